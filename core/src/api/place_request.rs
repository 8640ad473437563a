//! What `place` is asked.

use alloc::{borrow::ToOwned as _, string::String, vec::Vec};
use core::{fmt, ops::Range};
use serde::de::{Deserialize, Deserializer, Error as _};

use crate::{
    cluster::{Broker, BrokerOrder},
    error::{Error, ErrorCode},
    formats::{Blank, brokers_from},
    limits::{MAX_NAME_BYTES, MAX_RULE_ITEMS, MAX_RULES, MAX_TOPICS},
    placement::{CanarySpec, DEFAULT_CANARY_POD, IsolationRule, Matcher, Spread},
    value::{Field, Object, Top, Value},
};

/// Which of Kafka's algorithms places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Algorithm {
    /// `"striped"`: the controller's, and that of `--generate` from Kafka 4.1 on.
    #[default]
    Striped,
    /// `"classic"`: `AdminUtils`, that of `--generate` up to Kafka 4.0. It takes every broker, fenced or not.
    Classic,
}

impl Algorithm {
    pub(super) const NAMES: [(&'static str, Self); 2] =
        [("striped", Self::Striped), ("classic", Self::Classic)];

    /// The name in requests and answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Striped => "striped",
            Self::Classic => "classic",
        }
    }
}

/// What becomes of the call if one topic cannot be placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnError {
    /// `"fail"`: the call fails with the first topic's error.
    #[default]
    Fail,
    /// `"report"`: the error stands in the topic's place and the next topic is placed, as the controller does for
    /// several topics in one request. What the failing topic drew from the random stream stays drawn.
    Report,
}

/// The fields that say which rules hold.
pub(super) const RULES: [&str; 3] = ["canary", "rules", "rackAware"];

/// The fields that say how to place.
pub(super) const OPTIONS: [&str; 9] = [
    "canary",
    "rules",
    "seed",
    "algorithm",
    "spread",
    "brokerOrder",
    "rackAware",
    "requireRacks",
    "fixedStartIndex",
];

/// How many partitions a topic is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partitions {
    /// This many new ones, from the start partition on.
    New(i32),
    /// This many in the end, the existing ones (those before the start partition) included.
    Total(i32),
}

impl Partitions {
    /// The field of the request that says it.
    pub(super) const fn field(self) -> &'static str {
        match self {
            Self::New(_) => "partitions",
            Self::Total(_) => "totalPartitions",
        }
    }
}

/// A topic to place, or to add partitions to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicRequest {
    /// The name, as Kafka allows it.
    pub name: String,
    /// How many partitions.
    pub partitions: Partitions,
    /// Replicas of each partition.
    pub replication_factor: i16,
    /// The id of the first new partition: the number of partitions that the topic has already.
    pub start_partition: i32,
}

impl TopicRequest {
    /// A new topic.
    #[must_use]
    pub fn new(name: impl Into<String>, partitions: i32, replication_factor: i16) -> Self {
        Self {
            name: name.into(),
            partitions: Partitions::New(partitions),
            replication_factor,
            start_partition: 0,
        }
    }
}

/// What [`place`](super::place()) is asked. As JSON:
///
/// ```json
/// {"brokers": [{"id": 1, "rack": "a", "pod": "stable", "fenced": false}],
///  "topics": [{"name": "orders", "partitions": 20, "replicationFactor": 3, "startPartition": 0}],
///  "canary": {"pod": "canary", "interval": 10},
///  "rules": [{"pod": "blue", "ranges": [[0, 4]]}, {"pod": "green", "partitions": [5, 7]}],
///  "seed": "42", "algorithm": "striped", "spread": "controller", "brokerOrder": "controller", "errors": "fail",
///  "rackAware": true, "requireRacks": false}
/// ```
///
/// Only `brokers`, `topics` and `seed` are needed. Names may be in `snake_case`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRequest {
    /// The brokers of the cluster, in any order.
    pub brokers: Vec<Broker>,
    /// The topics, placed in this order from one random stream.
    pub topics: Vec<TopicRequest>,
    /// The canary rule.
    pub canary: Option<CanarySpec>,
    /// Further isolation rules.
    pub rules: Vec<IsolationRule>,
    /// The seed of `java.util.Random`; 48 bits of it count.
    pub seed: i64,
    /// Which of Kafka's algorithms places.
    pub algorithm: Algorithm,
    /// What is placed together: each run of partitions, as Kafka's controller does, or all of one set of brokers.
    pub spread: Spread,
    /// In which order the brokers reach the placer.
    pub broker_order: BrokerOrder,
    /// What becomes of the call if one topic cannot be placed.
    pub errors: OnError,
    /// Whether racks are looked at. Pods always are.
    pub rack_aware: bool,
    /// Whether it is an error that the racks are unknown. A caller who has a person before it says yes.
    pub require_racks: bool,
    /// The classic algorithm's fixed start, in place of its two draws.
    pub fixed_start_index: Option<u32>,
}

impl PlaceRequest {
    /// A request with nothing out of the ordinary.
    #[must_use]
    pub fn new(brokers: Vec<Broker>, topics: Vec<TopicRequest>, seed: i64) -> Self {
        Self {
            brokers,
            topics,
            canary: None,
            rules: Vec::new(),
            seed,
            algorithm: Algorithm::default(),
            spread: Spread::default(),
            broker_order: BrokerOrder::default(),
            errors: OnError::default(),
            rack_aware: true,
            require_racks: false,
            fixed_start_index: None,
        }
    }

    /// Reads a request from plain data.
    ///
    /// # Errors
    /// `INVALID_REQUEST` and others, naming the field; see [`crate::value`].
    pub fn from_value(value: &Value) -> Result<Self, Error> {
        Self::from_object(&Top::new("", value).field().object("a place request", &Self::known(&[]))?)
    }

    /// The fields of a request, and these.
    pub(super) fn known(further: &[&'static str]) -> Vec<&'static str> {
        [&["brokers", "topics", "errors"][..], &OPTIONS, further].concat()
    }

    /// Reads a request from an object that may have more.
    pub(super) fn from_object(object: &Object<'_>) -> Result<Self, Error> {
        let brokers = brokers_from(&object.required("brokers", "a list of brokers")?, Blank::IsName)?;
        let mut topics = Vec::new();
        for topic in object.required("topics", "a list of topics")?.list("topics", MAX_TOPICS)? {
            topics.push(topic_from(&topic)?);
        }
        let mut request = Self::new(brokers, topics, 0);
        request.read_options(object)?;
        let on_error = [("fail", OnError::Fail), ("report", OnError::Report)];
        request.errors = object.optional_choice("errors", &on_error)?.unwrap_or(request.errors);
        Ok(request)
    }

    /// Reads the fields named in [`OPTIONS`].
    pub(super) fn read_options(&mut self, object: &Object<'_>) -> Result<(), Error> {
        let request = self;
        request.seed = object.wide("seed", "an integer of 64 bits")?;
        request.read_rules(object)?;
        request.algorithm =
            object.optional_choice("algorithm", &Algorithm::NAMES)?.unwrap_or(request.algorithm);
        request.spread = object.optional_choice("spread", &Spread::NAMES)?.unwrap_or(request.spread);
        let orders = [("controller", BrokerOrder::Controller), ("given", BrokerOrder::Given)];
        request.broker_order =
            object.optional_choice("brokerOrder", &orders)?.unwrap_or(request.broker_order);
        request.require_racks = object.flag_or("requireRacks", request.require_racks)?;
        let index = object.optional_id("fixedStartIndex")?.map(i32::unsigned_abs);
        request.fixed_start_index = index.or(request.fixed_start_index);
        Ok(())
    }

    /// Reads the fields named in [`RULES`].
    pub(super) fn read_rules(&mut self, object: &Object<'_>) -> Result<(), Error> {
        if let Some(canary) = object.get("canary")? {
            self.canary = Some(canary_from(&canary)?);
        }
        if let Some(rules) = object.get("rules")? {
            for rule in rules.list("rules", MAX_RULES)? {
                if let Some(rule) = rule_from(&rule)? {
                    self.rules.push(rule);
                }
            }
        }
        self.rack_aware = object.flag_or("rackAware", self.rack_aware)?;
        Ok(())
    }

    /// Reads a request from JSON text.
    ///
    /// # Errors
    /// As [`from_value`](Self::from_value), and `PARSE_ERROR` for what is no JSON.
    pub fn from_json(text: &str) -> Result<Self, Error> {
        Self::from_value(&Value::from_json("request", text)?)
    }
}

impl<'de> Deserialize<'de> for PlaceRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_value(&Value::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

fn topic_from(field: &Field<'_>) -> Result<TopicRequest, Error> {
    let known = ["name", "partitions", "totalPartitions", "replicationFactor", "startPartition"];
    let object = field.object("a topic", &known)?;
    let name = object.text("name", "the topic's name", MAX_NAME_BYTES)?;
    let number = |field: Field<'_>| field.count::<i32>(i32::MAX.into(), ErrorCode::InvalidPartitions);
    let partitions = match (object.get("partitions")?, object.get("totalPartitions")?) {
        (Some(new), None) => Partitions::New(number(new)?),
        (None, Some(total)) => Partitions::Total(number(total)?),
        (None, None) => return Err(object.missing("partitions", "a number of partitions")),
        (Some(_), Some(total)) => {
            return Err(total.error(
                ErrorCode::InvalidRequest,
                format_args!("partitions and totalPartitions are both given; expected one of them"),
            ));
        }
    };
    let factor = object.required("replicationFactor", "an integer from 1 to 32767")?;
    Ok(TopicRequest {
        name: name.to_owned(),
        partitions,
        replication_factor: factor.count(i16::MAX.into(), ErrorCode::InvalidReplicationFactor)?,
        start_partition: object.optional_id("startPartition")?.unwrap_or(0),
    })
}

fn canary_from(field: &Field<'_>) -> Result<CanarySpec, Error> {
    let object = field.object("a canary rule", &["pod", "interval"])?;
    Ok(CanarySpec {
        pod: object.optional_text("pod", "the pod", MAX_NAME_BYTES)?.unwrap_or(DEFAULT_CANARY_POD).to_owned(),
        interval: interval_from(
            &object.required("interval", "an integer N: every Nth partition is a canary")?,
        )?,
    })
}

fn interval_from(field: &Field<'_>) -> Result<i32, Error> {
    let interval = field.integer(0, i32::MAX.into(), ErrorCode::InvalidConfig)?;
    i32::try_from(interval).map_err(|_| field.expected(format_args!("a 32-bit integer")))
}

/// One rule; none for an interval of 0, which switches the rule off.
fn rule_from(field: &Field<'_>) -> Result<Option<IsolationRule>, Error> {
    let object = field.object("a rule", &["pod", "interval", "ranges", "partitions"])?;
    let pod = object.required("pod", "the pod's name")?.text("the pod", MAX_NAME_BYTES)?.to_owned();
    let mut given = Vec::new();
    match (object.get("interval")?, object.get("ranges")?, object.get("partitions")?) {
        (Some(interval), None, None) => {
            return Ok(CanarySpec { pod, interval: interval_from(&interval)? }.rule());
        }
        (None, Some(ranges), None) => {
            for range in ranges.list("ranges", MAX_RULE_ITEMS)? {
                given.push(range_from(&range)?);
            }
        }
        (None, None, Some(partitions)) => {
            for id in partitions.list("partitions", MAX_RULE_ITEMS)? {
                let id = id.id()?.unsigned_abs();
                given.push(id..id.saturating_add(1));
            }
        }
        _ => {
            return Err(
                field.expected(format_args!("exactly one of interval, ranges and partitions beside pod"))
            );
        }
    }
    Ok(Some(IsolationRule { pod, matcher: Matcher::joined(given) }))
}

fn range_from(field: &Field<'_>) -> Result<Range<u32>, Error> {
    let wanted = "a range [first, end) of two partition ids, the first below the end";
    let mut ids = field.list("two partition ids", MAX_RULE_ITEMS)?;
    match (ids.next(), ids.next(), ids.next()) {
        (Some(first), Some(end), None) => {
            let range = first.id()?.unsigned_abs()..end.id()?.unsigned_abs();
            if range.is_empty() { Err(field.expected(format_args!("{wanted}"))) } else { Ok(range) }
        }
        _ => Err(field.expected(format_args!("{wanted}"))),
    }
}

impl TopicRequest {
    /// The ids of the new partitions.
    ///
    /// # Errors
    /// `INVALID_PARTITIONS`, in Kafka's words.
    pub(super) fn range(&self, algorithm: Algorithm) -> Result<Range<u32>, Error> {
        let start = self.start_partition;
        let invalid = |message: fmt::Arguments<'_>| {
            let given = match self.partitions {
                Partitions::New(given) | Partitions::Total(given) => given,
            };
            Err(Error::new(ErrorCode::InvalidPartitions, message)
                .with_value(&given)
                .with_number("partitions", given)
                .with_number("startPartition", start))
        };
        let new = match self.partitions {
            Partitions::New(new) => new,
            Partitions::Total(total) if total == start => {
                return invalid(format_args!("Topic already has {start} partition(s)."));
            }
            Partitions::Total(total) if total < start => {
                let name = &self.name;
                return invalid(format_args!(
                    "The topic {name} currently has {start} partition(s); {total} would not be an increase."
                ));
            }
            Partitions::Total(total) => total - start.max(0),
        };
        let number = |number: i32| u32::try_from(number).ok();
        match (number(start), number(new), start.checked_add(new).and_then(number)) {
            (Some(start), Some(_), Some(end)) => Ok(start..end),
            (Some(_), Some(_), None) => invalid(format_args!(
                "{new} partitions from {start} on would pass the highest id, 2147483647"
            )),
            _ if algorithm == Algorithm::Classic => {
                invalid(format_args!("Number of partitions must be larger than 0."))
            }
            _ => {
                invalid(format_args!("Number of partitions was set to an invalid non-positive value: {new}."))
            }
        }
    }
}
