//! topicctl's JSON.

use podstripe::{
    Error, ErrorCode,
    formats::{parse_topicctl_partitions, parse_topicctl_topic, topicctl_json},
    state::{ClusterState, Leader, Plan, PlanEntry},
};
use proptest::{
    collection::vec,
    prelude::{Strategy, any, proptest},
};

const LIST: &str = r#"[
  {"topic": "b", "ID": 1, "leader": 2, "version": 1, "replicas": [2, 3], "isr": [3, 2],
   "controllerEpoch": 0, "leaderEpoch": 0},
  {"topic": "a", "ID": 0, "leader": -1, "replicas": [1], "isr": []},
  {"topic": "b", "ID": 0, "leader": 1, "replicas": [1, 2], "isr": [1]}
]"#;

const CONFIG: &str = r#"{"meta": {"name": "orders", "cluster": "c"}, "spec": {"partitions": 2, "replicationFactor": 2,
  "placement": {"strategy": "static", "picker": "randomized", "staticAssignments": [[1, 2], [2, 3]]}}}"#;

fn list(text: &str) -> Result<ClusterState, Error> {
    parse_topicctl_partitions("state", text, &mut Vec::new())
}

fn config(text: &str) -> Result<Plan, Error> {
    parse_topicctl_topic("topic", text, &mut Vec::new())
}

#[test]
fn partitions_are_gathered_by_topic() {
    let mut notes = Vec::new();
    let state = parse_topicctl_partitions("state", LIST, &mut notes).unwrap();
    assert_eq!(notes, []);
    let names: Vec<&str> = state.topics.iter().map(|topic| topic.name.as_str()).collect();
    assert_eq!(names, ["b", "a"], "in the order of the text");
    let b = &state.topics[0].partitions;
    assert_eq!([b[0].partition, b[1].partition], [0, 1]);
    assert_eq!(b[1].replicas, [2, 3]);
    assert_eq!(b[1].isr, Some(vec![3, 2]));
    assert_eq!((b[0].leader, state.topics[1].partitions[0].leader), (Leader::Broker(1), Leader::None));
    assert_eq!(list("[]").unwrap(), ClusterState::default());
}

#[test]
fn a_list_with_faults_is_refused() {
    for (text, message) in [
        (LIST.replace("\"ID\": 1", "\"ID\": 0"), "state[2]: partition b-0 is listed twice; expected it once"),
        (
            LIST.replace("\"a\"", "\"a b\""),
            "state[1].topic: the topic name \"a b\" contains characters other than ASCII alphanumerics, '.', '_' and '-'",
        ),
        (LIST.replace("-1", "-2"), "state[1].leader: expected an integer from -1 to 2147483647, got -2"),
        (
            r#"{"version":1,"partitions":[]}"#.into(),
            "state: this is a reassignment plan; expected topicctl's list of partitions",
        ),
        ("{}".into(), "state: expected a list of partitions, got an object"),
    ] {
        assert_eq!(list(&text).unwrap_err().message(), message);
    }
}

#[test]
fn a_static_assignment_is_a_plan() {
    let plan = config(CONFIG).unwrap();
    let rows: Vec<(&str, i32, &[i32])> =
        plan.rows().iter().map(|row| (row.topic, row.partition, row.replicas)).collect();
    assert_eq!(rows, [("orders", 0, [1, 2].as_slice()), ("orders", 1, &[2, 3])]);
    let rows = plan.rows();
    assert_eq!(
        topicctl_json("orders", &rows).unwrap(),
        r#"{"meta":{"name":"orders"},"spec":{"partitions":2,"replicationFactor":2,"placement":{"strategy":"static","staticAssignments":[[1,2],[2,3]]}}}"#
    );
}

#[test]
fn a_config_that_names_no_brokers_or_contradicts_itself_is_refused() {
    let at = "topic.spec";
    for (from, to, message) in [
        (
            "\"static\"",
            "\"in-rack\"",
            format!("{at}.placement.strategy: expected one of \"static\", got \"in-rack\""),
        ),
        (
            "[[1, 2], [2, 3]]",
            "null",
            format!("{at}.placement.staticAssignments: missing; expected a list of lists of broker ids"),
        ),
        (
            "[2, 3]",
            "[]",
            format!(
                "{at}.placement.staticAssignments[1]: expected at least one broker id, got an empty list"
            ),
        ),
        (
            "\"partitions\": 2",
            "\"partitions\": 3",
            format!("{at}.partitions: expected 2, the partitions of staticAssignments, got 3"),
        ),
        ("[2, 3]", "[2]", format!("{at}.replicationFactor: expected 1, the replicas of partition 1, got 2")),
        ("\"orders\"", "\"..\"", "topic.meta.name: the topic name cannot be \".\" or \"..\"".into()),
    ] {
        assert_eq!(config(&CONFIG.replace(from, to)).unwrap_err().message(), message);
    }
    let error = config(r#"{"proposals":[]}"#).unwrap_err();
    assert_eq!(error.code(), ErrorCode::UnexpectedFormat);
}

#[test]
fn rows_that_a_static_assignment_cannot_say_are_refused() {
    let print = |topic: &str, rows: &[(i32, Vec<i32>)]| {
        let plan = plan_of(rows.to_vec());
        topicctl_json(topic, &plan.rows())
    };
    for (topic, rows, what) in [
        ("u", vec![(0, vec![1])], "no partition of it is there; expected all of them"),
        ("t", vec![(1, vec![1])], "a static assignment has all partitions from 0 on, in order"),
        ("t", vec![(0, vec![1]), (2, vec![1])], "a static assignment has all partitions from 0 on, in order"),
        (
            "t",
            vec![(0, vec![1]), (1, vec![1, 2])],
            "a static assignment has the same number of replicas for every partition",
        ),
    ] {
        assert_eq!(print(topic, &rows).unwrap_err().message(), format!("topic {topic}: {what}"));
    }
}

fn plan_of(rows: Vec<(i32, Vec<i32>)>) -> Plan {
    let entries = rows.into_iter().map(|(partition, replicas)| PlanEntry {
        topic: "t".into(),
        partition,
        replicas,
        log_dirs: None,
    });
    Plan { entries: entries.collect() }
}

fn plan() -> impl Strategy<Value = Plan> {
    (1_usize..4)
        .prop_flat_map(|factor| vec(vec(0..i32::MAX, factor), 1..9))
        .prop_map(|lists| plan_of((0..).zip(lists).collect()))
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(plan in plan()) {
        let text = topicctl_json("t", &plan.rows()).unwrap();
        assert_eq!(config(&text).unwrap(), plan);
    }

    #[test]
    fn no_changed_text_makes_it_panic(at in 0..LIST.len(), piece in "[\\[\\]{}\",:0-]{0,3}", other in any::<String>()) {
        for text in [LIST, CONFIG] {
            let at = at.min(text.len() - 1);
            let text = format!("{}{piece}{}", &text[..at], &text[at + 1..]);
            for error in [list(&text).err(), config(&text).err()].into_iter().flatten() {
                assert_ne!(error.code(), ErrorCode::Internal);
            }
        }
        assert!(config(&other).is_err());
        assert!(list(&other).is_err());
    }
}
