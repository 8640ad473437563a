//! Which replicas of the metadata have a log on disk, for [`find_strays`](super::find_strays).

use alloc::{vec, vec::Vec};

use super::{BrokerIndex, MissingLog, place_of};
use crate::{
    error::{Error, ErrorCode},
    order::{equal_pair, places, sort},
    state::{ClusterState, LogDirs, ReplicaSize, TopicState},
    value::brief,
};

/// Which replicas of the metadata have a log.
///
/// ```text
/// topics      foo          bar
/// first       0            2            the place of its first partition in `slots`
/// slots       0     3      6            the place of each partition's first replica in `marks`
/// marks       1 0 1 1 3 1  1 1          bit 0: its log; bit 1: the copy being made
/// ```
pub(super) struct Hosted<'a> {
    topics: &'a [TopicState],
    first: Vec<usize>,
    slots: Vec<usize>,
    marks: Vec<u8>,
    /// Those whose directory has a name that is not in the metadata: only their ids are.
    unnamed: Vec<&'a ReplicaSize>,
}

impl<'a> Hosted<'a> {
    /// No marks yet.
    pub(super) fn new(state: &'a ClusterState) -> Self {
        let (mut first, mut slots, mut replicas) = (Vec::with_capacity(state.topics.len()), Vec::new(), 0);
        for topic in &state.topics {
            first.push(slots.len());
            for partition in &topic.partitions {
                slots.push(replicas);
                replicas += partition.replicas.len();
            }
        }
        Self { topics: &state.topics, first, slots, marks: vec![0; replicas], unnamed: Vec::new() }
    }

    /// Marks a log by its directory's name, as a broker's table of logs does.
    pub(super) fn mark(&mut self, log: &'a ReplicaSize, named: Option<usize>) -> Result<(), Error> {
        match named.and_then(|topic| self.slot(topic, log)).and_then(|at| self.marks.get_mut(at)) {
            None => self.unnamed.push(log),
            Some(mark) => {
                let bit = 1 << u8::from(log.is_future);
                if *mark & bit != 0 {
                    return Err(twice(log));
                }
                *mark |= bit;
            }
        }
        Ok(())
    }

    fn slot(&self, topic: usize, log: &ReplicaSize) -> Option<usize> {
        let of_topic = self.topics.get(topic)?;
        let place = place_of(of_topic, log.partition)?;
        let replica = of_topic.partitions.get(place)?.replicas.iter().position(|id| *id == log.broker)?;
        Some(self.slots.get(self.first.get(topic)? + place)? + replica)
    }

    /// Looks for two logs of one partition among those whose name is not in the metadata.
    pub(super) fn check_unnamed(&self) -> Result<(), Error> {
        let logs = &self.unnamed;
        let key = |at: usize| {
            logs.get(at).map(|log| (log.broker, log.topic.as_str(), log.partition, log.is_future))
        };
        let order = places(logs.len(), &|left, right| key(left).cmp(&key(right)));
        let pair = equal_pair(&order, &|left, right| key(left) == key(right));
        match pair.and_then(|(_, at)| logs.get(at)) {
            Some(log) => Err(twice(log)),
            None => Ok(()),
        }
    }

    /// The replicas without a mark, on brokers that were read whole; topics in the order that is given.
    pub(super) fn missing(&self, name_order: &[usize], found: &LogDirs) -> Vec<MissingLog<'a>> {
        let read = BrokerIndex::of(found.brokers.clone());
        let failed = BrokerIndex::new(found.failed.iter().map(|(broker, _, _)| *broker));
        let mut missing: Vec<MissingLog<'a>> = Vec::new();
        for at in name_order {
            let (Some(topic), Some(first)) = (self.topics.get(*at), self.first.get(*at)) else { continue };
            for (partition, slot) in topic.partitions.iter().zip(self.slots.iter().skip(*first)) {
                let before = missing.len();
                let marks = self.marks.get(*slot..).unwrap_or_default();
                for (broker, mark) in partition.replicas.iter().zip(marks) {
                    let is_whole = || read.place(*broker).is_some() && failed.place(*broker).is_none();
                    // A broker that stands twice among the replicas has one log.
                    let is_known = || missing.iter().skip(before).any(|log| log.broker == *broker);
                    if *mark == 0 && is_whole() && !is_known() {
                        missing.push(MissingLog {
                            broker: *broker,
                            topic: &topic.name,
                            partition: partition.partition,
                        });
                    }
                }
            }
        }
        sort(&mut missing, |left, right| left.broker.cmp(&right.broker));
        missing
    }
}

/// The error that a broker has two logs of one partition.
fn twice(log: &ReplicaSize) -> Error {
    let ReplicaSize { topic, partition, broker, log_dir, is_future, .. } = log;
    let kind = if *is_future { "future log" } else { "log" };
    Error::new(
        ErrorCode::DuplicateLog,
        format_args!(
            "broker {broker} has a second {kind} of partition {partition}, in {}; expected one, or the \
             topicId of each directory to tell them apart",
            brief(log_dir)
        ),
    )
    .with_value(&format_args!("{topic}-{partition}"))
    .with_topic(topic)
    .with_number("broker", *broker)
    .with_number("partition", *partition)
}
