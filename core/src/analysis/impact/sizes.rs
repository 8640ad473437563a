//! How many bytes there are: from the log directories, and from what is told of leaders' logs.

use alloc::vec::Vec;

use super::places::{Places, mark, row_at, table};
use crate::{
    analysis::FollowerStart,
    cluster::BrokerId,
    state::{ReplicaSize, TopicState},
};

/// The sizes of replicas, as chains by place: a partition has few.
#[derive(Debug)]
pub(crate) struct Sizes<'a> {
    rows: &'a [ReplicaSize],
    heads: Vec<u32>,
    next: Vec<u32>,
}

impl<'a> Sizes<'a> {
    /// Joins what log directories show. Copies that are being made for another directory do not count, nor does what
    /// the cluster does not have.
    pub(crate) fn new(places: &Places<'_>, rows: &'a [ReplicaSize]) -> Self {
        let mut heads = table(places, rows.is_empty());
        let mut next = Vec::with_capacity(rows.len());
        let mut last = 0;
        for (at, row) in rows.iter().enumerate() {
            let found = places.find(&mut last, &row.topic, row.partition).filter(|_| !row.is_future);
            let head = found.and_then(|found| heads.get_mut(found.place));
            next.push(head.map_or(0, |head| core::mem::replace(head, mark(at))));
        }
        Self { rows, heads, next }
    }

    /// The bytes of a broker's replica.
    pub(crate) fn of(&self, place: usize, broker: BrokerId) -> Option<i64> {
        let mut at = row_at(&self.heads, place);
        while let Some(row) = at {
            let size = self.rows.get(row)?;
            if size.broker == broker {
                return Some(size.size);
            }
            at = row_at(&self.next, row);
        }
        None
    }

    /// The bytes of the leader's replica; else those of the first of these replicas that is known.
    pub(crate) fn local(&self, place: usize, leader: Option<BrokerId>, now: &[BrokerId]) -> Option<i64> {
        row_at(&self.heads, place)?;
        leader.iter().chain(now).find_map(|id| self.of(place, *id))
    }
}

/// What is told of the log of one partition's leader.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LogRow {
    /// Bytes on the leader's disk.
    pub(crate) local_bytes: Option<i64>,
    /// Bytes a second that producers write.
    pub(crate) write_rate: i64,
    /// The first offset on the leader's disk.
    pub(crate) local_start: i64,
    /// Where a new replica starts, if offsets are told; its bytes count only with `local_bytes`.
    pub(crate) start: Option<FollowerStart>,
    /// Whether a new replica may leave out what is tiered, so that without offsets its bytes are not known.
    pub(crate) may_skip: bool,
}

/// What is told of leaders' logs, by place.
#[derive(Debug, Default)]
pub(crate) struct Logs {
    rows: Vec<LogRow>,
    of: Vec<u32>,
}

/// The bytes that each new replica of a partition copies.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Copied {
    /// Bytes on the leader's disk.
    pub(super) local: Option<i64>,
    /// Bytes to copy as Kafka has always done it.
    pub(super) full: Option<i64>,
    /// Bytes to copy if it starts at the last tiered offset.
    pub(super) tiered: Option<i64>,
    /// Bytes to copy as it is set.
    pub(super) chosen: Option<i64>,
    /// Whether it would have to try again, as its leader does not know what is tiered.
    pub(super) retry: bool,
    /// Where its local log starts, if that is later than its leader's.
    pub(super) thin_from: Option<i64>,
    pub(super) write_rate: i64,
}

impl Logs {
    pub(crate) fn new(places: &Places<'_>, is_empty: bool) -> Self {
        Self { rows: Vec::new(), of: table(places, is_empty) }
    }

    /// Adds what is told of a partition; says whether it is the first time.
    pub(crate) fn add(&mut self, place: usize, row: LogRow) -> bool {
        let Some(entry) = self.of.get_mut(place).filter(|entry| **entry == 0) else { return false };
        *entry = mark(self.rows.len());
        self.rows.push(row);
        true
    }

    /// The bytes on the leader's disk, as told.
    pub(crate) fn bytes(&self, place: usize) -> Option<i64> {
        self.rows.get(row_at(&self.of, place)?)?.local_bytes
    }

    /// What a new replica of a partition copies. `size` is what log directories show.
    pub(crate) fn copied(
        &self,
        place: usize,
        topic: &TopicState,
        size: Option<i64>,
        last_tiered: bool,
    ) -> Copied {
        let told = row_at(&self.of, place).and_then(|row| self.rows.get(row)).copied();
        let row = told.unwrap_or_else(|| LogRow {
            local_bytes: size,
            may_skip: is_tiered(topic) && !is_compacted(topic),
            ..LogRow::default()
        });
        let local = row.local_bytes;
        let mut copied = Copied { local, full: local, write_rate: row.write_rate, ..Copied::default() };
        match row.start {
            Some(start) => {
                copied.full = start.full_local.bytes.filter(|_| local.is_some());
                copied.tiered = start.last_tiered.bytes.filter(|_| local.is_some());
                copied.retry = start.last_tiered.start.is_none();
                let chosen = if last_tiered { start.last_tiered } else { start.full_local };
                copied.thin_from = chosen.start.filter(|start| *start > row.local_start);
            }
            None => copied.tiered = local.filter(|_| !row.may_skip),
        }
        copied.chosen = if last_tiered { copied.tiered } else { copied.full };
        copied
    }
}

/// Whether the topic's configs say that it is tiered.
pub(crate) fn is_tiered(topic: &TopicState) -> bool {
    has_word(topic, "remote.storage.enable", "true")
}

/// Whether the topic's configs say that it is compacted.
pub(crate) fn is_compacted(topic: &TopicState) -> bool {
    has_word(topic, "cleanup.policy", "compact")
}

fn has_word(topic: &TopicState, config: &str, word: &str) -> bool {
    let configs = topic.configs.as_deref().unwrap_or_default();
    let value = configs.iter().find(|(name, _)| name == config).map_or("", |(_, value)| value);
    value.split(',').any(|part| part.trim() == word)
}
