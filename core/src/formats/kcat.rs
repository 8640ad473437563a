//! The metadata that `kcat -L -J` prints: brokers' ids, and topics as they stand. It shows no racks, pods or fencing.
//!
//! ```json
//! {"originating_broker": {"id": -1, "name": "k:9092/bootstrap"}, "query": {"topic": "*"}, "controllerid": 1,
//!  "brokers": [{"id": 1001, "name": "k1:9092"}],
//!  "topics": [{"topic": "t", "partitions": [{"partition": 0, "leader": 1001, "replicas": [{"id": 1001}], "isrs": [{"id": 1001}]}]}]}
//! ```
//!
//! The broker that answered may be shown as id -1; it is not one of the brokers. Partitions come in any order.

use alloc::{borrow::ToOwned as _, format, string::String, vec::Vec};
use serde::Serialize;

use super::{
    Note,
    brokers_text::{kind_of_json, kind_of_text, unexpected},
};
use crate::{
    cluster::{Broker, BrokerId},
    error::{Error, ErrorCode},
    limits::{MAX_BROKERS, MAX_JSON_BYTES, MAX_NAME_BYTES, MAX_PARTITIONS, MAX_TOPICS},
    order::{first_repeated, sort},
    value::{Field, Object, Value, checked_text, quoted},
};

/// A cluster as a client sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    /// The brokers, of unknown rack.
    pub brokers: Vec<Broker>,
    /// The topics, in the text's order.
    pub topics: Vec<TopicMetadata>,
    /// What to know about the reading.
    pub notes: Vec<Note>,
}

/// A topic as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TopicMetadata {
    /// The name.
    pub name: String,
    /// The partitions, ascending.
    pub partitions: Vec<PartitionMetadata>,
}

/// A partition as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartitionMetadata {
    /// The id.
    pub partition: i32,
    /// The leader, if there is one.
    pub leader: Option<BrokerId>,
    /// The replicas, the preferred leader first.
    pub replicas: Vec<BrokerId>,
    /// The replicas in sync, in the text's order.
    pub isr: Vec<BrokerId>,
}

/// Whether this is such an output: by the keys that only it has.
pub(super) fn is_kcat(value: &Value) -> bool {
    let Value::Map(entries) = value else { return false };
    entries.iter().any(|(key, _)| key == "originating_broker" || key == "controllerid")
}

/// Reads the output of `kcat -L -J`. `source` names the text in errors.
///
/// # Errors
/// `PARSE_ERROR` for what is no JSON; `UNEXPECTED_FORMAT` for JSON of another kind; `INVALID_REQUEST` for a field.
pub fn parse_kcat_json(source: &str, text: &str) -> Result<Metadata, Error> {
    let expected = "the output of kcat -L -J";
    let text = checked_text(source, text, MAX_JSON_BYTES)?;
    if !text.trim_start().starts_with(['{', '[']) {
        return Err(unexpected(source, kind_of_text(text), expected));
    }
    let value = Value::from_json(source, text)?;
    if !is_kcat(&value) {
        let kind = kind_of_json(&value).unwrap_or("JSON of another kind");
        return Err(unexpected(source, kind, expected));
    }
    metadata_from(&Field::root(source, &value))
}

pub(super) fn metadata_from(field: &Field<'_>) -> Result<Metadata, Error> {
    let root = field.open_object("an object")?;
    let mut metadata = Metadata::default();
    let brokers = root.required("brokers", "a list of brokers")?;
    for broker in brokers.list("brokers", MAX_BROKERS)? {
        let broker = broker.open_object("a broker {id, name}")?;
        metadata.brokers.push(Broker::new(broker.required("id", "the broker's id")?.id()?));
    }
    if let Some(index) = first_repeated(&metadata.brokers, |left, right| left.id.cmp(&right.id)) {
        let id = metadata.brokers.get(index).map_or(0, |broker| broker.id);
        let at = format!("{}[{index}].id", brokers.path());
        let message = format!("{at}: {id} is given twice; every broker has an id of its own");
        return Err(Error::new(ErrorCode::InvalidRequest, message)
            .with_field(at)
            .with_value(format!("{id}"))
            .with_number("broker", id));
    }
    if let Some(topics) = root.get("topics")? {
        for topic in topics.list("topics", MAX_TOPICS)? {
            metadata.topics.push(topic_from(&topic)?);
        }
        if let Some(index) = first_repeated(&metadata.topics, |left, right| left.name.cmp(&right.name)) {
            let name = metadata.topics.get(index).map_or("", |topic| &topic.name);
            let (at, shown) = (format!("{}[{index}].topic", topics.path()), quoted(name));
            return Err(Error::new(ErrorCode::InvalidRequest, format!("{at}: topic {shown} is given twice"))
                .with_field(at)
                .with_value(shown));
        }
    }
    metadata.notes.push(Note::new("RACKS_UNKNOWN", "kcat shows no racks: they are unknown, not none"));
    let partitions = || metadata.topics.iter().flat_map(|topic| &topic.partitions);
    let moved = partitions()
        .filter(|partition| {
            partition.leader.is_some() && partition.leader != partition.replicas.first().copied()
        })
        .count();
    let all = partitions().count();
    if moved * 2 > all {
        metadata.notes.push(Note::new(
            "LEADERS_NOT_PREFERRED",
            format!(
                "{moved} of {all} partitions are not led by their first replica; very old brokers list replicas in no order"
            ),
        ));
    }
    Ok(metadata)
}

fn topic_from(field: &Field<'_>) -> Result<TopicMetadata, Error> {
    let topic = field.open_object("a topic {topic, partitions}")?;
    let name =
        topic.required("topic", "the topic's name")?.text("the topic's name", MAX_NAME_BYTES)?.to_owned();
    let list = topic.required("partitions", "a list of partitions")?;
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    let mut partitions: Vec<PartitionMetadata> = list
        .list("partitions", most)?
        .map(|partition| partition_from(&partition))
        .collect::<Result<_, _>>()?;
    let by_id = |left: &PartitionMetadata, right: &PartitionMetadata| left.partition.cmp(&right.partition);
    if let Some(twice) = first_repeated(&partitions, by_id).and_then(|at| partitions.get(at)) {
        return Err(list
            .error(ErrorCode::InvalidRequest, &format!("partition {name}-{} is given twice", twice.partition))
            .with_number("partition", twice.partition));
    }
    sort(&mut partitions, by_id);
    Ok(TopicMetadata { name, partitions })
}

fn partition_from(field: &Field<'_>) -> Result<PartitionMetadata, Error> {
    let partition = field.open_object("a partition {partition, leader, replicas, isrs}")?;
    let leader = partition.required("leader", "the leader's id, or -1")?;
    Ok(PartitionMetadata {
        partition: partition.required("partition", "the partition's id")?.id()?,
        leader: match leader.integer(-1, i32::MAX.into(), ErrorCode::InvalidRequest)? {
            -1 => None,
            _ => Some(leader.id()?),
        },
        replicas: ids_from(&partition, "replicas")?,
        isr: ids_from(&partition, "isrs")?,
    })
}

/// A list of `{"id": 1}`.
fn ids_from(partition: &Object<'_>, name: &'static str) -> Result<Vec<BrokerId>, Error> {
    partition
        .required(name, "a list of {id}")?
        .list("replicas", MAX_BROKERS)?
        .map(|replica| replica.open_object("a replica {id}")?.required("id", "the broker's id")?.id())
        .collect()
}
