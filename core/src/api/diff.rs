//! `diff`: two assignments, or an assignment and a plan, side by side.

use alloc::{string::String, vec::Vec};

use super::answered::answered;
use super::inputs::{Assignment, assignment_from};
use crate::{
    analysis::{BrokerChange, Change, Summary, diff},
    error::Error,
    formats::Half,
    value::{Json, Object, ToJson, Value},
};

/// Compares two assignments and answers JSON: `{"before", "after"}` may each be text or plain data that holds one.
///
/// ```json
/// {"summary": {"partitions": 3, "unchanged": 0, "partitionsWithDataMove": 2, "partitionsOrderOnly": 1,
///              "replicasAdded": 2, "replicasRemoved": 2, "preferredLeaderChanges": 3, "replicationFactorChanges": 0,
///              "onlyBefore": 0, "onlyAfter": 0},
///  "partitions": [{"topic": "first", "partition": 0, "change": "moved", "before": [0, 2, 1], "after": [2, 3, 0],
///                  "adds": [3], "removes": [1], "reason": "adds 3; removes 1; preferred leader 0 -> 2"}],
///  "brokers": [{"broker": 0, "leadersBefore": 1, "leadersAfter": 1, "replicasBefore": 3, "replicasAfter": 3}],
///  "notes": []}
/// ```
///
/// # Errors
/// Those of the formats, naming the field.
pub fn diff_value(request: &Value) -> Result<String, Error> {
    answered(request, "a diff request", &[&["before", "after", "half"]], write_diff)
}

fn write_diff(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let mut notes = Vec::new();
    let before =
        assignment_from(&object.required("before", "an assignment")?, Some(Half::Current), &mut notes)?;
    let half = super::inputs::half_from(&object)?;
    let after = assignment_from(&object.required("after", "an assignment or a plan")?, half, &mut notes)?;
    let (left, right) = (before.rows(), after.rows());
    let is_plan = matches!(after, Assignment::Plan(_)) && matches!(before, Assignment::State(_));
    let diff = diff(&left, &right, is_plan);
    json.open('{');
    json.entry("summary", &diff.summary);
    json.entry("partitions", &diff.changes);
    json.entry("brokers", &diff.brokers);
    json.entry("notes", &notes);
    json.close('}');
    Ok(())
}

const COUNTS: [&str; 10] = [
    "partitions",
    "unchanged",
    "partitionsWithDataMove",
    "partitionsOrderOnly",
    "replicasAdded",
    "replicasRemoved",
    "preferredLeaderChanges",
    "replicationFactorChanges",
    "onlyBefore",
    "onlyAfter",
];

impl ToJson for Summary {
    fn write(&self, json: &mut Json) {
        let counts = [
            self.partitions,
            self.unchanged,
            self.partitions_with_data_move,
            self.partitions_order_only,
            self.replicas_added,
            self.replicas_removed,
            self.preferred_leader_changes,
            self.replication_factor_changes,
            self.only_before,
            self.only_after,
        ];
        json.open('{');
        json.counts(&COUNTS, &counts);
        json.close('}');
    }
}

impl ToJson for Change<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topic", &self.topic);
        json.entry("partition", &self.partition);
        json.entry("change", &self.kind().name());
        for (name, replicas) in [("before", self.before), ("after", self.after)] {
            if let Some(replicas) = replicas {
                json.entry(name, &replicas);
            }
        }
        if self.before.is_some() && self.after.is_some() {
            json.entry("adds", &self.adds());
            json.entry("removes", &self.removes());
        }
        json.entry("reason", &self.reason());
        json.close('}');
    }
}

impl ToJson for BrokerChange {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("broker", &self.broker);
        json.counts(&["leadersBefore", "leadersAfter"], &self.leaders);
        json.counts(&["replicasBefore", "replicasAfter"], &self.replicas);
        json.close('}');
    }
}
