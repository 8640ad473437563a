//! Which groups a plan wakes, and how often.
//!
//! Groups of the new protocol (consumer, share, streams) bump their epoch when the hash over their topics is another at
//! a heartbeat: at the start of a plan, and each time a partition completes. So there is at least one bump for each of
//! start and finish, if they fall into different heartbeats, and at most one for the start and one for every partition
//! whose completion changes the hash. A bump is not yet a move of partitions.
//!
//! Classic groups look at the racks of each partition themselves, as a set, and only if `client.rack` is set.

use alloc::vec::Vec;

use super::{
    Places,
    topic_epochs::{Epochs, Steps},
};
/// How a group coordinates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Protocol {
    #[default]
    Consumer,
    Share,
    Streams,
    Classic,
}

impl Protocol {
    pub(crate) const NAMES: [(&'static str, Self); 4] = [
        ("consumer", Self::Consumer),
        ("share", Self::Share),
        ("streams", Self::Streams),
        ("classic", Self::Classic),
    ];

    /// The name in requests and answers.
    pub(crate) fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, protocol)| *protocol == self).map_or("", |(name, _)| name)
    }
}

/// A group and what it is subscribed to.
#[derive(Clone, Debug)]
pub(crate) struct Group<'a> {
    pub(crate) id: &'a str,
    pub(crate) protocol: Protocol,
    /// Each once, by name.
    pub(crate) topics: Vec<&'a str>,
    /// Whether the consumers of a classic group have `client.rack` set.
    pub(crate) client_rack: bool,
}

/// What a plan does to a group.
#[derive(Clone, Debug)]
pub(crate) struct GroupEpochs<'a> {
    pub(crate) id: &'a str,
    pub(crate) protocol: Protocol,
    /// Whether it notices the start, the finish, and a difference in the end.
    pub(crate) steps: Steps,
    /// The fewest and the most bumps of its epoch; a classic group has none.
    pub(crate) bumps: Option<[u64; 2]>,
    /// Its topics that the cluster does not have, by name.
    pub(crate) missing: Vec<&'a str>,
}

pub(super) fn epochs_of<'a>(group: &Group<'a>, epochs: &Epochs<'_>, places: &Places<'_>) -> GroupEpochs<'a> {
    let is_classic = group.protocol == Protocol::Classic;
    let mut steps = [false; 3];
    let mut completions = 0;
    let mut missing = Vec::new();
    for topic in &group.topics {
        let Some(number) = places.number(topic) else {
            missing.push(*topic);
            continue;
        };
        let Some(topic) = epochs.of(number) else { continue };
        completions += topic.completions;
        let own = if is_classic { topic.set } else { topic.hash };
        for (all, step) in steps.iter_mut().zip(own) {
            *all |= step && (!is_classic || group.client_rack);
        }
    }
    let [start, finish, _] = steps.map(u64::from);
    GroupEpochs {
        id: group.id,
        protocol: group.protocol,
        steps,
        bumps: (!is_classic).then_some([start + finish, start + completions]),
        missing,
    }
}
