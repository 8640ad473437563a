//! Cruise Control's proposals.

use podstripe::{
    Error, ErrorCode,
    formats::{Note, Proposal, parse_proposals, proposals_json, proposals_plan, reassignment_json},
};
use proptest::{
    collection::{btree_map, vec},
    option,
    prelude::{Strategy, any, proptest},
};

/// An answer as Cruise Control gives it, shortened: its partitions have a hash, and may be text.
const ANSWER: &str = r#"{"summary": {"numReplicaMovements": 2, "dataToMoveMB": 17, "excludedTopics": []},
 "goalSummary": [{"goal": "RackAwareGoal", "status": "NO-ACTION"}], "loadAfterOptimization": {}, "version": 1,
 "proposals": [
  {"topicPartition": {"hash": 0, "partition": 3, "topic": "pay-ments.v1"}, "oldLeader": 1, "oldReplicas": [1, 2],
   "newReplicas": [3, 2]},
  {"topicPartition": "or-ders-12", "oldLeader": -1, "oldReplicas": [], "newReplicas": [4]}]}"#;

fn read(text: &str) -> Result<(Vec<Proposal>, Vec<Note>), Error> {
    let mut notes = Vec::new();
    parse_proposals("proposals", text, &mut notes).map(|read| (read, notes))
}

#[test]
fn an_answer_is_read() {
    let (read, notes) = read(ANSWER).unwrap();
    let pay = Proposal {
        topic: "pay-ments.v1".into(),
        partition: 3,
        old_leader: Some(1),
        old_replicas: vec![1, 2],
        new_replicas: vec![3, 2],
    };
    let orders =
        Proposal { topic: "or-ders".into(), partition: 12, new_replicas: vec![4], ..Proposal::default() };
    assert_eq!(read, [pay, orders]);
    assert_eq!(notes, []);
}

#[test]
fn proposals_are_two_plans() {
    let (before, after) = proposals_plan(&read(ANSWER).unwrap().0);
    assert_eq!(
        reassignment_json(before.rows()),
        r#"{"version":1,"partitions":[{"topic":"pay-ments.v1","partition":3,"replicas":[1,2],"log_dirs":["any","any"]}]}"#
    );
    assert_eq!(
        reassignment_json(after.rows()),
        r#"{"version":1,"partitions":[{"topic":"or-ders","partition":12,"replicas":[4],"log_dirs":["any"]},{"topic":"pay-ments.v1","partition":3,"replicas":[3,2],"log_dirs":["any","any"]}]}"#
    );
}

#[test]
fn no_proposals_are_an_answer_too() {
    assert_eq!(read(r#"{"proposals":[]}"#).unwrap().0, []);
}

#[test]
fn faults_are_named() {
    let one = |partition: &str, leader: &str, new: &str| {
        format!(
            r#"{{"topicPartition":{partition},"oldLeader":{leader},"oldReplicas":[1],"newReplicas":{new}}}"#
        )
    };
    let all = |list: &[String]| format!(r#"{{"proposals":[{}]}}"#, list.join(","));
    let at = "proposals.proposals[0]";
    for (text, message) in [
        (
            all(&[one("\"t-0\"", "1", "[]")]),
            format!("{at}.newReplicas: expected at least one broker id, got an empty list"),
        ),
        (
            all(&[one("\"t-0\"", "-2", "[1]")]),
            format!("{at}.oldLeader: expected an integer from -1 to 2147483647, got -2"),
        ),
        (
            all(&[one("\"t\"", "1", "[1]")]),
            format!("{at}.topicPartition: expected topic and partition as \"orders-0\", got \"t\""),
        ),
        (
            all(&[one("{\"topic\":\"t\"}", "1", "[1]")]),
            format!("{at}.topicPartition.partition: missing; expected the partition's id"),
        ),
        (
            all(&[one("\"t-0\"", "1", "[1]"), one("{\"topic\":\"t\",\"partition\":0}", "1", "[1]")]),
            "proposals.proposals[1]: partition t-0 is listed twice; expected it once".into(),
        ),
        (
            r#"{"version":1,"partitions":[]}"#.into(),
            "proposals: this is a reassignment plan; expected Cruise Control's proposals".into(),
        ),
    ] {
        assert_eq!(read(&text).unwrap_err().message(), message);
    }
    let text = all(&[one("\"t-0\"", "1", "[1]")]).replace("oldLeader\"", "size\":1,\"oldLeader\"");
    assert_eq!(read(&text).unwrap().1[0].code, "FIELDS_IGNORED");
}

fn proposals() -> impl Strategy<Value = Vec<Proposal>> {
    let ids = |least| vec(0..i32::MAX, least..4);
    btree_map(("[a-z-][a-z.-]{0,4}[a-z]", 0..i32::MAX), (option::of(0..i32::MAX), ids(0), ids(1)), 0..8)
        .prop_map(|map| {
            map.into_iter()
                .map(|((topic, partition), (old_leader, old_replicas, new_replicas))| Proposal {
                    topic,
                    partition,
                    old_leader,
                    old_replicas,
                    new_replicas,
                })
                .collect()
        })
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(proposals in proposals()) {
        assert_eq!(read(&proposals_json(&proposals)).unwrap(), (proposals, vec![]));
    }

    #[test]
    fn no_changed_text_makes_it_panic(
        at in 0..ANSWER.len(),
        piece in "[\\[\\]{}\",:0-]{0,3}",
        other in any::<String>(),
    ) {
        if let Err(error) = read(&format!("{}{piece}{}", &ANSWER[..at], &ANSWER[at + 1..])) {
            assert_ne!(error.code(), ErrorCode::Internal);
        }
        assert!(read(&other).is_err());
    }
}
