//! The pod placer: which brokers a partition may use, and one call of the replica placer for each run (KIP-1095).
//!
//! # Goals
//! 1. Isolation in both directions: a partition that a rule matches stays in the rule's pod, and any other stays out.
//! 2. Without rules, exactly what the replica placer alone gives.
//! 3. One random stream through all runs in the order of partitions, as a patched controller has it.
//!
//! # Constraints
//! A pod that is too small for the replication factor is an error: nothing spills over.
//!
//! # Algorithm
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

use alloc::{format, string::String, vec::Vec};
use core::ops::Range;

use super::{Assignment, IsolationRule, IsolationRules, PlacementSpec, ReplicaPlacer, rules::matching_runs};
use crate::{
    cluster::{BrokerId, BrokerSet, ClusterView},
    error::Error,
    java::RandomBits,
    value::brief,
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
    /// The set, as a place in [`PodPlacer::sets`].
    pub set: usize,
}

/// How a topic's partitions are to be placed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The id of the first partition.
    pub start: u32,
    /// The runs, ascending, without a gap.
    pub runs: Vec<Run>,
    /// How many of the partitions each rule matches, in the order of [`PodPlacer::active_rules`].
    pub confined: Vec<u32>,
}

/// A replica placer under isolation rules, over one view of a cluster. Made once, used for many topics.
#[derive(Debug)]
pub struct PodPlacer<'r, P: ReplicaPlacer> {
    placer: P,
    sets: Vec<EligibleSet>,
    prepared: Vec<P::Prepared>,
    /// The rules whose pods are there, and each one's set.
    active: Vec<&'r IsolationRule>,
    set_of_rule: Vec<usize>,
    ignored: Vec<&'r IsolationRule>,
    vacuous: bool,
}

impl<'r, P: ReplicaPlacer> PodPlacer<'r, P> {
    /// Makes the sets ready.
    #[must_use]
    pub fn new(placer: P, view: &ClusterView, rules: &'r IsolationRules) -> Self {
        let number = |rule: &IsolationRule| view.pods().iter().position(|pod| *pod == rule.pod);
        let (active, ignored): (Vec<&IsolationRule>, Vec<&IsolationRule>) =
            rules.as_slice().iter().partition(|rule| number(rule).is_some());
        let pods: Vec<Option<u32>> =
            active.iter().map(|rule| number(rule).and_then(|pod| u32::try_from(pod).ok())).collect();

        let mut has_rule = alloc::vec![false; view.pods().len()];
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

        let mut made = Self {
            prepared: Vec::with_capacity(active.len() + 1),
            sets: Vec::with_capacity(active.len() + 1),
            set_of_rule: Vec::with_capacity(active.len()),
            placer,
            active: Vec::new(),
            ignored,
            vacuous,
        };
        let ids = |set: &BrokerSet<'_>| set.members.iter().map(|member| member.id).collect();
        made.prepared.push(made.placer.prepare(&others));
        made.sets.push(EligibleSet { pod: None, brokers: ids(&others) });
        for (rule, pod) in active.iter().zip(pods) {
            let set = view.select(|of| of.is_none() || of == pod);
            // Equal sets are one set, or their runs would not join. Only the whole cluster can come twice.
            if set.members.len() == others.members.len() && vacuous {
                made.set_of_rule.push(0);
                continue;
            }
            made.set_of_rule.push(made.sets.len());
            made.prepared.push(made.placer.prepare(&set));
            made.sets.push(EligibleSet { pod: Some(rule.pod.clone()), brokers: ids(&set) });
        }
        made.active = active;
        made
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
        let mut plan =
            Plan { start: range.start, runs: Vec::new(), confined: alloc::vec![0; self.active.len()] };
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

    /// An upper bound of the elementary steps that placing these runs takes.
    #[must_use]
    pub fn steps(&self, runs: &[Run], replication_factor: i16) -> u64 {
        runs.iter()
            .filter_map(|run| {
                Some(self.placer.steps(self.prepared.get(run.set)?, &run.spec(replication_factor)))
            })
            .fold(0, u64::saturating_add)
    }

    /// Places the partitions of a plan, from one random stream.
    ///
    /// # Errors
    /// What the first failing run cannot have, naming its first partition and its pod. The draws up to there are made.
    pub fn place<R: RandomBits + ?Sized>(
        &mut self,
        plan: &Plan,
        replication_factor: i16,
        random: &mut R,
    ) -> Result<Assignment, Error> {
        let Plan { start, runs, .. } = plan;
        let partitions = runs.iter().map(|run| run.count).sum();
        // Nothing is allocated for a replication factor that no run can have.
        let holds = self.sets.iter().map(|set| set.brokers.len()).max().unwrap_or(0);
        let fits = usize::try_from(replication_factor).is_ok_and(|replicas| replicas <= holds);
        let mut out = Assignment::zeroed(*start, if fits { partitions } else { 0 }, replication_factor);
        for run in runs {
            let (Some(prepared), Some(set)) = (self.prepared.get_mut(run.set), self.sets.get(run.set)) else {
                return Err(Error::internal("a run without a set of brokers"));
            };
            if let Err(cause) = self.placer.place(prepared, &run.spec(replication_factor), random, &mut out) {
                let error = Error::from(cause).with_number("partition", run.start);
                let brokers = set.brokers.len();
                return Err(match &set.pod {
                    Some(pod) => error
                        .led_by(&format!(
                            "partition {} (pod {}, {brokers} eligible broker(s)): ",
                            run.start,
                            brief(pod)
                        ))
                        .with_pod(pod.clone()),
                    None if self.active.is_empty() => error,
                    None => error.led_by(&format!(
                        "partition {} (no rule, {brokers} eligible broker(s)): ",
                        run.start
                    )),
                });
            }
        }
        Ok(out)
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

impl Run {
    const fn spec(&self, replication_factor: i16) -> PlacementSpec {
        PlacementSpec { start: self.start, count: self.count, replication_factor }
    }
}
