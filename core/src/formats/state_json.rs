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

use crate::{
    cluster::BrokerId,
    state::{ClusterState, Leader, LogDirs, PartitionState, Plan, PlanEntry, ReplicaSize, TopicState},
    value::{Json, ToJson},
};

impl ToJson for ClusterState {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topics", &self.topics);
        json.close('}');
    }
}

impl ToJson for TopicState {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("name", &self.name);
        if let Some(id) = &self.id {
            json.entry("topicId", id);
        }
        if let Some(count) = &self.partition_count {
            json.entry("partitionCount", count);
        }
        if let Some(factor) = &self.replication_factor {
            json.entry("replicationFactor", factor);
        }
        if let Some(configs) = &self.configs {
            json.entry("configs", &Configs(configs));
        }
        if self.marked_for_deletion {
            json.entry("markedForDeletion", &true);
        }
        json.entry("partitions", &self.partitions);
        json.close('}');
    }
}

/// Pairs as an object, in their order.
struct Configs<'a>(&'a [(String, String)]);

impl ToJson for Configs<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        for (name, value) in self.0 {
            json.entry(name.as_str(), value);
        }
        json.close('}');
    }
}

impl ToJson for PartitionState {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("partition", &self.partition);
        match &self.leader {
            Leader::Unknown => {}
            Leader::None => json.entry("leader", &None::<i32>),
            Leader::Broker(id) => json.entry("leader", id),
        }
        json.entry("replicas", &self.replicas);
        let present = |ids| Some(ids).filter(|ids: &&Vec<BrokerId>| !ids.is_empty());
        for (name, ids) in [
            ("isr", self.isr.as_ref()),
            ("elr", self.elr.as_ref()),
            ("lastKnownElr", self.last_known_elr.as_ref()),
            ("adding", present(&self.adding)),
            ("removing", present(&self.removing)),
        ] {
            if let Some(ids) = ids {
                json.entry(name, ids);
            }
        }
        if let Some(dirs) = &self.log_dirs {
            json.entry("logDirs", dirs);
        }
        json.close('}');
    }
}

impl ToJson for Plan {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("version", &1);
        json.entry("partitions", &self.entries);
        json.close('}');
    }
}

impl ToJson for PlanEntry {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topic", &self.topic);
        json.entry("partition", &self.partition);
        json.entry("replicas", &self.replicas);
        if let Some(dirs) = &self.log_dirs {
            json.entry("log_dirs", dirs);
        }
        json.close('}');
    }
}

impl ToJson for LogDirs {
    fn write(&self, json: &mut Json) {
        let dirs = List(&|json| {
            for (broker, dir) in &self.dirs {
                write_dir(json, *broker, dir, None);
            }
        });
        let failed = List(&|json| {
            for (broker, dir, error) in &self.failed {
                write_dir(json, *broker, dir, Some(error));
            }
        });
        json.open('{');
        json.entry("brokers", &self.brokers);
        json.entry("dirs", &dirs);
        json.entry("failed", &failed);
        json.entry("sizes", &self.sizes);
        json.close('}');
    }
}

/// A list, as what writes its items.
struct List<'a>(&'a dyn Fn(&mut Json));

impl ToJson for List<'_> {
    fn write(&self, json: &mut Json) {
        json.open('[');
        self.0(json);
        json.close(']');
    }
}

/// A broker's directory, and why it could not be read.
fn write_dir(json: &mut Json, broker: BrokerId, dir: &str, error: Option<&String>) {
    json.open('{');
    json.entry("broker", &broker);
    json.entry("logDir", &dir);
    if let Some(error) = error {
        json.entry("error", error);
    }
    json.close('}');
}

impl ToJson for ReplicaSize {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topic", &self.topic);
        json.entry("partition", &self.partition);
        json.entry("broker", &self.broker);
        json.entry("logDir", &self.log_dir);
        json.entry("size", &format!("{}", self.size));
        json.entry("offsetLag", &format!("{}", self.offset_lag));
        json.entry("isFuture", &self.is_future);
        json.close('}');
    }
}
