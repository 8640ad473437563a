//! What moves: replicas that are copied or go away, racks that are gained or lost, leaders that change.

use alloc::vec::Vec;

use super::{Facts, Named, Replica, sizes::Copied};
use crate::cluster::BrokerId;

/// What becomes of a partition of the plan.
pub(super) struct Shift<'s, 'a> {
    pub(super) name: Named<'a>,
    /// C.
    pub(super) now: &'s [BrokerId],
    /// T.
    pub(super) target: &'a [BrokerId],
    pub(super) adds: Vec<BrokerId>,
    pub(super) removes: Vec<BrokerId>,
    /// Who leads it now.
    pub(super) leader: Option<BrokerId>,
}

impl<'a> Shift<'_, 'a> {
    /// Adds a replica to a list.
    #[inline(never)]
    pub(super) fn list(
        &self,
        list: &mut Vec<Replica<'a>>,
        broker: BrokerId,
        flag: bool,
        amounts: &[Option<i64>; 2],
    ) {
        list.push(Replica { name: self.name, broker, flag, amounts: *amounts });
    }

    /// What it has beside T while it runs: what is yet to be removed.
    pub(super) fn leaving(&self) -> &[BrokerId] {
        if self.adds.is_empty() { &[] } else { &self.removes }
    }
}

/// Counts of a plan, and every replica that it copies.
#[derive(Debug, Default)]
pub(crate) struct Moves<'a> {
    /// Replicas that are added, and removed; partitions whose brokers only change places; whose racks, counted with
    /// repetitions, change; with a replica added; replicas added in a rack where there was none.
    pub(crate) counts: [u64; 6],
    /// Partitions whose first replica changes (the leader follows only when a preferred election runs); whose leader
    /// has to go, so that an election is certain.
    pub(crate) leaders: [u64; 2],
    /// The flag is whether no current replica is in that rack; the amounts are the bytes as Kafka has always copied,
    /// and from the last tiered offset on.
    pub(crate) detail: Vec<Replica<'a>>,
}

impl<'a> Moves<'a> {
    pub(super) fn add(
        &mut self,
        shift: &Shift<'_, 'a>,
        bytes: &Copied,
        racks_changed: bool,
        racks_before: &[u32],
        facts: &Facts<'_>,
    ) {
        let Shift { now, target, adds, removes, .. } = shift;
        let mut new_racks = 0;
        for broker in adds {
            let rack = facts.racks.number(*broker);
            let new_rack = rack != 0 && !racks_before.contains(&rack);
            new_racks += u64::from(new_rack);
            shift.list(&mut self.detail, *broker, new_rack, &bytes.bytes);
        }
        let order_only = adds.is_empty() && removes.is_empty() && now != target;
        let counts = [
            adds.len() as u64,
            removes.len() as u64,
            order_only.into(),
            racks_changed.into(),
            (!adds.is_empty()).into(),
            new_racks,
        ];
        for (sum, count) in self.counts.iter_mut().zip(counts) {
            *sum += count;
        }
        let [preferred, forced] = &mut self.leaders;
        *preferred += u64::from(now.first() != target.first());
        *forced += u64::from(shift.leader.is_some_and(|leader| !target.contains(&leader)));
    }
}
