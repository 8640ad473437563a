//! What will go wrong when topics are created under isolation rules, or while a canary build is rolled out: known
//! before anything is placed, because whether a placement fails depends on counts of brokers alone.
//!
//! # How a topic fails
//! A partition goes to one *room*: the brokers of the pod whose rule matches it, or those outside all pods with a rule;
//! brokers without a pod are in every room. The controller places what a room holds: as many replicas as it has
//! brokers, fenced ones included, and only if one of them is not fenced. One partition without room fails its whole
//! topic, so a topic fails from a number of partitions on:
//!
//! ```text
//! interval 10, pod canary = {4 5}, others = {1 2 3}, replication factor 3
//! partitions   0 1 2 3 4 5 6 7 8 | 9       9 is the first that goes to {4 5}
//! a topic of   1 ... 9 works     | 10 ... fails
//! ```
//!
//! Brokers are counted as the controller sees them: those that are shutting down or cordoned are not there, and a pod
//! of which all are gone has no rule. Then nothing fails, and new partitions of the pod go to the others.
//!
//! | code | severity | what |
//! |---|---|---|
//! | `UNKNOWN_POD` | error | no broker declares a rule's pod |
//! | `RULE_IGNORED` | error | all brokers of a rule's pod are shutting down or cordoned: its partitions spill |
//! | `CONFLICTING_POD_RULES` | error | two rules match one partition |
//! | `POD_TOO_SMALL` | error | a room has fewer brokers than replicas are wanted |
//! | `POD_ALL_FENCED` | error | all brokers of a room are fenced |
//! | `POD_RACKS_NARROW` | warning | a room is in fewer racks than replicas could be spread over |
//! | `PODLESS_BROKERS` | warning | brokers without a pod are in every room |
//! | `VACUOUS_ISOLATION` | warning | every pod has a rule, so partitions without one go anywhere |
//! | `INTERNAL_TOPICS_ISOLATED` | warning | partitions of Kafka's own topics are isolated, and coordinators with them |
//! | `NO_ISOLATED_PARTITION` | warning, info | topics of which no partition matches a rule: all of them, some of them |
//! | `EXPOSURE_BELOW_INTENDED` | info | topics with fewer canary partitions than one of every N |
//! | `POD_OVERLOADED`, `POD_IDLE` | warning | a pod's brokers carry over twice, or under half of what others do |
//! | `FRAGILE` | info | what happens if all of a pod is fenced, or shutting down |

mod demand;
mod rooms;

pub use demand::{Demand, Even, EvenStep, Exposure, PlannedTopic, RoomLoad};
pub use rooms::{FactorRow, Outcome, PodRow, PodState, Scenario};

use alloc::vec::Vec;
use core::fmt;

use self::rooms::{Room, Rooms};
use super::{Finding, Severity, Share, VACUOUS, grouped, unknown_name};
use crate::{
    cluster::{BrokerId, BrokerOrder, Cluster, ids_where},
    error::{listed, named, words},
    order::sort,
    placement::{Eligibility, IsolationRules},
    value::brief,
};

/// All that is known beforehand.
#[derive(Clone, Debug)]
pub struct Preflight {
    /// What will go wrong.
    pub findings: Vec<Finding>,
    /// The pods by name; last, the brokers without one.
    pub pods: Vec<PodRow>,
    /// Each replication factor in each room.
    pub factors: Vec<FactorRow>,
    /// What becomes of each pod with a rule.
    pub scenarios: Vec<Scenario>,
    /// What the topics ask of the rooms.
    pub demand: Demand,
}

/// Looks ahead. `topics` are those that there are or will be; `factors`, ascending, the replication factors to check.
/// The scenarios are for the largest of them.
#[must_use]
pub fn preflight(
    cluster: &Cluster,
    rules: &IsolationRules,
    rack_aware: bool,
    topics: &[PlannedTopic],
    factors: &[u64],
) -> Preflight {
    let view = cluster.as_controller(BrokerOrder::Controller, rack_aware);
    let (eligibility, sets) = Eligibility::new(&view, rules);
    let rooms = Rooms::new(&view, &eligibility, &sets);
    let pods = rooms::pod_rows(cluster, rules);
    let demand = Demand::new(&eligibility, &rooms, topics);
    let mut findings = ignored(cluster, &eligibility, &rooms);
    if let Some((partition, message)) = &rooms.conflict {
        add(&mut findings, "CONFLICTING_POD_RULES", Severity::Error, format_args!("{message}"));
        if let Some(finding) = findings.last_mut() {
            finding.partition = i32::try_from(*partition).ok();
        }
    }
    for room in rooms.all() {
        room_findings(&mut findings, room, &rooms, factors);
    }
    if !rules.as_slice().is_empty() {
        let podless = ids_where(cluster.brokers(), &|broker| broker.pod.is_none());
        if !podless.is_empty() {
            let message = format_args!(
                "{} have no pod: they are in every pod, so isolation is partial",
                named(&podless)
            );
            add_about(&mut findings, "PODLESS_BROKERS", Severity::Warning, message, None, &podless);
        }
    }
    if eligibility.is_vacuous() {
        add(&mut findings, "VACUOUS_ISOLATION", Severity::Warning, format_args!("{VACUOUS}"));
    }
    demand.add_findings(&mut findings);
    let scenarios = rooms.scenarios(&pods, factors.last().copied().unwrap_or(1));
    for [_, fenced, stopping] in scenarios.as_chunks().0 {
        let message = format_args!("{}; {}", fenced.message, stopping.message);
        add(&mut findings, "FRAGILE", Severity::Info, message);
    }
    let mut rows = Vec::new();
    for factor in factors {
        for room in rooms.all() {
            rows.push(FactorRow::new(*factor, room));
        }
    }
    Preflight { findings, factors: rows, pods, scenarios, demand }
}

/// Adds a finding that is about nothing else.
fn add(findings: &mut Vec<Finding>, code: &'static str, severity: Severity, message: fmt::Arguments<'_>) {
    add_about(findings, code, severity, message, None, &[]);
}

// Written once: a finding has too many fields to be built and moved wherever there is one.
#[inline(never)]
fn add_about(
    findings: &mut Vec<Finding>,
    code: &'static str,
    severity: Severity,
    message: fmt::Arguments<'_>,
    topic: Option<&str>,
    brokers: &[BrokerId],
) {
    let finding = Finding::new(code, severity, message);
    findings.push(Finding { topic: topic.map(Into::into), brokers: brokers.to_vec(), ..finding });
}

/// Rules that do nothing: the pod is misspelt, or gone for the moment.
fn ignored(cluster: &Cluster, eligibility: &Eligibility<'_>, rooms: &Rooms<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    if eligibility.ignored_rules().is_empty() {
        return findings;
    }
    let groups = grouped(cluster.brokers(), &|broker| broker.pod.as_deref());
    for rule in eligibility.ignored_rules() {
        let Some(group) = groups.iter().find(|group| group.name == Some(&rule.pod)) else {
            let unknown = unknown_name("pod", &rule.pod, &groups);
            let message = format_args!("a rule is ignored: {unknown}");
            add(&mut findings, "UNKNOWN_POD", Severity::Error, message);
            continue;
        };
        let brokers = group.ids();
        let message = format_args!(
            "pod {}: all its brokers ({}) are shutting down or cordoned, so its rule is ignored: new partitions that \
             it matches spill over the {} other broker(s)",
            brief(&rule.pod),
            listed(&brokers),
            rooms.others().brokers
        );
        add_about(&mut findings, "RULE_IGNORED", Severity::Error, message, None, &brokers);
    }
    findings
}

/// What a room cannot hold. A rule that matches no partition asks nothing of its room.
fn room_findings(findings: &mut Vec<Finding>, room: &Room<'_>, rooms: &Rooms<'_>, factors: &[u64]) {
    let Some(first) = room.first else { return };
    let count = &room.count;
    let what = room.named();
    let fails = fails_from(u64::from(first) + 1, rooms.fails_from(factors));
    let mut ids = room.ids.to_vec();
    sort(&mut ids, Ord::cmp);
    let mut add = |code, severity, message: fmt::Arguments<'_>| {
        add_about(findings, code, severity, message, None, &ids);
    };
    let brokers = count.brokers;
    // The factors ascend.
    let (fitting, too_many) = factors.split_at(factors.partition_point(|factor| *factor <= brokers));
    if !too_many.is_empty() {
        let without = words(|to| match room.podless {
            0 => Ok(()),
            podless => write!(to, " ({podless} of them without a pod)"),
        });
        add(
            "POD_TOO_SMALL",
            Severity::Error,
            format_args!("{what} has {brokers} broker(s){without}, RF {}: {fails}", listed(too_many)),
        );
    }
    if brokers > 0 && count.unfenced == 0 {
        add(
            "POD_ALL_FENCED",
            Severity::Error,
            format_args!("{what}: all {brokers} broker(s) are fenced: {fails}"),
        );
    }
    if let Some(factor) = fitting.last().filter(|factor| room.racks < rooms.racks.min(**factor)) {
        add(
            "POD_RACKS_NARROW",
            Severity::Warning,
            format_args!(
                "{what} is in {} of {} racks, RF {factor}: replicas of one partition share a rack",
                room.racks, rooms.racks
            ),
        );
    }
}

/// From how many partitions on creation fails; `lowest` is where the first topic does, for whatever reason.
fn fails_from(partitions: u64, lowest: Option<u64>) -> impl fmt::Display {
    words(move |to| match partitions {
        0 | 1 => to.write_str("creating any topic fails"),
        _ => {
            let smaller = if lowest == Some(partitions) { "; smaller ones work" } else { "" };
            write!(to, "creating a topic with at least {partitions} partitions fails{smaller}")
        }
    })
}

/// A share as a sentence has it: `1 of 19 (5.3 %)`.
fn share_words(share: Share) -> impl fmt::Display {
    words(move |to| write!(to, "{} of {} ({} %)", share.part, share.whole, share.percent()))
}
