//! What sets of brokers reach, side by side: if the next build on them is bad, which partitions can it hurt?
//!
//! # Goals
//! 1. One pass over the partitions for any number of sets: all pods and all racks cost what one of them costs.
//! 2. Exact counts, each with what it is a part of.
//!
//! # Constraints
//! The sets of one [`BrokerGroups`] have no broker in common. That is what makes one pass enough: each replica
//! belongs to one set at most, so a partition touches no more sets than it has replicas, and only these are looked at.
//!
//! ```text
//! t-0 [1 4 2]    pods      a a b        rack counts    r1: 1 of 3, r2: 2 of 3
//!                brokers   1 2 4        pod counts     a: 2 of 3, b: 1 of 3
//! ```
//!
//! # What counts
//! A partition of which the set has a replica is *hosted*. What is left of it without the set are its in-sync replicas
//! on other brokers: of the ISR where the source shows it, else of all replicas but those a reassignment is still
//! adding. A partition that has no leader now has nobody left: it is offline, and it counts as that only where the
//! set has a replica of it, as nothing does that the set does not touch. Without a leader in the source, the
//! preferred one leads.
//!
//! A broker without a pod belongs to every pod, but it is not *of* one: a build that goes out to the pod's brokers does
//! not run on it. So it is in no pod's set, and reports name it.

use alloc::{string::String, vec, vec::Vec};

use super::{BrokerIndex, Bytes, Reach, by_name, leader_of, min_isr, place_of};
use crate::{
    cluster::BrokerId,
    state::{ClusterState, Leader, LogDirs, PartitionState, TopicState, missing},
};

/// The topics whose partitions' leaders coordinate consumer groups and transactions.
const COORDINATORS: [&str; 2] = ["__consumer_offsets", "__transaction_state"];

/// What one set of brokers reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Radius {
    /// The partitions.
    pub reach: Reach,
    /// Topics of which it has a replica.
    pub topics: u64,
    /// Partitions that it leads of `__consumer_offsets` and `__transaction_state`: so many coordinators run on it.
    pub coordinators: [u64; 2],
    /// Bytes of all its replicas; copies that are being made for a move between directories do not count.
    pub bytes_hosted: Bytes,
    /// Bytes of those that lead.
    pub bytes_led: Bytes,
}

/// What a radius is a part of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BlastTotals {
    /// All partitions.
    pub partitions: u64,
    /// All topics that have one.
    pub topics: u64,
    /// Partitions of `__consumer_offsets` and `__transaction_state`.
    pub coordinators: [u64; 2],
    /// Bytes of all replicas, if sizes are given.
    pub bytes: Option<Bytes>,
}

/// What a set has of one topic.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TopicReach {
    /// The topic.
    pub topic: String,
    /// Its partitions.
    pub partitions: u64,
    /// Those with a replica in the set.
    pub hosted: u64,
    /// Those that the set leads.
    pub led: u64,
}

/// Sets of brokers that have none in common, and what each reaches.
#[derive(Clone, Debug)]
pub struct BrokerGroups {
    /// The set of each broker of the index; `NONE` for those in no set.
    of: Vec<u32>,
    sets: Vec<Counter>,
    /// The sets that the partition at hand touches.
    touched: Vec<u32>,
}

const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug, Default)]
struct Counter {
    radius: Radius,
    /// Replicas of the partition at hand on the set's brokers, and those of them in sync.
    here: [usize; 2],
    /// The last topic that was counted, from 1 on.
    topic: u64,
}

/// A partition, its brokers as places in the index.
struct Now<'a> {
    replicas: &'a [usize],
    in_sync: &'a [Option<usize>],
    leader: Option<usize>,
    min_isr: u32,
    topic: u64,
    coordinators: Option<usize>,
}

impl BrokerGroups {
    /// These sets. A broker that stands in two is of the last.
    #[must_use]
    #[inline(never)]
    pub fn new(index: &BrokerIndex, sets: &[Vec<BrokerId>]) -> Self {
        let mut of = vec![NONE; index.ids().len()];
        for (number, set) in (0..NONE).zip(sets) {
            for id in set {
                if let Some(entry) = index.place(*id).and_then(|at| of.get_mut(at)) {
                    *entry = number;
                }
            }
        }
        Self { of, sets: vec![Counter::default(); sets.len()], touched: Vec::new() }
    }

    /// What each set reaches, in the order in which they were given.
    #[must_use]
    pub fn radii(&self) -> impl ExactSizeIterator<Item = &Radius> {
        self.sets.iter().map(|set| &set.radius)
    }

    fn number(&self, place: usize) -> u32 {
        self.of.get(place).copied().unwrap_or(NONE)
    }

    fn set(&mut self, place: usize) -> Option<&mut Counter> {
        let number = self.number(place);
        self.sets.get_mut(number as usize)
    }

    fn add(&mut self, now: &Now<'_>) {
        self.touched.clear();
        for place in now.replicas {
            let number = self.number(*place);
            let Some(set) = self.sets.get_mut(number as usize) else { continue };
            if set.here == [0, 0] {
                self.touched.push(number);
            }
            set.here[0] += 1;
        }
        for place in now.in_sync.iter().flatten() {
            if let Some(set) = self.set(*place).filter(|set| set.here[0] > 0) {
                set.here[1] += 1;
            }
        }
        let leader = now.leader.map_or(NONE, |leader| self.number(leader));
        for number in &self.touched {
            let Some(set) = self.sets.get_mut(*number as usize) else { continue };
            let [replicas, in_sync] = core::mem::take(&mut set.here);
            let (others, left) = (now.replicas.len() - replicas, now.in_sync.len() - in_sync);
            let led = leader == *number;
            let radius = &mut set.radius;
            radius.reach.count(others, led, left, now.min_isr);
            radius.topics += u64::from(set.topic != now.topic);
            set.topic = now.topic;
            if let Some(count) = now.coordinators.and_then(|at| radius.coordinators.get_mut(at)) {
                *count += u64::from(led);
            }
        }
    }
}

/// Counts what the sets reach. The index has every broker with a replica, as [`hosts`](super::hosts) gives it. Gives
/// also the topics that the first set of the first groups touches, by name.
///
/// `min_isr` holds for topics whose source does not show `min.insync.replicas`; without it, Kafka's default of 1.
#[must_use]
pub fn blast_radius(
    state: &ClusterState,
    given_min_isr: Option<u32>,
    log_dirs: Option<&LogDirs>,
    index: &BrokerIndex,
    groups: &mut [BrokerGroups],
) -> (BlastTotals, Vec<TopicReach>) {
    let mut totals = BlastTotals::default();
    let mut topics = Vec::new();
    let (mut replicas, mut in_sync) = (Vec::new(), Vec::new());
    let by_name = by_name(&state.topics);
    for topic in &by_name {
        let min_isr = min_isr(topic, given_min_isr);
        let coordinators = COORDINATORS.iter().position(|name| *name == topic.name);
        let count = topic.partitions.len() as u64;
        totals.partitions += count;
        totals.topics += u64::from(count > 0);
        if let Some(total) = coordinators.and_then(|at| totals.coordinators.get_mut(at)) {
            *total = count;
        }
        let before = first_reach(groups);
        for partition in &topic.partitions {
            replicas.clear();
            for id in &partition.replicas {
                if let Some(place) = index.place(*id) {
                    replicas.push(place);
                }
            }
            in_sync.clear();
            in_sync_of(partition, &mut |ids| {
                for id in ids {
                    in_sync.push(index.place(*id));
                }
            });
            let now = Now {
                replicas: &replicas,
                in_sync: &in_sync,
                leader: leader_of(partition, &partition.replicas).and_then(|id| index.place(id)),
                min_isr,
                topic: totals.topics,
                coordinators,
            };
            for groups in &mut *groups {
                groups.add(&now);
            }
        }
        let after = first_reach(groups);
        if after.hosted > before.hosted {
            let (hosted, led) = (after.hosted - before.hosted, after.led - before.led);
            topics.push(TopicReach { topic: topic.name.clone(), partitions: count, hosted, led });
        }
    }
    totals.bytes = log_dirs.map(|dirs| add_bytes(dirs, &by_name, index, groups));
    (totals, topics)
}

#[inline(never)]
fn first_reach(groups: &[BrokerGroups]) -> Reach {
    let set = groups.first().and_then(|groups| groups.sets.first());
    set.map(|set| set.radius.reach).unwrap_or_default()
}

/// Gives the replicas that could take over.
fn in_sync_of(partition: &PartitionState, take: &mut dyn FnMut(&[BrokerId])) {
    match &partition.isr {
        _ if partition.leader == Leader::None => {}
        Some(isr) => take(isr),
        None if partition.adding.is_empty() => take(&partition.replicas),
        None => take(&missing(&partition.replicas, &partition.adding)),
    }
}

/// Adds the sizes to the sets that have the replicas, and gives the sum of all.
fn add_bytes(
    dirs: &LogDirs,
    topics: &[&TopicState],
    index: &BrokerIndex,
    groups: &mut [BrokerGroups],
) -> Bytes {
    let mut sum = Bytes::ZERO;
    let mut topic: Option<&TopicState> = None;
    for size in &dirs.sizes {
        if size.is_future {
            continue;
        }
        sum.add(size.size);
        // Neighbours are often of one topic.
        if topic.is_none_or(|topic| topic.name != size.topic) {
            let found = topics.binary_search_by(|topic| topic.name.cmp(&size.topic));
            topic = found.ok().and_then(|at| topics.get(at)).copied();
        }
        let partition = topic.and_then(|topic| topic.partitions.get(place_of(topic, size.partition)?));
        let leader = partition.and_then(|partition| leader_of(partition, &partition.replicas));
        let Some(place) = index.place(size.broker) else { continue };
        for groups in &mut *groups {
            if let Some(Counter { radius, .. }) = groups.set(place) {
                radius.bytes_hosted.add(size.size);
                if leader == Some(size.broker) {
                    radius.bytes_led.add(size.size);
                }
            }
        }
    }
    sum
}
