//! Whether confined partitions are inside their pods, and all others outside of every pod that has a rule.
//!
//! Judged by names alone, so a pod that no broker declares is one that nobody is inside of: a plan cannot keep a rule
//! that Kafka would ignore. A broker without a pod belongs to every pod, and breaks nothing.

use alloc::vec::Vec;

use super::Facts;
use crate::{
    cluster::BrokerId,
    error::Error,
    order::sort,
    placement::{Eligibility, IsolationRule, IsolationRules},
};

/// A partition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'a> {
    pub(crate) topic: &'a str,
    pub(crate) partition: i32,
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

/// The rules, ready to be asked for each partition.
pub(super) struct Isolation<'a> {
    rules: &'a [IsolationRule],
    eligibility: &'a Eligibility<'a>,
    facts: &'a Facts<'a>,
    pods: Vec<&'a str>,
}

impl<'a> Isolation<'a> {
    /// None if there is no rule.
    pub(super) fn new(
        rules: &'a IsolationRules,
        eligibility: &'a Eligibility<'a>,
        facts: &'a Facts<'a>,
    ) -> Option<Self> {
        let rules = rules.as_slice();
        let mut pods = Vec::with_capacity(rules.len());
        for rule in rules {
            pods.push(rule.pod.as_str());
        }
        sort(&mut pods, Ord::cmp);
        (!rules.is_empty()).then_some(Self { rules, eligibility, facts, pods })
    }

    /// The pod that a partition is confined to. Where rules meet, those that Kafka ignores stand back.
    pub(super) fn pod_of(&self, partition: i32) -> Result<Option<&'a str>, Error> {
        let partition = partition.unsigned_abs();
        let mut matching = self.rules.iter().filter(|rule| rule.matches(partition));
        let first = matching.next().map(|rule| rule.pod.as_str());
        if matching.next().is_none() {
            return Ok(first);
        }
        let set = self.eligibility.set_of(partition)?;
        Ok(self.eligibility.sets().get(set).and_then(|set| set.pod.as_deref()).or(first))
    }

    pub(super) fn check<'t>(
        &self,
        found: &mut CanaryCheck<'t>,
        name: Named<'t>,
        pod: Option<&str>,
        replicas: &[BrokerId],
    ) {
        found.confined += u64::from(pod.is_some());
        for id in replicas {
            // A broker that is not registered is in no pod.
            let (is_known, own) = self.facts.get(*id).map_or((false, None), |fact| (true, fact.pod));
            let is_wrong = match (pod, own) {
                (Some(pod), Some(own)) => own != pod,
                (Some(_), None) => !is_known,
                (None, Some(own)) => self.pods.binary_search(&own).is_ok(),
                (None, None) => false,
            };
            if is_wrong {
                let list = if pod.is_some() { &mut found.outside } else { &mut found.inside };
                return list.push(name);
            }
        }
    }
}
