//! Which partitions a rule matches, and rules that are in each other's way.

use podstripe::{
    ErrorCode,
    api::{self, PlaceRequest},
    java::compare_strings,
};
use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

use crate::{
    isolation::takes_replicas,
    random::{PODS, RandomRule, brokers, config, isolation_rules, pattern, rules},
};

/// The pods of all rules that match a partition and whose pod a usable broker declares, as Java sorts them.
fn naive_matches(request: &PlaceRequest, rules: &[RandomRule], partition: u32) -> Vec<String> {
    let declared = |pod: &str| {
        request.brokers.iter().any(|broker| takes_replicas(broker) && broker.pod.as_deref() == Some(pod))
    };
    let mut pods: Vec<String> = rules
        .iter()
        .filter(|(pod, pattern)| declared(pod) && pattern.matches(partition))
        .map(|(pod, _)| (*pod).to_owned())
        .collect();
    pods.sort_by(|left, right| compare_strings(left, right));
    pods
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn a_matcher_matches_what_its_definition_says(pattern in pattern(), far in proptest::num::u32::ANY) {
        let matcher = pattern.matcher();
        for partition in (0..120).chain([far, u32::MAX]) {
            prop_assert_eq!(matcher.matches(partition), pattern.matches(partition), "partition {}", partition);
        }
    }

    #[test]
    fn a_conflict_names_the_lowest_partition_and_all_its_pods(
        brokers in brokers(8),
        rules in rules(PODS.len()),
        start in 0..40_i32,
        partitions in 1..40_i32,
    ) {
        let topic = api::TopicRequest { start_partition: start, ..api::TopicRequest::new("t", partitions, 1) };
        let request =
            PlaceRequest { rules: isolation_rules(&rules), ..PlaceRequest::new(brokers, vec![topic], 0) };
        let range = start.cast_unsigned()..(start + partitions).cast_unsigned();
        let conflict = range
            .map(|partition| (partition, naive_matches(&request, &rules, partition)))
            .find(|(_, pods)| pods.len() > 1);
        match (api::place(&request), conflict) {
            (Err(error), Some((partition, pods))) => {
                prop_assert_eq!(error.code(), ErrorCode::ConflictingPodRules);
                prop_assert_eq!(error.numbers(), [("partition", i64::from(partition))]);
                prop_assert_eq!(error.pods(), pods.as_slice());
            }
            (Err(error), None) => prop_assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor),
            (Ok(_), conflict) => prop_assert!(conflict.is_none(), "{:?} was not seen", conflict),
        }
    }
}
