//! Topics as they stand.

use alloc::{string::String, vec::Vec};

use super::{Plan, PlanEntry, Row, partition_order};
use crate::cluster::BrokerId;

/// The topics of a cluster, in the order of their source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClusterState {
    /// The topics; each name stands once.
    pub topics: Vec<TopicState>,
}

/// A topic as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TopicState {
    /// The name.
    pub name: String,
    /// The topic's id, as Kafka prints it.
    pub id: Option<String>,
    /// How many partitions the source says there are; it may show fewer.
    pub partition_count: Option<i32>,
    /// What the source says is the replication factor; while partitions move, or differ, it is but one number of them.
    pub replication_factor: Option<i32>,
    /// The configs that are set, in the order of the source.
    pub configs: Option<Vec<(String, String)>>,
    /// Whether the topic is marked for deletion.
    pub marked_for_deletion: bool,
    /// The partitions that the source shows, ascending by id; each stands once.
    pub partitions: Vec<PartitionState>,
}

/// Who leads a partition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leader {
    /// The source does not show it.
    #[default]
    Unknown,
    /// Nobody: the partition is offline.
    None,
    /// This broker.
    Broker(BrokerId),
}

/// A partition as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartitionState {
    /// The id.
    pub partition: i32,
    /// Who leads it.
    pub leader: Leader,
    /// The replicas, the preferred leader first. While the partition moves, old and new ones together.
    pub replicas: Vec<BrokerId>,
    /// The replicas in sync, in the order of the source, which is not that of the replicas.
    pub isr: Option<Vec<BrokerId>>,
    /// The replicas that may be elected without loss though they are out of sync (KIP-966).
    pub elr: Option<Vec<BrokerId>>,
    /// Those of the last leader's time.
    pub last_known_elr: Option<Vec<BrokerId>>,
    /// The replicas that a reassignment in flight is adding.
    pub adding: Vec<BrokerId>,
    /// The replicas that it will take away.
    pub removing: Vec<BrokerId>,
    /// The log directory of each replica, or "any".
    pub log_dirs: Option<Vec<String>>,
}

impl ClusterState {
    /// The partitions of a plan as if they stood, topics by name. Nothing is known of their leaders.
    #[must_use]
    pub fn from_plan(plan: &Plan) -> Self {
        let entries = &plan.entries;
        let mut state = Self::default();
        for at in partition_order(entries.len(), &|at| entries.get(at).map(PlanEntry::key)) {
            let Some(entry) = entries.get(at) else { continue };
            if state.topics.last().is_none_or(|topic| topic.name != entry.topic) {
                state.topics.push(TopicState::named(&entry.topic));
            }
            if let Some(topic) = state.topics.last_mut() {
                topic.partitions.push(PartitionState {
                    partition: entry.partition,
                    replicas: entry.replicas.clone(),
                    log_dirs: entry.log_dirs.clone(),
                    ..PartitionState::default()
                });
            }
        }
        state
    }

    /// A topic by its name.
    #[must_use]
    pub fn topic(&self, name: &str) -> Option<&TopicState> {
        self.topics.iter().find(|topic| topic.name == name)
    }

    /// All partitions with their topics.
    #[must_use]
    pub fn rows(&self) -> Vec<Row<'_>> {
        let mut rows = Vec::new();
        for topic in &self.topics {
            for partition in &topic.partitions {
                rows.push(Row {
                    topic: &topic.name,
                    partition: partition.partition,
                    replicas: &partition.replicas,
                    log_dirs: partition.log_dirs.as_deref(),
                });
            }
        }
        rows
    }
}

impl TopicState {
    /// A topic of which no more than the name is known.
    #[inline(never)]
    pub(crate) fn named(name: &str) -> Self {
        Self { name: name.into(), ..Self::default() }
    }
}

impl PartitionState {
    /// Whether a reassignment of this partition is in flight.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        !self.adding.is_empty() || !self.removing.is_empty()
    }
}
