//! What the pod placer wants of the placer it hands its runs to.

use super::{Assignment, PlacementSpec};
use crate::{
    cluster::BrokerSet,
    error::{Error, ErrorCode},
    java::RandomBits,
};

/// Chooses replicas over a set of brokers. Kafka's `ReplicaPlacer`, in two steps.
///
/// Kafka's placer sorts its brokers anew in every call. With a canary rule there are many calls over the same few
/// sets, so what depends on the set alone is done once, in [`prepare`](Self::prepare); what Kafka does afresh in
/// each call, its draws above all, is done in each [`place`](Self::place).
pub trait ReplicaPlacer {
    /// A set of brokers, made ready.
    type Prepared;

    /// Makes a set of brokers ready.
    fn prepare(&self, brokers: &BrokerSet<'_>) -> Self::Prepared;

    /// An upper bound of the elementary steps that placing this spec takes: draws, racks visited, replicas.
    fn steps(&self, brokers: &Self::Prepared, spec: &PlacementSpec) -> u64;

    /// Places the partitions of a spec, filling their rows of `out`, leader first.
    ///
    /// # Errors
    /// What the spec cannot have on these brokers. Draws may have been made, as in Kafka; some rows may be filled, and
    /// the caller throws them away.
    fn place<R: RandomBits + ?Sized>(
        &self,
        brokers: &mut Self::Prepared,
        spec: &PlacementSpec,
        random: &mut R,
        out: &mut Assignment,
    ) -> Result<(), PlacerError>;
}

/// Why a replica placer places nothing, with the numbers involved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacerError {
    /// The replication factor is zero or negative.
    NotPositive {
        /// What was asked for.
        replication_factor: i16,
    },
    /// No broker may lead.
    AllFenced {
        /// What was asked for.
        replication_factor: i16,
        /// What there is, all of it fenced.
        brokers: u32,
    },
    /// There are fewer brokers than replicas.
    TooFewBrokers {
        /// What was asked for.
        replication_factor: i16,
        /// What there is, fenced brokers included.
        brokers: u32,
    },
    /// The classic placer: the number of partitions is not positive.
    ClassicNoPartitions,
    /// The classic placer: the replication factor is not positive.
    ClassicNotPositive {
        /// What was asked for.
        replication_factor: i16,
    },
    /// The classic placer: there are fewer brokers than replicas.
    ClassicTooFewBrokers {
        /// What was asked for.
        replication_factor: i16,
        /// What there is.
        brokers: u32,
    },
    /// The classic placer: some brokers have a rack and some do not.
    ClassicMixedRacks,
    /// An impossible state: a bug in this crate.
    Bug,
}

impl From<PlacerError> for Error {
    fn from(error: PlacerError) -> Self {
        let factor = |message, replication_factor: i16| {
            Self::new(ErrorCode::InvalidReplicationFactor, message)
                .with_number("replicationFactor", replication_factor)
        };
        match error {
            PlacerError::NotPositive { replication_factor } => factor(
                format_args!(
                    "Invalid replication factor {}: the replication factor must be positive.",
                    i32::from(replication_factor)
                ),
                replication_factor,
            ),
            PlacerError::AllFenced { replication_factor, brokers } => factor(
                format_args!(
                    "All brokers are currently fenced, or have all their log directories cordoned.{}",
                    if brokers == 0 { " There is no broker at all." } else { "" }
                ),
                replication_factor,
            )
            .with_number("brokers", brokers)
            .with_number("unfenced", 0),
            PlacerError::TooFewBrokers { replication_factor, brokers } => factor(
                format_args!(
                    "The target replication factor of {} cannot be reached because only {brokers} broker(s) are \
                     registered or some brokers have all their log directories cordoned.",
                    i32::from(replication_factor)
                ),
                replication_factor,
            )
            .with_number("brokers", brokers),
            PlacerError::ClassicNoPartitions => {
                Self::new(ErrorCode::InvalidPartitions, format_args!("Number of partitions must be larger than 0."))
            }
            PlacerError::ClassicNotPositive { replication_factor } => {
                factor(format_args!("Replication factor must be larger than 0."), replication_factor)
            }
            PlacerError::ClassicTooFewBrokers { replication_factor, brokers } => factor(
                format_args!(
                    "Replication factor: {} larger than available brokers: {brokers}.",
                    i32::from(replication_factor)
                ),
                replication_factor,
            )
            .with_number("brokers", brokers),
            PlacerError::ClassicMixedRacks => Self::new(
                ErrorCode::RacksIncomplete,
                format_args!("Not all brokers have rack information for replica rack aware assignment."),
            ),
            PlacerError::Bug => Self::internal(format_args!("a placer came to a state that cannot be")),
        }
    }
}
