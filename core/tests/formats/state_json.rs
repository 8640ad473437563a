//! Plans and log directories as JSON.

use podstripe::{
    state::{LogDirs, Plan, PlanEntry, ReplicaSize},
    value::ToJson as _,
};
use serde_json::json;

#[test]
fn a_plan_is_what_kafkas_tool_takes() {
    let entry =
        |partition, log_dirs| PlanEntry { topic: "t".into(), partition, replicas: vec![2, 1], log_dirs };
    let plan = Plan { entries: vec![entry(1, None), entry(0, Some(vec!["any".into(), "/data".into()]))] };
    let text = r#"{"version":1,"partitions":[{"topic":"t","partition":1,"replicas":[2,1]},{"topic":"t","partition":0,"replicas":[2,1],"log_dirs":["any","/data"]}]}"#;
    assert_eq!(plan.to_json(), text);
}

#[test]
fn sizes_are_text() {
    let size = ReplicaSize {
        topic: "t".into(),
        partition: 3,
        broker: 1,
        log_dir: "/data".into(),
        size: i64::MAX,
        offset_lag: -1,
        is_future: true,
    };
    let dirs = LogDirs {
        brokers: vec![1, 2],
        dirs: vec![(1, "/data".into()), (2, "/gone".into())],
        failed: vec![(2, "/gone".into(), "KafkaStorageException".into())],
        sizes: vec![size],
    };
    let expected = json!({"brokers": [1, 2],
        "dirs": [{"broker": 1, "logDir": "/data"}, {"broker": 2, "logDir": "/gone"}],
        "failed": [{"broker": 2, "logDir": "/gone", "error": "KafkaStorageException"}],
        "sizes": [{"topic": "t", "partition": 3, "broker": 1, "logDir": "/data", "size": "9223372036854775807",
                   "offsetLag": "-1", "isFuture": true}]});
    assert_eq!(serde_json::from_str::<serde_json::Value>(&dirs.to_json()).unwrap(), expected);
}
