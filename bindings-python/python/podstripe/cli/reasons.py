"""What `podstripe explain` shows a person: sets of brokers, replicas with their reasons, and how other seeds place."""

from __future__ import annotations

from collections.abc import Sequence

from .. import (
    BrokersText,
    Distribution,
    ExplainedPartition,
    ExplainedReplica,
    ExplainedSpec,
    ExplainedTopic,
    Explanation,
    Resonance,
)
from .grid import Column, counted
from .listing import ids, numbers, told_once, write_listing
from .opening import write_title
from .page import BLANK, Page, Span, Tone, printable
from .remarks import write_remarks
from .roster import NONE, cluster_line
from .window import Window

REPLICAS = Window(whole=90, head=36, notable=9, tail=9)
SETS = Window(whole=40, head=25, notable=0, tail=5)
MOST_IDS = 12
"""More brokers of a set than these are counted, on a terminal."""

Row = tuple[ExplainedPartition, int, ExplainedReplica]


def report(page: Page, read: BrokersText, explained: Explanation) -> None:
    """Write each topic's sets, replicas and other seeds."""
    page.paragraph(cluster_line(read.brokers))
    pods = {broker.id: broker.pod for broker in explained.brokers}
    for topic in explained.topics:
        _write_topic(page, topic, pods)
    page.lines([BLANK])
    page.paragraph(
        f"seed {explained.seed}: the same seed gives the same placement; algorithm {explained.algorithm}, "
        f"spread {explained.spread}"
    )
    write_remarks(page, explained.warnings, read.notes)


def _write_topic(page: Page, topic: ExplainedTopic, pods: dict[int, str | None]) -> None:
    if topic.error is not None:
        page.lines([BLANK, (Span(printable(topic.name), Tone.TITLE), Span(": not placed"))])
        page.paragraph(f"{topic.error.get('code')}: {topic.error.get('message')}", Tone.BAD)
        return
    size = f"{counted('partition', len(topic.partitions))}, replication factor {topic.replication_factor}"
    page.lines([BLANK, (Span(printable(topic.name), Tone.TITLE), Span(f": {size}"))])
    _write_sets(page, topic)
    write_title(page, "replicas", "the first is the preferred leader")
    _write_replicas(page, topic, pods)
    _write_resonance(page, topic.resonance)


def _write_sets(page: Page, topic: ExplainedTopic) -> None:
    """Specs with the same brokers in one row: a canary rule makes thousands of them."""
    of_set: dict[tuple[str | None, tuple[int, ...]], list[ExplainedSpec]] = {}
    for spec in topic.specs:
        of_set.setdefault((spec.pod, spec.eligible), []).append(spec)
    sets = [(specs[0], len(specs), sum(spec.count for spec in specs)) for specs in of_set.values()]
    has_racks = any(replica.rack is not None for partition in topic.partitions for replica in partition.replicas)
    write_listing(
        page,
        sets,
        lambda rows: [
            Column("", [Span(_confined(page, spec), _tone(spec.pod)) for spec, _, _ in rows]),
            Column("partitions", numbers(partitions for _, _, partitions in rows), right=True),
            Column("in specs", numbers(count for _, count, _ in rows), right=True),
            Column("racks", [Span(str(spec.racks) if has_racks else "") for spec, _, _ in rows], right=True),
            Column("eligible brokers", [Span(_eligible(page, spec)) for spec, _, _ in rows]),
        ],
        noun="set",
        window=SETS,
    )


def _confined(page: Page, spec: ExplainedSpec) -> str:
    return "ordinary" if spec.pod is None else f"{page.isolated} in pod {printable(spec.pod)}"


def _tone(pod: str | None) -> Tone:
    return Tone.NORMAL if pod is None else Tone.ISOLATED


def _eligible(page: Page, spec: ExplainedSpec) -> str:
    brokers = spec.eligible
    return ids(brokers) if page.plain or len(brokers) <= MOST_IDS else counted("broker", len(brokers))


def _write_replicas(page: Page, topic: ExplainedTopic, pods: dict[int, str | None]) -> None:
    rows = [(partition, at, replica) for partition in topic.partitions for at, replica in enumerate(partition.replicas)]
    has_racks = any(replica.rack is not None for _, _, replica in rows)
    has_pods = any(pods.values())
    write_listing(
        page,
        rows,
        lambda picked: [
            Column("partition", told_once(page, [str(row[0].partition) for row in picked]), right=True),
            Column("", [_mark(page, row) for row in picked]),
            Column("broker", [_broker(row) for row in picked], right=True),
            Column("rack", [Span(printable(row[2].rack or NONE) if has_racks else "", Tone.QUIET) for row in picked]),
            Column("pod", [_pod(row, pods) if has_pods else Span("") for row in picked]),
        ],
        noun="replica",
        window=REPLICAS,
        notable=(at for at, (partition, _, _) in enumerate(rows) if partition.pod is not None),
        sentence=lambda row: Span(printable(row[2].why)),
        about="why",
    )


def _mark(page: Page, row: Row) -> Span:
    partition, at, _ = row
    first_of_it = at == 0 or page.plain
    return Span(page.isolated if partition.pod is not None and first_of_it else "", Tone.ISOLATED)


def _broker(row: Row) -> Span:
    _, at, replica = row
    return Span(str(replica.broker), Tone.LEADER if at == 0 else Tone.NORMAL)


def _pod(row: Row, pods: dict[int, str | None]) -> Span:
    partition, _, replica = row
    pod = pods.get(replica.broker)
    return Span(printable(pod or NONE), Tone.ISOLATED if partition.pod == pod and pod else Tone.NORMAL)


def _write_resonance(page: Page, resonance: Sequence[Resonance]) -> None:
    if not resonance:
        return
    seeds = resonance[0].seeds
    last = seeds.from_ + seeds.count - 1
    each = f"what brokers would carry with seeds {seeds.from_} to {last}: least, median, 95 %, most"
    write_title(page, "other seeds", each)
    write_listing(
        page,
        resonance,
        lambda rows: [
            Column("", [Span(printable(_set(row))) for row in rows]),
            Column("brokers", numbers(row.brokers for row in rows), right=True),
            Column("can lead", numbers(row.can_lead for row in rows), right=True, optional=True),
            Column("partitions", numbers(row.partitions for row in rows), right=True),
            Column("leaders", [Span(_spread(row.leaders)) for row in rows], right=True),
            Column("replicas", [Span(_spread(row.replicas)) for row in rows], right=True),
        ],
        noun="set",
        window=SETS,
    )
    for row in resonance:
        page.paragraph(f"{_set(row)}: {row.message}")


def _set(row: Resonance) -> str:
    return "ordinary" if row.pod is None else f"pod {row.pod}"


def _spread(carried: Distribution) -> str:
    return f"{carried.min} / {carried.median} / {carried.p95} / {carried.max}"
