"""What goes into a call and what comes out of it, as frozen dataclasses."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal


class Unknown(enum.Enum):
    """The type of `UNKNOWN`."""

    UNKNOWN = "UNKNOWN"

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final[Literal[Unknown.UNKNOWN]] = Unknown.UNKNOWN
"""Nobody said. A broker without a rack has `rack=None`; one whose rack is not known has `rack=UNKNOWN`."""


@dataclass(frozen=True, slots=True)
class Broker:
    """A broker of the cluster."""

    id: int
    rack: str | Unknown | None = UNKNOWN
    pod: str | None = None
    fenced: bool = False
    in_controlled_shutdown: bool = False
    cordoned: bool = False


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic to place. To add partitions, give the existing number as `start_partition`, and either the number of new
    ones as `partitions` or the number in the end as `total_partitions`."""

    name: str
    partitions: int | None = None
    replication_factor: int | None = None
    start_partition: int | None = None
    total_partitions: int | None = None


@dataclass(frozen=True, slots=True)
class Canary:
    """The canary rule: every `interval`th partition of each topic goes to the pod, all others stay out of it."""

    pod: str | None = None
    interval: int | None = None


@dataclass(frozen=True, slots=True)
class Rule:
    """An isolation rule: exactly one of `interval`, `ranges` (first, end) and `partitions`."""

    pod: str
    interval: int | None = None
    ranges: Sequence[tuple[int, int]] | None = None
    partitions: Sequence[int] | None = None


@dataclass(frozen=True, slots=True)
class Spec:
    """Consecutive partitions that were placed together over one set of brokers."""

    start: int
    count: int
    pod: str | None
    eligible_brokers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a whole. `percent` is made from the counts, to a tenth: "10", "5.3"."""

    part: int
    whole: int
    percent: str


@dataclass(frozen=True, slots=True)
class Exposure:
    """How much of a topic a pod can hurt: the partitions confined to it, and those with a replica on its brokers."""

    pod: str
    confined: Share
    exposed: Share


@dataclass(frozen=True, slots=True)
class BrokerLoad:
    """What one broker carries of a placement."""

    broker: int
    rack: str | None
    pod: str | None
    leaders: int
    replicas: int


@dataclass(frozen=True, slots=True)
class Warning:
    """What to know before a placement is used."""

    code: str
    message: str
    pod: str | None = None
    topics: tuple[str, ...] = ()
    brokers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """What to know about a text that was read."""

    code: str
    message: str


@dataclass(frozen=True, slots=True)
class BrokersText:
    """The brokers that a text describes."""

    brokers: tuple[Broker, ...]
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class PartitionMetadata:
    """A partition as it stands."""

    partition: int
    leader: int | None
    replicas: tuple[int, ...]
    isr: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TopicMetadata:
    """A topic as it stands."""

    name: str
    partitions: tuple[PartitionMetadata, ...]


@dataclass(frozen=True, slots=True)
class Metadata:
    """A cluster as a client sees it."""

    brokers: tuple[Broker, ...]
    topics: tuple[TopicMetadata, ...]
    notes: tuple[Note, ...]
