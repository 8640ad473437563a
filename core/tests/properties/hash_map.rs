//! The order of a Java hash map, against a map that really keeps its chains.

use podstripe::java::iteration_order;
use proptest::prelude::{Just, Strategy, any, prop_assert_eq, prop_oneof, proptest};

use crate::random::config;

/// `java.util.HashMap` without values. A chain never becomes a tree.
struct NaiveMap {
    buckets: Vec<Vec<(u32, usize)>>,
    size: usize,
}

impl NaiveMap {
    fn of(hashes: &[i32]) -> Self {
        let mut map = Self { buckets: vec![Vec::new(); 16], size: 0 };
        for (key, hash) in hashes.iter().enumerate() {
            map.put(*hash, key);
        }
        map
    }

    fn put(&mut self, hash: i32, key: usize) {
        let hash = hash.cast_unsigned() ^ (hash.cast_unsigned() >> 16);
        let slot = hash as usize % self.buckets.len();
        self.buckets[slot].push((hash, key));
        if self.buckets[slot].len() > 8 && self.buckets.len() < 64 {
            self.double();
        }
        self.size += 1;
        if self.size > self.buckets.len() / 4 * 3 {
            self.double();
        }
    }

    fn double(&mut self) {
        let old = std::mem::take(&mut self.buckets);
        self.buckets = vec![Vec::new(); old.len() * 2];
        for (hash, key) in old.into_iter().flatten() {
            let slot = hash as usize % self.buckets.len();
            self.buckets[slot].push((hash, key));
        }
    }

    fn keys(&self) -> Vec<usize> {
        self.buckets.iter().flatten().map(|(_, key)| *key).collect()
    }
}

/// Hashes that crowd a few buckets, and hashes from anywhere.
fn hash() -> impl Strategy<Value = i32> {
    prop_oneof![
        4 => 0..200_i32,
        3 => (0..12_i32).prop_map(|times| times * 64 + 5),
        2 => Just(2112),
        1 => any::<i32>(),
    ]
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn keys_come_in_the_order_of_a_map_that_keeps_chains(hashes in proptest::collection::vec(hash(), 0..140)) {
        prop_assert_eq!(iteration_order(&hashes), NaiveMap::of(&hashes).keys());
    }
}

#[test]
fn a_ninth_key_in_one_bucket_doubles_a_small_map() {
    // Sixteen apart: one bucket of 16 slots, two of 32, four of 64.
    let hashes: Vec<i32> = (0..9).map(|at| at * 16).collect();
    assert_eq!(iteration_order(&hashes[..8]), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(iteration_order(&hashes), [0, 2, 4, 6, 8, 1, 3, 5, 7]);
}
