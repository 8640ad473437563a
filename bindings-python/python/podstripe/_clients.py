"""What Kafka's Python clients take, made of what the core answers as JSON."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


class TopicPartition(NamedTuple):
    """A partition, as kafka-python and aiokafka name one; equal to theirs, which are tuples too."""

    topic: str
    partition: int


def shaped(text: str) -> Any:
    """JSON as Python objects, with the keys that JSON cannot have: partition ids are ints, partitions are tuples."""
    return json.loads(text, object_pairs_hook=_mapping)


def _mapping(pairs: list[tuple[str, Any]]) -> dict[Any, Any]:
    if len(pairs) == 1 and pairs[0][0] == "pairs":
        return {TopicPartition(*partition): replicas for partition, replicas in pairs[0][1]}
    if all(key.isdecimal() and isinstance(value, list) for key, value in pairs):
        return {int(key): value for key, value in pairs}
    return dict(pairs)
