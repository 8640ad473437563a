//! How large replicas are, and where they lie.

use alloc::{string::String, vec::Vec};

use crate::cluster::BrokerId;

/// What brokers say of their log directories.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogDirs {
    /// The brokers that answered, in the order of the source; one may have no replica.
    pub brokers: Vec<BrokerId>,
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
    /// How far it lies behind.
    pub offset_lag: i64,
    /// Whether it is a copy being made for a move between directories.
    pub is_future: bool,
}
