"""`place` from Python: what goes in, in all its forms, and what comes out."""

from __future__ import annotations

import json
import pickle
import random
from collections import OrderedDict
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

import podstripe
from podstripe import UNKNOWN, Broker, Canary, Rule, Topic, place

CANARY = Canary("canary", 10)


def test_the_kip_example_confines_two_of_twenty_partitions(kip_brokers: list[Broker]) -> None:
    placed = place(kip_brokers, [Topic("orders", 20, 3)], canary=CANARY, seed=42)
    orders = placed.topics["orders"]
    assert [p for p, replicas in enumerate(orders.replicas) if set(replicas) & {4, 5, 6}] == [9, 19]
    assert orders.replicas[9] == orders.replicas[19] == [6, 4, 5]
    (exposure,) = orders.exposure
    assert (exposure.confined.part, exposure.confined.whole, exposure.confined.percent) == (2, 20, "10")
    assert [(spec.start, spec.count, spec.pod, spec.eligible_brokers) for spec in orders.specs][:2] == [
        (0, 9, None, (1, 2, 3)),
        (9, 1, "canary", (4, 5, 6)),
    ]
    assert sum(load.replicas for load in placed.load) == 60
    assert [load.leaders for load in placed.load] == [6, 6, 6, 0, 0, 2]
    assert placed.warnings == ()


def test_dataclasses_mappings_and_maps_by_id_are_the_same_request(kip_brokers: list[Broker]) -> None:
    records = [{"id": b.id, "rack": None, "pod": b.pod} for b in kip_brokers]
    by_id: dict[int, dict[str, Any]] = {b.id: {"rack": None, "pod": b.pod} for b in kip_brokers}
    camel = {"name": "t", "partitions": 30, "replicationFactor": 3}
    forms: list[tuple[Any, Any, Any]] = [
        (kip_brokers, Topic("t", 30, 3), CANARY),
        (records, camel, {"pod": "canary", "interval": 10}),
        (
            tuple(map(MappingProxyType, records)),
            OrderedDict(camel),
            MappingProxyType({"pod": "canary", "interval": 10}),
        ),
        (by_id, {"name": "t", "partitions": numpy.int64(30), "replication_factor": numpy.int16(3)}, CANARY),
    ]
    answers = {place(b, [t], canary=c, seed=7).to_json() for b, t, c in forms}
    assert len(answers) == 1


def test_any_dataclass_is_read_by_its_fields() -> None:
    @dataclass
    class Node:
        id: int
        rack: str

    placed = place([Node(1, "a"), Node(2, "b")], [Topic("t", 2, 2)], seed=1)  # type: ignore[list-item]
    assert sorted(placed.topics["t"].replicas[0]) == [1, 2]


def test_a_seed_is_drawn_and_reported_and_gives_the_same_again(kip_brokers: list[Broker]) -> None:
    first = place(kip_brokers, [Topic("t", 50, 3)])
    assert first.seed is not None and 0 <= first.seed < 2**48
    assert place(kip_brokers, [Topic("t", 50, 3)], seed=first.seed).to_json() == first.to_json()
    assert place(kip_brokers, [Topic("t", 50, 3)]).seed != first.seed


@pytest.mark.parametrize("seed", [-(2**63), -1, 0, 2**53 + 1, 2**63 - 1])
def test_every_seed_of_64_bits_survives(seed: int, kip_brokers: list[Broker]) -> None:
    placed = place(kip_brokers, [Topic("t", 1, 1)], seed=seed)
    assert placed.seed == seed
    assert json.loads(placed.to_json())["seed"] == str(seed)


def test_request_json_and_keywords_give_the_same_bytes(kip_brokers: list[Broker]) -> None:
    request = {
        "brokers": [{"id": b.id, "rack": None, "pod": b.pod} for b in kip_brokers],
        "topics": [{"name": "t", "partitions": 20, "replicationFactor": 3}],
        "canary": {"pod": "canary", "interval": 10},
        "seed": "42",
    }
    keywords = place(kip_brokers, [Topic("t", 20, 3)], canary=CANARY, seed=42).to_json()
    assert podstripe.place_request(request).to_json() == keywords
    assert podstripe.place_json(json.dumps(request)).to_json() == keywords


def test_the_answer_s_objects_are_its_json(kip_brokers: list[Broker]) -> None:
    placed = place(kip_brokers, [Topic("a", 20, 3), Topic("b", 5, 2)], canary=CANARY, seed=3)
    answer = json.loads(placed.to_json())
    assert [topic["name"] for topic in answer["topics"]] == list(placed.topics) == ["a", "b"]
    for topic in answer["topics"]:
        assert topic["replicas"] == placed.topics[topic["name"]].replicas
    assert [load["replicas"] for load in answer["load"]] == [load.replicas for load in placed.load]
    assert [w["code"] for w in answer["warnings"]] == [w.code for w in placed.warnings] == ["NO_ISOLATED_PARTITION"]
    plan = json.loads(placed.to_reassignment_json())
    assert plan["version"] == 1
    assert [entry["replicas"] for entry in plan["partitions"]] == [
        *placed.topics["a"].replicas,
        *placed.topics["b"].replicas,
    ]


def test_a_topic_s_error_is_reported_in_its_place(kip_brokers: list[Broker]) -> None:
    topics = [Topic("a", 3, 3), Topic("b", 3, 9), Topic("c", 3, 3)]
    placed = place(kip_brokers, topics, seed=5, errors="report")
    assert list(placed.topics) == ["a", "c"]
    error = placed.errors["b"]
    assert isinstance(error, podstripe.InvalidReplicationFactorError)
    assert (error.code, error.kafka_code, error.topic) == ("INVALID_REPLICATION_FACTOR", 38, "b")
    assert error.numbers["replicationFactor"] == 9 and error.numbers["brokers"] == 6
    with pytest.raises(podstripe.InvalidReplicationFactorError):
        place(kip_brokers, topics, seed=5)


def test_rules_by_range_and_by_id(kip_brokers: list[Broker]) -> None:
    for rule in (Rule("canary", ranges=[(2, 4)]), Rule("canary", partitions=[2, 3])):
        placed = place(kip_brokers, [Topic("t", 6, 3)], rules=[rule], seed=1)
        assert [spec.pod for spec in placed.topics["t"].specs] == [None, "canary", None]


def test_partitions_are_added_on_absolute_ids(kip_brokers: list[Broker]) -> None:
    topic = Topic("t", total_partitions=21, replication_factor=3, start_partition=18)
    placed = place(kip_brokers, [topic], canary=CANARY, seed=1).topics["t"]
    assert (placed.start_partition, placed.partitions) == (18, 3)
    assert set(placed.replicas[1]) == {4, 5, 6}, "partition 19 is a canary"


def test_racks_that_nobody_told_are_warned_of_and_racks_that_are_none_are_not() -> None:
    unknown = place([Broker(1), Broker(2)], [Topic("t", 1, 1)], seed=1)
    assert [warning.code for warning in unknown.warnings] == ["RACKS_UNKNOWN"]
    assert place([Broker(1, None), Broker(2, UNKNOWN)], [Topic("t", 1, 1)], seed=1).warnings == ()
    with pytest.raises(podstripe.RacksUnknownError):
        place([Broker(1)], [Topic("t", 1, 1)], require_racks=True)


def test_errors_can_be_sent_to_another_process(kip_brokers: list[Broker]) -> None:
    with pytest.raises(podstripe.PlacementError) as caught:
        place(kip_brokers, [Topic("t", 1, 7)], seed=1)
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is podstripe.InvalidReplicationFactorError
    assert again.to_json() == caught.value.to_json() and str(again) == str(caught.value)


@given(st.randoms(use_true_random=False), st.integers(0, 2**48))
def test_the_order_of_brokers_never_reaches_the_result(source: random.Random, seed: int) -> None:
    racks = ["Aa", "BB", None, "", "\U0001f600", "\ue000", "AaAa", "BBBB"]
    brokers = [Broker(id, racks[id % len(racks)]) for id in range(0, 320, 16)]
    shuffled = brokers.copy()
    source.shuffle(shuffled)
    topics = [Topic("t", 40, 3)]
    assert place(brokers, topics, seed=seed).to_json() == place(shuffled, topics, seed=seed).to_json()


def test_200_000_partitions_on_300_brokers_are_even() -> None:
    brokers = [Broker(id, f"az{id % 3}") for id in range(300)]
    placed = place(brokers, [Topic("big", 200_000, 3)], seed=3)
    assert {load.replicas for load in placed.load} == {2000}
    assert len(json.loads(placed.to_json())["topics"][0]["replicas"]) == 200_000
