//! What holds for every input, held against definitions that are too plain to be wrong.

mod classic;
mod draws;
mod hash_map;
mod order;
mod random;
mod rules;
mod runs;
mod small_clusters;
mod strings;
mod striped;

#[path = "../support/isolation.rs"]
mod isolation;
