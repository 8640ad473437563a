//! `place`: new topics, and new partitions of existing ones, as Kafka's controller would place them.
//!
//! Source: `ReplicationControlManager.createTopics`, `createPartitions`; KIP-1095 for pods and canary partitions.

use alloc::{format, vec::Vec};
use core::fmt;

use super::{
    Algorithm, OnError, PlaceAnswer, PlaceRequest, TopicAnswer, TopicPlacement, TopicRequest,
    check::{check_topics, checked_rules},
    warning,
};
use crate::{
    analysis::BrokerIndex,
    cluster::{Broker, BrokerId, Cluster, ClusterView, ids_where},
    error::{Error, ErrorCode, listed, words},
    gather::Gather as _,
    java::{JavaRandom, RandomBits},
    limits::MAX_STEPS,
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
    let mut warnings = Vec::new();
    warning::of_cluster(&mut warnings, request, &ready.cluster, &ready.rules);
    warning::of_placement(&mut warnings, request, placer, &topics);
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
        code @ (ErrorCode::InvalidReplicationFactor | ErrorCode::InvalidPartitions) => {
            let (error, field, value) = if code == ErrorCode::InvalidPartitions {
                (error, topic.partitions.field(), 0)
            } else {
                let words = wrapping(program, request.algorithm, topic);
                (error.led_by(format_args!("{words}")), "replicationFactor", factor)
            };
            error.with_field(format!("topics[{index}].{field}")).with_value(&i32::from(value))
        }
        ErrorCode::RacksIncomplete => {
            let failed = error.numbers().iter().find(|(name, _)| *name == "partition").map(|(_, at)| *at);
            let run = plan.runs.iter().find(|run| Some(i64::from(run.start)) == failed);
            let eligible = run.and_then(|run| placer.sets().get(run.set)).map_or(&[][..], |set| &set.brokers);
            without_rack(error, request, eligible).with_field("brokers")
        }
        _ => error,
    })?;
    Ok(TopicPlacement { replication_factor: factor, assignment, runs: plan.runs, confined: plan.confined })
}

/// What the controller puts before its placer's message when it creates a topic. For added partitions it puts nothing.
fn wrapping(program: Program, algorithm: Algorithm, topic: &TopicRequest) -> impl fmt::Display {
    words(move |to| {
        if program == Program::Controller && algorithm == Algorithm::Striped && topic.start_partition == 0 {
            let factor = i32::from(topic.replication_factor);
            return write!(to, "Unable to replicate the partition {factor} time(s): ");
        }
        Ok(())
    })
}

/// Names the eligible brokers that lack a rack, and the two ways out.
fn without_rack(error: Error, request: &PlaceRequest, eligible: &[BrokerId]) -> Error {
    let eligible = BrokerIndex::of(eligible.to_vec());
    let lacks = |broker: &Broker| broker.rack.name().is_none() && eligible.place(broker.id).is_some();
    let ids = ids_where(&request.brokers, &lacks);
    let (brokers, have, racks) =
        if ids.len() == 1 { ("Broker", "has", "its rack") } else { ("Brokers", "have", "their racks") };
    error.followed_by(format_args!(
        " {brokers} {} {have} none: give {racks}, or place without racks (rackAware: false).",
        listed(&ids)
    ))
}

/// An upper bound of the steps that placing these plans takes.
pub(super) fn steps(
    request: &PlaceRequest,
    placer: &PodPlacer<'_, KafkaPlacer>,
    plans: &[Result<Plan, Error>],
) -> u64 {
    let mut all = 0_u64;
    for (topic, plan) in request.topics.iter().zip(plans) {
        if let Ok(plan) = plan {
            all = all.saturating_add(placer.steps(&plan.runs, topic.replication_factor));
        }
    }
    all
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
