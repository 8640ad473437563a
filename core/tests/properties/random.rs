//! Random clusters, rules and requests.

use podstripe::{
    api::{OnError, PlaceRequest, TopicRequest},
    cluster::{Broker, Rack},
    placement::{IsolationRule, Matcher},
};
use proptest::{
    prelude::{Just, ProptestConfig, Strategy, any, prop_oneof},
    sample::{select, subsequence},
};
use std::ops::Range;

/// Names that trip a port of Java: equal hashes, the hash of no name at all, characters that UTF-16 sorts otherwise.
const NAMES: [&str; 16] = [
    "",
    "Aa",
    "BB",
    "AaAa",
    "AaBB",
    "BBAa",
    "BBBB",
    "a",
    "b",
    "q",
    "10",
    "9",
    "zürich",
    "\u{FF5E}",
    "\u{E000}",
    "\u{1F600}",
];

/// The pods that rules and brokers speak of.
pub(crate) const PODS: [&str; 5] = ["", "blue", "canary", "\u{E000}", "\u{1F600}"];

/// Nothing is written into the repository when a property fails: the smallest example is in the message.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn rack() -> impl Strategy<Value = Rack> {
    prop_oneof![
        6 => select(NAMES.as_slice()).prop_map(|name| Rack::Named(name.to_owned())),
        1 => Just(Rack::None),
        1 => Just(Rack::Unknown),
    ]
}

fn pod() -> impl Strategy<Value = Option<String>> {
    prop_oneof![
        1 => Just(None),
        4 => select(PODS.as_slice()).prop_map(|name| Some(name.to_owned())),
    ]
}

fn broker_id() -> impl Strategy<Value = i32> {
    prop_oneof![
        4 => 0..20_i32,
        // Ids that share a bucket of the controller's map.
        1 => (0..64_i32).prop_map(|times| times * 16),
        1 => (0..64_i32).prop_map(|times| times * 65_537),
        1 => 0..=i32::MAX,
    ]
}

/// One to `most` brokers with ids of their own, one in four fenced, some not usable.
pub(crate) fn brokers(most: usize) -> impl Strategy<Value = Vec<Broker>> {
    let attributes = (rack(), pod(), 0..4_u8, 0..20_u8);
    proptest::collection::btree_map(broker_id(), attributes, 1..=most).prop_map(|brokers| {
        let broker = |(id, (rack, pod, fenced, out))| Broker {
            id,
            rack,
            pod,
            fenced: fenced == 0,
            in_controlled_shutdown: out == 0,
            cordoned: out == 1,
        };
        brokers.into_iter().map(broker).collect()
    })
}

/// Which partitions a rule speaks of, as the user wrote it.
#[derive(Clone, Debug)]
pub(crate) enum Pattern {
    Interval(u32),
    Ranges(Vec<Range<u32>>),
    Partitions(Vec<u32>),
}

impl Pattern {
    pub(crate) fn matches(&self, partition: u32) -> bool {
        match self {
            Self::Interval(0) => false,
            Self::Interval(interval) => partition % interval == interval - 1,
            Self::Ranges(ranges) => ranges.iter().any(|range| range.contains(&partition)),
            Self::Partitions(partitions) => partitions.contains(&partition),
        }
    }

    pub(crate) fn matcher(&self) -> Matcher {
        match self.clone() {
            Self::Interval(interval) => Matcher::interval(interval),
            Self::Ranges(ranges) => Matcher::ranges(ranges),
            Self::Partitions(partitions) => Matcher::partitions(partitions),
        }
    }
}

/// A pattern among the first fifty partitions: ranges in any order, overlapping, empty and reversed ones too.
pub(crate) fn pattern() -> impl Strategy<Value = Pattern> {
    let range = (0..50_u32, 0..50_u32).prop_map(|(start, end)| start..end);
    prop_oneof![
        prop_oneof![0..12_u32, any::<u32>()].prop_map(Pattern::Interval),
        proptest::collection::vec(range, 0..5).prop_map(Pattern::Ranges),
        proptest::collection::vec(0..50_u32, 0..12).prop_map(Pattern::Partitions),
    ]
}

/// A pod and its pattern.
pub(crate) type RandomRule = (&'static str, Pattern);

/// Rules for up to `most` pods, which may be in each other's way.
pub(crate) fn rules(most: usize) -> impl Strategy<Value = Vec<RandomRule>> {
    (subsequence(PODS.as_slice(), 0..=most), proptest::collection::vec(pattern(), most))
        .prop_map(|(pods, patterns)| pods.into_iter().zip(patterns).collect())
}

/// A call with one or more topics of up to forty partitions.
pub(crate) fn request(most_brokers: usize, most_rules: usize) -> impl Strategy<Value = PlaceRequest> {
    let topics = proptest::collection::vec((0..40_i32, 1..5_i16, 0..10_i32), 1..4);
    (brokers(most_brokers), topics, rules(most_rules), any::<i64>(), any::<bool>()).prop_map(
        |(brokers, topics, rules, seed, rack_aware)| {
            let topic = |(at, (partitions, factor, start_partition))| TopicRequest {
                start_partition,
                ..TopicRequest::new(format!("t{at}"), partitions, factor)
            };
            PlaceRequest {
                rules: isolation_rules(&rules),
                errors: OnError::Report,
                rack_aware,
                ..PlaceRequest::new(brokers, (0..).zip(topics).map(topic).collect(), seed)
            }
        },
    )
}

pub(crate) fn isolation_rules(rules: &[RandomRule]) -> Vec<IsolationRule> {
    let rule = |(pod, pattern): &RandomRule| IsolationRule { pod: (*pod).into(), matcher: pattern.matcher() };
    rules.iter().map(rule).collect()
}
