"""What a plan costs: bytes, time, bumped groups, stray logs. Keyword arguments become the request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from . import _native
from ._decode import decode
from ._impact_types import (
    CopyTime,
    FollowerStart,
    Group,
    HashAnswer,
    Impact,
    PartitionLog,
    Strays,
    TopicHashes,
)
from ._place import BrokersLike
from ._plans import CurrentLike, Half
from ._types import Canary, Rule

LogDirsLike = str | Sequence[Mapping[str, Any]]
"""What `kafka-log-dirs --describe` prints, or for each broker its log directories and the logs in them."""


def impact(
    brokers: BrokersLike | str,
    current: CurrentLike,
    plan: str | Any,
    *,
    half: Half | None = None,
    logs: Sequence[PartitionLog | Mapping[str, Any]] | None = None,
    log_dirs: str | None = None,
    groups: Sequence[Group | Mapping[str, Any]] | None = None,
    canary: Canary | Mapping[str, Any] | None = None,
    rules: Sequence[Rule | Mapping[str, Any]] | None = None,
    exposed_brokers: Sequence[int] | str | None = None,
    min_insync_replicas: int | None = None,
    throttle: int | None = None,
    last_tiered_enabled: bool | None = None,
    usable_bytes: Mapping[int, int] | None = None,
) -> Impact:
    """Say what a plan costs once it runs: replicas and bytes to copy and for how long at least, leaders that change,
    groups whose epoch is bumped, what the canary pod can hurt before and after, and which logs are left as stray.

    How large logs are, `logs` or the text of kafka-log-dirs says. `throttle` is in bytes a second.

    >>> brokers = [{"id": 1, "rack": "a"}, {"id": 2, "rack": "b"}, {"id": 3, "rack": "c"}]
    >>> current = [{"name": "t", "partitions": [{"partition": 0, "replicas": [1, 2]}]}]
    >>> plan = '{"partitions": [{"topic": "t", "partition": 0, "replicas": [2, 3]}]}'
    >>> impact(brokers, current, plan).moves.replica_adds
    1
    """
    return decode(Impact, _native.call("impact", dict(locals())))


def find_strays(
    current: CurrentLike,
    log_dirs: LogDirsLike,
    *,
    contains_all_replicas: bool | None = None,
    allow_empty_metadata: bool | None = None,
) -> Strays:
    """Find the logs that brokers hold and the metadata does not know (KIP-550). Nothing is touched.

    If the metadata does not hold all replicas, say so: then a topic that it has not proves nothing.

    >>> current = [{"name": "t", "partitions": [{"partition": 0, "replicas": [1, 2]}]}]
    >>> logs = [{"partition": "t-0", "size": 700}]
    >>> found = find_strays(current, [{"broker": 3, "logDirs": [{"logDir": "/d", "logs": logs}]}])
    >>> found.strays[0].reason, found.stray_bytes
    ('not_a_replica', 700)
    """
    return decode(Strays, _native.call("findStrays", dict(locals())))


def topic_hash(topic_id: str, name: str, partition_racks: Sequence[Sequence[str | None]]) -> int:
    """Compute the hash of a topic that Kafka 4.1 and later keeps for its groups (KIP-1101).

    For each partition, in order, the rack of each replica; `None` for a broker without a rack or one that is not
    registered.

    >>> topic_hash("ESIzRFVmd4iZqrvM3e7_AA", "foo", [["rack0", "rack1"], ["rack1", "rack2"]])
    -1311533173946490848
    """
    return decode(HashAnswer, _native.call("topicHash", dict(locals()))).hash


def topic_hashes(
    brokers: BrokersLike | str,
    current: CurrentLike,
    *,
    groups: Sequence[Group | Mapping[str, Any]] | None = None,
) -> TopicHashes:
    """Compute the hash of each topic as it stands, and of each group that reads some of them.

    >>> topic = {"name": "t", "topicId": "AAAAAAAAAAEAAAAAAAAAAg", "partitions": [{"partition": 0, "replicas": [1]}]}
    >>> hashes = topic_hashes([{"id": 1, "rack": "a"}], [topic], groups=[{"id": "g", "topics": ["t"]}])
    >>> hashes.groups[0].hash == group_hash({"t": hashes.topics[0].hash})
    True
    """
    return decode(TopicHashes, _native.call("topicHashes", dict(locals())))


def group_hash(topic_hashes: Mapping[str, int | str], *, missing_topics: Sequence[str] | None = None) -> int:
    """Compute the hash of a group from those of its topics. Topics that do not exist leave no trace in it.

    >>> group_hash({"bar": 123, "foo": 456})
    1482712172080382793
    """
    return decode(HashAnswer, _native.call("groupHash", dict(locals()))).hash


def follower_start(
    *,
    remote_log_enabled: bool | None = None,
    last_tiered_enabled: bool | None = None,
    compact: bool | None = None,
    follower_log_end: int | None = None,
    leader: Mapping[str, Any],
) -> FollowerStart:
    """Say where a follower starts to copy a tiered log (KIP-1023), and how many bytes that is.

    >>> leader = {"logStart": 0, "localLogStart": 500, "logEnd": 1000, "highestRemote": 949, "localBytes": 10000}
    >>> start = follower_start(
    ...     remote_log_enabled=True, last_tiered_enabled=True, compact=False, follower_log_end=0, leader=leader
    ... )
    >>> start.chosen.start, start.chosen.bytes, start.saved_bytes
    (950, 1000, 9000)
    """
    return decode(FollowerStart, _native.call("followerStart", dict(locals())))


def copy_time(
    moves: Sequence[Mapping[str, Any]],
    *,
    leader_rate: int | None = None,
    follower_rate: int | None = None,
) -> CopyTime:
    """Say how long copies take at least. Rates are in bytes a second.

    >>> copy_time([{"leader": 1, "dest": 4, "bytes": 1000}], leader_rate=100, follower_rate=50).seconds
    20
    """
    return decode(CopyTime, _native.call("copyTime", dict(locals())))
