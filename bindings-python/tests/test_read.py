"""Reading the cluster from what Kafka's tools print."""

from __future__ import annotations

from pathlib import Path

import pytest

import podstripe
from podstripe import UNKNOWN, Broker, Topic

EXAMPLES = Path(__file__).parents[2] / "examples/data/kafka-4.4"
PODS = '{"brokerSets": [{"brokerSetId": "canary", "brokerIds": [3, 4, 5], "doc": "first to get a build"}]}'


def example(name: str) -> str:
    return (EXAMPLES / name).read_text(encoding="utf-8")


def test_the_table_of_list_endpoints_shows_racks_and_fencing() -> None:
    read = podstripe.read_brokers(example("list-endpoints-fenced.txt"), pods=PODS)
    assert [broker.id for broker in read.brokers] == list(range(6))
    assert [broker.rack for broker in read.brokers] == list("abcabc")
    assert [broker.fenced for broker in read.brokers] == [False] * 3 + [True] * 3
    assert [broker.pod for broker in read.brokers] == [None] * 3 + ["canary"] * 3
    assert not any(broker.fenced for broker in podstripe.read_brokers(example("list-endpoints.txt")).brokers)


def test_kcat_shows_no_racks_and_says_so() -> None:
    read = podstripe.read_brokers(example("kcat.json"))
    assert {broker.rack for broker in read.brokers} == {UNKNOWN}
    assert [note.code for note in read.notes] == ["RACKS_UNKNOWN"]
    topics = [Topic("t", 6, 3)]
    with pytest.raises(podstripe.RacksUnknownError):
        podstripe.place(read.brokers, topics, require_racks=True)
    waived = podstripe.place(read.brokers, topics, require_racks=True, rack_aware=False)
    assert waived.warnings == ()
    racks = '{"a": [0, 3], "b": [1, 4], "c": [2, 5]}'
    given = podstripe.read_brokers(example("kcat.json"), racks=racks).brokers
    placed = podstripe.place(given, topics, require_racks=True, seed=1).topics["t"]
    assert all(len({id % 3 for id in replicas}) == 3 for replicas in placed.replicas)


def test_kcat_s_topics_are_sorted_by_partition() -> None:
    text = (Path(__file__).parents[2] / "tests/cases/D06-kcat-metadata.json").read_text(encoding="utf-8")
    import json

    metadata = podstripe.read_metadata(json.loads(text)["input"]["metadata_json"])
    assert metadata.brokers == (Broker(1001), Broker(1002))
    (topic,) = metadata.topics
    assert [partition.replicas for partition in topic.partitions] == [(1001, 1002), (1002, 1001)]
    assert topic.partitions[1].isr == (1002,)


def test_brokers_that_were_read_can_be_changed_and_placed_on() -> None:
    from dataclasses import replace

    brokers = podstripe.read_brokers(example("list-endpoints.txt")).brokers
    down = [replace(broker, in_controlled_shutdown=broker.id < 3) for broker in brokers]
    placed = podstripe.place(down, [Topic("t", 3, 3)], seed=1)
    assert {id for replicas in placed.topics["t"].replicas for id in replicas} == {3, 4, 5}
    assert [warning.code for warning in placed.warnings] == ["UNUSABLE_BROKERS"]
