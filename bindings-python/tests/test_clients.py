"""Brokers as Kafka's Python clients give them: their shapes, without the clients."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from podstripe import Topic, place

RACKS = ["a", "b", "c"]


def confluent_node(id: int) -> SimpleNamespace:
    return SimpleNamespace(id=id, id_string=str(id), host=f"k{id}", port=9092, rack=RACKS[id % 3])


CLIENTS: dict[str, Any] = {
    "confluent-kafka describe_cluster": SimpleNamespace(
        cluster_id="x",
        controller=confluent_node(1),
        nodes=[confluent_node(id) for id in range(6)],
        authorized_operations=None,
    ),
    "kafka-python describe_cluster": {
        "cluster_id": "x",
        "controller_id": 1,
        "brokers": [
            {"broker_id": id, "host": f"k{id}", "port": 9092, "rack": RACKS[id % 3], "is_fenced": False}
            for id in range(6)
        ],
    },
    "aiokafka describe_cluster": {
        "brokers": [{"node_id": id, "host": f"k{id}", "port": 9092, "rack": RACKS[id % 3]} for id in range(6)],
        "controller_id": 1,
        "cluster_id": "x",
    },
    "a list of confluent-kafka nodes": [confluent_node(id) for id in range(6)],
}
OURS = [{"id": id, "rack": RACKS[id % 3]} for id in range(6)]


@pytest.mark.parametrize("client", CLIENTS)
def test_a_client_s_cluster_is_the_same_as_ours(client: str) -> None:
    topics = [Topic("t", 30, 3)]
    assert place(CLIENTS[client], topics, seed=1).to_json() == place(OURS, topics, seed=1).to_json()


def test_confluent_kafka_s_metadata_has_no_racks() -> None:
    metadata = SimpleNamespace(
        cluster_id="x",
        controller_id=1,
        brokers={id: SimpleNamespace(id=id, host=f"k{id}", port=9092) for id in range(6)},
        topics={},
    )
    placed = place(metadata, [Topic("t", 30, 3)], seed=1)
    assert [warning.code for warning in placed.warnings] == ["RACKS_UNKNOWN"]


def test_a_fenced_broker_of_a_client_leads_nothing() -> None:
    brokers = [{"broker_id": 1, "rack": None, "is_fenced": True}, {"broker_id": 2, "rack": None, "is_fenced": False}]
    placed = place({"brokers": brokers}, [Topic("t", 4, 2)], seed=1)
    assert placed.topics["t"].replicas == [[2, 1]] * 4
