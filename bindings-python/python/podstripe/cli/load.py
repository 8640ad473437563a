"""The table of what each broker carries, by pod and rack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from .. import Broker, BrokerLoad
from .grid import Column, bar, counted, table, width_of
from .page import Line, Page, Span, Tone
from .roster import Roster, state
from .window import Window

WINDOW = Window(whole=60, head=40, notable=0, tail=10)
"""Up to 60 brokers have a row each on a terminal; so do up to 60 racks of pods, where there are more brokers."""

NARROWEST_BAR, WIDEST_BAR = 4, 16


def write_load(page: Page, roster: Roster, loads: Sequence[BrokerLoad], brokers: Sequence[Broker]) -> None:
    """Write each broker's load; for many brokers and on a terminal, that of each rack of each pod."""
    loads = sorted(loads, key=_place)
    if page.everything or len(loads) <= WINDOW.whole:
        page.lines(_by_broker(page, roster, loads, brokers))
    else:
        _write_by_rack(page, roster, loads)


def _place(load: BrokerLoad) -> tuple[bool, str, bool, str, int]:
    """Pods by name, racks by name, brokers without one last."""
    return (load.pod is None, load.pod or "", load.rack is None, load.rack or "", load.broker)


def _by_broker(page: Page, roster: Roster, loads: Sequence[BrokerLoad], brokers: Sequence[Broker]) -> Iterator[Line]:
    states = {broker.id: state(broker) for broker in brokers}
    columns = [
        *_places(page, roster, loads),
        Column("broker", [Span(str(load.broker), Tone.LEADER) for load in loads], right=True),
        Column("leaders", [Span(str(load.leaders)) for load in loads], right=True),
        Column("replicas", [Span(str(load.replicas)) for load in loads], right=True),
        Column("", [Span(states[load.broker], Tone.STATE) for load in loads]),
    ]
    width = _bar_width(page, columns)
    if width:
        columns.insert(-2, _bars(page, [load.leaders for load in loads], width))
        columns.insert(-1, _bars(page, [load.replicas for load in loads], width))
    return table(page, columns)


def _bar_width(page: Page, columns: Sequence[Column]) -> int:
    """What the page has to spare for each of two bars; 0 if that is too little, or if it draws none."""
    if page.width is None or not page.blocks:
        return 0
    spare = (page.width - width_of(columns)) // 2 - 2
    return min(spare, WIDEST_BAR) if spare >= NARROWEST_BAR else 0


def _bars(page: Page, values: Sequence[int], width: int) -> Column:
    """The bars of a column of numbers, the longest of which fills the width."""
    most = max(values, default=0)
    bars = [bar(page.blocks, value, most, width) for value in values]
    return Column("", [Span(text.ljust(width), Tone.BAR) for text in bars])


def _write_by_rack(page: Page, roster: Roster, loads: Sequence[BrokerLoad]) -> None:
    racks = [list(rack) for _, rack in groupby(loads, key=lambda load: (load.pod, load.rack))]
    shown = [rack for rows in WINDOW.shown(range(len(racks)), ()) for rack in racks[rows.start : rows.stop]]
    columns = [
        *_places(page, roster, [rack[0] for rack in shown]),
        Column("brokers", [Span(str(len(rack))) for rack in shown], right=True),
        Column("leaders each", [_extent([load.leaders for load in rack]) for rack in shown], right=True),
        Column("replicas each", [_extent([load.replicas for load in rack]) for rack in shown], right=True),
    ]
    page.lines(table(page, columns))
    hidden = len(racks) - len(shown)
    left_out = f", {hidden} of the {len(racks)} groups left out" if hidden else ""
    page.paragraph(f"  {counted('broker', len(loads))} by pod and rack{left_out}: --all shows every broker", Tone.QUIET)


def _extent(values: Sequence[int]) -> Span:
    least, most = min(values), max(values)
    return Span(str(least) if least == most else f"{least} to {most}")


def _places(page: Page, roster: Roster, loads: Sequence[BrokerLoad]) -> list[Column]:
    """Pods and racks. A person sees them where they change; a pipe gets them on each line."""
    pods, racks = [], []
    before = None
    for load in loads:
        same_pod = not page.plain and before is not None and before.pod == load.pod
        same_rack = same_pod and before is not None and before.rack == load.rack
        pods.append(Span("") if same_pod else roster.pod(load))
        racks.append(Span("") if same_rack else roster.rack(load))
        before = load
    columns = []
    if roster.has_pods:
        columns.append(Column("pod", pods))
    if roster.has_racks:
        columns.append(Column("rack", racks))
    return columns
