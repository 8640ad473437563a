"""What is wrong with a partition as it stands, in the words that the options of `kafka-topics --describe` have."""

from __future__ import annotations

from .. import UNKNOWN, PartitionState, TopicState
from .page import Page, Span, Tone

MIN_ISR = "min.insync.replicas"
OFFLINE, UNDER_MIN_ISR, UNDER_REPLICATED, MOVING = "offline", "under min ISR", "under-replicated", "moving"
WORDS = (OFFLINE, UNDER_MIN_ISR, UNDER_REPLICATED, MOVING)
"""What a person must not overlook, the worst first."""


def min_isr(topic: TopicState) -> int | None:
    """The topic's own setting, if the text shows it."""
    text = (topic.configs or {}).get(MIN_ISR, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def conditions(topic: TopicState, partition: PartitionState) -> list[tuple[str, Tone]]:
    """What there is to say of a partition, the worst first; nothing if all is well."""
    found = []
    if partition.leader is None:
        found.append((OFFLINE, Tone.BAD))
    if partition.isr is not None:
        least = min_isr(topic)
        if least is not None and len(partition.isr) < least:
            found.append((UNDER_MIN_ISR, Tone.BAD))
        elif len(partition.isr) < len(partition.replicas) - len(partition.adding):
            found.append((UNDER_REPLICATED, Tone.WARNING))
    if partition.adding or partition.removing:
        found.append((MOVING, Tone.MOVING))
    elif partition.replicas and partition.leader not in (None, UNKNOWN, partition.replicas[0]):
        found.append(("leader not preferred", Tone.QUIET))
    return found


def is_notable(topic: TopicState, partition: PartitionState) -> bool:
    """Whether a person must not overlook it."""
    return any(tone is not Tone.QUIET for _, tone in conditions(topic, partition))


def condition_cell(page: Page, topic: TopicState, partition: PartitionState) -> Span:
    """The worst, and whether it is moving, with a mark before the words. What is quiet has a cell of its own."""
    found = [what for what in conditions(topic, partition) if what[1] is not Tone.QUIET]
    if not found:
        return Span("")
    worst, tone = found[0]
    moves = f", {MOVING}" if any(words == MOVING for words, _ in found[1:]) else ""
    return Span(f"{page.marks[tone]} {worst}{moves}", tone)


def quiet_cell(topic: TopicState, partition: PartitionState) -> Span:
    """What may be overlooked."""
    return Span(", ".join(words for words, tone in conditions(topic, partition) if tone is Tone.QUIET), Tone.QUIET)
