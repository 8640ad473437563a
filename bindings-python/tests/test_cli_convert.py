"""`podstripe convert`: nothing but the new text on standard output."""

import re

import pytest
from test_cli import KAFKA, podstripe
from test_cli_errors import assert_one_line

import podstripe as library
from podstripe.cli.formats import Writable

DESCRIBE, GENERATE = KAFKA / "describe.txt", KAFKA / "generate.txt"


@pytest.mark.parametrize("to", ["state", "reassignment", "describe", "topics-to-move", "kcl", "rpk", "kafkactl"])
def test_it_writes_what_the_library_writes(to: str) -> None:
    ended = podstripe("convert", DESCRIBE, "--to", to)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.rstrip("\n") == library.convert(DESCRIBE.read_text(), to).rstrip("\n")
    assert ended.out.endswith("\n") and not ended.out.endswith("\n\n")


@pytest.mark.parametrize(
    ("name", "to"),
    [
        ("describe.txt", "describe"),
        ("describe-brokers-down.txt", "describe"),
        ("generate.txt", "generate"),
        ("log-dirs.txt", "log-dirs"),
    ],
)
def test_what_was_written_is_read_as_the_same(name: str, to: str) -> None:
    once = podstripe("convert", KAFKA / name, "--to", to)
    again = podstripe("convert", "-", "--to", to, stdin=once.out)
    assert (again.code, again.out) == (0, once.out)
    original = library.parse((KAFKA / name).read_text())
    read = library.parse(once.out)
    assert (read.topics, read.current, read.proposed, read.log_dirs) == (
        *(original.topics, original.current, original.proposed, original.log_dirs),
    )


def test_kafka_s_bytes_come_back_as_they_were() -> None:
    assert podstripe("convert", GENERATE, "--to", "generate").out == GENERATE.read_text()
    assert podstripe("convert", DESCRIBE, "--to", "describe").out == DESCRIBE.read_text()


@pytest.mark.parametrize(("half", "line"), [("current", 1), ("proposed", 4)])
def test_a_half_is_a_plan(half: str, line: int) -> None:
    ended = podstripe("convert", GENERATE, "--half", half, "--to", "reassignment")
    assert ended.out == GENERATE.read_text().splitlines()[line] + "\n"


def test_a_topic_of_several() -> None:
    ended = podstripe("convert", DESCRIBE, "--to", "replica-assignment", "--topic", "orders")
    assert (ended.code, ended.out) == (0, "4:5:0,2:3:1,0:4:5,1:2:3,5:0:4,3:1:2\n")


def test_the_kind_may_be_named() -> None:
    ended = podstripe("convert", "-", "--from", "broker-list", "--to", "broker-list", stdin="1,2")
    assert (ended.code, ended.out) == (0, "1,2\n")
    ended = podstripe("convert", DESCRIBE, "--from", "log-dirs", "--to", "describe")
    assert_one_line(ended.code, ended.out, ended.err)


BAD = {
    "no format": ((DESCRIBE,), "Missing option '--to'"),
    "another format": ((DESCRIBE, "--to", "yaml"), "'yaml' is not one of 'brokers', 'describe'"),
    "one that is only read": ((DESCRIBE, "--to", "kcat"), "'kcat' is not one of"),
    "one that cannot hold it": ((DESCRIBE, "--to", "log-dirs"), "to: the text holds topics; expected"),
    "no topic": ((DESCRIBE, "--to", "replica-assignment"), 'expected the name of one of the topics ("orders", '),
    "a topic that is not there": (
        (DESCRIBE, "--to", "topicctl", "--topic", "x"),
        "--topic: expected the name of one of the topics",
    ),
    "no half": ((GENERATE, "--to", "reassignment"), "generate.txt: the text holds two plans"),
    "--verify": ((KAFKA / "verify-running.txt", "--to", "describe"), "verify-running.txt: this is the output of"),
    "a missing file": (("missing", "--to", "describe"), "missing: No such file or directory"),
}


@pytest.mark.parametrize(("arguments", "message"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[object, ...], message: str) -> None:
    ended = podstripe("convert", *arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err


@pytest.mark.parametrize("name", Writable.__args__)  # type: ignore[attr-defined]
def test_the_core_writes_every_format(name: str) -> None:
    with pytest.raises(library.PlacementError) as caught:
        library.convert("\0", name)
    assert not str(caught.value).startswith("to: expected one of")


def test_there_is_no_other_format() -> None:
    with pytest.raises(library.PlacementError) as caught:
        library.convert("0", "?")
    assert re.findall('"([a-z-]+)"', str(caught.value)) == list(Writable.__args__)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("podstripe convert --to re", ["reassignment", "replica-assignment"]),
        ("podstripe convert --from kc", ["kcat", "kcat-json"]),
        ("podstripe show --format top", ["topics-to-move", "topicctl-partitions", "topicctl"]),
        ("podstripe diff --half ", ["current", "proposed"]),
        ("podstripe validate --canary", ["--canary-name", "--canary-interval"]),
        ("podstripe gen", ["generate"]),
    ],
)
def test_shells_complete(line: str, offered: list[str]) -> None:
    ended = podstripe(_PODSTRIPE_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(line.count(" ")))
    assert ended.out.split() == offered
