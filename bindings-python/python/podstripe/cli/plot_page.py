"""What a picture is drawn on: an SVG with one hue, a hatch and frames, so that it reads in black and white as well.

A tone is a share of the whole, from 0 (almost white) to 1 (the darkest blue). Lightness falls steadily with it, so
neither print nor colour-blindness takes the order away; whatever a colour says, a number, a hatch or a frame says too.
The same calls give the same bytes: no dates, no drawn ids, coordinates to a tenth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from rich.cells import cell_len

from .ending import CommandError
from .page import printable

FONT = "Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif"
TITLE_SIZE, SIZE, SMALL = 18, 13, 11
"""Heights of letters, in pixels."""

MARGIN = 24
"""What stays empty at each edge."""

INK, QUIET, PAPER, EDGE = "#000000", "#595959", "#ffffff", "#8c8c8c"
LIGHTEST, DARKEST = (240, 245, 250), (8, 48, 107)
MIDDLE = 0.179
"""On a ground whose luminance is below this, white letters are read more easily than black ones. So the contrast is at
least 4.5, which is what WCAG asks for."""

HATCH = "hatch"
SWATCH_WIDTH, SWATCH_HEIGHT = 26, 16

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Swatch:
    """An entry of a legend: a cell as it stands in the picture, and what it means."""

    text: str
    tone: float = 0.0
    hatched: bool = False
    framed: bool = False


class Canvas:
    """A picture: its title is written at the top, and is what a screen reader says of it."""

    def __init__(self, width: float, height: float, title: str, subtitle: str = "") -> None:
        try:
            # Slow to import, and needed for pictures alone.
            import drawsvg
        except ModuleNotFoundError as missing:
            raise CommandError(f"--plot needs the package {missing.name}: pip install 'podstripe[cli]'") from missing

        self._svg = drawsvg
        self.width, self.height = width, height
        self._drawing = drawsvg.Drawing(_round(width), _round(height), role="img", font_family=FONT)
        self._drawing.append_title(printable(title))
        hatch = drawsvg.Pattern(7, 7, patternUnits="userSpaceOnUse", patternTransform="rotate(45)", id=HATCH)
        # A dark line beside a white one: each ground lets one of them be seen.
        hatch.append(drawsvg.Line(2, 0, 2, 7, stroke=QUIET, stroke_width=2))
        hatch.append(drawsvg.Line(4, 0, 4, 7, stroke=PAPER, stroke_width=2))
        self._drawing.append_def(hatch)
        # White paper under it: a viewer's ground may be black.
        self._rectangle(0, 0, width, height, PAPER)
        self.text(MARGIN, MARGIN + TITLE_SIZE - 4, title, size=TITLE_SIZE, bold=True)
        if subtitle:
            self.text(MARGIN, MARGIN + TITLE_SIZE + SIZE + 4, subtitle, ink=QUIET)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = SIZE,
        anchor: Anchor = "start",
        bold: bool = False,
        ink: str = INK,
        upwards: bool = False,
    ) -> None:
        """Write a line whose letters stand on `y`; `upwards` turns it so that it reads from below."""
        style: dict[str, Any] = {"font_weight": "bold"} if bold else {}
        if upwards:
            style["transform"] = f"rotate(-90 {_round(x)} {_round(y)})"
        shown = printable(text)
        self._drawing.append(self._svg.Text(shown, size, _round(x), _round(y), fill=ink, text_anchor=anchor, **style))

    def line(self, x1: float, y1: float, x2: float, y2: float, *, ink: str = EDGE, width: float = 1) -> None:
        """Draw a straight line."""
        ends = map(_round, (x1, y1, x2, y2))
        self._drawing.append(self._svg.Line(*ends, stroke=ink, stroke_width=width))

    def cell(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        tone: float,
        *,
        hatched: bool = False,
        framed: bool = False,
        mark: str = "",
        small: Sequence[str] = (),
    ) -> None:
        """Draw a field: its tone, a number in the middle, small lines below that, a hatch, a frame."""
        ground = ramp(tone)
        self._rectangle(x, y, width, height, _hex(ground), edge=PAPER)
        if hatched:
            self._rectangle(x, y, width, height, f"url(#{HATCH})", edge=EDGE)
        if framed:
            # A white line within the black one: one of them stands out on any ground.
            self._rectangle(x + 3, y + 3, width - 6, height - 6, "none", edge=PAPER, edge_width=5)
            self._rectangle(x + 2, y + 2, width - 4, height - 4, "none", edge=INK, edge_width=3)
        lines = [(mark, SIZE + 2, True)] if mark else []
        lines += [(text, SMALL, False) for text in small]
        self._stack(x + width / 2, y + height / 2, lines, ground, plate=hatched)

    def legend(self, x: float, y: float, entries: Iterable[Swatch]) -> None:
        """Explain fields in a row from `x` on; the row goes on below where the picture ends."""
        left = x
        for entry in entries:
            width = SWATCH_WIDTH + 6 + text_width(entry.text, SIZE) + 20
            if left > x and left + width > self.width - MARGIN + 20:
                left, y = x, y + SWATCH_HEIGHT + 10
            self.cell(left, y, SWATCH_WIDTH, SWATCH_HEIGHT, entry.tone, hatched=entry.hatched, framed=entry.framed)
            if not entry.hatched and not entry.framed:
                self._rectangle(left, y, SWATCH_WIDTH, SWATCH_HEIGHT, "none", edge=EDGE)
            self.text(left + SWATCH_WIDTH + 6, y + SWATCH_HEIGHT - 4, entry.text)
            left += width

    def svg(self) -> str:
        """The picture as text."""
        return str(self._drawing.as_svg()) + "\n"

    def save(self, path: Path) -> None:
        """Write the picture to the file that `--plot` names."""
        try:
            path.write_bytes(self.svg().encode())
        except OSError as error:
            raise CommandError(f"--plot {path}: {error.strerror}") from error

    def _stack(
        self, x: float, y: float, lines: Sequence[tuple[str, int, bool]], ground: tuple[int, int, int], *, plate: bool
    ) -> None:
        """Lines below each other around a middle; on plates of the ground's colour where there is a hatch."""
        ink = PAPER if luminance(ground) < MIDDLE else INK
        top = y - sum(size + 4 for _, size, _ in lines) / 2
        for text, size, bold in lines:
            if plate:
                width = text_width(text, size) + 6
                self._rectangle(x - width / 2, top, width, size + 4, _hex(ground))
            self.text(x, top + size, text, size=size, anchor="middle", bold=bold, ink=ink)
            top += size + 4

    def _rectangle(
        self, x: float, y: float, width: float, height: float, fill: str, *, edge: str = "none", edge_width: float = 1
    ) -> None:
        sides = map(_round, (x, y, width, height))
        self._drawing.append(self._svg.Rectangle(*sides, fill=fill, stroke=edge, stroke_width=edge_width))


def text_width(text: str, size: float) -> float:
    """About how wide a text is, in pixels: a little more than most fonts take."""
    return cell_len(text) * size * 0.58


def ramp(tone: float) -> tuple[int, int, int]:
    """The colour of a tone, red, green and blue."""
    share = min(max(tone, 0.0), 1.0)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(LIGHTEST, DARKEST, strict=True))
    return red, green, blue


def luminance(colour: tuple[int, int, int]) -> float:
    """How light a colour is, from 0 to 1, by WCAG's formula."""
    red, green, blue = ((part / 255 + 0.055) / 1.055 for part in colour)
    return float(0.2126 * red**2.4 + 0.7152 * green**2.4 + 0.0722 * blue**2.4)


def _hex(colour: tuple[int, int, int]) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


def _round(value: float) -> float | int:
    """To a tenth, and without one where there is none: 12, 12.5."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
