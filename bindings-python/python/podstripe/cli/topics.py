"""Topics as they stand, as two tables: the topics, and their partitions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .. import UNKNOWN, PartitionState, TopicState
from .condition import MIN_ISR, WORDS, condition_cell, conditions, is_notable, min_isr, quiet_cell
from .grid import Column, counted
from .listing import ids, numbers, told_once, write_listing
from .page import BLANK, Page, Span, Tone, printable
from .window import Window

TOPICS = Window(whole=40, head=25, notable=10, tail=5)
PARTITIONS = Window(whole=100, head=20, notable=20, tail=10)

Row = tuple[TopicState, PartitionState]


def write_topics(page: Page, topics: Sequence[TopicState]) -> None:
    """Write the topics, then their partitions; those that something is wrong with are not left out."""
    rows = [(topic, partition) for topic in topics for partition in topic.partitions]
    page.paragraph(_summary(topics, rows))
    if not topics:
        return
    ailing = {id(topic) for topic, partition in rows if is_notable(topic, partition)}
    page.lines([BLANK, (Span("topics", Tone.TITLE),)])
    write_listing(
        page,
        topics,
        lambda picked: _topic_columns(page, picked),
        noun="topic",
        window=TOPICS,
        notable=(at for at, topic in enumerate(topics) if id(topic) in ailing),
    )
    page.lines([BLANK, (Span("partitions", Tone.TITLE),)])
    write_listing(
        page,
        rows,
        lambda picked: _partition_columns(page, picked),
        noun="partition",
        window=PARTITIONS,
        notable=(at for at, row in enumerate(rows) if is_notable(*row)),
    )


def _summary(topics: Sequence[TopicState], rows: Sequence[Row]) -> str:
    counts = Counter(words for row in rows for words, tone in conditions(*row) if tone is not Tone.QUIET)
    said = ", ".join(f"{counts[words]} {words}" for words in WORDS if counts[words])
    size = f"{counted('topic', len(topics))}, {counted('partition', len(rows))}"
    return f"{size}: {said}" if said else size


def _topic_columns(page: Page, topics: Sequence[TopicState]) -> list[Column]:
    least = [min_isr(topic) for topic in topics]
    return [
        Column("topic", [Span(printable(topic.name), Tone.LEADER) for topic in topics]),
        Column("partitions", [Span(_count(topic)) for topic in topics], right=True),
        Column("replicas each", [Span(_factors(topic)) for topic in topics], right=True),
        Column("min ISR", [Span("" if count is None else str(count)) for count in least], right=True),
        Column("", [_state(page, topic) for topic in topics]),
        Column("other configs", [Span(_configs(topic), Tone.QUIET) for topic in topics]),
    ]


def _count(topic: TopicState) -> str:
    shown, all_of_them = len(topic.partitions), topic.partition_count
    return str(shown) if all_of_them in (None, shown) else f"{shown} of {all_of_them}"


def _factors(topic: TopicState) -> str:
    """What partitions will have when what is in flight has ended."""
    factors = {
        len(partition.replicas) - len(set(partition.removing) & set(partition.replicas))
        for partition in topic.partitions
    }
    if not factors:
        return ""
    least, most = min(factors), max(factors)
    return str(least) if least == most else f"{least} to {most}"


def _state(page: Page, topic: TopicState) -> Span:
    """How many of its partitions are in the worst condition there is."""
    if topic.marked_for_deletion:
        return Span(f"{page.marks[Tone.BAD]} marked for deletion", Tone.BAD)
    found = [what for partition in topic.partitions for what in conditions(topic, partition)]
    worst = min((what for what in found if what[0] in WORDS), key=lambda what: WORDS.index(what[0]), default=None)
    return Span(f"{page.marks[worst[1]]} {found.count(worst)} {worst[0]}", worst[1]) if worst else Span("")


def _configs(topic: TopicState) -> str:
    return printable(",".join(f"{name}={value}" for name, value in (topic.configs or {}).items() if name != MIN_ISR))


def _partition_columns(page: Page, rows: Sequence[Row]) -> list[Column]:
    partitions = [partition for _, partition in rows]
    shows_elr = any(partition.elr or partition.last_known_elr for partition in partitions)
    return [
        Column("topic", told_once(page, [printable(topic.name) for topic, _ in rows])),
        Column("partition", numbers(partition.partition for partition in partitions), right=True),
        Column("leader", [_leader(partition) for partition in partitions], right=True),
        Column("replicas", [Span(ids(partition.replicas)) for partition in partitions]),
        Column("ISR", [Span(_listed(partition.isr)) for partition in partitions]),
        Column("ELR", [Span(_listed(partition.elr) if shows_elr else "") for partition in partitions]),
        Column(
            "last ELR", [Span(ids(partition.last_known_elr), Tone.QUIET) for partition in partitions], optional=True
        ),
        Column("adding", [Span(ids(partition.adding), Tone.MOVING) for partition in partitions]),
        Column("removing", [Span(ids(partition.removing), Tone.MOVING) for partition in partitions]),
        Column("log dirs", [Span(log_dirs(partition.log_dirs), Tone.QUIET) for partition in partitions]),
        Column("", [condition_cell(page, *row) for row in rows]),
        Column("", [quiet_cell(*row) for row in rows], optional=True),
    ]


def _leader(partition: PartitionState) -> Span:
    if partition.leader is UNKNOWN:
        return Span("")
    if partition.leader is None:
        return Span("none", Tone.BAD)
    return Span(str(partition.leader), Tone.LEADER)


def _listed(brokers: tuple[int, ...] | None) -> str:
    """Brokers; a list that the text shows and that is empty is not the same as one that it does not show."""
    return "" if brokers is None else ids(brokers) or "-"


def log_dirs(dirs: tuple[str, ...] | None) -> str:
    """Log directories in the order of the replicas; nothing if they may be any."""
    return "" if all(name == "any" for name in dirs or ()) else printable(",".join(dirs or ()))
