//! `followerStart`: where an empty follower starts to copy (KIP-1023).

use alloc::{format, string::String, vec::Vec};

use super::answered::answered;
use crate::{
    analysis::{FetchStart, FollowerCase, FollowerStart, LeaderLog, follower_start, wide},
    error::Error,
    limits::MAX_PARTITIONS,
    value::{Json, Object, ToJson, Value},
};

/// Says where a follower starts to copy and how many bytes that is, as it is set and as it could be.
///
/// The request has `leader` with `logEnd` and `localBytes`, and where they differ from 0 `logStart`, from that
/// `localLogStart`, from -1 (none) `highestRemote`, and `segments` (`[[first offset, bytes], ...]`) if known; beside it
/// `remoteLogEnabled`, `lastTieredEnabled`, `compact` (false unless given) and `followerLogEnd` (0).
///
/// ```json
/// {"chosen": {"start": "150", "via": "earliest_pending_upload", "auxState": true, "bytes": "264", "estimated": true},
///  "fullLocal": {"start": "10", "via": "local_log_start", "auxState": true, "bytes": "1000", "estimated": false},
///  "lastTiered": {...}, "savedBytes": "736"}
/// ```
///
/// Start, bytes and saving are null while the leader does not know what is tiered.
///
/// # Errors
/// `NEGATIVE_OFFSET`, `NEGATIVE_SIZE`, `OFFSETS_OUT_OF_ORDER`, `LOCAL_START_WITHOUT_TIERING`, `REMOTE_BEYOND_LOG_END`,
/// `INVALID_REQUEST`, `LIMIT_EXCEEDED`, naming the field.
pub fn follower_start_value(request: &Value) -> Result<String, Error> {
    answered(
        request,
        "a followerStart request",
        &[&["remoteLogEnabled", "lastTieredEnabled", "compact", "followerLogEnd", "leader"]],
        write_follower_start,
    )
}

fn write_follower_start(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let leader = object.required("leader", "the leader's log")?;
    let log = leader.object("a leader's log", &LOG_FIELDS)?;
    let numbers = log_numbers(&log)?;
    let [_, _, log_end, _, local_bytes] = numbers;
    for (name, number) in [("logEnd", log_end), ("localBytes", local_bytes)] {
        if number.is_none() {
            return Err(log.missing(name, "an integer"));
        }
    }
    let case = FollowerCase {
        remote_log_enabled: object.flag_or("remoteLogEnabled", false)?,
        last_tiered_enabled: object.flag_or("lastTieredEnabled", false)?,
        compact: object.flag_or("compact", false)?,
        follower_log_end: object.optional_wide("followerLogEnd")?.unwrap_or_default(),
        leader: leader_log(numbers, segments_in(&log)?),
    };
    match follower_start(&case) {
        Ok(start) => {
            start.write(json);
            Ok(())
        }
        Err(error) if error.field() == Some("followerLogEnd") => Err(error),
        Err(error) => Err(within("leader", error)),
    }
}

/// An error about a log's field, which is that of another field.
#[inline(never)]
pub(super) fn within(path: &str, error: Error) -> Error {
    let field = format!("{path}.{}", error.field().unwrap_or_default());
    error.led_by(format_args!("{path}.")).with_field(field)
}

/// What is told of a log: numbers, and segments.
const LOG_FIELDS: [&str; 6] =
    ["logStart", "localLogStart", "logEnd", "highestRemote", "localBytes", "segments"];

/// The numbers of a log, as far as they are told.
#[inline(never)]
pub(super) fn log_numbers(log: &Object<'_>) -> Result<[Option<i64>; 5], Error> {
    let mut numbers = [None; 5];
    for (number, name) in numbers.iter_mut().zip(&LOG_FIELDS) {
        *number = log.optional_wide(name)?;
    }
    Ok(numbers)
}

/// A log of these numbers, where those that are not told are what they mostly are.
#[inline(never)]
pub(super) fn leader_log(numbers: [Option<i64>; 5], segments: Option<Vec<(i64, i64)>>) -> LeaderLog {
    let [log_start, local_log_start, log_end, highest_remote, local_bytes] = numbers;
    let log_start = log_start.unwrap_or_default();
    LeaderLog {
        log_start,
        local_log_start: local_log_start.unwrap_or(log_start),
        log_end: log_end.unwrap_or_default(),
        highest_remote: highest_remote.unwrap_or(-1),
        local_bytes: local_bytes.unwrap_or_default(),
        segments,
    }
}

/// The segments of a log, if they are told: the first offset of each, and its bytes.
#[inline(never)]
pub(super) fn segments_in(log: &Object<'_>) -> Result<Option<Vec<(i64, i64)>>, Error> {
    let Some(field) = log.get("segments")? else { return Ok(None) };
    let mut segments = Vec::new();
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for segment in field.list("segments", most)? {
        let mut pair = segment.list("numbers", most)?;
        match (pair.next(), pair.next(), pair.next()) {
            (Some(base), Some(size), None) => segments.push((base.wide_integer()?, size.wide_integer()?)),
            _ => return Err(segment.expected(format_args!("[first offset, bytes]"))),
        }
    }
    Ok(Some(segments))
}

impl ToJson for FollowerStart {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("chosen", &self.chosen);
        json.entry("fullLocal", &self.full_local);
        json.entry("lastTiered", &self.last_tiered);
        wide(json, "savedBytes", self.saved_bytes);
        json.close('}');
    }
}

impl ToJson for FetchStart {
    fn write(&self, json: &mut Json) {
        json.open('{');
        wide(json, "start", self.start);
        json.entry("via", &self.via);
        json.entry("auxState", &self.aux_state);
        wide(json, "bytes", self.bytes);
        json.entry("estimated", &self.estimated);
        json.close('}');
    }
}
