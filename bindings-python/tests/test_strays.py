"""`find_strays`: the worked examples, and logs as Kafka's tools and clients show them."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

import podstripe
from podstripe import PlacementError, Strays

EXAMPLES = json.loads((Path(__file__).parents[2] / "tests/examples/stray.json").read_text(encoding="utf-8"))
LISTS = ("strays", "already_moved", "unknown", "unscanned", "missing")


def written(found: Strays) -> dict[str, Any]:
    """An answer in the form of the examples, where a log has `reason` or `state` only if there is one."""
    answer: dict[str, Any] = json.loads(json.dumps(dataclasses.asdict(found)))
    answer.pop("notes")
    for name in LISTS:
        answer[name] = [{key: value for key, value in row.items() if value is not None} for row in answer[name]]
    return answer


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_every_example(example: dict[str, Any]) -> None:
    assert len(EXAMPLES) == 35
    given = dict(example["input"])
    topics, brokers = given.pop("topics"), given.pop("brokers")
    if "error" not in example:
        assert written(podstripe.find_strays(topics, brokers, **given)) == example["output"]
        return
    with pytest.raises(PlacementError) as caught:
        podstripe.find_strays(topics, brokers, **given)
    error, expected = caught.value, example["error"]
    assert error.code == expected["code"].upper()
    assert type(error) is getattr(podstripe, "".join(map(str.capitalize, expected["code"].split("_"))) + "Error")
    if "partition" in expected:
        assert error.numbers["partition"] == expected["partition"]


TOPICS = [{"name": "t", "partitions": [{"partition": 0, "replicas": [1, 2]}]}]


def test_the_text_of_kafka_log_dirs(root: Path) -> None:
    kafka = root / "examples/data/kafka-4.4"
    describe, log_dirs = (kafka / "describe.txt").read_text(), (kafka / "log-dirs.txt").read_text()
    assert podstripe.find_strays(describe, log_dirs).strays == ()
    moved = podstripe.parse(describe).topics
    assert moved is not None
    plan = json.dumps({"partitions": [{"topic": "orders", "partition": at, "replicas": [0, 1, 2]} for at in range(6)]})
    found = podstripe.find_strays(podstripe.convert(plan, "state"), log_dirs)
    hosted = {(log.topic, log.broker) for log in found.strays if log.reason == "not_a_replica"}
    assert hosted == {("orders", broker) for broker in (3, 4, 5)}
    assert {log.topic for log in found.strays if log.reason == "unknown_topic"} == {"pay-ments.v1"}
    assert found.stray_bytes == sum(found.stray_bytes_by_broker.values()) == sum(log.size for log in found.strays)


def test_a_dir_that_failed_hides_what_is_missing() -> None:
    failed = [{"broker": 1, "logDirs": [{"logDir": "/d", "error": "KafkaStorageException", "logs": []}]}]
    found = podstripe.find_strays(TOPICS, failed)
    assert [(row.broker, row.log_dir, row.error) for row in found.unscanned] == [(1, "/d", "KafkaStorageException")]
    assert found.missing == ()


def test_sizes_are_exact_numbers() -> None:
    size = 2**63 - 1
    logs = [{"partition": "gone-0", "size": str(size)}]
    found = podstripe.find_strays(TOPICS, [{"broker": 1, "logDirs": [{"logDir": "/d", "logs": logs}]}])
    assert (found.stray_bytes, found.stray_bytes_by_broker, found.strays[0].size) == (size, {1: size}, size)


def test_no_topics_would_condemn_everything() -> None:
    with pytest.raises(podstripe.EmptyMetadataError):
        podstripe.find_strays([], [])
    assert podstripe.find_strays([], [], allow_empty_metadata=True).strays == ()
    assert podstripe.find_strays([], [], contains_all_replicas=False).strays == ()
