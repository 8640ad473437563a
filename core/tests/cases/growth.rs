//! Adding partitions to a topic.

use podstripe::{Error, ErrorCode, api::PlaceAnswer};
use serde_json::{Value, json};

use crate::case::{integer, list, number, place, read, refused, request};

fn grow(case: &Value, total: i64, seed: i64) -> Value {
    let input = &case["input"];
    let existing = list(&input["existing"]["replicas"]);
    let topic = json!({
        "name": input["existing"]["name"],
        "totalPartitions": total,
        "startPartition": existing.len(),
        "replicationFactor": list(&existing[0]).len(),
    });
    request(&input["brokers"], &topic, seed)
}

fn new_partitions(answer: &PlaceAnswer) -> Vec<(u32, Vec<i32>)> {
    let topic = answer.topic("t").expect("it is placed");
    topic.assignment.partitions().map(|(id, replicas)| (id, replicas.to_vec())).collect()
}

#[test]
fn p10_only_the_new_partitions_are_answered_and_any_broker_may_take_them() {
    let case = read("P10-add-partitions-keeps-old-ones");
    let total = integer(&case["input"]["new_total"]);
    let mut used = Vec::new();
    for (at, seed) in list(&case["input"]["seeds"]).iter().enumerate() {
        let exact = &case["expect"]["exact_if_java_random"][at];
        assert_eq!(exact["seed"], *seed);
        let answer = place(&grow(&case, total, integer(seed))).unwrap();
        let new = new_partitions(&answer);
        let ids: Vec<u32> = new.iter().map(|(id, _)| *id).collect();
        assert_eq!(json!(ids), case["expect"]["output_partitions"]);
        assert_eq!(json!(new[0].1), exact["replicas"]["2"]);
        used.extend(new.into_iter().flat_map(|(_, replicas)| replicas));

        let load: Vec<u64> = answer.load().iter().map(|load| load.replicas).collect();
        assert_eq!(load.iter().sum::<u64>(), 1, "the load says what the new partitions add");
    }
    used.sort_unstable();
    used.dedup();
    assert_eq!(used, [0, 1, 2], "no broker is spared because it has one already");
}

#[test]
fn p10_a_total_that_is_no_increase_is_refused_in_kafkas_words() {
    let case = read("P10-add-partitions-keeps-old-ones");
    for (name, wanted) in case["expect"]["errors"].as_object().unwrap() {
        let total: i64 = name.trim_start_matches("new_total_").parse().unwrap();
        let error: Error = refused(&grow(&case, total, 0));
        assert_eq!(error.code(), ErrorCode::InvalidPartitions);
        assert_eq!(number(&error, "partitions"), Some(total));
        assert_eq!(number(&error, "startPartition"), Some(2));
        // The case says "partitions" where Kafka says "partition(s)".
        let wanted = wanted.as_str().unwrap().replace("partitions", "partition(s)");
        assert!(error.message().contains(&wanted), "{error} lacks {wanted}");
    }
}
