//! `copyTime`: how long copies take at the least, under a throttle.

use alloc::{string::String, vec::Vec};

use super::answered::answered;
use crate::{
    analysis::{CopyMove, CopyTime, copy_time},
    cluster::BrokerId,
    error::{Error, ErrorCode},
    limits::MAX_PARTITIONS,
    value::{Field, Json, Object, ToJson, Value, Wide},
};

/// Says how long `moves` take: `[{leader, dest, bytes, writeRate}]`, in bytes and bytes a second, each broker sending
/// at most `leaderRate` and taking at most `followerRate`. A rate that is not given bounds nothing.
///
/// ```json
/// {"perBroker": [{"broker": 1, "direction": "out", "seconds": "10"},
///                {"broker": 4, "direction": "in", "seconds": null}],
///  "seconds": null}
/// ```
///
/// Seconds are rounded up; null is never: producers write as much as the throttle lets through.
///
/// # Errors
/// `INVALID_REQUEST`, `NEGATIVE_SIZE`, `LIMIT_EXCEEDED`, naming the field.
pub fn copy_time_value(request: &Value) -> Result<String, Error> {
    answered(request, "a copyTime request", &[&["moves", "leaderRate", "followerRate"]], write_copy_time)
}

fn write_copy_time(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let (leader_rate, follower_rate) =
        (amount_in(&object, "leaderRate")?, amount_in(&object, "followerRate")?);
    let field = object.required("moves", "a list of moves")?;
    let mut moves = Vec::new();
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for copy in field.list("moves", most)? {
        let copy = copy.object("a move", &["leader", "dest", "bytes", "writeRate"])?;
        moves.push(CopyMove {
            leader: copy.id("leader", "the id of the broker that sends")?,
            dest: copy.id("dest", "the id of the broker that takes")?,
            bytes: amount(&copy.required("bytes", "the bytes to copy")?)?,
            write_rate: amount_in(&copy, "writeRate")?.unwrap_or_default(),
        });
    }
    copy_time(&moves, leader_rate, follower_rate).write(json);
    Ok(())
}

/// Bytes, or bytes a second.
#[inline(never)]
pub(super) fn amount(field: &Field<'_>) -> Result<i64, Error> {
    match field.wide_integer()? {
        negative @ ..0 => {
            Err(field
                .error(ErrorCode::NegativeSize, format_args!("expected bytes, at least 0, got {negative}")))
        }
        bytes => Ok(bytes),
    }
}

#[inline(never)]
fn amount_in(object: &Object<'_>, name: &'static str) -> Result<Option<i64>, Error> {
    match object.get(name)? {
        Some(field) => amount(&field).map(Some),
        None => Ok(None),
    }
}

impl ToJson for CopyTime {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("perBroker", &self.per_broker);
        json.entry("seconds", &self.seconds.map(Wide));
        json.close('}');
    }
}

/// What one broker sends or takes.
impl ToJson for (BrokerId, bool, Option<i128>) {
    fn write(&self, json: &mut Json) {
        let (broker, is_in, seconds) = self;
        json.open('{');
        json.entry("broker", broker);
        json.entry("direction", &if *is_in { "in" } else { "out" });
        json.entry("seconds", &seconds.map(Wide));
        json.close('}');
    }
}
