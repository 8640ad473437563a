//! `audit`, as every binding calls it: by name, with plain data.

use std::time::{Duration, Instant};

use podstripe::{
    Error, ErrorCode,
    analysis::{AuditOptions, Extremes, Judge, audit},
    api,
    cluster::{Broker, BrokerId, BrokerOrder, Cluster},
    placement::{CanarySpec, Eligibility, IsolationRules},
    state::{ClusterState, Leader, PartitionState, TopicState},
    value,
};
use proptest::{
    prelude::{Just, ProptestConfig, Strategy, any, prop_assert, prop_assert_eq, proptest},
    sample::{select, subsequence},
};
use serde_json::{Value, json};

#[path = "support/files.rs"]
mod files;
#[path = "support/isolation.rs"]
mod isolation;

fn call(name: &str, argument: &Value) -> Result<String, Error> {
    api::call(name, &[value::Value::from_json("", &argument.to_string()).expect("it is plain data")])
}

#[track_caller]
fn answered(name: &str, request: &Value) -> Value {
    let answer = call(name, request).unwrap_or_else(|error| panic!("{name}: {error}"));
    serde_json::from_str(&answer).expect("an answer is JSON")
}

#[track_caller]
fn audited(request: &Value) -> Value {
    answered("audit", request)
}

fn input(case: &str) -> Value {
    let case: Value = serde_json::from_str(&files::read(&format!("tests/cases/{case}.json"))).expect("JSON");
    case["input"].clone()
}

fn expected(case: &str) -> Value {
    let case: Value = serde_json::from_str(&files::read(&format!("tests/cases/{case}.json"))).expect("JSON");
    case["expect"].clone()
}

fn described(name: &str) -> Value {
    files::read(&format!("examples/data/kafka-4.4/{name}.txt")).into()
}

/// The findings with this code.
fn findings<'a>(answer: &'a Value, code: &str) -> Vec<&'a Value> {
    let all = answer["findings"].as_array().expect("findings");
    all.iter().filter(|finding| finding["code"] == code).collect()
}

fn codes(answer: &Value) -> Vec<&str> {
    let all = answer["findings"].as_array().expect("findings");
    all.iter().map(|finding| finding["code"].as_str().expect("a code")).collect()
}

fn messages<'a>(answer: &'a Value, code: &str) -> Vec<&'a str> {
    findings(answer, code).into_iter().map(|finding| finding["message"].as_str().expect("text")).collect()
}

fn partitions(answer: &Value, code: &str) -> Vec<i64> {
    let of = |finding: &Value| finding["partition"].as_i64().expect("a partition");
    findings(answer, code).into_iter().map(of).collect()
}

/// What each broker leads and holds.
fn load(answer: &Value) -> Vec<[i64; 3]> {
    let number = |load: &Value, name: &str| load[name].as_i64().expect("a number");
    let of = |load| [number(load, "broker"), number(load, "leaders"), number(load, "replicas")];
    answer["load"].as_array().expect("loads").iter().map(of).collect()
}

/// A placement as the plan that makes it, which can stand for the topics as they are.
fn placed(request: &Value) -> Value {
    let plan = call("toReassignmentJson", &answered("place", request)).expect("a plan");
    serde_json::from_str(&plan).expect("JSON")
}

/// A case's topic as it stands.
fn topic(topic: &Value) -> Value {
    let rows = topic["replicas"].as_array().expect("replicas").iter().enumerate();
    let partitions: Vec<Value> =
        rows.map(|(id, replicas)| json!({"partition": id, "replicas": replicas})).collect();
    json!([{"name": topic["name"], "partitions": partitions}])
}

#[test]
fn g11_partitions_in_too_few_racks_are_found_and_nothing_else_is() {
    let (case, expect) =
        (input("G11-rack-violations-in-existing-topic"), expected("G11-rack-violations-in-existing-topic"));
    let racks = case["racks"].as_object().expect("racks by broker").iter();
    let brokers: Value =
        racks.map(|(id, rack)| json!({"id": id.parse::<i32>().expect("an id"), "rack": rack})).collect();
    let request = json!({"brokers": brokers, "current": case["describe_text"]});
    let answer = audited(&request);
    assert_eq!(json!(partitions(&answer, "RACKS_NARROW")), expect["partitions_with_too_few_racks"]);
    assert_eq!(
        messages(&answer, "RACKS_NARROW")[0],
        "__canary-1: its replicas are in 2 rack(s) and could be in 3"
    );
    assert_eq!(answer["racks"], json!({"partitions": 6, "narrow": 4}));
    assert_eq!(answer["counts"], json!({"error": 0, "warning": 4, "info": 0}));
    let even =
        |each: u32| json!({"min": each, "minBroker": 0, "max": each, "maxBroker": 0, "total": each * 6});
    let balance =
        json!([{"pod": null, "brokers": 6, "partitions": 6, "leaders": even(1), "replicas": even(3)}]);
    assert_eq!(answer["balance"], balance);

    let mut blind = request.clone();
    blind["rackAware"] = json!(false);
    assert_eq!(audited(&blind)["verdict"], "fine");
    assert_eq!(audited(&blind)["racks"], json!({"partitions": 0, "narrow": 0}));
    let ids: Value = (0..6).map(|id| json!({"id": id})).collect();
    let unknown = audited(&json!({"brokers": ids, "current": case["describe_text"]}));
    assert_eq!(unknown["verdict"], "fine");
    assert_eq!(codes(&unknown), ["RACKS_UNKNOWN"]);
    assert_eq!(
        unknown["findings"][0]["message"],
        "racks are unknown: no broker says anything about its rack, so their spread is not judged"
    );
}

#[test]
fn g08_one_list_for_every_partition_makes_one_broker_lead_all() {
    let rows = (0..50).map(|id| json!({"partition": id, "replicas": [0, 1, 2]}));
    let current = json!([{"name": "__consumer_offsets", "partitions": rows.collect::<Vec<_>>()}]);
    let brokers: Value = (0..3).map(|id| json!({"id": id, "rack": null})).collect();
    let answer = audited(&json!({"brokers": brokers, "current": current}));
    assert_eq!(load(&answer), [[0, 50, 50], [1, 0, 50], [2, 0, 50]]);
    assert_eq!(codes(&answer), ["LEADER_SKEW"]);
    let words = "all 50 preferred leaders on broker 0, none on broker 1; an even share would be 17";
    assert_eq!(messages(&answer, "LEADER_SKEW"), [words]);
    let expect = expected("G08-naive-rf-increase-leader-skew");
    assert!(words.starts_with(expect["warning"].as_str().expect("words")));
}

#[test]
fn c03_brokers_without_a_pod_are_named_with_what_they_hold() {
    let case = input("C03-unlabelled-broker-in-both");
    let request = json!({
        "brokers": case["brokers"], "canary": case["canary"], "topics": [case["topic"]], "seed": case["seed"],
    });
    let current = placed(&request);
    let answer = audited(&json!({"brokers": case["brokers"], "canary": case["canary"], "current": current}));
    assert_eq!(
        answer["isolation"],
        json!({
            "partitions": {"part": 2, "whole": 10, "percent": "20"},
            "brokers": {"part": 2, "whole": 6, "percent": "33.3"}, "violations": 0, "podless": [3, 6],
        })
    );
    let podless: Vec<&Value> =
        findings(&answer, "PODLESS_BROKER").iter().map(|finding| &finding["brokers"]).collect();
    assert_eq!(podless, [&json!([3]), &json!([6])]);
    assert_eq!(answer["counts"], json!({"error": 0, "warning": 2, "info": 0}));
    let held = load(&answer)[2];
    assert_eq!(held[0], 3);
    let words =
        format!("broker 3 is in no pod, so in every one; it has {} replica(s), the first of t-", held[2]);
    assert!(messages(&answer, "PODLESS_BROKER")[0].starts_with(&words), "{answer}");
    // Each set counts its own partitions alone: brokers 3 and 6 are in both.
    let sets: Vec<Value> = answer["balance"]
        .as_array()
        .expect("sets")
        .iter()
        .map(|set| json!([set["pod"], set["brokers"], set["partitions"], set["replicas"]["total"]]))
        .collect();
    assert_eq!(json!(sets), json!([[null, 4, 8, 24], ["canary", 4, 2, 6]]));
    // Without a rule, pods say nothing.
    let plain = audited(&json!({"brokers": case["brokers"], "current": current}));
    assert_eq!(plain["isolation"]["podless"], json!([]));
    assert!(findings(&plain, "PODLESS_BROKER").is_empty());
}

/// What an audit says of a plan that was generated with or without the rule, once it has been applied.
fn generated(case: &Value, canary: &Value, rack_aware: bool, rule: &Value) -> Value {
    let request = json!({
        "brokers": case["brokers"], "current": topic(&case["current"]), "brokerList": case["broker_list"],
        "canary": canary, "rackAware": rack_aware, "seed": "42",
    });
    let plan = answered("generate", &request)["proposed"].clone();
    audited(&json!({"brokers": case["brokers"], "current": plan, "canary": rule, "rackAware": rack_aware}))
}

#[test]
fn c05_a_plan_made_without_the_rule_leaves_violations_that_are_all_named() {
    let case = input("C05-generate-without-flags-undoes-isolation");
    let rule = &case["then_validate_with"];
    let before =
        audited(&json!({"brokers": case["brokers"], "current": topic(&case["current"]), "canary": rule}));
    assert_eq!((&before["verdict"], &before["isolation"]["violations"]), (&json!("fine"), &json!(0)));

    let answer = generated(&case, &Value::Null, true, rule);
    assert_eq!(answer["isolation"]["violations"], 18);
    assert_eq!(partitions(&answer, "CANARY_OUTSIDE_POD"), [9, 19]);
    // By chance, 4 and 17 are on brokers 1, 2 and 3 alone.
    let others: Vec<i64> = (0..20).filter(|id| ![4, 9, 17, 19].contains(id)).collect();
    assert_eq!(partitions(&answer, "ORDINARY_INSIDE_POD"), others);
    assert_eq!(answer["counts"], json!({"error": 18, "warning": 0, "info": 0}));
    for finding in findings(&answer, "CANARY_OUTSIDE_POD") {
        let listed: Vec<i64> = serde_json::from_value(finding["brokers"].clone()).expect("ids");
        assert!(!listed.is_empty() && listed.iter().all(|id| (1..=3).contains(id)), "{finding}");
        let names: Vec<String> = listed.iter().map(i64::to_string).collect();
        let words = format!(
            "t-{}: confined to pod canary, with replicas outside it on {}",
            finding["partition"],
            names.join(", ")
        );
        assert_eq!(finding["message"], words);
    }
    let words = messages(&answer, "ORDINARY_INSIDE_POD")[0];
    assert!(
        words.starts_with("t-0: no rule matches it, with replicas inside an isolated pod on "),
        "{words}"
    );

    let kept = generated(&case, rule, true, rule);
    assert_eq!((&kept["verdict"], &kept["isolation"]["violations"]), (&json!("fine"), &json!(0)));
}

#[test]
fn c06_pods_stay_apart_where_racks_are_not_looked_at() {
    let case = input("C06-disable-rack-aware-keeps-pods");
    let answer = generated(&case, &case["canary"], false, &case["canary"]);
    assert_eq!((&answer["verdict"], &answer["isolation"]["violations"]), (&json!("fine"), &json!(0)));
    assert_eq!(answer["isolation"]["partitions"], json!({"part": 2, "whole": 20, "percent": "10"}));
    assert_eq!(answer["racks"], json!({"partitions": 0, "narrow": 0}));
    for ([id, _, replicas], of) in load(&answer).into_iter().zip([18, 18, 18, 2, 2, 2]) {
        assert_eq!(replicas, of, "broker {id}");
    }
}

#[test]
fn p01_the_lone_broker_of_a_rack_is_named_with_the_ratio() {
    let case = input("P01-uneven-racks-hot-broker");
    let current =
        placed(&json!({"brokers": case["brokers"], "topics": [case["topic"]], "seed": case["seed"]}));
    let answer = audited(&json!({"brokers": case["brokers"], "current": current}));
    let replicas: Vec<[i64; 2]> = load(&answer).iter().map(|[id, _, replicas]| [*id, *replicas]).collect();
    assert_eq!(replicas, [[1, 15], [2, 15], [3, 30], [4, 15], [5, 15]]);
    assert_eq!(codes(&answer), ["LEADER_SKEW", "REPLICA_SKEW"]);
    let words = [
        "12 of 30 preferred leaders on broker 3 (rack C), 3 times as many as the 4 on broker 1 (rack A); \
         an even share would be 6",
        "30 of 90 replicas on broker 3 (rack C), 2 times as many as the 15 on broker 1 (rack A); \
         an even share would be 18",
    ];
    for (finding, words) in answer["findings"].as_array().expect("two").iter().zip(words) {
        assert_eq!((&finding["message"], &finding["brokers"]), (&json!(words), &json!([3])));
    }
    assert_eq!(answer["racks"], json!({"partitions": 30, "narrow": 0}));
    assert_eq!(
        answer["balance"][0]["replicas"],
        json!({"min": 15, "minBroker": 1, "max": 30, "maxBroker": 3, "total": 90})
    );
}

#[test]
fn p02_leaders_are_counted_by_broker() {
    let (case, expect) =
        (input("P02-leaders-even-by-rack-not-broker"), expected("P02-leaders-even-by-rack-not-broker"));
    for exact in expect["exact_if_java_random"].as_array().expect("seeds") {
        let current =
            placed(&json!({"brokers": case["brokers"], "topics": [case["topic"]], "seed": exact["seed"]}));
        let answer = audited(&json!({"brokers": case["brokers"], "current": current}));
        let mut leaders = [0_i64; 4];
        for leader in exact["leaders"].as_array().expect("leaders") {
            leaders[usize::try_from(leader.as_u64().expect("an id")).expect("small")] += 1;
        }
        assert_eq!(load(&answer).iter().map(|[_, leaders, _]| *leaders).collect::<Vec<_>>(), leaders);
        assert_eq!(leaders[0] + leaders[1], 4, "racks are even");
        let (least, most) = (*leaders.iter().min().expect("four"), *leaders.iter().max().expect("four"));
        let at = |count| leaders.iter().position(|of| *of == count).expect("it is one of them");
        assert_eq!(
            answer["balance"][0]["leaders"],
            json!({"min": least, "minBroker": at(least), "max": most, "maxBroker": at(most), "total": 8}),
        );
        assert_eq!(answer["verdict"], "fine", "four of eight may be chance: {answer}");
    }
}

#[test]
fn p08_leaders_of_many_small_topics_are_spread() {
    let case = input("P08-many-one-partition-topics");
    let current = placed(&json!({"brokers": case["brokers"], "topics": case["topics"], "seed": "42"}));
    let expect = expected("P08-many-one-partition-topics");
    for (at, replicas) in
        expect["exact_if_java_random"]["first_12"].as_array().expect("rows").iter().enumerate()
    {
        assert_eq!(current["partitions"][at]["replicas"], *replicas);
    }
    let answer = audited(&json!({"brokers": case["brokers"], "current": current}));
    assert_eq!(answer["verdict"], "fine", "{}", answer["findings"]);
    let leaders: Vec<i64> = load(&answer).iter().map(|[_, leaders, _]| *leaders).collect();
    assert_eq!(leaders, [64, 51, 59, 40, 39, 47]);
    assert_eq!(leaders.iter().sum::<i64>(), 300);
    let replicas = &answer["balance"][0]["replicas"];
    assert_eq!((&replicas["total"], &answer["health"]["partitions"]), (&json!(900), &json!(300)));
    // At most 30 %, at least 8 %.
    assert!(leaders.iter().all(|leaders| (24..=90).contains(leaders)));
}

fn health(numbers: [u32; 7]) -> Value {
    let names = [
        "partitions",
        "offline",
        "underReplicated",
        "underMinIsr",
        "atMinIsr",
        "leaderNotPreferred",
        "moving",
    ];
    names.into_iter().zip(numbers).map(|(name, number)| (name.to_owned(), json!(number))).collect()
}

#[test]
fn a_live_cluster_is_fine() {
    let answer = audited(&json!({"brokers": described("list-endpoints"), "current": described("describe")}));
    assert_eq!(answer["health"], health([10, 0, 0, 0, 0, 0, 0]));
    // pay-ments.v1 was made by hand, over brokers in the order of racks; orders by the controller.
    assert_eq!((&answer["verdict"], codes(&answer).len()), (&json!("fine"), 0), "{answer}");
    assert_eq!(answer["racks"], json!({"partitions": 10, "narrow": 0}));
}

#[test]
fn three_brokers_down_are_seen_in_every_partition() {
    let request = json!({
        "brokers": described("list-endpoints-fenced"), "current": described("describe-brokers-down"),
    });
    let answer = audited(&request);
    assert_eq!(answer["health"], health([10, 3, 7, 5, 2, 4, 0]));
    assert_eq!(
        messages(&answer, "OFFLINE_PARTITION"),
        [0, 2, 4].map(|id| format!("orders-{id}: it is offline: it has no leader"))
    );
    assert_eq!(
        messages(&answer, "UNDER_MIN_ISR"),
        [1, 3].map(|id| format!("pay-ments.v1-{id}: 1 of 3 replica(s) in sync, 2 must be for a write"))
    );
    assert_eq!(
        messages(&answer, "UNDER_REPLICATED"),
        [0, 2].map(|id| format!("pay-ments.v1-{id}: 2 of 3 replica(s) in sync"))
    );
    // Who lags, by partition.
    let lagging: Vec<&Value> = ["OFFLINE_PARTITION", "UNDER_MIN_ISR", "UNDER_REPLICATED"]
        .iter()
        .flat_map(|code| findings(&answer, code))
        .map(|finding| &finding["brokers"])
        .collect();
    assert_eq!(json!(lagging), json!([[3, 4, 5], [5, 3], [4, 5, 3], [4, 5], [5, 4], [3], [3]]));
    assert_eq!(
        messages(&answer, "OFFLINE_BROKER"),
        [
            "broker 3 is fenced; it has 5 replica(s), the first of orders-0",
            "broker 4 is fenced; it has 4 replica(s), the first of orders-0",
            "broker 5 is fenced; it has 5 replica(s), the first of orders-0",
        ]
    );
    let mixed = "orders: partitions have different numbers of replicas, {2: [2], 3: [0, 1, 3, 4, 5]}";
    assert_eq!(messages(&answer, "MIXED_REPLICATION_FACTORS"), [mixed]);

    // The same five that `--under-min-isr-partitions` lists. Without the configs, the cluster's setting is asked for.
    let fenced = described("list-endpoints-fenced");
    let listed = json!({
        "brokers": fenced, "current": described("describe-under-min-isr"), "minInsyncReplicas": 2,
    });
    assert_eq!(audited(&listed)["health"], health([5, 3, 5, 5, 0, 1, 0]));
    let mut one = listed.clone();
    one["minInsyncReplicas"] = json!(null);
    assert_eq!(audited(&one)["health"], health([5, 3, 5, 3, 2, 1, 0]));
}

#[test]
fn a_moving_partition_is_judged_as_what_it_will_be() {
    let request = json!({
        "brokers": described("list-endpoints"), "current": described("describe-reassigning"),
        "replicationFactor": 3,
    });
    let answer = audited(&request);
    assert_eq!(answer["health"], health([6, 0, 0, 0, 1, 2, 2]));
    assert_eq!(partitions(&answer, "REASSIGNMENT_IN_FLIGHT"), [0, 1]);
    assert_eq!(
        messages(&answer, "REASSIGNMENT_IN_FLIGHT")[0],
        "orders-0: it is being reassigned, and judged as what it will be"
    );
    assert_eq!(findings(&answer, "REASSIGNMENT_IN_FLIGHT")[1]["brokers"], json!([3, 4]));
    let counts = "{2: [2], 3: [0, 3, 4, 5], 4: [1]}";
    let mixed = format!("orders: partitions have different numbers of replicas, {counts}");
    assert_eq!(messages(&answer, "MIXED_REPLICATION_FACTORS"), [mixed]);
    let wanted = format!("orders: 3 replica(s) are wanted; by their number, partitions are {counts}");
    assert_eq!(messages(&answer, "REPLICATION_FACTOR"), [wanted]);
    // orders-0 is [0,1,2] then and orders-1 [1,2,3,4]: 3 + 4 + 2 + 3 + 3 + 3.
    let total: i64 = load(&answer).iter().map(|[_, _, replicas]| replicas).sum();
    assert_eq!(total, 18);
    // In racks a, b, c: [5,3] are in c and a, two racks of two that are possible.
    assert_eq!(answer["racks"], json!({"partitions": 6, "narrow": 0}));
    let codes = codes(&answer);
    assert_eq!(codes.len(), 4, "{codes:?}");
}

#[test]
fn health_without_an_isr_counts_brokers_that_are_up() {
    let brokers =
        json!([{"id": 1}, {"id": 2, "fenced": true}, {"id": 3}, {"id": 4, "inControlledShutdown": true}]);
    let rows = json!([[1, 2, 3], [2], [2, 9], [1, 4], [1, 3]]);
    let mut request = json!({
        "brokers": brokers, "current": topic(&json!({"name": "t", "replicas": rows})), "minInsyncReplicas": 2,
        "rackAware": false,
    });
    let answer = audited(&request);
    // A broker on its way down still serves. A minimum of 2 asks a single replica for no more than itself.
    assert_eq!(answer["health"], health([5, 2, 3, 2, 3, 0, 0]));
    let offline = "it is offline: no replica in sync is on a broker that is up";
    assert_eq!(
        messages(&answer, "OFFLINE_PARTITION"),
        [format!("t-1: {offline}"), format!("t-2: {offline}")]
    );
    assert_eq!(messages(&answer, "UNDER_REPLICATED"), ["t-0: 2 of 3 replica(s) in sync"]);
    assert_eq!(
        messages(&answer, "UNKNOWN_BROKER"),
        ["broker 9 is not registered; it has 1 replica(s), the first of t-2"]
    );
    assert_eq!(
        messages(&answer, "OFFLINE_BROKER"),
        ["broker 2 is fenced; it has 3 replica(s), the first of t-0"]
    );
    assert_eq!(load(&answer), [[1, 3, 3], [2, 2, 3], [3, 0, 2], [4, 0, 1], [9, 0, 1]]);
    request["minInsyncReplicas"] = json!(3);
    assert_eq!(audited(&request)["health"], health([5, 2, 3, 3, 2, 0, 0]));
}

#[test]
fn rules_that_do_nothing_are_named() {
    let current = topic(&json!({"name": "t", "replicas": [[1, 2], [2, 1]]}));
    let brokers =
        |pod: &str| json!([{"id": 1, "rack": null, "pod": pod}, {"id": 2, "rack": null, "pod": pod}]);
    let canary = json!({"pod": "canary", "interval": 2});
    let ignored = audited(&json!({"brokers": brokers("stable"), "current": current, "canary": canary}));
    assert_eq!(codes(&ignored), ["RULE_IGNORED"]);
    assert_eq!(
        ignored["findings"][0]["message"],
        "pod canary: no broker declares it, so its rule is ignored"
    );
    assert_eq!(ignored["isolation"]["partitions"]["part"], 0);
    let vacuous = audited(&json!({"brokers": brokers("canary"), "current": current, "canary": canary}));
    assert_eq!(codes(&vacuous), ["VACUOUS_ISOLATION"]);
    assert_eq!(
        vacuous["isolation"],
        json!({
            "partitions": {"part": 1, "whole": 2, "percent": "50"},
            "brokers": {"part": 2, "whole": 2, "percent": "100"}, "violations": 0, "podless": [],
        })
    );
    assert_eq!(vacuous["balance"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_broker_that_stands_twice_is_an_error() {
    let current = topic(&json!({"name": "t", "replicas": [[1, 2, 1]]}));
    let answer =
        audited(&json!({"brokers": [{"id": 1, "rack": "a"}, {"id": 2, "rack": "b"}], "current": current}));
    assert_eq!(
        messages(&answer, "DUPLICATE_REPLICA"),
        ["t-0: broker 1 stands more than once in the replica list"]
    );
    assert_eq!(answer["counts"]["error"], 1);
}

#[test]
fn skew_is_named_by_pod_where_there_are_several_sets() {
    let brokers: Vec<Value> = (1..=6)
        .map(|id| json!({"id": id, "rack": null, "pod": if id < 4 { "stable" } else { "canary" }}))
        .collect();
    // Every other partition is confined; broker 4 leads all of those.
    let rows: Vec<Value> = (0..40)
        .map(|id| if id % 2 == 1 { json!([4, 5, 6]) } else { json!([1 + id / 2 % 3, 1 + (id / 2 + 1) % 3]) })
        .collect();
    let answer = audited(&json!({
        "brokers": brokers, "current": topic(&json!({"name": "t", "replicas": rows})),
        "canary": {"pod": "canary", "interval": 2},
    }));
    assert_eq!(
        messages(&answer, "LEADER_SKEW"),
        ["pod canary: all 20 preferred leaders on broker 4, none on broker 5; an even share would be 7"]
    );
    assert_eq!(codes(&answer), ["MIXED_REPLICATION_FACTORS", "LEADER_SKEW"]);
}

#[test]
fn what_is_chance_is_no_skew() {
    let of = |min, max, total, brokers| Extremes { brokers, total, min: (min, 1), max: (max, 2) };
    for (extremes, skewed) in [
        (of(15, 30, 90, 5), true),
        // As much again as the least, but near the even share.
        (of(14, 26, 90, 5), false),
        // Half as much again as the even share, and more than half of what the most have.
        (of(16, 30, 90, 5), false),
        (of(0, 4, 8, 4), false),
        (of(0, 40, 80, 4), true),
        // More than twice the even share, whatever the rest.
        (of(1, 5, 8, 4), true),
        (of(0, 0, 0, 3), false),
        (of(7, 7, 7, 1), false),
        (of(0, 1, 1, 3), false),
    ] {
        assert_eq!(extremes.is_skewed(), skewed, "{extremes:?}");
    }
}

#[test]
fn topics_come_by_name() {
    let current = json!([
        {"name": "b", "partitions": [{"partition": 0, "replicas": [1, 1]}]},
        {"name": "a", "partitions": [{"partition": 0, "replicas": [1, 1]}]},
    ]);
    let answer = audited(&json!({"brokers": [{"id": 1, "rack": null}], "current": current}));
    let topics: Vec<&Value> =
        findings(&answer, "DUPLICATE_REPLICA").iter().map(|finding| &finding["topic"]).collect();
    assert_eq!(topics, ["a", "b"]);
}

#[test]
fn requests_that_cannot_be_answered_are_refused() {
    let current = topic(&json!({"name": "t", "replicas": [[1]]}));
    let brokers = json!([{"id": 1, "pod": "a"}, {"id": 2, "pod": "b"}]);
    let rule = |pod: &str| json!({"pod": pod, "partitions": [0]});
    for (request, code, field, words) in [
        (
            json!({"current": current}),
            ErrorCode::InvalidRequest,
            "brokers",
            "brokers: missing; expected the brokers",
        ),
        (
            json!({"brokers": brokers}),
            ErrorCode::InvalidRequest,
            "current",
            "current: missing; expected topics as they stand",
        ),
        (
            json!({"brokers": [], "current": current}),
            ErrorCode::InvalidRequest,
            "brokers",
            "brokers: there is no broker in it; expected at least one",
        ),
        (
            json!({"brokers": brokers, "current": []}),
            ErrorCode::InvalidRequest,
            "current",
            "current: there is no partition in it; expected at least one",
        ),
        (
            json!({"brokers": brokers, "current": current, "minInsyncReplicas": 0}),
            ErrorCode::InvalidRequest,
            "minInsyncReplicas",
            "minInsyncReplicas: expected an integer from 1 to 2147483647, got 0",
        ),
        (
            json!({"brokers": brokers, "current": current, "replicationFactor": 32768}),
            ErrorCode::InvalidReplicationFactor,
            "replicationFactor",
            "replicationFactor: expected an integer from 1 to 32767, got 32768",
        ),
        (
            json!({"brokers": brokers, "current": current, "rules": [rule("a"), rule("b")]}),
            ErrorCode::ConflictingPodRules,
            "rules",
            "Partition 0 matches multiple pod isolation rules: [a, b]. Each partition must map to at most one \
             isolated pod. Please review your canary specification.",
        ),
        (
            json!({"brokers": brokers, "current": current, "plan": []}),
            ErrorCode::InvalidRequest,
            "plan",
            "plan: unknown field; an audit request has brokers, current, minInsyncReplicas, replicationFactor, \
             canary, rules, rackAware",
        ),
    ] {
        let error = call("audit", &request).expect_err("it is refused");
        assert_eq!((error.code(), error.field(), error.message()), (code, Some(field), words));
    }
}

/// A topic over nine brokers in three racks, the last three of them canaries.
fn topic_of(count: i32, replicas: impl Fn(i32) -> Vec<BrokerId>, isr: Option<&[BrokerId]>) -> ClusterState {
    let row = |partition| PartitionState {
        partition,
        replicas: replicas(partition),
        leader: Leader::Unknown,
        isr: isr.map(Into::into),
        ..PartitionState::default()
    };
    let partitions = (0..count).map(row).collect();
    ClusterState { topics: vec![TopicState { name: "t".into(), partitions, ..TopicState::default() }] }
}

fn audited_in_time(state: &ClusterState) -> podstripe::analysis::Audit {
    let pods = ["stable", "stable", "canary"];
    let broker = |id: i32| {
        let at = usize::try_from(id).expect("an id");
        Broker::new(id).with_rack(["a", "b", "c"][at % 3]).with_pod(pods[at / 3])
    };
    let cluster = Cluster::new((0..9).map(broker).collect()).expect("a cluster");
    let rule = CanarySpec { pod: "canary".into(), interval: 10 }.rule().expect("a rule");
    let rules = IsolationRules::new(vec![rule]).expect("rules");
    let view = cluster.as_tool(BrokerOrder::Controller, true);
    let (eligibility, _) = Eligibility::new(&view, &rules);
    let judge = Judge::new(&cluster, &eligibility, true);
    let began = Instant::now();
    let audit = audit(state, &judge, AuditOptions::default()).expect("an audit");
    // Without optimisation, and on a machine that may be busy: anything quadratic would take hours.
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
    audit
}

#[test]
fn a_million_partitions_are_one_walk() {
    let fine = topic_of(
        1_000_000,
        |id| {
            let (pod, turn) = if id % 10 == 9 { (6, id / 10) } else { (id / 3 % 2 * 3, id) };
            (0..3).map(|at| pod + (turn + at) % 3).collect()
        },
        None,
    );
    let audit = audited_in_time(&fine);
    assert_eq!(audit.findings, []);
    assert_eq!((audit.confined.part, audit.racks_judged, audit.racks_narrow), (100_000, 1_000_000, 0));
    assert_eq!(audit.balance[1].replicas.min, (100_000, 6));
}

#[test]
fn very_many_partitions_that_are_all_wrong_are_all_named() {
    // Broker 20 is not there; 0 and 3 are in one rack; a canary is among ordinary ones, and the other way round.
    let wrong = topic_of(100_000, |id| vec![0, 3, if id % 10 == 9 { 20 } else { 6 }], Some(&[20]));
    let audit = audited_in_time(&wrong);
    assert_eq!((audit.violations, audit.racks_narrow, audit.health.offline), (100_000, 100_000, 100_000));
    let of = |code: &str| audit.findings.iter().filter(|finding| finding.code == code).count();
    assert_eq!((of("CANARY_OUTSIDE_POD"), of("ORDINARY_INSIDE_POD")), (10_000, 90_000));
    assert_eq!((of("RACKS_NARROW"), of("OFFLINE_PARTITION")), (100_000, 100_000));
    assert_eq!(of("UNKNOWN_BROKER"), 1);
}

/// One to nine brokers, all of which take replicas, some fenced; with and without racks and pods.
fn brokers() -> impl Strategy<Value = Vec<Broker>> {
    let racks = select(&[Some("a"), Some("b"), Some("c"), Some("d"), None][..]);
    let pods = select(&[Some("canary"), Some("stable"), Some("blue"), None][..]);
    let attributes = (racks, pods, 0..5_u8);
    proptest::collection::btree_map(0..40_i32, attributes, 1..=9).prop_map(|brokers| {
        let broker = |(id, (rack, pod, fenced)): (i32, (Option<&str>, Option<&str>, u8))| {
            let mut broker = Broker { fenced: fenced == 0, pod: pod.map(Into::into), ..Broker::new(id) };
            if let Some(rack) = rack {
                broker = broker.with_rack(rack);
            }
            broker
        };
        brokers.into_iter().map(broker).collect()
    })
}

fn listed(brokers: &[Broker]) -> Value {
    let broker =
        |it: &Broker| json!({"id": it.id, "rack": it.rack.name(), "pod": it.pod, "fenced": it.fenced});
    brokers.iter().map(broker).collect()
}

/// Partitions with a finding of one of these codes, as (code's place, partition).
fn found(answer: &Value, codes: &[&str]) -> Vec<(usize, i64)> {
    let mut found: Vec<(usize, i64)> = Vec::new();
    for (at, code) in codes.iter().enumerate() {
        found.extend(partitions(answer, code).into_iter().map(|partition| (at, partition)));
    }
    found
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Over how many racks a partition's replicas are spread, and over how many they could be. No rack is one more.
fn racks(brokers: &[Broker], eligible: &[BrokerId], replicas: &[BrokerId]) -> (usize, usize) {
    let count = |ids: &[BrokerId]| {
        let mut racks: Vec<Option<&str>> = brokers
            .iter()
            .filter(|broker| ids.contains(&broker.id))
            .map(|broker| broker.rack.name())
            .collect();
        racks.sort_unstable();
        racks.dedup();
        racks.len()
    };
    (count(replicas), count(eligible).min(replicas.len()))
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn what_the_placer_made_is_no_finding(
        brokers in brokers(), interval in 0..6_i32, factor in 1..=4_i16, partitions in 1..30_i32, seed in any::<i64>(),
        algorithm in select(&["striped", "classic"][..]),
    ) {
        let canary = json!({"pod": "canary", "interval": interval});
        let topic = json!({"name": "t", "partitions": partitions, "replicationFactor": factor});
        let request = json!({
            "brokers": listed(&brokers), "canary": canary, "topics": [topic], "seed": seed.to_string(),
            "algorithm": algorithm,
        });
        // Too few brokers, or racks that the older algorithm does not take.
        if let Ok(placement) = call("place", &request) {
            let placement: Value = serde_json::from_str(&placement).expect("JSON");
            let current = call("toReassignmentJson", &placement).expect("a plan");
            let answer = audited(&json!({"brokers": listed(&brokers), "canary": canary, "current": current}));
            let codes = ["CANARY_OUTSIDE_POD", "ORDINARY_INSIDE_POD", "RACKS_NARROW", "DUPLICATE_REPLICA"];
            prop_assert_eq!(found(&answer, &codes), [], "{}", current);
            prop_assert_eq!(&answer["isolation"]["violations"], &json!(0));
            for code in ["MIXED_REPLICATION_FACTORS", "UNKNOWN_BROKER"] {
                prop_assert!(findings(&answer, code).is_empty());
            }
        }
    }

    #[test]
    fn what_stands_is_judged_as_the_rules_say(
        (brokers, rows) in brokers().prop_flat_map(|brokers| {
            let ids: Vec<BrokerId> = brokers.iter().map(|broker| broker.id).collect();
            let row = subsequence(ids.clone(), 1..=ids.len().min(4)).prop_shuffle();
            (Just(brokers), proptest::collection::vec(row, 1..12))
        }),
        interval in 1..5_u32,
    ) {
        let plan: Vec<Value> = (0..)
            .zip(&rows)
            .map(|(id, replicas): (i32, _)| json!({"topic": "t", "partition": id, "replicas": replicas}))
            .collect();
        let plan = json!({"version": 1, "partitions": plan});
        let canary = json!({"pod": "canary", "interval": interval});
        let answer = audited(&json!({"brokers": listed(&brokers), "canary": canary, "current": plan}));

        let matches = |partition: u32| partition % interval == interval - 1;
        let rules: [isolation::Rule<'_>; 1] = [("canary", &matches)];
        let mut broken: Vec<i64> =
            isolation::violations(&brokers, &rules, (0..).zip(rows.iter().map(Vec::as_slice)))
                .into_iter()
                .map(|(partition, _)| partition.into())
                .collect();
        broken.dedup();
        let mut named = partitions(&answer, "CANARY_OUTSIDE_POD");
        named.extend(partitions(&answer, "ORDINARY_INSIDE_POD"));
        named.sort_unstable();
        prop_assert_eq!(&named, &broken);

        let any_rack = brokers.iter().any(|broker| broker.rack.name().is_some());
        let narrow: Vec<i64> = (0..)
            .zip(&rows)
            .filter(|(id, replicas)| {
                let (has, could) = racks(&brokers, &isolation::eligible(&brokers, &rules, *id), replicas);
                any_rack && has < could
            })
            .map(|(id, _)| id.into())
            .collect();
        prop_assert_eq!(partitions(&answer, "RACKS_NARROW"), narrow);

        // As a plan it is told the same: one that passes leaves nothing to find but what brokers and skew are about.
        let checked = answered("validate", &json!({"brokers": listed(&brokers), "canary": canary, "plan": plan}));
        let mut misplaced = partitions(&checked, "ISOLATION_BROKEN");
        misplaced.sort_unstable();
        prop_assert_eq!(&misplaced, &broken);
        prop_assert_eq!(messages(&checked, "RACKS_NARROW"), messages(&answer, "RACKS_NARROW"));
        let mixed = "MIXED_REPLICATION_FACTORS";
        prop_assert_eq!(messages(&checked, mixed), messages(&answer, mixed));
    }

    #[test]
    fn whatever_an_audit_finds_once_a_plan_is_applied_was_found_before(
        brokers in brokers(), interval in 0..6_i32, factor in 1..=3_i16, partitions in 1..40_i32,
        seeds in any::<[i64; 2]>(), moved in proptest::collection::vec(any::<bool>(), 40), shape in 0..4_usize,
    ) {
        let brokers: Vec<Broker> = brokers.into_iter().map(|broker| Broker { fenced: false, ..broker }).collect();
        let canary = json!({"pod": "canary", "interval": interval});
        let place = |seed: i64| {
            let topic = json!({"name": "t", "partitions": partitions, "replicationFactor": factor});
            let request = json!({
                "brokers": listed(&brokers), "canary": canary, "topics": [topic], "seed": seed.to_string(),
            });
            let placement: Value = serde_json::from_str(&call("place", &request).ok()?).expect("JSON");
            let plan = call("toReassignmentJson", &placement).expect("a plan");
            serde_json::from_str::<Value>(&plan).expect("JSON")["partitions"].as_array().cloned()
        };
        let audit = |rows: &[Value]| {
            let current = json!({"version": 1, "partitions": rows});
            audited(&json!({"brokers": listed(&brokers), "canary": canary, "current": current}))
        };
        let (Some(before), Some(mut after)) = (place(seeds[0]), place(seeds[1])) else { return Ok(()) };
        let first = after[0]["replicas"].clone();
        for row in &mut after {
            match shape {
                // As the placer has it; the lowest id leads; all on the same brokers.
                0 | 1 => {}
                2 => {
                    let mut ids: Vec<i64> = serde_json::from_value(row["replicas"].clone()).expect("ids");
                    ids.sort_unstable();
                    row["replicas"] = json!(ids);
                }
                _ => row["replicas"] = first.clone(),
            }
        }
        let takes = |at: usize| moved.get(at).copied().unwrap_or_default();
        let plan: Vec<Value> =
            after.iter().enumerate().filter(|(at, _)| takes(*at)).map(|(_, row)| row.clone()).collect();
        if plan.is_empty() {
            return Ok(());
        }
        let checked = answered("validate", &json!({
            "brokers": listed(&brokers), "canary": canary, "plan": {"version": 1, "partitions": plan},
            "current": {"version": 1, "partitions": before},
        }));
        let applied: Vec<Value> = (0..)
            .zip(before.iter().zip(&after))
            .map(|(at, (before, after))| if takes(at) { after.clone() } else { before.clone() })
            .collect();
        let said = [found_by(&audit(&before)), found_by(&checked)].concat();
        for finding in found_by(&audit(&applied)) {
            prop_assert!(said.contains(&finding), "{} is new", finding);
        }
    }
}

/// What was found where, without its words. Isolation has a code of its own in a plan's check.
fn found_by(answer: &Value) -> Vec<Value> {
    let isolation = ["CANARY_OUTSIDE_POD", "ORDINARY_INSIDE_POD"];
    let found = answer["findings"].as_array().expect("findings").iter().map(|finding| {
        let code = finding["code"].as_str().expect("a code");
        let code = if isolation.contains(&code) { "ISOLATION_BROKEN" } else { code };
        json!([code, finding["topic"], finding["partition"], finding["brokers"]])
    });
    found.collect()
}
