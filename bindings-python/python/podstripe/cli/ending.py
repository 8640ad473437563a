"""How the command ends.

| | exit code | standard error |
|---|---|---|
| done | 0 | warnings, if standard output carries a machine's format |
| done, and what was asked about was found: differences, faults of a plan, strays | 1 | the same |
| bad input: options, files, what the core refuses | 2 | one line |
| standard output cannot be written | 74 | one line |
| Ctrl-C | 130 | nothing |
| the reader of the pipe has gone | 141 | nothing |
| a bug | 70 | one line |

130 and 141 are how a shell shows the signals that end the process; where there are none, they are returned.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .. import InternalError, PlacementError
from .page import say

if TYPE_CHECKING:
    import typer

FOUND = 1
BAD_INPUT = 2
BUG = 70
CANNOT_WRITE = 74
INTERRUPTED = 130
PIPE_GONE = 141

OPTIONS = {
    "topics[].name": "--topic",
    "topics[].partitions": "--partitions",
    "topics[].totalPartitions": "--total-partitions",
    "topics[].startPartition": "--start-partition",
    "topics[].replicationFactor": "--replication-factor",
    "canary.pod": "--canary-name",
    "canary.interval": "--canary-interval",
    "half": "--half",
    "topicsToMove": "--topics-to-move-json-file",
    "brokerList": "--broker-list",
    "replicationFactor": "--replication-factor",
    "logDirs": "--log-dirs",
    "minInsyncReplicas": "--min-insync-replicas",
    "pod": "--pod",
    "rack": "--rack",
    "brokerIds": "--broker-list",
    "whatIf.intervals[]": "--intervals",
    "whatIf.podSizes[]": "--pod-sizes",
    "replicationFactors[]": "--replication-factor",
    "logs": "--logs",
    "groups": "--groups",
    "throttle": "--throttle",
    "exposedBrokers": "--exposed-broker-list",
    "resonance.seeds": "--resonance",
}
"""Which option gave a field of the request, where it is called otherwise."""

CURES = {
    "EMPTY_METADATA": "--allow-empty-metadata takes it at its word",
    "RACKS_UNKNOWN": "--racks FILE gives them, --disable-rack-aware waives them",
}
"""Which options help with an error."""


class CommandError(Exception):
    """Something that only the command can find wrong: a file that cannot be read, options that exclude each other."""


def run(app: typer.Typer) -> int:
    """Run the application on the process's arguments; the result is the exit code."""
    if sys.stdout is None:
        say("standard output is closed")
        return CANNOT_WRITE
    try:
        code = app(prog_name="podstripe", standalone_mode=False)
        sys.stdout.flush()
        return code or 0
    except PlacementError as error:
        hint = _hint(error)
        say(f"{error} ({hint})" if hint else str(error))
        return BUG if isinstance(error, InternalError) else BAD_INPUT
    except CommandError as error:
        say(str(error))
        return BAD_INPUT
    except BrokenPipeError:
        _drop_output()
        return PIPE_GONE
    except OSError as error:
        _drop_output()
        say(f"standard output: {error.strerror}")
        return CANNOT_WRITE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        return _other(error)


@contextmanager
def naming(names: Mapping[str, str]) -> Iterator[None]:
    """Let the core's sentences name what the person gave, a file say, in place of a field of the request."""
    try:
        yield
    except InternalError:
        raise
    except PlacementError as error:
        field = error.field or ""
        root = re.split(r"[.\[]", field, maxsplit=1)[0]
        topic = f"topic {error.topic}: " if error.topic else ""
        sentence = str(error).removeprefix(topic)
        if root not in names or not sentence.startswith(f"{field}:"):
            raise
        within = field[len(root) :].lstrip(".")
        sentence = topic + sentence[len(field) + 1 :].lstrip()
        hint = " (--half)" if root != "before" and "name one, as half" in sentence else ""
        raise CommandError(": ".join(filter(None, (names[root], within, sentence))) + hint) from error


def _hint(error: PlacementError) -> str | None:
    """What the command can add to the core's sentence: its own options."""
    field = error.field or ""
    if not str(error).startswith(f"{field}:"):
        # A sentence of Kafka's, which names no field.
        return None
    return CURES.get(error.code) or OPTIONS.get(re.sub(r"\[\d+\]", "[]", field))


def _other(error: Exception) -> int:
    """What typer found wrong with the options, or a bug.

    Typer's exceptions are click's in some releases and its own in others; what they share is `format_message`.
    """
    from typer import Abort

    if isinstance(error, Abort):
        return INTERRUPTED
    message = getattr(error, "format_message", None)
    if message is None:
        say(f"a bug in podstripe, please report it: {type(error).__name__}: {error}")
        return BUG
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "podstripe"
    text = " ".join(message().split()).rstrip(".")
    say(f"{text}; see {command} --help")
    return BAD_INPUT


def _drop_output() -> None:
    """Keep the interpreter from writing, at its end, what could not be written now."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
