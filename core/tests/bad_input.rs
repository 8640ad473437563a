//! Wrong inputs, each with its whole error: the rows of `tests/bad-input/table.json`, which every binding reads too.

use podstripe::{
    Error, ErrorCode,
    api::{BrokersRequest, PlaceRequest, call, place, read_brokers, read_metadata},
    value,
};
use serde_json::{Value, json};

#[path = "support/files.rs"]
mod files;

fn rows() -> Vec<Value> {
    serde_json::from_str(&files::read("tests/bad-input/table.json")).expect("the table is JSON")
}

/// Makes a row's call, which must fail.
fn error(row: &Value) -> Option<Error> {
    let request = &row["request"];
    let text = |name: &str| request[name].as_str();
    match row["call"].as_str() {
        Some("place") => {
            PlaceRequest::from_json(&request.to_string()).and_then(|request| place(&request)).err()
        }
        Some("readBrokers") => {
            let brokers = text("brokers").expect("the brokers' text");
            read_brokers(&BrokersRequest { brokers, racks: text("racks"), pods: text("pods") }).err()
        }
        Some("readMetadata") => read_metadata(text("text").expect("the text")).err(),
        Some(name) => call(name, &arguments(name, request)).err(),
        None => panic!("a row has a call"),
    }
}

/// What a call is given: the request itself, or its parts one by one.
fn arguments(call: &str, request: &Value) -> Vec<value::Value> {
    let parts = match call {
        "toClientCall" => &["placement", "client", "call"][..],
        "toReassignmentJson" => &["placement"],
        "toReplicaAssignment" => &["placement", "topic"],
        "parse" | "convert" | "generate" | "generateText" | "diff" | "validate" | "audit" | "preflight"
        | "blastRadius" | "explain" | "impact" | "findStrays" | "topicHash" | "topicHashes" | "groupHash"
        | "followerStart" | "copyTime" => &[],
        _ => panic!("no such call: {call}"),
    };
    let plain = |argument: &Value| value::Value::from_json("", &argument.to_string()).expect("plain data");
    if parts.is_empty() {
        return vec![plain(request)];
    }
    parts.iter().map(|part| plain(&request[*part])).collect()
}

#[test]
fn every_row_gives_its_code_field_value_and_message() {
    let mut wrong = Vec::new();
    for row in rows() {
        let Some(error) = error(&row) else {
            wrong.push(format!("{}: no error; expected {}", row["name"], row["message"]));
            continue;
        };
        let got = [
            ("code", json!(error.code().name())),
            ("field", json!(error.field())),
            ("value", json!(error.value())),
            ("message", json!(error.message())),
        ];
        for (what, got) in got {
            if row[what] != got {
                wrong.push(format!("{}: {what}\n  expected {}\n  got      {got}", row["name"], row[what]));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn an_error_as_json_says_what_its_row_says() {
    for row in rows() {
        let Some(error) = error(&row) else { continue };
        let json: Value = serde_json::from_str(&error.to_json()).expect("an error is JSON");
        assert_eq!(json["code"], json!(error.code().name()), "{}", row["name"]);
        assert_eq!(json["kafkaCode"], json!(error.code().kafka_number()), "{}", row["name"]);
        assert_eq!(json["message"], json!(error.message()), "{}", row["name"]);
        assert_eq!(json["field"], json!(error.field()), "{}", row["name"]);
        assert_eq!(json["value"], json!(error.value()), "{}", row["name"]);
    }
}

#[test]
fn the_table_is_large_and_names_each_row_once() {
    let mut names: Vec<String> =
        rows().iter().map(|row| row["name"].as_str().expect("a row has a name").to_owned()).collect();
    assert!(names.len() >= 640, "{} rows", names.len());
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn the_table_reaches_every_code_that_a_caller_can_cause() {
    let rows = rows();
    for code in ErrorCode::ALL.into_iter().filter(|code| *code != ErrorCode::Internal) {
        assert!(rows.iter().any(|row| row["code"] == code.name()), "no row has {}", code.name());
    }
}

#[test]
fn the_largest_and_smallest_seeds_are_taken_and_the_next_ones_refused() {
    let ask = |seed: &str| {
        let text = format!(
            r#"{{"brokers":[{{"id":1}}],"topics":[{{"name":"t","partitions":1,"replicationFactor":1}}],"seed":{seed}}}"#
        );
        PlaceRequest::from_json(&text).map(|request| request.seed)
    };
    // As a JSON number too: this reader keeps all 64 bits.
    for seed in [i64::MAX, i64::MIN, 9_007_199_254_740_993, 0, -1] {
        assert_eq!(ask(&seed.to_string()), Ok(seed));
        assert_eq!(ask(&format!("\"{seed}\"")), Ok(seed));
    }
    for seed in ["9223372036854775808", "18446744073709551616", "-9223372036854775809", "42.0", "4e1", "-0.0"]
    {
        let error = ask(seed).unwrap_err();
        assert_eq!((error.code(), error.field()), (ErrorCode::InvalidRequest, Some("seed")), "{seed}");
    }
}
