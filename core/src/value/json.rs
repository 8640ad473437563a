//! Answers as JSON text.
//!
//! serde's derive and serializers write each type by code of its own, which a browser would load. Here every field is one
//! call with a name and a pointer. What is hard about JSON, a text's escapes, is left to `serde_json`.

use alloc::{string::String, vec::Vec};
use core::fmt::{self, Display, Formatter, Write as _};

use crate::wide::divided;

/// What can be written as JSON.
pub trait ToJson {
    /// Writes it.
    fn write(&self, json: &mut Json);

    /// It as JSON text: the same bytes from every engine.
    #[must_use]
    fn to_json(&self) -> String
    where
        Self: Sized,
    {
        let mut json = Json::default();
        self.write(&mut json);
        json.0
    }
}

/// JSON that is being written.
#[derive(Clone, Debug, Default)]
pub struct Json(String);

impl Json {
    /// A field of the open object.
    pub fn entry(&mut self, name: &str, value: &dyn ToJson) {
        self.text(name);
        self.0.push(':');
        value.write(self);
    }

    /// Fields of the open object that are counts.
    #[inline(never)]
    pub fn counts(&mut self, names: &[&str], counts: &[u64]) {
        for (name, count) in names.iter().zip(counts) {
            self.entry(name, count);
        }
    }

    /// An item of the open list.
    pub fn item(&mut self, value: &dyn ToJson) {
        value.write(self);
    }

    /// Begins an object or a list.
    #[inline(never)]
    pub fn open(&mut self, bracket: char) {
        self.separate();
        self.0.push(bracket);
    }

    /// Begins a field of the open object that is an object or a list.
    #[inline(never)]
    pub fn begin(&mut self, name: &str, bracket: char) {
        self.text(name);
        self.0.push(':');
        self.0.push(bracket);
    }

    /// Ends one.
    #[inline(never)]
    pub fn close(&mut self, bracket: char) {
        self.0.push(bracket);
    }

    /// A text.
    pub fn text(&mut self, text: &str) {
        self.separate();
        add_text(&mut self.0, text);
    }

    /// A number.
    pub fn number(&mut self, number: i64) {
        self.separate();
        // Writing into a string cannot fail.
        let _ = write!(self.0, "{number}");
    }

    /// What was written.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }

    /// Something that is JSON already.
    pub fn raw(&mut self, json: &str) {
        self.separate();
        self.0.push_str(json);
    }

    /// After a value there is a comma before the next.
    fn separate(&mut self) {
        if !matches!(self.0.as_bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.0.push(',');
        }
    }
}

/// A text as JSON has it.
pub(crate) fn json_text(text: &str) -> String {
    // Texts alone become JSON without fail.
    serde_json::to_string(text).unwrap_or_default()
}

/// The same, behind what is there.
pub(crate) fn add_text(json: &mut String, text: &str) {
    json.push_str(&json_text(text));
}

impl<T: ToJson> ToJson for [T] {
    fn write(&self, json: &mut Json) {
        json.open('[');
        for item in self {
            item.write(json);
        }
        json.close(']');
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn write(&self, json: &mut Json) {
        self.as_slice().write(json);
    }
}

impl<T: ToJson + ?Sized> ToJson for &T {
    fn write(&self, json: &mut Json) {
        (*self).write(json);
    }
}

impl<T: ToJson> ToJson for Option<T> {
    fn write(&self, json: &mut Json) {
        match self {
            Some(value) => value.write(json),
            None => json.raw("null"),
        }
    }
}

impl ToJson for str {
    fn write(&self, json: &mut Json) {
        json.text(self);
    }
}

impl ToJson for String {
    fn write(&self, json: &mut Json) {
        json.text(self);
    }
}

/// Text that is JSON already.
#[derive(Clone, Copy, Debug)]
pub struct Raw<'a>(pub &'a str);

impl ToJson for Raw<'_> {
    fn write(&self, json: &mut Json) {
        json.raw(self.0);
    }
}

impl ToJson for bool {
    fn write(&self, json: &mut Json) {
        json.raw(if *self { "true" } else { "false" });
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl ToJson for $number {
            fn write(&self, json: &mut Json) {
                json.number(i64::try_from(*self).unwrap_or(i64::MAX));
            }
        }
    )+};
}
numbers!(i16, i32, i64, u32, u64, usize);

/// A number of more than 53 bits, as decimal text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide(pub i128);

impl ToJson for Wide {
    fn write(&self, json: &mut Json) {
        json.text(&alloc::format!("{self}"));
    }
}

impl Display for Wide {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        if let Ok(number) = i64::try_from(self.0) {
            return write!(formatter, "{number}");
        }
        // Two halves of up to 19 digits, which 64 bits hold.
        let (high, low) = divided(self.0.unsigned_abs(), 10_u128.pow(19));
        let half = |half: u128| u64::try_from(half).unwrap_or(u64::MAX);
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(formatter, "{sign}")?;
        if high > 0 {
            return write!(formatter, "{}{:019}", half(high), half(low));
        }
        write!(formatter, "{}", half(low))
    }
}
