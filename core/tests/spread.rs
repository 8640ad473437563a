//! `spread: grouped`: the same brokers for each partition, and leaders that are even inside each pod.

use podstripe::{
    ErrorCode,
    api::{self, Algorithm, GenerateRequest, OnError, PlaceAnswer, PlaceRequest, Spread, TopicRequest},
    cluster::{Broker, Cluster},
    placement::{CanarySpec, IsolationRule, Matcher},
    state::{ClusterState, TopicState},
};
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, proptest};
use std::collections::{BTreeMap, BTreeSet};

#[path = "properties/random.rs"]
#[allow(dead_code, reason = "shared with the properties, which use all of it")]
mod random;

/// Ids from `first` on, in a pod, and in as many racks as said (0: none).
fn pod(first: i32, count: i32, pod: &str, racks: i32) -> Vec<Broker> {
    let broker = |id: i32| {
        let broker = Broker::new(id).with_pod(pod);
        if racks > 0 { broker.with_rack(format!("r{}", id % racks)) } else { broker }
    };
    (first..first + count).map(broker).collect()
}

/// Thirty brokers and six in the canary pod.
fn fleet(racks: i32) -> Vec<Broker> {
    [pod(0, 30, "stable", racks), pod(30, 6, "canary", racks)].concat()
}

fn canary(interval: i32) -> CanarySpec {
    CanarySpec { pod: "canary".into(), interval }
}

fn thousand(racks: i32, spread: Spread, seed: i64) -> PlaceAnswer {
    let topic = TopicRequest::new("orders", 1_000, 3);
    let request = PlaceRequest::new(fleet(racks), vec![topic], seed);
    api::place(&PlaceRequest { canary: Some(canary(10)), spread, rack_aware: racks > 0, ..request }).unwrap()
}

/// The fewest and the most partitions that a broker of a pod leads, and of which it has a replica.
fn extremes(answer: &PlaceAnswer, pod: &str) -> [(u64, u64); 2] {
    let loads: Vec<_> = answer.load().into_iter().filter(|load| load.pod.as_deref() == Some(pod)).collect();
    [
        loads.iter().map(|load| load.leaders).collect::<Vec<_>>(),
        loads.iter().map(|load| load.replicas).collect(),
    ]
    .map(|counts| (*counts.iter().min().unwrap(), *counts.iter().max().unwrap()))
}

#[test]
fn over_300_seeds_no_broker_leads_more_than_one_more_than_another_of_its_pod() {
    // 900 over 30 brokers are 30 each; 100 over 6 are 16 or 17.
    for racks in [0, 1, 2, 3] {
        for seed in 0..300 {
            let answer = thousand(racks, Spread::Grouped, seed);
            let [leaders, replicas] = extremes(&answer, "stable");
            assert_eq!((leaders, replicas), ((30, 30), (90, 90)), "{racks} racks, seed {seed}");
            let [leaders, (least, most)] = extremes(&answer, "canary");
            assert_eq!(leaders, (16, 17), "{racks} racks, seed {seed}");
            assert!(least >= 48 && most <= 52, "{racks} racks, seed {seed}: {least} to {most}");
        }
    }
}

#[test]
fn kafkas_own_spread_is_far_from_that() {
    for racks in [0, 3] {
        let (mut stable, mut canary) = ((u64::MAX, 0), (u64::MAX, 0));
        for seed in 0..300 {
            let answer = thousand(racks, Spread::Controller, seed);
            for (all, pod) in [(&mut stable, "stable"), (&mut canary, "canary")] {
                let [(least, most), _] = extremes(&answer, pod);
                *all = (all.0.min(least), all.1.max(most));
            }
        }
        assert!(stable.0 < 20 && stable.1 > 45, "{racks} racks: {stable:?}");
        assert!(canary.0 < 8 && canary.1 > 28, "{racks} racks: {canary:?}");
    }
}

#[test]
fn a_group_is_what_the_placer_gives_for_so_many_partitions_alone() {
    let brokers = || [pod(1, 3, "stable", 3), pod(4, 3, "canary", 3)].concat();
    let grouped = PlaceRequest {
        canary: Some(canary(4)),
        spread: Spread::Grouped,
        ..PlaceRequest::new(brokers(), vec![TopicRequest::new("t", 10, 2)], 5)
    };
    let answer = api::place(&grouped).unwrap();
    // The first partition is the others': their eight rows are drawn first, then the canaries' two.
    let mut random = podstripe::java::JavaRandom::new(5);
    let mut alone = |ids: std::ops::Range<i32>, partitions| {
        let brokers = brokers().into_iter().filter(|broker| ids.contains(&broker.id)).collect();
        let request = PlaceRequest::new(brokers, vec![TopicRequest::new("t", partitions, 2)], 0);
        let answer = api::place_with(&request, &mut random).unwrap();
        answer.topic("t").unwrap().assignment.clone().into_flat()
    };
    let (others, canaries) = (alone(1..4, 8), alone(4..7, 2));
    let (mut others, mut canaries) = (others.chunks(2), canaries.chunks(2));
    let placed = answer.topic("t").unwrap();
    for (partition, replicas) in placed.assignment.partitions() {
        let group = if partition % 4 == 3 { &mut canaries } else { &mut others };
        assert_eq!(Some(replicas), group.next(), "partition {partition}");
    }
    let specs: Vec<_> = answer.specs(placed).map(|spec| (spec.start, spec.count, spec.pod)).collect();
    let canary = Some("canary");
    assert_eq!(specs, [(0, 3, None), (3, 1, canary), (4, 3, None), (7, 1, canary), (8, 2, None)]);
}

#[test]
fn the_classic_walk_goes_on_through_a_group_from_its_first_partition() {
    // Without a fixed start there are two draws a group; with one, all that counts is the partition begun with.
    let request = PlaceRequest {
        canary: Some(canary(3)),
        algorithm: Algorithm::Classic,
        fixed_start_index: Some(0),
        spread: Spread::Grouped,
        ..PlaceRequest::new(
            [pod(0, 3, "stable", 0), pod(3, 3, "canary", 0)].concat(),
            vec![TopicRequest::new("t", 9, 1)],
            1,
        )
    };
    let rows =
        |request: &PlaceRequest| api::place(request).unwrap().topic("t").unwrap().assignment.flat().to_vec();
    // The others count on from 0, the canaries (2, 5, 8) from 2, as if they were 2, 3, 4.
    assert_eq!(rows(&request), [0, 1, 5, 2, 0, 3, 1, 2, 4]);
    // Run by run, each goes by the ids alone.
    let controller = PlaceRequest { spread: Spread::Controller, ..request };
    assert_eq!(rows(&controller), [0, 1, 5, 0, 1, 5, 0, 1, 5]);
}

#[test]
fn an_error_names_the_first_partition_of_the_group_and_the_pod() {
    let request = PlaceRequest {
        canary: Some(canary(10)),
        spread: Spread::Grouped,
        ..PlaceRequest::new(
            [pod(0, 5, "stable", 0), pod(5, 2, "canary", 0)].concat(),
            vec![TopicRequest::new("t", 100, 3)],
            1,
        )
    };
    let error = api::place(&request).unwrap_err();
    assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor);
    assert_eq!(error.field(), Some("topics[0].replicationFactor"));
    assert!(error.message().contains("partition 9 (pod canary, 2 eligible broker(s)): "), "{error}");
    let controller = api::place(&PlaceRequest { spread: Spread::Controller, ..request }).unwrap_err();
    assert_eq!(error.to_json(), controller.to_json());
}

#[test]
fn generate_groups_too_and_both_answers_say_so() {
    let topic = TopicRequest::new("orders", 1_000, 3);
    let placed = api::place(&PlaceRequest::new(fleet(3), vec![topic], 1)).unwrap();
    let current = ClusterState::from_plan(&podstripe::state::Plan::of(&placed.rows()));
    assert_eq!(current.topics.iter().map(|topic: &TopicState| topic.partitions.len()).sum::<usize>(), 1_000);
    let place = PlaceRequest {
        canary: Some(canary(10)),
        spread: Spread::Grouped,
        ..PlaceRequest::new(fleet(3), Vec::new(), 42)
    };
    let request =
        GenerateRequest { place, current, topics: None, broker_list: None, replication_factor: None };
    let proposed = api::generate(request).unwrap().proposed;
    assert_eq!(extremes(&proposed, "stable")[0], (30, 30));
    assert_eq!(extremes(&proposed, "canary")[0], (16, 17));
    assert_eq!(proposed.topic("orders"), thousand(3, Spread::Grouped, 42).topic("orders"));
    assert!(proposed.to_json().starts_with(r#"{"seed":"42","algorithm":"striped","spread":"grouped","#));
}

#[test]
fn the_field_is_read_and_any_other_word_is_refused() {
    let json = |spread: &str| {
        format!(
            r#"{{"brokers": [{{"id": 1}}], "seed": 1, "spread": {spread},
                "topics": [{{"name": "t", "partitions": 1, "replicationFactor": 1}}]}}"#
        )
    };
    assert_eq!(PlaceRequest::from_json(&json("\"grouped\"")).unwrap().spread, Spread::Grouped);
    assert_eq!(PlaceRequest::from_json(&json("null")).unwrap().spread, Spread::Controller);
    let error = PlaceRequest::from_json(&json("\"even\"")).unwrap_err();
    assert_eq!((error.code(), error.field()), (ErrorCode::InvalidRequest, Some("spread")));
    assert_eq!(error.message(), r#"spread: expected one of "controller", "grouped", got "even""#);
}

/// A request that groups, by either algorithm.
fn grouped() -> impl Strategy<Value = PlaceRequest> {
    (random::request(14, 3), any::<bool>()).prop_map(|(request, classic)| PlaceRequest {
        algorithm: if classic { Algorithm::Classic } else { Algorithm::Striped },
        spread: Spread::Grouped,
        errors: OnError::Report,
        ..request
    })
}

fn shuffled() -> impl Strategy<Value = (PlaceRequest, PlaceRequest)> {
    grouped().prop_flat_map(|request| {
        Just(request.brokers.clone())
            .prop_shuffle()
            .prop_map(move |brokers| (request.clone(), PlaceRequest { brokers, ..request.clone() }))
    })
}

proptest! {
    #![proptest_config(random::config(1_500))]

    #[test]
    fn what_is_eligible_and_what_fails_is_as_in_the_controllers_spread(request in grouped()) {
        let own = api::place(&request).unwrap();
        let other = api::place(&PlaceRequest { spread: Spread::Controller, ..request.clone() }).unwrap();
        prop_assert_eq!(&own.eligible, &other.eligible);
        for (own_topic, other_topic) in own.topics.iter().zip(&other.topics) {
            match (&own_topic.outcome, &other_topic.outcome) {
                (Ok(placed), Ok(theirs)) => {
                    prop_assert_eq!(&placed.runs, &theirs.runs);
                    prop_assert_eq!(&placed.confined, &theirs.confined);
                }
                (Err(error), Err(theirs)) => prop_assert_eq!(error.to_json(), theirs.to_json()),
                _ => prop_assert!(false, "only one fails"),
            }
        }
    }

    #[test]
    fn replicas_are_distinct_eligible_led_by_a_live_broker_and_in_as_many_racks_as_there_are(
        request in grouped()
    ) {
        let answer = api::place(&request).unwrap();
        let cluster = Cluster::new(request.brokers.clone()).unwrap();
        let brokers: BTreeMap<i32, &Broker> =
            cluster.brokers().iter().map(|broker| (broker.id, broker)).collect();
        let racks = |ids: &[i32]| {
            let rack = |id: &i32| brokers[id].rack.name().filter(|_| request.rack_aware);
            ids.iter().map(rack).collect::<BTreeSet<_>>().len()
        };
        for (_, placed) in answer.placed() {
            let factor = usize::from(placed.replication_factor.unsigned_abs());
            for spec in answer.specs(placed) {
                for replicas in placed.assignment.rows(spec.start, spec.count) {
                    prop_assert_eq!(replicas.len(), factor);
                    prop_assert_eq!(replicas.iter().collect::<BTreeSet<_>>().len(), factor);
                    prop_assert!(replicas.iter().all(|id| spec.eligible_brokers.contains(id)));
                    prop_assert_eq!(racks(replicas), factor.min(racks(spec.eligible_brokers)));
                    let may_lead = request.algorithm == Algorithm::Classic || !brokers[&replicas[0]].fenced;
                    prop_assert!(may_lead, "{} leads", replicas[0]);
                }
            }
        }
    }

    #[test]
    fn the_callers_order_and_the_hour_do_not_matter((request, shuffled) in shuffled()) {
        let answer = api::place(&request).unwrap().to_json();
        prop_assert_eq!(&answer, &api::place(&request).unwrap().to_json());
        prop_assert_eq!(&answer, &api::place(&shuffled).unwrap().to_json());
    }

    #[test]
    fn where_no_rule_counts_nothing_changes(request in grouped()) {
        let absent = IsolationRule { pod: "absent".into(), matcher: Matcher::interval(2) };
        for rules in [vec![], vec![absent]] {
            let own = PlaceRequest { rules, ..request.clone() };
            let other = PlaceRequest { spread: Spread::Controller, ..own.clone() };
            let (own, other) = (api::place(&own).unwrap(), api::place(&other).unwrap());
            prop_assert_eq!(&own.topics, &other.topics);
            prop_assert_eq!(own.to_json().replace("grouped", "controller"), other.to_json());
        }
    }
}
