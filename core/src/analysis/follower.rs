//! Where an empty follower starts to copy, and how many bytes that is (KIP-1023, Kafka 4.3).
//!
//! A new replica fetches from its own log's end, 0. Only if its leader refuses that does it choose another start:
//!
//! ```text
//!         S log start      L local log start     P not yet tiered  E log end
//! 0 ──────┼─ remote only ──┼─ local and remote ──┼─ local only ─────┤
//! out of  │ moved to       │
//! range   │ tiered storage │ the first fetch succeeds
//!                          ^ old rule            ^ with follower.fetch.last.tiered.offset.enable
//! ```
//!
//! Constraints, as in `AbstractFetcherThread`:
//! 1. The new rule counts only for an empty follower of a tiered, not compacted topic whose leader has something.
//! 2. **If offset 0 is still on the leader's disk, the first fetch succeeds, and all of it is copied whatever is set.**
//! 3. A leader that does not know yet what is tiered lets the follower try again: no start, no bytes.
//! 4. A start below L only leads to the next refusal, by which the follower is no longer empty: it ends at L.
//!
//! Bytes are the leader's local ones from the start on: from its segments if they are given, else in proportion to the
//! offsets, which is an estimate.

use alloc::{format, vec::Vec};

use super::Bytes;
use crate::{
    error::{Error, ErrorCode},
    value::Wide,
    wide::divided_up,
};

/// The log of a partition's leader. Offsets, but for `local_bytes`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeaderLog {
    /// The first offset there is, local or remote.
    pub log_start: i64,
    /// The first offset on the leader's disk.
    pub local_log_start: i64,
    /// One more than the last.
    pub log_end: i64,
    /// The last offset that is in remote storage; -1 for none, or if the leader does not know.
    pub highest_remote: i64,
    /// Bytes on the leader's disk.
    pub local_bytes: i64,
    /// The segments on the leader's disk, if known: the first offset of each, and its bytes.
    pub segments: Option<Vec<(i64, i64)>>,
}

/// A follower that begins to fetch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FollowerCase {
    /// Whether the topic is tiered (`remote.storage.enable`).
    pub remote_log_enabled: bool,
    /// Whether the follower's broker has `follower.fetch.last.tiered.offset.enable`.
    pub last_tiered_enabled: bool,
    /// Whether the topic is compacted.
    pub compact: bool,
    /// The end of the follower's own log; 0 if it is empty.
    pub follower_log_end: i64,
    /// The leader's log.
    pub leader: LeaderLog,
}

/// Where a follower starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FetchStart {
    /// The offset; none while it has to try again.
    pub start: Option<i64>,
    /// How it came to it: `in_local_range`, `log_start`, `local_log_start`, `earliest_pending_upload`,
    /// `truncate_to_leader_end`, `retry_leader_does_not_know_yet`.
    pub via: &'static str,
    /// Whether leader epochs and producer state are built from remote storage first.
    pub aux_state: bool,
    /// Bytes that it copies from there; none while it has to try again.
    pub bytes: Option<i64>,
    /// Whether the bytes are a proportion of all local ones.
    pub estimated: bool,
}

/// Where it starts, and where it would if it were set otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FollowerStart {
    /// As it is set.
    pub chosen: FetchStart,
    /// With the last tiered offset disabled.
    pub full_local: FetchStart,
    /// With it enabled.
    pub last_tiered: FetchStart,
    /// Bytes that enabling it saves; none while that is not known.
    pub saved_bytes: Option<i64>,
}

/// Where a follower starts to copy.
///
/// # Errors
/// `NEGATIVE_OFFSET`, `NEGATIVE_SIZE`; `OFFSETS_OUT_OF_ORDER` unless log start, local log start and log end, and the
/// segments, ascend; `LOCAL_START_WITHOUT_TIERING` if they differ though the topic is not tiered;
/// `REMOTE_BEYOND_LOG_END`; `LIMIT_EXCEEDED` for segments that are larger together than 64 bits can say.
pub fn follower_start(case: &FollowerCase) -> Result<FollowerStart, Error> {
    check(case)?;
    let full_local = case.start(false)?;
    let last_tiered = case.start(true)?;
    Ok(FollowerStart {
        chosen: if case.last_tiered_enabled { last_tiered } else { full_local },
        full_local,
        last_tiered,
        saved_bytes: full_local.bytes.zip(last_tiered.bytes).map(|(full, tiered)| full - tiered),
    })
}

/// Offsets, and the least that each may be.
const LEAST: [(&str, i64); 5] =
    [("logStart", 0), ("localLogStart", 0), ("logEnd", 0), ("highestRemote", -1), ("followerLogEnd", 0)];

fn check(case: &FollowerCase) -> Result<(), Error> {
    use ErrorCode::{
        LocalStartWithoutTiering, NegativeOffset, NegativeSize, OffsetsOutOfOrder, RemoteBeyondLogEnd,
    };
    let leader = &case.leader;
    let (start, local, end) = (leader.log_start, leader.local_log_start, leader.log_end);
    let offsets = [start, local, end, leader.highest_remote, case.follower_log_end];
    for ((name, least), offset) in LEAST.iter().zip(offsets) {
        if offset < *least {
            return Err(fault(NegativeOffset, name, offset, ["at least", ""], *least));
        }
    }
    let segments = leader.segments.as_deref().unwrap_or_default();
    let mut sizes = ("localBytes", leader.local_bytes);
    for (_, size) in segments {
        if sizes.1 >= 0 {
            sizes = ("segments", *size);
        }
    }
    if sizes.1 < 0 {
        return Err(fault(NegativeSize, sizes.0, sizes.1, ["bytes, at least", ""], 0));
    }
    if local < start || local > end {
        let wanted = format!("from logStart {start} to logEnd");
        return Err(fault(OffsetsOutOfOrder, "localLogStart", local, [&wanted, ""], end));
    }
    let mut before = -1;
    for (base, _) in segments {
        if *base <= before || *base > end {
            let wanted = ["offsets that ascend, from 0 to logEnd", ""];
            return Err(fault(OffsetsOutOfOrder, "segments", *base, wanted, end));
        }
        before = *base;
    }
    if local > start && !case.remote_log_enabled {
        let wanted = ["logStart", ", as the topic is not tiered"];
        return Err(fault(LocalStartWithoutTiering, "localLogStart", local, wanted, start));
    }
    if leader.highest_remote >= end && leader.highest_remote >= 0 {
        let wanted = ["an offset below logEnd", ""];
        return Err(fault(RemoteBeyondLogEnd, "highestRemote", leader.highest_remote, wanted, end));
    }
    Ok(())
}

/// What was expected is said around a number.
#[inline(never)]
fn fault(code: ErrorCode, name: &'static str, number: i64, [before, after]: [&str; 2], bound: i64) -> Error {
    Error::new(code, format_args!("{name}: expected {before} {bound}{after}, got {number}"))
        .with_field(name)
        .with_value(&number)
}

impl FollowerCase {
    #[inline(never)]
    fn start(&self, last_tiered: bool) -> Result<FetchStart, Error> {
        let LeaderLog { log_start, local_log_start: local, log_end, highest_remote, .. } = self.leader;
        let own = self.follower_log_end;
        let is_new_rule = last_tiered && self.remote_log_enabled && !self.compact && own == 0 && log_end != 0;
        let (start, via) = if own > log_end {
            (log_end, "truncate_to_leader_end")
        } else if own >= local {
            (own, "in_local_range")
        } else if is_new_rule && highest_remote < 0 && local != log_start {
            return Ok(FetchStart {
                start: None,
                via: "retry_leader_does_not_know_yet",
                aux_state: false,
                bytes: None,
                estimated: false,
            });
        } else {
            // Below the local log, a start leads to the next refusal.
            let pending = if is_new_rule { (highest_remote + 1).max(log_start) } else { log_start };
            match (pending > log_start && pending >= local, local > log_start) {
                (true, _) => (pending, "earliest_pending_upload"),
                (false, true) => (local, "local_log_start"),
                (false, false) => (log_start, "log_start"),
            }
        };
        let (bytes, estimated) = self.leader.bytes_from(start)?;
        let aux_state = matches!(via, "local_log_start" | "earliest_pending_upload");
        Ok(FetchStart { start: Some(start), via, aux_state, bytes: Some(bytes), estimated })
    }
}

impl LeaderLog {
    /// Local bytes from an offset to the end, and whether they are estimated. Rounded up.
    fn bytes_from(&self, start: i64) -> Result<(i64, bool), Error> {
        let (start, end) = (start.max(self.local_log_start), self.log_end);
        if start >= end {
            return Ok((0, false));
        }
        let Some(segments) = &self.segments else {
            let bytes = proportion(self.local_bytes, end - start, end - self.local_log_start);
            return Ok((bytes, start > self.local_log_start));
        };
        let mut bytes = Bytes::ZERO;
        for (at, (base, size)) in segments.iter().enumerate() {
            let end = segments.get(at + 1).map_or(end, |next| next.0);
            if end > start {
                bytes.add(proportion(*size, end - start.max(*base), end - base));
            }
        }
        let bytes = Wide(bytes.get());
        if let Ok(bytes) = i64::try_from(bytes.0) {
            return Ok((bytes, false));
        }
        let what = format_args!("segments: {bytes} bytes together, the limit is {}", i64::MAX);
        Err(Error::new(ErrorCode::LimitExceeded, what).with_field("segments"))
    }
}

/// `part` of `whole` of some bytes, rounded up: no more than all of them. Exact: the product of two 64-bit numbers fits
/// 128.
#[inline(never)]
fn proportion(bytes: i64, part: i64, whole: i64) -> i64 {
    let part = divided_up(i128::from(bytes) * i128::from(part), i128::from(whole.max(1)));
    i64::try_from(part).unwrap_or(i64::MAX)
}
