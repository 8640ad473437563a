//! Replicas of consecutive partitions, in one flat list.

use alloc::{vec, vec::Vec};
use core::{
    ops::Range,
    slice::{ChunksExact, ChunksExactMut},
};

use super::Reason;
use crate::cluster::BrokerId;

/// The replicas of a topic's partitions: row by row, leader first.
///
/// ```text
/// start 9, replication factor 3      partition 9   partition 10
/// replicas                           6  4  5       2  3  1
///                                    ^ leader      ^ leader
/// ```
///
/// One list of 32-bit ids is what every engine can hand on without copying; a million partitions of three
/// replicas take twelve megabytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    start: u32,
    replication_factor: usize,
    replicas: Vec<BrokerId>,
    reasons: Option<Vec<Reason>>,
}

impl Assignment {
    /// An assignment of partitions from `start` on, whose replicas are all still 0.
    #[must_use]
    pub fn zeroed(start: u32, partitions: u32, replication_factor: i16) -> Self {
        let replication_factor = usize::try_from(replication_factor).unwrap_or(0);
        let replicas = vec![0; (partitions as usize).saturating_mul(replication_factor)];
        Self { start, replication_factor, replicas, reasons: None }
    }

    /// The same, which also keeps why each replica is where it is.
    #[must_use]
    pub fn traced(mut self) -> Self {
        self.reasons = Some(Vec::with_capacity(self.replicas.len()));
        self
    }

    /// Why each replica is where it is, row by row; none if it was not to be kept.
    #[must_use]
    pub fn reasons(&self) -> Option<&[Reason]> {
        self.reasons.as_deref()
    }

    /// The id of the first partition.
    #[must_use]
    pub const fn start(&self) -> u32 {
        self.start
    }

    /// How many replicas each partition has.
    #[must_use]
    pub const fn replication_factor(&self) -> usize {
        self.replication_factor
    }

    /// All replicas, row by row.
    #[must_use]
    pub fn flat(&self) -> &[BrokerId] {
        &self.replicas
    }

    /// All replicas, row by row, without a copy.
    #[must_use]
    pub fn into_flat(self) -> Vec<BrokerId> {
        self.replicas
    }

    /// The replicas of each partition, with the partition's id.
    #[must_use]
    pub fn partitions(&self) -> impl ExactSizeIterator<Item = (u32, &[BrokerId])> {
        self.replicas.chunks_exact(self.replication_factor.max(1)).enumerate().map(|(row, replicas)| {
            (self.start.saturating_add(u32::try_from(row).unwrap_or(u32::MAX)), replicas)
        })
    }

    /// The rows of these partitions. Empty if they are not all there.
    pub fn rows(&self, start: u32, count: u32) -> ChunksExact<'_, BrokerId> {
        let range = self.range(start.saturating_sub(self.start), count);
        self.replicas.get(range).unwrap_or_default().chunks_exact(self.replication_factor.max(1))
    }

    /// The rows of these partitions, to be filled. Empty if they are not all there.
    pub fn rows_mut(&mut self, start: u32, count: u32) -> ChunksExactMut<'_, BrokerId> {
        self.rows_to_fill(start, count).0
    }

    /// The rows of these partitions, and where to put their reasons if they are to be kept.
    pub(super) fn rows_to_fill(
        &mut self,
        start: u32,
        count: u32,
    ) -> (ChunksExactMut<'_, BrokerId>, Option<&mut Vec<Reason>>) {
        let range = self.range(start.saturating_sub(self.start), count);
        let rows = self.replicas.get_mut(range).unwrap_or_default();
        (rows.chunks_exact_mut(self.replication_factor.max(1)), self.reasons.as_mut())
    }

    /// Fills the rows of these partitions, the next without reasons, with rows of another assignment.
    pub(super) fn take(&mut self, start: u32, from: &Self, first_row: u32, count: u32) -> Option<()> {
        let rows = from.range(first_row, count);
        let own = self.range(start.saturating_sub(self.start), count);
        self.replicas.get_mut(own)?.copy_from_slice(from.replicas.get(rows.clone())?);
        if let (Some(own), Some(reasons)) = (&mut self.reasons, &from.reasons) {
            own.extend_from_slice(reasons.get(rows)?);
        }
        Some(())
    }

    fn range(&self, first_row: u32, count: u32) -> Range<usize> {
        let first = first_row as usize * self.replication_factor;
        first..first + count as usize * self.replication_factor
    }
}
