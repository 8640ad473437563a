//! Logs on brokers' disks that no broker should have there: stray replicas (KIP-550, KIP-516).
//!
//! # Goals
//! 1. Call a log stray only on proof, as a broker does when it starts (`LogManager.isStrayReplica`): it has no topic
//!    id, or the metadata does not have its topic, its partition, or its broker among the replicas.
//! 2. Say which of these it is, and count bytes once. What a broker renamed already is told apart.
//! 3. Name paths and bytes, never a command.
//!
//! # Constraints
//! 1. The topic's id decides where both sides show it, not the directory's name: a topic that was deleted and made
//!    again has the old one's name. Where one side shows none, the name has to do.
//! 2. Metadata of some topics only (`containsAllReplicas` false) proves nothing by what it leaves out.
//! 3. A directory that could not be read says nothing of its broker's replicas.
//!
//! ```text
//! on disk              metadata                      verdict
//! foo-0  id A          foo = A, replicas 1 2         hosted on 1 and 2, else not_a_replica
//! foo-7  id A          foo = A, partitions 0..3      unknown_partition
//! foo-0  id B          foo = A                       topic_id_mismatch
//! bar-0  id B          no bar, no B                  unknown_topic
//! foo-0  no id         foo = A                       no_topic_id (a listing saw no partition.metadata)
//! foo-0.<32 hex>-stray anything                      moved already
//! ```
//!
//! Hosted logs are marked in one byte a replica of the metadata: all is linear but for a search by name for each log.

use alloc::vec::Vec;

use super::{BrokerIndex, Bytes, BytesByBroker, hosted::Hosted, place_of, walk::name_order};
use crate::{
    cluster::BrokerId,
    error::{Error, ErrorCode},
    order::{equal_pair, places, sort},
    state::{ClusterState, LogDirs, ReplicaSize, TopicId, TopicState},
    value::brief,
};

/// The controllers' own log, which no metadata of brokers lists.
const CLUSTER_METADATA: &str = "__cluster_metadata";

/// What a directory says of its topic's id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum IdOnDisk {
    /// The source does not show ids: Kafka's API does not.
    #[default]
    NotShown,
    /// There is none: `partition.metadata` is missing.
    Missing,
    /// This one.
    Id(TopicId),
}

/// What a listing of directories shows of a log beyond [`ReplicaSize`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnDisk {
    /// The topic's id.
    pub id: IdOnDisk,
    /// `stray_dir` or `deleting` if the broker renamed it already.
    pub moved: Option<&'static str>,
}

/// A log, and why it is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundLog<'a> {
    /// The log.
    pub log: &'a ReplicaSize,
    /// `unknown_topic`, `unknown_partition`, `not_a_replica`, `topic_id_mismatch`, `no_topic_id`; of one that was moved
    /// `stray_dir`, `deleting`.
    pub why: &'static str,
}

/// A replica of the metadata of which no log was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingLog<'a> {
    /// The broker.
    pub broker: BrokerId,
    /// The topic.
    pub topic: &'a str,
    /// The partition's id.
    pub partition: i32,
}

/// What was found, each list by broker, directory, topic, partition, current before future.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strays<'a> {
    /// Logs that should not be there.
    pub strays: Vec<FoundLog<'a>>,
    /// Logs that the broker renamed already: still on disk, and not counted among the strays' bytes.
    pub already_moved: Vec<FoundLog<'a>>,
    /// Logs of which the metadata says nothing, as its topics are not all.
    pub unknown: Vec<FoundLog<'a>>,
    /// Replicas without a log, on brokers all of whose directories were read; none if the topics are not all.
    pub missing: Vec<MissingLog<'a>>,
}

impl Strays<'_> {
    /// The bytes of the strays of each broker that has some, and of all.
    pub(crate) fn bytes(&self) -> (BytesByBroker, Bytes) {
        let mut brokers = Vec::with_capacity(self.strays.len());
        for FoundLog { log, .. } in &self.strays {
            brokers.push(log.broker);
        }
        let mut bytes = BytesByBroker::new(BrokerIndex::of(brokers));
        let mut all = Bytes::ZERO;
        for FoundLog { log, .. } in &self.strays {
            bytes.add(log.broker, Some(log.size));
            all.add(log.size);
        }
        (bytes, all)
    }
}

/// Compares logs on disk with the metadata. `on_disk` goes with `found.sizes`, place by place; it may be shorter. A log
/// of a broker that `found.brokers` lacks is passed over.
///
/// # Errors
/// `DUPLICATE_TOPIC_ID`; `DUPLICATE_LOG` if a broker has two logs of one partition that both should be there;
/// `INVALID_REQUEST` for a topic's id that is none.
pub fn find_strays<'a>(
    state: &'a ClusterState,
    found: &'a LogDirs,
    on_disk: &[OnDisk],
    is_full: bool,
) -> Result<Strays<'a>, Error> {
    let metadata = Metadata::new(state)?;
    let mut hosted = Hosted::new(state);
    let mut answer = Strays::default();
    for (at, log) in found.sizes.iter().enumerate() {
        let OnDisk { id, moved } = on_disk.get(at).copied().unwrap_or_default();
        if log.topic == CLUSTER_METADATA {
            continue;
        }
        let named = metadata.by_name(&log.topic);
        let (list, why) = match (moved, metadata.reason(log, id, named)) {
            (Some(why), _) => (&mut answer.already_moved, why),
            (None, None) => {
                hosted.mark(log, named)?;
                continue;
            }
            (None, Some(why @ ("unknown_topic" | "unknown_partition"))) if !is_full => {
                (&mut answer.unknown, why)
            }
            (None, Some(why)) => (&mut answer.strays, why),
        };
        list.push(FoundLog { log, why });
    }
    hosted.check_unnamed()?;
    if is_full {
        answer.missing = hosted.missing(&metadata.name_order, found);
    }
    let index = BrokerIndex::of(found.brokers.clone());
    for list in [&mut answer.strays, &mut answer.already_moved, &mut answer.unknown] {
        list.retain(|log| index.place(log.log.broker).is_some());
        sort(list, |left, right| place(left).cmp(&place(right)));
    }
    Ok(answer)
}

/// What logs are listed by.
fn place<'a>(log: &FoundLog<'a>) -> (BrokerId, &'a str, &'a str, i32, bool) {
    let ReplicaSize { broker, log_dir, topic, partition, is_future, .. } = log.log;
    (*broker, log_dir, topic, *partition, *is_future)
}

/// The topics by name and by id.
struct Metadata<'a> {
    topics: &'a [TopicState],
    ids: Vec<Option<TopicId>>,
    name_order: Vec<usize>,
    id_order: Vec<usize>,
}

impl<'a> Metadata<'a> {
    fn new(state: &'a ClusterState) -> Result<Self, Error> {
        let topics = state.topics.as_slice();
        let mut ids = Vec::with_capacity(topics.len());
        for topic in topics {
            let mut id = None;
            if let Some(text) = &topic.id {
                id = TopicId::parse(text);
                if id.is_none() {
                    let text = brief(text);
                    return Err(Error::new(
                        ErrorCode::InvalidRequest,
                        format_args!("expected an id of 22 letters, got {text}"),
                    )
                    .with_value(&text)
                    .with_topic(&topic.name));
                }
            }
            // Clients of old brokers give the id of zeros for none.
            ids.push(id.filter(|id| *id != TopicId::default()));
        }
        let name = |at: usize| topics.get(at).map_or("", |topic| topic.name.as_str());
        let id = |at: usize| ids.get(at).copied().flatten();
        let name_order = name_order(topics);
        let id_order = places(topics.len(), &|left, right| id(left).cmp(&id(right)));
        let same = |left, right| id(left).is_some() && id(left) == id(right);
        if let Some((first, second)) = equal_pair(&id_order, &same) {
            return Err(Error::new(
                ErrorCode::DuplicateTopicId,
                format_args!("has the id of topic {}; expected ids that differ", name(first)),
            )
            .with_topic(name(second)));
        }
        Ok(Self { topics, ids, name_order, id_order })
    }

    fn by_name(&self, name: &str) -> Option<usize> {
        let name_at = |at: usize| self.topics.get(at).map_or("", |topic| topic.name.as_str());
        let found = self.name_order.binary_search_by(|at| name_at(*at).cmp(name)).ok()?;
        self.name_order.get(found).copied()
    }

    fn id(&self, at: usize) -> Option<TopicId> {
        self.ids.get(at).copied().flatten()
    }

    fn by_id(&self, id: TopicId) -> Option<usize> {
        let found = self.id_order.binary_search_by(|at| self.id(*at).cmp(&Some(id))).ok()?;
        self.id_order.get(found).copied()
    }

    /// Why a log should not be there; none if it should. `named` is the topic that has its name.
    fn reason(&self, log: &ReplicaSize, id: IdOnDisk, named: Option<usize>) -> Option<&'static str> {
        let topic = match id {
            IdOnDisk::Missing => return Some("no_topic_id"),
            IdOnDisk::NotShown => named,
            IdOnDisk::Id(id) => match (self.by_id(id), named) {
                (Some(topic), _) => Some(topic),
                (None, Some(named)) if self.id(named).is_some() => return Some("topic_id_mismatch"),
                (None, named) => named,
            },
        };
        let Some(topic) = topic.and_then(|at| self.topics.get(at)) else { return Some("unknown_topic") };
        match place_of(topic, log.partition).and_then(|at| topic.partitions.get(at)) {
            None => Some("unknown_partition"),
            Some(partition) if !partition.replicas.contains(&log.broker) => Some("not_a_replica"),
            Some(_) => None,
        }
    }
}
