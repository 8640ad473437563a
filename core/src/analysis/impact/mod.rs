//! What a plan costs once it runs: moves, bytes, time, leaders, exposure, isolation, disks, and the groups it wakes.
//!
//! # Goals
//! 1. Each number can be checked by hand: definitions below, all in integers, sums in 128 bits.
//! 2. What is not known is never a zero: bytes without a source are null, and their partitions are listed.
//! 3. One walk over the partitions, in time that grows with them. Everything that comes by name (the plan, logs, sizes,
//!    groups) is turned into places of partitions once, see [`Places`].
//!
//! # Definitions
//! C are the current replicas without those that a reassignment in flight is adding, T the plan's; a partition that
//! the plan does not name has T = C.
//!
//! ```text
//! C [0 1 2]  T [0 1 3]     adds T \ C = 3, removes C \ T = 2
//! racks      before        start of the copy     finish
//!            0a 1b 2c      0a 1b 3a 2c           0a 1b 3a       <- what group coordinators hash (KIP-1101)
//! ```
//!
//! A removed replica on a broker that is offline when the plan ends stays on its disk as a stray (KIP-550); bytes that
//! a new replica copies are those of [`follower_start`](super::follower_start) (KIP-1023).

mod canary_check;
mod copies;
mod disk;
mod exposure;
mod facts;
mod group_epochs;
mod moves;
mod places;
mod sizes;
mod topic_epochs;

use alloc::vec::Vec;

pub(crate) use canary_check::{CanaryCheck, Named};
pub(crate) use copies::{Copies, Replica};
pub(crate) use disk::Disk;
pub(crate) use exposure::Exposure;
pub(crate) use facts::Facts;
pub(crate) use group_epochs::{Group, GroupEpochs, Protocol};
pub(crate) use moves::Moves;
pub(crate) use places::{Places, Targets, settled};
pub(crate) use sizes::{Copied, Logs, Sizes, is_compacted, is_tiered};
pub(crate) use topic_epochs::TopicHashes;

use self::{
    canary_check::pod_of, group_epochs::epochs_of, moves::Shift, places::leader_after, topic_epochs::Epochs,
};
use super::{BrokerIndex, CopyTime, copy_time, leader_of, min_isr};
use crate::{
    cluster::BrokerId,
    error::Error,
    placement::{Eligibility, IsolationRules},
    state::missing,
};

/// What an impact is reckoned from, joined already.
pub(crate) struct Input<'a> {
    pub(crate) places: &'a Places<'a>,
    pub(crate) targets: &'a Targets<'a>,
    pub(crate) facts: &'a Facts<'a>,
    pub(crate) sizes: &'a Sizes<'a>,
    pub(crate) logs: &'a Logs,
    pub(crate) groups: &'a [Group<'a>],
    pub(crate) rules: &'a IsolationRules,
    /// The brokers of pods that have a rule, ascending.
    pub(crate) ruled: &'a [BrokerId],
    pub(crate) eligibility: &'a Eligibility<'a>,
    /// The brokers whose exposure is wanted.
    pub(crate) exposed: Option<&'a BrokerIndex>,
    pub(crate) min_isr: Option<u32>,
    /// Bytes a second, for each broker as a leader and as a follower.
    pub(crate) throttle: Option<i64>,
    /// Whether `follower.fetch.last.tiered.offset.enable` is set.
    pub(crate) last_tiered: bool,
}

/// The cluster before or after.
#[derive(Default)]
pub(crate) struct Side<'a> {
    pub(crate) exposure: Exposure,
    pub(crate) canary: CanaryCheck<'a>,
}

/// What a plan costs.
#[derive(Default)]
pub(crate) struct Impact<'a> {
    pub(crate) moves: Moves<'a>,
    pub(crate) copies: Copies<'a>,
    pub(crate) time: Option<CopyTime>,
    pub(crate) hashes: Vec<TopicHashes<'a>>,
    pub(crate) groups: Vec<GroupEpochs<'a>>,
    /// Before and after.
    pub(crate) sides: Vec<Side<'a>>,
    pub(crate) disk: Disk<'a>,
    /// Partitions that are being reassigned now.
    pub(crate) in_flight: Vec<Named<'a>>,
}

/// Reckons it, into what is nothing yet.
///
/// # Errors
/// `CONFLICTING_POD_RULES`; `PARTITION_IDS_NOT_CONTIGUOUS` for a topic of the plan that cannot be hashed.
pub(crate) fn impact<'a>(input: &Input<'a>, impact: &mut Impact<'a>) -> Result<(), Error> {
    for _ in 0..2 {
        impact.sides.push(Side::default());
    }
    impact.disk = Disk::new(input.facts);
    let mut epochs = Epochs::new(input.facts);
    let mut room = Vec::new();
    for (number, (topic, start)) in input.places.topics().iter().enumerate() {
        let min_isr = min_isr(topic, input.min_isr);
        let may_skip = is_tiered(topic) && !is_compacted(topic);
        for (at, partition) in (*start..).zip(&topic.partitions) {
            let name = Named { topic: &topic.name, partition: partition.partition };
            if !partition.adding.is_empty() {
                impact.in_flight.push(name);
            }
            let now = settled(partition, &mut room);
            let leader = leader_of(partition, now);
            let size = input.sizes.local(at, leader, now);
            let copied = input.logs.get(at, size, may_skip);
            let (mut after, mut later) = (now, leader);
            if let Some(target) = input.targets.get(at) {
                (after, later) = (target, leader_after(leader, target));
                let (adds, removes) = (missing(target, now), missing(now, target));
                let shift = Shift { name, now, target, adds, removes, leader };
                let racks_changed = epochs.add(number, &shift);
                impact.moves.add(&shift, &copied, racks_changed, epochs.racks_before(), input.facts);
                impact.copies.add(&shift, &copied, input.last_tiered);
                impact.disk.add(&shift, &copied, at, input);
            }
            let pod = pod_of(input, partition.partition)?;
            for (side, (replicas, leader)) in impact.sides.iter_mut().zip([(now, leader), (after, later)]) {
                if let Some(set) = input.exposed {
                    side.exposure.add(set, replicas, leader, min_isr, copied.local.or(size));
                }
                side.canary.add(name, pod, replicas, input);
            }
        }
    }
    for group in input.groups {
        impact.groups.push(epochs_of(group, &epochs, input.places));
    }
    let rate = input.throttle;
    impact.time = rate.map(|_| copy_time(&impact.copies.sent, rate, rate));
    epochs.hashes(input, &mut impact.hashes)
}
