"""`podstripe preflight`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .. import Topic
from .. import preflight as look_ahead
from .ending import FOUND, CommandError, naming
from .inputs import check_standard_input, name_of, read_cluster, read_text
from .options import (
    AsJson,
    BrokersFile,
    CanaryInterval,
    CanaryName,
    CurrentFile,
    DisableRackAware,
    Everything,
    PodsFile,
    RacksFile,
    canary_rule,
    integer,
    integers,
)
from .page import BLANK, open_page, write_bytes
from .progress import working

Topics = Annotated[
    list[str] | None,
    typer.Option("--topic", metavar="NAME", help="A topic that is going to be made. Repeat it for several."),
]
NewPartitions = Annotated[
    int | None,
    typer.Option("--partitions", metavar="N", parser=integer, help="How many partitions each --topic gets."),
]
Factors = Annotated[
    Any,
    typer.Option(
        "--replication-factor",
        metavar="N[,N]",
        parser=integers,
        help="The replication factors to look at. If not given, 3. With --topic, that of the topics.",
    ),
]
WithoutInternal = Annotated[
    bool,
    typer.Option("--without-internal-topics", help="Leave out __consumer_offsets and __transaction_state."),
]


def preflight(
    *,
    brokers: BrokersFile,
    racks: RacksFile = None,
    pods: PodsFile = None,
    canary_name: CanaryName = None,
    canary_interval: CanaryInterval = None,
    disable_rack_aware: DisableRackAware = False,
    current: CurrentFile = None,
    topic: Topics = None,
    partitions: NewPartitions = None,
    replication_factor: Factors = None,
    without_internal_topics: WithoutInternal = False,
    as_json: AsJson = False,
    everything: Everything = False,
) -> int:
    """Check pods and the canary rule before they are used.

    Whether topics still fit, what happens to new topics while the whole pod is fenced or shutting down, how much of
    each topic is isolated, and how the load would lie. Topics come from --current, or from --topic. A FILE may be -,
    standard input.

    \b
    Examples:
      podstripe preflight --brokers brokers.txt --pods pods.json \\
          --canary-name canary --canary-interval 10
      podstripe preflight --brokers brokers.txt --pods pods.json \\
          --canary-name canary --canary-interval 10 \\
          --topic orders --partitions 20 --replication-factor 3
    \b
    Exit codes: 0 fine, 1 errors or warnings, 2 bad input.
    """
    check_standard_input(brokers, racks, pods, current)
    factors = replication_factor
    if topic and factors is not None and len(factors) > 1:
        raise CommandError("--replication-factor: expected one number with --topic")
    if partitions is not None and not topic:
        raise CommandError("--partitions needs --topic")
    planned = [Topic(name, partitions, factors[0] if factors else None) for name in topic or ()]
    names = {} if current is None else {"current": name_of(current)}
    with working(f"checking {name_of(brokers)}"), naming(names):
        read = read_cluster(brokers, racks, pods)
        looked = look_ahead(
            read.brokers,
            canary=canary_rule(canary_name, canary_interval),
            rack_aware=False if disable_rack_aware else None,
            topics=planned or None,
            current=None if current is None else read_text("--current", current),
            replication_factors=factors,
            internal_topics=False if without_internal_topics else None,
        )
    notes = (*read.notes, *looked.notes)
    if as_json:
        from .remarks import say_remarks

        write_bytes(looked.to_json())
        say_remarks((), notes)
    else:
        from .preflight_report import write_preflight
        from .remarks import write_remarks

        page = open_page(everything)
        write_preflight(page, looked)
        if notes:
            page.lines([BLANK])
        write_remarks(page, (), notes)
    return 0 if looked.verdict == "fine" else FOUND
