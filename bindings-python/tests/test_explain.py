"""`explain`: the replicas of `place`, each with its reason, and the evenness of other seeds."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

import podstripe
from podstripe import Broker, Canary, ExplainedTopic, PlacementError, Topic, _explain

RACKS = [Broker(id, rack, "canary" if id > 6 else "stable") for id, rack in enumerate("abcabcabc", 1)]
ORDERS = Topic("orders", 20, 3)


def placed(topic: ExplainedTopic) -> list[list[int]]:
    return [[replica.broker for replica in partition.replicas] for partition in topic.partitions]


@pytest.mark.parametrize("options", [{}, {"spread": "grouped"}, {"algorithm": "classic"}, {"broker_order": "given"}])
@pytest.mark.parametrize("seed", [0, 42, 2**40])
def test_the_replicas_are_those_of_place(seed: int, options: dict[str, Any]) -> None:
    canary = None if "algorithm" in options else Canary("canary", 10)
    explained = podstripe.explain(RACKS, [ORDERS, Topic("clicks", 7, 2)], canary=canary, seed=seed, **options)
    placement = podstripe.place(RACKS, [ORDERS, Topic("clicks", 7, 2)], canary=canary, seed=seed, **options)
    assert [topic.name for topic in explained.topics] == ["orders", "clicks"]
    for topic in explained.topics:
        assert placed(topic) == placement.topics[topic.name].replicas
        assert all(replica.why for partition in topic.partitions for replica in partition.replicas)
    assert (explained.seed, explained.algorithm, explained.spread) == (seed, placement.algorithm, placement.spread)


def test_specs_and_racks() -> None:
    explained = podstripe.explain(RACKS, [ORDERS], canary=Canary("canary", 10), seed=42)
    (topic,) = explained.topics
    assert [(spec.start, spec.count, spec.pod, spec.eligible, spec.racks) for spec in topic.specs] == [
        (0, 9, None, (1, 2, 3, 4, 5, 6), 3),
        (9, 1, "canary", (7, 8, 9), 3),
        (10, 9, None, (1, 2, 3, 4, 5, 6), 3),
        (19, 1, "canary", (7, 8, 9), 3),
    ]
    assert [at for at, partition in enumerate(topic.partitions) if partition.pod == "canary"] == [9, 19]
    assert all(topic.specs[partition.spec].pod == partition.pod for partition in topic.partitions)
    racks = {broker.id: broker.rack for broker in RACKS}
    assert all(replica.rack == racks[replica.broker] for row in topic.partitions for replica in row.replicas)
    assert [broker.pod for broker in explained.brokers] == ["stable"] * 6 + ["canary"] * 3


def test_grouped_places_what_shares_brokers_together() -> None:
    grouped = podstripe.place(RACKS, [Topic("t", 100, 3)], canary=Canary("canary", 10), seed=1, spread="grouped")
    assert grouped.spread == "grouped"
    canary = [load.leaders for load in grouped.load if load.pod == "canary"]
    assert sum(canary) == 10 and max(canary) - min(canary) <= 1
    assert podstripe.place(RACKS, [ORDERS], seed=1).spread == "controller"


def test_resonance() -> None:
    explain = podstripe.explain
    (topic,) = explain(RACKS, [ORDERS], canary=Canary("canary", 10), seed=42, resonance={"seeds": 7}).topics
    ordinary, canary = sorted(topic.resonance, key=lambda row: row.pod or "")
    assert (ordinary.brokers, ordinary.partitions, ordinary.can_lead) == (6, 18, 6)
    assert (canary.pod, canary.brokers, canary.partitions) == ("canary", 3, 2)
    assert (ordinary.seeds.from_, ordinary.seeds.count) == (42, 7)
    for carried in (ordinary.leaders, ordinary.replicas, canary.leaders):
        assert carried.min <= carried.median <= carried.p95 <= carried.max
    assert ordinary.message
    assert explain(RACKS, [ORDERS], seed=42, resonance={"seeds": 0}).topics[0].resonance == ()
    assert explain(RACKS, [ORDERS], seed=42).topics[0].resonance[0].seeds.count == 100


def test_a_topic_that_fails() -> None:
    explained = podstripe.explain(RACKS, [Topic("t", 1, 10), ORDERS], seed=1, errors="report")
    failed, fine = explained.topics
    assert failed.error is not None and failed.error["code"] == "INVALID_REPLICATION_FACTOR"
    assert (failed.partitions, fine.error, len(fine.partitions)) == ((), None, 20)
    with pytest.raises(podstripe.InvalidReplicationFactorError):
        podstripe.explain(RACKS, [Topic("t", 1, 10)], seed=1)


def test_a_seed_is_drawn_and_told() -> None:
    explained = podstripe.explain(RACKS, [ORDERS])
    again = podstripe.explain(RACKS, [ORDERS], seed=explained.seed)
    assert again.to_json() == explained.to_json()


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"spread": "even"}, "spread"),
        ({"resonance": {"seeds": -1}}, "resonance.seeds"),
        ({"resonance": 5}, "resonance"),
    ],
)
def test_bad_input(options: dict[str, Any], field: str) -> None:
    with pytest.raises(PlacementError) as caught:
        podstripe.explain(RACKS, [ORDERS], seed=1, **options)
    assert caught.value.field == field


def test_the_example_of_the_function() -> None:
    ran = doctest.testmod(_explain)
    assert (ran.failed, ran.attempted) == (0, 4)
