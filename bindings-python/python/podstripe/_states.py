"""Topics as they stand, plans and sizes: what texts hold and what calls answer. All are frozen."""

from __future__ import annotations

from dataclasses import dataclass

from ._decode import Answer
from ._types import UNKNOWN, Broker, BrokerLoad, Note, Unknown, Warning


@dataclass(frozen=True, slots=True)
class PartitionState:
    """A partition as it stands. What the text did not show is `UNKNOWN`, or `None` for lists."""

    partition: int
    replicas: tuple[int, ...]
    leader: int | Unknown | None = UNKNOWN
    isr: tuple[int, ...] | None = None
    elr: tuple[int, ...] | None = None
    last_known_elr: tuple[int, ...] | None = None
    adding: tuple[int, ...] = ()
    removing: tuple[int, ...] = ()
    log_dirs: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class TopicState:
    """A topic as it stands."""

    name: str
    partitions: tuple[PartitionState, ...]
    topic_id: str | None = None
    partition_count: int | None = None
    replication_factor: int | None = None
    configs: dict[str, str] | None = None
    marked_for_deletion: bool = False


@dataclass(frozen=True, slots=True)
class PlanPartition:
    """A partition of a plan."""

    topic: str
    partition: int
    replicas: tuple[int, ...]
    log_dirs: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """A reassignment plan, as `kafka-reassign-partitions` takes it."""

    partitions: tuple[PlanPartition, ...]
    version: int = 1


@dataclass(frozen=True, slots=True)
class ReplicaSize:
    """A replica in a log directory: bytes, and how far it lies behind."""

    topic: str
    partition: int
    broker: int
    log_dir: str
    size: int
    offset_lag: int
    is_future: bool


@dataclass(frozen=True, slots=True)
class LogDir:
    """A log directory; it may hold nothing."""

    broker: int
    log_dir: str


@dataclass(frozen=True, slots=True)
class FailedLogDir:
    """A log directory that its broker could not read."""

    broker: int
    log_dir: str
    error: str


@dataclass(frozen=True, slots=True)
class LogDirs:
    """What brokers say of their log directories."""

    brokers: tuple[int, ...]
    dirs: tuple[LogDir, ...]
    failed: tuple[FailedLogDir, ...]
    sizes: tuple[ReplicaSize, ...]


@dataclass(frozen=True, slots=True)
class BrokerSet:
    """A set of Cruise Control's `brokerSets.json`."""

    broker_set_id: str
    broker_ids: tuple[int, ...]
    doc: str | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal of Cruise Control's."""

    topic_partition: str
    old_leader: int | None
    old_replicas: tuple[int, ...]
    new_replicas: tuple[int, ...]


@dataclass(frozen=True)
class Document(Answer):
    """What a text holds: one or two of the fields after `what`."""

    format: str
    what: str
    brokers: tuple[Broker, ...] | None = None
    topics: tuple[TopicState, ...] | None = None
    plan: Plan | None = None
    current: Plan | None = None
    proposed: Plan | None = None
    replicas: tuple[tuple[int, ...], ...] | None = None
    topics_to_move: tuple[str, ...] | None = None
    broker_list: tuple[int, ...] | None = None
    log_dirs: LogDirs | None = None
    broker_sets: tuple[BrokerSet, ...] | None = None
    proposals: tuple[Proposal, ...] | None = None
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Generated(Answer):
    """The assignment as it stands and the one that is proposed."""

    seed: int
    algorithm: str
    spread: str
    current: Plan
    proposed: Plan
    warnings: tuple[Warning, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class PartitionChange:
    """A partition that differs: "reordered", "moved", "added" or "removed", and why, in words."""

    topic: str
    partition: int
    change: str
    reason: str
    before: tuple[int, ...] | None = None
    after: tuple[int, ...] | None = None
    adds: tuple[int, ...] = ()
    removes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DiffSummary:
    """Counts over all partitions."""

    partitions: int
    unchanged: int
    partitions_with_data_move: int
    partitions_order_only: int
    replicas_added: int
    replicas_removed: int
    preferred_leader_changes: int
    replication_factor_changes: int
    only_before: int
    only_after: int


@dataclass(frozen=True, slots=True)
class BrokerChange:
    """What a broker carries on both sides."""

    broker: int
    leaders_before: int
    leaders_after: int
    replicas_before: int
    replicas_after: int


@dataclass(frozen=True)
class Diff(Answer):
    """Two assignments side by side."""

    summary: DiffSummary
    partitions: tuple[PartitionChange, ...]
    brokers: tuple[BrokerChange, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found: "error", "warning" or "info"."""

    code: str
    severity: str
    message: str
    topic: str | None = None
    partition: int | None = None
    brokers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Validation(Answer):
    """A plan checked: the verdict is "fine" if nothing but "info" was found."""

    verdict: str
    counts: dict[str, int]
    findings: tuple[Finding, ...]
    load: tuple[BrokerLoad, ...]
    notes: tuple[Note, ...] = ()
