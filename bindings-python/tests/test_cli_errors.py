"""Whatever is wrong with the input is one line on standard error, and exit code 2."""

import os
import shlex
import signal
import subprocess
from pathlib import Path

import pytest
from test_cli import FLEET, KAFKA, KIP, MAIN_JOB, command, environment, podstripe

TOPIC = ("--topic", "orders", "--partitions", 20, "--replication-factor", 3)

BAD_OPTIONS = {
    "no brokers": (("place", *TOPIC), "Missing option '--brokers'; see podstripe place --help"),
    "no topic": (("place", "--brokers", KIP), "Missing option '--topic'; see podstripe place --help"),
    "no command of ours": (("plan",), "No such command 'plan'"),
    "no option of ours": ((*MAIN_JOB, "--nope"), "No such option"),
    "an option without its value": ((*MAIN_JOB, "--pods"), "Option '--pods' requires an argument"),
    "an argument too many": ((*MAIN_JOB, "more"), "unexpected extra argument"),
    "a float": ((*MAIN_JOB, "--partitions", "20.0"), "expected an integer, got '20.0'"),
    "a word": ((*MAIN_JOB, "--seed", "random"), "expected an integer, got 'random'"),
    "nothing": ((*MAIN_JOB, "--canary-interval", ""), "expected an integer, got ''"),
    "other digits": ((*MAIN_JOB, "--partitions", "\N{ARABIC-INDIC DIGIT TWO}"), "expected an integer"),
    "another algorithm": ((*MAIN_JOB, "--algorithm", "fastest"), "'fastest' is not one of 'striped', 'classic'"),
    "two formats": ((*MAIN_JOB, "--json", "--replica-assignment"), "--json and --replica-assignment exclude each"),
    "standard input twice": ((*MAIN_JOB, "--racks", "-", "--pods", "-"), "standard input (-) can be only one"),
}

REFUSED_BY_THE_CORE = {
    "no partitions": (
        ("--topic", "t", "--replication-factor", 3),
        "topics[0].partitions: missing; expected a number of partitions (--partitions)",
    ),
    "no replication factor": (
        ("--topic", "t", "--partitions", 3),
        "topics[0].replicationFactor: missing; expected an integer from 1 to 32767 (--replication-factor)",
    ),
    "both numbers of partitions": ((*TOPIC, "--total-partitions", 30), "(--total-partitions)"),
    "a negative number": ((*TOPIC, "--partitions", -1), "orders"),
    "a number beyond 32 bits": ((*TOPIC, "--partitions", 2**31), "(--partitions)"),
    "a seed beyond 64 bits": ((*TOPIC, "--seed", 2**63), "seed: expected an integer of 64 bits"),
    "a replication factor of 0": ((*TOPIC, "--replication-factor", 0), "topic orders: Unable to replicate"),
    "too few brokers": ((*TOPIC, "--replication-factor", 7), "topic orders: Unable to replicate the partition 7"),
    "a name that Kafka refuses": ((*TOPIC, "--topic", "a b"), 'the topic name "a b" contains'),
    "a name over two lines": ((*TOPIC, "--topic", "a\nb"), 'the topic name "a\\nb" contains'),
    "a name twice": ((*TOPIC, "--topic", "orders"), 'duplicate topic name "orders" (--topic)'),
    "a canary pod without an interval": ((*TOPIC, "--canary-name", "canary"), "(--canary-interval)"),
    "a negative interval": (
        (*TOPIC, "--canary-name", "canary", "--canary-interval", -1),
        "canary.interval: expected an integer from 0 to 2147483647, got -1 (--canary-interval)",
    ),
    "fewer partitions than there are": ((*TOPIC[:2], *TOPIC[4:], "--start-partition", 9, "--total-partitions", 8), "9"),
    "two topics as one argument": (
        (*TOPIC, "--topic", "u", "--replica-assignment"),
        '--replica-assignment: expected the name of one of the topics ("orders", "u")',
    ),
    "more than fits memory": ((*TOPIC, "--partitions", 10**9), "the limit is"),
}

BAD_TEXTS = {
    "empty": (b"", "brokers: the text is empty"),
    "blank": (b" \n\n", "brokers: the text is empty"),
    "no JSON": (b'[{"id": 1},', "brokers: not valid JSON: "),
    "no brokers": (b"[]", "brokers: there is no broker in it"),
    "an id twice": (b'[{"id": 1}, {"id": 1}]', "1"),
    "an unknown field": (b'[{"id": 1, "rak": "a"}]', "rak"),
    "a plan": (b'{"version": 1, "partitions": []}', "brokers: this is a reassignment plan"),
    "no UTF-8": (b'[{"id": 1, "pod": "\xe9"}]', "--brokers (standard input): not UTF-8 text (byte 20)"),
    "UTF-16": ('[{"id": 1}]'.encode("utf-16"), "--brokers (standard input): this is UTF-16 text; expected UTF-8"),
    "binary": (bytes(range(256)), "--brokers (standard input): not UTF-8 text (byte 129)"),
}


def assert_one_line(code: int, out: str, err: str) -> None:
    assert (code, out) == (2, "")
    assert err.startswith("podstripe: ") and err.endswith("\n") and err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(("arguments", "message"), BAD_OPTIONS.values(), ids=BAD_OPTIONS)
def test_bad_options(arguments: tuple[object, ...], message: str) -> None:
    ended = podstripe(*arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err


@pytest.mark.parametrize(("arguments", "message"), REFUSED_BY_THE_CORE.values(), ids=REFUSED_BY_THE_CORE)
def test_what_the_core_refuses(arguments: tuple[object, ...], message: str) -> None:
    ended = podstripe("place", "--brokers", KIP, *arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err


@pytest.mark.parametrize(("text", "message"), BAD_TEXTS.values(), ids=BAD_TEXTS)
def test_bad_texts(text: bytes, message: str) -> None:
    ended = podstripe("place", "--brokers", "-", *TOPIC, stdin=text)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err


@pytest.mark.parametrize("option", ["--brokers", "--racks", "--pods"])
def test_a_missing_file(option: str, tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    ended = podstripe("place", "--brokers", KIP, option, missing, *TOPIC)
    assert_one_line(ended.code, ended.out, ended.err)
    assert f"{option} {missing}: No such file or directory" in ended.err


def test_a_directory(tmp_path: Path) -> None:
    ended = podstripe("place", "--brokers", tmp_path, *TOPIC)
    assert_one_line(ended.code, ended.out, ended.err)


def test_a_file_that_cannot_be_read() -> None:
    # It opens for anyone, and fails at the first byte for the superuser too.
    ended = podstripe("place", "--brokers", "/proc/self/mem", *TOPIC)
    assert_one_line(ended.code, ended.out, ended.err)
    assert "/proc/self/mem" in ended.err


def test_a_file_over_the_limit_is_refused_by_the_core(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        # A hole: a file of this size that takes no space.
        file.truncate((256 << 20) + 1000)
    ended = podstripe("place", "--brokers", large, *TOPIC)
    assert_one_line(ended.code, ended.out, ended.err)
    assert "the limit is 268435456" in ended.err


def test_a_map_for_brokers_that_are_not_there() -> None:
    ended = podstripe("place", "--brokers", KIP, "--pods", "-", *TOPIC, stdin='{"7": "canary"}')
    assert_one_line(ended.code, ended.out, ended.err)
    assert "pods: the cluster has no broker(s) 7" in ended.err


def test_another_kind_of_file_is_named() -> None:
    ended = podstripe("place", "--brokers", KAFKA / "describe.txt", *TOPIC)
    assert_one_line(ended.code, ended.out, ended.err)
    assert "this is the output of kafka-topics --describe" in ended.err


def test_escapes_in_a_text_do_not_reach_the_terminal() -> None:
    ended = podstripe("place", "--brokers", "-", *TOPIC, stdin='[{"id": 1, "\\u001b]0;title\\u0007": 1}]')
    assert_one_line(ended.code, ended.out, ended.err)
    assert "\x1b" not in ended.err and "\x07" not in ended.err


def test_a_reader_that_leaves_early_is_no_error() -> None:
    job = ("place", *TOPIC, "--partitions", 100_000, "--seed", 1, "--brokers", FLEET)
    for machine in ((), ("--json",)):
        line = shlex.join(command([*job, *machine]))
        ended = subprocess.run(
            ["bash", "-c", f"{line} | head -c 10 > /dev/null; echo ${{PIPESTATUS[0]}}"],
            capture_output=True,
            text=True,
            env=environment(),
            timeout=60,
        )
        assert (ended.stdout, ended.stderr) == ("141\n", "")


@pytest.mark.parametrize("machine", [(), ("--json",)])
def test_output_that_cannot_be_written(machine: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            command([*MAIN_JOB, *machine]), stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )
    assert (ended.returncode, ended.stderr) == (74, "podstripe: standard output: No space left on device\n")


@pytest.mark.parametrize(
    ("closed", "code", "err"),
    [
        (">&-", 74, "podstripe: standard output is closed\n"),
        ("<&-", 2, "podstripe: --brokers: standard input is closed\n"),
        ("2>&- < /dev/null", 2, ""),
    ],
)
def test_closed_descriptors(closed: str, code: int, err: str) -> None:
    line = shlex.join(command(["place", "--brokers", "-", *TOPIC]))
    ended = subprocess.run(["bash", "-c", f"{line} {closed}"], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout, ended.stderr) == (code, "", err)


def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    brokers = tmp_path / "brokers"
    os.mkfifo(brokers)
    process = subprocess.Popen(
        command(["place", "--brokers", brokers, *TOPIC]),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Whoever runs the tests in the background may have set it to be ignored, and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    # This waits until the command has opened the other end, which it then reads in vain.
    with brokers.open("w"):
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    # A shell shows a process that a SIGINT ended as 130.
    assert (process.returncode, out, err) == (-signal.SIGINT, b"", b"")
