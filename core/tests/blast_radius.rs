//! `blastRadius`: which partitions a set of brokers can hurt, held against a count that is too plain to be wrong.

use std::collections::{BTreeMap, BTreeSet};

use podstripe::{Error, ErrorCode, api, value};
use proptest::prelude::*;
use serde_json::{Value, json};

#[path = "support/files.rs"]
mod files;

fn call(request: &Value) -> Result<Value, Error> {
    let request = value::Value::from_json("", &request.to_string()).expect("it is plain data");
    api::call("blastRadius", &[request]).map(|answer| serde_json::from_str(&answer).expect("it is JSON"))
}

fn answer(request: &Value) -> Value {
    call(request).unwrap_or_else(|error| panic!("{request}: {}", error.message()))
}

fn share(part: u64, whole: u64) -> Value {
    json!([part, whole])
}

fn of(share: &Value) -> Value {
    json!([share["part"], share["whole"]])
}

/// Six brokers in three racks and two pods; 7 has no pod and no rack.
fn brokers() -> Value {
    let broker = |(id, rack, pod): (i32, &str, &str)| json!({"id": id, "rack": rack, "pod": pod});
    let mut brokers: Vec<Value> = [
        (1, "a", "stable"),
        (2, "b", "stable"),
        (3, "c", "stable"),
        (4, "a", "canary"),
        (5, "b", "canary"),
        (6, "c", "canary"),
    ]
    .map(broker)
    .into();
    brokers.push(json!({"id": 7, "rack": null, "pod": null}));
    json!(brokers)
}

/// A topic of each kind: internal, with its own minimum in sync, moving, offline.
fn topics() -> Value {
    json!({"topics": [
        {"name": "orders", "configs": {"min.insync.replicas": "2"}, "partitions": [
            {"partition": 0, "leader": 1, "replicas": [1, 2, 3], "isr": [1, 2, 3]},
            {"partition": 1, "leader": 4, "replicas": [4, 5, 6], "isr": [4, 5]},
            {"partition": 2, "leader": 2, "replicas": [4, 2, 7], "isr": [2, 7]},
            {"partition": 3, "leader": null, "replicas": [6, 5, 1], "isr": [1]}]},
        {"name": "__consumer_offsets", "partitions": [
            {"partition": 0, "leader": 5, "replicas": [5, 1], "isr": [5, 1]},
            {"partition": 1, "leader": 1, "replicas": [5, 1], "isr": [5, 1]}]},
        {"name": "__transaction_state", "partitions": [{"partition": 0, "replicas": [6, 4, 3], "adding": [3]}]},
        {"name": "bare", "partitions": [{"partition": 0, "replicas": [3]}]},
    ]})
}

const LOG_DIRS: &str = r#"{"version":1,"brokers":[
    {"broker":4,"logDirs":[{"logDir":"/d","error":null,"partitions":[
        {"partition":"orders-1","size":100,"offsetLag":0,"isFuture":false},
        {"partition":"orders-2","size":30,"offsetLag":0,"isFuture":false}]},
        {"logDir":"/e","error":null,"partitions":[{"partition":"orders-1","size":70,"offsetLag":0,"isFuture":true}]}]},
    {"broker":2,"logDirs":[{"logDir":"/d","error":null,"partitions":[
        {"partition":"orders-2","size":40,"offsetLag":0,"isFuture":false},
        {"partition":"gone-0","size":5,"offsetLag":0,"isFuture":false}]}]},
    {"broker":9,"logDirs":[{"logDir":"/d","error":null,"partitions":[
        {"partition":"orders-2","size":9000000000000000000,"offsetLag":0,"isFuture":false}]}]}]}"#;

#[test]
fn a_pod_reaches_what_its_brokers_host() {
    let answer =
        answer(&json!({"current": topics(), "brokers": brokers(), "pod": "canary", "logDirs": LOG_DIRS}));
    assert_eq!(answer["set"], json!({"kind": "pod", "name": "canary", "brokers": [4, 5, 6]}));
    let radius = &answer["radius"];
    assert_eq!(radius["partitions"], 8);
    for (name, part, whole) in [
        // All but orders-0 and bare-0.
        ("hosted", 6, 8),
        // orders-1, __consumer_offsets-0, and __transaction_state-0 by its preferred leader.
        ("led", 3, 8),
        ("inside", 1, 8),
        // orders-1 has nobody left; orders-3 is offline already; __transaction_state-0 has only what is being added.
        ("offline", 3, 8),
        ("belowMinIsr", 3, 8),
        // orders-2: two left of a minimum of 2. The offsets: one left of a minimum of 1.
        ("atMinIsr", 3, 8),
        ("topics", 3, 4),
        ("groupCoordinators", 1, 2),
        ("transactionCoordinators", 1, 1),
    ] {
        assert_eq!(of(&radius[name]), share(part, whole), "{name}");
    }
    assert_eq!(radius["hosted"]["percent"], "75");
    assert_eq!(radius["bytesHosted"], "130", "a future replica does not count");
    assert_eq!(radius["bytesLed"], "100");
    assert_eq!(radius["bytesTotal"], "9000000000000000175");
    assert_eq!(
        answer["topics"],
        json!([
            {"topic": "__consumer_offsets", "hosted": 2, "led": 1, "partitions": 2},
            {"topic": "__transaction_state", "hosted": 1, "led": 1, "partitions": 1},
            {"topic": "orders", "hosted": 3, "led": 1, "partitions": 4},
        ])
    );
    assert_eq!(answer["podless"], json!([7]));
}

#[test]
fn all_pods_and_racks_stand_side_by_side() {
    let answer = answer(&json!({"current": topics(), "brokers": brokers(), "minInsyncReplicas": 2}));
    assert_eq!(answer["set"], Value::Null);
    assert_eq!(answer["radius"], Value::Null);
    assert_eq!(answer["topics"], json!([]));
    let rows = |name: &str| -> Vec<Value> {
        let row = |row: &Value| {
            json!([
                row["name"],
                row["brokers"],
                row["hosted"]["part"],
                row["led"]["part"],
                row["belowMinIsr"]["part"]
            ])
        };
        answer[name].as_array().expect("a list").iter().map(row).collect()
    };
    assert_eq!(
        rows("pods"),
        [
            json!(["canary", [4, 5, 6], 6, 3, 5]),
            json!(["stable", [1, 2, 3], 7, 4, 6]),
            json!([null, [7], 1, 0, 1])
        ]
    );
    assert_eq!(
        rows("racks"),
        [
            json!(["a", [1, 4], 7, 3, 5]),
            json!(["b", [2, 5], 6, 2, 5]),
            json!(["c", [3, 6], 5, 2, 3]),
            json!([null, [7], 1, 0, 1])
        ]
    );
    for name in ["bytesHosted", "bytesLed", "bytesTotal"] {
        assert_eq!(answer["pods"][0][name], Value::Null);
    }
}

#[test]
fn a_rack_and_ids_are_sets_too() {
    let of_rack = answer(&json!({"current": topics(), "brokers": brokers(), "rack": "a"}));
    assert_eq!(of_rack["set"], json!({"kind": "rack", "name": "a", "brokers": [1, 4]}));
    let of_ids = answer(&json!({"current": topics(), "brokerIds": [4, 1, 4]}));
    assert_eq!(of_ids["set"], json!({"kind": "brokers", "name": null, "brokers": [1, 4]}));
    assert_eq!(of_ids["radius"], of_rack["radius"]);
    assert_eq!(
        [&of_ids["pods"], &of_ids["racks"], &of_ids["whatIf"]],
        [&json!([]); 3],
        "nothing is known of pods"
    );
    let of_text = answer(&json!({"current": topics(), "brokers": brokers(), "brokerIds": "1,4"}));
    assert_eq!(of_text["radius"], of_rack["radius"]);
    // Registered, with no replica: it reaches nothing.
    let idle = json!([{"id": 1}, {"id": 8}]);
    let idle = answer(&json!({"current": topics(), "brokers": idle, "brokerIds": [8]}));
    assert_eq!(of(&idle["radius"]["hosted"]), share(0, 8));
    // Hosting and not registered: it can be asked for, and is noted.
    let gone = answer(&json!({"current": topics(), "brokers": [{"id": 1}], "brokerIds": [7]}));
    assert_eq!(of(&gone["radius"]["hosted"]), share(1, 8));
    assert_eq!(
        gone["notes"],
        json!([{"code": "UNKNOWN_BROKERS", "message": "6 broker(s) with replicas are not registered, so they are in no \
                pod and no rack here: 2, 3, 4, 5, 6, 7"}])
    );
}

#[test]
fn kafkas_own_texts_are_read() {
    let text = |name: &str| files::read(&format!("examples/data/kafka-4.4/{name}"));
    let answer = answer(&json!({
        "current": text("describe.txt"), "logDirs": text("log-dirs.txt"), "brokers": text("list-endpoints.txt"),
        "brokerIds": "0,1,2,3,4,5", "minInsyncReplicas": 1,
    }));
    let radius = &answer["radius"];
    let partitions = radius["partitions"].as_u64().expect("a number");
    assert!(partitions > 0);
    for name in ["hosted", "led", "inside", "offline"] {
        assert_eq!(of(&radius[name]), share(partitions, partitions), "{name}");
    }
    assert_eq!(radius["bytesHosted"], radius["bytesTotal"]);
    assert_ne!(radius["bytesHosted"], "0");
    let set = answer["set"]["brokers"].as_array().expect("ids").len();
    assert_eq!(set, 6);
}

/// C01: twenty partitions, every tenth a canary.
fn kip_topic() -> Value {
    let partitions: Vec<Value> = (0..20)
        .map(|id| json!({"partition": id, "replicas": if id % 10 == 9 { [4, 5, 6] } else { [1, 2, 3] }}))
        .collect();
    json!({"topics": [{"name": "orders", "partitions": partitions}]})
}

#[test]
fn other_intervals_and_pod_sizes_are_counted_without_placing() {
    let brokers: Vec<Value> = (1..=9).map(|id| json!({"id": id})).collect();
    let rows = |request: Value| answer(&request)["whatIf"].as_array().expect("a list").clone();
    let given = json!({"intervals": [10, 3, 1], "podSizes": [3, 2, 7]});
    let given = rows(json!({"current": kip_topic(), "brokers": brokers, "whatIf": given}));
    let short: Vec<Value> = given
        .iter()
        .map(|row| {
            json!([
                row["interval"],
                row["podSize"],
                of(&row["isolated"]),
                of(&row["isolatedReplicasPerBroker"]),
                of(&row["otherReplicasPerBroker"]),
                row["fits"]
            ])
        })
        .collect();
    assert_eq!(
        short,
        [
            json!([10, 3, [2, 20], [6, 3], [54, 6], true]),
            json!([10, 2, [2, 20], [6, 2], [54, 7], false]),
            json!([10, 7, [2, 20], [6, 7], [54, 2], false]),
            json!([3, 3, [6, 20], [18, 3], [42, 6], true]),
            json!([3, 2, [6, 20], [18, 2], [42, 7], false]),
            json!([3, 7, [6, 20], [18, 7], [42, 2], false]),
            json!([1, 3, [20, 20], [60, 3], [0, 6], true]),
            json!([1, 2, [20, 20], [60, 2], [0, 7], false]),
            // Nothing is left for the other two brokers, so they need not hold anything.
            json!([1, 7, [20, 20], [60, 7], [0, 2], true]),
        ]
    );
    // Six intervals by the multiples of 3 below 9.
    let pairs = |rows: &[Value]| -> Vec<(u64, u64)> {
        rows.iter().map(|row| (row["interval"].as_u64().unwrap(), row["podSize"].as_u64().unwrap())).collect()
    };
    let default = pairs(&rows(json!({"current": kip_topic(), "brokers": brokers})));
    let expected: Vec<(u64, u64)> =
        [2, 5, 10, 20, 50, 100].iter().flat_map(|interval| [(*interval, 3), (*interval, 6)]).collect();
    assert_eq!(default, expected);
    // An interval above every topic's partitions isolates nothing, and a pod of one holds that.
    let nothing = json!({"intervals": [21], "podSizes": [1]});
    let nothing = rows(json!({"current": kip_topic(), "brokers": brokers, "whatIf": nothing}));
    assert_eq!([&of(&nothing[0]["isolated"]), &nothing[0]["fits"]], [&share(0, 20), &json!(true)]);
    // No more than eight sizes, however many brokers.
    let many: Vec<Value> = (1..=100).map(|id| json!({"id": id})).collect();
    let sizes = rows(json!({"current": kip_topic(), "brokers": many, "whatIf": {"intervals": [10]}}));
    let sizes: Vec<u64> = pairs(&sizes).into_iter().map(|(_, size)| size).collect();
    assert_eq!(sizes, [3, 6, 9, 12, 15, 18, 21, 24]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn wrong_requests_are_told_what_is_wrong() {
    let with = |changes: Value| {
        let mut request = json!({"current": topics(), "brokers": brokers()});
        for (key, value) in changes.as_object().expect("an object") {
            request[key] = value.clone();
        }
        request
    };
    for (request, code, field, message) in [
        (
            with(json!({"pod": "canray"})),
            ErrorCode::InvalidRequest,
            "pod",
            "pod: no broker declares pod \"canray\"; there are canary, stable; did you mean \"canary\"?",
        ),
        (
            with(json!({"rack": "z"})),
            ErrorCode::InvalidRequest,
            "rack",
            "rack: no broker declares rack \"z\"; there are a, b, c",
        ),
        (
            json!({"current": topics(), "brokers": [{"id": 1}], "pod": "canary"}),
            ErrorCode::InvalidRequest,
            "pod",
            "pod: no broker declares pod \"canary\"; no broker has a pod",
        ),
        (
            json!({"current": topics(), "pod": "canary"}),
            ErrorCode::InvalidRequest,
            "brokers",
            "brokers: missing; expected the brokers, each with its pod and its rack",
        ),
        (
            with(json!({"brokerIds": [4, 99]})),
            ErrorCode::BrokerIdNotRegistered,
            "brokerIds",
            "brokerIds: broker 99 is not registered, and has no replica",
        ),
        (
            with(json!({"pod": "canary", "rack": "a"})),
            ErrorCode::InvalidRequest,
            "",
            "expected one of pod, rack and brokerIds, got more than one",
        ),
        (
            with(json!({"minInsyncReplicas": 0})),
            ErrorCode::InvalidRequest,
            "minInsyncReplicas",
            "minInsyncReplicas: expected an integer from 1 to 2147483647, got 0",
        ),
        (
            with(json!({"whatIf": {"intervals": [0]}})),
            ErrorCode::InvalidRequest,
            "whatIf.intervals[0]",
            "whatIf.intervals[0]: expected an integer from 1 to 2147483647, got 0",
        ),
        (
            with(json!({"whatIf": {"podSizes": [8]}})),
            ErrorCode::InvalidRequest,
            "whatIf.podSizes[0]",
            "whatIf.podSizes[0]: expected an integer from 1 to 7, got 8",
        ),
        (
            with(json!({"whatIf": {"intervals": vec![1; 101]}})),
            ErrorCode::LimitExceeded,
            "whatIf.intervals",
            "whatIf.intervals: 101 intervals, the limit is 100",
        ),
        (
            with(json!({"whatIf": {"sizes": []}})),
            ErrorCode::InvalidRequest,
            "whatIf.sizes",
            "whatIf.sizes: unknown field; a whatIf object has intervals, podSizes",
        ),
        (
            json!({"current": topics(), "whatIf": {}}),
            ErrorCode::InvalidRequest,
            "brokers",
            "brokers: missing; expected the brokers, whose number whatIf needs",
        ),
        (
            json!({"brokers": brokers()}),
            ErrorCode::InvalidRequest,
            "current",
            "current: missing; expected the topics as they stand",
        ),
        (
            with(json!({"pods": "canary"})),
            ErrorCode::InvalidRequest,
            "pods",
            "pods: unknown field; a blastRadius request has current, brokers, pod, rack, brokerIds, minInsyncReplicas, \
             logDirs, whatIf, canary, rules, rackAware",
        ),
        (
            with(json!({"brokerIds": [-1]})),
            ErrorCode::InvalidRequest,
            "brokerIds[0]",
            "brokerIds[0]: expected an integer from 0 to 2147483647, got -1",
        ),
    ] {
        let error = call(&request).expect_err(message);
        assert_eq!((error.code(), error.field(), error.message()), (code, Some(field), message));
    }
}

/// A partition: replicas, the place of its leader, whether it has one, and which of them are in sync.
type Drawn = (BTreeSet<i32>, usize, bool, Option<u8>);

fn drawn() -> impl Strategy<Value = Vec<Vec<Drawn>>> {
    let replicas = prop::collection::btree_set(0..8, 1..5);
    let partition = (replicas, 0..4_usize, prop::bool::weighted(0.9), prop::option::of(any::<u8>()));
    prop::collection::vec(prop::collection::vec(partition, 1..8), 1..5)
}

/// What holds of replicas, leader, and how many in sync are left.
type Holds<'a> = dyn Fn(&[i32], Option<i32>, usize) -> bool + 'a;
/// Replicas, leader, ISR.
type Counted = (Vec<i32>, Option<i32>, Vec<i32>);

/// What the source shows, leaders always, and the same as rows.
fn state(topics: &[Vec<Drawn>]) -> (Value, Vec<Counted>) {
    let (mut shown, mut rows) = (Vec::new(), Vec::new());
    for (name, topic) in ["t", "__consumer_offsets", "u", "v"].iter().zip(topics) {
        let mut partitions = Vec::new();
        for (id, (replicas, leader, led, in_sync)) in topic.iter().enumerate() {
            let replicas: Vec<i32> = replicas.iter().copied().collect();
            let leader = led.then(|| replicas[leader % replicas.len()]);
            let isr: Vec<i32> = match in_sync {
                Some(bits) => {
                    replicas.iter().copied().filter(|id| bits >> id & 1 == 1 || Some(*id) == leader).collect()
                }
                None => replicas.clone(),
            };
            let mut row = json!({"partition": id, "replicas": replicas, "leader": leader});
            if in_sync.is_some() {
                row["isr"] = json!(isr);
            }
            partitions.push(row);
            rows.push((replicas, leader, if leader.is_some() { isr } else { Vec::new() }));
        }
        shown.push(json!({"name": name, "partitions": partitions}));
    }
    (json!({"topics": shown}), rows)
}

fn sizes(topics: &Value) -> (String, BTreeMap<i32, i64>) {
    let (mut of_broker, mut sums): (BTreeMap<i32, Vec<Value>>, BTreeMap<i32, i64>) = Default::default();
    let mut size = 1;
    for topic in topics["topics"].as_array().expect("topics") {
        for partition in topic["partitions"].as_array().expect("partitions") {
            for broker in partition["replicas"].as_array().expect("replicas") {
                let broker = i32::try_from(broker.as_i64().expect("an id")).expect("small");
                size = size * 7 % 1_000_003;
                let name = format!("{}-{}", topic["name"].as_str().expect("a name"), partition["partition"]);
                let log = json!({"partition": name, "size": size, "offsetLag": 0, "isFuture": false});
                of_broker.entry(broker).or_default().push(log);
                *sums.entry(broker).or_default() += size;
            }
        }
    }
    let brokers: Vec<Value> = of_broker
        .into_iter()
        .map(|(broker, logs)| {
            json!({"broker": broker, "logDirs": [{"logDir": "/d", "error": null, "partitions": logs}]})
        })
        .collect();
    (json!({"version": 1, "brokers": brokers}).to_string(), sums)
}

fn parts(radius: &Value) -> BTreeMap<String, u64> {
    let entries = radius.as_object().expect("an object").iter();
    entries.filter_map(|(name, share)| Some((name.clone(), share["part"].as_u64()?))).collect()
}

fn bytes(radius: &Value, name: &str) -> i64 {
    radius[name].as_str().expect("text").parse().expect("a number")
}

proptest! {
    #[test]
    fn a_set_reaches_what_a_plain_count_finds(topics in drawn(), set in prop::collection::btree_set(0..8, 0..8), min in 1..4_usize) {
        let (current, rows) = state(&topics);
        let brokers: Vec<Value> = (0..8).map(|id| json!({"id": id})).collect();
        let answer = answer(&json!({"current": current, "brokers": brokers, "brokerIds": set, "minInsyncReplicas": min}));
        let outside = |ids: &[i32]| ids.iter().filter(|id| !set.contains(*id)).count();
        let count = |what: &Holds<'_>| {
            let hosted = rows.iter().filter(|row| outside(&row.0) < row.0.len());
            hosted.filter(|row| what(&row.0, row.1, outside(&row.2))).count() as u64
        };
        let found = parts(&answer["radius"]);
        prop_assert_eq!(found["hosted"], count(&|_, _, _| true));
        prop_assert_eq!(found["led"], count(&|_, leader, _| leader.is_some_and(|leader| set.contains(&leader))));
        prop_assert_eq!(found["inside"], count(&|replicas, _, _| outside(replicas) == 0));
        prop_assert_eq!(found["offline"], count(&|_, _, left| left == 0));
        prop_assert_eq!(found["belowMinIsr"], count(&|_, _, left| left < min));
        prop_assert_eq!(found["atMinIsr"], count(&|_, _, left| left == min));
        let shown = answer["topics"].as_array().expect("a list");
        let sum = |name: &str| shown.iter().map(|row| row[name].as_u64().expect("a number")).sum::<u64>();
        prop_assert_eq!([sum("hosted"), sum("led")], [found["hosted"], found["led"]]);
        prop_assert_eq!(shown.len() as u64, found["topics"]);
        if set.is_empty() {
            prop_assert!(found.values().all(|part| *part == 0), "the empty set reaches nothing: {:?}", found);
        }
    }

    #[test]
    fn all_brokers_together_reach_everything(topics in drawn()) {
        let (current, rows) = state(&topics);
        let (log_dirs, sums) = sizes(&current);
        let all: Vec<i32> = (0..8).collect();
        let answer = answer(&json!({"current": current, "brokerIds": sums.keys().collect::<Vec<_>>(), "logDirs": log_dirs}));
        let found = parts(&answer["radius"]);
        for name in ["hosted", "inside", "offline", "belowMinIsr"] {
            prop_assert_eq!(found[name], rows.len() as u64, "{} of {:?}", name, all);
        }
        prop_assert_eq!(bytes(&answer["radius"], "bytesHosted"), sums.values().sum::<i64>());
        prop_assert_eq!(bytes(&answer["radius"], "bytesTotal"), sums.values().sum::<i64>());
    }

    #[test]
    fn pods_add_up(topics in drawn(), pods in prop::collection::vec(0..3_u8, 8)) {
        let (current, rows) = state(&topics);
        let (log_dirs, sums) = sizes(&current);
        let brokers: Vec<Value> =
            pods.iter().enumerate().map(|(id, pod)| json!({"id": id, "pod": format!("p{pod}"), "rack": format!("r{pod}")})).collect();
        let answer = answer(&json!({"current": current, "brokers": brokers, "logDirs": log_dirs}));
        let list = answer["pods"].as_array().expect("a list");
        let all: Vec<BTreeMap<String, u64>> = list.iter().map(parts).collect();
        let sum = |name: &str| all.iter().map(|pod| pod[name]).sum::<u64>();
        prop_assert_eq!(sum("led"), rows.iter().filter(|row| row.1.is_some()).count() as u64);
        prop_assert!(sum("hosted") >= rows.len() as u64);
        prop_assert!(sum("inside") <= rows.len() as u64);
        for pod in &all {
            prop_assert!(pod["inside"] <= pod["hosted"] && pod["offline"] <= pod["belowMinIsr"]);
            prop_assert!(pod["led"] <= pod["hosted"] && pod["belowMinIsr"] + pod["atMinIsr"] <= pod["hosted"]);
        }
        prop_assert_eq!(list.iter().map(|pod| bytes(pod, "bytesHosted")).sum::<i64>(), sums.values().sum::<i64>());
        prop_assert!(list.iter().all(|pod| bytes(pod, "bytesLed") <= bytes(pod, "bytesHosted")));
        // The racks are the same sets.
        let racks: Vec<BTreeMap<String, u64>> = answer["racks"].as_array().expect("a list").iter().map(parts).collect();
        prop_assert_eq!(&all, &racks);
        // And each is what it is when asked for alone.
        let (name, first) = (&list[0]["name"], &list[0]["brokers"]);
        let alone = self::answer(&json!({"current": current, "brokers": brokers, "pod": name, "logDirs": log_dirs}));
        prop_assert_eq!(&alone["set"]["brokers"], first);
        for (key, value) in alone["radius"].as_object().expect("an object") {
            prop_assert_eq!(value, &list[0][key]);
        }
    }

    #[test]
    fn more_brokers_never_reach_less(topics in drawn(), small in prop::collection::btree_set(0..8, 0..5), more in prop::collection::btree_set(0..8, 0..5)) {
        let (current, _) = state(&topics);
        let brokers: Vec<Value> = (0..8).map(|id| json!({"id": id})).collect();
        let large: BTreeSet<i32> = small.union(&more).copied().collect();
        let [small, large] = [small, large].map(|set| {
            parts(&answer(&json!({"current": current, "brokers": brokers, "brokerIds": set}))["radius"])
        });
        for name in ["hosted", "led", "inside", "offline", "belowMinIsr", "topics", "groupCoordinators"] {
            prop_assert!(small[name] <= large[name], "{}: {} > {}", name, small[name], large[name]);
        }
    }
}
