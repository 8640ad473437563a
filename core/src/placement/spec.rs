//! What one call of a replica placer is asked for.

/// Consecutive partitions to be placed over one set of brokers (Kafka's `PlacementSpec`).
///
/// ```
/// use podstripe::placement::PlacementSpec;
/// // partitions 18 and 19, three replicas each
/// let spec = PlacementSpec { start: 18, count: 2, replication_factor: 3 };
/// assert_eq!(spec.end(), 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacementSpec {
    /// The id of the first partition.
    pub start: u32,
    /// How many partitions.
    pub count: u32,
    /// Replicas of each. A `short` in Kafka; what is not positive is refused by the placer, after its draws.
    pub replication_factor: i16,
}

impl PlacementSpec {
    /// The id after the last partition.
    #[must_use]
    pub const fn end(&self) -> u32 {
        self.start.saturating_add(self.count)
    }
}
