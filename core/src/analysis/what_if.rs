//! Other intervals and other sizes of a canary pod, over the topics that there are: what each would isolate, what each
//! pod's brokers would carry, and whether the topics would fit.
//!
//! A topic of `P` partitions has `floor(P / N)` canary partitions at interval `N` (see
//! [`CanarySpec`](crate::placement::CanarySpec)), each with as many replicas as the topic has at most. So nothing is
//! placed, and a row costs one division a topic:
//!
//! ```text
//! topics 10 x RF 3, 20 x RF 3; 9 brokers    interval 10, pod of 3    canary 1 + 2 = 3 of 30 partitions
//!                                           9 replicas on 3 brokers, 81 on 6
//! ```

use alloc::vec::Vec;

use super::Share;
use crate::{
    order::sort,
    state::{ClusterState, PartitionState, TopicState},
};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// Every how many partitions one is a canary.
    pub interval: u64,
    /// Brokers of the pod.
    pub pod_size: u64,
    /// The canary partitions of all partitions.
    pub isolated: Share,
    /// Their replicas, over the pod's brokers.
    pub isolated_per_broker: Share,
    /// The other partitions' replicas, over the other brokers.
    pub others_per_broker: Share,
    /// Whether both sides have enough brokers for the largest replication factor that they get.
    pub fits: bool,
}

const INTERVALS: [u64; 6] = [2, 5, 10, 20, 50, 100];
/// Sizes of pods that are looked at where none are given.
const SIZES: usize = 8;

/// Topics of one kind: partitions each, replicas of each partition, how many topics.
type Kind = (u64, u64, u64);

/// The rows, by interval and pod size in the order given. Where no intervals are given, 2, 5, 10, 20, 50 and 100; where
/// no sizes, the multiples of the largest replication factor that leave a broker for the others, eight at most.
#[must_use]
pub fn what_if(
    state: &ClusterState,
    brokers: u64,
    intervals: Option<&[u64]>,
    pod_sizes: Option<&[u64]>,
) -> Vec<WhatIf> {
    let kinds = kinds(state);
    let [mut all, mut all_replicas, mut largest] = [0, 0, 1];
    for (partitions, factor, topics) in &kinds {
        all += partitions * topics;
        all_replicas += partitions * factor * topics;
        largest = largest.max(*factor);
    }
    let mut multiples = Vec::new();
    while multiples.len() < SIZES && multiples.len() as u64 * largest + largest < brokers {
        multiples.push(multiples.len() as u64 * largest + largest);
    }
    let mut rows = Vec::new();
    for interval in intervals.unwrap_or(&INTERVALS) {
        // Canary partitions, their replicas, and the largest factor of a topic with a canary and with another one.
        let [mut isolated, mut isolated_replicas, mut factor, mut others_factor] = [0; 4];
        for (partitions, replicas, topics) in &kinds {
            let canaries = partitions / (*interval).max(1);
            isolated += canaries * topics;
            isolated_replicas += canaries * replicas * topics;
            factor = if canaries > 0 { factor.max(*replicas) } else { factor };
            others_factor = if canaries < *partitions { others_factor.max(*replicas) } else { others_factor };
        }
        for pod_size in pod_sizes.unwrap_or(&multiples) {
            let others = brokers.saturating_sub(*pod_size);
            rows.push(WhatIf {
                interval: *interval,
                pod_size: *pod_size,
                isolated: Share { part: isolated, whole: all },
                isolated_per_broker: Share { part: isolated_replicas, whole: *pod_size },
                others_per_broker: Share { part: all_replicas - isolated_replicas, whole: others },
                fits: factor <= *pod_size && others_factor <= others,
            });
        }
    }
    rows
}

/// Few, however many topics there are.
fn kinds(state: &ClusterState) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::with_capacity(state.topics.len());
    for topic in &state.topics {
        let factor = largest_factor(topic);
        kinds.push((topic.partitions.len() as u64, factor as u64, 1));
    }
    sort(&mut kinds, Ord::cmp);
    kinds.dedup_by(|next, kept| {
        let same = (next.0, next.1) == (kept.0, kept.1);
        kept.2 += if same { next.2 } else { 0 };
        same
    });
    kinds
}

/// The most replicas that a partition of a topic is to have.
#[inline(never)]
pub(crate) fn largest_factor(topic: &TopicState) -> usize {
    topic.partitions.iter().map(PartitionState::target_count).max().unwrap_or(0)
}
