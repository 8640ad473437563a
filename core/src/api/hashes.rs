//! `topicHash`, `topicHashes`, `groupHash`: what group coordinators of Kafka 4.1 and later compare (KIP-1101).

use alloc::{format, string::String, vec::Vec};

use super::{
    disk_reader::topic_id_from,
    inputs::{brokers_from_input, state_from_input},
};
use crate::{
    analysis::{BrokerIndex, TopicPreimage, group_hash},
    cluster::{Cluster, Rack},
    error::{Error, ErrorCode},
    formats::{Note, topic_name},
    limits::{MAX_NAME_BYTES, MAX_PARTITIONS, MAX_STEPS, MAX_TEXT_BYTES, MAX_TOPICS},
    order::{first_repeated, sort},
    state::{TopicId, TopicState, name_fault},
    value::{Field, Json, ToJson, Value, Wide, quoted},
};

/// The hash of one topic, from the racks of its replicas: `partitionRacks` has a list for each partition, by its id, in
/// which null is a replica whose broker has no rack or is not registered.
///
/// ```json
/// {"hash": "-1311533173946490848", "hex": "edcc7f86efc76020"}
/// ```
///
/// # Errors
/// `INVALID_REQUEST`, `INVALID_TOPIC_EXCEPTION`, `LIMIT_EXCEEDED`, naming the field.
pub fn topic_hash_value(request: &Value) -> Result<String, Error> {
    let root = Field::root("", request);
    let object = root.object("a topicHash request", &["topicId", "name", "partitionRacks"])?;
    let id = topic_id_from(&object.required("topicId", "the topic's id")?)?;
    let name = object.required("name", "the topic's name")?;
    let partitions = object.required("partitionRacks", "a list of racks for each partition")?;
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    let list = partitions.list("partitions", most)?;
    let mut preimage = TopicPreimage::new(id, topic_name(&name)?, list.len());
    for partition in list {
        let mut racks = Vec::new();
        for rack in partition.list("racks", i16::MAX.unsigned_abs().into())? {
            if !rack.value().is_null() {
                racks.push(rack.text("a rack's name", MAX_NAME_BYTES)?);
            }
        }
        preimage.add(&mut racks);
    }
    Ok(hash_json(preimage.hash()))
}

/// The hash of a group, from those of the topics it is subscribed to, in `topicHashes` by name. `missingTopics` are
/// those that are not there: Kafka leaves them out.
///
/// # Errors
/// `INVALID_REQUEST`, `INVALID_TOPIC_EXCEPTION`, `LIMIT_EXCEEDED`, naming the field.
pub fn group_hash_value(request: &Value) -> Result<String, Error> {
    let root = Field::root("", request);
    let object = root.object("a groupHash request", &["topicHashes", "missingTopics"])?;
    let field = object.required("topicHashes", "the hashes of topics by name")?;
    let mut hashes = Vec::new();
    for (name, hash) in field.entries("hashes by topic", MAX_TOPICS)? {
        if let Some(fault) = name_fault(name) {
            return Err(hash.error(ErrorCode::InvalidTopic, &fault));
        }
        hashes.push((name, hash.wide_integer()?));
    }
    let twice = first_repeated(&hashes, |left, right| left.0.cmp(right.0)).and_then(|at| hashes.get(at));
    if let Some((name, _)) = twice {
        return Err(field.error(ErrorCode::InvalidRequest, &format!("topic {} is given twice", quoted(name))));
    }
    if let Some(missing) = object.get("missingTopics")? {
        names_from(&missing)?;
    }
    Ok(hash_json(group_hash(&hashes)))
}

/// The hashes of topics as they stand, and of groups that are subscribed to them: `brokers` give the racks, `current`
/// the topics with their ids, `groups` are `{id, topics}`; what `impact` is told besides of a group plays no part.
///
/// ```json
/// {"topics": [{"topic": "orders", "topicId": "AAAAAAAAAAEAAAAAAAAAAg", "partitions": 3, "hash": "123", "hex": "..."}],
///  "groups": [{"group": "g", "hash": "456", "missingTopics": []}], "notes": []}
/// ```
///
/// Topics are by name. One whose id is not known has no hash (null), nor has a group with such a topic.
///
/// # Errors
/// `PARTITION_IDS_NOT_CONTIGUOUS` for a topic of which partitions are not shown; `LIMIT_EXCEEDED` if racks are too long
/// to be hashed for each replica; and those of the formats, naming the field.
pub fn topic_hashes_value(request: &Value) -> Result<String, Error> {
    let root = Field::root("", request);
    let object = root.object("a topicHashes request", &["brokers", "current", "groups"])?;
    let mut notes = Vec::new();
    let brokers =
        brokers_from_input(&object.required("brokers", "the brokers with their racks")?, &mut notes)?;
    let cluster = Cluster::new(brokers)?;
    let current = object.required("current", "the topics as they stand, with their ids")?;
    let state = state_from_input(&current, &mut notes)?;
    let mut topics = Vec::with_capacity(state.topics.len());
    let mut hasher = Hasher::new(&cluster);
    for topic in &state.topics {
        topics.push(hasher.hash(topic).map_err(|error| error.with_field("current"))?);
    }
    sort(&mut topics, |left, right| left.name.cmp(right.name));
    let mut groups = Vec::new();
    if let Some(field) = object.get("groups")? {
        for group in field.list("groups", MAX_TOPICS)? {
            let group = group.object("a group", &["id", "topics", "type", "clientRack"])?;
            let id = group.required("id", "the group's id")?.text("the group's id", MAX_NAME_BYTES)?;
            let names = names_from(&group.required("topics", "the names of its topics")?)?;
            groups.push(GroupHash::new(id, names, &topics));
        }
    }
    let mut without = topics.iter().filter(|topic| topic.hash.is_none());
    if let Some(first) = without.next() {
        let message = format!(
            "topics without an id of 22 letters, and so without a hash: {}, first {}",
            without.count() + 1,
            first.name
        );
        notes.push(Note { code: "TOPIC_ID_UNKNOWN", message });
    }
    if cluster.brokers().iter().all(|broker| broker.rack == Rack::Unknown) {
        let message = "no broker's rack is given: the hashes are those of brokers without racks".into();
        notes.push(Note { code: "RACKS_UNKNOWN", message });
    }
    Ok(Answer { topics, groups, notes }.to_json())
}

/// Names of topics, each once, by name.
fn names_from(field: &Field<'_>) -> Result<Vec<String>, Error> {
    let mut names: Vec<String> = Vec::new();
    for name in field.list("topics", MAX_TOPICS)? {
        names.push(topic_name(&name)?.into());
    }
    sort(&mut names, Ord::cmp);
    names.dedup();
    Ok(names)
}

/// Topics over the racks of one cluster.
struct Hasher<'c> {
    index: BrokerIndex,
    /// Of each broker of the index.
    racks: Vec<Option<&'c str>>,
    /// Of the partition at hand.
    sorted: Vec<&'c str>,
    /// How many bytes were hashed.
    steps: u64,
}

impl<'c> Hasher<'c> {
    fn new(cluster: &'c Cluster) -> Self {
        let brokers = cluster.brokers();
        let index = BrokerIndex::new(brokers.iter().map(|broker| broker.id));
        let mut racks = alloc::vec![None; index.ids().len()];
        for broker in brokers {
            if let Some(rack) = index.place(broker.id).and_then(|at| racks.get_mut(at)) {
                *rack = broker.rack.name();
            }
        }
        Self { index, racks, sorted: Vec::new(), steps: 0 }
    }

    fn hash<'s>(&mut self, topic: &'s TopicState) -> Result<TopicHash<'s>, Error> {
        let partitions = &topic.partitions;
        let shown = i32::try_from(partitions.len()).unwrap_or(i32::MAX);
        let ids = partitions.iter().map(|partition| partition.partition);
        let count = topic.partition_count.unwrap_or(shown).max(shown);
        // Where each id is expected; one more than are shown if the source says that there are more.
        if let Some((_, missing)) =
            ids.map(Some).chain([None]).zip(0..count).find(|(id, wanted)| *id != Some(*wanted))
        {
            let what = format!("partition {missing} of {count} is not shown; expected all, numbered from 0");
            return Err(Error::new(ErrorCode::PartitionIdsNotContiguous, what)
                .with_value(&*topic.name)
                .with_topic(&topic.name)
                .with_number("partition", missing));
        }
        let mut answer =
            TopicHash { name: &topic.name, id: topic.id.as_deref(), partitions: shown, hash: None };
        if let Some(id) = answer.id.and_then(TopicId::parse) {
            let bytes = self.bytes(topic)?;
            let mut preimage = TopicPreimage::new(id, &topic.name, partitions.len());
            preimage.reserve(bytes);
            for partition in partitions {
                self.sorted.clear();
                let racks = partition
                    .replicas
                    .iter()
                    .filter_map(|broker| self.racks.get(self.index.place(*broker)?).copied().flatten());
                self.sorted.extend(racks);
                preimage.add(&mut self.sorted);
            }
            answer.hash = Some(preimage.hash());
        }
        Ok(answer)
    }

    /// How many bytes a topic's racks have at most. A long rack counts for each replica, so that a short request may
    /// ask for more than there is memory.
    fn bytes(&mut self, topic: &TopicState) -> Result<usize, Error> {
        let mut bytes = topic.partitions.len() * 4;
        for broker in topic.partitions.iter().flat_map(|partition| &partition.replicas) {
            let rack = self.index.place(*broker).and_then(|at| self.racks.get(at).copied().flatten());
            // Two bytes a letter, and the length twice: no letter of UTF-8 needs more.
            bytes = bytes.saturating_add(rack.map_or(0, |rack| rack.len() * 2 + 8));
        }
        self.steps = self.steps.saturating_add(u64::try_from(bytes).unwrap_or(u64::MAX));
        if bytes <= MAX_TEXT_BYTES && self.steps <= MAX_STEPS {
            return Ok(bytes);
        }
        let what = format!(
            "its racks, one for each replica, have {bytes} bytes; the limit is {MAX_TEXT_BYTES}, and {MAX_STEPS} for \
             all topics"
        );
        Err(Error::new(ErrorCode::LimitExceeded, what).with_topic(&topic.name))
    }
}

struct TopicHash<'s> {
    name: &'s str,
    id: Option<&'s str>,
    partitions: i32,
    hash: Option<i64>,
}

struct GroupHash {
    id: String,
    hash: Option<i64>,
    missing: Vec<String>,
}

impl GroupHash {
    fn new(id: &str, names: Vec<String>, topics: &[TopicHash<'_>]) -> Self {
        let (mut hashes, mut missing) = (Vec::new(), Vec::new());
        let mut is_known = true;
        for name in names {
            let found =
                topics.binary_search_by(|topic| topic.name.cmp(&name)).ok().and_then(|at| topics.get(at));
            match found {
                None => missing.push(name),
                Some(TopicHash { name, hash, .. }) => {
                    is_known &= hash.is_some();
                    hashes.push((*name, hash.unwrap_or_default()));
                }
            }
        }
        Self { id: id.into(), hash: is_known.then(|| group_hash(&hashes)), missing }
    }
}

/// A hash as the number that Kafka has, and in hexadecimal.
fn write_hash(hash: Option<i64>, json: &mut Json) {
    json.entry("hash", &hash.map(|hash| Wide(hash.into())));
    json.entry("hex", &hash.map(|hash| format!("{hash:016x}")));
}

fn hash_json(hash: i64) -> String {
    let mut json = Json::default();
    json.open('{');
    write_hash(Some(hash), &mut json);
    json.close('}');
    json.into_text()
}

struct Answer<'s> {
    topics: Vec<TopicHash<'s>>,
    groups: Vec<GroupHash>,
    notes: Vec<Note>,
}

impl ToJson for Answer<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topics", &self.topics);
        json.entry("groups", &self.groups);
        json.entry("notes", &self.notes);
        json.close('}');
    }
}

impl ToJson for TopicHash<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topic", &self.name);
        json.entry("topicId", &self.id);
        json.entry("partitions", &self.partitions);
        write_hash(self.hash, json);
        json.close('}');
    }
}

impl ToJson for GroupHash {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("group", &self.id);
        json.entry("hash", &self.hash.map(|hash| Wide(hash.into())));
        json.entry("missingTopics", &self.missing);
        json.close('}');
    }
}
