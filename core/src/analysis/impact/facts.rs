//! What is to be known of each broker, by its place in an index: asked once for each replica.

use alloc::vec::Vec;

use crate::{
    analysis::{BrokerIndex, BytesByBroker, Racks},
    cluster::{BrokerId, Cluster},
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
    pub(crate) index: BrokerIndex,
    pub(super) racks: Racks<'a>,
    brokers: Vec<Fact<'a>>,
}

impl<'a> Facts<'a> {
    #[inline(never)]
    pub(crate) fn new(cluster: &'a Cluster, log_dirs: &LogDirs) -> Self {
        let index = BrokerIndex::of_brokers(cluster.brokers());
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
        Self { index, racks: Racks::new(cluster), brokers: known }
    }

    /// A broker, if it is registered.
    pub(crate) fn get(&self, id: BrokerId) -> Option<&Fact<'a>> {
        self.brokers.get(self.index.place(id)?)
    }

    /// The brokers of these pods.
    #[inline(never)]
    pub(crate) fn of_pods(&self, is_wanted: &dyn Fn(Option<&str>) -> bool) -> Vec<BrokerId> {
        let mut brokers = Vec::new();
        for (id, fact) in self.index.ids().iter().zip(&self.brokers) {
            if is_wanted(fact.pod) {
                brokers.push(*id);
            }
        }
        brokers
    }

    /// Sums by broker, of nothing yet.
    pub(crate) fn sums(&self) -> BytesByBroker {
        BytesByBroker::new(self.index.clone())
    }
}
