//! Inputs that are too large are refused at once, by name, and those just below are not.

use podstripe::{
    Error, ErrorCode,
    api::{
        BrokersRequest, PlaceRequest, TopicRequest, place, read_brokers, read_metadata, reassignment_json,
    },
    cluster::Broker,
    formats::{parse_brokers, parse_name_map},
    limits::{
        MAX_BROKERS, MAX_JSON_BYTES, MAX_NAME_BYTES, MAX_PARTITIONS, MAX_REPLICAS, MAX_RULE_ITEMS, MAX_RULES,
        MAX_STEPS, MAX_TEXT_BYTES, MAX_TOPICS,
    },
    placement::{CanarySpec, IsolationRule, Matcher},
    value::Value,
};
use serde_json::json;
use std::time::{Duration, Instant};

fn brokers(count: usize) -> Vec<Broker> {
    (0..).take(count).map(Broker::new).collect()
}

fn one_topic(brokers: Vec<Broker>, partitions: i32, replication_factor: i16) -> PlaceRequest {
    PlaceRequest::new(brokers, vec![TopicRequest::new("t", partitions, replication_factor)], 1)
}

/// The error, which must come before any work that could be felt.
#[track_caller]
fn refused(request: &PlaceRequest) -> Error {
    let began = Instant::now();
    let error = place(request).unwrap_err();
    assert!(began.elapsed() < Duration::from_secs(2), "{error} took {:?}", began.elapsed());
    error
}

#[track_caller]
fn assert_limit(error: &Error, field: &str, message: &str) {
    assert_eq!((error.code(), error.field()), (ErrorCode::LimitExceeded, Some(field)), "{error}");
    assert_eq!(error.message(), message);
}

#[test]
fn too_many_partitions_are_refused_and_the_most_are_placed() {
    let most = i32::try_from(MAX_PARTITIONS).unwrap();
    let message = "topics[0].partitions: 10000001 new partitions in all, the limit is 10000000";
    assert_limit(&refused(&one_topic(brokers(3), most + 1, 1)), "topics[0].partitions", message);
    let placed = place(&one_topic(brokers(3), most, 1)).unwrap();
    assert_eq!(placed.topic("t").unwrap().assignment.flat().len() as u64, MAX_PARTITIONS);
}

#[test]
fn a_placement_that_comes_back_has_the_same_most_partitions_in_one_list_as_in_many() {
    let back = |count: u64, factor: i64, item: Value| {
        let replicas = Value::List(vec![item; usize::try_from(count).unwrap()]);
        let topic = [
            ("name", Value::Text("t".into())),
            ("replicationFactor", Value::Int(factor)),
            ("replicas", replicas),
        ];
        let map = |entries: Vec<(&str, Value)>| {
            Value::Map(entries.into_iter().map(|(name, value)| (name.into(), value)).collect())
        };
        reassignment_json(&map(vec![("topics", Value::List(vec![map(topic.into())]))])).unwrap_err()
    };
    let field = "placement.topics[0].replicas";
    let message =
        |what: &str| format!("{field}: {} {what}, the limit is {MAX_PARTITIONS}", MAX_PARTITIONS + 1);
    assert_limit(&back(MAX_PARTITIONS + 1, 1, Value::List(Vec::new())), field, &message("partitions"));
    assert_limit(&back(MAX_PARTITIONS + 1, 1, Value::Int(1)), field, &message("replicas"));
    // With two replicas each they are but half as many partitions: what is wrong is that one lacks a replica.
    let error = back(MAX_PARTITIONS + 1, 2, Value::Int(1));
    let message =
        format!("{field}: expected 2 ids for each partition, as replicationFactor is 2, got 10000001");
    assert_eq!((error.code(), error.message()), (ErrorCode::InvalidRequest, message.as_str()));
}

#[test]
fn too_many_replicas_are_refused() {
    let factor = 1_000;
    let most = i32::try_from(MAX_REPLICAS / 1_000).unwrap();
    let message = "topics[0].partitions: 50001000 new replicas in all, the limit is 50000000";
    assert_limit(&refused(&one_topic(brokers(3), most + 1, factor)), "topics[0].partitions", message);
    // At the limit it is the cluster that is too small.
    let error = refused(&one_topic(brokers(3), most, factor));
    assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor);
}

#[test]
fn partitions_of_all_topics_count_together() {
    let topics = (0..3).map(|at| TopicRequest::new(format!("t{at}"), 4_000_000, 1)).collect();
    let message = "topics[2].partitions: 12000000 new partitions in all, the limit is 10000000";
    assert_limit(&refused(&PlaceRequest::new(brokers(3), topics, 1)), "topics[2].partitions", message);
}

#[test]
fn too_many_topics_are_refused_and_the_most_are_placed() {
    let topics = |count| (0..count).map(|at| TopicRequest::new(format!("t{at}"), 1, 1)).collect();
    let message = "topics: 100001 topics, the limit is 100000";
    assert_limit(&refused(&PlaceRequest::new(brokers(1), topics(MAX_TOPICS + 1), 1)), "topics", message);
    let placed = place(&PlaceRequest::new(brokers(1), topics(MAX_TOPICS), 1)).unwrap();
    assert_eq!(placed.placed().count(), MAX_TOPICS);
}

#[test]
fn too_many_brokers_are_refused_and_the_most_are_placed_on() {
    let message = "brokers: 100001 brokers, the limit is 100000";
    assert_limit(&refused(&one_topic(brokers(MAX_BROKERS + 1), 1, 1)), "brokers", message);
    assert!(place(&one_topic(brokers(MAX_BROKERS), 1, 3)).is_ok());

    let records: Vec<_> = (0..=MAX_BROKERS).map(|id| json!({"id": id})).collect();
    assert_limit(&parse_brokers("brokers", &json!(records).to_string()).unwrap_err(), "brokers", message);

    let rows: Vec<String> = (0..=MAX_BROKERS).map(|id| format!("{id} k 9092 a unfenced broker\n")).collect();
    let table = format!("ID HOST PORT RACK STATE ENDPOINT_TYPE\n{}", rows.concat());
    let message = "brokers: line 100002: the limit is 100000 brokers";
    assert_limit(&parse_brokers("brokers", &table).unwrap_err(), "brokers", message);
}

#[test]
fn too_many_rules_are_refused() {
    let rule = |at| IsolationRule { pod: format!("p{at}"), matcher: Matcher::partitions([at]) };
    let rules = (0..=u32::try_from(MAX_RULES).unwrap()).map(rule).collect();
    let request = PlaceRequest { rules, ..one_topic(brokers(1), 1, 1) };
    assert_limit(&refused(&request), "rules", "rules: 1001 rules, the limit is 1000");
}

#[test]
fn too_many_partitions_in_one_rule_are_refused() {
    let rule = json!({"pod": "p", "partitions": vec![7; MAX_RULE_ITEMS + 1]});
    let request = json!({"brokers": [], "topics": [], "rules": [rule], "seed": "1"}).to_string();
    let message = "rules[0].partitions: 1000001 partitions, the limit is 1000000";
    assert_limit(&PlaceRequest::from_json(&request).unwrap_err(), "rules[0].partitions", message);
}

#[test]
fn too_long_names_are_refused_and_the_longest_are_taken() {
    let named = |length| Broker::new(1).with_rack("r".repeat(length)).with_pod("p".repeat(length));
    let message = "brokers[0].rack: the rack has more than 32767 bytes";
    assert_limit(&refused(&one_topic(vec![named(MAX_NAME_BYTES + 1)], 1, 1)), "brokers[0].rack", message);
    assert!(place(&one_topic(vec![named(MAX_NAME_BYTES)], 1, 1)).is_ok());

    let text = json!([{"id": 1, "pod": "p".repeat(MAX_NAME_BYTES + 1)}]).to_string();
    let message = "brokers[0].pod: the pod has 32768 bytes, the limit is 32767";
    assert_limit(&parse_brokers("brokers", &text).unwrap_err(), "brokers[0].pod", message);
}

#[test]
fn too_long_texts_are_refused_unread() {
    let json = "[".repeat(MAX_JSON_BYTES + 1);
    let message = "metadata: the text has 67108865 bytes, the limit is 67108864";
    assert_limit(&read_metadata(&json).unwrap_err(), "metadata", message);
    let message = "brokers: the text has 67108865 bytes, the limit is 67108864";
    assert_limit(&parse_brokers("brokers", &json).unwrap_err(), "brokers", message);

    let lines = "\n".repeat(MAX_TEXT_BYTES + 1);
    let message = "brokers: the text has 268435457 bytes, the limit is 268435456";
    assert_limit(&parse_brokers("brokers", &lines).unwrap_err(), "brokers", message);
}

/// Ten thousand brokers, each in a rack of its own, half of them in the canary pod: every other partition starts anew
/// and draws for each rack.
fn hidden_work(partitions: i32, interval: i32) -> PlaceRequest {
    let broker = |id: i32| {
        Broker::new(id).with_rack(format!("rack-{id}")).with_pod(if id % 2 == 0 {
            "canary"
        } else {
            "stable"
        })
    };
    PlaceRequest {
        canary: Some(CanarySpec { pod: "canary".into(), interval }),
        ..one_topic((0..10_000).map(broker).collect(), partitions, 1)
    }
}

#[test]
fn work_that_few_partitions_hide_is_refused_before_it_starts() {
    let error = refused(&hidden_work(1_000_000, 2));
    assert_eq!((error.code(), error.field()), (ErrorCode::LimitExceeded, Some("topics")));
    let steps: u64 = error.value().unwrap().parse().unwrap();
    assert!(steps > MAX_STEPS);
    let message = format!(
        "topics: placing them may take {steps} steps, the limit is 4000000000; place fewer topics or partitions in one \
         call, or use a larger interval"
    );
    assert_eq!(error.message(), message);
    // What the message advises helps.
    assert!(place(&hidden_work(1_000, 2)).is_ok());
    assert!(place(&hidden_work(1_000_000, 20_000)).is_ok());
}

#[test]
fn an_answer_becomes_json_in_a_time_that_goes_with_its_length() {
    // Many topics, many pods, many brokers: none of them may be multiplied by another.
    let broker =
        |id: i32| Broker::new(id).with_rack(format!("rack-{}", id % 3)).with_pod(format!("pod-{}", id % 101));
    let rule = |at: u32| IsolationRule { pod: format!("pod-{at}"), matcher: Matcher::partitions([at]) };
    let topics = (0..300).map(|at| TopicRequest::new(format!("t{at}"), 6, 3)).collect();
    let request = PlaceRequest {
        rules: (0..100).map(rule).collect(),
        ..PlaceRequest::new((0..10_000).map(broker).collect(), topics, 1)
    };
    let answer = place(&request).unwrap();
    let began = Instant::now();
    let length = answer.to_json().len();
    assert!(length > 1_000_000);
    assert!(began.elapsed() < Duration::from_secs(1), "{length} bytes took {:?}", began.elapsed());
}

#[test]
fn a_replication_factor_beyond_the_cluster_is_refused_before_memory_is_taken() {
    let error = refused(&one_topic(brokers(3), 1_500, i16::MAX));
    assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor);
    assert_eq!(error.numbers()[0], ("replicationFactor", 32_767));
}

#[test]
fn deeply_nested_json_is_a_parse_error() {
    let opened = ["[".repeat(100_000), r#"{"a":"#.repeat(100_000), "[".repeat(10_000_000)];
    for text in &opened {
        let table = "[{\"id\": 1}]";
        let errors = [
            ("request", PlaceRequest::from_json(text).unwrap_err()),
            ("brokers", parse_brokers("brokers", text).unwrap_err()),
            ("racks", parse_name_map("racks", text).unwrap_err()),
            ("metadata", read_metadata(text).unwrap_err()),
            (
                "pods",
                read_brokers(&BrokersRequest { brokers: table, racks: None, pods: Some(text) }).unwrap_err(),
            ),
        ];
        for (source, error) in errors {
            assert_eq!((error.code(), error.field()), (ErrorCode::ParseError, Some(source)));
            let begins = format!("{source}: not valid JSON: recursion limit exceeded (line 1, column ");
            assert!(error.message().starts_with(&begins), "{error}");
        }
    }
}

#[test]
fn what_a_message_shows_of_a_long_input_is_cut_short() {
    let long = "x".repeat(30_000);
    let read = |brokers: &str, racks: Option<&str>| {
        read_brokers(&BrokersRequest { brokers, racks, pods: None }).unwrap_err()
    };
    let rule = || IsolationRule { pod: long.clone(), matcher: Matcher::interval(2) };
    let errors = [
        PlaceRequest::from_json(&json!({ long.as_str(): 1 }).to_string()).unwrap_err(),
        parse_brokers("brokers", &json!([{"id": 1, long.as_str(): 1}]).to_string()).unwrap_err(),
        parse_brokers("brokers", &json!({"brokers": {long.as_str(): {}}}).to_string()).unwrap_err(),
        parse_name_map("pods", &json!({long.as_str(): "a"}).to_string()).unwrap_err(),
        parse_name_map("pods", &json!({long.as_str(): [1, 1]}).to_string()).unwrap_err(),
        read(&json!([{"id": 1, "rack": long}]).to_string(), Some(r#"{"1": "a"}"#)),
        refused(&PlaceRequest { rules: vec![rule(), rule()], ..one_topic(brokers(1), 1, 1) }),
        refused(&one_topic(vec![], 1, 1)),
        PlaceRequest::from_json(&json!({"brokers": [], "topics": [], "seed": long}).to_string()).unwrap_err(),
    ];
    let too_long: Vec<_> = errors
        .iter()
        .map(|error| {
            (error.message().len(), error.field().map_or(0, str::len), error.value().map_or(0, str::len))
        })
        .enumerate()
        .filter(|(_, (message, field, value))| *message > 600 || *field > 200 || *value > 200)
        .collect();
    assert_eq!(too_long, [], "(error, (bytes of message, field, value))");
}

#[test]
fn a_plan_takes_no_memory_for_rows_as_wide_as_its_first() {
    // One wide row and many empty ones: together some 13 GB, if the first row's width were believed.
    let mut rows = vec![json!([]); 100_000];
    rows[0] = json!((0..32_767).collect::<Vec<i32>>());
    let text = json!({"topics": [{"name": "t", "replicas": rows}]}).to_string();
    let placement = Value::from_json("placement", &text).unwrap();
    let error = reassignment_json(&placement).unwrap_err();
    assert_eq!(error.code(), ErrorCode::InvalidRequest);
    assert_eq!(error.field(), Some("placement.topics[0].replicas[1]"));
}
