//! What the striped placer promises.

use podstripe::{
    api::{self, PlaceRequest, Spec, TopicRequest},
    cluster::{Broker, BrokerOrder, Cluster},
    java::JavaRandom,
    placement::{Assignment, IsolationRule, Matcher, PlacementSpec, ReplicaPlacer, StripedPlacer},
};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};
use std::collections::BTreeSet;

use crate::random::{config, request};

fn broker(request: &PlaceRequest, id: i32) -> &Broker {
    request.brokers.iter().find(|broker| broker.id == id).expect("a replica stands on a broker of the call")
}

/// The racks of these brokers; no rack is one.
fn racks(request: &PlaceRequest, ids: &[i32]) -> usize {
    let rack = |id: &i32| broker(request, *id).rack.name().filter(|_| request.rack_aware);
    ids.iter().map(rack).collect::<BTreeSet<_>>().len()
}

/// Whether a set of brokers can hold a partition at all.
fn can_hold(request: &PlaceRequest, spec: &Spec<'_>, factor: i16) -> bool {
    let leaders = spec.eligible_brokers.iter().filter(|id| !broker(request, **id).fenced).count();
    leaders > 0 && spec.eligible_brokers.len() >= factor.unsigned_abs().into()
}

proptest! {
    #![proptest_config(config(1_500))]

    #[test]
    fn replicas_are_distinct_eligible_and_in_as_many_racks_as_there_are(request in request(12, 2)) {
        let answer = api::place(&request).unwrap();
        for (_, placed) in answer.placed() {
            for spec in answer.specs(placed) {
                prop_assert!(can_hold(&request, &spec, placed.replication_factor) || spec.count == 0);
                let rows = placed.assignment.partitions();
                for (_, replicas) in rows.filter(|(id, _)| (spec.start..spec.start + spec.count).contains(id)) {
                    let factor = usize::from(placed.replication_factor.unsigned_abs());
                    prop_assert_eq!(replicas.len(), factor);
                    prop_assert_eq!(replicas.iter().collect::<BTreeSet<_>>().len(), factor);
                    prop_assert!(replicas.iter().all(|id| spec.eligible_brokers.contains(id)));
                    prop_assert!(!broker(&request, replicas[0]).fenced, "{} leads", replicas[0]);
                    // Holds without exception: every list that the partition before used is fresh again.
                    let reachable = racks(&request, spec.eligible_brokers);
                    prop_assert_eq!(racks(&request, replicas), factor.min(reachable));
                }
            }
        }
    }

    #[test]
    fn without_rules_that_count_the_striped_placer_alone_decides(request in request(12, 0)) {
        let cluster = Cluster::new(request.brokers.clone()).unwrap();
        let view = cluster.as_controller(BrokerOrder::Controller, request.rack_aware);
        let mut random = JavaRandom::new(request.seed);
        let alone: Vec<Option<Vec<i32>>> = request
            .topics
            .iter()
            .map(|topic| {
                let api::Partitions::New(count) = topic.partitions else { unreachable!() };
                let spec = PlacementSpec {
                    start: topic.start_partition.cast_unsigned(),
                    count: count.cast_unsigned(),
                    replication_factor: topic.replication_factor,
                };
                let mut out = Assignment::zeroed(spec.start, spec.count, spec.replication_factor);
                let mut set = StripedPlacer.prepare(&view.select(|_| true));
                StripedPlacer.place(&mut set, &spec, &mut random, &mut out).ok()?;
                Some(out.flat().to_vec())
            })
            .collect();

        // No rules, or only one whose pod no broker declares.
        let absent = IsolationRule { pod: "absent".into(), matcher: Matcher::interval(1) };
        for rules in [vec![], vec![absent]] {
            let answer = api::place(&PlaceRequest { rules, ..request.clone() }).unwrap();
            let placed = answer.topics.iter().map(|topic| {
                topic.outcome.as_ref().ok().map(|placed| placed.assignment.flat().to_vec())
            });
            prop_assert_eq!(placed.collect::<Vec<_>>(), alone.as_slice());
        }
    }
}

#[test]
fn brokers_that_are_on_their_way_out_take_nothing_and_are_named() {
    let brokers = vec![
        Broker::new(1),
        Broker { in_controlled_shutdown: true, ..Broker::new(2) },
        Broker { cordoned: true, fenced: true, ..Broker::new(3) },
        Broker { fenced: true, ..Broker::new(4) },
    ];
    let answer = api::place(&PlaceRequest::new(brokers, vec![TopicRequest::new("t", 9, 2)], 1)).unwrap();
    let replicas: Vec<u64> = answer.load().iter().map(|load| load.replicas).collect();
    assert_eq!(replicas, [9, 0, 0, 9]);
    let warning = answer.warnings.iter().find(|warning| warning.code.name() == "UNUSABLE_BROKERS").unwrap();
    assert_eq!(warning.brokers, [2, 3]);
}
