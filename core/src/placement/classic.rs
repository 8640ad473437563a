//! The classic placer: `AdminUtils.assignReplicasToBrokers`, which clusters on `ZooKeeper` placed with and
//! `kafka-reassign-partitions --generate` used up to Kafka 4.0.
//!
//! # Algorithm
//! Leaders go round the list of brokers. Followers stand behind the leader, at a distance that grows by one with each
//! round, so that the partitions a broker leads do not all have the same followers:
//!
//! ```text
//! brokers 0 1 2 3 4      0: 0 1 2   1: 1 2 3   2: 2 3 4   3: 3 4 0   4: 4 0 1
//!                        5: 0 2 3   6: 1 3 4   ...
//! ```
//!
//! With racks the list alternates between them (0 of rack a, 3 of rack b, 1 of rack c, ...), and a candidate is passed
//! over while its rack has a replica and another rack has none, or while it has one itself and another broker has none.
//!
//! Fencing is unknown to it. It draws twice, the start and the first distance, or not at all with a fixed start.

use alloc::{vec, vec::Vec};

use super::{Assignment, PlacementSpec, PlacerError, Reason, ReplicaPlacer};
use crate::{
    cluster::{BrokerId, BrokerSet, Member},
    java::RandomBits,
    order::sort,
};

/// Kafka's `AdminUtils.assignReplicasToBrokers`. The spec's start is its `startPartitionId`.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClassicPlacer {
    /// Where to start and how far off the followers stand at first, in place of two draws.
    pub fixed_start_index: Option<u32>,
}

/// The list that the leaders go round.
#[derive(Clone, Debug)]
pub struct ClassicList {
    /// Alternating between racks, if there are any.
    brokers: Vec<Member>,
    /// 0: without racks.
    racks: u32,
    mixed_racks: bool,
    /// How many partitions were placed, this one included: what the marks below say.
    partition: u64,
    /// By rack: the last partition that has a replica there.
    rack_used: Vec<u64>,
    /// By place in the list: the last partition that has a replica there.
    broker_used: Vec<u64>,
}

impl ReplicaPlacer for ClassicPlacer {
    type Prepared = ClassicList;

    fn prepare(&self, brokers: &BrokerSet<'_>) -> ClassicList {
        ClassicList::new(brokers)
    }

    fn steps(&self, brokers: &ClassicList, spec: &PlacementSpec) -> u64 {
        // A candidate is passed over once for each replica that is there, at the worst for all brokers in turn.
        let replicas = u64::try_from(spec.replication_factor).unwrap_or(0).min(brokers.brokers.len() as u64);
        let candidates = if brokers.racks == 0 { replicas } else { replicas * brokers.brokers.len() as u64 };
        u64::from(spec.count).saturating_mul(candidates.max(1))
    }

    fn place<R: RandomBits + ?Sized>(
        &self,
        brokers: &mut ClassicList,
        spec: &PlacementSpec,
        random: &mut R,
        out: &mut Assignment,
    ) -> Result<(), PlacerError> {
        let number = brokers.check(spec)?;
        let mut draw = || match self.fixed_start_index {
            Some(index) => u64::from(index),
            None => u64::from(random.next_int(i32::try_from(number).unwrap_or(i32::MAX)).unsigned_abs()),
        };
        let start = draw();
        let mut shift = draw();
        let number = u64::from(number);
        let begin = u32::try_from(start % number).unwrap_or(0);
        let (rows, mut reasons) = out.rows_to_fill(spec.start, spec.count);
        for (partition, row) in (u64::from(spec.start)..).zip(rows) {
            if partition > 0 && partition % number == 0 {
                shift += 1;
            }
            let first = (partition + start) % number;
            let from = reasons.as_ref().map_or(0, |reasons| reasons.len());
            brokers.place_one(first, shift, row, &mut reasons).ok_or(PlacerError::Bug)?;
            let told = reasons.iter_mut().flat_map(|reasons| reasons.iter_mut().skip(from));
            told.for_each(|reason| reason.start = begin);
        }
        Ok(())
    }
}

impl ClassicList {
    fn new(brokers: &BrokerSet<'_>) -> Self {
        let mut with_rack = 0;
        for member in &brokers.members {
            with_rack += usize::from(brokers.racks.name(member.rack).is_some());
        }
        let mut members = brokers.members.clone();
        let mut racks = 0;
        if with_rack > 0 {
            sort(&mut members, |left, right| (left.rack, left.id).cmp(&(right.rack, right.id)));
            // One of each rack in turn: sort by the place within the rack, then by rack.
            let mut turns: Vec<(u32, Member)> = Vec::with_capacity(members.len());
            for rack in members.chunk_by(|left, right| left.rack == right.rack) {
                for (turn, member) in (0..).zip(rack) {
                    turns.push((turn, *member));
                }
                racks += 1;
            }
            sort(&mut turns, |left, right| (left.0, left.1.rack).cmp(&(right.0, right.1.rack)));
            members.clear();
            for (_, member) in &turns {
                members.push(*member);
            }
        }
        Self {
            mixed_racks: with_rack > 0 && with_rack < members.len(),
            racks,
            partition: 0,
            rack_used: vec![0; brokers.racks.len()],
            broker_used: vec![0; members.len()],
            brokers: members,
        }
    }

    fn check(&self, spec: &PlacementSpec) -> Result<u32, PlacerError> {
        let replication_factor = spec.replication_factor;
        let number = u32::try_from(self.brokers.len()).unwrap_or(u32::MAX);
        if spec.count == 0 {
            return Err(PlacerError::ClassicNoPartitions);
        }
        let replicas = usize::try_from(replication_factor)
            .ok()
            .filter(|replicas| *replicas > 0)
            .ok_or(PlacerError::ClassicNotPositive { replication_factor })?;
        if replicas > self.brokers.len() {
            return Err(PlacerError::ClassicTooFewBrokers { replication_factor, brokers: number });
        }
        if self.mixed_racks {
            return Err(PlacerError::ClassicMixedRacks);
        }
        Ok(number)
    }

    /// One partition. `None` if the candidates run out, which the checks before have ruled out.
    fn place_one(
        &mut self,
        first: u64,
        shift: u64,
        row: &mut [BrokerId],
        reasons: &mut Option<&mut Vec<Reason>>,
    ) -> Option<()> {
        let of = u32::try_from(self.brokers.len()).ok()?;
        let mut tell = |place: u64, passed: u32| {
            if let Some(reasons) = reasons {
                let place = u32::try_from(place).unwrap_or(u32::MAX);
                reasons.push(Reason { place, of, passed, start: 0, turns: shift, fenced: false });
            }
        };
        self.partition += 1;
        let number = self.brokers.len() as u64;
        // With racks, a round moves the followers on by a whole turn of the racks.
        let shift = shift * u64::from(self.racks.max(1));
        let mut candidates = 0..number.saturating_mul(row.len() as u64);
        let (leader, followers) = row.split_first_mut()?;
        let mut racks_used = self.take(first, leader)?;
        tell(first, 0);
        let mut followers = followers.iter_mut();
        let mut next = followers.next();
        let mut passed = 0;
        while let Some(follower) = next.take() {
            let slot = (shift + candidates.next()?) % (number - 1);
            let at = (first + 1 + slot) % number;
            let member = self.brokers.get(usize::try_from(at).ok()?)?;
            let same_rack = self.rack_used.get(member.rack as usize) == Some(&self.partition);
            let same_broker = self.broker_used.get(usize::try_from(at).ok()?) == Some(&self.partition);
            if self.racks > 0 && (same_broker || same_rack && racks_used < self.racks) {
                next = Some(follower);
                passed += 1;
                continue;
            }
            racks_used += self.take(at, follower)?;
            tell(at, passed);
            passed = 0;
            next = followers.next();
        }
        Some(())
    }

    /// Gives a replica to the broker at this place of the list; 1 if its rack had none, else 0.
    fn take(&mut self, at: u64, replica: &mut BrokerId) -> Option<u32> {
        let at = usize::try_from(at).ok()?;
        let member = self.brokers.get(at)?;
        *replica = member.id;
        *self.broker_used.get_mut(at)? = self.partition;
        let rack_used = self.rack_used.get_mut(member.rack as usize)?;
        let first_of_rack = *rack_used != self.partition;
        *rack_used = self.partition;
        Some(first_of_rack.into())
    }
}
