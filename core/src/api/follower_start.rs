//! `followerStart`: where an empty follower starts to copy (KIP-1023).

use alloc::{format, string::String, vec::Vec};

use crate::{
    analysis::{FetchStart, FollowerCase, FollowerStart, LeaderLog, follower_start},
    error::Error,
    limits::MAX_PARTITIONS,
    value::{Field, Json, Object, ToJson, Value, Wide},
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
    let root = Field::root("", request);
    let known = ["remoteLogEnabled", "lastTieredEnabled", "compact", "followerLogEnd", "leader"];
    let object = root.object("a followerStart request", &known)?;
    let flag = |name| object.get(name)?.map_or(Ok(false), |flag| flag.flag());
    let leader = object.required("leader", "the leader's log")?;
    let known = ["logStart", "localLogStart", "logEnd", "highestRemote", "localBytes", "segments"];
    let log = leader.object("a leader's log", &known)?;
    let log_start = number(&log, "logStart", Some(0))?;
    let case = FollowerCase {
        remote_log_enabled: flag("remoteLogEnabled")?,
        last_tiered_enabled: flag("lastTieredEnabled")?,
        compact: flag("compact")?,
        follower_log_end: number(&object, "followerLogEnd", Some(0))?,
        leader: LeaderLog {
            log_start,
            local_log_start: number(&log, "localLogStart", Some(log_start))?,
            log_end: number(&log, "logEnd", None)?,
            highest_remote: number(&log, "highestRemote", Some(-1))?,
            local_bytes: number(&log, "localBytes", None)?,
            segments: log.get("segments")?.map(|segments| segments_from(&segments)).transpose()?,
        },
    };
    let start = follower_start(&case).map_err(|error| match error.field() {
        Some(field) if field != "followerLogEnd" => {
            let field = format!("leader.{field}");
            error.led_by("leader.").with_field(field)
        }
        _ => error,
    });
    start.map(|start| start.to_json())
}

fn number(object: &Object<'_>, name: &'static str, default: Option<i64>) -> Result<i64, Error> {
    match (object.get(name)?, default) {
        (Some(field), _) => field.wide_integer(),
        (None, Some(default)) => Ok(default),
        (None, None) => Err(object.missing(name, "an integer")),
    }
}

fn segments_from(field: &Field<'_>) -> Result<Vec<(i64, i64)>, Error> {
    let mut segments = Vec::new();
    let most = usize::try_from(MAX_PARTITIONS).unwrap_or(usize::MAX);
    for segment in field.list("segments", most)? {
        let mut pair = segment.list("numbers", 2)?;
        match (pair.next(), pair.next()) {
            (Some(base), Some(size)) => segments.push((base.wide_integer()?, size.wide_integer()?)),
            _ => return Err(segment.expected("[first offset, bytes]")),
        }
    }
    Ok(segments)
}

impl ToJson for FollowerStart {
    fn write(&self, json: &mut Json) {
        json.open('{');
        let starts =
            [("chosen", self.chosen), ("fullLocal", self.full_local), ("lastTiered", self.last_tiered)];
        for (name, start) in starts {
            json.entry(name, &start);
        }
        json.entry("savedBytes", &self.saved_bytes.map(|bytes| Wide(bytes.into())));
        json.close('}');
    }
}

impl ToJson for FetchStart {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("start", &self.start.map(|start| Wide(start.into())));
        json.entry("via", &self.via);
        json.entry("auxState", &self.aux_state);
        json.entry("bytes", &self.bytes.map(|bytes| Wide(bytes.into())));
        json.entry("estimated", &self.estimated);
        json.close('}');
    }
}
