//! No text makes a reader panic, and what is read can be trusted.

use podstripe::{
    Error, ErrorCode,
    api::{BrokersRequest, PlaceRequest, place, read_brokers},
    cluster::Broker,
    formats::{parse_brokers, parse_kcat_json, parse_list_endpoints, parse_name_map},
};
use proptest::{
    prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest},
    sample::{Index, select},
};
use serde_json::{Value, json};

use crate::example;

const REQUEST: &str = r#"{"brokers": [{"id": 1, "rack": "a", "pod": "stable", "fenced": false},
  {"id": 2, "rack": "b", "pod": "canary"}, {"id": 3, "rack": null}],
 "topics": [{"name": "orders", "partitions": 20, "replicationFactor": 1, "startPartition": 3},
            {"name": "small", "totalPartitions": 4, "replicationFactor": 2}],
 "canary": {"pod": "canary", "interval": 10},
 "rules": [{"pod": "blue", "ranges": [[0, 4]]}, {"pod": "green", "partitions": [5, 7]}],
 "seed": "42", "algorithm": "striped", "brokerOrder": "controller", "errors": "report",
 "rackAware": true, "requireRacks": false}"#;

/// A text of each kind that one of the readers takes.
fn valid_texts() -> Vec<String> {
    vec![
        example("list-endpoints.txt"),
        example("list-endpoints-fenced.txt"),
        example("kcat.json"),
        r#"{"brokers": {"1": {"rack": "a"}, "2": {"nodeId": 2, "isFenced": true}}}"#.into(),
        r#"{"brokerSets": [{"brokerSetId": "canary", "brokerIds": [4, 5], "doc": "d"}]}"#.into(),
        r#"{"1": "stable", "canary": [2, 3], "4": null}"#.into(),
        REQUEST.into(),
    ]
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn assert_fair(error: &Error) {
    assert_ne!(error.code(), ErrorCode::Internal, "{error}");
    assert!(!error.message().is_empty());
    assert!(serde_json::from_str::<Value>(&error.to_json()).is_ok());
}

fn assert_sound(brokers: &[Broker]) {
    let mut ids: Vec<i32> = brokers.iter().map(|broker| broker.id).collect();
    ids.sort_unstable();
    assert!(ids.first().is_none_or(|id| *id >= 0));
    assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "{ids:?}");
}

/// Gives a text to every reader there is.
fn read_everywhere(text: &str) {
    match parse_brokers("brokers", text) {
        Ok(read) => assert_sound(&read.brokers),
        Err(error) => assert_fair(&error),
    }
    if let Err(error) = parse_list_endpoints("brokers", text) {
        assert_fair(&error);
    }
    match parse_kcat_json("metadata", text, &mut Vec::new()) {
        Ok((brokers, _)) => assert_sound(&brokers),
        Err(error) => assert_fair(&error),
    }
    match parse_name_map("pods", text) {
        Ok(map) => assert!(map.keys().all(|id| *id >= 0)),
        Err(error) => assert_fair(&error),
    }
    match PlaceRequest::from_json(text) {
        Ok(request) => place_small(&request),
        Err(error) => assert_fair(&error),
    }
    let table = "ID HOST PORT RACK STATE ENDPOINT_TYPE\n1 k 9092 a unfenced broker\n";
    let request = BrokersRequest { brokers: table, racks: Some(text), pods: Some(text) };
    if let Err(error) = read_brokers(&request) {
        assert_fair(&error);
    }
}

/// Places, unless that would take long: how large a request may be is tested elsewhere.
fn place_small(request: &PlaceRequest) {
    use podstripe::api::Partitions;
    let partitions = |topic: &podstripe::api::TopicRequest| match topic.partitions {
        Partitions::New(count) => count,
        Partitions::Total(total) => total.saturating_sub(topic.start_partition),
    };
    if request.topics.iter().any(|topic| partitions(topic) > 10_000) {
        return;
    }
    match place(request) {
        Ok(answer) => {
            assert!(serde_json::from_str::<Value>(&answer.to_json()).is_ok());
            assert!(serde_json::from_str::<Value>(&answer.to_reassignment_json()).is_ok());
            for topic in &answer.topics {
                if let Err(error) = &topic.outcome {
                    assert_fair(error);
                }
            }
        }
        Err(error) => assert_fair(&error),
    }
}

/// One change of a text, at places that are a share of its length.
#[derive(Clone, Debug)]
enum Edit {
    Cut(Index, Index),
    Repeat(Index, Index),
    Insert(Index, String),
}

fn edit() -> impl Strategy<Value = Edit> {
    let piece = prop_oneof![
        select(vec![
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\"",
            "\\",
            "-",
            "0",
            "9999999999999999999999",
            "1e9",
            "null",
            "true"
        ])
        .prop_map(str::to_owned),
        select(vec!["\n", "\r\n", "\u{feff}", "\0", " ", "ID HOST PORT RACK ENDPOINT_TYPE\n", "\\ud800"])
            .prop_map(str::to_owned),
        any::<char>().prop_map(String::from),
    ];
    prop_oneof![
        1 => (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Edit::Cut(from, to)),
        1 => (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Edit::Repeat(from, to)),
        3 => (any::<Index>(), piece).prop_map(|(at, piece)| Edit::Insert(at, piece)),
    ]
}

fn apply(text: &str, edit: &Edit) -> String {
    let letters: Vec<char> = text.chars().collect();
    let place = |at: &Index| at.index(letters.len() + 1);
    let (head, middle, tail) = match edit {
        Edit::Cut(from, to) | Edit::Repeat(from, to) => {
            let (from, to) = (place(from).min(place(to)), place(from).max(place(to)));
            // Short pieces: what is left should still look like the text it was.
            let to = to.min(from + 12);
            (&letters[..from], letters[from..to].to_vec(), &letters[to..])
        }
        Edit::Insert(at, piece) => (&letters[..place(at)], piece.chars().collect(), &letters[place(at)..]),
    };
    let times = match edit {
        Edit::Cut(..) => 0,
        Edit::Insert(..) => 1,
        Edit::Repeat(..) => 2,
    };
    head.iter().chain(middle.repeat(times).iter()).chain(tail).collect()
}

/// JSON of any shape, made of the words that the readers know and of values that trip them.
fn json_tree() -> impl Strategy<Value = Value> {
    let numbers =
        vec![json!(-1), json!(0), json!(1), json!(3), json!(1.5), json!(2_147_483_648_i64), json!(u64::MAX)];
    let texts = vec!["", "a", "3", "striped", "classic", "report", "given", "canary", "."];
    let keys = vec![
        "brokers",
        "topics",
        "canary",
        "rules",
        "seed",
        "algorithm",
        "brokerOrder",
        "errors",
        "rackAware",
        "requireRacks",
        "fixedStartIndex",
        "id",
        "nodeId",
        "rack",
        "pod",
        "fenced",
        "name",
        "partitions",
        "totalPartitions",
        "replicationFactor",
        "startPartition",
        "interval",
        "ranges",
        "controllerid",
        "topic",
        "partition",
        "leader",
        "replicas",
        "isrs",
        "brokerSets",
        "brokerSetId",
        "brokerIds",
        "1",
        "2",
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        select(numbers),
        select(texts).prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 60, 6, move |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..5).prop_map(Value::Array),
            proptest::collection::btree_map(select(keys.clone()), inner, 0..7)
                .prop_map(|map| map.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    })
}

/// A request in which a few fields hold anything at all.
fn nearly_a_request() -> impl Strategy<Value = Value> {
    let paths = vec![
        "/brokers",
        "/brokers/0",
        "/brokers/0/id",
        "/brokers/1/rack",
        "/brokers/1/pod",
        "/topics",
        "/topics/0",
        "/topics/0/name",
        "/topics/0/partitions",
        "/topics/0/replicationFactor",
        "/topics/0/startPartition",
        "/topics/1/totalPartitions",
        "/canary",
        "/canary/interval",
        "/rules",
        "/rules/0",
        "/rules/0/ranges",
        "/rules/0/ranges/0",
        "/rules/1/partitions",
        "/seed",
        "/algorithm",
        "/errors",
        "/rackAware",
    ];
    proptest::collection::vec((select(paths), json_tree()), 1..3).prop_map(|changes| {
        let mut request: Value = serde_json::from_str(REQUEST).expect("the request is JSON");
        for (path, value) in changes {
            // A change may have taken the place of a later one.
            if let Some(place) = request.pointer_mut(path) {
                *place = value;
            }
        }
        request
    })
}

#[test]
fn every_text_that_is_to_be_changed_is_valid_for_one_reader() {
    for text in valid_texts() {
        let taken = parse_brokers("brokers", &text).is_ok()
            || parse_name_map("pods", &text).is_ok()
            || PlaceRequest::from_json(&text).is_ok_and(|request| place(&request).is_ok());
        assert!(taken, "{text}");
    }
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn no_text_at_all_makes_a_reader_panic(text in any::<String>()) {
        read_everywhere(&text);
    }

    #[test]
    fn no_text_behind_a_heading_makes_a_reader_panic(text in any::<String>(), has_state in any::<bool>()) {
        let state = if has_state { "STATE " } else { "" };
        read_everywhere(&format!("ID HOST PORT RACK {state}ENDPOINT_TYPE\n1 k 9092 {text} unfenced broker\n{text}"));
    }

    #[test]
    fn no_changed_text_makes_a_reader_panic(
        text in select(valid_texts()),
        edits in proptest::collection::vec(edit(), 1..5),
    ) {
        read_everywhere(&edits.iter().fold(text, |text, edit| apply(&text, edit)));
    }

    #[test]
    fn no_json_makes_a_reader_panic(value in json_tree()) {
        read_everywhere(&value.to_string());
    }

    #[test]
    fn no_request_makes_a_placement_panic(request in nearly_a_request()) {
        read_everywhere(&request.to_string());
    }
}
