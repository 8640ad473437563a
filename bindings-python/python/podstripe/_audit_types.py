"""Answers of the reports on a cluster: `audit`, `preflight`, `blast_radius`. All are frozen."""

from __future__ import annotations

from dataclasses import dataclass

from ._decode import Answer
from ._states import Finding
from ._types import BrokerLoad, Note, Share


@dataclass(frozen=True, slots=True)
class Isolation:
    """How well the rules hold: the partitions that they confine, the brokers that they confine them to."""

    partitions: Share
    brokers: Share
    violations: int
    podless: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Health:
    """Counts of partitions, in the words of `kafka-topics --describe`."""

    partitions: int
    offline: int
    under_replicated: int
    under_min_isr: int
    at_min_isr: int
    leader_not_preferred: int
    moving: int


@dataclass(frozen=True, slots=True)
class RackSpread:
    """How many partitions were looked at, and how many lie in fewer racks than they could."""

    partitions: int
    narrow: int


@dataclass(frozen=True, slots=True)
class Extent:
    """The least and the most that a broker of a set carries, and all that the set does."""

    min: int
    min_broker: int
    max: int
    max_broker: int
    total: int


@dataclass(frozen=True, slots=True)
class SetBalance:
    """What the brokers of one set carry of its partitions. `pod` is `None` for partitions that no rule matches."""

    pod: str | None
    brokers: int
    partitions: int
    leaders: Extent | None = None
    replicas: Extent | None = None


@dataclass(frozen=True)
class Audit(Answer):
    """A running cluster looked over: the verdict is "fine" if nothing but "info" was found."""

    verdict: str
    counts: dict[str, int]
    findings: tuple[Finding, ...]
    isolation: Isolation
    health: Health
    racks: RackSpread
    balance: tuple[SetBalance, ...]
    load: tuple[BrokerLoad, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class PodReadiness:
    """A pod's brokers: how many can take replicas, how many of those can lead, in how many racks. `pod` is `None` for
    brokers without one."""

    pod: str | None
    has_rule: bool
    brokers: int
    usable: int
    unfenced: int
    racks: int
    share_of_brokers: Share


@dataclass(frozen=True, slots=True)
class FactorFit:
    """Whether a replication factor fits. Topics with at least `fails_from_partitions` partitions cannot be made; `None`
    if all can."""

    replication_factor: int
    pod: str | None
    eligible: int
    unfenced: int
    racks: int
    fits: bool
    fails_from_partitions: int | None


@dataclass(frozen=True, slots=True)
class Scenario:
    """What becomes of new topics with a pod as it is ("now"), "allFenced" or "allShuttingDown": "confined", "fails" or
    "spills"."""

    pod: str
    state: str
    outcome: str
    fails_from_partitions: int | None
    message: str


@dataclass(frozen=True, slots=True)
class TopicExposure:
    """How much of a topic is isolated, and how much was meant to be."""

    topic: str
    partitions: int
    isolated: Share
    intended: Share | None
    internal: bool


@dataclass(frozen=True, slots=True)
class Range:
    """The least and the most."""

    min: int
    max: int


@dataclass(frozen=True, slots=True)
class PodLoad:
    """What a pod carries of the topics. `pod` is `None` for all other brokers."""

    pod: str | None
    brokers: int
    partitions: int
    replicas: int
    replicas_per_broker: Range


@dataclass(frozen=True, slots=True)
class IntervalLoad:
    """Replicas on each broker of the pod and on each of the others, with another interval."""

    interval: int
    isolated_replicas_per_broker: Share
    other_replicas_per_broker: Share


@dataclass(frozen=True, slots=True)
class Even:
    """Which interval, and which size of the pod, would load all brokers alike."""

    intervals: tuple[IntervalLoad, ...]
    best_interval: int | None
    best_pod_size: int | None


@dataclass(frozen=True)
class Preflight(Answer):
    """Pods and rules looked over before they are switched on."""

    verdict: str
    counts: dict[str, int]
    findings: tuple[Finding, ...]
    pods: tuple[PodReadiness, ...]
    replication_factors: tuple[FactorFit, ...]
    scenarios: tuple[Scenario, ...]
    exposure: tuple[TopicExposure, ...]
    load: tuple[PodLoad, ...]
    even: Even | None = None
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Radius:
    """The partitions that a set of brokers could hurt. Bytes are known with sizes alone."""

    partitions: int
    hosted: Share
    led: Share
    inside: Share
    below_min_isr: Share
    at_min_isr: Share
    offline: Share
    topics: Share
    group_coordinators: Share
    transaction_coordinators: Share
    bytes_hosted: int | None
    bytes_led: int | None
    bytes_total: int | None


@dataclass(frozen=True, slots=True)
class SetRadius(Radius):
    """That of a pod or a rack. `name` is `None` for the brokers that have none."""

    name: str | None
    brokers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FailingSet:
    """The brokers that are asked about: a "pod", a "rack", or "brokers" by id."""

    kind: str
    name: str | None
    brokers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What would be confined with another interval and size of the pod, and what each broker would then carry."""

    interval: int
    pod_size: int
    isolated: Share
    isolated_replicas_per_broker: Share
    other_replicas_per_broker: Share
    fits: bool


@dataclass(frozen=True, slots=True)
class TouchedTopic:
    """A topic that the set hosts partitions of."""

    topic: str
    hosted: int
    led: int
    partitions: int


@dataclass(frozen=True)
class BlastRadius(Answer):
    """What a set of brokers could hurt; the same of each pod and rack. `podless` are the brokers that belong to no pod
    where others do: they hold replicas of every pod's partitions."""

    set: FailingSet | None
    radius: Radius | None
    pods: tuple[SetRadius, ...]
    racks: tuple[SetRadius, ...]
    podless: tuple[int, ...] = ()
    what_if: tuple[WhatIf, ...] = ()
    topics: tuple[TouchedTopic, ...] = ()
    notes: tuple[Note, ...] = ()
