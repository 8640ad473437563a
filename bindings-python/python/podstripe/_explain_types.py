"""Why each replica is where it is, as frozen dataclasses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ._decode import Answer
from ._types import Warning


@dataclass(frozen=True, slots=True)
class ExplainedBroker:
    """A broker, as the placement saw it."""

    id: int
    rack: str | None
    pod: str | None
    fenced: bool


@dataclass(frozen=True, slots=True)
class ExplainedSpec:
    """Consecutive partitions that were placed together: over which brokers, in how many racks."""

    start: int
    count: int
    pod: str | None
    eligible: tuple[int, ...]
    racks: int


@dataclass(frozen=True, slots=True)
class ExplainedReplica:
    """A replica, and why it is there."""

    broker: int
    rack: str | None
    why: str


@dataclass(frozen=True, slots=True)
class ExplainedPartition:
    """A partition. `spec` is the place of its spec among those of the topic."""

    partition: int
    pod: str | None
    spec: int
    replicas: tuple[ExplainedReplica, ...]


@dataclass(frozen=True, slots=True)
class Distribution:
    """What brokers carry over many seeds."""

    min: int
    median: int
    p95: int
    max: int


@dataclass(frozen=True, slots=True)
class Seeds:
    """Consecutive seeds: the first, and how many."""

    from_: int
    count: int


@dataclass(frozen=True, slots=True)
class Resonance:
    """How evenly other seeds would place the partitions of one set of brokers."""

    pod: str | None
    brokers: int
    partitions: int
    can_lead: int
    leaders: Distribution
    replicas: Distribution
    seeds: Seeds
    message: str


@dataclass(frozen=True, slots=True)
class ExplainedTopic:
    """A topic: its specs and partitions, or `error`, why it could not be placed, as JSON has it."""

    name: str
    replication_factor: int | None = None
    specs: tuple[ExplainedSpec, ...] = ()
    partitions: tuple[ExplainedPartition, ...] = ()
    resonance: tuple[Resonance, ...] = ()
    error: dict[str, Any] | None = None


@dataclass(frozen=True)
class Explanation(Answer):
    """A placement with its reasons."""

    seed: int
    algorithm: str
    spread: str
    brokers: tuple[ExplainedBroker, ...]
    topics: tuple[ExplainedTopic, ...]
    warnings: tuple[Warning, ...] = ()
