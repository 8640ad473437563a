//! An answer of `place` whose replicas travel beside its JSON: for millions of them.

use alloc::{
    string::{String, ToString as _},
    vec::Vec,
};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use super::{PlaceAnswer, TopicAnswer, place_value};
use crate::{cluster::BrokerId, error::Error, value::Value};

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
    /// All but the replicas, as JSON: `{"seed", "algorithm", "topics", "warnings"}`.
    #[must_use]
    pub fn head(&self) -> String {
        // Only strings and integers are written, which cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The replicas of each topic, row by row; none for a topic that failed.
    pub fn into_replicas(self) -> impl Iterator<Item = Option<Vec<BrokerId>>> {
        self.0.topics.into_iter().map(|topic| topic.outcome.ok().map(|placed| placed.assignment.into_flat()))
    }
}

impl Serialize for FlatAnswer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seed", &self.0.seed.map(|seed| seed.to_string()))?;
        map.serialize_entry("algorithm", self.0.algorithm.name())?;
        map.serialize_entry("topics", &Topics(&self.0.topics))?;
        map.serialize_entry("warnings", &self.0.warnings)?;
        map.end()
    }
}

struct Topics<'a>(&'a [TopicAnswer]);

impl Serialize for Topics<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Topic))
    }
}

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
