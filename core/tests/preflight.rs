//! `preflight`: what it foretells, held against what `place` then does.

use podstripe::{Error, ErrorCode, api, value};
use proptest::prelude::*;
use serde_json::{Value, json};

#[path = "support/files.rs"]
mod files;

fn call(name: &str, request: &Value) -> Result<Value, Error> {
    let request = value::Value::from_json("", &request.to_string()).expect("it is plain data");
    api::call(name, &[request]).map(|answer| serde_json::from_str(&answer).expect("it is JSON"))
}

fn answer(request: &Value) -> Value {
    call("preflight", request).unwrap_or_else(|error| panic!("{request}: {}", error.message()))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn case(name: &str) -> Value {
    serde_json::from_str(&files::read(&format!("tests/cases/{name}.json"))).expect("a case is JSON")
}

/// Brokers 1, 2, ... in these pods.
fn brokers(pods: &[&str]) -> Value {
    let broker =
        |(id, pod): (i32, &&str)| json!({"id": id, "rack": null, "pod": (!pod.is_empty()).then_some(*pod)});
    json!((1..).zip(pods).map(broker).collect::<Vec<_>>())
}

fn topic(name: &str, partitions: u32, factor: u32) -> Value {
    json!({"name": name, "partitions": partitions, "replicationFactor": factor})
}

/// The one finding of this code: severity, message.
fn finding<'a>(answer: &'a Value, code: &str) -> Option<(&'a str, &'a str)> {
    let mut found = list(&answer["findings"]).iter().filter(|finding| finding["code"] == code);
    let first = found.next()?;
    assert!(found.next().is_none(), "{code} stands once");
    Some((first["severity"].as_str().expect("text"), first["message"].as_str().expect("text")))
}

fn codes(answer: &Value) -> Vec<&str> {
    list(&answer["findings"]).iter().map(|finding| finding["code"].as_str().expect("text")).collect()
}

fn placed(brokers: &Value, rules: &Value, partitions: u32, factor: u32) -> Result<Value, Error> {
    call(
        "place",
        &json!({"brokers": brokers, "rules": rules, "topics": [topic("t", partitions, factor)], "seed": "7"}),
    )
}

#[test]
fn c04_a_pod_smaller_than_the_replication_factor_fails_topics_with_a_canary_partition() {
    let case = case("C04-pod-smaller-than-rf");
    let input = &case["input"];
    let request = json!({
        "brokers": input["brokers"], "canary": input["canary"], "replicationFactors": [input["rf"]],
        "topics": [topic("small", 9, 3), topic("large", 10, 3)],
    });
    let answer = answer(&request);
    assert_eq!(answer["verdict"], "findings");
    assert_eq!(
        finding(&answer, "POD_TOO_SMALL"),
        Some((
            "error",
            "pod canary has 2 broker(s), RF 3: creating a topic with at least 10 partitions fails; smaller ones work"
        ))
    );
    assert_eq!(
        answer["replicationFactors"],
        json!([
            {"replicationFactor": 3, "pod": null, "eligible": 3, "unfenced": 3, "racks": 1, "fits": true,
             "failsFromPartitions": null},
            {"replicationFactor": 3, "pod": "canary", "eligible": 2, "unfenced": 2, "racks": 1, "fits": false,
             "failsFromPartitions": 10},
        ])
    );
    assert_eq!(
        answer["scenarios"],
        json!([
            {"pod": "canary", "state": "now", "outcome": "fails", "failsFromPartitions": 10,
             "message": "pod canary, now: RF 3: creating a topic with at least 10 partitions fails; smaller ones work"},
            {"pod": "canary", "state": "allFenced", "outcome": "fails", "failsFromPartitions": 10,
             "message": "pod canary, if all its brokers are fenced: RF 3: creating a topic with at least 10 partitions \
                         fails; smaller ones work"},
            {"pod": "canary", "state": "allShuttingDown", "outcome": "spills", "failsFromPartitions": null,
             "message": "pod canary, if all its brokers are shutting down: its rule is ignored, and its new partitions \
                         spill over 3 other broker(s)"},
        ])
    );
    // 9 partitions work, 10 fail.
    for (variant, works) in list(&input["variants"]).iter().zip([true, false]) {
        let mut place = json!({"brokers": input["brokers"], "canary": input["canary"], "seed": "1"});
        place["topics"] =
            json!([topic("t", u32::try_from(variant["partitions"].as_u64().unwrap()).unwrap(), 3)]);
        assert_eq!(call("place", &place).is_ok(), works, "{variant}");
    }
}

#[test]
fn c03_brokers_without_a_pod_are_named() {
    let case = case("C03-unlabelled-broker-in-both");
    let input = &case["input"];
    let answer =
        answer(&json!({"brokers": input["brokers"], "canary": input["canary"], "topics": [input["topic"]]}));
    let message = "brokers 3, 6 have no pod: they are in every pod, so isolation is partial";
    assert_eq!(finding(&answer, "PODLESS_BROKERS"), Some(("warning", message)));
    let podless = list(&answer["findings"]).iter().find(|finding| finding["code"] == "PODLESS_BROKERS");
    assert_eq!(podless.expect("it is there")["brokers"], json!([3, 6]));
    let eligible: Vec<&Value> =
        list(&answer["replicationFactors"]).iter().map(|row| &row["eligible"]).collect();
    assert_eq!(eligible, [4, 4], "3 and 6 are in both");
    let pods: Vec<Value> = list(&answer["pods"])
        .iter()
        .map(|pod| json!([pod["pod"], pod["hasRule"], pod["brokers"], pod["shareOfBrokers"]["percent"]]))
        .collect();
    assert_eq!(
        pods,
        [
            json!(["canary", true, 2, "33.3"]),
            json!(["stable", false, 2, "33.3"]),
            json!([null, false, 2, "33.3"])
        ]
    );
    // Two labelled canary brokers alone would be too few; with the unlabelled ones a pod holds 3 replicas, fenced or not.
    let outcomes: Vec<&Value> = list(&answer["scenarios"]).iter().map(|row| &row["outcome"]).collect();
    assert_eq!(outcomes, ["confined", "confined", "spills"]);
    let without = self::answer(&json!({"brokers": input["brokers"]}));
    assert_eq!(finding(&without, "PODLESS_BROKERS"), None, "without a rule there is nothing to be partial");
}

#[test]
fn c07_intervals_at_the_edges() {
    let case = case("C07-interval-edges");
    let input = &case["input"];
    let mut request =
        json!({"brokers": input["brokers"], "topics": [topic("t", 4, 3)], "internalTopics": false});
    let expected = [
        (0, 0, json!(null), vec![]),
        (1, 4, json!([1, 1]), vec!["POD_OVERLOADED", "FRAGILE"]),
        (2, 2, json!([1, 2]), vec!["FRAGILE"]),
        (i32::MAX, 0, json!([1, i32::MAX]), vec!["NO_ISOLATED_PARTITION", "POD_IDLE", "FRAGILE"]),
    ];
    for (interval, isolated, intended, found) in expected {
        request["canary"] = json!({"pod": input["pod"], "interval": interval});
        let answer = answer(&request);
        let exposure = &answer["exposure"][0];
        assert_eq!(exposure["isolated"]["part"], isolated, "{interval}");
        let given = &exposure["intended"];
        let given = if given.is_null() { json!(null) } else { json!([given["part"], given["whole"]]) };
        assert_eq!(given, intended, "{interval}");
        assert_eq!(codes(&answer), found, "{interval}");
    }
    // The last id that a partition can have.
    request["replicationFactors"] = json!([4]);
    let answer = answer(&request);
    assert_eq!(answer["replicationFactors"][1]["failsFromPartitions"], i32::MAX);
    request["canary"]["interval"] = json!(-1);
    let error = call("preflight", &request).expect_err("it is negative");
    assert_eq!((error.code(), error.field()), (ErrorCode::InvalidConfig, Some("canary.interval")));
}

#[test]
fn what_a_topic_is_exposed_is_less_than_one_of_every_interval() {
    let request = json!({
        "brokers": brokers(&["stable", "stable", "stable", "canary", "canary", "canary"]),
        "canary": {"pod": "canary", "interval": 10},
        "topics": [topic("orders", 19, 3), topic("even", 20, 3), topic("few", 9, 3)],
    });
    let answer = answer(&request);
    let exposure: Vec<Value> = list(&answer["exposure"])
        .iter()
        .map(|row| {
            assert_eq!(row["intended"], json!({"part": 1, "whole": 10, "percent": "10"}));
            json!([
                row["topic"],
                row["partitions"],
                row["isolated"]["part"],
                row["isolated"]["percent"],
                row["internal"]
            ])
        })
        .collect();
    assert_eq!(
        exposure,
        [
            json!(["__consumer_offsets", 50, 5, "10", true]),
            json!(["__transaction_state", 50, 5, "10", true]),
            json!(["even", 20, 2, "10", false]),
            json!(["few", 9, 0, "0", false]),
            json!(["orders", 19, 1, "5.3", false]),
        ]
    );
    assert_eq!(
        finding(&answer, "EXPOSURE_BELOW_INTENDED"),
        Some((
            "info",
            "1 topic(s) are exposed less than 1 of 10 (10 %): least of all orders, 1 of 19 (5.3 %)"
        ))
    );
    assert_eq!(
        finding(&answer, "NO_ISOLATED_PARTITION"),
        Some((
            "info",
            "1 of 3 topic(s) have no partition that a rule matches, so isolated pods have nothing of them: few"
        ))
    );
}

#[test]
fn internal_topics_are_drawn_in_up_to_fifty() {
    let pods = brokers(&["stable", "stable", "stable", "canary", "canary", "canary"]);
    let messages = |interval: u32, more: Value| -> Vec<String> {
        let mut request = json!({"brokers": pods, "canary": {"pod": "canary", "interval": interval}});
        for (key, value) in more.as_object().expect("an object") {
            request[key] = value.clone();
        }
        let answer = answer(&request);
        let found =
            list(&answer["findings"]).iter().filter(|finding| finding["code"] == "INTERNAL_TOPICS_ISOLATED");
        found.map(|finding| finding["message"].as_str().expect("text").to_owned()).collect()
    };
    assert_eq!(
        messages(10, json!({})),
        [
            "__consumer_offsets: 5 of 50 partitions (10 %) are isolated, and with them 5 group coordinators, one in 10",
            "__transaction_state: 5 of 50 partitions (10 %) are isolated, and with them 5 transaction coordinators, one \
             in 10",
        ]
    );
    assert_eq!(messages(50, json!({})).len(), 2);
    assert_eq!(messages(51, json!({})), [""; 0]);
    assert_eq!(messages(10, json!({"internalTopics": false})), [""; 0]);
    // What is there counts, not what Kafka makes.
    let current = json!({"topics": [{"name": "__consumer_offsets", "partitions":
        (0..12).map(|id| json!({"partition": id, "replicas": [1]})).collect::<Vec<_>>()}]});
    let found = messages(10, json!({"current": current, "topics": [topic("__transaction_state", 9, 1)]}));
    assert_eq!(
        found,
        [
            "__consumer_offsets: 1 of 12 partitions (8.3 %) are isolated, and with them 1 group coordinators, one in 10"
        ]
    );
}

#[test]
fn a_fenced_pod_fails_and_a_stopping_one_spills() {
    let mut pods = brokers(&["stable", "stable", "stable", "canary", "canary", "canary"]);
    let rules = json!([{"pod": "canary", "interval": 4}]);
    for at in 3..6 {
        pods[at]["fenced"] = json!(true);
    }
    let fenced = answer(&json!({"brokers": pods, "rules": rules, "replicationFactors": [3]}));
    assert_eq!(
        finding(&fenced, "POD_ALL_FENCED"),
        Some((
            "error",
            "pod canary: all 3 broker(s) are fenced: creating a topic with at least 4 partitions fails; smaller ones work"
        ))
    );
    assert_eq!(
        [&fenced["scenarios"][0]["outcome"], &fenced["scenarios"][0]["failsFromPartitions"]],
        [&json!("fails"), &json!(4)]
    );
    // One that is not fenced leads them all.
    pods[5]["fenced"] = json!(false);
    let one = answer(&json!({"brokers": pods, "rules": rules, "replicationFactors": [3]}));
    assert_eq!(finding(&one, "POD_ALL_FENCED"), None);
    assert_eq!(
        one["scenarios"][0]["message"],
        "pod canary, now: its partitions stay on 3 broker(s), 1 of which can lead"
    );
    for at in 3..6 {
        pods[at]["inControlledShutdown"] = json!(true);
    }
    let stopping = answer(&json!({"brokers": pods, "rules": rules, "replicationFactors": [3]}));
    assert_eq!(
        finding(&stopping, "RULE_IGNORED"),
        Some((
            "error",
            "pod canary: all its brokers (4, 5, 6) are shutting down or cordoned, so its rule is ignored: new partitions \
             that it matches spill over the 3 other broker(s)"
        ))
    );
    let outcomes: Vec<&Value> = list(&stopping["scenarios"]).iter().map(|row| &row["outcome"]).collect();
    assert_eq!(outcomes, ["spills"; 3]);
    assert_eq!(list(&stopping["pods"])[0]["usable"], 0);
    // What would happen is said while nothing is wrong yet.
    let calm = answer(&json!({
        "brokers": brokers(&["stable", "stable", "stable", "canary", "canary", "canary"]), "rules": rules,
        "internalTopics": false,
    }));
    assert_eq!(
        finding(&calm, "FRAGILE"),
        Some((
            "info",
            "pod canary, if all its brokers are fenced: RF 3: creating a topic with at least 4 partitions fails; smaller \
             ones work; pod canary, if all its brokers are shutting down: its rule is ignored, and its new partitions \
             spill over 3 other broker(s)"
        ))
    );
    assert_eq!(
        [&calm["verdict"], &calm["counts"]],
        [&json!("fine"), &json!({"error": 0, "warning": 0, "info": 1})]
    );
}

#[test]
fn racks_within_a_pod_count() {
    let broker = |(id, rack, pod): (i32, &str, &str)| json!({"id": id, "rack": rack, "pod": pod});
    let pods: Vec<Value> = [
        (1, "a", "stable"),
        (2, "b", "stable"),
        (3, "c", "stable"),
        (4, "a", "canary"),
        (5, "a", "canary"),
        (6, "b", "canary"),
    ]
    .map(broker)
    .into();
    let request =
        json!({"brokers": pods, "canary": {"pod": "canary", "interval": 10}, "replicationFactors": [2, 3]});
    let answer = answer(&request);
    assert_eq!(
        finding(&answer, "POD_RACKS_NARROW"),
        Some(("warning", "pod canary is in 2 of 3 racks, RF 3: replicas of one partition share a rack"))
    );
    let racks: Vec<&Value> = list(&answer["replicationFactors"]).iter().map(|row| &row["racks"]).collect();
    assert_eq!(racks, [3, 2, 3, 2]);
    let mut blind = request.clone();
    blind["rackAware"] = json!(false);
    assert_eq!(finding(&self::answer(&blind), "POD_RACKS_NARROW"), None);
    let mut two = request;
    two["replicationFactors"] = json!([2]);
    assert_eq!(finding(&self::answer(&two), "POD_RACKS_NARROW"), None, "two replicas fit two racks");
}

#[test]
fn rules_that_cannot_stand_are_named() {
    let pods = brokers(&["stable", "stable", "stable", "canary", "canary", "canary"]);
    let unknown = answer(&json!({"brokers": pods, "canary": {"interval": 10}}));
    assert_eq!(
        finding(&unknown, "UNKNOWN_POD"),
        Some((
            "error",
            "a rule is ignored: no broker declares pod \"canary-broker\"; there are canary, stable; did you mean \
             \"canary\"?"
        ))
    );
    assert_eq!(unknown["scenarios"], json!([]));
    let all = brokers(&["canary", "canary", "canary"]);
    let vacuous = answer(&json!({"brokers": all, "canary": {"pod": "canary", "interval": 10}}));
    let message = "every broker is in an isolated pod, so partitions that no rule matches use them all: isolation is \
                   vacuous";
    assert_eq!(finding(&vacuous, "VACUOUS_ISOLATION"), Some(("warning", message)));
    let outcomes: Vec<Value> = list(&vacuous["scenarios"])
        .iter()
        .map(|row| json!([row["outcome"], row["failsFromPartitions"]]))
        .collect();
    assert_eq!(outcomes, [json!(["confined", null]), json!(["fails", 1]), json!(["fails", 1])]);
    let rules = json!([{"pod": "canary", "interval": 4}, {"pod": "stable", "ranges": [[10, 20]]}]);
    let conflict = answer(&json!({"brokers": pods, "rules": rules}));
    let (severity, message) = finding(&conflict, "CONFLICTING_POD_RULES").expect("it is there");
    assert_eq!(severity, "error");
    assert!(
        message.starts_with("Partition 11 matches multiple pod isolation rules: [canary, stable]."),
        "{message}"
    );
    let none = answer(&json!({"brokers": [], "topics": [topic("t", 1, 3)]}));
    assert_eq!(
        finding(&none, "POD_TOO_SMALL"),
        Some(("error", "the cluster has 0 broker(s), RF 3: creating any topic fails"))
    );
}

#[test]
fn loads_are_compared_and_evened_out() {
    let pods = brokers(&[
        "stable", "stable", "stable", "stable", "stable", "stable", "stable", "canary", "canary", "canary",
    ]);
    let mut request = json!({
        "brokers": pods, "topics": [topic("t", 100, 3), topic("u", 20, 2)], "internalTopics": false,
        "canary": {"pod": "canary", "interval": 2},
    });
    let busy = answer(&request);
    assert_eq!(
        busy["load"],
        json!([
            {"pod": null, "brokers": 7, "partitions": 60, "replicas": 170, "replicasPerBroker": {"min": 24, "max": 25}},
            {"pod": "canary", "brokers": 3, "partitions": 60, "replicas": 170, "replicasPerBroker": {"min": 56, "max": 57}},
        ])
    );
    assert_eq!(
        finding(&busy, "POD_OVERLOADED"),
        Some((
            "warning",
            "pod canary: 170 replicas on 3 broker(s), a broker has more than twice of what others have: 170 on 7; interval \
             4 or a pod of 5 would come nearest to even"
        ))
    );
    let steps: Vec<Value> = list(&busy["even"]["intervals"])
        .iter()
        .map(|step| {
            let [isolated, others] =
                ["isolatedReplicasPerBroker", "otherReplicasPerBroker"].map(|name| &step[name]);
            json!([step["interval"], isolated["part"], isolated["whole"], others["part"], others["whole"]])
        })
        .collect();
    assert_eq!(
        steps,
        [
            json!([2, 170, 3, 170, 7]),
            // 99 + 12 = 111 of 340 on 3 is 37 each; 229 on 7 is 32.7.
            json!([3, 111, 3, 229, 7]),
            // 75 + 10 = 85 on 3 is 28.3; 255 on 7 is 36.4.
            json!([4, 85, 3, 255, 7]),
            json!([5, 68, 3, 272, 7]),
        ]
    );
    assert_eq!([&busy["even"]["bestInterval"], &busy["even"]["bestPodSize"]], [4, 5]);
    request["canary"]["interval"] = json!(50);
    let idle = answer(&request);
    assert_eq!(
        finding(&idle, "POD_IDLE"),
        Some((
            "warning",
            "pod canary: 6 replicas on 3 broker(s), a broker has less than half of what others have: 334 on 7; interval 4 \
             or a pod of 3 would come nearest to even"
        ))
    );
    assert_eq!(finding(&idle, "POD_OVERLOADED"), None);
    request["topics"] = json!([]);
    assert_eq!(answer(&request)["even"], Value::Null);
}

#[test]
fn factors_come_from_the_topics() {
    let rows = |more: Value| -> Vec<u64> {
        let mut request = json!({"brokers": brokers(&["stable", "stable", "stable"])});
        for (key, value) in more.as_object().expect("an object") {
            request[key] = value.clone();
        }
        let answer = answer(&request);
        list(&answer["replicationFactors"])
            .iter()
            .map(|row| row["replicationFactor"].as_u64().unwrap())
            .collect()
    };
    assert_eq!(rows(json!({})), [3]);
    assert_eq!(rows(json!({"topics": [topic("t", 4, 2), topic("u", 4, 1), topic("v", 4, 2)]})), [1, 2]);
    assert_eq!(rows(json!({"replicationFactors": [5, 3, 5]})), [3, 5]);
    let moving = json!({"topics": [{"name": "t", "partitions": [{"partition": 0, "replicas": [1, 2, 3], "removing": [3]}]}]});
    assert_eq!(rows(json!({"current": moving})), [2], "what is in flight ends with two");
    assert_eq!(
        rows(json!({"current": moving, "topics": [topic("t", 4, 1)]})),
        [1],
        "as it will be, not as it is"
    );
}

#[test]
fn wrong_requests_are_told_what_is_wrong() {
    let with = |changes: Value| {
        let mut request = json!({"brokers": brokers(&["stable"])});
        for (key, value) in changes.as_object().expect("an object") {
            request[key] = value.clone();
        }
        request
    };
    for (request, code, field, message) in [
        (json!({}), ErrorCode::InvalidRequest, "brokers", "brokers: missing; expected the brokers"),
        (
            with(json!({"topics": [topic("t", 0, 3)]})),
            ErrorCode::InvalidPartitions,
            "topics[0].partitions",
            "topics[0].partitions: expected an integer from 1 to 2147483647, got 0",
        ),
        (
            with(json!({"topics": [topic("t", 1, 40_000)]})),
            ErrorCode::InvalidReplicationFactor,
            "topics[0].replicationFactor",
            "topics[0].replicationFactor: expected an integer from 1 to 32767, got 40000",
        ),
        (
            with(json!({"topics": [topic("t", 1, 1), topic("t", 2, 1)]})),
            ErrorCode::InvalidRequest,
            "topics[1].name",
            "topics[1].name: duplicate topic name \"t\"",
        ),
        (
            with(json!({"topics": [topic("a b", 1, 1)]})),
            ErrorCode::InvalidTopic,
            "topics[0].name",
            "topics[0].name: the topic name \"a b\" contains characters other than ASCII alphanumerics, '.', '_' and '-'",
        ),
        (
            with(json!({"replicationFactors": [3, 0]})),
            ErrorCode::InvalidReplicationFactor,
            "replicationFactors[1]",
            "replicationFactors[1]: expected an integer from 1 to 32767, got 0",
        ),
        (
            with(json!({"replicationFactors": []})),
            ErrorCode::InvalidRequest,
            "replicationFactors",
            "replicationFactors: expected at least one replication factor, got an empty list",
        ),
        (
            with(json!({"replicationFactors": vec![1; 101]})),
            ErrorCode::LimitExceeded,
            "replicationFactors",
            "replicationFactors: 101 replication factors, the limit is 100",
        ),
        (
            with(json!({"internalTopics": 1})),
            ErrorCode::InvalidRequest,
            "internalTopics",
            "internalTopics: expected true or false, got 1",
        ),
        (
            with(json!({"topics": [{"name": "t", "partitions": 1}]})),
            ErrorCode::InvalidRequest,
            "topics[0].replicationFactor",
            "topics[0].replicationFactor: missing; expected an integer from 1 to 32767",
        ),
        (
            with(json!({"topic": []})),
            ErrorCode::InvalidRequest,
            "topic",
            "topic: unknown field; a preflight request has brokers, topics, current, replicationFactors, internalTopics, \
             canary, rules, rackAware",
        ),
    ] {
        let error = call("preflight", &request).expect_err(message);
        assert_eq!((error.code(), error.field(), error.message()), (code, Some(field), message));
    }
}

type Drawn = (Option<u8>, bool, bool);

fn cluster() -> impl Strategy<Value = Vec<Drawn>> {
    let pod = prop_oneof![1 => Just(None), 6 => (0..3_u8).prop_map(Some)];
    prop::collection::vec((pod, prop::bool::weighted(0.3), prop::bool::weighted(0.2)), 1..9)
}

fn drawn(brokers: &[Drawn]) -> Value {
    let broker = |(id, (pod, fenced, stopping)): (i32, &Drawn)| {
        let pod = pod.map(|pod| format!("p{pod}"));
        json!({"id": id, "pod": pod, "fenced": fenced, "inControlledShutdown": stopping})
    };
    json!((1..).zip(brokers).map(broker).collect::<Vec<_>>())
}

const LARGEST: u32 = 14;

fn at_most(number: &Value) -> u64 {
    number.as_u64().unwrap_or(u64::MAX)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_place_does_is_what_was_foretold(
        cluster in cluster(), interval in 1..7_u32, ids in prop::option::of(prop::collection::btree_set(0..12, 1..4)), factor in 1..5_u32,
    ) {
        let brokers = drawn(&cluster);
        let mut rules = vec![json!({"pod": "p0", "interval": interval})];
        rules.extend(ids.map(|ids| json!({"pod": "p1", "partitions": ids})));
        let answer = answer(&json!({"brokers": brokers, "rules": rules, "replicationFactors": [factor]}));
        let rows = list(&answer["replicationFactors"]).iter().map(|row| {
            assert_eq!(row["fits"] == true, row["eligible"].as_u64() >= Some(factor.into()) && row["unfenced"] != 0);
            at_most(&row["failsFromPartitions"])
        });
        let conflict = list(&answer["findings"]).iter().find(|finding| finding["code"] == "CONFLICTING_POD_RULES");
        let conflict = conflict.map(|finding| finding["partition"].as_u64().expect("an id") + 1);
        let fails_from = rows.chain(conflict).min().expect("there are rows");
        for partitions in 1..=LARGEST {
            let placed = placed(&brokers, &json!(rules), partitions, factor);
            prop_assert_eq!(placed.is_ok(), u64::from(partitions) < fails_from, "{} partitions: {:?}", partitions, placed.err());
        }
    }

    #[test]
    fn scenarios_come_true(cluster in cluster(), interval in 1..7_u32, factor in 1..5_u32) {
        let rules = json!([{"pod": "p0", "interval": interval}]);
        let answer = answer(&json!({"brokers": drawn(&cluster), "rules": rules, "replicationFactors": [factor]}));
        let declared = cluster.iter().any(|broker| broker.0 == Some(0));
        prop_assert_eq!(list(&answer["scenarios"]).len(), if declared { 3 } else { 0 });
        for scenario in list(&answer["scenarios"]) {
            let mut then = cluster.clone();
            for broker in then.iter_mut().filter(|broker| broker.0 == Some(0)) {
                match scenario["state"].as_str() {
                    Some("allFenced") => broker.1 = true,
                    Some("allShuttingDown") => broker.2 = true,
                    state => prop_assert_eq!(state, Some("now")),
                }
            }
            let brokers = drawn(&then);
            let mut works = true;
            for partitions in 1..=LARGEST {
                let placed = placed(&brokers, &rules, partitions, factor);
                let expected = u64::from(partitions) < at_most(&scenario["failsFromPartitions"]);
                prop_assert_eq!(placed.is_ok(), expected, "{}: {} partitions: {:?}", scenario, partitions, placed.err());
                works = expected;
                let Ok(placed) = placed else { continue };
                let ignored = list(&placed["warnings"]).iter().any(|warning| warning["code"] == "RULE_IGNORED");
                if scenario["outcome"] != "fails" {
                    prop_assert_eq!(ignored, scenario["outcome"] == "spills", "{}", scenario);
                }
            }
            prop_assert_eq!(scenario["outcome"] == "fails", !works, "{}", scenario);
        }
    }

    #[test]
    fn exposure_load_and_the_best_choice_are_what_counting_gives(
        topics in prop::collection::vec((1..40_u32, 1..4_u32), 1..5), interval in 1..12_u32, pod in 1..5_u64, rest in 1..6_u64,
    ) {
        let pods: Vec<&str> = (0..pod + rest).map(|at| if at < pod { "canary" } else { "stable" }).collect();
        let named = |(at, (partitions, factor)): (usize, &(u32, u32))| topic(&format!("t{at}"), *partitions, *factor);
        let answer = answer(&json!({
            "brokers": brokers(&pods), "canary": {"pod": "canary", "interval": interval}, "internalTopics": false,
            "topics": topics.iter().enumerate().map(named).collect::<Vec<_>>(),
        }));
        let is_canary = |id: u32, interval: u32| id % interval == interval - 1;
        for (row, (partitions, _)) in list(&answer["exposure"]).iter().zip(&topics) {
            let count = (0..*partitions).filter(|id| is_canary(*id, interval)).count();
            prop_assert_eq!(&row["isolated"]["part"], count);
            // Between nothing and what is intended.
            prop_assert!(count as u64 * u64::from(interval) <= u64::from(*partitions));
        }
        let replicas = |interval: u32| -> [u64; 2] {
            let mut sides = [0; 2];
            for (partitions, factor) in &topics {
                for id in 0..*partitions {
                    sides[usize::from(!is_canary(id, interval))] += u64::from(*factor);
                }
            }
            sides
        };
        let [isolated, others] = replicas(interval);
        let found = ["replicas"; 2].map(|name| [&answer["load"][1][name], &answer["load"][0][name]]);
        prop_assert_eq!(found[0], [isolated, others]);
        let most = topics.iter().map(|topic| topic.0).max().expect("there is one");
        let best = (1..=most).find(|interval| {
            let [isolated, others] = replicas(*interval);
            isolated * rest <= others * pod
        });
        prop_assert_eq!(answer["even"]["bestInterval"].as_u64(), best.map(u64::from));
        let largest = |canary: bool| {
            let has = |topic: &&(u32, u32)| (0..topic.0).any(|id| is_canary(id, interval) == canary);
            topics.iter().filter(has).map(|topic| u64::from(topic.1)).max().unwrap_or(0)
        };
        let size = (1..=pod + rest).find(|size| isolated * (pod + rest - size) <= others * size && *size >= largest(true));
        let size = size.filter(|size| isolated > 0 && pod + rest - size >= largest(false));
        prop_assert_eq!(answer["even"]["bestPodSize"].as_u64(), size);
    }

    #[test]
    fn partitions_of_any_rule_are_counted(ids in prop::collection::btree_set(0..40_u32, 0..20), counts in prop::collection::vec(1..45_u32, 1..6)) {
        let topics: Vec<Value> = counts.iter().enumerate().map(|(at, count)| topic(&format!("t{at}"), *count, 1)).collect();
        let rules = json!([{"pod": "canary", "partitions": ids}]);
        let answer = answer(&json!({"brokers": brokers(&["canary", "stable"]), "rules": rules, "topics": topics, "internalTopics": false}));
        for (row, count) in list(&answer["exposure"]).iter().zip(&counts) {
            prop_assert_eq!(&row["isolated"]["part"], ids.iter().filter(|id| *id < count).count());
            prop_assert_eq!(&row["intended"], &Value::Null);
        }
    }
}
