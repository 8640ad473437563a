//! What Kafka's clients take to create, grow and move topics with the replicas given.
//!
//! Each client names the same things in its own way. Their shapes stand here side by side, as JSON with holes:
//! `%t` a topic, `%n` how many partitions it is to have, `%p` a partition, `%r` its replicas.
//!
//! Clients that cannot take replicas are in the table too, with what to do instead.

use alloc::{string::String, vec::Vec};
use core::fmt::{self, Write as _};

use super::{brokers_text::refused, joined::Joined};
use crate::{
    error::{Error, ErrorCode, listed},
    gather::Gather as _,
    state::Row,
    value::{quoted, same_name},
};

/// What a call does with a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// Makes it: all of its partitions from 0 on.
    Create,
    /// Adds partitions to it, from the first new one on.
    Grow,
    /// Moves any of its partitions.
    Move,
}

struct Shape {
    client: &'static str,
    call: &'static str,
    deed: Deed,
    /// Around everything, around the rows of a topic, a row.
    parts: [&'static str; 5],
}

const fn shape(client: &'static str, call: &'static str, deed: Deed, parts: [&'static str; 5]) -> Shape {
    Shape { client, call, deed, parts }
}

const KAFKAJS: &str = "kafkajs";
const PLATFORMATIC: &str = "@platformatic/kafka";
const CONFLUENT: &str = "confluent-kafka";
const KAFKA_PYTHON: &str = "kafka-python";
const AIOKAFKA: &str = "aiokafka";
const CONFLUENT_JS: &str = "@confluentinc/kafka-javascript";
const CLIENTS: [&str; 6] = [KAFKAJS, PLATFORMATIC, CONFLUENT, KAFKA_PYTHON, AIOKAFKA, CONFLUENT_JS];

const CREATE: &str = "createTopics";
const GROW: &str = "createPartitions";
const MOVE: &str = "alterPartitionReassignments";
const CALLS: [&str; 3] = [CREATE, GROW, MOVE];

#[rustfmt::skip]
const SHAPES: [Shape; 13] = [
    shape(KAFKAJS, CREATE, Deed::Create, [
        r#"{"topics":["#,
        r#"{"topic":"%t","numPartitions":-1,"replicationFactor":-1,"replicaAssignment":["#,
        r#"{"partition":%p,"replicas":[%r]}"#, "]}", "]}",
    ]),
    shape(KAFKAJS, GROW, Deed::Grow, [
        r#"{"topicPartitions":["#, r#"{"topic":"%t","count":%n,"assignments":["#, "[%r]", "]}", "]}",
    ]),
    shape(KAFKAJS, MOVE, Deed::Move, [
        r#"{"topics":["#, r#"{"topic":"%t","partitionAssignment":["#,
        r#"{"partition":%p,"replicas":[%r]}"#, "]}", "]}",
    ]),
    shape(PLATFORMATIC, CREATE, Deed::Create, [
        r#"{"topics":["#, r#"{"topic":"%t","partitions":-1,"replicas":-1,"assignments":["#,
        r#"{"partition":%p,"brokers":[%r]}"#, "]}", "]}",
    ]),
    shape(PLATFORMATIC, GROW, Deed::Grow, [
        r#"{"topics":["#, r#"{"name":"%t","count":%n,"assignments":["#, r#"{"brokerIds":[%r]}"#, "]}", "]}",
    ]),
    // The topics of the client's low-level call, after the timeout and the leave to change replication factors.
    shape(PLATFORMATIC, MOVE, Deed::Move, [
        "[", r#"{"name":"%t","partitions":["#, r#"{"partitionIndex":%p,"replicas":[%r]}"#, "]}", "]",
    ]),
    // The arguments of NewTopic.
    shape(CONFLUENT, CREATE, Deed::Create, [
        "[", r#"{"topic":"%t","num_partitions":%n,"replica_assignment":["#, "[%r]", "]}", "]",
    ]),
    // The arguments of NewPartitions.
    shape(CONFLUENT, GROW, Deed::Grow, [
        "[", r#"{"topic":"%t","new_total_count":%n,"replica_assignment":["#, "[%r]", "]}", "]",
    ]),
    shape(KAFKA_PYTHON, CREATE, Deed::Create, [
        "{", r#""%t":{"num_partitions":-1,"replication_factor":-1,"assignments":{"#, r#""%p":[%r]"#, "}}", "}",
    ]),
    shape(KAFKA_PYTHON, GROW, Deed::Grow, [
        "{", r#""%t":{"count":%n,"assignments":["#, "[%r]", "]}", "}",
    ]),
    // A map from partition to replicas, whose keys JSON cannot have.
    shape(KAFKA_PYTHON, MOVE, Deed::Move, [r#"{"pairs":["#, "", r#"[["%t",%p],[%r]]"#, "", "]}"]),
    // The arguments of NewTopic.
    shape(AIOKAFKA, CREATE, Deed::Create, [
        "[", r#"{"name":"%t","num_partitions":-1,"replication_factor":-1,"replica_assignments":{"#,
        r#""%p":[%r]"#, "}}", "]",
    ]),
    // The arguments of NewPartitions, by topic.
    shape(AIOKAFKA, GROW, Deed::Grow, [
        "{", r#""%t":{"total_count":%n,"new_assignments":["#, "[%r]", "]}", "}",
    ]),
];

/// The argument of a client's call, as JSON. Rows of one topic stand together, ascending by partition.
///
/// | client | calls |
/// |---|---|
/// | `kafkajs` | `createTopics`, `createPartitions`, `alterPartitionReassignments` |
/// | `@platformatic/kafka` | the same; the last is its low-level call's third argument |
/// | `confluent-kafka` | `createTopics`, `createPartitions`: arguments of `NewTopic` and `NewPartitions` |
/// | `kafka-python` | all three; the last as `{"pairs": [[["topic", 0], [1, 2]]]}` |
/// | `aiokafka` | `createTopics`, `createPartitions`: arguments of `NewTopic` and, by topic, of `NewPartitions` |
///
/// ```
/// use podstripe::{formats::client_call, state::Row};
/// let row = Row { topic: "orders", partition: 0, replicas: &[1, 2], log_dirs: None };
/// let call = client_call("kafkajs", "alterPartitionReassignments", &[row])?;
/// assert_eq!(call, r#"{"topics":[{"topic":"orders","partitionAssignment":[{"partition":0,"replicas":[1,2]}]}]}"#);
/// # Ok::<(), podstripe::Error>(())
/// ```
///
/// # Errors
/// `INVALID_REQUEST` for a client or call that is not there, or cannot take these rows.
pub fn client_call(client: &str, call: &str, rows: &[Row<'_>]) -> Result<String, Error> {
    let refuse = |field: &str, value: &str, what: fmt::Arguments<'_>| {
        Err(refused(field, ErrorCode::InvalidRequest, what, &quoted(value)))
    };
    let no_such = |field: &str, value: &str, known: &[&str]| {
        let known = listed(known.iter().map(|name| quoted(name)));
        refuse(field, value, format_args!("expected one of {known}, got {}", quoted(value)))
    };
    if !CLIENTS.contains(&client) {
        return no_such("client", client, &CLIENTS);
    }
    let Some(known) = CALLS.iter().find(|known| same_name(known, call)) else {
        return no_such("call", call, &CALLS);
    };
    let Some(shape) = SHAPES.iter().find(|shape| shape.client == client && shape.call == *known) else {
        return refuse(
            "call",
            call,
            format_args!(
                "{client} has no {known} that takes replicas; use a reassignment plan with \
                 kafka-reassign-partitions, or --replica-assignment of kafka-topics"
            ),
        );
    };
    let [open, head, row_parts, tail, close] = shape.parts;
    let mut text = String::from(open);
    for (at, topic) in rows.chunk_by(|left, right| left.topic == right.topic).enumerate() {
        check(shape, topic)?;
        if at > 0 {
            text.push(',');
        }
        for (at, row) in topic.iter().enumerate() {
            let total = row.partition.saturating_add(i32::try_from(topic.len()).unwrap_or(i32::MAX));
            if at == 0 {
                fill(&mut text, head, row, total);
            } else {
                text.push(',');
            }
            fill(&mut text, row_parts, row, total);
        }
        text.push_str(tail);
    }
    text.push_str(close);
    Ok(text)
}

/// A topic that is made has all its partitions here; one that grows has what comes after those it has.
fn check(shape: &Shape, rows: &[Row<'_>]) -> Result<(), Error> {
    let Some(first) = rows.first() else { return Ok(()) };
    let consecutive = (first.partition..).zip(rows).all(|(id, row)| row.partition == id);
    let what = match shape.deed {
        Deed::Create if first.partition != 0 || !consecutive => {
            "its partitions do not start at 0 without a gap, so it cannot be created from them; partitions are added \
             by createPartitions"
        }
        Deed::Grow if first.partition == 0 || !consecutive => {
            "partitions can only be added after those that a topic has; expected ids from 1 or more on, without a gap"
        }
        _ => return Ok(()),
    };
    let ids: Vec<i32> = rows.iter().map(|row| row.partition).gather();
    let ids = listed(&ids);
    Err(Error::new(ErrorCode::InvalidRequest, format_args!("{what}"))
        .with_field("call")
        .with_value(&format_args!("partitions {ids}"))
        .with_topic(first.topic))
}

fn fill(text: &mut String, parts: &str, row: &Row<'_>, total: i32) {
    for (at, part) in parts.split('%').enumerate() {
        let rest = match (at, part.chars().next()) {
            (0, _) | (_, None) => part,
            (_, Some(hole)) => {
                // Writing into a string cannot fail.
                let _ = match hole {
                    't' => write!(text, "{}", row.topic),
                    'n' => write!(text, "{total}"),
                    'p' => write!(text, "{}", row.partition),
                    _ => write!(text, "{}", Joined(row.replicas, ",")),
                };
                part.get(1..).unwrap_or_default()
            }
        };
        text.push_str(rest);
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[test]
    fn every_shape_is_json_with_every_row() {
        let rows = |start: i32| {
            [("a", start, [1, 2]), ("a", start + 1, [2, 3]), ("b", start, [3, 1])]
                .map(|(topic, partition, ids)| (topic, partition, Vec::from(ids)))
        };
        for shape in &SHAPES {
            let given = rows(if shape.deed == Deed::Grow { 4 } else { 0 });
            let given: Vec<Row<'_>> = given
                .iter()
                .map(|(topic, partition, replicas)| Row {
                    topic,
                    partition: *partition,
                    replicas,
                    log_dirs: None,
                })
                .collect();
            let text = client_call(shape.client, shape.call, &given).expect("it takes these");
            let value: serde_json::Value = serde_json::from_str(&text).expect(&text);
            assert!(value.is_array() || value.is_object());
            for row in ["1,2", "2,3", "3,1"] {
                assert!(text.contains(&format!("[{row}]")), "{text}");
            }
        }
    }
}
