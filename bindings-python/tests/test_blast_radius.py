"""`blast_radius`: what a set of brokers could hurt."""

from __future__ import annotations

from typing import Any

import pytest
from test_cli import KAFKA

import podstripe
from podstripe import Broker, Share, TouchedTopic

TOPICS = [
    {
        "name": "orders",
        "partitions": [
            {"partition": 0, "replicas": [1, 2, 3]},
            {"partition": 1, "replicas": [4, 5, 6]},
            {"partition": 2, "replicas": [1, 4, 5]},
            {"partition": 3, "replicas": [2, 3, 4]},
        ],
    },
    {"name": "__consumer_offsets", "partitions": [{"partition": 0, "replicas": [6, 1, 2]}]},
]


def test_a_pod(kip_brokers: list[Broker]) -> None:
    answer = podstripe.blast_radius(TOPICS, brokers=kip_brokers, pod="canary", min_insync_replicas=2)
    assert answer.set == podstripe.FailingSet("pod", "canary", (4, 5, 6))
    radius = answer.radius
    assert radius is not None and radius.partitions == 5
    assert (radius.hosted, radius.led, radius.inside) == (Share(4, 5, "80"), Share(2, 5, "40"), Share(1, 5, "20"))
    # orders-1 has nobody left, orders-2 one; orders-3 and the offsets have two, which is the minimum.
    assert (radius.offline.part, radius.below_min_isr.part, radius.at_min_isr.part) == (1, 2, 2)
    assert (radius.topics, radius.group_coordinators) == (Share(2, 2, "100"), Share(1, 1, "100"))
    assert radius.transaction_coordinators.whole == 0
    assert (radius.bytes_hosted, radius.bytes_led, radius.bytes_total) == (None, None, None)
    assert TouchedTopic(topic="orders", hosted=3, led=1, partitions=4) in answer.topics


def test_every_pod_and_rack() -> None:
    brokers = [Broker(id, "ab"[id % 2], "stable" if id <= 3 else "canary") for id in range(1, 7)]
    answer = podstripe.blast_radius(TOPICS, brokers=brokers)
    assert (answer.set, answer.radius, answer.topics) == (None, None, ())
    assert [(pod.name, pod.brokers, pod.led.part) for pod in answer.pods] == [
        *(("canary", (4, 5, 6), 2), ("stable", (1, 2, 3), 3)),
    ]
    assert [(rack.name, rack.brokers, rack.hosted.part) for rack in answer.racks] == [
        *(("a", (2, 4, 6), 5), ("b", (1, 3, 5), 5)),
    ]


def test_brokers_by_id_need_no_cluster() -> None:
    answer = podstripe.blast_radius(TOPICS, broker_ids=[5, 4])
    assert answer.set == podstripe.FailingSet("brokers", None, (4, 5))
    assert answer.radius is not None and answer.radius.hosted.part == 3
    assert (answer.pods, answer.racks, answer.what_if) == ((), (), ())


def test_who_is_out_of_sync_is_no_help() -> None:
    partition: dict[str, Any] = {"partition": 0, "replicas": [1, 2], "leader": 1, "isr": [1]}
    radius = podstripe.blast_radius([{"name": "t", "partitions": [partition]}], broker_ids=[1]).radius
    assert radius is not None and (radius.offline.part, radius.inside.part) == (1, 0)


def test_bytes() -> None:
    answer = podstripe.blast_radius(
        (KAFKA / "describe.txt").read_text(), broker_ids=[4, 5], log_dirs=(KAFKA / "log-dirs.txt").read_text()
    )
    radius = answer.radius
    assert radius is not None
    assert (radius.bytes_hosted, radius.bytes_led, radius.bytes_total) == (1877594, 627540, 5633301)
    assert '"bytesHosted":"1877594"' in answer.to_json()


def test_what_if(kip_brokers: list[Broker]) -> None:
    rows = [{"partition": at, "replicas": [1, 2, 3]} for at in range(20)]
    answer = podstripe.blast_radius(
        [{"name": "t", "partitions": rows}],
        brokers=kip_brokers,
        what_if={"intervals": [10, 4], "pod_sizes": [2, 3]},
    )
    assert [(row.interval, row.pod_size, row.fits) for row in answer.what_if] == [
        *((10, 2, False), (10, 3, True), (4, 2, False), (4, 3, True)),
    ]
    row = answer.what_if[1]
    assert row.isolated == Share(2, 20, "10")
    inside, outside = row.isolated_replicas_per_broker, row.other_replicas_per_broker
    assert (inside.part, inside.whole, outside.part, outside.whole) == (6, 3, 54, 3)


def test_brokers_without_a_pod(kip_brokers: list[Broker]) -> None:
    assert podstripe.blast_radius(TOPICS, brokers=[*kip_brokers, Broker(9, None)]).podless == (9,)


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "another pod": ({"pod": "canry"}, "pod"),
    "another rack": ({"rack": "a"}, "rack"),
    "two sets": ({"pod": "canary", "broker_ids": [1]}, ""),
    "a strange broker": ({"broker_ids": [77]}, "brokerIds"),
    "a pod of more than all": ({"what_if": {"pod_sizes": [7]}}, "whatIf.podSizes[0]"),
    "an interval of nought": ({"what_if": {"intervals": [0]}}, "whatIf.intervals[0]"),
}


@pytest.mark.parametrize(("options", "field"), BAD.values(), ids=BAD)
def test_bad_input(kip_brokers: list[Broker], options: dict[str, Any], field: str) -> None:
    with pytest.raises(podstripe.PlacementError) as caught:
        podstripe.blast_radius(TOPICS, brokers=kip_brokers, **options)
    assert caught.value.field == field
