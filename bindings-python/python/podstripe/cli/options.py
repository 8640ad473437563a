"""Options that several commands take, named as in Kafka's tools where those have them.

Whatever is not given is `None`: the core knows what that means.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

import typer


def integer(text: str) -> int:
    """A decimal integer and nothing else: no 1.0, no 1_000, no blanks."""
    if re.fullmatch(r"[+-]?[0-9]{1,30}", text) is None:
        raise typer.BadParameter(f"expected an integer, got {text[:60]!r}")
    return int(text)


BrokersFile = Annotated[
    Path,
    typer.Option(
        "--brokers",
        metavar="FILE",
        help="What kafka-cluster list-endpoints or kcat -L -J prints, or a JSON list of brokers.",
    ),
]
RacksFile = Annotated[
    Path | None,
    typer.Option(
        "--racks",
        metavar="FILE",
        help='Racks as JSON, if the brokers have none: {"1": "a", "2": "a"} or {"a": [1, 2]}.',
    ),
]
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
Everything = Annotated[
    bool,
    typer.Option("--all", help="Show every partition and broker on a terminal too, not only in a pipe."),
]
