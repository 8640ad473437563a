"""What `podstripe generate` shows a person."""

from __future__ import annotations

from collections.abc import Sequence

from .. import Broker, Diff, Generated, Note
from .changes import summary_line, write_broker_changes, write_changes
from .grid import counted
from .page import BLANK, Page, Span, Tone
from .remarks import write_remarks
from .roster import cluster_line


def report(page: Page, brokers: Sequence[Broker], generated: Generated, changes: Diff, notes: Sequence[Note]) -> None:
    """What the plan would change, what brokers carry before and after, the remarks, and how to get the plan."""
    page.paragraph(cluster_line(brokers))
    topics = {partition.topic for partition in generated.proposed.partitions}
    size = f"{counted('topic', len(topics))}, {counted('partition', len(generated.proposed.partitions))}"
    page.lines([BLANK, (Span("the plan", Tone.TITLE), Span(f": {size}"))])
    page.paragraph(summary_line(changes.summary))
    if changes.partitions:
        page.lines([BLANK])
        write_changes(page, changes.partitions)
    write_broker_changes(page, changes, brokers)
    page.lines([BLANK])
    write_remarks(page, generated.warnings, notes)
    page.paragraph(f"seed {generated.seed}: the same seed gives the same plan")
    page.paragraph(
        f"to get the plan, add --seed {generated.seed} --reassignment-json > plan.json; to get it with the current "
        f"assignment for a rollback, --seed {generated.seed} --text > generate.txt"
    )
