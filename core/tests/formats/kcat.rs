//! `kcat -L -J`: brokers without racks.

use podstripe::{
    ErrorCode,
    api::{BrokersRequest, PlaceRequest, TopicRequest, place, read_brokers, read_metadata},
    cluster::Rack,
    state::Leader,
};

use crate::example;

const RACKS: &str = r#"{"a": [0, 3], "b": [1, 4], "c": [2, 5]}"#;

fn request(racks: Option<&str>) -> PlaceRequest {
    let kcat = example("kcat.json");
    let read = read_brokers(&BrokersRequest { brokers: &kcat, racks, pods: None }).unwrap();
    assert_eq!(read.notes.iter().any(|note| note.code == "RACKS_UNKNOWN"), racks.is_none());
    let topics = vec![TopicRequest::new("t", 6, 3)];
    PlaceRequest { require_racks: true, ..PlaceRequest::new(read.brokers, topics, 1) }
}

#[test]
fn kafkas_own_cluster_is_read_with_its_topics() {
    let metadata = read_metadata(&example("kcat.json")).unwrap();
    let ids: Vec<i32> = metadata.brokers.iter().map(|broker| broker.id).collect();
    assert_eq!(ids, [0, 1, 2, 3, 4, 5]);
    assert!(metadata.brokers.iter().all(|broker| broker.rack == Rack::Unknown && !broker.fenced));
    let topics: Vec<(&str, usize)> =
        metadata.state.topics.iter().map(|topic| (topic.name.as_str(), topic.partitions.len())).collect();
    assert_eq!(topics, [("pay-ments.v1", 4), ("orders", 6)]);
    let orders = &metadata.state.topics[1].partitions;
    let replicas: Vec<&[i32]> = orders.iter().map(|partition| partition.replicas.as_slice()).collect();
    assert_eq!(replicas, [[4, 5, 0], [2, 3, 1], [0, 4, 5], [1, 2, 3], [5, 0, 4], [3, 1, 2]]);
    assert!(orders.iter().all(|partition| partition.leader == Leader::Broker(partition.replicas[0])));
    let codes: Vec<&str> = metadata.notes.iter().map(|note| note.code).collect();
    assert_eq!(codes, ["RACKS_UNKNOWN"]);
}

#[test]
fn unknown_racks_are_refused_where_racks_are_required() {
    let error = place(&request(None)).unwrap_err();
    assert_eq!((error.code(), error.field()), (ErrorCode::RacksUnknown, Some("brokers")));
}

#[test]
fn a_rack_map_makes_them_known() {
    let answer = place(&request(Some(RACKS))).unwrap();
    assert_eq!(answer.warnings, []);
    for (_, replicas) in answer.topic("t").unwrap().assignment.partitions() {
        let mut racks: Vec<i32> = replicas.iter().map(|id| id % 3).collect();
        racks.sort_unstable();
        assert_eq!(racks, [0, 1, 2], "one replica in each rack");
    }
}

#[test]
fn a_rack_map_of_none_makes_them_known_too() {
    assert!(place(&request(Some("{}"))).is_ok());
    assert!(request(Some(r#"{"0": null}"#)).brokers.iter().all(|broker| broker.rack == Rack::None));
}

#[test]
fn racks_can_be_waived() {
    let answer = place(&PlaceRequest { rack_aware: false, ..request(None) }).unwrap();
    assert_eq!(answer.warnings, [], "who waives racks needs no warning about them");
    assert_eq!(answer.topic("t").unwrap().assignment.flat().len(), 18);
}

#[test]
fn without_a_requirement_a_warning_says_that_racks_are_unknown() {
    let answer = place(&PlaceRequest { require_racks: false, ..request(None) }).unwrap();
    let codes: Vec<&str> = answer.warnings.iter().map(|warning| warning.code.name()).collect();
    assert_eq!(codes, ["RACKS_UNKNOWN"]);
}

#[test]
fn leaders_that_are_mostly_not_the_first_replica_are_noted() {
    // Partition 0 of both topics stays as it is, the others are led by their second replica.
    let text = example("kcat.json");
    let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
    for topic in value["topics"].as_array_mut().unwrap() {
        for partition in &mut topic["partitions"].as_array_mut().unwrap()[1..] {
            partition["leader"] = partition["replicas"][1]["id"].clone();
        }
    }
    let notes = read_metadata(&value.to_string()).unwrap().notes;
    let note = notes.iter().find(|note| note.code == "LEADERS_NOT_PREFERRED").unwrap();
    assert!(
        note.message.starts_with("8 of 10 partitions are not led by their first replica"),
        "{}",
        note.message
    );
}

#[test]
fn a_partition_without_a_leader_has_none() {
    let text = r#"{"controllerid":1,"brokers":[{"id":1}],
        "topics":[{"topic":"t","partitions":[{"partition":0,"error":"Broker: Leader not available","leader":-1,"replicas":[{"id":1}],"isrs":[]}]}]}"#;
    let metadata = read_metadata(text).unwrap();
    assert_eq!(metadata.state.topics[0].partitions[0].leader, Leader::None);
    let message = "partitions that carry an error, and are taken as shown: 1, first t-0: \"Broker: Leader not available\"";
    assert!(
        metadata.notes.iter().any(|note| (note.code, note.message.as_str()) == ("PARTITION_ERRORS", message))
    );
    let json: serde_json::Value = serde_json::from_str(&metadata.to_json()).unwrap();
    let partition = serde_json::json!({"partition": 0, "leader": null, "replicas": [1], "isr": []});
    assert_eq!(json["topics"], serde_json::json!([{"name": "t", "partitions": [partition]}]));
}
