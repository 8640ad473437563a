//! What the placer inherits from Java.
//!
//! Kafka's placer is a Java program, and three habits of the Java library decide which broker it picks:
//!
//! | Java | here | why it reaches a placement |
//! |---|---|---|
//! | `java.util.Random` | [`JavaRandom`], behind the trait [`RandomBits`] | the start of every stripe and every reshuffle |
//! | `java.util.HashMap` iteration | [`iteration_order`] | racks draw from the random stream in this order |
//! | `String.hashCode`, `String.compareTo` | [`string_hash`], [`compare_strings`] | the map's buckets, and the order of racks |
//!
//! This module knows integers and UTF-16 code units. It knows no brokers, racks, pods or errors.

mod hash_map;
mod random;
mod string;

pub use hash_map::{integer_hash, iteration_order};
pub use random::{JavaRandom, RandomBits, shuffle};
pub use string::{compare_strings, string_hash};
