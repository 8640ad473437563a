//! Two assignments side by side: what moves, what only changes its order, who leads.
//!
//! Replicas are compared as sets, because only a broker that had none has to copy data; their order is compared at the
//! first place, because that broker is the preferred leader:
//!
//! ```text
//! [0,2,1] -> [2,3,0]   moved       adds 3, removes 1, preferred leader 0 -> 2
//! [1,0,2] -> [0,1,2]   reordered   preferred leader 1 -> 0
//! [1,0,2] -> [1,2,0]   reordered
//! ```

use alloc::{string::String, vec::Vec};
use core::{cmp::Ordering, fmt::Write as _};

use super::BrokerIndex;
use crate::{
    cluster::BrokerId,
    state::{Row, missing, sort_rows},
};

/// What becomes of a partition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    /// The same replicas in the same order.
    Unchanged,
    /// The same brokers in another order: no data moves.
    Reordered,
    /// Other brokers.
    Moved,
    /// It is on the second side alone.
    Added,
    /// It is on the first side alone.
    Removed,
}

impl ChangeKind {
    /// The name in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unchanged => "unchanged",
            Self::Reordered => "reordered",
            Self::Moved => "moved",
            Self::Added => "added",
            Self::Removed => "removed",
        }
    }
}

/// A partition on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<'a> {
    /// The topic.
    pub topic: &'a str,
    /// The partition's id.
    pub partition: i32,
    /// Its replicas on the first side.
    pub before: Option<&'a [BrokerId]>,
    /// Its replicas on the second side.
    pub after: Option<&'a [BrokerId]>,
}

/// What two assignments have in common, and what not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diff<'a> {
    /// The partitions that differ, by topic and partition.
    pub changes: Vec<Change<'a>>,
    /// The counts.
    pub summary: Summary,
    /// What each broker carries, ascending by id.
    pub brokers: Vec<BrokerChange>,
}

/// Counts over all partitions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Partitions on both sides.
    pub partitions: u64,
    /// Partitions of those that are the same.
    pub unchanged: u64,
    /// Partitions that get a broker which has to copy data, or lose one.
    pub partitions_with_data_move: u64,
    /// Partitions whose brokers only change places.
    pub partitions_order_only: u64,
    /// Replicas that have to be copied.
    pub replicas_added: u64,
    /// Replicas that go away.
    pub replicas_removed: u64,
    /// Partitions whose first replica changes.
    pub preferred_leader_changes: u64,
    /// Partitions whose number of replicas changes.
    pub replication_factor_changes: u64,
    /// Partitions of the first side alone. For a plan, those that it leaves as they are.
    pub only_before: u64,
    /// Partitions of the second side alone.
    pub only_after: u64,
}

/// What a broker carries on both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BrokerChange {
    /// The broker.
    pub broker: BrokerId,
    /// Partitions whose first replica it is: before, after.
    pub leaders: [u64; 2],
    /// Partitions of which it has a replica: before, after.
    pub replicas: [u64; 2],
}

impl Change<'_> {
    /// What becomes of the partition.
    #[must_use]
    pub fn kind(&self) -> ChangeKind {
        match (self.before, self.after) {
            (Some(before), Some(after)) if before == after => ChangeKind::Unchanged,
            (Some(_), Some(_)) if self.adds().is_empty() && self.removes().is_empty() => {
                ChangeKind::Reordered
            }
            (Some(_), Some(_)) => ChangeKind::Moved,
            (None, _) => ChangeKind::Added,
            (_, None) => ChangeKind::Removed,
        }
    }

    /// The brokers that get a replica, in the order of the second side.
    #[must_use]
    pub fn adds(&self) -> Vec<BrokerId> {
        missing(self.after.unwrap_or_default(), self.before.unwrap_or_default())
    }

    /// The brokers that lose one, in the order of the first side.
    #[must_use]
    pub fn removes(&self) -> Vec<BrokerId> {
        missing(self.before.unwrap_or_default(), self.after.unwrap_or_default())
    }

    /// The first replica before and after, if it changes.
    #[must_use]
    pub fn leader_change(&self) -> Option<(BrokerId, BrokerId)> {
        let (before, after) = (*self.before?.first()?, *self.after?.first()?);
        (before != after).then_some((before, after))
    }

    /// Why the partition is listed, in words.
    #[must_use]
    pub fn reason(&self) -> String {
        let mut text = String::new();
        match self.kind() {
            ChangeKind::Unchanged => text.push_str("unchanged"),
            ChangeKind::Added => text.push_str("only after"),
            ChangeKind::Removed => text.push_str("only before"),
            ChangeKind::Reordered | ChangeKind::Moved => {
                let (adds, removes) = (self.adds(), self.removes());
                say(&mut text, "adds ", &adds);
                say(&mut text, "removes ", &removes);
                if let Some((before, after)) = self.leader_change() {
                    // Writing into a string cannot fail.
                    let _ = write!(text, "{}preferred leader {before} -> {after}", separator(&text));
                } else if adds.is_empty() && removes.is_empty() {
                    text.push_str("followers in another order");
                }
            }
        }
        text
    }
}

fn separator(text: &str) -> &'static str {
    if text.is_empty() { "" } else { "; " }
}

fn say(text: &mut String, what: &str, brokers: &[BrokerId]) {
    for (at, broker) in brokers.iter().enumerate() {
        let lead = if at > 0 { ", " } else { separator(text) };
        let what = if at > 0 { "" } else { what };
        // Writing into a string cannot fail.
        let _ = write!(text, "{lead}{what}{broker}");
    }
}

/// Compares two assignments, whose rows may come in any order; no partition stands twice in one of them.
///
/// If the second is a plan, partitions that it does not speak of stay as they are and are not listed.
#[must_use]
pub fn diff<'a>(before: &[Row<'a>], after: &[Row<'a>], after_is_plan: bool) -> Diff<'a> {
    let mut diff = Diff::default();
    let mut ids = Vec::new();
    for rows in [before, after] {
        for row in rows {
            ids.extend_from_slice(row.replicas);
        }
    }
    let index = BrokerIndex::of(ids);
    for id in index.ids() {
        diff.brokers.push(BrokerChange { broker: *id, ..BrokerChange::default() });
    }
    let (left, right) = (sorted(before), sorted(after));
    let (mut left, mut right) = (left.iter(), right.iter());
    loop {
        let order = match (left.as_slice().first(), right.as_slice().first()) {
            (None, None) => break,
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (Some(left), Some(right)) => left.key().cmp(&right.key()),
        };
        let before = if order == Ordering::Greater { None } else { left.next() };
        let after = if order == Ordering::Less { None } else { right.next() };
        let Some(row) = before.or(after) else { break };
        let change = Change {
            topic: row.topic,
            partition: row.partition,
            before: before.map(|row| row.replicas),
            after: after.map(|row| row.replicas),
        };
        let stays = after_is_plan && after.is_none();
        diff.summary.count(&change);
        count(&mut diff.brokers, &index, change.before, 0);
        count(&mut diff.brokers, &index, if stays { change.before } else { change.after }, 1);
        if !stays && change.kind() != ChangeKind::Unchanged {
            diff.changes.push(change);
        }
    }
    diff
}

fn sorted<'a>(rows: &[Row<'a>]) -> Vec<Row<'a>> {
    let mut rows = rows.to_vec();
    sort_rows(&mut rows);
    rows
}

fn count(brokers: &mut [BrokerChange], index: &BrokerIndex, replicas: Option<&[BrokerId]>, side: usize) {
    for (at, broker) in replicas.unwrap_or_default().iter().enumerate() {
        let Some(load) = index.place(*broker).and_then(|at| brokers.get_mut(at)) else { continue };
        if let (Some(replicas), Some(leaders)) = (load.replicas.get_mut(side), load.leaders.get_mut(side)) {
            *replicas += 1;
            *leaders += u64::from(at == 0);
        }
    }
}

impl Summary {
    fn count(&mut self, change: &Change<'_>) {
        match change.kind() {
            ChangeKind::Added => {
                self.only_after += 1;
                return;
            }
            ChangeKind::Removed => {
                self.only_before += 1;
                return;
            }
            ChangeKind::Unchanged => self.unchanged += 1,
            ChangeKind::Reordered => self.partitions_order_only += 1,
            ChangeKind::Moved => self.partitions_with_data_move += 1,
        }
        self.partitions += 1;
        self.replicas_added += change.adds().len() as u64;
        self.replicas_removed += change.removes().len() as u64;
        self.preferred_leader_changes += u64::from(change.leader_change().is_some());
        let lengths = (change.before.map(<[_]>::len), change.after.map(<[_]>::len));
        self.replication_factor_changes += u64::from(lengths.0 != lengths.1);
    }
}
