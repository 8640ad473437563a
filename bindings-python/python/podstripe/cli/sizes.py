"""How large replicas are: by broker and log directory, and by topic."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from .. import LogDirs, ReplicaSize
from .grid import Column, bar, counted
from .listing import numbers, told_once, write_listing
from .page import BLANK, Page, Span, Tone, printable
from .window import Window

WINDOW = Window(whole=60, head=40, notable=10, tail=10)
BAR = 12

Dir = tuple[int, str]


def human(size: int) -> str:
    """Bytes for a person: `306.9 KiB`. Integers alone, so that no size is too large."""
    units = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]
    tenths, unit = size * 10, 0
    while tenths >= 10240 and unit + 1 < len(units):
        # Rounded to the nearest tenth.
        tenths, unit = (tenths + 512) // 1024, unit + 1
    return f"{tenths // 10} {units[unit]}" if unit == 0 else f"{tenths // 10}.{tenths % 10} {units[unit]}"


def sized(page: Page, size: int, *, bare: bool = False) -> str:
    """For a person, rounded; for a tool, exact."""
    if not page.plain:
        return human(size)
    return str(size) if bare else f"{size} bytes"


def write_log_dirs(page: Page, log_dirs: LogDirs) -> None:
    """Write what each log directory holds, then what each topic takes."""
    total = sum(size.size for size in log_dirs.sizes)
    failed = {(row.broker, row.log_dir): row.error for row in log_dirs.failed}
    what = f"{counted('broker', len(log_dirs.brokers))}, {_dirs(len(log_dirs.dirs))}"
    offline = f", {len(failed)} of them failed" if failed else ""
    page.paragraph(f"{what}{offline}; {counted('replica', len(log_dirs.sizes))}, {sized(page, total)}")

    page.lines([BLANK, (Span("log directories", Tone.TITLE),)])
    of_dir: dict[Dir, list[ReplicaSize]] = {(row.broker, row.log_dir): [] for row in log_dirs.dirs}
    for size in log_dirs.sizes:
        of_dir.setdefault((size.broker, size.log_dir), []).append(size)
    dirs = sorted(of_dir)
    most = max((_sum(sizes) for sizes in of_dir.values()), default=0)
    write_listing(
        page,
        dirs,
        lambda rows: [
            Column("broker", told_once(page, [str(broker) for broker, _ in rows], Tone.LEADER), right=True),
            Column("log directory", [Span(printable(name)) for _, name in rows]),
            Column("replicas", numbers(len(of_dir[row]) for row in rows), right=True),
            *_size_columns(page, [_sum(of_dir[row]) for row in rows], most),
            Column("", [_state(page, failed.get(row), of_dir[row]) for row in rows]),
        ],
        noun="directory",
        window=WINDOW,
        notable=(at for at, row in enumerate(dirs) if row in failed),
    )

    page.lines([BLANK, (Span("topics", Tone.TITLE), Span(": the sizes are those of all replicas", Tone.QUIET))])
    of_topic: dict[str, list[ReplicaSize]] = defaultdict(list)
    for size in log_dirs.sizes:
        of_topic[size.topic].append(size)
    topics = sorted(of_topic, key=lambda name: (-_sum(of_topic[name]), name))
    largest = {name: max(of_topic[name], key=lambda size: (size.size, -size.partition)) for name in topics}
    most = max((_sum(sizes) for sizes in of_topic.values()), default=0)
    write_listing(
        page,
        topics,
        lambda rows: [
            Column("topic", [Span(printable(name), Tone.LEADER) for name in rows]),
            Column(
                "partitions", numbers(len({size.partition for size in of_topic[name]}) for name in rows), right=True
            ),
            Column("replicas", numbers(len(of_topic[name]) for name in rows), right=True),
            *_size_columns(page, [_sum(of_topic[name]) for name in rows], most),
            *_largest_columns(page, [largest[name] for name in rows]),
        ],
        noun="topic",
        window=WINDOW,
    )


def _size_columns(page: Page, sizes: Sequence[int], most: int) -> list[Column]:
    heading = "bytes" if page.plain else "size"
    columns = [Column(heading, [Span(sized(page, size, bare=True)) for size in sizes], right=True)]
    if page.blocks:
        bars = [bar(page.blocks, size, most, BAR) for size in sizes]
        columns.append(Column("", [Span(text.ljust(BAR), Tone.BAR) for text in bars], optional=True))
    return columns


def _largest_columns(page: Page, sizes: Sequence[ReplicaSize]) -> list[Column]:
    """The largest replica of each topic: for a tool, its partition and its size are two columns."""
    name = "largest partition"
    if not page.plain:
        return [
            Column(name, [Span(f"{size.partition}: {human(size.size)}") for size in sizes], right=True, optional=True)
        ]
    return [
        Column(name, numbers(size.partition for size in sizes), right=True),
        Column("its bytes", numbers(size.size for size in sizes), right=True),
    ]


def _sum(sizes: Sequence[ReplicaSize]) -> int:
    return sum(size.size for size in sizes)


def _state(page: Page, error: str | None, sizes: Sequence[ReplicaSize]) -> Span:
    if error is not None:
        return Span(f"{page.marks[Tone.BAD]} failed: {printable(error)}", Tone.BAD)
    lagging = sum(size.offset_lag > 0 for size in sizes)
    future = sum(size.is_future for size in sizes)
    words = [
        *([f"{lagging} behind"] if lagging else []),
        *([f"{future} moving in"] if future else []),
    ]
    return Span(f"{page.marks[Tone.MOVING]} {', '.join(words)}" if words else "", Tone.MOVING)


def _dirs(count: int) -> str:
    return "1 log directory" if count == 1 else f"{count} log directories"
