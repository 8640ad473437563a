"""What of a long table is shown on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Window:
    """All rows up to `whole` of them; of more, the head, the first notable ones after it, and the tail."""

    whole: int
    head: int
    notable: int
    tail: int

    def shown(self, rows: range, notable: Iterable[int]) -> Iterator[range]:
        """The rows to show, as ranges between which rows may be left out. `notable` ascends."""
        if len(rows) <= self.whole:
            yield rows
            return
        head, tail = rows[: self.head], rows[-self.tail :]
        yield head
        stop, left = head.stop, self.notable
        for at in notable:
            if at >= tail.start or not left:
                break
            if at >= stop:
                # A mark for one row that is left out would take a row as well.
                yield range(stop if at == stop + 1 else at, at + 1)
                stop, left = at + 1, left - 1
        yield range(stop if tail.start == stop + 1 else tail.start, tail.stop)
