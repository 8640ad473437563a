//! How many replicas the partitions of a topic have.

use alloc::{borrow::Cow, vec::Vec};
use core::fmt::{Display, Formatter, Result};

use super::{PartitionState, TopicState};
use crate::{
    cluster::BrokerId,
    error::listed,
    gather::Gather as _,
    order::{Lookup, sort},
};

/// The partitions of a topic by their number of replicas, shown as `{2: [0], 3: [1, 2]}`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplicaCounts(Vec<(usize, i32)>);

impl ReplicaCounts {
    /// The counts of partitions: how many replicas, and the partition's id.
    #[must_use]
    pub fn new(mut counts: Vec<(usize, i32)>) -> Self {
        sort(&mut counts, Ord::cmp);
        Self(counts)
    }

    /// How many different counts there are.
    #[must_use]
    pub fn groups(&self) -> usize {
        self.0.chunk_by(|left, right| left.0 == right.0).count()
    }

    /// The lowest count, if there is a partition.
    #[must_use]
    pub fn lowest(&self) -> Option<usize> {
        self.0.first().map(|(count, _)| *count)
    }
}

impl Display for ReplicaCounts {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        let mut before = "{";
        for group in self.0.chunk_by(|left, right| left.0 == right.0) {
            let count = group.first().map_or(0, |first| first.0);
            write!(formatter, "{before}{count}: [{}]", listed(group.iter().map(|(_, id)| id)))?;
            before = ", ";
        }
        formatter.write_str(if before == "{" { "{}" } else { "}" })
    }
}

impl TopicState {
    /// The numbers of replicas that its partitions will have when what is in flight has ended.
    #[must_use]
    pub fn replica_counts(&self) -> ReplicaCounts {
        let counts = self.partitions.iter().map(|partition| (partition.target_count(), partition.partition));
        ReplicaCounts::new(counts.gather())
    }
}

impl PartitionState {
    /// The replicas that there will be when the reassignment in flight has ended: those of now, without the ones being
    /// removed.
    #[must_use]
    pub fn target(&self) -> Cow<'_, [BrokerId]> {
        if self.removing.is_empty() {
            return Cow::Borrowed(&self.replicas);
        }
        // Sorted, not looked up one by one: both lists may be as long as a text makes them.
        let removing = Lookup::new(&self.removing, Ord::cmp);
        let stays = |id: &&BrokerId| removing.find(|other| other.cmp(id)).is_none();
        Cow::Owned(self.replicas.iter().filter(stays).copied().gather())
    }

    /// How many those are.
    #[must_use]
    pub fn target_count(&self) -> usize {
        self.target().len()
    }
}
