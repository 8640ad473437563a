//! An answer of `place` whose replicas travel beside its JSON: for millions of them.

use alloc::{string::String, vec::Vec};

use super::{PlaceAnswer, TopicAnswer, place_value};
use crate::{
    value::{Json, ToJson},
    {cluster::BrokerId, error::Error, value::Value},
};

/// An answer in two parts: JSON without replicas, and a flat list of replicas a topic.
#[derive(Clone, Debug)]
pub struct FlatAnswer(PlaceAnswer);

/// Reads a request from plain data and places.
///
/// # Errors
/// As [`place_value`].
pub fn place_flat(request: &Value) -> Result<FlatAnswer, Error> {
    place_value(request).map(FlatAnswer)
}

impl FlatAnswer {
    /// All but the replicas, as JSON: `{"seed", "algorithm", "spread", "topics", "warnings"}`.
    #[must_use]
    pub fn head(&self) -> String {
        ToJson::to_json(self)
    }

    /// The replicas of each topic, row by row; none for a topic that failed.
    pub fn into_replicas(self) -> impl Iterator<Item = Option<Vec<BrokerId>>> {
        self.0.topics.into_iter().map(|topic| topic.outcome.ok().map(|placed| placed.assignment.into_flat()))
    }
}

impl ToJson for FlatAnswer {
    fn write(&self, json: &mut Json) {
        json.open('{');
        self.0.write_how(json);
        json.entry("topics", &Topics(&self.0.topics));
        json.entry("warnings", &self.0.warnings);
        json.close('}');
    }
}

struct Topics<'a>(&'a [TopicAnswer]);

impl ToJson for Topics<'_> {
    fn write(&self, json: &mut Json) {
        json.open('[');
        for topic in self.0 {
            json.item(&Topic(topic));
        }
        json.close(']');
    }
}

struct Topic<'a>(&'a TopicAnswer);

impl ToJson for Topic<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("name", &self.0.name);
        match &self.0.outcome {
            Err(error) => json.entry("error", error),
            Ok(placed) => {
                json.entry("startPartition", &placed.assignment.start());
                json.entry("replicationFactor", &placed.replication_factor);
            }
        }
        json.close('}');
    }
}
