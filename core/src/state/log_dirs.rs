//! How large replicas are, and where they lie.

use alloc::{string::String, vec::Vec};

use super::{ClusterState, TopicState};
use crate::{cluster::BrokerId, gather::Gather as _, order::Lookup};

/// What brokers say of their log directories.
///
/// `dirs` names every directory that occurs in `failed` and `sizes`, and `brokers` every broker that occurs in `dirs`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogDirs {
    /// The brokers that answered, in the order of the source; one may have no replica.
    pub brokers: Vec<BrokerId>,
    /// All directories, in the order of the source; one may have no replica.
    pub dirs: Vec<(BrokerId, String)>,
    /// The directories that could not be read: broker, directory, the error's class.
    pub failed: Vec<(BrokerId, String, String)>,
    /// The replicas, in the order of the source.
    pub sizes: Vec<ReplicaSize>,
}

/// A replica in a log directory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplicaSize {
    /// The topic.
    pub topic: String,
    /// The partition's id.
    pub partition: i32,
    /// The broker that has it.
    pub broker: BrokerId,
    /// The directory.
    pub log_dir: String,
    /// Bytes.
    pub size: i64,
    /// How many messages it lies behind; -1 where the broker does not know.
    pub offset_lag: i64,
    /// Whether it is a copy being made for a move between directories.
    pub is_future: bool,
}

impl LogDirs {
    /// Says in a state in which directory each replica lies, where these brokers say so.
    pub fn show_in(&self, state: &mut ClusterState) {
        let sizes: Vec<&ReplicaSize> = self.sizes.iter().filter(|size| !size.is_future).gather();
        let known = Lookup::new(&sizes, |left, right| left.key().cmp(&right.key()));
        for TopicState { name, partitions, .. } in &mut state.topics {
            for partition in partitions {
                let dir = |broker: &BrokerId| {
                    known.find(|size| size.key().cmp(&(name.as_str(), partition.partition, *broker)))
                };
                let dirs = partition
                    .replicas
                    .iter()
                    .map(|id| dir(id).map_or("any", |size| size.log_dir.as_str()).into())
                    .gather();
                partition.log_dirs = Some(dirs);
            }
        }
    }
}

impl ReplicaSize {
    fn key(&self) -> (&str, i32, BrokerId) {
        (&self.topic, self.partition, self.broker)
    }
}
