//! One broker, as the caller describes it.

use alloc::{string::String, vec::Vec};

use crate::order::sort;

/// A broker's id, `node.id` in Kafka: 0 to 2^31-1.
pub type BrokerId = i32;

/// What is known of a broker's rack (`broker.rack`).
///
/// "No rack" and "nobody said" are two things: a placement on brokers whose racks an input could not carry may put
/// all replicas of a partition into one rack, so that case is reported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Rack {
    /// The input says nothing about this broker's rack.
    #[default]
    Unknown,
    /// The broker has no rack.
    None,
    /// The broker's rack. The empty string is a name like any other.
    Named(String),
}

impl Rack {
    /// The rack's name, if there is one.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Named(name) => Some(name),
            Self::Unknown | Self::None => None,
        }
    }
}

/// A broker of a cluster.
///
/// ```
/// use podstripe::cluster::Broker;
/// let broker = Broker { fenced: true, ..Broker::new(4).with_rack("a").with_pod("canary") };
/// assert!(broker.is_usable(), "a fenced broker still takes followers");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Broker {
    /// The id.
    pub id: BrokerId,
    /// The rack.
    pub rack: Rack,
    /// The pod (KIP-1095). A broker without one belongs to every pod.
    pub pod: Option<String>,
    /// Registered but not alive as the controller sees it: takes replicas, but as a follower only.
    pub fenced: bool,
    /// On its way down: takes no new replica.
    pub in_controlled_shutdown: bool,
    /// All its log directories are cordoned (KIP-1066): takes no new replica.
    pub cordoned: bool,
}

impl Broker {
    /// A live broker of which nothing else is known.
    #[must_use]
    pub fn new(id: BrokerId) -> Self {
        Self { id, ..Self::default() }
    }

    /// The same broker in a rack.
    #[must_use]
    pub fn with_rack(mut self, rack: impl Into<String>) -> Self {
        self.rack = Rack::Named(rack.into());
        self
    }

    /// The same broker in a pod.
    #[must_use]
    pub fn with_pod(mut self, pod: impl Into<String>) -> Self {
        self.pod = Some(pod.into());
        self
    }

    /// Whether the controller places new replicas on it at all.
    #[must_use]
    pub const fn is_usable(&self) -> bool {
        !self.in_controlled_shutdown && !self.cordoned
    }
}

/// The ids of those brokers that match, ascending.
#[inline(never)]
pub(crate) fn ids_where(brokers: &[Broker], matching: &dyn Fn(&Broker) -> bool) -> Vec<BrokerId> {
    let mut ids = Vec::new();
    for broker in brokers {
        if matching(broker) {
            ids.push(broker.id);
        }
    }
    sort(&mut ids, Ord::cmp);
    ids
}
