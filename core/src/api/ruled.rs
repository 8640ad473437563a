//! A cluster under its rules, as the reports read it from a request.

use alloc::vec::Vec;

use super::{PlaceRequest, check::checked_rules, inputs::brokers_from_input};
use crate::{
    analysis::Judge,
    cluster::{BrokerOrder, Cluster, ClusterView},
    error::Error,
    formats::Note,
    placement::{Eligibility, IsolationRules},
    value::Object,
};

/// Brokers, the rules over them, and whether racks count: the fields `brokers`, `canary`, `rules`, `rackAware`.
#[derive(Debug)]
pub(super) struct Ruled {
    pub(super) cluster: Cluster,
    pub(super) rules: IsolationRules,
    pub(super) rack_aware: bool,
}

impl Ruled {
    /// Reads the fields. Without brokers there is nothing that rules could speak of.
    pub(super) fn from_object(object: &Object<'_>, notes: &mut Vec<Note>) -> Result<Self, Error> {
        let mut place = PlaceRequest::new(Vec::new(), Vec::new(), 0);
        place.read_rules(object)?;
        if let Some(brokers) = object.get("brokers")? {
            place.brokers = brokers_from_input(&brokers, notes)?;
        } else if place.canary.is_some() || !place.rules.is_empty() {
            return Err(object.missing("brokers", "the brokers with their pods, because rules are given"));
        }
        let rules = checked_rules(&place)?;
        Ok(Self { cluster: Cluster::new(place.brokers)?, rules, rack_aware: place.rack_aware })
    }

    /// As [`from_object`](Self::from_object), for a report that means nothing without brokers.
    pub(super) fn required(object: &Object<'_>, notes: &mut Vec<Note>) -> Result<Self, Error> {
        object.required("brokers", "the brokers")?;
        Self::from_object(object, notes)
    }

    /// Does what needs the rules to be matched with the cluster.
    ///
    /// # Errors
    /// Those of what is done, which are about the rules.
    pub(super) fn judged(&self, act: &mut dyn FnMut(&Judge<'_>) -> Result<(), Error>) -> Result<(), Error> {
        let view = self.view();
        let (eligibility, _) = Eligibility::new(&view, &self.rules);
        let judge = Judge::new(&self.cluster, &eligibility, self.rack_aware);
        act(&judge).map_err(|error| error.with_field("rules"))
    }

    /// The cluster as a tool sees it: every broker that is registered.
    pub(super) fn view(&self) -> ClusterView {
        self.cluster.as_tool(BrokerOrder::Controller, self.rack_aware)
    }
}
