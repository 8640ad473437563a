//! The striped placer: what Kafka's controller places with (`StripedReplicaPlacer`).
//!
//! # Goals, the first wins
//! 1. The replicas that Kafka's own placer picks from the same random stream, to the bit.
//! 2. Speed: a few nanoseconds a replica.
//!
//! # What Kafka's placer promises
//! Leaders and replicas even over racks (leaders not at replication factor 1, where a rack may be passed over just after
//! a shuffle); no two replicas of a partition in one rack while another rack has a broker left; no leader on a fenced
//! broker. It does not promise that brokers are even: where racks differ in size, the brokers of the smaller rack carry
//! more, and where the number of racks and of brokers in a rack share a factor, some brokers lead nothing until the next
//! shuffle.
//!
//! # Algorithm
//! Each rack holds two stripes, unfenced and fenced. For partition after partition, start one rack further:
//!
//! ```text
//! rack a: 1 4     partition 0   from rack a:  1 2 3      leader from the first rack with an unfenced broker,
//! rack b: 2 5     partition 1   from rack b:  5 6 4      followers from the racks in turn,
//! rack c: 3 6     partition 2   from rack c:  3 1 2      the leader's rack passed over once
//! ```
//!
//! After as many partitions as there are unfenced brokers, racks and stripes are shuffled, lest the same brokers
//! stand side by side for ever.
//!
//! # The trap
//! The racks draw from the random stream in the order in which a Java `HashMap` iterates over their names, first for
//! their starts and then in each shuffle. [`crate::java::iteration_order`] is that order.

use alloc::vec::Vec;
use core::slice::ChunksExactMut;

use super::{
    Assignment, PlacementSpec, PlacerError, Reason, ReplicaPlacer,
    lanes::{fill, lanes},
    reason::Witness,
    stripe::Stripe,
};
use crate::{
    cluster::{BrokerId, BrokerSet, Member},
    java::{RandomBits, iteration_order, shuffle},
    order::sort,
};

/// Kafka's `StripedReplicaPlacer`. It has no state: what it needs is drawn in each call.
///
/// ```
/// use podstripe::{cluster::{Broker, BrokerOrder, Cluster}, java::JavaRandom};
/// use podstripe::placement::{Assignment, PlacementSpec, ReplicaPlacer, StripedPlacer};
/// let brokers = [(1, "a"), (2, "b"), (3, "c")].map(|(id, rack)| Broker::new(id).with_rack(rack));
/// let view = Cluster::new(brokers.to_vec())?.as_controller(BrokerOrder::Controller, true);
/// let spec = PlacementSpec { start: 0, count: 2, replication_factor: 3 };
/// let mut out = Assignment::zeroed(0, 2, 3);
/// let mut set = StripedPlacer.prepare(&view.select(|_| true));
/// StripedPlacer.place(&mut set, &spec, &mut JavaRandom::new(7), &mut out)?;
/// assert_eq!(out.flat(), [2, 3, 1, 3, 1, 2]);
/// # Ok::<(), podstripe::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct StripedPlacer;

/// The brokers of one call, by rack.
#[derive(Clone, Debug)]
pub struct RackList {
    /// In the order of their names.
    racks: Vec<RackStripes>,
    /// The racks in the order in which they draw.
    draw_order: Vec<u32>,
    /// The racks in the order in which they are visited; shuffled as placing goes on.
    visit_order: Vec<u32>,
    /// All ids, stripe after stripe; shuffled within each as placing goes on.
    ids: Vec<BrokerId>,
    /// The ids before any shuffle, to start the next call from. Empty while there was none.
    sorted_ids: Vec<BrokerId>,
    unfenced: u32,
    /// Racks that no leader can come from.
    without_leader: u32,
}

#[derive(Clone, Copy, Debug)]
struct RackStripes {
    unfenced: Stripe,
    fenced: Stripe,
}

impl ReplicaPlacer for StripedPlacer {
    type Prepared = RackList;

    fn prepare(&self, brokers: &BrokerSet<'_>) -> RackList {
        RackList::new(brokers)
    }

    fn steps(&self, brokers: &RackList, spec: &PlacementSpec) -> u64 {
        brokers.steps(spec)
    }

    fn place<R: RandomBits + ?Sized>(
        &self,
        brokers: &mut RackList,
        spec: &PlacementSpec,
        random: &mut R,
        out: &mut Assignment,
    ) -> Result<(), PlacerError> {
        // The draws come before the checks: a call that fails has moved the stream on.
        let first_rack = brokers.restart(random);
        let replicas = brokers.check(spec.replication_factor)?;
        let (rows, reasons) = out.rows_to_fill(spec.start, spec.count);
        if rows.len() != spec.count as usize {
            return Err(PlacerError::Bug);
        }
        // A run as short as a canary's is over before the lanes are set up.
        let placed = if let Some(reasons) = reasons {
            brokers.place(first_rack, rows, random, reasons)
        } else if brokers.is_even(replicas) && rows.len() > brokers.racks.len() {
            brokers.place_even(first_rack, rows, random)
        } else {
            brokers.place(first_rack, rows, random, &mut ())
        };
        placed.ok_or(PlacerError::Bug)
    }
}

impl RackList {
    fn new(brokers: &BrokerSet<'_>) -> Self {
        let draw_order = draw_order(brokers);
        let mut members = brokers.members.clone();
        let key = |member: &Member| (member.rack, member.fenced, member.id);
        sort(&mut members, |left, right| key(left).cmp(&key(right)));
        let mut list = Self {
            racks: Vec::with_capacity(draw_order.len()),
            visit_order: Vec::with_capacity(draw_order.len()),
            draw_order,
            ids: Vec::with_capacity(members.len()),
            sorted_ids: Vec::new(),
            unfenced: 0,
            without_leader: 0,
        };
        for member in &members {
            list.ids.push(member.id);
        }
        let mut start = 0;
        for rack in members.chunk_by(|left, right| left.rack == right.rack) {
            let unfenced = count(rack.partition_point(|member| !member.fenced));
            let fenced = count(rack.len()) - unfenced;
            list.visit_order.push(count(list.racks.len()));
            list.racks.push(RackStripes {
                unfenced: Stripe::new(start, unfenced),
                fenced: Stripe::new(start + unfenced, fenced),
            });
            start += unfenced + fenced;
            list.unfenced += unfenced;
            list.without_leader += u32::from(unfenced == 0);
        }
        list
    }

    /// Undoes the shuffles of an earlier call and draws where each stripe and the walk over the racks begin.
    fn restart<R: RandomBits + ?Sized>(&mut self, random: &mut R) -> usize {
        if !self.sorted_ids.is_empty() {
            self.ids.copy_from_slice(&self.sorted_ids);
            (0..).zip(&mut self.visit_order).for_each(|(rack, place)| *place = rack);
        }
        for &rack in &self.draw_order {
            let Some(rack) = self.racks.get_mut(rack as usize) else { continue };
            for stripe in [&mut rack.fenced, &mut rack.unfenced] {
                if stripe.len() > 0 {
                    stripe.restart(draw(stripe.len(), random));
                }
            }
        }
        if self.racks.is_empty() { 0 } else { draw(count(self.racks.len()), random) as usize }
    }

    /// How many replicas each partition gets, if these brokers can hold them.
    fn check(&self, replication_factor: i16) -> Result<usize, PlacerError> {
        let replicas = usize::try_from(replication_factor)
            .ok()
            .filter(|replicas| *replicas > 0)
            .ok_or(PlacerError::NotPositive { replication_factor })?;
        if self.unfenced == 0 {
            return Err(PlacerError::AllFenced { replication_factor, brokers: count(self.ids.len()) });
        }
        if replicas > self.ids.len() {
            return Err(PlacerError::TooFewBrokers { replication_factor, brokers: count(self.ids.len()) });
        }
        Ok(replicas)
    }

    /// Whether the short way of [`lanes`](super::lanes) gives the same.
    fn is_even(&self, replicas: usize) -> bool {
        let racks = self.racks.len();
        self.unfenced as usize == self.ids.len() && replicas <= racks && 2 * racks <= self.ids.len()
    }

    /// The short way. `None` never: the lanes lie within the ids.
    fn place_even<R: RandomBits + ?Sized>(
        &mut self,
        first_rack: usize,
        mut rows: ChunksExactMut<'_, BrokerId>,
        random: &mut R,
    ) -> Option<()> {
        // In the first epoch the stripes give the brokers that they were started at, and do not move on before.
        let Some(row) = rows.next() else { return Some(()) };
        self.place_one(first_rack, 0, row, 0, &mut ())?;
        let mut first = (first_rack + 1) % self.racks.len();
        let mut lanes = lanes(
            self.visit_order
                .iter()
                .filter_map(|rack| self.racks.get(*rack as usize).map(|rack| &rack.unfenced)),
        );
        let mut until_shuffle = self.unfenced - 1;
        while rows.len() > 0 {
            first = fill(&mut lanes, &self.ids, &mut rows, until_shuffle, first)?;
            if rows.len() > 0 {
                // The lanes stand in visiting order, so they are what is shuffled.
                self.keep_sorted();
                shuffle(&mut lanes, random);
                self.shuffle_ids(random);
                until_shuffle = self.unfenced;
            }
        }
        Some(())
    }

    /// The general way. `None` if the racks have fewer brokers to give than replicas are asked for, which the checks
    /// before have ruled out.
    fn place<R: RandomBits + ?Sized>(
        &mut self,
        first_rack: usize,
        rows: ChunksExactMut<'_, BrokerId>,
        random: &mut R,
        witness: &mut impl Witness,
    ) -> Option<()> {
        let mut first_rack = first_rack;
        let mut epoch = 0;
        let mut shuffles = 0;
        for row in rows {
            // A single unfenced broker has nothing to be shuffled with: its epochs count on for ever.
            if epoch == self.unfenced && self.unfenced > 1 {
                self.keep_sorted();
                shuffle(&mut self.visit_order, random);
                self.shuffle_ids(random);
                epoch = 0;
                shuffles += 1;
            }
            if first_rack == self.visit_order.len() {
                first_rack = 0;
            }
            self.place_one(first_rack, epoch, row, shuffles, witness)?;
            epoch += 1;
            first_rack += 1;
        }
        Some(())
    }

    /// One partition.
    #[inline(never)]
    fn place_one(
        &mut self,
        first_rack: usize,
        epoch: u32,
        row: &mut [BrokerId],
        shuffles: u32,
        witness: &mut impl Witness,
    ) -> Option<()> {
        let mut tell = |stripe: &Stripe, passed: usize, fenced: bool| {
            let (place, of) = (stripe.last(), stripe.len());
            let passed = count(passed);
            witness.chosen(Reason { place, of, passed, start: 0, turns: shuffles.into(), fenced });
        };
        let Self { racks, visit_order, ids, .. } = self;
        let step = |at: usize| if at + 1 == visit_order.len() { 0 } else { at + 1 };
        let (leader, followers) = row.split_first_mut()?;

        let mut at = first_rack;
        let leader_rack = loop {
            let rack = *visit_order.get(at)?;
            let stripe = &mut racks.get_mut(rack as usize)?.unfenced;
            if let Some(id) = stripe.next(epoch, ids) {
                let passed = if at < first_rack { at + visit_order.len() } else { at } - first_rack;
                tell(stripe, passed, false);
                *leader = id;
                break rack;
            }
            at = step(at);
            if at == first_rack {
                return None;
            }
        };

        // The followers' walk begins at the same rack, not behind the leader's.
        let mut at = first_rack;
        let mut leader_rack_passed = false;
        for follower in followers {
            let mut asked = 0;
            *follower = loop {
                let rack = *visit_order.get(at)?;
                at = step(at);
                if rack == leader_rack && !leader_rack_passed {
                    leader_rack_passed = true;
                    continue;
                }
                let rack = racks.get_mut(rack as usize)?;
                if let Some(id) = rack.unfenced.next(epoch, ids) {
                    tell(&rack.unfenced, asked, false);
                    break id;
                }
                if let Some(id) = rack.fenced.next(epoch, ids) {
                    tell(&rack.fenced, asked, true);
                    break id;
                }
                asked += 1;
                if asked > visit_order.len() {
                    return None;
                }
            };
        }
        Some(())
    }

    /// Before the first shuffle: the ids as the next call needs them.
    fn keep_sorted(&mut self) {
        if self.sorted_ids.is_empty() {
            self.sorted_ids.clone_from(&self.ids);
        }
    }

    /// Shuffles each stripe, in the order in which the racks draw.
    fn shuffle_ids<R: RandomBits + ?Sized>(&mut self, random: &mut R) {
        for &rack in &self.draw_order {
            let Some(rack) = self.racks.get(rack as usize) else { continue };
            for stripe in [&rack.fenced, &rack.unfenced] {
                if let Some(part) = stripe.part(&mut self.ids) {
                    shuffle(part, random);
                }
            }
        }
    }

    fn steps(&self, spec: &PlacementSpec) -> u64 {
        let brokers = self.ids.len() as u64;
        let racks = self.racks.len() as u64;
        let draws = 2 * racks + 1;
        let Ok(replicas) = self.check(spec.replication_factor) else { return draws };
        let replicas = replicas as u64;
        let partitions = u64::from(spec.count);
        let shuffles = if self.unfenced > 1 { partitions / u64::from(self.unfenced) } else { 0 };
        let no_leader = u64::from(self.without_leader);
        // Once every rack was visited, a turn may bring as little as one replica.
        let visits = if replicas <= racks { replicas } else { racks + (replicas - racks) * racks };
        draws
            .saturating_add(shuffles.saturating_mul(brokers + racks))
            .saturating_add(partitions.saturating_mul(no_leader.saturating_add(visits)))
    }
}

/// The racks of these brokers, in the iteration order of a `HashMap` into which they were put as the brokers come.
/// A rack is its place among the racks in use, by name.
fn draw_order(brokers: &BrokerSet<'_>) -> Vec<u32> {
    let mut first_seen: Vec<u32> = Vec::new();
    let mut seen = alloc::vec![false; brokers.racks.len()];
    for Member { rack, .. } in &brokers.members {
        if let Some(seen) = seen.get_mut(*rack as usize).filter(|seen| !**seen) {
            *seen = true;
            first_seen.push(*rack);
        }
    }
    let mut hashes = Vec::with_capacity(first_seen.len());
    for rack in &first_seen {
        hashes.push(brokers.racks.hash(*rack));
    }
    let mut by_name = first_seen.clone();
    sort(&mut by_name, Ord::cmp);
    let mut order = Vec::with_capacity(first_seen.len());
    for at in &iteration_order(&hashes) {
        if let Some(rack) = first_seen.get(*at) {
            order.push(count(by_name.partition_point(|other| other < rack)));
        }
    }
    order
}

#[expect(clippy::inline_always, reason = "hot, and a build for size would call it")]
#[inline(always)]
fn draw<R: RandomBits + ?Sized>(bound: u32, random: &mut R) -> u32 {
    random.next_int(i32::try_from(bound).unwrap_or(i32::MAX)).unsigned_abs()
}

/// A number of brokers or racks: at most [`crate::limits::MAX_BROKERS`].
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cluster::{Broker, BrokerOrder, Cluster},
        java::JavaRandom,
    };

    /// Both ways through the same clusters, from the smallest that the short way takes to some with several shuffles.
    #[test]
    fn the_short_way_gives_what_the_general_way_gives() {
        for brokers in 2..24 {
            for racks in 1..=brokers / 2 {
                let ids = (0..brokers).map(|id| Broker::new(id).with_rack(alloc::format!("r{}", id % racks)));
                let view = Cluster::new(ids.collect()).unwrap().as_controller(BrokerOrder::Controller, true);
                let list = StripedPlacer.prepare(&view.select(|_| true));
                for replicas in 1..=racks.min(4) {
                    let mut placed = [false, true].map(|even| {
                        let (mut list, mut random) = (list.clone(), JavaRandom::new(i64::from(brokers)));
                        let mut out = Assignment::zeroed(0, 200, i16::try_from(replicas).unwrap());
                        // Twice, so that the second starts from a list that was shuffled.
                        for start in [0, 100] {
                            let first_rack = list.restart(&mut random);
                            let rows = out.rows_mut(start, 100);
                            assert!(list.is_even(usize::try_from(replicas).unwrap()));
                            if even {
                                list.place_even(first_rack, rows, &mut random).unwrap();
                            } else {
                                list.place(first_rack, rows, &mut random, &mut ()).unwrap();
                            }
                        }
                        (out, random)
                    });
                    let [general, short] = &mut placed;
                    assert_eq!(general, short, "{brokers} brokers, {racks} racks, {replicas} replicas");
                }
            }
        }
    }
}
