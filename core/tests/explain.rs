//! `explain`: the placement of `place`, with the reason of each replica, and how even other seeds are.

use podstripe::{Error, ErrorCode, api, value};
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq, proptest};
use serde_json::{Value, json};

#[path = "support/files.rs"]
mod files;
#[path = "properties/random.rs"]
#[allow(dead_code, reason = "shared with the properties, which use all of it")]
mod random;

fn called(function: &str, request: &Value) -> Result<Value, Error> {
    let request = value::Value::from_json("", &request.to_string()).expect("it is plain data");
    let answer = api::call(function, &[request])?;
    Ok(serde_json::from_str(&answer).expect("the answer is JSON"))
}

#[track_caller]
fn explained(request: &Value) -> Value {
    called("explain", request).unwrap()
}

fn case(name: &str) -> Value {
    serde_json::from_str(&files::read(&format!("tests/cases/{name}.json"))).expect("a case is JSON")
}

fn items(list: &Value) -> &[Value] {
    list.as_array().expect("a list")
}

/// The brokers of each partition of a topic.
fn rows(topic: &Value) -> Vec<Vec<&Value>> {
    let replicas = |partition: &'_ Value| partition["replicas"].as_array().unwrap().len();
    let partitions = items(&topic["partitions"]);
    assert!(partitions.iter().all(|partition| replicas(partition) > 0));
    partitions
        .iter()
        .map(|partition| items(&partition["replicas"]).iter().map(|at| &at["broker"]).collect())
        .collect()
}

fn why(topic: &Value, partition: usize) -> Vec<&str> {
    let replicas = items(&topic["partitions"][partition]["replicas"]);
    replicas.iter().map(|replica| replica["why"].as_str().unwrap()).collect()
}

fn brokers(racks: &[(i64, Option<&str>)]) -> Value {
    racks.iter().map(|(id, rack)| json!({"id": id, "rack": rack})).collect()
}

fn topic(partitions: i64, factor: i64) -> Value {
    json!([{"name": "t", "partitions": partitions, "replicationFactor": factor}])
}

#[test]
fn p01_the_lonely_broker_is_in_every_partition_because_its_rack_has_no_other() {
    let case = case("P01-uneven-racks-hot-broker");
    let input = &case["input"];
    let answer =
        explained(&json!({"brokers": input["brokers"], "topics": [input["topic"]], "seed": input["seed"]}));
    let topic = &answer["topics"][0];
    assert_eq!(json!(rows(topic)), case["expect"]["exact_if_java_random"]["replicas"]);
    assert_eq!(
        why(topic, 0),
        [
            "leads: rack B is next in turn; place 2 of 2 among its unfenced brokers",
            "follows: rack C is next in turn; its only unfenced broker",
            "follows: rack A is next in turn; place 2 of 2 among its unfenced brokers",
        ]
    );
    // Five brokers: after five partitions the first shuffle.
    assert_eq!(why(topic, 4)[1], "follows: rack A is next in turn; place 2 of 2 among its unfenced brokers");
    assert!(why(topic, 5)[1].ends_with(" among its unfenced brokers after shuffle 1"), "{:?}", why(topic, 5));
    for partition in items(&topic["partitions"]) {
        let replica = items(&partition["replicas"]).iter().find(|replica| replica["broker"] == 3).unwrap();
        assert_eq!(replica["rack"], "C");
        assert!(
            replica["why"].as_str().unwrap().ends_with("rack C is next in turn; its only unfenced broker")
        );
    }
    // What one seed gives, every seed gives: broker 3 has a replica of all thirty, and no broker has more.
    let resonance = &topic["resonance"][0];
    assert_eq!(resonance["replicas"]["max"], 30);
    // Of five partitions in a row, rack C leads two.
    assert_eq!(resonance["canLead"], 4);
    assert_eq!(resonance["seeds"], json!({"from": "7", "count": 100}));
    let warnings: Vec<&Value> = items(&answer["warnings"]).iter().map(|warning| &warning["code"]).collect();
    assert_eq!(warnings, ["UNEVEN_RACKS"]);
}

#[test]
fn p02_two_racks_of_two_let_two_of_four_lead_in_a_cycle() {
    let case = case("P02-leaders-even-by-rack-not-broker");
    let input = &case["input"];
    let exact = items(&case["expect"]["exact_if_java_random"]);
    assert_eq!(exact.len(), 6);
    for of_seed in exact {
        let request =
            json!({"brokers": input["brokers"], "topics": [input["topic"]], "seed": of_seed["seed"]});
        let answer = explained(&request);
        let topic = &answer["topics"][0];
        let leaders: Vec<&Value> = rows(topic).iter().map(|row| row[0]).collect();
        assert_eq!(json!(leaders), of_seed["leaders"]);
        let resonance = &topic["resonance"][0];
        assert_eq!((&resonance["canLead"], &resonance["brokers"]), (&json!(2), &json!(4)));
        assert_eq!(resonance["leaders"], json!({"min": 0, "median": 2, "p95": 4, "max": 4}));
        let message = "2 of 4 brokers lead in a cycle of 4 partitions; over 100 seeds a broker leads 0 to 4 of 8 \
                       partitions, median 2";
        assert_eq!(resonance["message"], message);
        assert_eq!(resonance["seeds"]["from"], json!(of_seed["seed"].to_string()));
    }
}

#[test]
fn three_racks_of_three_let_three_of_nine_lead_in_a_cycle() {
    let racks = [Some("a"), Some("b"), Some("c")];
    let ids: Vec<(i64, Option<&str>)> =
        (0..9).map(|id| (id, racks[usize::try_from(id).unwrap() % 3])).collect();
    let request = |partitions, seeds| {
        let topics = topic(partitions, 3);
        json!({"brokers": brokers(&ids), "topics": topics, "seed": "42", "resonance": {"seeds": seeds}})
    };
    let answer = explained(&request(30, 100));
    let resonance = &answer["topics"][0]["resonance"][0];
    assert_eq!(
        resonance["message"],
        "3 of 9 brokers lead in a cycle of 9 partitions; over 100 seeds a broker leads 0 to 10 of 30 partitions, \
         median 3"
    );
    assert_eq!(resonance["replicas"], json!({"min": 10, "median": 10, "p95": 10, "max": 10}));
    // Four racks and three brokers in each have no factor in common: all of twelve lead.
    let ids: Vec<(i64, Option<&str>)> = (0..12)
        .map(|id| (id, [Some("a"), Some("b"), Some("c"), Some("d")][usize::try_from(id).unwrap() % 4]))
        .collect();
    let answer = explained(&json!({"brokers": brokers(&ids), "topics": topic(12, 4), "seed": 42}));
    assert_eq!(answer["topics"][0]["resonance"][0]["canLead"], 12);
    assert_eq!(answer["topics"][0]["resonance"][0]["leaders"]["max"], 1);
    // Not looked for where it is not wanted, and one seed is the placement itself.
    assert_eq!(explained(&request(30, 0))["topics"][0]["resonance"], json!([]));
    let one = explained(&request(30, 1));
    let mut led = [0; 9];
    for row in rows(&one["topics"][0]) {
        led[usize::try_from(row[0].as_u64().unwrap()).unwrap()] += 1;
    }
    let leaders = &one["topics"][0]["resonance"][0]["leaders"];
    assert_eq!(leaders["min"], *led.iter().min().unwrap());
    assert_eq!(leaders["max"], *led.iter().max().unwrap());
}

#[test]
fn p08_each_of_many_small_topics_begins_at_a_place_of_its_own() {
    let case = case("P08-many-one-partition-topics");
    let input = &case["input"];
    let request =
        json!({"brokers": input["brokers"], "topics": input["topics"], "seed": 7, "resonance": {"seeds": 5}});
    let answer = explained(&request);
    let topics = items(&answer["topics"]);
    assert_eq!(topics.len(), items(&input["topics"]).len());
    let mut began = [0; 6];
    for topic in topics {
        let first = why(topic, 0)[0];
        let place = first
            .strip_prefix("leads: next in the list; place ")
            .unwrap()
            .split_once(" of 6 among")
            .unwrap()
            .0;
        began[place.parse::<usize>().unwrap() - 1] += 1;
        assert_eq!(why(topic, 0).len(), 3);
        // One partition a seed: of six brokers and five seeds, five lead.
        let leaders = &topic["resonance"][0]["leaders"];
        assert_eq!(leaders, &json!({"min": 0, "median": 0, "p95": 1, "max": 1}));
    }
    let even = topics.len() / 6;
    assert!(began.iter().all(|count| (even / 2..=even * 2).contains(count)), "{began:?}");
}

#[test]
fn a_fenced_broker_follows_when_its_rack_has_no_other_left() {
    let brokers = json!([
        {"id": 1, "rack": "a"}, {"id": 2, "rack": "a"}, {"id": 3, "rack": "b", "fenced": true},
    ]);
    let answer = explained(&json!({"brokers": brokers, "topics": topic(4, 3), "seed": 1}));
    let topic = &answer["topics"][0];
    let mut after_other_rack = 0;
    for partition in items(&topic["partitions"]) {
        let replicas = items(&partition["replicas"]);
        let fenced = replicas.iter().position(|replica| replica["broker"] == 3).unwrap();
        assert_eq!(fenced, 1, "the other rack's turn comes before the second broker of the first");
        assert_eq!(
            replicas[1]["why"],
            "follows, fenced brokers never lead: rack b is next in turn, no unfenced broker left; its only fenced broker"
        );
        assert!(
            replicas[2]["why"].as_str().unwrap().starts_with("follows: rack a is next in turn"),
            "{}",
            replicas[2]["why"]
        );
        assert!(replicas[2]["why"].as_str().unwrap().contains(" again, 1 replica there already"));
        // Every second turn is that of rack b, which has nobody to lead.
        let leads = replicas[0]["why"].as_str().unwrap();
        after_other_rack +=
            u32::from(leads.starts_with("leads: rack a is next in turn, after 1 rack with none to give"));
    }
    assert_eq!(after_other_rack, 2);
    // It counts among the replicas alone: the other two lead two partitions each.
    let resonance = &topic["resonance"][0];
    assert_eq!((&resonance["brokers"], &resonance["canLead"]), (&json!(3), &json!(2)));
    assert_eq!(resonance["replicas"], json!({"min": 4, "median": 4, "p95": 4, "max": 4}));
    assert_eq!(resonance["leaders"]["min"], 2);
    assert_eq!(answer["brokers"][2], json!({"id": 3, "rack": "b", "pod": null, "fenced": true}));
}

#[test]
fn canary_partitions_are_specs_of_their_own() {
    let brokers: Value =
        (1..=6).map(|id| json!({"id": id, "pod": if id < 4 { "stable" } else { "canary" }})).collect();
    let mut request = json!({"brokers": brokers, "topics": topic(20, 3), "canary": {"pod": "canary", "interval": 10},
        "rackAware": false, "seed": "42"});
    let answer = explained(&request);
    let topic = &answer["topics"][0];
    let spec = |start: u32, count: u32, pod: Option<&str>, eligible: [u32; 3]| {
        json!({
            "start": start, "count": count, "pod": pod, "eligible": eligible, "racks": 1,
        })
    };
    let canary = Some("canary");
    let specs = [
        spec(0, 9, None, [1, 2, 3]),
        spec(9, 1, canary, [4, 5, 6]),
        spec(10, 9, None, [1, 2, 3]),
        spec(19, 1, canary, [4, 5, 6]),
    ];
    assert_eq!(topic["specs"], json!(specs));
    let of = |at: usize| (&topic["partitions"][at]["spec"], &topic["partitions"][at]["pod"]);
    assert_eq!(of(8), (&json!(0), &Value::Null));
    assert_eq!(of(9), (&json!(1), &json!("canary")));
    assert_eq!(of(19), (&json!(3), &json!("canary")));
    // The README's own numbers.
    let row = |at: usize| rows(topic)[at].iter().map(|id| id.as_i64().unwrap()).collect::<Vec<_>>();
    assert_eq!(row(9), [6, 4, 5]);
    // A stripe that begins anew has not been shuffled.
    assert!(why(topic, 8)[0].ends_with("after shuffle 2"), "{:?}", why(topic, 8));
    assert!(!why(topic, 10)[0].contains("shuffle"), "{:?}", why(topic, 10));
    let sets: Vec<(&Value, &Value)> =
        items(&topic["resonance"]).iter().map(|set| (&set["pod"], &set["partitions"])).collect();
    assert_eq!(sets, [(&Value::Null, &json!(18)), (&json!("canary"), &json!(2))]);
    // Both canaries on one broker in some seeds; never when they are placed together.
    assert_eq!(topic["resonance"][1]["leaders"]["max"], 2);
    request["spread"] = json!("grouped");
    let grouped = explained(&request);
    assert_eq!(grouped["spread"], "grouped");
    assert_eq!(grouped["topics"][0]["specs"], topic["specs"]);
    assert_eq!(grouped["topics"][0]["resonance"][1]["leaders"]["max"], 1);
    // Partition 10 is the tenth of its group, after three shuffles of three.
    assert!(why(&grouped["topics"][0], 10)[0].ends_with("after shuffle 3"), "{grouped}");
}

#[test]
fn the_classic_walk_says_where_it_began_and_how_far_off_followers_stand() {
    let ids: Vec<(i64, Option<&str>)> = (0..5).map(|id| (id, None)).collect();
    let mut request = json!({"brokers": brokers(&ids), "topics": topic(6, 3), "seed": 1, "algorithm": "classic",
        "fixedStartIndex": 1});
    let answer = explained(&request);
    let topic = &answer["topics"][0];
    assert_eq!(rows(topic)[0], [1, 3, 4]);
    assert_eq!(
        why(topic, 0),
        [
            "leads: place 2 of 5 in the list, which leaders go round from place 2",
            "follows: place 4 of 5 in the list, 2 behind the leader (shift 1)",
            "follows: place 5 of 5 in the list, 3 behind the leader (shift 1)",
        ]
    );
    assert_eq!(why(topic, 5)[1], "follows: place 5 of 5 in the list, 3 behind the leader (shift 2)");
    assert_eq!(topic["resonance"][0]["canLead"], 5);
    // Racks of two and one: the second of the larger is passed over for the smaller.
    request["brokers"] = brokers(&[(0, Some("a")), (1, Some("b")), (2, Some("a"))]);
    request["fixedStartIndex"] = json!(0);
    let answer = explained(&request);
    let topic = &answer["topics"][0];
    assert_eq!(rows(topic)[2], [2, 1, 0]);
    assert_eq!(
        why(topic, 2)[1],
        "follows: place 2 of 3 in the list, 2 behind the leader (shift 0), 1 passed over: their racks or they have a \
         replica already"
    );
}

#[test]
fn a_topic_that_cannot_be_placed_has_its_error_and_the_next_is_explained() {
    let topics = json!([
        {"name": "large", "partitions": 2, "replicationFactor": 4},
        {"name": "none", "partitions": 0, "replicationFactor": 1},
        {"name": "small", "partitions": 2, "replicationFactor": 2},
    ]);
    let ids = [(1, None), (2, None), (3, None)];
    let mut request = json!({"brokers": brokers(&ids), "topics": topics, "seed": 3, "errors": "report"});
    let answer = explained(&request);
    let codes: Vec<&Value> = items(&answer["topics"]).iter().map(|topic| &topic["error"]["code"]).collect();
    assert_eq!(codes, [&json!("INVALID_REPLICATION_FACTOR"), &Value::Null, &Value::Null]);
    assert_eq!(answer["topics"][0].as_object().unwrap().len(), 2);
    // A topic of no partitions has nothing to explain.
    assert_eq!(answer["topics"][1]["partitions"], json!([]));
    assert_eq!(answer["topics"][1]["resonance"], json!([]));
    let placed = called("place", &request).unwrap();
    assert_eq!(json!(rows(&answer["topics"][2])), placed["topics"][2]["replicas"]);
    assert_eq!(answer["topics"][2]["resonance"][0]["partitions"], 2);
    request["errors"] = json!("fail");
    let error = called("explain", &request).unwrap_err();
    assert_eq!(error.to_json(), called("place", &request).unwrap_err().to_json());
}

#[test]
fn what_is_too_much_to_explain_is_refused_by_name() {
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut request =
            json!({"brokers": brokers(&[(1, None), (2, None), (3, None)]), "topics": topic(4, 2), "seed": 1});
        change(&mut request);
        called("explain", &request).map(drop).unwrap_err()
    };
    let error = refused(&|request| request["topics"] = topic(50_001, 2));
    assert_eq!((error.code(), error.field()), (ErrorCode::LimitExceeded, Some("topics")));
    assert_eq!(error.message(), "topics: 100002 replicas to explain, the limit is 100000");
    for seeds in [-1, 1_001] {
        let error = refused(&|request| request["resonance"] = json!({"seeds": seeds}));
        assert_eq!((error.code(), error.field()), (ErrorCode::InvalidRequest, Some("resonance.seeds")));
        assert_eq!(
            error.message(),
            format!("resonance.seeds: expected an integer from 0 to 1000, got {seeds}")
        );
    }
    let error = refused(&|request| request["resonance"] = json!({"seed": 1}));
    assert_eq!(error.message(), "resonance.seed: unknown field; a resonance object has seeds");
    // Every second partition in one pod: two specs for each two partitions, a list of all brokers for each.
    let error = refused(&|request| {
        request["brokers"] =
            (0..200).map(|id| json!({"id": id, "pod": if id < 100 { "a" } else { "b" }})).collect();
        request["canary"] = json!({"pod": "b", "interval": 2});
        request["topics"] = topic(50_001, 1);
    });
    assert_eq!((error.code(), error.field()), (ErrorCode::LimitExceeded, Some("topics")));
    assert_eq!(error.message(), "topics: 5000100 eligible brokers in all specs, the limit is 5000000");
    let error = refused(&|request| {
        request["brokers"] = (0..10_000).map(|id| json!({"id": id})).collect();
        request["topics"] = topic(3, 10_000);
        request["resonance"] = json!({"seeds": 1});
    });
    assert_eq!((error.code(), error.field()), (ErrorCode::LimitExceeded, Some("resonance.seeds")));
    assert_eq!(
        error.message(),
        "resonance.seeds: 100000000 replicas in a cycle of all brokers, the limit is 50000000"
    );
    let error = refused(&|request| {
        request["brokers"] =
            (0..5_000).map(|id| json!({"id": id, "rack": format!("{}", id % 200)})).collect();
        request["topics"] = topic(100, 1_000);
        request["resonance"] = json!({"seeds": 1_000});
    });
    assert_eq!((error.code(), error.field()), (ErrorCode::LimitExceeded, Some("resonance.seeds")));
    assert!(
        error.message().ends_with(
            "the limit is 4000000000; place fewer topics or partitions in one call, or use fewer seeds"
        ),
        "{error}"
    );
}

#[test]
fn the_most_that_is_explained_is_explained() {
    let request = json!({"brokers": brokers(&[(1, None), (2, None), (3, None)]), "topics": topic(50_000, 2), "seed": 1,
        "resonance": {"seeds": 10}});
    let answer = explained(&request);
    assert_eq!(items(&answer["topics"][0]["partitions"]).len(), 50_000);
    let leaders = &answer["topics"][0]["resonance"][0]["leaders"];
    assert_eq!((&leaders["min"], &leaders["max"]), (&json!(16_666), &json!(16_667)));
}

/// A request as JSON has it.
fn plain(request: &api::PlaceRequest, classic: bool, grouped: bool) -> Value {
    let brokers: Vec<Value> = request
        .brokers
        .iter()
        .map(|broker| {
            json!({"id": broker.id, "rack": broker.rack.name(), "pod": broker.pod, "fenced": broker.fenced,
                "inControlledShutdown": broker.in_controlled_shutdown, "cordoned": broker.cordoned})
        })
        .collect();
    let topics: Vec<Value> = request
        .topics
        .iter()
        .map(|topic| {
            let api::Partitions::New(partitions) = topic.partitions else { unreachable!() };
            json!({"name": topic.name, "partitions": partitions, "replicationFactor": topic.replication_factor,
                "startPartition": topic.start_partition})
        })
        .collect();
    json!({"brokers": brokers, "topics": topics, "seed": request.seed.to_string(), "errors": "report",
        "rackAware": request.rack_aware, "algorithm": if classic { "classic" } else { "striped" },
        "spread": if grouped { "grouped" } else { "controller" },
        "canary": {"pod": "canary", "interval": request.seed.unsigned_abs() % 5}})
}

fn requests() -> impl Strategy<Value = Value> {
    (random::request(12, 0), any::<bool>(), any::<bool>())
        .prop_map(|(request, classic, grouped)| plain(&request, classic, grouped))
}

/// A request, and the same with its brokers in another order.
fn shuffled() -> impl Strategy<Value = (Value, Value)> {
    requests().prop_flat_map(|request| {
        Just(items(&request["brokers"]).to_vec()).prop_shuffle().prop_map(move |brokers| {
            let mut shuffled = request.clone();
            shuffled["brokers"] = json!(brokers);
            (request.clone(), shuffled)
        })
    })
}

proptest! {
    #![proptest_config(random::config(400))]

    #[test]
    fn brokers_in_another_order_give_the_same_bytes((request, shuffled) in shuffled()) {
        let text = |request: &Value| {
            let request = value::Value::from_json("", &request.to_string()).unwrap();
            api::explain_value(&request).unwrap()
        };
        prop_assert_eq!(text(&request), text(&shuffled));
    }

    #[test]
    fn it_is_the_placement_of_place_and_its_reasons_hold(request in requests()) {
        let placed = called("place", &request).unwrap();
        let mut request = request;
        request["resonance"] = json!({"seeds": 3});
        let answer = explained(&request);
        prop_assert_eq!(&answer["warnings"], &placed["warnings"]);
        for (topic, of_place) in items(&answer["topics"]).iter().zip(items(&placed["topics"])) {
            prop_assert_eq!(&topic["error"], &of_place["error"]);
            if !topic["error"].is_null() {
                continue;
            }
            prop_assert_eq!(&json!(rows(topic)), &of_place["replicas"]);
            for (at, partition) in items(&topic["partitions"]).iter().enumerate() {
                let start = usize::try_from(of_place["startPartition"].as_u64().unwrap()).unwrap();
                prop_assert_eq!(&partition["partition"], &json!(start + at));
                let spec = &topic["specs"][usize::try_from(partition["spec"].as_u64().unwrap()).unwrap()];
                prop_assert_eq!(&partition["pod"], &spec["pod"]);
                let first = spec["start"].as_u64().unwrap();
                let ids = first..first + spec["count"].as_u64().unwrap();
                prop_assert!(ids.contains(&partition["partition"].as_u64().unwrap()));
                for (place, replica) in items(&partition["replicas"]).iter().enumerate() {
                    let why = replica["why"].as_str().unwrap();
                    prop_assert_eq!(why.starts_with("leads: "), place == 0, "{}", why);
                    prop_assert!(items(&spec["eligible"]).contains(&replica["broker"]));
                    if let (Some(rack), true, true) =
                        (replica["rack"].as_str(), request["algorithm"] == "striped", spec["racks"] != 1)
                    {
                        prop_assert!(why.contains(&format!(": rack {rack} is next in turn")), "{}", why);
                    }
                    let broker = items(&answer["brokers"]).iter().find(|broker| broker["id"] == replica["broker"]);
                    let fenced = request["algorithm"] == "striped" && broker.unwrap()["fenced"] == true;
                    prop_assert_eq!(why.contains("fenced brokers never lead"), fenced, "{}", why);
                }
            }
            let partitions: u64 =
                items(&topic["resonance"]).iter().map(|set| set["partitions"].as_u64().unwrap()).sum();
            prop_assert_eq!(json!(partitions), json!(items(&topic["partitions"]).len()));
            for set in items(&topic["resonance"]) {
                prop_assert!(set["canLead"].as_u64() >= Some(1));
                for what in ["leaders", "replicas"] {
                    let at = |name: &str| set[what][name].as_u64().unwrap();
                    prop_assert!(at("min") <= at("median") && at("median") <= at("p95") && at("p95") <= at("max"));
                    prop_assert!(at("max") <= set["partitions"].as_u64().unwrap());
                }
            }
        }
    }
}
