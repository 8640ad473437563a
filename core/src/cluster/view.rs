//! The brokers that may take a replica, and sets of them.
//!
//! Names are replaced by numbers once, so that nothing compares text while it places:
//!
//! ```text
//! Cluster                      ClusterView                           BrokerSet (eligible for pod "canary")
//! 1 rack b pod stable          racks: 0 = (none), 1 = a, 2 = b       4 rack 1
//! 4 rack a pod canary    ->    pods:  0 = canary, 1 = stable   ->    6 rack 0
//! 6                            1 (2, 1)  4 (1, 0)  6 (0, -)
//! ```

use alloc::{borrow::ToOwned, string::String, vec::Vec};
use core::cmp::Ordering;

use super::{Broker, BrokerId};
use crate::{
    java::{compare_strings, string_hash},
    order::sort_unique,
};

/// The racks of a view in Kafka's order: no rack first, then by `String.compareTo`.
///
/// A rack is known by its place here.
#[derive(Clone, Debug, Default)]
pub struct RackTable {
    names: Vec<Option<String>>,
    hashes: Vec<i32>,
}

impl RackTable {
    fn new(mut names: Vec<Option<&str>>) -> Self {
        sort_unique(&mut names, |left, right| compare_racks(*left, *right));
        let mut table = Self::default();
        for name in &names {
            table.hashes.push(name.map_or(0, string_hash));
            table.names.push(name.map(ToOwned::to_owned));
        }
        table
    }

    fn number_of(&self, name: Option<&str>) -> u32 {
        number(self.names.binary_search_by(|known| compare_racks(known.as_deref(), name)))
    }

    /// The name of a rack; `None` for the brokers without one.
    #[must_use]
    pub fn name(&self, rack: u32) -> Option<&str> {
        self.names.get(rack as usize).and_then(Option::as_deref)
    }

    /// The Java hash of a rack's name, 0 for none.
    #[must_use]
    pub fn hash(&self, rack: u32) -> i32 {
        self.hashes.get(rack as usize).copied().unwrap_or(0)
    }

    /// How many racks there are, no rack being one.
    #[must_use]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is no broker at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

/// A broker of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewBroker {
    /// What a placer sees of it.
    pub member: Member,
    /// Its pod, as a place in [`ClusterView::pods`].
    pub pod: Option<u32>,
}

/// What a replica placer sees of a broker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The id.
    pub id: BrokerId,
    /// Its rack, as a place in the [`RackTable`].
    pub rack: u32,
    /// Whether it may not lead.
    pub fenced: bool,
}

/// The brokers that may take a replica, in the order in which a placer walks them.
#[derive(Clone, Debug)]
pub struct ClusterView {
    brokers: Vec<ViewBroker>,
    racks: RackTable,
    pods: Vec<String>,
}

impl ClusterView {
    /// With `all_lead` even a fenced broker may.
    pub(super) fn new(brokers: &[&Broker], all_lead: bool, rack_aware: bool) -> Self {
        let mut names = Vec::with_capacity(brokers.len());
        let mut pods = Vec::new();
        for broker in brokers {
            names.push(broker.rack.name().filter(|_| rack_aware));
            if let Some(pod) = &broker.pod {
                pods.push(pod.as_str());
            }
        }
        let racks = RackTable::new(names.clone());
        sort_unique(&mut pods, |left, right| compare_strings(left, right));
        let mut members = Vec::with_capacity(brokers.len());
        for (broker, name) in brokers.iter().zip(names) {
            let place = |pod: &String| number(pods.binary_search_by(|known| compare_strings(known, pod)));
            members.push(ViewBroker {
                member: Member {
                    id: broker.id,
                    rack: racks.number_of(name),
                    fenced: broker.fenced && !all_lead,
                },
                pod: broker.pod.as_ref().map(place),
            });
        }
        let mut view = Self { brokers: members, racks, pods: Vec::with_capacity(pods.len()) };
        for pod in &pods {
            view.pods.push((*pod).to_owned());
        }
        view
    }

    /// The brokers, in order.
    #[must_use]
    pub fn brokers(&self) -> &[ViewBroker] {
        &self.brokers
    }

    /// The racks.
    #[must_use]
    pub const fn racks(&self) -> &RackTable {
        &self.racks
    }

    /// The pods that the brokers declare, in `String.compareTo` order.
    #[must_use]
    pub fn pods(&self) -> &[String] {
        &self.pods
    }

    /// The brokers whose pod is wanted, in the view's order.
    #[must_use]
    pub fn select(&self, wanted: impl Fn(Option<u32>) -> bool) -> BrokerSet<'_> {
        self.selected(&wanted)
    }

    #[inline(never)]
    fn selected(&self, wanted: &dyn Fn(Option<u32>) -> bool) -> BrokerSet<'_> {
        let mut members = Vec::new();
        for broker in &self.brokers {
            if wanted(broker.pod) {
                members.push(broker.member);
            }
        }
        BrokerSet { members, racks: &self.racks }
    }
}

/// Some brokers of a view, as a replica placer takes them. It says nothing about pods.
#[derive(Clone, Debug)]
pub struct BrokerSet<'v> {
    /// The brokers, in order.
    pub members: Vec<Member>,
    /// The racks that their numbers speak of.
    pub racks: &'v RackTable,
}

/// How many different ones there are of these racks.
#[inline(never)]
pub(crate) fn count_different(mut racks: Vec<u32>) -> usize {
    sort_unique(&mut racks, Ord::cmp);
    racks.len()
}

fn compare_racks(left: Option<&str>, right: Option<&str>) -> Ordering {
    match (left, right) {
        (Some(left), Some(right)) => compare_strings(left, right),
        (left, right) => left.is_some().cmp(&right.is_some()),
    }
}

/// The place a binary search found: fewer than 2^32 names were put in.
fn number(found: Result<usize, usize>) -> u32 {
    let (Ok(at) | Err(at)) = found;
    u32::try_from(at).unwrap_or(u32::MAX)
}
