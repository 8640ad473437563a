//! How evenly the brokers that may share the partitions do share them: for each set of brokers that rules make.
//!
//! Brokers of different pods are not compared. A canary pod that carries less than the others is what was wanted; one
//! canary broker that carries more than its neighbour is not.
//!
//! ```text
//! brokers     1A  4A  2B  5B  3C        30 partitions, replication factor 3
//! replicas    15  15  15  15  30        an even share: 18; 30 is 2 times 15, so: skewed
//! ```
//!
//! # When a set is skewed
//! The most loaded broker has more than twice the even share; or it has twice the least loaded one's and half as much
//! again as the even share, and that is more than chance: where leaders are drawn, a broker's count strays from an even
//! share `e` by about the root of `e`, and twice that is let pass. So 4 of 8 leaders on one of four brokers are no
//! finding, 40 of 80 are.
//!
//! Brokers that are fenced, shutting down or cordoned are not compared: nothing new is placed there, or no leader. They
//! are still in the table of least and most.

use alloc::{string::String, vec, vec::Vec};
use core::fmt;

use super::{
    BrokerIndex, Finding, Judge, Severity, Share,
    partition_check::{skewed, unavailable},
};
use crate::{
    cluster::{Broker, BrokerId},
    error::words,
    placement::EligibleSet,
    value::brief,
};

/// The least and the most that brokers carry. Of brokers that carry the same, the lowest id stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extremes {
    /// How many brokers were looked at.
    pub brokers: u64,
    /// What they carry together.
    pub total: u64,
    /// The least, and who has it.
    pub min: (u64, BrokerId),
    /// The most, and who has it.
    pub max: (u64, BrokerId),
}

/// What the brokers of one set carry of the partitions that may use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetBalance {
    /// The pod of the rule; none for the partitions that no rule matches.
    pub pod: Option<String>,
    /// The brokers of the set.
    pub brokers: usize,
    /// The partitions that may use it.
    pub partitions: u64,
    /// Partitions whose first replica a broker is.
    pub leaders: Extremes,
    /// Partitions of which a broker has a replica.
    pub replicas: Extremes,
}

/// Leaders and replicas of each broker of a set, while they are counted.
#[derive(Debug)]
pub(super) struct SetCount<'j> {
    members: &'j BrokerIndex,
    partitions: u64,
    /// No input has 2^32 replicas.
    counts: Vec<[u32; 2]>,
}

impl<'j> SetCount<'j> {
    pub(super) fn new(members: &'j BrokerIndex) -> Self {
        Self { members, partitions: 0, counts: vec![[0; 2]; members.ids().len()] }
    }

    /// A partition that may use the set.
    pub(super) fn add(&mut self, replicas: &[BrokerId]) {
        self.partitions += 1;
        for (at, id) in replicas.iter().enumerate() {
            if let Some([leaders, replicas]) =
                self.members.place(*id).and_then(|place| self.counts.get_mut(place))
            {
                *leaders += u32::from(at == 0);
                *replicas += 1;
            }
        }
    }

    /// The extremes of leaders (0) or replicas (1) over the brokers that are to be looked at.
    fn extremes(&self, what: usize, looks_at: &dyn Fn(BrokerId) -> bool) -> Extremes {
        let mut found = Extremes::default();
        for (id, counts) in self.members.ids().iter().zip(&self.counts) {
            if !looks_at(*id) {
                continue;
            }
            let count = counts.get(what).copied().map_or(0, u64::from);
            if found.brokers == 0 || count < found.min.0 {
                found.min = (count, *id);
            }
            if found.brokers == 0 || count > found.max.0 {
                found.max = (count, *id);
            }
            found.brokers += 1;
            found.total += count;
        }
        found
    }

    /// The least and the most, over all brokers of the set.
    pub(super) fn balance(&self, set: &EligibleSet) -> SetBalance {
        SetBalance {
            pod: set.pod.clone(),
            brokers: self.counts.len(),
            partitions: self.partitions,
            leaders: self.extremes(0, &|_| true),
            replicas: self.extremes(1, &|_| true),
        }
    }

    /// What is skewed. `several` says that there are other sets, so that this one has to be named.
    pub(super) fn skews(
        &self,
        judge: &Judge<'_>,
        set: &EligibleSet,
        several: bool,
        findings: &mut Vec<Finding>,
    ) {
        let looks_at = |id| judge.broker(id).is_some_and(|broker| unavailable(broker).is_none());
        for (what, code, noun) in [(0, "LEADER_SKEW", "preferred leaders"), (1, "REPLICA_SKEW", "replicas")] {
            let extremes = self.extremes(what, &looks_at);
            if !extremes.is_skewed() {
                continue;
            }
            let Extremes { total, min: (least, least_at), max: (most, most_at), .. } = extremes;
            let label = |id| label(id, judge.broker(id));
            let broker = words(|to| {
                write!(to, "{}, ", label(most_at))?;
                match least {
                    0 => to.write_str("none")?,
                    least => write!(to, "{} times as many as the {least}", times(most, least))?,
                }
                write!(to, " on broker {}", label(least_at))
            });
            let sentence = skewed(most, total, noun, &broker, extremes.even());
            findings.push(
                Finding::new(code, Severity::Warning, format_args!("{}{sentence}", set_words(set, several)))
                    .with_brokers([most_at].into()),
            );
        }
    }
}

impl Extremes {
    /// What each broker would carry if all carried the same, rounded up.
    #[must_use]
    pub fn even(&self) -> u64 {
        self.total.div_ceil(self.brokers.max(1))
    }

    /// Whether the most is so much more that somebody should know; see the module.
    #[must_use]
    pub fn is_skewed(&self) -> bool {
        let (even, most, least) = (self.even(), self.max.0, self.min.0);
        let above = most.saturating_sub(even);
        most > 2 * even || most >= 2 * least && 2 * most >= 3 * even && above.saturating_mul(above) > 4 * even
    }
}

/// A broker and its rack: "3 (rack C)".
fn label(id: BrokerId, broker: Option<&Broker>) -> impl fmt::Display {
    words(move |to| match broker.and_then(|broker| broker.rack.name()) {
        Some(rack) => write!(to, "{id} (rack {})", brief(rack)),
        None => write!(to, "{id}"),
    })
}

/// Which partitions a sentence speaks of, if there are several sets.
pub(crate) fn set_words(set: &EligibleSet, several: bool) -> impl fmt::Display {
    words(move |to| match &set.pod {
        Some(pod) => write!(to, "pod {}: ", brief(pod)),
        None if several => to.write_str("partitions without a rule: "),
        None => Ok(()),
    })
}

/// How many times `least` goes into `most`, to a tenth.
pub(crate) fn times(most: u64, least: u64) -> String {
    Share { part: most, whole: least * 100 }.percent()
}
