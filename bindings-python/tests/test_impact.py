"""`impact`, `follower_start` and `copy_time`: the worked examples, and what is decoded of an answer."""

from __future__ import annotations

import dataclasses
import doctest
import json
from pathlib import Path
from typing import Any

import pytest

import podstripe
from podstripe import Group, Impact, PartitionLog, PlacementError, _impact

EXAMPLES = Path(__file__).parents[2] / "tests/examples"
IMPACTS = json.loads((EXAMPLES / "impact.json").read_text(encoding="utf-8"))
TIERED = json.loads((EXAMPLES / "tiered.json").read_text(encoding="utf-8"))
STARTS, TIMES = TIERED["start_and_bytes"], TIERED["duration"]
OFFSETS = ("log_end", "log_start", "local_log_start", "highest_remote", "local_bytes", "write_rate")


def asked(given: dict[str, Any]) -> Impact:
    """The call for an example, which tells a partition's log beside its replicas."""
    fields = dict(given)
    brokers = [dict(broker) for broker in fields.pop("brokers")]
    for broker in brokers:
        broker["fenced"] = not broker.pop("online")
    topics, logs = [], []
    for topic in fields.pop("topics"):
        partitions = []
        for row in topic["partitions"]:
            told = {name: row[name] for name in (*OFFSETS, "segments", "remote", "compact") if name in row}
            logs.append(PartitionLog(topic["name"], row["partition"], **told))
            partitions.append({name: value for name, value in row.items() if name not in told})
        topics.append({**topic, "partitions": partitions})
    groups = [Group(**group) for group in fields.pop("groups", ())]
    return podstripe.impact(brokers, topics, fields.pop("plan"), logs=logs, groups=groups, **fields)


def written(found: Impact) -> dict[str, Any]:
    """An answer in the form of the examples."""
    answer: dict[str, Any] = json.loads(json.dumps(dataclasses.asdict(found)))
    answer["bytes"]["retry_first"] = [list(row.values()) for row in answer["bytes"]["retry_first"]]
    answer["hashes"] = [{name: str(value) for name, value in row.items()} for row in answer["hashes"]]
    if answer["time"]:
        rows = answer["time"]["per_broker"]
        answer["time"]["per_broker"] = {f"{row['direction']}:{row['broker']}": row["seconds"] for row in rows}
    for side in ("before", "after") if answer["canary"] else ():
        for name in ("canary_outside", "ordinary_inside"):
            answer["canary"][side][name] = [list(row.values()) for row in answer["canary"][side][name]]
    return answer


def assert_holds(answer: Any, expected: Any, where: str) -> None:
    """Whether the answer has all that is expected; it may have more fields."""
    if isinstance(expected, dict) and isinstance(answer, dict):
        for name, value in expected.items():
            assert name in answer, f"{where}.{name}"
            assert_holds(answer[name], value, f"{where}.{name}")
        if where.endswith("_by_broker"):
            assert answer.keys() == expected.keys(), where
    elif isinstance(expected, list) and isinstance(answer, list):
        assert len(answer) == len(expected), where
        for at, (one, other) in enumerate(zip(answer, expected, strict=True)):
            assert_holds(one, other, f"{where}[{at}]")
    else:
        assert answer == expected, where


@pytest.mark.parametrize("example", IMPACTS, ids=[example["id"] for example in IMPACTS])
def test_every_example(example: dict[str, Any]) -> None:
    assert len(IMPACTS) == 10
    assert_holds(written(asked(example["input"])), example["output"], "impact")


@pytest.mark.parametrize("example", STARTS, ids=[example["id"] for example in STARTS])
def test_where_a_follower_starts(example: dict[str, Any]) -> None:
    if "error" in example:
        with pytest.raises(PlacementError) as caught:
            podstripe.follower_start(**example["input"])
        assert caught.value.code == example["error"]["code"].upper()
        return
    answer = dataclasses.asdict(podstripe.follower_start(**example["input"]))
    assert_holds(answer, example["output"], "start")


@pytest.mark.parametrize("example", TIMES, ids=[example["id"] for example in TIMES])
def test_how_long_copies_take(example: dict[str, Any]) -> None:
    answer = podstripe.copy_time(**example["input"])
    per_broker = {f"{row.direction}:{row.broker}": row.seconds for row in answer.per_broker}
    assert (per_broker, answer.seconds) == (example["output"]["per_broker"], example["output"]["seconds"])


BROKERS = [{"id": id, "rack": rack} for id, rack in enumerate("abcabc")]
CURRENT = [{"name": "t", "partitions": [{"partition": 0, "replicas": [0, 1, 2]}]}]


def plan(*replicas: int) -> dict[str, Any]:
    return {"version": 1, "partitions": [{"topic": "t", "partition": 0, "replicas": list(replicas)}]}


def test_wide_numbers_are_exact() -> None:
    size = 2**62 + 1
    found = podstripe.impact(BROKERS, CURRENT, plan(0, 1, 5), logs=[PartitionLog("t", 0, local_bytes=size)])
    assert found.bytes.full_local == size
    assert found.disk.peak_extra_by_broker == {5: size}
    assert f'"5":"{size}"' in found.to_json()


def test_what_nobody_told_is_none() -> None:
    found = podstripe.impact(BROKERS, CURRENT, plan(0, 1, 5))
    assert found.bytes.full_local is None
    assert [(row.topic, row.partition) for row in found.bytes.unknown] == [("t", 0)]
    assert (found.time, found.exposure, found.canary) == (None, None, None)
    assert found.hashes[0].before is None, "the topic has no id"


def test_more_comes_than_there_is_room_for() -> None:
    logs = [PartitionLog("t", 0, local_bytes=1000)]
    found = podstripe.impact(BROKERS, CURRENT, plan(0, 1, 5), logs=logs, usable_bytes={5: 999})
    assert [(row.broker, row.extra, row.usable) for row in found.disk.over] == [(5, 1000, 999)]
    assert not podstripe.impact(BROKERS, CURRENT, plan(0, 1, 5), logs=logs, usable_bytes={5: 1000}).disk.over


def test_texts_of_kafka_s_tools(root: Path) -> None:
    kafka = root / "examples/data/kafka-4.4"
    names = ("list-endpoints", "describe", "generate", "log-dirs")
    brokers, current, generated, log_dirs = ((kafka / f"{name}.txt").read_text() for name in names)
    found = podstripe.impact(brokers, current, generated, half="proposed", log_dirs=log_dirs)
    assert found.moves.replica_adds == sum(copy.bytes_full_local is not None for copy in found.moves.detail) > 0
    assert found.bytes.full_local == sum(copy.bytes_full_local or 0 for copy in found.moves.detail) > 0


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"plan": plan(0, 1, 77)}, "BROKER_ID_NOT_REGISTERED", "plan.partitions[0]"),
        ({"throttle": 0}, "INVALID_REQUEST", "throttle"),
        ({"logs": [{"topic": "gone", "partition": 0}]}, "UNKNOWN_TOPIC_OR_PARTITION", "logs[0]"),
        ({"groups": [{"id": "g", "topics": "t"}]}, "INVALID_REQUEST", "groups[0].topics"),
    ],
)
def test_bad_input(changes: dict[str, Any], code: str, field: str) -> None:
    request: dict[str, Any] = {"brokers": BROKERS, "current": CURRENT, "plan": plan(0, 1, 5), **changes}
    with pytest.raises(PlacementError) as caught:
        podstripe.impact(**request)
    assert (caught.value.code, caught.value.field) == (code, field)


def test_the_examples_of_the_functions() -> None:
    ran = doctest.testmod(_impact)
    assert (ran.failed, ran.attempted) == (0, 17)
