//! The brokers: validated once, then trusted.
//!
//! [`Cluster`] is what the caller says the brokers are. A placer never sees it; it sees a [`ClusterView`]: the
//! brokers that may take a replica, as one of Kafka's two programs sees them.
//!
//! | view | who | brokers | order | racks |
//! |---|---|---|---|---|
//! | [`Cluster::as_controller`] | `ReplicationControlManager` | not shutting down, not cordoned; fenced ones follow only | the controller's hash map | none is one more rack |
//! | [`Cluster::as_tool`] | `kafka-reassign-partitions --generate` | all given, all unfenced | the same | may be switched off |
//!
//! Both keep the pods.

mod broker;
mod view;

pub(crate) use broker::ids_where;
pub use broker::{Broker, BrokerId, Rack};
pub(crate) use view::count_different;
pub use view::{BrokerSet, ClusterView, Member, RackTable, ViewBroker};

use alloc::{format, vec::Vec};
use core::fmt;

use crate::{
    error::{Error, ErrorCode},
    java::{integer_hash, iteration_order},
    limits::{MAX_BROKERS, MAX_NAME_BYTES},
    order::{first_repeated, sort},
};

/// In which order the brokers reach the placer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BrokerOrder {
    /// As the controller iterates them, whatever order the caller listed them in.
    #[default]
    Controller,
    /// As the caller listed them: for comparison with Kafka's classes called directly.
    Given,
}

/// The brokers of a cluster, valid: ids unique and not negative, names and numbers within bounds.
#[derive(Clone, Debug, Default)]
pub struct Cluster {
    // INVARIANT: at most MAX_BROKERS, ids unique and not negative, names at most MAX_NAME_BYTES long.
    brokers: Vec<Broker>,
}

impl Cluster {
    /// Checks the brokers.
    ///
    /// # Errors
    /// `INVALID_REQUEST` for an id that is negative or taken; `LIMIT_EXCEEDED` for too many brokers or too long a
    /// name. The error's field is the broker's place in the list: `brokers[3].id`.
    pub fn new(brokers: Vec<Broker>) -> Result<Self, Error> {
        if brokers.len() > MAX_BROKERS {
            return Err(Error::new(
                ErrorCode::LimitExceeded,
                format_args!("brokers: {} brokers, the limit is {MAX_BROKERS}", brokers.len()),
            )
            .with_field("brokers"));
        }
        for (index, broker) in brokers.iter().enumerate() {
            if broker.id < 0 {
                return Err(id_error(
                    index,
                    broker.id,
                    format_args!("is negative; expected an integer from 0 to 2147483647"),
                ));
            }
            for (name, what) in [(broker.rack.name(), "rack"), (broker.pod.as_deref(), "pod")] {
                if name.is_some_and(|name| name.len() > MAX_NAME_BYTES) {
                    let path = format!("brokers[{index}].{what}");
                    return Err(Error::new(
                        ErrorCode::LimitExceeded,
                        format_args!("{path}: the {what} has more than {MAX_NAME_BYTES} bytes"),
                    )
                    .with_field(path));
                }
            }
        }
        let repeated = first_repeated(&brokers, |left, right| left.id.cmp(&right.id));
        match repeated.and_then(|index| Some((brokers.get(index)?.id, index))) {
            Some((id, index)) => {
                Err(id_error(index, id, format_args!("is given twice; every broker has an id of its own")))
            }
            None => Ok(Self { brokers }),
        }
    }

    /// All brokers, in the order given.
    #[must_use]
    pub fn brokers(&self) -> &[Broker] {
        &self.brokers
    }

    /// Whether no broker says anything about its rack: the input could not carry racks. This is not the same as
    /// racks that are known to be none.
    #[must_use]
    pub fn racks_unknown(&self) -> bool {
        !self.brokers.is_empty() && self.brokers.iter().all(|broker| broker.rack == Rack::Unknown)
    }

    /// The cluster as the controller sees it when it creates a topic or adds partitions.
    ///
    /// Without `rack_aware` the racks are left out, which the controller itself cannot do; pods stay.
    ///
    /// Source: `ReplicationControlManager`, `BrokerHeartbeatManager.UsableBrokerIterator`.
    #[must_use]
    pub fn as_controller(&self, order: BrokerOrder, rack_aware: bool) -> ClusterView {
        self.seen(order, rack_aware, false)
    }

    /// The cluster as Kafka's command line tools see it: every broker takes any replica, fenced or not.
    ///
    /// Without `rack_aware` the racks are left out; pods stay. Source: `ReassignPartitionsCommand`.
    #[must_use]
    pub fn as_tool(&self, order: BrokerOrder, rack_aware: bool) -> ClusterView {
        self.seen(order, rack_aware, true)
    }

    /// A tool sees all brokers, and none of their states.
    fn seen(&self, order: BrokerOrder, rack_aware: bool, by_tool: bool) -> ClusterView {
        let mut seen = Vec::new();
        for broker in &self.brokers {
            if by_tool || broker.is_usable() {
                seen.push(broker);
            }
        }
        ClusterView::new(&ordered(seen, order), by_tool, rack_aware)
    }
}

/// The controller keeps its brokers in a `HashMap` by id. Ids are put in ascending here, which settles the order
/// of two that share a bucket, so that the caller's order never reaches a result.
fn ordered(mut brokers: Vec<&Broker>, order: BrokerOrder) -> Vec<&Broker> {
    if order == BrokerOrder::Given {
        return brokers;
    }
    sort(&mut brokers, |left, right| left.id.cmp(&right.id));
    let mut hashes = Vec::with_capacity(brokers.len());
    for broker in &brokers {
        hashes.push(integer_hash(broker.id));
    }
    let mut in_order = Vec::with_capacity(brokers.len());
    for at in &iteration_order(&hashes) {
        if let Some(broker) = brokers.get(*at) {
            in_order.push(*broker);
        }
    }
    in_order
}

fn id_error(index: usize, id: BrokerId, what: fmt::Arguments<'_>) -> Error {
    let path = format!("brokers[{index}].id");
    Error::new(ErrorCode::InvalidRequest, format_args!("{path}: {id} {what}"))
        .with_field(path)
        .with_value(&id)
        .with_number("broker", id)
}
