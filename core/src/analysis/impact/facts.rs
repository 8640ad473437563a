//! What is to be known of each broker, by its place in an index: asked once for each replica.

use alloc::vec::Vec;

use crate::{
    analysis::{BytesByBroker, Racks},
    cluster::{BrokerId, Cluster},
    placement::IsolationRules,
    state::LogDirs,
};

/// A registered broker.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fact<'a> {
    pub(super) pod: Option<&'a str>,
    pub(super) offline: bool,
    /// Whether one of its log directories cannot be read.
    pub(super) dir_failed: bool,
}

/// All registered brokers.
#[derive(Debug)]
pub(crate) struct Facts<'a> {
    pub(super) racks: Racks<'a>,
    /// By their places among those of the racks.
    brokers: Vec<Fact<'a>>,
}

impl<'a> Facts<'a> {
    #[inline(never)]
    pub(crate) fn new(cluster: &'a Cluster, log_dirs: &LogDirs) -> Self {
        let racks = Racks::new(cluster);
        let index = racks.index();
        let mut known = alloc::vec![Fact::default(); index.ids().len()];
        for broker in cluster.brokers() {
            if let Some(fact) = index.place(broker.id).and_then(|at| known.get_mut(at)) {
                fact.pod = broker.pod.as_deref();
                fact.offline = broker.fenced;
            }
        }
        for (broker, ..) in &log_dirs.failed {
            if let Some(fact) = index.place(*broker).and_then(|at| known.get_mut(at)) {
                fact.dir_failed = true;
            }
        }
        Self { racks, brokers: known }
    }

    /// The brokers, ascending.
    pub(crate) fn ids(&self) -> &[BrokerId] {
        self.racks.index().ids()
    }

    /// A broker, if it is registered.
    pub(crate) fn get(&self, id: BrokerId) -> Option<&Fact<'a>> {
        self.brokers.get(self.racks.index().place(id)?)
    }

    /// The brokers of these pods.
    #[inline(never)]
    pub(crate) fn of_pods(&self, is_wanted: &dyn Fn(Option<&str>) -> bool) -> Vec<BrokerId> {
        let mut brokers = Vec::new();
        for (id, fact) in self.ids().iter().zip(&self.brokers) {
            if is_wanted(fact.pod) {
                brokers.push(*id);
            }
        }
        brokers
    }

    /// The brokers of pods that have a rule.
    pub(crate) fn ruled(&self, rules: &IsolationRules) -> Vec<BrokerId> {
        let rules = rules.as_slice();
        self.of_pods(&|pod| pod.is_some_and(|pod| rules.iter().any(|rule| rule.pod == pod)))
    }

    /// Sums by broker, of nothing yet.
    pub(crate) fn sums(&self) -> BytesByBroker {
        BytesByBroker::of(self.ids())
    }
}
