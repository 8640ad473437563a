//! Hashes of topics and groups (KIP-1101), against what Kafka's own method bodies gave.

use podstripe::{Error, ErrorCode, analysis, api, state::TopicId, value};
use proptest::prelude::*;
use serde_json::{Value, json};

#[path = "support/files.rs"]
mod files;

fn call(name: &str, request: &Value) -> Result<Value, Error> {
    let request = value::Value::from_json("", &request.to_string()).expect("it is plain data");
    api::call(name, &[request]).map(|answer| serde_json::from_str(&answer).expect("it is JSON"))
}

fn vectors(name: &str, least: usize) -> Vec<Value> {
    let text = files::read(&format!("tests/vectors/topic-hash/{name}.jsonl"));
    let vectors: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    assert!(vectors.len() >= least, "{name}: {}", vectors.len());
    vectors
}

#[test]
fn every_topic_has_kafkas_hash() {
    for vector in vectors("topics", 140) {
        let request = json!({
            "topicId": vector["topic_id"], "name": vector["name"], "partitionRacks": vector["partition_racks"],
        });
        let answer = call("topicHash", &request).expect("it is right");
        assert_eq!(
            answer,
            json!({"hash": vector["topic_hash"], "hex": vector["topic_hash_hex"]}),
            "{}",
            vector["id"]
        );
    }
}

#[test]
fn every_group_has_kafkas_hash() {
    for vector in vectors("groups", 40) {
        let request =
            json!({"topicHashes": vector["topic_hashes"], "missingTopics": vector["missing_topics"]});
        let answer = call("groupHash", &request).expect("it is right");
        assert_eq!(answer["hash"], vector["group_hash"], "{}", vector["id"]);
    }
}

/// Before, during and after a plan, with racks by way of brokers.
#[test]
fn every_transition_has_kafkas_hashes() {
    for vector in vectors("transitions", 20) {
        let brokers = vector["brokers"].as_object().expect("an object");
        let brokers: Vec<Value> = brokers
            .iter()
            .map(|(id, rack)| json!({"id": id.parse::<i32>().unwrap(), "rack": rack}))
            .collect();
        let hash = |replicas: &Value| {
            let lists = replicas.as_array().expect("a list").iter().enumerate();
            let partitions: Vec<Value> =
                lists.map(|(id, replicas)| json!({"partition": id, "replicas": replicas})).collect();
            let topic =
                json!({"name": vector["name"], "topicId": vector["topic_id"], "partitions": partitions});
            let answer = call("topicHashes", &json!({"brokers": brokers, "current": {"topics": [topic]}}));
            let answer = answer.unwrap_or_else(|error| panic!("{}: {error}", vector["id"]));
            assert_eq!(answer["topics"][0]["partitions"], json!(partitions.len()));
            answer["topics"][0]["hash"].clone()
        };
        let hashes = ["current", "during", "target"].map(|when| hash(&vector[when]));
        let held = ["before", "during", "after"].map(|when| vector["hash"][when].clone());
        assert_eq!(hashes, held, "{}", vector["id"]);
        let [before, during, after] = &hashes;
        let changes = [before != during, during != after, before != after];
        let held = ["changes_on_start", "changes_on_finish", "net_change"]
            .map(|change| vector[change] == json!(true));
        assert_eq!(changes, held, "{}", vector["id"]);
    }
}

fn two_topics() -> Value {
    json!({
        "brokers": [{"id": 1, "rack": "b"}, {"id": 2, "rack": "a"}, {"id": 3, "rack": null}],
        "current": [
            {"name": "foo", "topicId": "ESIzRFVmd4iZqrvM3e7_AA", "partitions": [
                {"partition": 0, "replicas": [1, 2, 3]}, {"partition": 1, "replicas": [2, 9]}]},
            {"name": "bar", "partitions": [{"partition": 0, "replicas": [1]}]},
        ],
        "groups": [
            {"id": "g", "topics": ["gone", "foo", "foo"]},
            {"id": "of-bar", "topics": ["foo", "bar"]},
            {"id": "none", "topics": ["gone", "away"]},
        ],
    })
}

#[test]
fn topics_and_groups_of_a_state() {
    let answer = call("topicHashes", &two_topics()).expect("it is right");
    // Broker 3 has no rack, 9 is not registered: they give none.
    let racks = json!([["a", "b"], ["a"]]);
    let request = json!({"topicId": "ESIzRFVmd4iZqrvM3e7_AA", "name": "foo", "partitionRacks": racks});
    let foo = call("topicHash", &request).expect("it is right");
    let group = call("groupHash", &json!({"topicHashes": {"foo": foo["hash"]}})).expect("it is right");
    assert_ne!(group["hash"], foo["hash"]);
    assert_eq!(
        answer,
        json!({
            "topics": [
                {"topic": "bar", "topicId": null, "partitions": 1, "hash": null, "hex": null},
                {"topic": "foo", "topicId": "ESIzRFVmd4iZqrvM3e7_AA", "partitions": 2, "hash": foo["hash"],
                 "hex": foo["hex"]},
            ],
            "groups": [
                {"group": "g", "hash": group["hash"], "missingTopics": ["gone"]},
                {"group": "of-bar", "hash": null, "missingTopics": []},
                {"group": "none", "hash": "0", "missingTopics": ["away", "gone"]},
            ],
            "notes": [{"code": "TOPIC_ID_UNKNOWN",
                       "message": "topics without an id of 22 letters, and so without a hash: 1, first bar"}],
        })
    );
}

#[test]
fn a_describe_text_has_what_is_needed() {
    let text = files::read("examples/data/kafka-4.4/describe.txt");
    let brokers: Vec<Value> = (0..6).map(|id| json!({"id": id, "rack": format!("r{}", id % 3)})).collect();
    let answer = call("topicHashes", &json!({"brokers": brokers, "current": text})).expect("it is right");
    let topics = answer["topics"].as_array().expect("a list");
    assert!(topics.len() >= 2);
    for topic in topics {
        assert_eq!(topic["topicId"].as_str().map(str::len), Some(22), "{topic}");
        let hash: i64 = topic["hash"].as_str().expect("text").parse().expect("a number");
        assert_eq!(topic["hex"], json!(format!("{hash:016x}")));
    }
    assert_eq!(answer["notes"], json!([]));
}

#[test]
fn unknown_racks_are_said() {
    let mut request = two_topics();
    request["brokers"] = json!([{"id": 1}, {"id": 2}]);
    let answer = call("topicHashes", &request).expect("it is right");
    assert_eq!(answer["notes"][1]["code"], json!("RACKS_UNKNOWN"));
}

#[test]
fn holes_in_partition_ids_are_refused() {
    let hole = json!([{"partition": 0, "replicas": [1]}, {"partition": 2, "replicas": [1]}]);
    let late = json!([{"partition": 1, "replicas": [1]}]);
    let first = json!([{"partition": 0, "replicas": [1]}]);
    for (partitions, count, missing) in [(hole, 2, 1), (late, 1, 0), (first, 3, 1)] {
        let mut request = two_topics();
        request["current"][0]["partitions"] = partitions;
        request["current"][0]["partitionCount"] = json!(count);
        let error = call("topicHashes", &request).expect_err("a partition is missing");
        assert_eq!(error.code(), ErrorCode::PartitionIdsNotContiguous);
        assert_eq!((error.topic(), error.field()), (Some("foo"), Some("current")));
        assert_eq!(error.numbers(), [("partition", missing)]);
        let message = format!(
            "topic foo: partition {missing} of {count} is not shown; expected all, numbered from 0, as a hash is over \
             them"
        );
        assert_eq!(error.message(), message);
    }
}

#[test]
fn wrong_requests_are_named() {
    let rows = [
        ("topicHash", json!({"topicId": "foo", "name": "t", "partitionRacks": []}), "topicId"),
        (
            "topicHash",
            json!({"topicId": "ESIzRFVmd4iZqrvM3e7_AB", "name": "t", "partitionRacks": []}),
            "topicId",
        ),
        (
            "topicHash",
            json!({"topicId": "ESIzRFVmd4iZqrvM3e7_AA", "name": "t", "partitionRacks": [[1]]}),
            "partitionRacks[0][0]",
        ),
        ("groupHash", json!({"topicHashes": {"t": "1.0"}}), "topicHashes.t"),
        ("groupHash", json!({"topicHashes": {"t": "9223372036854775808"}}), "topicHashes.t"),
        ("groupHash", json!({"topicHashes": {"t": 1}, "missingTopics": "u"}), "missingTopics"),
        ("topicHashes", json!({"current": []}), "brokers"),
        ("topicHashes", json!({"brokers": [], "current": [], "groups": [{"id": "g"}]}), "groups[0].topics"),
    ];
    for (name, request, field) in rows {
        let error = call(name, &request).expect_err("it is wrong");
        assert_eq!((error.code(), error.field()), (ErrorCode::InvalidRequest, Some(field)), "{request}");
    }
    let name = json!({"topicId": "ESIzRFVmd4iZqrvM3e7_AA", "name": "a b", "partitionRacks": []});
    assert_eq!(call("topicHash", &name).expect_err("no name").code(), ErrorCode::InvalidTopic);
}

/// A short request that would be hashed for hours is refused.
#[test]
fn racks_that_would_take_all_memory_are_refused() {
    let rack = "r".repeat(32_000);
    let partition = |id| json!({"partition": id, "replicas": vec![1; 1000]});
    let topic = json!({"name": "t", "topicId": "ESIzRFVmd4iZqrvM3e7_AA",
                       "partitions": (0..10).map(partition).collect::<Vec<_>>()});
    let request = json!({"brokers": [{"id": 1, "rack": rack}], "current": [topic]});
    let error = call("topicHashes", &request).expect_err("640 MB");
    assert_eq!((error.code(), error.topic()), (ErrorCode::LimitExceeded, Some("t")));
    assert_eq!(
        error.message(),
        "topic t: its racks, one for each replica, have 640080040 bytes; the limit is 268435456, and 4000000000 for \
         all topics"
    );
}

proptest! {
    /// The order of replicas does not count, be they many or few; that of partitions does.
    #[test]
    fn racks_are_a_multiset(
        racks in prop::collection::vec(prop::collection::vec("[a-c\u{E000}\u{1F600}]{0,2}", 0..40), 1..4)
    ) {
        let id = TopicId { most: 1, least: 2 };
        let forward: Vec<Vec<&str>> =
            racks.iter().map(|racks| racks.iter().map(String::as_str).collect()).collect();
        let mut sorted = forward.clone();
        for racks in &mut sorted {
            racks.sort_by(|left, right| left.encode_utf16().cmp(right.encode_utf16()));
        }
        prop_assert_eq!(analysis::topic_hash(id, "t", &forward), analysis::topic_hash(id, "t", &sorted));
        let backward: Vec<Vec<&str>> = sorted.iter().rev().cloned().collect();
        let is_same = analysis::topic_hash(id, "t", &forward) == analysis::topic_hash(id, "t", &backward);
        prop_assert_eq!(is_same, sorted == backward);
    }
}
