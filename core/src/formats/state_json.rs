//! States, plans and log directories as our own JSON: what answers show, and what [`state_from`](super::state_from) reads.
//!
//! ```json
//! {"topics": [{"name": "orders", "topicId": "...", "partitionCount": 1, "replicationFactor": 3,
//!   "configs": {"cleanup.policy": "compact"}, "markedForDeletion": true,
//!   "partitions": [{"partition": 0, "leader": 1, "replicas": [1, 2, 3], "isr": [1], "elr": [2], "lastKnownElr": [],
//!     "adding": [3], "removing": [2], "logDirs": ["any", "any", "any"]}]}]}
//! ```
//!
//! A key whose value the source did not show is absent; `"leader": null` says that there is none. A plan is what
//! `kafka-reassign-partitions` takes. Sizes are text: JSON cannot carry 64 bits safely.
//!
//! ```json
//! {"brokers": [1], "dirs": [{"broker": 1, "logDir": "/data"}], "failed": [{"broker": 1, "logDir": "/d", "error": "..."}],
//!  "sizes": [{"topic": "orders", "partition": 0, "broker": 1, "logDir": "/data", "size": "10", "offsetLag": "0",
//!    "isFuture": false}]}
//! ```

use alloc::{format, string::String, vec::Vec};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::{
    cluster::BrokerId,
    state::{ClusterState, Leader, LogDirs, PartitionState, Plan, PlanEntry, ReplicaSize, TopicState},
};

impl Serialize for ClusterState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry("topics", &self.topics)?;
        map.end()
    }
}

impl Serialize for TopicState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("name", &self.name)?;
        if let Some(id) = &self.id {
            map.serialize_entry("topicId", id)?;
        }
        if let Some(count) = &self.partition_count {
            map.serialize_entry("partitionCount", count)?;
        }
        if let Some(factor) = &self.replication_factor {
            map.serialize_entry("replicationFactor", factor)?;
        }
        if let Some(configs) = &self.configs {
            map.serialize_entry("configs", &Configs(configs))?;
        }
        if self.marked_for_deletion {
            map.serialize_entry("markedForDeletion", &true)?;
        }
        map.serialize_entry("partitions", &self.partitions)?;
        map.end()
    }
}

/// Pairs as an object, in their order.
struct Configs<'a>(&'a [(String, String)]);

impl Serialize for Configs<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.0 {
            map.serialize_entry(name.as_str(), value)?;
        }
        map.end()
    }
}

impl Serialize for PartitionState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("partition", &self.partition)?;
        match &self.leader {
            Leader::Unknown => {}
            Leader::None => map.serialize_entry("leader", &())?,
            Leader::Broker(id) => map.serialize_entry("leader", id)?,
        }
        map.serialize_entry("replicas", &self.replicas)?;
        let present = |ids| Some(ids).filter(|ids: &&Vec<BrokerId>| !ids.is_empty());
        for (name, ids) in [
            ("isr", self.isr.as_ref()),
            ("elr", self.elr.as_ref()),
            ("lastKnownElr", self.last_known_elr.as_ref()),
            ("adding", present(&self.adding)),
            ("removing", present(&self.removing)),
        ] {
            if let Some(ids) = ids {
                map.serialize_entry(name, ids)?;
            }
        }
        if let Some(dirs) = &self.log_dirs {
            map.serialize_entry("logDirs", dirs)?;
        }
        map.end()
    }
}

impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("version", &1)?;
        map.serialize_entry("partitions", &self.entries)?;
        map.end()
    }
}

impl Serialize for PlanEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("topic", &self.topic)?;
        map.serialize_entry("partition", &self.partition)?;
        map.serialize_entry("replicas", &self.replicas)?;
        if let Some(dirs) = &self.log_dirs {
            map.serialize_entry("log_dirs", dirs)?;
        }
        map.end()
    }
}

impl Serialize for LogDirs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let dirs: Vec<Dir<'_>> = self.dirs.iter().map(|(broker, dir)| Dir(*broker, dir, None)).collect();
        let failed: Vec<Dir<'_>> =
            self.failed.iter().map(|(broker, dir, error)| Dir(*broker, dir, Some(error))).collect();
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("brokers", &self.brokers)?;
        map.serialize_entry("dirs", &dirs)?;
        map.serialize_entry("failed", &failed)?;
        map.serialize_entry("sizes", &self.sizes)?;
        map.end()
    }
}

/// A broker's directory, and why it could not be read.
struct Dir<'a>(BrokerId, &'a String, Option<&'a String>);

impl Serialize for Dir<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("broker", &self.0)?;
        map.serialize_entry("logDir", self.1)?;
        if let Some(error) = self.2 {
            map.serialize_entry("error", error)?;
        }
        map.end()
    }
}

impl Serialize for ReplicaSize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(7))?;
        map.serialize_entry("topic", &self.topic)?;
        map.serialize_entry("partition", &self.partition)?;
        map.serialize_entry("broker", &self.broker)?;
        map.serialize_entry("logDir", &self.log_dir)?;
        map.serialize_entry("size", &format!("{}", self.size))?;
        map.serialize_entry("offsetLag", &format!("{}", self.offset_lag))?;
        map.serialize_entry("isFuture", &self.is_future)?;
        map.end()
    }
}
