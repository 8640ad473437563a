//! What a reader wants said about the text it read.

use alloc::string::String;
use core::fmt;

use crate::{
    error::text_of,
    value::{Json, ToJson},
};

/// A remark on a text that was read: what was passed over, what it could not carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// A code to branch on: `LINES_SKIPPED`, `RACKS_UNKNOWN`, ...
    pub code: &'static str,
    /// The sentence.
    pub message: String,
}

impl Note {
    #[inline(never)]
    pub(super) fn new(code: &'static str, message: fmt::Arguments<'_>) -> Self {
        Self { code, message: text_of(message) }
    }
}

impl ToJson for Note {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("code", &self.code);
        json.entry("message", &self.message);
        json.close('}');
    }
}
