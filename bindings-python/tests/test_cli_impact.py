"""`podstripe impact` and `podstripe topic-hash`: what a plan costs, in a pipe, as JSON and on a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from test_cli import DATA, KAFKA, podstripe
from test_cli_errors import assert_one_line
from test_cli_terminal import on_terminal, plain

import podstripe as library

COSTS = DATA / "plan-costs"
BROKERS, DESCRIBE, LOG_DIRS = KAFKA / "list-endpoints.txt", KAFKA / "describe.txt", KAFKA / "log-dirs.txt"
FENCED = KAFKA / "list-endpoints-fenced.txt"
CLUSTER = ("--brokers", BROKERS, "--current", DESCRIBE)
POD = ("--pods", COSTS / "pods.json", "--canary-name", "canary", "--canary-interval", 5)
EVERYTHING = (
    *(*CLUSTER, *POD, "--log-dirs", LOG_DIRS, "--logs", COSTS / "logs.json", "--groups", COSTS / "groups.json"),
    *("--throttle", 1000, "--follower-fetch-last-tiered-offset", "--min-insync-replicas", 2),
)
COMMANDS = ("rm ", "kafka-delete-records", "--execute", "kafka-topics")
"""What no report may tell a person to run."""


def written(path: Path, **replicas: list[int]) -> Path:
    """A plan for `orders` and others: `orders_4=[3, 4, 5]`."""
    rows = [
        {"topic": name.rpartition("_")[0], "partition": int(name.rpartition("_")[2]), "replicas": brokers}
        for name, brokers in replicas.items()
    ]
    path.write_text(json.dumps({"version": 1, "partitions": rows}))
    return path


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """orders-4 wholly into the pod, orders-1 wholly out of it."""
    return written(tmp_path / "plan.json", orders_1=[2, 0, 1], orders_4=[5, 3, 4])


SHOWN = """\
copied    2 replicas of 2 partitions, 622892 bytes, or 339673 bytes from the last tiered offset on
time      at least 310 s at 1000 bytes a second
leaders   none must move; 0 preferred leaders differ
groups    1 of 3 bumped, 2 times in all at least
exposure  brokers 3,4,5: a replica of 9 of 10 partitions -> 8 of 10
canary    partitions that break the rule: 9 -> 7
strays    none left

disks and time: what arrives before anything leaves, what leaves, how long it takes at least
  broker  pod     arrives, bytes  freed, bytes  sends  receives
       0  stable          309673        313219            310 s
       2  stable                                310 s
       3  canary           30000        309673             30 s
       5  canary                                 30 s
"""


def test_the_costs_of_a_plan(plan: Path) -> None:
    ended = podstripe("impact", plan, *EVERYTHING)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith(SHOWN)
    rows = [row.split() for row in ended.out.splitlines()]
    assert ["fraud", "share", "no", "no", "no", "0", "refunds"] in rows
    assert ["billing", "consumer", "yes", "yes", "no", "2", "to", "3"] in rows
    assert ["a", "replica", "on", "them", "9", "->", "8", "-1", "1877767", "->", "1568094"] in rows
    assert "  orders-4        x broken  ->  + kept    canary partition with a replica outside of the pod\n" in ended.out
    assert ["orders-4", "3", "313219", "30000"] in rows
    assert "thin replicas: " in ended.out and ["orders-4", "3", "950"] in rows
    assert not any(command in ended.out for command in COMMANDS)


def test_json_is_the_library_s(plan: Path) -> None:
    ended = podstripe("impact", plan, *EVERYTHING, "--json")
    read = library.read_brokers(BROKERS.read_text(), pods=(COSTS / "pods.json").read_text())
    found = library.impact(
        read.brokers,
        DESCRIBE.read_text(),
        plan.read_text(),
        log_dirs=LOG_DIRS.read_text(),
        logs=json.loads((COSTS / "logs.json").read_text()),
        groups=json.loads((COSTS / "groups.json").read_text()),
        canary=library.Canary("canary", 5),
        throttle=1000,
        last_tiered_enabled=True,
        min_insync_replicas=2,
    )
    assert (ended.code, ended.out) == (0, found.to_json() + "\n")


def test_what_is_not_known_is_said_so(plan: Path) -> None:
    ended = podstripe("impact", plan, *CLUSTER)
    rows = ended.out.splitlines()
    assert rows[:3] == [
        "copied   2 replicas of 2 partitions; how large they are, --log-dirs or --logs says",
        "time     unknown: --throttle gives the bytes a second",
        "leaders  none must move; 0 preferred leaders differ",
    ]
    assert rows[3].startswith("strays ")
    assert "groups:" not in ended.out and "exposure" not in ended.out and "broken isolation" not in ended.out


def test_a_plan_from_standard_input_that_only_changes_an_order() -> None:
    text = '{"version": 1, "partitions": [{"topic": "orders", "partition": 0, "replicas": [5, 4, 0]}]}'
    ended = podstripe("impact", "-", *CLUSTER, "--exposed-broker-list", "4,5", stdin=text)
    assert ended.code == 0
    assert ended.out.startswith("copied    nothing\ntime      none\n")
    assert "leaders   none must move; 1 preferred leader differs; 1 partition only changes its order\n" in ended.out
    assert "exposure  brokers 4,5: a replica of 5 of 10 partitions -> 5 of 10\n" in ended.out


def test_a_throttle_that_is_too_low(plan: Path, tmp_path: Path) -> None:
    logs = tmp_path / "logs.json"
    logs.write_text('[{"topic": "orders", "partition": 1, "localBytes": 5000, "writeRate": 1000}]')
    ended = podstripe("impact", plan, *CLUSTER, "--logs", logs, "--throttle", 1000)
    assert "time     without end: at 1000 bytes a second, what is written outruns what is copied\n" in ended.out
    assert "2 replicas of 2 partitions, 5000 bytes; 1 partition of unknown size left out\n" in ended.out


def test_replicas_of_offline_brokers_are_left(tmp_path: Path) -> None:
    moved = written(tmp_path / "plan.json", orders_0=[0, 1, 2])
    ended = podstripe("impact", moved, "--brokers", FENCED, "--current", DESCRIBE, "--log-dirs", LOG_DIRS)
    assert ended.code == 0
    assert "\nstrays   2 replicas left on offline brokers, 628642 bytes\n" in ended.out
    assert "that alone frees no bytes." in ended.out
    assert not any(command in ended.out for command in COMMANDS)


class TestOnATerminal:
    def test_sizes_and_times_are_for_people(self, plan: Path) -> None:
        shown = on_terminal("impact", plan, *EVERYTHING, columns=100)
        rows = plain(shown).splitlines()
        assert rows[0] == "copied    2 replicas of 2 partitions, 608.3 KiB, or 331.7 KiB from the last tiered offset on"
        assert rows[1] == "time      at least 5 min 10 s at 1000 B a second"
        assert "\x1b[1;31m✖ broken" in shown and "\x1b[32m✓ kept" in shown

    @pytest.mark.parametrize("columns", [60, 100, 160])
    def test_it_stays_within_the_width(self, columns: int, plan: Path) -> None:
        rows = plain(on_terminal("impact", plan, *EVERYTHING, columns=columns)).splitlines()
        sentences = rows[: rows.index("")]
        assert max(map(len, sentences)) <= columns
        if columns >= 100:
            assert max(map(len, rows)) <= columns

    def test_many_copies_are_windowed(self, tmp_path: Path) -> None:
        current, plan = tmp_path / "current.json", tmp_path / "plan.json"
        for file, broker in ((current, 0), (plan, 1)):
            rows = [{"topic": "t", "partition": at, "replicas": [broker]} for at in range(300)]
            file.write_text(json.dumps({"version": 1, "partitions": rows}))
        job = ("impact", plan, "--brokers", BROKERS, "--current", current)
        assert "270 of 300 replicas left out: --all shows every one" in plain(on_terminal(*job))
        assert "left out" not in plain(on_terminal(*job, "--all"))


def test_help_names_the_row_of_logs() -> None:
    assert '"highestRemote": 949' in podstripe("impact", "--help").out


class TestTopicHash:
    JOB = ("topic-hash", *CLUSTER)

    def test_topics_and_groups(self) -> None:
        ended = podstripe(*self.JOB, "--groups", COSTS / "groups.json")
        assert (ended.code, ended.err) == (0, "")
        rows = [row.split() for row in ended.out.splitlines()]
        assert ["orders", "bxjS5OIkQJOH8Q7vbGtqxg", "6", "-4617494291836667208", "bfeb5d67f6ae7ab8"] in rows
        assert ["pay-ments.v1", "w96vzmaeS_Sh6I5wqCqwiA", "4", "-7756142479055963930", "945ca582548d38e6"] in rows
        hash = library.group_hash({"orders": -4617494291836667208})
        assert f"  billing  {hash:>20}\n" in ended.out
        fraud = library.group_hash({"pay-ments.v1": -7756142479055963930})
        assert f"  fraud    {fraud:>20}  refunds\n" in ended.out

    def test_one_topic(self) -> None:
        ended = podstripe(*self.JOB, "--topic", "orders")
        assert "  orders  bxjS5OIkQJOH8Q7vbGtqxg           6" in ended.out and "pay-ments" not in ended.out
        answer = json.loads(podstripe(*self.JOB, "--topic", "orders", "--json").out)
        assert [row["topic"] for row in answer["topics"]] == ["orders"]

    def test_json_is_the_library_s(self) -> None:
        ended = podstripe(*self.JOB, "--json")
        brokers = library.read_brokers(BROKERS.read_text()).brokers
        assert ended.out == library.topic_hashes(brokers, DESCRIBE.read_text()).to_json() + "\n"

    def test_racks_change_it(self, tmp_path: Path) -> None:
        racks = tmp_path / "racks.json"
        racks.write_text('{"x": [0, 1, 2, 3, 4, 5]}')
        ended = podstripe("topic-hash", "--brokers", KAFKA / "kcat.json", "--racks", racks, "--current", DESCRIBE)
        assert ended.code == 0 and "-4617494291836667208" not in ended.out

    def test_a_topic_that_is_not_there(self) -> None:
        ended = podstripe(*self.JOB, "--topic", "gone")
        assert_one_line(ended.code, ended.out, ended.err)
        assert "--topic gone: " in ended.err and "describe.txt has no such topic" in ended.err


def test_a_broker_without_room_is_named(plan: Path, tmp_path: Path) -> None:
    usable = tmp_path / "usable.json"
    usable.write_text('{"0": 1000, "3": 30000}')
    ended = podstripe("impact", plan, *EVERYTHING, "--usable-bytes", usable)
    assert ended.code == 0
    assert "disks     more arrives at broker 0 than it has room for\n" in ended.out
    assert "  broker  pod     arrives, bytes  too much for, bytes  freed, bytes  sends  receives\n" in ended.out
    assert "       0  stable          309673                 1000        313219            310 s\n" in ended.out
    found = json.loads(podstripe("impact", plan, *EVERYTHING, "--usable-bytes", usable, "--json").out)
    assert found["disk"]["over"] == [{"broker": 0, "extra": "309673", "usable": "1000"}]


BAD: dict[str, tuple[tuple[Any, ...], str]] = {
    "no current": (("PLAN", "--brokers", BROKERS), "'--current'"),
    "no brokers": (("PLAN", "--current", DESCRIBE), "'--brokers'"),
    "standard input twice": (("-", "--brokers", BROKERS, "--current", "-"), "standard input (-) can be only one"),
    "a throttle of nothing": (("PLAN", *CLUSTER, "--throttle", 0), "(--throttle)"),
    "no number": (("PLAN", *CLUSTER, "--throttle", "10MB"), "expected an integer, got '10MB'"),
    "logs that are no JSON": (("PLAN", *CLUSTER, "--logs", DESCRIBE), "describe.txt: line 1: not JSON"),
    "logs that are no list": (("PLAN", *CLUSTER, "--logs", COSTS / "pods.json"), "pods.json: "),
    "groups that are logs": (("PLAN", *CLUSTER, "--groups", COSTS / "logs.json"), "logs.json: [0]"),
    "a broker that is not there": (("PLAN", *CLUSTER, "--exposed-broker-list", "3,77"), "77"),
    "a missing file": (("PLAN", *CLUSTER, "--groups", "missing"), "--groups missing: No such file or directory"),
    "usable bytes that are a list": (
        ("PLAN", *CLUSTER, "--usable-bytes", COSTS / "logs.json"),
        "logs.json: expected bytes by broker {id: bytes}",
    ),
    "an interval without a pod's brokers": (("PLAN", *CLUSTER, "--canary-name", "x"), "(--canary-interval)"),
}


@pytest.mark.parametrize(("arguments", "message"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[Any, ...], message: str, plan: Path) -> None:
    ended = podstripe("impact", *[plan if argument == "PLAN" else argument for argument in arguments])
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[{"id": "g", "id": "h", "topics": []}]', "an object has 'id' twice"),
        ("[" * 100_000, "nested too deep"),
        ('[{"id": "g", "topics": [1.5]}]', "[0].topics[0]"),
        ("[", "line 1: not JSON"),
    ],
)
def test_json_files_that_are_wrong(text: str, message: str, plan: Path, tmp_path: Path) -> None:
    groups = tmp_path / "groups.json"
    groups.write_text(text)
    ended = podstripe("impact", plan, *CLUSTER, "--groups", groups)
    assert_one_line(ended.code, ended.out, ended.err)
    assert f"{groups}: " in ended.err and message in ended.err
