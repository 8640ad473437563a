//! In what state partitions are: the words of `kafka-topics --describe`, made from what a source shows.
//!
//! | word | of a partition | Kafka |
//! |---|---|---|
//! | offline | it has no leader, or no in-sync replica on a broker that is up | `--unavailable-partitions` |
//! | under min ISR | offline, or fewer in sync than `min.insync.replicas` | `--under-min-isr-partitions` |
//! | at min ISR | just as many | `--at-min-isr-partitions` |
//! | under-replicated | fewer in sync than replicas, those being added left out | `--under-replicated-partitions` |
//! | moving | a reassignment is in flight | `--list` of `kafka-reassign-partitions` |
//! | leader not preferred | its leader is not its first replica, and it does not move | an election changes it |
//!
//! In sync is who stands in the ISR, on a broker that is up. A source without an ISR (a plan, say) is taken at its
//! word: every replica on a broker that is up.
//!
//! A minimum above the number of replicas asks for all of them, no more: so do Kafka's brokers from 4.0 on
//! (`Partition.effectiveMinIsr`), while `kafka-topics` still compares with the setting.

use alloc::vec::Vec;

use crate::{
    cluster::BrokerId,
    state::{Leader, PartitionState, missing},
};

/// What there is to know of a partition's state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Replicas, those being added left out.
    pub assigned: usize,
    /// Replicas in sync on brokers that are up.
    pub in_sync: usize,
    /// How many must be, at most all that are assigned.
    pub min_isr: usize,
    /// Whether the source says that nobody leads it.
    pub leaderless: bool,
    /// Whether a reassignment is in flight.
    pub moving: bool,
    /// Whether it stands still and its leader is not its first replica.
    pub leader_not_preferred: bool,
}

impl Condition {
    /// Nobody can read or write.
    #[must_use]
    pub const fn offline(&self) -> bool {
        self.leaderless || self.in_sync == 0
    }

    /// Nobody can write with `acks=all`.
    #[must_use]
    pub const fn under_min_isr(&self) -> bool {
        self.offline() || self.in_sync < self.min_isr
    }

    /// One more lost replica, and nobody can.
    #[must_use]
    pub const fn at_min_isr(&self) -> bool {
        !self.offline() && self.in_sync == self.min_isr
    }

    /// A replica is missing.
    #[must_use]
    pub const fn under_replicated(&self) -> bool {
        self.in_sync < self.assigned
    }
}

/// The condition of a partition, whose topic has this [minimum in sync](super::min_isr()).
#[must_use]
pub fn partition_conditions(
    now: &PartitionState,
    min_isr: u32,
    is_up: &dyn Fn(BrokerId) -> bool,
) -> Condition {
    let assigned = now.replicas.len().saturating_sub(now.adding.len());
    let in_sync = match &now.isr {
        Some(isr) => isr.iter().filter(|id| is_up(**id)).count(),
        None if now.adding.is_empty() => now.replicas.iter().filter(|id| is_up(**id)).count(),
        None => live_replicas(now, is_up).len(),
    };
    let moving = now.is_moving();
    let elsewhere = match now.leader {
        Leader::Broker(leader) => now.replicas.first() != Some(&leader),
        Leader::Unknown | Leader::None => false,
    };
    Condition {
        assigned,
        in_sync,
        min_isr: usize::try_from(min_isr).unwrap_or(usize::MAX).min(assigned),
        leaderless: now.leader == Leader::None,
        moving,
        leader_not_preferred: elsewhere && !moving,
    }
}

/// The replicas in sync on brokers that are up.
fn live_replicas(now: &PartitionState, is_up: &dyn Fn(BrokerId) -> bool) -> Vec<BrokerId> {
    let mut live = match &now.isr {
        Some(isr) => isr.clone(),
        None => missing(&now.replicas, &now.adding),
    };
    live.retain(|id| is_up(*id));
    live
}

/// The replicas of a partition that are not in sync, those being added left out, in their order.
#[must_use]
pub fn lagging(now: &PartitionState, is_up: &dyn Fn(BrokerId) -> bool) -> Vec<BrokerId> {
    missing(&missing(&now.replicas, &now.adding), &live_replicas(now, is_up))
}

/// Counts of partitions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// All of them.
    pub partitions: u64,
    /// Those that are offline.
    pub offline: u64,
    /// Those with a replica missing, the offline ones among them.
    pub under_replicated: u64,
    /// Those with fewer in sync than must be, the offline ones among them.
    pub under_min_isr: u64,
    /// Those with just as many.
    pub at_min_isr: u64,
    /// Those whose leader is not the preferred one, which do not move.
    pub leader_not_preferred: u64,
    /// Those that move.
    pub moving: u64,
}

impl Health {
    /// Counts a partition.
    pub fn add(&mut self, condition: &Condition) {
        self.partitions += 1;
        self.offline += u64::from(condition.offline());
        self.under_replicated += u64::from(condition.under_replicated());
        self.under_min_isr += u64::from(condition.under_min_isr());
        self.at_min_isr += u64::from(condition.at_min_isr());
        self.leader_not_preferred += u64::from(condition.leader_not_preferred);
        self.moving += u64::from(condition.moving);
    }
}
