"""The table of docs/spread.md is what the published package gives, and says what it should."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROMISED = {"no racks", "3 racks"}


def rows(text: str) -> dict[tuple[str, str, str], list[int]]:
    table = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {(racks, pod, spread): [int(cell) for cell in cells] for racks, pod, spread, *cells in table[1:]}


def test_the_document_is_what_the_example_writes(root: Path) -> None:
    example = root / "examples/python/spread_table.py"
    written = subprocess.run([sys.executable, example], check=True, capture_output=True, text=True, timeout=120)
    assert written.stdout == (root / "docs/spread.md").read_text(encoding="utf-8")


def test_grouped_keeps_leaders_within_one_and_kafkas_own_spread_does_not(root: Path) -> None:
    table = rows((root / "docs/spread.md").read_text(encoding="utf-8"))
    assert len(table) == 12
    for (racks, pod, spread), (_, _, median, worst, *_) in table.items():
        if racks in PROMISED:
            assert worst <= 1 if spread == "grouped" else median > 8, (racks, pod, spread)
    assert table["no racks", "stable", "grouped"][:4] == [30, 30, 0, 0]
    assert table["3 racks", "canary", "grouped"][:4] == [16, 17, 1, 1]
