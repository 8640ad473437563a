"""Topic and group hashes (KIP-1101): those of Kafka 4.4's coordinator, as numbers of Python."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import podstripe

VECTORS = Path(__file__).parents[2] / "tests/vectors/topic-hash"


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (VECTORS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


TOPICS, GROUPS, TRANSITIONS = map(rows, ("topics", "groups", "transitions"))


@pytest.mark.parametrize("row", TOPICS, ids=[row["id"] for row in TOPICS])
def test_topics(row: dict[str, Any]) -> None:
    assert podstripe.topic_hash(row["topic_id"], row["name"], row["partition_racks"]) == int(row["topic_hash"])


@pytest.mark.parametrize("row", GROUPS, ids=[row["id"] for row in GROUPS])
def test_groups(row: dict[str, Any]) -> None:
    as_text = podstripe.group_hash(row["topic_hashes"], missing_topics=row["missing_topics"])
    as_numbers = podstripe.group_hash({name: int(hash) for name, hash in row["topic_hashes"].items()})
    assert as_text == as_numbers == int(row["group_hash"])


@pytest.mark.parametrize("row", TRANSITIONS, ids=[row["id"] for row in TRANSITIONS])
def test_what_a_plan_makes_of_a_hash(row: dict[str, Any]) -> None:
    brokers = [{"id": int(id), "rack": rack} for id, rack in row["brokers"].items()]
    for when, replicas in (("before", row["current"]), ("during", row["during"]), ("after", row["target"])):
        partitions = [{"partition": at, "replicas": ids} for at, ids in enumerate(replicas)]
        topic = {"name": row["name"], "topicId": row["topic_id"], "partitions": partitions}
        (hashed,) = podstripe.topic_hashes(brokers, [topic]).topics
        assert hashed.hash == int(row["hash"][when])


def test_topics_and_groups_of_a_cluster(root: Path) -> None:
    kafka = root / "examples/data/kafka-4.4"
    brokers, describe = (kafka / "list-endpoints.txt").read_text(), (kafka / "describe.txt").read_text()
    groups = [podstripe.Group("billing", ["orders"]), podstripe.Group("all", ["orders", "gone", "pay-ments.v1"])]
    hashes = podstripe.topic_hashes(brokers, describe, groups=groups)
    orders, payments = hashes.topics
    assert (orders.topic, orders.partitions, payments.topic) == ("orders", 6, "pay-ments.v1")
    assert orders.hash is not None and payments.hash is not None
    assert orders.hex == f"{orders.hash % 2**64:016x}"
    billing, all_of_them = hashes.groups
    assert billing.hash == podstripe.group_hash({"orders": orders.hash})
    assert all_of_them.hash == podstripe.group_hash({"orders": orders.hash, "pay-ments.v1": payments.hash})
    assert (billing.missing_topics, all_of_them.missing_topics) == ((), ("gone",))


def test_a_topic_without_an_id_has_no_hash() -> None:
    topic = {"name": "t", "partitions": [{"partition": 0, "replicas": [1]}]}
    hashes = podstripe.topic_hashes([{"id": 1, "rack": "a"}], [topic], groups=[{"id": "g", "topics": ["t"]}])
    assert (hashes.topics[0].hash, hashes.topics[0].hex, hashes.groups[0].hash) == (None, None, None)
    assert [note.code for note in hashes.notes] == ["TOPIC_ID_UNKNOWN"]


def test_a_hole_among_the_partitions() -> None:
    topic = {
        "name": "t",
        "topicId": "AAAAAAAAAAEAAAAAAAAAAg",
        "partitions": [{"partition": at, "replicas": [1]} for at in (0, 2)],
    }
    with pytest.raises(podstripe.PartitionIdsNotContiguousError) as caught:
        podstripe.topic_hashes([{"id": 1, "rack": "a"}], [topic])
    assert caught.value.numbers["partition"] == 1


def test_a_bad_id() -> None:
    with pytest.raises(podstripe.PlacementError) as caught:
        podstripe.topic_hash("short", "t", [])
    assert (caught.value.field, caught.value.value) == ("topicId", '"short"')
