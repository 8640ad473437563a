//! Canary partitions: who is drawn in, who is kept out.

use podstripe::{ErrorCode, cluster::BrokerId};
use serde_json::{Value, json};

use crate::case::{
    confined_to, integer, list, number, placed, read, refused, request, rows, topic, violations, warning,
};

fn with_canary(brokers: &Value, topic: &Value, seed: i64, canary: &Value) -> Value {
    let mut request = request(brokers, topic, seed);
    request["canary"] = canary.clone();
    request
}

fn replicas_on(rows: &[Vec<BrokerId>], brokers: &[BrokerId]) -> usize {
    rows.iter().flatten().filter(|id| brokers.contains(id)).count()
}

#[test]
fn c01_the_proposals_own_example_is_placed_as_java_places_it() {
    let case = read("C01-kip-example");
    let (input, expect) = (&case["input"], &case["expect"]);
    let seed = integer(&input["seed"]);
    let answer = placed(&with_canary(&input["brokers"], &input["topic"], seed, &input["canary"]));

    assert_eq!(json!(rows(&answer)), expect["exact_if_java_random"]["replicas"]);
    assert_eq!(json!(confined_to(&answer, "canary")), expect["canary_partitions"]);
    assert_eq!(json!(answer.eligible[0].brokers), expect["other_brokers"]);
    assert_eq!(json!(answer.eligible[1].brokers), expect["canary_brokers"]);
    assert_eq!(violations(&input["brokers"], &input["canary"], &rows(&answer)), []);

    let exposure = &answer.exposure(answer.topic("t").unwrap())[0];
    assert_eq!((exposure.confined.part, exposure.exposed.part, exposure.exposed.whole), (2, 2, 20));
}

#[test]
fn c02_a_topic_smaller_than_the_interval_has_no_canary_partition() {
    let case = read("C02-small-topic-not-drawn-in");
    let (input, expect) = (&case["input"], &case["expect"]);
    for (at, variant) in list(&input["variants"]).iter().enumerate() {
        for seed in 0..20 {
            let topic = topic(&variant["partitions"], &input["rf"]);
            let answer = placed(&with_canary(&input["brokers"], &topic, seed, &input["canary"]));
            let confined = confined_to(&answer, "canary");
            assert_eq!(json!(confined), expect["canary_partitions"][at]);
            assert_eq!(json!(replicas_on(&rows(&answer), &[4, 5, 6])), expect["brokers_4_5_6_replicas"][at]);
            let warned = answer.warnings.iter().any(|warning| warning.code.name() == "NO_ISOLATED_PARTITION");
            assert_eq!(warned, confined.is_empty());
        }
    }
}

#[test]
fn c03_a_broker_without_a_pod_takes_canary_and_other_partitions_and_is_named() {
    let case = read("C03-unlabelled-broker-in-both");
    let (input, expect) = (&case["input"], &case["expect"]);
    let mut used = [false; 2];
    for seed in integer(&input["seed"])..20 {
        let answer = placed(&with_canary(&input["brokers"], &input["topic"], seed, &input["canary"]));
        assert_eq!(json!(confined_to(&answer, "canary")), expect["canary_partitions"]);
        assert_eq!(json!(answer.eligible[0].brokers), expect["other_eligible"]);
        assert_eq!(json!(answer.eligible[1].brokers), expect["canary_eligible"]);
        let rows = rows(&answer);
        assert_eq!(violations(&input["brokers"], &input["canary"], &rows), []);
        used[0] |= replicas_on(&rows[4..5], &[3, 6]) > 0;
        used[1] |= replicas_on(&rows[..4], &[3, 6]) > 0;

        let podless = warning(&answer, "PODLESS_BROKERS");
        assert_eq!(podless.brokers, [3, 6]);
        assert_eq!(podless.message, "brokers 3, 6: no pod, so in every pod; isolation is partial");
    }
    assert_eq!(used, [true, true], "brokers 3 and 6 serve both kinds");
}

#[test]
fn c04_a_pod_smaller_than_the_replication_factor_is_an_error_and_nothing_spills_over() {
    let case = read("C04-pod-smaller-than-rf");
    let input = &case["input"];
    let ask = |variant: usize| {
        let topic = topic(&input["variants"][variant]["partitions"], &input["rf"]);
        with_canary(&input["brokers"], &topic, 0, &input["canary"])
    };
    let answer = placed(&ask(0));
    assert_eq!(replicas_on(&rows(&answer), &[4, 5]), 0);

    let error = refused(&ask(1));
    assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor);
    assert_eq!(number(&error, "replicationFactor"), Some(3));
    assert_eq!(number(&error, "brokers"), Some(2));
    assert_eq!(number(&error, "partition"), Some(9));
    assert_eq!(error.pods(), ["canary"]);
    assert_eq!(error.topic(), Some("t"));
    assert!(error.message().contains("partition 9 (pod canary, 2 eligible broker(s))"), "{error}");
    assert!(error.message().contains("only 2 broker(s)"), "{error}");

    // Under "report" the topic has an error in place of replicas, not a part of them.
    let mut report = ask(1);
    report["errors"] = json!("report");
    let answer = placed(&report);
    assert!(answer.topic("t").is_none());
    assert!(!answer.to_json().contains("replicas\":["));
}

#[test]
fn c07_every_interval_is_legal_or_refused_by_name() {
    let case = read("C07-interval-edges");
    let (input, expect) = (&case["input"], &case["expect"]);
    let topic = topic(&input["topic"]["partitions"], &input["topic"]["replicationFactor"]);
    let ask = |interval: &Value| {
        with_canary(&input["brokers"], &topic, 5, &json!({"pod": input["pod"], "interval": interval}))
    };
    for (at, interval) in list(&input["intervals"]).iter().enumerate() {
        if integer(interval) < 0 {
            let error = refused(&ask(interval));
            assert_eq!(error.code(), ErrorCode::InvalidConfig);
            assert_eq!(error.field(), Some("canary.interval"));
            assert_eq!(error.value(), Some("-1"));
        } else {
            let answer = placed(&ask(interval));
            assert_eq!(json!(confined_to(&answer, "canary")), expect["canary_partitions"][at]);
        }
    }
    assert_eq!(
        placed(&ask(&json!(0))).to_json(),
        placed(&request(&input["brokers"], &topic, 5)).to_json(),
        "interval 0 is the placement without any rule, over all six brokers"
    );
}

#[test]
fn c07_the_largest_interval_has_its_canary_where_it_says() {
    let case = read("C07-interval-edges");
    let last = json!({"name": "t", "partitions": 1, "replicationFactor": 3, "startPartition": 2_147_483_646});
    let canary = json!({"pod": "canary", "interval": i32::MAX});
    let answer = placed(&with_canary(&case["input"]["brokers"], &last, 1, &canary));
    assert_eq!(confined_to(&answer, "canary"), [2_147_483_646]);
    assert_eq!(replicas_on(&rows(&answer), &[4, 5, 6]), 3);
}
