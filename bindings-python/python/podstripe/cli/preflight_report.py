"""Pods and rules before they are switched on: what was found, who there is, what fits, what happens when."""

from __future__ import annotations

from collections.abc import Sequence

from .. import FactorFit, IntervalLoad, PodLoad, PodReadiness, Preflight, Scenario, TopicExposure
from .findings import verdict_line, write_findings
from .grid import Column, counted, fitted, table
from .listing import numbers, told_once, write_listing
from .page import BLANK, Page, Span, Tone, printable
from .shares import each, extent, name_cell, percent_cell, share_columns, title
from .window import Window

TOPICS = Window(whole=40, head=30, notable=0, tail=5)

STATES = {"now": "as it is", "allFenced": "all fenced", "allShuttingDown": "all shutting down"}
OUTCOMES = {"confined": Tone.GOOD, "spills": Tone.WARNING, "fails": Tone.BAD}


def write_preflight(page: Page, looked: Preflight) -> None:
    """Write all of it; parts that say nothing are left out."""
    page.lines([(verdict_line(looked),)])
    if looked.findings:
        page.lines([BLANK])
        write_findings(page, looked.findings)
    ruled = {pod.pod for pod in looked.pods if pod.has_rule}
    page.lines([BLANK, title("pods")])
    page.lines(table(page, fitted(page, _pods(looked.pods))))
    if looked.replication_factors:
        page.lines([BLANK, title("replication factors")])
        page.lines(table(page, fitted(page, _factors(page, looked.replication_factors, ruled))))
    if looked.scenarios:
        page.lines([BLANK, title("new topics", ", while a pod's brokers are")])
        write_listing(
            page,
            looked.scenarios,
            lambda rows: _scenarios(page, rows),
            noun="scenario",
            window=TOPICS,
            sentence=lambda row: Span(printable(row.message)),
            about="that is",
        )
    if any(row.intended or row.isolated.part for row in looked.exposure):
        page.lines([BLANK, title("exposure", ": the partitions that are confined")])
        write_listing(page, looked.exposure, _exposure, noun="topic", window=TOPICS)
    if any(row.replicas for row in looked.load):
        page.lines([BLANK, title("load", " of these topics")])
        page.lines(table(page, fitted(page, _load(looked.load, ruled))))
    if looked.even:
        _write_even(page, looked)


def _pods(rows: Sequence[PodReadiness]) -> list[Column]:
    return [
        Column("pod", [name_cell(row.pod, row.has_rule) for row in rows]),
        *share_columns("brokers", rows, lambda row: row.share_of_brokers),
        Column("usable", numbers(row.usable for row in rows), right=True),
        Column("unfenced", numbers(row.unfenced for row in rows), right=True),
        Column("racks", numbers(row.racks for row in rows), right=True),
        Column("", [Span("has a rule" if row.has_rule else "", Tone.ISOLATED) for row in rows]),
    ]


def _factors(page: Page, rows: Sequence[FactorFit], ruled: set[str | None]) -> list[Column]:
    return [
        Column("factor", told_once(page, [str(row.replication_factor) for row in rows], Tone.LEADER), right=True),
        Column("pod", [name_cell(row.pod, row.pod in ruled) for row in rows]),
        Column("eligible", numbers(row.eligible for row in rows), right=True),
        Column("unfenced", numbers(row.unfenced for row in rows), right=True),
        Column("racks", numbers(row.racks for row in rows), right=True),
        Column("", [_fit(page, row) for row in rows]),
    ]


def _fit(page: Page, row: FactorFit) -> Span:
    if row.fits:
        return Span(f"{page.marks[Tone.GOOD]} fits", Tone.GOOD)
    return Span(f"{page.marks[Tone.BAD]} fails{_from(row.fails_from_partitions)}", Tone.BAD)


def _from(partitions: int | None) -> str:
    """Which topics fail."""
    if partitions is None or partitions <= 1:
        return ""
    return f" for topics with {partitions} partitions or more"


def _scenarios(page: Page, rows: Sequence[Scenario]) -> list[Column]:
    tones = [OUTCOMES.get(row.outcome, Tone.NORMAL) for row in rows]
    outcomes = [f"{page.marks.get(tone, '')} {row.outcome}" for row, tone in zip(rows, tones, strict=True)]
    return [
        Column("pod", told_once(page, [printable(row.pod) for row in rows], Tone.ISOLATED)),
        Column("brokers", [Span(STATES.get(row.state, row.state)) for row in rows]),
        Column("outcome", [Span(text, tone) for text, tone in zip(outcomes, tones, strict=True)]),
    ]


def _exposure(rows: Sequence[TopicExposure]) -> list[Column]:
    return [
        Column("topic", [Span(printable(row.topic), Tone.LEADER) for row in rows]),
        Column("partitions", numbers(row.partitions for row in rows), right=True),
        *share_columns("confined", rows, lambda row: row.isolated, Tone.ISOLATED),
        Column("meant %", [percent_cell(row.intended) for row in rows], right=True),
        Column("", [Span("internal" if row.internal else "", Tone.QUIET) for row in rows]),
    ]


def _load(rows: Sequence[PodLoad], ruled: set[str | None]) -> list[Column]:
    extents = [(row.replicas_per_broker.min, row.replicas_per_broker.max) for row in rows]
    return [
        Column("pod", [name_cell(row.pod, row.pod in ruled) for row in rows]),
        Column("brokers", numbers(row.brokers for row in rows), right=True),
        Column("partitions", numbers(row.partitions for row in rows), right=True),
        Column("replicas", numbers(row.replicas for row in rows), right=True),
        Column(
            "replicas each",
            [Span(extent(least, most)) for least, most in extents],
            right=True,
        ),
    ]


def _write_even(page: Page, looked: Preflight) -> None:
    even = looked.even
    if even is None:
        return
    page.lines([BLANK, title("even load", ": replicas on each broker, with another interval")])
    page.lines(table(page, fitted(page, _intervals(page, even.intervals, even.best_interval))))
    best = [
        *([f"interval {even.best_interval}"] if even.best_interval is not None else []),
        *([counted("broker", even.best_pod_size) + " in the pod"] if even.best_pod_size is not None else []),
    ]
    if best:
        page.paragraph("  most even: " + ", or ".join(best), Tone.QUIET)


def _intervals(page: Page, rows: Sequence[IntervalLoad], best: int | None) -> list[Column]:
    return [
        Column("interval", [Span(str(row.interval), Tone.LEADER) for row in rows], right=True),
        Column("in the pod", [Span(each(row.isolated_replicas_per_broker)) for row in rows], right=True),
        Column("outside", [Span(each(row.other_replicas_per_broker)) for row in rows], right=True),
        Column(
            "",
            [Span(f"{page.marks[Tone.GOOD]} most even" if row.interval == best else "", Tone.GOOD) for row in rows],
        ),
    ]
