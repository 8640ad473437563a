"""What Kafka's Python clients take: handed to the clients themselves, which look at it before they send anything."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

import podstripe
from podstripe import InvalidRequestError, Placement, Topic, TopicPartition, place


@pytest.fixture
def created(kip_brokers: list[podstripe.Broker]) -> Placement:
    return place(kip_brokers, [Topic("orders", 3, 2), Topic("1", 1, 3)], seed=1)


@pytest.fixture
def grown(kip_brokers: list[podstripe.Broker]) -> Placement:
    return place(kip_brokers, [Topic("orders", 2, 2, start_partition=7)], seed=1)


def imported(name: str) -> Any:
    return importlib.import_module(name)


def test_confluent_kafka_creates(created: Placement) -> None:
    admin = imported("confluent_kafka.admin")
    topics = [admin.NewTopic(**arguments) for arguments in created.to_client_call("confluent-kafka", "create_topics")]
    assert [(topic.topic, topic.num_partitions) for topic in topics] == [("orders", 3), ("1", 1)]
    assert topics[0].replica_assignment == created.topics["orders"].replicas
    # The client itself refuses shapes that it cannot send, before it connects.
    client = admin.AdminClient({"bootstrap.servers": "127.0.0.1:1"})
    assert set(client.create_topics(topics, request_timeout=1)) == {"orders", "1"}


def test_confluent_kafka_grows(grown: Placement) -> None:
    admin = imported("confluent_kafka.admin")
    [arguments] = grown.to_client_call("confluent-kafka", "create_partitions")
    partitions = admin.NewPartitions(**arguments)
    assert (partitions.topic, partitions.new_total_count) == ("orders", 9)
    assert partitions.replica_assignment == grown.topics["orders"].replicas


def test_kafka_python_creates(created: Placement) -> None:
    client = imported("kafka.admin").KafkaAdminClient
    shape = created.to_client_call("kafka-python", "create_topics")
    orders, one = client._process_create_topics_input(shape)
    assert (orders.name, orders.num_partitions, orders.replication_factor) == ("orders", -1, -1)
    rows = [(row.partition_index, row.broker_ids) for row in orders.assignments]
    assert rows == list(enumerate(created.topics["orders"].replicas))
    assert (one.name, len(one.assignments)) == ("1", 1)


def test_kafka_python_grows(grown: Placement) -> None:
    client = imported("kafka.admin").KafkaAdminClient
    [orders] = client._process_create_partitions_input(grown.to_client_call("kafka-python", "create_partitions"))
    assert (orders.name, orders.count) == ("orders", 9)
    assert [row.broker_ids for row in orders.assignments] == grown.topics["orders"].replicas


def test_kafka_python_moves(created: Placement) -> None:
    kafka = imported("kafka")
    shape = created.to_client_call("kafka-python", "alter_partition_reassignments")
    assert shape[TopicPartition("orders", 1)] == created.topics["orders"].replicas[1]
    assert shape[kafka.TopicPartition("orders", 1)] == created.topics["orders"].replicas[1]
    client = imported("kafka.admin").KafkaAdminClient
    orders, one = client._process_alter_partition_reassignments_input(shape)
    assert [(row.partition_index, row.replicas) for row in orders.partitions] == list(
        enumerate(created.topics["orders"].replicas)
    )
    assert (one.name, len(one.partitions)) == ("1", 1)


def test_aiokafka_creates(created: Placement) -> None:
    admin = imported("aiokafka.admin")
    topics = [admin.NewTopic(**arguments) for arguments in created.to_client_call("aiokafka", "create_topics")]
    assert [topic.name for topic in topics] == ["orders", "1"]
    assert topics[0].replica_assignments == dict(enumerate(created.topics["orders"].replicas))


def test_aiokafka_grows(grown: Placement) -> None:
    admin = imported("aiokafka.admin")
    shape = grown.to_client_call("aiokafka", "create_partitions")
    partitions = {topic: admin.NewPartitions(**arguments) for topic, arguments in shape.items()}
    assert partitions["orders"].total_count == 9
    assert partitions["orders"].new_assignments == grown.topics["orders"].replicas


@pytest.mark.parametrize(
    ("client", "call", "message"),
    [
        ("kafka", "create_topics", 'client: expected one of "kafkajs", "@platformatic/kafka", "confluent-kafka"'),
        ("kafkajs", "create", 'call: expected one of "createTopics", "createPartitions"'),
        ("confluent-kafka", "alter_partition_reassignments", "call: confluent-kafka has no"),
        ("aiokafka", "alter_partition_reassignments", "call: aiokafka has no"),
        ("@confluentinc/kafka-javascript", "create_topics", "call: @confluentinc/kafka-javascript has no"),
        ("kafka-python", "create_partitions", "topic orders: partitions can only be added after"),
    ],
)
def test_what_a_client_cannot_do(created: Placement, client: str, call: str, message: str) -> None:
    with pytest.raises(InvalidRequestError) as caught:
        created.to_client_call(client, call)
    assert str(caught.value).startswith(message)
    assert caught.value.field in ("client", "call")


def test_partitions_in_the_middle_create_no_topic(grown: Placement) -> None:
    with pytest.raises(InvalidRequestError, match="do not start at 0"):
        grown.to_client_call("kafka-python", "create_topics")
