//! What to know about a placement before it is used. Nothing here changes it.

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::{Algorithm, PlaceRequest, TopicAnswer, uneven_racks::uneven_racks};
use crate::{
    analysis::VACUOUS,
    cluster::{Broker, BrokerId, Cluster},
    error::{listed, named, plural, text_of, words},
    gather::Gather as _,
    order::sort,
    placement::{Eligibility, IsolationRules},
    value::{Json, ToJson, brief},
};

/// What kind of thing a warning is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarningCode {
    /// No broker says anything about its rack: replicas of one partition may share one.
    RacksUnknown,
    /// Some brokers have a rack and some do not: those count as one more rack.
    RacksIncomplete,
    /// Brokers that are shutting down or cordoned take no replica.
    UnusableBrokers,
    /// Brokers without a pod are in every pod: isolation is partial.
    PodlessBrokers,
    /// A rule's pod is declared by no usable broker: the rule does nothing.
    RuleIgnored,
    /// All brokers are in isolated pods: partitions that no rule matches use them all the same.
    VacuousIsolation,
    /// Topics of which no partition matches a rule: a canary build meets nothing of them.
    NoIsolatedPartition,
    /// Topics of no partition at all, which Kafka refuses to create.
    EmptyTopic,
    /// Racks whose sizes differ by a quarter or more: brokers of the smaller ones carry more.
    UnevenRacks,
    /// Brokers that are fenced, shutting down or cordoned are listed for a plan, which takes them for live ones.
    UnavailableBrokersListed,
    /// Topics that are being reassigned now.
    ReassignmentInFlight,
    /// Topics whose partitions are to get another number of replicas.
    ReplicationFactorChange,
    /// Brokers are in pods and no rule is given, so the plan moves partitions out of and into every pod.
    PodsWithoutRule,
}

impl WarningCode {
    /// The name in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::RacksUnknown => "RACKS_UNKNOWN",
            Self::RacksIncomplete => "RACKS_INCOMPLETE",
            Self::UnusableBrokers => "UNUSABLE_BROKERS",
            Self::PodlessBrokers => "PODLESS_BROKERS",
            Self::RuleIgnored => "RULE_IGNORED",
            Self::VacuousIsolation => "VACUOUS_ISOLATION",
            Self::NoIsolatedPartition => "NO_ISOLATED_PARTITION",
            Self::EmptyTopic => "EMPTY_TOPIC",
            Self::UnevenRacks => "UNEVEN_RACKS",
            Self::UnavailableBrokersListed => "UNAVAILABLE_BROKERS_LISTED",
            Self::ReassignmentInFlight => "REASSIGNMENT_IN_FLIGHT",
            Self::ReplicationFactorChange => "REPLICATION_FACTOR_CHANGE",
            Self::PodsWithoutRule => "PODS_WITHOUT_RULE",
        }
    }
}

/// A warning: a code to branch on, a sentence to read, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The kind.
    pub code: WarningCode,
    /// The sentence.
    pub message: String,
    /// The pod it is about.
    pub pod: Option<String>,
    /// The topics it is about.
    pub topics: Vec<String>,
    /// The brokers it is about.
    pub brokers: Vec<BrokerId>,
}

impl Warning {
    #[inline(never)]
    pub(super) fn new(code: WarningCode, message: fmt::Arguments<'_>) -> Self {
        Self { code, message: text_of(message), pod: None, topics: Vec::new(), brokers: Vec::new() }
    }
}

impl ToJson for Warning {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("code", &self.code.name());
        json.entry("message", &self.message);
        if let Some(pod) = &self.pod {
            json.entry("pod", pod);
        }
        if !self.topics.is_empty() {
            json.entry("topics", &self.topics);
        }
        if !self.brokers.is_empty() {
            json.entry("brokers", &self.brokers);
        }
        json.close('}');
    }
}

/// What the brokers and rules alone call for.
pub(super) fn of_cluster(request: &PlaceRequest, cluster: &Cluster, rules: &IsolationRules) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let about = |code, matching: &dyn Fn(&Broker) -> bool, what: &str| {
        let brokers = ids(cluster.brokers().iter().filter(|broker| matching(broker)));
        (!brokers.is_empty()).then(|| {
            let warning = Warning::new(code, format_args!("{}: {what}", named(&brokers)));
            Warning { brokers, ..warning }
        })
    };
    if request.rack_aware && cluster.racks_unknown() {
        warnings.push(Warning::new(
            WarningCode::RacksUnknown,
            format_args!(
                "racks are unknown: this input cannot carry them, so replicas of one partition may \
                 share a rack"
            ),
        ));
    }
    let any_rack = cluster.brokers().iter().any(|broker| broker.rack.name().is_some());
    if request.algorithm == Algorithm::Striped && request.rack_aware && any_rack {
        warnings.extend(about(
            WarningCode::RacksIncomplete,
            &|broker| broker.rack.name().is_none(),
            "no rack; all brokers without one count as one more rack",
        ));
    }
    if request.algorithm == Algorithm::Striped {
        warnings.extend(about(
            WarningCode::UnusableBrokers,
            &|broker| !broker.is_usable(),
            "shutting down or cordoned, no replica is placed there",
        ));
    }
    if !rules.as_slice().is_empty() {
        warnings.extend(about(
            WarningCode::PodlessBrokers,
            &|broker| broker.pod.is_none() && (broker.is_usable() || request.algorithm == Algorithm::Classic),
            "no pod, so in every pod; isolation is partial",
        ));
    }
    warnings
}

/// What the placer and its result call for.
pub(super) fn of_placement(
    request: &PlaceRequest,
    placer: &Eligibility<'_>,
    topics: &[TopicAnswer],
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for rule in placer.ignored_rules() {
        warnings.push(Warning {
            pod: Some(rule.pod.clone()),
            ..Warning::new(
                WarningCode::RuleIgnored,
                format_args!(
                    "pod {}: no usable broker declares it, so its rule is ignored",
                    brief(&rule.pod)
                ),
            )
        });
    }
    if placer.is_vacuous() {
        warnings.push(Warning::new(WarningCode::VacuousIsolation, format_args!("{VACUOUS}")));
    }
    let about_topics = |code, what: &str, matching: &dyn Fn(&TopicAnswer) -> bool| {
        let names: Vec<String> =
            topics.iter().filter(|topic| matching(topic)).map(|topic| topic.name.clone()).gather();
        (!names.is_empty()).then(|| {
            let warning =
                Warning::new(code, format_args!("topic{} {}: {what}", plural(names.len()), listed(&names)));
            Warning { topics: names, ..warning }
        })
    };
    warnings.extend(about_topics(
        WarningCode::EmptyTopic,
        "no partitions; Kafka refuses to create such a topic",
        &|topic| topic.outcome.as_ref().is_ok_and(|topic| topic.runs.iter().all(|run| run.count == 0)),
    ));
    if !placer.active_rules().is_empty() {
        warnings.extend(about_topics(
            WarningCode::NoIsolatedPartition,
            "no partition matches a rule, so an isolated pod holds nothing of it",
            &|topic| {
                topic.outcome.as_ref().is_ok_and(|topic| {
                    topic.runs.iter().any(|run| run.count > 0)
                        && topic.confined.iter().all(|count| *count == 0)
                })
            },
        ));
    }
    for (at, set) in placer.sets().iter().enumerate() {
        warnings.extend(uneven_racks(request, at, set, placer.sets().len() > 1, topics));
    }
    warnings
}

fn ids<'b>(brokers: impl Iterator<Item = &'b Broker>) -> Vec<BrokerId> {
    let mut ids: Vec<BrokerId> = brokers.map(|broker| broker.id).gather();
    sort(&mut ids, Ord::cmp);
    ids
}

pub(super) fn count_of(noun: &str, count: usize) -> impl fmt::Display {
    words(move |to| write!(to, "{count} {noun}{}", plural(count)))
}
