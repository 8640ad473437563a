//! `read_metadata`: brokers and topics as a client sees them.

use alloc::{string::String, vec::Vec};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use crate::{
    cluster::Broker,
    error::Error,
    formats::{Note, parse_kcat_json},
    state::ClusterState,
};

/// What `kcat -L -J` shows of a cluster. As JSON: `{"brokers": [...], "topics": [...], "notes": [...]}`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MetadataAnswer {
    /// The brokers, of unknown rack.
    pub brokers: Vec<Broker>,
    /// The topics, in the text's order.
    pub state: ClusterState,
    /// What to know about the reading.
    pub notes: Vec<Note>,
}

/// Reads the output of `kcat -L -J`.
///
/// # Errors
/// See [`parse_kcat_json`].
pub fn read_metadata(text: &str) -> Result<MetadataAnswer, Error> {
    let mut notes = Vec::new();
    let (brokers, state) = parse_kcat_json("metadata", text, &mut notes)?;
    Ok(MetadataAnswer { brokers, state, notes })
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
        map.serialize_entry("brokers", &self.brokers)?;
        map.serialize_entry("topics", &self.state.topics)?;
        map.serialize_entry("notes", &self.notes)?;
        map.end()
    }
}
