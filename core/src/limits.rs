//! How large an input may be. Every size is held against these before memory is taken for it.
//!
//! The bounds lie well above any cluster that Kafka can run, and low enough for a browser's tab.

/// Brokers of a cluster.
pub const MAX_BROKERS: usize = 100_000;
/// Topics of one call.
pub const MAX_TOPICS: usize = 100_000;
/// New partitions of all topics of one call.
pub const MAX_PARTITIONS: u64 = 10_000_000;
/// New replicas of all topics of one call; each takes four bytes.
pub const MAX_REPLICAS: u64 = 50_000_000;
/// Replicas of all topics of one call that are explained, each with a sentence.
pub const MAX_EXPLAINED: u64 = 100_000;
/// Broker ids in the lists of eligible brokers of an explanation, which has a list for each spec.
pub const MAX_LISTED: u64 = 5_000_000;
/// Seeds over which an explanation counts what brokers lead.
pub const MAX_SEEDS: u32 = 1_000;
/// Isolation rules of one call.
pub const MAX_RULES: usize = 1_000;
/// Ranges and explicit partition ids of one rule.
pub const MAX_RULE_ITEMS: usize = 1_000_000;
/// Elementary steps of one call (draws, racks visited, replicas placed): some ten seconds on one core. A request
/// that hides more work than that behind few partitions, such as an interval of 2 over thousands of racks, is
/// refused before it starts.
pub const MAX_STEPS: u64 = 4_000_000_000;
/// Bytes of a text that is read line by line.
pub const MAX_TEXT_BYTES: usize = 256 << 20;
/// Bytes of a JSON text, which is read whole: in memory it takes up to eleven times as much.
pub const MAX_JSON_BYTES: usize = 64 << 20;
/// Values (numbers, texts, lists, maps) of one request, however it comes.
pub const MAX_VALUES: u32 = 20_000_000;
/// How deep lists and maps of a request may lie in one another.
pub const MAX_DEPTH: u32 = 32;
/// Bytes of a rack's or a pod's name: what Kafka's protocol can carry.
pub const MAX_NAME_BYTES: usize = 32_767;
