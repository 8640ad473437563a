//! What `kafka-reassign-partitions --list` prints.

use std::fmt::Write as _;

use podstripe::{
    Error, ErrorCode,
    formats::{Note, parse_in_flight},
    state::{ClusterState, Leader, PartitionState},
};
use proptest::{
    collection::{btree_map, vec},
    prelude::{ProptestConfig, any, proptest},
    prop_assert_eq,
    sample::{Index, select},
};

use crate::example;

fn read(text: &str) -> (ClusterState, Vec<Note>) {
    let mut notes = Vec::new();
    let state = parse_in_flight("list", text, &mut notes).unwrap_or_else(|error| panic!("{error}\n{text}"));
    (state, notes)
}

fn refused(text: &str) -> Error {
    parse_in_flight("list", text, &mut Vec::new()).expect_err(text)
}

fn moving(partition: i32, replicas: &[i32], adding: &[i32], removing: &[i32]) -> PartitionState {
    let [replicas, adding, removing] = [replicas, adding, removing].map(<[i32]>::to_vec);
    PartitionState { partition, replicas, adding, removing, ..PartitionState::default() }
}

#[test]
fn kafkas_own_listing_is_read() {
    let (state, notes) = read(&example("list-running.txt"));
    let [topic] = state.topics.as_slice() else { panic!("{state:?}") };
    assert_eq!((topic.name.as_str(), topic.partition_count), ("orders", None));
    let wanted =
        [moving(0, &[0, 1, 2, 3, 4, 5], &[0, 1, 2], &[3, 4, 5]), moving(1, &[1, 2, 3, 4, 0], &[3, 4], &[0])];
    assert_eq!(topic.partitions, wanted);
    assert!(
        topic
            .partitions
            .iter()
            .all(|partition| partition.leader == Leader::Unknown && partition.isr.is_none())
    );
    let codes: Vec<&str> = notes.iter().map(|note| note.code).collect();
    assert_eq!(codes, ["REASSIGNMENT_IN_FLIGHT", "MIXED_REPLICATION_FACTORS"]);
}

#[test]
fn nothing_in_flight_is_no_topic() {
    assert_eq!(read(&example("list.txt")), (ClusterState::default(), vec![]));
}

#[test]
fn parts_may_be_missing_and_names_hold_dots_and_hyphens() {
    let text = "\u{feff}[2030-01-01 00:12:27,203] WARN [AdminClient] Disconnected\r\nCurrent partition reassignments:\r\n\
        a-1.b-2-10: replicas: 1,2. removing: 2.\r\na-1.b-2-2: replicas: 1,3. adding: 3.\r\nreplicas-0: replicas: 5.\r\n";
    let (state, notes) = read(text);
    assert_eq!(state.topics[0].name, "a-1.b-2");
    assert_eq!(state.topics[0].partitions, [moving(2, &[1, 3], &[3], &[]), moving(10, &[1, 2], &[], &[2])]);
    assert_eq!(
        (state.topics[1].name.as_str(), &state.topics[1].partitions),
        ("replicas", &vec![moving(0, &[5], &[], &[])])
    );
    assert_eq!(notes[0].code, "LINES_SKIPPED");
    assert_eq!(
        notes[0].message,
        "1 line(s) that are not of the listing were passed over, the first is line 1"
    );
}

#[test]
fn a_line_that_cannot_be_read_is_refused() {
    let shape = "expected TOPIC-PARTITION: replicas: IDS. adding: IDS. removing: IDS.";
    let cases = [
        ("orders-2: repl", shape),
        ("orders-2: replicas: 1,2. adding: 1", shape),
        ("orders-2: replicas: 1,2. adding: 1. adding: 2.", shape),
        ("orders-2: replicas: 1,2. losing: 1.", shape),
        ("orders-2: replicas: 1,2. 3.", shape),
        ("orders: replicas: 1,2.", shape),
        ("orders-x: replicas: 1,2.", "expected a partition id from 0 to 2147483647, got \"x\""),
        ("orders-2: replicas: .", "the list of replicas is empty"),
        ("orders-2: replicas: 1,-2.", "got \"-2\""),
        ("a b-2: replicas: 1.", "the topic name \"a b\" contains"),
        ("orders-1: replicas: 1.", "orders-1 is given twice, first in line 3"),
        ("No partition reassignments found.", "no reassignments are found, but others are listed"),
    ];
    for (wrong, wanted) in cases {
        let error = refused(&format!("{}{wrong}\n", example("list-running.txt")));
        assert_eq!((error.code(), error.field()), (ErrorCode::ParseError, Some("list")), "{wrong}: {error}");
        assert_eq!(error.numbers().first(), Some(&("line", 4)), "{wrong}: {error}");
        assert!(error.message().contains(wanted), "{wrong}: {error}");
    }
    let error = refused("Current partition reassignments:\n");
    assert_eq!(error.message(), "list: line 1: no partition follows; expected at least one");
}

#[test]
fn texts_of_another_kind_are_named() {
    for name in ["describe.txt", "kcat.txt", "kcat.json", "log-dirs.txt"] {
        assert_eq!(refused(&example(name)).code(), ErrorCode::UnexpectedFormat, "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_kafka_prints_is_read(
        rows in btree_map(
            0..=i32::MAX,
            (vec(0..=i32::MAX, 1..5), vec(0..99_i32, 0..3), vec(0..99_i32, 0..3)),
            1..6,
        ),
        name in "[A-Za-z0-9._-]{3,9}",
    ) {
        let join = |ids: &[i32]| ids.iter().map(i32::to_string).collect::<Vec<_>>().join(",");
        let part = |label: &str, ids: &[i32]| {
            if ids.is_empty() { String::new() } else { format!(" {label}: {}.", join(ids)) }
        };
        let mut text = String::from("Current partition reassignments:\n");
        for (id, (replicas, adding, removing)) in &rows {
            let (adding, removing) = (part("adding", adding), part("removing", removing));
            writeln!(text, "{name}-{id}: replicas: {}.{adding}{removing}", join(replicas)).unwrap();
        }
        let wanted: Vec<PartitionState> =
            rows.iter().map(|(id, (replicas, adding, removing))| moving(*id, replicas, adding, removing)).collect();
        let state = read(&text).0;
        prop_assert_eq!(&state.topics[0].name, &name);
        prop_assert_eq!(&state.topics[0].partitions, &wanted);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>(), lead in select(vec!["", "a-0: ", "a-0: replicas: 1."])) {
        let _ = parse_in_flight("list", &format!("{lead}{text}"), &mut Vec::new());
    }

    #[test]
    fn no_changed_text_makes_the_reader_panic(
        changes in vec((any::<Index>(), 0..6_usize, any::<char>()), 1..6),
    ) {
        let mut letters: Vec<char> = example("list-running.txt").chars().collect();
        for (at, cut, letter) in changes {
            let at = at.index(letters.len() + 1);
            let end = (at + cut).min(letters.len());
            letters.splice(at..end, [letter]);
        }
        if let Err(error) = parse_in_flight("list", &letters.into_iter().collect::<String>(), &mut Vec::new()) {
            proptest::prop_assert_ne!(error.code(), ErrorCode::Internal);
        }
    }
}
