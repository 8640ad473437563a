//! A plan held against a cluster, before anybody executes it.
//!
//! | code | severity | what |
//! |---|---|---|
//! | `DUPLICATE_REPLICA` | error | a broker stands twice in a replica list; Kafka refuses the whole plan |
//! | `UNKNOWN_BROKER` | error | a broker that is not registered is to get a replica; the plan would never end |
//! | `MISSING_BROKER_KEPT` | warning | a broker that the cluster does not have keeps the replica it has |
//! | `UNAVAILABLE_BROKER` | error | a fenced, cordoned or stopping broker is to get a replica |
//! | `UNAVAILABLE_BROKER_KEPT` | info | such a broker keeps the replica it has |
//! | `UNKNOWN_PARTITION` | error | the current assignment has no such partition |
//! | `ISOLATION_BROKEN` | error | a replica outside the pod that a rule confines the partition to, or inside a pod that it must keep out of |
//! | `RACKS_NARROW` | warning | replicas spread over fewer racks than they could |
//! | `REPLICATION_FACTOR_CHANGE` | warning | a partition gets more or fewer replicas |
//! | `MIXED_REPLICATION_FACTORS` | warning | partitions of a topic have different numbers of replicas afterwards |
//! | `LEADER_SKEW`, `REPLICA_SKEW` | warning | afterwards a set of brokers is skewed that is not now: see [`balance`](super::SetBalance) |
//! | `PODLESS_BROKER` | warning | a broker is to get replicas, rules count, and it is in no pod, so in every one |
//! | `REASSIGNMENT_IN_FLIGHT` | warning | a partition of the plan is moving already |
//! | `NO_OP` | info | the partition stays as it is |
//! | `PLAN_CHANGES_NOTHING` | warning | all of them do: perhaps the saved current assignment |
//!
//! What Kafka would refuse or never finish is an error; what it would do, and nobody wants, is a warning.
//!
//! An audit of what stands when the plan has been executed finds nothing that neither an audit of today nor this check
//! finds. So skew is that of all partitions, those of the plan in their new places; what is skewed already, on the same
//! broker, is not the plan's doing. Without the current assignment or the brokers, the plan's own partitions are weighed:
//! nobody may lead more than twice an even share of them.

use alloc::vec::Vec;

use super::{
    BrokerIndex, Finding, Judge, Severity,
    balance::SetCount,
    partition_check::{self, About, PODLESS, skewed, unavailable},
};
use crate::{
    cluster::BrokerId,
    error::Error,
    order::{Lookup, sort},
    state::{ClusterState, PartitionState, ReplicaCounts, Row, TopicState, missing},
};

/// Checks a plan. What is not given is not looked at.
///
/// # Errors
/// `CONFLICTING_POD_RULES`.
pub fn check_plan(
    plan: &[Row<'_>],
    judge: Option<&Judge<'_>>,
    current: Option<&ClusterState>,
) -> Result<Vec<Finding>, Error> {
    let mut all = Vec::new();
    let findings = &mut all;
    let partitions = current.map(partitions_of);
    let known = partitions.as_ref().map(|all| Lookup::new(all, |left, right| key(left).cmp(&key(right))));
    let (mut unchanged, mut podless) = (0, Vec::new());
    for row in plan {
        let now = known.as_ref().map(|known| Some(known.find(|now| key(now).cmp(&row.key()))?.1));
        let before = now.flatten().map_or(&[][..], |now| &now.replicas);
        let mut about = About { row, findings };
        about.duplicates();
        if let Some(None) = now {
            about.add(
                "UNKNOWN_PARTITION",
                Severity::Error,
                format_args!("the current assignment has no such partition"),
                &[],
            );
        }
        if let Some(judge) = judge {
            brokers(&mut about, judge, before, &mut podless);
            let set = judge.set_of(row.partition)?;
            about.misplaced(judge, set, ["ISOLATION_BROKEN"; 2]);
            about.narrow(judge, set);
        }
        if let Some(Some(now)) = now {
            changes(&mut about, now);
            unchanged += usize::from(now.replicas == row.replicas);
        }
    }
    mixed_factors(plan, current, findings);
    podless_brokers(podless, findings);
    match (judge, &partitions) {
        (Some(judge), Some(now)) => new_skew(plan, judge, now, findings)?,
        _ => leader_skew(plan, judge, findings)?,
    }
    if unchanged == plan.len() && unchanged > 0 {
        findings.push(Finding::new(
            "PLAN_CHANGES_NOTHING",
            Severity::Warning,
            format_args!(
                "every partition of the plan has these replicas already; is it the saved current assignment?"
            ),
        ));
    }
    Ok(all)
}

type Now<'a> = (&'a str, &'a PartitionState);

fn partitions_of(state: &ClusterState) -> Vec<Now<'_>> {
    let mut partitions = Vec::new();
    for topic in &state.topics {
        for now in &topic.partitions {
            partitions.push((topic.name.as_str(), now));
        }
    }
    partitions
}

fn key<'a>((topic, now): &Now<'a>) -> (&'a str, i32) {
    (topic, now.partition)
}

fn brokers(about: &mut About<'_>, judge: &Judge<'_>, before: &[BrokerId], podless: &mut Vec<BrokerId>) {
    let has_rules = !judge.eligibility().active_rules().is_empty();
    let new = missing(about.row.replicas, before);
    let new = Lookup::new(&new, Ord::cmp);
    for id in about.row.replicas {
        let kept = new.find(|other| other.cmp(id)).is_none();
        let broker = judge.broker(*id);
        if !kept && has_rules && broker.is_some_and(|broker| broker.pod.is_none()) {
            podless.push(*id);
        }
        let Some(state) = broker.map_or(Some("not registered"), unavailable) else { continue };
        let (code, severity) = match (broker, kept) {
            (None, true) => ("MISSING_BROKER_KEPT", Severity::Warning),
            (None, false) => ("UNKNOWN_BROKER", Severity::Error),
            (_, true) => ("UNAVAILABLE_BROKER_KEPT", Severity::Info),
            (_, false) => ("UNAVAILABLE_BROKER", Severity::Error),
        };
        let what = if kept {
            "it has the replica already and keeps it"
        } else {
            "a new replica there would never catch up"
        };
        about.add(code, severity, format_args!("broker {id} is {state}; {what}"), &[*id]);
    }
}

fn changes(about: &mut About<'_>, now: &PartitionState) {
    if now.is_moving() {
        about.add(
            "REASSIGNMENT_IN_FLIGHT",
            Severity::Warning,
            format_args!("it is being reassigned now; a new plan replaces that one"),
            &now.adding,
        );
    }
    let (has, gets) = (now.target_count(), about.row.replicas.len());
    if has != gets {
        about.add(
            "REPLICATION_FACTOR_CHANGE",
            Severity::Warning,
            format_args!("from {has} replica(s) to {gets}"),
            &[],
        );
    }
    if now.replicas == about.row.replicas && !now.is_moving() {
        about.add("NO_OP", Severity::Info, format_args!("has these replicas already"), &[]);
    }
}

/// Topics whose partitions differ in their number of replicas when the plan has been executed.
fn mixed_factors(plan: &[Row<'_>], current: Option<&ClusterState>, findings: &mut Vec<Finding>) {
    let mut rows: Vec<&Row<'_>> = Vec::with_capacity(plan.len());
    for row in plan {
        rows.push(row);
    }
    sort(&mut rows, |left, right| left.key().cmp(&right.key()));
    let topics: &[TopicState] = current.map(|state| state.topics.as_slice()).unwrap_or_default();
    let topics = Lookup::new(topics, |left, right| left.name.cmp(&right.name));
    for rows in rows.chunk_by(|left, right| left.topic == right.topic) {
        let Some(topic) = rows.first().map(|row| row.topic) else { continue };
        let mut counts: Vec<(usize, i32)> = Vec::with_capacity(rows.len());
        for row in rows {
            counts.push((row.replicas.len(), row.partition));
        }
        let now = topics.find(|now| now.name.as_str().cmp(topic)).map(|topic| topic.partitions.as_slice());
        for now in now.unwrap_or_default() {
            if rows.binary_search_by(|row| row.partition.cmp(&now.partition)).is_err() {
                counts.push((now.target_count(), now.partition));
            }
        }
        partition_check::mixed_factors(topic, &ReplicaCounts::new(counts), findings);
    }
}

/// Brokers without a pod that get replicas, from the broker of each of those.
fn podless_brokers(mut gets: Vec<BrokerId>, findings: &mut Vec<Finding>) {
    sort(&mut gets, Ord::cmp);
    for gets in gets.chunk_by(PartialEq::eq) {
        let Some(id) = gets.first() else { continue };
        let finding = Finding::new(
            "PODLESS_BROKER",
            Severity::Warning,
            format_args!("broker {id} {PODLESS}; it is to get {} replica(s)", gets.len()),
        );
        findings.push(finding.with_brokers([*id].into()));
    }
}

/// What is skewed when the plan has been executed, and is not now.
fn new_skew(
    plan: &[Row<'_>],
    judge: &Judge<'_>,
    now: &[Now<'_>],
    findings: &mut Vec<Finding>,
) -> Result<(), Error> {
    let plan = Lookup::new(plan, |left, right| left.key().cmp(&right.key()));
    let mut sets = Vec::new();
    while let Some(members) = judge.members(sets.len()) {
        sets.push([SetCount::new(members), SetCount::new(members)]);
    }
    for now in now {
        let Some([before, after]) = sets.get_mut(judge.set_of(now.1.partition)?) else { continue };
        let target = now.1.target();
        before.add(&target);
        after.add(plan.find(|row| row.key().cmp(&key(now))).map_or(&target, |row| row.replicas));
    }
    let several = sets.len() > 1;
    let (mut known, mut found) = (Vec::new(), Vec::new());
    for ([before, after], set) in sets.iter().zip(judge.eligibility().sets()) {
        before.skews(judge, set, several, &mut known);
        after.skews(judge, set, several, &mut found);
        for mut finding in found.drain(..) {
            let is_same = |known: &Finding| known.code == finding.code && known.brokers == finding.brokers;
            if !known.iter().any(is_same) {
                finding.message.insert_str(0, "when the plan has been executed: ");
                findings.push(finding);
            }
        }
        known.clear();
    }
    Ok(())
}

/// Brokers that the plan makes the preferred leader of more than twice their even share: of the partitions of one set,
/// over the brokers that have replicas of them.
fn leader_skew(
    plan: &[Row<'_>],
    judge: Option<&Judge<'_>>,
    findings: &mut Vec<Finding>,
) -> Result<(), Error> {
    let set_of = |row: &Row<'_>| judge.map_or(Ok(0), |judge| judge.set_of(row.partition));
    let mut rows: Vec<(usize, &[BrokerId])> = Vec::with_capacity(plan.len());
    for row in plan {
        rows.push((set_of(row)?, row.replicas));
    }
    sort(&mut rows, |left, right| left.0.cmp(&right.0));
    for rows in rows.chunk_by(|left, right| left.0 == right.0) {
        let mut ids = Vec::new();
        for row in rows {
            ids.extend_from_slice(row.1);
        }
        let index = BrokerIndex::of(ids);
        let mut leaders = alloc::vec![0_u64; index.ids().len()];
        for leader in rows.iter().filter_map(|row| row.1.first()) {
            if let Some(count) = index.place(*leader).and_then(|at| leaders.get_mut(at)) {
                *count += 1;
            }
        }
        let all = rows.len() as u64;
        let even = all.div_ceil(leaders.len().max(1) as u64);
        for (id, count) in index.ids().iter().zip(leaders).filter(|(_, count)| *count > 2 * even) {
            let message = skewed(count, all, "preferred leaders", &id, even);
            findings.push(
                Finding::new("LEADER_SKEW", Severity::Warning, format_args!("{message}"))
                    .with_brokers([*id].into()),
            );
        }
    }
    Ok(())
}
