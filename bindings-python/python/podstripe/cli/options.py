"""Options that several commands take, named as in Kafka's tools where those have them.

Whatever is not given is `None`: the core knows what that means.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import typer

from .. import Canary
from .ending import CommandError


def integer(text: str) -> int:
    """A decimal integer and nothing else: no 1.0, no 1_000, no blanks."""
    if re.fullmatch(r"[+-]?[0-9]{1,30}", text) is None:
        raise typer.BadParameter(f"expected an integer, got {text[:60]!r}")
    return int(text)


def integers(text: str) -> list[int]:
    """Decimal integers with commas between them: 3,6."""
    return [integer(part) for part in text.split(",")]


def only_one_of(given: Mapping[str, bool]) -> str | None:
    """Which one of several options is given, if one is."""
    names = [name for name, is_given in given.items() if is_given]
    if len(names) > 1:
        raise CommandError(f"{' and '.join(names)} exclude each other")
    return names[0] if names else None


def canary_rule(name: str | None, interval: int | None) -> Canary | None:
    """No option, no rule; either option, a rule, of which the core knows what is missing."""
    return None if name is None and interval is None else Canary(name, interval)


BROKERS = "What kafka-cluster list-endpoints or kcat -L -J prints, or a JSON list of brokers."
CURRENT = "The topics as they stand: any text that shows them, as kafka-topics --describe, kcat -L or a plan."

BrokersFile = Annotated[Path, typer.Option("--brokers", metavar="FILE", help=BROKERS)]
OptionalBrokersFile = Annotated[
    Path | None,
    typer.Option("--brokers", metavar="FILE", help=BROKERS),
]
RacksFile = Annotated[
    Path | None,
    typer.Option(
        "--racks",
        metavar="FILE",
        help='Racks as JSON, if the brokers have none: {"1": "a", "2": "a"} or {"a": [1, 2]}.',
    ),
]
RequiredCurrentFile = Annotated[Path, typer.Option("--current", metavar="FILE", help=CURRENT)]
CurrentFile = Annotated[Path | None, typer.Option("--current", metavar="FILE", help=CURRENT)]
PodsFile = Annotated[
    Path | None,
    typer.Option("--pods", metavar="FILE", help="Pods likewise, or Cruise Control's brokerSets.json."),
]
DisableRackAware = Annotated[bool, typer.Option("--disable-rack-aware", help="Place as if there were no racks.")]
CanaryName = Annotated[str | None, typer.Option("--canary-name", metavar="POD", help="The canary pod.")]
CanaryInterval = Annotated[
    int | None,
    typer.Option(
        "--canary-interval",
        metavar="N",
        parser=integer,
        help="Confine every Nth partition of a topic to the canary pod and keep the others out of it.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        parser=integer,
        help="The same seed gives the same placement. If not given, one is drawn and shown.",
    ),
]
Algorithm = Annotated[
    Literal["striped", "classic"] | None,
    typer.Option(
        "--algorithm",
        help="The controller's, or the one that --generate of Kafka's reassignment tool had up to 4.0.",
    ),
]
Spread = Annotated[
    Literal["controller", "grouped"] | None,
    typer.Option(
        "--spread",
        help="Place each run of partitions by itself, as the controller does, or all of one set of brokers as a group.",
    ),
]
MinInsyncReplicas = Annotated[
    int | None,
    typer.Option(
        "--min-insync-replicas",
        metavar="N",
        parser=integer,
        help="For topics whose own min.insync.replicas is not shown.",
    ),
]
LogDirsFile = Annotated[
    Path | None,
    typer.Option("--log-dirs", metavar="FILE", help="What kafka-log-dirs --describe prints: how large replicas are."),
]
GroupsFile = Annotated[
    Path | None,
    typer.Option(
        "--groups",
        metavar="FILE",
        help='Groups and the topics they read, as JSON: [{"id": "billing", "topics": ["orders"]}].',
    ),
]
Everything = Annotated[
    bool,
    typer.Option("--all", help="Show every partition and broker on a terminal too, not only in a pipe."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the whole answer as JSON.")]
AsReassignment = Annotated[
    bool, typer.Option("--reassignment-json", help="Print the plan that kafka-reassign-partitions takes.")
]
Half = Annotated[
    Literal["current", "proposed"] | None,
    typer.Option("--half", help="Which half of an output of --generate or --execute is meant."),
]
