//! `parse` and `convert`: a text of any kind, as plain data and as another kind.

use alloc::{format, string::String};

use super::answered::answered;
use super::inputs::half_from;
use crate::{
    error::Error,
    formats::{Content, Document, Format, GenerateOutput, read_document},
    gather::Gather as _,
    limits::{MAX_NAME_BYTES, MAX_TEXT_BYTES},
    state::ClusterState,
    value::{Json, Object, ToJson, Value},
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
    answered(request, "a parse request", &[&["text", "format", "half"]], |object, json| {
        document_of(&object)?.write(json);
        Ok(())
    })
}

/// Reads a text and writes it in another format.
///
/// The request has `text` and `to`, and may have `format` and `half` as for [`parse_value`], and `topic` where the
/// other format holds one topic alone, or this one does not name it.
///
/// # Errors
/// Those of [`read_document`] and [`Content::write`].
pub fn convert_value(request: &Value) -> Result<String, Error> {
    answered(request, "a convert request", &[&["text", "to", "format", "half", "topic"]], write_converted)
}

fn write_converted(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let to = object.required("to", "the name of a format")?;
    let to = to.choice(&Format::writable().gather())?;
    let topic = object.optional_text("topic", "the topic's name", MAX_NAME_BYTES)?;
    json.raw(&document_of(&object)?.content.write(to, topic)?);
    Ok(())
}

fn document_of(object: &Object<'_>) -> Result<Document, Error> {
    let text =
        object.required("text", "the text of one of Kafka's tools")?.text("the text", MAX_TEXT_BYTES)?;
    let format = object.optional_choice("format", &Format::readable().gather())?;
    read_document("text", text, format, half_from(object)?)
}

impl ToJson for Document {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("format", &self.format.name());
        json.entry("what", &self.format.what());
        match &self.content {
            Content::Brokers(brokers) => json.entry("brokers", brokers),
            Content::Cluster(brokers, ClusterState { topics }) => {
                json.entry("brokers", brokers);
                json.entry("topics", topics);
            }
            Content::State(ClusterState { topics }) => json.entry("topics", topics),
            Content::Plan(plan) => json.entry("plan", plan),
            Content::Plans(GenerateOutput { current, proposed }) => {
                for (name, plan) in [("current", current), ("proposed", proposed)] {
                    if let Some(plan) = plan {
                        json.entry(name, plan);
                    }
                }
            }
            Content::Replicas(rows) => json.entry("replicas", rows),
            Content::Topics(topics) => json.entry("topicsToMove", topics),
            Content::BrokerList(ids) => json.entry("brokerList", ids),
            Content::LogDirs(log_dirs) => json.entry("logDirs", log_dirs),
            Content::BrokerSets(sets) => json.entry("brokerSets", sets),
            Content::Proposals(proposals) => json.entry("proposals", proposals),
        }
        json.entry("notes", &self.notes);
        json.close('}');
    }
}

impl ToJson for crate::formats::BrokerSet {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("brokerSetId", &self.id);
        json.entry("brokerIds", &self.brokers);
        if let Some(doc) = &self.doc {
            json.entry("doc", doc);
        }
        json.close('}');
    }
}

impl ToJson for crate::formats::Proposal {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topicPartition", &format!("{}-{}", self.topic, self.partition));
        json.entry("oldLeader", &self.old_leader);
        json.entry("oldReplicas", &self.old_replicas);
        json.entry("newReplicas", &self.new_replicas);
        json.close('}');
    }
}
