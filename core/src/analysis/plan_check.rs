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
//! | `LEADER_SKEW` | warning | one broker is to lead more than twice its even share |
//! | `REASSIGNMENT_IN_FLIGHT` | warning | a partition of the plan is moving already |
//! | `NO_OP` | info | the partition stays as it is |
//! | `PLAN_CHANGES_NOTHING` | warning | all of them do: perhaps the saved current assignment |
//!
//! What Kafka would refuse or never finish is an error; what it would do, and nobody wants, is a warning.

use alloc::{format, vec::Vec};

use super::{
    BrokerIndex, Finding, Judge, Severity,
    partition_check::{self, About, skewed, unavailable},
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
    let partitions = current.map(partitions_of);
    let known = partitions.as_ref().map(|all| Lookup::new(all, |left, right| key(left).cmp(&key(right))));
    let mut findings = Vec::new();
    let mut unchanged = 0;
    for row in plan {
        let now = known.as_ref().map(|known| Some(known.find(|now| key(now).cmp(&row.key()))?.1));
        let before = now.flatten().map_or(&[][..], |now| &now.replicas);
        let mut about = About { row, findings: &mut findings };
        about.duplicates();
        if let Some(None) = now {
            about.add(
                "UNKNOWN_PARTITION",
                Severity::Error,
                "the current assignment has no such partition",
                &[],
            );
        }
        if let Some(judge) = judge {
            brokers(&mut about, judge, before);
            let set = judge.set_of(row.partition)?;
            about.misplaced(judge, set, ["ISOLATION_BROKEN"; 2]);
            about.narrow(judge, set);
        }
        if let Some(Some(now)) = now {
            changes(&mut about, now);
            unchanged += usize::from(now.replicas == row.replicas);
        }
    }
    findings.extend(mixed_factors(plan, current));
    findings.extend(leader_skew(plan, judge)?);
    if unchanged == plan.len() && unchanged > 0 {
        let what =
            "every partition of the plan has these replicas already; is it the saved current assignment?";
        findings.push(Finding::new("PLAN_CHANGES_NOTHING", Severity::Warning, what));
    }
    Ok(findings)
}

type Now<'a> = (&'a str, &'a PartitionState);

fn partitions_of(state: &ClusterState) -> Vec<Now<'_>> {
    let mut partitions = Vec::new();
    for topic in &state.topics {
        partitions.extend(topic.partitions.iter().map(|now| (topic.name.as_str(), now)));
    }
    partitions
}

fn key<'a>((topic, now): &Now<'a>) -> (&'a str, i32) {
    (topic, now.partition)
}

fn brokers(about: &mut About<'_>, judge: &Judge<'_>, before: &[BrokerId]) {
    let new = missing(about.row.replicas, before);
    let new = Lookup::new(&new, Ord::cmp);
    for id in about.row.replicas {
        let kept = new.find(|other| other.cmp(id)).is_none();
        let broker = judge.broker(*id);
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
        about.add(code, severity, &format!("broker {id} is {state}; {what}"), &[*id]);
    }
}

fn changes(about: &mut About<'_>, now: &PartitionState) {
    if now.is_moving() {
        let what = "it is being reassigned now; a new plan replaces that one";
        about.add("REASSIGNMENT_IN_FLIGHT", Severity::Warning, what, &now.adding);
    }
    let (has, gets) = (now.target_count(), about.row.replicas.len());
    if has != gets {
        let what = format!("from {has} replica(s) to {gets}");
        about.add("REPLICATION_FACTOR_CHANGE", Severity::Warning, &what, &[]);
    }
    if now.replicas == about.row.replicas && !now.is_moving() {
        about.add("NO_OP", Severity::Info, "has these replicas already", &[]);
    }
}

/// Topics whose partitions differ in their number of replicas when the plan has been executed.
fn mixed_factors(plan: &[Row<'_>], current: Option<&ClusterState>) -> Vec<Finding> {
    let mut rows: Vec<&Row<'_>> = plan.iter().collect();
    sort(&mut rows, |left, right| left.key().cmp(&right.key()));
    let topics: &[TopicState] = current.map(|state| state.topics.as_slice()).unwrap_or_default();
    let topics = Lookup::new(topics, |left, right| left.name.cmp(&right.name));
    let mut findings = Vec::new();
    for rows in rows.chunk_by(|left, right| left.topic == right.topic) {
        let Some(topic) = rows.first().map(|row| row.topic) else { continue };
        let mut counts: Vec<(usize, i32)> =
            rows.iter().map(|row| (row.replicas.len(), row.partition)).collect();
        let now = topics.find(|now| now.name.as_str().cmp(topic)).map(|topic| topic.partitions.as_slice());
        let others = now.unwrap_or_default().iter();
        let others =
            others.filter(|now| rows.binary_search_by(|row| row.partition.cmp(&now.partition)).is_err());
        counts.extend(others.map(|now| (now.target_count(), now.partition)));
        findings.extend(partition_check::mixed_factors(topic, &ReplicaCounts::new(counts)));
    }
    findings
}

/// Brokers that the plan makes the preferred leader of more than twice their even share: of the partitions of one set,
/// over the brokers that have replicas of them.
fn leader_skew(plan: &[Row<'_>], judge: Option<&Judge<'_>>) -> Result<Vec<Finding>, Error> {
    let set_of = |row: &Row<'_>| judge.map_or(Ok(0), |judge| judge.set_of(row.partition));
    let mut rows: Vec<(usize, &[BrokerId])> = Vec::with_capacity(plan.len());
    for row in plan {
        rows.push((set_of(row)?, row.replicas));
    }
    sort(&mut rows, |left, right| left.0.cmp(&right.0));
    let mut findings = Vec::new();
    for rows in rows.chunk_by(|left, right| left.0 == right.0) {
        let index = BrokerIndex::new(rows.iter().flat_map(|row| row.1.iter().copied()));
        let mut leaders = alloc::vec![0_u64; index.ids().len()];
        for leader in rows.iter().filter_map(|row| row.1.first()) {
            if let Some(count) = index.place(*leader).and_then(|at| leaders.get_mut(at)) {
                *count += 1;
            }
        }
        let all = rows.len() as u64;
        let even = all.div_ceil(leaders.len().max(1) as u64);
        for (id, count) in index.ids().iter().zip(leaders).filter(|(_, count)| *count > 2 * even) {
            let message = skewed(count, all, "preferred leaders", &format!("{id}"), even);
            findings.push(Finding::new("LEADER_SKEW", Severity::Warning, message).with_brokers([*id].into()));
        }
    }
    Ok(findings)
}
