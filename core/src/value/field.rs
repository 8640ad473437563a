//! A value and the path to it: what a request is read from.

use alloc::{borrow::ToOwned as _, format, string::String, vec::Vec};
use core::{
    cell::RefCell,
    fmt::{self, Write as _},
    ptr, slice,
};

use super::{Value, brief};
use crate::error::{Error, ErrorCode, words};

/// An input, by whose name every path in it begins.
///
/// A path is needed by errors alone, so nothing carries one: it is found by looking for the value, whose place in memory
/// tells it from every other. A field is then two words, which is what most of the code that reads requests moves around.
#[derive(Debug)]
pub struct Top<'a> {
    name: &'a str,
    value: &'a Value,
    /// Fields that are spelt otherwise than documented, by the places of their values: one fault has one message in
    /// every language.
    respelt: RefCell<Vec<(*const Value, &'static str)>>,
}

#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Key(&'a str),
    Item(usize),
}

impl<'a> Top<'a> {
    /// An input of this name. A request has none.
    #[must_use]
    pub const fn new(name: &'a str, value: &'a Value) -> Self {
        Self { name, value, respelt: RefCell::new(Vec::new()) }
    }

    /// Its value, to be read.
    #[must_use]
    pub const fn field(&'a self) -> Field<'a> {
        Field { value: self.value, top: self }
    }

    /// The path of a value of this input, and of one that it could have.
    fn path(&self, value: &Value, below: Option<&str>) -> String {
        let mut steps = Vec::new();
        if let Some(key) = below {
            steps.push(Step::Key(key));
        }
        self.find(self.value, value, &mut steps);
        let mut path = self.name.to_owned();
        // A request's own fields have nothing before them.
        let mut dot = if path.is_empty() { "" } else { "." };
        for step in steps.iter().rev() {
            // Writing into a string cannot fail.
            let _ = match step {
                Step::Key(key) => write!(path, "{dot}{}", brief(key)),
                Step::Item(index) => write!(path, "[{index}]"),
            };
            dot = ".";
        }
        path
    }

    /// Adds the steps from `at` to the value, the last one first.
    fn find(&self, at: &'a Value, value: &Value, steps: &mut Vec<Step<'a>>) -> bool {
        if ptr::eq(at, value) {
            return true;
        }
        match at {
            Value::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    if self.find(item, value, steps) {
                        steps.push(Step::Item(index));
                        return true;
                    }
                }
            }
            Value::Map(entries) => {
                for (key, entry) in entries {
                    if self.find(entry, value, steps) {
                        steps.push(Step::Key(self.documented(entry).unwrap_or(key)));
                        return true;
                    }
                }
            }
            _ => {}
        }
        false
    }

    fn documented(&self, value: &Value) -> Option<&'static str> {
        let respelt = self.respelt.borrow();
        respelt.iter().find(|(other, _)| ptr::eq(*other, value)).map(|(_, name)| *name)
    }
}

/// One field of the input, to be read as what is expected there.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    value: &'a Value,
    top: &'a Top<'a>,
}

impl<'a> Field<'a> {
    /// The value itself, unread.
    #[must_use]
    pub const fn value(&self) -> &'a Value {
        self.value
    }

    /// The field's path: `topics[0].name`.
    #[must_use]
    pub fn path(&self) -> String {
        self.top.path(self.value, None)
    }

    /// An error about this field: `what` completes the sentence "`path`: ...".
    #[must_use]
    pub fn error(&self, code: ErrorCode, what: fmt::Arguments<'_>) -> Error {
        let path = self.path();
        let colon = if path.is_empty() { "" } else { ": " };
        Error::new(code, format_args!("{path}{colon}{what}")).with_field(path).with_value(self.value)
    }

    /// The error that something else stands here than what was expected.
    #[must_use]
    pub fn expected(&self, what: fmt::Arguments<'_>) -> Error {
        self.error(ErrorCode::InvalidRequest, format_args!("expected {what}, got {}", self.value))
    }

    /// An integer from `min` to `max`; one outside gets the code `outside`.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything that is no exact integer.
    pub fn integer(&self, min: i64, max: i64, outside: ErrorCode) -> Result<i64, Error> {
        let refused = |code| {
            self.error(code, format_args!("expected an integer from {min} to {max}, got {}", self.value))
        };
        match self.value {
            Value::Int(number) if (min..=max).contains(number) => Ok(*number),
            Value::Int(_) | Value::Huge(_) => Err(refused(outside)),
            _ => Err(refused(ErrorCode::InvalidRequest)),
        }
    }

    /// A positive integer that fits `T`. Zero and below are let through: what they mean is for the caller to say.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything that is no exact integer; `outside` for one that does not fit.
    pub fn count<T: TryFrom<i64>>(&self, most: i64, outside: ErrorCode) -> Result<T, Error> {
        match self.value {
            Value::Int(number) if *number <= 0 => T::try_from(*number).ok(),
            _ => T::try_from(self.integer(1, most, outside)?).ok(),
        }
        .ok_or_else(|| {
            self.error(outside, format_args!("expected an integer from 1 to {most}, got {}", self.value))
        })
    }

    /// A non-negative 32-bit integer, as broker and partition ids are.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else.
    pub fn id(&self) -> Result<i32, Error> {
        let id = self.integer(0, i32::MAX.into(), ErrorCode::InvalidRequest)?;
        i32::try_from(id).map_err(|_| self.expected(format_args!("a 32-bit integer")))
    }

    /// A list of ids.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else; `LIMIT_EXCEEDED` for more than `most`.
    pub fn ids(&self, what: &str, most: usize) -> Result<Vec<i32>, Error> {
        let list = self.list(what, most)?;
        let mut ids = Vec::with_capacity(list.len());
        for id in list {
            ids.push(id.id()?);
        }
        Ok(ids)
    }

    /// A 64-bit integer, also as decimal text (JSON cannot carry one safely).
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else, a rounded number among it.
    pub fn wide_integer(&self) -> Result<i64, Error> {
        match self.value {
            Value::Int(number) => Some(*number),
            Value::Text(text) => text.parse().ok().filter(|number: &i64| format!("{number}") == *text),
            _ => None,
        }
        .ok_or_else(|| {
            self.expected(format_args!(
                "an integer of 64 bits (in JSON, as decimal text where it may pass 2^53)"
            ))
        })
    }

    /// True or false.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else.
    pub fn flag(&self) -> Result<bool, Error> {
        match self.value {
            Value::Bool(flag) => Ok(*flag),
            _ => Err(self.expected(format_args!("true or false"))),
        }
    }

    /// Text of at most `longest` bytes.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else; `LIMIT_EXCEEDED` for a longer one.
    pub fn text(&self, what: &str, longest: usize) -> Result<&'a str, Error> {
        match self.value {
            Value::Text(text) if text.len() <= longest => Ok(text),
            Value::Text(text) => Err(self.error(
                ErrorCode::LimitExceeded,
                format_args!("{what} has {} bytes, the limit is {longest}", text.len()),
            )),
            _ => Err(self.expected(format_args!("{what} as text"))),
        }
    }

    /// One of a few words.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else.
    pub fn choice<T: Copy>(&self, choices: &[(&str, T)]) -> Result<T, Error> {
        for (word, choice) in choices {
            if matches!(self.value, Value::Text(text) if word == text) {
                return Ok(*choice);
            }
        }
        Err(self.not_one_of(&mut choices.iter().map(|(word, _)| *word)))
    }

    #[inline(never)]
    fn not_one_of(&self, words: &mut dyn Iterator<Item = &str>) -> Error {
        // All of them: who asks for another has to be told.
        let mut text = String::from("one of ");
        for (at, word) in words.enumerate() {
            let comma = if at > 0 { ", " } else { "" };
            // Writing into a string cannot fail.
            let _ = write!(text, "{comma}\"{word}\"");
        }
        self.expected(format_args!("{text}"))
    }

    /// The items of a list of at most `most`.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else; `LIMIT_EXCEEDED` for more of them.
    pub fn list(&self, what: &str, most: usize) -> Result<Items<'a>, Error> {
        let Value::List(items) = self.value else {
            return Err(self.expected(format_args!("a list of {what}")));
        };
        self.check_count(items.len(), what, most)?;
        Ok(Items { values: items.iter(), top: self.top })
    }

    /// The entries of a map of at most `most`, whatever their keys.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else; `LIMIT_EXCEEDED` for more of them.
    pub fn entries(
        &self,
        what: &str,
        most: usize,
    ) -> Result<impl ExactSizeIterator<Item = (&'a str, Field<'a>)> + use<'a>, Error> {
        let Value::Map(entries) = self.value else {
            return Err(self.expected(format_args!("{what}")));
        };
        self.check_count(entries.len(), what, most)?;
        let top = self.top;
        Ok(entries.iter().map(move |(key, value)| (key.as_str(), Field { value, top })))
    }

    /// An object with known fields. Any other field, or one given twice, is an error.
    ///
    /// Names are in camelCase; the same in `snake_case` is taken too.
    ///
    /// # Errors
    /// `INVALID_REQUEST`.
    pub fn object(&self, what: &str, known: &[&'static str]) -> Result<Object<'a>, Error> {
        let object = self.open_object(what)?;
        for (key, _) in object.entries() {
            if !known.iter().any(|name| same_name(name, key)) {
                let path = self.top.path(self.value, Some(key));
                // All of them: who asks for another has to be told.
                let fields = words(|to| {
                    for (at, name) in known.iter().enumerate() {
                        let comma = if at > 0 { ", " } else { "" };
                        write!(to, "{comma}{name}")?;
                    }
                    Ok(())
                });
                return Err(Error::new(
                    ErrorCode::InvalidRequest,
                    format_args!("{path}: unknown field; {what} has {fields}"),
                )
                .with_field(path)
                .with_value(&brief(key)));
            }
        }
        Ok(object)
    }

    /// An object of another maker's, which may have fields that are of no use here.
    ///
    /// # Errors
    /// `INVALID_REQUEST`.
    pub fn open_object(&self, what: &str) -> Result<Object<'a>, Error> {
        match self.value {
            Value::Map(_) => Ok(Object(*self)),
            _ => Err(self.expected(format_args!("{what}"))),
        }
    }

    fn check_count(&self, count: usize, what: &str, most: usize) -> Result<(), Error> {
        if count <= most {
            return Ok(());
        }
        Err(self
            .error(ErrorCode::LimitExceeded, format_args!("{count} {what}, the limit is {most}"))
            .with_number("limit", i64::try_from(most).unwrap_or(i64::MAX)))
    }
}

/// The items of a list.
#[derive(Clone, Debug)]
pub struct Items<'a> {
    values: slice::Iter<'a, Value>,
    top: &'a Top<'a>,
}

impl<'a> Iterator for Items<'a> {
    type Item = Field<'a>;

    fn next(&mut self) -> Option<Field<'a>> {
        Some(Field { value: self.values.next()?, top: self.top })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.values.size_hint()
    }
}

impl ExactSizeIterator for Items<'_> {}

/// The fields of an object.
#[derive(Clone, Copy, Debug)]
pub struct Object<'a>(Field<'a>);

impl<'a> Object<'a> {
    fn entries(&self) -> &'a [(String, Value)] {
        self.0.value.entries()
    }

    /// The names of all fields, as they are spelt.
    pub fn keys(&self) -> impl Iterator<Item = &'a str> {
        self.entries().iter().map(|(key, _)| key.as_str())
    }

    /// The field of this name, unless it is missing or null.
    ///
    /// # Errors
    /// `INVALID_REQUEST` if it is given twice.
    pub fn get(&self, name: &'static str) -> Result<Option<Field<'a>>, Error> {
        Ok(self.get_or_null(name)?.filter(|field| !matches!(field.value, Value::Null)))
    }

    /// The field of this name, `null` included: for the one field where null says something.
    ///
    /// # Errors
    /// `INVALID_REQUEST` if it is given twice.
    pub fn get_or_null(&self, name: &'static str) -> Result<Option<Field<'a>>, Error> {
        self.first_of(&[name])
    }

    /// The one field that goes by any of these names.
    ///
    /// # Errors
    /// `INVALID_REQUEST` if more than one is there.
    pub fn first_of(&self, names: &[&'static str]) -> Result<Option<Field<'a>>, Error> {
        let mut first = None;
        for (key, value) in self.entries() {
            let Some(name) = names.iter().find(|name| same_name(name, key)) else { continue };
            let field = Field { value, top: self.0.top };
            if key != name {
                field.top.respelt.borrow_mut().push((value, name));
            }
            if first.is_some() {
                return Err(
                    field.error(ErrorCode::InvalidRequest, format_args!("given twice; expected it once"))
                );
            }
            first = Some(field);
        }
        Ok(first)
    }

    /// The field of this name.
    ///
    /// # Errors
    /// `INVALID_REQUEST` if it is missing, null or given twice.
    pub fn required(&self, name: &'static str, what: &str) -> Result<Field<'a>, Error> {
        self.get(name)?.ok_or_else(|| self.missing(name, what))
    }

    /// True or false; `default` if the field is missing or null.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else.
    // This and what follows is read in many places: a call costs each of them less than a field that is passed around.
    #[inline(never)]
    pub fn flag_or(&self, name: &'static str, default: bool) -> Result<bool, Error> {
        match self.get(name)? {
            Some(field) => field.flag(),
            None => Ok(default),
        }
    }

    /// A non-negative 32-bit integer, if the field is there.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else.
    #[inline(never)]
    pub fn optional_id(&self, name: &'static str) -> Result<Option<i32>, Error> {
        match self.get(name)? {
            Some(field) => field.id().map(Some),
            None => Ok(None),
        }
    }

    /// A non-negative 32-bit integer: `what` it is.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else, and if the field is missing.
    #[inline(never)]
    pub fn id(&self, name: &'static str, what: &str) -> Result<i32, Error> {
        self.required(name, what)?.id()
    }

    /// An integer from 1 to `most`, if the field is there; one outside gets the code `outside`.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything that is no exact integer.
    #[inline(never)]
    pub fn optional_number(
        &self,
        name: &'static str,
        most: i32,
        outside: ErrorCode,
    ) -> Result<Option<u32>, Error> {
        match self.get(name)? {
            Some(field) => Ok(u32::try_from(field.integer(1, most.into(), outside)?).ok()),
            None => Ok(None),
        }
    }

    /// A 64-bit integer, also as decimal text, if the field is there.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else.
    #[inline(never)]
    pub fn optional_wide(&self, name: &'static str) -> Result<Option<i64>, Error> {
        match self.get(name)? {
            Some(field) => field.wide_integer().map(Some),
            None => Ok(None),
        }
    }

    /// A 64-bit integer, also as decimal text: `what` it is.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else, and if the field is missing.
    #[inline(never)]
    pub fn wide(&self, name: &'static str, what: &str) -> Result<i64, Error> {
        self.required(name, what)?.wide_integer()
    }

    /// Text of at most `longest` bytes: `what` it is.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else, and if the field is missing; `LIMIT_EXCEEDED` for a longer one.
    #[inline(never)]
    pub fn text(&self, name: &'static str, what: &str, longest: usize) -> Result<&'a str, Error> {
        self.required(name, what)?.text(what, longest)
    }

    /// Text of at most `longest` bytes, if the field is there: `what` it is.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else; `LIMIT_EXCEEDED` for a longer one.
    #[inline(never)]
    pub fn optional_text(
        &self,
        name: &'static str,
        what: &str,
        longest: usize,
    ) -> Result<Option<&'a str>, Error> {
        match self.get(name)? {
            Some(field) => field.text(what, longest).map(Some),
            None => Ok(None),
        }
    }

    /// Whether the field is there and not null.
    ///
    /// # Errors
    /// `INVALID_REQUEST` if it is given twice.
    #[inline(never)]
    pub fn has(&self, name: &'static str) -> Result<bool, Error> {
        Ok(self.get(name)?.is_some())
    }

    /// One of a few words, if the field is there.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else.
    pub fn optional_choice<T: Copy>(
        &self,
        name: &'static str,
        choices: &[(&str, T)],
    ) -> Result<Option<T>, Error> {
        match self.get(name)? {
            Some(field) => field.choice(choices).map(Some),
            None => Ok(None),
        }
    }

    /// The error that a field is missing.
    #[must_use]
    pub fn missing(&self, name: &'static str, what: &str) -> Error {
        let path = self.0.top.path(self.0.value, Some(name));
        Error::new(ErrorCode::InvalidRequest, format_args!("{path}: missing; expected {what}"))
            .with_field(path)
            .with_value(&"null")
    }
}

/// Whether a key is this camelCase name, or the same name in `snake_case`.
pub(crate) fn same_name(name: &str, key: &str) -> bool {
    let mut key = key.bytes();
    // Nearly all pairs differ in their first letter, and this is asked for each name and each key of a large input.
    let same = name.bytes().all(|letter| match key.next() {
        Some(own) if own == letter => true,
        Some(b'_') => letter.is_ascii_uppercase() && key.next() == Some(letter.to_ascii_lowercase()),
        _ => false,
    });
    same && key.next().is_none()
}
