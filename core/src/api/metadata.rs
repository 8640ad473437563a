//! `read_metadata`: brokers and topics as a client sees them.

use alloc::string::String;
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use crate::{
    error::Error,
    formats::{Metadata, parse_kcat_json},
};

/// What `kcat -L -J` shows of a cluster. As JSON: `{"brokers": [...], "topics": [...], "notes": [...]}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MetadataAnswer(pub Metadata);

/// Reads the output of `kcat -L -J`.
///
/// # Errors
/// See [`parse_kcat_json`].
pub fn read_metadata(text: &str) -> Result<MetadataAnswer, Error> {
    parse_kcat_json("metadata", text).map(MetadataAnswer)
}

impl MetadataAnswer {
    /// The answer as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Serialize for MetadataAnswer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("brokers", &self.0.brokers)?;
        map.serialize_entry("topics", &self.0.topics)?;
        map.serialize_entry("notes", &self.0.notes)?;
        map.end()
    }
}
