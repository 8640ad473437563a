//! `--replica-assignment`: the replicas of every partition, from 0 on.

use podstripe::{
    ErrorCode,
    formats::{parse_replica_assignment, replica_assignment},
    state::Row,
};
use proptest::{
    collection::vec,
    prelude::{Just, Strategy, any, proptest},
    sample::subsequence,
};

fn print(groups: &[Vec<i32>]) -> String {
    replica_assignment((0..).zip(groups).map(|(partition, replicas)| Row {
        topic: "t",
        partition,
        replicas,
        log_dirs: None,
    }))
}

#[test]
fn the_argument_that_made_the_example_topic_is_read() {
    let read = parse_replica_assignment("assignment", "0:1:2,1:2:3,2:3:4,3:4:5").unwrap();
    assert_eq!(read, [[0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5]]);
    assert_eq!(
        parse_replica_assignment("assignment", " 7 : 5, 5:2147483647\n").unwrap(),
        [[7, 5], [5, i32::MAX]]
    );
    assert_eq!(parse_replica_assignment("assignment", "5").unwrap(), [[5]]);
}

#[test]
fn faults_have_kafkas_words() {
    for (text, code, message) in [
        (
            "0:1,5:5",
            ErrorCode::InvalidRequest,
            "Partition replica lists may not contain duplicate entries: 5",
        ),
        (
            "0:1:2,3:4:3:4",
            ErrorCode::InvalidRequest,
            "Partition replica lists may not contain duplicate entries: 3, 4",
        ),
        ("0,2:1", ErrorCode::InvalidRequest, "Partition 1 has different replication factor: [2, 1]"),
        ("0:1,,1:2", ErrorCode::ParseError, "expected a broker id from 0 to 2147483647, got \"\""),
        ("0:1,1:-2", ErrorCode::ParseError, "expected a broker id from 0 to 2147483647, got \"-2\""),
        ("0:1:", ErrorCode::ParseError, "expected a broker id from 0 to 2147483647, got \"\""),
        ("", ErrorCode::ParseError, "the text is empty"),
    ] {
        let error = parse_replica_assignment("assignment", text).unwrap_err();
        assert_eq!((error.code(), error.field()), (code, Some("assignment")), "{text}");
        assert_eq!(error.message(), format!("assignment: {message}"));
    }
    let error = parse_replica_assignment("assignment", "1:2,3:3").unwrap_err();
    assert_eq!((error.numbers(), error.value()), ([("partition", 1)].as_slice(), Some("\"3:3\"")));
}

fn groups() -> impl Strategy<Value = Vec<Vec<i32>>> {
    (1_usize..5).prop_flat_map(|factor| {
        let ids: Vec<i32> = vec![0, 1, 2, 10, 1001, i32::MAX];
        vec(subsequence(ids, factor).prop_flat_map(|ids| Just(ids).prop_shuffle()), 1..20)
    })
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(groups in groups()) {
        assert_eq!(parse_replica_assignment("assignment", &print(&groups)).unwrap(), groups);
    }

    #[test]
    fn what_is_read_is_printed_the_same(text in "[0-3:,]{1,20}", other in any::<String>()) {
        for text in [text, other] {
            if let Ok(groups) = parse_replica_assignment("assignment", &text) {
                assert_eq!(parse_replica_assignment("assignment", &print(&groups)).unwrap(), groups);
            }
        }
    }
}
