"""Two assignments side by side: the partitions that differ and why, and what brokers carry before and after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .. import UNKNOWN, Broker, BrokerChange, Diff, DiffSummary, PartitionChange
from .grid import Column, counted
from .listing import ids, numbers, write_listing
from .page import BLANK, Page, Span, Tone, printable
from .roster import NONE, state
from .window import Window

PARTITIONS = Window(whole=60, head=40, notable=0, tail=10)
BROKERS = Window(whole=60, head=40, notable=0, tail=10)

TONES = {"moved": Tone.MOVING, "reordered": Tone.QUIET, "added": Tone.GOOD, "removed": Tone.BAD}
"""A partition that is only on one side is not a move."""


def summary_line(summary: DiffSummary) -> str:
    """The counts, as a sentence. What does not occur is not said."""
    total = summary.partitions
    replicas = counted("replica", summary.replicas_added)
    parts = [
        (summary.partitions_with_data_move, f"{summary.partitions_with_data_move} move ({replicas} to copy)"),
        (summary.partitions_order_only, f"{summary.partitions_order_only} only change their order"),
        (summary.unchanged, f"{summary.unchanged} stay as they are"),
        (summary.preferred_leader_changes, _leaders(summary.preferred_leader_changes)),
        (summary.replication_factor_changes, f"{summary.replication_factor_changes} get another replication factor"),
        (summary.only_before, f"{summary.only_before} are only before"),
        (summary.only_after, f"{summary.only_after} are only after"),
    ]
    said = ", ".join(text for count, text in parts if count)
    return f"{counted('partition', total)} on both sides: {said}" if said else "no partitions on either side"


def _leaders(count: int) -> str:
    return f"{count} preferred {'leader changes' if count == 1 else 'leaders change'}"


def write_changes(page: Page, changes: Sequence[PartitionChange]) -> None:
    """Write a line for each partition that differs."""
    write_listing(
        page,
        changes,
        _change_columns,
        noun="partition",
        window=PARTITIONS,
        sentence=lambda row: Span(row.reason, TONES.get(row.change, Tone.NORMAL)),
        about="why",
    )


def _change_columns(rows: Sequence[PartitionChange]) -> list[Column]:
    tones = [TONES.get(row.change, Tone.NORMAL) for row in rows]
    return [
        Column("partition", [Span(f"{printable(row.topic)}-{row.partition}", Tone.LEADER) for row in rows]),
        Column("before", [Span(_replicas(row.before)) for row in rows]),
        Column("", [Span("->", tone) for tone in tones]),
        Column("after", [Span(_replicas(row.after), tone) for row, tone in zip(rows, tones, strict=True)]),
    ]


def _replicas(replicas: tuple[int, ...] | None) -> str:
    return "-" if replicas is None else f"[{ids(replicas)}]"


def write_broker_changes(page: Page, diff: Diff, brokers: Iterable[Broker] = ()) -> None:
    """Write what each broker carries before and after; of known brokers also those that carry nothing."""
    known = {broker.id: broker for broker in brokers}
    carried = {change.broker: change for change in diff.brokers}
    rows = [carried.get(id) or BrokerChange(id, 0, 0, 0, 0) for id in sorted({*known, *carried})]
    page.lines([BLANK, (Span("brokers", Tone.TITLE), Span(": preferred leaders and replicas", Tone.QUIET))])
    write_listing(page, rows, lambda picked: _broker_columns(picked, known), noun="broker", window=BROKERS)


def _broker_columns(rows: Sequence[BrokerChange], known: dict[int, Broker]) -> list[Column]:
    brokers = [known.get(row.broker) for row in rows]
    return [
        Column("pod", _names([broker.pod if broker else None for broker in brokers])),
        Column("rack", _names([broker.rack if broker else None for broker in brokers])),
        Column("broker", [Span(str(row.broker), Tone.LEADER) for row in rows], right=True),
        *_before_and_after("leaders", [(row.leaders_before, row.leaders_after) for row in rows]),
        *_before_and_after("replicas", [(row.replicas_before, row.replicas_after) for row in rows]),
        Column("", [_state(broker, known) for broker in brokers]),
    ]


def _names(names: Sequence[object]) -> list[Span]:
    if all(name is None or name is UNKNOWN for name in names):
        return [Span("") for _ in names]
    return [Span(NONE if name is None or name is UNKNOWN else printable(str(name)), Tone.QUIET) for name in names]


def _state(broker: Broker | None, known: dict[int, Broker]) -> Span:
    if broker is None:
        return Span("unknown" if known else "", Tone.STATE)
    return Span(state(broker), Tone.STATE)


def _before_and_after(noun: str, pairs: Sequence[tuple[int, int]]) -> list[Column]:
    return [
        Column(noun, numbers(before for before, _ in pairs), right=True),
        Column("", [Span("->", Tone.QUIET) for _ in pairs]),
        Column("", numbers(after for _, after in pairs), right=True),
        Column("", [_difference(after - before) for before, after in pairs], right=True),
    ]


def _difference(count: int) -> Span:
    if not count:
        return Span("=", Tone.QUIET)
    return Span(f"{count:+d}", Tone.MOVING)
