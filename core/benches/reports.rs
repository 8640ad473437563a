//! How long the reports take over a whole cluster, request read and answer written, and how that grows.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use podstripe::{
    api::{PlaceRequest, TopicRequest, call, place},
    cluster::Broker,
    placement::CanarySpec,
    value::Value,
};
use std::hint::black_box;

const BROKERS: i32 = 1_000;
const PODS: i32 = 10;
const RACKS: i32 = 3;
const PARTITIONS_OF_A_TOPIC: i32 = 1_000;
const INTERVAL: i32 = 10;

fn map(fields: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    Value::Map(fields.into_iter().map(|(name, value)| (name.into(), value)).collect())
}

fn ids(ids: &[i32]) -> Value {
    Value::List(ids.iter().map(|id| Value::Int((*id).into())).collect())
}

fn text(number: i32, what: &str) -> Value {
    Value::Text(format!("{what}-{number}"))
}

fn brokers() -> Value {
    let broker = |id: i32| {
        map([("id", Value::Int(id.into())), ("rack", text(id % RACKS, "r")), ("pod", text(id % PODS, "p"))])
    };
    Value::List((0..BROKERS).map(broker).collect())
}

/// Topics as the placer places them under a canary rule, and a plan that gives every tenth partition another's replicas.
fn placed(partitions: i32) -> (Value, Value) {
    let brokers = (0..BROKERS).map(|id| {
        Broker::new(id).with_rack(format!("r-{}", id % RACKS)).with_pod(format!("p-{}", id % PODS))
    });
    let topics = (0..partitions / PARTITIONS_OF_A_TOPIC)
        .map(|topic| TopicRequest::new(format!("t-{topic}"), PARTITIONS_OF_A_TOPIC, 3));
    let request = PlaceRequest {
        canary: Some(CanarySpec { pod: "p-0".into(), interval: INTERVAL }),
        ..PlaceRequest::new(brokers.collect(), topics.collect(), 7)
    };
    let answer = place(&request).expect("it can be placed");
    let (mut state, mut plan) = (Vec::new(), Vec::new());
    for (number, topic) in (0..).zip(&answer.topics) {
        let assignment = &topic.outcome.as_ref().expect("it was placed").assignment;
        let rows: Vec<(u32, &[i32])> = assignment.partitions().collect();
        let partition = |(id, replicas): &(u32, &[i32])| {
            map([("partition", Value::Int((*id).into())), ("replicas", ids(replicas))])
        };
        state.push(map([
            ("name", text(number, "t")),
            ("topicId", Value::Text(format!("AAAAAAAAAAEAAAAAAAA{number:02}g"))),
            ("partitions", Value::List(rows.iter().map(partition).collect())),
        ]));
        // The neighbour before it has the same eligible brokers.
        for pair in rows.windows(2).skip(3).step_by(usize::try_from(INTERVAL).expect("it is small")) {
            plan.push(map([
                ("topic", text(number, "t")),
                ("partition", Value::Int(pair[1].0.into())),
                ("replicas", ids(pair[0].1)),
            ]));
        }
    }
    (Value::List(state), map([("version", Value::Int(1)), ("partitions", Value::List(plan))]))
}

fn reports(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("reports");
    group.sample_size(10);
    for partitions in [10_000_u32, 100_000, 1_000_000] {
        let (current, plan) = placed(partitions.try_into().expect("it fits"));
        let canary = map([("pod", text(0, "p")), ("interval", Value::Int(INTERVAL.into()))]);
        let common = [("brokers", brokers()), ("current", current), ("canary", canary)];
        let requests = [
            ("audit", map(common.clone())),
            ("blastRadius", map(common.clone().into_iter().chain([("pod", text(0, "p"))]))),
            ("impact", map(common.into_iter().chain([("plan", plan)]))),
        ];
        group.throughput(Throughput::Elements(partitions.into()));
        for (name, request) in requests {
            let arguments = [request];
            group.bench_with_input(BenchmarkId::new(name, partitions), &arguments, |bencher, arguments| {
                bencher.iter(|| call(name, black_box(arguments)).expect("it answers"));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, reports);
criterion_main!(benches);
