//! Which topics look different to those who watch them: when the plan starts, when it ends, and in the end.
//!
//! A coordinator hashes the racks of each partition, with repetitions; a classic consumer compares them as sets
//! (KIP-881). Both are compared here as the sorted racks themselves, partition by partition, so that a topic without
//! an id is judged as exactly as one that can be hashed.

use alloc::vec::Vec;

use super::{Facts, Input, moves::Shift, settled};
use crate::{
    analysis::{TopicPreimage, check_whole},
    error::Error,
    state::{TopicId, TopicState, missing},
};

/// What differs: before and during, during and after, before and after.
pub(super) type Steps = [bool; 3];

/// A topic of the plan.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TopicEpochs {
    /// Its number.
    number: usize,
    /// By its hash.
    pub(super) hash: Steps,
    /// By the sets of racks.
    pub(super) set: Steps,
    /// Partitions whose completion changes the hash.
    pub(super) completions: u64,
}

/// The hashes of a topic before, during and after; none without an id.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TopicHashes<'a> {
    pub(crate) topic: &'a str,
    pub(crate) hashes: [Option<i64>; 3],
}

/// The topics of the plan, by number, and room for the racks of one partition.
pub(super) struct Epochs<'f> {
    facts: &'f Facts<'f>,
    topics: Vec<TopicEpochs>,
    racks: [Vec<u32>; 3],
}

impl<'f> Epochs<'f> {
    pub(super) const fn new(facts: &'f Facts<'f>) -> Self {
        Self { facts, topics: Vec::new(), racks: [const { Vec::new() }; 3] }
    }

    /// A partition of the plan; says whether its racks in the end are others.
    pub(super) fn add(&mut self, number: usize, shift: &Shift<'_, '_>) -> bool {
        if self.topics.last().is_none_or(|topic| topic.number != number) {
            self.topics.push(TopicEpochs { number, ..TopicEpochs::default() });
        }
        let [before, during, after] = &mut self.racks;
        let racks = &self.facts.racks;
        racks.sorted(shift.now, &[], before);
        racks.sorted(shift.target, shift.leaving(), during);
        racks.sorted(shift.target, &[], after);
        let Some(topic) = self.topics.last_mut() else { return false };
        let [_, finish, net] = merge(&mut topic.hash, &self.racks);
        topic.completions += u64::from(finish);
        for racks in &mut self.racks {
            racks.dedup();
        }
        merge(&mut topic.set, &self.racks);
        net
    }

    /// The racks of the last partition's current replicas, each once, ascending.
    pub(super) fn racks_before(&self) -> &[u32] {
        let [before, ..] = &self.racks;
        before
    }

    /// What is known of a topic of the plan.
    pub(super) fn of(&self, number: usize) -> Option<&TopicEpochs> {
        self.topics.get(self.topics.binary_search_by(|topic| topic.number.cmp(&number)).ok()?)
    }

    /// Adds the hashes of the topics that look different at any time, by name.
    ///
    /// # Errors
    /// `PARTITION_IDS_NOT_CONTIGUOUS` for a topic of the plan that has an id.
    pub(super) fn hashes<'a>(&self, input: &Input<'a>, all: &mut Vec<TopicHashes<'a>>) -> Result<(), Error> {
        for epochs in &self.topics {
            let Some((topic, start)) = input.places.topics().get(epochs.number) else { continue };
            let id = topic.id.as_deref().and_then(TopicId::parse);
            if id.is_some() {
                check_whole(topic)?;
            }
            if epochs.hash.contains(&true) {
                let mut hashes = [None; 3];
                if let Some(id) = id {
                    for (step, hash) in hashes.iter_mut().enumerate() {
                        *hash = Some(self.hashed(step, id, *start, topic, input));
                    }
                }
                all.push(TopicHashes { topic: &topic.name, hashes });
            }
        }
        Ok(())
    }

    /// The hash before (0), during (1) or after (2). One preimage at a time: that of a large topic is large.
    fn hashed(&self, step: usize, id: TopicId, start: usize, topic: &TopicState, input: &Input<'_>) -> i64 {
        let (mut settled_room, mut room) = (Vec::new(), Vec::new());
        let mut preimage = TopicPreimage::new(id, &topic.name, topic.partitions.len());
        for (at, partition) in (start..).zip(&topic.partitions) {
            let mut replicas = settled(partition, &mut settled_room);
            let mut leaving = Vec::new();
            if let Some(target) = input.targets.get(at).filter(|_| step > 0) {
                if step == 1 && !missing(target, replicas).is_empty() {
                    leaving = missing(replicas, target);
                }
                replicas = target;
            }
            preimage.replicas(&self.facts.racks, replicas, &leaving, &mut room);
        }
        preimage.hash()
    }
}

/// Takes down which racks differ: those before and during, during and after, before and after.
#[inline(never)]
fn merge(all: &mut Steps, [before, during, after]: &[Vec<u32>; 3]) -> Steps {
    let steps = [before != during, during != after, before != after];
    for (all, step) in all.iter_mut().zip(steps) {
        *all |= step;
    }
    steps
}
