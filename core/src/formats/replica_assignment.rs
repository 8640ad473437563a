//! The argument `--replica-assignment` of `kafka-topics --create`.

use alloc::string::String;
use core::fmt::Write as _;

use crate::placement::Assignment;

/// Replicas joined by `:`, partitions by `,`: `1:2:3,2:3:1`.
///
/// With `--create` it makes the topic, without `--partitions` and `--replication-factor`. With `--alter` Kafka's tool
/// wants the groups of all partitions and skips those of the existing ones; this has the new partitions only.
#[must_use]
pub fn replica_assignment(assignment: &Assignment) -> String {
    let mut text = String::new();
    for (row, (_, replicas)) in assignment.partitions().enumerate() {
        for (place, broker) in replicas.iter().enumerate() {
            let separator = match (row, place) {
                (0, 0) => "",
                (_, 0) => ",",
                _ => ":",
            };
            // Writing into a string cannot fail.
            let _ = write!(text, "{separator}{broker}");
        }
    }
    text
}
