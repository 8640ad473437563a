//! Topics as they stand, as plain data: our own JSON, and what Kafka's clients give, which name the same things
//! differently.
//!
//! ```text
//! ours, see `state_json`        {topics: [{name, partitions: [{partition, leader, replicas, isr, ...}]}]}
//! kafkajs                       {topics: [{name, partitions: [{partitionErrorCode, partitionId, leader, replicas, isr}]}]}
//! @confluentinc, fetch...       [{name, partitions: [{partitionId, leader, replicas, isr, leaderNode, ...}]}]
//! @confluentinc, getMetadata    {topics: [{name, partitions: [{id, leader, replicas, isrs}]}]}
//! @platformatic/kafka           {topics: Map {name: {partitions: [{leader, replicas, isr}]}}}, by place
//! kafka-python                  [{name, partitions: [{partition_index, leader_id, replica_nodes, isr_nodes}]}]
//! aiokafka                      [{topic, partitions: [{partition, leader, replicas, isr}]}]
//! confluent-kafka, list_topics  {topics: {name: {topic, partitions: {id: {id, leader, replicas, isrs, error}}}}}
//! confluent-kafka, describe...  [{name, partitions: [{id, leader: {id}, replicas: [{id}], isr: [{id}]}]}], or by name
//! kcat -L -J                    {topics: [{topic, partitions: [{partition, leader, replicas: [{id}], isrs: [{id}]}]}]}
//! a reassignment plan           {partitions: [{topic, partition, replicas}]}
//! a placement                   {topics: [{name, replicas: [[id]]}]}, or with all ids in one list: see `placed_rows`
//! ```
//!
//! They differ in names and in containers only: a list may be a map by name or id instead, and a broker's id an object
//! that has it. So one reader has all names in one table. Fields that it does not know are passed over, as clients add
//! some with every release; a value that is there and wrong is refused.

use alloc::{format, string::String, vec::Vec};

use super::{
    Note,
    broker_records::{ID_NAMES, id_in_key},
    placed_rows::placed_rows,
    reassignment::{log_dirs_from, plan_from, topic_name},
};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    limits::{MAX_NAME_BYTES, MAX_PARTITIONS, MAX_TEXT_BYTES, MAX_TOPICS},
    order::{first_repeated, sort},
    state::{ClusterState, Leader, PartitionState, TopicState, check_name},
    value::{Field, Object, Value, quoted},
};

type List = &'static [&'static str];

/// What one kind of source calls things. The first name of each is what a missing one is reported by.
pub(super) struct Names {
    topic: List,
    partition: List,
    leader: List,
    /// In turn: a client that gives brokers' ids and brokers gives the same ones.
    replicas: List,
    isr: List,
    /// Whether every name must be there, and every broker of a list is an object.
    strict: bool,
}

const CLIENTS: Names = Names {
    topic: &["name", "topic"],
    partition: &["partition", "partitionId", "partitionIndex", "id"],
    leader: &["leader", "leaderId"],
    replicas: &["replicas", "replicaNodes"],
    isr: &["isr", "isrs", "isrNodes"],
    strict: false,
};
pub(super) const KCAT: Names = Names {
    topic: &["topic"],
    partition: &["partition"],
    leader: &["leader"],
    replicas: &["replicas"],
    isr: &["isrs"],
    strict: true,
};
const ELR: List = &["elr", "eligibleLeaderReplicas"];
const LAST_KNOWN_ELR: List = &["lastKnownElr"];
const ADDING: List = &["adding", "addingReplicas"];
const REMOVING: List = &["removing", "removingReplicas"];
const ERRORS: List = &["partitionErrorCode", "errorCode", "error"];

/// The attributes of clients' objects, in three kinds; an object is of a kind if it has the first.
pub(super) const CLUSTER_ATTRIBUTES: List = &["topics", "brokers"];
pub(super) const TOPIC_ATTRIBUTES: List = &["partitions", "name", "topic", "topicId", "error"];
pub(super) const PARTITION_ATTRIBUTES: List =
    &["replicas", "id", "partition", "leader", "isr", "isrs", "error"];

/// Reads topics as they stand. A plan gives them too, without leaders, and so does a placement.
///
/// A map by name in which a topic is itself called `topics` or `partitions` is taken for what these words mean, and
/// refused; its values as a list are not.
///
/// # Errors
/// `INVALID_REQUEST`, `INVALID_TOPIC_EXCEPTION` and `LIMIT_EXCEEDED`, naming the field.
pub fn state_from(field: &Field<'_>, notes: &mut Vec<Note>) -> Result<ClusterState, Error> {
    if let Value::Map(_) = field.value() {
        let root = field.open_object("topics")?;
        if let Some(topics) = root.get("topics")? {
            return topics_from(&topics, &CLIENTS, notes);
        }
        if root.has("partitions")? {
            return plan_from(field, notes).map(|plan| ClusterState::from_plan(&plan));
        }
    }
    topics_from(field, &CLIENTS, notes)
}

pub(super) fn topics_from(
    field: &Field<'_>,
    names: &'static Names,
    notes: &mut Vec<Note>,
) -> Result<ClusterState, Error> {
    let mut reader = Reader { names, topics: Shown::default(), partitions: Shown::default() };
    let mut state = ClusterState::default();
    for (key, topic) in members(field, "topics", MAX_TOPICS)? {
        state.topics.push(reader.topic(&topic, key)?);
    }
    if let Some(at) = first_repeated(&state.topics, |left, right| left.name.cmp(&right.name)) {
        let name = state.topics.get(at).map_or("", |topic| &topic.name);
        return Err(topic_twice(field, at, name, names));
    }
    reader.topics.note("TOPIC_ERRORS", "topics", notes);
    reader.partitions.note("PARTITION_ERRORS", "partitions", notes);
    Ok(state)
}

/// What was shown with an error.
#[derive(Default)]
struct Shown {
    count: usize,
    first: String,
}

impl Shown {
    fn add(&mut self, object: &Object<'_>, label: &dyn Fn() -> String) -> Result<(), Error> {
        if let Some(error) = in_turn(object, ERRORS)?.filter(|error| !error.value().is_int(0)) {
            if self.count == 0 {
                // An error of ours, and of some clients, is an object.
                let code = error.open_object("").and_then(|error| error.get("code")).ok().flatten();
                self.first = format!("{}: {}", label(), code.unwrap_or(error).value());
            }
            self.count += 1;
        }
        Ok(())
    }

    fn note(&self, code: &'static str, what: &str, notes: &mut Vec<Note>) {
        if self.count > 0 {
            notes.push(Note::new(
                code,
                format_args!(
                    "{what} that carry an error, and are taken as shown: {}, first {}",
                    self.count, self.first
                ),
            ));
        }
    }
}

struct Reader {
    names: &'static Names,
    topics: Shown,
    partitions: Shown,
}

impl Reader {
    fn topic(&mut self, field: &Field<'_>, key: Option<&str>) -> Result<TopicState, Error> {
        let object = field.open_object("a topic with its partitions")?;
        let name = match (key, present(object.first_of(self.names.topic)?)) {
            (None, None) => return Err(object.missing(first(self.names.topic), "the topic's name")),
            (Some(key), None) => {
                check_name(field, key)?;
                key
            }
            (key, Some(name)) => match (topic_name(&name)?, key) {
                (text, Some(key)) if text != key => return Err(not_the_key(&name)),
                (text, _) => text,
            },
        };
        self.topics.add(&object, &|| name.into())?;
        // Some clients give an object of their own, from which Kafka's text cannot be had.
        let id = match object.get("topicId")? {
            Some(id) if matches!(id.value(), Value::Text(_)) => {
                Some(id.text("the topic's id", MAX_NAME_BYTES)?)
            }
            _ => None,
        };
        // Before what else is asked of the replication factor: it says how to cut the replicas.
        let placed = if self.names.strict || object.has("partitions")? { None } else { placed(&object)? };
        let partition_count = number(&object, &["partitionCount", "partitionsCount"])?;
        let replication_factor = object.optional_id("replicationFactor")?;
        let configs = match object.get("configs")? {
            Some(configs) => Some(configs_from(&configs)?),
            None => None,
        };
        let mut topic = TopicState {
            name: name.into(),
            id: id.map(Into::into),
            partition_count,
            replication_factor,
            configs,
            marked_for_deletion: object.flag_or("markedForDeletion", false)?,
            partitions: Vec::new(),
        };
        if let Some(placed) = placed {
            topic.partitions = placed;
            return Ok(topic);
        }
        let list = object.required("partitions", "a list of partitions")?;
        let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
        // Whether ids are not told, so that they are the places in the list. The first one decides for all.
        let mut by_place = None;
        for (place, (key, field)) in (0..).zip(members(&list, "partitions", most)?) {
            let object = field.open_object("a partition {partition, leader, replicas, isr}")?;
            let given = object.first_of(self.names.partition)?;
            let by_place = *by_place.get_or_insert(key.is_none() && given.is_none() && !self.names.strict);
            let place = match key {
                Some(key) => Some(id_in_key(&field, key, "partition")?),
                None => by_place.then_some(place),
            };
            let id = match (place, given) {
                (Some(place), None) => place,
                (None, None) => {
                    return Err(object.missing(first(self.names.partition), "the partition's id"));
                }
                (place, Some(given)) => match (given.id()?, place) {
                    (id, Some(place)) if id != place => return Err(not_the_key(&given)),
                    (id, _) => id,
                },
            };
            self.partitions.add(&object, &|| format!("{name}-{id}"))?;
            topic.partitions.push(self.partition(&object, id)?);
        }
        let by_id = |left: &PartitionState, right: &PartitionState| left.partition.cmp(&right.partition);
        if !topic.partitions.is_sorted_by(|left, right| left.partition < right.partition) {
            let twice = first_repeated(&topic.partitions, by_id).and_then(|at| topic.partitions.get(at));
            if let Some(PartitionState { partition, .. }) = twice {
                return Err(list
                    .error(
                        ErrorCode::InvalidRequest,
                        format_args!("partition {name}-{partition} is given twice"),
                    )
                    .with_number("partition", *partition));
            }
            sort(&mut topic.partitions, by_id);
        }
        Ok(topic)
    }

    fn partition(&self, object: &Object<'_>, partition: i32) -> Result<PartitionState, Error> {
        let names = self.names;
        let needed = |ids: Option<Vec<BrokerId>>, name: List| {
            let what = if names.strict { "a list of {id}" } else { "a list of broker ids" };
            ids.ok_or_else(|| object.missing(first(name), what))
        };
        let leader = match names.leader.iter().find_map(|name| object.get_or_null(name).transpose()) {
            Some(leader) => leader_from(&leader?)?,
            None if names.strict => {
                return Err(object.missing(first(names.leader), "the leader's id, or -1"));
            }
            None => Leader::Unknown,
        };
        let replicas = needed(self.ids(object, names.replicas)?, names.replicas)?;
        let isr = self.ids(object, names.isr)?;
        let log_dirs = match object.get("logDirs")? {
            Some(dirs) => Some(log_dirs_from(&dirs, replicas.len())?),
            None => None,
        };
        Ok(PartitionState {
            partition,
            leader,
            isr: if names.strict { Some(needed(isr, names.isr)?) } else { isr },
            elr: self.ids(object, ELR)?,
            last_known_elr: self.ids(object, LAST_KNOWN_ELR)?,
            adding: self.ids(object, ADDING)?.unwrap_or_default(),
            removing: self.ids(object, REMOVING)?.unwrap_or_default(),
            log_dirs,
            replicas,
        })
    }

    fn ids(&self, object: &Object<'_>, names: List) -> Result<Option<Vec<BrokerId>>, Error> {
        let Some(field) = in_turn(object, names)? else { return Ok(None) };
        let mut ids = Vec::new();
        for item in field.list("replicas", i16::MAX.unsigned_abs().into())? {
            ids.push(match item.value() {
                Value::Map(_) => node_id(&item)?.id()?,
                _ if self.names.strict => return Err(item.expected(format_args!("a replica {{id}}"))),
                _ => item.id()?,
            });
        }
        Ok(Some(ids))
    }
}

/// The partitions of a topic of a placement, which are known as well as a plan's. One that could not be placed has its
/// error alone, and no partitions.
fn placed(topic: &Object<'_>) -> Result<Option<Vec<PartitionState>>, Error> {
    let mut partitions = Vec::new();
    if topic.has("replicas")? {
        placed_rows(topic, &mut |partition, replicas| {
            partitions.push(PartitionState { partition, replicas, ..PartitionState::default() });
        })?;
        return Ok(Some(partitions));
    }
    let error = topic.get("error")?;
    Ok(error.is_some_and(|error| matches!(error.value(), Value::Map(_))).then_some(partitions))
}

/// A number, -1 or null, or a broker.
fn leader_from(field: &Field<'_>) -> Result<Leader, Error> {
    let id = |field: &Field<'_>| match field.integer(-1, i32::MAX.into(), ErrorCode::InvalidRequest)? {
        -1 => Ok(Leader::None),
        _ => field.id().map(Leader::Broker),
    };
    match field.value() {
        Value::Null => Ok(Leader::None),
        Value::Map(_) => id(&node_id(field)?),
        _ => id(field),
    }
}

fn node_id<'f>(field: &'f Field<'_>) -> Result<Field<'f>, Error> {
    let node = field.open_object("a broker {id}")?;
    present(node.first_of(&ID_NAMES)?).ok_or_else(|| node.missing("id", "the broker's id"))
}

fn number(object: &Object<'_>, names: List) -> Result<Option<i32>, Error> {
    match in_turn(object, names)? {
        Some(field) => field.id().map(Some),
        None => Ok(None),
    }
}

fn configs_from(field: &Field<'_>) -> Result<Vec<(String, String)>, Error> {
    let mut configs = Vec::new();
    for (name, value) in field.entries("configs {name: value}", usize::MAX)? {
        configs.push((name.into(), value.text("a config's value", MAX_TEXT_BYTES)?.into()));
    }
    Ok(configs)
}

type Members<'f> = Vec<(Option<&'f str>, Field<'f>)>;

/// The items of a list, or the entries of a map with their keys.
pub(super) fn members<'f>(field: &Field<'f>, what: &str, most: usize) -> Result<Members<'f>, Error> {
    let mut members = Vec::new();
    if let Value::Map(_) = field.value() {
        let entries = field.entries(what, most)?;
        members.reserve_exact(entries.len());
        for (key, field) in entries {
            members.push((Some(key), field));
        }
    } else {
        let list = field.list(what, most)?;
        members.reserve_exact(list.len());
        for field in list {
            members.push((None, field));
        }
    }
    Ok(members)
}

/// The first of these fields that is there and not null.
fn in_turn<'f>(object: &Object<'f>, names: List) -> Result<Option<Field<'f>>, Error> {
    for name in names {
        if let Some(field) = object.get(name)? {
            return Ok(Some(field));
        }
    }
    Ok(None)
}

fn present(field: Option<Field<'_>>) -> Option<Field<'_>> {
    field.filter(|field| !field.value().is_null())
}

fn first(names: List) -> &'static str {
    names.first().copied().unwrap_or_default()
}

fn not_the_key(field: &Field<'_>) -> Error {
    field.error(ErrorCode::InvalidRequest, format_args!("{} is not the record's key", field.value()))
}

/// The error that the topic at this place was there before.
fn topic_twice(field: &Field<'_>, at: usize, name: &str, names: &Names) -> Error {
    let twice = |field: &Field<'_>| {
        field.error(ErrorCode::InvalidRequest, format_args!("topic {} is given twice", quoted(name)))
    };
    let topics = members(field, "topics", MAX_TOPICS).unwrap_or_default();
    let Some((_, topic)) = topics.get(at) else { return twice(field) };
    let given = topic.open_object("").and_then(|object| object.first_of(names.topic));
    given.ok().flatten().map_or_else(|| twice(topic), |name| twice(&name))
}
