//! What to know about a placement before it is used. Nothing here changes it.

use alloc::{string::String, vec::Vec};
use core::fmt;

use super::{Algorithm, PlaceRequest, TopicAnswer, uneven_racks::uneven_racks};
use crate::{
    analysis::VACUOUS,
    cluster::{Broker, BrokerId, Cluster, ids_where},
    error::{listed, named, plural, text_of, words},
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
    /// Puts one that is about nothing else behind the others.
    pub(super) fn add(warnings: &mut Vec<Self>, code: WarningCode, message: fmt::Arguments<'_>) {
        Self::add_about(warnings, code, message, None, Vec::new(), Vec::new());
    }

    // Written once: a warning has too many fields to be built and moved wherever one is called for.
    #[inline(never)]
    pub(super) fn add_about(
        warnings: &mut Vec<Self>,
        code: WarningCode,
        message: fmt::Arguments<'_>,
        pod: Option<&str>,
        topics: Vec<String>,
        brokers: Vec<BrokerId>,
    ) {
        let pod = pod.map(Into::into);
        warnings.push(Self { code, message: text_of(message), pod, topics, brokers });
    }

    /// One about these topics, if there are any.
    pub(super) fn add_topics(
        warnings: &mut Vec<Self>,
        code: WarningCode,
        topics: Vec<String>,
        message: fmt::Arguments<'_>,
    ) {
        if !topics.is_empty() {
            Self::add_about(warnings, code, message, None, topics, Vec::new());
        }
    }

    /// One about these brokers, if there are any.
    #[inline(never)]
    pub(super) fn add_brokers(
        warnings: &mut Vec<Self>,
        code: WarningCode,
        brokers: Vec<BrokerId>,
        what: &str,
    ) {
        if !brokers.is_empty() {
            let named = text_of(format_args!("{}: {what}", named(&brokers)));
            Self::add_about(warnings, code, format_args!("{named}"), None, Vec::new(), brokers);
        }
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
pub(super) fn of_cluster(
    warnings: &mut Vec<Warning>,
    request: &PlaceRequest,
    cluster: &Cluster,
    rules: &IsolationRules,
) {
    if request.rack_aware && cluster.racks_unknown() {
        Warning::add(
            warnings,
            WarningCode::RacksUnknown,
            format_args!(
                "racks are unknown: this input cannot carry them, so replicas of one partition may \
                 share a rack"
            ),
        );
    }
    let mut about = |code, matching: &dyn Fn(&Broker) -> bool, what: &str| {
        Warning::add_brokers(warnings, code, ids_where(cluster.brokers(), matching), what);
    };
    let any_rack = cluster.brokers().iter().any(|broker| broker.rack.name().is_some());
    if request.algorithm == Algorithm::Striped && request.rack_aware && any_rack {
        about(
            WarningCode::RacksIncomplete,
            &|broker| broker.rack.name().is_none(),
            "no rack; all brokers without one count as one more rack",
        );
    }
    if request.algorithm == Algorithm::Striped {
        about(
            WarningCode::UnusableBrokers,
            &|broker| !broker.is_usable(),
            "shutting down or cordoned, no replica is placed there",
        );
    }
    if !rules.as_slice().is_empty() {
        about(
            WarningCode::PodlessBrokers,
            &|broker| broker.pod.is_none() && (broker.is_usable() || request.algorithm == Algorithm::Classic),
            "no pod, so in every pod; isolation is partial",
        );
    }
}

/// What the placer and its result call for.
pub(super) fn of_placement(
    warnings: &mut Vec<Warning>,
    request: &PlaceRequest,
    placer: &Eligibility<'_>,
    topics: &[TopicAnswer],
) {
    for rule in placer.ignored_rules() {
        let pod = &rule.pod;
        let message =
            format_args!("pod {}: no usable broker declares it, so its rule is ignored", brief(pod));
        let code = WarningCode::RuleIgnored;
        Warning::add_about(warnings, code, message, Some(pod), Vec::new(), Vec::new());
    }
    if placer.is_vacuous() {
        Warning::add(warnings, WarningCode::VacuousIsolation, format_args!("{VACUOUS}"));
    }
    let (mut empty, mut unmatched) = (Vec::new(), Vec::new());
    for topic in topics {
        let Ok(outcome) = &topic.outcome else { continue };
        if outcome.runs.iter().all(|run| run.count == 0) {
            empty.push(topic.name.clone());
        } else if outcome.confined.iter().all(|count| *count == 0) {
            unmatched.push(topic.name.clone());
        }
    }
    if placer.active_rules().is_empty() {
        unmatched.clear();
    }
    for (code, names, what) in [
        (WarningCode::EmptyTopic, empty, "no partitions; Kafka refuses to create such a topic"),
        (
            WarningCode::NoIsolatedPartition,
            unmatched,
            "no partition matches a rule, so an isolated pod holds nothing of it",
        ),
    ] {
        let about = text_of(format_args!("topic{} {}", plural(names.len()), listed(&names)));
        Warning::add_topics(warnings, code, names, format_args!("{about}: {what}"));
    }
    for (at, set) in placer.sets().iter().enumerate() {
        uneven_racks(warnings, request, at, set, placer.sets().len() > 1, topics);
    }
}

pub(super) fn count_of(noun: &str, count: usize) -> impl fmt::Display {
    words(move |to| write!(to, "{count} {noun}{}", plural(count)))
}
