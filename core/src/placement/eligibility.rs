//! Which brokers each partition may use, by the isolation rules (KIP-1095).
//!
//! A rule counts if a broker declares its pod. Each counting rule has its pod's brokers; one more set holds the brokers
//! of all pods that no counting rule speaks of. A broker without a pod is in every set. Neighbours with the same set
//! become one run:
//!
//! ```text
//! rule: canary = every 4th      partition   0 1 2 | 3 | 4 5 6 | 7 | 8
//!                               set           S     C     S     C   S        S = {1 2 3}, C = {4 5 6}
//! ```
//!
//! If the set for unmatched partitions is empty, it becomes the whole cluster: isolation is then *vacuous*.

use alloc::{string::String, vec, vec::Vec};
use core::ops::Range;

use super::{
    IsolationRule, IsolationRules,
    rules::{conflict, matching_runs},
};
use crate::{
    cluster::{BrokerId, BrokerSet, ClusterView},
    error::Error,
    gather::Gather as _,
};

/// The brokers that some partitions may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EligibleSet {
    /// The pod whose rule matches; `None` for the partitions that no rule matches.
    pub pod: Option<String>,
    /// The brokers, in the view's order.
    pub brokers: Vec<BrokerId>,
}

/// Consecutive partitions over one set: one call of the replica placer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The id of the first partition.
    pub start: u32,
    /// How many partitions.
    pub count: u32,
    /// The set, as a place in [`Eligibility::sets`].
    pub set: usize,
}

/// How a topic's partitions are to be placed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The id of the first partition.
    pub start: u32,
    /// The runs, ascending, without a gap.
    pub runs: Vec<Run>,
    /// How many of the partitions each rule matches, in the order of [`Eligibility::active_rules`].
    pub confined: Vec<u32>,
}

/// Isolation rules over one view of a cluster. Made once, used for many topics.
#[derive(Clone, Debug)]
pub struct Eligibility<'r> {
    sets: Vec<EligibleSet>,
    /// The rules whose pods are there, and each one's set.
    active: Vec<&'r IsolationRule>,
    set_of_rule: Vec<usize>,
    ignored: Vec<&'r IsolationRule>,
    vacuous: bool,
}

impl<'r> Eligibility<'r> {
    /// Makes the sets ready, and gives them too as a placer takes them.
    #[must_use]
    pub fn new<'v>(view: &'v ClusterView, rules: &'r IsolationRules) -> (Self, Vec<BrokerSet<'v>>) {
        let number = |rule: &IsolationRule| view.pods().iter().position(|pod| *pod == rule.pod);
        let (mut active, mut pods, mut ignored) = (Vec::new(), Vec::new(), Vec::new());
        for rule in rules.as_slice() {
            if let Some(pod) = number(rule) {
                active.push(rule);
                pods.push(u32::try_from(pod).ok());
            } else {
                ignored.push(rule);
            }
        }
        let mut has_rule = vec![false; view.pods().len()];
        for pod in pods.iter().flatten() {
            if let Some(has_rule) = has_rule.get_mut(*pod as usize) {
                *has_rule = true;
            }
        }
        let is_ruled = |pod: u32| has_rule.get(pod as usize).copied().unwrap_or(false);
        let mut others = view.select(|pod| pod.is_none_or(|pod| !is_ruled(pod)));
        let vacuous = others.members.is_empty() && !view.brokers().is_empty();
        if vacuous {
            others = view.select(|_| true);
        }
        let whole = others.members.len();
        let (mut sets, mut brokers) = (Vec::new(), Vec::new());
        let mut add = |pod, set: BrokerSet<'v>| {
            sets.push(EligibleSet { pod, brokers: set.members.iter().map(|member| member.id).gather() });
            brokers.push(set);
            sets.len()
        };
        let mut next = add(None, others);
        let mut set_of_rule = Vec::with_capacity(active.len());
        for (rule, pod) in active.iter().zip(pods) {
            let set = view.select(|of| of.is_none() || of == pod);
            // Equal sets are one set, or their runs would not join. Only the whole cluster can come twice.
            if set.members.len() == whole && vacuous {
                set_of_rule.push(0);
                continue;
            }
            set_of_rule.push(next);
            next = add(Some(rule.pod.clone()), set);
        }
        (Self { sets, active, set_of_rule, ignored, vacuous }, brokers)
    }

    /// The sets of brokers; the first is for the partitions that no rule matches.
    #[must_use]
    pub fn sets(&self) -> &[EligibleSet] {
        &self.sets
    }

    /// The rules whose pod no broker declares.
    #[must_use]
    pub fn ignored_rules(&self) -> &[&'r IsolationRule] {
        &self.ignored
    }

    /// The rules that count.
    #[must_use]
    pub fn active_rules(&self) -> &[&'r IsolationRule] {
        &self.active
    }

    /// Whether the partitions that no rule matches use the whole cluster, because nothing else is left for them.
    #[must_use]
    pub const fn is_vacuous(&self) -> bool {
        self.vacuous
    }

    /// The runs that partitions `range` fall into.
    ///
    /// # Errors
    /// `CONFLICTING_POD_RULES`.
    pub fn plan(&self, range: Range<u32>) -> Result<Plan, Error> {
        let mut plan = Plan { start: range.start, runs: Vec::new(), confined: vec![0; self.active.len()] };
        if self.active.is_empty() {
            // Straight through, even for no partitions: the replica placer still draws and checks.
            let count = range.end.saturating_sub(range.start);
            plan.runs.push(Run { start: range.start, count, set: 0 });
            return Ok(plan);
        }
        let mut at = range.start;
        for (matched, rule) in matching_runs(&self.active, range.clone())? {
            plan.add(at..matched.start, 0);
            at = matched.end;
            if let Some(confined) = plan.confined.get_mut(rule) {
                *confined += matched.end - matched.start;
            }
            plan.add(matched, self.set_of_rule.get(rule).copied().unwrap_or(0));
        }
        plan.add(at..range.end, 0);
        Ok(plan)
    }

    /// The set of one partition, as a place in [`sets`](Self::sets). Takes no memory: it may be asked a million times.
    ///
    /// # Errors
    /// `CONFLICTING_POD_RULES`.
    pub fn set_of(&self, partition: u32) -> Result<usize, Error> {
        let mut matching =
            self.active.iter().zip(&self.set_of_rule).filter(|(rule, _)| rule.matches(partition));
        let set = matching.next().map_or(0, |(_, set)| *set);
        if matching.next().is_some() { Err(conflict(&self.active, partition)) } else { Ok(set) }
    }
}

impl Plan {
    /// Partitions at the end, which join the last run if they have its set.
    fn add(&mut self, partitions: Range<u32>, set: usize) {
        let count = partitions.end.saturating_sub(partitions.start);
        match self.runs.last_mut() {
            _ if count == 0 => {}
            Some(last) if last.set == set => last.count += count,
            _ => self.runs.push(Run { start: partitions.start, count, set }),
        }
    }
}
