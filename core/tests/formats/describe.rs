//! The listing of `kafka-topics --describe`, of every version and out of every paste.

use std::fmt::Write as _;

use podstripe::{
    Error, ErrorCode,
    formats::{Note, describe_text, parse_describe},
    limits::MAX_TOPICS,
    state::{ClusterState, Leader, PartitionState, TopicState},
};
use proptest::{
    collection::vec,
    option,
    prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest},
    prop_assert_eq,
    sample::{Index, select},
};
use serde_json::Value;

use crate::{example, files};

const EXAMPLES: [&str; 4] =
    ["describe.txt", "describe-reassigning.txt", "describe-brokers-down.txt", "describe-under-min-isr.txt"];

const TWO: &str = "Topic: t\tTopicId: AbCdEfGhIjKlMnOpQrStUA\tPartitionCount: 2\tReplicationFactor: 2\tConfigs: \n\
    \tTopic: t\tPartition: 0\tLeader: 1\tReplicas: 1,2\tIsr: 1,2\tElr: \tLastKnownElr: \n\
    \tTopic: t\tPartition: 1\tLeader: 2\tReplicas: 2,1\tIsr: 2,1\tElr: \tLastKnownElr: \n";

fn read(text: &str) -> (ClusterState, Vec<Note>) {
    let mut notes = Vec::new();
    let state = parse_describe("current", text, &mut notes).unwrap_or_else(|error| panic!("{error}\n{text}"));
    (state, notes)
}

fn refused(text: &str) -> Error {
    parse_describe("current", text, &mut Vec::new()).expect_err(text)
}

fn codes(notes: &[Note]) -> Vec<&str> {
    notes.iter().map(|note| note.code).collect()
}

fn message<'n>(notes: &'n [Note], code: &str) -> &'n str {
    &notes.iter().find(|note| note.code == code).unwrap_or_else(|| panic!("{code}: {notes:?}")).message
}

/// The number of an error, by its name.
fn number(error: &Error, name: &str) -> Option<i64> {
    error.numbers().iter().find(|(known, _)| *known == name).map(|(_, number)| *number)
}

fn case(name: &str) -> Value {
    serde_json::from_str(&files::read(&format!("tests/cases/{name}.json"))).unwrap()
}

/// A topic of the model, in the words of the cases; a field that a case does not name is not looked at.
fn assert_as_expected(topic: &TopicState, expect: &Value) {
    assert_eq!(topic.name, expect["topic"]);
    if let Some(id) = expect.get("topic_id") {
        assert_eq!(id.as_str(), topic.id.as_deref());
    }
    let configs: serde_json::Map<String, Value> = topic
        .configs
        .iter()
        .flatten()
        .map(|(key, value)| (key.clone(), Value::from(value.as_str())))
        .collect();
    assert_eq!(Value::from(configs), expect["config"]);
    let wanted = expect["partitions"].as_array().unwrap();
    assert_eq!(topic.partitions.len(), wanted.len());
    for (partition, wanted) in topic.partitions.iter().zip(wanted) {
        let leader = match partition.leader {
            Leader::Broker(id) => Value::from(id),
            Leader::None => Value::Null,
            Leader::Unknown => Value::from("unknown"),
        };
        let list = |ids: &Option<Vec<i32>>| ids.clone().map_or(Value::Null, Value::from);
        let seen = [
            ("partition", Value::from(partition.partition)),
            ("leader", leader),
            ("replicas", Value::from(partition.replicas.clone())),
            ("isr", list(&partition.isr)),
            ("elr", list(&partition.elr)),
            ("last_known_elr", list(&partition.last_known_elr)),
        ];
        for (name, value) in seen {
            assert!(wanted.get(name).is_none_or(|wanted| *wanted == value), "{name}: {value}, {wanted}");
        }
    }
}

#[test]
fn cases_of_operators_are_read_as_they_say() {
    let wanted: [(&str, &[&str]); 4] = [
        ("D01-describe-elr-columns", &["MIXED_REPLICATION_FACTORS"]),
        ("D02-describe-na-and-log-noise", &["LINES_SKIPPED"]),
        ("D03-describe-old-format", &["PARTITIONS_OFFLINE"]),
        ("D04-describe-pasted-without-tabs", &[]),
    ];
    for (name, wanted) in wanted {
        let case = case(name);
        let text = case["input"]["describe_text"].as_str().unwrap();
        let (state, notes) = read(text);
        assert_eq!(state.topics.len(), 1, "{name}");
        assert_as_expected(&state.topics[0], &case["expect"]);
        assert_eq!(codes(&notes), wanted, "{name}");
    }
    let rack_case = case("G11-rack-violations-in-existing-topic");
    let (state, notes) = read(rack_case["input"]["describe_text"].as_str().unwrap());
    assert_eq!((state.topics[0].partitions.len(), codes(&notes)), (6, vec![]));
    let configs = state.topics[0].configs.as_deref().unwrap();
    assert_eq!(configs.len(), 4);
    assert_eq!(configs[3], ("retention.ms".into(), "600000".into()));
}

#[test]
fn log_lines_are_counted_and_the_first_is_named() {
    let text = case("D02-describe-na-and-log-noise")["input"]["describe_text"].as_str().unwrap().to_owned();
    let wanted = "2 line(s) that are not of the listing were passed over, the first is line 1";
    assert_eq!(message(&read(&text).1, "LINES_SKIPPED"), wanted);
    let late = TWO.replacen("\n\t", "\nSLF4J: no binder\n\n\t", 1);
    let (state, notes) = read(&late);
    assert_eq!(state, read(TWO).0);
    let wanted = "1 line(s) that are not of the listing were passed over, the first is line 2";
    assert_eq!(message(&notes, "LINES_SKIPPED"), wanted);
}

#[test]
fn kafkas_own_listings_come_back_byte_for_byte() {
    for name in EXAMPLES {
        let text = example(name);
        assert_eq!(describe_text(&read(&text).0), text, "{name}");
    }
}

#[test]
fn kafkas_own_listings_survive_a_paste() {
    for name in EXAMPLES {
        let text = example(name);
        let state = read(&text).0;
        let lines = |change: fn(&str) -> String| text.lines().map(change).collect::<Vec<_>>().join("\n");
        for changed in [
            text.replace('\n', "\r\n"),
            format!("\u{feff}{text}\n\n"),
            text.replace('\t', " "),
            text.replace('\t', "\u{a0}   "),
            text.replace(": ", ":"),
            lines(|line| line.trim().to_owned()),
            lines(|line| format!("   {}", line.trim().replace('\t', "  "))),
        ] {
            assert_eq!(read(&changed).0, state, "{changed}");
        }
    }
}

#[test]
fn what_kafka_shows_is_read() {
    let (state, notes) = read(&example("describe-reassigning.txt"));
    let topic = &state.topics[0];
    assert_eq!((topic.partition_count, topic.replication_factor), (Some(6), Some(3)));
    let moving = &topic.partitions[0];
    assert_eq!((moving.leader, moving.isr.as_deref()), (Leader::Broker(4), Some([0, 3, 4, 5].as_slice())));
    assert_eq!(
        (moving.adding.as_slice(), moving.removing.as_slice()),
        ([0, 1, 2].as_slice(), [3, 4, 5].as_slice())
    );
    assert_eq!(codes(&notes), ["REASSIGNMENT_IN_FLIGHT", "MIXED_REPLICATION_FACTORS"]);
    assert_eq!(
        message(&notes, "REASSIGNMENT_IN_FLIGHT"),
        "2 partition(s) are being reassigned, they list old and new replicas: orders"
    );
    // Six replicas of partition 0 will be three.
    assert_eq!(
        message(&notes, "MIXED_REPLICATION_FACTORS"),
        "partitions of one topic have different numbers of replicas: orders {2: [2], 3: [0, 3, 4, 5], 4: [1]}"
    );

    let (state, notes) = read(&example("describe-brokers-down.txt"));
    let offline = &state.topics[1].partitions[0];
    assert_eq!((offline.leader, offline.isr.as_deref()), (Leader::None, Some([].as_slice())));
    assert_eq!(
        (offline.elr.as_deref(), offline.last_known_elr.as_deref()),
        (Some([4, 5].as_slice()), Some([4].as_slice()))
    );
    assert_eq!(codes(&notes), ["PARTITIONS_OFFLINE", "MIXED_REPLICATION_FACTORS"]);
    let wanted = "3 partition(s) have no leader: orders-0, orders-2, orders-4";
    assert_eq!(message(&notes, "PARTITIONS_OFFLINE"), wanted);

    let (state, notes) = read(&example("describe-under-min-isr.txt"));
    let shown: Vec<(&str, Vec<i32>, Option<i32>)> = state
        .topics
        .iter()
        .map(|topic| {
            let ids = topic.partitions.iter().map(|partition| partition.partition).collect();
            (topic.name.as_str(), ids, topic.partition_count)
        })
        .collect();
    assert_eq!(shown, [("pay-ments.v1", vec![1, 3], None), ("orders", vec![0, 2, 4], None)]);
    assert!(state.topics.iter().all(|topic| topic.id.is_none() && topic.configs.is_none()));
    assert_eq!(codes(&notes), ["PARTITIONS_OFFLINE", "MIXED_REPLICATION_FACTORS"]);
}

#[test]
fn partitions_may_stand_in_any_order_and_before_their_topic() {
    let lines: Vec<&str> = TWO.lines().collect();
    let other = "\tTopic: u\tPartition: 3\tLeader: 1\tReplicas: 1,2";
    let text = [lines[2], other, lines[0], lines[1]].join("\n");
    let (state, notes) = read(&text);
    assert_eq!(state.topics[0], read(TWO).0.topics[0]);
    assert_eq!(codes(&notes), [] as [&str; 0]);
    let bare = &state.topics[1].partitions[0];
    assert_eq!((bare.isr.as_ref(), bare.elr.as_ref(), bare.partition), (None, None, 3));
}

#[test]
fn a_listing_that_shows_fewer_partitions_than_there_are_says_so() {
    let text = TWO.replace("PartitionCount: 2", "PartitionCount: 7");
    let notes = read(&text).1;
    let wanted = "not all partitions are shown, the listing may be filtered: t (2 of 7)";
    assert_eq!(message(&notes, "PARTITIONS_MISSING"), wanted);
}

#[test]
fn a_leader_that_is_not_shown_is_unknown() {
    let (state, notes) = read("Topic: t Partition: 0 Replicas: 1,2");
    assert_eq!(state.topics[0].partitions[0].leader, Leader::Unknown);
    assert_eq!(codes(&notes), [] as [&str; 0]);
}

#[test]
fn a_broker_twice_in_a_replica_list_is_kept_and_noted() {
    let long = (0..40).chain([7]).map(|id| id.to_string()).collect::<Vec<_>>().join(",");
    let text = format!(
        "Topic: t Partition: 0 Leader: 1 Replicas: 1,2,1\nTopic: t-2 Partition: 4 Leader: 0 Replicas: {long}"
    );
    let (state, notes) = read(&text);
    assert_eq!(state.topics[0].partitions[0].replicas, [1, 2, 1]);
    let wanted = "replicas name a broker twice: t-0 (broker 1), t-2-4 (broker 7)";
    assert_eq!(message(&notes, "DUPLICATE_REPLICAS"), wanted);
}

#[test]
fn leaders_that_are_mostly_not_the_first_replica_are_noted() {
    let text = TWO.replace("Leader: 1", "Leader: 3").replace("Leader: 2", "Leader: 1");
    assert!(message(&read(&text).1, "LEADERS_NOT_PREFERRED").starts_with("2 of 2 partitions are not led"));
    let half = TWO.replace("Leader: 1", "Leader: 2");
    assert_eq!(codes(&read(&half).1), [] as [&str; 0]);
}

#[test]
fn a_move_that_lists_many_brokers_is_counted_right() {
    // A removal that is no replica changes nothing; one that is there twice, in either list, is one broker less.
    let text = "Topic: t Partition: 0 Leader: 1 Replicas: 1,2,3 Adding Replicas: 3 Removing Replicas: 1,1,9\n\
                Topic: t Partition: 1 Leader: 1 Replicas: 1,2\n";
    assert_eq!(codes(&read(text).1), ["REASSIGNMENT_IN_FLIGHT"]);
}

fn configs(text: &str) -> (Vec<(String, String)>, bool) {
    let text = format!(
        "Topic: t PartitionCount: 1 ReplicationFactor: 1 Configs: {text}\nTopic: t Partition: 0 Leader: 1 Replicas: 1"
    );
    let topic = read(&text).0.topics.remove(0);
    (topic.configs.unwrap(), topic.marked_for_deletion)
}

#[test]
fn configs_are_split_where_a_key_follows_a_comma() {
    let wanted: [(&str, &[(&str, &str)]); 9] = [
        ("", &[]),
        ("a=", &[("a", "")]),
        ("cleanup.policy=compact,delete", &[("cleanup.policy", "compact,delete")]),
        (
            "leader.replication.throttled.replicas=0:0,0:1,retention.ms=5,preallocate=true",
            &[
                ("leader.replication.throttled.replicas", "0:0,0:1"),
                ("retention.ms", "5"),
                ("preallocate", "true"),
            ],
        ),
        ("note.text=Topic: x Partition: 3,k=v", &[("note.text", "Topic: x Partition: 3"), ("k", "v")]),
        (
            r#"confluent.placement.constraints={"version":1,"replicas":[{"count":2}]},k=v"#,
            &[("confluent.placement.constraints", r#"{"version":1,"replicas":[{"count":2}]}"#), ("k", "v")],
        ),
        ("k=a==b,=c,D=e,1=2", &[("k", "a==b,=c,D=e,1=2")]),
        ("k=v, l=w", &[("k", "v"), ("l", "w")]),
        ("k=v,,", &[("k", "v,,")]),
    ];
    for (text, wanted) in wanted {
        let read: Vec<(String, String)> =
            wanted.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        assert_eq!(configs(text), (read, false), "{text}");
    }
    let error = refused("Topic: t PartitionCount: 1 Configs: compact,delete");
    assert!(error.message().starts_with("current: line 1: expected configs as key=value"), "{error}");
}

#[test]
fn a_mark_for_deletion_ends_the_configs() {
    let value = |text: &str| vec![("k".to_owned(), text.to_owned())];
    assert_eq!(configs("k=v\tMarkedForDeletion: true"), (value("v"), true));
    assert_eq!(configs("k=v MarkedForDeletion:true"), (value("v"), true));
    assert_eq!(configs("MarkedForDeletion: true"), (vec![], true));
    assert_eq!(configs("k=xMarkedForDeletion: true"), (value("xMarkedForDeletion: true"), false));
    assert_eq!(configs("k=v MarkedForDeletion: soon"), (value("v MarkedForDeletion: soon"), false));
    let (state, _) = read("Topic: t Partition: 0 Leader: 1 Replicas: 1 MarkedForDeletion: true");
    assert!(state.topics[0].marked_for_deletion);
}

#[test]
fn columns_of_confluents_tools_are_passed_over_with_a_note() {
    let text = "Topic: t Partition: 0 Leader: 1 Replicas: 1,2 Isr: 1 Offline: 2 Observers: 2 LiveObservers:";
    let (state, notes) = read(text);
    assert_eq!(state.topics[0].partitions[0].isr.as_deref(), Some([1].as_slice()));
    assert_eq!(codes(&notes), ["FIELDS_IGNORED"]);
}

#[test]
fn a_line_of_the_listing_that_cannot_be_read_is_refused() {
    let cases = [
        ("Topic: t", "Partition: is missing; expected a topic's or a partition's line"),
        ("Topic: t Leader: 1 Replicas: 1", "Partition: is missing"),
        ("Topic: t Partition: 0 Leader: 1", "Replicas: is missing"),
        ("Topic: t Partition: 0 Leader: 1 Replicas: Isr: 1", "the list of replicas is empty"),
        (
            "Topic: t Partition: x Leader: 1 Replicas: 1",
            "expected a partition id from 0 to 2147483647, got \"x\"",
        ),
        ("Topic: t Partition: -1 Leader: 1 Replicas: 1", "expected a partition id"),
        ("Topic: t Partition: 2147483648 Leader: 1 Replicas: 1", "expected a partition id"),
        (
            "Topic: t Partition: 0 Leader: Replicas: 1",
            "expected none or a broker id from 0 to 2147483647, got \"\"",
        ),
        ("Topic: t Partition: 0 Leader: +1 Replicas: 1", "expected none or a broker id"),
        ("Topic: t Partition: 0 Leader: -2 Replicas: 1", "expected none or a broker id"),
        ("Topic: t Partition: 0 Leader: 1 Replicas: 1,null", "got \"null\""),
        ("Topic: t Partition: 0 Leader: 1 Replicas: 1,-1", "got \"-1\""),
        ("Topic: t Partition: 0 Leader: 1 Replicas: 1,2,", "got \"\""),
        ("Topic: t Partition: 0 Leader: 1 Replicas: 1 2", "got \"1 2\""),
        ("Topic: t Partition: 0 Leader: 1 Replicas: 1 Isr: N/A", "got \"N/A\""),
        ("Topic: t Partition: 0 Leader: 1 Replicas: 1 Isr: 1 Rack: a", "got \"1 Rack: a\""),
        ("Topic: t/u Partition: 0 Leader: 1 Replicas: 1", "the topic name \"t/u\" contains characters"),
        ("Topic: Partition: 0 Leader: 1 Replicas: 1", "the topic name cannot be empty"),
        ("Topic: tPartition: 0Leader: 1Replicas: 1", "Partition: is missing"),
        ("Topic: t Partition: 0 Replicas: 1 Topic: t Partition: 1 Replicas: 1", "Topic: is there twice"),
        ("Topic: t PartitionCount: 1 Partition: 0", "Partition: does not belong into a topic's line"),
        ("Topic: t Partition: 0 TopicId: x Replicas: 1", "TopicId: does not belong into a partition's line"),
        ("Topic: u PartitionCount: many", "expected a number of partitions"),
        ("Topic: u PartitionCount: 1 ReplicationFactor: -1", "expected a replication factor"),
        ("Topic: u TopicId: a b PartitionCount: 1", "expected a topic's id"),
        ("Topic: u PartitionCount: 1 MarkedForDeletion: yes", "expected MarkedForDeletion: true"),
        ("Partition: 0 Topic: t Replicas: 1", "expected a line that starts with Topic:"),
        ("Isr: 1,2", "Partition: is missing"),
        ("> Topic: t Partition: 0 Leader: 1 Replicas: 1", "expected a line that starts with Topic:"),
    ];
    for (line, wanted) in cases {
        let error = refused(&format!("{TWO}\r\nnoise\n{line}\n"));
        assert_eq!(
            (error.code(), error.field()),
            (ErrorCode::ParseError, Some("current")),
            "{line}: {error}"
        );
        assert_eq!(number(&error, "line"), Some(6), "{line}: {error}");
        assert!(error.message().starts_with("current: line 6: "), "{error}");
        assert!(error.message().contains(wanted), "{line}: {error}");
        assert!(error.value().is_some());
    }
}

#[test]
fn what_is_said_twice_is_refused_with_both_lines() {
    let error =
        refused(&format!("{TWO}Topic: u Partition: 5 Replicas: 1\nTopic: t Partition: 0 Replicas: 3"));
    assert_eq!(error.message(), "current: line 5: t-0 is given twice, first in line 2");
    assert_eq!(
        (error.code(), error.value(), number(&error, "line")),
        (ErrorCode::ParseError, Some("\"t-0\""), Some(5))
    );
    let error = refused(&format!("{TWO}Topic: t PartitionCount: 2"));
    assert_eq!(error.message(), "current: line 4: topic t is described twice, first in line 1");
}

#[test]
fn texts_of_another_kind_are_named() {
    for (text, wanted) in [
        (example("kcat.txt"), "the text of kcat -L"),
        (example("generate.txt"), "the output of kafka-reassign-partitions --generate"),
        (example("log-dirs.txt"), "the output of kafka-log-dirs"),
        (r#"{"version":1,"partitions":[]}"#.into(), "JSON"),
        ("hello".into(), "no text of a known kind"),
    ] {
        let error = refused(&text);
        assert_eq!((error.code(), error.value()), (ErrorCode::UnexpectedFormat, Some(wanted)));
    }
    assert_eq!(refused(" \n").code(), ErrorCode::ParseError);
}

#[test]
fn a_list_of_more_replicas_than_there_can_be_is_refused() {
    let ids = vec!["1"; 32_768].join(",");
    let error = refused(&format!("Topic: t Partition: 0 Replicas: {ids}"));
    assert_eq!((error.code(), number(&error, "limit")), (ErrorCode::LimitExceeded, Some(32_767)));
}

#[test]
fn more_topics_than_there_may_be_are_refused() {
    let mut text = String::new();
    for topic in 0..=MAX_TOPICS {
        writeln!(text, "Topic: t{topic} Partition: 0 Leader: 1 Replicas: 1").unwrap();
    }
    let error = refused(&text);
    assert_eq!(error.code(), ErrorCode::LimitExceeded);
    assert_eq!((number(&error, "line"), number(&error, "limit")), (Some(100_001), Some(100_000)));
}

#[test]
fn what_is_not_known_is_not_printed() {
    let bare = PartitionState { partition: 2, replicas: vec![1, 2], ..PartitionState::default() };
    let topic = TopicState { name: "t".into(), partitions: vec![bare], ..TopicState::default() };
    let print = |topic: &TopicState| describe_text(&ClusterState { topics: vec![topic.clone()] });
    assert_eq!(print(&topic), "\tTopic: t\tPartition: 2\tReplicas: 1,2\tElr: N/A\tLastKnownElr: N/A\n");
    let known = TopicState { configs: Some(vec![]), ..topic.clone() };
    let heading = "Topic: t\tPartitionCount: 1\tReplicationFactor: 2\tConfigs: \n";
    assert!(print(&known).starts_with(heading));
    let empty = TopicState { partitions: vec![], ..topic };
    assert_eq!(print(&empty), "Topic: t\tPartitionCount: 0\n");
}

/// Texts that would take hours if a reader looked at every pair of anything in them.
#[test]
fn long_texts_take_no_more_than_linear_time() {
    // A line of labels that are none, and one of a word without an end.
    let colons = format!("Topic: t Partition: 0 Replicas: 1 Isr: {}", "a:".repeat(1_000_000));
    assert_eq!(refused(&colons).code(), ErrorCode::ParseError);
    let words = format!("Topic: t Partition: 0 Replicas: 1 Isr: {}:", "a".repeat(2_000_000));
    assert_eq!(refused(&words).code(), ErrorCode::ParseError);
    // Configs without end.
    let (read_configs, _) = configs(&"k=v,,".repeat(200_000));
    assert_eq!(read_configs.len(), 200_000);
    // Topics by turns, backwards.
    let mut text = String::new();
    for partition in (0..20).rev() {
        for topic in 0..3_000 {
            writeln!(text, "Topic: t{topic} Partition: {partition} Leader: 1 Replicas: 1,2").unwrap();
        }
    }
    let (state, notes) = read(&text);
    assert_eq!((state.topics.len(), codes(&notes)), (3_000, vec![]));
    assert!(state.topics.iter().all(|topic| topic.partitions.iter().map(|p| p.partition).eq(0..20)));
    // Replicas and removals as long as they may be.
    let ids = (0..32_767).map(|id| id.to_string()).collect::<Vec<_>>().join(",");
    let mut text = String::new();
    for id in 0..10 {
        writeln!(text, "Topic: t Partition: {id} Leader: 0 Replicas: {ids} Removing Replicas: {ids}")
            .unwrap();
    }
    assert_eq!(codes(&read(&text).1), ["REASSIGNMENT_IN_FLIGHT"]);
}

fn ids(most: usize) -> impl Strategy<Value = Vec<i32>> {
    vec(prop_oneof![0..9_i32, 0..=i32::MAX], 0..=most)
}

fn partition() -> impl Strategy<Value = PartitionState> {
    let leader =
        prop_oneof![Just(Leader::Unknown), Just(Leader::None), (0..=i32::MAX).prop_map(Leader::Broker)];
    let replicas = ids(4).prop_map(|mut ids| {
        ids.push(3);
        ids
    });
    let elr = (option::of(ids(3)), option::of(ids(3)));
    (leader, replicas, option::of(ids(4)), elr, ids(2), ids(2)).prop_map(
        |(leader, replicas, isr, (elr, last_known_elr), adding, removing)| PartitionState {
            partition: 0,
            leader,
            replicas,
            isr,
            elr,
            last_known_elr,
            adding,
            removing,
            log_dirs: None,
        },
    )
}

/// A topic as a listing can show it: with a line of its own, or with nothing but partitions.
fn topic() -> impl Strategy<Value = TopicState> {
    let value = "[0-9:a-z.]{0,5}(,[0-9:a-z.]{0,4}){0,2}";
    let configs = option::of(vec(("[a-z][a-z0-9._-]{0,12}", value), 0..4));
    let header = option::of((option::of("[A-Za-z0-9_-]{22}"), 0..=i32::MAX, 0..=i32::MAX, configs));
    let partitions = vec((0..=i32::MAX, partition()), 1..5);
    (header, any::<bool>(), partitions).prop_map(|(header, marked_for_deletion, partitions)| {
        let mut partitions: Vec<PartitionState> = partitions
            .into_iter()
            .map(|(id, partition)| PartitionState { partition: id, ..partition })
            .collect();
        partitions.sort_by_key(|partition| partition.partition);
        partitions.dedup_by_key(|partition| partition.partition);
        let (id, partition_count, replication_factor, configs) = header
            .map_or((None, None, None, None), |(id, count, factor, configs)| {
                (id, Some(count), Some(factor), configs)
            });
        TopicState {
            name: String::new(),
            id,
            partition_count,
            replication_factor,
            configs,
            marked_for_deletion,
            partitions,
        }
    })
}

fn state() -> impl Strategy<Value = ClusterState> {
    vec(("[A-Za-z0-9._-]{1,8}", topic()), 1..5).prop_map(|named| {
        let mut state = ClusterState::default();
        for (at, (name, topic)) in named.into_iter().enumerate() {
            state.topics.push(TopicState { name: format!("{at}{name}"), ..topic });
        }
        state
    })
}

/// Pieces that a paste, or someone's malice, may bring into a listing.
fn piece() -> impl Strategy<Value = String> {
    let known = [
        "\n",
        "\r\n",
        "\t",
        " ",
        ":",
        ",",
        "Topic:",
        "Partition: ",
        "PartitionCount: 3",
        "Replicas: ",
        "Adding ",
    ];
    let more = [
        "Removing Replicas:",
        "Configs: a=b,c",
        "MarkedForDeletion: true",
        "N/A",
        "none",
        "-1",
        "\u{feff}",
        "\u{a0}",
        "é",
    ];
    prop_oneof![
        4 => select([known.as_slice(), more.as_slice()].concat()).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_is_read_again(state in state()) {
        let text = describe_text(&state);
        prop_assert_eq!(&read(&text).0, &state, "{}", text);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>(), lead in select(vec!["", "Topic:", "Topic: t Partition: 0 "])) {
        let _ = parse_describe("current", &format!("{lead}{text}"), &mut Vec::new());
    }

    #[test]
    fn no_changed_listing_makes_the_reader_panic(
        name in select(EXAMPLES.to_vec()),
        changes in vec((any::<Index>(), 0..6_usize, piece()), 1..6),
    ) {
        let mut letters: Vec<char> = example(name).chars().collect();
        for (at, cut, piece) in changes {
            let at = at.index(letters.len() + 1);
            let end = (at + cut).min(letters.len());
            letters.splice(at..end, piece.chars());
        }
        let text: String = letters.into_iter().collect();
        match parse_describe("current", &text, &mut Vec::new()) {
            Ok(state) => prop_assert_eq!(read(&describe_text(&state)).0, with_counts(state), "{}", text),
            Err(error) => {
                proptest::prop_assert_ne!(error.code(), ErrorCode::Internal);
                proptest::prop_assert!(!error.message().is_empty());
            }
        }
    }
}

/// A topic that gets a line when printed has its counts there, be they in its source or not.
fn with_counts(mut state: ClusterState) -> ClusterState {
    for topic in &mut state.topics {
        if topic.partition_count.is_some() && topic.replication_factor.is_none() {
            topic.replication_factor =
                topic.partitions.first().and_then(|partition| i32::try_from(partition.target_count()).ok());
        }
    }
    state
}
