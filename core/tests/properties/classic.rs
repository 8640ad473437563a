//! What the classic placer promises.

use podstripe::{
    ErrorCode,
    api::{self, Algorithm, PlaceRequest},
    cluster::Rack,
};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};
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
}
