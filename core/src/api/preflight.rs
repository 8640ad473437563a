//! `preflight`: what will go wrong under isolation rules, before it does.

use alloc::{borrow::ToOwned as _, string::String, vec::Vec};

use super::{
    answered::answered, check::check_unique, inputs::state_from_input, place_request::RULES, ruled::Ruled,
    validate::write_findings,
};
use crate::{
    analysis::{
        EvenStep, Exposure, FactorRow, PlannedTopic, PodRow, RoomLoad, Scenario, Share, largest_factor,
        preflight,
    },
    error::{Error, ErrorCode},
    formats::topic_name,
    gather::Gather as _,
    limits::MAX_TOPICS,
    order::{Lookup, sort_unique},
    state::ClusterState,
    value::{Json, Object, ToJson, Value},
};

/// Looks ahead and answers JSON.
///
/// The request has `brokers`, and may have `canary`, `rules`, `rackAware`, `topics` (`{"name", "partitions",
/// "replicationFactor"}` each), `current` (the topics as they stand), `replicationFactors` and `internalTopics`. A
/// topic that is in `topics` and in `current` counts as `topics` has it. Where no `replicationFactors` are given,
/// those of the topics are checked; where there are no topics either, 3. Unless `internalTopics` is false,
/// `__consumer_offsets` and `__transaction_state` are looked at even if nobody spoke of them, with 50 partitions
/// each, as Kafka makes them.
///
/// ```json
/// {"verdict": "findings", "counts": {"error": 1, "warning": 0, "info": 1},
///  "findings": [{"code": "POD_TOO_SMALL", "severity": "error", "brokers": [4, 5], "message": "pod canary has
///                2 broker(s), RF 3: creating a topic with at least 10 partitions fails; smaller ones work"}],
///  "pods": [{"pod": "canary", "hasRule": true, "brokers": 2, "usable": 2, "unfenced": 2, "racks": 1,
///            "shareOfBrokers": {"part": 2, "whole": 5, "percent": "40"}}],
///  "replicationFactors": [{"replicationFactor": 3, "pod": "canary", "eligible": 2, "unfenced": 2, "racks": 1,
///                          "fits": false, "failsFromPartitions": 10}],
///  "scenarios": [{"pod": "canary", "state": "allShuttingDown", "outcome": "spills", "failsFromPartitions": null,
///                 "message": "..."}],
///  "exposure": [{"topic": "orders", "partitions": 19, "isolated": {"part": 1, "whole": 19, "percent": "5.3"},
///                "intended": {"part": 1, "whole": 10, "percent": "10"}, "internal": false}],
///  "load": [{"pod": null, "brokers": 3, "partitions": 18, "replicas": 54,
///            "replicasPerBroker": {"min": 18, "max": 18}}],
///  "even": {"intervals": [{"interval": 10, "isolatedReplicasPerBroker": ..., "otherReplicasPerBroker": ...}],
///           "bestInterval": 7, "bestPodSize": 3},
///  "notes": []}
/// ```
///
/// The verdict is `"fine"` if nothing but `info` was found; [`crate::analysis::preflight()`] has the codes.
///
/// # Errors
/// Those of the formats, naming the field; `INVALID_PARTITIONS` and `INVALID_REPLICATION_FACTOR` for a number that no
/// topic can have; `INVALID_CONFIG` for a negative interval.
pub fn preflight_value(request: &Value) -> Result<String, Error> {
    answered(
        request,
        "a preflight request",
        &[&["brokers", "topics", "current", "replicationFactors", "internalTopics"], &RULES],
        write_preflight,
    )
}

fn write_preflight(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let mut notes = Vec::new();
    let ruled = Ruled::required(&object, &mut notes)?;
    let mut topics = topics_from(&object)?;
    if let Some(current) = object.get("current")? {
        add_current(&mut topics, &state_from_input(&current, &mut notes)?);
    }
    let factors = factors_from(&object, &topics)?;
    if object.flag_or("internalTopics", true)? {
        add_internal(&mut topics);
    }
    let found = preflight(&ruled.cluster, &ruled.rules, ruled.rack_aware, &topics, &factors);
    json.open('{');
    write_findings(json, &found.findings);
    json.entry("pods", &found.pods);
    json.entry("replicationFactors", &found.factors);
    json.entry("scenarios", &found.scenarios);
    json.entry("exposure", &found.demand.exposure);
    json.entry("load", &found.demand.load);
    json.entry("even", &found.demand.even);
    json.entry("notes", &notes);
    json.close('}');
    Ok(())
}

fn topics_from(object: &Object<'_>) -> Result<Vec<PlannedTopic>, Error> {
    let mut topics = Vec::new();
    let Some(field) = object.get("topics")? else { return Ok(topics) };
    for topic in field.list("topics", MAX_TOPICS)? {
        let object = topic.object("a topic", &["name", "partitions", "replicationFactor"])?;
        let name = topic_name(&object.required("name", "the topic's name")?)?;
        let partitions = object.optional_number("partitions", i32::MAX, ErrorCode::InvalidPartitions)?;
        let outside = ErrorCode::InvalidReplicationFactor;
        let factor = object.optional_number("replicationFactor", i16::MAX.into(), outside)?;
        let Some(partitions) = partitions else {
            return Err(object.missing("partitions", "a number of partitions"));
        };
        let Some(factor) = factor else {
            return Err(object.missing("replicationFactor", "an integer from 1 to 32767"));
        };
        topics.push(PlannedTopic { name: name.to_owned(), partitions, factor, assumed: false });
    }
    check_unique(&topics.iter().map(|topic| topic.name.as_str()).gather())?;
    Ok(topics)
}

/// The topics as they stand, but for those that are given as they will be.
fn add_current(topics: &mut Vec<PlannedTopic>, current: &ClusterState) {
    let mut stand = Vec::new();
    let given = Lookup::new(topics, |left, right| left.name.cmp(&right.name));
    for topic in &current.topics {
        if given.find(|other| other.name.cmp(&topic.name)).is_none() {
            let factor = largest_factor(topic);
            stand.push(PlannedTopic {
                name: topic.name.clone(),
                partitions: u32::try_from(topic.partitions.len()).unwrap_or(u32::MAX),
                factor: u32::try_from(factor).unwrap_or(u32::MAX),
                assumed: false,
            });
        }
    }
    topics.append(&mut stand);
}

/// Kafka makes these two by itself, of 50 partitions (`offsets.topic.num.partitions`,
/// `transaction.state.log.num.partitions`).
fn add_internal(topics: &mut Vec<PlannedTopic>) {
    for name in ["__consumer_offsets", "__transaction_state"] {
        if !topics.iter().any(|topic| topic.name == name) {
            topics.push(PlannedTopic { name: name.into(), partitions: 50, factor: 3, assumed: true });
        }
    }
}

/// The replication factors to check, ascending.
fn factors_from(object: &Object<'_>, topics: &[PlannedTopic]) -> Result<Vec<u64>, Error> {
    const MOST: usize = 100;
    let mut factors: Vec<u64> = Vec::new();
    if let Some(field) = object.get("replicationFactors")? {
        for factor in field.list("replication factors", MOST)? {
            let factor = factor.integer(1, i16::MAX.into(), ErrorCode::InvalidReplicationFactor)?;
            factors.push(factor.unsigned_abs());
        }
        if factors.is_empty() {
            return Err(field.expected(format_args!("at least one replication factor")));
        }
    } else {
        for topic in topics {
            if topic.factor > 0 {
                factors.push(topic.factor.into());
            }
        }
        if factors.is_empty() {
            factors.push(3);
        }
    }
    sort_unique(&mut factors, Ord::cmp);
    // The largest ask for most.
    factors.drain(..factors.len().saturating_sub(MOST));
    Ok(factors)
}

impl ToJson for PodRow {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("pod", &self.pod);
        json.entry("hasRule", &self.has_rule);
        let counts = [self.brokers, self.usable, self.unfenced, self.racks];
        json.counts(&["brokers", "usable", "unfenced", "racks"], &counts);
        json.entry("shareOfBrokers", &self.share);
        json.close('}');
    }
}

impl ToJson for FactorRow {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("replicationFactor", &self.factor);
        json.entry("pod", &self.pod);
        json.counts(&["eligible", "unfenced", "racks"], &[self.eligible, self.unfenced, self.racks]);
        json.entry("fits", &self.fits);
        json.entry("failsFromPartitions", &self.fails_from);
        json.close('}');
    }
}

impl ToJson for Scenario {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("pod", &self.pod);
        json.entry("state", &self.state.name());
        json.entry("outcome", &self.outcome.name());
        json.entry("failsFromPartitions", &self.fails_from);
        json.entry("message", &self.message);
        json.close('}');
    }
}

impl ToJson for Exposure {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("topic", &self.topic);
        json.entry("partitions", &self.isolated.whole);
        json.entry("isolated", &self.isolated);
        json.entry("intended", &self.intended);
        json.entry("internal", &self.coordinators.is_some());
        json.close('}');
    }
}

impl ToJson for RoomLoad {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("pod", &self.pod);
        let counts = [self.brokers, self.partitions, self.replicas];
        json.counts(&["brokers", "partitions", "replicas"], &counts);
        json.entry("replicasPerBroker", &Extent(self.per_broker()));
        json.close('}');
    }
}

/// A quotient, as the whole numbers that it lies between.
struct Extent(Share);

impl ToJson for Extent {
    fn write(&self, json: &mut Json) {
        let (part, whole) = (self.0.part, self.0.whole.max(1));
        json.open('{');
        json.counts(&["min", "max"], &[part / whole, part.div_ceil(whole)]);
        json.close('}');
    }
}

impl ToJson for crate::analysis::Even {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("intervals", &self.intervals);
        json.entry("bestInterval", &self.best_interval);
        json.entry("bestPodSize", &self.best_pod_size);
        json.close('}');
    }
}

impl ToJson for EvenStep {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("interval", &self.interval);
        json.entry("isolatedReplicasPerBroker", &self.isolated);
        json.entry("otherReplicasPerBroker", &self.others);
        json.close('}');
    }
}
