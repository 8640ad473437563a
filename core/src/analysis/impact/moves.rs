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

    /// The replicas while it runs: T, and what is yet to be removed.
    pub(super) fn during(&self) -> impl Iterator<Item = BrokerId> + Clone {
        let leaving = if self.adds.is_empty() { &[][..] } else { &self.removes };
        self.target.iter().chain(leaving).copied()
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
    pub(crate) adds: u64,
    pub(crate) removes: u64,
    /// Partitions whose brokers only change places.
    pub(crate) order_only: u64,
    /// Partitions whose racks, counted with repetitions, change.
    pub(crate) racks_changed: u64,
    pub(crate) with_adds: u64,
    pub(crate) new_rack_adds: u64,
    /// Partitions whose first replica changes. The leader follows only when a preferred election runs.
    pub(crate) preferred_changed: u64,
    /// Partitions whose leader has to go: an election is certain.
    pub(crate) forced_changes: u64,
    pub(crate) detail: Vec<Move<'a>>,
}

impl<'a> Moves<'a> {
    pub(super) fn add(
        &mut self,
        shift: &Shift<'_, 'a>,
        bytes: &Copied,
        racks_before: &[u32],
        facts: &Facts<'_>,
    ) {
        let Shift { now, target, adds, removes, .. } = shift;
        self.adds += adds.len() as u64;
        self.removes += removes.len() as u64;
        self.with_adds += u64::from(!adds.is_empty());
        self.order_only += u64::from(adds.is_empty() && removes.is_empty() && now != target);
        self.preferred_changed += u64::from(now.first() != target.first());
        self.forced_changes += u64::from(shift.leader.is_some_and(|leader| !target.contains(&leader)));
        for broker in adds {
            let rack = facts.rack_number(*broker);
            let new_rack = rack != 0 && racks_before.binary_search(&rack).is_err();
            self.new_rack_adds += u64::from(new_rack);
            let to = shift.replica(*broker);
            self.detail.push(Move { to, new_rack, full: bytes.full, tiered: bytes.tiered });
        }
    }
}
