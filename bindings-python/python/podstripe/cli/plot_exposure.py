"""The picture of `blast-radius --plot`: what is exposed by interval and size of the pod.

```text
brokers        +-------+-------+
in the pod   6 | 10 %  |  5 %  |      the tone and the number: the share of partitions that is confined
               | 4.0   |  ...  |      small: replicas on each broker of the pod, and on each other
             3 | 10 %  |//5 %//|      hatched: does not fit
               +-------+-------+
                   10      20   interval
```
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .. import WhatIf
from .grid import counted
from .plot_page import MARGIN, QUIET, SIZE, SMALL, SWATCH_HEIGHT, Canvas, Swatch, text_width
from .radius_report import most_even
from .shares import each

CELL_WIDTH, CELL_HEIGHT = 122, 68
LEFT, TOP, BOTTOM = 92, 96, 128
"""Room for the sizes, for the title, and for the intervals and the legend."""

NARROWEST = 720
"""The title and the legend need as much."""


def plot_exposure(rows: Sequence[WhatIf], path: Path) -> None:
    """Draw the comparison and write it."""
    exposure(rows).save(path)


def exposure(rows: Sequence[WhatIf]) -> Canvas:
    """The picture: a column for each interval, a row for each size, the largest on top."""
    intervals = sorted({row.interval for row in rows})
    sizes = sorted({row.pod_size for row in rows}, reverse=True)
    width = max(LEFT + len(intervals) * CELL_WIDTH + MARGIN, NARROWEST)
    bottom = TOP + len(sizes) * CELL_HEIGHT
    canvas = Canvas(width, bottom + BOTTOM, "How much a canary pod exposes", _facts(rows))
    most = max(rows, key=_share)
    even = most_even(rows)
    for row in rows:
        canvas.cell(
            LEFT + intervals.index(row.interval) * CELL_WIDTH,
            TOP + sizes.index(row.pod_size) * CELL_HEIGHT,
            CELL_WIDTH,
            CELL_HEIGHT,
            _share(row) / (_share(most) or 1),
            hatched=not row.fits,
            framed=row in even,
            mark=f"{row.isolated.percent} %",
            small=_small(row),
        )
    for at, size in enumerate(sizes):
        canvas.text(LEFT - 12, TOP + (at + 0.5) * CELL_HEIGHT + SIZE / 2 - 2, str(size), anchor="end", bold=True)
    for at, interval in enumerate(intervals):
        canvas.text(LEFT + (at + 0.5) * CELL_WIDTH, bottom + SIZE + 8, str(interval), anchor="middle", bold=True)
    label = "interval: every Nth partition is confined"
    middle = LEFT + max(len(intervals) * CELL_WIDTH, text_width(label, SIZE)) / 2
    canvas.text(middle, bottom + 2 * SIZE + 18, label, anchor="middle")
    canvas.text(MARGIN + SIZE, TOP + (bottom - TOP) / 2, "brokers in the pod", anchor="middle", upwards=True)
    note = "small: replicas on each broker of the pod, and on each other broker"
    canvas.text(LEFT, TOP - 10, note, size=SMALL, ink=QUIET)
    canvas.legend(MARGIN, bottom + BOTTOM - MARGIN - SWATCH_HEIGHT - 12, _legend(most, rows, even))
    return canvas


def _share(row: WhatIf) -> float:
    return row.isolated.part / row.isolated.whole if row.isolated.whole else 0


def _small(row: WhatIf) -> list[str]:
    inside, outside = row.isolated_replicas_per_broker, row.other_replicas_per_broker
    return [f"pod {each(inside)}", f"others {each(outside)}"]


def _facts(rows: Sequence[WhatIf]) -> str:
    row = rows[0]
    inside, outside = row.isolated_replicas_per_broker, row.other_replicas_per_broker
    return ", ".join(
        [
            counted("broker", inside.whole + outside.whole),
            counted("partition", row.isolated.whole),
            counted("replica", inside.part + outside.part),
        ]
    )


def _legend(most: WhatIf, rows: Sequence[WhatIf], even: Sequence[WhatIf]) -> list[Swatch]:
    half = f"{_share(most) * 50:.1f}".removesuffix(".0")
    entries = [
        *(Swatch("0 %"), Swatch(f"{half} %", tone=0.5)),
        Swatch(f"{most.isolated.percent} % of partitions confined", tone=1),
    ]
    if even:
        entries.append(Swatch("most even load", framed=True))
    if not all(row.fits for row in rows):
        entries.append(Swatch("does not fit", hatched=True))
    return entries
