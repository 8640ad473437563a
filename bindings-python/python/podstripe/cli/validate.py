"""`podstripe validate`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import Broker
from .. import validate as check
from .ending import FOUND, CommandError, naming
from .inputs import check_standard_input, name_of, read_cluster, read_text
from .options import (
    AsJson,
    CanaryInterval,
    CanaryName,
    CurrentFile,
    DisableRackAware,
    Everything,
    Half,
    OptionalBrokersFile,
    PodsFile,
    RacksFile,
    canary_rule,
)
from .page import BLANK, Span, Tone, open_page, write_bytes
from .progress import working

Plan = Annotated[Path, typer.Argument(help="A plan, or any text that shows replicas.", show_default=False)]


def validate(
    plan: Plan,
    *,
    brokers: OptionalBrokersFile = None,
    racks: RacksFile = None,
    pods: PodsFile = None,
    current: CurrentFile = None,
    canary_name: CanaryName = None,
    canary_interval: CanaryInterval = None,
    disable_rack_aware: DisableRackAware = False,
    half: Half = None,
    as_json: AsJson = False,
    everything: Everything = False,
) -> int:
    """Check a plan before it is executed.

    Finds replicas that are listed twice, brokers that are not there or cannot take replicas, broken isolation, narrow
    racks, leader skew and more. What is not given is not looked at: --brokers gives brokers and racks, --pods and a
    canary give isolation, --current gives what changes. A FILE may be -, standard input.

    \b
    Examples:
      podstripe validate plan.json --brokers brokers.txt --current describe.txt
      podstripe validate generate.txt --half proposed --brokers brokers.txt \\
          --pods pods.json --canary-name canary --canary-interval 10
      podstripe generate ... --reassignment-json | podstripe validate - ...
    \b
    Exit codes: 0 fine, 1 errors or warnings, 2 bad input.
    """
    check_standard_input(plan, brokers, racks, pods, current)
    if brokers is None and (racks is not None or pods is not None):
        raise CommandError(f"{'--pods' if racks is None else '--racks'} needs --brokers")
    with working(f"checking {name_of(plan)}"), naming({"plan": name_of(plan)}):
        read = None if brokers is None else read_cluster(brokers, racks, pods)
        checked = check(
            read_text("", plan),
            brokers=None if read is None else read.brokers,
            current=None if current is None else read_text("--current", current),
            canary=canary_rule(canary_name, canary_interval),
            rack_aware=False if disable_rack_aware else None,
            half=half,
        )
    notes = (*(read.notes if read else ()), *checked.notes)
    if as_json:
        from .remarks import say_remarks

        write_bytes(checked.to_json())
        say_remarks((), notes)
    else:
        from .findings import verdict_line, write_findings
        from .load import write_load
        from .remarks import write_remarks
        from .roster import Roster

        page = open_page(everything)
        page.lines([(verdict_line(checked),)])
        if checked.findings:
            page.lines([BLANK])
            write_findings(page, checked.findings)
        page.lines([BLANK, (Span("load", Tone.TITLE), Span(" of each broker, of the plan alone"))])
        known = {broker.id: broker for broker in read.brokers} if read else {}
        loads = checked.load
        there = [known.get(load.broker) or Broker(load.broker) for load in loads]
        write_load(page, Roster(page, loads, {canary_name} if canary_name else ()), loads, there)
        if notes:
            page.lines([BLANK])
        write_remarks(page, (), notes)
    return 0 if checked.verdict == "fine" else FOUND
