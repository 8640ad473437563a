"""Where a report is written: a terminal, in colour and within its width, or a pipe, as plain lines.

A report is made of lines, and a line of spans with a tone. Both kinds of page take the same lines, so what a person
sees and what a pipe gets differ in looks alone.
"""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, Protocol, TextIO

if TYPE_CHECKING:
    from rich.console import Console


class Tone(Enum):
    """What a span is, as a style of rich's."""

    NORMAL = ""
    TITLE = "bold"
    LEADER = "bold"
    QUIET = "dim"
    ISOLATED = "magenta"
    STATE = "red"
    BAR = "cyan"
    BAD = "bold red"
    WARNING = "yellow"
    MOVING = "cyan"
    GOOD = "green"


ASCII_MARKS = {Tone.BAD: "x", Tone.WARNING: "!", Tone.MOVING: ">", Tone.GOOD: "+", Tone.QUIET: "."}
MARKS = {
    Tone.BAD: "\N{HEAVY MULTIPLICATION X}",
    Tone.WARNING: "\N{BLACK UP-POINTING TRIANGLE}",
    Tone.MOVING: "\N{RIGHTWARDS ARROW}",
    Tone.GOOD: "\N{CHECK MARK}",
    Tone.QUIET: "\N{MIDDLE DOT}",
}


class Span(NamedTuple):
    """A piece of a line."""

    text: str
    tone: Tone = Tone.NORMAL


Line = tuple[Span, ...]
BLANK: Line = ()


class Page(Protocol):
    """What a report is written on."""

    plain: bool
    """Whether the lines are for tools: tones mean nothing, each line says all by itself, names are never cut."""
    width: int | None
    """Columns of the terminal; a pipe has no width."""
    everything: bool
    """Whether long tables are shown whole."""
    isolated: str
    """The mark of a partition that is confined to a pod. A shape, for those who see no colour."""
    marks: Mapping[Tone, str]
    """The marks of what is bad, doubtful, moving or good; shapes as well."""
    gap: str
    """The mark of rows that are left out."""
    ellipsis: str
    """What stands at the end of a name that was cut."""
    rule: str
    """What a line below a heading is drawn with, if it is."""
    blocks: str
    """What bars are drawn with, from the thinnest to the full block; empty for no bars."""

    def lines(self, lines: Iterable[Line]) -> None:
        """Write lines, each within its line."""

    def paragraph(self, text: str, tone: Tone = Tone.NORMAL) -> None:
        """Write a sentence, over several lines if need be."""


def open_page(everything: bool) -> Page:
    """The page that standard output is."""
    if sys.stdout.isatty():
        return Terminal(everything)
    return Pipe(sys.stdout)


class Pipe:
    """Plain ASCII beside the names themselves, nothing cut and nothing left out: made to be searched and compared."""

    plain = True
    width: int | None = None
    everything = True
    isolated = "*"
    marks: Mapping[Tone, str] = ASCII_MARKS
    gap = ":"
    ellipsis = "..."
    rule = ""
    blocks = ""

    def __init__(self, out: TextIO) -> None:
        if reconfigure := getattr(out, "reconfigure", None):
            # A name that the locale cannot write must not end the command.
            reconfigure(errors="backslashreplace")
        self._out = out

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self._out.write("".join([span.text for span in line]).rstrip() + "\n")

    def paragraph(self, text: str, tone: Tone = Tone.NORMAL) -> None:
        self._out.write(printable(text) + "\n")


class Terminal:
    """A person's screen. Colours as rich finds them possible, none if NO_COLOR is set."""

    plain = False
    _LINES_AT_ONCE = 200

    def __init__(self, everything: bool) -> None:
        from rich.console import Console

        self.everything = everything
        # Rich would keep bold and dim under NO_COLOR; plain is what people mean by it.
        colourless = bool(os.environ.get("NO_COLOR"))
        self._console: Console = Console(color_system=None if colourless else "auto", highlight=False)
        self.width: int | None = self._console.width
        ascii_only = self._console.options.ascii_only
        self.isolated = "*" if ascii_only else "\N{BLACK DIAMOND}"
        self.marks: Mapping[Tone, str] = ASCII_MARKS if ascii_only else MARKS
        self.gap = ":" if ascii_only else "\N{VERTICAL ELLIPSIS}"
        self.ellipsis = "..." if ascii_only else "\N{HORIZONTAL ELLIPSIS}"
        self.rule = "-" if ascii_only else "\N{BOX DRAWINGS LIGHT HORIZONTAL}"
        self.blocks = "#" if ascii_only else "".join(chr(block) for block in range(0x258F, 0x2587, -1))

    def lines(self, lines: Iterable[Line]) -> None:
        from rich.text import Text

        block = Text()
        for count, line in enumerate(lines, 1):
            for span in line:
                block.append(span.text, span.tone.value)
            block.append("\n")
            if count % self._LINES_AT_ONCE == 0:
                self._write(block)
                block = Text()
        self._write(block)

    def paragraph(self, text: str, tone: Tone = Tone.NORMAL) -> None:
        width = max(self._console.width, 20)
        wrapped = textwrap.wrap(printable(text), width, subsequent_indent="  ", break_on_hyphens=False)
        self.lines((Span(line, tone),) for line in wrapped)

    def _write(self, block: object) -> None:
        self._console.print(block, end="", soft_wrap=True)


def printable(text: str) -> str:
    """The text with what would move the cursor, ring the bell or break the line written as an escape.

    Names come from files, and a file may hold anything.
    """
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def say(message: str) -> None:
    """One line on standard error."""
    if sys.stderr is not None:
        print(f"podstripe: {printable(message)}", file=sys.stderr)


def write_bytes(text: str) -> None:
    """Text for a machine, the same bytes on every platform: UTF-8, ended by one newline."""
    end = "" if text.endswith("\n") else "\n"
    sys.stdout.buffer.write((text + end).encode())
    sys.stdout.buffer.flush()
