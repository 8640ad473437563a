"""The first lines of a report, a word for what is told and a sentence beside it; and the lines above its tables."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len

from .grid import GAP, padded
from .page import BLANK, Line, Page, Span, Tone, printable

NARROWEST = 24
"""However narrow the terminal is, a sentence gets this many columns."""


class Told(NamedTuple):
    """What is told, and how."""

    word: str
    sentence: str
    tone: Tone = Tone.NORMAL


def write_opening(page: Page, told: Sequence[Told]) -> None:
    """Write a line for each; where the page is too narrow for a sentence, it goes on below itself."""
    page.lines(_lines(page, told))


def _lines(page: Page, told: Sequence[Told]) -> Iterator[Line]:
    width = max(len(row.word) for row in told)
    for row in told:
        text = printable(row.sentence)
        lines = [text]
        if page.width is not None:
            room = max(page.width - width - len(GAP.text), NARROWEST)
            lines = textwrap.wrap(text, room, break_on_hyphens=False) or [""]
        for at, line in enumerate(lines):
            word = "" if at else row.word
            yield (Span(padded(word, width), Tone.TITLE), GAP, Span(line, row.tone))


def write_title(page: Page, title: str, remark: str = "") -> None:
    """Write the line above a table, without the remark where the page is too narrow for it."""
    remark = f": {printable(remark)}" if remark else ""
    if page.width is not None and cell_len(title + remark) > page.width:
        remark = ""
    page.lines([BLANK, (Span(title, Tone.TITLE), Span(remark, Tone.QUIET))])
