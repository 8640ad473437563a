"""Columns of text that stand below each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len, set_cell_size

from .page import Line, Page, Span, Tone

GAP = Span("  ")
"""What stands between columns, and before the first."""


NARROWEST = 8
"""No column is cut further."""


@dataclass(frozen=True, slots=True)
class Head:
    """The heading of a column, and how wide the column is."""

    text: str
    width: int
    right: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """A whole column, as wide as the widest of its cells."""

    heading: str
    cells: Sequence[Span]
    right: bool = False
    optional: bool = False
    """Whether it may be left out where there is no room."""

    @property
    def head(self) -> Head:
        """Its heading."""
        widest = max((cell_len(cell.text) for cell in self.cells), default=0)
        return Head(self.heading, max(widest, cell_len(self.heading)), self.right)


def table(page: Page, columns: Sequence[Column]) -> Iterator[Line]:
    """A table whose cells are all there. Columns of nothing at all are left out."""
    columns = [column for column in columns if any(cell.text for cell in column.cells)]
    heads = [column.head for column in columns]
    yield from heading(page, heads)
    for cells in zip(*(column.cells for column in columns), strict=True):
        yield row(heads, cells)


def fitted(page: Page, columns: Sequence[Column]) -> list[Column]:
    """The columns that the page has room for: optional ones are left out, the widest ones are cut. No number is cut."""
    columns = [column for column in columns if any(cell.text for cell in column.cells)]
    if page.width is None:
        return columns
    while width_of(columns) > page.width and any(column.optional for column in columns):
        columns.remove([column for column in columns if column.optional][-1])
    while (excess := width_of(columns) - page.width) > 0:
        at = max(range(len(columns)), key=lambda at: (not columns[at].right) * columns[at].head.width)
        column = columns[at]
        width = max(column.head.width - excess, NARROWEST, len(column.heading))
        if column.right or width >= column.head.width:
            break
        columns[at] = replace(
            column, cells=[Span(cut(cell.text, width, page.ellipsis), cell.tone) for cell in column.cells]
        )
    return columns


def width_of(columns: Sequence[Column]) -> int:
    """How wide a table of these columns is."""
    return sum(len(GAP.text) + column.head.width for column in columns)


def heading(page: Page, heads: Sequence[Head]) -> Iterator[Line]:
    """The columns' names, and a rule below each where the page has one."""
    yield row(heads, [Span(head.text, Tone.QUIET) for head in heads])
    if page.rule:
        yield row(heads, [Span(page.rule * head.width if head.text else "", Tone.QUIET) for head in heads])


def row(heads: Sequence[Head], cells: Sequence[Span]) -> Line:
    """One line of a table."""
    line = []
    for head, cell in zip(heads, cells, strict=True):
        line += [GAP, Span(padded(cell.text, head.width, right=head.right), cell.tone)]
    if heads and not heads[-1].right:
        # Blanks at the end would only wrap on a terminal that is too narrow.
        line[-1] = Span(cells[-1].text, cells[-1].tone)
    return tuple(line)


def padded(text: str, width: int, *, right: bool = False) -> str:
    """The text with blanks up to a width in columns of the screen, which for some scripts is not its length."""
    blanks = " " * (width - cell_len(text))
    return blanks + text if right else text + blanks


def cut(text: str, width: int, ellipsis: str) -> str:
    """The text cut to a width, if it is longer."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - cell_len(ellipsis)) + ellipsis


def bar(blocks: str, part: int, whole: int, width: int) -> str:
    """A bar of at most `width` columns, drawn from blocks: the thinnest first, the full one last."""
    filled = part * width * len(blocks) // max(whole, 1)
    if part and not filled:
        filled = 1
    full, rest = divmod(filled, len(blocks))
    return blocks[-1] * full + (blocks[rest - 1] if rest else "")


def counted(noun: str, count: int) -> str:
    """`1 broker`, `6 brokers`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
