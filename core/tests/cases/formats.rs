//! Texts of Kafka's tools, by way of `parse` and `convert`.

use podstripe::ErrorCode;
use serde_json::{Value, json};

use crate::{
    calls::FILES,
    case::{answered, denied, integer, list, number, read, text},
};

/// A name of a case's, as answers have it.
fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        camel.push_str(&word[..1].to_uppercase());
        camel.push_str(&word[1..]);
    }
    camel
}

/// The only topic of an answer is what a case expects: every field that the case has.
fn assert_topic(answer: &Value, expect: &Value) {
    assert_eq!(answer["format"], "describe");
    let topics = list(&answer["topics"]);
    assert_eq!(topics.len(), 1);
    let topic = &topics[0];
    assert_eq!(topic["name"], expect["topic"]);
    assert_eq!(topic["configs"], expect["config"]);
    if !expect["topic_id"].is_null() {
        assert_eq!(topic["topicId"], expect["topic_id"]);
    }
    let partitions = list(&topic["partitions"]);
    assert_eq!(partitions.len(), list(&expect["partitions"]).len());
    for (partition, expected) in partitions.iter().zip(list(&expect["partitions"])) {
        for (name, value) in expected.as_object().expect("an object") {
            assert_eq!(partition[&camel(name)], *value, "{name} of {partition}");
        }
    }
}

/// The codes of an answer's notes.
fn notes(answer: &Value) -> Vec<&str> {
    list(&answer["notes"]).iter().map(|note| text(&note["code"])).collect()
}

#[test]
fn d01_columns_of_eligible_leaders_are_read_empty_or_not() {
    let answer = answered("D01");
    assert_topic(&answer, &read("D01-describe-elr-columns")["expect"]);
    assert_eq!(notes(&answer), ["MIXED_REPLICATION_FACTORS"], "reported, not fatal");
}

#[test]
fn d02_what_is_not_available_is_unknown_and_noise_is_counted() {
    let answer = answered("D02");
    assert_topic(&answer, &read("D02-describe-na-and-log-noise")["expect"]);
    for partition in list(&answer["topics"][0]["partitions"]) {
        assert!(partition.get("elr").is_none(), "unknown, not empty: {partition}");
    }
    assert_eq!(notes(&answer), ["LINES_SKIPPED"]);
    assert!(text(&answer["notes"][0]["message"]).starts_with("2 line(s)"));
}

#[test]
fn d03_the_older_listing_has_no_leader_where_it_says_minus_one() {
    let answer = answered("D03");
    assert_topic(&answer, &read("D03-describe-old-format")["expect"]);
    let topic = &answer["topics"][0];
    assert!(topic.get("topicId").is_none());
    assert_eq!(topic["partitions"][1].get("leader"), Some(&Value::Null), "known to be none");
    assert_eq!(notes(&answer), ["PARTITIONS_OFFLINE"]);
}

#[test]
fn d04_a_listing_is_read_without_its_tabs() {
    let answer = answered("D04");
    assert_topic(&answer, &read("D04-describe-pasted-without-tabs")["expect"]);
    assert_eq!(notes(&answer), [""; 0]);
}

#[test]
fn d05_sizes_are_read_with_and_without_the_sentences_before_them() {
    let expect = &read("D05-log-dirs-header-and-hyphens")["expect"];
    for name in ["D05", "D05 without the sentences"] {
        let answer = answered(name);
        assert_eq!(answer["format"], "log-dirs");
        let sizes = list(&answer["logDirs"]["sizes"]);
        assert_eq!(sizes.len(), list(&expect["sizes"]).len());
        for (size, expected) in sizes.iter().zip(list(&expect["sizes"])) {
            for name in ["topic", "partition", "broker"] {
                assert_eq!(size[name], expected[name]);
            }
            // 64 bits: text.
            assert_eq!(size["size"], json!(expected["size"].to_string()));
        }
    }
    assert_eq!(answered("D05"), answered("D05 without the sentences"));
}

#[test]
fn d06_kcat_gives_brokers_without_a_word_on_racks_and_topics() {
    let expect = &read("D06-kcat-metadata")["expect"];
    let answer = answered("D06");
    let brokers = list(&answer["brokers"]);
    let ids: Value = brokers.iter().map(|broker| broker["id"].clone()).collect();
    assert_eq!(ids, expect["brokers"]);
    assert!(brokers.iter().all(|broker| broker.get("rack").is_none()), "unknown, not null");
    assert_eq!(notes(&answer), ["RACKS_UNKNOWN"]);
    for topic in list(&answer["topics"]) {
        let rows: Value =
            list(&topic["partitions"]).iter().map(|partition| partition["replicas"].clone()).collect();
        assert_eq!(rows, expect["topics"][text(&topic["name"])]);
    }
    let metadata = answered("D06 as metadata");
    for name in ["brokers", "topics"] {
        assert_eq!(metadata[name], answer[name]);
    }
}

#[test]
fn d07_all_ids_come_back_from_every_format() {
    let case = read("D07-big-and-odd-broker-ids");
    let placed = answered("D07");
    let rows = &placed["topics"][0]["replicas"];
    let mut used: Vec<i64> = list(rows).iter().flat_map(|row| list(row).iter().map(integer)).collect();
    used.sort_unstable();
    used.dedup();
    let mut ids: Vec<i64> = list(&case["input"]["brokers"]).iter().map(|it| integer(&it["id"])).collect();
    ids.sort_unstable();
    assert_eq!(used, ids);

    let brokers = answered("D07 brokers");
    for (broker, given) in list(&brokers["brokers"]).iter().zip(list(&case["input"]["brokers"])) {
        assert_eq!(broker["id"], given["id"]);
    }
    let plan = answered("D07 as a plan");
    let parsed = answered("D07 plan");
    let replicas: Value =
        list(&parsed["plan"]["partitions"]).iter().map(|partition| partition["replicas"].clone()).collect();
    assert_eq!(replicas, *rows);
    assert_eq!(answered("D07 plan to reassignment"), plan);
    for format in ["replica-assignment", "describe", "state", "topicctl"] {
        assert_eq!(answered(&format!("D07 plan from {format}")), plan, "{format}");
    }
    let joined = |separator: &str| {
        let of = |row: &Value| list(row).iter().map(Value::to_string).collect::<Vec<_>>().join(separator);
        list(rows).iter().map(of).collect::<Vec<_>>()
    };
    assert_eq!(answered("D07 plan to replica-assignment"), json!(joined(":").join(",")));
    let numbered = |what: &dyn Fn(usize, &String) -> String| {
        joined(",").iter().enumerate().map(|(id, row)| what(id, row)).collect::<Vec<_>>()
    };
    assert_eq!(answered("D07 plan to rpk"), json!(numbered(&|id, row| format!("-p t/{id}:{row}")).join(" ")));
    let kcl = numbered(&|id, row| format!("{id}->{row}")).join(" ; ");
    assert_eq!(answered("D07 plan to kcl"), json!(format!("t: {kcl}")));
    let kafkactl = numbered(&|id, row| format!("alter partition t {id} -r {row}")).join("\n");
    assert_eq!(answered("D07 plan to kafkactl"), json!(kafkactl));
    assert_eq!(answered("D07 for confluent-kafka's createTopics")[0]["replica_assignment"], *rows);
    let moves = answered("D07 for kafka-python's alterPartitionReassignments");
    let replicas: Value = list(&moves["pairs"]).iter().map(|pair| pair[1].clone()).collect();
    assert_eq!(replicas, *rows);
}

#[test]
fn d07_what_is_no_id_is_an_error_with_a_path() {
    let case = read("D07-big-and-odd-broker-ids");
    for (at, bad) in list(&case["input"]["bad"]).iter().enumerate() {
        let error = denied(&format!("D07 bad[{at}]"));
        assert_eq!(error.code(), ErrorCode::InvalidRequest);
        let (path, value) = if bad["isr"].is_null() {
            ("text[1].id", bad["id"].to_string())
        } else {
            ("text.topics[0].partitions[0].isrs[0]", "null".into())
        };
        assert_eq!((error.field(), error.value()), (Some(path), Some(value.as_str())));
    }
}

#[test]
fn g02_a_partition_listed_twice_is_named() {
    let expect = &read("G02-duplicate-partition-entry")["expect"];
    for name in ["G02", "G02 validated"] {
        let error = denied(name);
        assert_eq!(error.code(), ErrorCode::InvalidRequest);
        assert!(error.message().contains(text(&expect["names"][0])), "{error}");
    }
}

#[test]
fn g03_five_mistakes_have_five_messages() {
    let case = read("G03-invalid-json-says-where");
    let said = [
        ("trailing comma (line 2, column 46)", ErrorCode::ParseError),
        ("trailing comma (line 1, column 26)", ErrorCode::ParseError),
        ("the text is empty", ErrorCode::ParseError),
        ("the text is empty", ErrorCode::ParseError),
        ("the partition list is empty", ErrorCode::InvalidRequest),
        ("expected a reassignment plan {version, partitions}, got [1, 2]", ErrorCode::InvalidRequest),
    ];
    assert_eq!(list(&case["expect"]["errors"]).len(), said.len());
    for (at, (words, code)) in said.into_iter().enumerate() {
        let error = denied(&format!("G03 variants[{at}]"));
        assert!(error.message().contains(words), "{error} lacks {words}");
        assert_eq!(error.code(), code);
    }
    let wrong = denied("G03 variants[0]");
    assert_eq!((number(&wrong, "line"), number(&wrong, "column")), (Some(2), Some(46)));
    let wrong = denied("G03 variants[1]");
    assert_eq!((number(&wrong, "line"), number(&wrong, "column")), (Some(1), Some(26)));
}

#[test]
fn g05_a_saved_output_gives_both_plans_and_neither_by_guess() {
    let answer = answered("G05");
    let replicas = |plan: &Value| plan["partitions"][0]["replicas"].clone();
    assert_eq!(replicas(&answer["current"]), json!([0, 2, 1]));
    assert_eq!(replicas(&answer["proposed"]), json!([2, 3, 0]));
    assert!(answer.get("plan").is_none());
    assert_eq!(replicas(&answered("G05 current")["plan"]), json!([0, 2, 1]));
    assert_eq!(replicas(&answered("G05 proposed")["plan"]), json!([2, 3, 0]));

    let error = denied("G05 no half");
    assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
    assert!(error.message().contains("two plans"), "{error}");
    let compared = &answered("G05 compared")["partitions"][0];
    assert_eq!((&compared["before"], &compared["after"]), (&json!([0, 2, 1]), &json!([2, 3, 0])));
}

#[test]
fn g09_one_rule_for_versions_and_extra_fields() {
    let case = read("G09-version-field");
    let results = list(&case["expect"]["results"]);
    for (at, result) in results.iter().enumerate() {
        let name = format!("G09 variants[{at}]");
        if text(result).starts_with("ok") {
            let answer = answered(&name);
            assert_eq!(answer["topicsToMove"], json!(["a"]));
            let noted = if text(result).contains("extra field") { &["FIELDS_IGNORED"][..] } else { &[] };
            assert_eq!(notes(&answer), noted);
            continue;
        }
        let error = denied(&name);
        let (field, value) = match at {
            2 => ("text.version", "2"),
            3 => ("text.version", "\"1\""),
            5 => ("text.topics[1]", "\"a\""),
            _ => ("text.topics[0].topic", "\"a/b\""),
        };
        assert_eq!((error.field(), error.value()), (Some(field), Some(value)), "{result}");
    }
}

#[test]
fn every_file_of_kafkas_is_known_for_what_it_is() {
    for file in FILES {
        let stem = file.split('.').next().unwrap_or_default();
        let format = match stem {
            "kcat" if file.ends_with("json") => "kcat-json",
            "verify-running" => {
                let error = denied(file);
                assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
                assert_eq!(error.value(), Some("verify"));
                continue;
            }
            _ if stem.starts_with("list-endpoints") => "list-endpoints",
            _ if stem.starts_with("log-dirs") => "log-dirs",
            _ => stem.split('-').next().unwrap_or_default(),
        };
        assert_eq!(answered(file)["format"], format, "{file}");
    }
}

#[test]
fn kcats_two_outputs_and_the_listing_show_the_same_topics() {
    let rows = |name: &str| -> Vec<Value> {
        let mut rows = Vec::new();
        for topic in list(&answered(name)["topics"]) {
            for it in list(&topic["partitions"]) {
                rows.push(json!([topic["name"], it["partition"], it["replicas"], it["leader"], it["isr"]]));
            }
        }
        rows
    };
    assert_eq!(rows("kcat.json"), rows("describe.txt"));
    assert_eq!(rows("kcat.txt"), rows("describe.txt"));
    assert_eq!(answered("kcat.txt")["brokers"], answered("kcat.json")["brokers"]);
}
