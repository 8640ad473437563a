"""The picture of `podstripe explain --plot`: which broker holds what of a topic.

Brokers go down, by pod and then by rack; partitions go across. A leader is a full field, a follower a ring, or where
fields are small, a flat bar: shape says what tone says, so it reads in black and white. Partitions confined to a pod
have a tinted column with a hatched notch above it, fenced brokers a hatched field before their row.

           partition  0  1  2  3
                               ▨
    stable a        1  █  □  □  ·
           b        2  □  █  □  ·
    canary a        3  ·  ·  ·  █

Fields shrink with their number, down to a few pixels; what is beyond `MOST_PARTITIONS` or `MOST_BROKERS` is not drawn,
and the picture says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from .. import ExplainedBroker, ExplainedPartition, ExplainedTopic, Explanation
from .grid import counted, cut
from .plot_page import EDGE, INK, MARGIN, QUIET, SIZE, SMALL, TITLE_SIZE, Canvas, ramp, text_width
from .roster import NONE

MOST_PARTITIONS, MOST_BROKERS = 400, 120
LEADER, FOLLOWER, TINT = 1.0, 0.62, 0.15
"""Tones: of a leader, of a follower, of the ground of a partition that is confined to a pod."""

WIDEST_COLUMN, NARROWEST_COLUMN = 26.0, 2.8
TALLEST_ROW, LOWEST_ROW = 24.0, 6.0
WIDE, HIGH = 1390.0, 880.0
"""How large the picture may be, before fields have shrunk to their least."""

COUNTS = 115.0
"""How wide the two columns beside the fields are."""

SMALLEST_RING = 9.0
"""Of smaller fields a ring would not show."""

NOTCH = 10.0
LONGEST_NAME = 18
GRID = "#dcdcdc"


@dataclass(frozen=True, slots=True)
class Grid:
    """Where fields lie."""

    left: float
    top: float
    column: float
    row: float
    columns: int
    rows: int

    def x(self, at: int) -> float:
        """Where a column starts."""
        return self.left + at * self.column

    def y(self, at: int) -> float:
        """Where a row starts."""
        return self.top + at * self.row

    @property
    def has_rings(self) -> bool:
        """Whether fields are large enough for rings, hatches and a row's own words."""
        return min(self.column, self.row) >= SMALLEST_RING

    @property
    def right(self) -> float:
        """Where the last column ends."""
        return self.x(self.columns)

    @property
    def bottom(self) -> float:
        """Where the last row ends."""
        return self.y(self.rows)


def draw_matrix(explained: Explanation, topic: ExplainedTopic) -> Canvas:
    """Draw a topic."""
    every = sorted(explained.brokers, key=_place)
    brokers, partitions = every[:MOST_BROKERS], topic.partitions[:MOST_PARTITIONS]
    pods, racks = [_name(broker.pod) for broker in brokers], [_name(broker.rack) for broker in brokers]
    has_pods, has_racks = set(pods) - {NONE}, set(racks) - {NONE}
    pod_width = _widest([*pods, "pod"]) if has_pods else 0.0
    rack_width = _widest([*racks, "rack"]) if has_racks else 0.0
    id_width = _widest([*(str(broker.id) for broker in brokers), "broker"])

    title = f"{cut(topic.name, 60, '...')}: {counted('partition', len(topic.partitions))} on "
    title += f"{counted('broker', len(every))}, replication factor {topic.replication_factor}, seed {explained.seed}"
    lines = [_said(topic), *_left_out(every, brokers, topic.partitions, partitions)]
    top = MARGIN + TITLE_SIZE + len(lines) * (SIZE + 6) + 3 * SIZE + 2 * NOTCH
    left = MARGIN + pod_width + rack_width + id_width + NOTCH + 6
    below = 3 * SIZE + MARGIN
    row = min(max((HIGH - top - below) / max(len(brokers), 1), LOWEST_ROW), TALLEST_ROW)
    counts = COUNTS if row >= SMALL else 0.0
    column = min(max((WIDE - MARGIN - left - counts) / max(len(partitions), 1), NARROWEST_COLUMN), WIDEST_COLUMN)
    grid = Grid(left, top, column, row, len(partitions), len(brokers))

    legend = list(_legend(topic, brokers))
    width = max(
        grid.right + counts,
        MARGIN + text_width(title, TITLE_SIZE) * 1.05,
        MARGIN + max(text_width(line, SIZE) for line in lines),
        MARGIN + sum(text_width(text, SIZE) + 52 for _, text in legend),
    )
    canvas = Canvas(width + MARGIN, grid.bottom + below, title, lines[0])
    for at, line in enumerate(lines[1:], 1):
        canvas.text(MARGIN, MARGIN + TITLE_SIZE + SIZE + 4 + at * (SIZE + 6), line, bold=True)

    _draw_ground(canvas, grid, partitions)
    _draw_partition_axis(canvas, grid, partitions)
    _draw_replicas(canvas, grid, brokers, partitions)
    _draw_broker_axis(canvas, grid, brokers, (pod_width, rack_width, id_width))
    if counts:
        _draw_counts(canvas, grid, brokers, topic)
    _draw_legend(canvas, grid, legend)
    return canvas


def _place(broker: ExplainedBroker) -> tuple[bool, str, bool, str, int]:
    """Pods by name, racks by name, brokers without one last."""
    return (broker.pod is None, broker.pod or "", broker.rack is None, broker.rack or "", broker.id)


def _name(name: str | None) -> str:
    return NONE if name is None else cut(name, LONGEST_NAME, "...")


def _widest(texts: Sequence[str]) -> float:
    return max(text_width(text, SIZE) for text in texts) + 12


def _said(topic: ExplainedTopic) -> str:
    confined = [partition for partition in topic.partitions if partition.pod is not None]
    if not confined:
        return "No partition is confined to a pod."
    pods = sorted({str(partition.pod) for partition in confined})
    are = "is" if len(confined) == 1 else "are"
    where = f"pod {cut(pods[0], LONGEST_NAME, '...')}" if len(pods) == 1 else counted("pod", len(pods))
    return f"{len(confined)} of {counted('partition', len(topic.partitions))} {are} confined to {where}."


def _left_out(
    every: Sequence[ExplainedBroker],
    brokers: Sequence[ExplainedBroker],
    all_partitions: Sequence[ExplainedPartition],
    partitions: Sequence[ExplainedPartition],
) -> Iterator[str]:
    parts = []
    if len(partitions) < len(all_partitions):
        parts.append(f"the first {len(partitions)} of {len(all_partitions)} partitions")
    if len(brokers) < len(every):
        parts.append(f"the first {len(brokers)} of {len(every)} brokers")
    if parts:
        yield f"Drawn are {' and '.join(parts)}; --json has all."


def _draw_ground(canvas: Canvas, grid: Grid, partitions: Sequence[ExplainedPartition]) -> None:
    """Columns of confined partitions, their notches, and lines to follow with the eye."""
    for at, partition in enumerate(partitions):
        if partition.pod is not None:
            canvas.cell(grid.x(at), grid.top, grid.column, grid.bottom - grid.top, TINT)
            _notch(canvas, grid.x(at), grid.top - NOTCH - 2, grid.column, hatched=grid.column >= SMALLEST_RING)
    for at in range(grid.rows + 1):
        canvas.line(grid.left, grid.y(at), grid.right, grid.y(at), ink=GRID, width=0.5)
    step = 1 if grid.column >= SMALLEST_RING else 10
    for at in range(0, grid.columns + 1, step):
        canvas.line(grid.x(at), grid.top, grid.x(at), grid.bottom, ink=GRID, width=0.5)


def _notch(canvas: Canvas, x: float, y: float, width: float, *, hatched: bool) -> None:
    """A hatched field; where it is too narrow for a hatch, a black stroke."""
    if hatched:
        canvas.cell(x + 1, y, width - 2, NOTCH, 0.3, hatched=True)
    else:
        canvas.line(x + width / 2, y, x + width / 2, y + NOTCH, ink=INK, width=min(max(width - 1, 2), 5))


def _draw_partition_axis(canvas: Canvas, grid: Grid, partitions: Sequence[ExplainedPartition]) -> None:
    y = grid.top - NOTCH - 8
    canvas.text(grid.left, y - SIZE - 4, "partition", ink=QUIET)
    widest = max((text_width(str(partition.partition), SMALL) for partition in partitions), default=0) + 6
    step = next(step for step in _steps() if step * grid.column >= widest)
    for at, partition in enumerate(partitions):
        # From a round number on, whatever the first partition is.
        if partition.partition % step == 0:
            canvas.text(grid.x(at) + grid.column / 2, y, str(partition.partition), size=SMALL, anchor="middle")


def _steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def _draw_replicas(
    canvas: Canvas, grid: Grid, brokers: Sequence[ExplainedBroker], partitions: Sequence[ExplainedPartition]
) -> None:
    rows = {broker.id: at for at, broker in enumerate(brokers)}
    for at, partition in enumerate(partitions):
        for place, replica in enumerate(partition.replicas):
            row = rows.get(replica.broker)
            if row is None:
                continue
            x, y = grid.x(at), grid.y(row)
            if place:
                _follower(canvas, x, y, grid.column, grid.row, ring=grid.has_rings)
            else:
                _leader(canvas, x, y, grid.column, grid.row)


def _leader(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A full field. A line: unlike a cell it has no edge, which would leave little of a small one."""
    gap = 0.5 if width >= SMALLEST_RING else 0.0
    ink = _ink(LEADER)
    canvas.line(x + gap, y + height / 2, x + width - gap, y + height / 2, ink=ink, width=height - 2 * gap)


def _follower(canvas: Canvas, x: float, y: float, width: float, height: float, *, ring: bool) -> None:
    """A ring that the ground shows through; where it would not show, a flat bar."""
    ink = _ink(FOLLOWER)
    if not ring:
        canvas.line(x, y + height / 2, x + width, y + height / 2, ink=ink, width=height * 0.45)
        return
    thick = max(min(width, height) * 0.12, 1.4)
    inset = min(width, height) * 0.16 + thick / 2
    left, right, top, bottom = x + inset, x + width - inset, y + inset, y + height - inset
    for level in (top, bottom):
        canvas.line(left - thick / 2, level, right + thick / 2, level, ink=ink, width=thick)
    for side in (left, right):
        canvas.line(side, top, side, bottom, ink=ink, width=thick)


def _ink(tone: float) -> str:
    return "#{:02x}{:02x}{:02x}".format(*ramp(tone))


def _draw_broker_axis(
    canvas: Canvas, grid: Grid, brokers: Sequence[ExplainedBroker], widths: tuple[float, float, float]
) -> None:
    pod_width, rack_width, id_width = widths
    rack_left = MARGIN + pod_width
    id_right = rack_left + rack_width + id_width - 8
    head = grid.top - NOTCH - 8
    for name, x, width in (("pod", float(MARGIN), pod_width), ("rack", rack_left, rack_width)):
        if width:
            canvas.text(x, head, name, ink=QUIET)
    canvas.text(id_right, head, "broker", anchor="end", ink=QUIET)

    if pod_width:
        _draw_bands(canvas, grid, [(broker.pod,) for broker in brokers], float(MARGIN), bold=True)
    if rack_width:
        _draw_bands(canvas, grid, [(broker.pod, broker.rack) for broker in brokers], rack_left, bold=False)
    canvas.line(float(MARGIN), grid.bottom, grid.right, grid.bottom, width=1)

    # Where rows are lower than letters, one in several has its id, the first of each rack for certain.
    each = grid.row >= SMALL
    size = min(SIZE, max(grid.row - 2, SMALL)) if each else SMALL
    free = 0.0
    starts = {at for at, _ in _bands([(broker.pod, broker.rack) for broker in brokers])}
    for at, broker in enumerate(brokers):
        y = grid.y(at)
        if each:
            canvas.text(id_right, y + grid.row / 2 + size * 0.36, str(broker.id), size=size, anchor="end")
        elif y >= free or (at in starts and y + 2 >= free):
            canvas.text(id_right, y + size * 0.85, str(broker.id), size=size, anchor="end")
            free = y + size
        if broker.fenced:
            canvas.cell(grid.left - NOTCH - 2, y, NOTCH, grid.row, 0.0, hatched=True)


def _draw_bands(canvas: Canvas, grid: Grid, keys: Sequence[tuple[str | None, ...]], x: float, *, bold: bool) -> None:
    """A line above each pod or rack, and its name where there is room below the name before it."""
    free = 0.0
    for at, (key, band) in _bands(keys):
        y = grid.y(at)
        canvas.line(x, y, grid.right, y, ink=INK if bold else EDGE, width=1.5 if bold else 0.8)
        size = SIZE if band * grid.row >= SIZE + 2 else SMALL
        base = y + max(grid.row / 2 + size * 0.36, size * 0.95)
        if y + 2 >= free:
            canvas.text(x, base, _name(key[-1]), size=size, bold=bold)
            free = base + 2


def _bands(keys: Sequence[tuple[str | None, ...]]) -> Iterator[tuple[int, tuple[tuple[str | None, ...], int]]]:
    """Runs of the same key: where each starts, the key, and how long it is."""
    at = 0
    for key, run in groupby(keys):
        length = len(list(run))
        yield at, (key, length)
        at += length


def _draw_counts(canvas: Canvas, grid: Grid, brokers: Sequence[ExplainedBroker], topic: ExplainedTopic) -> None:
    """How many of all partitions each broker leads and holds."""
    leads: dict[int, int] = {}
    holds: dict[int, int] = {}
    for partition in topic.partitions:
        for place, replica in enumerate(partition.replicas):
            holds[replica.broker] = holds.get(replica.broker, 0) + 1
            if place == 0:
                leads[replica.broker] = leads.get(replica.broker, 0) + 1
    first, second = grid.right + 50, grid.right + 105
    head = grid.top - NOTCH - 8
    canvas.text(first, head, "leaders", anchor="end", ink=QUIET)
    canvas.text(second, head, "replicas", anchor="end", ink=QUIET)
    size = min(SIZE, max(grid.row - 2, SMALL))
    for at, broker in enumerate(brokers):
        base = grid.y(at) + grid.row / 2 + size * 0.36
        canvas.text(first, base, str(leads.get(broker.id, 0)), size=size, anchor="end")
        canvas.text(second, base, str(holds.get(broker.id, 0)), size=size, anchor="end")


def _legend(topic: ExplainedTopic, brokers: Sequence[ExplainedBroker]) -> Iterator[tuple[str, str]]:
    yield ("leader", "leader")
    yield ("follower", "follower")
    pods = sorted({partition.pod for partition in topic.partitions if partition.pod is not None})
    if pods:
        name = f"pod {cut(pods[0], LONGEST_NAME, '...')}" if len(pods) == 1 else "a pod"
        yield ("confined", f"partition confined to {name}")
    if any(broker.fenced for broker in brokers):
        yield ("fenced", "fenced broker")


def _draw_legend(canvas: Canvas, grid: Grid, entries: Sequence[tuple[str, str]]) -> None:
    """The fields as they stand in the picture, and what they mean."""
    x, y, side = float(MARGIN), grid.bottom + 2 * SIZE, 16.0
    for kind, text in entries:
        if kind == "leader":
            _leader(canvas, x, y, side, side)
        elif kind == "follower":
            _follower(canvas, x, y, side, side, ring=grid.has_rings)
        elif kind == "confined":
            canvas.cell(x, y + 8, side, side - 4, TINT)
            _notch(canvas, x, y - 3, side, hatched=grid.column >= SMALLEST_RING)
        else:
            canvas.cell(x, y, NOTCH, side, 0.0, hatched=True)
        canvas.text(x + side + 8, y + side - 4, text)
        x += side + 8 + text_width(text, SIZE) + 28
