"""Counts and shares, written alike in every report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from .. import Share
from .grid import Column, fitted, table
from .page import Line, Page, Span, Tone, printable
from .roster import NONE

Row = TypeVar("Row")


class Counted(NamedTuple):
    """A line of the numbers that a report starts with."""

    what: str
    number: int | Share | str
    tone: Tone = Tone.NORMAL
    """Of a count that is not nought."""
    remark: str = ""


def write_counts(page: Page, heading: str, facts: Sequence[Counted]) -> None:
    """Write what was counted, how many there are, and of how many."""
    shares = [fact.number if isinstance(fact.number, Share) else None for fact in facts]
    columns = [
        Column(heading, [Span(fact.what) for fact in facts]),
        Column("count", [_count(fact) for fact in facts], right=True),
        Column("of", [Span(str(share.whole) if share else "", Tone.QUIET) for share in shares], right=True),
        Column("%", [percent_cell(share) for share in shares], right=True),
        Column("", [Span(fact.remark, Tone.QUIET) for fact in facts], optional=True),
    ]
    page.lines(table(page, fitted(page, columns)))


def _count(fact: Counted) -> Span:
    if isinstance(fact.number, str):
        return Span(fact.number, fact.tone)
    return count_cell(fact.number.part if isinstance(fact.number, Share) else fact.number, fact.tone)


def count_cell(count: int, tone: Tone = Tone.NORMAL) -> Span:
    """A count in a tone; nought stands back."""
    return Span(str(count), tone if count else Tone.QUIET)


def percent_cell(share: Share | None) -> Span:
    """The percentage of a share."""
    return Span(share.percent if share and share.whole else "", Tone.QUIET)


def share_columns(
    heading: str, rows: Sequence[Row], of: Callable[[Row], Share], tone: Tone = Tone.NORMAL, *, optional: bool = False
) -> list[Column]:
    """A column of counts, and one of percentages."""
    shares = [of(row) for row in rows]
    return [
        Column(heading, [count_cell(share.part, tone) for share in shares], right=True, optional=optional),
        Column("%", [percent_cell(share) for share in shares], right=True, optional=optional),
    ]


def name_cell(name: str | None, isolated: bool = False) -> Span:
    """A pod's or a rack's name; those without one have a dash."""
    return Span(NONE if name is None else printable(name), Tone.ISOLATED if isolated else Tone.NORMAL)


def extent(least: int, most: int) -> str:
    """`6`, `5 to 7`."""
    return str(least) if least == most else f"{least} to {most}"


def each(share: Share) -> str:
    """What each has on the average, to a tenth: replicas as the part, brokers as the whole."""
    if not share.whole:
        return NONE
    tenths = (share.part * 20 + share.whole) // (share.whole * 2)
    return f"{tenths // 10}.{tenths % 10}"


def title(text: str, remark: str = "") -> Line:
    """The line above a table."""
    return (Span(text, Tone.TITLE), Span(remark, Tone.QUIET)) if remark else (Span(text, Tone.TITLE),)
