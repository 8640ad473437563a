//! How long the listing of `kafka-topics --describe` takes to read, and how that grows.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use podstripe::formats::parse_describe;
use std::{fmt::Write as _, hint::black_box};

/// Topics of a hundred partitions of three replicas each.
fn listing(partitions: u64) -> String {
    let mut text = String::new();
    for topic in 0..partitions / 100 {
        let _ = writeln!(
            text,
            "Topic: topic-{topic}\tTopicId: AbCdEfGhIjKlMnOpQrStUA\tPartitionCount: 100\tReplicationFactor: 3\tConfigs: min.insync.replicas=2"
        );
        for partition in 0..100 {
            let [a, b, c] = [0, 1, 2].map(|next| (topic * 100 + partition + next) % 1000);
            let _ = writeln!(
                text,
                "\tTopic: topic-{topic}\tPartition: {partition}\tLeader: {a}\tReplicas: {a},{b},{c}\tIsr: {a},{b},{c}\tElr: \tLastKnownElr: "
            );
        }
    }
    text
}

fn describe(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("describe");
    group.sample_size(10);
    for partitions in [2_000, 20_000, 200_000] {
        let text = listing(partitions);
        group.throughput(Throughput::Elements(partitions));
        group.bench_with_input(BenchmarkId::from_parameter(partitions), &text, |bencher, text| {
            bencher.iter(|| {
                parse_describe("current", black_box(text), &mut Vec::new()).expect("it can be read")
            });
        });
    }
    group.finish();
}

criterion_group!(benches, describe);
criterion_main!(benches);
