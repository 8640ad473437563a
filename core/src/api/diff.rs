//! `diff`: two assignments, or an assignment and a plan, side by side.

use alloc::{format, string::String, vec::Vec};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use super::inputs::{Assignment, assignment_from};
use crate::{
    analysis::{BrokerChange, Change, Diff, Summary, diff},
    error::Error,
    formats::Note,
    state::Row,
    value::{Field, Value},
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
    let root = Field::root("", request);
    let object = root.object("a diff request", &["before", "after", "half"])?;
    let mut notes = Vec::new();
    let before = assignment_from(&object.required("before", "an assignment")?, None, &mut notes)?;
    let half = super::inputs::half_from(&object)?;
    let after = assignment_from(&object.required("after", "an assignment or a plan")?, half, &mut notes)?;
    let (left, right): (Vec<Row<'_>>, Vec<Row<'_>>) = (before.rows().collect(), after.rows().collect());
    let is_plan = matches!(after, Assignment::Plan(_)) && matches!(before, Assignment::State(_));
    let answer = DiffAnswer { diff: diff(&left, &right, is_plan), notes };
    // Only strings and integers are written, which cannot fail.
    Ok(serde_json::to_string(&answer).unwrap_or_default())
}

struct DiffAnswer<'a> {
    diff: Diff<'a>,
    notes: Vec<Note>,
}

impl Serialize for DiffAnswer<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("summary", &self.diff.summary)?;
        map.serialize_entry("partitions", &self.diff.changes)?;
        map.serialize_entry("brokers", &self.diff.brokers)?;
        map.serialize_entry("notes", &self.notes)?;
        map.end()
    }
}

impl Serialize for Summary {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let counts = [
            ("partitions", self.partitions),
            ("unchanged", self.unchanged),
            ("partitionsWithDataMove", self.partitions_with_data_move),
            ("partitionsOrderOnly", self.partitions_order_only),
            ("replicasAdded", self.replicas_added),
            ("replicasRemoved", self.replicas_removed),
            ("preferredLeaderChanges", self.preferred_leader_changes),
            ("replicationFactorChanges", self.replication_factor_changes),
            ("onlyBefore", self.only_before),
            ("onlyAfter", self.only_after),
        ];
        serializer.collect_map(counts)
    }
}

impl Serialize for Change<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("topic", self.topic)?;
        map.serialize_entry("partition", &self.partition)?;
        map.serialize_entry("change", self.kind().name())?;
        for (name, replicas) in [("before", self.before), ("after", self.after)] {
            if let Some(replicas) = replicas {
                map.serialize_entry(name, replicas)?;
            }
        }
        if self.before.is_some() && self.after.is_some() {
            map.serialize_entry("adds", &self.adds())?;
            map.serialize_entry("removes", &self.removes())?;
        }
        map.serialize_entry("reason", &self.reason())?;
        map.end()
    }
}

impl Serialize for BrokerChange {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(5))?;
        map.serialize_entry("broker", &self.broker)?;
        for (name, [before, after]) in [("leaders", self.leaders), ("replicas", self.replicas)] {
            map.serialize_entry(&format!("{name}Before"), &before)?;
            map.serialize_entry(&format!("{name}After"), &after)?;
        }
        map.end()
    }
}
