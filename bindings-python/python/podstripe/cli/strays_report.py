"""What `podstripe strays` shows a person: paths and bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .. import FoundLog, Strays
from .grid import Column, counted
from .listing import numbers, told_once, write_listing
from .opening import write_title
from .page import BLANK, Page, Span, Tone, printable
from .remarks import write_remarks
from .sizes import sized
from .window import Window

ROWS = Window(whole=60, head=40, notable=0, tail=10)

RENAMED = (
    "When a broker that holds a stray replica starts, it renames its directory to end in -stray; that alone frees no "
    "bytes."
)

REASONS = {
    "no_topic_id": "no topic id on the disk",
    "unknown_topic": "no such topic",
    "topic_id_mismatch": "of an earlier topic",
    "unknown_partition": "no such partition",
    "not_a_replica": "not among its replicas",
}


STATES = {
    "deleting": "on its way out (-delete)",
    "stray_dir": "kept as stray (-stray)",
}


def report(page: Page, found: Strays) -> None:
    """Write what was found, the strays first."""
    page.lines([(_verdict(page, found),)])
    _write_logs(page, "strays", found.strays, _reason, Tone.BAD)
    if found.strays:
        _write_by_broker(page, found)
        page.lines([BLANK])
        page.paragraph(RENAMED, Tone.WARNING)
    _write_logs(page, "already moved aside", found.already_moved, _state, Tone.WARNING)
    _write_logs(page, "unknown", found.unknown, _beyond, Tone.QUIET)
    _write_missing(page, found)
    _write_unscanned(page, found)
    if found.notes:
        page.lines([BLANK])
    write_remarks(page, (), found.notes)


def _reason(log: FoundLog) -> str:
    return REASONS.get(log.reason or "", str(log.reason))


def _state(log: FoundLog) -> str:
    return STATES.get(log.state or "", str(log.state))


def _beyond(log: FoundLog) -> str:
    return "in none of the topics given"


def _verdict(page: Page, found: Strays) -> Span:
    if not found.strays:
        return Span("no stray replicas", Tone.GOOD)
    brokers = len({log.broker for log in found.strays})
    size = sized(page, found.stray_bytes)
    return Span(f"{counted('stray replica', len(found.strays))}, {size}, on {counted('broker', brokers)}", Tone.BAD)


def _write_logs(page: Page, title: str, logs: Sequence[FoundLog], why: Callable[[FoundLog], str], tone: Tone) -> None:
    if not logs:
        return
    total = sized(page, sum(log.size for log in logs))
    write_title(page, title, f"{counted('log', len(logs))}, {total}")
    write_listing(
        page,
        logs,
        lambda rows: [
            Column("broker", told_once(page, [str(log.broker) for log in rows], Tone.LEADER), right=True),
            Column("log directory", [Span(printable(log.log_dir)) for log in rows]),
            Column("replica", [Span(f"{printable(log.topic)}-{log.partition}") for log in rows]),
            Column("", [Span("future" if log.future else "", Tone.QUIET) for log in rows]),
            _size_column(page, [log.size for log in rows]),
        ],
        noun="log",
        window=ROWS,
        sentence=lambda log: Span(f"{page.marks[tone]} {printable(why(log))}", tone),
        about="why" if tone is Tone.BAD else "",
    )


def _size_column(page: Page, sizes: Sequence[int]) -> Column:
    return Column("bytes" if page.plain else "size", [Span(sized(page, size, bare=True)) for size in sizes], right=True)


def _write_by_broker(page: Page, found: Strays) -> None:
    by_broker = sorted(found.stray_bytes_by_broker.items())
    if len(by_broker) < 2:
        return
    write_title(page, "brokers", "bytes of strays")
    counts = {broker: sum(log.broker == broker for log in found.strays) for broker, _ in by_broker}
    write_listing(
        page,
        by_broker,
        lambda rows: [
            Column("broker", [Span(str(broker), Tone.LEADER) for broker, _ in rows], right=True),
            Column("strays", numbers(counts[broker] for broker, _ in rows), right=True),
            _size_column(page, [size for _, size in rows]),
        ],
        noun="broker",
        window=ROWS,
    )


def _write_missing(page: Page, found: Strays) -> None:
    if not found.missing:
        return
    page.lines(
        [BLANK, (Span("missing", Tone.TITLE), Span(": replicas that are not on their broker's disks", Tone.QUIET))]
    )
    write_listing(
        page,
        found.missing,
        lambda rows: [
            Column("broker", told_once(page, [str(row.broker) for row in rows], Tone.LEADER), right=True),
            Column("replica", [Span(f"{printable(row.topic)}-{row.partition}") for row in rows]),
        ],
        noun="replica",
        window=ROWS,
    )


def _write_unscanned(page: Page, found: Strays) -> None:
    if not found.unscanned:
        return
    write_title(page, "not scanned", "nothing is known of what they hold")
    write_listing(
        page,
        found.unscanned,
        lambda rows: [
            Column("broker", told_once(page, [str(row.broker) for row in rows], Tone.LEADER), right=True),
            Column("log directory", [Span(printable(row.log_dir)) for row in rows]),
            Column("", [Span(f"{page.marks[Tone.BAD]} {printable(row.error)}", Tone.BAD) for row in rows]),
        ],
        noun="log directory",
        window=ROWS,
    )
