//! How many bytes are copied, who copies them from whom, and which new replicas hold less than their leader.

use alloc::vec::Vec;

use super::{Named, moves::Shift, sizes::Copied};
use crate::{
    analysis::{Bytes, CopyMove},
    cluster::BrokerId,
};

/// A replica.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Replica<'a> {
    pub(crate) name: Named<'a>,
    pub(crate) broker: BrokerId,
}

/// A new replica whose local log starts later than its leader's: what reads older data there goes to remote storage.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thin<'a> {
    pub(crate) replica: Replica<'a>,
    /// Whether it is to be the preferred leader.
    pub(crate) preferred: bool,
    /// The first offset on its disk.
    pub(crate) from: i64,
}

/// Sums of what is known, and the lists of what is not.
#[derive(Debug, Default)]
pub(crate) struct Copies<'a> {
    full: Bytes,
    tiered: Bytes,
    /// New replicas; those of which bytes are known; those of which what is tiered is known too.
    counts: [u64; 3],
    pub(crate) retry: Vec<Replica<'a>>,
    pub(crate) thin: Vec<Thin<'a>>,
    /// Partitions of which a replica is copied or goes away whose bytes nobody told.
    pub(crate) unknown: Vec<Named<'a>>,
    /// The copies whose bytes are known.
    pub(super) sent: Vec<CopyMove>,
}

impl<'a> Copies<'a> {
    pub(super) fn add(&mut self, shift: &Shift<'_, 'a>, bytes: &Copied) {
        for broker in &shift.adds {
            let replica = shift.replica(*broker);
            let [all, known, wholly] = &mut self.counts;
            *all += 1;
            *known += u64::from(bytes.full.is_some());
            *wholly += u64::from(bytes.full.is_some() && bytes.tiered.is_some());
            self.full.add(bytes.full.unwrap_or_default());
            self.tiered.add(bytes.tiered.unwrap_or_default());
            if bytes.retry {
                self.retry.push(replica);
            }
            if let Some(from) = bytes.thin_from {
                self.thin.push(Thin { replica, preferred: shift.target.first() == Some(broker), from });
            }
            // Of a partition without a leader, the preferred one will send, if any.
            let leader = shift.leader.or_else(|| shift.now.first().copied());
            if let (Some(leader), Some(chosen)) = (leader, bytes.chosen) {
                let write_rate = bytes.write_rate;
                self.sent.push(CopyMove { leader, dest: *broker, bytes: chosen, write_rate });
            }
        }
        let lacks = bytes.full.is_none() || bytes.tiered.is_none() && !bytes.retry;
        if !shift.adds.is_empty() && lacks || !shift.removes.is_empty() && bytes.local.is_none() {
            self.unknown.push(shift.name);
        }
    }

    /// Bytes as Kafka has always copied; from the last tiered offset on; the difference. None where nothing is known.
    pub(crate) fn totals(&self) -> [Bytes; 3] {
        let [all, known, wholly] = self.counts;
        if all == 0 {
            return [Bytes::ZERO; 3];
        }
        if known == 0 {
            return [Bytes::default(); 3];
        }
        let is_whole = wholly == known && self.retry.is_empty();
        let saved = if is_whole { self.full.minus(&self.tiered) } else { Bytes::default() };
        [self.full, self.tiered, saved]
    }
}
