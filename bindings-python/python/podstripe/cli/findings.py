"""What a check found, the worst first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .. import Audit, Finding, Preflight, Validation
from .grid import Column, counted
from .listing import write_listing
from .page import Page, Span, Tone, printable
from .window import Window

WINDOW = Window(whole=50, head=30, notable=0, tail=5)

TONES = {"error": Tone.BAD, "warning": Tone.WARNING, "info": Tone.QUIET}


def verdict_line(judged: Validation | Audit | Preflight) -> Span:
    """The verdict, and how much was found of what."""
    said = ", ".join(
        f"{count} info" if severity == "info" else counted(severity, count)
        for severity, count in judged.counts.items()
        if count
    )
    tone = next((TONES[name] for name in TONES if judged.counts.get(name)), Tone.GOOD)
    tone = Tone.GOOD if judged.verdict == "fine" else tone
    return Span(f"{judged.verdict}: {said}" if said else judged.verdict, tone)


def write_findings(page: Page, findings: Sequence[Finding]) -> None:
    """Write a row for each finding."""
    order = list(TONES)
    ranked = sorted(findings, key=lambda finding: order.index(finding.severity))
    hidden = write_listing(
        page,
        ranked,
        lambda rows: [
            Column("severity", [Span(f"{page.marks[_tone(row)]} {row.severity}", _tone(row)) for row in rows]),
            Column("code", [Span(row.code, _tone(row)) for row in rows]),
        ],
        noun="finding",
        window=WINDOW,
        sentence=lambda row: Span(printable(row.message)),
        about="finding",
    )
    if hidden:
        codes = Counter(finding.code for finding in findings)
        page.paragraph("  all: " + ", ".join(f"{count} {code}" for code, count in codes.most_common()), Tone.QUIET)


def _tone(finding: Finding) -> Tone:
    return TONES[finding.severity]
