//! What a reader wants said about the text it read.

use alloc::string::String;

use crate::value::{Json, ToJson};

/// A remark on a text that was read: what was passed over, what it could not carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// A code to branch on: `LINES_SKIPPED`, `RACKS_UNKNOWN`, ...
    pub code: &'static str,
    /// The sentence.
    pub message: String,
}

impl Note {
    pub(super) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
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
