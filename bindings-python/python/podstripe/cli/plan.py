"""Plans as tables: one, a current and a proposed one side by side, and what is like a plan."""

from __future__ import annotations

from collections.abc import Sequence

from .. import Plan, PlanPartition, Proposal
from .grid import Column, counted
from .listing import ids, numbers, told_once, write_listing
from .page import BLANK, Page, Span, Tone, printable
from .topics import log_dirs
from .window import Window

PARTITIONS = Window(whole=100, head=40, notable=0, tail=10)

Pair = tuple[PlanPartition | None, PlanPartition | None]


def write_plan(page: Page, plan: Plan, name: str) -> None:
    """Write the partitions of a plan."""
    topics = counted("topic", len({partition.topic for partition in plan.partitions}))
    page.paragraph(f"{name}: {topics}, {counted('partition', len(plan.partitions))}")
    page.lines([BLANK])
    write_listing(
        page,
        plan.partitions,
        lambda rows: [
            Column("topic", told_once(page, [printable(row.topic) for row in rows])),
            Column("partition", numbers(row.partition for row in rows), right=True),
            Column("replicas", [Span(ids(row.replicas)) for row in rows]),
            Column("log dirs", [Span(log_dirs(row.log_dirs), Tone.QUIET) for row in rows]),
        ],
        noun="partition",
        window=PARTITIONS,
    )


def write_plans(page: Page, current: Plan, proposed: Plan) -> None:
    """Write two plans side by side, and which partitions they differ in."""
    before = {(row.topic, row.partition): row for row in current.partitions}
    after = {(row.topic, row.partition): row for row in proposed.partitions}
    pairs: list[Pair] = [(before.get(key), after.get(key)) for key in {**before, **after}]
    changed = sum(_replicas(left) != _replicas(right) for left, right in pairs)
    page.paragraph(f"current and proposed: {counted('partition', len(pairs))}, {changed} of them differ")
    page.lines([BLANK])
    write_listing(page, pairs, lambda rows: _pair_columns(page, rows), noun="partition", window=PARTITIONS)


def _pair_columns(page: Page, pairs: Sequence[Pair]) -> list[Column]:
    named = [left or right for left, right in pairs]
    differs = [_replicas(left) != _replicas(right) for left, right in pairs]
    arrow = "->"
    return [
        Column("topic", told_once(page, [printable(row.topic) for row in named if row])),
        Column("partition", numbers(row.partition for row in named if row), right=True),
        Column("current", [Span(_replicas(left)) for left, _ in pairs]),
        Column("", [Span(arrow if other else "", Tone.MOVING) for other in differs]),
        Column(
            "proposed",
            [
                Span(_replicas(right), Tone.MOVING if other else Tone.NORMAL)
                for (_, right), other in zip(pairs, differs, strict=True)
            ],
        ),
        Column("log dirs now", [Span(log_dirs(left.log_dirs) if left else "", Tone.QUIET) for left, _ in pairs]),
    ]


def _replicas(row: PlanPartition | None) -> str:
    return ids(row.replicas) if row else "-"


def write_replicas(page: Page, replicas: Sequence[tuple[int, ...]]) -> None:
    """Write the replicas of a topic that is not named."""
    page.paragraph(f"the replicas of a topic that is not named: {counted('partition', len(replicas))}")
    page.lines([BLANK])
    write_listing(
        page,
        list(enumerate(replicas)),
        lambda rows: [
            Column("partition", numbers(partition for partition, _ in rows), right=True),
            Column("replicas", [Span(ids(brokers)) for _, brokers in rows]),
        ],
        noun="partition",
        window=PARTITIONS,
    )


def write_proposals(page: Page, proposals: Sequence[Proposal]) -> None:
    """Write what Cruise Control proposes."""
    page.paragraph(counted("proposal", len(proposals)) if proposals else "no proposals: the cluster is balanced")
    page.lines([BLANK])
    write_listing(
        page,
        proposals,
        lambda rows: [
            Column("partition", [Span(printable(row.topic_partition)) for row in rows]),
            Column("leader", [Span("none" if row.old_leader is None else str(row.old_leader)) for row in rows]),
            Column("replicas", [Span(ids(row.old_replicas) or "-") for row in rows]),
            Column("", [Span("->", Tone.MOVING) for _ in rows]),
            Column("proposed", [Span(ids(row.new_replicas), Tone.MOVING) for row in rows]),
        ],
        noun="proposal",
        window=PARTITIONS,
    )
