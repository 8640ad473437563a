//! Plans for existing topics. What `--generate` does from Kafka 4.1 on is one placement a topic over the listed brokers.

use podstripe::{ErrorCode, cluster::BrokerId};
use serde_json::{Value, json};

use crate::case::{
    brokers, confined_to, integer, list, placed, read, refused, request, rows, topic, violations,
};

/// The replicas that a case gives.
fn given(replicas: &Value) -> Vec<Vec<BrokerId>> {
    serde_json::from_value(replicas.clone()).expect("replicas in a case")
}

/// The brokers of a case that a list names.
fn listed(brokers: &Value, ids: &Value) -> Value {
    list(brokers).iter().filter(|broker| list(ids).contains(&broker["id"])).cloned().collect()
}

/// A topic as large as the one that is there.
fn as_large_as(replicas: &Value) -> Value {
    let rows = given(replicas);
    topic(&json!(rows.len()), &json!(rows[0].len()))
}

#[test]
fn c05_a_plan_made_without_the_canary_rule_is_legal_and_breaks_isolation() {
    let case = read("C05-generate-without-flags-undoes-isolation");
    let input = &case["input"];
    let canary = &input["then_validate_with"];
    let current = given(&input["current"]["replicas"]);
    assert_eq!(violations(&input["brokers"], canary, &current), [], "the topic obeys before");

    let topic = as_large_as(&input["current"]["replicas"]);
    for seed in 0..50 {
        let mut request = request(&listed(&input["brokers"], &input["broker_list"]), &topic, seed);
        request["canary"] = input["variants"][0]["canary"].clone();
        let plan = rows(&placed(&request));
        assert_eq!(plan.len(), current.len());
        assert!(!violations(&input["brokers"], canary, &plan).is_empty(), "seed {seed}");

        request["canary"] = input["variants"][1]["canary"].clone();
        let answer = placed(&request);
        assert_eq!(violations(&input["brokers"], canary, &rows(&answer)), [], "seed {seed}");
        assert_eq!(confined_to(&answer, "canary"), [9, 19]);
    }
}

#[test]
fn c06_without_rack_awareness_pods_stay() {
    let case = read("C06-disable-rack-aware-keeps-pods");
    let (input, expect) = (&case["input"], &case["expect"]);
    let topic = as_large_as(&input["current"]["replicas"]);
    let mut without_racks = input["brokers"].clone();
    for broker in without_racks.as_array_mut().unwrap() {
        broker["rack"] = Value::Null;
    }
    let mut racks_mattered = false;
    for seed in 0..20 {
        let ask = |brokers: &Value, rack_aware: &Value| {
            let mut request = request(brokers, &topic, seed);
            request["canary"] = input["canary"].clone();
            request["rackAware"] = rack_aware.clone();
            placed(&request)
        };
        let answer = ask(&input["brokers"], &input["rack_aware"]);
        assert_eq!(json!(confined_to(&answer, "canary")), expect["canary_partitions"]);
        assert_eq!(json!(answer.eligible[0].brokers), expect["other_brokers"]);
        assert_eq!(json!(answer.eligible[1].brokers), expect["canary_brokers"]);
        assert_eq!(violations(&input["brokers"], &input["canary"], &rows(&answer)), []);
        assert_eq!(rows(&answer), rows(&ask(&without_racks, &json!(true))), "racks are ignored");
        racks_mattered |= rows(&answer) != rows(&ask(&input["brokers"], &json!(true)));
    }
    assert!(racks_mattered, "with racks something else comes out");
}

/// The classic algorithm over the brokers that a variant lists.
fn classic(input: &Value, variant: &Value) -> Value {
    let ids = if variant["broker_list"].is_null() { &input["broker_list"] } else { &variant["broker_list"] };
    let current = &input["topics"][0]["replicas"];
    let factor = if variant["rf"].is_null() { json!(given(current)[0].len()) } else { variant["rf"].clone() };
    let topic = topic(&json!(given(current).len()), &factor);
    let mut request = request(&listed(&input["brokers"], ids), &topic, 1);
    request["algorithm"] = json!("classic");
    request["rackAware"] = variant["rack_aware"].clone();
    request
}

#[test]
fn p05_racks_on_some_brokers_are_refused_naming_those_without_and_the_way_out() {
    let case = read("P05-mixed-rack-info-generate-fails");
    let input = &case["input"];
    let error = refused(&classic(input, &input["variants"][0]));
    assert_eq!(error.code(), ErrorCode::RacksIncomplete);
    assert_eq!(error.field(), Some("brokers"));
    assert!(error.message().contains("Not all brokers have rack information"), "{error}");
    assert!(error.message().contains("1, 2"), "the brokers without a rack: {error}");
    assert!(error.message().contains("rackAware"), "how to do without racks: {error}");
}

#[test]
fn p05_racks_on_some_brokers_can_be_waived() {
    let case = read("P05-mixed-rack-info-generate-fails");
    let input = &case["input"];
    let answer = placed(&classic(input, &input["variants"][1]));
    assert_eq!(rows(&answer).len(), 3);
    assert!(rows(&answer).iter().all(|replicas| replicas.len() == 3));
}

#[test]
fn p05_only_the_listed_brokers_must_agree_about_racks() {
    let case = read("P05-mixed-rack-info-generate-fails");
    let input = &case["input"];
    for variant in &list(&input["variants"])[2..] {
        let answer = placed(&classic(input, variant));
        let allowed = list(&variant["broker_list"]);
        for replicas in rows(&answer) {
            assert_eq!(json!(replicas.len()), variant["rf"]);
            assert!(replicas.iter().all(|id| allowed.contains(&json!(id))));
        }
    }
}

#[test]
fn g07_a_replication_factor_that_is_given_goes_for_every_partition() {
    let case = read("G07-mixed-replication-factors");
    let input = &case["input"];
    let mixed = given(&input["current"]["replicas"]);
    let factor = &input["variants"][1]["replication_factor"];
    assert!(mixed.iter().any(|replicas| json!(replicas.len()) != *factor), "the topic is mixed before");
    let request = request(
        &listed(&input["brokers"], &input["broker_list"]),
        &topic(&json!(mixed.len()), factor),
        integer(factor),
    );
    let plan = rows(&placed(&request));
    assert_eq!(plan.len(), mixed.len());
    for mut replicas in plan {
        assert_eq!(json!(replicas.len()), *factor);
        replicas.sort_unstable();
        replicas.dedup();
        assert_eq!(json!(replicas.len()), *factor);
        assert!(replicas.iter().all(|id| brokers(&input["brokers"]).iter().any(|broker| broker.id == *id)));
    }
}
