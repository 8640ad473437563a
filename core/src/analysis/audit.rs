//! A cluster as it stands, held against its rules.
//!
//! # Goals
//! 1. What breaks isolation is named, partition by partition, in both directions.
//! 2. The placer's own result is never a finding where nothing else is wrong: racks are asked for as many as it gives.
//! 3. One walk over the partitions, without taking memory for those that are as they should be.
//!
//! A partition that is moving is judged as what it will be, its replicas without those being removed, and one finding
//! says so; only its health is that of now. Leaders are the preferred ones, as everywhere where load is shown: where
//! the leader is now changes with each restart, and `leader_not_preferred` counts it.
//!
//! | code | severity | one for each | what |
//! |---|---|---|---|
//! | `RULE_IGNORED` | error | rule | no broker declares its pod |
//! | `VACUOUS_ISOLATION` | warning | – | every broker is in an isolated pod |
//! | `RACKS_UNKNOWN` | info | – | the source of the brokers could not carry racks; their spread is not judged |
//! | `DUPLICATE_REPLICA` | error | partition | a broker stands twice in a replica list |
//! | `CANARY_OUTSIDE_POD` | error | partition | confined to a pod, with replicas outside it |
//! | `ORDINARY_INSIDE_POD` | error | partition | no rule matches it, with replicas in an isolated pod |
//! | `RACKS_NARROW` | warning | partition | in fewer racks than the placer would give |
//! | `REASSIGNMENT_IN_FLIGHT` | info | partition | it is moving |
//! | `OFFLINE_PARTITION` | error | partition | nobody leads it, or nobody could |
//! | `UNDER_MIN_ISR` | error | partition | online, and too few in sync to write |
//! | `UNDER_REPLICATED` | warning | partition | enough in sync to write, not all |
//! | `MIXED_REPLICATION_FACTORS` | warning | topic | its partitions have different numbers of replicas |
//! | `REPLICATION_FACTOR` | warning | topic | they do not have the number that was asked for |
//! | `UNKNOWN_BROKER` | error | broker | it has replicas and is not registered |
//! | `OFFLINE_BROKER` | warning | broker | it has replicas and is fenced |
//! | `PODLESS_BROKER` | warning | broker | it has replicas, rules count, and it is in no pod, so in every one |
//! | `LEADER_SKEW`, `REPLICA_SKEW` | warning | set of brokers | see [`balance`](super::SetBalance) |

use alloc::vec::Vec;
use core::fmt;

use super::{
    BrokerIndex, BrokerLoad, Finding, Health, Judge, SetBalance, Severity, Share,
    balance::SetCount,
    by_name,
    health::{Condition, lagging, partition_conditions},
    hosts, min_isr,
    partition_check::{About, PODLESS, VACUOUS, ignored_rules, mixed_factors, unavailable},
};
use crate::{
    cluster::{Broker, BrokerId},
    error::Error,
    order::sort,
    state::{ClusterState, PartitionState, ReplicaCounts, Row, TopicState},
};

/// What a cluster is held against besides its rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AuditOptions {
    /// The cluster's `min.insync.replicas`, for topics that do not show their own.
    pub min_isr: Option<u32>,
    /// How many replicas every partition is to have.
    pub replication_factor: Option<usize>,
}

/// What an audit found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// The findings: of the rules, of partitions and topics by name, of brokers by id, of sets.
    pub findings: Vec<Finding>,
    /// Partitions that a rule confines to a pod, of all.
    pub confined: Share,
    /// Brokers in pods with a rule, of all.
    pub isolated_brokers: Share,
    /// Partitions with a replica where isolation does not want one.
    pub violations: u64,
    /// Brokers without a pod, ascending, if a rule counts.
    pub podless: Vec<BrokerId>,
    /// In what state partitions are.
    pub health: Health,
    /// Partitions whose racks were judged.
    pub racks_judged: u64,
    /// Those of them in fewer racks than they could be.
    pub racks_narrow: u64,
    /// How even each set of brokers is: first that of partitions without a rule, then in the order of the rules.
    pub balance: Vec<SetBalance>,
    /// What every broker carries, of the cluster and of the partitions, ascending by id.
    pub load: Vec<BrokerLoad>,
}

/// Audits a cluster.
///
/// # Errors
/// `CONFLICTING_POD_RULES`.
pub fn audit(state: &ClusterState, judge: &Judge<'_>, options: AuditOptions) -> Result<Audit, Error> {
    let mut audit = Audit::default();
    let mut walk = Walk::new(state, judge, &mut audit);
    for topic in by_name(&state.topics) {
        walk.topic(topic, options)?;
    }
    walk.end();
    Ok(audit)
}

/// A broker of the cluster or of a partition.
struct Seen<'a> {
    broker: Option<&'a Broker>,
    /// The first partition of which it has a replica.
    first: Option<(&'a str, i32)>,
}

struct Walk<'a> {
    judge: &'a Judge<'a>,
    index: BrokerIndex,
    /// In the order of the index, as is the load.
    seen: Vec<Seen<'a>>,
    sets: Vec<SetCount<'a>>,
    out: &'a mut Audit,
}

impl<'a> Walk<'a> {
    fn new(state: &'a ClusterState, judge: &'a Judge<'a>, out: &'a mut Audit) -> Self {
        let (brokers, eligibility) = (judge.cluster().brokers(), judge.eligibility());
        let index = hosts(brokers, state);
        let mut seen = Vec::with_capacity(index.ids().len());
        for id in index.ids() {
            let broker = judge.broker(*id);
            out.load.push(BrokerLoad::new(broker.unwrap_or(&Broker::new(*id))));
            seen.push(Seen { broker, first: None });
        }
        ignored_rules(eligibility, &mut out.findings);
        let findings = &mut out.findings;
        if eligibility.is_vacuous() {
            findings.push(Finding::new("VACUOUS_ISOLATION", Severity::Warning, format_args!("{VACUOUS}")));
        }
        if judge.looks_at_racks() && judge.cluster().racks_unknown() {
            findings.push(Finding::new(
                "RACKS_UNKNOWN",
                Severity::Info,
                format_args!(
                    "racks are unknown: no broker says anything about its rack, so their spread is not judged"
                ),
            ));
        }
        let rules = eligibility.active_rules();
        let mut pods = Vec::with_capacity(rules.len());
        for rule in rules {
            pods.push(rule.pod.as_str());
        }
        sort(&mut pods, Ord::cmp);
        for broker in seen.iter().filter_map(|seen| seen.broker) {
            match broker.pod.as_deref() {
                Some(pod) => out.isolated_brokers.part += u64::from(pods.binary_search(&pod).is_ok()),
                None if rules.is_empty() => {}
                None => out.podless.push(broker.id),
            }
        }
        out.isolated_brokers.whole = brokers.len() as u64;
        let mut sets = Vec::with_capacity(eligibility.sets().len());
        while let Some(members) = judge.members(sets.len()) {
            sets.push(SetCount::new(members));
        }
        Self { judge, index, seen, sets, out }
    }

    fn topic(&mut self, topic: &'a TopicState, options: AuditOptions) -> Result<(), Error> {
        let min_isr = min_isr(topic, options.min_isr);
        let mut factors = Factors::default();
        for now in &topic.partitions {
            let target = now.target();
            factors.add(target.len());
            let row = Row { topic: &topic.name, partition: now.partition, replicas: &target, log_dirs: None };
            self.placement(&row)?;
            self.health(&row, now, min_isr);
            self.count(&topic.name, now.partition, &target);
        }
        let is_wanted = options.replication_factor.is_none_or(|wanted| factors == Factors::all(wanted));
        if factors.mixed || !is_wanted && !topic.partitions.is_empty() {
            let counts = topic.replica_counts();
            mixed_factors(&topic.name, &counts, &mut self.out.findings);
            if let Some(wanted) = options.replication_factor.filter(|_| !is_wanted) {
                self.out.findings.push(other_factor(&topic.name, wanted, &counts));
            }
        }
        Ok(())
    }

    fn placement(&mut self, row: &Row<'_>) -> Result<(), Error> {
        let (judge, out) = (self.judge, &mut *self.out);
        let set = judge.set_of(row.partition)?;
        let mut about = About { row, findings: &mut out.findings };
        about.duplicates();
        let codes = ["CANARY_OUTSIDE_POD", "ORDINARY_INSIDE_POD"];
        out.violations += u64::from(about.misplaced(judge, set, codes));
        if judge.knows_racks() {
            out.racks_judged += 1;
            out.racks_narrow += u64::from(about.narrow(judge, set));
        }
        let eligibility = judge.eligibility();
        let matches = || {
            let rules = eligibility.active_rules();
            rules.iter().any(|rule| rule.matches(row.partition.unsigned_abs()))
        };
        // A rule over all brokers shares the set of the partitions without one.
        out.confined.part += u64::from(set > 0 || eligibility.is_vacuous() && matches());
        out.confined.whole += 1;
        if let Some(set) = self.sets.get_mut(set) {
            set.add(row.replicas);
        }
        Ok(())
    }

    fn health(&mut self, row: &Row<'_>, now: &PartitionState, min_isr: u32) {
        let (index, seen) = (&self.index, &self.seen);
        let is_up = |id| {
            let broker = index.place(id).and_then(|at| seen.get(at)?.broker);
            broker.is_some_and(|broker| !broker.fenced)
        };
        let condition = partition_conditions(now, min_isr, &is_up);
        self.out.health.add(&condition);
        let mut about = About { row, findings: &mut self.out.findings };
        if condition.moving {
            about.add(
                "REASSIGNMENT_IN_FLIGHT",
                Severity::Info,
                format_args!("it is being reassigned, and judged as what it will be"),
                &now.adding,
            );
        }
        if condition.under_min_isr() || condition.under_replicated() {
            worst(&mut about, &condition, &lagging(now, &is_up));
        }
    }

    fn count(&mut self, topic: &'a str, partition: i32, replicas: &[BrokerId]) {
        for (at, id) in replicas.iter().enumerate() {
            let Some(place) = self.index.place(*id) else { continue };
            let Some(load) = self.out.load.get_mut(place) else { continue };
            if load.replicas == 0
                && let Some(seen) = self.seen.get_mut(place)
            {
                seen.first = Some((topic, partition));
            }
            load.leaders += u64::from(at == 0);
            load.replicas += 1;
        }
    }

    /// What there is to say of brokers and sets, when all partitions are counted.
    fn end(&mut self) {
        let Audit { findings, load, balance, .. } = &mut *self.out;
        let has_rules = !self.judge.eligibility().active_rules().is_empty();
        for (seen, load) in self.seen.iter().zip(&*load) {
            let Some((topic, partition)) = seen.first else { continue };
            let mut say = |code, severity, what: fmt::Arguments<'_>| {
                let BrokerLoad { broker: id, replicas, .. } = load;
                findings.push(
                    Finding::new(
                        code,
                        severity,
                        format_args!(
                            "broker {id} {what}; it has {replicas} replica(s), the first of \
                             {topic}-{partition}"
                        ),
                    )
                    .with_brokers([*id].into()),
                );
            };
            match seen.broker {
                None => say("UNKNOWN_BROKER", Severity::Error, format_args!("is not registered")),
                Some(broker) => {
                    if broker.fenced {
                        say(
                            "OFFLINE_BROKER",
                            Severity::Warning,
                            format_args!("is {}", unavailable(broker).unwrap_or_default()),
                        );
                    }
                    if has_rules && broker.pod.is_none() {
                        say("PODLESS_BROKER", Severity::Warning, format_args!("{PODLESS}"));
                    }
                }
            }
        }
        let sets = self.judge.eligibility().sets();
        for (count, set) in self.sets.iter().zip(sets) {
            count.skews(self.judge, set, sets.len() > 1, findings);
            balance.push(count.balance(set));
        }
    }
}

/// The worst that there is to say of a partition's health: once, not for each of its names.
fn worst(about: &mut About<'_>, condition: &Condition, lagging: &[BrokerId]) {
    let Condition { in_sync, assigned, min_isr, .. } = condition;
    if condition.leaderless {
        about.add(
            "OFFLINE_PARTITION",
            Severity::Error,
            format_args!("it is offline: it has no leader"),
            lagging,
        );
    } else if condition.offline() {
        about.add(
            "OFFLINE_PARTITION",
            Severity::Error,
            format_args!("it is offline: no replica in sync is on a broker that is up"),
            lagging,
        );
    } else if condition.under_min_isr() {
        about.add(
            "UNDER_MIN_ISR",
            Severity::Error,
            format_args!("{in_sync} of {assigned} replica(s) in sync, {min_isr} must be for a write"),
            lagging,
        );
    } else {
        about.add(
            "UNDER_REPLICATED",
            Severity::Warning,
            format_args!("{in_sync} of {assigned} replica(s) in sync"),
            lagging,
        );
    }
}

fn other_factor(topic: &str, wanted: usize, counts: &ReplicaCounts) -> Finding {
    Finding::new(
        "REPLICATION_FACTOR",
        Severity::Warning,
        format_args!("{topic}: {wanted} replica(s) are wanted; by their number, partitions are {counts}"),
    )
    .with_topic(topic)
}

/// What numbers of replicas were met in a topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Factors {
    first: Option<usize>,
    mixed: bool,
}

impl Factors {
    const fn all(wanted: usize) -> Self {
        Self { first: Some(wanted), mixed: false }
    }

    fn add(&mut self, count: usize) {
        self.mixed |= *self.first.get_or_insert(count) != count;
    }
}
