//! Topics as they stand: from every client the same, or refused by the path of what is wrong.

use podstripe::{
    Error, ErrorCode,
    api::read_metadata,
    formats::{Note, state_from},
    state::{ClusterState, Leader, PartitionState, TopicState},
    value::{ToJson as _, Top, Value},
};
use proptest::{
    prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest},
    prop_assert_eq,
    sample::select,
};
use serde_json::{Value as Json, json};

use crate::example;

fn read(value: &Value) -> Result<(ClusterState, Vec<Note>), Error> {
    let mut notes = Vec::new();
    state_from(&Top::new("current", value).field(), &mut notes).map(|state| (state, notes))
}

fn read_json(value: &Json) -> Result<(ClusterState, Vec<Note>), Error> {
    read(&Value::from_json("current", &value.to_string()).unwrap())
}

fn state(value: &Json) -> ClusterState {
    let (state, notes) = read_json(value).unwrap();
    assert_eq!(notes, [], "{value}");
    state
}

#[track_caller]
fn assert_refused(value: &Json, code: ErrorCode, message: &str) {
    let error = read_json(value).unwrap_err();
    assert_eq!((error.code(), error.message()), (code, message), "{value}");
    assert!(message.starts_with(&format!("{}: ", error.field().unwrap())));
}

#[track_caller]
fn assert_invalid(value: &Json, message: &str) {
    assert_refused(value, ErrorCode::InvalidRequest, message);
}

fn node(id: i32) -> Json {
    json!({"id": id, "idString": id.to_string(), "host": "k", "port": 9092, "rack": null})
}

fn partition(id: i32, leader: Leader, replicas: &[i32], isr: &[i32]) -> PartitionState {
    let (replicas, isr) = (replicas.to_vec(), Some(isr.to_vec()));
    PartitionState { partition: id, leader, replicas, isr, ..PartitionState::default() }
}

/// Two partitions; the second has lost its leader.
fn orders() -> ClusterState {
    let partitions = vec![
        partition(0, Leader::Broker(i32::MAX), &[i32::MAX, 65_633], &[65_633, i32::MAX]),
        partition(1, Leader::None, &[65_633, 7], &[]),
    ];
    ClusterState { topics: vec![TopicState { name: "orders".into(), partitions, ..TopicState::default() }] }
}

/// What each client gives for [`orders`].
fn clients() -> Vec<(&'static str, Json)> {
    let (a, b, c) = (i32::MAX, 65_633, 7);
    let (none, epoch) = (node(-1), json!(3));
    vec![
        (
            "kafkajs fetchTopicMetadata",
            json!({"topics": [{"name": "orders", "partitions": [
                {"partitionErrorCode": 0, "partitionId": 1, "leader": -1, "replicas": [b, c], "isr": [], "offlineReplicas": [b, c]},
                {"partitionErrorCode": 0, "partitionId": 0, "leader": a, "replicas": [a, b], "isr": [b, a], "offlineReplicas": []}]}]}),
        ),
        (
            "@confluentinc fetchTopicMetadata",
            json!([{"name": "orders", "topicId": {"base64": "x"}, "isInternal": false, "partitions": [
                {"partitionErrorCode": 0, "partitionId": 0, "leader": a, "leaderNode": node(a), "replicas": [a, b],
                 "replicaNodes": [node(a), node(b)], "isr": [b, a], "isrNodes": [node(b), node(a)]},
                {"partitionErrorCode": 0, "partitionId": 1, "leader": -1, "leaderNode": null, "replicas": [b, c],
                 "replicaNodes": [node(b), node(c)], "isr": [], "isrNodes": []}]}]),
        ),
        (
            "@confluentinc getMetadata",
            json!({"orig_broker_id": 1, "orig_broker_name": "k", "brokers": [node(a)], "topics": [{"name": "orders", "partitions": [
                {"id": 0, "leader": a, "replicas": [a, b], "isrs": [b, a]},
                {"id": 1, "leader": -1, "replicas": [b, c], "isrs": []}]}]}),
        ),
        (
            "@platformatic/kafka metadata",
            json!({"id": "x", "brokers": {}, "controllerId": 1, "topics": {"orders": {"id": "0f-1", "partitionsCount": null, "lastUpdate": 5,
             "partitions": [
                {"leader": a, "leaderEpoch": epoch, "replicas": [a, b], "isr": [b, a], "offlineReplicas": []},
                {"leader": -1, "leaderEpoch": epoch, "replicas": [b, c], "isr": [], "offlineReplicas": []}]}}}),
        ),
        (
            "kafka-python describe_topics",
            json!([{"error_code": 0, "name": "orders", "topic_id": null, "is_internal": false, "partitions": [
                {"error_code": 0, "partition_index": 0, "leader_id": a, "leader_epoch": epoch, "replica_nodes": [a, b],
                 "isr_nodes": [b, a], "offline_replicas": []},
                {"error_code": 0, "partition_index": 1, "leader_id": -1, "leader_epoch": epoch, "replica_nodes": [b, c],
                 "isr_nodes": [], "offline_replicas": []}]}]),
        ),
        (
            "aiokafka describe_topics",
            json!([{"error_code": 0, "topic": "orders", "is_internal": false, "partitions": [
                {"error_code": 0, "partition": 1, "leader": -1, "replicas": [b, c], "isr": [], "offline_replicas": [b]},
                {"error_code": 0, "partition": 0, "leader": a, "replicas": [a, b], "isr": [b, a], "offline_replicas": []}]}]),
        ),
        (
            "confluent-kafka list_topics",
            json!({"brokers": {}, "topics": {"orders": {"topic": "orders", "error": null, "partitions": {
                "1": {"id": 1, "leader": -1, "replicas": [b, c], "isrs": [], "error": null},
                "0": {"id": 0, "leader": a, "replicas": [a, b], "isrs": [b, a], "error": null}}}}}),
        ),
        (
            "confluent-kafka describe_topics, values",
            json!([{"name": "orders", "partitions": [
                {"id": 0, "leader": node(a), "replicas": [node(a), node(b)], "isr": [node(b), node(a)]},
                {"id": 1, "leader": null, "replicas": [node(b), node(c)], "isr": []}]}]),
        ),
        (
            "confluent-kafka describe_topics, by name",
            json!({"orders": {"name": "orders", "partitions": [
                {"id": 0, "leader": node(a), "replicas": [node(a), node(b)], "isr": [node(b), node(a)]},
                {"id": 1, "leader": none, "replicas": [node(b), node(c)], "isr": []}]}}),
        ),
        (
            "the protocol's own names",
            json!({"topics": [{"name": "orders", "partitions": [
                {"partitionIndex": 0, "leaderId": a, "replicaNodes": [{"nodeId": a}, {"nodeId": b}], "isrNodes": [b, a]},
                {"partitionIndex": 1, "leaderId": null, "replicaNodes": [b, c], "isrNodes": []}]}]}),
        ),
        ("ours", serde_json::from_str::<Json>(&orders().to_json()).unwrap()),
    ]
}

#[test]
fn every_client_gives_the_same_state() {
    for (client, value) in clients() {
        assert_eq!(state(&value), orders(), "{client}");
    }
}

#[test]
fn the_state_of_kafkas_own_cluster_comes_back_from_its_json() {
    let text = example("kcat.json");
    let from_kcat = read_metadata(&text).unwrap();
    assert_eq!(state(&serde_json::from_str::<Json>(&from_kcat.state.to_json()).unwrap()), from_kcat.state);
    // The answer as a whole, with brokers and notes, is a state too; and so is kcat's own JSON.
    assert_eq!(state(&serde_json::from_str(&from_kcat.to_json()).unwrap()), from_kcat.state);
    assert_eq!(state(&serde_json::from_str(&text).unwrap()), from_kcat.state);
}

#[test]
fn our_json_has_what_the_source_showed_and_no_more() {
    let full = json!({"topics": [
        {"name": "a", "topicId": "Q0ZPx9yGQcyJ1lrLqSH3kw", "partitionCount": 9, "replicationFactor": 3,
         "configs": {"cleanup.policy": "compact", "retention.ms": "-1"}, "markedForDeletion": true,
         "partitions": [{"partition": 4, "leader": 2, "replicas": [1, 2, 3], "isr": [2], "elr": [], "lastKnownElr": [3],
                         "adding": [3], "removing": [1], "logDirs": ["any", "/data", "C:\\logs"]}]},
        {"name": "b", "partitions": [{"partition": 0, "leader": null, "replicas": []}, {"partition": 1, "replicas": [1]}]},
        {"name": "c", "partitions": []},
    ]});
    let read = state(&full);
    assert_eq!(serde_json::from_str::<Json>(&read.to_json()).unwrap(), full);
    let leaders: Vec<Leader> = read.topics[1].partitions.iter().map(|partition| partition.leader).collect();
    assert_eq!(leaders, [Leader::None, Leader::Unknown]);
    assert_eq!(
        (read.topics[1].partitions[1].isr.clone(), read.topics[0].partitions[0].elr.clone()),
        (None, Some(vec![]))
    );
}

#[test]
fn a_reassignment_in_flight_and_an_elr_have_kafkas_names_too() {
    let read = state(
        &json!([{"name": "t", "partitions": [{"partition_index": 0, "replicas": [1, 2, 3], "adding_replicas": [3],
        "removing_replicas": [1], "eligible_leader_replicas": [2], "last_known_elr": [1]}]}]),
    );
    let partition = &read.topics[0].partitions[0];
    assert_eq!((&partition.adding, &partition.removing), (&vec![3], &vec![1]));
    assert_eq!((&partition.elr, &partition.last_known_elr), (&Some(vec![2]), &Some(vec![1])));
}

#[test]
fn a_plan_is_a_state_without_leaders() {
    let plan = json!({"version": 1, "partitions": [
        {"topic": "b", "partition": 1, "replicas": [3, 1], "log_dirs": ["any", "/data"]},
        {"topic": "a", "partition": 0, "replicas": [2]},
        {"topic": "b", "partition": 0, "replicas": [1, 2]}]});
    let expected = json!({"topics": [
        {"name": "a", "partitions": [{"partition": 0, "replicas": [2]}]},
        {"name": "b", "partitions": [{"partition": 0, "replicas": [1, 2]},
                                     {"partition": 1, "replicas": [3, 1], "logDirs": ["any", "/data"]}]}]});
    assert_eq!(serde_json::from_str::<Json>(&state(&plan).to_json()).unwrap(), expected);
}

#[test]
fn what_is_shown_with_an_error_is_kept_and_noted() {
    let value = json!([
        {"topic": "gone", "error_code": 3, "partitions": []},
        {"topic": "t", "error_code": 0, "partitions": [
            {"partition": 0, "error_code": 0, "leader": 1, "replicas": [1]},
            {"partition": 1, "error_code": 5, "leader": -1, "replicas": [1]},
            {"partition": 2, "error": "Broker: Leader not available", "leader": -1, "replicas": [2]}]}]);
    let (state, notes) = read_json(&value).unwrap();
    let counts: Vec<usize> = state.topics.iter().map(|topic| topic.partitions.len()).collect();
    assert_eq!(counts, [0, 3]);
    let notes: Vec<(&str, &str)> = notes.iter().map(|note| (note.code, note.message.as_str())).collect();
    assert_eq!(
        notes,
        [
            ("TOPIC_ERRORS", "topics that carry an error, and are taken as shown: 1, first gone: 3"),
            ("PARTITION_ERRORS", "partitions that carry an error, and are taken as shown: 2, first t-1: 5"),
        ]
    );
}

/// A topic `t` with this as its only partition.
fn with_partition(partition: &Json) -> Json {
    json!({"topics": [{"name": "t", "partitions": [partition]}]})
}

#[test]
fn what_is_no_broker_id_is_refused_by_its_path() {
    let at = "current.topics[0].partitions[0]";
    let range = "expected an integer from 0 to 2147483647";
    for (partition, message) in [
        (json!({"id": 0, "replicas": [1], "isr": [null, 1]}), format!("{at}.isr[0]: {range}, got null")),
        (json!({"id": 0, "replicas": [1, -1]}), format!("{at}.replicas[1]: {range}, got -1")),
        (
            json!({"id": 0, "replicas": [2_147_483_648_i64]}),
            format!("{at}.replicas[0]: {range}, got 2147483648"),
        ),
        (json!({"id": 0, "replicas": [1.5]}), format!("{at}.replicas[0]: {range}, got 1.5")),
        (json!({"id": 0, "replicas": ["7"]}), format!("{at}.replicas[0]: {range}, got \"7\"")),
        (
            json!({"id": 0, "replicas": [{"id": null}]}),
            format!("{at}.replicas[0].id: missing; expected the broker's id"),
        ),
        (
            json!({"id": 0, "replica_nodes": [{"host": "k"}]}),
            format!("{at}.replicaNodes[0].id: missing; expected the broker's id"),
        ),
        (json!({"id": 0, "replicas": 1}), format!("{at}.replicas: expected a list of replicas, got 1")),
        (json!({"id": 0}), format!("{at}.replicas: missing; expected a list of broker ids")),
        (
            json!({"id": 0, "replicas": [1], "leader": -2}),
            format!("{at}.leader: expected an integer from -1 to 2147483647, got -2"),
        ),
        (
            json!({"id": 0, "replicas": [1], "leader": true}),
            format!("{at}.leader: expected an integer from -1 to 2147483647, got true"),
        ),
        (
            json!({"id": 0, "replicas": [1], "leader": {}}),
            format!("{at}.leader.id: missing; expected the broker's id"),
        ),
        (json!({"id": -1, "replicas": [1]}), format!("{at}.id: {range}, got -1")),
        (
            json!({"id": 0, "partition": 0, "replicas": [1]}),
            format!("{at}.partition: given twice; expected it once"),
        ),
        (
            json!({"id": 0, "replicas": [1], "logDirs": []}),
            format!("{at}.logDirs: expected a log directory for each of 1 replicas, got 0"),
        ),
        (json!(7), format!("{at}: expected a partition {{partition, leader, replicas, isr}}, got 7")),
    ] {
        assert_invalid(&with_partition(&partition), &message);
    }
}

#[test]
fn ids_come_from_one_place() {
    let ids = |partitions: Json| {
        read_json(&json!([{"name": "t", "partitions": partitions}])).map(|(state, _)| {
            state.topics[0].partitions.iter().map(|one| one.partition).collect::<Vec<i32>>()
        })
    };
    assert_eq!(ids(json!([{"replicas": [1]}, {"replicas": [2]}])).unwrap(), [0, 1]);
    assert_eq!(ids(json!({"9": {"replicas": [1]}, "3": {"replicas": [2], "id": 3}})).unwrap(), [3, 9]);
    for (partitions, message) in [
        (json!([{"replicas": [1]}, {"id": 5, "replicas": [2]}]), "[1].id: 5 is not the record's key"),
        (
            json!([{"id": 5, "replicas": [1]}, {"replicas": [2]}]),
            "[1].partition: missing; expected the partition's id",
        ),
        (json!({"3": {"id": 4, "replicas": [1]}}), ".3.id: 4 is not the record's key"),
        (
            json!({"03": {"replicas": [1]}}),
            ".03: the key is no partition id; expected an integer from 0 to 2147483647, got \"03\"",
        ),
        (
            json!([{"id": 2, "replicas": [1]}, {"id": 1, "replicas": [1]}, {"id": 2, "replicas": [1]}]),
            ": partition t-2 is given twice",
        ),
    ] {
        let error = ids(partitions).unwrap_err();
        assert_eq!(error.message(), format!("current[0].partitions{message}"));
    }
}

#[test]
fn topics_have_one_name_each() {
    let none = json!([]);
    for (value, message) in [
        (json!([{"partitions": none}]), "current[0].name: missing; expected the topic's name"),
        (json!([{"name": "t"}]), "current[0].partitions: missing; expected a list of partitions"),
        (
            json!({"topics": [{"topic": "t"}], "version": 1}),
            "current.topics[0].partitions: missing; expected a list of partitions",
        ),
        (json!({"t": {"name": "u", "partitions": none}}), "current.t.name: \"u\" is not the record's key"),
        (
            json!([{"name": "t", "partitions": none}, {"topic": "t", "partitions": none}]),
            "current[1].topic: topic \"t\" is given twice",
        ),
        (json!({"cluster": 1}), "current.cluster: expected a topic with its partitions, got 1"),
        (json!("t"), "current: expected a list of topics, got \"t\""),
    ] {
        assert_invalid(&value, message);
    }
    let message =
        "the topic name \"a b\" contains characters other than ASCII alphanumerics, '.', '_' and '-'";
    for (value, at) in [
        (json!([{"name": "a b", "partitions": none}]), "current[0].name"),
        (json!({"a b": {"partitions": none}}), "current.a b"),
    ] {
        assert_refused(&value, ErrorCode::InvalidTopic, &format!("{at}: {message}"));
    }
    // A map of a runtime may have a key twice.
    let twice = r#"{"topics": {"t": {"partitions": []}, "t": {"partitions": []}}}"#;
    let error = read(&Value::from_json("current", twice).unwrap()).unwrap_err();
    assert_eq!(error.message(), "current.topics.t: topic \"t\" is given twice");
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn ids() -> impl Strategy<Value = Vec<i32>> {
    proptest::collection::vec(0..=i32::MAX, 0..4)
}

fn some_ids() -> impl Strategy<Value = Option<Vec<i32>>> {
    proptest::option::of(ids())
}

fn any_partition() -> impl Strategy<Value = PartitionState> {
    let leader =
        prop_oneof![Just(Leader::Unknown), Just(Leader::None), (0..=i32::MAX).prop_map(Leader::Broker)];
    let dir = || select(vec!["any", "/data/a", "C:\\kafka"]).prop_map(str::to_owned);
    let replicas = proptest::collection::vec((0..=i32::MAX, dir()), 0..4);
    (leader, replicas, any::<bool>(), some_ids(), some_ids(), some_ids(), ids(), ids()).prop_map(
        |(leader, replicas, has_dirs, isr, elr, last_known_elr, adding, removing)| {
            let (replicas, dirs): (Vec<i32>, Vec<String>) = replicas.into_iter().unzip();
            let log_dirs = has_dirs.then_some(dirs);
            PartitionState {
                partition: 0,
                leader,
                replicas,
                isr,
                elr,
                last_known_elr,
                adding,
                removing,
                log_dirs,
            }
        },
    )
}

fn any_topic() -> impl Strategy<Value = TopicState> {
    let count = || proptest::option::of(0..=i32::MAX);
    let configs = proptest::option::of(proptest::collection::vec(any::<(String, String)>(), 0..3));
    let partitions = proptest::collection::btree_map(0..=i32::MAX, any_partition(), 0..5);
    let id = proptest::option::of(any::<String>());
    (id, count(), count(), configs, any::<bool>(), partitions).prop_map(
        |(id, partition_count, replication_factor, configs, marked_for_deletion, partitions)| TopicState {
            id,
            partition_count,
            replication_factor,
            configs,
            marked_for_deletion,
            partitions: partitions
                .into_iter()
                .map(|(partition, state)| PartitionState { partition, ..state })
                .collect(),
            ..TopicState::default()
        },
    )
}

fn any_state() -> impl Strategy<Value = ClusterState> {
    proptest::collection::btree_map("[a-zA-Z0-9_-]{1,12}", any_topic(), 0..4).prop_map(|topics| {
        ClusterState {
            topics: topics.into_iter().rev().map(|(name, topic)| TopicState { name, ..topic }).collect(),
        }
    })
}

/// Data of any shape, of the words that the reader knows.
fn any_value() -> impl Strategy<Value = Value> {
    let words = vec![
        "topics",
        "name",
        "topic",
        "topicId",
        "partitions",
        "partition",
        "partitionId",
        "id",
        "leader",
        "leaderId",
        "replicas",
        "replica_nodes",
        "isr",
        "isrs",
        "error",
        "errorCode",
        "configs",
        "logDirs",
        "log_dirs",
        "adding",
        "partitionCount",
        "version",
        "0",
        "1",
        "t",
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        (-2_i64..4).prop_map(Value::Int),
        any::<i64>().prop_map(Value::Int),
        any::<f64>().prop_map(Value::of_float),
        Just(Value::beyond()),
        select(words.clone()).prop_map(|word| Value::Text(word.into())),
        any::<String>().prop_map(Value::Foreign),
    ];
    leaf.prop_recursive(6, 80, 6, move |inner| {
        let key = select(words.clone()).prop_map(str::to_owned);
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..5).prop_map(Value::List),
            proptest::collection::vec((key, inner), 0..6).prop_map(Value::Map),
        ]
    })
}

/// Puts a value in the place of some value of a tree.
fn replace(tree: &mut Value, at: &mut usize, by: &Value) {
    if *at == 0 {
        *tree = by.clone();
    }
    *at = at.wrapping_sub(1);
    match tree {
        Value::List(items) => items.iter_mut().for_each(|item| replace(item, at, by)),
        Value::Map(entries) => entries.iter_mut().for_each(|(_, item)| replace(item, at, by)),
        _ => {}
    }
}

fn assert_sound(value: &Value) {
    match read(value) {
        Ok((state, _)) => {
            for topic in &state.topics {
                assert!(topic.partitions.is_sorted_by(|left, right| left.partition < right.partition));
                assert!(topic.partitions.iter().all(|one| one.replicas.iter().all(|id| *id >= 0)));
            }
            let json = state.to_json();
            assert_eq!(read(&Value::from_json("current", &json).unwrap()).unwrap(), (state, Vec::new()));
        }
        Err(error) => assert_ne!(error.code(), ErrorCode::Internal, "{error}"),
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn what_is_written_is_read(state in any_state()) {
        let json = state.to_json();
        let (back, notes) = read(&Value::from_json("current", &json).unwrap()).unwrap();
        prop_assert_eq!(back, state);
        prop_assert_eq!(notes, []);
    }

    #[test]
    fn no_data_makes_the_reader_panic(value in any_value()) {
        assert_sound(&value);
    }

    #[test]
    fn no_changed_data_makes_the_reader_panic(client in 0..11_usize, at in 0..60_usize, by in any_value()) {
        let (_, value) = clients().swap_remove(client);
        let mut value = Value::from_json("current", &value.to_string()).unwrap();
        replace(&mut value, &mut at.clone(), &by);
        assert_sound(&value);
    }
}
