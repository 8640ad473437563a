"""How a broker is shown wherever a report names one: its id, its rack and its pod."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from rich.cells import cell_len

from .. import UNKNOWN, Broker, BrokerLoad
from .grid import GAP, counted, cut, padded
from .page import Line, Page, Span, Tone, printable

NONE = "-"
"""What stands for no rack and for no pod."""

SHORTEST_CUT, LONGEST_CUT = 8, 24
"""On a terminal, longer names are cut: a rack and a pod must leave room for what is said of them."""


class Roster:
    """The brokers of a report. Racks, or pods, are left out altogether if no broker has one."""

    def __init__(self, page: Page, loads: Sequence[BrokerLoad], isolated: Collection[str]) -> None:
        self._page = page
        self._isolated = isolated
        self._loads = {load.broker: load for load in loads}
        self._cells: dict[tuple[int, Tone], Line] = {}
        self.has_racks = any(load.rack is not None for load in loads)
        self.has_pods = any(load.pod is not None for load in loads)
        self._id_width = max((len(str(load.broker)) for load in loads), default=0)
        self._rack_width = max((cell_len(self.rack(load).text) for load in loads), default=0)
        self._pod_width = max((cell_len(self.pod(load).text) for load in loads), default=0)

    @property
    def width(self) -> int:
        """How wide a broker's cell is."""
        rack = 1 + self._rack_width if self.has_racks else 0
        pod = 1 + self._pod_width if self.has_pods else 0
        return self._id_width + rack + pod

    @property
    def parts(self) -> str:
        """What a broker's cell holds, in order."""
        rack = " rack" if self.has_racks else ""
        pod = " pod" if self.has_pods else ""
        return f"broker{rack}{pod}"

    def rack(self, load: BrokerLoad) -> Span:
        """A broker's rack."""
        return Span(self._name(load.rack), Tone.QUIET)

    def pod(self, load: BrokerLoad) -> Span:
        """A broker's pod, in another tone if a rule confines partitions to it."""
        return Span(self._name(load.pod), Tone.ISOLATED if load.pod in self._isolated else Tone.NORMAL)

    def cell(self, broker: int, tone: Tone = Tone.NORMAL) -> Line:
        """A broker as a cell of fixed width after a gap, the id in the tone asked for."""
        key = (broker, tone)
        spans = self._cells.get(key)
        if spans is None:
            spans = self._spans(self._loads[broker], tone)
            if self._page.plain:
                # One span where tones mean nothing: a topic may have millions of rows.
                spans = (Span("".join(span.text for span in spans)),)
            self._cells[key] = spans
        return spans

    def _spans(self, load: BrokerLoad, tone: Tone) -> Line:
        spans = [GAP, Span(str(load.broker).rjust(self._id_width), tone)]
        if self.has_racks:
            rack = self.rack(load)
            spans.append(Span(" " + padded(rack.text, self._rack_width), rack.tone))
        if self.has_pods:
            pod = self.pod(load)
            spans.append(Span(" " + padded(pod.text, self._pod_width), pod.tone))
        return tuple(spans)

    def _name(self, name: str | None) -> str:
        if name is None:
            return NONE
        shown = printable(name)
        if self._page.width is None:
            return shown
        width = min(max((self._page.width - 40) // 2, SHORTEST_CUT), LONGEST_CUT)
        return cut(shown, width, self._page.ellipsis)


def state(broker: Broker) -> str:
    """What keeps a broker from leading, or from taking replicas; empty if nothing does."""
    states = {
        "fenced": broker.fenced,
        "shutting down": broker.in_controlled_shutdown,
        "cordoned": broker.cordoned,
    }
    return ", ".join(name for name, holds in states.items() if holds)


def cluster_line(brokers: Sequence[Broker]) -> str:
    """What was read, for a look at whether it is what was meant."""
    racks = {broker.rack for broker in brokers}
    pods = {broker.pod for broker in brokers}
    named = counted("rack", len(racks - {None, UNKNOWN}))
    of_racks = "racks unknown" if racks == {UNKNOWN} else named
    states = Counter(filter(None, map(state, brokers)))
    of_states = "".join(f", {count} {name}" for name, count in sorted(states.items()))
    return f"{counted('broker', len(brokers))}{of_states}; {of_racks}; {counted('pod', len(pods - {None}))}"
