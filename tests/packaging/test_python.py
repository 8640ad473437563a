"""The packages as a user gets them: the wheel, and a wheel built from the source archive, in empty environments."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

DIST = Path(__file__).parents[2] / "dist"
PROGRAM = """
import podstripe, importlib.resources
brokers = [podstripe.Broker(id, None, "stable" if id <= 3 else "canary") for id in range(1, 7)]
placed = podstripe.place(brokers, [podstripe.Topic("orders", 20, 3)], canary=podstripe.Canary("canary", 10), seed=42)
assert placed.topics["orders"].replicas[19] == [6, 4, 5]
files = importlib.resources.files("podstripe")
assert files.joinpath("py.typed").is_file() and files.joinpath("_native.pyi").is_file()
print(podstripe.__file__)
"""


def only(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"make packages leaves one {pattern} in dist, not {found}"
    return found[0]


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, env=environment)


def install(wheel: Path, folder: Path) -> Path:
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv/bin/python"
    installed = run(python, "-m", "pip", "install", "-q", "--no-index", "--no-deps", wheel, cwd=folder)
    assert installed.returncode == 0, installed.stderr
    return python


def check(python: Path, folder: Path) -> None:
    ran = run(python, "-c", PROGRAM, cwd=folder)
    assert ran.returncode == 0, ran.stderr
    assert str(folder) in ran.stdout, "the installed package ran, not the tree's"
    # Without its two packages the command says how to get them.
    command = run(python.with_name("podstripe"), "place", cwd=folder)
    assert command.returncode == 2 and command.stderr.count("\n") == 1 and "podstripe[cli]" in command.stderr


def test_the_wheel(tmp_path: Path) -> None:
    check(install(only("*.whl"), tmp_path), tmp_path)


def test_a_wheel_built_from_the_source_archive(tmp_path: Path) -> None:
    archive = only("podstripe-*.tar.gz")
    with tarfile.open(archive) as files:
        files.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    built = run(
        *(sys.executable, "-m", "maturin", "build", "-q", "--offline", "-o", tmp_path / "wheels"),
        cwd=source,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    check(install(wheel, tmp_path), tmp_path)


def test_the_source_archive_says_that_it_needs_rust(tmp_path: Path) -> None:
    # Only the build backend is on the path; left alone, it would bring a Rust of its own for the time of the build.
    here = Path(sys.executable).parent
    environment = {"PATH": str(here), "HOME": str(tmp_path), "MATURIN_NO_INSTALL_RUST": "1"}
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(tmp_path / "target")]
    command = [sys.executable, "-m", "pip", "install", *offline, str(only("podstripe-*.tar.gz"))]
    failed = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert failed.returncode != 0
    assert "This package requires Rust and Cargo" in failed.stdout + failed.stderr


@pytest.mark.parametrize("name", ["podstripe/py.typed", "podstripe/_native.pyi", "podstripe/cli/app.py"])
def test_the_wheel_carries_its_types_and_command(name: str) -> None:
    with zipfile.ZipFile(only("*.whl")) as wheel:
        assert name in wheel.namelist()
