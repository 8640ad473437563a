"""What the core answers to the cases and example files, in Python: the same bytes as in every other language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from calls import by_name

import podstripe
from podstripe import Document, Placement, PlacementError, _native

LINES = (Path(__file__).parents[2] / "tests/answers/table.jsonl").read_text(encoding="utf-8").splitlines()
TABLE = [json.loads(line) for line in LINES]
TEXTS = ("convert", "generateText", "toReassignmentJson", "toReplicaAssignment")
FUNCTIONS = (
    *("parse", "convert", "generate", "generateText", "diff", "validate"),
    *("audit", "preflight", "blastRadius", "explain", "impact", "findStrays"),
    # Those of a single hash give a number.
    *("topicHashes", "followerStart", "copyTime"),
)

each_row = pytest.mark.parametrize("row", TABLE, ids=[row["name"] for row in TABLE])


def held(row: dict[str, Any]) -> str:
    """The answer as the core gives it."""
    answer = row["answer"]
    return answer if row["call"] in TEXTS else json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def assert_error(error: PlacementError, row: dict[str, Any]) -> None:
    expected = row["error"]
    assert (error.code, str(error)) == (expected["code"], expected["message"])
    assert (error.field, error.value) == (expected.get("field"), expected.get("value"))


@each_row
def test_the_core_gives_the_bytes_of_the_table(row: dict[str, Any]) -> None:
    if "error" in row:
        with pytest.raises(PlacementError) as caught:
            _native.call(row["call"], *row["arguments"])
        assert_error(caught.value, row)
    else:
        assert _native.call(row["call"], *row["arguments"]) == held(row)


@pytest.mark.parametrize("line", LINES, ids=[row["name"] for row in TABLE])
def test_the_table_holds_bytes_that_survive_reading(line: str) -> None:
    row = json.loads(line)
    if "answer" in row:
        answer = json.dumps(row["answer"], ensure_ascii=False, separators=(",", ":"))
        assert line.endswith(f'"answer":{answer}}}')


@pytest.mark.parametrize("row", [row for row in TABLE if row["call"] in FUNCTIONS], ids=lambda row: row["name"])
def test_the_functions_give_it_too(row: dict[str, Any]) -> None:
    function = by_name(row["call"])
    if "error" in row:
        with pytest.raises(PlacementError) as caught:
            function(row["arguments"][0])
        assert_error(caught.value, row)
        return
    answer = function(row["arguments"][0])
    assert (answer if isinstance(answer, str) else answer.to_json()) == held(row)


@pytest.mark.parametrize("row", [row for row in TABLE if row["call"] == "place"], ids=lambda row: row["name"])
def test_placements_are_those_of_the_table(row: dict[str, Any]) -> None:
    placed = podstripe.place_request(row["arguments"][0])
    assert isinstance(placed, Placement)
    assert placed.to_json() == held(row)


def parsed(name: str) -> Document:
    (request,) = [row["arguments"][0] for row in TABLE if row["name"] == name]
    return podstripe.parse(**request)


def test_what_is_decoded_is_what_the_answer_says() -> None:
    """D03: a leader that is known to be none, and columns that were not shown."""
    document = parsed("D03")
    assert document.topics is not None
    (topic,) = document.topics
    assert topic.configs == {"retention.ms": "60480000", "cleanup.policy": "delete"}
    assert topic.partitions[1].leader is None
    assert [partition.replicas for partition in topic.partitions] == [(3, 1, 2), (4, 2, 3), (5, 3, 4)]
    assert all(partition.elr is None for partition in topic.partitions)


def test_wide_numbers_are_numbers() -> None:
    """D05: 64 bits, which JSON carries as text."""
    log_dirs = parsed("D05").log_dirs
    assert log_dirs is not None
    assert [(size.topic, size.partition, size.size) for size in log_dirs.sizes] == [
        ("NEW-TOPIC-2", 4, 394),
        ("a.b_c", 0, 10),
        ("-x-", 1, 1),
    ]
