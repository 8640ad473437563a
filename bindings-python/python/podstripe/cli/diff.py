"""`podstripe diff`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import diff as compare
from .ending import FOUND, naming
from .inputs import check_standard_input, name_of, read_text
from .options import AsJson, Everything, Half
from .page import BLANK, open_page, write_bytes
from .progress import working

Before = Annotated[Path, typer.Argument(help="An assignment.", show_default=False)]
After = Annotated[Path, typer.Argument(help="Another one, or a plan.", show_default=False)]


def diff(
    before: Before, after: After, *, half: Half = None, as_json: AsJson = False, everything: Everything = False
) -> int:
    """Compare two assignments, or an assignment and a plan.

    A line for each partition that differs, with the reason; then what each broker carries before and after. Both sides
    may be any text that shows replicas: describe, plans, --generate, kcat. One of them may be -, standard input; --half
    is about AFTER.

    \b
    Examples:
      podstripe diff describe.txt plan.json
      podstripe diff describe.txt generate.txt --half proposed
      podstripe generate ... --reassignment-json | podstripe diff describe.txt -
    \b
    Exit codes: 0 no difference, 1 differences, 2 bad input.
    """
    check_standard_input(before, after)
    with (
        working(f"comparing {name_of(before)} and {name_of(after)}"),
        naming({"before": name_of(before), "after": name_of(after)}),
    ):
        found = compare(read_text("", before), read_text("", after), half=half)
    if as_json:
        from .remarks import say_remarks

        write_bytes(found.to_json())
        say_remarks((), found.notes)
    else:
        from .changes import summary_line, write_broker_changes, write_changes
        from .remarks import write_remarks

        page = open_page(everything)
        page.paragraph(summary_line(found.summary))
        if found.partitions:
            page.lines([BLANK])
            write_changes(page, found.partitions)
            write_broker_changes(page, found)
        if found.notes:
            page.lines([BLANK])
        write_remarks(page, (), found.notes)
    return FOUND if found.partitions else 0
