//! Which topics look different to those who watch them: when the plan starts, when it ends, and in the end.
//!
//! A coordinator hashes the racks of each partition, with repetitions; a classic consumer compares them as sets
//! (KIP-881). Both are compared here as the sorted racks themselves, partition by partition, so that a topic without
//! an id is judged as exactly as one that can be hashed.

use alloc::{format, vec::Vec};

use super::{Facts, GroupEpochs, Input, group_epochs::epochs_of, moves::Shift, settled};
use crate::{
    analysis::TopicPreimage,
    cluster::BrokerId,
    error::{Error, ErrorCode},
    order::sort,
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
        let facts = self.facts;
        sorted(before, facts, &mut shift.now.iter().copied());
        sorted(during, facts, &mut shift.during());
        sorted(after, facts, &mut shift.target.iter().copied());
        let changed = steps(&self.racks);
        let [_, finish, net] = changed;
        for racks in &mut self.racks {
            racks.dedup();
        }
        let sets = steps(&self.racks);
        if let Some(topic) = self.topics.last_mut() {
            merge(&mut topic.hash, changed);
            merge(&mut topic.set, sets);
            topic.completions += u64::from(finish);
        }
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

    /// The hashes of the topics that look different at any time, by name.
    ///
    /// # Errors
    /// `PARTITION_IDS_NOT_CONTIGUOUS` for a topic of the plan that has an id.
    pub(super) fn hashes<'a>(&self, input: &Input<'a>) -> Result<Vec<TopicHashes<'a>>, Error> {
        let mut all = Vec::new();
        for epochs in &self.topics {
            let Some(topic) = input.places.topic(epochs.number) else { continue };
            let id = topic.id.as_deref().and_then(TopicId::parse);
            if id.is_some() {
                check_ids(topic)?;
            }
            if epochs.hash.contains(&true) {
                let hashes = id.map(|id| self.hashed(id, epochs.number, topic, input));
                all.push(TopicHashes {
                    topic: &topic.name,
                    hashes: hashes.map_or([None; 3], |all| all.map(Some)),
                });
            }
        }
        Ok(all)
    }

    /// One preimage at a time: that of a large topic is large.
    fn hashed(&self, id: TopicId, number: usize, topic: &TopicState, input: &Input<'_>) -> [i64; 3] {
        let start = input.places.start(number);
        let (mut room, mut racks) = (Vec::new(), Vec::new());
        [(false, true), (true, true), (true, false)].map(|(has_target, has_leaving)| {
            let mut preimage = TopicPreimage::new(id, &topic.name, topic.partitions.len());
            for (at, partition) in (start..).zip(&topic.partitions) {
                let now = settled(partition, &mut room);
                let (mut first, mut leaving) = (now, Vec::new());
                if let Some(target) = input.targets.get(at).filter(|_| has_target) {
                    first = target;
                    if has_leaving && !missing(target, now).is_empty() {
                        leaving = missing(now, target);
                    }
                }
                racks.clear();
                racks.extend(first.iter().chain(&leaving).filter_map(|id| self.facts.get(*id)?.rack));
                preimage.add(&mut racks);
            }
            preimage.hash()
        })
    }

    /// What becomes of each group, in the order given.
    pub(super) fn groups<'a>(&self, input: &Input<'a>) -> Vec<GroupEpochs<'a>> {
        input.groups.iter().map(|group| epochs_of(group, self, input.places)).collect()
    }
}

fn check_ids(topic: &TopicState) -> Result<(), Error> {
    match (0..).zip(&topic.partitions).find(|(id, partition)| partition.partition != *id) {
        None => Ok(()),
        Some((id, partition)) => Err(Error::new(
            ErrorCode::PartitionIdsNotContiguous,
            format!(
                "partition {id} is not shown, and {} is; a hash is over all of them",
                partition.partition
            ),
        )
        .with_topic(&topic.name)
        .with_field("current")
        .with_number("partition", id)),
    }
}

fn sorted(racks: &mut Vec<u32>, facts: &Facts<'_>, replicas: &mut dyn Iterator<Item = BrokerId>) {
    racks.clear();
    racks.extend(replicas.map(|id| facts.rack_number(id)).filter(|rack| *rack != 0));
    sort(racks, Ord::cmp);
}

fn steps([before, during, after]: &[Vec<u32>; 3]) -> Steps {
    [before != during, during != after, before != after]
}

fn merge(all: &mut Steps, steps: Steps) {
    for (all, step) in all.iter_mut().zip(steps) {
        *all |= step;
    }
}
