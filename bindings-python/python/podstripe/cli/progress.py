"""What a person sees while nothing is on the screen yet: that the command is at work, and on what."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from .page import printable

PATIENCE = 0.7
"""Seconds without a word. Most calls take less."""

TICK = 0.5


@contextmanager
def working(what: str) -> Iterator[None]:
    """Say on a terminal's standard error what is being done, once it takes longer than a moment."""
    out = sys.stderr
    if out is None or not out.isatty():
        yield
        return
    done = threading.Event()
    teller = threading.Thread(target=_tell, args=(out, printable(what)[:60], done), daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()


def _tell(out: TextIO, what: str, done: threading.Event) -> None:
    """A line that is overwritten, and wiped at the end. No escapes: every terminal has a carriage return."""
    start = time.monotonic()
    wait, line = PATIENCE, ""
    while not done.wait(wait):
        line = f"podstripe: {what} ({time.monotonic() - start:.0f} s)"
        out.write(f"\r{line}")
        out.flush()
        wait = TICK
    if line:
        out.write("\r" + " " * len(line) + "\r")
        out.flush()
