//! The argument `--replica-assignment` of `kafka-topics --create`.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Write as _;

use super::{broker_list::ids_of, brokers_text::refused, joined::Joined};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode, listed},
    limits::{MAX_PARTITIONS, MAX_TEXT_BYTES},
    state::{Row, repeated},
    value::{checked_text, quoted},
};

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

/// Reads the replicas of each partition, from partition 0 on. Blanks around an id are taken, as Kafka's tool takes
/// them.
///
/// ```
/// use podstripe::formats::parse_replica_assignment;
/// assert_eq!(parse_replica_assignment("assignment", "0:1,1:2")?, [[0, 1], [1, 2]]);
/// # Ok::<(), podstripe::Error>(())
/// ```
///
/// # Errors
/// `PARSE_ERROR` for a piece that is no id; `INVALID_REQUEST`, in Kafka's words, for a broker that a partition lists
/// twice, and for partitions with different numbers of replicas.
pub fn parse_replica_assignment(source: &str, text: &str) -> Result<Vec<Vec<BrokerId>>, Error> {
    let text = checked_text(source, text, MAX_TEXT_BYTES)?.trim();
    let mut groups: Vec<Vec<BrokerId>> = Vec::new();
    for (partition, group) in (0_u64..).zip(text.split(',')) {
        if partition == MAX_PARTITIONS {
            return Err(Error::new(
                ErrorCode::LimitExceeded,
                format_args!("{source}: more than {MAX_PARTITIONS} partitions"),
            )
            .with_field(source)
            .with_number("limit", i64::try_from(MAX_PARTITIONS).unwrap_or(i64::MAX)));
        }
        let ids = ids_of(source, group, ':', i16::MAX.unsigned_abs().into())?;
        let twice = if ids.len() > 1 { repeated(&ids) } else { Vec::new() };
        let what = if !twice.is_empty() {
            format!("Partition replica lists may not contain duplicate entries: {}", listed(&twice))
        } else if groups.first().is_some_and(|first| first.len() != ids.len()) {
            format!("Partition {partition} has different replication factor: [{}]", listed(&ids))
        } else {
            groups.push(ids);
            continue;
        };
        return Err(refused(source, ErrorCode::InvalidRequest, format_args!("{what}"), &quoted(group))
            .with_number("partition", i64::try_from(partition).unwrap_or(i64::MAX)));
    }
    Ok(groups)
}
