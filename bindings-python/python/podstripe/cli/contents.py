"""What a text holds, on a page: the tables of its kind, then the notes."""

from __future__ import annotations

from collections.abc import Sequence

from .. import UNKNOWN, Broker, BrokerSet, Document
from .grid import Column, counted
from .listing import ids, numbers, write_listing
from .page import BLANK, Page, Span, Tone, printable
from .plan import write_plan, write_plans, write_proposals, write_replicas
from .remarks import write_remarks
from .roster import NONE, cluster_line, state
from .sizes import write_log_dirs
from .topics import write_topics
from .window import Window

WINDOW = Window(whole=60, head=40, notable=10, tail=10)


def write_document(page: Page, document: Document) -> None:
    """Write what the text is, and what it holds."""
    page.lines([(Span(printable(document.what), Tone.TITLE),)])
    if document.brokers is not None:
        _write_brokers(page, document.brokers)
        if document.topics is not None:
            page.lines([BLANK])
    if document.topics is not None:
        _write_topics(page, document)
    if document.plan is not None:
        write_plan(page, document.plan, "a plan")
    if document.current is not None and document.proposed is not None:
        write_plans(page, document.current, document.proposed)
    elif document.current is not None:
        write_plan(page, document.current, "the assignment before the plan ran")
    elif document.proposed is not None:
        write_plan(page, document.proposed, "the proposed plan")
    if document.replicas is not None:
        write_replicas(page, document.replicas)
    if document.topics_to_move is not None:
        _write_names(page, "topic", document.topics_to_move)
    if document.broker_list is not None:
        _write_names(page, "broker", [str(id) for id in document.broker_list])
    if document.log_dirs is not None:
        write_log_dirs(page, document.log_dirs)
    if document.broker_sets is not None:
        _write_broker_sets(page, document.broker_sets)
    if document.proposals is not None:
        write_proposals(page, document.proposals)
    if document.notes:
        page.lines([BLANK])
        write_remarks(page, (), document.notes)


def _write_topics(page: Page, document: Document) -> None:
    topics = document.topics or ()
    if not topics and document.format == "list":
        page.paragraph("nothing is being reassigned")
        return
    write_topics(page, topics)


def _write_brokers(page: Page, brokers: Sequence[Broker]) -> None:
    page.paragraph(cluster_line(brokers))
    if all(broker.rack in (None, UNKNOWN) and broker.pod is None and not state(broker) for broker in brokers):
        page.paragraph(f"brokers {ids(broker.id for broker in brokers)}")
        return
    page.lines([BLANK, (Span("brokers", Tone.TITLE),)])
    write_listing(
        page,
        brokers,
        lambda rows: [
            Column("broker", [Span(str(broker.id), Tone.LEADER) for broker in rows], right=True),
            Column("rack", _names([broker.rack for broker in rows])),
            Column("pod", _names([broker.pod for broker in rows])),
            Column("", [_state(page, broker) for broker in rows]),
        ],
        noun="broker",
        window=WINDOW,
        notable=(at for at, broker in enumerate(brokers) if state(broker)),
    )


def _names(names: Sequence[object]) -> list[Span]:
    """Names of racks or pods; no column if nobody has one. `?` is what is not known."""
    if all(name is None or name is UNKNOWN for name in names):
        return [Span("") for _ in names]
    return [Span(NONE if name is None else "?" if name is UNKNOWN else printable(str(name))) for name in names]


def _state(page: Page, broker: Broker) -> Span:
    words = state(broker)
    return Span(f"{page.marks[Tone.BAD]} {words}" if words else "", Tone.BAD)


def _write_names(page: Page, noun: str, names: Sequence[str]) -> None:
    page.paragraph(counted(noun, len(names)))
    page.lines([BLANK])
    rows = [printable(name) for name in names]
    write_listing(page, rows, lambda rows: [Column(noun, numbers(rows))], noun=noun, window=WINDOW)


def _write_broker_sets(page: Page, sets: Sequence[BrokerSet]) -> None:
    page.paragraph(f"{counted('broker set', len(sets))}, {counted('broker', sum(len(s.broker_ids) for s in sets))}")
    page.lines([BLANK])
    write_listing(
        page,
        sets,
        lambda rows: [
            Column("set", [Span(printable(row.broker_set_id) or '""', Tone.LEADER) for row in rows]),
            Column("size", numbers(len(row.broker_ids) for row in rows), right=True),
            Column("brokers", [Span(ids(row.broker_ids)) for row in rows]),
            Column("what for", [Span(printable(row.doc or ""), Tone.QUIET) for row in rows]),
        ],
        noun="broker set",
        window=WINDOW,
    )
