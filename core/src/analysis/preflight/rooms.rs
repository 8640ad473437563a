//! The brokers that partitions may use, counted; what fits there, and what if they were fenced or gone.

use alloc::{format, string::String, vec::Vec};
use core::fmt;

use super::super::{Share, grouped, groups::count_racks};
use crate::{
    cluster::{BrokerId, BrokerSet, Cluster, ClusterView, count_different},
    error::words,
    placement::{Eligibility, IsolationRules, Plan},
    value::brief,
};

/// Brokers that may take a replica, and those of them that may lead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) brokers: u64,
    pub(super) unfenced: u64,
}

impl Count {
    fn add(&mut self, fenced: bool) {
        self.brokers += 1;
        self.unfenced += u64::from(!fenced);
    }

    fn without(self, other: Self) -> Self {
        Self {
            brokers: self.brokers.saturating_sub(other.brokers),
            unfenced: self.unfenced.saturating_sub(other.unfenced),
        }
    }

    /// Whether the controller places a partition there. Source: `StripedReplicaPlacer`.
    pub(super) const fn fits(self, factor: u64) -> bool {
        self.unfenced > 0 && factor <= self.brokers
    }
}

/// The brokers that some partitions may use.
#[derive(Clone, Debug)]
pub(super) struct Room<'a> {
    /// The pod of the rule; `None` for the partitions that no rule matches.
    pub(super) pod: Option<&'a str>,
    pub(super) ids: &'a [BrokerId],
    pub(super) count: Count,
    pub(super) racks: u64,
    pub(super) podless: u64,
    /// The first partition that goes there, if one does.
    pub(super) first: Option<u32>,
    /// The brokers that declare the pod.
    own: Count,
    /// Whether there are rules at all.
    ruled: bool,
}

impl Room<'_> {
    pub(super) fn named(&self) -> impl fmt::Display {
        words(|to| match self.pod {
            Some(pod) => write!(to, "pod {}", brief(pod)),
            None if self.ruled => to.write_str("the rest of the cluster, outside pods with a rule,"),
            None => to.write_str("the cluster"),
        })
    }
}

/// All rooms of a cluster.
#[derive(Clone, Debug)]
pub(super) struct Rooms<'a> {
    /// That of the partitions without a rule, and one for each rule that counts, in their order.
    all: Vec<Room<'a>>,
    /// Racks of the cluster, for placement.
    pub(super) racks: u64,
    /// The lowest partition that two rules match, and what the controller says.
    pub(super) conflict: Option<(u32, String)>,
    vacuous: bool,
}

impl<'a> Rooms<'a> {
    pub(super) fn new(
        view: &ClusterView,
        eligibility: &'a Eligibility<'a>,
        brokers: &[BrokerSet<'_>],
    ) -> Self {
        let rules = eligibility.active_rules();
        let (unmatched, conflict) = first_unmatched(eligibility);
        let room = |pod: Option<&'a str>, at: usize, first: Option<u32>| {
            let mut room = Room {
                pod,
                ids: eligibility.sets().get(at).map_or(&[][..], |set| &set.brokers),
                count: Count::default(),
                racks: 0,
                podless: 0,
                first,
                own: Count::default(),
                ruled: !rules.is_empty(),
            };
            for broker in view.brokers() {
                let own = broker.pod.and_then(|pod| view.pods().get(pod as usize));
                if own.is_none() {
                    room.podless += 1;
                } else if own.map(String::as_str) == pod {
                    room.own.add(broker.member.fenced);
                }
            }
            let mut racks = Vec::new();
            for member in brokers.get(at).map_or(&[][..], |set| &set.members) {
                room.count.add(member.fenced);
                racks.push(member.rack);
            }
            room.racks = count_different(racks) as u64;
            room
        };
        // The sets stand in the rules' order. A rule whose pod is the whole cluster has the set of the others.
        let mut next = 1;
        let mut rooms = Vec::with_capacity(rules.len() + 1);
        rooms.push(room(None, 0, unmatched));
        for rule in rules {
            let own = eligibility.sets().get(next).is_some_and(|set| set.pod.as_ref() == Some(&rule.pod));
            let first = rule.matcher.first_run().map(|run| run.start);
            rooms.push(room(Some(&rule.pod), if own { next } else { 0 }, first));
            next += usize::from(own);
        }
        Self { all: rooms, racks: view.racks().len() as u64, conflict, vacuous: eligibility.is_vacuous() }
    }

    /// All of them, that of partitions without a rule first.
    pub(super) fn all(&self) -> &[Room<'a>] {
        &self.all
    }

    /// The room of the partitions without a rule.
    pub(super) fn others(&self) -> Count {
        self.all.first().map(|room| room.count).unwrap_or_default()
    }

    /// From how many partitions on a topic fails with one of these factors, for whatever reason.
    pub(super) fn fails_from(&self, factors: &[u64]) -> Option<u64> {
        let mut least = self.conflict.as_ref().map(|conflict| conflict.0);
        for room in &self.all {
            if factors.iter().any(|factor| !room.count.fits(*factor)) {
                least = earlier(least, room.first);
            }
        }
        least.map(|first| u64::from(first) + 1)
    }

    /// Three states of each pod that has a rule and a broker.
    pub(super) fn scenarios(&self, pods: &[PodRow], factor: u64) -> Vec<Scenario> {
        let mut scenarios = Vec::new();
        for pod in pods.iter().filter(|pod| pod.has_rule) {
            let Some(name) = &pod.pod else { continue };
            let room = self.all.iter().find(|room| room.pod == Some(name));
            for state in [PodState::Now, PodState::AllFenced, PodState::AllShuttingDown] {
                scenarios.push(self.scenario(name, room, state, factor));
            }
        }
        scenarios
    }

    fn scenario(&self, pod: &str, room: Option<&Room<'_>>, state: PodState, factor: u64) -> Scenario {
        let first = room.and_then(|room| room.first);
        let own = room.map(|room| room.own).unwrap_or_default();
        // Where every pod has a rule, the others' room is the whole cluster, with this pod's brokers in it.
        let of_others = if self.vacuous { own } else { Count::default() };
        let fenced = |count: Count| Count { brokers: 0, unfenced: count.unfenced };
        let others = self.others().without(match state {
            PodState::Now => Count::default(),
            PodState::AllFenced => fenced(of_others),
            PodState::AllShuttingDown => of_others,
        });
        let confined = match (room, state) {
            (Some(room), PodState::Now) => Some(room.count),
            (Some(room), PodState::AllFenced) => Some(room.count.without(fenced(own))),
            _ => None,
        };
        let fails = |count: Count, first: Option<u32>| first.filter(|_| !count.fits(factor));
        let others_first = self.all.first().and_then(|room| room.first);
        let first = earlier(fails(confined.unwrap_or(others), first), fails(others, others_first));
        let fails_from = first.map(|first| u64::from(first) + 1);
        let Count { brokers, unfenced } = confined.unwrap_or(others);
        let outcome = match (fails_from, confined) {
            (Some(_), _) => Outcome::Fails,
            (None, Some(_)) => Outcome::Confined,
            (None, None) => Outcome::Spills,
        };
        let what = words(|to| match outcome {
            Outcome::Fails => {
                write!(to, "RF {factor}: {}", super::fails_from(fails_from.unwrap_or(1), fails_from))
            }
            Outcome::Confined => {
                write!(to, "its partitions stay on {brokers} broker(s), {unfenced} of which can lead")
            }
            Outcome::Spills => {
                write!(to, "its rule is ignored, and its new partitions spill over {brokers} other broker(s)")
            }
        });
        let state_words = match state {
            PodState::Now => "now",
            PodState::AllFenced => "if all its brokers are fenced",
            PodState::AllShuttingDown => "if all its brokers are shutting down",
        };
        let message = format!("pod {}, {state_words}: {what}", brief(pod));
        Scenario { pod: pod.into(), state, outcome, fails_from, message }
    }
}

/// The earlier of two partitions, as far as there are any.
fn earlier(left: Option<u32>, right: Option<u32>) -> Option<u32> {
    match (left, right) {
        (Some(left), Some(right)) => Some(left.min(right)),
        _ => left.or(right),
    }
}

/// The first partition that no rule matches, and the first that two do.
///
/// One rule tells by itself. Of several, the runs are looked at: all that ids can make, unless an interval is so short
/// that there would be millions; then those of a topic of 2^20 partitions, beyond what Kafka can run.
fn first_unmatched(eligibility: &Eligibility<'_>) -> (Option<u32>, Option<(u32, String)>) {
    const ALL: u32 = i32::MAX.unsigned_abs();
    let rules = eligibility.active_rules();
    if let [] | [_] = rules {
        let run = rules.first().and_then(|rule| rule.matcher.first_run());
        let first = run.map_or(0, |run| if run.start == 0 { run.end } else { 0 });
        return (Some(first).filter(|first| *first < ALL), None);
    }
    let short = |interval: u32| (2..1 << 11).contains(&interval);
    let is_short = rules.iter().any(|rule| rule.matcher.every().is_some_and(short));
    let of_others = |plan: &Plan| plan.runs.iter().find(|run| run.set == 0).map(|run| run.start);
    let mut unmatched = None;
    for end in [1 << 12, if is_short { 1 << 20 } else { ALL }] {
        match eligibility.plan(0..end) {
            Ok(plan) => unmatched = of_others(&plan),
            Err(error) => {
                let number = error.numbers().iter().find(|(name, _)| *name == "partition");
                let partition = number.and_then(|(_, at)| u32::try_from(*at).ok()).unwrap_or(0);
                let before = eligibility.plan(0..partition).unwrap_or_default();
                return (of_others(&before), Some((partition, error.message().into())));
            }
        }
    }
    (unmatched, None)
}

/// A pod, or the brokers without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodRow {
    /// The name.
    pub pod: Option<String>,
    /// Whether a rule speaks of it.
    pub has_rule: bool,
    /// Registered brokers.
    pub brokers: u64,
    /// Those that take new replicas: neither shutting down nor cordoned.
    pub usable: u64,
    /// Those of them that may lead.
    pub unfenced: u64,
    /// The racks of the usable ones; no rack is one more.
    pub racks: u64,
    /// The brokers of all brokers.
    pub share: Share,
}

pub(super) fn pod_rows(cluster: &Cluster, rules: &IsolationRules) -> Vec<PodRow> {
    let whole = cluster.brokers().len() as u64;
    let mut rows = Vec::new();
    for group in grouped(cluster.brokers(), &|broker| broker.pod.as_deref()) {
        let mut count = Count::default();
        let mut racks = Vec::new();
        for broker in &group.brokers {
            if broker.is_usable() {
                count.add(broker.fenced);
                racks.push(broker.rack.name());
            }
        }
        rows.push(PodRow {
            pod: group.name.map(Into::into),
            has_rule: rules.as_slice().iter().any(|rule| Some(rule.pod.as_str()) == group.name),
            brokers: group.brokers.len() as u64,
            usable: count.brokers,
            unfenced: count.unfenced,
            racks: count_racks(racks),
            share: Share { part: group.brokers.len() as u64, whole },
        });
    }
    rows
}

/// A replication factor in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactorRow {
    /// The factor.
    pub factor: u64,
    /// The pod of the room's rule; `None` for partitions without a rule.
    pub pod: Option<String>,
    /// Brokers that may take a replica.
    pub eligible: u64,
    /// Those of them that may lead.
    pub unfenced: u64,
    /// Their racks; no rack is one more.
    pub racks: u64,
    /// Whether a partition can be placed there.
    pub fits: bool,
    /// Topics of so many partitions or more cannot be created because of it.
    pub fails_from: Option<u64>,
}

impl FactorRow {
    pub(super) fn new(factor: u64, room: &Room<'_>) -> Self {
        let fits = room.count.fits(factor);
        Self {
            factor,
            pod: room.pod.map(Into::into),
            eligible: room.count.brokers,
            unfenced: room.count.unfenced,
            racks: room.racks,
            fits,
            fails_from: room.first.filter(|_| !fits).map(|first| u64::from(first) + 1),
        }
    }
}

/// The state of a pod's brokers that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PodState {
    /// As they are.
    Now,
    /// All are fenced: a build that does not come up.
    AllFenced,
    /// All are shutting down: a build that is rolled out everywhere at once.
    AllShuttingDown,
}

impl PodState {
    /// The name in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Now => "now",
            Self::AllFenced => "allFenced",
            Self::AllShuttingDown => "allShuttingDown",
        }
    }
}

/// What becomes of new partitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They go to their pod.
    Confined,
    /// They cannot be placed, and their topics not created.
    Fails,
    /// They go anywhere else: the rule is ignored.
    Spills,
}

impl Outcome {
    /// The name in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Confined => "confined",
            Self::Fails => "fails",
            Self::Spills => "spills",
        }
    }
}

/// What becomes of new partitions if a pod's brokers are in some state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The pod.
    pub pod: String,
    /// The state of its brokers.
    pub state: PodState,
    /// What becomes of the partitions that the pod's rule matches, or of all.
    pub outcome: Outcome,
    /// Topics of so many partitions or more cannot be created.
    pub fails_from: Option<u64>,
    /// The sentence.
    pub message: String,
}
