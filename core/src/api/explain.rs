//! `explain`: the placement that `place` gives, and of each replica why it is on that broker.
//!
//! # Goals
//! 1. The reasons are the placer's own: what it saw as it chose, not a story told afterwards.
//! 2. The replicas are those of [`place`](super::place()), from the same seed.
//! 3. The evenness that one seed happens to give is set beside that of many: see [`resonance`](super::resonance).
//!
//! # Algorithm
//! The request is placed twice from its seed: as `place` does, by the quick way where there is one, and with a witness
//! that writes down each choice. If the two differed by one replica that would be an error, not an explanation.
//!
//! ```text
//! seed 7 ──> place                 ──> replicas ─┐ equal, or INTERNAL_ERROR
//!        └─> place with a witness  ──> replicas ─┤
//!                                      reasons  ─┴─> sentences
//! ```

use alloc::{format, string::String, vec, vec::Vec};
use core::fmt::Write as _;

use super::{
    Algorithm, PlaceAnswer, PlaceRequest, TopicAnswer, TopicPlacement,
    answered::answered,
    check::{check_topics, over},
    place::{Program, Ready, plans, run},
    resonance::{Resonance, resonances},
    warning::count_of,
};
use crate::{
    analysis::BrokerIndex,
    cluster::{Broker, BrokerId, count_different},
    error::{Error, ErrorCode},
    gather::Gather as _,
    java::JavaRandom,
    limits::{MAX_EXPLAINED, MAX_LISTED, MAX_SEEDS},
    order::sort,
    placement::{Reason, Run},
    value::{Json, Object, ToJson, Value, brief},
};

/// Over how many seeds the evenness is counted if the request does not say.
const SEEDS: u32 = 100;

/// Reads a request from plain data and answers JSON. The request is that of [`PlaceRequest`], and may have `resonance`:
/// over how many seeds evenness is counted, 0 for none.
///
/// ```json
/// {"seed": "7", "algorithm": "striped", "spread": "controller",
///  "brokers": [{"id": 3, "rack": "C", "pod": null, "fenced": false}],
///  "topics": [{"name": "orders", "replicationFactor": 1,
///              "specs": [{"start": 0, "count": 1, "pod": null, "eligible": [3], "racks": 1}],
///              "partitions": [{"partition": 0, "pod": null, "spec": 0, "replicas": [
///                  {"broker": 3, "rack": "C", "why": "leads: rack C is next in turn; its only unfenced broker"}]}],
///              "resonance": [{"pod": null, "brokers": 1, "partitions": 1, "canLead": 1,
///                             "leaders": {"min": 1, "median": 1, "p95": 1, "max": 1},
///                             "replicas": {"min": 1, "median": 1, "p95": 1, "max": 1},
///                             "seeds": {"from": "7", "count": 100}, "message": "..."}]}],
///  "warnings": []}
/// ```
///
/// A topic that failed under `errors: "report"` has `name` and `error` alone. `spec` is a place among the topic's specs;
/// `resonance` has one entry for each set of eligible brokers.
///
/// # Errors
/// Those of [`place`](super::place()); `LIMIT_EXCEEDED` for more than [`MAX_EXPLAINED`] replicas, more than
/// [`MAX_LISTED`] ids in all specs, or more seeds than could be placed in some seconds.
pub fn explain_value(request: &Value) -> Result<String, Error> {
    answered(request, "an explain request", &[&PlaceRequest::known(&["resonance"])], write_explain)
}

fn write_explain(object: Object<'_>, json: &mut Json) -> Result<(), Error> {
    let request = PlaceRequest::from_object(&object)?;
    let mut seeds = SEEDS;
    if let Some(resonance) = object.get("resonance")?
        && let Some(count) = resonance.object("a resonance object", &["seeds"])?.get("seeds")?
    {
        let given = count.integer(0, MAX_SEEDS.into(), ErrorCode::InvalidRequest)?;
        seeds = u32::try_from(given).unwrap_or(0);
    }
    explain(&request, seeds, json)
}

fn explain(request: &PlaceRequest, seeds: u32, json: &mut Json) -> Result<(), Error> {
    over("topics", check_topics(request)?, MAX_EXPLAINED, "replicas to explain")?;
    let program = Program::Controller;
    let ready = Ready::new(program, request)?;
    let mut placer = ready.placer(request);
    let plans = plans(request, &placer)?;
    let mut listed = 0;
    for plan in plans.iter().flatten() {
        for run in &plan.runs {
            listed += placer.sets().get(run.set).map_or(0, |set| set.brokers.len() as u64);
        }
    }
    over("topics", listed, MAX_LISTED, "eligible brokers in all specs")?;

    let plain = run(program, request, &ready, &mut placer, &mut JavaRandom::new(request.seed))?;
    placer.trace(true);
    let mut answer = run(program, request, &ready, &mut placer, &mut JavaRandom::new(request.seed))?;
    placer.trace(false);
    answer.seed = Some(request.seed);
    if plain.topics.iter().zip(&answer.topics).any(|(plain, watched)| flat(plain) != flat(watched)) {
        return Err(Error::internal(format_args!("the placer chose otherwise while it was watched")));
    }
    let resonances = if seeds == 0 {
        Vec::new()
    } else {
        resonances(request, &ready, &mut placer, (&plans, &answer.eligible), seeds)?
    };
    Explanation::new(request, &ready, &answer, resonances).write(json);
    Ok(())
}

/// All replicas of a topic, if it was placed.
fn flat(topic: &TopicAnswer) -> Option<&[BrokerId]> {
    Some(topic.outcome.as_ref().ok()?.assignment.flat())
}

/// A list whose items a loop writes.
struct List<'w>(&'w dyn Fn(&mut Json));

impl ToJson for List<'_> {
    fn write(&self, json: &mut Json) {
        json.open('[');
        (self.0)(json);
        json.close(']');
    }
}

struct Explanation<'a> {
    algorithm: Algorithm,
    answer: &'a PlaceAnswer,
    /// From a broker's id to its place, ascending, and by place: the broker, and its rack as the placer sees it.
    index: BrokerIndex,
    known: Vec<Option<&'a Broker>>,
    racks: Vec<u32>,
    number_of_racks: usize,
    /// Of each eligible set, the brokers, ascending, and how many racks they are in.
    sets: Vec<(Vec<BrokerId>, usize)>,
    resonances: Vec<Vec<Resonance<'a>>>,
}

impl<'a> Explanation<'a> {
    fn new(
        request: &PlaceRequest,
        ready: &'a Ready,
        answer: &'a PlaceAnswer,
        resonances: Vec<Vec<Resonance<'a>>>,
    ) -> Self {
        let brokers = ready.cluster.brokers();
        let index = BrokerIndex::of_brokers(brokers);
        let mut known = vec![None; brokers.len()];
        for broker in brokers {
            if let Some(entry) = index.place(broker.id).and_then(|at| known.get_mut(at)) {
                *entry = Some(broker);
            }
        }
        let mut racks = vec![0; brokers.len()];
        for broker in ready.view.brokers() {
            if let Some(entry) = index.place(broker.member.id).and_then(|at| racks.get_mut(at)) {
                *entry = broker.member.rack;
            }
        }
        let mut explanation = Self {
            algorithm: request.algorithm,
            answer,
            index,
            known,
            racks,
            number_of_racks: ready.view.racks().len(),
            sets: Vec::new(),
            resonances,
        };
        for set in &answer.eligible {
            let mut ids = set.brokers.clone();
            sort(&mut ids, Ord::cmp);
            let racks = ids.iter().map(|id| explanation.rack(*id)).gather();
            explanation.sets.push((ids, count_different(racks)));
        }
        explanation
    }

    fn rack(&self, broker: BrokerId) -> u32 {
        self.index.place(broker).and_then(|at| self.racks.get(at)).copied().unwrap_or(0)
    }

    fn rack_name(&self, broker: BrokerId) -> Option<&'a str> {
        self.index.place(broker).and_then(|at| *self.known.get(at)?)?.rack.name()
    }

    fn set(&self, run: &Run) -> (&[BrokerId], usize) {
        self.sets.get(run.set).map_or((&[], 0), |(brokers, racks)| (brokers, *racks))
    }

    fn pod(&self, run: &Run) -> Option<&'a str> {
        self.answer.eligible.get(run.set)?.pod.as_deref()
    }

    fn write_topic(&self, json: &mut Json, topic: &TopicAnswer, resonances: &[Resonance<'_>]) {
        json.open('{');
        json.entry("name", &topic.name);
        match &topic.outcome {
            Err(error) => json.entry("error", error),
            Ok(placed) => {
                json.entry("replicationFactor", &placed.replication_factor);
                json.entry(
                    "specs",
                    &List(&|json| {
                        for run in &placed.runs {
                            self.write_spec(json, run);
                        }
                    }),
                );
                json.entry("partitions", &List(&|json| self.write_partitions(json, placed)));
                json.entry("resonance", &resonances);
            }
        }
        json.close('}');
    }

    fn write_spec(&self, json: &mut Json, run: &Run) {
        json.open('{');
        json.counts(&["start", "count"], &[run.start.into(), run.count.into()]);
        json.entry("pod", &self.pod(run));
        let (eligible, racks) = self.set(run);
        json.entry("eligible", &eligible);
        json.entry("racks", &racks);
        json.close('}');
    }

    fn write_partitions(&self, json: &mut Json, placed: &TopicPlacement) {
        // By rack: how many replicas of the partition are there.
        let mut taken = vec![0_usize; self.number_of_racks];
        let factor = placed.assignment.replication_factor().max(1);
        let reasons = placed.assignment.reasons().unwrap_or_default();
        let mut rows = placed.assignment.partitions().zip(reasons.chunks_exact(factor));
        for (at, run) in placed.runs.iter().enumerate() {
            let (_, racks) = self.set(run);
            for ((partition, replicas), reasons) in rows.by_ref().take(run.count as usize) {
                let earlier = self.earlier(replicas, &mut taken);
                json.open('{');
                json.entry("partition", &partition);
                json.entry("pod", &self.pod(run));
                json.entry("spec", &at);
                json.entry(
                    "replicas",
                    &List(&|json| {
                        for (place, (broker, reason)) in replicas.iter().zip(reasons).enumerate() {
                            let leader = reasons.first().filter(|_| place > 0);
                            let earlier = earlier.get(place).copied().unwrap_or(0);
                            let why = match self.algorithm {
                                Algorithm::Striped => {
                                    let in_rack = (racks > 1).then_some((*broker, earlier));
                                    self.striped(reason, leader.is_none(), in_rack)
                                }
                                Algorithm::Classic => classic(reason, leader),
                            };
                            json.open('{');
                            json.entry("broker", broker);
                            json.entry("rack", &self.rack_name(*broker));
                            json.entry("why", &why);
                            json.close('}');
                        }
                    }),
                );
                json.close('}');
            }
        }
    }

    /// How many replicas of a partition each one's rack has before it. `taken` is all zero, before and after.
    fn earlier(&self, replicas: &[BrokerId], taken: &mut [usize]) -> Vec<usize> {
        let mut one_more = |broker: &BrokerId, more: bool| {
            let Some(taken) = taken.get_mut(self.rack(*broker) as usize) else { return 0 };
            let before = *taken;
            *taken = if more { before + 1 } else { 0 };
            before
        };
        let mut earlier = Vec::with_capacity(replicas.len());
        for broker in replicas {
            earlier.push(one_more(broker, true));
        }
        for broker in replicas {
            one_more(broker, false);
        }
        earlier
    }

    /// `in_rack` is the broker if there is more than one rack, and how many replicas its rack has already.
    fn striped(&self, reason: &Reason, leads: bool, in_rack: Option<(BrokerId, usize)>) -> String {
        let mut why = String::from(if leads {
            "leads: "
        } else if reason.fenced {
            "follows, fenced brokers never lead: "
        } else {
            "follows: "
        });
        // Writing into a string cannot fail.
        if let Some((broker, earlier)) = in_rack {
            let _ = match self.rack_name(broker) {
                Some(rack) => write!(why, "rack {}", brief(rack)),
                None => why.write_str("no rack, which counts as one,"),
            };
            why += " is next in turn";
            if earlier > 0 {
                let _ = write!(why, " again, {} there already", count_of("replica", earlier));
            }
        } else {
            why += "next in the list";
        }
        if reason.passed > 0 {
            let _ = write!(why, ", after {} with none to give", count_of("rack", reason.passed as usize));
        }
        let (list, none_left) =
            if reason.fenced { ("fenced", ", no unfenced broker left") } else { ("unfenced", "") };
        why += none_left;
        if reason.of == 1 {
            let _ = write!(why, "; its only {list} broker");
        } else {
            let _ = write!(why, "; place {} of {} among its {list} brokers", reason.place + 1, reason.of);
            if reason.turns > 0 {
                let _ = write!(why, " after shuffle {}", reason.turns);
            }
        }
        why
    }
}

/// `leader` is the reason of the leader, for a follower.
fn classic(reason: &Reason, leader: Option<&Reason>) -> String {
    let Reason { place, of, passed, start, turns, .. } = *reason;
    let at = format!("place {} of {of} in the list", place + 1);
    let Some(leader) = leader else {
        return format!("leads: {at}, which leaders go round from place {}", start + 1);
    };
    let behind = if place < leader.place { place + of } else { place } - leader.place;
    let mut why = format!("follows: {at}, {behind} behind the leader (shift {turns})");
    if passed > 0 {
        let _ = write!(why, ", {passed} passed over: their racks or they have a replica already");
    }
    why
}

impl ToJson for Explanation<'_> {
    fn write(&self, json: &mut Json) {
        json.open('{');
        self.answer.write_how(json);
        json.entry(
            "brokers",
            &List(&|json| {
                for broker in self.known.iter().flatten() {
                    json.open('{');
                    json.entry("id", &broker.id);
                    json.entry("rack", &broker.rack.name());
                    json.entry("pod", &broker.pod);
                    json.entry("fenced", &broker.fenced);
                    json.close('}');
                }
            }),
        );
        json.entry(
            "topics",
            &List(&|json| {
                let mut resonances = self.resonances.iter();
                for topic in &self.answer.topics {
                    self.write_topic(json, topic, resonances.next().map_or(&[][..], Vec::as_slice));
                }
            }),
        );
        json.entry("warnings", &self.answer.warnings);
        json.close('}');
    }
}
