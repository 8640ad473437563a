"""Long tables: which of their rows a terminal shows, and what is said of the others."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TypeVar

from .grid import GAP, Column, counted, fitted, heading, row, width_of
from .page import Line, Page, Span, Tone
from .window import Window

Row = TypeVar("Row")

NARROWEST_SENTENCE = 24
"""A sentence gets this many columns, however narrow the terminal is."""


def write_listing(
    page: Page,
    rows: Sequence[Row],
    columns: Callable[[Sequence[Row]], Sequence[Column]],
    *,
    noun: str,
    window: Window,
    notable: Iterable[int] = (),
    sentence: Callable[[Row], Span] | None = None,
    about: str = "",
) -> int:
    """Write a table of the rows that the window shows. `notable` are places in `rows`, ascending.

    A `sentence` about each row may stand last; where the page is too narrow for it, it goes on below itself. The result
    is how many rows are left out.
    """
    shown = [range(len(rows))] if page.everything else list(window.shown(range(len(rows)), notable))
    picked = [rows[at] for places in shown for at in places]
    table = list(columns(picked))
    sentences = [] if sentence is None else [sentence(row) for row in picked]
    if page.width is None or sentence is None:
        table += [Column(about, sentences)] if sentences else []
        table = fitted(page, table)
        tails: list[list[Span]] = [[] for _ in picked]
    else:
        table = fitted(page, table)
        width = max(page.width - width_of(table) - len(GAP.text), NARROWEST_SENTENCE)
        parts = [[Span(line, span.tone) for line in _wrapped(span.text, width)] for span in sentences]
        table.append(Column(about, [part[0] for part in parts]))
        tails = [part[1:] for part in parts]
    page.lines(_lines(page, table, tails, shown))
    hidden = len(rows) - len(picked)
    if hidden:
        page.paragraph(f"  {hidden} of {counted(noun, len(rows))} left out: --all shows every one", Tone.QUIET)
    return hidden


def _wrapped(text: str, width: int) -> list[str]:
    """Lines of a sentence; a new one starts after a semicolon, if that will do."""
    lines = [""]
    for clause in re.split(r"(?<=;) ", text):
        joined = f"{lines[-1]} {clause}".strip()
        if len(joined) <= width:
            lines[-1] = joined
        elif len(clause) <= width and ";" in text:
            lines.append(clause)
        else:
            lines[-1:] = textwrap.wrap(joined, width, break_on_hyphens=False)
    return lines if lines[0] else lines[1:] or [""]


def _lines(page: Page, table: Sequence[Column], tails: Sequence[list[Span]], shown: Sequence[range]) -> Iterator[Line]:
    """The heading, and the rows with a mark where others were left out between them."""
    heads = [column.head for column in table]
    if tails:
        # Of a column of sentences, the longest line may not be the first.
        widest = max((len(line.text) for tail in tails for line in tail), default=0)
        heads[-1:] = [replace(head, width=max(head.width, widest)) for head in heads[-1:]]
    yield from heading(page, heads)
    row_cells = zip(*(column.cells for column in table), strict=True)
    before = 0
    at = 0
    for places in shown:
        if places.start > before:
            yield (GAP, Span(page.gap, Tone.QUIET))
        for cells in islice(row_cells, len(places)):
            yield row(heads, cells)
            for line in tails[at]:
                yield row(heads, [*(Span("") for _ in heads[1:]), line])
            at += 1
        before = places.stop


def told_once(page: Page, names: Sequence[str], tone: Tone = Tone.NORMAL) -> list[Span]:
    """Names of a column. A person sees them where they change; a pipe gets them on each line."""
    spans = []
    before = None
    for name in names:
        spans.append(Span("" if name == before and not page.plain else name, tone))
        before = name
    return spans


def numbers(values: Iterable[object]) -> list[Span]:
    """Cells of a column of numbers."""
    return [Span(str(value)) for value in values]


def ids(brokers: Iterable[int] | None) -> str:
    """`3,1,2`, as Kafka's tools write brokers."""
    return ",".join(map(str, brokers or ()))
