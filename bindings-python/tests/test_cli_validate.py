"""`podstripe validate`: a plan held against a cluster."""

import json
from pathlib import Path

import pytest
from test_cli import CANARY, KAFKA, KIP, podstripe
from test_cli_errors import assert_one_line
from test_cli_terminal import on_terminal, plain

import podstripe as library

DESCRIBE, GENERATE, BROKERS = KAFKA / "describe.txt", KAFKA / "generate.txt", KAFKA / "list-endpoints.txt"


def plan(*replicas: list[int]) -> str:
    rows = [{"topic": "t", "partition": at, "replicas": brokers} for at, brokers in enumerate(replicas)]
    return json.dumps({"version": 1, "partitions": rows})


BAD_PLAN_SHOWN = """\
findings: 2 errors

  severity  code               finding
  x error   DUPLICATE_REPLICA  t-0: broker 1 stands more than once in the replica list
  x error   UNKNOWN_BROKER     t-1: broker 99 is not registered; a new replica there would never catch up

load of each broker, of the plan alone
"""


def test_faults() -> None:
    ended = podstripe("validate", "-", "--brokers", BROKERS, "--disable-rack-aware", stdin=plan([1, 1], [2, 99]))
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.startswith(BAD_PLAN_SHOWN)
    assert ended.out.endswith("  -         99        0         1\n")


def test_a_plan_that_is_fine() -> None:
    ended = podstripe("validate", GENERATE, "--half", "proposed", "--brokers", BROKERS, "--current", DESCRIBE)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("fine\n")


def test_infos_alone_are_fine() -> None:
    text = '{"version": 1, "partitions": [{"topic": "orders", "partition": 0, "replicas": [4, 5, 0]}, '
    text += '{"topic": "orders", "partition": 1, "replicas": [2, 3, 4]}]}'
    ended = podstripe("validate", "-", "--current", DESCRIBE, stdin=text)
    assert (ended.code, ended.out.splitlines()[0]) == (0, "fine: 1 info")
    assert ". info    NO_OP  orders-0: has these replicas already" in ended.out


def test_warnings_are_findings() -> None:
    ended = podstripe("validate", KAFKA / "execute.txt", "--current", DESCRIBE)
    assert ended.code == 1
    assert ended.out.startswith("findings: 1 warning, 10 info\n")
    rows = ended.out.splitlines()
    # The worst first.
    assert rows[3].startswith("  ! warning  PLAN_CHANGES_NOTHING  ") and rows[4].startswith("  . info     NO_OP ")


def test_the_canary_rule() -> None:
    text = plan(*[[1, 2, 3]] * 9, [4, 5, 6])
    assert podstripe("validate", "-", "--brokers", KIP, *CANARY, stdin=text).out.count("ISOLATION_BROKEN") == 0
    text = plan(*[[1, 2, 3]] * 8, [1, 2, 4], [3, 5, 6])
    ended = podstripe("validate", "-", "--brokers", KIP, *CANARY, stdin=text)
    assert ended.code == 1 and ended.out.count("x error    ISOLATION_BROKEN") == 2


def test_racks_and_pods_as_maps(tmp_path: Path) -> None:
    racks = tmp_path / "racks.json"
    racks.write_text('{"a": [0, 1], "b": [2, 3], "c": [4, 5]}')
    job = ("validate", "-", "--brokers", KAFKA / "kcat.json", "--racks", racks)
    assert "RACKS_NARROW" in podstripe(*job, stdin=plan([0, 1], [2, 4])).out
    assert "RACKS_NARROW" not in podstripe(*job, "--disable-rack-aware", stdin=plan([0, 1], [2, 4])).out


def test_json_is_the_library_s() -> None:
    ended = podstripe("validate", "-", "--brokers", BROKERS, "--json", stdin=plan([1, 1]))
    brokers = library.read_brokers(BROKERS.read_text()).brokers
    assert (ended.code, ended.out) == (1, library.validate(plan([1, 1]), brokers=brokers).to_json() + "\n")


class TestOnATerminal:
    JOB = ("validate", KAFKA / "execute-running.txt", "--brokers", KAFKA / "list-endpoints-fenced.txt")

    def test_severities_have_a_colour_and_a_shape(self) -> None:
        shown = on_terminal(*self.JOB, code=1)
        assert "\x1b[1;31m✖ error" in shown
        assert "\x1b[32mfine" in on_terminal("validate", GENERATE, "--half", "proposed")

    @pytest.mark.parametrize("columns", [80, 120])
    def test_a_long_finding_goes_on_below_itself(self, columns: int) -> None:
        rows = plain(on_terminal(*self.JOB, columns=columns, code=1)).splitlines()
        assert max(map(len, rows)) <= columns
        continued = [row for row in rows if row.startswith(" " * 32) and row.strip()]
        assert bool(continued) == (columns == 80)

    def test_many_findings_are_counted_by_code(self, tmp_path: Path) -> None:
        text = tmp_path / "plan.json"
        text.write_text(plan(*[[id % 6, 9] for id in range(200)]))
        shown = plain(on_terminal("validate", text, "--brokers", BROKERS, code=1))
        assert "findings left out: --all shows every one\n" in shown
        assert "200 UNKNOWN_BROKER" in shown
        assert "left out" not in plain(on_terminal("validate", text, "--brokers", BROKERS, "--all", code=1))


BAD = {
    "no plan": ((), "Missing argument 'plan'"),
    "standard input twice": (("-", "--current", "-"), "standard input (-) can be only one of the files"),
    "no half": ((GENERATE,), "generate.txt: the text holds two plans"),
    "brokers": ((BROKERS,), "list-endpoints.txt: the text holds brokers; expected"),
    "pods without brokers": ((GENERATE, "--pods", KIP), "--pods needs --brokers"),
    "racks without brokers": ((GENERATE, "--racks", KIP), "--racks needs --brokers"),
    "a rule without brokers": ((DESCRIBE, *CANARY), "brokers: missing; expected the brokers with their pods"),
    "a rule without an interval": ((DESCRIBE, "--brokers", KIP, "--canary-name", "x"), "(--canary-interval)"),
    "another current": ((DESCRIBE, "--current", BROKERS), "current: "),
    "a missing file": ((DESCRIBE, "--current", "missing"), "--current missing: No such file or directory"),
}


@pytest.mark.parametrize(("arguments", "message"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[object, ...], message: str) -> None:
    ended = podstripe("validate", *arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err
