//! `read_metadata`: brokers and topics as a client sees them.

use alloc::{string::String, vec::Vec};

use crate::{
    cluster::Broker,
    error::Error,
    formats::{Note, parse_kcat_json},
    state::ClusterState,
    value::{Json, ToJson},
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
        ToJson::to_json(self)
    }
}

impl ToJson for MetadataAnswer {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("brokers", &self.brokers);
        json.entry("topics", &self.state.topics);
        json.entry("notes", &self.notes);
        json.close('}');
    }
}
