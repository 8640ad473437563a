//! Cruise Control's proposals: for each partition that it would change, the replicas before and after.
//!
//! ```json
//! {"summary": {"numReplicaMovements": 1}, "goalSummary": [],
//!  "proposals": [{"topicPartition": {"topic": "orders", "partition": 0}, "oldLeader": 1, "oldReplicas": [1, 2],
//!                 "newReplicas": [3, 2]}]}
//! ```
//!
//! `topicPartition` may be text too, as `"orders-0"`. The other fields of the answer are its report, and are passed
//! over.

use alloc::{borrow::ToOwned as _, string::String, vec::Vec};
use core::fmt::{self, Write as _};

use super::{
    Note,
    brokers_text::invalid,
    ignored::Ignored,
    joined::Joined,
    json_in_text::{Wanted, read_as},
    log_dirs::topic_partition,
    topic_name,
};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    limits::MAX_PARTITIONS,
    state::{Plan, partition_repeated},
    value::{Field, Object, Value},
};

/// What is to become of a partition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// The topic.
    pub topic: String,
    /// The partition's id.
    pub partition: i32,
    /// Who leads it now; nobody if it is offline.
    pub old_leader: Option<BrokerId>,
    /// Its replicas now; none for a partition that is to be added.
    pub old_replicas: Vec<BrokerId>,
    /// The replicas it is to have, the preferred leader first.
    pub new_replicas: Vec<BrokerId>,
}

/// Reads the proposals, in the text's order. There may be none: the cluster is balanced then.
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `UNEXPECTED_FORMAT` for a file of another kind; `INVALID_REQUEST` for a field,
/// and for a partition that is there twice.
pub fn parse_proposals(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<Vec<Proposal>, Error> {
    read_as(source, text, &WANTED, notes, proposals_from)
}

pub(super) const WANTED: Wanted<'_> =
    Wanted { key: "proposals", name: "Cruise Control's proposals", known_lines: &[] };

pub(super) fn proposals_from(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<Vec<Proposal>, Error> {
    let list = field.open_object("an object {proposals}")?.required("proposals", "a list of proposals")?;
    let mut ignored = Ignored::default();
    let mut proposals = Vec::new();
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for entry in list.list("proposals", most)? {
        let what = "a proposal {topicPartition, oldLeader, oldReplicas, newReplicas}";
        let known = ["topicPartition", "oldLeader", "oldReplicas", "newReplicas"];
        let object = entry.open_object(what)?;
        ignored.all_but(&object, &known);
        let (topic, partition) = partition_from(&object.required("topicPartition", "topic and partition")?)?;
        let new_replicas = object.required("newReplicas", "a list of broker ids")?;
        let old_leader = leader_from(&object.required("oldLeader", "the leader's id, or -1")?)?;
        let old_replicas = replicas_from(&object, "oldReplicas")?;
        let new_replicas = some_ids(&new_replicas)?;
        let topic = topic.to_owned();
        proposals.push(Proposal { topic, partition, old_leader, old_replicas, new_replicas });
    }
    let key = |at: usize| proposals.get(at).map(|proposal| (proposal.topic.as_str(), proposal.partition));
    if let Some((at, twice)) = partition_repeated(proposals.len(), &key) {
        return Err(partition_twice(format_args!("{}[{at}]", list.path()), twice));
    }
    ignored.note(notes);
    Ok(proposals)
}

fn partition_from<'a>(field: &Field<'a>) -> Result<(&'a str, i32), Error> {
    if let Value::Text(_) = field.value() {
        return topic_partition(field);
    }
    // Cruise Control's has a hash too.
    let object = field.open_object("topic and partition as \"orders-0\" or {topic, partition}")?;
    let (topic, partition) =
        (object.required("topic", "the topic's name")?, object.required("partition", "the partition's id")?);
    Ok((topic_name(&topic)?, partition.id()?))
}

/// A partition that a list has twice.
#[inline(never)]
pub(super) fn partition_twice(path: fmt::Arguments<'_>, (topic, partition): (&str, i32)) -> Error {
    let name = format_args!("{topic}-{partition}");
    invalid(path, format_args!("partition {name} is listed twice; expected it once"), &name)
        .with_number("partition", partition)
}

/// A leader, or -1 for none.
pub(super) fn leader_from(field: &Field<'_>) -> Result<Option<BrokerId>, Error> {
    match field.integer(-1, i32::MAX.into(), ErrorCode::InvalidRequest)? {
        -1 => Ok(None),
        _ => field.id().map(Some),
    }
}

/// Broker ids of a partition.
pub(super) fn replicas_from(object: &Object<'_>, name: &'static str) -> Result<Vec<BrokerId>, Error> {
    let field = object.required(name, "a list of broker ids")?;
    ids_from(&field)
}

/// Broker ids of a partition, of which there has to be one.
#[inline(never)]
pub(super) fn some_ids(field: &Field<'_>) -> Result<Vec<BrokerId>, Error> {
    let ids = ids_from(field)?;
    if ids.is_empty() {
        return Err(field.expected(format_args!("at least one broker id")));
    }
    Ok(ids)
}

pub(super) fn ids_from(field: &Field<'_>) -> Result<Vec<BrokerId>, Error> {
    field.ids("broker ids", i16::MAX.unsigned_abs().into())
}

/// What the proposals speak of, as plans: as it is, and as it is to be. A partition that is to be added has no place in
/// the first.
#[must_use]
pub fn proposals_plan(proposals: &[Proposal]) -> (Plan, Plan) {
    let (mut before, mut after) = (Plan::default(), Plan::default());
    for proposal in proposals {
        for (plan, replicas) in [(&mut before, &proposal.old_replicas), (&mut after, &proposal.new_replicas)]
        {
            if !replicas.is_empty() {
                plan.add(&proposal.topic, proposal.partition, replicas.clone());
            }
        }
    }
    (before, after)
}

/// The proposals as text, compact, without a report. Topic names must be such as Kafka allows.
#[must_use]
pub fn proposals_json(proposals: &[Proposal]) -> String {
    let mut text = String::from(r#"{"proposals":["#);
    for (at, proposal) in proposals.iter().enumerate() {
        let Proposal { topic, partition, old_leader, old_replicas, new_replicas } = proposal;
        let comma = if at == 0 { "" } else { "," };
        let leader = old_leader.unwrap_or(-1);
        let (before, after) = (Joined(old_replicas, ","), Joined(new_replicas, ","));
        // Writing into a string cannot fail.
        let _ = write!(
            text,
            r#"{comma}{{"topicPartition":{{"topic":"{topic}","partition":{partition}}},"oldLeader":{leader},"oldReplicas":[{before}],"newReplicas":[{after}]}}"#
        );
    }
    text.push_str("]}");
    text
}
