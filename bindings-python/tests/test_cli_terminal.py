"""`podstripe place` on a terminal: colours, marks, widths, and long topics."""

import fcntl
import json
import os
import pty
import re
import struct
import subprocess
import termios
from collections.abc import Mapping
from pathlib import Path

import pytest
from test_cli import CANARY, FLEET, FLEET_PODS, MAIN_JOB, command, environment

FLEET_JOB = (
    *("place", "--brokers", FLEET, "--pods", FLEET_PODS, "--topic", "orders", "--replication-factor", 3),
    *(*CANARY, "--seed", 42),
)
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def on_terminal(*arguments: object, columns: int = 80, changes: Mapping[str, str] | None = None, code: int = 0) -> str:
    """What the command writes to a terminal of some width."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    variables = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **(changes or {})}
    process = subprocess.Popen(
        command(arguments), stdin=its, stdout=its, stderr=its, env=environment(**variables), close_fds=True
    )
    os.close(its)
    written = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            # How Linux says that the other side has gone.
            break
        if not piece:
            break
        written += piece
    os.close(ours)
    assert process.wait(timeout=60) == code
    return written.decode().replace("\r\n", "\n")


def plain(text: str) -> str:
    return ESCAPE.sub("", text)


def test_colours_and_shapes() -> None:
    shown = on_terminal(*MAIN_JOB)
    assert "\x1b[35m" in shown
    assert "          9 ◆  6 canary  4 canary  5 canary\n" in plain(shown)
    assert "  ─────────    ────────  ──────────────────\n" in plain(shown)
    assert "◆ 2 of 20 partitions (10 %) of orders are confined to pod canary\n" in plain(shown)
    assert "  stable       1        6  ████████████████        18  ████████████████\n" in plain(shown)


def test_a_person_sees_pods_and_racks_where_they_change() -> None:
    shown = plain(on_terminal(*FLEET_JOB, "--partitions", 24))
    load = shown[shown.index("load of each broker") :]
    assert load.count("use1-az1  ") == 3
    assert load.count("  canary  use1") == 1


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_colours(name: str, value: str) -> None:
    shown = on_terminal(*MAIN_JOB, changes={name: value})
    assert "\x1b" not in shown
    assert "          9 ◆  6 canary" in shown


def test_a_terminal_that_has_only_ascii() -> None:
    shown = on_terminal(*MAIN_JOB, changes={"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"})
    assert shown.isascii()
    assert "          9 *  6 canary" in plain(shown)
    assert "  stable       1        6  ################" in plain(shown)


@pytest.mark.parametrize("columns", [40, 80, 140])
@pytest.mark.parametrize("factor", [1, 5])
def test_tables_stay_within_the_width(columns: int, factor: int) -> None:
    job = (*FLEET_JOB, "--partitions", 24, "--replication-factor", factor)
    shown = plain(on_terminal(*job, columns=columns))
    tables = [line for line in shown.splitlines() if line.startswith("  ") and "use1-" in line]
    # The load of a broker needs 53 columns here.
    assert max(map(len, tables)) <= max(columns, 53)
    assert shown[: shown.index("load of")].count("use1-") == 24 * factor


def test_warnings_are_wrapped_and_in_their_colour() -> None:
    shown = on_terminal(*FLEET_JOB, "--partitions", 24)
    warnings = shown[shown.index("warning PODLESS") - 5 :]
    assert warnings.startswith("\x1b[33m")
    assert max(map(len, plain(warnings).splitlines())) <= 80


class TestLongTopics:
    JOB = (*FLEET_JOB, "--partitions", 5000)

    def test_show_head_canary_partitions_and_tail(self) -> None:
        shown = plain(on_terminal(*self.JOB))
        ids = [int(id) for id in re.findall(r"^ +(\d+) [ ◆] ", shown[: shown.index("load of")], re.MULTILINE)]
        assert ids == [*range(10), 19, 29, 39, 49, 59, *range(4995, 5000)]
        assert shown.count("          ⋮\n") == 6
        assert "  4980 of 5000 partitions left out, 493 of them marked ◆: --all shows every one\n" in shown
        assert "◆ 500 of 5000 partitions (10 %) of orders are confined to pod canary\n" in shown

    def test_are_shown_whole_if_asked_for(self) -> None:
        shown = plain(on_terminal(*self.JOB, "--all"))
        assert len(re.findall(r"^ +\d+ [ ◆]  ", shown[: shown.index("load of")], re.MULTILINE)) == 5000
        assert "left out" not in shown


def test_many_brokers_are_summed_up_by_pod_and_rack(tmp_path: Path) -> None:
    brokers = tmp_path / "brokers.json"
    pods = {True: "canary", False: "stable"}
    brokers.write_text(json.dumps([{"id": id, "rack": f"r{id % 3}", "pod": pods[id % 10 == 0]} for id in range(90)]))
    job = ("place", "--brokers", brokers, "--topic", "t", "--partitions", 100, "--replication-factor", 3, *CANARY)
    shown, whole = plain(on_terminal(*job)), plain(on_terminal(*job, "--all"))
    assert "  pod     rack  brokers  leaders each  replicas each\n" in shown
    assert "  canary  r0          3  " in shown
    assert "  90 brokers by pod and rack: --all shows every broker\n" in shown
    assert "  canary  r0         0  " in whole
    assert "by pod and rack" not in whole


def test_names_cannot_drive_the_terminal(tmp_path: Path) -> None:
    brokers = tmp_path / "brokers.json"
    brokers.write_text('[{"id": 1, "rack": "\\u001b[2J\\nx", "pod": "\\u202efdp"}]')
    shown = on_terminal("place", "--brokers", brokers, "--topic", "t", "--partitions", 1, "--replication-factor", 1)
    assert r"\x1b[2J\nx" in shown and r"\u202efdp" in shown
    assert "\x1b[2J" not in shown
