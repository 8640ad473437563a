//! The calls of both JavaScript engines: plain values in, JSON text out.

use alloc::{string::String, vec::Vec};
use podstripe::{
    Error,
    api::{self, BrokersRequest, PlaceAnswer, TopicAnswer},
    limits::{MAX_NAME_BYTES, MAX_TEXT_BYTES},
    value::{Field, Value},
};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

pub(crate) fn place(request: &Value) -> Result<String, Error> {
    api::place_value(request).map(|answer| answer.to_json())
}

pub(crate) fn place_flat(request: &Value) -> Result<FlatAnswer, Error> {
    api::place_value(request).map(FlatAnswer)
}

pub(crate) fn read_brokers(text: &Value, options: &Value) -> Result<String, Error> {
    let root = Field::root("", options);
    let (mut racks, mut pods) = (None, None);
    if !matches!(options, Value::Null) {
        let options = root.object("the options", &["racks", "pods"])?;
        racks = options.get("racks")?;
        pods = options.get("pods")?;
    }
    let text_of = |field: &Field<'_>, what| field.text(what, MAX_TEXT_BYTES).map(String::from);
    let racks = racks.map(|field| text_of(&field, "a rack map")).transpose()?;
    let pods = pods.map(|field| text_of(&field, "a pod map")).transpose()?;
    let brokers = Field::root("brokers", text).text("the brokers", MAX_TEXT_BYTES)?;
    api::read_brokers(&BrokersRequest { brokers, racks: racks.as_deref(), pods: pods.as_deref() })
        .map(|read| read.to_json())
}

pub(crate) fn read_metadata(text: &Value) -> Result<String, Error> {
    let text = Field::root("metadata", text).text("the metadata", MAX_TEXT_BYTES)?;
    api::read_metadata(text).map(|read| read.to_json())
}

pub(crate) fn to_reassignment_json(placement: &Value) -> Result<String, Error> {
    api::reassignment_json(placement)
}

pub(crate) fn to_replica_assignment(placement: &Value, topic: &Value) -> Result<String, Error> {
    let topic = match topic {
        Value::Null => None,
        topic => Some(Field::root("topic", topic).text("the topic's name", MAX_NAME_BYTES)?),
    };
    api::replica_assignment(placement, topic)
}

/// An answer whose replicas travel as buffers beside its JSON.
pub(crate) struct FlatAnswer(PlaceAnswer);

impl FlatAnswer {
    /// All but the replicas, as JSON.
    pub(crate) fn head(&self) -> String {
        // Only strings and integers are written, which cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The replicas of each topic, row by row; none for a topic that failed.
    pub(crate) fn into_replicas(self) -> impl Iterator<Item = Option<Vec<i32>>> {
        self.0.topics.into_iter().map(|topic| topic.outcome.ok().map(|placed| placed.assignment.into_flat()))
    }
}

impl Serialize for FlatAnswer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Topic<'a>(&'a TopicAnswer);

        impl Serialize for Topic<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                map.serialize_entry("name", &self.0.name)?;
                match &self.0.outcome {
                    Err(error) => map.serialize_entry("error", error)?,
                    Ok(placed) => {
                        map.serialize_entry("startPartition", &placed.assignment.start())?;
                        map.serialize_entry("replicationFactor", &placed.replication_factor)?;
                    }
                }
                map.end()
            }
        }

        struct Topics<'a>(&'a [TopicAnswer]);

        impl Serialize for Topics<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.0.iter().map(Topic))
            }
        }

        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seed", &self.0.seed.map(|seed| alloc::format!("{seed}")))?;
        map.serialize_entry("algorithm", self.0.algorithm.name())?;
        map.serialize_entry("topics", &Topics(&self.0.topics))?;
        map.serialize_entry("warnings", &self.0.warnings)?;
        map.end()
    }
}
