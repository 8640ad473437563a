//! What is placed together: each run of partitions, or all partitions of one set of brokers.
//!
//! # Why
//! Kafka's controller places run by run, and each run begins at a random broker. With every tenth partition a canary,
//! each canary partition is a run of its own, so its leader is a throw of dice, and the nine partitions between two of
//! them are a stripe that never gets round. Over many partitions brokers of one pod lead from a few to twice their
//! share; `docs/spread.md` has the numbers.
//!
//! # What grouping does
//! The partitions of one set are placed as one spec, and the k-th row goes to the k-th of them:
//!
//! ```text
//! partition    0 1 2 3 [4] 5 6 7 8 [9]                           specs as Kafka places    (0..4) (4) (5..9) (9)
//! set          S S S S  C  S S S S  C                            specs when grouped       S: 8 rows, C: 2 rows
//! row of       S S S S  C  S S S S  C
//!              0 1 2 3  0  4 5 6 7  1
//! ```
//!
//! Which brokers a partition may use, how many racks it is spread over and what is an error stay the same. Where each
//! set has one run (no rules, say) nothing changes at all.
//!
//! # What it does not do
//! Within a group the placer is Kafka's own, and what that cannot make even stays uneven: racks of different sizes, or
//! racks whose number and size share a factor, so that only some brokers lead between two shuffles. In the latter case
//! one long run even leads less evenly than many short ones, each of which begins anew. `explain` says when that is so.

use alloc::{vec, vec::Vec};

use super::{Assignment, Run};

/// What is placed together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spread {
    /// `"controller"`: each run of partitions, as a patched controller would.
    #[default]
    Controller,
    /// `"grouped"`: all partitions of one set of brokers, which keeps them even inside each pod.
    Grouped,
}

impl Spread {
    /// The names in requests.
    pub const NAMES: [(&'static str, Self); 2] =
        [("controller", Self::Controller), ("grouped", Self::Grouped)];

    /// The name in requests and answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Controller => "controller",
            Self::Grouped => "grouped",
        }
    }
}

/// The groups that these runs fall into, in the order of their first partitions: of each set a run that starts where
/// the set's first run starts, and has the partitions of all.
pub(super) fn groups(runs: &[Run], sets: usize) -> Vec<Run> {
    let mut groups: Vec<Run> = Vec::new();
    let mut group_of_set = vec![usize::MAX; sets];
    for run in runs {
        let Some(group) = group_of_set.get_mut(run.set) else { continue };
        if let Some(group) = groups.get_mut(*group) {
            group.count += run.count;
        } else {
            *group = groups.len();
            groups.push(*run);
        }
    }
    groups
}

/// Gives the rows of the groups to the partitions of the runs. `None` never: a group has the rows of its runs.
pub(super) fn scatter(
    runs: &[Run],
    groups: &[Run],
    placed: &[Assignment],
    out: &mut Assignment,
) -> Option<()> {
    // By set: its rows, and how many of them are given.
    let sets = groups.iter().map(|group| group.set).max()? + 1;
    let mut rows: Vec<(&Assignment, u32)> = vec![(placed.first()?, 0); sets];
    for (group, placed) in groups.iter().zip(placed) {
        *rows.get_mut(group.set)? = (placed, 0);
    }
    for run in runs {
        let (placed, given) = rows.get_mut(run.set)?;
        out.take(run.start, placed, *given, run.count)?;
        *given += run.count;
    }
    Some(())
}
