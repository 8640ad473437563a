"""What a set of brokers could hurt, as tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from .. import BlastRadius, FailingSet, Radius, SetRadius, Share, TouchedTopic, WhatIf
from .grid import Column, counted, fitted, table
from .listing import ids, numbers, write_listing
from .page import BLANK, Page, Span, Tone, printable
from .shares import Counted, count_cell, each, name_cell, share_columns, title, write_counts
from .sizes import sized
from .window import Window

SETS = Window(whole=40, head=30, notable=0, tail=5)
TOPICS = Window(whole=40, head=30, notable=0, tail=5)
IDS_SHOWN = 24
"""So many brokers are named on a terminal."""


def write_radius(page: Page, answer: BlastRadius, isolated: Collection[str]) -> None:
    """The set first, in a sentence and in numbers; each pod and rack; other intervals and sizes; the topics."""
    if answer.set is not None and answer.radius is not None:
        page.paragraph(_sentence(answer.set, answer.radius), Tone.TITLE)
        page.paragraph(_brokers(page, answer.set.brokers), Tone.QUIET)
        page.lines([BLANK])
        write_counts(page, "if all of them fail", _facts(page, answer.radius))
    else:
        page.paragraph(_overview(answer), Tone.TITLE)
    _write_sets(page, "pod", answer.pods, isolated)
    if answer.podless:
        page.paragraph(f"  {_podless(page, answer.podless)}", Tone.WARNING)
    _write_sets(page, "rack", answer.racks, ())
    if answer.topics:
        page.lines([BLANK, title("topics", ": those with a replica there")])
        write_listing(page, answer.topics, _topic_columns, noun="topic", window=TOPICS)
    if answer.what_if:
        _write_what_if(page, answer.what_if)


def name_of_set(failing: FailingSet) -> str:
    """`pod canary`, `rack a`, `brokers 1,2`."""
    if failing.name is not None:
        return f"{failing.kind} {printable(failing.name)}"
    if len(failing.brokers) == 1:
        return f"broker {failing.brokers[0]}"
    return f"brokers {ids(failing.brokers)}" if len(failing.brokers) <= 6 else counted("broker", len(failing.brokers))


def _sentence(failing: FailingSet, radius: Radius) -> str:
    hosted = radius.hosted
    share = f"{hosted.part} of {counted('partition', hosted.whole)} ({hosted.percent} %)"
    without = "without it" if failing.name is not None or len(failing.brokers) == 1 else "without them"
    harm = f"{radius.offline.part} offline and {radius.below_min_isr.part} below min ISR {without}"
    return f"{name_of_set(failing)} can hurt {share}: {radius.led.part} led there, {harm}"


def _brokers(page: Page, brokers: Sequence[int]) -> str:
    named = brokers if page.plain else brokers[:IDS_SHOWN]
    more = len(brokers) - len(named)
    rest = f" and {more} more" if more else ""
    return f"{counted('broker', len(brokers))}: {ids(named)}{rest}"


def _podless(page: Page, brokers: Sequence[int]) -> str:
    return f"in no pod, so replicas of every pod's partitions may lie there: {_brokers(page, brokers)}"


def _overview(answer: BlastRadius) -> str:
    some = (*answer.pods, *answer.racks)
    of_all = counted("partition", some[0].partitions) if some else "no pods and no racks"
    return f"{of_all}: what each pod and each rack could hurt" if some else of_all


def _facts(page: Page, radius: Radius) -> list[Counted]:
    facts = [
        Counted("partitions with a replica there", radius.hosted, Tone.LEADER),
        Counted("partitions led there", radius.led, Tone.LEADER),
        Counted("partitions with no replica elsewhere", radius.inside, Tone.WARNING),
        Counted("partitions offline", radius.offline, Tone.BAD),
        Counted("partitions below min ISR", radius.below_min_isr, Tone.BAD),
        Counted("partitions at min ISR", radius.at_min_isr, Tone.WARNING),
        Counted("topics with a replica there", radius.topics),
        Counted("group coordinators", radius.group_coordinators),
        Counted("transaction coordinators", radius.transaction_coordinators),
    ]
    facts = [fact for fact in facts if not isinstance(fact.number, Share) or fact.number.whole]
    for what, size in (("bytes of all replicas there", radius.bytes_hosted), ("bytes led there", radius.bytes_led)):
        if size is not None and radius.bytes_total is not None:
            facts.append(Counted(what, sized(page, size, bare=True), remark=f"of {sized(page, radius.bytes_total)}"))
    return facts


def _write_sets(page: Page, noun: str, sets: Sequence[SetRadius], isolated: Collection[str]) -> None:
    if not any(row.name is not None for row in sets):
        return
    page.lines([BLANK, title(f"by {noun}", ": partitions, if all of its brokers fail")])
    write_listing(
        page,
        sets,
        lambda rows: [
            Column(noun, [name_cell(row.name, row.name in isolated) for row in rows]),
            Column("brokers", numbers(len(row.brokers) for row in rows), right=True),
            *share_columns("hosted", rows, lambda row: row.hosted, Tone.LEADER),
            *share_columns("led", rows, lambda row: row.led),
            *share_columns("offline", rows, lambda row: row.offline, Tone.BAD),
            Column("below min ISR", [count_cell(row.below_min_isr.part, Tone.BAD) for row in rows], right=True),
            Column("at min", [count_cell(row.at_min_isr.part, Tone.WARNING) for row in rows], right=True),
            Column("none elsewhere", [count_cell(row.inside.part) for row in rows], right=True, optional=True),
            Column("topics", [count_cell(row.topics.part) for row in rows], right=True, optional=True),
            *_coordinators(rows),
            *_bytes_column(page, rows),
        ],
        noun=noun,
        window=SETS,
    )


def _coordinators(rows: Sequence[SetRadius]) -> list[Column]:
    """Of groups and of transactions, where Kafka's topics for them are there."""
    kinds = {
        "groups": [row.group_coordinators for row in rows],
        "transactions": [row.transaction_coordinators for row in rows],
    }
    return [
        Column(heading, [count_cell(share.part) for share in shares], right=True, optional=True)
        for heading, shares in kinds.items()
        if any(share.whole for share in shares)
    ]


def _bytes_column(page: Page, rows: Sequence[SetRadius]) -> list[Column]:
    cells = [Span("" if row.bytes_hosted is None else sized(page, row.bytes_hosted, bare=True)) for row in rows]
    return [Column("bytes" if page.plain else "size", cells, right=True, optional=True)]


def _write_what_if(page: Page, rows: Sequence[WhatIf]) -> None:
    """A row for each interval, a column for each size of the pod."""
    even = most_even(rows)
    sizes = list(dict.fromkeys(row.pod_size for row in rows))
    cells = {(row.interval, row.pod_size): _each(page, row, row in even) for row in rows}
    lines = {row.interval: row.isolated for row in rows}
    columns = [
        Column("interval", [Span(str(interval), Tone.LEADER) for interval in lines], right=True),
        *share_columns("confined", list(lines.values()), lambda share: share),
        *(
            Column(f"pod of {size}", [cells[interval, size] for interval in lines], right=True, optional=True)
            for size in sizes
        ),
    ]
    shown = fitted(page, columns)
    page.lines([BLANK, title("what if", " the canary rule were another: replicas on each broker of the pod / outside")])
    page.lines(table(page, shown))
    hidden = len(columns) - len(shown)
    if hidden:
        page.paragraph(f"  {hidden} of {counted('pod size', len(sizes))} left out, for want of room", Tone.QUIET)
    marks = [
        *([f"{page.marks[Tone.GOOD]} most even"] if even else []),
        *([f"{page.marks[Tone.BAD]} does not fit"] if not all(row.fits for row in rows) else []),
    ]
    if marks:
        page.paragraph("  " + ", ".join(marks), Tone.QUIET)


def _each(page: Page, row: WhatIf, even: bool) -> Span:
    text = f"{each(row.isolated_replicas_per_broker)} / {each(row.other_replicas_per_broker)}"
    tone = Tone.BAD if not row.fits else Tone.GOOD if even else Tone.NORMAL
    return Span(text if tone is Tone.NORMAL else f"{page.marks[tone]} {text}", tone)


def most_even(rows: Sequence[WhatIf]) -> list[WhatIf]:
    """Those that fit with the brokers of the pod and the others loaded most alike."""
    distances = {row: _distance(row) for row in rows if row.fits}
    least = min(distances.values(), default=None)
    return [row for row, distance in distances.items() if distance == least]


def _distance(row: WhatIf) -> Fraction:
    inside, outside = row.isolated_replicas_per_broker, row.other_replicas_per_broker
    return abs(Fraction(inside.part, max(inside.whole, 1)) - Fraction(outside.part, max(outside.whole, 1)))


def _topic_columns(rows: Sequence[TouchedTopic]) -> list[Column]:
    return [
        Column("topic", [Span(printable(row.topic), Tone.LEADER) for row in rows]),
        Column("partitions", numbers(row.partitions for row in rows), right=True),
        Column("hosted", numbers(row.hosted for row in rows), right=True),
        Column("led", [count_cell(row.led) for row in rows], right=True),
    ]
