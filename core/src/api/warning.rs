//! What to know about a placement before it is used. Nothing here changes it.

use alloc::{
    format,
    string::{String, ToString as _},
    vec::Vec,
};
use serde::ser::{Serialize, SerializeMap as _, Serializer};

use super::{Algorithm, PlaceRequest, TopicAnswer};
use crate::{
    analysis::{BrokerIndex, Share},
    cluster::{Broker, BrokerId, Cluster, Rack},
    error::listed,
    placement::{EligibleSet, IsolationRules, PodPlacer, ReplicaPlacer},
};

/// What kind of thing a warning is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarningCode {
    /// No broker says anything about its rack: replicas of one partition may share one.
    RacksUnknown,
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
    /// Racks whose sizes differ by a tenth or more: brokers of the smaller ones carry more.
    UnevenRacks,
}

impl WarningCode {
    /// The name in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::RacksUnknown => "RACKS_UNKNOWN",
            Self::UnusableBrokers => "UNUSABLE_BROKERS",
            Self::PodlessBrokers => "PODLESS_BROKERS",
            Self::RuleIgnored => "RULE_IGNORED",
            Self::VacuousIsolation => "VACUOUS_ISOLATION",
            Self::NoIsolatedPartition => "NO_ISOLATED_PARTITION",
            Self::EmptyTopic => "EMPTY_TOPIC",
            Self::UnevenRacks => "UNEVEN_RACKS",
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
    fn new(code: WarningCode, message: String) -> Self {
        Self { code, message, pod: None, topics: Vec::new(), brokers: Vec::new() }
    }
}

impl Serialize for Warning {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("code", self.code.name())?;
        map.serialize_entry("message", &self.message)?;
        if let Some(pod) = &self.pod {
            map.serialize_entry("pod", pod)?;
        }
        if !self.topics.is_empty() {
            map.serialize_entry("topics", &self.topics)?;
        }
        if !self.brokers.is_empty() {
            map.serialize_entry("brokers", &self.brokers)?;
        }
        map.end()
    }
}

/// What the brokers and rules alone call for.
pub(super) fn of_cluster(request: &PlaceRequest, cluster: &Cluster, rules: &IsolationRules) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let about = |code, matching: &dyn Fn(&Broker) -> bool, message: &dyn Fn(&str) -> String| {
        let brokers = ids(cluster.brokers().iter().filter(|broker| matching(broker)));
        (!brokers.is_empty()).then(|| Warning {
            message: message(&named(&brokers)),
            brokers,
            ..Warning::new(code, String::new())
        })
    };
    if request.rack_aware && cluster.racks_unknown() {
        warnings.push(Warning::new(
            WarningCode::RacksUnknown,
            "racks are unknown: this input cannot carry them, so replicas of one partition may share a rack"
                .into(),
        ));
    }
    if request.algorithm == Algorithm::Striped {
        warnings.extend(about(WarningCode::UnusableBrokers, &|broker| !broker.is_usable(), &|brokers| {
            format!("{brokers}: shutting down or cordoned, no replica is placed there")
        }));
    }
    if !rules.as_slice().is_empty() {
        warnings.extend(about(
            WarningCode::PodlessBrokers,
            &|broker| broker.pod.is_none() && (broker.is_usable() || request.algorithm == Algorithm::Classic),
            &|brokers| format!("{brokers}: no pod, so in every pod; isolation is partial"),
        ));
    }
    warnings
}

/// What the placer and its result call for.
pub(super) fn of_placement<P: ReplicaPlacer>(
    request: &PlaceRequest,
    placer: &PodPlacer<'_, P>,
    topics: &[TopicAnswer],
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for rule in placer.ignored_rules() {
        warnings.push(Warning {
            pod: Some(rule.pod.clone()),
            ..Warning::new(
                WarningCode::RuleIgnored,
                format!("pod {}: no usable broker declares it, so its rule is ignored", rule.pod),
            )
        });
    }
    if placer.is_vacuous() {
        warnings.push(Warning::new(
            WarningCode::VacuousIsolation,
            "every broker is in an isolated pod, so partitions that no rule matches use them all: isolation is vacuous"
                .into(),
        ));
    }
    let about_topics = |code, what: &str, matching: &dyn Fn(&TopicAnswer) -> bool| {
        let names: Vec<String> =
            topics.iter().filter(|topic| matching(topic)).map(|topic| topic.name.clone()).collect();
        (!names.is_empty()).then(|| {
            let message = format!("{} {}: {what}", plural("topic", names.len()), listed(&names));
            Warning { topics: names, ..Warning::new(code, message) }
        })
    };
    let runs = |topic: &TopicAnswer| topic.outcome.as_ref().ok().map(|placed| placed.runs.clone());
    warnings.extend(about_topics(
        WarningCode::EmptyTopic,
        "no partitions; Kafka refuses to create such a topic",
        &|topic| runs(topic).is_some_and(|runs| runs.iter().all(|run| run.count == 0)),
    ));
    if !placer.active_rules().is_empty() {
        warnings.extend(about_topics(
            WarningCode::NoIsolatedPartition,
            "no partition matches a rule, so an isolated pod holds nothing of it",
            &|topic| {
                runs(topic).is_some_and(|runs| {
                    !runs.is_empty()
                        && runs
                            .iter()
                            .all(|run| placer.sets().get(run.set).is_some_and(|set| set.pod.is_none()))
                })
            },
        ));
    }
    for (at, set) in placer.sets().iter().enumerate() {
        warnings.extend(uneven_racks(request, at, set, topics));
    }
    warnings
}

/// The warning that a set's racks differ in size, with what that did to the most and the least loaded broker.
fn uneven_racks(
    request: &PlaceRequest,
    at: usize,
    set: &EligibleSet,
    topics: &[TopicAnswer],
) -> Option<Warning> {
    if !request.rack_aware {
        return None;
    }
    let index = BrokerIndex::new(set.brokers.iter().copied());
    let mut racks: Vec<(&Rack, BrokerId)> = request
        .brokers
        .iter()
        .filter(|broker| index.place(broker.id).is_some())
        .map(|broker| (&broker.rack, broker.id))
        .collect();
    racks.sort_unstable_by_key(|(rack, id)| (rack.name(), *id));
    let by_rack = || racks.chunk_by(|left, right| left.0.name() == right.0.name());
    let smallest = by_rack().min_by_key(|rack| rack.len())?;
    let largest = by_rack().max_by_key(|rack| rack.len())?;
    // A difference of less than a tenth is no news.
    if (largest.len() - smallest.len()) * 10 < largest.len() {
        return None;
    }

    let mut counts = alloc::vec![0_u64; index.ids().len()];
    let mut partitions = 0;
    for placed in topics.iter().filter_map(|topic| topic.outcome.as_ref().ok()) {
        for run in placed.runs.iter().filter(|run| run.set == at) {
            partitions += u64::from(run.count);
            let replicas = placed.assignment.replication_factor();
            let start = (run.start - placed.assignment.start()) as usize * replicas;
            let end = start + run.count as usize * replicas;
            for broker in placed.assignment.flat().get(start..end)? {
                if let Some(count) = index.place(*broker).and_then(|place| counts.get_mut(place)) {
                    *count += 1;
                }
            }
        }
    }
    if partitions == 0 {
        return None;
    }
    let loads = || counts.iter().copied().zip(index.ids().iter().copied());
    // Of equals, the lowest id.
    let (most, most_at) = loads().rev().max_by_key(|(count, _)| *count)?;
    let (least, least_at) = loads().min_by_key(|(count, _)| *count)?;
    let rack_of = |id: BrokerId| {
        rack_name(racks.iter().find(|(_, of)| *of == id).map_or(&Rack::None, |(rack, _)| rack))
    };
    let times = match least {
        0 => String::new(),
        least => format!(", {} times as many", times(most, least)),
    };
    Some(Warning {
        pod: set.pod.clone(),
        brokers: ids_of(smallest),
        ..Warning::new(
            WarningCode::UnevenRacks,
            format!(
                "{}: racks are uneven, {} has {} and {} has {}; broker {most_at} ({}) carries {most} of {partitions} \
                 {}, broker {least_at} ({}) {least}{times}: racks are kept apart first, brokers even second",
                set.pod
                    .as_ref()
                    .map_or_else(|| "partitions without a rule".to_string(), |pod| format!("pod {pod}")),
                rack_name(smallest.first()?.0),
                count_of("broker", smallest.len()),
                rack_name(largest.first()?.0),
                count_of("broker", largest.len()),
                rack_of(most_at),
                plural("partition", usize::try_from(partitions).unwrap_or(usize::MAX)),
                rack_of(least_at),
            ),
        )
    })
}

/// How many times `least` goes into `most`, to a tenth.
fn times(most: u64, least: u64) -> String {
    Share { part: most, whole: least * 100 }.percent()
}

fn rack_name(rack: &Rack) -> String {
    rack.name().map_or_else(|| "no rack".into(), |name| format!("rack {name}"))
}

fn ids<'b>(brokers: impl Iterator<Item = &'b Broker>) -> Vec<BrokerId> {
    let mut ids: Vec<BrokerId> = brokers.map(|broker| broker.id).collect();
    ids.sort_unstable();
    ids
}

fn ids_of(rack: &[(&Rack, BrokerId)]) -> Vec<BrokerId> {
    rack.iter().map(|(_, id)| *id).collect()
}

fn named(brokers: &[BrokerId]) -> String {
    format!("{} {}", plural("broker", brokers.len()), listed(brokers))
}

fn count_of(noun: &str, count: usize) -> String {
    format!("{count} {}", plural(noun, count))
}

fn plural(noun: &str, count: usize) -> String {
    if count == 1 { noun.into() } else { format!("{noun}s") }
}
