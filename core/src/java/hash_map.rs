//! The order in which `java.util.HashMap` iterates.
//!
//! # Goals
//! The exact order of `keySet()` and `values()` after the given keys were put in, one by one, into a new map.
//!
//! # Constraints
//! It is a side effect of an implementation, yet Kafka's placer lets its random stream be consumed in this
//! order, so it decides placements. It has not changed since Java 8.
//!
//! # Algorithm
//! A hash is spread (`h ^ h >>> 16`); its low bits choose a bucket of a table of 16, 32, 64, ... slots; a bucket
//! is a chain to whose tail new keys go. When more than three quarters of the slots' number are in, the table
//! doubles and each chain splits in two, keeping its order. So the final order is by bucket, then by arrival.
//! All that is left to find is the final size of the table:
//!
//! ```text
//! insert Aa BB x    hash(Aa) = hash(BB): one bucket, in the order of arrival
//!   slot 0  .. .. 64 ..  .. 120
//!              Aa-BB      x          iteration: Aa BB x
//! ```
//!
//! One more rule doubles it: a ninth key in one bucket of a table with fewer than 64 slots.
//!
//! # Not reproduced
//! A ninth key in one bucket of a table of 64 slots or more makes the bucket a tree, whose order for equal
//! hashes depends on object identity in the running JVM: Kafka itself does not repeat it. Such a bucket keeps the
//! order of arrival here. It takes nine racks whose hashes agree in six bits or more.

use crate::gather::Gather as _;
use alloc::{vec, vec::Vec};

use crate::order::places;

const FIRST_CAPACITY: u32 = 16;
const TREEIFY_THRESHOLD: usize = 8;
const MIN_TREEIFY_CAPACITY: u32 = 64;

/// The hash of an `Integer` key: the number itself.
#[must_use]
pub const fn integer_hash(key: i32) -> i32 {
    key
}

/// The iteration order of a `HashMap` into which distinct keys with these hashes were put, in this order.
///
/// The answer holds positions in `hashes`.
///
/// ```
/// use podstripe::java::{iteration_order, string_hash};
/// // b (98) has slot 2, a (97) has slot 1
/// assert_eq!(iteration_order(&[string_hash("b"), string_hash("a")]), [1, 0]);
/// ```
#[must_use]
pub fn iteration_order(hashes: &[i32]) -> Vec<usize> {
    let spread: Vec<u32> = hashes.iter().map(|&hash| spread(hash)).gather();
    let capacity = final_capacity(&spread);
    let slot = |key: usize| spread.get(key).map(|hash| hash & (capacity - 1));
    // A stable sort: inside a bucket the order of arrival stays.
    places(spread.len(), &|left, right| slot(left).cmp(&slot(right)))
}

fn spread(hash: i32) -> u32 {
    let hash = hash.cast_unsigned();
    hash ^ (hash >> 16)
}

/// The number of slots after all keys are in: replays the inserts, counting the keys of each slot.
fn final_capacity(spread: &[u32]) -> u32 {
    let mut capacity = FIRST_CAPACITY;
    let mut counts = count_slots(&[], capacity);
    for (size, &hash) in (1_usize..).zip(spread) {
        let crowded = add(&mut counts, hash, capacity) > TREEIFY_THRESHOLD;
        let inserted = spread.get(..size).unwrap_or(spread);
        // In Java's order: a crowded bucket doubles the table inside the insert, the load does so afterwards.
        if crowded && capacity < MIN_TREEIFY_CAPACITY {
            capacity *= 2;
            counts = count_slots(inserted, capacity);
        }
        if size as u64 * 4 > u64::from(capacity) * 3 {
            capacity *= 2;
            counts = count_slots(inserted, capacity);
        }
    }
    capacity
}

fn count_slots(inserted: &[u32], capacity: u32) -> Vec<usize> {
    let mut counts = vec![0; capacity as usize];
    for &hash in inserted {
        add(&mut counts, hash, capacity);
    }
    counts
}

/// Adds a key to its slot and says how many the slot holds now.
fn add(counts: &mut [usize], hash: u32, capacity: u32) -> usize {
    // The mask keeps the slot inside the table, so the other arm is never taken.
    counts.get_mut((hash & (capacity - 1)) as usize).map_or(0, |count| {
        *count += 1;
        *count
    })
}
