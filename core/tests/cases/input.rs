//! What the brokers come as.

use podstripe::{
    ErrorCode,
    api::read_metadata,
    cluster::Rack,
    formats::{parse_brokers, parse_kcat_json},
    state::Leader,
};
use serde_json::{Value, json};

use crate::case::{integer, list, placed, read, refused, request, rows, text, topic, warning};

#[test]
fn d06_kcat_gives_brokers_of_unknown_rack_and_topics_by_partition() {
    let case = read("D06-kcat-metadata");
    let expect = &case["expect"];
    let mut notes = Vec::new();
    let (brokers, state) =
        parse_kcat_json("metadata", text(&case["input"]["metadata_json"]), &mut notes).unwrap();
    let ids: Vec<i32> = brokers.iter().map(|broker| broker.id).collect();
    assert_eq!(json!(ids), expect["brokers"]);
    assert!(brokers.iter().all(|broker| broker.rack == Rack::Unknown));
    let notes: Vec<(&str, &str)> = notes.iter().map(|note| (note.code, note.message.as_str())).collect();
    assert_eq!(notes, [("RACKS_UNKNOWN", "kcat shows no racks: they are unknown, not none")]);

    for topic in &state.topics {
        let replicas: Vec<&Vec<i32>> = topic.partitions.iter().map(|partition| &partition.replicas).collect();
        assert_eq!(json!(replicas), expect["topics"][&topic.name]);
    }
    assert_eq!(state.topics.len(), expect["topics"].as_object().unwrap().len());
    assert_eq!(state.topics[0].partitions[1].leader, Leader::Broker(1002));
    assert_eq!(state.topics[0].partitions[1].isr, Some(vec![1002]));
}

#[test]
fn d06_a_placement_on_kcats_brokers_says_that_racks_are_unknown() {
    let case = read("D06-kcat-metadata");
    let read = read_metadata(text(&case["input"]["metadata_json"])).unwrap();
    let json: Value = serde_json::from_str(&read.to_json()).unwrap();
    let answer = placed(&request(&json["brokers"], &topic(&json!(2), &json!(2)), 0));
    let unknown = warning(&answer, "RACKS_UNKNOWN");
    assert!(unknown.message.contains("replicas of one partition may share a rack"), "{}", unknown.message);
}

#[test]
fn d06_a_null_rack_is_silent() {
    let brokers = json!([{"id": 1001, "rack": null}, {"id": 1002, "rack": null}]);
    assert_eq!(placed(&request(&brokers, &topic(&json!(2), &json!(2)), 0)).warnings, []);
}

#[test]
fn d07_broker_ids_may_be_any_number_that_kafka_allows() {
    let case = read("D07-big-and-odd-broker-ids");
    let input = &case["input"];
    let topic = topic(&input["topic"]["partitions"], &input["topic"]["replicationFactor"]);
    let answer = placed(&request(&input["brokers"], &topic, 3));
    let mut ids: Vec<i64> = list(&input["brokers"]).iter().map(|broker| integer(&broker["id"])).collect();
    ids.sort_unstable();
    let loads: Vec<i64> = answer.load().iter().map(|load| i64::from(load.broker)).collect();
    assert_eq!(loads, ids);
    assert!(answer.load().iter().all(|load| load.replicas == 3 && load.leaders == 1));

    let json: Value = serde_json::from_str(&answer.to_json()).unwrap();
    assert_eq!(json["topics"][0]["replicas"], json!(rows(&answer)));
    assert!(rows(&answer).iter().flatten().any(|id| *id == i32::MAX));
}

#[test]
fn d07_what_is_no_broker_id_is_refused_by_its_path() {
    let case = read("D07-big-and-odd-broker-ids");
    for bad in list(&case["input"]["bad"]) {
        let error = if bad["isr"].is_null() {
            let brokers = json!([{"id": 1}, bad]);
            let error = refused(&request(&brokers, &topic(&json!(1), &json!(1)), 0));
            assert_eq!(error.field(), Some("brokers[1].id"));
            assert_eq!(error.value(), Some(bad["id"].to_string().as_str()));
            error
        } else {
            let partition = json!({"partition": 0, "leader": 1, "replicas": [{"id": 1}], "isrs": bad["isr"]});
            let topics = json!([{"topic": "t", "partitions": [partition]}]);
            let text = json!({"controllerid": 1, "brokers": [{"id": 1}], "topics": topics}).to_string();
            let error = read_metadata(&text).unwrap_err();
            assert_eq!(error.field(), Some("metadata.topics[0].partitions[0].isrs[0]"));
            assert_eq!(error.value(), Some("null"));
            error
        };
        assert_eq!(error.code(), ErrorCode::InvalidRequest);
    }
}

#[test]
fn p07_a_rack_given_as_a_number_is_refused_by_name() {
    let case = read("P07-numeric-rack-names");
    let error = parse_brokers("brokers", text(&case["input"]["metadata_json"])).unwrap_err();
    assert_eq!(error.code(), ErrorCode::InvalidRequest);
    assert!(error.field().unwrap().ends_with("brokers[0].rack"), "{error}");
    assert_eq!(error.value(), Some("115"));
}

#[test]
fn p07_racks_called_by_numbers_are_names_like_any_other() {
    let case = read("P07-numeric-rack-names");
    let (input, expect) = (&case["input"], &case["expect"]);
    let mut brokers: Value = serde_json::from_str(text(&input["metadata_json"])).unwrap();
    for broker in brokers["brokers"].as_array_mut().unwrap() {
        broker["rack"] = json!(broker["rack"].to_string());
    }
    let answer = placed(&request(&brokers["brokers"], &input["topic"], integer(&input["seed"])));
    let rows = rows(&answer);
    assert_eq!(json!(rows), expect["exact_if_java_random"]["replicas"]);
    let rack_of = |id: &i32| {
        let broker = answer.brokers().brokers().iter().find(|broker| broker.id == *id);
        broker.and_then(|broker| broker.rack.name()).unwrap().to_owned()
    };
    for replicas in &rows {
        let mut racks: Vec<String> = replicas.iter().map(rack_of).collect();
        racks.sort_unstable();
        racks.dedup();
        assert_eq!(json!(racks.len()), expect["every_partition_racks"]);
    }
    let leading = answer.load().iter().filter(|load| load.leaders > 0).count();
    assert_eq!(json!(leading), expect["distinct_leaders"], "the load shows that most brokers lead nothing");
}
