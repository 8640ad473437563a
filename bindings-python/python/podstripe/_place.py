"""`place`: keyword arguments become the request, and the core does the rest."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

from . import _native
from ._types import Broker, Canary, Rule, Topic


class HasNodes(Protocol):
    """What confluent-kafka's `describe_cluster` gives."""

    @property
    def nodes(self) -> Any: ...


class HasBrokers(Protocol):
    """What confluent-kafka's `list_topics` gives."""

    @property
    def brokers(self) -> Any: ...


BrokersLike = (
    Sequence[Broker | Mapping[str, Any]] | Mapping[int, Mapping[str, Any]] | Mapping[str, Any] | HasNodes | HasBrokers
)
"""Brokers: dataclasses or mappings in a list, mappings by id, or a Kafka client's description of the cluster."""

SEED_BITS = 48
"""How many bits of a seed `java.util.Random` looks at."""


def seed_or_drawn(seed: int | None) -> int:
    """The seed, or a new one."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


def place(
    brokers: BrokersLike,
    topics: Sequence[Topic | Mapping[str, Any]],
    *,
    canary: Canary | Mapping[str, Any] | None = None,
    rules: Sequence[Rule | Mapping[str, Any]] | None = None,
    seed: int | None = None,
    algorithm: Literal["striped", "classic"] | None = None,
    spread: Literal["controller", "grouped"] | None = None,
    broker_order: Literal["controller", "given"] | None = None,
    errors: Literal["fail", "report"] | None = None,
    rack_aware: bool | None = None,
    require_racks: bool | None = None,
    fixed_start_index: int | None = None,
) -> _native.Placement:
    """Place topics as Kafka's own controller would, with pods and canary partitions (KIP-1095).

    All topics are placed in the order given, from one random stream. Without a seed one is drawn; the answer has it.

    >>> import podstripe
    >>> brokers = [podstripe.Broker(i, pod="stable" if i <= 3 else "canary", rack=None) for i in range(1, 7)]
    >>> placed = podstripe.place(
    ...     brokers,
    ...     [podstripe.Topic("orders", partitions=20, replication_factor=3)],
    ...     canary=podstripe.Canary("canary", interval=10),
    ...     seed=42,
    ... )
    >>> placed.topics["orders"].replicas[9]
    [6, 4, 5]

    Raises a `PlacementError` that names the field and the value; nothing is placed then. With `errors="report"` a
    topic's own error stands in `errors` of the answer, and the next topic is placed.
    """
    request: dict[str, Any] = {
        "brokers": brokers,
        "topics": topics,
        "canary": canary,
        "rules": rules,
        "seed": seed_or_drawn(seed),
        "algorithm": algorithm,
        "spread": spread,
        "broker_order": broker_order,
        "errors": errors,
        "rack_aware": rack_aware,
        "require_racks": require_racks,
        "fixed_start_index": fixed_start_index,
    }
    return _native.place(request)


def place_request(request: Mapping[str, Any]) -> _native.Placement:
    """Place from one request in the JSON form of the README, as Python objects. It must have a seed."""
    return _native.place(request)
