//! What a plan does to disks: bytes that arrive before anything goes away, bytes that are freed, and strays.
//!
//! A broker that is up deletes a removed replica after `file.delete.delay.ms`. One that is down never hears of it: on
//! its return it renames the log's directory to `-stray`, and nothing deletes that. So it is for a log directory that
//! cannot be read; that a replica lies in one is known from its broker, which does not list it.

use alloc::vec::Vec;

use super::{Facts, Replica, moves::Shift, sizes::Copied};
use crate::{
    analysis::{BrokerIndex, BytesByBroker},
    cluster::BrokerId,
};

/// A replica that stays on a disk though it was removed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stray<'a> {
    pub(crate) replica: Replica<'a>,
    /// Its bytes.
    pub(crate) size: Option<i64>,
}

/// Bytes by broker.
#[derive(Debug)]
pub(crate) struct Disk<'a> {
    pub(crate) arriving: BytesByBroker,
    pub(crate) freed: BytesByBroker,
    pub(crate) strays: Vec<Stray<'a>>,
}

impl<'a> Disk<'a> {
    pub(super) fn new(facts: &Facts<'_>) -> Self {
        Self { arriving: facts.sums(), freed: facts.sums(), strays: Vec::new() }
    }

    pub(super) fn add(
        &mut self,
        shift: &Shift<'_, 'a>,
        bytes: &Copied,
        size_of: &dyn Fn(BrokerId) -> Option<i64>,
        facts: &Facts<'_>,
    ) {
        for broker in &shift.adds {
            self.arriving.add(*broker, bytes.chosen);
        }
        for broker in &shift.removes {
            let own = size_of(*broker);
            let size = own.or(bytes.local);
            let stays =
                facts.get(*broker).is_none_or(|fact| fact.offline || fact.dir_failed && own.is_none());
            if stays {
                self.strays.push(Stray { replica: shift.replica(*broker), size });
            } else {
                self.freed.add(*broker, size);
            }
        }
    }

    /// The bytes that stay, of each broker that keeps some.
    pub(crate) fn left_as_stray(&self) -> BytesByBroker {
        let mut brokers = Vec::with_capacity(self.strays.len());
        for stray in &self.strays {
            brokers.push(stray.replica.broker);
        }
        let mut left = BytesByBroker::new(BrokerIndex::of(brokers));
        for stray in &self.strays {
            left.add(stray.replica.broker, stray.size);
        }
        left
    }
}
