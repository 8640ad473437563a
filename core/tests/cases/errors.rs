//! Three situations behind one code.

use podstripe::{Error, ErrorCode};
use serde_json::json;

use crate::case::{list, number, place, read, refused, request, topic};

/// The errors of the case's variants: too few brokers, all fenced, 0, -1, no broker at all.
fn errors() -> Vec<Error> {
    let case = read("P04-rf-and-fencing-errors");
    let input = &case["input"];
    let refuse = |variant: &serde_json::Value| {
        refused(&request(&variant["brokers"], &topic(&input["partitions"], &variant["rf"]), 0))
    };
    let errors: Vec<Error> = list(&input["variants"]).iter().map(refuse).collect();
    assert_eq!(errors.len(), list(&case["expect"]["errors"]).len());
    errors
}

#[test]
fn p04_each_situation_has_kafkas_code_and_words() {
    let wanted = [
        "Unable to replicate the partition 3 time(s): The target replication factor of 3 cannot be reached because \
         only 2 broker(s) are registered or some brokers have all their log directories cordoned.",
        "All brokers are currently fenced",
        "Invalid replication factor 0: the replication factor must be positive.",
        "Invalid replication factor -1: the replication factor must be positive.",
        "All brokers are currently fenced",
    ];
    for (error, wanted) in errors().iter().zip(wanted) {
        assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor);
        assert_eq!(error.code().kafka_number(), Some(38));
        assert_eq!(error.field(), Some("topics[0].replicationFactor"));
        assert!(error.message().contains(wanted), "{error} lacks {wanted}");
    }
}

#[test]
fn p04_the_numbers_tell_the_situations_apart() {
    let numbers: Vec<_> = errors()
        .iter()
        .map(|error| ["replicationFactor", "brokers", "unfenced"].map(|name| number(error, name)))
        .collect();
    assert_eq!(
        numbers,
        [
            [Some(3), Some(2), None],
            [Some(1), Some(2), Some(0)],
            [Some(0), None, None],
            [Some(-1), None, None],
            [Some(1), Some(0), Some(0)],
        ]
    );
}

#[test]
fn p04_a_refused_topic_leaves_nothing_half_placed() {
    let case = read("P04-rf-and-fencing-errors");
    for variant in list(&case["input"]["variants"]) {
        let mut request = request(&variant["brokers"], &topic(&json!(1), &variant["rf"]), 0);
        request["errors"] = json!("report");
        let answer = place(&request).unwrap();
        assert_eq!(answer.placed().count(), 0);
        assert!(answer.load().iter().all(|load| load.replicas == 0));
    }
}
