"""KIP-1095's example: six brokers in two pods, every tenth partition a canary."""

from podstripe import Broker, Canary, Topic, place

brokers = [Broker(id, pod="stable" if id <= 3 else "canary") for id in range(1, 7)]
placed = place(
    brokers,
    [Topic("orders", partitions=20, replication_factor=3)],
    canary=Canary("canary", interval=10),
    rack_aware=False,
    seed=42,
)

for name, topic in placed.topics.items():
    for exposure in topic.exposure:
        share = exposure.confined
        print(f"{name}: {share.part} of {share.whole} partitions ({share.percent} %) confined to pod {exposure.pod}")
    for partition, replicas in enumerate(topic.replicas):
        if partition % 10 == 9:
            print(f"{name}-{partition}: {replicas}")
print(placed.to_replica_assignment("orders"))
