//! KIP-1095's example: six brokers in two pods, every tenth partition a canary.

use podstripe::{
    Error,
    api::{PlaceRequest, TopicRequest, place},
    cluster::Broker,
    placement::CanarySpec,
};

fn main() -> Result<(), Error> {
    let brokers = (1..=6).map(|id| Broker::new(id).with_pod(if id <= 3 { "stable" } else { "canary" }));
    let placed = place(&PlaceRequest {
        canary: Some(CanarySpec { pod: "canary".into(), interval: 10 }),
        rack_aware: false,
        ..PlaceRequest::new(brokers.collect(), vec![TopicRequest::new("orders", 20, 3)], 42)
    })?;

    for (name, topic) in placed.placed() {
        for exposure in placed.exposure(topic) {
            let share = exposure.confined;
            println!(
                "{name}: {} of {} partitions ({} %) confined to pod {}",
                share.part,
                share.whole,
                share.percent(),
                exposure.pod
            );
        }
        for (partition, replicas) in
            topic.assignment.partitions().filter(|(partition, _)| partition % 10 == 9)
        {
            println!("{name}-{partition}: {replicas:?}");
        }
    }
    println!("{}", placed.to_replica_assignment(Some("orders"))?);
    Ok(())
}
