//! From brokers and a wish (partitions, replication factor) to replicas.
//!
//! ```text
//! CanarySpec ──> IsolationRules ──> PodPlacer ── one PlacementSpec a run ──> ReplicaPlacer ──> Assignment
//!  interval       who goes where     which brokers                          StripedPlacer
//!                                                                           ClassicPlacer
//! ```
//!
//! The pod placer knows pods and rules and hands each run of partitions to any [`ReplicaPlacer`]; it knows nothing
//! of racks. A replica placer knows racks and fencing and a source of random bits; it knows nothing of pods.

mod assignment;
mod canary;
mod classic;
mod eligibility;
mod kafka_placer;
mod lanes;
mod placer;
mod pod;
mod reason;
mod rules;
mod spec;
mod spread;
mod stripe;
mod striped;

pub use assignment::Assignment;
pub use canary::{CanarySpec, DEFAULT_CANARY_POD};
pub use classic::ClassicPlacer;
pub use eligibility::{Eligibility, EligibleSet, Plan, Run};
pub use kafka_placer::{KafkaBrokers, KafkaPlacer};
pub use placer::{PlacerError, ReplicaPlacer};
pub use pod::PodPlacer;
pub use reason::Reason;
pub use rules::{IsolationRule, IsolationRules, Matcher};
pub use spec::PlacementSpec;
pub use spread::Spread;
pub use striped::StripedPlacer;
