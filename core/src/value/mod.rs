//! Input of any origin as one plain tree, and the checked reading of it.
//!
//! # Goals
//! 1. One reader for all engines: a wrong input gets the same code and the same words whether it came as JSON text,
//!    from Python or from JavaScript.
//! 2. Every error names the field by its path, the value, and what was expected.
//! 3. Nothing is coerced: what a runtime cannot say exactly (a float, an integer beyond 64 bits) arrives as what it
//!    is and is refused where an exact number is wanted.
//! 4. Small code: each request type is read by a few calls, not by generated visitors of its own.
//!
//! ```text
//! JSON text ─ serde_json ─┐
//! Python objects ─────────┼─> Value ─> Field (value + path) ─> request structs
//! JavaScript values ──────┘
//! ```

mod budget;
mod field;
mod float;
mod json;

pub use budget::Budget;
pub(crate) use field::same_name;
pub use field::{Field, Object, Top};
pub use json::{Json, Raw, ToJson, Wide};
pub(crate) use json::{add_text, json_text};

use alloc::{borrow::ToOwned as _, format, string::String, vec::Vec};
use core::fmt;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::{
    error::{Error, ErrorCode, listed},
    limits::MAX_JSON_BYTES,
};

/// A piece of input. Maps keep the order of their entries, and entries given twice.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`, `None`; also what a runtime calls undefined.
    Null,
    /// A truth value. Never a number.
    Bool(bool),
    /// An integer that fits 64 bits with a sign.
    Int(i64),
    /// An integer beyond that: in decimal if it fits 64 bits without a sign, else in words.
    Huge(String),
    /// A number that is not an integer, or that its runtime may have rounded.
    Float(f64),
    /// Text.
    Text(String),
    /// A list.
    List(Vec<Self>),
    /// A map from text. Integer keys are written in decimal.
    Map(Vec<(String, Self)>),
    /// Something that is none of these; holds the name of its type.
    Foreign(String),
}

/// How many characters of a value a message shows.
const LONGEST_SHOWN: usize = 60;

impl Value {
    /// Reads a JSON text. `source` names the text in errors: "brokers", say.
    ///
    /// # Errors
    /// `LIMIT_EXCEEDED` for a text over [`MAX_JSON_BYTES`]; `PARSE_ERROR` with line and column for one that is
    /// empty or no JSON.
    pub fn from_json(source: &str, text: &str) -> Result<Self, Error> {
        let text = checked_text(source, text, MAX_JSON_BYTES)?;
        serde_json::from_str(text).map_err(|cause| {
            let (line, column) = (cause.line(), cause.column());
            // serde_json ends its message with the position, which is told apart here.
            let cause = format!("{cause}");
            let what = split_at(&cause, " at line ").map_or(cause.as_str(), |(what, _)| what);
            Error::new(
                ErrorCode::ParseError,
                format_args!("{source}: not valid JSON: {what} (line {line}, column {column})"),
            )
            .with_field(source)
            .with_number("line", i64::try_from(line).unwrap_or(i64::MAX))
            .with_number("column", i64::try_from(column).unwrap_or(i64::MAX))
        })
    }

    /// A number that may be a float. From 2^64 on every float is an integer, only not one that anyone could use.
    #[must_use]
    pub fn of_float(number: f64) -> Self {
        const BEYOND: f64 = 18_446_744_073_709_551_616.0;
        const BELOW: f64 = -18_446_744_073_709_551_616.0;
        if number.is_finite() && (number >= BEYOND || number <= BELOW) {
            Self::beyond()
        } else {
            Self::Float(number)
        }
    }

    /// An integer that needs more than 64 bits, from whatever runtime: JSON and JavaScript no longer have its digits.
    #[must_use]
    pub fn beyond() -> Self {
        Self::Huge("an integer beyond 64 bits".into())
    }

    /// Whether it is this integer.
    #[must_use]
    pub const fn is_int(&self, number: i64) -> bool {
        matches!(self, Self::Int(own) if *own == number)
    }

    /// Whether it is null.
    #[must_use]
    pub const fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// The entries of a map; none of anything else.
    #[must_use]
    pub fn entries(&self) -> &[(String, Self)] {
        match self {
            Self::Map(entries) => entries,
            _ => &[],
        }
    }

    /// The value as a sentence shows it: what [`Display`](fmt::Display) writes.
    #[must_use]
    pub fn shown(&self) -> String {
        format!("{self}")
    }
}

/// The value as a sentence shows it: as JSON would, or its kind if it has parts.
impl fmt::Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Self::Null => "null",
            Self::Bool(true) => "true",
            Self::Bool(false) => "false",
            Self::Int(value) => return write!(formatter, "{value}"),
            Self::Huge(digits) => return formatter.write_str(&cut(digits)),
            Self::Float(value) => return formatter.write_str(&float::shown(*value)),
            Self::Text(text) => return formatter.write_str(&json_text(&cut(text))),
            Self::List(items) if items.is_empty() => "an empty list",
            Self::List(items)
                if items.len() <= 4 && items.iter().all(|item| matches!(item, Self::Int(_))) =>
            {
                return write!(formatter, "[{}]", listed(items));
            }
            Self::List(items) => return write!(formatter, "a list of {}", items.len()),
            Self::Map(_) => "an object",
            Self::Foreign(kind) => return write!(formatter, "a value of type {}", cut(kind)),
        };
        formatter.write_str(words)
    }
}

/// Refuses a text that is too long or has nothing in it, and takes a byte order mark off the rest.
pub(crate) fn checked_text<'t>(source: &str, text: &'t str, limit: usize) -> Result<&'t str, Error> {
    if text.len() > limit {
        return Err(Error::new(
            ErrorCode::LimitExceeded,
            format_args!("{source}: the text has {} bytes, the limit is {limit}", text.len()),
        )
        .with_field(source)
        .with_value(&format_args!("{} bytes", text.len()))
        .with_number("limit", i64::try_from(limit).unwrap_or(i64::MAX)));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(Error::new(ErrorCode::ParseError, format_args!("{source}: the text is empty"))
            .with_field(source)
            .with_value(&"\"\""));
    }
    Ok(text)
}

/// What stands before and after the first place of a mark.
///
/// The standard library's own search is made for long needles, and costs a browser a kilobyte.
pub(crate) fn split_at<'t>(text: &'t str, mark: &str) -> Option<(&'t str, &'t str)> {
    let at = text.as_bytes().windows(mark.len()).position(|part| part == mark.as_bytes())?;
    Some((text.get(..at)?, text.get(at + mark.len()..)?))
}

/// What stands before and after the last place of a mark of one byte.
#[inline(never)]
pub(crate) fn split_at_last(text: &str, mark: u8) -> Option<(&str, &str)> {
    let at = text.bytes().rposition(|byte| byte == mark)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// Whether a text starts as JSON does that has parts.
#[inline(never)]
pub(crate) fn opens_json(text: &str) -> bool {
    matches!(text.trim_start().as_bytes().first(), Some(b'{' | b'['))
}

/// A text without spaces and tabs around it. Line breaks stay.
#[inline(never)]
pub(crate) fn without_blanks(text: &str) -> &str {
    let is_mark = |byte: u8| !matches!(byte, b' ' | b'\t');
    let start = text.bytes().position(is_mark).unwrap_or(text.len());
    let end = text.bytes().rposition(is_mark).map_or(start, |last| last + 1);
    text.get(start..end).unwrap_or_default()
}

/// A number as Rust reads it, a sign too, but no `-0`. One parser for all types: each one's own is half a kilobyte to a
/// browser.
#[inline(never)]
pub(crate) fn parsed<T: TryFrom<i64>>(text: &str) -> Option<T> {
    text.parse::<i64>()
        .ok()
        .filter(|number| *number != 0 || !text.starts_with('-'))
        .and_then(|number| T::try_from(number).ok())
}

/// A text as a message shows it: in quotation marks, as JSON would, cut short if long.
pub(crate) const fn quoted(text: &str) -> Quoted<'_> {
    Quoted(text)
}

/// What [`quoted`] gives: written where a message is, so that nobody has to keep it.
#[derive(Clone, Copy)]
pub(crate) struct Quoted<'t>(&'t str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Escaped: a control character or a quotation mark must not reach a terminal or confuse a reader.
        formatter.write_str(&json_text(&cut(self.0)))
    }
}

/// A name or key as a message shows it: not longer than a line, and without control characters.
pub(crate) const fn brief(text: &str) -> Brief<'_> {
    Brief(text)
}

/// What [`brief`] gives.
#[derive(Clone, Copy)]
pub(crate) struct Brief<'t>(&'t str);

impl fmt::Display for Brief<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = cut(self.0);
        if !text.contains(char::is_control) {
            return formatter.write_str(&text);
        }
        for letter in text.chars() {
            write!(formatter, "{}", letter.escape_default())?;
        }
        Ok(())
    }
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(LONGEST_SHOWN) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}...", text.get(..end).unwrap_or(text)),
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        Value::deserialize(deserializer)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Int(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(i64::try_from(value).map_or_else(|_| Value::Huge(format!("{value}")), Value::Int))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Value::of_float(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::Text(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = sequence.next_element()? {
            items.push(item);
        }
        Ok(Value::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut entries = Vec::new();
        while let Some((key, value)) = map.next_entry::<Value, Value>()? {
            let key = match key {
                Value::Text(text) => text,
                other => other.shown(),
            };
            entries.push((key, value));
        }
        Ok(Value::Map(entries))
    }
}
