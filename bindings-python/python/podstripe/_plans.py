"""Texts of Kafka's tools in and out, plans made, compared and checked. Keyword arguments become the request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from . import _native
from ._decode import decode
from ._place import BrokersLike, seed_or_drawn
from ._states import Diff, Document, Generated, Validation
from ._types import Canary, Rule

CurrentLike = Any
"""Topics as they stand: any text that shows them, `parse`'s topics or plan, or what a Kafka client gives."""

Half = Literal["current", "proposed"]


def parse(text: str, *, format: str | None = None, half: Half | None = None) -> Document:
    """Read a text of any kind: what Kafka's tools print, kcat, plans, Cruise Control's and topicctl's JSON.

    >>> parse("0:1,1:2").replicas
    ((0, 1), (1, 2))
    """
    return decode(Document, _native.call("parse", {"text": text, "format": format, "half": half}))


def convert(
    text: str,
    to: str,
    *,
    format: str | None = None,
    half: Half | None = None,
    topic: str | None = None,
) -> str:
    """Read a text of any kind and write it as another. `topic` names the topic where one of the two holds one alone.

    >>> convert('{"partitions": [{"topic": "t", "partition": 0, "replicas": [1, 2]}]}', "replica-assignment")
    '1:2'
    """
    request = {"text": text, "to": to, "format": format, "half": half, "topic": topic}
    return _native.call("convert", request)


def generate(
    brokers: BrokersLike | str,
    current: CurrentLike,
    *,
    topics_to_move: Sequence[str] | str | None = None,
    broker_list: Sequence[int] | str | None = None,
    log_dirs: str | None = None,
    replication_factor: int | None = None,
    canary: Canary | Mapping[str, Any] | None = None,
    rules: Sequence[Rule | Mapping[str, Any]] | None = None,
    seed: int | None = None,
    algorithm: Literal["striped", "classic"] | None = None,
    spread: Literal["controller", "grouped"] | None = None,
    broker_order: Literal["controller", "given"] | None = None,
    rack_aware: bool | None = None,
    require_racks: bool | None = None,
    fixed_start_index: int | None = None,
) -> Generated:
    """Propose what `kafka-reassign-partitions --generate` proposes, with pods and canary partitions.

    Without topics, all are placed anew; without a broker list, over all brokers that are available. Brokers and current
    assignment may be text of Kafka's tools. Without a seed one is drawn; the answer has it. With the text of
    kafka-log-dirs, the current assignment shows where each replica lies.

    >>> plan = '{"partitions": [{"topic": "t", "partition": 0, "replicas": [1]}]}'
    >>> generate([{"id": 1, "rack": None}, {"id": 2, "rack": None}], plan, seed=42).proposed.partitions[0].replicas
    (2,)
    """
    request = dict(locals()) | {"seed": seed_or_drawn(seed)}
    return decode(Generated, _native.call("generate", request))


def generate_text(brokers: BrokersLike | str, current: CurrentLike, **options: Any) -> str:
    """Propose the same, byte for byte as Kafka's tool prints it. Takes what `generate` takes."""
    request = {"brokers": brokers, "current": current, **options, "seed": seed_or_drawn(options.get("seed"))}
    return _native.call("generateText", request)


def diff(before: CurrentLike, after: CurrentLike, *, half: Half | None = None) -> Diff:
    """Set two assignments, or an assignment and a plan, side by side; each as text in any format or as plain data.

    >>> topics = [{"name": "t", "partitions": [{"partition": 0, "replicas": [1, 2]}]}]
    >>> diff(topics, '{"partitions": [{"topic": "t", "partition": 0, "replicas": [2, 3]}]}').partitions[0].reason
    'adds 3; removes 1; preferred leader 1 -> 2'
    """
    return decode(Diff, _native.call("diff", {"before": before, "after": after, "half": half}))


def validate(
    plan: str | Any,
    *,
    brokers: BrokersLike | str | None = None,
    current: CurrentLike | None = None,
    canary: Canary | Mapping[str, Any] | None = None,
    rules: Sequence[Rule | Mapping[str, Any]] | None = None,
    rack_aware: bool | None = None,
    half: Half | None = None,
) -> Validation:
    """Hold a plan against brokers, rules and topics as they stand; what is not given is not looked at.

    >>> plan = '{"partitions": [{"topic": "t", "partition": 0, "replicas": [1, 9]}]}'
    >>> [finding.code for finding in validate(plan, brokers=[{"id": 1}]).findings]
    ['UNKNOWN_BROKER']
    """
    return decode(Validation, _native.call("validate", dict(locals())))
