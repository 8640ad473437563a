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
    pub(super) fn replica(&self, broker: BrokerId) -> Replica<'a> {
        Replica { name: self.name, broker }
    }

    /// What it has beside T while it runs: what is yet to be removed.
    pub(super) fn leaving(&self) -> &[BrokerId] {
        if self.adds.is_empty() { &[] } else { &self.removes }
    }
}

/// One replica that is copied.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move<'a> {
    pub(crate) to: Replica<'a>,
    /// Whether no current replica is in that rack.
    pub(crate) new_rack: bool,
    pub(crate) full: Option<i64>,
    pub(crate) tiered: Option<i64>,
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
    pub(crate) detail: Vec<Move<'a>>,
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
            let to = shift.replica(*broker);
            self.detail.push(Move { to, new_rack, full: bytes.full, tiered: bytes.tiered });
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
