//! A value and the path to it: what a request is read from.

use alloc::{format, string::String, vec::Vec};
use core::fmt::{self, Write as _};

use super::{Value, brief};
use crate::error::{Error, ErrorCode};

/// Where a value stands. A chain of borrowed steps: it is written out only when an error needs it.
#[derive(Clone, Copy, Debug)]
struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    step: Step<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Key(&'a str),
    Item(usize),
}

impl<'a> Path<'a> {
    const fn key(&'a self, key: &'a str) -> Self {
        Self { parent: Some(self), step: Step::Key(key) }
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(parent) = self.parent else {
            return match self.step {
                Step::Key(name) => formatter.write_str(name),
                Step::Item(_) => Ok(()),
            };
        };
        parent.fmt(formatter)?;
        match self.step {
            Step::Key(key) => {
                // A request's own fields have nothing before them.
                let dot = if matches!(parent, Self { parent: None, step: Step::Key("") }) { "" } else { "." };
                write!(formatter, "{dot}{}", brief(key))
            }
            Step::Item(index) => write!(formatter, "[{index}]"),
        }
    }
}

/// One field of the input, to be read as what is expected there.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    value: &'a Value,
    path: Path<'a>,
}

impl<'a> Field<'a> {
    /// The top of an input. The name leads every path below; a request has none.
    #[must_use]
    #[inline(never)]
    pub const fn root(name: &'a str, value: &'a Value) -> Self {
        Self { value, path: Path { parent: None, step: Step::Key(name) } }
    }

    /// The value itself, unread.
    #[must_use]
    pub const fn value(&self) -> &'a Value {
        self.value
    }

    /// The field's path: `topics[0].name`.
    #[must_use]
    pub fn path(&self) -> String {
        format!("{}", self.path)
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
    pub fn list<'f>(&'f self, what: &str, most: usize) -> Result<Items<'f>, Error> {
        let Value::List(items) = self.value else {
            return Err(self.expected(format_args!("a list of {what}")));
        };
        self.check_count(items.len(), what, most)?;
        Ok(Items { values: items, path: &self.path, at: 0 })
    }

    /// The entries of a map of at most `most`, whatever their keys.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for anything else; `LIMIT_EXCEEDED` for more of them.
    pub fn entries<'f>(
        &'f self,
        what: &str,
        most: usize,
    ) -> Result<impl ExactSizeIterator<Item = (&'f str, Field<'f>)> + use<'f>, Error> {
        let Value::Map(entries) = self.value else {
            return Err(self.expected(format_args!("{what}")));
        };
        self.check_count(entries.len(), what, most)?;
        Ok(entries.iter().map(|(key, value)| (key.as_str(), Field { value, path: self.path.key(key) })))
    }

    /// An object with known fields. Any other field, or one given twice, is an error.
    ///
    /// Names are in camelCase; the same in `snake_case` is taken too.
    ///
    /// # Errors
    /// `INVALID_REQUEST`.
    pub fn object<'f>(&'f self, what: &str, known: &'f [&'static str]) -> Result<Object<'f>, Error> {
        let object = self.open_object(what)?;
        for (key, _) in object.entries {
            if !known.iter().any(|name| same_name(name, key)) {
                let path = self.path.key(key);
                return Err(Error::new(
                    ErrorCode::InvalidRequest,
                    format_args!("{path}: unknown field; {what} has {}", known.join(", ")),
                )
                .with_field(format!("{path}"))
                .with_value(&brief(key)));
            }
        }
        Ok(object)
    }

    /// An object of another maker's, which may have fields that are of no use here.
    ///
    /// # Errors
    /// `INVALID_REQUEST`.
    pub fn open_object<'f>(&'f self, what: &str) -> Result<Object<'f>, Error> {
        match self.value {
            Value::Map(entries) => Ok(Object { entries, path: &self.path }),
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

/// The items of a list, each with its path.
#[derive(Clone, Debug)]
pub struct Items<'a> {
    values: &'a [Value],
    path: &'a Path<'a>,
    at: usize,
}

impl<'a> Iterator for Items<'a> {
    type Item = Field<'a>;

    // Once, not at each of the many places where a list is read.
    #[inline(never)]
    fn next(&mut self) -> Option<Field<'a>> {
        let value = self.values.get(self.at)?;
        self.at += 1;
        Some(Field { value, path: Path { parent: Some(self.path), step: Step::Item(self.at - 1) } })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.values.len().saturating_sub(self.at);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Items<'_> {}

/// The fields of an object.
#[derive(Clone, Copy, Debug)]
pub struct Object<'a> {
    entries: &'a [(String, Value)],
    path: &'a Path<'a>,
}

impl<'a> Object<'a> {
    /// The names of all fields, as they are spelt.
    pub fn keys(&self) -> impl Iterator<Item = &'a str> {
        self.entries.iter().map(|(key, _)| key.as_str())
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
        for (key, value) in self.entries {
            let Some(name) = names.iter().find(|name| same_name(name, key)) else { continue };
            // The name as documented, not as spelt: one fault has one message in every language.
            let field = Field { value, path: self.path.key(name) };
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
        let path = self.path.key(name);
        Error::new(ErrorCode::InvalidRequest, format_args!("{path}: missing; expected {what}"))
            .with_field(format!("{path}"))
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
