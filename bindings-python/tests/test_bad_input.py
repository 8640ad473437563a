"""Wrong input, in Python: the same code, field, value and message as in every other language, and never a panic."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from calls import by_name, parts

import podstripe
from podstripe import Broker, Topic, _native

TABLE = json.loads((Path(__file__).parents[2] / "tests/bad-input/table.json").read_text(encoding="utf-8"))
CALLS: dict[str, Any] = {
    "place": podstripe.place_request,
    "readBrokers": lambda request: podstripe.read_brokers(**request),
    "readMetadata": lambda request: podstripe.read_metadata(**request),
    **{name: by_name(name) for name in ("parse", "convert", "generate", "generateText", "diff", "validate")},
    **{name: by_name(name) for name in ("audit", "preflight", "blastRadius", "explain", "impact")},
    **{name: by_name(name) for name in ("findStrays", "followerStart", "copyTime")},
    **{name: by_name(name) for name in ("topicHash", "topicHashes", "groupHash")},
    # Methods of a placement, which cannot be had wrong.
    "toClientCall": lambda request: _native.call("toClientCall", *parts(request, "placement", "client", "call")),
    "toReassignmentJson": lambda request: _native.call("toReassignmentJson", *parts(request, "placement")),
    "toReplicaAssignment": lambda request: _native.call("toReplicaAssignment", *parts(request, "placement", "topic")),
}


@pytest.mark.parametrize("row", TABLE, ids=[row["name"] for row in TABLE])
def test_the_table(row: dict[str, Any]) -> None:
    with pytest.raises(podstripe.PlacementError) as caught:
        CALLS[row["call"]](row["request"])
    error = caught.value
    assert (error.code, error.field, error.value, str(error)) == (
        row["code"],
        row.get("field"),
        row.get("value"),
        row["message"],
    )


BROKERS = [Broker(1, None), Broker(2, None)]


class Odd:
    """Nothing that a request could hold."""


def looped() -> list[Any]:
    loop: list[Any] = []
    loop.append(loop)
    return loop


def doubled() -> list[Any]:
    """2^60 lists, if they were counted one by one."""
    nest: list[Any] = []
    for _ in range(60):
        nest = [nest, nest]
    return nest


# B03, and what only Python can hand over. The same for each field that wants a number.
NOT_NUMBERS: list[Any] = [
    1.5,
    float("nan"),
    float("inf"),
    4294967300,
    2**70,
    10**5000,
    "3",
    True,
    [],
    {},
    b"3",
    Odd(),
    3 + 0j,
]


@pytest.mark.parametrize("value", NOT_NUMBERS, ids=[str(at) for at in range(len(NOT_NUMBERS))])
@pytest.mark.parametrize("field", ["partitions", "replicationFactor", "startPartition", "id", "interval", "seed"])
def test_no_number_is_coerced(field: str, value: Any) -> None:
    request: dict[str, Any] = {
        "brokers": [{"id": 1, "rack": None}],
        "topics": [{"name": "t", "partitions": 1, "replicationFactor": 1}],
        "canary": {"interval": 0},
        "seed": 1,
    }
    place_of = {"id": request["brokers"][0], "interval": request["canary"], "seed": request}
    place_of.get(field, request["topics"][0])[field] = value
    if field == "seed" and value in ("3", 4294967300):
        assert podstripe.place_request(request).seed == int(value), "decimal text and wide integers are seeds"
        return
    with pytest.raises(podstripe.PlacementError) as caught:
        podstripe.place_request(request)
    assert caught.value.field is not None and caught.value.field.endswith(field)
    assert caught.value.value is not None and caught.value.value in str(caught.value)


@pytest.mark.parametrize(
    "arguments",
    [
        (looped(), []),
        (doubled(), []),
        ([], doubled()),
        (None, None),
        ("brokers", "topics"),
        (iter(BROKERS), []),
        ({1.5: {}}, []),
        ({None: {}}, []),
        (BROKERS, [Topic("t\ud800", 1, 1)]),
        (BROKERS, [Topic("\0" * 10, 1, 1)]),
        (BROKERS, [Odd()]),
        (BROKERS, [Topic]),
        (Broker(1), [Topic("t", 1, 1)]),
    ],
)
def test_odd_objects_are_errors_of_the_package(arguments: tuple[Any, Any]) -> None:
    with pytest.raises(podstripe.PlacementError) as caught:
        podstripe.place(*arguments, seed=1)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("text", ["\0" * 10, "[" * 100_000, "{" * 100_000, '{"a":' * 100_000, "\ud800"[:0] + " "])
def test_odd_texts_are_errors_of_the_package(text: str) -> None:
    for call in (podstripe.read_brokers, podstripe.read_metadata, podstripe.place_json):
        with pytest.raises(podstripe.PlacementError):
            call(text)


def test_a_guard_against_exceptions_goes_on_to_the_next_topic() -> None:
    def results() -> Iterator[bool]:
        for factor in (1, 0, 3, 2):
            try:
                podstripe.place(BROKERS, [Topic("t", 1, factor)], seed=1)
                yield True
            except Exception:
                yield False

    assert list(results()) == [True, False, False, True]


def test_ten_thousand_failures_leave_the_next_call_good() -> None:
    for _ in range(10_000):
        with pytest.raises(podstripe.InvalidReplicationFactorError):
            podstripe.place(BROKERS, [Topic("t", 1, 3)], seed=1)
    assert podstripe.place(BROKERS, [Topic("t", 1, 2)], seed=1).topics["t"].partitions == 1


def test_every_exception_derives_from_the_one() -> None:
    classes = [getattr(podstripe, name) for name in podstripe.__all__ if name.endswith("Error")]
    assert len(classes) == 28
    assert all(issubclass(cls, podstripe.PlacementError) for cls in classes)
