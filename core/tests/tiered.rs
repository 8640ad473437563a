//! Where an empty follower starts to copy (KIP-1023), and how long copies take under a throttle.

use podstripe::{Error, api, value};
use proptest::prelude::*;
use serde_json::{Value, json};

#[path = "support/files.rs"]
mod files;

fn call(name: &str, request: &Value) -> Result<Value, Error> {
    let request = value::Value::from_json("", &request.to_string()).expect("it is plain data");
    api::call(name, &[request]).map(|answer| serde_json::from_str(&answer).expect("it is JSON"))
}

fn examples(part: &str, count: usize) -> Vec<Value> {
    let all: Value = serde_json::from_str(&files::read("tests/examples/tiered.json")).expect("it is JSON");
    let examples = all[part].as_array().expect("a list").clone();
    assert_eq!(examples.len(), count);
    examples
}

/// A 64-bit number as answers write it.
fn wide(number: &Value) -> Value {
    number.as_i64().map_or(Value::Null, |number| json!(number.to_string()))
}

/// 23 of them are asserted by Kafka's own `AbstractFetcherThreadTest`.
#[test]
fn every_example_starts_where_kafka_does() {
    let mut errors = 0;
    for example in examples("start_and_bytes", 38) {
        let id = &example["id"];
        let answer = call("followerStart", &example["input"]);
        if let Some(code) = example["error"]["code"].as_str() {
            let error = answer.expect_err("it is wrong");
            assert_eq!(error.code().name().to_lowercase(), code, "{id}");
            assert!(
                error.field().is_some_and(|field| field.starts_with("leader.")),
                "{id}: {:?}",
                error.field()
            );
            assert!(error.message().starts_with(error.field().unwrap_or("-")), "{id}: {error}");
            errors += 1;
            continue;
        }
        let answer = answer.unwrap_or_else(|error| panic!("{id}: {error}"));
        for (name, held) in [("chosen", "chosen"), ("fullLocal", "full_local"), ("lastTiered", "last_tiered")]
        {
            let held = &example["output"][held];
            let mut start = answer[name].clone();
            start.as_object_mut().expect("an object").remove("estimated");
            let expected = json!({
                "start": wide(&held["start"]), "via": held["via"], "auxState": held["aux_state"],
                "bytes": wide(&held["bytes"]),
            });
            assert_eq!(start, expected, "{id} {name}");
        }
        assert_eq!(answer["savedBytes"], wide(&example["output"]["saved_bytes"]), "{id}");
    }
    assert_eq!(errors, 4);
}

#[test]
fn every_duration_is_right() {
    for example in examples("duration", 9) {
        let answer = call("copyTime", &example["input"]).expect("it is right");
        let held = &example["output"];
        let mut sides = serde_json::Map::new();
        for side in answer["perBroker"].as_array().expect("a list") {
            let key = format!("{}:{}", side["direction"].as_str().expect("text"), side["broker"]);
            sides.insert(key, side["seconds"].clone());
        }
        let expected: serde_json::Map<String, Value> = held["per_broker"]
            .as_object()
            .expect("an object")
            .iter()
            .map(|(side, seconds)| (side.clone(), wide(seconds)))
            .collect();
        assert_eq!(sides, expected, "{}", example["id"]);
        assert_eq!(answer["seconds"], wide(&held["seconds"]), "{}", example["id"]);
    }
}

#[test]
fn brokers_are_listed_by_id_out_before_in() {
    let copy = |leader, dest| json!({"leader": leader, "dest": dest, "bytes": "9007199254740993"});
    let request = json!({"moves": [copy(9, 2), copy(2, 9)], "leaderRate": 1, "followerRate": "2"});
    let answer = call("copyTime", &request).expect("it is right");
    let side =
        |broker, direction, seconds| json!({"broker": broker, "direction": direction, "seconds": seconds});
    let (out, into) = ("9007199254740993", "4503599627370497");
    let sides = json!([side(2, "out", out), side(2, "in", into), side(9, "out", out), side(9, "in", into)]);
    assert_eq!(answer, json!({"perBroker": sides, "seconds": out}));
}

fn case() -> Value {
    json!({"remoteLogEnabled": true, "lastTieredEnabled": true, "leader": {
        "logStart": 10, "localLogStart": 100, "logEnd": 200, "highestRemote": 149, "localBytes": "1000"}})
}

#[test]
fn a_proportion_is_called_an_estimate_and_segments_are_not() {
    let answer = call("followerStart", &case()).expect("it is right");
    assert_eq!(answer["chosen"]["estimated"], json!(true));
    assert_eq!(answer["chosen"]["bytes"], json!("500"));
    assert_eq!(answer["fullLocal"]["estimated"], json!(false), "all local bytes are known");
    let mut request = case();
    request["leader"]["segments"] = json!([[100, 900], [150, "100"]]);
    let answer = call("followerStart", &request).expect("it is right");
    assert_eq!(answer["chosen"]["estimated"], json!(false));
    assert_eq!((&answer["chosen"]["bytes"], &answer["savedBytes"]), (&json!("100"), &json!("900")));
}

#[test]
fn what_is_not_given_is_a_plain_log() {
    let answer =
        call("followerStart", &json!({"leader": {"logEnd": 5, "localBytes": 50}})).expect("it is right");
    let start =
        json!({"start": "0", "via": "in_local_range", "auxState": false, "bytes": "50", "estimated": false});
    assert_eq!(answer, json!({"chosen": start, "fullLocal": start, "lastTiered": start, "savedBytes": "0"}));
}

#[test]
fn wrong_offsets_are_named() {
    let rows = [
        (
            "logEnd",
            json!(50),
            "OFFSETS_OUT_OF_ORDER",
            "leader.localLogStart: expected from logStart 10 to logEnd 50, got 100",
        ),
        ("highestRemote", json!(-2), "NEGATIVE_OFFSET", "leader.highestRemote: expected at least -1, got -2"),
        (
            "highestRemote",
            json!(200),
            "REMOTE_BEYOND_LOG_END",
            "leader.highestRemote: expected an offset below logEnd 200, got 200",
        ),
        ("localBytes", json!("-1"), "NEGATIVE_SIZE", "leader.localBytes: expected bytes, at least 0, got -1"),
        (
            "segments",
            json!([[100, 1], [100, 1]]),
            "OFFSETS_OUT_OF_ORDER",
            "leader.segments: expected offsets that ascend, from 0 to logEnd 200, got 100",
        ),
        (
            "segments",
            json!([[100, -5]]),
            "NEGATIVE_SIZE",
            "leader.segments: expected bytes, at least 0, got -5",
        ),
        (
            "segments",
            json!([[100, i64::MAX], [150, i64::MAX]]),
            "LIMIT_EXCEEDED",
            "leader.segments: 18446744073709551614 bytes together, the limit is 9223372036854775807",
        ),
        (
            "segments",
            json!([[100]]),
            "INVALID_REQUEST",
            "leader.segments[0]: expected [first offset, bytes], got [100]",
        ),
        (
            "localBytes",
            json!(1.5),
            "INVALID_REQUEST",
            "leader.localBytes: expected an integer of 64 bits (in JSON, as decimal text where it may pass 2^53), \
             got 1.5",
        ),
    ];
    for (name, number, code, message) in rows {
        let mut request = case();
        request["leader"][name] = number;
        let error = call("followerStart", &request).expect_err("it is wrong");
        assert_eq!((error.code().name(), error.message()), (code, message));
    }
    let mut request = case();
    request["followerLogEnd"] = json!(-1);
    let error = call("followerStart", &request).expect_err("it is wrong");
    assert_eq!((error.code().name(), error.field()), ("NEGATIVE_OFFSET", Some("followerLogEnd")));
    request = case();
    request["remoteLogEnabled"] = json!(false);
    let error = call("followerStart", &request).expect_err("it is wrong");
    let message = "leader.localLogStart: expected logStart 10, as the topic is not tiered, got 100";
    assert_eq!((error.code().name(), error.message()), ("LOCAL_START_WITHOUT_TIERING", message));
}

#[test]
fn wrong_moves_are_named() {
    let rows = [
        (json!({"moves": [{"leader": 1, "dest": 2, "bytes": -1}]}), "NEGATIVE_SIZE", "moves[0].bytes"),
        (json!({"moves": [{"leader": 1, "bytes": 1}]}), "INVALID_REQUEST", "moves[0].dest"),
        (json!({"moves": [], "leaderRate": "fast"}), "INVALID_REQUEST", "leaderRate"),
        (json!({"moves": [], "followerRate": -1}), "NEGATIVE_SIZE", "followerRate"),
        (json!({}), "INVALID_REQUEST", "moves"),
    ];
    for (request, code, field) in rows {
        let error = call("copyTime", &request).expect_err("it is wrong");
        assert_eq!((error.code().name(), error.field()), (code, Some(field)), "{request}");
    }
}

proptest! {
    /// Whatever the log: nothing is copied twice, and starting later never copies more.
    #[test]
    fn bytes_are_within_the_local_ones(
        start in 0..100_i64, local in 0..100_i64, len in 0..100_i64, remote in -1..300_i64, bytes in 0..i64::MAX,
        own in prop_oneof![Just(0), 0..300_i64], tiered in any::<bool>(), enabled in any::<bool>(),
        compact in any::<bool>(),
    ) {
        let local = if tiered { start + local } else { start };
        let end = local + len;
        let request = json!({
            "remoteLogEnabled": tiered, "lastTieredEnabled": enabled, "compact": compact, "followerLogEnd": own,
            "leader": {"logStart": start, "localLogStart": local, "logEnd": end, "highestRemote": remote.min(end - 1),
                       "localBytes": bytes.to_string()},
        });
        let answer = call("followerStart", &request).expect("it is right");
        let number = |value: &Value| value.as_str().map(|text| text.parse::<i64>().expect("a number"));
        let (full, late) = (number(&answer["fullLocal"]["bytes"]), number(&answer["lastTiered"]["bytes"]));
        prop_assert!(full.is_some_and(|full| (0..=bytes).contains(&full)));
        prop_assert_eq!(number(&answer["savedBytes"]), full.zip(late).map(|(full, late)| full - late));
        prop_assert!(number(&answer["savedBytes"]).is_none_or(|saved| saved >= 0));
        prop_assert_eq!(&answer["chosen"], &answer[if enabled { "lastTiered" } else { "fullLocal" }]);
        if let Some(start) = number(&answer["lastTiered"]["start"]) {
            prop_assert!((local..=end).contains(&start), "{}", start);
        }
        if !tiered || compact || own > 0 || local == 0 {
            prop_assert_eq!(&answer["lastTiered"], &answer["fullLocal"]);
        }
    }
}
