//! The hashes by which a group coordinator sees that a topic has changed (KIP-1101), as Kafka 4.1 and later have them.
//!
//! # Goal
//! A group's epoch is bumped when the hash over its topics differs from the stored one, so the same number has to come
//! out here as in the broker: `org.apache.kafka.coordinator.group.Utils.computeTopicHash` and `computeGroupHash`.
//!
//! # What is hashed
//! XXH3 of 64 bits, seed 0, over bytes that are appended without separators. Numbers are little-endian; a text is its
//! UTF-16 code units of two bytes each, *then* their number:
//!
//! ```text
//! topic      00 | id: most, least | name | number of partitions:i32 | partition | partition | ...
//! partition  id:i32 | length:i32, rack | length:i32, rack | ...       racks sorted by code units
//! group      hash:i64 | hash:i64 | ...                                topics that are there, by name
//! ```
//!
//! A rack thus has its length before and behind it. Racks are one for each replica, with repetitions: a broker that is
//! not registered, or has no rack, gives none. While a partition moves, old and new replicas count together.
//!
//! No topic gives 0, without hashing. This is not what KIP-1101's text says (Murmur3, sums); it is what was released.

use alloc::vec::Vec;

use xxhash_rust::xxh3::xxh3_64;

use super::BrokerIndex;
use crate::{
    cluster::{BrokerId, Cluster},
    error::{Error, ErrorCode},
    gather::Gather as _,
    java::compare_strings,
    order::{places, sort, sort_unique},
    state::{TopicId, TopicState},
};

/// Up to so many racks are sorted where they lie.
const FEW: usize = 16;

/// A hash is over all partitions of a topic.
///
/// # Errors
/// `PARTITION_IDS_NOT_CONTIGUOUS` if one of them is not shown: between others, or by the number that the source gives.
pub fn check_whole(topic: &TopicState) -> Result<(), Error> {
    let shown = i32::try_from(topic.partitions.len()).unwrap_or(i32::MAX);
    let count = topic.partition_count.unwrap_or(shown).max(shown);
    let mut next = 0;
    for partition in &topic.partitions {
        if partition.partition != next {
            break;
        }
        next += 1;
    }
    if next == count {
        return Ok(());
    }
    Err(Error::new(
        ErrorCode::PartitionIdsNotContiguous,
        format_args!(
            "partition {next} of {count} is not shown; expected all, numbered from 0, as a hash is over them"
        ),
    )
    .with_field("current")
    .with_value(&topic.name)
    .with_topic(&topic.name)
    .with_number("partition", next))
}

/// The hash of a topic: `racks` are those of each partition's replicas, partitions in the order of their ids.
///
/// ```
/// use podstripe::{analysis::topic_hash, state::TopicId};
/// let id = TopicId { most: 0x1122_3344_5566_7788, least: 0x99aa_bbcc_ddee_ff00 };
/// let racks = [vec!["rack1", "rack0"], vec!["rack1", "rack2"]];
/// assert_eq!(topic_hash(id, "foo", &racks), -1_311_533_173_946_490_848);
/// ```
#[must_use]
pub fn topic_hash(id: TopicId, name: &str, racks: &[Vec<&str>]) -> i64 {
    let mut names = Vec::new();
    for racks in racks {
        names.extend_from_slice(racks);
    }
    let known = RackNames::new(names);
    let mut preimage = TopicPreimage::new(id, name, racks.len());
    let mut numbers = Vec::new();
    for racks in racks {
        numbers.clear();
        for rack in racks {
            numbers.push(known.number(rack));
        }
        sort_few(&mut numbers);
        preimage.add(&numbers, &known);
    }
    preimage.hash()
}

/// The hash of a group: of the topics that it is subscribed to and that are there, in any order.
///
/// ```
/// use podstripe::analysis::group_hash;
/// assert_eq!(group_hash(&[("foo", 456), ("bar", 123)]), 1_482_712_172_080_382_793);
/// assert_eq!(group_hash(&[]), 0);
/// ```
#[must_use]
pub fn group_hash(hashes: &[(&str, i64)]) -> i64 {
    let name = |at: usize| hashes.get(at).map_or("", |(name, _)| name);
    let order = places(hashes.len(), &|left, right| compare_strings(name(left), name(right)));
    let mut bytes = Vec::with_capacity(hashes.len() * 8);
    for (_, hash) in order.iter().filter_map(|at| hashes.get(*at)) {
        bytes.extend_from_slice(&hash.to_le_bytes());
    }
    if bytes.is_empty() { 0 } else { xxh3_64(&bytes).cast_signed() }
}

/// Racks by number, from 1 on, in the order in which they are hashed; 0 is none.
#[derive(Debug)]
pub(crate) struct RackNames<'a> {
    names: Vec<&'a str>,
    /// What is hashed of each: it is the same for every replica there.
    bytes: Vec<Vec<u8>>,
}

impl<'a> RackNames<'a> {
    #[inline(never)]
    fn new(mut names: Vec<&'a str>) -> Self {
        sort_unique(&mut names, |left, right| compare_strings(left, right));
        let mut bytes = Vec::with_capacity(names.len());
        for name in &names {
            let text = text_bytes(name);
            let mut all = Vec::with_capacity(text.len() + 4);
            // Its length stands before it too.
            all.extend_from_slice(text.last_chunk::<4>().unwrap_or(&[0; 4]));
            all.extend_from_slice(&text);
            bytes.push(all);
        }
        Self { names, bytes }
    }

    fn number(&self, rack: &str) -> u32 {
        let at = self.names.binary_search_by(|name| compare_strings(name, rack));
        at.map_or(0, |at| u32::try_from(at).map_or(0, |at| at + 1))
    }

    fn bytes(&self, number: u32) -> &[u8] {
        let at = (number as usize).checked_sub(1);
        at.and_then(|at| self.bytes.get(at)).map(Vec::as_slice).unwrap_or_default()
    }
}

/// The racks of a cluster's brokers, by number.
#[derive(Debug)]
pub(crate) struct Racks<'a> {
    index: BrokerIndex,
    /// Of each broker of the index.
    numbers: Vec<u32>,
    names: RackNames<'a>,
}

impl<'a> Racks<'a> {
    #[inline(never)]
    pub(crate) fn new(cluster: &'a Cluster) -> Self {
        let index = BrokerIndex::of_brokers(cluster.brokers());
        let mut names = Vec::new();
        for broker in cluster.brokers() {
            broker.rack.name().into_iter().add_to(&mut names);
        }
        let names = RackNames::new(names);
        let mut numbers = alloc::vec![0; index.ids().len()];
        for broker in cluster.brokers() {
            if let Some(number) = index.place(broker.id).and_then(|at| numbers.get_mut(at)) {
                *number = broker.rack.name().map_or(0, |rack| names.number(rack));
            }
        }
        Self { index, numbers, names }
    }

    /// The brokers.
    pub(crate) const fn index(&self) -> &BrokerIndex {
        &self.index
    }

    /// The number of a broker's rack; 0 if it has none, or is not registered.
    pub(crate) fn number(&self, id: BrokerId) -> u32 {
        self.index.place(id).and_then(|at| self.numbers.get(at)).copied().unwrap_or_default()
    }

    /// How many bytes are hashed of these replicas' racks.
    pub(crate) fn bytes_of(&self, replicas: &[BrokerId]) -> usize {
        replicas.iter().fold(0, |sum, id| sum + self.names.bytes(self.number(*id)).len())
    }

    /// The racks of some replicas, sorted, into `room`.
    #[inline(never)]
    pub(crate) fn sorted(&self, replicas: &[BrokerId], more: &[BrokerId], room: &mut Vec<u32>) {
        room.clear();
        for ids in [replicas, more] {
            for id in ids {
                let number = self.number(*id);
                if number != 0 {
                    room.push(number);
                }
            }
        }
        sort_few(room);
    }
}

/// Sorts what is mostly a few numbers, without taking memory.
fn sort_few(numbers: &mut [u32]) {
    if numbers.len() > FEW {
        return sort(numbers, Ord::cmp);
    }
    for end in 1..numbers.len() {
        for pair in (0..end).rev() {
            match numbers.get_mut(pair..pair + 2) {
                Some(two) if two.first() > two.last() => two.reverse(),
                _ => break,
            }
        }
    }
}

/// A text in UTF-16, and then how many code units it has.
#[inline(never)]
fn text_bytes(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() * 2 + 4);
    let mut units = 0_i32;
    for unit in text.encode_utf16() {
        bytes.extend_from_slice(&unit.to_le_bytes());
        units += 1;
    }
    bytes.extend_from_slice(&units.to_le_bytes());
    bytes
}

/// What a topic's hash is taken of, written partition by partition.
#[derive(Clone, Debug)]
pub(crate) struct TopicPreimage {
    bytes: Vec<u8>,
    partition: i32,
}

impl TopicPreimage {
    /// The topic, before its first partition.
    #[inline(never)]
    pub(crate) fn new(id: TopicId, name: &str, partitions: usize) -> Self {
        let mut bytes = alloc::vec![0];
        bytes.extend_from_slice(&id.most.to_le_bytes());
        bytes.extend_from_slice(&id.least.to_le_bytes());
        bytes.extend_from_slice(&text_bytes(name));
        bytes.extend_from_slice(&i32::try_from(partitions).unwrap_or(i32::MAX).to_le_bytes());
        Self { bytes, partition: 0 }
    }

    /// Makes room for the partitions, if it is known how many bytes they take.
    pub(crate) fn reserve(&mut self, bytes: usize) {
        self.bytes.reserve(bytes);
    }

    /// The next partition of a topic, by the sorted racks of its replicas.
    fn add(&mut self, racks: &[u32], names: &RackNames<'_>) {
        self.bytes.extend_from_slice(&self.partition.to_le_bytes());
        self.partition = self.partition.saturating_add(1);
        for rack in racks {
            self.bytes.extend_from_slice(names.bytes(*rack));
        }
    }

    /// The next partition, by its replicas, and more that count. `room` is for their racks.
    #[inline(never)]
    pub(crate) fn replicas(
        &mut self,
        racks: &Racks<'_>,
        replicas: &[BrokerId],
        more: &[BrokerId],
        room: &mut Vec<u32>,
    ) {
        racks.sorted(replicas, more, room);
        self.add(room, &racks.names);
    }

    /// The hash.
    pub(crate) fn hash(&self) -> i64 {
        xxh3_64(&self.bytes).cast_signed()
    }
}
