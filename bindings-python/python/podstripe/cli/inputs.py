"""Files and standard input, as text."""

from __future__ import annotations

import codecs
import json
import sys
from pathlib import Path
from typing import Any, BinaryIO

from .. import BrokersText, read_brokers
from .._native import MAX_TEXT_BYTES
from .ending import CommandError

STANDARD_INPUT = Path("-")

MOST_BYTES = MAX_TEXT_BYTES + 1
"""One more than the core reads of any text: enough for the core to see that a text is too long, and to say so."""


def read_cluster(brokers: Path, racks: Path | None, pods: Path | None) -> BrokersText:
    """The brokers that the files describe."""
    check_standard_input(brokers, racks, pods)
    return read_brokers(
        read_text("--brokers", brokers),
        racks=None if racks is None else read_text("--racks", racks),
        pods=None if pods is None else read_text("--pods", pods),
    )


def check_standard_input(*paths: Path | None) -> None:
    """Standard input can be read once."""
    if paths.count(STANDARD_INPUT) > 1:
        raise CommandError("standard input (-) can be only one of the files")


def name_of(path: Path) -> str:
    """What a sentence calls a file."""
    return "standard input" if path == STANDARD_INPUT else str(path)


def read_text(option: str, path: Path) -> str:
    """The text of the file that an option names, or an argument, which has no name."""
    try:
        if path == STANDARD_INPUT:
            if sys.stdin is None:
                raise CommandError(f"{option}: standard input is closed" if option else "standard input is closed")
            return _decoded(f"{option} (standard input)" if option else "standard input", _read(sys.stdin.buffer))
        with path.open("rb") as file:
            return _decoded(f"{option} {path}".strip(), _read(file))
    except OSError as error:
        raise CommandError(f"{option} {path}: {error.strerror}".strip()) from error


def read_json(option: str, path: Path) -> Any:
    """The data of the JSON file that an option names. What is wrong in it, the core says."""
    return data_of(read_text(option, path), name_of(path))


def data_of(text: str, name: str) -> Any:
    """JSON as data; a name that an object has twice is refused, not the last one taken."""
    try:
        return json.loads(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}"), object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise CommandError(f"{name}: line {error.lineno}: not JSON: {error.msg} (column {error.colno})") from error
    except RecursionError as error:
        raise CommandError(f"{name}: lists and objects are nested too deep") from error
    except ValueError as error:
        raise CommandError(f"{name}: {error}") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"an object has {twice!r} twice")
    return found


def _read(file: BinaryIO) -> bytes:
    # By size, not by `stat`: pipes and process substitutions are files as well.
    return file.read(MOST_BYTES)


def _decoded(source: str, data: bytes) -> str:
    if len(data) == MOST_BYTES:
        # The cut may have gone through a character. The core refuses the text for its length, whatever is in it.
        return data.decode("latin-1")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
            # What PowerShell makes of `kafka-cluster ... > file`.
            raise CommandError(f"{source}: this is UTF-16 text; expected UTF-8") from error
        raise CommandError(f"{source}: not UTF-8 text (byte {error.start + 1})") from error
