//! Either of Kafka's placers, chosen by a request.
//!
//! One type for both: everything around a placer is compiled once.

use super::{Assignment, ClassicPlacer, PlacementSpec, PlacerError, ReplicaPlacer, StripedPlacer};
use crate::{cluster::BrokerSet, java::RandomBits};

/// One of Kafka's placers.
#[derive(Clone, Copy, Debug)]
pub enum KafkaPlacer {
    /// The controller's.
    Striped(StripedPlacer),
    /// That of `AdminUtils`.
    Classic(ClassicPlacer),
}

/// A set of brokers, made ready for one of them.
#[derive(Debug)]
pub enum KafkaBrokers {
    /// For the controller's placer.
    Striped(<StripedPlacer as ReplicaPlacer>::Prepared),
    /// For that of `AdminUtils`.
    Classic(<ClassicPlacer as ReplicaPlacer>::Prepared),
}

impl ReplicaPlacer for KafkaPlacer {
    type Prepared = KafkaBrokers;

    fn prepare(&self, brokers: &BrokerSet<'_>) -> KafkaBrokers {
        match self {
            Self::Striped(placer) => KafkaBrokers::Striped(placer.prepare(brokers)),
            Self::Classic(placer) => KafkaBrokers::Classic(placer.prepare(brokers)),
        }
    }

    fn steps(&self, brokers: &KafkaBrokers, spec: &PlacementSpec) -> u64 {
        match (self, brokers) {
            (Self::Striped(placer), KafkaBrokers::Striped(brokers)) => placer.steps(brokers, spec),
            (Self::Classic(placer), KafkaBrokers::Classic(brokers)) => placer.steps(brokers, spec),
            _ => 0,
        }
    }

    fn place<R: RandomBits + ?Sized>(
        &self,
        brokers: &mut KafkaBrokers,
        spec: &PlacementSpec,
        random: &mut R,
        out: &mut Assignment,
    ) -> Result<(), PlacerError> {
        match (self, brokers) {
            (Self::Striped(placer), KafkaBrokers::Striped(brokers)) => {
                placer.place(brokers, spec, random, out)
            }
            (Self::Classic(placer), KafkaBrokers::Classic(brokers)) => {
                placer.place(brokers, spec, random, out)
            }
            _ => Err(PlacerError::Bug),
        }
    }
}
