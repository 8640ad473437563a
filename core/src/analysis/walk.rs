//! What every walk over a cluster's partitions asks.

use alloc::vec::Vec;

use super::BrokerIndex;
use crate::{
    cluster::{Broker, BrokerId},
    order::places,
    state::{ClusterState, Leader, PartitionState, TopicState},
};

/// The places of the topics in the order of their names.
#[inline(never)]
pub(super) fn name_order(topics: &[TopicState]) -> Vec<usize> {
    let name = |at: usize| topics.get(at).map(|topic| topic.name.as_str());
    places(topics.len(), &|left, right| name(left).cmp(&name(right)))
}

/// The topics by name.
#[inline(never)]
pub(crate) fn by_name(topics: &[TopicState]) -> Vec<&TopicState> {
    let mut sorted = Vec::with_capacity(topics.len());
    for at in name_order(topics) {
        if let Some(topic) = topics.get(at) {
            sorted.push(topic);
        }
    }
    sorted
}

/// Where a partition stands among its topic's, which ascend: mostly at the place of its id.
#[inline(never)]
pub(crate) fn place_of(topic: &TopicState, id: i32) -> Option<usize> {
    let is = |partition: &PartitionState| partition.partition.cmp(&id);
    let direct = usize::try_from(id).ok();
    let is_there = |at: &usize| topic.partitions.get(*at).is_some_and(|partition| is(partition).is_eq());
    direct.filter(is_there).or_else(|| topic.partitions.binary_search_by(is).ok())
}

/// Who leads a partition with these settled replicas: the preferred leader where the source does not say, and nobody
/// where it says so.
pub(crate) fn leader_of(partition: &PartitionState, now: &[BrokerId]) -> Option<BrokerId> {
    match partition.leader {
        Leader::Broker(id) => Some(id),
        Leader::Unknown => now.first().copied(),
        Leader::None => None,
    }
}

/// The brokers that are registered or have a replica.
///
/// Not all ids of all replicas at once: there are millions of them, and a few brokers.
#[must_use]
#[inline(never)]
pub fn hosts(brokers: &[Broker], state: &ClusterState) -> BrokerIndex {
    let mut index = BrokerIndex::of_brokers(brokers);
    let mut new: Vec<BrokerId> = Vec::new();
    for topic in &state.topics {
        for partition in &topic.partitions {
            for id in &partition.replicas {
                if index.place(*id).is_none() {
                    new.push(*id);
                }
            }
            // Seldom enough that the index is not made anew for each broker, soon enough that few ids are kept twice.
            if new.len() > index.ids().len() + 1000 {
                index = index.with(&mut new);
            }
        }
    }
    index.with(&mut new)
}
