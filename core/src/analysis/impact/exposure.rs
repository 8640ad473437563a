//! How much of the cluster a set of brokers can hurt, in partitions and in bytes.

use crate::{
    analysis::{BrokerIndex, Bytes, Reach},
    cluster::BrokerId,
};

/// Counts of partitions, and the bytes on their leaders' disks. All replicas count as in sync: nobody knows who will be
/// when the plan ends.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Exposure {
    reach: Reach,
    /// How many partitions' bytes are known, and the sum of them; the same of each of [`counts`](Self::counts).
    pub(crate) known: u64,
    pub(crate) total: Bytes,
    pub(crate) bytes: [Bytes; 4],
}

impl Exposure {
    pub(super) fn add(
        &mut self,
        set: &BrokerIndex,
        replicas: &[BrokerId],
        leader: Option<BrokerId>,
        min_isr: u32,
        bytes: Option<i64>,
    ) {
        let was = self.counts();
        self.reach.add(set, replicas, leader, replicas, min_isr);
        let Some(bytes) = bytes else { return };
        self.known += 1;
        self.total.add(bytes);
        let now = self.counts();
        for ((sum, was), is) in self.bytes.iter_mut().zip(&was).zip(&now) {
            sum.add(if is > was { bytes } else { 0 });
        }
    }

    /// All partitions.
    pub(crate) const fn partitions(&self) -> u64 {
        self.reach.partitions
    }

    /// Partitions with a replica in the set; led by it; with all replicas in it; that it takes below the minimum in
    /// sync.
    pub(crate) const fn counts(&self) -> [u64; 4] {
        [self.reach.hosted, self.reach.led, self.reach.inside, self.reach.below_min_isr]
    }
}
