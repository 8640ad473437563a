//! The partitions of a cluster, numbered: what everything that comes by name is joined by.
//!
//! ```text
//! topics by name      audit      orders         users
//! partitions          0 1 2      0 1 2 3        0 1
//! places              0 1 2      3 4 5 6        7 8
//! ```
//!
//! Names are searched for only when they change from one row to the next, ids hardly ever: so joining a list is linear,
//! and what is known of each partition is a flat table.

use alloc::{vec, vec::Vec};
use core::fmt;

use super::Facts;
use crate::{
    analysis::{by_name, place_of},
    cluster::BrokerId,
    error::{Error, ErrorCode, listed},
    state::{ClusterState, PartitionState, Row, TopicState, missing, repeated},
};

/// The topics by name, and the place of each one's first partition.
#[derive(Debug)]
pub(crate) struct Places<'a> {
    topics: Vec<(&'a TopicState, usize)>,
    count: usize,
}

impl<'a> Places<'a> {
    pub(crate) fn new(state: &'a ClusterState) -> Self {
        let mut topics = Vec::with_capacity(state.topics.len());
        let mut count = 0;
        for topic in by_name(&state.topics) {
            topics.push((topic, count));
            count += topic.partitions.len();
        }
        Self { topics, count }
    }

    /// How many partitions there are.
    pub(crate) const fn len(&self) -> usize {
        self.count
    }

    /// The topics, by number, and the place of each one's first partition.
    pub(super) fn topics(&self) -> &[(&'a TopicState, usize)] {
        &self.topics
    }

    /// The number of a topic.
    pub(crate) fn number(&self, name: &str) -> Option<usize> {
        self.topics.binary_search_by(|(topic, _)| topic.name.as_str().cmp(name)).ok()
    }

    /// The place of a partition. `last` is the number of the topic that was asked for before, and is kept up.
    #[inline(never)]
    pub(crate) fn find(&self, last: &mut usize, name: &str, partition: i32) -> Option<Found<'a>> {
        if self.topics.get(*last).is_none_or(|(topic, _)| topic.name != name) {
            *last = self.number(name)?;
        }
        let (topic, start) = self.topics.get(*last)?;
        let at = place_of(topic, partition)?;
        Some(Found { place: start + at, topic, partition: topic.partitions.get(at)? })
    }
}

/// A partition that was looked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<'a> {
    pub(crate) place: usize,
    pub(crate) topic: &'a TopicState,
    pub(crate) partition: &'a PartitionState,
}

/// A table of row numbers by place.
pub(super) fn table(places: &Places<'_>, is_empty: bool) -> Vec<u32> {
    if is_empty { Vec::new() } else { vec![0; places.len()] }
}

/// The row in a table, plus 1: 0 is none.
pub(super) fn mark(row: usize) -> u32 {
    u32::try_from(row).map_or(0, |row| row.saturating_add(1))
}

/// The row that a table has for a place.
pub(super) fn row_at(table: &[u32], place: usize) -> Option<usize> {
    (*table.get(place)? as usize).checked_sub(1)
}

/// The plan's replicas by place.
#[derive(Debug)]
pub(crate) struct Targets<'a>(Vec<Option<&'a [BrokerId]>>);

impl<'a> Targets<'a> {
    /// Joins a plan.
    ///
    /// # Errors
    /// With the number of the row: `UNKNOWN_TOPIC_OR_PARTITION`; `INVALID_REQUEST` for a broker twice in a list;
    /// `BROKER_ID_NOT_REGISTERED`, as Kafka would refuse it or never finish; `REASSIGNMENT_IN_PROGRESS` for a partition
    /// of which only those replicas are shown that are being added.
    pub(crate) fn new(
        places: &Places<'a>,
        rows: &[Row<'a>],
        facts: &Facts<'_>,
    ) -> Result<Self, (usize, Error)> {
        let mut of = vec![None; if rows.is_empty() { 0 } else { places.len() }];
        let mut last = 0;
        for (at, row) in rows.iter().enumerate() {
            let fault = |code, what: fmt::Arguments<'_>, broker: Option<BrokerId>| {
                let mut error = Error::new(code, format_args!("partition {} {what}", row.partition))
                    .with_topic(row.topic)
                    .with_number("partition", row.partition);
                if let Some(broker) = broker {
                    error = error.with_value(&broker).with_number("broker", broker);
                }
                Err((at, error))
            };
            let Some(found) = places.find(&mut last, row.topic, row.partition) else {
                return fault(
                    ErrorCode::UnknownTopicOrPartition,
                    format_args!("is not in the current assignment"),
                    None,
                );
            };
            let twice = repeated(row.replicas);
            if !twice.is_empty() {
                return fault(
                    ErrorCode::InvalidRequest,
                    format_args!("has broker {} more than once in its replica list", listed(&twice)),
                    twice.first().copied(),
                );
            }
            if let Some(unknown) = row.replicas.iter().find(|id| facts.get(**id).is_none()) {
                return fault(
                    ErrorCode::BrokerIdNotRegistered,
                    format_args!("is to go to broker {unknown}, which is not registered: it would never end"),
                    Some(*unknown),
                );
            }
            let PartitionState { replicas, adding, .. } = found.partition;
            if !adding.is_empty() && !replicas.is_empty() && missing(replicas, adding).is_empty() {
                return fault(
                    ErrorCode::ReassignmentInProgress,
                    format_args!("is being reassigned, and no replica that it had before is shown"),
                    None,
                );
            }
            if let Some(entry) = of.get_mut(found.place) {
                *entry = Some(row.replicas);
            }
        }
        Ok(Self(of))
    }

    /// The replicas that the plan gives a partition.
    pub(crate) fn get(&self, place: usize) -> Option<&'a [BrokerId]> {
        self.0.get(place).copied().flatten()
    }
}

/// The replicas without those that are being added. If no other is shown, all of them.
pub(crate) fn settled<'p>(partition: &'p PartitionState, room: &'p mut Vec<BrokerId>) -> &'p [BrokerId] {
    if partition.adding.is_empty() {
        return &partition.replicas;
    }
    *room = missing(&partition.replicas, &partition.adding);
    if room.is_empty() { &partition.replicas } else { room }
}

/// Who leads afterwards: the same broker while it has a replica, else the preferred leader. A plan gives no leader to a
/// partition that has none.
pub(super) fn leader_after(leader: Option<BrokerId>, target: &[BrokerId]) -> Option<BrokerId> {
    let leader = leader?;
    if target.contains(&leader) { Some(leader) } else { target.first().copied() }
}
