//! How many partitions each broker leads and holds.

use alloc::{string::String, vec, vec::Vec};

use crate::{
    cluster::{Broker, BrokerId},
    gather::Gather as _,
    order::sort_unique,
    value::{Json, ToJson},
};

/// What one broker carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokerLoad {
    /// The broker.
    pub broker: BrokerId,
    /// Its rack.
    pub rack: Option<String>,
    /// Its pod.
    pub pod: Option<String>,
    /// Partitions whose first replica it is.
    pub leaders: u64,
    /// Partitions of which it has a replica, those it leads included.
    pub replicas: u64,
}

impl BrokerLoad {
    /// No load yet.
    #[must_use]
    pub fn new(broker: &Broker) -> Self {
        Self {
            broker: broker.id,
            rack: broker.rack.name().map(Into::into),
            pod: broker.pod.clone(),
            leaders: 0,
            replicas: 0,
        }
    }
}

/// From a broker's id to its place in an ascending list, quickly: asked once for each replica.
///
/// Ids that lie close together get a table; ids made from addresses, say, are searched for. So memory grows with the
/// number of brokers, never with their ids.
#[derive(Clone, Debug)]
pub struct BrokerIndex {
    ids: Vec<BrokerId>,
    /// The place of each id up to the highest, if that is worth it; `u32::MAX` where there is none.
    table: Vec<u32>,
}

impl BrokerIndex {
    /// An index of these ids, in any order.
    #[must_use]
    pub fn new(ids: impl IntoIterator<Item = BrokerId>) -> Self {
        Self::of(ids.into_iter().gather())
    }

    /// Once, not at each of the many places where an index is made.
    #[inline(never)]
    pub(crate) fn of(mut ids: Vec<BrokerId>) -> Self {
        sort_unique(&mut ids, Ord::cmp);
        let highest = ids.last().copied().and_then(|id| usize::try_from(id).ok()).unwrap_or(0);
        let mut table = Vec::new();
        if highest < ids.len() * 8 + 1024 {
            table = vec![u32::MAX; highest + 1];
            for (place, id) in (0_u32..).zip(&ids) {
                if let Some(entry) = usize::try_from(*id).ok().and_then(|id| table.get_mut(id)) {
                    *entry = place;
                }
            }
        }
        Self { ids, table }
    }

    /// An index of these brokers.
    #[inline(never)]
    pub(crate) fn of_brokers(brokers: &[Broker]) -> Self {
        Self::new(brokers.iter().map(|broker| broker.id))
    }

    /// An index of its ids and of more.
    #[inline(never)]
    pub(crate) fn with(&self, more: &mut Vec<BrokerId>) -> Self {
        more.extend_from_slice(&self.ids);
        Self::of(core::mem::take(more))
    }

    /// The ids, ascending.
    #[must_use]
    pub fn ids(&self) -> &[BrokerId] {
        &self.ids
    }

    /// The place of an id among them.
    #[inline]
    #[must_use]
    pub fn place(&self, id: BrokerId) -> Option<usize> {
        if self.table.is_empty() {
            return self.ids.binary_search(&id).ok();
        }
        let place = self.table.get(usize::try_from(id).ok()?).copied()?;
        (place != u32::MAX).then_some(place as usize)
    }
}

impl ToJson for BrokerLoad {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("broker", &self.broker);
        json.entry("rack", &self.rack);
        json.entry("pod", &self.pod);
        json.entry("leaders", &self.leaders);
        json.entry("replicas", &self.replicas);
        json.close('}');
    }
}
