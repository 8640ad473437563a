"""`podstripe convert`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import convert as convert_text
from .ending import naming
from .formats import Readable, Writable
from .inputs import name_of, read_text
from .options import Half
from .page import write_bytes
from .progress import working

File = Annotated[Path, typer.Argument(help="The text, or - for standard input.", show_default=False)]
To = Annotated[Writable, typer.Option("--to", metavar="FORMAT", help="What to write.")]
From = Annotated[
    Readable | None,
    typer.Option("--from", metavar="FORMAT", help="What the text is, where it does not say so itself."),
]
Topic = Annotated[
    str | None,
    typer.Option("--topic", metavar="NAME", help="The topic, where one of the two formats holds one alone."),
]


def convert(file: File, *, to: To, from_: From = None, half: Half = None, topic: Topic = None) -> None:
    """Write a text of one of Kafka's tools as another.

    Nothing but the new text is on standard output, so that it can be piped.

    \b
    Examples:
      podstripe convert generate.txt --half current --to reassignment \\
          > rollback.json
      podstripe convert describe.txt --to replica-assignment --topic orders
      kcat -L -J -b b:9092 | podstripe convert - --to describe
    \b
    Names for --to: brokers, describe, state, reassignment, generate,
    topics-to-move, broker-list, replica-assignment, log-dirs, broker-sets,
    proposals, topicctl, kcl, rpk, kafkactl.
    Names for --from: see podstripe show --help.
    """
    with working(f"reading {name_of(file)}"), naming({"text": name_of(file), "to": "--to", "topic": "--topic"}):
        text = convert_text(read_text("", file), to, format=from_, half=half, topic=topic)
    write_bytes(text)
