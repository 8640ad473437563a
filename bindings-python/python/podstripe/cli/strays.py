"""`podstripe strays`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .. import find_strays
from .ending import FOUND, naming
from .inputs import check_standard_input, data_of, name_of, read_text
from .options import AsJson, Everything, RequiredCurrentFile
from .page import open_page, write_bytes
from .progress import working

LogDirsFile = Annotated[
    Path,
    typer.Option(
        "--log-dirs",
        metavar="FILE",
        help="What kafka-log-dirs --describe prints, or a JSON list of brokers and the logs on their disks.",
    ),
]
Incremental = Annotated[
    bool,
    typer.Option("--incremental", help="--current holds only some topics: one that it has not proves nothing."),
]
AllowEmpty = Annotated[
    bool,
    typer.Option("--allow-empty-metadata", help="Believe a --current without topics: then every log is stray."),
]


def strays(
    *,
    current: RequiredCurrentFile,
    log_dirs: LogDirsFile,
    incremental: Incremental = False,
    allow_empty_metadata: AllowEmpty = False,
    as_json: AsJson = False,
    everything: Everything = False,
) -> int:
    """Find replicas that are on disk and unknown to Kafka.

    Stray replicas keep their bytes, and nothing but an operator frees them (KIP-550). kafka-log-dirs does not show what
    a broker has already moved aside; a listing of the directories does. Nothing is touched. A FILE may be -, standard
    input.

    \b
    Examples:
      kafka-topics.sh --describe --bootstrap-server b:9092 > describe.txt
      kafka-log-dirs.sh --describe --bootstrap-server b:9092 \\
          | podstripe strays --current describe.txt --log-dirs -
    \b
    A listing, with the topic's id where partition.metadata has one:
      [{"broker": 3, "logDirs": [{"logDir": "/data", "logs": [
        {"dir": "orders-0", "size": 700, "topicId": "bxjS5OIkQJOH8Q7vbGtqxg"}]}]}]
    \b
    Exit codes: 0 no stray, 1 strays, 2 bad input.
    """
    check_standard_input(current, log_dirs)
    names = {"current": name_of(current), "logDirs": name_of(log_dirs)}
    with working(f"looking through {name_of(log_dirs)}"), naming(names):
        found = find_strays(
            read_text("--current", current),
            _logs(log_dirs),
            contains_all_replicas=False if incremental else None,
            allow_empty_metadata=True if allow_empty_metadata else None,
        )
    if as_json:
        from .remarks import say_remarks

        write_bytes(found.to_json())
        say_remarks((), found.notes)
    else:
        from .strays_report import report

        report(open_page(everything), found)
    return FOUND if found.strays else 0


def _logs(path: Path) -> Any:
    """A listing is JSON; what Kafka's tool prints starts with words."""
    text = read_text("--log-dirs", path)
    return data_of(text, name_of(path)) if text.lstrip().startswith(("[", "{")) else text
