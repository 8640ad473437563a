//! Every small cluster there is.

use podstripe::{
    ErrorCode,
    api::{self, Algorithm, OnError, PlaceRequest, TopicRequest},
    cluster::{Broker, Rack},
    placement::CanarySpec,
};

use crate::isolation::takes_replicas;

/// One rack a block; no rack, the empty name and two names of one hash among them.
const RACKS: [Option<&str>; 5] = [Some("Aa"), None, Some("BB"), Some(""), Some("c")];

/// All ways to put `count` brokers into racks, up to the racks' names: each broker's block, 0 first, a new one at most
/// one higher.
fn partitions_into_racks(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        all = all
            .into_iter()
            .flat_map(|blocks: Vec<usize>| {
                let new = blocks.iter().max().map_or(0, |highest| highest + 1);
                (0..=new).map(move |block| [blocks.as_slice(), &[block]].concat())
            })
            .collect();
    }
    all
}

/// All clusters of `count` brokers: racks, and for each broker one of `states` states.
fn clusters(count: usize, states: usize, state: impl Fn(Broker, usize) -> Broker) -> Vec<Vec<Broker>> {
    let mut all = Vec::new();
    for blocks in partitions_into_racks(count) {
        for mix in 0..states.pow(u32::try_from(count).unwrap()) {
            let broker = |(at, block): (usize, &usize)| {
                // No broker 0: a replica that was never filled in must show.
                let id = i32::try_from(at + 7).unwrap();
                let rack = RACKS[*block].map_or(Rack::None, |name| Rack::Named(name.into()));
                let digit = mix / states.pow(u32::try_from(at).unwrap()) % states;
                state(Broker { rack, ..Broker::new(id) }, digit)
            };
            all.push(blocks.iter().enumerate().map(broker).collect());
        }
    }
    all
}

fn fencing(broker: Broker, state: usize) -> Broker {
    // Two ways to be out, by the parity of the id.
    let is_even = broker.id % 2 == 0;
    Broker {
        fenced: state == 1,
        in_controlled_shutdown: state == 2 && is_even,
        cordoned: state == 2 && !is_even,
        ..broker
    }
}

fn pods(broker: Broker, state: usize) -> Broker {
    let pod = [None, Some("blue"), Some("canary"), Some("canary")][state];
    Broker { pod: pod.map(Into::into), fenced: state == 3, ..broker }
}

/// A topic for each replication factor from -1 to one above the number of brokers.
fn request(brokers: &[Broker]) -> PlaceRequest {
    let most = i16::try_from(brokers.len()).unwrap() + 1;
    // Long enough for three shuffles.
    let partitions = i32::from(most) * 3;
    let topics = (-1..=most).map(|factor| TopicRequest::new(format!("rf{factor}"), partitions, factor));
    PlaceRequest { errors: OnError::Report, ..PlaceRequest::new(brokers.to_vec(), topics.collect(), 1) }
}

#[test]
fn every_cluster_of_up_to_five_brokers_places_exactly_what_it_can_hold() {
    let mut seen = 0;
    for brokers in (0..=5).flat_map(|count| clusters(count, 3, fencing)) {
        let usable = brokers.iter().filter(|broker| takes_replicas(broker)).count();
        let unfenced = brokers.iter().filter(|broker| takes_replicas(broker) && !broker.fenced).count();
        let request = request(&brokers);
        let answer = api::place(&request).unwrap();
        for (topic, asked) in answer.topics.iter().zip(&request.topics) {
            let factor = usize::try_from(asked.replication_factor).ok().filter(|factor| *factor > 0);
            let can = factor.is_some_and(|factor| factor <= usable) && unfenced > 0;
            match &topic.outcome {
                Ok(placed) => {
                    assert!(can, "{} on {brokers:?}", topic.name);
                    for (_, replicas) in placed.assignment.partitions() {
                        let mut distinct = replicas.to_vec();
                        distinct.sort_unstable();
                        distinct.dedup();
                        assert_eq!(Some(distinct.len()), factor, "{brokers:?}");
                        let is_known = |id: &i32| brokers.iter().any(|broker| broker.id == *id);
                        assert!(replicas.iter().all(is_known), "{replicas:?} on {brokers:?}");
                    }
                }
                Err(error) => {
                    assert!(!can, "{error} on {brokers:?}");
                    assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor);
                }
            }
        }
        seen += 1;
    }
    // Bell numbers times states: 1 + 1*3 + 2*9 + 5*27 + 15*81 + 52*243.
    assert_eq!(seen, 14_008);
}

#[test]
fn every_cluster_of_up_to_four_brokers_in_pods_ends_without_an_internal_error() {
    let mut seen = 0;
    for brokers in (1..=4).flat_map(|count| clusters(count, 4, pods)) {
        for interval in 1..=3 {
            for algorithm in [Algorithm::Striped, Algorithm::Classic] {
                let canary = Some(CanarySpec { pod: "canary".into(), interval });
                let answer = api::place(&PlaceRequest { canary, algorithm, ..request(&brokers) }).unwrap();
                for topic in &answer.topics {
                    if let Err(error) = &topic.outcome {
                        let expected = [ErrorCode::InvalidReplicationFactor, ErrorCode::RacksIncomplete];
                        assert!(expected.contains(&error.code()), "{error} on {brokers:?}");
                    }
                }
                seen += answer.placed().count();
            }
        }
    }
    assert!(seen > 10_000, "{seen} topics were placed");
}
