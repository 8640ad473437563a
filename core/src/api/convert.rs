//! `parse` and `convert`: a text of any kind, as plain data and as another kind.

use alloc::string::{String, ToString as _};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use super::inputs::half_from;
use crate::{
    error::Error,
    formats::{Content, Document, Format, GenerateOutput, read_document},
    limits::{MAX_NAME_BYTES, MAX_TEXT_BYTES},
    state::{ClusterState, LogDirs},
    value::{Field, Object, Value},
};

/// Reads a text and answers JSON.
///
/// The request has `text`, and may have `format`, where the text should not be looked at to find out what it is, and
/// `half`, which of two plans is meant.
///
/// ```json
/// {"format": "describe", "what": "the output of kafka-topics --describe",
///  "topics": [{"name": "orders", "partitions": [{"partition": 0, "leader": 1, "replicas": [1, 2], "isr": [1, 2]}]}],
///  "notes": []}
/// ```
///
/// What it holds stands under one or two of these keys: `brokers`, `topics`, `plan`, `current`, `proposed`,
/// `replicas`, `topicsToMove`, `brokerList`, `logDirs`, `brokerSets`, `proposals`.
///
/// # Errors
/// Those of [`read_document`].
pub fn parse_value(request: &Value) -> Result<String, Error> {
    let root = Field::root("", request);
    let read = document_of(&root.object("a parse request", &["text", "format", "half"])?)?;
    // Only strings and integers are written, which cannot fail.
    Ok(serde_json::to_string(&read).unwrap_or_default())
}

/// Reads a text and writes it in another format.
///
/// The request has `text` and `to`, and may have `format` and `half` as for [`parse_value`], and `topic` where the
/// other format holds one topic alone, or this one does not name it.
///
/// # Errors
/// Those of [`read_document`] and [`Content::write`].
pub fn convert_value(request: &Value) -> Result<String, Error> {
    let root = Field::root("", request);
    let object = root.object("a convert request", &["text", "to", "format", "half", "topic"])?;
    let to = object.required("to", "the name of a format")?;
    let to = to.choice(&Format::writable().collect::<alloc::vec::Vec<_>>())?;
    let topic = match object.get("topic")? {
        Some(topic) => Some(topic.text("the topic's name", MAX_NAME_BYTES)?),
        None => None,
    };
    document_of(&object)?.content.write(to, topic)
}

fn document_of(object: &Object<'_>) -> Result<Document, Error> {
    let text = object.required("text", "the text of one of Kafka's tools")?.text("the text", MAX_TEXT_BYTES)?;
    let format = match object.get("format")? {
        Some(format) => Some(format.choice(&Format::readable().collect::<alloc::vec::Vec<_>>())?),
        None => None,
    };
    read_document("text", text, format, half_from(object)?)
}

impl Serialize for Document {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", self.format.name())?;
        map.serialize_entry("what", self.format.what())?;
        match &self.content {
            Content::Brokers(brokers) => map.serialize_entry("brokers", brokers)?,
            Content::Cluster(brokers, ClusterState { topics }) => {
                map.serialize_entry("brokers", brokers)?;
                map.serialize_entry("topics", topics)?;
            }
            Content::State(ClusterState { topics }) => map.serialize_entry("topics", topics)?,
            Content::Plan(plan) => map.serialize_entry("plan", plan)?,
            Content::Plans(GenerateOutput { current, proposed }) => {
                for (name, plan) in [("current", current), ("proposed", proposed)] {
                    if let Some(plan) = plan {
                        map.serialize_entry(name, plan)?;
                    }
                }
            }
            Content::Replicas(rows) => map.serialize_entry("replicas", rows)?,
            Content::Topics(topics) => map.serialize_entry("topicsToMove", topics)?,
            Content::BrokerList(ids) => map.serialize_entry("brokerList", ids)?,
            Content::LogDirs(log_dirs) => map.serialize_entry::<_, LogDirs>("logDirs", log_dirs)?,
            Content::BrokerSets(sets) => map.serialize_entry("brokerSets", sets)?,
            Content::Proposals(proposals) => map.serialize_entry("proposals", proposals)?,
        }
        map.serialize_entry("notes", &self.notes)?;
        map.end()
    }
}

impl Serialize for crate::formats::BrokerSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("brokerSetId", &self.id)?;
        map.serialize_entry("brokerIds", &self.brokers)?;
        if let Some(doc) = &self.doc {
            map.serialize_entry("doc", doc)?;
        }
        map.end()
    }
}

impl Serialize for crate::formats::Proposal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("topicPartition", &(self.topic.clone() + "-" + &self.partition.to_string()))?;
        map.serialize_entry("oldLeader", &self.old_leader)?;
        map.serialize_entry("oldReplicas", &self.old_replicas)?;
        map.serialize_entry("newReplicas", &self.new_replicas)?;
        map.end()
    }
}
