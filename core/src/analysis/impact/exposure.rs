//! How much of the cluster a set of brokers can hurt, in partitions and in bytes.

use crate::{
    analysis::{BrokerIndex, Bytes, Reach},
    cluster::BrokerId,
};

/// Counts of partitions, and the bytes on their leaders' disks. All replicas count as in sync: nobody knows who will be
/// when the plan ends.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Exposure {
    /// All partitions.
    pub(crate) partitions: u64,
    /// Partitions with a replica in the set; led by it; with all replicas in it; that it takes below the minimum in
    /// sync.
    pub(crate) counts: [u64; 4],
    /// How many partitions' bytes are known, and the sum of them; the same of each of the counts.
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
        let mut reach = Reach::default();
        reach.add(set, replicas, leader, replicas, min_isr);
        self.partitions += 1;
        self.known += u64::from(bytes.is_some());
        let counts = [reach.hosted, reach.led, reach.inside, reach.below_min_isr];
        for ((sum, all), count) in self.bytes.iter_mut().zip(&mut self.counts).zip(counts) {
            *all += count;
            if let Some(bytes) = bytes {
                sum.add(if count > 0 { bytes } else { 0 });
            }
        }
        if let Some(bytes) = bytes {
            self.total.add(bytes);
        }
    }
}
