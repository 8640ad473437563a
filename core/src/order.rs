//! One sort, and one search, for everything that is sorted here: brokers, racks, pods, topics, partitions.
//!
//! None of it is in a hot loop, and each sort and each ordered map of the standard library that is made for another type
//! adds some kilobytes to what a browser loads. So positions are sorted, by a comparison behind a pointer, and by the
//! heap that the rules need anyway.

use crate::gather::Gather as _;
use alloc::{collections::BinaryHeap, vec::Vec};
use core::cmp::Ordering;

/// Sorts; equal items keep their order.
pub(crate) fn sort<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let order = places(items.len(), &|left, right| compare_at(items, left, right, &compare));
    rearrange_items(order, items);
}

/// Sorts, and keeps the first of equal items.
#[inline(never)]
pub(crate) fn sort_unique<T: PartialEq>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    sort(items, compare);
    let mut kept = 0;
    for at in 0..items.len() {
        if at == 0 || items.get(at) != items.get(kept - 1) {
            items.swap(kept, at);
            kept += 1;
        }
    }
    items.truncate(kept);
}

// Once a type, not once a comparison.
#[inline(never)]
fn rearrange_items<T>(order: Vec<usize>, items: &mut [T]) {
    rearrange(order, &mut |left, right| items.swap(left, right));
}

/// Brings what stands at `order[at]` to `at`, for every `at`, by swaps.
fn rearrange(mut order: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for start in 0..order.len() {
        let mut at = start;
        // Once around the ring of places that begins here.
        while let Some(from) =
            order.get_mut(at).map(|from| core::mem::replace(from, at)).filter(|from| *from != start)
        {
            swap(at, from);
            at = from;
        }
    }
}

/// The first item that is equal to an earlier one.
pub(crate) fn first_repeated<T>(items: &[T], compare: impl Fn(&T, &T) -> Ordering) -> Option<usize> {
    first_equal(items.len(), &|left, right| compare_at(items, left, right, &compare))
}

/// The first two neighbours of an order that are equal.
pub(crate) fn equal_pair(order: &[usize], equal: &dyn Fn(usize, usize) -> bool) -> Option<(usize, usize)> {
    let mut last = None;
    for at in order {
        if let Some(last) = last.replace(*at).filter(|last| equal(*last, *at)) {
            return Some((last, *at));
        }
    }
    None
}

fn first_equal(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Option<usize> {
    let sorted = places(count, compare);
    let pairs = sorted.iter().zip(sorted.iter().skip(1));
    pairs.filter(|(left, right)| compare(**left, **right) == Ordering::Equal).map(|(_, second)| *second).min()
}

/// The places `0..count` in the order of what stands there.
pub(crate) fn places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).gather();
    // Most of what comes is sorted already.
    if (1..count).any(|at| compare(at - 1, at) == Ordering::Greater) {
        let heap: BinaryHeap<Place<'_>> = places.iter().map(|at| Place { at: *at, compare }).collect();
        for (place, sorted) in places.iter_mut().zip(heap.into_sorted_vec()) {
            *place = sorted.at;
        }
    }
    places
}

/// A place, ordered by what stands there; then by itself, so that equal items keep their order.
struct Place<'c> {
    at: usize,
    compare: &'c dyn Fn(usize, usize) -> Ordering,
}

impl Ord for Place<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.compare)(self.at, other.at).then(self.at.cmp(&other.at))
    }
}

impl PartialOrd for Place<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Place<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl Eq for Place<'_> {}

/// Items that are looked up by what they are compared by.
#[derive(Debug)]
pub(crate) struct Lookup<'i, T> {
    items: &'i [T],
    order: Vec<usize>,
}

impl<'i, T> Lookup<'i, T> {
    /// A lookup of these items. Of equal ones, any may be found.
    pub(crate) fn new(items: &'i [T], compare: impl Fn(&T, &T) -> Ordering) -> Self {
        let order = places(items.len(), &|left, right| compare_at(items, left, right, &compare));
        Self { items, order }
    }

    /// The item that is equal to what is looked for: `is` tells how an item lies to that.
    pub(crate) fn find(&self, is: impl Fn(&T) -> Ordering) -> Option<&'i T> {
        let found = found(&self.order, &|at| self.items.get(at).map_or(Ordering::Equal, &is))?;
        self.items.get(found)
    }
}

fn found(order: &[usize], is: &dyn Fn(usize) -> Ordering) -> Option<usize> {
    order.get(order.binary_search_by(|at| is(*at)).ok()?).copied()
}

fn compare_at<T>(items: &[T], left: usize, right: usize, compare: &impl Fn(&T, &T) -> Ordering) -> Ordering {
    match (items.get(left), items.get(right)) {
        (Some(left), Some(right)) => compare(left, right),
        _ => Ordering::Equal,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_standard_library_does(items in prop::collection::vec((0..20_u8, any::<u8>()), 0..200)) {
            let (mut ours, mut theirs) = (items.clone(), items.clone());
            sort(&mut ours, |left, right| left.0.cmp(&right.0));
            theirs.sort_by_key(|item| item.0);
            prop_assert_eq!(&ours, &theirs);
            let lookup = Lookup::new(&items, |left, right| left.0.cmp(&right.0));
            for wanted in 0..20 {
                let there = items.iter().any(|item| item.0 == wanted);
                prop_assert_eq!(lookup.find(|item| item.0.cmp(&wanted)).map(|item| item.0), there.then_some(wanted));
            }
        }
    }
}
