//! One sort, and one search, for everything that is sorted here: brokers, racks, pods, topics, partitions.
//!
//! None of it is in a hot loop, and each sort and each ordered map of the standard library that is made for another type
//! adds some kilobytes to what a browser loads. So positions are sorted, by one function that gets the comparison
//! behind a pointer.

use crate::gather::Gather as _;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Sorts; equal items keep their order.
pub(crate) fn sort<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let order = places(items.len(), &|left, right| compare_at(items, left, right, &compare));
    rearrange(&swaps(order), items);
}

/// Sorts, and keeps the first of equal items.
pub(crate) fn sort_unique<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let (order, count) = unique(items.len(), &|left, right| compare_at(items, left, right, &compare));
    rearrange(&swaps(order), items);
    items.truncate(count);
}

// Once a type, not once a comparison.
#[inline(never)]
fn rearrange<T>(swaps: &[usize], items: &mut [T]) {
    for (at, with) in swaps.iter().enumerate() {
        items.swap(at, *with);
    }
}

/// From what is to stand at each place to what each place in turn is swapped with.
#[inline(never)]
fn swaps(mut order: Vec<usize>) -> Vec<usize> {
    for at in 0..order.len() {
        let next = |from: usize| order.get(from).copied().unwrap_or(at);
        let mut from = next(at);
        // What stood at an earlier place went where that one was swapped with.
        while from < at {
            from = next(from);
        }
        if let Some(entry) = order.get_mut(at) {
            *entry = from;
        }
    }
    order
}

/// The places in order, those of items that are equal to an earlier one at the end, and how many are before them.
#[inline(never)]
fn unique(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> (Vec<usize>, usize) {
    let mut order = Vec::with_capacity(count);
    let mut again = Vec::new();
    for at in places(count, compare) {
        let last = order.last().filter(|last| compare(**last, at).is_eq());
        (if last.is_some() { &mut again } else { &mut order }).push(at);
    }
    let unique = order.len();
    order.append(&mut again);
    (order, unique)
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
    let mut first: Option<usize> = None;
    for pair in sorted.windows(2) {
        if let [left, right] = pair
            && compare(*left, *right).is_eq()
        {
            first = Some(first.unwrap_or(*right).min(*right));
        }
    }
    first
}

/// The places `0..count` in the order of what stands there; those of equal items as they were.
pub(crate) fn places(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).gather();
    // Most of what comes is sorted already.
    let is_sorted = !(1..count).any(|at| compare(at - 1, at).is_gt());
    let mut width = if is_sorted { count } else { 1 };
    let mut merged = Vec::with_capacity(if is_sorted { 0 } else { count });
    while width < count {
        // Neighbouring runs of this length become one.
        for runs in places.chunks(2 * width) {
            let (left, mut right) = runs.split_at_checked(width).unwrap_or((runs, &[]));
            for at in left {
                while let Some((first, rest)) = right.split_first()
                    && compare(*at, *first).is_gt()
                {
                    merged.push(*first);
                    right = rest;
                }
                merged.push(*at);
            }
            merged.extend_from_slice(right);
        }
        core::mem::swap(&mut places, &mut merged);
        merged.clear();
        width *= 2;
    }
    places
}

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
            let mut unique = items.clone();
            sort_unique(&mut unique, |left, right| left.0.cmp(&right.0));
            theirs.dedup_by_key(|item| item.0);
            prop_assert_eq!(&unique, &theirs);
            let lookup = Lookup::new(&items, |left, right| left.0.cmp(&right.0));
            for wanted in 0..20 {
                let there = items.iter().any(|item| item.0 == wanted);
                prop_assert_eq!(lookup.find(|item| item.0.cmp(&wanted)).map(|item| item.0), there.then_some(wanted));
            }
        }
    }
}
