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

use crate::{
    java::compare_strings,
    order::{places, sort},
    state::TopicId,
};

/// Up to so many racks are sorted where they lie.
const FEW: usize = 16;

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
    let mut preimage = TopicPreimage::new(id, name, racks.len());
    let mut sorted = Vec::new();
    for racks in racks {
        sorted.clear();
        sorted.extend_from_slice(racks);
        preimage.add(&mut sorted);
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

/// What a topic's hash is taken of, written partition by partition.
#[derive(Clone, Debug)]
pub(crate) struct TopicPreimage {
    bytes: Vec<u8>,
    partition: i32,
}

impl TopicPreimage {
    /// The topic, before its first partition.
    pub(crate) fn new(id: TopicId, name: &str, partitions: usize) -> Self {
        let mut preimage = Self { bytes: alloc::vec![0], partition: 0 };
        preimage.bytes.extend_from_slice(&id.most.to_le_bytes());
        preimage.bytes.extend_from_slice(&id.least.to_le_bytes());
        preimage.text(name);
        preimage.number(i32::try_from(partitions).unwrap_or(i32::MAX));
        preimage
    }

    /// Makes room for the partitions, if it is known how many bytes they take.
    pub(crate) fn reserve(&mut self, bytes: usize) {
        self.bytes.reserve(bytes);
    }

    /// The next partition, by the racks of its replicas, which are sorted here.
    pub(crate) fn add(&mut self, racks: &mut [&str]) {
        if racks.len() > FEW {
            sort(racks, |left, right| compare_strings(left, right));
        } else {
            for end in 1..racks.len() {
                for at in (1..=end).rev() {
                    let is_sorted = match (racks.get(at - 1), racks.get(at)) {
                        (Some(left), Some(right)) => compare_strings(left, right).is_le(),
                        _ => true,
                    };
                    if is_sorted {
                        break;
                    }
                    racks.swap(at - 1, at);
                }
            }
        }
        self.number(self.partition);
        self.partition = self.partition.saturating_add(1);
        for rack in racks {
            let start = self.bytes.len();
            self.number(0);
            let units = self.text(rack);
            if let Some(length) = self.bytes.get_mut(start..start + 4) {
                length.copy_from_slice(&units.to_le_bytes());
            }
        }
    }

    /// The hash.
    pub(crate) fn hash(&self) -> i64 {
        xxh3_64(&self.bytes).cast_signed()
    }

    fn number(&mut self, number: i32) {
        self.bytes.extend_from_slice(&number.to_le_bytes());
    }

    /// A text, and how many code units it has.
    fn text(&mut self, text: &str) -> i32 {
        let mut units = 0;
        for unit in text.encode_utf16() {
            self.bytes.extend_from_slice(&unit.to_le_bytes());
            units += 1;
        }
        self.number(units);
        units
    }
}
