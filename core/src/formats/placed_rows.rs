//! The partitions of a topic as `place` and `placeFlat` answer them, as plain data.
//!
//! ```text
//! place       {name, startPartition, replicas: [[3, 1, 2], [1, 2, 3]]}
//! placeFlat   {name, startPartition, replicationFactor: 3, replicas: [3, 1, 2, 1, 2, 3]}
//! ```
//!
//! What the list begins with says which of the two it is: a number is a broker's id, and then one list has all replicas.
//! An empty list has no partitions either way.

use alloc::vec::Vec;

use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    limits::{MAX_PARTITIONS, MAX_REPLICAS},
    value::{Field, Object, Value},
};

/// Hands out the partitions of a placed topic, ascending, with their replicas: as many for each.
///
/// # Errors
/// `INVALID_REQUEST` and `LIMIT_EXCEEDED`, naming the field.
pub(crate) fn placed_rows(topic: &Object<'_>, add: &mut dyn FnMut(i32, Vec<BrokerId>)) -> Result<(), Error> {
    let start = topic.optional_id("startPartition")?.unwrap_or(0);
    let field = topic.required("replicas", "a list of replica lists")?;
    if is_flat(field.value()) {
        let factor = topic
            .required("replicationFactor", "how many replicas each partition has, as replicas is one list")?;
        let factor = factor.integer(1, i16::MAX.into(), ErrorCode::InvalidRequest)?.unsigned_abs();
        let most = size(MAX_PARTITIONS.saturating_mul(factor).min(MAX_REPLICAS));
        let (ids, factor) = (field.ids("replicas", most)?, size(factor));
        if ids.len() % factor != 0 {
            return Err(field.error(
                ErrorCode::InvalidRequest,
                format_args!(
                    "expected {factor} ids for each partition, as replicationFactor is {factor}, got {}",
                    ids.len()
                ),
            ));
        }
        check_end(&field, start, ids.len() / factor)?;
        for (replicas, partition) in ids.chunks_exact(factor).zip(start..) {
            add(partition, replicas.into());
        }
        return Ok(());
    }
    let rows = field.list("partitions", size(MAX_PARTITIONS))?;
    check_end(&field, start, rows.len())?;
    let mut factor = None;
    // The rows first: after the highest id there is no next one to be asked for.
    for (row, partition) in rows.zip(start..) {
        let replicas = row.ids("replicas", i16::MAX.unsigned_abs().into())?;
        let expected = *factor.get_or_insert(replicas.len().max(1));
        if replicas.len() != expected {
            return Err(row.expected(format_args!("{expected} replicas, as in the first partition")));
        }
        add(partition, replicas);
    }
    Ok(())
}

/// Whether the replicas of all partitions are one list: of numbers, be they such as no broker has.
fn is_flat(replicas: &Value) -> bool {
    let Value::List(items) = replicas else { return false };
    matches!(items.first(), Some(Value::Int(_) | Value::Huge(_) | Value::Float(_)))
}

fn check_end(field: &Field<'_>, start: i32, count: usize) -> Result<(), Error> {
    match i32::try_from(count).ok().and_then(|count| start.checked_add(count)) {
        Some(_) => Ok(()),
        None => Err(field.expected(format_args!("partitions with ids up to 2147483646"))),
    }
}

fn size(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
