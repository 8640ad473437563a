//! A plan: which replicas some partitions are to have.

use alloc::{string::String, vec::Vec};

use crate::{
    cluster::BrokerId,
    gather::Gather as _,
    order::{places, sort},
};

/// The replicas that some partitions are to have, in the order of the source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The partitions; each stands once.
    pub entries: Vec<PlanEntry>,
}

/// One partition of a plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanEntry {
    /// The topic.
    pub topic: String,
    /// The partition's id.
    pub partition: i32,
    /// Its replicas, the preferred leader first.
    pub replicas: Vec<BrokerId>,
    /// The log directory of each replica, or "any".
    pub log_dirs: Option<Vec<String>>,
}

/// A partition and its replicas, borrowed from wherever they are: what every printer of plans takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// The topic.
    pub topic: &'a str,
    /// The partition's id.
    pub partition: i32,
    /// Its replicas, the preferred leader first.
    pub replicas: &'a [BrokerId],
    /// The log directory of each replica; "any" each if it is not known.
    pub log_dirs: Option<&'a [String]>,
}

impl PlanEntry {
    /// What the entry is known and ordered by.
    pub(crate) fn key(&self) -> (&str, i32) {
        (&self.topic, self.partition)
    }
}

impl Plan {
    /// Adds a partition whose log directories are not known.
    #[inline(never)]
    pub(crate) fn add(&mut self, topic: &str, partition: i32, replicas: Vec<BrokerId>) {
        self.entries.push(PlanEntry { topic: topic.into(), partition, replicas, log_dirs: None });
    }

    /// A plan of these rows.
    #[must_use]
    pub fn of(rows: &[Row<'_>]) -> Self {
        let entry = |row: &Row<'_>| PlanEntry {
            topic: row.topic.into(),
            partition: row.partition,
            replicas: row.replicas.into(),
            log_dirs: row.log_dirs.map(Into::into),
        };
        Self { entries: rows.iter().map(entry).gather() }
    }

    /// All partitions.
    #[must_use]
    pub fn rows(&self) -> Vec<Row<'_>> {
        let mut rows = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            rows.push(Row {
                topic: &entry.topic,
                partition: entry.partition,
                replicas: &entry.replicas,
                log_dirs: entry.log_dirs.as_deref(),
            });
        }
        rows
    }
}

impl Row<'_> {
    /// The order of Kafka's tools: by topic, then by partition.
    #[must_use]
    pub fn key(&self) -> (&str, i32) {
        (self.topic, self.partition)
    }
}

/// The places of partitions by topic, then by partition.
#[inline(never)]
pub(crate) fn partition_order<'k>(count: usize, key: &dyn Fn(usize) -> Option<(&'k str, i32)>) -> Vec<usize> {
    places(count, &|left, right| key(left).cmp(&key(right)))
}

/// The first partition that is there a second time, and where.
pub(crate) fn partition_repeated<'k>(
    count: usize,
    key: &dyn Fn(usize) -> Option<(&'k str, i32)>,
) -> Option<(usize, (&'k str, i32))> {
    let mut twice = None;
    for pair in partition_order(count, key).windows(2) {
        if let [first, second] = pair
            && twice.is_none_or(|twice| *second < twice)
            && key(*first) == key(*second)
        {
            twice = Some(*second);
        }
    }
    twice.and_then(|at| Some((at, key(at)?)))
}

/// Brings rows into the order of Kafka's tools.
pub(crate) fn sort_rows(rows: &mut [Row<'_>]) {
    sort(rows, |left, right| left.key().cmp(&right.key()));
}
