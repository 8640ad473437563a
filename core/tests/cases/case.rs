//! A case file, and the request that it stands for.

use podstripe::{
    Error,
    api::{self, PlaceAnswer, PlaceRequest, Warning},
    cluster::{Broker, BrokerId},
    formats::parse_brokers,
};
use serde_json::{Value, json};

/// A case by the name of its file.
pub(crate) fn read(name: &str) -> Value {
    let text = crate::files::read(&format!("tests/cases/{name}.json"));
    serde_json::from_str(&text).expect("a case is JSON")
}

/// What a call of `support/calls.rs` answers: JSON, or text as a JSON string.
pub(crate) fn answered(name: &str) -> Value {
    let call = called(name);
    let answer = call.answer().unwrap_or_else(|error| panic!("{name}: {error}"));
    if call.answers_json() {
        return serde_json::from_str(&answer).expect("an answer is JSON");
    }
    answer.into()
}

/// The error of a call of `support/calls.rs`.
pub(crate) fn denied(name: &str) -> Error {
    called(name).answer().expect_err(name)
}

fn called(name: &str) -> crate::calls::Call {
    let found = crate::calls::all().into_iter().find(|call| call.name == name);
    found.unwrap_or_else(|| panic!("there is no call {name}"))
}

/// A request to place one topic on a case's brokers.
pub(crate) fn request(brokers: &Value, topic: &Value, seed: i64) -> Value {
    json!({"brokers": brokers, "topics": [topic], "seed": seed})
}

/// The topic of most variants: it needs no name of its own.
pub(crate) fn topic(partitions: &Value, replication_factor: &Value) -> Value {
    json!({"name": "t", "partitions": partitions, "replicationFactor": replication_factor})
}

/// Places, through JSON as a caller does.
pub(crate) fn place(request: &Value) -> Result<PlaceAnswer, Error> {
    api::place(&PlaceRequest::from_json(&request.to_string())?)
}

pub(crate) fn placed(request: &Value) -> PlaceAnswer {
    place(request).expect("it can be placed")
}

pub(crate) fn refused(request: &Value) -> Error {
    place(request).expect_err("it cannot be placed")
}

/// The replicas of the only topic.
pub(crate) fn rows(answer: &PlaceAnswer) -> Vec<Vec<BrokerId>> {
    let (_, topic) = answer.placed().next().expect("a topic is placed");
    topic.assignment.partitions().map(|(_, replicas)| replicas.to_vec()).collect()
}

/// The partitions that the answer says are confined to a pod.
pub(crate) fn confined_to(answer: &PlaceAnswer, pod: &str) -> Vec<u32> {
    let (_, topic) = answer.placed().next().expect("a topic is placed");
    let specs = answer.specs(topic).filter(|spec| spec.pod == Some(pod));
    specs.flat_map(|spec| spec.start..spec.start + spec.count).collect()
}

/// A case's brokers as the placer knows them.
pub(crate) fn brokers(value: &Value) -> Vec<Broker> {
    parse_brokers("brokers", &value.to_string()).expect("a case's brokers can be read").brokers
}

/// The isolation that a canary rule broke in these rows, which begin at partition 0.
pub(crate) fn violations(brokers: &Value, canary: &Value, rows: &[Vec<BrokerId>]) -> Vec<(u32, BrokerId)> {
    let pod = canary["pod"].as_str().expect("a canary rule has a pod");
    let interval = integer(&canary["interval"]);
    let is_canary = |partition: u32| i64::from(partition) % interval == interval - 1;
    let rows = (0..).zip(rows.iter().map(Vec::as_slice));
    crate::isolation::violations(&self::brokers(brokers), &[(pod, &is_canary)], rows)
}

/// The only warning of this kind.
pub(crate) fn warning<'a>(answer: &'a PlaceAnswer, code: &str) -> &'a Warning {
    let mut found = answer.warnings.iter().filter(|warning| warning.code.name() == code);
    let first = found.next().unwrap_or_else(|| panic!("no {code} in {:?}", answer.warnings));
    assert_eq!(found.next(), None);
    first
}

/// A number that an error carries.
pub(crate) fn number(error: &Error, name: &str) -> Option<i64> {
    error.numbers().iter().find(|(of, _)| *of == name).map(|(_, number)| *number)
}

pub(crate) fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list in a case")
}

pub(crate) fn integer(value: &Value) -> i64 {
    value.as_i64().expect("an integer in a case")
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().expect("text in a case")
}
