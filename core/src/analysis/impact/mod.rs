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
pub(crate) use copies::{Copies, Replica, Thin};
pub(crate) use disk::{Disk, Stray};
pub(crate) use exposure::Exposure;
pub(crate) use facts::Facts;
pub(crate) use group_epochs::{Group, GroupEpochs, Protocol};
pub(crate) use moves::{Move, Moves};
pub(crate) use places::{Places, Targets, settled};
pub(crate) use sizes::{LogRow, Logs, Sizes, is_compacted, is_tiered};
pub(crate) use topic_epochs::TopicHashes;

use self::{
    canary_check::Isolation, group_epochs::epochs_of, moves::Shift, places::leader_after,
    topic_epochs::Epochs,
};
use super::{BrokerIndex, CopyTime, copy_time, leader_of, min_isr};
use crate::{error::Error, placement::Eligibility, placement::IsolationRules, state::missing};

/// What an impact is reckoned from, joined already.
pub(crate) struct Input<'a> {
    pub(crate) places: &'a Places<'a>,
    pub(crate) targets: &'a Targets<'a>,
    pub(crate) facts: &'a Facts<'a>,
    pub(crate) sizes: &'a Sizes<'a>,
    pub(crate) logs: &'a Logs,
    pub(crate) groups: &'a [Group],
    pub(crate) rules: &'a IsolationRules,
    pub(crate) eligibility: &'a Eligibility<'a>,
    /// The brokers whose exposure is wanted.
    pub(crate) exposed: Option<&'a BrokerIndex>,
    pub(crate) min_isr: Option<u32>,
    /// Bytes a second, for each broker as a leader and as a follower.
    pub(crate) throttle: Option<i64>,
    /// Whether `follower.fetch.last.tiered.offset.enable` is set.
    pub(crate) last_tiered: bool,
}

/// What a plan costs.
pub(crate) struct Impact<'a> {
    pub(crate) moves: Moves<'a>,
    pub(crate) copies: Copies<'a>,
    pub(crate) time: Option<CopyTime>,
    pub(crate) hashes: Vec<TopicHashes<'a>>,
    pub(crate) groups: Vec<GroupEpochs<'a>>,
    /// Before and after.
    pub(crate) exposure: Option<[Exposure; 2]>,
    /// Before and after.
    pub(crate) canary: Option<[CanaryCheck<'a>; 2]>,
    pub(crate) disk: Disk<'a>,
    /// Partitions that are being reassigned now.
    pub(crate) in_flight: Vec<Named<'a>>,
}

/// Reckons it.
///
/// # Errors
/// `CONFLICTING_POD_RULES`; `PARTITION_IDS_NOT_CONTIGUOUS` for a topic of the plan that cannot be hashed.
pub(crate) fn impact<'a>(input: &Input<'a>) -> Result<Impact<'a>, Error> {
    let isolation = Isolation::new(input.rules, input.eligibility, input.facts);
    let mut moves = Moves::default();
    let mut copies = Copies::default();
    let mut disk = Disk::new(input.facts);
    let mut epochs = Epochs::new(input.facts);
    let mut exposure = [Exposure::default(), Exposure::default()];
    let mut canary = [CanaryCheck::default(), CanaryCheck::default()];
    let mut in_flight = Vec::new();
    let mut room = Vec::new();
    for (number, topic) in input.places.topics().iter().enumerate() {
        let min_isr = min_isr(topic, input.min_isr);
        for (at, partition) in (input.places.start(number)..).zip(&topic.partitions) {
            let name = Named { topic: &topic.name, partition: partition.partition };
            if !partition.adding.is_empty() {
                in_flight.push(name);
            }
            let now = settled(partition, &mut room);
            let target = input.targets.get(at);
            let leader = leader_of(partition, now);
            let size = input.sizes.local(at, leader, now);
            if let Some(target) = target {
                let shift = Shift {
                    name,
                    now,
                    target,
                    adds: missing(target, now),
                    removes: missing(now, target),
                    leader,
                };
                let bytes = input.logs.copied(at, topic, size, input.last_tiered);
                let racks_changed = epochs.add(number, &shift);
                moves.add(&shift, &bytes, racks_changed, epochs.racks_before(), input.facts);
                copies.add(&shift, &bytes);
                disk.add(&shift, &bytes, &|broker| input.sizes.of(at, broker), input.facts);
            }
            let after = target.unwrap_or(now);
            if let Some(set) = input.exposed {
                let bytes = input.logs.bytes(at).or(size);
                let [was, is] = &mut exposure;
                was.add(set, now, leader, min_isr, bytes);
                let leader = if target.is_some() { leader_after(leader, after) } else { leader };
                is.add(set, after, leader, min_isr, bytes);
            }
            if let Some(isolation) = &isolation {
                let pod = isolation.pod_of(partition.partition)?;
                let [was, is] = &mut canary;
                isolation.check(was, name, pod, now);
                isolation.check(is, name, pod, after);
            }
        }
    }
    let mut groups = Vec::with_capacity(input.groups.len());
    for group in input.groups {
        groups.push(epochs_of(group, &epochs, input.places));
    }
    let rate = input.throttle;
    Ok(Impact {
        time: rate.map(|_| copy_time(&copies.sent, rate, rate)),
        hashes: epochs.hashes(input)?,
        groups,
        exposure: input.exposed.map(|_| exposure),
        canary: isolation.map(|_| canary),
        moves,
        copies,
        disk,
        in_flight,
    })
}
