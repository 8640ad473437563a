//! The plan that `kafka-reassign-partitions` takes with `--reassignment-json-file`, and prints.

use alloc::{string::String, vec::Vec};
use core::fmt::Write as _;

use crate::{order::sort, placement::Assignment};

/// A plan, byte for byte as Kafka's tool prints it: compact, keys in its order, sorted by topic and partition, every log
/// directory `"any"`.
///
/// Topic names must be such as Kafka allows, which need no escape in JSON.
///
/// ```
/// use podstripe::{formats::reassignment_json, placement::Assignment};
/// let none: [(&str, &Assignment); 0] = [];
/// assert_eq!(reassignment_json(none), r#"{"version":1,"partitions":[]}"#);
/// ```
#[must_use]
pub fn reassignment_json<'a>(topics: impl IntoIterator<Item = (&'a str, &'a Assignment)>) -> String {
    let mut topics: Vec<(&str, &Assignment)> = topics.into_iter().collect();
    sort(&mut topics, |left, right| left.0.cmp(right.0));
    let mut text = String::from(r#"{"version":1,"partitions":["#);
    let mut comma = "";
    for (name, assignment) in topics {
        let any = list(assignment.replication_factor(), |_| r#""any""#);
        for (partition, replicas) in assignment.partitions() {
            let replicas = list(replicas.len(), |at| replicas.get(at).copied().unwrap_or_default());
            // Writing into a string cannot fail.
            let _ = write!(
                text,
                r#"{comma}{{"topic":"{name}","partition":{partition},"replicas":[{replicas}],"log_dirs":[{any}]}}"#
            );
            comma = ",";
        }
    }
    text.push_str("]}");
    text
}

fn list<T: core::fmt::Display>(length: usize, item: impl Fn(usize) -> T) -> String {
    let mut text = String::new();
    for at in 0..length {
        let comma = if at == 0 { "" } else { "," };
        let _ = write!(text, "{comma}{}", item(at));
    }
    text
}
