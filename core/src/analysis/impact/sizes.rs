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

/// What each new replica of a partition copies: as Kafka has always done it, and from the last tiered offset on.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Copied {
    /// Bytes on the leader's disk.
    pub(super) local: Option<i64>,
    /// The bytes of both ways.
    pub(super) bytes: [Option<i64>; 2],
    /// Where the new replica's local log starts either way, if that is later than its leader's.
    thin_from: [Option<i64>; 2],
    /// Whether from the last tiered offset on it would have to try again, as its leader does not know what is tiered.
    pub(super) retry: bool,
    /// Bytes a second that producers write.
    pub(crate) write_rate: i64,
}

impl Copied {
    /// Of a log without offsets. If a new replica may leave out what is tiered, its bytes are then not known.
    pub(crate) fn of(local: Option<i64>, may_skip: bool) -> Self {
        let tiered = if may_skip { None } else { local };
        Self { local, bytes: [local, tiered], ..Self::default() }
    }

    /// Takes over where a new replica starts. Its bytes count only if those of its leader are known.
    pub(crate) fn starts(&mut self, start: &FollowerStart, local_start: i64) {
        let starts = [&start.full_local, &start.last_tiered];
        for ((start, bytes), thin) in starts.iter().zip(&mut self.bytes).zip(&mut self.thin_from) {
            *bytes = start.bytes.filter(|_| self.local.is_some());
            *thin = start.start.filter(|start| *start > local_start);
        }
        self.retry = start.last_tiered.start.is_none();
    }

    /// The bytes as it is set, and where the local log then starts.
    pub(super) fn chosen(&self, last_tiered: bool) -> (Option<i64>, Option<i64>) {
        let ([full, tiered], [from, from_tiered]) = (self.bytes, self.thin_from);
        if last_tiered { (tiered, from_tiered) } else { (full, from) }
    }
}

/// What is told of leaders' logs, by place.
#[derive(Debug, Default)]
pub(crate) struct Logs {
    rows: Vec<Copied>,
    of: Vec<u32>,
}

impl Logs {
    pub(crate) fn new(places: &Places<'_>) -> Self {
        Self { rows: Vec::new(), of: table(places, false) }
    }

    /// Adds what is told of a partition; says whether it is the first time.
    pub(crate) fn add(&mut self, place: usize, row: Copied) -> bool {
        let Some(entry) = self.of.get_mut(place).filter(|entry| **entry == 0) else { return false };
        *entry = mark(self.rows.len());
        self.rows.push(row);
        true
    }

    /// What is told of a partition, else what follows from the bytes that log directories show.
    pub(super) fn get(&self, place: usize, size: Option<i64>, may_skip: bool) -> Copied {
        match row_at(&self.of, place).and_then(|row| self.rows.get(row)) {
            Some(told) => *told,
            None => Copied::of(size, may_skip),
        }
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
