//! `placeFlat`: it says what `place` says, and comes back wherever a placement does.

use podstripe::{
    api::{PlaceAnswer, PlaceRequest, call, place, place_flat},
    value,
};
use serde_json::{Value, json};

fn plain(value: &Value) -> value::Value {
    value::Value::from_json("", &value.to_string()).expect("it is plain data")
}

#[track_caller]
fn answer(function: &str, request: &Value) -> String {
    call(function, &[plain(request)]).expect("it answers")
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

/// Two pods and a topic that cannot be placed; `others` are brokers besides.
fn request(others: &[Value]) -> Value {
    let pod = |id| if id <= 3 { "stable" } else { "canary" };
    let brokers = (1..=6).map(|id| json!({"id": id, "rack": null, "pod": pod(id)}));
    json!({
        "brokers": brokers.chain(others.iter().cloned()).collect::<Vec<_>>(),
        "topics": [
            {"name": "orders", "partitions": 20, "replicationFactor": 3},
            {"name": "wide", "partitions": 1, "replicationFactor": 99},
            {"name": "b", "partitions": 7, "replicationFactor": 2, "startPartition": 5},
            {"name": "none", "partitions": 1, "replicationFactor": 1},
        ],
        "canary": {"pod": "canary", "interval": 4},
        "errors": "report",
        "seed": "42",
    })
}

/// A whole answer of `placeFlat`, put together as the bindings do.
fn flat(request: &Value) -> Value {
    let answer = place_flat(&plain(request)).expect("it is placed");
    let mut head = parsed(&answer.head());
    let lists = answer.into_lists();
    let topics = head["topics"].as_array_mut().expect("topics");
    assert_eq!(lists.len(), 2 * topics.len());
    for (topic, lists) in topics.iter_mut().zip(lists.chunks(2)) {
        assert_eq!(
            (lists[0].is_none(), lists[1].is_none()),
            (topic["error"].is_object(), topic["error"].is_object())
        );
        if let [Some(replicas), Some(specs)] = lists {
            // Null until now, so that the keys stand as those of `place`.
            assert_eq!((topic["replicas"].take(), topic["specs"].take()), (Value::Null, Value::Null));
            (topic["replicas"], topic["specs"]) = (json!(replicas), json!(specs));
        }
    }
    head
}

/// An answer of `place` with its lists made flat, and without the counts over them.
fn flattened(mut placed: Value) -> Value {
    placed.as_object_mut().expect("an answer").remove("load").expect("load");
    for topic in placed["topics"].as_array_mut().expect("topics") {
        if topic["error"].is_null() {
            let rows = topic["replicas"].as_array().expect("rows");
            let ids: Vec<Value> =
                rows.iter().flat_map(|row| row.as_array().expect("a row").clone()).collect();
            let specs: Vec<Value> =
                topic["specs"].as_array().expect("specs").iter().flat_map(triple).collect();
            (topic["replicas"], topic["specs"]) = (json!(ids), json!(specs));
        }
    }
    placed
}

fn triple(spec: &Value) -> [Value; 3] {
    ["start", "count", "eligible"].map(|name| spec[name].clone())
}

#[test]
fn it_says_all_that_place_says() {
    let request = request(&[json!({"id": 7, "rack": null})]);
    let placed = parsed(&answer("place", &request));
    assert_eq!(flat(&request), flattened(placed.clone()));
    assert_eq!(placed["topics"][0]["specs"].as_array().map(Vec::len), Some(10));
    // The keys too stand in one order.
    let head = place_flat(&plain(&request)).expect("it is placed").head();
    let at = |key: &str| head.find(key).unwrap_or_else(|| panic!("{key}"));
    let keys = ["seed", "spread", "eligible", "topics", "replicas", "specs", "exposure", "warnings"];
    assert!(keys.map(|key| at(&format!("\"{key}\":"))).is_sorted(), "{head}");
}

#[test]
fn it_becomes_what_kafkas_tools_and_clients_take() {
    let request = request(&[]);
    let (placed, flat) = (parsed(&answer("place", &request)), flat(&request));
    assert_eq!(answer("toReassignmentJson", &flat), answer("toReassignmentJson", &placed));
    let with = |function: &str, placement: &Value, rest: &[Value]| {
        let arguments: Vec<_> = [placement].into_iter().chain(rest).map(plain).collect();
        call(function, &arguments).expect("it answers")
    };
    for (function, rest) in [
        ("toReplicaAssignment", vec![json!("orders")]),
        ("toReplicaAssignment", vec![json!("b")]),
        ("toClientCall", vec![json!("kafkajs"), json!("alterPartitionReassignments")]),
    ] {
        assert_eq!(with(function, &flat, &rest), with(function, &placed, &rest), "{function}");
    }
}

/// A request about topics as they stand.
type Request<'r> = &'r dyn Fn(&Value) -> Value;

#[test]
fn a_placement_of_either_kind_stands_for_topics_as_they_are() {
    let mut request = request(&[]);
    request["topics"].as_array_mut().expect("topics").truncate(1);
    let (placed, flat) = (parsed(&answer("place", &request)), flat(&request));
    let plan = parsed(&answer("toReassignmentJson", &placed));
    let (brokers, canary) = (&request["brokers"], &request["canary"]);
    let calls: [(&str, Request<'_>); 6] = [
        ("audit", &|current| json!({"brokers": brokers, "canary": canary, "current": current})),
        ("blastRadius", &|current| json!({"brokers": brokers, "pod": "canary", "current": current})),
        ("diff", &|current| json!({"before": current, "after": current})),
        ("validate", &|current| json!({"brokers": brokers, "plan": current, "current": current})),
        ("impact", &|current| json!({"brokers": brokers, "current": current, "plan": plan})),
        ("generate", &|current| json!({"brokers": brokers, "current": current, "seed": "1"})),
    ];
    for (function, request) in calls {
        let expected = answer(function, &request(&plan));
        assert_eq!(answer(function, &request(&placed)), expected, "{function}");
        assert_eq!(answer(function, &request(&flat)), expected, "{function}");
        // One that was kept as text.
        assert_eq!(answer(function, &request(&json!(placed.to_string()))), expected, "{function}");
    }
}

#[test]
fn a_topic_that_failed_stands_without_partitions_and_is_noted() {
    let request = request(&[]);
    for placement in [parsed(&answer("place", &request)), flat(&request)] {
        let radius = parsed(&answer("blastRadius", &json!({"current": placement, "brokerIds": [1]})));
        let message = "topics that carry an error, and are taken as shown: 1, first wide: \"INVALID_REPLICATION_FACTOR\"";
        assert_eq!(radius["notes"], json!([{"code": "TOPIC_ERRORS", "message": message}]));
    }
}

#[test]
fn where_partitions_start_and_where_they_end() {
    let plan = |topic: Value| answer("toReassignmentJson", &json!({"topics": [topic]}));
    let rows = plan(json!({"name": "t", "startPartition": 3, "replicas": [[1, 2], [2, 1]]}));
    for start in ["startPartition", "start_partition"] {
        let topic = json!({"name": "t", start: 3, "replicationFactor": 2, "replicas": [1, 2, 2, 1]});
        assert_eq!(plan(topic), rows);
    }
    let from_0 = plan(json!({"name": "t", "replicas": [[1], [2]]}));
    for start in [json!(null), json!(0)] {
        let topic = json!({"name": "t", "startPartition": start, "replicationFactor": 1, "replicas": [1, 2]});
        assert_eq!(plan(topic), from_0);
    }
    // The highest id of all.
    for replicas in [json!([[7]]), json!([7])] {
        let topic = json!({"name": "t", "startPartition": 2_147_483_646, "replicationFactor": 1, "replicas": replicas});
        assert!(plan(topic).contains("\"partition\":2147483646,\"replicas\":[7]"));
    }
    assert_eq!(plan(json!({"name": "t", "replicas": []})), r#"{"version":1,"partitions":[]}"#);
}

/// The partitions with a replica in a pod, one by one.
fn counted(answer: &PlaceAnswer, topic: &str, pod: &str) -> u64 {
    let of = |id: &i32| answer.brokers().brokers().iter().find(|broker| broker.id == *id);
    let is_in = |id: &i32| of(id).is_some_and(|broker| broker.pod.as_deref() == Some(pod));
    let placed = answer.topic(topic).expect("it is placed");
    placed.assignment.partitions().filter(|(_, replicas)| replicas.iter().any(is_in)).count() as u64
}

#[test]
fn exposure_is_what_counting_gives_whatever_the_sets_of_brokers() {
    let podless = [json!({"id": 7, "rack": null}), json!({"id": 8, "rack": null})];
    let every = |pod: &str, partitions: Vec<u32>| json!({"pod": pod, "partitions": partitions});
    let both = json!([every("canary", vec![0, 6, 9]), every("stable", vec![1, 5, 7, 8])]);
    for others in [&podless[..0], &podless[..1], &podless] {
        // With a rule for each pod, and without a podless broker, the other partitions may use all brokers.
        for rules in [json!([every("canary", vec![3, 7, 11])]), both.clone()] {
            for seed in 0..20 {
                let mut request = request(others);
                request["canary"].take();
                request["rules"] = rules.clone();
                request["seed"] = json!(seed);
                let answer = place(&PlaceRequest::from_json(&request.to_string()).unwrap()).unwrap();
                for (name, topic) in answer.placed() {
                    for exposure in answer.exposure(topic) {
                        let expected = counted(&answer, name, exposure.pod);
                        assert_eq!(exposure.exposed.part, expected, "{request}, {name}, {}", exposure.pod);
                    }
                }
            }
        }
    }
}
