//! A million partitions, three replicas each, on a thousand brokers, through the public API.
//!
//! `make bench` sets the figures beside those of Kafka's own placer on the JVM, and prints nanoseconds a replica.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use podstripe::{
    api::{PlaceRequest, TopicRequest, place},
    cluster::Broker,
    placement::CanarySpec,
};
use std::{hint::black_box, time::Duration};

const PARTITIONS: i32 = 1_000_000;
const REPLICAS: i16 = 3;
const BROKERS: i32 = 1_000;

fn request(racks: i32, interval: i32) -> PlaceRequest {
    let brokers = (0..BROKERS).map(|id| {
        let pod = if id / racks % 10 == 0 { "canary" } else { "stable" };
        Broker::new(id).with_rack(format!("rack-{}", id % racks)).with_pod(pod)
    });
    PlaceRequest {
        canary: Some(CanarySpec { pod: "canary".into(), interval }),
        ..PlaceRequest::new(brokers.collect(), vec![TopicRequest::new("t", PARTITIONS, REPLICAS)], 1)
    }
}

fn placement(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("place");
    group.throughput(Throughput::Elements(PARTITIONS.unsigned_abs().into()));
    group.sample_size(20).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(4));
    for (name, racks, interval) in [
        ("racks=3", 3, 0),
        ("racks=10", 10, 0),
        ("racks=3 interval=10", 3, 10),
        ("racks=10 interval=10", 10, 10),
    ] {
        let request = request(racks, interval);
        group.bench_function(name, |bencher| bencher.iter(|| place(black_box(&request))));
    }
    group.finish();
}

criterion_group!(benches, placement);
criterion_main!(benches);
