//! The striped placer's habits that surprise people.

use podstripe::api::PlaceAnswer;
use serde_json::{Value, json};
use std::{collections::BTreeMap, time::Instant};

use crate::case::{integer, list, placed, read, request, rows, topic, warning};

/// Replicas and leaders of each rack.
fn by_rack(answer: &PlaceAnswer) -> BTreeMap<String, (u64, u64)> {
    let mut racks = BTreeMap::new();
    for load in answer.load() {
        let (replicas, leaders) = racks.entry(load.rack.unwrap_or_default()).or_insert((0, 0));
        *replicas += load.replicas;
        *leaders += load.leaders;
    }
    racks
}

/// The racks of each partition's replicas, in their order.
fn racks(answer: &PlaceAnswer) -> Vec<Vec<String>> {
    let rack_of = |id: &i32| {
        let load = answer.load().into_iter().find(|load| load.broker == *id);
        load.and_then(|load| load.rack).expect("a broker with a rack")
    };
    rows(answer).iter().map(|replicas| replicas.iter().map(rack_of).collect()).collect()
}

fn distinct(names: &[String]) -> usize {
    let mut names = names.to_vec();
    names.sort_unstable();
    names.dedup();
    names.len()
}

#[test]
fn p01_the_lonely_broker_of_a_rack_gets_every_partition_and_the_answer_says_why() {
    let case = read("P01-uneven-racks-hot-broker");
    let (input, expect) = (&case["input"], &case["expect"]);
    let answer = placed(&request(&input["brokers"], &input["topic"], integer(&input["seed"])));
    assert_eq!(json!(rows(&answer)), expect["exact_if_java_random"]["replicas"]);

    let replicas: Value =
        by_rack(&answer).iter().map(|(rack, (replicas, _))| (rack.clone(), *replicas)).collect();
    assert_eq!(replicas, expect["rack_replicas_exact"]);
    let hot = answer.load().into_iter().find(|load| load.broker == 3).unwrap();
    assert_eq!(json!(hot.replicas), expect["broker_replicas_exact"]["3"]);
    assert!(racks(&answer).iter().all(|racks| json!(distinct(racks)) == expect["every_partition_racks"]));

    let uneven = warning(&answer, "UNEVEN_RACKS");
    assert_eq!(uneven.brokers, [3]);
    for part in ["rack C has 1 broker", "broker 3 (rack C)", "30 of 30 partitions", "2 times as many"] {
        assert!(uneven.message.contains(part), "{} lacks {part}", uneven.message);
    }
}

#[test]
fn p01_of_equally_loaded_brokers_the_lowest_id_is_named() {
    let racks = [(4, "C"), (2, "B"), (1, "A"), (3, "C")];
    let brokers: Value = racks.iter().map(|(id, rack)| json!({"id": id, "rack": rack})).collect();
    let answer = placed(&request(&brokers, &topic(&json!(6), &json!(3)), 1));
    let uneven = warning(&answer, "UNEVEN_RACKS");
    assert!(uneven.message.contains("broker 1 (rack A)"), "{}", uneven.message);
    assert!(uneven.message.contains("broker 3 (rack C)"), "{}", uneven.message);
}

#[test]
fn p02_leaders_are_even_over_racks_but_not_over_brokers() {
    let case = read("P02-leaders-even-by-rack-not-broker");
    let (input, expect) = (&case["input"], &case["expect"]);
    let mut counts = Vec::new();
    for (at, seed) in list(&input["seeds"]).iter().enumerate() {
        let exact = &expect["exact_if_java_random"][at];
        assert_eq!(exact["seed"], *seed);
        let answer = placed(&request(&input["brokers"], &input["topic"], integer(seed)));
        let leaders: Vec<i32> = rows(&answer).iter().map(|replicas| replicas[0]).collect();
        assert_eq!(json!(leaders), exact["leaders"]);
        let of_racks: Value =
            by_rack(&answer).iter().map(|(rack, (_, leaders))| (rack.clone(), *leaders)).collect();
        assert_eq!(of_racks, expect["rack_leaders_exact"]);

        let mut of_brokers: Vec<u64> = answer.load().iter().map(|load| load.leaders).collect();
        of_brokers.sort_unstable();
        counts.push(of_brokers);
    }
    assert!(counts.contains(&vec![0, 0, 4, 4]), "the load shows brokers that lead nothing: {counts:?}");
}

#[test]
fn p03_a_single_unfenced_broker_leads_everything_and_placing_ends() {
    let case = read("P03-one-live-broker-many-partitions");
    let (input, expect) = (&case["input"], &case["expect"]);
    let began = Instant::now();
    for seed in list(&input["seeds"]) {
        let answer = placed(&request(&input["brokers"], &input["topic"], integer(seed)));
        assert_eq!(json!(rows(&answer)), expect["replicas"]);
    }
    assert!(began.elapsed().as_secs() < input["time_limit_s"].as_u64().unwrap());
}

#[test]
fn p06_more_replicas_than_racks_wrap_round_the_racks() {
    let case = read("P06-two-racks-rf4");
    let (input, expect) = (&case["input"], &case["expect"]);
    let seed = integer(&input["seed"]);
    for (at, variant) in list(&input["variants"]).iter().enumerate() {
        let exact = &expect["exact_if_java_random"][at];
        assert_eq!((&exact["rf"], &exact["seed"]), (&variant["rf"], &input["seed"]));
        let answer =
            placed(&request(&input["brokers"], &topic(&variant["partitions"], &variant["rf"]), seed));
        assert_eq!(json!(rows(&answer)), exact["replicas"]);
        for racks in racks(&answer) {
            let first = racks.iter().filter(|rack| *rack == "z1").count();
            assert!(first.abs_diff(racks.len() - first) <= 1, "{racks:?}");
            assert_ne!(racks[0], racks[1]);
        }
    }
}

#[test]
fn p08_one_stream_through_all_topics_spreads_the_leaders_of_small_topics() {
    let case = read("P08-many-one-partition-topics");
    let (input, expect) = (&case["input"], &case["expect"]);
    let request = json!({"brokers": input["brokers"], "topics": input["topics"], "seed": input["seed"]});
    let answer = placed(&request);
    let rows: Vec<&[i32]> = answer.placed().map(|(_, topic)| topic.assignment.flat()).collect();
    assert_eq!(rows.len(), list(&input["topics"]).len());
    assert_eq!(json!(rows[..12]), expect["exact_if_java_random"]["first_12"]);
    assert!(rows.iter().any(|row| *row != rows[0]));

    for load in answer.load() {
        // 8 to 30 percent of 300.
        assert!((24..=90).contains(&load.leaders), "broker {} leads {}", load.broker, load.leaders);
    }
    assert_eq!(
        (expect["max_leader_share"].as_f64(), expect["min_leader_share"].as_f64()),
        (Some(0.3), Some(0.08))
    );
}

#[test]
fn p09_the_order_in_which_brokers_are_listed_does_not_matter() {
    let case = read("P09-broker-order-invariance");
    let (input, expect) = (&case["input"], &case["expect"]);
    let mut answers = Vec::new();
    for order in list(&input["broker_orders"]) {
        let pick = |id: &Value| list(&input["brokers"]).iter().find(|broker| broker["id"] == *id).cloned();
        let brokers: Value = list(order).iter().map(|id| pick(id).expect("a broker of the case")).collect();
        let answer = placed(&request(&brokers, &input["topic"], integer(&input["seed"])));
        assert_eq!(json!(rows(&answer)), expect["exact_if_java_random"]["replicas"]);
        answers.push(answer.to_json());
    }
    assert_eq!(answers.len(), 3);
    assert!(answers.iter().all(|answer| *answer == answers[0]));
}
