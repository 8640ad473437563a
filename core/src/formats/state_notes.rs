//! What is unusual in a cluster as it stands, said once for every format that shows it.
//!
//! None of it is a fault of the text: a listing may be filtered, a broker may be down, a move may be half done. But
//! each changes what a plan made from the text would do, so each is said.

use alloc::{format, vec::Vec};
use core::fmt::{Display, Formatter, Result};

use super::Note;
use crate::{
    error::listed,
    gather::Gather as _,
    state::{ClusterState, Leader, PartitionState, TopicState, repeated},
};

/// Adds what is to be known about these topics.
///
/// | code | what there is |
/// |---|---|
/// | `PARTITIONS_MISSING` | a topic with more or fewer partitions than its source says |
/// | `PARTITIONS_OFFLINE` | partitions without a leader |
/// | `REASSIGNMENT_IN_FLIGHT` | partitions that are being moved |
/// | `MIXED_REPLICATION_FACTORS` | a topic whose partitions do not all have, or will not have, as many replicas |
/// | `DUPLICATE_REPLICAS` | a partition whose replicas name a broker twice |
/// | `LEADERS_NOT_PREFERRED` | most partitions that are not being moved are not led by their first replica |
pub(super) fn state_notes(state: &ClusterState, notes: &mut Vec<Note>) {
    let missing = topics(state, |topic| {
        let shown = i32::try_from(topic.partitions.len()).ok();
        topic.partition_count.is_some() && topic.partition_count != shown
    });
    if !missing.is_empty() {
        let topics = listed(missing.iter().map(|topic| Shown(topic)));
        notes.push(Note::new(
            "PARTITIONS_MISSING",
            format_args!("not all partitions are shown, the listing may be filtered: {topics}"),
        ));
    }

    let offline = partitions(state, |partition| partition.leader == Leader::None);
    if !offline.is_empty() {
        notes.push(Note::new(
            "PARTITIONS_OFFLINE",
            format_args!("{} partition(s) have no leader: {}", offline.len(), listed(&offline)),
        ));
    }

    let moving = partitions(state, PartitionState::is_moving);
    if !moving.is_empty() {
        let topics = topics(state, |topic| topic.partitions.iter().any(PartitionState::is_moving));
        let topics = listed(topics.iter().map(|topic| &topic.name));
        notes.push(Note::new(
            "REASSIGNMENT_IN_FLIGHT",
            format_args!(
                "{} partition(s) are being reassigned, they list old and new replicas: {topics}",
                moving.len()
            ),
        ));
    }

    let mixed = topics(state, |topic| topic.replica_counts().groups() > 1);
    if !mixed.is_empty() {
        let topics = listed(mixed.iter().map(|topic| format!("{} {}", topic.name, topic.replica_counts())));
        notes.push(Note::new(
            "MIXED_REPLICATION_FACTORS",
            format_args!("partitions of one topic have different numbers of replicas: {topics}"),
        ));
    }

    let doubled = partitions(state, |partition| !repeated(&partition.replicas).is_empty());
    if !doubled.is_empty() {
        let brokers = doubled.iter().map(|named| Doubled(named.0, named.1));
        notes.push(Note::new(
            "DUPLICATE_REPLICAS",
            format_args!("replicas name a broker twice: {}", listed(brokers)),
        ));
    }

    // While a partition moves, its first replica may be one that is still catching up.
    let settled = partitions(state, |partition| !partition.is_moving()).len();
    let moved = partitions(state, |partition| match partition.leader {
        Leader::Broker(leader) => !partition.is_moving() && partition.replicas.first() != Some(&leader),
        Leader::None | Leader::Unknown => false,
    });
    if moved.len() * 2 > settled {
        notes.push(Note::new(
            "LEADERS_NOT_PREFERRED",
            format_args!(
                "{} of {settled} partitions are not led by their first replica; very old brokers list \
                 replicas in no order",
                moved.len()
            ),
        ));
    }
}

fn topics(state: &ClusterState, wanted: fn(&TopicState) -> bool) -> Vec<&TopicState> {
    state.topics.iter().filter(|topic| wanted(topic)).gather()
}

fn partitions(state: &ClusterState, wanted: fn(&PartitionState) -> bool) -> Vec<Named<'_>> {
    let mut found = Vec::new();
    for topic in &state.topics {
        let of_topic = topic.partitions.iter().filter(|partition| wanted(partition));
        of_topic.map(|partition| Named(&topic.name, partition)).add_to(&mut found);
    }
    found
}

/// `orders-0`.
struct Named<'a>(&'a str, &'a PartitionState);

impl Display for Named<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        write!(formatter, "{}-{}", self.0, self.1.partition)
    }
}

/// `orders-0 (broker 1)`.
struct Doubled<'a>(&'a str, &'a PartitionState);

impl Display for Doubled<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        let broker = repeated(&self.1.replicas).first().copied().unwrap_or_default();
        write!(formatter, "{}-{} (broker {broker})", self.0, self.1.partition)
    }
}

/// `orders (2 of 6)`.
struct Shown<'a>(&'a TopicState);

impl Display for Shown<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        let Self(topic) = self;
        let count = topic.partition_count.unwrap_or_default();
        write!(formatter, "{} ({} of {count})", topic.name, topic.partitions.len())
    }
}
