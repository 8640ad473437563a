//! One sort for everything that is sorted here: brokers, racks, pods, topics.
//!
//! None of it is in a hot loop, and each sort of the standard library that is made for another type adds some kilobytes
//! to what a browser loads. So positions are sorted, by a comparison behind a pointer.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Sorts; equal items keep their order.
pub(crate) fn sort<T: Clone>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let sorted: Vec<T> = places(items.len(), &|left, right| compare_at(items, left, right, &compare))
        .into_iter()
        .filter_map(|at| items.get(at).cloned())
        .collect();
    *items = sorted;
}

/// The first item that is equal to an earlier one.
pub(crate) fn first_repeated<T>(items: &[T], compare: impl Fn(&T, &T) -> Ordering) -> Option<usize> {
    let sorted = places(items.len(), &|left, right| compare_at(items, left, right, &compare));
    let equal = |left: usize, right: usize| compare_at(items, left, right, &compare) == Ordering::Equal;
    let pairs = sorted.iter().zip(sorted.iter().skip(1));
    pairs.filter(|(left, right)| equal(**left, **right)).map(|(_, second)| *second).min()
}

/// The places `0..count` in the order of what stands there.
pub(crate) fn places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_unstable_by(|left, right| compare(*left, *right).then(left.cmp(right)));
    places
}

fn compare_at<T>(items: &[T], left: usize, right: usize, compare: &impl Fn(&T, &T) -> Ordering) -> Ordering {
    match (items.get(left), items.get(right)) {
        (Some(left), Some(right)) => compare(left, right),
        _ => Ordering::Equal,
    }
}
