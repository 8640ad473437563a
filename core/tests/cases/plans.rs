//! Plans made, compared and checked, by way of `generate`, `diff` and `validate`.

use podstripe::ErrorCode;
use serde_json::{Value, json};

use crate::case::{answered, denied, integer, list, read, text};

/// The findings of an answer with this code.
fn findings<'a>(answer: &'a Value, code: &str) -> Vec<&'a Value> {
    list(&answer["findings"]).iter().filter(|finding| finding["code"] == code).collect()
}

/// The replicas of a plan, in its order.
fn rows(plan: &Value) -> Vec<Value> {
    list(&plan["partitions"]).iter().map(|partition| partition["replicas"].clone()).collect()
}

fn ids(row: &Value) -> Vec<i64> {
    list(row).iter().map(integer).collect()
}

#[test]
fn g01_every_broker_that_stands_twice_is_reported_and_never_written() {
    let expect = &read("G01-duplicate-broker-in-replica-list")["expect"];
    let answer = answered("G01");
    let found: Vec<Value> = findings(&answer, "DUPLICATE_REPLICA")
        .into_iter()
        .map(|it| json!({"topic": it["topic"], "partition": it["partition"], "broker": it["brokers"][0]}))
        .collect();
    assert_eq!(json!(found), expect["violations"]);
    assert_eq!(answer["counts"]["error"], json!(found.len()));
    let error = denied("G01 to a plan");
    for violation in list(&expect["violations"]) {
        let name = format!("{}-{}", text(&violation["topic"]), violation["partition"]);
        let words = format!("{name} contains multiple entries for {}", violation["broker"]);
        assert!(error.message().contains(&words), "{error} lacks {words}");
    }
}

#[test]
fn g04_a_plan_in_place_of_the_topics_is_named_and_the_other_way_round() {
    let error = denied("G04");
    assert_eq!((error.code(), error.field()), (ErrorCode::UnexpectedFormat, Some("topicsToMove")));
    assert!(error.message().contains("this is a reassignment plan"), "{error}");
    let error = denied("G04 the other way round");
    assert_eq!((error.code(), error.field()), (ErrorCode::UnexpectedFormat, Some("plan")));
    assert!(error.message().contains("names of topics"), "{error}");
}

#[test]
fn g06_a_new_unknown_broker_is_an_error_and_a_kept_one_a_warning() {
    let expect = &read("G06-unknown-broker-in-plan")["expect"];
    let answer = answered("G06");
    for (code, severity) in [("UNKNOWN_BROKER", "error"), ("MISSING_BROKER_KEPT", "warning")] {
        let found = findings(&answer, code);
        assert_eq!(found.len(), 1);
        let name = format!("{}-{}", text(&found[0]["topic"]), found[0]["partition"]);
        assert_eq!(found[0]["severity"], severity);
        assert_eq!(json!(name), expect[severity]["partition"]);
        assert_eq!(found[0]["brokers"], json!([expect[severity]["broker"]]));
        assert_eq!(answer["counts"][severity], 1);
    }
}

#[test]
fn g07_mixed_replication_factors_are_shown_or_settled() {
    let error = denied("G07 variants[0]");
    assert_eq!(error.code(), ErrorCode::InvalidReplicationFactor);
    assert!(error.message().contains("{2: [0], 3: [1, 2]}"), "{error}");
    let answer = answered("G07 variants[1]");
    assert_eq!(rows(&answer["proposed"]).len(), 3);
    assert!(rows(&answer["proposed"]).iter().all(|row| ids(row).len() == 3));
}

#[test]
fn g08_one_list_for_every_partition_is_legal_and_skewed() {
    let expect = &read("G08-naive-rf-increase-leader-skew")["expect"];
    let answer = answered("G08");
    assert_eq!(expect["valid"], json!(answer["counts"]["error"] == 0));
    for load in list(&answer["load"]) {
        assert_eq!(load["leaders"], expect["leaders"][load["broker"].to_string()]);
    }
    let skew = findings(&answer, "LEADER_SKEW");
    assert_eq!(skew.len(), 1);
    assert!(text(&skew[0]["message"]).contains(text(&expect["warning"])));

    let mut leaders = [0; 3];
    for row in rows(&answered("G08 by generate")["proposed"]) {
        leaders[usize::try_from(ids(&row)[0]).unwrap()] += 1;
    }
    leaders.sort_unstable();
    assert_eq!(leaders, [16, 17, 17], "generate rotates them");
}

#[test]
fn g10_moves_are_counted_by_what_is_copied() {
    let expect = &read("G10-count-moves-honestly")["expect"];
    let answer = answered("G10");
    for (ours, theirs) in [
        ("replicasAdded", "replicas_added"),
        ("replicasRemoved", "replicas_removed"),
        ("partitionsWithDataMove", "partitions_with_data_move"),
        ("partitionsOrderOnly", "partitions_order_only"),
        ("preferredLeaderChanges", "preferred_leader_changes"),
    ] {
        assert_eq!(answer["summary"][ours], expect[theirs], "{ours}");
    }
    let changes: Vec<Value> = list(&answer["partitions"])
        .iter()
        .map(|it| json!([it["change"], it["adds"], it["removes"]]))
        .collect();
    let expected = json!([["moved", [3], [1]], ["moved", [3], [2]], ["reordered", [], []]]);
    assert_eq!(json!(changes), expected);
}

#[test]
fn g11_partitions_in_too_few_racks_are_found() {
    let expect = &read("G11-rack-violations-in-existing-topic")["expect"];
    let answer = answered("G11");
    let narrow = findings(&answer, "RACKS_NARROW");
    let partitions: Vec<Value> = narrow.iter().map(|finding| finding["partition"].clone()).collect();
    assert_eq!(json!(partitions), expect["partitions_with_too_few_racks"]);
    assert_eq!(list(&answer["findings"]).len(), partitions.len(), "only racks are wrong");
    assert!(narrow.iter().all(|finding| text(&finding["message"]).contains("could be in 3")));
}

#[test]
fn p05_only_the_listed_brokers_must_agree_about_racks() {
    let case = read("P05-mixed-rack-info-generate-fails");
    let error = denied("P05 variants[0]");
    assert_eq!(error.code(), ErrorCode::RacksIncomplete);
    for words in ["1, 2", "--disable-rack-aware", "rackAware"] {
        assert!(error.message().contains(words), "{error} lacks {words}");
    }
    for (at, variant) in list(&case["input"]["variants"]).iter().enumerate().skip(1) {
        let given = &variant["broker_list"];
        let allowed = ids(if given.is_null() { &case["input"]["broker_list"] } else { given });
        let factor = variant["rf"].as_u64().unwrap_or(3);
        let proposed = rows(&answered(&format!("P05 variants[{at}]"))["proposed"]);
        assert_eq!(proposed.len(), 3);
        for row in proposed {
            assert_eq!(json!(ids(&row).len()), json!(factor));
            assert!(ids(&row).iter().all(|id| allowed.contains(id)));
        }
    }
}

#[test]
fn p11_the_worked_example_of_the_older_algorithm() {
    let expect = &read("P11-classic-rack-alternation")["expect"];
    let placed = answered("P11");
    assert_eq!(placed["algorithm"], "classic");
    assert_eq!(placed["topics"][0]["replicas"], expect["replicas"]);
    let leaders: Vec<Value> = list(&expect["replicas"])[..6].iter().map(|row| row[0].clone()).collect();
    assert_eq!(json!(leaders), expect["rack_alternated"]);

    let generated = answered("P11 by generate");
    assert_eq!(generated["algorithm"], "classic");
    assert_eq!(json!(rows(&generated["proposed"])), expect["replicas"]);
    let printed = answered("P11 as the tool prints it");
    let plans: Vec<Value> = text(&printed)
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str(line).expect("a plan"))
        .collect();
    assert_eq!(plans, [generated["current"].clone(), generated["proposed"].clone()]);
}

/// The case continues the pattern of the first nine partitions, whose followers shifted on at partition 6. So does the
/// older algorithm when it places all twelve. Asked for the last three alone it begins its shift anew, as Kafka's
/// `AdminUtils` does (`tests/vectors/admin_utils.jsonl` has its own answers).
#[test]
fn p12_the_older_algorithm_grows_a_topic() {
    let expect = &read("P12-classic-grow-topic")["expect"];
    assert_eq!(answered("P12 existing")["topics"][0]["replicas"], expect["existing"]);
    let whole = answered("P12 whole");
    for (id, row) in expect["new"].as_object().expect("by partition") {
        assert_eq!(whole["topics"][0]["replicas"][id.parse::<usize>().unwrap()], *row);
    }
    let grown = answered("P12");
    assert_eq!(grown["topics"][0]["startPartition"], 9);
    for (at, (row, id)) in list(&grown["topics"][0]["replicas"]).iter().zip(["9", "10", "11"]).enumerate() {
        assert_eq!(row[0], expect["new"][id][0], "the leader follows from the partition's id");
        assert_eq!(row[1], json!((at + 4) % 6), "and the follower comes next to it");
    }
    assert_eq!(answered("P12 for kafkajs")["topicPartitions"][0]["count"], 12);
}

#[test]
fn c05_a_plan_made_without_the_rule_is_found_out() {
    let (undone, kept) = (answered("C05 variants[0] validated"), answered("C05 variants[1] validated"));
    let broken = findings(&undone, "ISOLATION_BROKEN");
    assert_eq!(undone["counts"]["error"], json!(broken.len()), "Kafka would take the plan");
    assert!(!broken.is_empty());
    assert_eq!(undone["verdict"], "findings");

    assert_eq!(kept["counts"]["error"], 0);
    for (id, row) in rows(&answered("C05 variants[1]")["proposed"]).iter().enumerate() {
        let mut brokers = ids(row);
        brokers.sort_unstable();
        let expected = if [9, 19].contains(&id) { [4, 5, 6] } else { [1, 2, 3] };
        assert_eq!(brokers, expected, "partition {id}");
    }
    let wrong: Vec<usize> = rows(&answered("C05 variants[0]")["proposed"])
        .iter()
        .enumerate()
        .filter(|(id, row)| ids(row).iter().any(|broker| [9, 19].contains(id) != (*broker > 3)))
        .map(|(id, _)| id)
        .collect();
    let found: Vec<Value> = broken.iter().map(|finding| finding["partition"].clone()).collect();
    assert_eq!(json!(found), json!(wrong), "each of them, and no other");
}

#[test]
fn c05_a_plan_without_the_rule_is_warned_of_when_it_is_made() {
    let codes = |name: &str| -> Vec<String> {
        list(&answered(name)["warnings"]).iter().map(|warning| text(&warning["code"]).to_owned()).collect()
    };
    assert_eq!(codes("C05 variants[0]"), ["PODS_WITHOUT_RULE"]);
    assert_eq!(codes("C05 variants[1]"), [""; 0]);
}

#[test]
fn c06_without_rack_awareness_pods_stay() {
    let expect = &read("C06-disable-rack-aware-keeps-pods")["expect"];
    let answer = answered("C06");
    for (id, row) in rows(&answer["proposed"]).iter().enumerate() {
        let is_canary = list(&expect["canary_partitions"]).contains(&json!(id));
        let allowed = ids(&expect[if is_canary { "canary_brokers" } else { "other_brokers" }]);
        assert!(ids(row).iter().all(|broker| allowed.contains(broker)), "partition {id}: {row}");
    }
    assert_eq!(answer["proposed"], answered("C06 without any racks")["proposed"], "racks are ignored");
}
