"""`audit`: a running cluster looked over."""

from __future__ import annotations

import dataclasses
import doctest
import json
from typing import Any

import pytest

import podstripe
from podstripe import Broker, Extent, Share, _audit

CANARY = podstripe.Canary("canary", 10)
EVEN_REPLICAS = [[1 + at % 3, 1 + (at + 1) % 3, 1 + (at + 2) % 3] for at in range(20)]


def topics(replicas: list[list[int]], **fields: Any) -> list[dict[str, Any]]:
    rows = [{"partition": at, "replicas": brokers, **fields} for at, brokers in enumerate(replicas)]
    return [{"name": "t", "partitions": rows}]


@pytest.fixture
def placed(kip_brokers: list[Broker]) -> list[list[int]]:
    topic = podstripe.Topic("t", 20, 3)
    return podstripe.place(kip_brokers, [topic], canary=CANARY, seed=42).topics["t"].replicas


def test_what_was_placed_under_the_rule_is_fine(kip_brokers: list[Broker], placed: list[list[int]]) -> None:
    audited = podstripe.audit(kip_brokers, topics(placed), canary=CANARY)
    assert (audited.verdict, audited.findings) == ("fine", ())
    assert audited.isolation.partitions == Share(2, 20, "10")
    assert audited.isolation.brokers == Share(3, 6, "50")
    assert (audited.isolation.violations, audited.isolation.podless) == (0, ())
    assert audited.health.partitions == 20
    rest, canary = audited.balance
    assert (rest.pod, rest.brokers, rest.partitions) == (None, 3, 18)
    assert (canary.pod, canary.brokers, canary.partitions) == ("canary", 3, 2)
    assert canary.replicas == Extent(2, 4, 2, 4, 6)
    assert sum(load.replicas for load in audited.load) == 60


def test_isolation_is_held_in_both_directions(kip_brokers: list[Broker], placed: list[list[int]]) -> None:
    placed[9], placed[10] = [4, 5, 1], [1, 2, 6]
    audited = podstripe.audit(kip_brokers, topics(placed), canary=CANARY)
    found = {(finding.code, finding.partition, finding.brokers) for finding in audited.findings}
    assert ("CANARY_OUTSIDE_POD", 9, (1,)) in found and ("ORDINARY_INSIDE_POD", 10, (6,)) in found
    assert (audited.verdict, audited.isolation.violations) == ("findings", 2)


def test_health_is_counted() -> None:
    current = topics([[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3]])
    offline, under, short, other = current[0]["partitions"]
    offline |= {"leader": None, "isr": []}
    under |= {"leader": 1, "isr": [1]}
    short |= {"leader": 1, "isr": [1, 2]}
    other |= {"leader": 2, "isr": [1, 2, 3]}
    audited = podstripe.audit([Broker(id) for id in (1, 2, 3)], current, min_insync_replicas=2)
    health = audited.health
    assert (health.offline, health.under_min_isr, health.at_min_isr, health.leader_not_preferred) == (1, 2, 1, 1)
    codes = {finding.code: finding.severity for finding in audited.findings}
    assert codes["OFFLINE_PARTITION"] == codes["UNDER_MIN_ISR"] == "error"
    assert codes["UNDER_REPLICATED"] == "warning"
    # Kafka's default of 1 asks for less: the one that is offline has not even that.
    assert podstripe.audit([Broker(id) for id in (1, 2, 3)], current).health.under_min_isr == 1


def test_the_replication_factor_that_every_topic_should_have(kip_brokers: list[Broker]) -> None:
    found = podstripe.audit(kip_brokers, topics(EVEN_REPLICAS), replication_factor=4).findings
    assert "REPLICATION_FACTOR" in {finding.code for finding in found}
    found = podstripe.audit(kip_brokers, topics(EVEN_REPLICAS), replication_factor=3).findings
    assert "REPLICATION_FACTOR" not in {finding.code for finding in found}


def test_racks_that_could_be_more() -> None:
    brokers = [Broker(id, rack) for id, rack in enumerate("aabbcc")]
    narrow = podstripe.audit(brokers, topics([[0, 1, 2], [0, 2, 4]]))
    assert (narrow.racks.partitions, narrow.racks.narrow) == (2, 1)
    assert narrow.findings[0].code == "RACKS_NARROW" and "2 rack" in narrow.findings[0].message
    assert podstripe.audit(brokers, topics([[0, 1, 2]]), rack_aware=False).racks.narrow == 0


def test_the_json_is_the_answer(kip_brokers: list[Broker], placed: list[list[int]]) -> None:
    audited = podstripe.audit(kip_brokers, topics(placed), canary=CANARY)
    raw = json.loads(audited.to_json())
    assert list(raw) == [
        *("verdict", "counts", "findings", "isolation", "health", "racks", "balance", "load", "notes"),
    ]
    assert raw["health"]["underMinIsr"] == audited.health.under_min_isr
    with pytest.raises(dataclasses.FrozenInstanceError):
        audited.verdict = "fine"  # type: ignore[misc]


def test_bad_input(kip_brokers: list[Broker]) -> None:
    with pytest.raises(podstripe.PlacementError, match="minInsyncReplicas: expected an integer from 1") as caught:
        podstripe.audit(kip_brokers, topics([[1]]), min_insync_replicas=0)
    assert (caught.value.code, caught.value.field) == ("INVALID_REQUEST", "minInsyncReplicas")
    with pytest.raises(podstripe.PlacementError) as caught:
        podstripe.audit(kip_brokers, [])
    assert caught.value.field == "current"
    with pytest.raises(podstripe.PlacementError) as caught:
        podstripe.audit([], topics([[1]]))
    assert caught.value.field == "brokers"


def test_the_examples_in_the_documentation() -> None:
    ran = doctest.testmod(_audit)
    assert (ran.failed, ran.attempted) == (0, 6)
