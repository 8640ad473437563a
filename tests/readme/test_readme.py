"""The README's examples are the files under examples/, they run, and they print what the README shows."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = {
    "rust": (
        ROOT / "examples/rust/src/main.rs",
        ["cargo", "run", "-q", "-p", "podstripe-example"],
    ),
    # Beside the packages that `make js` builds: there the example finds them by name, as a user's program does.
    "js": (ROOT / "examples/node/canary.mjs", ["node", "target/npm/canary.mjs"]),
    "python": (
        ROOT / "examples/python/canary.py",
        [sys.executable, "examples/python/canary.py"],
    ),
}


def block(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```$", README, re.M | re.S)
    assert found, f"README has no {language} block"
    return found.group(1)


@pytest.mark.parametrize("language", EXAMPLES)
def test_the_example_is_the_file_and_prints_what_readme_shows(language: str) -> None:
    file, command = EXAMPLES[language]
    assert block(language) == file.read_text(encoding="utf-8")
    if language == "js":
        shutil.copy(file, ROOT / "target/npm")
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout == block("text")


def test_readme_names_the_commands_that_the_makefile_has() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z-]+)", README):
        assert re.search(rf"^{target}:", makefile, re.M), f"make {target}"
