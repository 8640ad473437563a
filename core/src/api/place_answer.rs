//! What `place` answers.

use alloc::{format, string::String, vec::Vec};

use super::{Algorithm, Warning};
use crate::{
    analysis::{BrokerIndex, BrokerLoad, Share},
    cluster::{BrokerId, Cluster},
    error::Error,
    formats::{self, one_topic},
    order::sort,
    placement::{Assignment, EligibleSet, Run, Spread},
    state::Row,
    value::{Json, ToJson},
};

/// An assignment a topic, the seed that gives it again, and what to know about it.
///
/// As JSON (see [`to_json`](Self::to_json)):
///
/// ```json
/// {"seed": "42", "algorithm": "striped", "spread": "controller",
///  "eligible": [{"pod": null, "brokers": [1, 2, 3]}, {"pod": "canary", "brokers": [4, 5, 6]}],
///  "topics": [{"name": "orders", "startPartition": 0, "replicationFactor": 3,
///              "replicas": [[3, 1, 2], [1, 2, 3]],
///              "specs": [{"start": 0, "count": 2, "pod": null, "eligible": 0}],
///              "exposure": [{"pod": "canary", "confined": {"part": 0, "whole": 2, "percent": "0"},
///                            "exposed": {"part": 0, "whole": 2, "percent": "0"}}]}],
///  "load": [{"broker": 1, "rack": null, "pod": "stable", "leaders": 1, "replicas": 2}],
///  "warnings": [{"code": "NO_ISOLATED_PARTITION", "message": "...", "topics": ["orders"]}]}
/// ```
///
/// A topic that failed under `errors: "report"` has `name` and `error` alone. `eligible` of a spec is a place in
/// `eligible` of the answer: a set of a thousand brokers is written once, not once for each spec.
#[derive(Clone, Debug)]
pub struct PlaceAnswer {
    /// The seed; none if the random bits came from another source.
    pub seed: Option<i64>,
    /// What placed.
    pub algorithm: Algorithm,
    /// What was placed together.
    pub spread: Spread,
    /// The sets of brokers that the specs speak of; the first is for the partitions that no rule matches.
    pub eligible: Vec<EligibleSet>,
    /// The pods whose rules count.
    pub isolated_pods: Vec<String>,
    /// The topics, in the order of the request.
    pub topics: Vec<TopicAnswer>,
    /// What to know before this is used.
    pub warnings: Vec<Warning>,
    pub(super) brokers: Cluster,
}

/// A topic's placement, or why it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicAnswer {
    /// The topic.
    pub name: String,
    /// Its placement.
    pub outcome: Result<TopicPlacement, Error>,
}

/// The replicas of a topic's new partitions, and how they came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicPlacement {
    /// Replicas of each partition.
    pub replication_factor: i16,
    /// The replicas.
    pub assignment: Assignment,
    /// The runs of partitions that were placed together.
    pub runs: Vec<Run>,
    /// How many partitions each pod's rule matches, in the order of [`PlaceAnswer::isolated_pods`].
    pub confined: Vec<u32>,
}

/// Consecutive partitions that were placed together over one set of brokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec<'a> {
    /// The id of the first partition.
    pub start: u32,
    /// How many partitions.
    pub count: u32,
    /// The pod they are confined to.
    pub pod: Option<&'a str>,
    /// The brokers they may use.
    pub eligible_brokers: &'a [BrokerId],
    /// The place of these brokers in [`PlaceAnswer::eligible`].
    pub eligible: usize,
}

/// How much of a topic a pod can hurt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exposure<'a> {
    /// The pod.
    pub pod: &'a str,
    /// The partitions that a rule confines to it.
    pub confined: Share,
    /// The partitions that have a replica on one of its brokers.
    pub exposed: Share,
}

/// Which isolated pod each broker is in.
struct PodIndex {
    index: BrokerIndex,
    pods: Vec<Option<usize>>,
    /// By eligible set.
    sets: Vec<PodsOfSet>,
}

/// Which isolated pods the brokers of a set are in.
enum PodsOfSet {
    /// All in one, or none in any.
    Alike(Option<usize>),
    Mixed,
}

impl PodIndex {
    fn pod_of(&self, broker: BrokerId) -> Option<usize> {
        self.pods.get(self.index.place(broker)?).copied().flatten()
    }
}

impl PlaceAnswer {
    pub(super) fn new(
        (algorithm, spread): (Algorithm, Spread),
        eligible: Vec<EligibleSet>,
        isolated_pods: Vec<String>,
        topics: Vec<TopicAnswer>,
        warnings: Vec<Warning>,
    ) -> Self {
        let brokers = Cluster::default();
        Self { seed: None, algorithm, spread, eligible, isolated_pods, topics, warnings, brokers }
    }

    /// A topic's placement, if it has one.
    #[must_use]
    pub fn topic(&self, name: &str) -> Option<&TopicPlacement> {
        self.topics.iter().find(|topic| topic.name == name)?.outcome.as_ref().ok()
    }

    /// The topics that were placed, by the order of the request.
    pub fn placed(&self) -> impl Iterator<Item = (&str, &TopicPlacement)> {
        self.topics.iter().filter_map(|topic| Some((topic.name.as_str(), topic.outcome.as_ref().ok()?)))
    }

    /// The brokers of the request.
    #[must_use]
    pub const fn brokers(&self) -> &Cluster {
        &self.brokers
    }

    /// A topic's runs, with their pods and brokers.
    #[must_use]
    pub fn specs<'a>(&'a self, topic: &'a TopicPlacement) -> impl ExactSizeIterator<Item = Spec<'a>> {
        topic.runs.iter().map(|run| {
            let set = self.eligible.get(run.set);
            Spec {
                start: run.start,
                count: run.count,
                pod: set.and_then(|set| set.pod.as_deref()),
                eligible_brokers: set.map_or(&[], |set| &set.brokers),
                eligible: run.set,
            }
        })
    }

    /// What the brokers carry of this placement, ascending by id. Brokers without a replica are there too.
    #[must_use]
    pub fn load(&self) -> Vec<BrokerLoad> {
        let index = BrokerIndex::of_brokers(self.brokers.brokers());
        let mut loads = Vec::new();
        for broker in self.brokers.brokers() {
            loads.push(BrokerLoad::new(broker));
        }
        sort(&mut loads, |left, right| left.broker.cmp(&right.broker));
        for (_, topic) in self.placed() {
            for (_, replicas) in topic.assignment.partitions() {
                for (place, broker) in replicas.iter().enumerate() {
                    if let Some(load) = index.place(*broker).and_then(|at| loads.get_mut(at)) {
                        load.replicas += 1;
                        load.leaders += u64::from(place == 0);
                    }
                }
            }
        }
        loads
    }

    /// How much of a topic each isolated pod can hurt.
    #[must_use]
    pub fn exposure<'a>(&'a self, topic: &'a TopicPlacement) -> Vec<Exposure<'a>> {
        self.exposure_by(topic, &self.pod_index())
    }

    /// One pass over the runs, and over the replicas of those whose brokers are not all alike.
    fn exposure_by<'a>(&'a self, topic: &'a TopicPlacement, pods: &PodIndex) -> Vec<Exposure<'a>> {
        let whole = topic.runs.iter().map(|run| u64::from(run.count)).sum();
        let mut exposures = Vec::new();
        for (pod, confined) in self.isolated_pods.iter().zip(&topic.confined) {
            let confined = Share { part: (*confined).into(), whole };
            exposures.push(Exposure { pod, confined, exposed: Share { part: 0, whole } });
        }
        // By pod: the last partition that was counted.
        let mut counted = alloc::vec![u32::MAX; exposures.len()];
        for run in &topic.runs {
            // Where all brokers are in one pod, or none is in any, its partitions need no look.
            if let Some(PodsOfSet::Alike(pod)) = pods.sets.get(run.set) {
                if let Some(exposure) = pod.and_then(|pod| exposures.get_mut(pod)) {
                    exposure.exposed.part += u64::from(run.count);
                }
                continue;
            }
            for (replicas, partition) in topic.assignment.rows(run.start, run.count).zip(run.start..) {
                for broker in replicas {
                    let Some(pod) = pods.pod_of(*broker) else { continue };
                    if let (Some(exposure), Some(last)) = (exposures.get_mut(pod), counted.get_mut(pod))
                        && *last != partition
                    {
                        exposure.exposed.part += 1;
                        *last = partition;
                    }
                }
            }
        }
        exposures
    }

    fn pod_index(&self) -> PodIndex {
        let brokers = self.brokers.brokers();
        let index = BrokerIndex::of_brokers(brokers);
        let mut pods = alloc::vec![None; brokers.len()];
        for broker in brokers {
            if let Some(pod) = index.place(broker.id).and_then(|at| pods.get_mut(at)) {
                *pod = self.isolated_pods.iter().position(|of| Some(of) == broker.pod.as_ref());
            }
        }
        let mut index = PodIndex { index, pods, sets: Vec::new() };
        for set in &self.eligible {
            let pod = set.brokers.first().and_then(|first| index.pod_of(*first));
            let are_alike = set.brokers.iter().all(|broker| index.pod_of(*broker) == pod);
            index.sets.push(if are_alike { PodsOfSet::Alike(pod) } else { PodsOfSet::Mixed });
        }
        index
    }

    /// The whole answer, or all of it but the lists that grow with the partitions, and what is counted over these: who
    /// has a million replicas in a list counts them when it is wanted.
    pub(super) fn write_with(&self, json: &mut Json, lists: Lists) {
        json.open('{');
        self.write_how(json);
        json.entry("eligible", &self.eligible);
        json.entry("topics", &Topics(self, lists));
        if lists == Lists::Within {
            json.entry("load", &self.load());
        }
        json.entry("warnings", &self.warnings);
        json.close('}');
    }

    /// The fields that say how it was placed.
    pub(super) fn write_how(&self, json: &mut Json) {
        json.entry("seed", &self.seed.map(|seed| format!("{seed}")));
        json.entry("algorithm", &self.algorithm.name());
        json.entry("spread", &self.spread.name());
    }

    /// The whole answer as JSON: the same bytes from every engine.
    #[must_use]
    pub fn to_json(&self) -> String {
        ToJson::to_json(self)
    }

    /// All placed topics as a reassignment plan, byte for byte as Kafka's tool prints one: see
    /// [`formats::reassignment_json`].
    #[must_use]
    pub fn to_reassignment_json(&self) -> String {
        formats::reassignment_json(self.rows())
    }

    /// All placed partitions, in the order of the request.
    #[must_use]
    pub fn rows(&self) -> Vec<Row<'_>> {
        let mut rows = Vec::new();
        for (topic, placed) in self.placed() {
            for (partition, replicas) in placed.assignment.partitions() {
                let partition = i32::try_from(partition).unwrap_or(i32::MAX);
                rows.push(Row { topic, partition, replicas, log_dirs: None });
            }
        }
        rows
    }

    /// One topic as the `--replica-assignment` argument of `kafka-topics`: see [`formats::replica_assignment`]. It need
    /// not be named if it is the only one.
    ///
    /// # Errors
    /// `INVALID_REQUEST` if the topic is not there, or if it is not named and not the only one; its own error if it was
    /// not placed.
    pub fn to_replica_assignment(&self, topic: Option<&str>) -> Result<String, Error> {
        let name = one_topic(self.topics.iter().map(|topic| topic.name.as_str()), topic)?;
        let failed = self.topics.iter().find(|topic| topic.name == name);
        if let Some(Err(error)) = failed.map(|topic| &topic.outcome) {
            return Err(error.clone());
        }
        Ok(formats::replica_assignment(self.rows().into_iter().filter(|row| row.topic == name)))
    }

    /// The argument of a client's call for all placed topics: see [`formats::client_call`].
    ///
    /// # Errors
    /// `INVALID_REQUEST` for a client or call that is not there, or cannot take these topics.
    pub fn to_client_call(&self, client: &str, call: &str) -> Result<String, Error> {
        formats::client_call(client, call, &self.rows())
    }
}

impl ToJson for PlaceAnswer {
    fn write(&self, json: &mut Json) {
        self.write_with(json, Lists::Within);
    }
}

/// Where the two lists of a topic are that grow with its partitions: its replicas and its specs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lists {
    /// In the JSON.
    Within,
    /// Beside it: null stands in their places, so that whoever puts them in keeps the order of the keys.
    Beside,
}

struct Topics<'a>(&'a PlaceAnswer, Lists);

impl ToJson for Topics<'_> {
    fn write(&self, json: &mut Json) {
        let pods = self.0.pod_index();
        json.open('[');
        for topic in &self.0.topics {
            json.item(&Topic { answer: self.0, placed: topic, pods: &pods, lists: self.1 });
        }
        json.close(']');
    }
}

struct Topic<'a> {
    answer: &'a PlaceAnswer,
    placed: &'a TopicAnswer,
    pods: &'a PodIndex,
    lists: Lists,
}

impl ToJson for Topic<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("name", &self.placed.name);
        match &self.placed.outcome {
            Err(error) => json.entry("error", error),
            Ok(placed) => {
                json.entry("startPartition", &placed.assignment.start());
                json.entry("replicationFactor", &placed.replication_factor);
                let is_within = self.lists == Lists::Within;
                json.entry("replicas", &is_within.then_some(Rows(&placed.assignment)));
                json.entry("specs", &is_within.then_some(Specs(self.answer, placed)));
                json.entry("exposure", &self.answer.exposure_by(placed, self.pods));
            }
        }
        json.close('}');
    }
}

struct Rows<'a>(&'a Assignment);

impl ToJson for Rows<'_> {
    fn write(&self, json: &mut Json) {
        json.open('[');
        for (_, replicas) in self.0.partitions() {
            replicas.write(json);
        }
        json.close(']');
    }
}

struct Specs<'a>(&'a PlaceAnswer, &'a TopicPlacement);

impl ToJson for Specs<'_> {
    fn write(&self, json: &mut Json) {
        json.open('[');
        for spec in self.0.specs(self.1) {
            json.item(&spec);
        }
        json.close(']');
    }
}

impl ToJson for Spec<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.counts(&["start", "count"], &[self.start.into(), self.count.into()]);
        json.entry("pod", &self.pod);
        json.entry("eligible", &self.eligible);
        json.close('}');
    }
}

impl ToJson for Exposure<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("pod", &self.pod);
        json.entry("confined", &self.confined);
        json.entry("exposed", &self.exposed);
        json.close('}');
    }
}

impl ToJson for EligibleSet {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("pod", &self.pod);
        json.entry("brokers", &self.brokers);
        json.close('}');
    }
}
