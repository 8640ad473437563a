//! How many replicas must be in sync for a write to be taken (`min.insync.replicas`).

use crate::{state::TopicState, value::parsed};

const CONFIG: &str = "min.insync.replicas";

/// The topic's own setting if its source shows one, else the cluster's as it was given, else Kafka's default of 1.
#[must_use]
pub fn min_isr(topic: &TopicState, given: Option<u32>) -> u32 {
    let configs = topic.configs.as_deref().unwrap_or_default();
    let own = configs.iter().find(|(name, _)| name == CONFIG).and_then(|(_, value)| parsed(value));
    own.or(given).unwrap_or(1)
}
