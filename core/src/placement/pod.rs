//! The pod placer: one call of the replica placer for each run of partitions that may use the same brokers (KIP-1095).
//!
//! # Goals
//! 1. Isolation in both directions: a partition that a rule matches stays in the rule's pod, and any other stays out.
//! 2. Without rules, exactly what the replica placer alone gives.
//! 3. One random stream through all runs in the order of partitions, as a patched controller has it; or, if that is
//!    asked for, through the groups of [`Spread::Grouped`].
//!
//! # Constraints
//! A pod that is too small for the replication factor is an error: nothing spills over.
//!
//! Which brokers a partition may use is for [`Eligibility`] to say.

use alloc::{borrow::Cow, vec::Vec};
use core::ops::Deref;

use super::{
    Assignment, Eligibility, IsolationRules, PlacementSpec, Plan, ReplicaPlacer, Run, Spread,
    spread::{groups, scatter},
};
use crate::{cluster::ClusterView, error::Error, gather::Gather as _, java::RandomBits, value::brief};

/// A replica placer under isolation rules, over one view of a cluster. Made once, used for many topics.
#[derive(Debug)]
pub struct PodPlacer<'r, P: ReplicaPlacer> {
    placer: P,
    eligibility: Eligibility<'r>,
    prepared: Vec<P::Prepared>,
    spread: Spread,
    traced: bool,
}

impl<'r, P: ReplicaPlacer> Deref for PodPlacer<'r, P> {
    type Target = Eligibility<'r>;

    fn deref(&self) -> &Eligibility<'r> {
        &self.eligibility
    }
}

impl<'r, P: ReplicaPlacer> PodPlacer<'r, P> {
    /// Makes the sets ready.
    #[must_use]
    pub fn new(placer: P, view: &ClusterView, rules: &'r IsolationRules) -> Self {
        let (eligibility, sets) = Eligibility::new(view, rules);
        let prepared = sets.iter().map(|set| placer.prepare(set)).gather();
        Self { placer, eligibility, prepared, spread: Spread::default(), traced: false }
    }

    /// The same placer, with another idea of what is placed together.
    #[must_use]
    pub fn with_spread(mut self, spread: Spread) -> Self {
        self.spread = spread;
        self
    }

    /// Whether assignments keep why each replica is where it is.
    pub const fn trace(&mut self, traced: bool) {
        self.traced = traced;
    }

    /// An upper bound of the elementary steps that placing these runs takes.
    #[must_use]
    pub fn steps(&self, runs: &[Run], replication_factor: i16) -> u64 {
        self.together(runs)
            .iter()
            .filter_map(|run| {
                Some(self.placer.steps(self.prepared.get(run.set)?, &run.spec(replication_factor)))
            })
            .fold(0, u64::saturating_add)
    }

    /// What is placed in one call of the replica placer.
    fn together<'p>(&self, runs: &'p [Run]) -> Cow<'p, [Run]> {
        match self.spread {
            Spread::Controller => runs.into(),
            Spread::Grouped => groups(runs, self.sets().len()).into(),
        }
    }

    /// Places the partitions of a plan, from one random stream.
    ///
    /// # Errors
    /// What the first failing run (or group) cannot have, naming its first partition and its pod. The draws up to there
    /// are made.
    pub fn place<R: RandomBits + ?Sized>(
        &mut self,
        plan: &Plan,
        replication_factor: i16,
        random: &mut R,
    ) -> Result<Assignment, Error> {
        let Plan { start, runs, .. } = plan;
        let partitions = runs.iter().map(|run| run.count).sum();
        // Nothing is allocated for a replication factor that no run can have.
        let holds = self.sets().iter().map(|set| set.brokers.len()).max().unwrap_or(0);
        let fits = usize::try_from(replication_factor).is_ok_and(|replicas| replicas <= holds);
        let room = |start: u32, partitions: u32| {
            let room = Assignment::zeroed(start, if fits { partitions } else { 0 }, replication_factor);
            if self.traced { room.traced() } else { room }
        };
        let together = self.together(runs);
        let mut out = room(*start, partitions);
        // Runs that are placed one by one go where they belong; of a group, the rows are given out afterwards.
        let grouped = together.len() < runs.len();
        let mut placed: Vec<Assignment> = Vec::new();
        for run in &*together {
            if grouped {
                placed.push(room(run.start, run.count));
            }
            let out = placed.last_mut().unwrap_or(&mut out);
            let (Some(prepared), Some(set)) =
                (self.prepared.get_mut(run.set), self.eligibility.sets().get(run.set))
            else {
                return Err(Error::internal(format_args!("a run without a set of brokers")));
            };
            if let Err(cause) = self.placer.place(prepared, &run.spec(replication_factor), random, out) {
                let error = Error::from(cause).with_number("partition", run.start);
                let brokers = set.brokers.len();
                return Err(match &set.pod {
                    Some(pod) => error
                        .led_by(format_args!(
                            "partition {} (pod {}, {brokers} eligible broker(s)): ",
                            run.start,
                            brief(pod)
                        ))
                        .with_pod(pod.clone()),
                    None if self.active_rules().is_empty() => error,
                    None => error.led_by(format_args!(
                        "partition {} (no rule, {brokers} eligible broker(s)): ",
                        run.start
                    )),
                });
            }
        }
        if grouped {
            scatter(runs, &together, &placed, &mut out)
                .ok_or_else(|| Error::internal(format_args!("a group without its rows")))?;
        }
        Ok(out)
    }
}

impl Run {
    const fn spec(&self, replication_factor: i16) -> PlacementSpec {
        PlacementSpec { start: self.start, count: self.count, replication_factor }
    }
}
