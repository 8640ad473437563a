//! The text of `kcat -L`.

use podstripe::{
    Error, ErrorCode,
    cluster::{Broker, Rack},
    formats::{Note, parse_kcat_json, parse_kcat_text},
    state::{ClusterState, Leader},
};
use proptest::{
    collection::vec,
    prelude::{ProptestConfig, any, proptest},
    sample::{Index, select},
};

use crate::example;

fn read(text: &str) -> (Vec<Broker>, ClusterState, Vec<Note>) {
    let mut notes = Vec::new();
    let (brokers, state) =
        parse_kcat_text("metadata", text, &mut notes).unwrap_or_else(|error| panic!("{error}\n{text}"));
    (brokers, state, notes)
}

fn refused(text: &str) -> Error {
    parse_kcat_text("metadata", text, &mut Vec::new()).expect_err(text)
}

fn codes(notes: &[Note]) -> Vec<&str> {
    notes.iter().map(|note| note.code).collect()
}

fn line(error: &Error) -> Option<i64> {
    error.numbers().iter().find(|(name, _)| *name == "line").map(|(_, number)| *number)
}

/// The text without the lines that hold one of these.
fn without(text: &str, pieces: &[&str]) -> String {
    let kept = |line: &&str| !pieces.iter().any(|piece| line.contains(piece));
    text.lines().filter(kept).collect::<Vec<_>>().join("\n")
}

#[test]
fn kcats_text_shows_what_its_json_shows() {
    let (brokers, state, notes) = read(&example("kcat.txt"));
    let ids: Vec<i32> = brokers.iter().map(|broker| broker.id).collect();
    assert_eq!(ids, [0, 1, 2, 3, 4, 5]);
    assert!(brokers.iter().all(|broker| broker.rack == Rack::Unknown && !broker.fenced));
    assert_eq!(codes(&notes), ["RACKS_UNKNOWN"]);

    let (json_brokers, json) = parse_kcat_json("metadata", &example("kcat.json"), &mut Vec::new()).unwrap();
    assert_eq!(json_brokers, brokers);
    let shown = |state: &ClusterState| -> Vec<_> {
        state.topics.iter().map(|topic| (topic.name.clone(), topic.partitions.clone())).collect()
    };
    assert_eq!(shown(&state), shown(&json));
    let counts: Vec<Option<i32>> = state.topics.iter().map(|topic| topic.partition_count).collect();
    assert_eq!(counts, [Some(4), Some(6)]);
    let orders = &state.topics[1].partitions;
    let replicas: Vec<&[i32]> = orders.iter().map(|partition| partition.replicas.as_slice()).collect();
    assert_eq!(replicas, [[4, 5, 0], [2, 3, 1], [0, 4, 5], [1, 2, 3], [5, 0, 4], [3, 1, 2]]);
    for partition in orders {
        assert_eq!(partition.leader, Leader::Broker(partition.replicas[0]));
        assert_eq!(partition.isr.as_ref(), Some(&partition.replicas));
        assert_eq!((partition.elr.as_ref(), partition.is_moving()), (None, false));
    }
}

#[test]
fn one_topic_without_controller_pasted_between_log_lines() {
    let text = "%3|1612|FAIL|rdkafka#producer-1| [thrd:k:9092/bootstrap]: refused\r\n\
        Metadata for t (from broker -1: k:9092/bootstrap):\r\n\
        1 brokers:\r\nbroker 1001 at k1:9092\r\n1 topics:\r\ntopic \"t\" with 2 partitions:\r\n\
        partition 1, leader -1, replicas: 7, isrs: , Broker: Leader not available\r\n\
        partition 0, leader 7, replicas: 7,1001, isrs:7\r\n";
    let (brokers, state, notes) = read(&format!("\u{feff}{text}"));
    assert_eq!(brokers, [Broker::new(1001)]);
    let partitions = &state.topics[0].partitions;
    assert_eq!((partitions[0].partition, partitions[0].isr.as_deref()), (0, Some([7].as_slice())));
    assert_eq!((partitions[1].leader, partitions[1].isr.as_deref()), (Leader::None, Some([].as_slice())));
    let wanted = [
        "LINES_SKIPPED",
        "RACKS_UNKNOWN",
        "BROKER_ERRORS",
        "PARTITIONS_OFFLINE",
        "MIXED_REPLICATION_FACTORS",
    ];
    assert_eq!(codes(&notes), wanted);
    assert_eq!(notes[2].message, "brokers answered with errors: line 7: Broker: Leader not available");
}

#[test]
fn an_error_of_a_topic_is_noted() {
    let text =
        " 0 brokers:\n 1 topics:\n  topic \"nope\" with 0 partitions: Broker: Unknown topic or partition\n";
    let (_, state, notes) = read(text);
    assert_eq!((state.topics[0].partition_count, state.topics[0].partitions.len()), (Some(0), 0));
    assert_eq!(notes[1].message, "brokers answered with errors: line 3: Broker: Unknown topic or partition");
}

#[test]
fn a_paste_that_was_cut_off_is_refused() {
    let text = example("kcat.txt");
    for (piece, at, wanted) in [
        ("broker 5", 2, "6 brokers are announced, 5 are there"),
        ("partition 4", 15, "6 partitions are announced, 5 are there"),
        ("partition 3, leader 3", 10, "4 partitions are announced, 3 are there"),
    ] {
        let error = refused(&without(&text, &[piece]));
        assert_eq!((error.code(), error.field()), (ErrorCode::ParseError, Some("metadata")), "{error}");
        assert!(error.message().contains(wanted), "{error}");
        assert_eq!(line(&error), Some(at), "{error}");
    }
    let error = refused(&text.lines().take(14).collect::<Vec<_>>().join("\n"));
    assert!(error.message().starts_with("metadata: line 9: 2 topics are announced, 1 are there"), "{error}");
    let error = refused(&text.replace(" 2 topics", " 1 topics"));
    assert!(error.message().starts_with("metadata: line 9: 1 topics are announced, 2 are there"), "{error}");
}

#[test]
fn a_line_that_cannot_be_read_is_refused() {
    let cases = [
        ("broker x at k:9092", "expected a broker id from 0 to 2147483647, got \"x\""),
        ("broker -1 at k:9092", "got \"-1\""),
        ("broker 9 at k", "expected broker ID at HOST:PORT"),
        ("topic \"t with 3 partitions:", "expected topic \"NAME\" with COUNT partitions:"),
        ("topic \"a b\" with 0 partitions:", "the topic name \"a b\" contains"),
        ("topic \"t\" with no partitions:", "expected a number of partitions"),
        ("topic \"orders\" with 0 partitions:", "topic orders is given twice, first in line 15"),
        ("partition 9, leader 1, replicas: 1", "expected partition ID, leader ID, replicas: IDS, isrs: IDS"),
        ("partition 9, leader -2, replicas: 1, isrs: 1", "expected -1 or a broker id"),
        ("partition 9, leader 1, replicas: , isrs: ", "the list of replicas is empty"),
        ("partition 9, leader 1, replicas: 1,,2, isrs: ", "got \"\""),
        ("partition 9, leader 1, replicas: 1, isrs: 1,x", "got \"x\""),
        ("7 brokers:", "the number of brokers is given twice"),
        ("seven topics:", "expected a count"),
    ];
    let text = example("kcat.txt");
    for (wrong, wanted) in cases {
        let error = refused(&format!("{text}{wrong}\n"));
        assert_eq!((error.code(), line(&error)), (ErrorCode::ParseError, Some(22)), "{wrong}: {error}");
        assert!(error.message().contains(wanted), "{wrong}: {error}");
    }
    let error = refused("partition 0, leader 1, replicas: 1, isrs: 1");
    assert!(error.message().contains("expected a topic's line before its partitions"), "{error}");
}

#[test]
fn what_is_said_twice_is_refused_with_both_lines() {
    let text = example("kcat.txt");
    let error = refused(&text.replace("broker 5 at", "broker 1 at"));
    assert_eq!(error.message(), "metadata: line 8: broker 1 is given twice, first in line 4");
    let error = refused(&text.replace("partition 5,", "partition 2,"));
    assert_eq!(error.message(), "metadata: line 21: orders-2 is given twice, first in line 18");
}

#[test]
fn texts_of_another_kind_are_named() {
    for (name, wanted) in [("describe.txt", "the output of kafka-topics --describe"), ("kcat.json", "JSON")] {
        let error = refused(&example(name));
        assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
        assert!(error.value().is_some_and(|value| value.starts_with(wanted)), "{error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_panic(
        text in any::<String>(),
        lead in select(vec!["", "broker ", "topic \"", " 1 topics:\n topic \"t\" with 1 partitions:\npartition 0, leader "]),
    ) {
        let _ = parse_kcat_text("metadata", &format!("{lead}{text}"), &mut Vec::new());
    }

    #[test]
    fn no_changed_text_makes_the_reader_panic(
        changes in vec((any::<Index>(), 0..6_usize, any::<char>(), any::<bool>()), 1..6),
    ) {
        let mut letters: Vec<char> = example("kcat.txt").chars().collect();
        for (at, cut, letter, insert) in changes {
            let at = at.index(letters.len() + 1);
            let end = (at + cut).min(letters.len());
            letters.splice(at..end, insert.then_some(letter));
        }
        let text: String = letters.into_iter().collect();
        if let Err(error) = parse_kcat_text("metadata", &text, &mut Vec::new()) {
            proptest::prop_assert_ne!(error.code(), ErrorCode::Internal);
        }
    }
}
