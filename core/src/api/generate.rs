//! `generate`: what `kafka-reassign-partitions --generate` proposes, with pods and canary partitions.
//!
//! Source: `ReassignPartitionsCommand.generateAssignment`; KIP-1095 for `--canary-name` and `--canary-interval`.
//!
//! # What the tool does, and where this differs
//! The tool places every topic anew over the listed brokers, as if none were fenced and nothing were there yet: from
//! Kafka 4.1 on with the controller's striped placer (KAFKA-18798), before that with `AdminUtils`. So does this, bit for
//! bit for a given seed, except where the tool guesses:
//!
//! | | the tool | here |
//! |---|---|---|
//! | order of topics | that of a hash map | by name |
//! | replication factor | of any one partition | of all of them, or an error that shows the counts |
//! | a listed broker that is not there | dropped | an error |
//! | partitions missing from the listing | `0..n` all the same | an error |

use alloc::{string::String, vec::Vec};
use core::{fmt, mem};

use super::{
    Algorithm, PlaceAnswer, PlaceRequest, TopicRequest, Warning, WarningCode,
    answered::answered,
    inputs::{brokers_from_input, ids_from_input, log_dirs_from_input, state_from_input, topics_from_input},
    place::{Program, place_as},
    place_request::OPTIONS,
};
use crate::{
    cluster::{Broker, BrokerId, ids_where},
    error::{Error, ErrorCode, listed, named, text_of},
    formats::{self, Note, nothing},
    gather::Gather as _,
    java::JavaRandom,
    order::{Lookup, first_repeated, sort},
    state::{ClusterState, TopicState},
    value::{Json, Object, Raw, Value, quoted},
};

/// What [`generate`] is asked.
#[derive(Clone, Debug)]
pub struct GenerateRequest {
    /// Brokers, rules, seed and the like; its topics are not looked at.
    pub place: PlaceRequest,
    /// The topics as they stand.
    pub current: ClusterState,
    /// Which of them to place anew; all of them if none are named.
    pub topics: Option<Vec<String>>,
    /// Over which brokers; if none are listed, over all that are neither fenced, shutting down nor cordoned.
    pub broker_list: Option<Vec<BrokerId>>,
    /// The replication factor of every topic, in place of the one that it has.
    pub replication_factor: Option<i16>,
}

/// The assignment as it stands and the one that is proposed.
#[derive(Clone, Debug)]
pub struct GenerateAnswer {
    /// The topics as they stand, sorted by name.
    pub current: ClusterState,
    /// The placement that is proposed, with its seed.
    pub proposed: PlaceAnswer,
    /// What to know before it is used.
    pub warnings: Vec<Warning>,
}

/// Proposes an assignment.
///
/// # Errors
/// `UNKNOWN_TOPIC_OR_PARTITION` for a topic that is not there; `BROKER_ID_NOT_REGISTERED` for a listed broker that is
/// not; `RACKS_INCOMPLETE` if some of the listed brokers have a rack and some do not; `INVALID_REPLICATION_FACTOR` if
/// a topic's partitions differ in theirs and none is given; and those of [`place`](super::place()).
pub fn generate(mut request: GenerateRequest) -> Result<GenerateAnswer, Error> {
    let current = mem::take(&mut request.current);
    let current = ClusterState { topics: topics_to_move(current, request.topics.as_deref())? };
    if current.topics.is_empty() {
        return Err(nothing("current", "topic"));
    }
    request.place.brokers = listed_brokers(&request)?;
    check_racks(&request.place)?;
    let mut warnings = warnings_of(&request, &current);
    let place = &mut request.place;
    for broker in &mut place.brokers {
        // The tool knows no state of a broker.
        (broker.fenced, broker.in_controlled_shutdown, broker.cordoned) = (false, false, false);
    }
    for topic in &current.topics {
        let partitions = partitions_of(topic)?;
        let factor = request.replication_factor.map_or_else(|| factor_of(topic), Ok)?;
        place.topics.push(TopicRequest::new(topic.name.as_str(), partitions, factor));
    }
    let proposed = place_as(Program::Tool, place, &mut JavaRandom::new(place.seed));
    let mut proposed = proposed.map_err(|error| match error.field() {
        // The topics are none of the caller's.
        Some(field) if field.starts_with("topics[") => error
            .with_field(if request.replication_factor.is_some() { "replicationFactor" } else { "current" }),
        _ => error,
    })?;
    proposed.seed = Some(place.seed);
    warnings.append(&mut proposed.warnings);
    Ok(GenerateAnswer { current, proposed, warnings })
}

impl GenerateAnswer {
    /// Both, byte for byte as the tool prints them.
    #[must_use]
    pub fn to_text(&self) -> String {
        formats::generate_text(self.current.rows(), self.proposed.rows())
    }
}

fn topics_to_move(current: ClusterState, names: Option<&[String]>) -> Result<Vec<TopicState>, Error> {
    let mut all = current.topics;
    sort(&mut all, |left, right| left.name.cmp(&right.name));
    let Some(names) = names else { return Ok(all) };
    if let Some(name) = first_repeated(names, Ord::cmp).and_then(|at| names.get(at)) {
        return Err(Error::new(
            ErrorCode::InvalidRequest,
            format_args!("topicsToMove: List of topics to reassign contains duplicate entries: [{name}]"),
        )
        .with_field("topicsToMove")
        .with_value(&quoted(name)));
    }
    let wanted = Lookup::new(names, Ord::cmp);
    let mut kept = 0;
    for at in 0..all.len() {
        if all.get(at).is_some_and(|topic| wanted.find(|name| name.cmp(&topic.name)).is_some()) {
            all.swap(kept, at);
            kept += 1;
        }
    }
    all.truncate(kept);
    let there = |name: &&String| all.binary_search_by(|topic| topic.name.cmp(name)).is_err();
    match names.iter().find(there) {
        None => Ok(all),
        Some(name) => {
            Err(Error::new(ErrorCode::UnknownTopicOrPartition, format_args!("Topic {name} not found."))
                .with_field("topicsToMove")
                .with_value(&quoted(name)))
        }
    }
}

fn listed_brokers(request: &GenerateRequest) -> Result<Vec<Broker>, Error> {
    let all = &request.place.brokers;
    let mut listed_brokers = Vec::new();
    let Some(ids) = &request.broker_list else {
        for broker in all {
            if broker.is_usable() && !broker.fenced {
                listed_brokers.push(broker.clone());
            }
        }
        return Ok(listed_brokers);
    };
    let fault = |code, id: BrokerId, message: fmt::Arguments<'_>| {
        Err(Error::new(code, format_args!("brokerList: {message}"))
            .with_field("brokerList")
            .with_value(&id)
            .with_number("broker", id))
    };
    if let Some(id) = first_repeated(ids, Ord::cmp).and_then(|at| ids.get(at)) {
        return fault(
            ErrorCode::InvalidRequest,
            *id,
            format_args!("Broker list contains duplicate entries: [{id}]"),
        );
    }
    let known = Lookup::new(all, |left, right| left.id.cmp(&right.id));
    let mut unknown: Vec<BrokerId> = Vec::new();
    for id in ids {
        match known.find(|broker| broker.id.cmp(id)) {
            Some(broker) => listed_brokers.push(broker.clone()),
            None => unknown.push(*id),
        }
    }
    if let Some(first) = unknown.first() {
        let there = ids_where(all, &|_| true);
        return fault(
            ErrorCode::BrokerIdNotRegistered,
            *first,
            format_args!("the cluster has no {}; it has {}", named(&unknown), listed(&there)),
        );
    }
    if ids.is_empty() {
        return Err(Error::new(
            ErrorCode::InvalidRequest,
            format_args!("brokerList: the list is empty; expected at least one broker id"),
        )
        .with_field("brokerList")
        .with_value(&"an empty list"));
    }
    Ok(listed_brokers)
}

/// The tool wants all of the listed brokers to have a rack, or none.
fn check_racks(place: &PlaceRequest) -> Result<(), Error> {
    let lacking = ids_where(&place.brokers, &|broker| broker.rack.name().is_none());
    if !place.rack_aware || lacking.is_empty() || lacking.len() == place.brokers.len() {
        return Ok(());
    }
    Err(Error::new(
        ErrorCode::RacksIncomplete,
        format_args!(
            "brokers: Not all brokers have rack information: {} without. Add --disable-rack-aware in command line to make \
             replica assignment without rack information (rackAware: false), or give the racks.",
            named(&lacking)
        ),
    )
    .with_field("brokers")
    .with_value(&named(&lacking)))
}

/// How many partitions a topic has, if all of them are in the listing.
fn partitions_of(topic: &TopicState) -> Result<i32, Error> {
    let there = i32::try_from(topic.partitions.len()).unwrap_or(i32::MAX);
    let expected = topic.partition_count.unwrap_or(there);
    let whole = (0..expected).eq(topic.partitions.iter().map(|partition| partition.partition));
    if whole && there > 0 {
        return Ok(there);
    }
    let ids = listed(topic.partitions.iter().map(|partition| partition.partition));
    let refused = |what: fmt::Arguments<'_>| {
        Error::new(
            ErrorCode::InvalidRequest,
            format_args!("the current assignment shows partitions {ids}{what}"),
        )
    };
    let error = match topic.partition_count {
        Some(count) => refused(format_args!(" of {count}; expected all of them")),
        None => refused(format_args!("; expected all from 0 on")),
    };
    Err(error.with_field("current").with_value(&format_args!("{there} partitions")).with_topic(&topic.name))
}

/// The replication factor that all partitions have, or will have when what is in flight has ended.
fn factor_of(topic: &TopicState) -> Result<i16, Error> {
    let counts = topic.replica_counts();
    if let (1, Some(factor)) = (counts.groups(), counts.lowest()) {
        return Ok(i16::try_from(factor).unwrap_or(i16::MAX));
    }
    Err(Error::new(
        ErrorCode::InvalidReplicationFactor,
        format_args!(
            "partitions have different numbers of replicas, {counts}; expected one for all: say which with \
             --replication-factor (replicationFactor)"
        ),
    )
    .with_field("current")
    .with_value(&counts)
    .with_topic(&topic.name))
}

fn warnings_of(request: &GenerateRequest, current: &ClusterState) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let brokers = &request.place.brokers;
    Warning::add_brokers(
        &mut warnings,
        WarningCode::UnavailableBrokersListed,
        ids_where(brokers, &|broker| broker.fenced || !broker.is_usable()),
        "fenced, shutting down or cordoned; the plan takes all listed brokers for live ones",
    );
    let mut about = |code, what: fmt::Arguments<'_>, matching: &dyn Fn(&TopicState) -> bool| {
        let topics: Vec<String> =
            current.topics.iter().filter(|topic| matching(topic)).map(|topic| topic.name.clone()).gather();
        let names = text_of(format_args!("{}", listed(&topics)));
        Warning::add_topics(&mut warnings, code, topics, format_args!("{names}: {what}"));
    };
    about(
        WarningCode::ReassignmentInFlight,
        format_args!(
            "partitions are being reassigned now; replicas that are going away do not count, and the \
             plan would replace that reassignment"
        ),
        &|topic| topic.partitions.iter().any(crate::state::PartitionState::is_moving),
    );
    if let Some(factor) = request.replication_factor {
        let factor = usize::try_from(factor).unwrap_or(0);
        about(
            WarningCode::ReplicationFactorChange,
            format_args!("the replication factor becomes {factor}"),
            &|topic| topic.partitions.iter().any(|partition| partition.target_count() != factor),
        );
    }
    let ruled = request.place.canary.as_ref().is_some_and(|canary| canary.interval > 0)
        || !request.place.rules.is_empty();
    let mut pods = brokers.iter().filter_map(|broker| broker.pod.as_deref());
    let first = pods.next();
    if pods.any(|pod| Some(pod) != first) && !ruled && request.place.algorithm == Algorithm::Striped {
        Warning::add(
            &mut warnings,
            WarningCode::PodsWithoutRule,
            format_args!(
                "the listed brokers are in several pods and no canary or other rule is given, so the \
                 plan mixes the pods; rules hold at creation only"
            ),
        );
    }
    warnings
}

/// Reads a request from plain data and answers JSON.
///
/// The request has `brokers`, `current` and `seed`, and may have `topicsToMove`, `brokerList`, `replicationFactor`,
/// `logDirs` and what [`PlaceRequest`] has but topics. `brokers`, `current`, `topicsToMove`, `brokerList` and `logDirs` may
/// be text. With the log directories, the current assignment shows where each replica lies, as Kafka's tool shows it.
///
/// ```json
/// {"seed": "42", "algorithm": "striped", "spread": "controller",
///  "current": {"version": 1, "partitions": [{"topic": "orders", "partition": 0, "replicas": [1, 2], "log_dirs": ["any", "any"]}]},
///  "proposed": {"version": 1, "partitions": [{"topic": "orders", "partition": 0, "replicas": [2, 3], "log_dirs": ["any", "any"]}]},
///  "warnings": [], "notes": []}
/// ```
///
/// # Errors
/// Those of [`generate`] and of the formats, naming the field.
pub fn generate_value(request: &Value) -> Result<String, Error> {
    answered(request, WHAT, &[&OWN, &OPTIONS], write_generate)
}

const WHAT: &str = "a generate request";
const OWN: [&str; 6] = ["brokers", "current", "topicsToMove", "brokerList", "replicationFactor", "logDirs"];

fn write_generate(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let (answer, notes) = made(&object)?;
    json.open('{');
    answer.proposed.write_how(json);
    // The tool's own JSON is put in as it is.
    for (name, plan) in [
        ("current", formats::reassignment_json(answer.current.rows())),
        ("proposed", answer.proposed.to_reassignment_json()),
    ] {
        json.entry(name, &Raw(&plan));
    }
    json.entry("warnings", &answer.warnings);
    json.entry("notes", &notes);
    json.close('}');
    Ok(())
}

/// The same as the tool prints it.
///
/// # Errors
/// As [`generate_value`].
pub fn generate_text(request: &Value) -> Result<String, Error> {
    answered(request, WHAT, &[&OWN, &OPTIONS], |object, json| {
        json.raw(&made(&object)?.0.to_text());
        Ok(())
    })
}

fn made(object: &Object<'_>) -> Result<(GenerateAnswer, Vec<Note>), Error> {
    let mut notes = Vec::new();
    let brokers =
        brokers_from_input(&object.required("brokers", "a list of brokers, or their text")?, &mut notes)?;
    let current = object.required("current", "topics as they stand, or their text")?;
    let mut current = state_from_input(&current, &mut notes)?;
    if let Some(log_dirs) = object.get("logDirs")? {
        log_dirs_from_input(&log_dirs, &mut notes)?.show_in(&mut current);
    }
    let mut place = PlaceRequest::new(brokers, Vec::new(), 0);
    place.read_options(object)?;
    let topics = match object.get("topicsToMove")? {
        Some(topics) => Some(topics_from_input(&topics, &mut notes)?),
        None => None,
    };
    let broker_list = match object.get("brokerList")? {
        Some(ids) => Some(ids_from_input(&ids)?),
        None => None,
    };
    let replication_factor = match object.get("replicationFactor")? {
        Some(factor) => Some(factor.count(i16::MAX.into(), ErrorCode::InvalidReplicationFactor)?),
        None => None,
    };
    let answer = generate(GenerateRequest { place, current, topics, broker_list, replication_factor })?;
    Ok((answer, notes))
}
