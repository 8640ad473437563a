//! What a plan does to disks: bytes that arrive before anything goes away, bytes that are freed, and strays.
//!
//! A broker that is up deletes a removed replica after `file.delete.delay.ms`. One that is down never hears of it: on
//! its return it renames the log's directory to `-stray`, and nothing deletes that. So it is for a log directory that
//! cannot be read; that a replica lies in one is known from its broker, which does not list it.

use alloc::{vec, vec::Vec};

use super::{Facts, Replica, moves::Shift, sizes::Copied};
use crate::{analysis::BrokerIndex, cluster::BrokerId};

/// A replica that stays on a disk though it was removed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stray<'a> {
    pub(crate) replica: Replica<'a>,
    /// Its bytes.
    pub(crate) size: Option<i64>,
}

/// Bytes by the place of a broker among the registered ones; none where nothing comes or goes.
#[derive(Debug)]
pub(crate) struct Disk<'a> {
    pub(crate) arriving: Vec<Option<i128>>,
    pub(crate) freed: Vec<Option<i128>>,
    pub(crate) strays: Vec<Stray<'a>>,
}

impl<'a> Disk<'a> {
    pub(super) fn new(facts: &Facts<'_>) -> Self {
        let none = vec![None; facts.index.ids().len()];
        Self { arriving: none.clone(), freed: none, strays: Vec::new() }
    }

    pub(super) fn add(
        &mut self,
        shift: &Shift<'_, 'a>,
        bytes: &Copied,
        size_of: &dyn Fn(BrokerId) -> Option<i64>,
        facts: &Facts<'_>,
    ) {
        for broker in &shift.adds {
            add(&mut self.arriving, &facts.index, *broker, bytes.chosen);
        }
        for broker in &shift.removes {
            let own = size_of(*broker);
            let size = own.or(bytes.local);
            let stays =
                facts.get(*broker).is_none_or(|fact| fact.offline || fact.dir_failed && own.is_none());
            if stays {
                self.strays.push(Stray { replica: shift.replica(*broker), size });
            } else {
                add(&mut self.freed, &facts.index, *broker, size);
            }
        }
    }
}

/// The bytes that stay, of each broker that keeps some.
pub(crate) fn left_by_broker(strays: &[Stray<'_>]) -> (BrokerIndex, Vec<Option<i128>>) {
    let index = BrokerIndex::new(strays.iter().map(|stray| stray.replica.broker));
    let mut left = vec![None; index.ids().len()];
    for stray in strays {
        add(&mut left, &index, stray.replica.broker, stray.size);
    }
    (index, left)
}

fn add(sums: &mut [Option<i128>], index: &BrokerIndex, broker: BrokerId, bytes: Option<i64>) {
    if let (Some(sum), Some(bytes)) = (index.place(broker).and_then(|at| sums.get_mut(at)), bytes) {
        *sum = Some(sum.unwrap_or_default() + i128::from(bytes));
    }
}
