//! What the pod placer wants of the placer it hands its runs to.

use core::fmt;

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

impl PlacerError {
    /// What was asked for, if that is at fault, and what there is.
    const fn numbers(self) -> (Option<i16>, Option<u32>) {
        match self {
            Self::NotPositive { replication_factor } | Self::ClassicNotPositive { replication_factor } => {
                (Some(replication_factor), None)
            }
            Self::AllFenced { replication_factor, brokers }
            | Self::TooFewBrokers { replication_factor, brokers }
            | Self::ClassicTooFewBrokers { replication_factor, brokers } => {
                (Some(replication_factor), Some(brokers))
            }
            Self::ClassicNoPartitions | Self::ClassicMixedRacks | Self::Bug => (None, None),
        }
    }
}

/// The sentence, in Kafka's words.
impl fmt::Display for PlacerError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (factor, brokers) = self.numbers();
        let (factor, brokers) = (i32::from(factor.unwrap_or(0)), brokers.unwrap_or(0));
        match self {
            Self::NotPositive { .. } => {
                write!(to, "Invalid replication factor {factor}: the replication factor must be positive.")
            }
            Self::AllFenced { .. } => {
                to.write_str(
                    "All brokers are currently fenced, or have all their log directories cordoned.",
                )?;
                to.write_str(if brokers == 0 { " There is no broker at all." } else { "" })
            }
            Self::TooFewBrokers { .. } => write!(
                to,
                "The target replication factor of {factor} cannot be reached because only {brokers} broker(s) are \
                 registered or some brokers have all their log directories cordoned."
            ),
            Self::ClassicNoPartitions => to.write_str("Number of partitions must be larger than 0."),
            Self::ClassicNotPositive { .. } => to.write_str("Replication factor must be larger than 0."),
            Self::ClassicTooFewBrokers { .. } => {
                write!(to, "Replication factor: {factor} larger than available brokers: {brokers}.")
            }
            Self::ClassicMixedRacks => {
                to.write_str("Not all brokers have rack information for replica rack aware assignment.")
            }
            Self::Bug => {
                to.write_str("a bug in podstripe, please report it: a placer came to a state that cannot be")
            }
        }
    }
}

impl From<PlacerError> for Error {
    fn from(cause: PlacerError) -> Self {
        let code = match cause {
            PlacerError::ClassicNoPartitions => ErrorCode::InvalidPartitions,
            PlacerError::ClassicMixedRacks => ErrorCode::RacksIncomplete,
            PlacerError::Bug => ErrorCode::Internal,
            _ => ErrorCode::InvalidReplicationFactor,
        };
        let mut error = Self::new(code, format_args!("{cause}"));
        let (factor, brokers) = cause.numbers();
        if let Some(factor) = factor {
            error = error.with_number("replicationFactor", factor);
        }
        if let Some(brokers) = brokers {
            error = error.with_number("brokers", brokers);
        }
        if matches!(cause, PlacerError::AllFenced { .. }) {
            error = error.with_number("unfenced", 0);
        }
        error
    }
}
