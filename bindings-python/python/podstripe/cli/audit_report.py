"""A running cluster: the numbers, what was found, how even the sets are, what each broker carries."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from .. import Audit, Broker, Extent, SetBalance
from .findings import verdict_line, write_findings
from .grid import Column
from .listing import numbers, write_listing
from .load import write_load
from .page import BLANK, Page, Span, Tone
from .roster import Roster
from .shares import Counted, extent, name_cell, title, write_counts
from .window import Window

SETS = Window(whole=40, head=30, notable=0, tail=5)


def write_audit(page: Page, audit: Audit, brokers: Sequence[Broker], isolated: Collection[str]) -> None:
    """Write all of it."""
    page.lines([(verdict_line(audit),), BLANK])
    write_counts(page, "partitions", _counts(audit))
    if audit.findings:
        page.lines([BLANK])
        write_findings(page, audit.findings)
    page.lines([BLANK, title("balance", ", over the brokers that may take the partitions")])
    write_listing(page, audit.balance, lambda rows: _balance(page, rows, isolated), noun="set", window=SETS)
    page.lines([BLANK, title("load", " of each broker")])
    known = {broker.id: broker for broker in brokers}
    there = [known.get(load.broker) or Broker(load.broker) for load in audit.load]
    write_load(page, Roster(page, audit.load, isolated), audit.load, there)


def _counts(audit: Audit) -> list[Counted]:
    health, isolation = audit.health, audit.isolation
    counts = [Counted("all", health.partitions, Tone.LEADER)]
    if isolation.partitions.part or isolation.brokers.part:
        pods = f"on {isolation.brokers.part} of {isolation.brokers.whole} brokers ({isolation.brokers.percent} %)"
        counts.append(Counted("confined by a rule", isolation.partitions, remark=pods))
        counts.append(Counted("with replicas against a rule", isolation.violations, Tone.BAD))
    return [
        *counts,
        Counted("offline", health.offline, Tone.BAD),
        Counted("under min ISR", health.under_min_isr, Tone.BAD),
        Counted("at min ISR", health.at_min_isr, Tone.WARNING),
        Counted("under-replicated", health.under_replicated, Tone.WARNING),
        Counted("in too few racks", audit.racks.narrow, Tone.WARNING),
        Counted("leader not preferred", health.leader_not_preferred),
        Counted("moving", health.moving, Tone.MOVING),
    ]


def _balance(page: Page, rows: Sequence[SetBalance], isolated: Collection[str]) -> list[Column]:
    return [
        Column("pod", [name_cell(row.pod, row.pod in isolated) for row in rows]),
        Column("brokers", numbers(row.brokers for row in rows), right=True),
        Column("partitions", numbers(row.partitions for row in rows), right=True),
        *_extents("leaders", rows, lambda row: row.leaders),
        *_extents("replicas", rows, lambda row: row.replicas),
    ]


def _extents(noun: str, rows: Sequence[SetBalance], of: Callable[[SetBalance], Extent | None]) -> list[Column]:
    """The least and the most of a broker, and which brokers those are."""
    extents = [of(row) for row in rows]
    return [
        Column(f"{noun} each", [Span(extent(one.min, one.max) if one else "") for one in extents], right=True),
        Column("fewest on", [_broker(one.min_broker if one else None) for one in extents], right=True),
        Column("most on", [_broker(one.max_broker if one else None) for one in extents], right=True),
    ]


def _broker(broker: int | None) -> Span:
    return Span("" if broker is None else str(broker), Tone.QUIET)
