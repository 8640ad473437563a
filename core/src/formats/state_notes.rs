//! What is unusual in a cluster as it stands, said once for every format that shows it.
//!
//! None of it is a fault of the text: a listing may be filtered, a broker may be down, a move may be half done. But
//! each changes what a plan made from the text would do, so each is said.

use alloc::vec::Vec;
use core::fmt::{Display, Formatter, Result};

use super::Note;
use crate::{
    error::listed,
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
    let missing = topics(state, shown, |topic| {
        let shown = i32::try_from(topic.partitions.len()).ok();
        topic.partition_count.is_some() && topic.partition_count != shown
    });
    let what = "not all partitions are shown, the listing may be filtered";
    note("PARTITIONS_MISSING", &what, &missing, notes);

    let offline = partitions(state, name, |partition| partition.leader == Leader::None);
    let what = format_args!("{} partition(s) have no leader", offline.len());
    note("PARTITIONS_OFFLINE", &what, &offline, notes);

    let moving = partitions(state, name, PartitionState::is_moving).len();
    let of_topics = topics(state, topic_name, |topic| topic.partitions.iter().any(PartitionState::is_moving));
    let what = format_args!("{moving} partition(s) are being reassigned, they list old and new replicas");
    note("REASSIGNMENT_IN_FLIGHT", &what, &of_topics, notes);

    let mixed = topics(state, counts, |topic| topic.replica_counts().groups() > 1);
    let what = "partitions of one topic have different numbers of replicas";
    note("MIXED_REPLICATION_FACTORS", &what, &mixed, notes);

    let doubled = partitions(state, twice, |partition| !repeated(&partition.replicas).is_empty());
    note("DUPLICATE_REPLICAS", &"replicas name a broker twice", &doubled, notes);

    // While a partition moves, its first replica may be one that is still catching up.
    let settled = partitions(state, name, |partition| !partition.is_moving()).len();
    let moved = partitions(state, name, |partition| match partition.leader {
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

/// Says what there is, if it is anywhere.
fn note(code: &'static str, what: &dyn Display, found: &[Named<'_>], notes: &mut Vec<Note>) {
    if !found.is_empty() {
        notes.push(Note::new(code, format_args!("{what}: {}", listed(found))));
    }
}

fn topics(state: &ClusterState, show: Show, wanted: fn(&TopicState) -> bool) -> Vec<Named<'_>> {
    let mut found = Vec::new();
    for topic in &state.topics {
        if wanted(topic) {
            found.push(Named { topic, partition: None, show });
        }
    }
    found
}

fn partitions(state: &ClusterState, show: Show, wanted: fn(&PartitionState) -> bool) -> Vec<Named<'_>> {
    let mut found = Vec::new();
    for topic in &state.topics {
        for partition in &topic.partitions {
            if wanted(partition) {
                found.push(Named { topic, partition: Some(partition), show });
            }
        }
    }
    found
}

/// A topic or one of its partitions, as a note names it. One type for all notes: each has a list of its own else.
struct Named<'s> {
    topic: &'s TopicState,
    partition: Option<&'s PartitionState>,
    show: Show,
}

type Show = fn(&Named<'_>, &mut Formatter<'_>) -> Result;

impl Display for Named<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        (self.show)(self, formatter)
    }
}

/// `orders`.
fn topic_name(named: &Named<'_>, to: &mut Formatter<'_>) -> Result {
    to.write_str(&named.topic.name)
}

/// `orders-0`.
fn name(named: &Named<'_>, to: &mut Formatter<'_>) -> Result {
    let id = named.partition.map_or(0, |partition| partition.partition);
    write!(to, "{}-{id}", named.topic.name)
}

/// `orders-0 (broker 1)`.
fn twice(named: &Named<'_>, to: &mut Formatter<'_>) -> Result {
    let replicas = named.partition.map_or(&[][..], |partition| &partition.replicas);
    name(named, to)?;
    write!(to, " (broker {})", repeated(replicas).first().copied().unwrap_or_default())
}

/// `orders (2 of 6)`.
fn shown(named: &Named<'_>, to: &mut Formatter<'_>) -> Result {
    let TopicState { name, partitions, partition_count, .. } = named.topic;
    write!(to, "{name} ({} of {})", partitions.len(), partition_count.unwrap_or_default())
}

/// `orders {2: [0], 3: [1, 2]}`.
fn counts(named: &Named<'_>, to: &mut Formatter<'_>) -> Result {
    write!(to, "{} {}", named.topic.name, named.topic.replica_counts())
}
