//! The argument `--replica-assignment` of `kafka-topics --create`.

use alloc::string::String;
use core::fmt::Write as _;

use super::joined::Joined;
use crate::state::Row;

/// Replicas joined by `:`, partitions by `,`: `1:2:3,2:3:1`. The rows are those of one topic.
///
/// With `--create` it makes the topic, without `--partitions` and `--replication-factor`. With `--alter` Kafka's tool
/// wants the groups of all partitions and skips those of the existing ones; this has the rows that are given.
#[must_use]
pub fn replica_assignment<'a>(rows: impl IntoIterator<Item = Row<'a>>) -> String {
    let mut text = String::new();
    for (at, row) in rows.into_iter().enumerate() {
        let comma = if at == 0 { "" } else { "," };
        // Writing into a string cannot fail.
        let _ = write!(text, "{comma}{}", Joined(row.replicas, ":"));
    }
    text
}
