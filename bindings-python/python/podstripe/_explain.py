"""`explain`: a placement, and why each replica is where it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from . import _native
from ._decode import decode
from ._explain_types import Explanation
from ._place import BrokersLike, seed_or_drawn
from ._types import Canary, Rule, Topic


def explain(
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
    resonance: Mapping[str, int] | None = None,
) -> Explanation:
    """Place topics as `place` does and say of each replica why it is where it is, and how evenly other seeds would
    place them: `resonance={"seeds": 1000}` looks at a thousand, 0 at none.

    >>> brokers = [{"id": id, "rack": None, "pod": "canary" if id > 3 else "stable"} for id in range(1, 7)]
    >>> topic = {"name": "orders", "partitions": 20, "replicationFactor": 3}
    >>> explained = explain(brokers, [topic], canary={"pod": "canary", "interval": 10}, seed=42)
    >>> [replica.broker for replica in explained.topics[0].partitions[9].replicas]
    [6, 4, 5]
    """
    request = dict(locals()) | {"seed": seed_or_drawn(seed)}
    return decode(Explanation, _native.call("explain", request))
