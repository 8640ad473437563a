"""The `podstripe` command as a process of its own: what it is called with, what it writes, how it ends.

The other `test_cli_*` files take their helpers from here.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import pytest

DATA = Path(__file__).parents[2] / "examples" / "data"
KIP = DATA / "kip-1095" / "brokers.json"
FLEET = DATA / "fleet-30" / "list-endpoints.txt"
FLEET_PODS = DATA / "fleet-30" / "pods.json"
KAFKA = DATA / "kafka-4.4"

CANARY = ("--canary-name", "canary", "--canary-interval", 10)
MAIN_JOB = (
    *("place", "--brokers", KIP, "--topic", "orders", "--partitions", 20, "--replication-factor", 3),
    *(*CANARY, "--seed", 42),
)
"""The example of KIP-1095."""

UNSET = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")


def environment(**changes: str) -> dict[str, str]:
    """This process's environment without what changes how output looks."""
    return {name: value for name, value in os.environ.items() if name not in UNSET} | changes


@dataclass(frozen=True)
class Ended:
    """How a run of the command ended."""

    code: int
    out: str
    err: str


def podstripe(*arguments: object, stdin: bytes | str = "", **changes: str) -> Ended:
    """Run the command with its output in pipes."""
    ended = subprocess.run(
        command(arguments),
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        env=environment(**changes),
        timeout=60,
    )
    return Ended(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def command(arguments: Sequence[object]) -> list[str]:
    """The command line."""
    return [sys.executable, "-m", "podstripe", *map(str, arguments)]


def test_version() -> None:
    assert podstripe("--version") == Ended(0, f"podstripe {version('podstripe')}\n", "")


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_names_the_commands(arguments: tuple[str, ...]) -> None:
    ended = podstripe(*arguments)
    assert (ended.code, ended.err) == (0, "")
    for name in (
        "place",
        "generate",
        "show",
        "convert",
        "diff",
        "validate",
        "explain",
        "impact",
        "strays",
        "topic-hash",
    ):
        assert f"\n  {name} " in ended.out
    assert "..." not in ended.out.split("Commands:")[1]
    assert "--install-completion" in ended.out


def test_help_of_place_has_examples_that_fit_a_terminal() -> None:
    ended = podstripe("place", "--help")
    assert ended.code == 0
    assert "Examples:\n" in ended.out
    assert all(len(line) <= 80 for line in ended.out.splitlines())
    for option in ("--brokers", "--racks", "--pods", "--canary-interval", "--reassignment-json", "--all"):
        assert f"  {option} " in ended.out


@pytest.mark.parametrize(
    "name", ["generate", "show", "convert", "diff", "validate", "explain", "impact", "strays", "topic-hash"]
)
def test_help_fits_a_terminal(name: str) -> None:
    ended = podstripe(name, "--help")
    assert ended.code == 0
    assert "Examples:\n" in ended.out
    assert all(len(line) <= 80 for line in ended.out.splitlines())


def test_the_installed_command_is_the_module() -> None:
    script = Path(sys.executable).with_name("podstripe")
    arguments = [str(argument) for argument in MAIN_JOB]
    ended = subprocess.run([script, *arguments], capture_output=True, text=True, env=environment(), timeout=60)
    assert ended.stdout == podstripe(*MAIN_JOB).out


def test_completion_offers_options() -> None:
    ended = podstripe(_PODSTRIPE_COMPLETE="complete_bash", COMP_WORDS="podstripe place --canary", COMP_CWORD="2")
    assert ended.out.split() == ["--canary-name", "--canary-interval"]


def test_the_library_loads_without_the_command_s_packages() -> None:
    blocked = "import sys; sys.modules.update(typer=None, rich=None); import podstripe; podstripe.Broker(1)"
    assert subprocess.run([sys.executable, "-c", blocked], timeout=60).returncode == 0


@pytest.mark.parametrize("missing", ["typer", "rich"])
def test_without_its_packages_the_command_says_what_to_install(missing: str) -> None:
    blocked = f"import sys; sys.modules[{missing!r}] = None; from podstripe.__main__ import main; sys.exit(main())"
    ended = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (f"podstripe: the command needs the package {missing}: pip install 'podstripe[cli]'\n")
