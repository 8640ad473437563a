//! What stands in a cluster and what is planned for it, whatever text it came from.
//!
//! # Goals
//! 1. Nothing is guessed. What a source does not show is `None`, which is not the same as "none there": `kcat` shows no
//!    ELR, a plan shows no leader.
//! 2. What is unusual is represented, not mended: partitions of one topic with different replica counts, a reassignment
//!    in flight, a partition without a leader.
//! 3. One model for all formats, so that a file of any kind can be compared with one of any other.
//!
//! ```text
//! describe, kcat, clients ──> ClusterState ──┐
//! plans, proposals ─────────> Plan ──────────┼──> diff, validate, generate, audit
//! kafka-log-dirs ───────────> LogDirs ───────┘
//! ```
//!
//! Nothing here knows a text, a rule or a placer.

mod ids;
mod log_dirs;
mod name;
mod plan;
mod replica_counts;
mod topic;
mod topic_id;

pub use ids::{missing, repeated};
pub use log_dirs::{LogDirs, ReplicaSize};
pub(crate) use name::{check_name, name_fault};
pub use plan::{Plan, PlanEntry, Row};
pub(crate) use plan::{partition_order, partition_repeated, sort_rows};
pub use replica_counts::ReplicaCounts;
pub use topic::{ClusterState, Leader, PartitionState, TopicState};
pub use topic_id::TopicId;
