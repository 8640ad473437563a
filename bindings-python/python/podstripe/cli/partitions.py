"""The table of a topic's partitions: which are isolated, and where each replica is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .. import TopicPlacement
from .grid import GAP, Head, heading
from .page import Line, Page, Span, Tone
from .roster import Roster
from .window import Window

WINDOW = Window(whole=50, head=10, notable=5, tail=5)
"""Kafka's internal topics have 50 partitions."""


class PartitionTable:
    """One topic's partitions on a page.

    A row has the leader and as many followers as the page is wide enough for; more of them stand below those. Rows are
    made as they are written: a topic may have millions.

        partition    leader           followers
                9 *  6 a canary       4 b canary  5 c canary
    """

    def __init__(self, page: Page, roster: Roster, topic: TopicPlacement) -> None:
        self._page = page
        self._roster = roster
        self._topic = topic
        self._ids = range(topic.start_partition, topic.start_partition + topic.partitions)
        self._isolated = isolated_flags(topic)
        self._id_width = max(len("partition"), len(str(self._ids.stop)))
        # The columns before the leader: the partition and its mark.
        self._indent = len(GAP.text) + self._id_width + 1 + len(page.isolated)
        self._a_line = self._followers_a_line()

    def write(self) -> None:
        """Write the table, and what of it is left out."""
        window = Window(len(self._ids), 0, 0, 0) if self._page.everything else WINDOW
        notable = (id for id in self._ids if self._is_isolated(id))
        shown = list(window.shown(self._ids, notable))
        self._page.lines(self._heading())
        self._page.lines(self._rows(shown))
        hidden = len(self._ids) - sum(map(len, shown))
        if hidden:
            marked = sum(self._isolated) - sum(self._is_isolated(id) for ids in shown for id in ids)
            self._page.paragraph(
                f"  {hidden} of {len(self._ids)} partitions left out, {marked} of them marked "
                f"{self._page.isolated}: --all shows every one",
                Tone.QUIET,
            )

    def _followers_a_line(self) -> int:
        followers = self._topic.replication_factor - 1
        if self._page.width is None:
            return followers
        cell = len(GAP.text) + self._roster.width
        return max(0, min(followers, (self._page.width - self._indent) // cell - 1))

    def _heading(self) -> Iterator[Line]:
        heads = [
            Head("partition", self._id_width, right=True),
            Head("", len(self._page.isolated) - 1),
            Head("leader" if self._a_line else "leader first", self._roster.width),
        ]
        if self._a_line:
            cell = len(GAP.text) + self._roster.width
            heads.append(Head("followers", self._a_line * cell - len(GAP.text)))
        return heading(self._page, heads)

    def _rows(self, shown: Sequence[range]) -> Iterator[Line]:
        """The rows of some ranges, with a mark where others were left out between them."""
        factor = self._topic.replication_factor
        next_id = self._ids.start
        with memoryview(self._topic.flat) as flat:
            for ids in shown:
                if ids.start > next_id:
                    yield (GAP, Span(self._page.gap.rjust(self._id_width), Tone.QUIET))
                for id in ids:
                    at = (id - self._ids.start) * factor
                    yield from self._row(id, flat[at : at + factor].tolist())
                next_id = ids.stop

    def _row(self, id: int, replicas: list[int]) -> Iterator[Line]:
        isolated = self._is_isolated(id)
        tone = Tone.ISOLATED if isolated else Tone.NORMAL
        mark = self._page.isolated if isolated else " "
        lead = Span(f"{id:>{self._id_width}} {mark}", tone)
        leader, *followers = replicas
        yield (GAP, lead, *self._roster.cell(leader, Tone.LEADER), *self._cells(followers[: self._a_line]))
        indent = self._indent
        if self._a_line:
            indent += len(GAP.text) + self._roster.width
        step = max(self._a_line, 1)
        for at in range(self._a_line, len(followers), step):
            yield (Span(" " * indent), *self._cells(followers[at : at + step]))

    def _cells(self, brokers: list[int]) -> list[Span]:
        return [span for broker in brokers for span in self._roster.cell(broker)]

    def _is_isolated(self, id: int) -> int:
        return self._isolated[id - self._ids.start]


def isolated_flags(topic: TopicPlacement) -> bytearray:
    """For each new partition, 1 if a rule confines it to a pod."""
    flags = bytearray(topic.partitions)
    for spec in topic.specs:
        if spec.pod is not None:
            start = spec.start - topic.start_partition
            flags[start : start + spec.count] = b"\1" * spec.count
    return flags
