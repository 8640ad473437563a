"""`preflight`: pods and rules looked over before they are switched on."""

from __future__ import annotations

from typing import Any

import pytest

import podstripe
from podstripe import Broker, Canary, Preflight, Range, Share, Topic

CANARY = Canary("canary", 10)


def codes(looked: Preflight) -> dict[str, str]:
    return {finding.code: finding.severity for finding in looked.findings}


def test_a_pod_that_is_large_enough(kip_brokers: list[Broker]) -> None:
    topic = Topic("orders", 20, 3)
    looked = podstripe.preflight(kip_brokers, canary=CANARY, topics=[topic], internal_topics=False)
    assert [(pod.pod, pod.has_rule, pod.brokers, pod.usable) for pod in looked.pods] == [
        *(("canary", True, 3, 3), ("stable", False, 3, 3)),
    ]
    assert looked.pods[0].share_of_brokers == Share(3, 6, "50")
    assert [(row.replication_factor, row.pod, row.fits) for row in looked.replication_factors] == [
        *((3, None, True), (3, "canary", True)),
    ]
    (exposure,) = looked.exposure
    assert (exposure.topic, exposure.isolated, exposure.intended) == ("orders", Share(2, 20, "10"), Share(1, 10, "10"))
    assert [(row.pod, row.replicas, row.replicas_per_broker) for row in looked.load] == [
        *((None, 54, Range(18, 18)), ("canary", 6, Range(2, 2))),
    ]
    assert looked.even is not None and looked.even.best_interval == 2


def test_a_pod_that_is_too_small(kip_brokers: list[Broker]) -> None:
    brokers = [broker for broker in kip_brokers if broker.id != 6]
    looked = podstripe.preflight(brokers, canary=CANARY, replication_factors=[3])
    assert looked.verdict == "findings" and codes(looked)["POD_TOO_SMALL"] == "error"
    row = next(row for row in looked.replication_factors if row.pod == "canary")
    assert (row.eligible, row.fits, row.fails_from_partitions) == (2, False, 10)


def test_what_becomes_of_new_topics(kip_brokers: list[Broker]) -> None:
    scenarios = podstripe.preflight(kip_brokers, canary=CANARY).scenarios
    assert [(row.state, row.outcome, row.fails_from_partitions) for row in scenarios] == [
        *(("now", "confined", None), ("allFenced", "fails", 10), ("allShuttingDown", "spills", None)),
    ]
    assert "spill" in scenarios[2].message


def test_a_share_that_falls_short(kip_brokers: list[Broker]) -> None:
    topics = [
        {"name": "t", "partitions": 19, "replication_factor": 3},
        {"name": "s", "partitions": 9, "replicationFactor": 3},
    ]
    looked = podstripe.preflight(kip_brokers, canary=CANARY, topics=topics, internal_topics=False)
    assert {row.topic: row.isolated for row in looked.exposure} == {"t": Share(1, 19, "5.3"), "s": Share(0, 9, "0")}
    assert codes(looked)["EXPOSURE_BELOW_INTENDED"] == "info"


def test_internal_topics(kip_brokers: list[Broker]) -> None:
    looked = podstripe.preflight(kip_brokers, canary=CANARY)
    assert [(row.topic, row.isolated.part) for row in looked.exposure if row.internal] == [
        *(("__consumer_offsets", 5), ("__transaction_state", 5)),
    ]
    assert "INTERNAL_TOPICS_ISOLATED" in codes(looked)
    assert podstripe.preflight(kip_brokers, canary=CANARY, internal_topics=False).exposure == ()


def test_topics_as_they_stand(kip_brokers: list[Broker]) -> None:
    rows = [{"partition": at, "replicas": [1, 2]} for at in range(30)]
    looked = podstripe.preflight(
        kip_brokers, canary=CANARY, current=[{"name": "old", "partitions": rows}], internal_topics=False
    )
    assert [(row.topic, row.isolated) for row in looked.exposure] == [("old", Share(3, 30, "10"))]
    assert {row.replication_factor for row in looked.replication_factors} == {2}


def test_a_pod_that_nobody_declares(kip_brokers: list[Broker]) -> None:
    looked = podstripe.preflight(kip_brokers, canary=Canary("canry", 10))
    assert codes(looked)["UNKNOWN_POD"] == "error"
    assert 'did you mean "canary"' in looked.findings[0].message


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "a topic without partitions": ({"topics": [Topic("t")]}, "topics[0].partitions"),
    "a topic that grows": ({"topics": [Topic("t", 3, 3, start_partition=1)]}, "topics[0].start_partition"),
    "a factor of nought": ({"replication_factors": [0]}, "replicationFactors[0]"),
    "no factor": ({"replication_factors": []}, "replicationFactors"),
}


@pytest.mark.parametrize(("options", "field"), BAD.values(), ids=BAD)
def test_bad_input(kip_brokers: list[Broker], options: dict[str, Any], field: str) -> None:
    with pytest.raises(podstripe.PlacementError) as caught:
        podstripe.preflight(kip_brokers, **options)
    assert caught.value.field == field


@pytest.mark.parametrize(("topics", "shown"), [({"t": 20}, "got an object"), ("orders", 'got "orders"')])
def test_topics_that_are_no_list_are_refused_as_they_are(topics: Any, shown: str) -> None:
    with pytest.raises(podstripe.InvalidRequestError) as caught:
        podstripe.preflight([{"id": 1}], topics=topics)
    assert caught.value.field == "topics"
    assert shown in str(caught.value)
