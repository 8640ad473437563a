//! What is to be known of each broker, by its place in an index: asked once for each replica.

use alloc::vec::Vec;

use crate::{
    analysis::BrokerIndex,
    cluster::{BrokerId, Cluster},
    java::compare_strings,
    order::sort,
    state::LogDirs,
};

/// A registered broker.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fact<'a> {
    pub(crate) rack: Option<&'a str>,
    /// Its rack as a number, in the order of names; 0 is none.
    pub(super) rack_number: u32,
    pub(super) pod: Option<&'a str>,
    pub(super) offline: bool,
    /// Whether one of its log directories cannot be read.
    pub(super) dir_failed: bool,
}

/// All registered brokers.
#[derive(Debug)]
pub(crate) struct Facts<'a> {
    pub(crate) index: BrokerIndex,
    facts: Vec<Fact<'a>>,
}

impl<'a> Facts<'a> {
    pub(crate) fn new(cluster: &'a Cluster, log_dirs: &LogDirs) -> Self {
        let index = BrokerIndex::new(cluster.brokers().iter().map(|broker| broker.id));
        let mut names: Vec<&str> = cluster.brokers().iter().filter_map(|broker| broker.rack.name()).collect();
        sort(&mut names, |left, right| compare_strings(left, right));
        names.dedup();
        let mut facts = alloc::vec![Fact::default(); index.ids().len()];
        for broker in cluster.brokers() {
            let rack = broker.rack.name();
            let number = rack
                .and_then(|rack| names.binary_search_by(|name| compare_strings(name, rack)).ok())
                .and_then(|at| u32::try_from(at + 1).ok());
            let fact = Fact {
                rack,
                rack_number: number.unwrap_or_default(),
                pod: broker.pod.as_deref(),
                offline: broker.fenced,
                dir_failed: false,
            };
            if let Some(entry) = index.place(broker.id).and_then(|at| facts.get_mut(at)) {
                *entry = fact;
            }
        }
        for (broker, ..) in &log_dirs.failed {
            if let Some(entry) = index.place(*broker).and_then(|at| facts.get_mut(at)) {
                entry.dir_failed = true;
            }
        }
        Self { index, facts }
    }

    /// A broker, if it is registered.
    pub(crate) fn get(&self, id: BrokerId) -> Option<&Fact<'a>> {
        self.facts.get(self.index.place(id)?)
    }

    /// The number of a broker's rack; 0 if it has none, or is not registered.
    pub(super) fn rack_number(&self, id: BrokerId) -> u32 {
        self.get(id).map_or(0, |fact| fact.rack_number)
    }

    /// The brokers of these pods.
    pub(crate) fn of_pods(&self, is_wanted: &dyn Fn(Option<&str>) -> bool) -> Vec<BrokerId> {
        let all = self.index.ids().iter().zip(&self.facts);
        all.filter(|(_, fact)| is_wanted(fact.pod)).map(|(id, _)| *id).collect()
    }
}
