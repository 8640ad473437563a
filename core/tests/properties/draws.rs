//! What a failing topic draws from the random stream stays drawn.

use podstripe::{
    api::{self, OnError, PlaceRequest, TopicRequest},
    cluster::{Broker, BrokerOrder, Cluster},
    java::{JavaRandom, RandomBits, iteration_order, string_hash},
};
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

use crate::random::{brokers, config};

/// The draws of a call before its checks: where each stripe begins, in the order of a Java hash map, then the first rack.
fn construction_draws(request: &PlaceRequest, random: &mut JavaRandom) {
    let cluster = Cluster::new(request.brokers.clone()).unwrap();
    let view = cluster.as_controller(BrokerOrder::Controller, true);
    let mut racks: Vec<(Option<&str>, [i32; 2])> = Vec::new();
    for broker in view.brokers() {
        let name = view.racks().name(broker.member.rack);
        let at = racks.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
            racks.push((name, [0, 0]));
            racks.len() - 1
        });
        racks[at].1[usize::from(!broker.member.fenced)] += 1;
    }
    let hashes: Vec<i32> = racks.iter().map(|(name, _)| name.map_or(0, string_hash)).collect();
    for at in iteration_order(&hashes) {
        for length in racks[at].1.into_iter().filter(|length| *length > 0) {
            random.next_int(length);
        }
    }
    if !racks.is_empty() {
        random.next_int(i32::try_from(racks.len()).unwrap());
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn a_topic_behind_a_failing_one_is_placed_as_alone_after_the_same_draws(
        brokers in brokers(10),
        seed in any::<i64>(),
        fault in 0..3_usize,
        partitions in 1..30_i32,
    ) {
        let mut brokers = brokers;
        // One can lead, so that the good topic is placed.
        brokers[0] = Broker { rack: brokers[0].rack.clone(), ..Broker::new(brokers[0].id) };
        let factor = [0, -3, 11][fault];
        let failing = TopicRequest::new("failing", partitions, factor);
        let good = TopicRequest::new("good", 30, 1);
        let alone = PlaceRequest { errors: OnError::Report, ..PlaceRequest::new(brokers, vec![good.clone()], seed) };
        let both = PlaceRequest { topics: vec![failing, good], ..alone.clone() };

        let mut random = JavaRandom::new(seed);
        construction_draws(&alone, &mut random);
        let wanted = api::place_with(&alone, &mut random).unwrap();
        let answer = api::place(&both).unwrap();
        prop_assert!(answer.topics[0].outcome.is_err());
        prop_assert!(wanted.topics[0].outcome.is_ok());
        prop_assert_eq!(&answer.topics[1], &wanted.topics[0]);
    }
}

#[test]
fn a_topic_that_fails_before_it_is_placed_draws_nothing() {
    let brokers: Vec<_> = (0..6).map(Broker::new).collect();
    let good = TopicRequest::new("good", 12, 3);
    let alone = PlaceRequest { errors: OnError::Report, ..PlaceRequest::new(brokers, vec![good.clone()], 9) };
    let both = PlaceRequest { topics: vec![TopicRequest::new("failing", -1, 3), good], ..alone.clone() };
    let answer = api::place(&both).unwrap();
    assert!(answer.topics[0].outcome.is_err());
    assert_eq!(answer.topics[1], api::place(&alone).unwrap().topics[0]);
}
