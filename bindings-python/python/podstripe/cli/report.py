"""What `podstripe place` shows a person."""

from __future__ import annotations

from .. import BrokersText, Exposure, Placement, TopicPlacement
from .grid import counted
from .load import write_load
from .page import BLANK, Page, Span, Tone
from .partitions import PartitionTable
from .remarks import write_remarks
from .roster import Roster, cluster_line


def report(page: Page, read: BrokersText, placement: Placement) -> None:
    """The partitions of each topic, what each broker carries, how much of each topic a pod can hurt, the remarks."""
    topics = list(placement.topics.values())
    loads = placement.load
    roster = Roster(page, loads, {exposure.pod for topic in topics for exposure in topic.exposure})

    page.paragraph(cluster_line(read.brokers))
    for topic in topics:
        parts = Span(f"  replicas: {roster.parts}", Tone.QUIET)
        page.lines([BLANK, (Span(topic.name, Tone.TITLE), Span(f": {_size(topic)}"), parts)])
        PartitionTable(page, roster, topic).write()

    page.lines([BLANK, (Span("load", Tone.TITLE), Span(" of each broker"))])
    write_load(page, roster, loads, read.brokers)

    page.lines([BLANK])
    for topic in topics:
        for exposure in topic.exposure:
            page.paragraph(f"{page.isolated} {_reach(topic, exposure)}", Tone.ISOLATED)
    page.paragraph(f"seed {placement.seed}: the same seed gives the same placement")
    write_remarks(page, placement.warnings, read.notes)


def _size(topic: TopicPlacement) -> str:
    partitions = counted("partition", topic.partitions)
    if topic.start_partition:
        partitions = f"{topic.partitions} more partitions from {topic.start_partition} on"
    return f"{partitions}, replication factor {topic.replication_factor}"


def _reach(topic: TopicPlacement, exposure: Exposure) -> str:
    """How much of a topic a pod can hurt. The two shares differ where isolation is partial."""
    confined, exposed = exposure.confined, exposure.exposed
    are = "is" if confined.part == 1 else "are"
    have = "has" if exposed.part == 1 else "have"
    partitions = counted("partition", confined.whole)
    share = f"{confined.part} of {partitions} ({confined.percent} %)"
    text = f"{share} of {topic.name} {are} confined to pod {exposure.pod}"
    if exposed.part != confined.part:
        text += f"; {exposed.part} ({exposed.percent} %) {have} a replica on its brokers"
    return text
