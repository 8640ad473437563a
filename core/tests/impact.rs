//! What a plan costs: worked examples, each rule by itself, and what holds for any plan.
//!
//! `tests/examples/impact.json` has ten cases that were reckoned by hand and with Kafka's own hash methods.

use podstripe::{Error, ErrorCode, api, value};
use proptest::{collection::vec, prelude::*};
use serde_json::{Map, Value, json};

#[path = "support/files.rs"]
mod files;

fn call(name: &str, request: &Value) -> Result<Value, Error> {
    let request = value::Value::from_json("", &request.to_string()).expect("it is plain data");
    api::call(name, &[request]).map(|answer| serde_json::from_str(&answer).expect("answers are JSON"))
}

fn impact(request: &Value) -> Value {
    call("impact", request).unwrap_or_else(|error| panic!("{error}\n{request}"))
}

/// The code, the field and the sentence.
fn refused(request: &Value) -> (ErrorCode, String, String) {
    let error = call("impact", request).expect_err("it is refused");
    (error.code(), error.field().unwrap_or_default().to_owned(), error.message().to_owned())
}

/// Six brokers in racks a, b, c, a, b, c.
fn brokers() -> Value {
    (0..6).map(|id| json!({"id": id, "rack": (["a", "b", "c"][id % 3])})).collect()
}

/// Topic foo with two partitions and topic bar with one, as in the examples.
fn current() -> Value {
    json!({"topics": [
        {"name": "foo", "topicId": "AAAAAAAAAAEAAAAAAAAAAg", "partitions": [
            {"partition": 0, "replicas": [0, 1, 2]}, {"partition": 1, "replicas": [1, 2, 3]}]},
        {"name": "bar", "topicId": "AAAAAAAAAAMAAAAAAAAABA", "partitions": [{"partition": 0, "replicas": [3, 4, 5]}]},
    ]})
}

/// A plan of rows of topic, partition and replicas.
fn plan(rows: &[(&str, i32, &[i32])]) -> Value {
    let partitions: Vec<Value> = rows
        .iter()
        .map(|(topic, partition, replicas)| json!({"topic": topic, "partition": partition, "replicas": replicas}))
        .collect();
    json!({"version": 1, "partitions": partitions})
}

fn request(rows: &[(&str, i32, &[i32])]) -> Value {
    json!({"brokers": brokers(), "current": current(), "plan": plan(rows)})
}

/// A request with more fields, or other ones.
fn with(mut request: Value, more: Value) -> Value {
    let Value::Object(more) = more else { panic!("{more}") };
    for (name, value) in more {
        request[name] = value;
    }
    request
}

fn log(topic: &str, partition: i32, bytes: i64) -> Value {
    json!({"topic": topic, "partition": partition, "logEnd": 1000, "localBytes": bytes})
}

/// What `kafka-log-dirs` prints for replicas: broker, name, size, whether it is a future one.
fn log_dirs(replicas: &[(i32, &str, i64, bool)], failed: &[i32]) -> String {
    let dirs: Vec<Value> = (0..6)
        .map(|id| {
            let partitions: Vec<Value> = replicas
                .iter()
                .filter(|(broker, ..)| *broker == id)
                .map(|(_, name, size, future)| {
                    json!({"partition": name, "size": size, "offsetLag": 0, "isFuture": future})
                })
                .collect();
            let mut dirs = vec![json!({"logDir": "/d0", "error": null, "partitions": partitions})];
            if failed.contains(&id) {
                let error = "org.apache.kafka.common.errors.KafkaStorageException";
                dirs.push(json!({"logDir": "/d1", "error": error, "partitions": []}));
            }
            json!({"broker": id, "logDirs": dirs})
        })
        .collect();
    json!({"version": 1, "brokers": dirs}).to_string()
}

// --- the worked examples ---

fn camel(name: &str) -> String {
    let mut up = false;
    let mut text = String::new();
    for letter in name.chars() {
        match (letter, up) {
            ('_', _) => up = true,
            (letter, true) => {
                text.push(letter.to_ascii_uppercase());
                up = false;
            }
            (letter, false) => text.push(letter),
        }
    }
    text
}

/// An example's input as a request.
fn request_of(input: &Value) -> Value {
    let mut request = Map::new();
    for (key, value) in input.as_object().expect("fields") {
        request.insert(camel(key), value.clone());
    }
    let mut logs = Vec::new();
    let mut topics = Vec::new();
    for topic in request.remove("topics").expect("topics").as_array().expect("a list") {
        let mut partitions = Vec::new();
        for partition in topic["partitions"].as_array().expect("a list") {
            let mut log = json!({"topic": topic["name"]});
            let mut shown = json!({});
            for (key, value) in partition.as_object().expect("fields") {
                let place = if key == "replicas" { &mut shown } else { &mut log };
                place[camel(key)] = value.clone();
            }
            shown["partition"] = partition["partition"].clone();
            logs.push(log);
            partitions.push(shown);
        }
        topics.push(json!({"name": topic["name"], "topicId": topic["topic_id"], "partitions": partitions}));
    }
    for broker in request["brokers"].as_array_mut().expect("a list") {
        let online = broker.as_object_mut().expect("fields").remove("online").expect("it is told");
        broker["fenced"] = json!(online == json!(false));
    }
    request.insert("current".into(), json!({"topics": topics}));
    request.insert("logs".into(), json!(logs));
    Value::Object(request)
}

/// The numbers that have 64 bits, by name; by broker they all have.
const WIDE: [&str; 8] = [
    "full_local",
    "last_tiered",
    "saved",
    "bytes_full_local",
    "bytes_last_tiered",
    "local_from",
    "size",
    "seconds",
];

/// An example's output as the answer spells it.
fn answer_of(name: &str, output: &Value) -> Value {
    match output {
        Value::Object(fields) if name == "per_broker" => {
            let row = |(key, seconds): (&String, &Value)| {
                let (direction, broker) = key.split_once(':').expect("in:3");
                let broker: i32 = broker.parse().expect("an id");
                json!({"broker": broker, "direction": direction, "seconds": seconds.to_string()})
            };
            let mut rows: Vec<Value> = fields.iter().map(row).collect();
            rows.sort_by_key(|row| (row["broker"].as_i64(), row["direction"] == "in"));
            json!(rows)
        }
        Value::Object(fields) if name.ends_with("_by_broker") => {
            fields.iter().map(|(id, bytes)| (id.clone(), json!(bytes.to_string()))).collect()
        }
        Value::Object(fields) => {
            fields.iter().map(|(key, value)| (camel(key), answer_of(key, value))).collect()
        }
        Value::Array(items) if items.first().is_some_and(Value::is_array) => items
            .iter()
            .map(|pair| {
                let mut object = json!({"topic": pair[0], "partition": pair[1]});
                if !pair[2].is_null() {
                    object["broker"] = pair[2].clone();
                }
                object
            })
            .collect(),
        Value::Array(items) => items.iter().map(|item| answer_of(name, item)).collect(),
        Value::Number(number) if WIDE.contains(&name) => json!(number.to_string()),
        other => other.clone(),
    }
}

/// Takes out of an answer what the examples do not speak of, and gives it.
fn beyond(answer: &mut Value) -> Vec<Value> {
    let mut taken = Vec::new();
    let mut take = |object: &mut Value, name: &str| {
        if let Some(object) = object.as_object_mut() {
            taken.push(object.remove(name).unwrap_or_else(|| panic!("{name}")));
        }
    };
    take(&mut answer["bytes"], "unknown");
    take(&mut answer["disk"], "over");
    take(&mut answer["canary"], "podlessBrokers");
    for group in answer["groups"].as_array_mut().expect("a list") {
        take(group, "missingTopics");
        if group["type"] != "classic" {
            take(group, "maxBumps");
        }
    }
    for side in ["before", "after"] {
        take(&mut answer["exposure"][side], "bytes");
    }
    take(answer, "notes");
    taken
}

#[test]
fn the_ten_worked_examples() {
    let examples: Vec<Value> =
        serde_json::from_str(&files::read("tests/examples/impact.json")).expect("the examples are JSON");
    assert_eq!(examples.len(), 10);
    for example in &examples {
        let mut answer = impact(&request_of(&example["input"]));
        assert!(!beyond(&mut answer).is_empty());
        let wanted = answer_of("", &example["output"]);
        for (name, part) in wanted.as_object().expect("fields") {
            assert_eq!(&answer[name], part, "{} {name}", example["id"]);
        }
        assert_eq!(answer, wanted, "{}", example["id"]);
    }
}

// --- bytes ---

#[test]
fn bytes_that_nobody_told_are_null_and_listed() {
    let rows: [(&str, i32, &[i32]); 2] = [("foo", 0, &[0, 1, 5]), ("bar", 0, &[0, 4, 5])];
    let answer = impact(&request(&rows));
    let partitions = json!([{"topic": "bar", "partition": 0}, {"topic": "foo", "partition": 0}]);
    assert_eq!(answer["bytes"]["unknown"], partitions);
    for name in ["fullLocal", "lastTiered", "saved"] {
        assert_eq!(answer["bytes"][name], Value::Null, "{name}");
    }
    assert_eq!(answer["moves"]["detail"][0]["bytesFullLocal"], Value::Null);
    assert_eq!(answer["disk"]["peakExtraByBroker"], json!({}));

    // What is known is summed, and the rest stays listed.
    let answer = impact(&with(request(&rows), json!({"logs": [log("foo", 0, 700)]})));
    assert_eq!(answer["bytes"]["unknown"], json!([{"topic": "bar", "partition": 0}]));
    let bytes = &answer["bytes"];
    assert_eq!((&bytes["fullLocal"], &bytes["saved"]), (&json!("700"), &json!("0")));
    assert_eq!(answer["disk"]["peakExtraByBroker"], json!({"5": "700"}));
    assert_eq!(answer["disk"]["freedByBroker"], json!({"2": "700"}));

    // Without anything to copy, nothing is copied; what goes away may still be unknown.
    let answer = impact(&request(&[("foo", 0, &[1, 0])]));
    assert_eq!(answer["bytes"]["fullLocal"], "0");
    assert_eq!(answer["bytes"]["unknown"], json!([{"topic": "foo", "partition": 0}]));
}

#[test]
fn log_directories_tell_bytes_where_logs_do_not() {
    let text = log_dirs(
        &[
            (0, "foo-0", 100, false),
            (1, "foo-0", 90, false),
            (2, "foo-0", 80, false),
            (5, "foo-0", 7, true),
            (4, "bar-0", 40, false),
            (3, "gone-0", 9, false),
        ],
        &[],
    );
    let rows: [(&str, i32, &[i32]); 2] = [("foo", 0, &[0, 1, 5]), ("bar", 0, &[3, 4, 0])];
    let answer = impact(&with(request(&rows), json!({"logDirs": text})));
    // The leader's bytes are copied, the removed replica's own are freed; bar's first known replica is on broker 4.
    assert_eq!(answer["disk"]["peakExtraByBroker"], json!({"0": "40", "5": "100"}));
    assert_eq!(answer["disk"]["freedByBroker"], json!({"2": "80", "5": "40"}));
    assert_eq!(answer["bytes"]["fullLocal"], "140");
    assert_eq!(answer["bytes"]["unknown"], json!([]));

    // A leader that is not the first replica; a log that tells its bytes itself.
    let mut led = with(request(&rows), json!({"logDirs": text}));
    led["current"]["topics"][0]["partitions"][0]["leader"] = json!(1);
    assert_eq!(impact(&led)["bytes"]["fullLocal"], "130");
    led["logs"] = json!([log("bar", 0, 1)]);
    assert_eq!(impact(&led)["bytes"]["fullLocal"], "91");
    // Bytes of the segments, where only they are told.
    led["logs"] = json!([{"topic": "bar", "partition": 0, "logEnd": 20, "segments": [[0, 300], [10, "33"]]}]);
    assert_eq!(impact(&led)["bytes"]["fullLocal"], "423");
}

#[test]
fn what_is_tiered_comes_from_the_topics_configs() {
    let mut asked = with(
        request(&[("foo", 0, &[0, 1, 5])]),
        json!({
            "logs": [{"topic": "foo", "partition": 0, "localLogStart": 500, "logEnd": 1000, "highestRemote": 949,
                      "localBytes": "10000", "writeRate": 25}],
            "lastTieredEnabled": true, "throttle": "125",
        }),
    );
    let (code, field, message) = refused(&asked);
    assert_eq!((code, field.as_str()), (ErrorCode::LocalStartWithoutTiering, "logs[0].localLogStart"));
    assert!(message.starts_with("logs[0].localLogStart: expected logStart 0"), "{message}");

    asked["current"]["topics"][0]["configs"] = json!({"remote.storage.enable": "true"});
    let answer = impact(&asked);
    assert_eq!(answer["bytes"]["lastTiered"], "1000");
    assert_eq!(answer["bytes"]["saved"], "9000");
    assert_eq!(answer["bytes"]["thinReplicas"][0]["localFrom"], "950");
    // 1000 bytes at 125 - 25 bytes a second.
    assert_eq!(answer["time"]["seconds"], "10");
    assert_eq!(answer["disk"]["peakExtraByBroker"], json!({"5": "1000"}));

    // As it is set: off, nothing is thin, and all of it is copied.
    asked["lastTieredEnabled"] = json!(false);
    let answer = impact(&asked);
    assert_eq!(
        (&answer["bytes"]["lastTiered"], &answer["bytes"]["thinReplicas"]),
        (&json!("1000"), &json!([]))
    );
    assert_eq!(answer["disk"]["peakExtraByBroker"], json!({"5": "10000"}));
    assert_eq!(answer["time"]["seconds"], "100");

    // A compacted topic is never copied from the middle.
    let configs = json!({"remote.storage.enable": "true", "cleanup.policy": "delete, compact"});
    asked["current"]["topics"][0]["configs"] = configs;
    assert_eq!(impact(&asked)["bytes"]["saved"], "0");

    // Tiered, and only the size is known: how much of it can be left out is not.
    asked["current"]["topics"][0]["configs"] = json!({"remote.storage.enable": "true"});
    asked["logs"] = json!([{"topic": "foo", "partition": 0, "localBytes": 10}]);
    let answer = impact(&asked);
    assert_eq!(answer["moves"]["detail"][0]["bytesLastTiered"], Value::Null);
    assert_eq!((&answer["bytes"]["fullLocal"], &answer["bytes"]["saved"]), (&json!("10"), &Value::Null));
    assert_eq!(answer["bytes"]["unknown"], json!([{"topic": "foo", "partition": 0}]));
}

#[test]
fn writes_that_take_the_whole_throttle_never_let_it_end() {
    let mut asked =
        with(request(&[("foo", 0, &[0, 1, 5])]), json!({"logs": [log("foo", 0, 10)], "throttle": 10}));
    asked["logs"][0]["writeRate"] = json!(10);
    let time = json!({"seconds": null, "perBroker": [
        {"broker": 0, "direction": "out", "seconds": null}, {"broker": 5, "direction": "in", "seconds": null}]});
    assert_eq!(impact(&asked)["time"], time);
}

// --- disks ---

#[test]
fn a_disk_that_is_too_small_is_named() {
    let asked = with(
        request(&[("foo", 0, &[0, 4, 5]), ("foo", 1, &[1, 2, 5])]),
        json!({"logs": [log("foo", 0, 100), log("foo", 1, 50)], "usableBytes": {"4": 100, "5": "149", "0": 0}}),
    );
    assert_eq!(impact(&asked)["disk"]["over"], json!([{"broker": 5, "extra": "150", "usable": "149"}]));
}

#[test]
fn replicas_on_brokers_that_are_down_stay() {
    let mut asked = request(&[("foo", 0, &[0, 1, 5])]);
    asked["brokers"].as_array_mut().expect("a list").remove(2);
    let answer = impact(&with(asked, json!({"logs": [log("foo", 0, 9)]})));
    let stray = json!([{"topic": "foo", "partition": 0, "broker": 2, "size": "9"}]);
    assert_eq!(answer["straysLeft"], stray);
    assert_eq!(answer["disk"]["leftAsStrayByBroker"], json!({"2": "9"}));
    assert_eq!(answer["disk"]["freedByBroker"], json!({}));

    // A broker that is up, with a directory that is not, and that does not list the replica.
    let rows: [(&str, i32, &[i32]); 2] = [("foo", 0, &[0, 1, 5]), ("foo", 1, &[1, 5, 3])];
    let text = log_dirs(&[(0, "foo-0", 8, false), (2, "foo-1", 6, false)], &[2]);
    let answer = impact(&with(request(&rows), json!({"logDirs": text})));
    assert_eq!(answer["straysLeft"], json!([{"topic": "foo", "partition": 0, "broker": 2, "size": "8"}]));
    assert_eq!(answer["disk"]["freedByBroker"], json!({"2": "6"}));

    // Nobody knows how large it is.
    let mut fenced = request(&[("foo", 0, &[0, 1, 5])]);
    fenced["brokers"][2]["fenced"] = json!(true);
    let answer = impact(&fenced);
    assert_eq!(answer["straysLeft"][0]["size"], Value::Null);
    assert_eq!(answer["disk"]["leftAsStrayByBroker"], json!({}));
}

// --- what moves already ---

#[test]
fn replicas_that_are_being_added_do_not_count() {
    let mut asked = request(&[("foo", 0, &[0, 1, 5])]);
    let partition =
        json!({"partition": 0, "leader": 0, "replicas": [0, 1, 4, 2], "adding": [4], "removing": [2]});
    asked["current"]["topics"][0]["partitions"][0] = partition;
    let answer = impact(&asked);
    let plain = impact(&request(&[("foo", 0, &[0, 1, 5])]));
    for part in ["moves", "leaders", "bytes", "hashes", "disk"] {
        assert_eq!(answer[part], plain[part], "{part}");
    }
    assert_eq!(answer["notes"][0]["code"], "ADDING_REPLICAS_LEFT_OUT");
    let words = "1 partition(s) are being reassigned, and count without the replicas that this adds: foo-0";
    assert_eq!(answer["notes"][0]["message"], words);

    asked["current"]["topics"][0]["partitions"][0]["adding"] = json!([0, 1, 2, 4]);
    let (code, field, message) = refused(&asked);
    assert_eq!((code, field.as_str()), (ErrorCode::ReassignmentInProgress, "plan.partitions[0]"));
    let words = "plan.partitions[0]: topic foo: partition 0 is being reassigned, and no replica that it had before is \
                 shown";
    assert_eq!(message, words);
}

// --- what is refused ---

#[test]
fn plans_that_cannot_be_are_refused() {
    for (rows, code, value, words) in [
        (
            ("foo", 2, &[0, 1][..]),
            ErrorCode::UnknownTopicOrPartition,
            None,
            "topic foo: partition 2 is not in the",
        ),
        (
            ("baz", 0, &[0, 1][..]),
            ErrorCode::UnknownTopicOrPartition,
            None,
            "topic baz: partition 0 is not in the",
        ),
        (
            ("foo", 0, &[0, 9][..]),
            ErrorCode::BrokerIdNotRegistered,
            Some("9"),
            "topic foo: partition 0 is to go to",
        ),
        (
            ("foo", 0, &[1, 0, 1][..]),
            ErrorCode::InvalidRequest,
            Some("1"),
            "topic foo: partition 0 has broker 1 more",
        ),
    ] {
        let asked = request(&[("bar", 0, &[3, 4, 5]), rows]);
        let error = call("impact", &asked).expect_err("it is refused");
        assert_eq!((error.code(), error.field(), error.value()), (code, Some("plan.partitions[1]"), value));
        assert!(error.message().starts_with(&format!("plan.partitions[1]: {words}")), "{error}");
        let mut text = asked;
        text["plan"] = json!(text["plan"].to_string());
        assert_eq!(refused(&text).1, "plan");
    }
}

#[test]
fn other_fields_that_cannot_be_are_refused() {
    let base = || request(&[("foo", 0, &[0, 1, 5])]);
    for (more, code, field) in [
        (json!({"throttle": 0}), ErrorCode::InvalidRequest, "throttle"),
        (json!({"throttle": "1.5"}), ErrorCode::InvalidRequest, "throttle"),
        (json!({"minInsyncReplicas": 0}), ErrorCode::InvalidRequest, "minInsyncReplicas"),
        (json!({"lastTieredEnabled": 1}), ErrorCode::InvalidRequest, "lastTieredEnabled"),
        (json!({"exposedBrokers": [1, 9]}), ErrorCode::BrokerIdNotRegistered, "exposedBrokers"),
        (json!({"usableBytes": {"9": 1}}), ErrorCode::BrokerIdNotRegistered, "usableBytes.9"),
        (json!({"usableBytes": {"01": 1}}), ErrorCode::InvalidRequest, "usableBytes.01"),
        (json!({"usableBytes": {"1": -1}}), ErrorCode::NegativeSize, "usableBytes.1"),
        (json!({"groups": [{"id": "g"}]}), ErrorCode::InvalidRequest, "groups[0].topics"),
        (
            json!({"groups": [{"id": "g", "topics": [], "type": "connect"}]}),
            ErrorCode::InvalidRequest,
            "groups[0].type",
        ),
        (json!({"groups": [{"id": "g", "topics": ["a b"]}]}), ErrorCode::InvalidTopic, "groups[0].topics[0]"),
        (json!({"logs": [log("foo", 7, 1)]}), ErrorCode::UnknownTopicOrPartition, "logs[0]"),
        (json!({"logs": [log("foo", 1, 1), log("foo", 1, 1)]}), ErrorCode::InvalidRequest, "logs[1]"),
        (json!({"logs": [log("foo", 1, -1)]}), ErrorCode::NegativeSize, "logs[0].localBytes"),
        (
            json!({"logs": [{"topic": "foo", "partition": 0, "logEnd": -1}]}),
            ErrorCode::NegativeOffset,
            "logs[0].logEnd",
        ),
        (
            json!({"logs": [{"topic": "foo", "partition": 0, "logStart": 1}]}),
            ErrorCode::InvalidRequest,
            "logs[0].logEnd",
        ),
        (
            json!({"logs": [{"topic": "foo", "partition": 0, "logEnd": 1, "segments": [[0]]}]}),
            ErrorCode::InvalidRequest,
            "logs[0].segments[0]",
        ),
        (
            json!({"logs": [{"topic": "foo", "partition": 0, "localBytes": 1, "writeRate": -1}]}),
            ErrorCode::InvalidRequest,
            "logs[0].writeRate",
        ),
        (json!({"plans": []}), ErrorCode::InvalidRequest, "plans"),
        (json!({"brokers": null}), ErrorCode::InvalidRequest, "brokers"),
    ] {
        let refusal = refused(&with(base(), more.clone()));
        assert_eq!((refusal.0, refusal.1.as_str()), (code, field), "{more} {}", refusal.2);
    }
}

// --- hashes and groups ---

#[test]
fn a_topic_without_an_id_has_no_hash_and_still_wakes_its_groups() {
    let mut asked = with(
        request(&[("foo", 0, &[0, 1, 3])]),
        json!({"groups": [{"id": "g", "topics": ["zz", "foo", "aa", "zz"], "type": "share"}]}),
    );
    asked["current"]["topics"][0].as_object_mut().expect("fields").remove("topicId");
    // Nor do ids of partitions matter then.
    asked["current"]["topics"][0]["partitions"][1]["partition"] = json!(5);
    let answer = impact(&asked);
    let hashes = json!([{"topic": "foo", "before": null, "during": null, "after": null}]);
    assert_eq!(answer["hashes"], hashes);
    let group = json!({"group": "g", "type": "share", "onStart": true, "onFinish": true, "net": true, "minBumps": 2,
        "maxBumps": 2, "missingTopics": ["aa", "zz"]});
    assert_eq!(answer["groups"][0], group);

    asked["current"]["topics"][0]["topicId"] = json!("AAAAAAAAAAEAAAAAAAAAAg");
    let (code, field, message) = refused(&asked);
    assert_eq!((code, field.as_str()), (ErrorCode::PartitionIdsNotContiguous, "current"));
    assert_eq!(
        message,
        "topic foo: partition 1 of 2 is not shown; expected all, numbered from 0, as a hash is over them"
    );
    // Nor may the last ones be missing, as the number of partitions shows.
    asked["current"]["topics"][0]["partitions"][1]["partition"] = json!(1);
    asked["current"]["topics"][0]["partitionCount"] = json!(3);
    let (code, _, message) = refused(&asked);
    assert_eq!(code, ErrorCode::PartitionIdsNotContiguous);
    assert!(message.starts_with("topic foo: partition 2 of 3 is not shown;"), "{message}");
}

#[test]
fn every_completion_may_be_a_bump_of_its_own() {
    let groups = json!([{"id": "both", "topics": ["foo", "bar"]}, {"id": "one", "topics": ["bar"], "type": "streams"}]);
    // Two cross-rack moves of foo, one within the rack of bar, which comes back to what it was.
    let rows: [(&str, i32, &[i32]); 3] =
        [("foo", 0, &[0, 1, 3]), ("foo", 1, &[1, 2, 4]), ("bar", 0, &[0, 4, 5])];
    let answer = impact(&with(request(&rows), json!({"groups": groups})));
    let bumps = |at: usize| {
        let group = &answer["groups"][at];
        (group["minBumps"].as_u64(), group["maxBumps"].as_u64(), group["net"].as_bool())
    };
    assert_eq!(bumps(0), (Some(2), Some(4), Some(true)));
    assert_eq!(bumps(1), (Some(2), Some(2), Some(false)));

    // A removal is one step, at the start.
    let answer = impact(&with(request(&[("foo", 0, &[0, 1])]), json!({"groups": groups})));
    let group = &answer["groups"][0];
    assert_eq!((&group["minBumps"], &group["maxBumps"]), (&json!(1), &json!(1)));
}

#[test]
fn classic_groups_see_sets_of_racks_and_have_no_epoch() {
    let groups = json!([
        {"id": "racks", "type": "classic", "topics": ["foo"], "clientRack": true},
        {"id": "none", "type": "classic", "topics": ["foo"]},
        {"id": "new", "topics": ["foo"]},
    ]);
    // Broker 3 is in rack a, as broker 0 is: the racks change as a list, never as a set.
    let answer = impact(&with(request(&[("foo", 0, &[0, 1, 2, 3])]), json!({"groups": groups})));
    let quiet = |id: &str| {
        let steps = json!({"onStart": false, "onFinish": false, "net": false});
        with(json!({"group": id, "type": "classic", "missingTopics": []}), steps)
    };
    assert_eq!(answer["groups"][0], quiet("racks"));
    assert_eq!(answer["groups"][1], quiet("none"));
    assert_eq!(answer["groups"][2]["onStart"], true);
    // Rack c is lost at the start, as nothing has to be copied.
    let answer = impact(&with(request(&[("foo", 0, &[0, 1])]), json!({"groups": groups})));
    assert_eq!(answer["groups"][0]["onStart"], true);
    assert_eq!(answer["groups"][0]["onFinish"], false);
    assert_eq!(answer["groups"][0]["net"], true);
    assert_eq!(answer["groups"][1], quiet("none"));
}

#[test]
fn hashes_are_those_of_the_topic_as_it_stands_and_as_it_will() {
    let answer = impact(&request(&[("foo", 0, &[0, 1, 3])]));
    let racks = [json!([["a", "b", "c"], ["b", "c", "a"]]), json!([["a", "b", "a"], ["b", "c", "a"]])];
    let hash = |racks: &Value| {
        let asked = json!({"topicId": "AAAAAAAAAAEAAAAAAAAAAg", "name": "foo", "partitionRacks": racks});
        call("topicHash", &asked).expect("it is hashed")["hash"].clone()
    };
    let [row] = answer["hashes"].as_array().expect("a list").as_slice() else { panic!("{answer}") };
    assert_eq!([&row["before"], &row["after"]], [&hash(&racks[0]), &hash(&racks[1])]);
}

// --- exposure and isolation ---

#[test]
fn the_minimum_in_sync_is_the_topics_own_before_the_clusters() {
    let mut asked = with(request(&[("foo", 0, &[3, 4, 2])]), json!({"exposedBrokers": [3, 4]}));
    let below = |asked: &Value| {
        let exposure = &impact(asked)["exposure"];
        [&exposure["before"]["belowMinIsr"], &exposure["after"]["belowMinIsr"]].map(Value::as_u64)
    };
    assert_eq!(below(&asked), [Some(0), Some(0)]);
    asked["minInsyncReplicas"] = json!(2);
    // bar-0 has one replica left on broker 5, and so has foo-0 on broker 2.
    assert_eq!(below(&asked), [Some(1), Some(2)]);
    asked["current"]["topics"][0]["configs"] = json!({"min.insync.replicas": "1"});
    assert_eq!(below(&asked), [Some(1), Some(1)]);
}

#[test]
fn exposure_has_bytes_where_they_are_known() {
    let asked = with(
        request(&[("foo", 0, &[3, 1, 2])]),
        json!({"exposedBrokers": [3], "logs": [log("foo", 0, 100), log("bar", 0, 7)]}),
    );
    let exposure = &impact(&asked)["exposure"];
    let of = |bytes: &str| {
        let none = json!({"known": 2, "total": "107", "allReplicas": "0", "belowMinIsr": "0"});
        with(none, json!({"anyReplica": bytes, "leader": bytes}))
    };
    assert_eq!(exposure["before"]["bytes"], of("7"));
    assert_eq!(exposure["after"]["bytes"], of("107"));
    // foo-1 counts as a partition all the same.
    assert_eq!(exposure["before"]["partitions"], 3);
    assert_eq!(impact(&request(&[]))["exposure"], Value::Null);
    let unknown = impact(&with(request(&[]), json!({"exposedBrokers": "3"})));
    assert_eq!(unknown["exposure"]["after"]["bytes"], Value::Null);
}

#[test]
fn a_partition_without_a_leader_forces_no_change() {
    let mut asked = with(request(&[("foo", 0, &[3, 4, 5])]), json!({"exposedBrokers": [3]}));
    let forced = |asked: &Value| {
        let answer = impact(asked);
        (answer["leaders"]["forcedChanges"].as_u64(), answer["exposure"]["after"]["leader"].as_u64())
    };
    assert_eq!(forced(&asked), (Some(1), Some(2)));
    asked["current"]["topics"][0]["partitions"][0]["leader"] = Value::Null;
    assert_eq!(forced(&asked), (Some(0), Some(1)));
    // The leader stays where it has a replica, whoever is preferred.
    asked["current"]["topics"][0]["partitions"][0]["leader"] = json!(2);
    asked["plan"] = plan(&[("foo", 0, &[3, 1, 2])]);
    assert_eq!(forced(&asked), (Some(0), Some(1)));
}

#[test]
fn rules_are_checked_before_and_after() {
    let mut asked = with(
        request(&[("foo", 1, &[0, 1, 2]), ("bar", 0, &[0, 1, 2])]),
        json!({"canary": {"pod": "canary", "interval": 2}}),
    );
    // Nobody declares the pod, so all that is confined to it is outside.
    let broken = json!({"canaryPartitions": 1, "canaryOutside": [], "ordinaryInside": []});
    for broker in asked["brokers"].as_array_mut().expect("a list") {
        broker["pod"] = json!("main");
    }
    let canary = &impact(&asked)["canary"];
    let outside = with(broken.clone(), json!({"canaryOutside": [{"topic": "foo", "partition": 1}]}));
    assert_eq!(
        (&canary["before"], &canary["after"], &canary["podlessBrokers"]),
        (&outside, &outside, &json!([]))
    );
    assert_eq!(impact(&asked)["exposure"]["brokers"], json!([]));

    // Brokers 1, 2, 3 are canaries; 0 has no pod and is never in the wrong one.
    for (id, pod) in [(0, Value::Null), (1, json!("canary")), (2, json!("canary")), (3, json!("canary"))] {
        asked["brokers"][id]["pod"] = pod;
    }
    let answer = impact(&asked);
    let canary = &answer["canary"];
    let inside = |rows: &[&str]| -> Value {
        rows.iter().map(|topic| json!({"topic": topic, "partition": 0})).collect()
    };
    assert_eq!(canary["before"], with(broken.clone(), json!({"ordinaryInside": inside(&["bar", "foo"])})));
    assert_eq!(canary["after"], with(broken, json!({"ordinaryInside": inside(&["bar", "foo"])})));
    assert_eq!(canary["podlessBrokers"], json!([0]));
    assert_eq!(answer["exposure"]["brokers"], json!([1, 2, 3]));
    assert_eq!(answer["exposure"]["before"]["allReplicas"], 1);

    // Interval 0 is no rule.
    asked["canary"]["interval"] = json!(0);
    let answer = impact(&asked);
    assert_eq!((&answer["canary"], &answer["exposure"]), (&Value::Null, &Value::Null));
}

#[test]
fn several_rules_confine_to_their_own_pods() {
    let mut asked = request(&[("foo", 0, &[2, 1, 0])]);
    asked["brokers"][0]["pod"] = json!("x");
    asked["brokers"][1]["pod"] = json!("y");
    asked["rules"] = json!([{"pod": "x", "partitions": [0]}, {"pod": "y", "interval": 2}]);
    let answer = impact(&asked);
    // foo-0 and bar-0 belong to x, foo-1 to y; only bar-0 keeps to brokers without a pod.
    let outside = json!([{"topic": "foo", "partition": 0}]);
    let after = json!({"canaryPartitions": 3, "ordinaryInside": [], "canaryOutside": outside});
    assert_eq!(answer["canary"]["after"], after);
    assert_eq!(answer["exposure"]["brokers"], json!([0, 1]));
    asked["rules"] = json!([{"pod": "x", "partitions": [0, 1]}, {"pod": "y", "interval": 2}]);
    let (code, field, _) = refused(&asked);
    assert_eq!((code, field.as_str()), (ErrorCode::ConflictingPodRules, "rules"));
    // A rule that Kafka ignores conflicts with nothing.
    asked["rules"][0]["pod"] = json!("z");
    let answer = impact(&asked);
    let outside: Vec<_> =
        answer["canary"]["after"]["canaryOutside"].as_array().expect("a list").iter().collect();
    assert_eq!(outside, [&json!({"topic": "foo", "partition": 0})]);
}

// --- texts ---

#[test]
fn kafkas_own_texts_are_taken() {
    let read = |name: &str| files::read(&format!("examples/data/kafka-4.4/{name}"));
    let brokers: Value = (0..6).map(|id| json!({"id": id, "rack": format!("r{}", id % 3)})).collect();
    let answer = impact(&json!({
        "brokers": brokers, "current": read("describe.txt"), "logDirs": read("log-dirs.txt"),
        "plan": read("generate.txt"), "half": "proposed", "groups": [{"id": "g", "topics": ["orders"]}],
    }));
    let adds = answer["moves"]["replicaAdds"].as_u64().expect("a count");
    assert!(adds > 0 && answer["bytes"]["unknown"] == json!([]), "{answer}");
    let detail = answer["moves"]["detail"].as_array().expect("a list");
    let sum: u64 = detail
        .iter()
        .map(|row| row["bytesFullLocal"].as_str().expect("known").parse::<u64>().expect("a number"))
        .sum();
    assert_eq!((detail.len() as u64, json!(sum.to_string())), (adds, answer["bytes"]["fullLocal"].clone()));
    assert!(sum > 300_000, "{sum}");
}

// --- what holds for any plan ---

/// Replicas on some of twelve brokers, each once.
fn replicas() -> impl Strategy<Value = Vec<i32>> {
    proptest::sample::subsequence((0..12).collect::<Vec<i32>>(), 1..5).prop_shuffle()
}

/// Partitions as they stand, as they are to be, whether the plan names them, and their bytes.
fn cases() -> impl Strategy<Value = Vec<(Vec<i32>, Vec<i32>, bool, i64)>> {
    vec((replicas(), replicas(), any::<bool>(), 0..1_000_000_i64), 1..30)
}

fn request_for(cases: &[(Vec<i32>, Vec<i32>, bool, i64)], back: bool) -> Value {
    let side = |case: &(Vec<i32>, Vec<i32>, bool, i64), is_target: bool| {
        if is_target && case.2 { case.1.clone() } else { case.0.clone() }
    };
    let name = |at: usize| ["u", "t", "v"][at % 3];
    let mut topics: Vec<Value> =
        ["u", "t", "v"].iter().map(|name| json!({"name": name, "partitions": []})).collect();
    let (mut rows, mut logs) = (Vec::new(), Vec::new());
    for (at, case) in cases.iter().enumerate() {
        let partition = json!({"partition": at / 3, "replicas": side(case, back)});
        topics[at % 3]["partitions"].as_array_mut().expect("a list").push(partition);
        logs.push(json!({"topic": name(at), "partition": at / 3, "logEnd": 10, "localBytes": case.3}));
        if case.2 {
            rows.push(json!({"topic": name(at), "partition": at / 3, "replicas": side(case, !back)}));
        }
    }
    rows.reverse();
    let brokers: Vec<Value> =
        (0..12).map(|id| json!({"id": id, "rack": (["a", "b", "c"][id % 3])})).collect();
    json!({
        "brokers": brokers, "current": {"topics": topics}, "logs": logs, "exposedBrokers": [1, 2, 3],
        "plan": {"version": 1, "partitions": rows},
        "groups": [
            {"id": "g", "topics": ["t", "u"]}, {"id": "c", "type": "classic", "topics": ["v"], "clientRack": true},
        ],
    })
}

fn sum(bytes: &Value) -> i64 {
    let bytes = bytes.as_object().expect("by broker").values();
    bytes.map(|bytes| bytes.as_str().expect("text").parse::<i64>().expect("a number")).sum()
}

proptest! {
    #[test]
    fn an_empty_plan_costs_nothing(cases in cases()) {
        let mut asked = request_for(&cases, false);
        asked["plan"] = plan(&[]);
        let answer = impact(&asked);
        for (name, count) in answer["moves"].as_object().expect("fields") {
            prop_assert!(*count == json!(0) || *count == json!([]), "{} {}", name, count);
        }
        for name in ["fullLocal", "lastTiered", "saved"] {
            prop_assert_eq!(&answer["bytes"][name], "0");
        }
        prop_assert_eq!(&answer["exposure"]["before"], &answer["exposure"]["after"]);
        prop_assert_eq!(&answer["hashes"], &json!([]));
        prop_assert_eq!(sum(&answer["disk"]["peakExtraByBroker"]), 0);
        let quiet = answer["groups"].as_array().expect("a list").iter().all(|group| group["onStart"] == false);
        prop_assert!(quiet);
    }

    #[test]
    fn counts_are_those_of_diff_and_bytes_add_up(cases in cases()) {
        let asked = request_for(&cases, false);
        let (answer, moves) = (impact(&asked), impact(&asked)["moves"].clone());
        if asked["plan"]["partitions"] != json!([]) {
            let both = json!({"before": asked["current"], "after": asked["plan"]});
            let diff = call("diff", &both).expect("it is compared");
            let summary = &diff["summary"];
            prop_assert_eq!(&moves["replicaAdds"], &summary["replicasAdded"]);
            prop_assert_eq!(&moves["replicaRemoves"], &summary["replicasRemoved"]);
            prop_assert_eq!(&moves["orderOnly"], &summary["partitionsOrderOnly"]);
            prop_assert_eq!(&answer["leaders"]["preferredChanged"], &summary["preferredLeaderChanges"]);
        }
        let arriving = sum(&answer["disk"]["peakExtraByBroker"]);
        prop_assert_eq!(json!(arriving.to_string()), answer["bytes"]["fullLocal"].clone());
        let groups = answer["groups"].as_array().expect("a list");
        for group in groups.iter().filter(|group| group["type"] == "consumer") {
            prop_assert!(group["minBumps"].as_u64() <= group["maxBumps"].as_u64());
        }
    }

    #[test]
    fn what_comes_when_it_runs_goes_when_it_is_undone(cases in cases()) {
        let (there, back) = (impact(&request_for(&cases, false)), impact(&request_for(&cases, true)));
        for (one, other) in [("replicaAdds", "replicaRemoves"), ("replicaRemoves", "replicaAdds"),
            ("orderOnly", "orderOnly"), ("rackMultisetChanged", "rackMultisetChanged")] {
            prop_assert_eq!(&there["moves"][one], &back["moves"][other]);
        }
        prop_assert_eq!(&there["leaders"]["preferredChanged"], &back["leaders"]["preferredChanged"]);
        prop_assert_eq!(&there["disk"]["peakExtraByBroker"], &back["disk"]["freedByBroker"]);
        for name in ["partitions", "anyReplica", "allReplicas", "belowMinIsr"] {
            prop_assert_eq!(&there["exposure"]["before"][name], &back["exposure"]["after"][name]);
        }
        for at in 0..2 {
            prop_assert_eq!(&there["groups"][at]["net"], &back["groups"][at]["net"]);
        }
    }
}
