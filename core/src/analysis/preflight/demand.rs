//! What topics ask of the rooms: how much of each is isolated, how much each room's brokers carry, and which interval
//! or pod size would make that even.
//!
//! Interval `N` isolates `floor(P / N)` of `P` partitions. That is at most one of `N`, and less for every topic whose
//! count is no multiple of it: of 19 partitions at interval 10 it is 1, 5.3 %, not 10 %.
//!
//! # Evening out
//! A longer interval isolates fewer partitions, or as many, never more. So the least interval at which a pod broker
//! carries no more replicas than another one is found by halving, and the pod is then as loaded as it can be from
//! below. Two loads are compared by cross multiplication, never by dividing.

use alloc::{string::String, vec, vec::Vec};

use super::{
    super::{Finding, Severity, Share},
    add, add_about,
    rooms::Rooms,
    share_words,
};
use crate::{
    error::{listed, words},
    gather::Gather as _,
    order::{sort, sort_unique},
    placement::{Eligibility, IsolationRule},
    value::brief,
    wide::divided_up,
};

/// A topic that there is or will be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedTopic {
    /// The name.
    pub name: String,
    /// How many partitions.
    pub partitions: u32,
    /// Replicas of each.
    pub factor: u32,
    /// Whether nobody spoke of it, and it is as Kafka makes it by default.
    pub assumed: bool,
}

/// How much of a topic is isolated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exposure {
    /// The topic.
    pub topic: String,
    /// Its partitions that a rule matches, of all.
    pub isolated: Share,
    /// One of so many, where one interval is the only rule.
    pub intended: Option<Share>,
    /// What runs where its leaders are, if it is a topic of Kafka's own.
    pub coordinators: Option<&'static str>,
    assumed: bool,
}

/// What the brokers of a room carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomLoad {
    /// The pod of the room's rule; `None` for partitions without a rule.
    pub pod: Option<String>,
    /// The brokers that share the load.
    pub brokers: u64,
    /// The topics' partitions that go there.
    pub partitions: u64,
    /// Their replicas.
    pub replicas: u64,
}

/// Loads on both sides at one interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenStep {
    /// The interval.
    pub interval: u32,
    /// Canary replicas over the pod's brokers.
    pub isolated: Share,
    /// The others over the other brokers.
    pub others: Share,
}

/// What would make the loads even.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Even {
    /// The interval there is, and those around the best.
    pub intervals: Vec<EvenStep>,
    /// The least interval at which a broker of the pod carries no more than another one.
    pub best_interval: Option<u32>,
    /// The least pod, of brokers of this cluster, of which the same holds at the interval there is.
    pub best_pod_size: Option<u64>,
}

/// What the topics ask.
#[derive(Clone, Debug)]
pub struct Demand {
    /// Each topic's, by name.
    pub exposure: Vec<Exposure>,
    /// Each room's: first that of the partitions without a rule. Topics that are assumed do not count.
    pub load: Vec<RoomLoad>,
    /// What would make it even: for one interval as the only rule, topics, and brokers on both sides.
    pub even: Option<Even>,
    vacuous: bool,
}

/// Kafka's own topics, and what runs where their leaders are.
const INTERNAL: [(&str, &str); 3] = [
    ("__consumer_offsets", "group coordinators"),
    ("__transaction_state", "transaction coordinators"),
    ("__share_group_state", "share coordinators"),
];

impl Demand {
    pub(super) fn new(eligibility: &Eligibility<'_>, rooms: &Rooms<'_>, topics: &[PlannedTopic]) -> Self {
        let rules = eligibility.active_rules();
        let mut topics: Vec<&PlannedTopic> = topics.iter().gather();
        sort(&mut topics, |left, right| left.name.cmp(&right.name));
        let mut ends = Vec::with_capacity(topics.len());
        for topic in &topics {
            ends.push(topic.partitions);
        }
        sort_unique(&mut ends, Ord::cmp);
        let mut isolated = vec![0_u64; topics.len()];
        let mut load: Vec<RoomLoad> = Vec::new();
        for room in rooms.all() {
            let pod = room.pod.map(Into::into);
            load.push(RoomLoad { pod, brokers: room.count.brokers, partitions: 0, replicas: 0 });
        }
        for (rule, load) in rules.iter().zip(load.iter_mut().skip(1)) {
            let counts = rule.matcher.counts_below(&ends);
            for (topic, isolated) in topics.iter().zip(&mut isolated) {
                let at = ends.binary_search(&topic.partitions).unwrap_or_default();
                let count = u64::from(counts.get(at).copied().unwrap_or(0));
                *isolated += count;
                load.add(topic, count);
            }
        }
        let interval = single_interval(rules);
        let mut exposure = Vec::with_capacity(topics.len());
        for (topic, isolated) in topics.iter().zip(isolated) {
            // Rules that match one partition count it twice.
            let isolated =
                Share { part: isolated.min(topic.partitions.into()), whole: topic.partitions.into() };
            if let Some(load) = load.first_mut() {
                load.add(topic, isolated.whole - isolated.part);
            }
            exposure.push(Exposure {
                topic: topic.name.clone(),
                isolated,
                intended: interval.map(|interval| Share { part: 1, whole: interval.into() }),
                coordinators: INTERNAL.iter().find(|(name, _)| *name == topic.name).map(|(_, what)| *what),
                assumed: topic.assumed,
            });
        }
        topics.retain(|topic| !topic.assumed);
        let vacuous = eligibility.is_vacuous();
        let even = match (interval, load.as_slice()) {
            (Some(interval), [others, pod]) if !vacuous && others.replicas + pod.replicas > 0 => {
                Some(Even::new(interval, &topics, pod.brokers, others.brokers))
            }
            _ => None,
        };
        Self { exposure, load, even, vacuous }
    }

    pub(super) fn add_findings(&self, findings: &mut Vec<Finding>) {
        if self.load.len() < 2 {
            return;
        }
        for Exposure { topic, isolated, intended, coordinators, .. } in &self.exposure {
            let part = isolated.part;
            let Some(what) = coordinators.filter(|_| part > 0) else { continue };
            let one_in = words(|to| match intended {
                Some(share) => write!(to, ", one in {}", share.whole),
                None => Ok(()),
            });
            let message = format_args!(
                "{topic}: {part} of {} partitions ({} %) are isolated, and with them {part} {what}{one_in}",
                isolated.whole,
                isolated.percent()
            );
            add_about(findings, "INTERNAL_TOPICS_ISOLATED", Severity::Warning, message, Some(topic), &[]);
        }
        let (mut all, mut without) = (0, Vec::new());
        for topic in &self.exposure {
            if !topic.assumed && topic.isolated.whole > 0 {
                all += 1;
                if topic.isolated.part == 0 {
                    without.push(topic.topic.as_str());
                }
            }
        }
        if !without.is_empty() {
            let severity = if without.len() == all { Severity::Warning } else { Severity::Info };
            let message = format_args!(
                "{} of {all} topic(s) have no partition that a rule matches, so isolated pods have \
                 nothing of them: {}",
                without.len(),
                listed(&without)
            );
            add(findings, "NO_ISOLATED_PARTITION", severity, message);
        }
        self.below_intended(findings);
        let [others, pods @ ..] = self.load.as_slice() else { return };
        if !self.vacuous && others.replicas + pods.iter().map(|pod| pod.replicas).sum::<u64>() > 0 {
            for pod in pods {
                self.uneven(findings, pod, others);
            }
        }
    }

    /// The topics with a canary partition, and fewer than one of every `interval`: how many, and the least of them.
    fn below_intended(&self, findings: &mut Vec<Finding>) {
        let mut least: Option<(&Exposure, Share)> = None;
        let mut below = 0_u64;
        for topic in self.exposure.iter().filter(|topic| topic.isolated.part > 0) {
            let Some(intended) = topic.intended.filter(|intended| less(topic.isolated, *intended)) else {
                continue;
            };
            below += 1;
            if least.is_none_or(|(least, _)| less(topic.isolated, least.isolated)) {
                least = Some((topic, intended));
            }
        }
        let Some((topic, intended)) = least else { return };
        let name = &topic.topic;
        let message = format_args!(
            "{below} topic(s) are exposed less than {}: least of all {name}, {}",
            share_words(intended),
            share_words(topic.isolated)
        );
        add_about(findings, "EXPOSURE_BELOW_INTENDED", Severity::Info, message, Some(name), &[]);
    }

    /// Whether a pod's brokers carry over twice, or under half of what the others do.
    fn uneven(&self, findings: &mut Vec<Finding>, pod: &RoomLoad, others: &RoomLoad) {
        let (own, other) = (pod.per_broker(), others.per_broker());
        let times = |share: Share, times: u64| Share { part: share.part.saturating_mul(times), ..share };
        let (code, how) = if less(times(other, 2), own) {
            ("POD_OVERLOADED", "more than twice")
        } else if less(times(own, 2), other) {
            ("POD_IDLE", "less than half")
        } else {
            return;
        };
        let name = pod.pod.as_deref().unwrap_or_default();
        let best = self.even.as_ref().map(|even| (even.best_interval, even.best_pod_size));
        let (interval, size) = best.unwrap_or_default();
        let nearest = words(|to| {
            let mut words = "; ";
            if let Some(interval) = interval {
                write!(to, "{words}interval {interval}")?;
                words = " or ";
            }
            if let Some(size) = size {
                write!(to, "{words}a pod of {size}")?;
            }
            let some = interval.is_some() || size.is_some();
            to.write_str(if some { " would come nearest to even" } else { "" })
        });
        let message = format_args!(
            "pod {}: {} replicas on {} broker(s), a broker has {how} of what others have: {} on {}{nearest}",
            brief(name),
            own.part,
            own.whole,
            other.part,
            other.whole
        );
        add(findings, code, Severity::Warning, message);
    }
}

impl RoomLoad {
    fn add(&mut self, topic: &PlannedTopic, partitions: u64) {
        if !topic.assumed {
            self.partitions += partitions;
            self.replicas += partitions * u64::from(topic.factor);
        }
    }

    /// The replicas over the brokers.
    #[must_use]
    pub const fn per_broker(&self) -> Share {
        Share { part: self.replicas, whole: self.brokers }
    }
}

impl Even {
    fn new(interval: u32, topics: &[&PlannedTopic], pod: u64, others: u64) -> Self {
        let all = replicas(topics, 1);
        let step: &dyn Fn(u32) -> EvenStep = &|interval| {
            let isolated = replicas(topics, interval);
            EvenStep {
                interval,
                isolated: Share { part: isolated, whole: pod },
                others: Share { part: all - isolated, whole: others },
            }
        };
        let most = topics.iter().map(|topic| topic.partitions).max().unwrap_or(0);
        let (mut low, mut high) = (1, most.saturating_add(1));
        while low < high {
            let middle = low + (high - low) / 2;
            let at = step(middle);
            if less(at.others, at.isolated) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let mut shown = vec![interval];
        for near in low.saturating_sub(1)..=low.saturating_add(1) {
            if (1..=most).contains(&near) {
                shown.push(near);
            }
        }
        sort_unique(&mut shown, Ord::cmp);
        let mut intervals = Vec::new();
        for interval in shown {
            intervals.push(step(interval));
        }
        Self {
            intervals,
            best_interval: Some(low).filter(|low| *low <= most),
            best_pod_size: best_size(interval, topics, all, pod + others),
        }
    }
}

/// The least size of a pod at which its brokers carry no more than the others, if both sides then hold every topic.
fn best_size(interval: u32, topics: &[&PlannedTopic], all: u64, brokers: u64) -> Option<u64> {
    let isolated = replicas(topics, interval);
    // The largest factors of a topic with a canary, and of one with another partition.
    let [mut factor, mut others_factor] = [0, 0];
    for topic in topics {
        if topic.partitions >= interval {
            factor = topic.factor.max(factor);
        }
        if topic.partitions / interval < topic.partitions {
            others_factor = topic.factor.max(others_factor);
        }
    }
    let even = divided_up(i128::from(isolated) * i128::from(brokers), i128::from(all.max(1)));
    let size = u64::try_from(even).ok()?.max(factor.into());
    let left = brokers.checked_sub(size)?;
    (isolated > 0 && left >= others_factor.into()).then_some(size)
}

/// Replicas of the canary partitions at an interval.
#[inline(never)]
fn replicas(topics: &[&PlannedTopic], interval: u32) -> u64 {
    let mut all = 0;
    for topic in topics {
        all += u64::from(topic.partitions / interval.max(1)) * u64::from(topic.factor);
    }
    all
}

/// Whether one load is less than another. On no brokers, something is more than anything.
#[inline(never)]
fn less(left: Share, right: Share) -> bool {
    u128::from(left.part) * u128::from(right.whole) < u128::from(right.part) * u128::from(left.whole)
}

fn single_interval(rules: &[&IsolationRule]) -> Option<u32> {
    match rules {
        [rule] => rule.matcher.every(),
        _ => None,
    }
}
