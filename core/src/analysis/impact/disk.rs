//! What a plan does to disks: bytes that arrive before anything goes away, bytes that are freed, and strays.
//!
//! A broker that is up deletes a removed replica after `file.delete.delay.ms`. One that is down never hears of it: on
//! its return it renames the log's directory to `-stray`, and nothing deletes that. So it is for a log directory that
//! cannot be read; that a replica lies in one is known from its broker, which does not list it.

use alloc::vec::Vec;

use super::{Facts, Input, Replica, moves::Shift, sizes::Copied};
use crate::analysis::{BrokerIndex, BytesByBroker};

/// Bytes by broker.
#[derive(Debug, Default)]
pub(crate) struct Disk<'a> {
    pub(crate) arriving: BytesByBroker,
    pub(crate) freed: BytesByBroker,
    /// Replicas that stay on a disk though they were removed; the amount is their bytes.
    pub(crate) strays: Vec<Replica<'a>>,
}

impl<'a> Disk<'a> {
    pub(super) fn new(facts: &Facts<'_>) -> Self {
        Self { arriving: facts.sums(), freed: facts.sums(), strays: Vec::new() }
    }

    pub(super) fn add(&mut self, shift: &Shift<'_, 'a>, bytes: &Copied, place: usize, input: &Input<'_>) {
        let (chosen, _) = bytes.chosen(input.last_tiered);
        for broker in &shift.adds {
            self.arriving.add(*broker, chosen);
        }
        for broker in &shift.removes {
            let own = input.sizes.of(place, *broker);
            let size = own.or(bytes.local);
            let stays =
                input.facts.get(*broker).is_none_or(|fact| fact.offline || fact.dir_failed && own.is_none());
            if stays {
                shift.list(&mut self.strays, *broker, false, &[size, None]);
            } else {
                self.freed.add(*broker, size);
            }
        }
    }

    /// The bytes that stay, of each broker that keeps some.
    pub(crate) fn left_as_stray(&self) -> BytesByBroker {
        let mut brokers = Vec::with_capacity(self.strays.len());
        for stray in &self.strays {
            brokers.push(stray.broker);
        }
        let mut left = BytesByBroker::new(BrokerIndex::of(brokers));
        for Replica { broker, amounts: [size, _], .. } in &self.strays {
            left.add(*broker, *size);
        }
        left
    }
}
