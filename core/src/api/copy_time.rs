//! `copyTime`: how long copies take at the least, under a throttle.

use alloc::{string::String, vec::Vec};

use crate::{
    analysis::{CopyMove, CopyTime, copy_time},
    cluster::BrokerId,
    error::{Error, ErrorCode},
    limits::MAX_PARTITIONS,
    value::{Field, Json, ToJson, Value, Wide},
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
    let root = Field::root("", request);
    let object = root.object("a copyTime request", &["moves", "leaderRate", "followerRate"])?;
    let rate = |name| object.get(name)?.map(|rate| amount(&rate)).transpose();
    let (leader_rate, follower_rate) = (rate("leaderRate")?, rate("followerRate")?);
    let field = object.required("moves", "a list of moves")?;
    let mut moves = Vec::new();
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for copy in field.list("moves", most)? {
        let copy = copy.object("a move", &["leader", "dest", "bytes", "writeRate"])?;
        moves.push(CopyMove {
            leader: copy.required("leader", "the id of the broker that sends")?.id()?,
            dest: copy.required("dest", "the id of the broker that takes")?.id()?,
            bytes: amount(&copy.required("bytes", "how many to copy")?)?,
            write_rate: copy.get("writeRate")?.map_or(Ok(0), |rate| amount(&rate))?,
        });
    }
    Ok(copy_time(&moves, leader_rate, follower_rate).to_json())
}

/// Bytes, or bytes a second.
fn amount(field: &Field<'_>) -> Result<i128, Error> {
    match field.wide_integer()? {
        negative @ ..0 => {
            let what = alloc::format!("expected bytes, at least 0, got {negative}");
            Err(field.error(ErrorCode::NegativeSize, &what))
        }
        bytes => Ok(bytes.into()),
    }
}

impl ToJson for CopyTime {
    fn write(&self, json: &mut Json) {
        let sides: Vec<Side<'_>> = self.per_broker.iter().map(Side).collect();
        json.open('{');
        json.entry("perBroker", &sides);
        json.entry("seconds", &self.seconds.map(Wide));
        json.close('}');
    }
}

struct Side<'a>(&'a (BrokerId, bool, Option<i128>));

impl ToJson for Side<'_> {
    fn write(&self, json: &mut Json) {
        let (broker, is_in, seconds) = self.0;
        json.open('{');
        json.entry("broker", broker);
        json.entry("direction", &if *is_in { "in" } else { "out" });
        json.entry("seconds", &seconds.map(Wide));
        json.close('}');
    }
}
