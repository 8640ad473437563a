//! What a set of brokers reaches: the partitions that it could hurt.
//!
//! ```text
//! set {4 5 6}      replicas   hosted  led  inside   what is left
//! t-0  [1 2 3]     - - -                            3
//! t-4  [1 4 2]     - x -        x                   2
//! t-9  [6 4 5]     x x x        x      x     x      0
//! ```

use super::BrokerIndex;
use crate::cluster::BrokerId;

/// Counts of partitions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// All that were looked at.
    pub partitions: u64,
    /// Those with a replica in the set.
    pub hosted: u64,
    /// Those that a broker of the set leads.
    pub led: u64,
    /// Those with no replica outside it.
    pub inside: u64,
    /// Those of which, without the set, fewer replicas are left than the minimum in sync.
    pub below_min_isr: u64,
    /// Those of which just as many are left.
    pub at_min_isr: u64,
    /// Those of which none is left.
    pub offline: u64,
}

impl Reach {
    /// Counts a partition. `in_sync` are the replicas that could take over: the ISR where it is known, else all.
    /// Says whether the set hosts it.
    pub fn add(
        &mut self,
        set: &BrokerIndex,
        replicas: &[BrokerId],
        leader: Option<BrokerId>,
        in_sync: &[BrokerId],
        min_isr: u32,
    ) -> bool {
        self.partitions += 1;
        let outside = |ids: &[BrokerId]| ids.iter().filter(|id| set.place(**id).is_none()).count();
        let others = outside(replicas);
        let hosted = others < replicas.len();
        if !hosted {
            return false;
        }
        let led = leader.is_some_and(|leader| set.place(leader).is_some());
        self.count(others, led, outside(in_sync), min_isr);
        true
    }

    /// Counts a partition that the set hosts: how many of its replicas are outside, whether the set leads it, and how
    /// many replicas in sync are left.
    pub(super) fn count(&mut self, others: usize, led: bool, left: usize, min_isr: u32) {
        let left = left as u64;
        self.hosted += 1;
        self.led += u64::from(led);
        self.inside += u64::from(others == 0);
        self.offline += u64::from(left == 0);
        self.below_min_isr += u64::from(left < u64::from(min_isr));
        self.at_min_isr += u64::from(left == u64::from(min_isr));
    }
}
