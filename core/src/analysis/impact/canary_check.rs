//! Whether confined partitions are inside their pods, and all others outside of every pod that has a rule.
//!
//! Judged by names alone, so a pod that no broker declares is one that nobody is inside of: a plan cannot keep a rule
//! that Kafka would ignore. A broker without a pod belongs to every pod, and breaks nothing.

use alloc::vec::Vec;
use core::fmt;

use super::Input;
use crate::{cluster::BrokerId, error::Error};

/// A partition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'a> {
    pub(crate) topic: &'a str,
    pub(crate) partition: i32,
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}", self.topic, self.partition)
    }
}

/// What a check found.
#[derive(Debug, Default)]
pub(crate) struct CanaryCheck<'a> {
    /// Partitions that a rule confines.
    pub(crate) confined: u64,
    /// Those of them with a replica outside their pod.
    pub(crate) outside: Vec<Named<'a>>,
    /// The others with a replica inside a pod that has a rule.
    pub(crate) inside: Vec<Named<'a>>,
}

/// The pod that a partition is confined to. Where rules meet, those that Kafka ignores stand back.
pub(super) fn pod_of<'a>(input: &Input<'a>, partition: i32) -> Result<Option<&'a str>, Error> {
    let partition = partition.unsigned_abs();
    let mut first = None;
    for rule in input.rules.as_slice() {
        if !rule.matches(partition) {
            continue;
        }
        if first.is_some() {
            let set = input.eligibility.set_of(partition)?;
            return Ok(input.eligibility.sets().get(set).and_then(|set| set.pod.as_deref()).or(first));
        }
        first = Some(rule.pod.as_str());
    }
    Ok(first)
}

impl<'a> CanaryCheck<'a> {
    pub(super) fn add(
        &mut self,
        name: Named<'a>,
        pod: Option<&str>,
        replicas: &[BrokerId],
        input: &Input<'_>,
    ) {
        self.confined += u64::from(pod.is_some());
        for id in replicas {
            let is_wrong = match (pod, input.facts.get(*id)) {
                (Some(pod), Some(fact)) => fact.pod.is_some_and(|own| own != pod),
                // A broker that is not registered is in no pod.
                (Some(_), None) => true,
                (None, _) => input.ruled.binary_search(id).is_ok(),
            };
            if is_wrong {
                let list = if pod.is_some() { &mut self.outside } else { &mut self.inside };
                return list.push(name);
            }
        }
    }
}
