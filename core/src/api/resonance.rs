//! How evenly other seeds would place: what the brokers of a set lead and hold, over many seeds.
//!
//! # Why
//! Kafka's striped placer moves on by one rack and, within each rack, by one broker for each partition. Where the
//! number of racks and of brokers in a rack share a factor, the two stay in step, and within one *cycle* (as many
//! partitions as there are unfenced brokers, then comes a shuffle) only some brokers ever lead:
//!
//! ```text
//! racks       a: 1 2 3   b: 4 5 6   c: 7 8 9        9 brokers, but the leaders of 9 partitions are
//! leads       a1 b2 c3   a1 b2 c3   a1 b2 c3        1 5 9 1 5 9 1 5 9
//! ```
//!
//! # How
//! Nothing is calculated that can be run: a cycle is placed and its leaders are counted; and the whole request is placed
//! anew with each seed, and each broker's partitions are counted. The counts of all brokers and seeds are one
//! distribution. A broker that cannot lead, because it is fenced, counts among the replicas alone.

use alloc::{format, string::String, vec, vec::Vec};

use super::{
    PlaceRequest,
    check::over,
    place::{Plans, Ready, check_steps, steps},
    warning::count_of,
};
use crate::{
    analysis::BrokerIndex,
    cluster::BrokerId,
    error::Error,
    gather::Gather as _,
    java::JavaRandom,
    limits::MAX_REPLICAS,
    order::sort,
    placement::{Assignment, EligibleSet, KafkaPlacer, Plan, PodPlacer, Run},
    value::{Json, ToJson, Wide},
};

/// What the brokers of one set carry of one topic.
pub(super) struct Resonance<'a> {
    set: &'a EligibleSet,
    at: usize,
    runs: Vec<Run>,
    partitions: u32,
    cycle: u32,
    can_lead: usize,
    /// By number: how often a broker leads so many partitions, holds so many replicas.
    leaders: Vec<u64>,
    replicas: Vec<u64>,
    /// The first, and how many.
    seeds: (i64, u32),
}

/// What brokers carry, counted over and over.
struct Counter {
    index: BrokerIndex,
    /// By place in the index.
    fenced: Vec<bool>,
    counts: Vec<Count>,
}

#[derive(Clone, Copy, Default)]
struct Count {
    leaders: usize,
    replicas: usize,
}

/// Places the request with `count` seeds, its own the first. The answer is by topic; topics that cannot be placed have
/// none.
pub(super) fn resonances<'a>(
    request: &PlaceRequest,
    ready: &Ready,
    placer: &mut PodPlacer<'_, KafkaPlacer>,
    (plans, sets): (&Plans, &'a [EligibleSet]),
    count: u32,
) -> Result<Vec<Vec<Resonance<'a>>>, Error> {
    let mut counter = Counter::new(ready);
    let mut all: Vec<Vec<Resonance<'a>>> = Vec::with_capacity(plans.len());
    let mut each = steps(request, placer, plans);
    let mut once = 0_u64;
    for (topic, plan) in request.topics.iter().zip(plans) {
        let runs = plan.as_ref().map_or(&[][..], |plan| &plan.runs);
        let resonances = by_set(runs, sets, (request.seed, count), &counter);
        for resonance in &resonances {
            each = each.saturating_add(resonance.set.brokers.len() as u64);
            let replicas = u64::from(resonance.cycle) * u64::from(topic.replication_factor.unsigned_abs());
            over("resonance.seeds", replicas, MAX_REPLICAS, "replicas in a cycle of all brokers")?;
            let cycle = placer.steps(&[resonance.cycle_run()], topic.replication_factor);
            once = once.saturating_add(cycle).saturating_add(resonance.set.brokers.len() as u64);
        }
        all.push(resonances);
    }
    let steps = each.saturating_mul(count.into()).saturating_add(once);
    check_steps("resonance.seeds", steps, "fewer seeds")?;

    for at in 0..i64::from(count) {
        let mut random = JavaRandom::new(request.seed.wrapping_add(at));
        for ((topic, plan), resonances) in request.topics.iter().zip(plans).zip(&mut all) {
            let Ok(plan) = plan else { continue };
            // What fails does so with every seed, and the explanation has the error.
            let Ok(assignment) = placer.place(plan, topic.replication_factor, &mut random) else {
                resonances.clear();
                continue;
            };
            for resonance in resonances {
                counter.count(resonance.set, &resonance.runs, &assignment);
                counter.add_to(resonance);
            }
        }
    }
    for (topic, resonances) in request.topics.iter().zip(&mut all) {
        for resonance in resonances {
            let runs = vec![resonance.cycle_run()];
            let plan = Plan { start: 0, runs, confined: Vec::new() };
            let assignment =
                placer.place(&plan, topic.replication_factor, &mut JavaRandom::new(request.seed))?;
            counter.count(resonance.set, &plan.runs, &assignment);
            for broker in &resonance.set.brokers {
                let leads = counter.of(*broker).is_some_and(|(count, _)| count.leaders > 0);
                resonance.can_lead += usize::from(leads);
            }
        }
    }
    Ok(all)
}

/// A topic's runs, set by set.
fn by_set<'a>(
    runs: &[Run],
    sets: &'a [EligibleSet],
    seeds: (i64, u32),
    counter: &Counter,
) -> Vec<Resonance<'a>> {
    let mut runs: Vec<Run> = runs.iter().filter(|run| run.count > 0).copied().gather();
    sort(&mut runs, |left, right| left.set.cmp(&right.set));
    let mut all = Vec::new();
    for runs in runs.chunk_by(|left, right| left.set == right.set) {
        let Some((at, set)) = runs.first().and_then(|run| Some((run.set, sets.get(run.set)?))) else {
            continue;
        };
        let partitions: u32 = runs.iter().map(|run| run.count).sum();
        let unfenced = set.brokers.iter().filter(|id| counter.of(**id).is_some_and(|(_, fenced)| !fenced));
        let none = vec![0; partitions as usize + 1];
        all.push(Resonance {
            set,
            at,
            runs: runs.to_vec(),
            partitions,
            cycle: u32::try_from(unfenced.count()).unwrap_or(u32::MAX),
            can_lead: 0,
            leaders: none.clone(),
            replicas: none,
            seeds,
        });
    }
    all
}

impl Counter {
    fn new(ready: &Ready) -> Self {
        let brokers = ready.view.brokers();
        let index = BrokerIndex::new(brokers.iter().map(|broker| broker.member.id));
        let mut fenced = vec![false; brokers.len()];
        for broker in brokers {
            if let Some(fenced) = index.place(broker.member.id).and_then(|at| fenced.get_mut(at)) {
                *fenced = broker.member.fenced;
            }
        }
        Self { index, fenced, counts: vec![Count::default(); brokers.len()] }
    }

    fn of(&self, broker: BrokerId) -> Option<(Count, bool)> {
        let at = self.index.place(broker)?;
        Some((*self.counts.get(at)?, *self.fenced.get(at)?))
    }

    /// Counts the runs' rows, for the brokers of their set.
    fn count(&mut self, set: &EligibleSet, runs: &[Run], assignment: &Assignment) {
        let Self { index, counts, .. } = self;
        for broker in &set.brokers {
            if let Some(count) = index.place(*broker).and_then(|at| counts.get_mut(at)) {
                *count = Count::default();
            }
        }
        for run in runs {
            for row in assignment.rows(run.start, run.count) {
                for (at, broker) in row.iter().enumerate() {
                    if let Some(count) = index.place(*broker).and_then(|at| counts.get_mut(at)) {
                        count.replicas += 1;
                        count.leaders += usize::from(at == 0);
                    }
                }
            }
        }
    }

    fn add_to(&self, resonance: &mut Resonance<'_>) {
        let one_more = |counts: &mut Vec<u64>, at: usize| {
            if let Some(count) = counts.get_mut(at) {
                *count += 1;
            }
        };
        for broker in &resonance.set.brokers {
            let Some((count, fenced)) = self.of(*broker) else { continue };
            one_more(&mut resonance.replicas, count.replicas);
            if !fenced {
                one_more(&mut resonance.leaders, count.leaders);
            }
        }
    }
}

impl Resonance<'_> {
    /// As many partitions as there are brokers that can lead: then the placer shuffles.
    const fn cycle_run(&self) -> Run {
        Run { start: 0, count: self.cycle, set: self.at }
    }

    fn message(&self, [min, median, _, max]: [u64; 4]) -> String {
        let count = |noun, number: u32| count_of(noun, number as usize);
        format!(
            "{} of {} lead in a cycle of {}; over {} a broker leads {min} to {max} of {}, median {median}",
            self.can_lead,
            count_of("broker", self.set.brokers.len()),
            count("partition", self.cycle),
            count("seed", self.seeds.1),
            count("partition", self.partitions),
        )
    }
}

/// The least, the middle, what 95 of 100 do not pass, and the most.
fn distribution(counts: &[u64]) -> [u64; 4] {
    let all: u64 = counts.iter().sum();
    // The lowest number that at least so many hundredths do not pass.
    [0, 50, 95, 100].map(|percent| {
        let mut up_to = 0;
        let reached = counts.iter().position(|count| {
            up_to += count;
            up_to > 0 && up_to * 100 >= all * percent
        });
        reached.unwrap_or(0) as u64
    })
}

impl ToJson for Resonance<'_> {
    fn write(&self, json: &mut Json) {
        let leaders = distribution(&self.leaders);
        json.open('{');
        json.entry("pod", &self.set.pod);
        let counts = [self.set.brokers.len() as u64, self.partitions.into(), self.can_lead as u64];
        json.counts(&["brokers", "partitions", "canLead"], &counts);
        json.entry("leaders", &Distribution(leaders));
        json.entry("replicas", &Distribution(distribution(&self.replicas)));
        json.entry("seeds", &Seeds(self.seeds));
        json.entry("message", &self.message(leaders));
        json.close('}');
    }
}

struct Distribution([u64; 4]);

impl ToJson for Distribution {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.counts(&["min", "median", "p95", "max"], &self.0);
        json.close('}');
    }
}

struct Seeds((i64, u32));

impl ToJson for Seeds {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.entry("from", &Wide(self.0.0.into()));
        json.entry("count", &self.0.1);
        json.close('}');
    }
}
