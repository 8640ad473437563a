//! Which broker has which pod: three shapes of one fact.

use podstripe::{
    api::{BrokersRequest, read_brokers},
    formats::{NameMap, parse_name_map},
};

use crate::example;

fn map() -> NameMap {
    [(1, Some("stable")), (2, Some("stable")), (4, Some("canary")), (6, None)]
        .into_iter()
        .map(|(id, name)| (id, name.map(Into::into)))
        .collect()
}

#[test]
fn a_map_by_id_a_map_by_name_and_broker_sets_say_the_same() {
    let by_id = r#"{"4": "canary", "1": "stable", "2": "stable", "6": null}"#;
    let by_name = r#"{"stable": [2, 1], "canary": [4], " ": [6]}"#;
    let broker_sets = r#"{"brokerSets": [{"brokerSetId": "stable", "brokerIds": [1, 2], "doc": "the rest"},
        {"brokerSetId": "canary", "brokerIds": [4]}, {"brokerSetId": "", "brokerIds": [6]}]}"#;
    for text in [by_id, by_name, broker_sets] {
        assert_eq!(parse_name_map("pods", text).unwrap(), map(), "{text}");
    }
}

#[test]
fn both_kinds_of_entries_may_stand_in_one_map() {
    let mixed = r#"{"stable": [1, 2], "4": "canary", "6": ""}"#;
    assert_eq!(parse_name_map("pods", mixed).unwrap(), map());
}

#[test]
fn a_key_of_digits_with_a_list_is_a_name() {
    let racks = parse_name_map("racks", r#"{"113": [1], "114": [2]}"#).unwrap();
    assert_eq!(racks[&1].as_deref(), Some("113"));
}

#[test]
fn pods_are_laid_over_kafkas_table_and_racks_stay() {
    let table = example("list-endpoints.txt");
    let pods = r#"{"stable": [0, 1, 2], "canary": [3, 4]}"#;
    let read = read_brokers(&BrokersRequest { brokers: &table, racks: None, pods: Some(pods) }).unwrap();
    let pods: Vec<Option<&str>> = read.brokers.iter().map(|broker| broker.pod.as_deref()).collect();
    let (stable, canary) = (Some("stable"), Some("canary"));
    assert_eq!(pods, [stable, stable, stable, canary, canary, None]);
    let racks: Vec<Option<&str>> = read.brokers.iter().map(|broker| broker.rack.name()).collect();
    assert_eq!(racks, ["a", "b", "c", "a", "b", "c"].map(Some));
}

#[test]
fn a_map_that_agrees_with_the_brokers_is_taken() {
    let table = example("list-endpoints.txt");
    let racks = Some(r#"{"a": [0, 3], "b": [1], "c": [5]}"#);
    let read = read_brokers(&BrokersRequest { brokers: &table, racks, pods: None }).unwrap();
    assert_eq!(read.brokers[4].rack.name(), Some("b"), "the table's rack stays where the map has none");
}
