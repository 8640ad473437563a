//! topicctl's JSON: partitions as it lists them, and a topic's config with a static assignment.
//!
//! ```json
//! [{"topic": "orders", "ID": 0, "leader": 1, "replicas": [1, 2], "isr": [1, 2]}]
//! {"meta": {"name": "orders"}, "spec": {"partitions": 1, "replicationFactor": 2,
//!  "placement": {"strategy": "static", "staticAssignments": [[1, 2]]}}}
//! ```
//!
//! The config is YAML for topicctl, which JSON is too; other YAML is not read here. Only the strategy `static` names
//! brokers. The same goes for Confluent's placement constraints, which are told apart here.

use alloc::{borrow::ToOwned as _, format, string::String, vec::Vec};
use core::{
    fmt::{self, Write as _},
    mem,
};

use super::{
    Note,
    ignored::Ignored,
    joined::Joined,
    json_in_text::{Wanted, read_as},
    proposals::{ids_from, leader_from, partition_twice, replicas_from, some_ids},
    topic_name,
};
use crate::{
    error::{Error, ErrorCode},
    limits::MAX_PARTITIONS,
    order::places,
    state::{ClusterState, Leader, PartitionState, Plan, PlanEntry, Row, TopicState, partition_order},
    value::{Field, quoted},
};

/// Reads a list of partitions: topics in the order of the text, partitions ascending.
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `UNEXPECTED_FORMAT` for a file of another kind; `INVALID_REQUEST` for a field,
/// and for a partition that is there twice.
pub fn parse_topicctl_partitions(
    source: &str,
    text: &str,
    notes: &mut Vec<Note>,
) -> Result<ClusterState, Error> {
    read_as(source, text, &PARTITIONS, notes, partitions_from)
}

pub(super) const PARTITIONS: Wanted<'_> =
    Wanted { key: "", name: "topicctl's list of partitions", known_lines: &[] };

pub(super) fn partitions_from(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<ClusterState, Error> {
    let mut ignored = Ignored::default();
    let mut read: Vec<(String, PartitionState)> = Vec::new();
    for entry in field.list("partitions", most())? {
        let known = ["topic", "ID", "leader", "replicas", "isr", "version", "controllerEpoch", "leaderEpoch"];
        let object = entry.open_object("a partition {topic, ID, leader, replicas, isr}")?;
        ignored.all_but(&object, &known);
        let Some(topic) = object.get("topic")? else {
            return Err(object.missing("topic", "the topic's name"));
        };
        let partition = PartitionState {
            partition: object.id("ID", "the partition's id")?,
            leader: leader_from(&object.required("leader", "the leader's id, or -1")?)?
                .map_or(Leader::None, Leader::Broker),
            replicas: replicas_from(&object, "replicas")?,
            isr: object.get("isr")?.map(|isr| ids_from(&isr)).transpose()?,
            ..PartitionState::default()
        };
        read.push((topic_name(&topic)?.to_owned(), partition));
    }
    ignored.note(notes);

    let key = |at: usize| read.get(at).map(|(topic, partition)| (topic.as_str(), partition.partition));
    let order = partition_order(read.len(), &key);
    let mut topics: Vec<(usize, TopicState)> = Vec::new();
    for at in order {
        let Some((name, partition)) = read.get_mut(at) else { continue };
        let Some((first, topic)) = topics.last_mut().filter(|(_, topic)| topic.name == *name) else {
            let mut topic = TopicState::named(name);
            topic.partitions.push(mem::take(partition));
            topics.push((at, topic));
            continue;
        };
        if topic.partitions.last().is_some_and(|last| last.partition == partition.partition) {
            return Err(partition_twice(format_args!("{}[{at}]", field.path()), (name, partition.partition)));
        }
        *first = at.min(*first);
        topic.partitions.push(mem::take(partition));
    }
    let first = |at: usize| topics.get(at).map(|(first, _)| *first);
    let order = places(topics.len(), &|left, right| first(left).cmp(&first(right)));
    let mut state = ClusterState::default();
    for at in order {
        state.topics.extend(topics.get_mut(at).map(|(_, topic)| mem::take(topic)));
    }
    Ok(state)
}

fn most() -> usize {
    usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX)
}

/// Reads the static assignment of a topic's config, given as JSON.
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `UNEXPECTED_FORMAT` for a file of another kind; `INVALID_REQUEST` for a field,
/// for another strategy, and where `partitions` or `replicationFactor` say something else than the assignment.
pub fn parse_topicctl_topic(source: &str, text: &str, notes: &mut Vec<Note>) -> Result<Plan, Error> {
    read_as(source, text, &CONFIG, notes, topic_from)
}

pub(super) const CONFIG: Wanted<'_> =
    Wanted { key: "spec", name: "a topic config of topicctl, as JSON", known_lines: &[] };

pub(super) fn topic_from(field: &Field<'_>, _: &mut Vec<Note>) -> Result<Plan, Error> {
    let root = field.open_object("a topic config {meta, spec}")?;
    let meta = root.required("meta", "an object {name}")?;
    let name = meta.open_object("an object {name}")?.required("name", "the topic's name")?;
    let topic = topic_name(&name)?;
    let spec = root.required("spec", "an object {placement}")?;
    let spec = spec.open_object("an object {placement}")?;
    let placement = spec.required("placement", "an object {strategy, staticAssignments}")?;
    let placement = placement.open_object("an object {strategy, staticAssignments}")?;
    // Any other strategy names no brokers, and topicctl does not look at an assignment beside it.
    placement.required("strategy", "\"static\"")?.choice(&[("static", ())])?;
    let list = placement.required("staticAssignments", "a list of lists of broker ids")?;
    let mut plan = Plan::default();
    for (partition, replicas) in (0..).zip(list.list("lists", most())?) {
        plan.add(topic, partition, some_ids(&replicas)?);
    }
    let factor = |entry: &PlanEntry| i64::try_from(entry.replicas.len()).unwrap_or(i64::MAX);
    if let Some(count) = spec.get("partitions")?
        && !count.value().is_int(i64::try_from(plan.entries.len()).unwrap_or(i64::MAX))
    {
        return Err(
            count.expected(format_args!("{}, the partitions of staticAssignments", plan.entries.len()))
        );
    }
    if let Some(wanted) = spec.get("replicationFactor")?
        && let Some(other) = plan.entries.iter().find(|entry| !wanted.value().is_int(factor(entry)))
    {
        return Err(wanted.expected(format_args!(
            "{}, the replicas of partition {}",
            factor(other),
            other.partition
        )));
    }
    Ok(plan)
}

/// A topic's config with the static assignment of its rows; of another topic's rows nothing is taken. It has the fields
/// that the assignment decides: topicctl wants the cluster, region and environment in `meta` too.
///
/// # Errors
/// `INVALID_REQUEST` for partitions that are not all from 0 on, in order: the assignment names none. And for different
/// numbers of replicas, which topicctl refuses.
pub fn topicctl_json(topic: &str, rows: &[Row<'_>]) -> Result<String, Error> {
    let refuse = |what: fmt::Arguments<'_>| {
        Err(Error::new(ErrorCode::InvalidRequest, what)
            .with_field("topic")
            .with_value(&quoted(topic))
            .with_topic(topic))
    };
    let mut lists = String::new();
    let (mut count, mut factor) = (0, 0);
    for row in rows.iter().filter(|row| row.topic == topic) {
        if row.partition != count {
            return refuse(format_args!("a static assignment has all partitions from 0 on, in order"));
        }
        if count > 0 {
            if row.replicas.len() != factor {
                return refuse(format_args!(
                    "a static assignment has the same number of replicas for every partition"
                ));
            }
            lists.push(',');
        }
        factor = row.replicas.len();
        count = count.saturating_add(1);
        // Writing into a string cannot fail.
        let _ = write!(lists, "[{}]", Joined(row.replicas, ","));
    }
    if count == 0 {
        return refuse(format_args!("no partition of it is there; expected all of them"));
    }
    Ok(format!(
        r#"{{"meta":{{"name":"{topic}"}},"spec":{{"partitions":{count},"replicationFactor":{factor},"placement":{{"strategy":"static","staticAssignments":[{lists}]}}}}}}"#
    ))
}
