"""The examples of docs/commands.md run, and print what it shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs/commands.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```sh\n(.*?)^```\n\n```text\n(.*?)^```$", DOC, re.M | re.S)
COMMANDS = (
    *("generate", "show", "convert", "diff", "validate"),
    *("audit", "preflight", "blast-radius"),
    *("explain", "impact", "strays", "topic-hash"),
)


def test_every_shell_block_has_its_output() -> None:
    assert len(EXAMPLES) == DOC.count("```sh\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(command: str) -> None:
    assert f"\n## {command}\n" in DOC
    assert any(f"podstripe {command} " in line for line, _ in EXAMPLES)


@pytest.mark.parametrize(("line", "shown"), EXAMPLES, ids=[line.split("\n")[0] for line, _ in EXAMPLES])
def test_the_example_prints_what_is_shown(line: str, shown: str) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path}
    ran = subprocess.run(["bash", "-c", line], cwd=ROOT, capture_output=True, text=True, env=environment, timeout=60)
    assert ran.stdout == shown
    # 1 is what `diff`, `strays` and the commands with a verdict say of what they found.
    found = "findings:" in shown or re.match(r"\d+ stray replica", shown) is not None
    assert ran.returncode == (1 if "podstripe diff" in line and "| cut" not in line else int(found))
