"""What `podstripe topic-hash` shows a person."""

from __future__ import annotations

from collections.abc import Sequence

from .. import GroupHash, Note, TopicHash
from .grid import Column
from .listing import numbers, write_listing
from .page import BLANK, Page, Span, Tone, printable
from .remarks import write_remarks
from .roster import NONE
from .window import Window

ROWS = Window(whole=60, head=40, notable=0, tail=10)


def report(page: Page, topics: Sequence[TopicHash], groups: Sequence[GroupHash], notes: Sequence[Note]) -> None:
    """Write the hashes of topics, then those of groups."""
    page.lines([(Span("topics", Tone.TITLE), Span(": Kafka 4.1 and later, magic byte 0", Tone.QUIET))])
    write_listing(
        page,
        topics,
        lambda rows: [
            Column("topic", [Span(printable(row.topic), Tone.LEADER) for row in rows]),
            Column("topic id", [Span(row.topic_id or NONE) for row in rows]),
            Column("partitions", numbers(row.partitions for row in rows), right=True),
            Column("hash", [hash_cell(row.hash) for row in rows], right=True),
            Column("hex", [Span(row.hex or "", Tone.QUIET) for row in rows], optional=True),
        ],
        noun="topic",
        window=ROWS,
    )
    if groups:
        page.lines([BLANK, (Span("groups", Tone.TITLE),)])
        write_listing(
            page,
            groups,
            lambda rows: [
                Column("group", [Span(printable(row.group), Tone.LEADER) for row in rows]),
                Column("hash", [hash_cell(row.hash) for row in rows], right=True),
                Column("no such topic", [Span(printable(",".join(row.missing_topics)), Tone.WARNING) for row in rows]),
            ],
            noun="group",
            window=ROWS,
        )
    if notes:
        page.lines([BLANK])
    write_remarks(page, (), notes)


def hash_cell(hash: int | None) -> Span:
    """A hash; without a topic's id there is none."""
    return Span(NONE, Tone.QUIET) if hash is None else Span(str(hash))
