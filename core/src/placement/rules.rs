//! Isolation rules: which partitions are confined to which pod.

use alloc::{collections::BinaryHeap, string::String, vec::Vec};
use core::{cmp::Reverse, ops::Range};

use crate::{
    error::{Error, ErrorCode, listed},
    gather::Gather as _,
    java::compare_strings,
    order::{first_repeated, sort},
    value::{brief, quoted},
};

/// Which partitions of a topic a rule speaks of, by their absolute ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matcher(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// Every `i` with `i mod n = n - 1`; `n` is at least 1.
    Interval(u32),
    /// INVARIANT: ascending, none empty, none touching the next.
    Ranges(Vec<Range<u32>>),
}

impl Matcher {
    /// Every `interval`th partition, the last of each group. An interval of 0 matches nothing.
    #[must_use]
    pub const fn interval(interval: u32) -> Self {
        Self(if interval == 0 { Kind::Ranges(Vec::new()) } else { Kind::Interval(interval) })
    }

    /// The partitions of these ranges. They may come in any order, overlap or be empty.
    #[must_use]
    pub fn ranges(ranges: impl IntoIterator<Item = Range<u32>>) -> Self {
        Self::joined(ranges.into_iter().gather())
    }

    #[inline(never)]
    pub(crate) fn joined(mut given: Vec<Range<u32>>) -> Self {
        sort(&mut given, |left, right| left.start.cmp(&right.start));
        let mut ranges: Vec<Range<u32>> = Vec::new();
        for range in given {
            match ranges.last_mut() {
                _ if range.is_empty() => {}
                Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
                _ => ranges.push(range),
            }
        }
        Self(Kind::Ranges(ranges))
    }

    /// These partitions.
    #[must_use]
    pub fn partitions(partitions: impl IntoIterator<Item = u32>) -> Self {
        Self::ranges(partitions.into_iter().map(|partition| partition..partition.saturating_add(1)))
    }

    /// Whether this partition is one of them.
    #[must_use]
    pub fn matches(&self, partition: u32) -> bool {
        match &self.0 {
            Kind::Interval(interval) => partition % interval == interval - 1,
            Kind::Ranges(ranges) => {
                let after = ranges.partition_point(|range| range.start <= partition);
                after
                    .checked_sub(1)
                    .and_then(|at| ranges.get(at))
                    .is_some_and(|range| range.contains(&partition))
            }
        }
    }

    /// Every how many partitions one is matched, if that is what was said.
    #[must_use]
    pub const fn every(&self) -> Option<u32> {
        match &self.0 {
            Kind::Interval(interval) => Some(*interval),
            Kind::Ranges(_) => None,
        }
    }

    /// The first partitions that match, up to the next that does not; partition ids end at 2^31 - 2.
    #[must_use]
    pub fn first_run(&self) -> Option<Range<u32>> {
        self.next_run(0, i32::MAX.unsigned_abs())
    }

    /// How many partitions match below each of these ends, which ascend: in topics of so many partitions, that is.
    #[must_use]
    pub fn counts_below(&self, ends: &[u32]) -> Vec<u32> {
        let mut counts = Vec::with_capacity(ends.len());
        // What the ranges before `at` have, which end below the end at hand.
        let (mut whole, mut at) = (0, 0);
        for end in ends {
            counts.push(match &self.0 {
                Kind::Interval(interval) => end / interval,
                Kind::Ranges(ranges) => {
                    while let Some(range) = ranges.get(at).filter(|range| range.end <= *end) {
                        whole += range.end - range.start;
                        at += 1;
                    }
                    whole + ranges.get(at).map_or(0, |range| end.saturating_sub(range.start))
                }
            });
        }
        counts
    }

    /// The first run of matching partitions at or after `from`, cut off at `end`.
    fn next_run(&self, from: u32, end: u32) -> Option<Range<u32>> {
        let run = match &self.0 {
            // Every partition: one run, not one for each.
            Kind::Interval(1) => from..end,
            Kind::Interval(interval) => {
                let first = from.checked_add(interval - 1 - from % interval)?;
                first..first.checked_add(1)?
            }
            Kind::Ranges(ranges) => {
                let range = ranges.get(ranges.partition_point(|range| range.end <= from))?;
                range.start.max(from)..range.end.min(end)
            }
        };
        (run.start < run.end && run.end <= end).then_some(run)
    }
}

/// A rule: these partitions of every topic are confined to this pod, and all others are kept out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IsolationRule {
    /// The pod.
    pub pod: String,
    /// The partitions.
    pub matcher: Matcher,
}

impl IsolationRule {
    /// Whether this partition is confined to the pod.
    #[must_use]
    pub fn matches(&self, partition: u32) -> bool {
        self.matcher.matches(partition)
    }
}

/// Rules that can stand together: no pod has two.
///
/// Two rules may still match one partition. That is an error only for a topic that has the partition, and only if
/// both pods are there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IsolationRules(Vec<IsolationRule>);

impl IsolationRules {
    /// Checks the rules.
    ///
    /// # Errors
    /// `INVALID_CONFIG` if a pod has two.
    pub fn new(rules: Vec<IsolationRule>) -> Result<Self, Error> {
        let repeated = first_repeated(&rules, |left, right| left.pod.cmp(&right.pod));
        if let Some(IsolationRule { pod, .. }) = repeated.and_then(|at| rules.get(at)) {
            return Err(Error::new(
                ErrorCode::InvalidConfig,
                format_args!("pod {} has two isolation rules; a pod has one at most", quoted(pod)),
            )
            .with_pod(pod.as_str())
            .with_value(&quoted(pod)));
        }
        Ok(Self(rules))
    }

    /// The rules, in the order given.
    #[must_use]
    pub fn as_slice(&self) -> &[IsolationRule] {
        &self.0
    }
}

/// The runs of partitions in `range` that one of the rules matches, ascending, with the place of the rule.
///
/// A merge of the rules' own runs: its cost grows with the runs, not with the partitions.
///
/// # Errors
/// `CONFLICTING_POD_RULES` for the lowest partition that two rules match, naming all their pods.
pub(super) fn matching_runs(
    rules: &[&IsolationRule],
    range: Range<u32>,
) -> Result<Vec<(Range<u32>, usize)>, Error> {
    let mut heap = BinaryHeap::new();
    let add_next = |heap: &mut BinaryHeap<_>, at: usize, from: u32| {
        if let Some(run) = rules.get(at).and_then(|rule| rule.matcher.next_run(from, range.end)) {
            heap.push(Reverse((run.start, at, run.end)));
        }
    };
    for at in 0..rules.len() {
        add_next(&mut heap, at, range.start);
    }
    let mut runs: Vec<(Range<u32>, usize)> = Vec::new();
    while let Some(Reverse((start, at, end))) = heap.pop() {
        match runs.last_mut() {
            Some((last, _)) if start < last.end => return Err(conflict(rules, start)),
            Some((last, same)) if start == last.end && *same == at => last.end = end,
            _ => runs.push((start..end, at)),
        }
        add_next(&mut heap, at, end);
    }
    Ok(runs)
}

/// The error that several of these rules match a partition.
pub(super) fn conflict(rules: &[&IsolationRule], partition: u32) -> Error {
    let mut pods: Vec<&str> =
        rules.iter().filter(|rule| rule.matches(partition)).map(|rule| rule.pod.as_str()).gather();
    sort(&mut pods, |left, right| compare_strings(left, right));
    let error = Error::new(
        ErrorCode::ConflictingPodRules,
        format_args!(
            "Partition {partition} matches multiple pod isolation rules: [{}]. Each partition must map to at most \
             one isolated pod. Please review your canary specification.",
            listed(pods.iter().map(|pod| brief(pod)))
        ),
    )
    .with_number("partition", partition);
    pods.into_iter().fold(error, Error::with_pod)
}
