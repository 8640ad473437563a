//! `place`: new topics, and new partitions of existing ones, as Kafka's controller would place them.
//!
//! Source: `ReplicationControlManager.createTopics`, `createPartitions`; KIP-1095 for pods and canary partitions.

use alloc::{format, string::String, vec::Vec};

use super::{
    Algorithm, OnError, PlaceAnswer, PlaceRequest, TopicAnswer, TopicPlacement, TopicRequest,
    check::{check_topics, checked_rules},
    warning,
};
use crate::{
    analysis::BrokerIndex,
    cluster::{BrokerId, Cluster, ClusterView},
    error::{Error, ErrorCode, listed},
    gather::Gather as _,
    java::{JavaRandom, RandomBits},
    limits::MAX_STEPS,
    order::sort,
    placement::{ClassicPlacer, IsolationRules, KafkaPlacer, Plan, PodPlacer, StripedPlacer},
    value::Value,
};

/// Places topics from the request's seed.
///
/// # Errors
/// Before anything is placed: `INVALID_REQUEST` and its kin for a request that cannot stand, `LIMIT_EXCEEDED`,
/// `RACKS_UNKNOWN` if racks are required. A topic's own error (`INVALID_REPLICATION_FACTOR`, `INVALID_PARTITIONS`,
/// `CONFLICTING_POD_RULES`) fails the call, or stands in the topic's place if [`OnError::Report`] is asked for.
pub fn place(request: &PlaceRequest) -> Result<PlaceAnswer, Error> {
    let mut answer = place_with(request, &mut JavaRandom::new(request.seed))?;
    answer.seed = Some(request.seed);
    Ok(answer)
}

/// Reads a request from plain data and places: what a binding calls.
///
/// # Errors
/// As [`PlaceRequest::from_value`] and [`place`].
pub fn place_value(request: &Value) -> Result<PlaceAnswer, Error> {
    place(&PlaceRequest::from_value(request)?)
}

/// Places topics from any source of random bits; the request's seed is not looked at and the answer has none.
///
/// # Errors
/// As [`place`].
pub fn place_with<R: RandomBits + ?Sized>(
    request: &PlaceRequest,
    random: &mut R,
) -> Result<PlaceAnswer, Error> {
    place_as(Program::Controller, request, random)
}

/// Which of Kafka's programs is to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Program {
    /// The controller, or `AdminUtils` for the classic algorithm.
    Controller,
    /// `kafka-reassign-partitions --generate`: every broker takes any replica.
    Tool,
}

/// A request that was checked as a whole, and what a placer is made of.
pub(super) struct Ready {
    pub(super) cluster: Cluster,
    pub(super) view: ClusterView,
    rules: IsolationRules,
    placer: KafkaPlacer,
}

/// A topic's partitions, or what keeps it from having any.
pub(super) type Plans = Vec<Result<Plan, Error>>;

pub(super) fn place_as<R: RandomBits + ?Sized>(
    program: Program,
    request: &PlaceRequest,
    random: &mut R,
) -> Result<PlaceAnswer, Error> {
    let ready = Ready::new(program, request)?;
    let mut placer = ready.placer(request);
    let mut answer = run(program, request, &ready, &mut placer, random)?;
    drop(placer);
    answer.brokers = ready.cluster;
    Ok(answer)
}

impl Ready {
    pub(super) fn new(program: Program, request: &PlaceRequest) -> Result<Self, Error> {
        check_topics(request)?;
        let rules = checked_rules(request)?;
        let cluster = Cluster::new(request.brokers.clone())?;
        if request.require_racks && request.rack_aware && cluster.racks_unknown() {
            return Err(Error::new(
                ErrorCode::RacksUnknown,
                format_args!(
                    "brokers: this input cannot carry racks, so replicas of one partition might share one; \
                     give the racks (a rack map), or say that racks do not matter"
                ),
            )
            .with_field("brokers"));
        }
        let as_controller = program == Program::Controller && request.algorithm == Algorithm::Striped;
        let view = if as_controller {
            cluster.as_controller(request.broker_order, request.rack_aware)
        } else {
            cluster.as_tool(request.broker_order, request.rack_aware)
        };
        let placer = match request.algorithm {
            Algorithm::Striped => KafkaPlacer::Striped(StripedPlacer),
            Algorithm::Classic => {
                KafkaPlacer::Classic(ClassicPlacer { fixed_start_index: request.fixed_start_index })
            }
        };
        Ok(Self { cluster, view, rules, placer })
    }

    pub(super) fn placer(&self, request: &PlaceRequest) -> PodPlacer<'_, KafkaPlacer> {
        PodPlacer::new(self.placer, &self.view, &self.rules).with_spread(request.spread)
    }
}

/// Which partitions of each topic go where; refuses work without end.
pub(super) fn plans(request: &PlaceRequest, placer: &PodPlacer<'_, KafkaPlacer>) -> Result<Plans, Error> {
    let plans: Plans = request
        .topics
        .iter()
        .enumerate()
        .map(|(index, topic)| {
            let range = topic
                .range(request.algorithm)
                .map_err(|error| error.with_field(format!("topics[{index}].{}", topic.partitions.field())))?;
            placer.plan(range).map_err(|error| error.with_field("rules"))
        })
        .gather();
    check_steps("topics", steps(request, placer, &plans), "a larger interval")?;
    Ok(plans)
}

/// Places all topics. The answer's brokers are left to the caller.
pub(super) fn run<R: RandomBits + ?Sized>(
    program: Program,
    request: &PlaceRequest,
    ready: &Ready,
    placer: &mut PodPlacer<'_, KafkaPlacer>,
    random: &mut R,
) -> Result<PlaceAnswer, Error> {
    let plans = plans(request, placer)?;
    let mut topics = Vec::with_capacity(plans.len());
    for (index, (topic, plan)) in request.topics.iter().zip(plans).enumerate() {
        let outcome = plan
            .and_then(|plan| place_topic(program, request, index, plan, placer, random))
            .map_err(|error| error.with_topic(&topic.name));
        match (outcome, request.errors) {
            (Err(error), OnError::Fail) => return Err(error),
            (outcome, _) => topics.push(TopicAnswer { name: topic.name.clone(), outcome }),
        }
    }
    let mut warnings = warning::of_cluster(request, &ready.cluster, &ready.rules);
    warnings.append(&mut warning::of_placement(request, placer, &topics));
    let pods = placer.active_rules().iter().map(|rule| rule.pod.clone()).gather();
    let how = (request.algorithm, request.spread);
    Ok(PlaceAnswer::new(how, placer.sets().to_vec(), pods, topics, warnings))
}

fn place_topic<R: RandomBits + ?Sized>(
    program: Program,
    request: &PlaceRequest,
    index: usize,
    plan: Plan,
    placer: &mut PodPlacer<'_, KafkaPlacer>,
    random: &mut R,
) -> Result<TopicPlacement, Error> {
    let Some(topic) = request.topics.get(index) else {
        return Err(Error::internal(format_args!("a plan without a topic")));
    };
    let factor = topic.replication_factor;
    let assignment = placer.place(&plan, factor, random).map_err(|error| match error.code() {
        ErrorCode::InvalidReplicationFactor => error
            .led_by(format_args!("{}", wrapping(program, request.algorithm, topic)))
            .with_field(format!("topics[{index}].replicationFactor"))
            .with_value(&i32::from(factor)),
        ErrorCode::InvalidPartitions => {
            error.with_field(format!("topics[{index}].{}", topic.partitions.field())).with_value(&"0")
        }
        ErrorCode::RacksIncomplete => {
            let failed = error.numbers().iter().find(|(name, _)| *name == "partition").map(|(_, at)| *at);
            let run = plan.runs.iter().find(|run| Some(i64::from(run.start)) == failed);
            let eligible = run.and_then(|run| placer.sets().get(run.set)).map_or(&[][..], |set| &set.brokers);
            error.followed_by(format_args!("{}", without_rack(request, eligible))).with_field("brokers")
        }
        _ => error,
    })?;
    Ok(TopicPlacement { replication_factor: factor, assignment, runs: plan.runs, confined: plan.confined })
}

/// What the controller puts before its placer's message when it creates a topic. For added partitions it puts nothing.
fn wrapping(program: Program, algorithm: Algorithm, topic: &TopicRequest) -> String {
    if program == Program::Controller && algorithm == Algorithm::Striped && topic.start_partition == 0 {
        format!("Unable to replicate the partition {} time(s): ", i32::from(topic.replication_factor))
    } else {
        String::new()
    }
}

/// Names the eligible brokers that lack a rack, and the two ways out.
fn without_rack(request: &PlaceRequest, eligible: &[BrokerId]) -> String {
    let eligible = BrokerIndex::of(eligible.to_vec());
    let lacking = request.brokers.iter().filter(|broker| broker.rack.name().is_none());
    let mut ids: Vec<BrokerId> =
        lacking.map(|broker| broker.id).filter(|id| eligible.place(*id).is_some()).gather();
    sort(&mut ids, Ord::cmp);
    match ids.as_slice() {
        [one] => format!(" Broker {one} has none: give its rack, or place without racks (rackAware: false)."),
        all => {
            format!(
                " Brokers {} have none: give their racks, or place without racks (rackAware: false).",
                listed(all)
            )
        }
    }
}

/// An upper bound of the steps that placing these plans takes.
pub(super) fn steps(
    request: &PlaceRequest,
    placer: &PodPlacer<'_, KafkaPlacer>,
    plans: &[Result<Plan, Error>],
) -> u64 {
    let plans = request.topics.iter().zip(plans);
    plans
        .filter_map(|(topic, plan)| Some(placer.steps(&plan.as_ref().ok()?.runs, topic.replication_factor)))
        .fold(0, u64::saturating_add)
}

/// Refuses work that would take minutes, which few partitions can hide: see [`MAX_STEPS`].
pub(super) fn check_steps(field: &str, steps: u64, less: &str) -> Result<(), Error> {
    if steps <= MAX_STEPS {
        return Ok(());
    }
    Err(Error::new(
        ErrorCode::LimitExceeded,
        format_args!(
            "{field}: placing them may take {steps} steps, the limit is {MAX_STEPS}; place fewer topics or partitions \
             in one call, or use {less}"
        ),
    )
    .with_field(field)
    .with_value(&steps)
    .with_number("limit", i64::try_from(MAX_STEPS).unwrap_or(i64::MAX)))
}
