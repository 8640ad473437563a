"""What `podstripe impact` shows a person: the costs in a few lines, then a table for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .. import Broker, BrokersReach, BytesReach, CanaryCheck, GroupImpact, HashChange, Impact, Note, PartitionAt
from .grid import Column, counted
from .hashes import hash_cell
from .listing import ids, numbers, told_once, write_listing
from .opening import Told, write_opening, write_title
from .page import BLANK, Page, Span, Tone, printable
from .remarks import write_remarks
from .roster import NONE
from .sizes import sized
from .strays_report import RENAMED
from .window import Window

ROWS = Window(whole=40, head=25, notable=0, tail=5)
REACHED = ("a replica on them", "led by them", "all replicas on them", "below min ISR without them")
UNKNOWN_SIZE = "?"
"""What stands for bytes that nobody told."""


def report(page: Page, brokers: Sequence[Broker], impact: Impact, throttle: int | None, notes: Sequence[Note]) -> None:
    """Write the costs of a plan."""
    write_opening(page, list(_told(page, impact, throttle)))
    _write_brokers(page, brokers, impact)
    _write_groups(page, impact)
    _write_exposure(page, impact)
    _write_violations(page, impact)
    _write_copies(page, impact)
    _write_thin(page, impact)
    _write_strays(page, impact)
    _write_hashes(page, impact)
    if notes:
        page.lines([BLANK])
    write_remarks(page, (), notes)


def _told(page: Page, impact: Impact, throttle: int | None) -> Iterable[Told]:
    moves, leaders = impact.moves, impact.leaders
    yield Told("copied", _copied(page, impact))
    yield _time(page, impact, throttle)
    order = f"; {_only_reordered(moves.order_only)}" if moves.order_only else ""
    yield Told(
        "leaders",
        f"{_must_move(leaders.forced_changes)}; {counted('preferred leader', leaders.preferred_changed)} "
        f"differ{'s' if leaders.preferred_changed == 1 else ''}{order}",
        Tone.WARNING if leaders.forced_changes else Tone.NORMAL,
    )
    if impact.groups:
        yield _groups(impact.groups)
    if impact.exposure:
        before, after = impact.exposure.before, impact.exposure.after
        yield Told(
            "exposure",
            f"{_named(impact.exposure.brokers)}: a replica of {before.any_replica} of "
            f"{counted('partition', before.partitions)} -> {after.any_replica} of {after.partitions}",
            Tone.WARNING if after.any_replica > before.any_replica else Tone.NORMAL,
        )
    if impact.canary:
        broken = [_violations(impact.canary.before), _violations(impact.canary.after)]
        tone = Tone.BAD if broken[1] > broken[0] else Tone.WARNING if broken[1] else Tone.GOOD
        yield Told("canary", f"partitions that break the rule: {broken[0]} -> {broken[1]}", tone)
    yield _strays_told(page, impact)
    if impact.disk.over:
        over = [row.broker for row in impact.disk.over]
        more = "it has" if len(over) == 1 else "they have"
        yield Told("disks", f"more arrives at {_named(over)} than {more} room for", Tone.BAD)


def _copied(page: Page, impact: Impact) -> str:
    moves, copied = impact.moves, impact.bytes
    if not moves.replica_adds:
        removed = f"; {counted('replica', moves.replica_removes)} removed" if moves.replica_removes else ""
        return f"nothing{removed}"
    text = f"{counted('replica', moves.replica_adds)} of {counted('partition', moves.partitions_with_adds)}"
    if copied.full_local is None:
        text += "; how large they are, --log-dirs or --logs says"
    else:
        text += f", {sized(page, copied.full_local)}"
        if copied.last_tiered not in (None, copied.full_local):
            text += f", or {sized(page, copied.last_tiered or 0)} from the last tiered offset on"
        if copied.unknown:
            text += f"; {counted('partition', len(copied.unknown))} of unknown size left out"
    if copied.retry_first:
        text += f"; {len(copied.retry_first)} first wait until their leader knows what was uploaded"
    return text


def _time(page: Page, impact: Impact, throttle: int | None) -> Told:
    if not impact.moves.replica_adds:
        return Told("time", "none")
    if impact.time is None or throttle is None:
        return Told("time", "unknown: --throttle gives the bytes a second", Tone.QUIET)
    rate = f"{sized(page, throttle)} a second"
    if impact.time.seconds is None:
        return Told("time", f"without end: at {rate}, what is written outruns what is copied", Tone.BAD)
    return Told("time", f"at least {timed(page, impact.time.seconds)} at {rate}")


def timed(page: Page, seconds: int) -> str:
    """For a person, two units, rounded down, as it takes at least so long: `2 h 3 min`. For a tool, seconds."""
    if page.plain or seconds < 60:
        return f"{seconds} s"
    units = (("d", 86400), ("h", 3600), ("min", 60), ("s", 1))
    at = next(at for at, (_, length) in enumerate(units) if seconds >= length)
    (large, length), (small, part) = units[at], units[at + 1]
    count, rest = divmod(seconds, length)
    return f"{count} {large} {rest // part} {small}" if rest // part else f"{count} {large}"


def _only_reordered(count: int) -> str:
    return "1 partition only changes its order" if count == 1 else f"{count} partitions only change their order"


def _must_move(count: int) -> str:
    return f"{count} must move" if count else "none must move"


def _groups(groups: Sequence[GroupImpact]) -> Told:
    bumped = [group for group in groups if group.on_start or group.on_finish]
    if not bumped:
        return Told("groups", f"none of {len(groups)} is bumped", Tone.GOOD)
    least = sum(group.min_bumps or 0 for group in groups)
    times = f", {least} {'time' if least == 1 else 'times'} in all at least" if least else ""
    return Told("groups", f"{len(bumped)} of {len(groups)} bumped{times}", Tone.WARNING)


def _named(brokers: Sequence[int]) -> str:
    """A few brokers by their ids, more of them by their number."""
    noun = "broker" if len(brokers) == 1 else "brokers"
    return f"{noun} {ids(brokers)}" if len(brokers) <= 12 else counted("broker", len(brokers))


def _violations(check: CanaryCheck) -> int:
    return len(check.canary_outside) + len(check.ordinary_inside)


def _strays_told(page: Page, impact: Impact) -> Told:
    left = impact.strays_left
    if not left:
        return Told("strays", "none left", Tone.GOOD)
    known = [stray.size for stray in left if stray.size is not None]
    size = f", {sized(page, sum(known))}" if known else ""
    return Told("strays", f"{counted('replica', len(left))} left on offline brokers{size}", Tone.WARNING)


def _write_brokers(page: Page, brokers: Sequence[Broker], impact: Impact) -> None:
    disk = impact.disk
    seconds = {(row.broker, row.direction): row.seconds for row in impact.time.per_broker} if impact.time else {}
    room = {row.broker: row.usable for row in disk.over}
    touched = {*disk.peak_extra_by_broker, *disk.freed_by_broker, *disk.left_as_stray_by_broker}
    touched |= {broker for broker, _ in seconds}
    if not touched:
        return
    known = {broker.id: broker for broker in brokers}

    def pod(broker: int) -> str | None:
        return known[broker].pod if broker in known else None

    rows = sorted(touched)
    has_pods = any(pod(broker) for broker in rows)
    write_title(page, "disks and time", "what arrives before anything leaves, what leaves, how long it takes at least")
    write_listing(
        page,
        rows,
        lambda picked: [
            Column("broker", [Span(str(broker), Tone.LEADER) for broker in picked], right=True),
            Column("pod", [Span(printable(pod(broker) or NONE) if has_pods else "") for broker in picked]),
            _bytes_column(page, "arrives", [disk.peak_extra_by_broker.get(broker) for broker in picked]),
            _bytes_column(page, "too much for", [room.get(broker) for broker in picked], Tone.BAD),
            _bytes_column(page, "freed", [disk.freed_by_broker.get(broker) for broker in picked]),
            _bytes_column(page, "left as stray", [disk.left_as_stray_by_broker.get(broker) for broker in picked]),
            Column("sends", [_seconds(page, seconds, (broker, "out")) for broker in picked], right=True),
            Column("receives", [_seconds(page, seconds, (broker, "in")) for broker in picked], right=True),
        ],
        noun="broker",
        window=ROWS,
    )


def _bytes_column(page: Page, name: str, sizes: Sequence[int | None], tone: Tone = Tone.NORMAL) -> Column:
    cells = [Span("" if size is None else sized(page, size, bare=True), tone) for size in sizes]
    return Column(f"{name}, bytes" if page.plain else name, cells, right=True)


def _seconds(page: Page, seconds: dict[tuple[int, str], int | None], key: tuple[int, str]) -> Span:
    if key not in seconds:
        return Span("")
    value = seconds[key]
    return Span("without end", Tone.BAD) if value is None else Span(timed(page, value))


def _write_groups(page: Page, impact: Impact) -> None:
    if not impact.groups:
        return
    write_title(page, "groups", "whether the epoch is bumped; members then step to it, partitions need not move")
    write_listing(
        page,
        impact.groups,
        lambda rows: [
            Column("group", [Span(printable(row.group), Tone.LEADER) for row in rows]),
            Column("type", [Span(row.type) for row in rows]),
            Column("at start", [_yes(row.on_start) for row in rows]),
            Column("at end", [_yes(row.on_finish) for row in rows]),
            Column("net", [_yes(row.net) for row in rows]),
            Column("bumps", [Span(_bumps(row)) for row in rows], right=True),
            Column("no such topic", [Span(printable(",".join(row.missing_topics)), Tone.WARNING) for row in rows]),
        ],
        noun="group",
        window=ROWS,
    )


def _yes(holds: bool) -> Span:
    return Span("yes", Tone.MOVING) if holds else Span("no", Tone.QUIET)


def _bumps(row: GroupImpact) -> str:
    if row.min_bumps is None:
        return NONE
    if row.max_bumps is None or row.max_bumps == row.min_bumps:
        return str(row.min_bumps)
    return f"{row.min_bumps} to {row.max_bumps}"


def _write_exposure(page: Page, impact: Impact) -> None:
    exposure = impact.exposure
    if exposure is None:
        return
    before, after = exposure.before, exposure.after
    rows = list(zip(REACHED, _reached(before), _reached(after), strict=True))
    sizes = {}
    if before.bytes and after.bytes:
        pairs = zip(_reached(before.bytes), _reached(after.bytes), strict=True)
        sizes = dict(zip(REACHED, pairs, strict=True))
    of = str(after.partitions) if before.partitions == after.partitions else f"{before.partitions}, {after.partitions}"
    write_title(page, "exposure", f"of {of} partitions, to {_named(exposure.brokers)}")
    write_listing(
        page,
        rows,
        lambda picked: [
            Column("partitions", [Span(name) for name, _, _ in picked]),
            Column("before", numbers(count for _, count, _ in picked), right=True),
            Column("", [Span("->", Tone.QUIET) for _ in picked]),
            Column("after", numbers(count for _, _, count in picked), right=True),
            Column("", [_difference(after - before) for _, before, after in picked], right=True),
            *_sizes_reached(page, [sizes.get(name) for name, _, _ in picked]),
        ],
        noun="row",
        window=ROWS,
    )


def _reached(reach: BrokersReach | BytesReach) -> tuple[int, int, int, int]:
    return reach.any_replica, reach.leader, reach.all_replicas, reach.below_min_isr


def _sizes_reached(page: Page, pairs: Sequence[tuple[int, int] | None]) -> list[Column]:
    if not all(pairs):
        return []
    return [
        _bytes_column(page, "size before", [pair[0] if pair else None for pair in pairs]),
        Column("", [Span("->", Tone.QUIET) for _ in pairs]),
        _bytes_column(page, "size after", [pair[1] if pair else None for pair in pairs]),
    ]


def _difference(count: int) -> Span:
    if not count:
        return Span("=", Tone.QUIET)
    return Span(f"{count:+d}", Tone.WARNING if count > 0 else Tone.GOOD)


def _write_violations(page: Page, impact: Impact) -> None:
    if impact.canary is None:
        return
    sides = (impact.canary.before, impact.canary.after)
    rows: list[tuple[PartitionAt, str, bool, bool]] = []
    for what, lists in (
        ("canary partition with a replica outside of the pod", [side.canary_outside for side in sides]),
        ("ordinary partition with a replica in the pod", [side.ordinary_inside for side in sides]),
    ):
        before, after = set(lists[0]), set(lists[1])
        places = sorted(before | after, key=lambda row: (row.topic, row.partition))
        rows += [(at, what, at in before, at in after) for at in places]
    if not rows:
        return
    write_title(page, "broken isolation")
    write_listing(
        page,
        rows,
        lambda picked: [
            Column("partition", [Span(_partition(at.topic, at.partition), Tone.LEADER) for at, *_ in picked]),
            Column("before", [_breaks(page, row[2]) for row in picked]),
            Column("", [Span("->", Tone.QUIET) for _ in picked]),
            Column("after", [_breaks(page, row[3]) for row in picked]),
            Column("", [Span(what) for _, what, _, _ in picked]),
        ],
        noun="partition",
        window=ROWS,
    )


def _breaks(page: Page, holds: bool) -> Span:
    tone = Tone.BAD if holds else Tone.GOOD
    return Span(f"{page.marks[tone]} {'broken' if holds else 'kept'}", tone)


def _partition(topic: str, partition: int) -> str:
    return f"{printable(topic)}-{partition}"


def _write_copies(page: Page, impact: Impact) -> None:
    copies = impact.moves.detail
    if not copies:
        return
    tiered = any(copy.bytes_last_tiered != copy.bytes_full_local for copy in copies)
    waiting = {(at.topic, at.partition, at.broker) for at in impact.bytes.retry_first}
    write_title(page, "copies", "the replicas that the plan adds")
    write_listing(
        page,
        copies,
        lambda rows: [
            Column("partition", told_once(page, [_partition(row.topic, row.partition) for row in rows], Tone.LEADER)),
            Column("to broker", numbers(row.to for row in rows), right=True),
            Column("", [Span("new rack" if row.new_rack else "", Tone.QUIET) for row in rows]),
            _copied_column(page, "copies", [row.bytes_full_local for row in rows]),
            _copied_column(page, "from last tiered", [row.bytes_last_tiered for row in rows])
            if tiered
            else Column("", [Span("") for _ in rows]),
            Column(
                "",
                [
                    Span("waits for its leader" if (row.topic, row.partition, row.to) in waiting else "", Tone.WARNING)
                    for row in rows
                ],
            ),
        ],
        noun="replica",
        window=ROWS,
    )


def _copied_column(page: Page, name: str, sizes: Sequence[int | None]) -> Column:
    cells = [Span(UNKNOWN_SIZE, Tone.QUIET) if size is None else Span(sized(page, size, bare=True)) for size in sizes]
    return Column(f"{name}, bytes" if page.plain else name, cells, right=True)


def _write_thin(page: Page, impact: Impact) -> None:
    thin = impact.bytes.thin_replicas
    if not thin:
        return
    write_title(page, "thin replicas", "they start later than their leader; reads before that go to remote storage")
    write_listing(
        page,
        thin,
        lambda rows: [
            Column("partition", told_once(page, [_partition(row.topic, row.partition) for row in rows], Tone.LEADER)),
            Column("broker", numbers(row.broker for row in rows), right=True),
            Column("local from offset", numbers(row.local_from for row in rows), right=True),
            Column("", [Span("preferred leader" if row.preferred_leader else "", Tone.WARNING) for row in rows]),
        ],
        noun="replica",
        window=ROWS,
    )


def _write_strays(page: Page, impact: Impact) -> None:
    left = impact.strays_left
    if not left:
        return
    write_title(page, "left as stray", "removed from brokers that are offline")
    write_listing(
        page,
        left,
        lambda rows: [
            Column("broker", told_once(page, [str(row.broker) for row in rows], Tone.LEADER), right=True),
            Column("replica", [Span(_partition(row.topic, row.partition)) for row in rows]),
            _copied_column(page, "size", [row.size for row in rows]),
        ],
        noun="replica",
        window=ROWS,
    )
    page.paragraph(RENAMED, Tone.WARNING)


def _write_hashes(page: Page, impact: Impact) -> None:
    hashes = impact.hashes
    if not hashes:
        return
    write_title(page, "topic hashes", "those that change; groups compare them (KIP-1101)")
    write_listing(
        page,
        hashes,
        lambda rows: [
            Column("topic", [Span(printable(row.topic), Tone.LEADER) for row in rows]),
            Column("before", [hash_cell(row.before) for row in rows], right=True),
            Column("during", [hash_cell(row.during) for row in rows], right=True),
            Column("after", [hash_cell(row.after) for row in rows], right=True),
            Column("", [Span(_as_before(row), Tone.QUIET) for row in rows]),
        ],
        noun="topic",
        window=ROWS,
    )


def _as_before(row: HashChange) -> str:
    return "as before" if row.after is not None and row.after == row.before else ""
