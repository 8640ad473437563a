//! Partitions fall into runs, runs onto sets of brokers.

use podstripe::{
    ErrorCode,
    api::{self, PlaceRequest, TopicRequest},
    cluster::Broker,
    placement::{CanarySpec, IsolationRule, Matcher},
};
use proptest::prelude::{Strategy, prop_assert, prop_assert_eq, prop_assert_ne, proptest};

use crate::{
    isolation::{Rule, eligible, violations},
    random::{RandomRule, config, isolation_rules, request, rules},
};

/// A request and the rules in it, as they were drawn.
fn ruled(most_brokers: usize) -> impl Strategy<Value = (PlaceRequest, Vec<RandomRule>)> {
    (request(most_brokers, 0), rules(3))
        .prop_map(|(request, rules)| (PlaceRequest { rules: isolation_rules(&rules), ..request }, rules))
}

/// Calls `check` with the rules as plain tests of a partition.
fn with_naive<T>(rules: &[RandomRule], check: impl FnOnce(&[Rule<'_>]) -> T) -> T {
    let tests: Vec<_> =
        rules.iter().map(|(_, pattern)| move |partition| pattern.matches(partition)).collect();
    let naive: Vec<Rule<'_>> =
        rules.iter().zip(&tests).map(|((pod, _), test)| (*pod, test as &dyn Fn(u32) -> bool)).collect();
    check(&naive)
}

fn count(topic: &TopicRequest) -> u32 {
    match topic.partitions {
        api::Partitions::New(count) | api::Partitions::Total(count) => count.cast_unsigned(),
    }
}

proptest! {
    #![proptest_config(config(1_500))]

    #[test]
    fn runs_cover_all_partitions_and_neighbours_differ(request in request(10, 3)) {
        let answer = api::place(&request).unwrap();
        for (topic, asked) in answer.topics.iter().zip(&request.topics) {
            let Ok(placed) = &topic.outcome else { continue };
            let start = asked.start_partition.cast_unsigned();
            prop_assert_eq!(placed.assignment.partitions().len(), count(asked) as usize);
            let ids = placed.assignment.partitions().map(|(id, _)| id);
            prop_assert!(ids.eq(start..start + count(asked)));

            let mut next = start;
            for run in &placed.runs {
                prop_assert_eq!(run.start, next);
                prop_assert!(run.count > 0 || count(asked) == 0);
                next += run.count;
            }
            prop_assert_eq!(next, start + count(asked));
            for (left, right) in placed.runs.iter().zip(placed.runs.iter().skip(1)) {
                prop_assert_ne!(&answer.eligible[left.set].brokers, &answer.eligible[right.set].brokers);
            }
        }
    }

    #[test]
    fn each_partition_may_use_the_brokers_that_the_rules_leave_it((request, rules) in ruled(12)) {
        let answer = api::place(&request).unwrap();
        for (_, placed) in answer.placed() {
            for spec in answer.specs(placed) {
                let mut ours = spec.eligible_brokers.to_vec();
                ours.sort_unstable();
                for partition in spec.start..spec.start + spec.count {
                    let naive = with_naive(&rules, |rules| eligible(&request.brokers, rules, partition));
                    prop_assert_eq!(&ours, &naive, "partition {}", partition);
                }
            }
        }
    }

    #[test]
    fn isolation_holds_in_both_directions((request, rules) in ruled(12)) {
        let answer = api::place(&request).unwrap();
        for (_, placed) in answer.placed() {
            let rows = placed.assignment.partitions();
            prop_assert_eq!(with_naive(&rules, |rules| violations(&request.brokers, rules, rows)), []);
        }
    }

    #[test]
    fn a_topic_fails_exactly_if_one_of_its_partitions_cannot_be_held((request, rules) in ruled(10)) {
        let answer = api::place(&request).unwrap();
        let is_fenced = |id: &i32| request.brokers.iter().any(|broker| broker.id == *id && broker.fenced);
        for (topic, asked) in answer.topics.iter().zip(&request.topics) {
            if matches!(&topic.outcome, Err(error) if error.code() == ErrorCode::ConflictingPodRules) {
                continue;
            }
            let can_hold = |partition: &u32| {
                let brokers = with_naive(&rules, |rules| eligible(&request.brokers, rules, *partition));
                brokers.len() >= asked.replication_factor.unsigned_abs().into() && !brokers.iter().all(is_fenced)
            };
            let start = asked.start_partition.cast_unsigned();
            let first = (start..start + count(asked)).find(|partition| !can_hold(partition));
            match (&topic.outcome, first) {
                (Ok(_), first) => prop_assert_eq!(first, None),
                (Err(error), Some(first)) => {
                    prop_assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor);
                    prop_assert!(error.numbers().contains(&("partition", i64::from(first))));
                }
                // Even for no partitions the striped placer checks, if no rule counts.
                (Err(error), None) => prop_assert!(count(asked) == 0, "{}", error),
            }
        }
    }

    #[test]
    fn the_exposure_counts_the_partitions_that_a_rule_confines((request, rules) in ruled(6)) {
        let answer = api::place(&request).unwrap();
        let is_vacuous = answer.warnings.iter().any(|warning| warning.code.name() == "VACUOUS_ISOLATION");
        for (_, placed) in answer.placed().filter(|_| !is_vacuous) {
            for exposure in answer.exposure(placed) {
                let (_, pattern) = rules.iter().find(|(pod, _)| *pod == exposure.pod).unwrap();
                let on_pod = |id: &i32| {
                    let broker = request.brokers.iter().find(|broker| broker.id == *id);
                    broker.is_some_and(|broker| broker.pod.as_deref() == Some(exposure.pod))
                };
                let rows = || placed.assignment.partitions();
                let confined = rows().filter(|(partition, _)| pattern.matches(*partition)).count();
                let exposed = rows().filter(|(_, replicas)| replicas.iter().any(on_pod)).count();
                prop_assert_eq!(exposure.confined.part, confined as u64);
                prop_assert_eq!(exposure.exposed.part, exposed as u64);
                prop_assert_eq!(exposure.confined.whole, rows().len() as u64);
            }
        }
    }
}

fn all_in_one_pod(partitions: i32, interval: i32) -> PlaceRequest {
    let brokers = (1..=3).map(|id| Broker { fenced: id == 3, ..Broker::new(id).with_pod("canary") });
    PlaceRequest {
        canary: Some(CanarySpec { pod: "canary".into(), interval }),
        ..PlaceRequest::new(brokers.collect(), vec![TopicRequest::new("t", partitions, 3)], 1)
    }
}

#[test]
fn brokers_that_are_all_isolated_take_everything_and_a_warning_says_so() {
    let answer = api::place(&all_in_one_pod(6, 2)).unwrap();
    let placed = answer.topic("t").unwrap();
    assert_eq!(placed.assignment.flat().len(), 18);
    assert_eq!(placed.runs.len(), 1, "all partitions have one set of brokers");
    assert!(answer.warnings.iter().any(|warning| warning.code.name() == "VACUOUS_ISOLATION"));
}

#[test]
fn a_vacuous_rule_confines_no_more_than_it_matches() {
    let answer = api::place(&all_in_one_pod(6, 2)).unwrap();
    let exposure = &answer.exposure(answer.topic("t").unwrap())[0];
    assert_eq!((exposure.confined.part, exposure.exposed.part), (3, 6));
}

#[test]
fn a_topic_without_a_canary_partition_is_named_even_if_isolation_is_vacuous() {
    let answer = api::place(&all_in_one_pod(6, 10)).unwrap();
    let warning = answer.warnings.iter().find(|warning| warning.code.name() == "NO_ISOLATED_PARTITION");
    assert_eq!(warning.map(|warning| warning.topics.as_slice()), Some(["t".to_owned()].as_slice()));
}

#[test]
fn a_topic_without_new_partitions_keeps_its_start() {
    let brokers = vec![Broker::new(1).with_pod("a"), Broker::new(2).with_pod("b")];
    let topic = TopicRequest { start_partition: 5, ..TopicRequest::new("t", 0, 1) };
    let request = PlaceRequest::new(brokers, vec![topic], 1);
    let start = |request: &PlaceRequest| api::place(request).unwrap().topic("t").unwrap().assignment.start();
    assert_eq!(start(&request), 5);
    let rule = IsolationRule { pod: "a".into(), matcher: Matcher::interval(2) };
    assert_eq!(start(&PlaceRequest { rules: vec![rule], ..request }), 5, "with a rule too");
}
