//! How many bytes are copied, who copies them from whom, and which new replicas hold less than their leader.

use alloc::vec::Vec;

use super::{Named, moves::Shift, sizes::Copied};
use crate::{
    analysis::{Bytes, CopyMove},
    cluster::BrokerId,
};

/// A replica, and what the list that it stands in says of it: one type for all lists, as a browser loads what each type
/// needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Replica<'a> {
    pub(crate) name: Named<'a>,
    pub(crate) broker: BrokerId,
    pub(crate) flag: bool,
    pub(crate) amounts: [Option<i64>; 2],
}

/// Sums of what is known, and the lists of what is not.
#[derive(Debug, Default)]
pub(crate) struct Copies<'a> {
    full: Bytes,
    tiered: Bytes,
    /// New replicas; those of which bytes are known; those of which what is tiered is known too.
    counts: [u64; 3],
    pub(crate) retry: Vec<Replica<'a>>,
    /// New replicas whose local log starts later than their leader's: what reads older data there goes to remote
    /// storage. The flag is whether it is to be the preferred leader, the amount the first offset on its disk.
    pub(crate) thin: Vec<Replica<'a>>,
    /// Partitions of which a replica is copied or goes away whose bytes nobody told.
    pub(crate) unknown: Vec<Named<'a>>,
    /// The copies whose bytes are known.
    pub(super) sent: Vec<CopyMove>,
}

impl<'a> Copies<'a> {
    pub(super) fn add(&mut self, shift: &Shift<'_, 'a>, copied: &Copied, last_tiered: bool) {
        let [full, tiered] = copied.bytes;
        let (chosen, thin_from) = copied.chosen(last_tiered);
        for broker in &shift.adds {
            let [all, known, wholly] = &mut self.counts;
            *all += 1;
            *known += u64::from(full.is_some());
            *wholly += u64::from(full.is_some() && tiered.is_some());
            self.full.add(full.unwrap_or_default());
            self.tiered.add(tiered.unwrap_or_default());
            if copied.retry {
                shift.list(&mut self.retry, *broker, false, &[None; 2]);
            }
            if thin_from.is_some() {
                let preferred = shift.target.first() == Some(broker);
                shift.list(&mut self.thin, *broker, preferred, &[thin_from, None]);
            }
            // Of a partition without a leader, the preferred one will send, if any.
            let leader = shift.leader.or_else(|| shift.now.first().copied());
            if let (Some(leader), Some(bytes)) = (leader, chosen) {
                let write_rate = copied.write_rate;
                self.sent.push(CopyMove { leader, dest: *broker, bytes, write_rate });
            }
        }
        let lacks = full.is_none() || tiered.is_none() && !copied.retry;
        if !shift.adds.is_empty() && lacks || !shift.removes.is_empty() && copied.local.is_none() {
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
