//! Stray logs: the worked examples, other sources of the same facts, and what holds for any cluster.

use podstripe::{Error, api, value};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

#[path = "support/files.rs"]
mod files;

fn call(request: &Value) -> Result<Value, Error> {
    let request = value::Value::from_json("", &request.to_string()).expect("it is plain data");
    api::call("findStrays", &[request]).map(|answer| serde_json::from_str(&answer).expect("it is JSON"))
}

fn found(request: &Value) -> Value {
    call(request).unwrap_or_else(|error| panic!("{error}: {request}"))
}

fn camel(key: &str) -> String {
    let mut words = key.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &word[..1].to_uppercase() + &word[1..])
}

/// An example's output as answers write it: names in camelCase, bytes as text.
fn answered(output: &Value) -> Value {
    let bytes = |value: &Value| json!(value.as_i64().expect("a number").to_string());
    match output {
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| {
                let value = match key.as_str() {
                    "size" | "stray_bytes" => bytes(value),
                    "stray_bytes_by_broker" => {
                        let brokers = value.as_object().expect("an object").iter();
                        brokers
                            .map(|(broker, sum)| (broker.clone(), bytes(sum)))
                            .collect::<Map<_, _>>()
                            .into()
                    }
                    _ => answered(value),
                };
                (camel(key), value)
            })
            .collect::<Map<_, _>>()
            .into(),
        Value::Array(items) => items.iter().map(answered).collect(),
        other => other.clone(),
    }
}

#[test]
fn every_example_is_answered() {
    let examples: Vec<Value> =
        serde_json::from_str(&files::read("tests/examples/stray.json")).expect("it is JSON");
    assert_eq!(examples.len(), 35);
    let mut errors = 0;
    for example in &examples {
        let (id, input) = (&example["id"], &example["input"]);
        let mut request = json!({"current": {"topics": input["topics"]}, "log_dirs": input["brokers"]});
        for name in ["contains_all_replicas", "allow_empty_metadata"] {
            request[name] = input[name].clone();
        }
        let Some(held) = example["error"].as_object() else {
            let mut answer = found(&request);
            assert_eq!(answer["notes"], json!([]), "{id}");
            answer.as_object_mut().expect("an object").remove("notes");
            assert_eq!(answer, answered(&example["output"]), "{id}");
            continue;
        };
        let error = call(&request).expect_err("it is wrong");
        assert_eq!(error.code().name().to_lowercase(), held["code"], "{id}");
        for name in ["broker", "partition"] {
            let number =
                error.numbers().iter().find(|(own, _)| *own == name).map(|(_, number)| json!(number));
            assert_eq!(number, held.get(name).cloned(), "{id} {name}");
        }
        assert_eq!(error.topic(), held.get("topic").and_then(Value::as_str), "{id}");
        if let Some(value) = held.get("value") {
            assert_eq!(error.value(), Some(value.to_string().as_str()), "{id}");
        }
        assert!(error.field().is_some(), "{id}");
        errors += 1;
    }
    assert_eq!(errors, 7);
}

fn one_topic() -> Value {
    json!([{"name": "foo", "partitions": [{"partition": 0, "replicas": [1, 2]}, {"partition": 1, "replicas": [2]}]}])
}

/// The same logs as text, as the tool's JSON, and as two clients give them.
#[test]
fn all_sources_say_the_same() {
    let logs = json!([{"partition": "foo-0", "size": 5, "offsetLag": 0, "isFuture": false},
        {"partition": "foo-1", "size": 7, "offsetLag": 0, "isFuture": true}]);
    let tool = json!({"version": 1, "brokers": [{"broker": 1, "logDirs": [
        {"logDir": "/d", "error": null, "partitions": logs}]}]});
    let text = format!(
        "Querying brokers for log directories information\nReceived log directory information from brokers 1\n{tool}\n"
    );
    let partitions = json!([
        {"partition_index": 0, "partition_size": 5, "offset_lag": 0, "is_future_key": false},
        {"partition_index": 1, "partition_size": 7, "offset_lag": 0, "is_future_key": true}]);
    let topics = json!([{"name": "foo", "partitions": partitions}]);
    let python = json!([{"broker": 1, "log_dirs": [{"error_code": 0, "log_dir": "/d", "topics": topics,
        "total_bytes": 100, "usable_bytes": 50}]}]);
    let platformatic = json!([{"broker": 1, "throttleTimeMs": 0, "results": [{"logDir": "/d", "topics": topics,
        "totalBytes": "100", "usableBytes": "50"}]}]);
    let stray = json!({"broker": 1, "logDir": "/d", "topic": "foo", "partition": 1, "future": true, "size": "7",
        "reason": "not_a_replica"});
    for dirs in [json!(text), tool, python, platformatic] {
        let answer = found(&json!({"current": one_topic(), "logDirs": dirs}));
        assert_eq!((&answer["strays"], &answer["strayBytes"]), (&json!([stray]), &json!("7")), "{dirs}");
    }
}

#[test]
fn a_directory_with_an_error_code_was_not_read() {
    let dirs = json!([{"broker": 2, "log_dirs": [{"error_code": 56, "log_dir": "/d", "topics": []}]}]);
    let answer = found(&json!({"current": one_topic(), "logDirs": dirs}));
    assert_eq!(answer["unscanned"], json!([{"broker": 2, "logDir": "/d", "error": "error code 56"}]));
    assert_eq!(answer["missing"], json!([]));
}

fn listing(logs: &Value) -> Value {
    json!({"current": one_topic(), "logDirs": [{"broker": 1, "logDirs": [{"logDir": "/d", "logs": logs}]}]})
}

/// A topic whose metadata shows no id is known by its name; a directory without an id is stray all the same.
#[test]
fn ids_on_one_side_only() {
    let id = "AAAAAAAAAAEAAAAAAAAAAg";
    let logs = json!([{"dir": "foo-0", "size": 1, "topicId": id}, {"dir": "foo-1", "size": 2, "topicId": id},
        {"dir": "bar-0", "size": 3, "topicId": id}, {"dir": "foo-2", "size": 4, "topicId": null}]);
    let reasons = |answer: &Value| -> Vec<String> {
        let strays = answer["strays"].as_array().expect("a list").iter();
        strays.map(|stray| stray["reason"].as_str().expect("text").to_owned()).collect()
    };
    let mut request = listing(&logs);
    assert_eq!(reasons(&found(&request)), ["unknown_topic", "not_a_replica", "no_topic_id"]);
    // Zeros are no id.
    request["current"][0]["topicId"] = json!("AAAAAAAAAAAAAAAAAAAAAA");
    assert_eq!(reasons(&found(&request)), ["unknown_topic", "not_a_replica", "no_topic_id"]);
    request["current"][0]["topicId"] = json!("AAAAAAAAAAMAAAAAAAAABA");
    let reasons = reasons(&found(&request));
    assert_eq!(reasons, ["unknown_topic", "topic_id_mismatch", "topic_id_mismatch", "no_topic_id"]);
}

#[test]
fn names_are_read_as_kafka_writes_them() {
    let unique = "0123456789abcdef0123456789abcdef";
    let fine = [
        "foo-0".into(),
        "a.b-c-17".into(),
        format!("a.b-3.{unique}-future"),
        format!("x-delete-0.{unique}-delete"),
    ];
    for dir in fine {
        found(&listing(&json!([{"dir": dir, "size": 1}])));
    }
    let wrong = [
        "foo".into(),
        "foo-".into(),
        "-0".into(),
        "foo-00".into(),
        "foo-+1".into(),
        "foo-2147483648".into(),
        "foo-0-future".into(),
        format!("foo-0.{}-future", &unique[1..]),
        format!("foo-0.{unique}-gone"),
        format!("foo-0.{}-delete", unique.replace('a', "g")),
    ];
    for dir in wrong {
        let error = call(&listing(&json!([{"dir": dir, "size": 1}]))).expect_err("no name");
        assert_eq!(
            (error.code().name(), error.field()),
            ("BAD_DIR_NAME", Some("logDirs[0].logDirs[0].logs[0].dir"))
        );
        assert_eq!(error.value(), Some(format!("\"{dir}\"").as_str()));
    }
}

#[test]
fn what_was_moved_is_told_apart() {
    let unique = "0123456789abcdef0123456789abcdef";
    let logs = json!([
        {"dir": format!("foo-0.{unique}-stray"), "size": 5}, {"dir": format!("foo-0.{unique}-future"), "size": 6},
        {"dir": format!("gone-1.{unique}-delete"), "size": 7}, {"dir": format!("gone-1.{unique}-future"), "size": 8}]);
    let answer = found(&listing(&logs));
    let states: Vec<&Value> =
        answer["alreadyMoved"].as_array().expect("a list").iter().map(|log| &log["state"]).collect();
    assert_eq!(states, ["stray_dir", "deleting"]);
    assert_eq!(answer["strayBytesByBroker"], json!({"1": "8"}));
    assert_eq!(answer["strays"][0]["future"], json!(true));
}

#[test]
fn wrong_requests_are_named() {
    let partition = json!({"partition": 0, "replicas": [1]});
    let topic = |name: &str, id: &str| json!({"name": name, "topicId": id, "partitions": [partition]});
    let of = |current: Value| json!({"current": current, "logDirs": []});
    let id = "AAAAAAAAAAEAAAAAAAAAAg";
    let (dir, log) = ("logDirs[0].logDirs[0]", "logDirs[0].logDirs[0].logs[0]");
    let rows = [
        (of(json!([])), "EMPTY_METADATA", "current"),
        (of(json!([{"name": "foo", "partitions": []}])), "EMPTY_METADATA", "current"),
        (of(json!([topic("a", id), topic("b", id)])), "DUPLICATE_TOPIC_ID", "current"),
        (of(json!([topic("a", id), topic("a", id)])), "DUPLICATE_TOPIC", "current"),
        (of(json!([topic("a", "abc")])), "INVALID_REQUEST", "current"),
        (json!({"current": one_topic()}), "INVALID_REQUEST", "logDirs"),
        (
            json!({"current": one_topic(), "logDirs": [{"broker": 1}]}),
            "INVALID_REQUEST",
            "logDirs[0].logDirs",
        ),
        (
            json!({"current": one_topic(), "logDirs": [{"broker": 1, "logDirs": []}, {"broker": 1, "logDirs": []}]}),
            "INVALID_REQUEST",
            "logDirs",
        ),
        (
            json!({"current": one_topic(), "logDirs": [{"broker": 1, "logDirs": [{"logDir": "/d", "logs": []},
            {"logDir": "/d", "logs": []}]}]}),
            "INVALID_REQUEST",
            "logDirs",
        ),
        (
            json!({"current": one_topic(), "logDirs": [{"broker": 1, "logDirs": [{"logDir": "/d"}]}]}),
            "INVALID_REQUEST",
            &format!("{dir}.logs"),
        ),
        (listing(&json!([{"partition": "foo-0"}])), "INVALID_REQUEST", &format!("{log}.size")),
        (listing(&json!([{"size": 1}])), "INVALID_REQUEST", &format!("{log}.partition")),
        (listing(&json!([{"partition": 0, "size": 1}])), "INVALID_REQUEST", &format!("{log}.partition")),
        (
            listing(&json!([{"partition": "foo-x", "size": 1}])),
            "BAD_PARTITION_NAME",
            &format!("{log}.partition"),
        ),
        (
            listing(&json!([{"partition": "foo-0", "size": 1, "future": true}])),
            "INVALID_REQUEST",
            &format!("{log}.future"),
        ),
        (
            listing(&json!([{"dir": "foo-0", "size": 1, "isFuture": true}])),
            "INVALID_REQUEST",
            &format!("{log}.isFuture"),
        ),
        (
            listing(&json!([{"dir": "foo-0", "size": 1, "topicId": "abc"}])),
            "INVALID_REQUEST",
            &format!("{log}.topicId"),
        ),
        (listing(&json!([{"dir": "foo-0", "size": "-7"}])), "NEGATIVE_SIZE", &format!("{log}.size")),
    ];
    for (request, code, field) in rows {
        let error = call(&request).expect_err("it is wrong");
        assert_eq!((error.code().name(), error.field()), (code, Some(field)), "{request}: {error}");
    }
}

#[test]
fn errors_say_what_to_do() {
    let twice = json!({"current": one_topic(), "logDirs": [{"broker": 1, "logDirs": [
        {"logDir": "/a", "logs": [{"partition": "foo-0", "size": 1}]},
        {"logDir": "/b", "logs": [{"partition": "foo-0", "size": 1}]}]}]});
    assert_eq!(
        call(&twice).expect_err("two logs").message(),
        "logDirs: topic foo: broker 1 has a second log of partition 0, in /b; expected one, or the topicId of each \
         directory to tell them apart"
    );
    let empty = json!({"current": [], "logDirs": []});
    assert_eq!(
        call(&empty).expect_err("no topics").message(),
        "current: no partition, so that every log would be stray; give all topics, or set containsAllReplicas to \
         false, or allowEmptyMetadata to true if the cluster has none"
    );
}

/// Two directories of one topic that has another name now: found by their id, they are two logs of one partition too.
#[test]
fn two_logs_under_a_name_that_is_unknown() {
    let id = "AAAAAAAAAAEAAAAAAAAAAg";
    let mut request = listing(
        &json!([{"dir": "old-0", "size": 1, "topicId": id}, {"dir": "old-0", "size": 1, "topicId": id}]),
    );
    request["current"][0]["topicId"] = json!(id);
    let error = call(&request).expect_err("two logs");
    assert_eq!((error.code().name(), error.topic()), ("DUPLICATE_LOG", Some("old")));
}

/// Topics of up to five partitions on brokers 1 to 6; each replica's bytes.
fn clusters() -> impl Strategy<Value = Vec<Vec<Vec<(i32, i64)>>>> {
    let replicas = prop::collection::btree_map(1..=6_i32, 0..1_i64 << 61, 1..4);
    let partitions =
        prop::collection::vec(replicas.prop_map(|replicas| replicas.into_iter().collect()), 1..5);
    prop::collection::vec(partitions, 1..5)
}

type Topics = [Vec<Vec<(i32, i64)>>];

/// The topics as they stand, every other one with an id.
fn current(topics: &Topics) -> Value {
    let topic = |(at, partitions): (usize, &Vec<Vec<(i32, i64)>>)| {
        let id = (at % 2 == 0).then(|| format!("AAAAAAAAAAEAAAAAAAAA{at}g"));
        let partition = |(id, replicas): (usize, &Vec<(i32, i64)>)| {
            let brokers: Vec<i32> = replicas.iter().map(|(broker, _)| *broker).collect();
            json!({"partition": id, "replicas": brokers})
        };
        let partitions: Vec<Value> = partitions.iter().enumerate().map(partition).collect();
        json!({"name": format!("t-{at}"), "topicId": id, "partitions": partitions})
    };
    topics.iter().enumerate().map(topic).collect()
}

/// What the brokers 1 to 6 have on disk, in two directories each, of the topics that `has` says.
fn on_disk(topics: &Topics, has: impl Fn(usize, i32) -> bool) -> Value {
    let brokers = (1..=6).map(|broker| {
        let mut dirs = [vec![], vec![]];
        for (at, partitions) in topics.iter().enumerate() {
            for (id, replicas) in partitions.iter().enumerate() {
                for (_, size) in replicas.iter().filter(|(own, _)| *own == broker && has(at, broker)) {
                    let log = json!({"partition": format!("t-{at}-{id}"), "size": size.to_string(), "isFuture": false});
                    dirs[(at + id) % 2].push(log);
                }
            }
        }
        let [first, second] = dirs;
        json!({"broker": broker, "logDirs": [{"logDir": "/a", "logs": first}, {"logDir": "/b", "logs": second}]})
    });
    brokers.collect()
}

proptest! {
    #[test]
    fn logs_of_the_metadata_itself_are_no_strays(topics in clusters()) {
        let answer = found(&json!({"current": current(&topics), "logDirs": on_disk(&topics, |_, _| true)}));
        for list in ["strays", "alreadyMoved", "unknown", "unscanned", "missing"] {
            prop_assert_eq!(&answer[list], &json!([]));
        }
        prop_assert_eq!(&answer["strayBytes"], &json!("0"));
    }

    /// One topic less in the metadata: its logs are strays, and all of their bytes are counted, once.
    #[test]
    fn bytes_add_up(topics in clusters()) {
        let (gone, kept) = topics.split_last().expect("one at the least");
        let mut request = json!({"current": current(kept), "logDirs": on_disk(&topics, |_, _| true)});
        request["allowEmptyMetadata"] = json!(true);
        let answer = found(&request);
        let bytes = |broker: Option<i32>| -> i128 {
            let replicas = gone.iter().flatten().filter(|(own, _)| broker.is_none_or(|broker| broker == *own));
            replicas.map(|(_, size)| i128::from(*size)).sum()
        };
        prop_assert_eq!(&answer["strayBytes"], &json!(bytes(None).to_string()));
        for (broker, sum) in answer["strayBytesByBroker"].as_object().expect("an object") {
            prop_assert_eq!(sum, &json!(bytes(broker.parse().ok()).to_string()));
        }
        let strays = answer["strays"].as_array().expect("a list");
        prop_assert_eq!(strays.len(), gone.iter().flatten().count());
        prop_assert!(strays.iter().all(|stray| stray["reason"] == json!("unknown_topic")));
        let key = |stray: &Value| (stray["broker"].as_i64(), stray["logDir"].to_string(), stray["partition"].as_i64());
        prop_assert!(strays.is_sorted_by_key(key));
        // The same, if the topics are not all: nothing is proven.
        request["containsAllReplicas"] = json!(false);
        let answer = found(&request);
        prop_assert_eq!(&answer["strayBytes"], &json!("0"));
        prop_assert_eq!(answer["unknown"].as_array().map(Vec::len), Some(strays.len()));
        prop_assert_eq!(&answer["missing"], &json!([]));
    }

    /// What a broker has not got is missing there.
    #[test]
    fn missing_logs_are_those_that_were_left_out(topics in clusters(), broker in 1..=6_i32) {
        let dirs = on_disk(&topics, |at, own| own != broker || at > 0);
        let answer = found(&json!({"current": current(&topics), "logDirs": dirs}));
        let held = topics[0].iter().enumerate().filter(|(_, replicas)| replicas.iter().any(|(own, _)| *own == broker));
        let held: Vec<Value> =
            held.map(|(id, _)| json!({"broker": broker, "topic": "t-0", "partition": id})).collect();
        prop_assert_eq!(&answer["missing"], &json!(held));
    }
}
