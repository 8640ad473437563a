"""`podstripe strays`: paths and bytes of what no broker should hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from test_cli import DATA, KAFKA, podstripe
from test_cli_errors import assert_one_line
from test_cli_terminal import on_terminal, plain

import podstripe as library

DESCRIBE, LOG_DIRS, LISTING = KAFKA / "describe.txt", KAFKA / "log-dirs.txt", DATA / "plan-costs/listing.json"
JOB = ("strays", "--current", DESCRIBE, "--log-dirs")
COMMANDS = ("rm ", "rm -r", "kafka-delete-records", "delete-records", "kafka-topics", "unlink")

SHOWN = """\
3 stray replicas, 8777681 bytes, on 1 broker

strays: 3 logs, 8777681 bytes
  broker  log directory      replica           bytes  why
       3  /var/lib/kafka/b3  clicks-7        8412160  x no such topic
       3  /var/lib/kafka/b3  orders-0         314321  x not among its replicas
       3  /var/lib/kafka/b3  pay-ments.v1-2    51200  x of an earlier topic

When a broker that holds a stray replica starts, it renames its directory to end in -stray; that alone frees no bytes.

already moved aside: 1 log, 311257 bytes
  broker  log directory      replica    bytes
       3  /var/lib/kafka/b3  orders-2  311257  ! kept as stray (-stray)

missing: replicas that are not on their broker's disks
  broker  replica
       3  pay-ments.v1-1
       3  pay-ments.v1-2

not scanned: nothing is known of what they hold
  broker  log directory
       4  /var/lib/kafka/b4  x KafkaStorageException
"""


def test_a_listing() -> None:
    ended = podstripe(*JOB, LISTING)
    assert (ended.code, ended.err) == (1, "")
    assert ended.out == SHOWN


def test_no_stray() -> None:
    ended = podstripe(*JOB, LOG_DIRS)
    assert (ended.code, ended.out, ended.err) == (0, "no stray replicas\n", "")


def test_the_text_of_kafka_log_dirs_from_standard_input() -> None:
    plan = {"version": 1, "partitions": [{"topic": "orders", "partition": at, "replicas": [0, 1]} for at in range(6)]}
    current = json.dumps(plan)
    ended = podstripe("strays", "--current", "-", "--log-dirs", LOG_DIRS, stdin=current)
    assert ended.code == 1
    assert "\nbrokers: bytes of strays\n  broker  strays   bytes\n" in ended.out
    assert "       2       6  938970\n" in ended.out
    assert "  x no such topic\n" in ended.out and "  x not among its replicas\n" in ended.out
    only_json = LOG_DIRS.read_text().splitlines()[-1]
    assert podstripe(*JOB, "-", stdin=only_json).out == "no stray replicas\n"


def test_some_topics_alone() -> None:
    current = json.dumps({"version": 1, "partitions": [{"topic": "orders", "partition": 0, "replicas": [4, 5, 0]}]})
    ended = podstripe("strays", "--current", "-", "--log-dirs", LISTING, "--incremental", stdin=current)
    assert ended.code == 1
    assert ended.out.startswith("1 stray replica, 314321 bytes, on 1 broker\n")
    assert "unknown: " in ended.out and ". in none of the topics given\n" in ended.out
    assert "missing" not in ended.out


def test_an_empty_cluster_must_be_meant() -> None:
    empty = '{"version": 1, "partitions": []}'
    ended = podstripe("strays", "--current", "-", "--log-dirs", LISTING, stdin="[]")
    assert_one_line(ended.code, ended.out, ended.err)
    ended = podstripe("strays", "--current", "-", "--log-dirs", LISTING, "--allow-empty-metadata", stdin=empty)
    assert ended.code in (1, 2)


def test_json_is_the_library_s() -> None:
    ended = podstripe(*JOB, LISTING, "--json")
    found = library.find_strays(DESCRIBE.read_text(), json.loads(LISTING.read_text()))
    assert (ended.code, ended.out) == (1, found.to_json() + "\n")
    assert json.loads(ended.out)["strayBytes"] == "8777681"


@pytest.mark.parametrize("options", [(), ("--json",), ("--incremental",)])
def test_nothing_tells_how_to_delete(options: tuple[str, ...]) -> None:
    out = podstripe(*JOB, LISTING, *options).out
    assert out and not any(command in out for command in COMMANDS)
    assert not any(command in podstripe("strays", "--help").out for command in COMMANDS[:4])


@pytest.mark.parametrize("columns", [80, 100, 160])
def test_on_a_terminal(columns: int) -> None:
    shown = on_terminal(*JOB, LISTING, columns=columns, code=1)
    assert "\x1b[1;31m3 stray replicas, 8.4 MiB, on 1 broker" in shown
    rows = plain(shown).splitlines()
    assert any("8.0 MiB  ✖ no such topic" in row for row in rows)
    assert max(map(len, rows)) <= columns
    # A person sees the broker once.
    assert sum(row.startswith("       3  /var") for row in rows) == 2


BAD: dict[str, tuple[tuple[Any, ...], str, str]] = {
    "no logs": (("--current", DESCRIBE), "", "'--log-dirs'"),
    "standard input twice": (("--current", "-", "--log-dirs", "-"), "", "standard input (-) can be only one"),
    "not JSON": (("--current", DESCRIBE, "--log-dirs", "-"), '[{"broker": 1,', "standard input: line 1: not JSON"),
    "other text": (("--current", DESCRIBE, "--log-dirs", DESCRIBE), "", "describe.txt: "),
    "no topics": (("--current", LOG_DIRS, "--log-dirs", LISTING), "", "log-dirs.txt: "),
    "a bad directory": (
        ("--current", DESCRIBE, "--log-dirs", "-"),
        '[{"broker": 1, "logDirs": [{"logDir": "/d", "logs": [{"dir": "orders-1-stray", "size": 1}]}]}]',
        "standard input: [0].logDirs[0].logs[0].dir: expected",
    ),
    "a negative size": (
        ("--current", DESCRIBE, "--log-dirs", "-"),
        '[{"broker": 1, "logDirs": [{"logDir": "/d", "logs": [{"partition": "orders-1", "size": -1}]}]}]',
        "standard input: [0].logDirs[0].logs[0].size: topic orders: expected bytes, at least 0, got -1",
    ),
    "a log twice": (
        ("--current", DESCRIBE, "--log-dirs", "-"),
        '[{"broker": 1, "logDirs": [{"logDir": "/d", "logs": [{"partition": "orders-1", "size": 1},'
        ' {"partition": "orders-1", "size": 1}]}]}]',
        "broker 1 has a second log of partition 1",
    ),
}


@pytest.mark.parametrize(("arguments", "stdin", "message"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[Any, ...], stdin: str, message: str) -> None:
    ended = podstripe("strays", *arguments, stdin=stdin)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err


def test_names_from_files_cannot_move_the_cursor(tmp_path: Path) -> None:
    logs = [{"partition": "gone-1", "size": 1}]
    listing = tmp_path / "listing.json"
    listing.write_text(json.dumps([{"broker": 1, "logDirs": [{"logDir": "/d\x1b[2J\n", "logs": logs}]}]))
    ended = podstripe(*JOB, listing)
    assert ended.code in (1, 2)
    assert "\x1b" not in ended.out + ended.err
