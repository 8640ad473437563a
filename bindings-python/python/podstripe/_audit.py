"""Reports on a cluster as it is, as it is about to be, and as it would be without some brokers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from . import _native
from ._audit_types import Audit, BlastRadius, Preflight
from ._decode import decode
from ._place import BrokersLike
from ._plans import CurrentLike
from ._types import Canary, Rule, Topic


def audit(
    brokers: BrokersLike | str,
    current: CurrentLike,
    *,
    canary: Canary | Mapping[str, Any] | None = None,
    rules: Sequence[Rule | Mapping[str, Any]] | None = None,
    rack_aware: bool | None = None,
    min_insync_replicas: int | None = None,
    replication_factor: int | None = None,
) -> Audit:
    """Look a running cluster over: isolation, health, racks, balance.

    Without `min_insync_replicas`, topics whose own setting is not shown count with Kafka's default of 1. A
    `replication_factor` is held against every topic.

    >>> topics = [{"name": "t", "partitions": [{"partition": 0, "replicas": [1, 9]}]}]
    >>> [finding.code for finding in audit([{"id": 1, "rack": None}], topics).findings]
    ['UNDER_REPLICATED', 'UNKNOWN_BROKER']
    """
    return decode(Audit, _native.call("audit", dict(locals())))


def preflight(
    brokers: BrokersLike | str,
    *,
    canary: Canary | Mapping[str, Any] | None = None,
    rules: Sequence[Rule | Mapping[str, Any]] | None = None,
    rack_aware: bool | None = None,
    topics: Sequence[Topic | Mapping[str, Any]] | None = None,
    current: CurrentLike | None = None,
    replication_factors: Sequence[int] | None = None,
    internal_topics: bool | None = None,
) -> Preflight:
    """Look pods and rules over before they are switched on: what would fit, fail, spill, be exposed.

    `topics` or `current` give the topics; `internal_topics=False` leaves out Kafka's own two, where `current` has none.

    >>> brokers = [{"id": id, "pod": "canary" if id > 3 else "stable"} for id in range(1, 7)]
    >>> preflight(brokers, canary={"pod": "canary", "interval": 10}, replication_factors=[4]).verdict
    'findings'
    """
    request = dict(locals())
    # Anything else is the core's to refuse, as it is.
    if isinstance(topics, list | tuple):
        request["topics"] = [_given(topic) for topic in topics]
    return decode(Preflight, _native.call("preflight", request))


def _given(topic: Topic | Mapping[str, Any]) -> Any:
    """A topic without what it does not say: `Topic` is also about topics that grow."""
    if not isinstance(topic, Topic):
        return topic
    return {name: value for name, value in asdict(topic).items() if value is not None}


def blast_radius(
    current: CurrentLike,
    *,
    brokers: BrokersLike | str | None = None,
    pod: str | None = None,
    rack: str | None = None,
    broker_ids: Sequence[int] | None = None,
    min_insync_replicas: int | None = None,
    log_dirs: str | None = None,
    canary: Canary | Mapping[str, Any] | None = None,
    rules: Sequence[Rule | Mapping[str, Any]] | None = None,
    rack_aware: bool | None = None,
    what_if: Mapping[str, Sequence[int]] | None = None,
) -> BlastRadius:
    """Count the partitions that a pod, a rack or some brokers could hurt, and the same of each pod and rack.

    With the text of kafka-log-dirs, bytes as well. `what_if` compares `{"intervals": [...], "pod_sizes": [...]}`.

    >>> topics = [{"name": "t", "partitions": [{"partition": 0, "replicas": [1]}, {"partition": 1, "replicas": [3]}]}]
    >>> blast_radius(topics, broker_ids=[1]).radius.led
    Share(part=1, whole=2, percent='50')
    """
    return decode(BlastRadius, _native.call("blastRadius", dict(locals())))
