"""The types that are shipped: an example passes `mypy --strict`, a wrong one does not, and the stubs are the truth."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

GOOD = """
import podstripe
from podstripe import Broker, Canary, Topic

placed: podstripe.Placement = podstripe.place(
    [Broker(1, "a", "stable"), {"id": 2, "rack": None}],
    [Topic("orders", 20, 3)],
    canary=Canary("canary", 10),
)
rows: list[list[int]] = placed.topics["orders"].replicas
view = memoryview(placed.topics["orders"].flat)
seed: int | None = placed.seed
reach: podstripe.Radius | None = podstripe.blast_radius([], broker_ids=[1]).radius
healthy: bool = podstripe.audit([Broker(1)], "").health.offline == 0
fits: list[bool] = [row.fits for row in podstripe.preflight([Broker(1)], canary=Canary("a", 2)).replication_factors]
hash: int = podstripe.group_hash({"orders": 1})
bytes_to_copy: int | None = podstripe.impact([Broker(1)], "", "").bytes.full_local
reasons: list[str] = [row.why for row in podstripe.explain([Broker(1)], []).topics[0].partitions[0].replicas]
try:
    podstripe.read_brokers("")
except podstripe.ParseError as error:
    line: int = error.numbers["line"]
"""


def mypy(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", *arguments], cwd=cwd, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        (GOOD, None),
        ("import podstripe\npodstripe.place([], [], sead=1)\n", 'Unexpected keyword argument "sead"'),
        ("from podstripe import Topic\nTopic(1, 2, 3)\n", 'incompatible type "int"; expected "str"'),
        ('import podstripe\npodstripe.place([], [], algorithm="stripe")\n', "incompatible type"),
    ],
)
def test_mypy_strict(program: str, fault: str | None, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(program)
    ran = mypy("mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "program.py", cwd=tmp_path)
    if fault is None:
        assert ran.returncode == 0, ran.stdout
    else:
        assert ran.returncode == 1 and fault in ran.stdout, ran.stdout


def test_the_stubs_agree_with_the_compiled_module(tmp_path: Path) -> None:
    # Before Python 3.12 the buffer protocol has no method that could be looked up; test_buffer.py holds it instead.
    allowed = tmp_path / "allowed.txt"
    allowed.write_text("podstripe._native.Replicas.__buffer__\n")
    flags = ("--allowlist", str(allowed), "--ignore-unused-allowlist")
    ran = mypy("mypy.stubtest", "podstripe._native", *flags, cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
