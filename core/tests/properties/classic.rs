//! What the classic placer promises.

use podstripe::{
    ErrorCode,
    api::{self, Algorithm, PlaceRequest, TopicRequest},
    cluster::{Broker, Rack},
    java::{JavaRandom, RandomBits},
};
use proptest::{
    option,
    prelude::{any, prop_assert, prop_assert_eq, proptest},
};
use std::collections::BTreeSet;

use crate::random::{config, request};

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn replicas_are_distinct_and_in_as_many_racks_as_there_are(request in request(12, 0)) {
        let request = PlaceRequest { algorithm: Algorithm::Classic, ..request };
        let answer = api::place(&request).unwrap();
        let racks: Vec<&Rack> = request.brokers.iter().map(|broker| &broker.rack).collect();
        let with_rack = racks.iter().filter(|rack| rack.name().is_some()).count();
        let is_mixed = request.rack_aware && with_rack > 0 && with_rack < racks.len();
        let known = racks.iter().filter_map(|rack| rack.name()).collect::<BTreeSet<_>>().len();

        for (topic, asked) in answer.topics.iter().zip(&request.topics) {
            let factor = usize::from(asked.replication_factor.unsigned_abs());
            let placed = match &topic.outcome {
                Ok(placed) => placed,
                Err(error) => {
                    let code = if asked.partitions == api::Partitions::New(0) {
                        ErrorCode::InvalidPartitions
                    } else if factor > racks.len() {
                        ErrorCode::InvalidReplicationFactor
                    } else {
                        prop_assert!(is_mixed);
                        ErrorCode::RacksIncomplete
                    };
                    prop_assert_eq!(error.code(), code);
                    continue;
                }
            };
            prop_assert!(!is_mixed);
            for (_, replicas) in placed.assignment.partitions() {
                prop_assert_eq!(replicas.iter().collect::<BTreeSet<_>>().len(), factor);
                if request.rack_aware && known > 0 {
                    let rack = |id: &i32| request.brokers.iter().find(|broker| broker.id == *id)?.rack.name();
                    let used = replicas.iter().filter_map(rack).collect::<BTreeSet<_>>().len();
                    prop_assert_eq!(used, factor.min(known));
                }
            }
        }
    }

    #[test]
    fn without_racks_followers_stand_behind_the_leader_at_a_distance_that_grows(
        number in 2..12_i32,
        partitions in 1..60_i32,
        first in 0..60_i32,
        seed in any::<i64>(),
        fixed in option::of(0..20_u32),
    ) {
        let brokers = (0..number).map(Broker::new).collect();
        let topic = TopicRequest { start_partition: first, ..TopicRequest::new("t", partitions, 2) };
        let request = PlaceRequest {
            algorithm: Algorithm::Classic,
            fixed_start_index: fixed,
            ..PlaceRequest::new(brokers, vec![topic], seed)
        };
        let answer = api::place(&request).unwrap();

        let mut random = JavaRandom::new(seed);
        let mut draw = || fixed.map_or_else(|| random.next_int(number), u32::cast_signed);
        let (start, mut shift) = (draw(), draw());
        for (partition, replicas) in answer.topic("t").unwrap().assignment.partitions() {
            let partition = partition.cast_signed();
            if partition > 0 && partition % number == 0 {
                shift += 1;
            }
            let leader = (partition + start) % number;
            prop_assert_eq!(replicas, [leader, (leader + 1 + shift % (number - 1)) % number]);
        }
    }
}
