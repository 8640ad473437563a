//! What goes to Kafka's tools: the reassignment plan and the replica assignment.

use podstripe::{
    ErrorCode,
    api::{OnError, PlaceAnswer, PlaceRequest, TopicRequest, place},
    formats::parse_brokers,
};
use serde_json::Value;

use crate::example;

/// The two topics of the example cluster, placed over its six brokers in three racks.
fn placed(seed: i64) -> PlaceAnswer {
    let brokers = parse_brokers("brokers", &example("list-endpoints.txt")).unwrap().brokers;
    let topics = vec![TopicRequest::new("orders", 6, 3), TopicRequest::new("pay-ments.v1", 4, 3)];
    place(&PlaceRequest::new(brokers, topics, seed)).unwrap()
}

/// A seed that gives what Kafka 4.4.0's `--generate` happened to propose with a seed of its own.
const SEED_OF_THE_EXAMPLE: i64 = 2135;

#[test]
fn a_plan_is_byte_for_byte_what_kafkas_tool_proposes() {
    let generated = example("generate.txt");
    let (_, proposed) = generated.split_once("Proposed partition reassignment configuration\n").unwrap();
    assert_eq!(placed(SEED_OF_THE_EXAMPLE).to_reassignment_json(), proposed.trim_end());
}

#[test]
fn what_generate_prints_is_byte_for_byte_what_kafkas_tool_printed() {
    let texts = ["list-endpoints.txt", "describe.txt", "log-dirs.txt"].map(example);
    let [brokers, current, log_dirs] = &texts;
    let request = serde_json::json!({
        "brokers": brokers, "current": current, "logDirs": log_dirs, "brokerList": "0,1,2,3,4,5",
        "topicsToMove": ["pay-ments.v1", "orders"], "seed": SEED_OF_THE_EXAMPLE.to_string(),
    });
    let request = podstripe::value::Value::from_json("request", &request.to_string()).unwrap();
    assert_eq!(podstripe::api::generate_text(&request).unwrap(), example("generate.txt"));
}

#[test]
fn a_plan_is_sorted_by_topic_and_partition_whatever_the_order_of_the_request() {
    let brokers = parse_brokers("brokers", &example("list-endpoints.txt")).unwrap().brokers;
    let names = ["b", "a.b", "a-b", "B", "a", "_"];
    let topics = names.map(|name| TopicRequest { start_partition: 9, ..TopicRequest::new(name, 3, 2) });
    let answer = place(&PlaceRequest::new(brokers, topics.to_vec(), 1)).unwrap();
    let plan: Value = serde_json::from_str(&answer.to_reassignment_json()).unwrap();
    let entries: Vec<(&str, i64)> = plan["partitions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| (entry["topic"].as_str().unwrap(), entry["partition"].as_i64().unwrap()))
        .collect();
    let sorted = ["B", "_", "a", "a-b", "a.b", "b"];
    let wanted: Vec<(&str, i64)> = sorted.iter().flat_map(|name| (9..12).map(|id| (*name, id))).collect();
    assert_eq!(entries, wanted);
}

#[test]
fn a_plan_leaves_out_what_could_not_be_placed() {
    let brokers = parse_brokers("brokers", &example("list-endpoints.txt")).unwrap().brokers;
    let topics = vec![TopicRequest::new("t", 1, 7), TopicRequest::new("u", 1, 1)];
    let request = PlaceRequest { errors: OnError::Report, ..PlaceRequest::new(brokers, topics, 1) };
    let plan = place(&request).unwrap().to_reassignment_json();
    assert!(
        plan.starts_with(r#"{"version":1,"partitions":[{"topic":"u","partition":0,"replicas":["#),
        "{plan}"
    );
    assert_eq!(plan.matches("topic").count(), 1);
}

#[test]
fn a_replica_assignment_reads_as_the_rows_it_was_made_from() {
    let answer = placed(SEED_OF_THE_EXAMPLE);
    assert_eq!(answer.to_replica_assignment(Some("pay-ments.v1")).unwrap(), "2:3:1,0:4:5,1:2:3,5:0:4");
    let text = answer.to_replica_assignment(Some("orders")).unwrap();
    let rows: Vec<Vec<i32>> =
        text.split(',').map(|row| row.split(':').map(|id| id.parse().unwrap()).collect()).collect();
    let placed = answer.topic("orders").unwrap().assignment.partitions();
    assert_eq!(rows, placed.map(|(_, replicas)| replicas.to_vec()).collect::<Vec<_>>());
}

#[test]
fn the_only_topic_needs_no_name_and_one_of_several_does() {
    let two = placed(1);
    let error = two.to_replica_assignment(None).unwrap_err();
    assert_eq!((error.code(), error.field()), (ErrorCode::InvalidRequest, Some("topic")));
    let expected = "topic: expected the name of one of the topics (\"orders\", \"pay-ments.v1\"), got null";
    assert_eq!(error.message(), expected);
    let error = two.to_replica_assignment(Some("absent")).unwrap_err();
    assert_eq!(error.message(), expected.replace("null", "\"absent\""));

    let brokers = parse_brokers("brokers", r#"[{"id": 10}]"#).unwrap().brokers;
    let one = place(&PlaceRequest::new(brokers, vec![TopicRequest::new("t", 3, 1)], 1)).unwrap();
    assert_eq!(one.to_replica_assignment(None).unwrap(), "10,10,10");
}
