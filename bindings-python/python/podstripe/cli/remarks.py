"""Warnings about a placement and notes about a reading. The sentences are the core's."""

from __future__ import annotations

from collections.abc import Iterable

from .. import Note, Warning
from .page import Page, Tone, say


def write_remarks(page: Page, warnings: Iterable[Warning], notes: Iterable[Note]) -> None:
    """At the end of a report, where a person looks."""
    for warning in warnings:
        page.paragraph(f"warning {warning.code}: {warning.message}", Tone.WARNING)
    for note in notes:
        page.paragraph(f"note {note.code}: {note.message}", Tone.QUIET)


def say_remarks(warnings: Iterable[Warning], notes: Iterable[Note]) -> None:
    """On standard error, because standard output is for a machine."""
    for warning in warnings:
        say(f"warning {warning.code}: {warning.message}")
    for note in notes:
        say(f"note {note.code}: {note.message}")
