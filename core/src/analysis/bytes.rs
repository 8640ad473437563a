//! Sums of bytes: exact beyond 64 bits, and unknown until something is added to them.
//!
//! Every single amount fits 64 bits, and travels as that. Only sums are kept in 128, and only here: a browser's engine
//! has no such numbers, and pays for each sum that is written out in another place.

use alloc::{format, vec::Vec};
use core::borrow::Borrow;

use super::BrokerIndex;
use crate::{
    cluster::BrokerId,
    value::{Json, ToJson, Wide},
};

/// A sum; none of nothing. As JSON it is text, or null.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bytes(Option<i128>);

impl Bytes {
    /// A sum that is known to be 0.
    pub(crate) const ZERO: Self = Self(Some(0));

    /// Adds an amount.
    #[inline(never)]
    pub fn add(&mut self, bytes: i64) {
        self.0 = Some(self.get() + i128::from(bytes));
    }

    /// The sum; 0 of nothing.
    #[must_use]
    pub fn get(&self) -> i128 {
        self.0.unwrap_or_default()
    }

    /// Whether nothing was added.
    pub(crate) const fn is_none(&self) -> bool {
        self.0.is_none()
    }

    /// The same, where nothing is known to be 0.
    pub(crate) fn or_zero(&self) -> Self {
        Self(Some(self.get()))
    }

    /// How much more it is than another sum.
    #[inline(never)]
    pub(crate) fn minus(&self, other: &Self) -> Self {
        Self(Some(self.get() - other.get()))
    }
}

impl ToJson for Bytes {
    fn write(&self, json: &mut Json) {
        self.0.map(Wide).write(json);
    }
}

/// A field that is a number of 64 bits, as text; null for none.
#[inline(never)]
pub(crate) fn wide(json: &mut Json, name: &str, number: Option<i64>) {
    let mut bytes = Bytes::default();
    if let Some(number) = number {
        bytes.add(number);
    }
    json.entry(name, &bytes);
}

/// Sums by broker. As JSON it is an object of those brokers that have one.
#[derive(Debug, Default)]
pub(crate) struct BytesByBroker(Vec<(BrokerId, Bytes)>);

impl BytesByBroker {
    /// No sums yet, of these brokers.
    pub(crate) fn new(index: impl Borrow<BrokerIndex>) -> Self {
        Self::of(index.borrow().ids())
    }

    /// No sums yet, of these brokers, which ascend.
    #[inline(never)]
    pub(crate) fn of(ids: &[BrokerId]) -> Self {
        let mut sums = Vec::with_capacity(ids.len());
        for id in ids {
            sums.push((*id, Bytes::default()));
        }
        Self(sums)
    }

    /// Adds an amount, if it and the broker are known.
    #[inline(never)]
    pub(crate) fn add(&mut self, broker: BrokerId, bytes: Option<i64>) {
        let Some(bytes) = bytes else { return };
        let at = self.0.binary_search_by(|(id, _)| id.cmp(&broker));
        if let Some((_, sum)) = at.ok().and_then(|at| self.0.get_mut(at)) {
            sum.add(bytes);
        }
    }

    /// The sums, ascending by broker.
    pub(crate) fn sums(&self) -> &[(BrokerId, Bytes)] {
        &self.0
    }
}

impl ToJson for BytesByBroker {
    fn write(&self, json: &mut Json) {
        json.open('{');
        for (id, sum) in &self.0 {
            if !sum.is_none() {
                json.entry(&format!("{id}"), sum);
            }
        }
        json.close('}');
    }
}
