"""What a plan costs, which logs are stray, and what Kafka hashes: what goes in and what comes out. All are frozen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ._decode import Answer
from ._types import Note


@dataclass(frozen=True, slots=True)
class PartitionLog:
    """A partition's log as its leader holds it: offsets, bytes, and bytes a second.

    `highest_remote` is -1 where the leader knows of nothing that was uploaded. `segments` are pairs of base offset and
    bytes of the local segments, ascending; with them the bytes that are copied are exact.
    """

    topic: str
    partition: int
    log_end: int | None = None
    log_start: int | None = None
    local_log_start: int | None = None
    highest_remote: int | None = None
    local_bytes: int | None = None
    segments: Sequence[tuple[int, int]] | None = None
    write_rate: int | None = None
    remote: bool | None = None
    compact: bool | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """A group and the topics that it reads. `type` is "consumer", "share", "streams" or "classic"; `client_rack` says
    whether the members of a classic group have a `client.rack`."""

    id: str
    topics: Sequence[str]
    type: str | None = None
    client_rack: bool | None = None


@dataclass(frozen=True, slots=True)
class ReplicaCopy:
    """A replica that the plan adds: the bytes with `follower.fetch.last.tiered.offset.enable` off and on. `None` where
    nobody said how large the log is, or where the leader does not yet know what was uploaded."""

    topic: str
    partition: int
    to: int
    new_rack: bool
    bytes_full_local: int | None
    bytes_last_tiered: int | None


@dataclass(frozen=True, slots=True)
class Moves:
    """What moves. `order_only` counts partitions whose replicas only change places."""

    replica_adds: int
    replica_removes: int
    order_only: int
    rack_multiset_changed: int
    partitions_with_adds: int
    new_rack_adds: int
    detail: tuple[ReplicaCopy, ...]


@dataclass(frozen=True, slots=True)
class LeaderChanges:
    """Preferred leaders that differ, and leaders that must change because they lose their replica."""

    preferred_changed: int
    forced_changes: int


@dataclass(frozen=True, slots=True)
class PartitionAt:
    """A partition."""

    topic: str
    partition: int


@dataclass(frozen=True, slots=True)
class ReplicaAt:
    """A replica."""

    topic: str
    partition: int
    broker: int


@dataclass(frozen=True, slots=True)
class ThinReplica:
    """A new replica whose local log starts later than its leader's: older reads go to the remote storage."""

    topic: str
    partition: int
    broker: int
    preferred_leader: bool
    local_from: int


@dataclass(frozen=True, slots=True)
class CopiedBytes:
    """What new replicas copy, with `follower.fetch.last.tiered.offset.enable` off and on. `retry_first` are those that
    wait until their leader knows what was uploaded; `unknown` are partitions whose bytes nobody told, which are left
    out of the sums."""

    full_local: int | None
    last_tiered: int | None
    saved: int | None
    retry_first: tuple[ReplicaAt, ...]
    thin_replicas: tuple[ThinReplica, ...]
    thin_preferred_leaders: int
    unknown: tuple[PartitionAt, ...] = ()


@dataclass(frozen=True, slots=True)
class BrokerTime:
    """How long a broker sends ("out") or receives ("in"), at least; `None` where the copy never catches up."""

    broker: int
    direction: str
    seconds: int | None


@dataclass(frozen=True, slots=True)
class PlanTime:
    """How long the copying takes at least."""

    per_broker: tuple[BrokerTime, ...]
    seconds: int | None


@dataclass(frozen=True, slots=True)
class HashChange:
    """A topic whose hash (KIP-1101) differs before, during or after the plan. `None` where its id is not known."""

    topic: str
    before: int | None
    during: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class GroupImpact:
    """Whether a group's epoch is bumped when the plan starts and when it ends. A classic group has no `min_bumps`."""

    group: str
    type: str
    on_start: bool
    on_finish: bool
    net: bool
    min_bumps: int | None = None
    max_bumps: int | None = None
    missing_topics: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BytesReach:
    """How many bytes of the partitions whose size is known a set of brokers can hurt; of how many partitions it is."""

    known: int
    total: int
    any_replica: int
    leader: int
    all_replicas: int
    below_min_isr: int


@dataclass(frozen=True, slots=True)
class BrokersReach:
    """How many of all partitions a set of brokers can hurt."""

    partitions: int
    any_replica: int
    leader: int
    all_replicas: int
    below_min_isr: int
    bytes: BytesReach | None = None


@dataclass(frozen=True, slots=True)
class ExposureChange:
    """What a set of brokers can hurt, before the plan and after it."""

    brokers: tuple[int, ...]
    before: BrokersReach
    after: BrokersReach


@dataclass(frozen=True, slots=True)
class CanaryCheck:
    """Canary partitions with a replica outside of their pod, and ordinary ones with a replica inside of it."""

    canary_partitions: int
    canary_outside: tuple[PartitionAt, ...]
    ordinary_inside: tuple[PartitionAt, ...]


@dataclass(frozen=True, slots=True)
class CanaryChange:
    """How the canary rule is kept, before the plan and after it."""

    before: CanaryCheck
    after: CanaryCheck
    podless_brokers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DiskOver:
    """A broker to which more bytes come than it has room for."""

    broker: int
    extra: int
    usable: int


@dataclass(frozen=True, slots=True)
class DiskChange:
    """Bytes by broker: what arrives before anything leaves, what is freed, and what stays behind as stray."""

    peak_extra_by_broker: dict[int, int]
    freed_by_broker: dict[int, int]
    left_as_stray_by_broker: dict[int, int]
    over: tuple[DiskOver, ...] = ()


@dataclass(frozen=True, slots=True)
class StrayLeft:
    """A replica that the plan removes from a broker that is offline."""

    topic: str
    partition: int
    broker: int
    size: int | None


@dataclass(frozen=True)
class Impact(Answer):
    """What a plan costs once it runs."""

    moves: Moves
    leaders: LeaderChanges
    bytes: CopiedBytes
    time: PlanTime | None
    hashes: tuple[HashChange, ...]
    groups: tuple[GroupImpact, ...]
    exposure: ExposureChange | None
    canary: CanaryChange | None
    disk: DiskChange
    strays_left: tuple[StrayLeft, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class FoundLog:
    """A log on a broker's disk. `reason` says why it is stray: "not_a_replica", "topic_id_mismatch", "no_topic_id",
    "unknown_topic", "unknown_partition"; `state` what became of one that was moved aside: "deleting", "stray_dir"."""

    broker: int
    log_dir: str
    topic: str
    partition: int
    future: bool
    size: int
    reason: str | None = None
    state: str | None = None


@dataclass(frozen=True, slots=True)
class UnscannedDir:
    """A log directory that could not be read."""

    broker: int
    log_dir: str
    error: str


@dataclass(frozen=True, slots=True)
class MissingReplica:
    """A replica that the metadata has and its broker's disk has not."""

    broker: int
    topic: str
    partition: int


@dataclass(frozen=True)
class Strays(Answer):
    """The logs that brokers hold and the metadata does not know. Bytes already moved aside are not in `stray_bytes`."""

    strays: tuple[FoundLog, ...]
    already_moved: tuple[FoundLog, ...]
    unknown: tuple[FoundLog, ...]
    unscanned: tuple[UnscannedDir, ...]
    missing: tuple[MissingReplica, ...]
    stray_bytes: int
    stray_bytes_by_broker: dict[int, int]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class HashAnswer(Answer):
    """A hash alone."""

    hash: int
    hex: str


@dataclass(frozen=True, slots=True)
class TopicHash:
    """What Kafka 4.1 and later computes of a topic: a signed number of 64 bits, or `None` if its id is not known."""

    topic: str
    topic_id: str | None
    partitions: int
    hash: int | None
    hex: str | None


@dataclass(frozen=True, slots=True)
class GroupHash:
    """What Kafka stores as the metadata hash of a group; topics that do not exist are left out of it."""

    group: str
    hash: int | None
    missing_topics: tuple[str, ...]


@dataclass(frozen=True)
class TopicHashes(Answer):
    """The hashes of topics, and of groups that read them."""

    topics: tuple[TopicHash, ...]
    groups: tuple[GroupHash, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Start:
    """Where a follower starts to copy, by which rule, and how many bytes that is. `start` is `None` while it waits for
    its leader to learn what was uploaded; `estimated` says that the bytes were reckoned from offsets."""

    start: int | None
    via: str
    aux_state: bool
    bytes: int | None
    estimated: bool = False


@dataclass(frozen=True)
class FollowerStart(Answer):
    """Where a follower starts as it is configured, and with `follower.fetch.last.tiered.offset.enable` off and on."""

    chosen: Start
    full_local: Start
    last_tiered: Start
    saved_bytes: int | None


@dataclass(frozen=True)
class CopyTime(Answer):
    """How long each broker sends and receives, and the longest of it."""

    per_broker: tuple[BrokerTime, ...]
    seconds: int | None
