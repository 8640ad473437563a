//! An answer of `place` whose long lists travel beside its JSON: for millions of partitions.

use alloc::{string::String, vec::Vec};

use super::{PlaceAnswer, place_answer::Lists, place_value};
use crate::{
    error::Error,
    placement::Run,
    value::{Json, Value},
};

/// An answer in two parts: JSON that says all but what grows with the partitions, and two flat lists a topic.
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
    /// The answer as JSON, as [`PlaceAnswer::to_json`] has it, but without `load`, which is a count over the replicas,
    /// and with null for `replicas` and `specs` of each topic: [`into_lists`](Self::into_lists) has them.
    #[must_use]
    pub fn head(&self) -> String {
        let mut json = Json::default();
        self.0.write_with(&mut json, Lists::Beside);
        json.into_text()
    }

    /// Two lists for each topic, none for one that failed: its replicas, row by row, and its specs, each of them three
    /// numbers: the first partition, how many there are, and the place of their brokers in `eligible`.
    #[must_use]
    pub fn into_lists(self) -> Vec<Option<Vec<i32>>> {
        let mut lists = Vec::new();
        for topic in self.0.topics {
            let placed = topic.outcome.ok();
            let specs = placed.as_ref().map(|placed| specs(&placed.runs));
            lists.push(placed.map(|placed| placed.assignment.into_flat()));
            lists.push(specs);
        }
        lists
    }
}

fn specs(runs: &[Run]) -> Vec<i32> {
    let mut specs = Vec::with_capacity(runs.len().saturating_mul(3));
    for run in runs {
        // Ids of partitions have 31 bits, and there are at most as many sets as rules, and one.
        let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        specs.extend_from_slice(&[
            number(run.start),
            number(run.count),
            i32::try_from(run.set).unwrap_or(i32::MAX),
        ]);
    }
    specs
}
