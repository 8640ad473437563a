//! What can be wrong with a partition, as every check says it: a plan's before it runs, a cluster's as it stands.
//!
//! One fault has one sentence. Which code it gets, and whether it is looked for at all, is for the check to say.

use alloc::vec::Vec;
use core::fmt;

use super::{Finding, Judge, Severity};
use crate::{
    cluster::{Broker, BrokerId},
    error::{listed, text_of, words},
    placement::Eligibility,
    state::{ReplicaCounts, Row, repeated},
    value::brief,
};

/// Why partitions that no rule matches are where isolation does not want them.
pub(crate) const VACUOUS: &str = "every broker is in an isolated pod, so partitions that no rule matches use them all: \
    isolation is vacuous";

/// What is to be said of a broker without a pod where rules count.
pub(super) const PODLESS: &str = "is in no pod, so in every one";

/// A partition, and where what is found about it goes.
pub(super) struct About<'a> {
    pub(super) row: &'a Row<'a>,
    pub(super) findings: &'a mut Vec<Finding>,
}

impl About<'_> {
    #[inline(never)]
    pub(super) fn add(
        &mut self,
        code: &'static str,
        severity: Severity,
        what: fmt::Arguments<'_>,
        brokers: &[BrokerId],
    ) {
        let Row { topic, partition, .. } = self.row;
        self.findings.push(Finding {
            code,
            severity,
            message: text_of(format_args!("{topic}-{partition}: {what}")),
            topic: Some((*topic).into()),
            partition: Some(*partition),
            brokers: brokers.into(),
        });
    }

    /// A broker that stands twice.
    pub(super) fn duplicates(&mut self) {
        let twice = repeated(self.row.replicas);
        if !twice.is_empty() {
            self.add(
                "DUPLICATE_REPLICA",
                Severity::Error,
                format_args!("broker {} stands more than once in the replica list", listed(&twice)),
                &twice,
            );
        }
    }

    /// Replicas outside the set of the partition: the codes are those of a confined partition and of any other. Says
    /// whether there are any.
    pub(super) fn misplaced(&mut self, judge: &Judge<'_>, set: usize, codes: [&'static str; 2]) -> bool {
        let misplaced = judge.misplaced(set, self.row.replicas);
        if misplaced.is_empty() {
            return false;
        }
        let brokers = listed(&misplaced);
        let [confined, other] = codes;
        let mut add = |code, what: fmt::Arguments<'_>| self.add(code, Severity::Error, what, &misplaced);
        match judge.set(set).and_then(|set| set.pod.as_deref()) {
            Some(pod) => add(
                confined,
                format_args!("confined to pod {}, with replicas outside it on {brokers}", brief(pod)),
            ),
            None => add(
                other,
                format_args!("no rule matches it, with replicas inside an isolated pod on {brokers}"),
            ),
        }
        true
    }

    /// Replicas in fewer racks than they could be in. Says whether that is so.
    pub(super) fn narrow(&mut self, judge: &Judge<'_>, set: usize) -> bool {
        let Some((has, could)) = judge.narrow(set, self.row.replicas) else { return false };
        self.add(
            "RACKS_NARROW",
            Severity::Warning,
            format_args!("its replicas are in {has} rack(s) and could be in {could}"),
            self.row.replicas,
        );
        true
    }
}

/// Why a broker takes no new replica, or could not keep up with one.
pub(super) fn unavailable(broker: &Broker) -> Option<&'static str> {
    match broker {
        Broker { in_controlled_shutdown: true, .. } => Some("shutting down"),
        Broker { fenced: true, .. } => Some("fenced"),
        Broker { cordoned: true, .. } => Some("cordoned"),
        _ => None,
    }
}

/// A topic whose partitions differ in their number of replicas.
pub(super) fn mixed_factors(topic: &str, counts: &ReplicaCounts, findings: &mut Vec<Finding>) {
    if counts.groups() > 1 {
        let finding = Finding::new(
            "MIXED_REPLICATION_FACTORS",
            Severity::Warning,
            format_args!("{topic}: partitions have different numbers of replicas, {counts}"),
        );
        findings.push(finding.with_topic(topic));
    }
}

/// "12 of 50 preferred leaders on broker 3; an even share would be 10".
pub(super) fn skewed(
    count: u64,
    all: u64,
    what: &str,
    broker: &dyn fmt::Display,
    even: u64,
) -> impl fmt::Display {
    words(move |to| {
        if count == all {
            to.write_str("all")?;
        } else {
            write!(to, "{count} of")?;
        }
        write!(to, " {all} {what} on broker {broker}; an even share would be {even}")
    })
}

/// The rules whose pod nobody declares.
pub(crate) fn ignored_rules(eligibility: &Eligibility<'_>, findings: &mut Vec<Finding>) {
    for rule in eligibility.ignored_rules() {
        findings.push(Finding::new(
            "RULE_IGNORED",
            Severity::Error,
            format_args!("pod {}: no broker declares it, so its rule is ignored", brief(&rule.pod)),
        ));
    }
}
