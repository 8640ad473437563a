"""`podstripe show`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import parse
from .ending import naming
from .formats import Readable
from .inputs import name_of, read_text
from .options import AsJson, Everything, Half
from .page import open_page, write_bytes
from .progress import working

File = Annotated[Path, typer.Argument(help="The text, or - for standard input.", show_default=False)]
Kind = Annotated[
    Readable | None,
    typer.Option("--format", metavar="FORMAT", help="What the text is, where it does not say so itself."),
]


def show(
    file: File,
    *,
    format: Kind = None,
    half: Half = None,
    as_json: AsJson = False,
    everything: Everything = False,
) -> None:
    """Show any text of Kafka's tools as a table.

    Topics as they stand, with what is offline, under min ISR or moving; plans; brokers; sizes of log directories.

    \b
    Examples:
      kafka-topics.sh --describe --bootstrap-server b:9092 | podstripe show -
      podstripe show log-dirs.txt
      podstripe show generate.txt --half proposed
      podstripe show describe.txt --json | jq .topics
    \b
    It reads kafka-topics --describe; kafka-reassign-partitions --generate,
    --execute and --list, its plans and its files; kafka-cluster list-endpoints;
    kafka-log-dirs; kcat -L with and without -J; brokers and topics as JSON;
    Cruise Control's brokerSets.json and proposals; topicctl.
    Names for --format: brokers, list-endpoints, kcat, kcat-json, describe, state,
    list, reassignment, generate, execute, topics-to-move, broker-list,
    replica-assignment, log-dirs, broker-sets, proposals, topicctl-partitions,
    topicctl.
    """
    with working(f"reading {name_of(file)}"), naming({"text": name_of(file)}):
        document = parse(read_text("", file), format=format, half=half)
    if as_json:
        from .remarks import say_remarks

        write_bytes(document.to_json())
        say_remarks((), document.notes)
    else:
        from .contents import write_document

        write_document(open_page(everything), document)
