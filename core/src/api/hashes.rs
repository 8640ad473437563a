//! `topicHash`, `topicHashes`, `groupHash`: what group coordinators of Kafka 4.1 and later compare (KIP-1101).

use alloc::{format, string::String, vec::Vec};

use super::{
    answered::answered,
    disk_reader::topic_id_from,
    impact_input::{add_groups, names_from},
    inputs::{brokers_from_input, state_from_input},
};
use crate::{
    analysis::{Racks, TopicPreimage, by_name, check_whole, group_hash, impact::Group, topic_hash, wide},
    cluster::{Cluster, Rack},
    error::{Error, ErrorCode},
    formats::{Note, topic_name},
    limits::{MAX_NAME_BYTES, MAX_PARTITIONS, MAX_STEPS, MAX_TEXT_BYTES, MAX_TOPICS},
    order::first_repeated,
    state::{TopicId, TopicState, check_name},
    value::{Json, Object, Value, quoted},
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
    answered(request, "a topicHash request", &[&["topicId", "name", "partitionRacks"]], write_topic_hash)
}

fn write_topic_hash(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let id = topic_id_from(&object.required("topicId", "the topic's id")?)?;
    let name = object.required("name", "the topic's name")?;
    let partitions = object.required("partitionRacks", "a list of racks for each partition")?;
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    let mut racks = Vec::new();
    for partition in partitions.list("partitions", most)? {
        let mut own = Vec::new();
        for rack in partition.list("racks", i16::MAX.unsigned_abs().into())? {
            if !rack.value().is_null() {
                own.push(rack.text("a rack's name", MAX_NAME_BYTES)?);
            }
        }
        racks.push(own);
    }
    write_one(json, topic_hash(id, topic_name(&name)?, &racks));
    Ok(())
}

/// The hash of a group, from those of the topics it is subscribed to, in `topicHashes` by name. `missingTopics` are
/// those that are not there: Kafka leaves them out.
///
/// # Errors
/// `INVALID_REQUEST`, `INVALID_TOPIC_EXCEPTION`, `LIMIT_EXCEEDED`, naming the field.
pub fn group_hash_value(request: &Value) -> Result<String, Error> {
    answered(request, "a groupHash request", &[&["topicHashes", "missingTopics"]], write_group_hash)
}

fn write_group_hash(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let field = object.required("topicHashes", "the hashes of topics by name")?;
    let mut hashes = Vec::new();
    for (name, hash) in field.entries("hashes by topic", MAX_TOPICS)? {
        check_name(&hash, name)?;
        hashes.push((name, hash.wide_integer()?));
    }
    let twice = first_repeated(&hashes, |left, right| left.0.cmp(right.0)).and_then(|at| hashes.get(at));
    if let Some((name, _)) = twice {
        return Err(
            field.error(ErrorCode::InvalidRequest, format_args!("topic {} is given twice", quoted(name)))
        );
    }
    if let Some(missing) = object.get("missingTopics")? {
        names_from(&missing)?;
    }
    write_one(json, group_hash(&hashes));
    Ok(())
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
    answered(request, "a topicHashes request", &[&["brokers", "current", "groups"]], write_topic_hashes)
}

fn write_topic_hashes(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let mut notes = Vec::new();
    let brokers =
        brokers_from_input(&object.required("brokers", "the brokers with their racks")?, &mut notes)?;
    let cluster = Cluster::new(brokers)?;
    let current = object.required("current", "the topics as they stand, with their ids")?;
    let state = state_from_input(&current, &mut notes)?;
    let mut topics = Vec::with_capacity(state.topics.len());
    let mut hasher = Hasher { racks: Racks::new(&cluster), room: Vec::new(), steps: 0 };
    for topic in by_name(&state.topics) {
        match hasher.hash(topic) {
            Ok(hash) => topics.push(hash),
            Err(error) => return Err(error.with_field("current")),
        }
    }
    let mut groups = Vec::new();
    add_groups(&object, &mut groups)?;
    let mut without = topics.iter().filter(|topic| topic.hash.is_none());
    if let Some(TopicHash { name, .. }) = without.next() {
        let count = without.count() + 1;
        let message =
            format!("topics without an id of 22 letters, and so without a hash: {count}, first {name}");
        notes.push(Note { code: "TOPIC_ID_UNKNOWN", message });
    }
    if cluster.brokers().iter().all(|broker| broker.rack == Rack::Unknown) {
        let message = "no broker's rack is given: the hashes are those of brokers without racks".into();
        notes.push(Note { code: "RACKS_UNKNOWN", message });
    }
    json.open('{');
    json.begin("topics", '[');
    for topic in &topics {
        json.open('{');
        json.entry("topic", &topic.name);
        json.entry("topicId", &topic.id);
        json.entry("partitions", &topic.partitions);
        write_hash(json, topic.hash);
        json.close('}');
    }
    json.close(']');
    json.begin("groups", '[');
    for group in &groups {
        write_group(json, group, &topics);
    }
    json.close(']');
    json.entry("notes", &notes);
    json.close('}');
    Ok(())
}

/// Topics over the racks of one cluster.
struct Hasher<'c> {
    racks: Racks<'c>,
    /// For those of the partition at hand.
    room: Vec<u32>,
    /// How many bytes were hashed.
    steps: u64,
}

impl Hasher<'_> {
    #[inline(never)]
    fn hash<'s>(&mut self, topic: &'s TopicState) -> Result<TopicHash<'s>, Error> {
        let partitions = &topic.partitions;
        check_whole(topic)?;
        let id = topic.id.as_deref();
        let mut hash = None;
        if let Some(id) = id.and_then(TopicId::parse) {
            let bytes = self.bytes(topic)?;
            let mut preimage = TopicPreimage::new(id, &topic.name, partitions.len());
            preimage.reserve(bytes);
            for partition in partitions {
                preimage.replicas(&self.racks, &partition.replicas, &[], &mut self.room);
            }
            hash = Some(preimage.hash());
        }
        Ok(TopicHash {
            name: &topic.name,
            id,
            partitions: i32::try_from(partitions.len()).unwrap_or(i32::MAX),
            hash,
        })
    }

    /// How many bytes a topic's partitions have. A long rack counts for each replica, so that a short request may ask
    /// for more than there is memory.
    fn bytes(&mut self, topic: &TopicState) -> Result<usize, Error> {
        let mut bytes = topic.partitions.len() * 4;
        for partition in &topic.partitions {
            bytes = bytes.saturating_add(self.racks.bytes_of(&partition.replicas));
        }
        self.steps = self.steps.saturating_add(bytes as u64);
        if bytes <= MAX_TEXT_BYTES && self.steps <= MAX_STEPS {
            return Ok(bytes);
        }
        Err(Error::new(
            ErrorCode::LimitExceeded,
            format_args!(
                "its racks, one for each replica, have {bytes} bytes; the limit is {MAX_TEXT_BYTES}, and \
                 {MAX_STEPS} for all topics"
            ),
        )
        .with_topic(&topic.name))
    }
}

struct TopicHash<'s> {
    name: &'s str,
    id: Option<&'s str>,
    partitions: i32,
    hash: Option<i64>,
}

/// The hash of a group, unless that of one of its topics is not known, and its topics that are not there.
fn write_group(json: &mut Json, group: &Group<'_>, topics: &[TopicHash<'_>]) {
    let (mut hashes, mut missing) = (Vec::new(), Vec::new());
    let mut is_known = true;
    for name in &group.topics {
        match topics.binary_search_by(|topic| topic.name.cmp(name)).ok().and_then(|at| topics.get(at)) {
            None => missing.push(*name),
            Some(topic) => {
                is_known &= topic.hash.is_some();
                hashes.push((topic.name, topic.hash.unwrap_or_default()));
            }
        }
    }
    json.open('{');
    json.entry("group", &group.id);
    wide(json, "hash", is_known.then(|| group_hash(&hashes)));
    json.entry("missingTopics", &missing);
    json.close('}');
}

/// A hash as the number that Kafka has, and in hexadecimal.
fn write_hash(json: &mut Json, hash: Option<i64>) {
    wide(json, "hash", hash);
    json.entry("hex", &hash.map(|hash| format!("{hash:016x}")));
}

fn write_one(json: &mut Json, hash: i64) {
    json.open('{');
    write_hash(json, Some(hash));
    json.close('}');
}
