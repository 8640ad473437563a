"""`podstripe generate`: in a pipe what Kafka's tool prints, on a terminal what the plan would change."""

import json
from pathlib import Path

import pytest
from test_cli import CANARY, FLEET, FLEET_PODS, KAFKA, podstripe
from test_cli_errors import assert_one_line
from test_cli_terminal import on_terminal, plain

import podstripe as library

BROKERS, DESCRIBE, LOG_DIRS = KAFKA / "list-endpoints.txt", KAFKA / "describe.txt", KAFKA / "log-dirs.txt"
JOB = ("generate", "--brokers", BROKERS, "--current", DESCRIBE)
SEEDED = (*JOB, "--seed", 42)


def generated_text(**options: object) -> str:
    return library.generate_text(library.read_brokers(BROKERS.read_text()).brokers, DESCRIBE.read_text(), **options)


def test_a_pipe_gets_the_tool_s_own_bytes() -> None:
    ended = podstripe(*SEEDED)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == generated_text(seed=42)
    assert ended.out.startswith('Current partition replica assignment\n{"version":1,"partitions":[')


def test_the_options_are_the_library_s() -> None:
    topics = '{"version": 1, "topics": [{"topic": "orders"}]}'
    ended = podstripe(
        *(*SEEDED, "--topics-to-move-json-file", "-", "--broker-list", "0,1,2,4", "--replication-factor", 2),
        *("--algorithm", "classic", "--disable-rack-aware", "--log-dirs", LOG_DIRS),
        stdin=topics,
    )
    assert ended.code == 0
    assert ended.out == generated_text(
        topics_to_move=["orders"],
        broker_list=[0, 1, 2, 4],
        replication_factor=2,
        algorithm="classic",
        rack_aware=False,
        log_dirs=LOG_DIRS.read_text(),
        seed=42,
    )
    current = json.loads(ended.out.splitlines()[1])
    assert current["partitions"][0]["log_dirs"] == ["/var/lib/kafka/b4", "/var/lib/kafka/b5", "/var/lib/kafka/b0"]


def test_the_plan_alone_is_the_proposed_half() -> None:
    ended = podstripe(*SEEDED, "--reassignment-json")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == generated_text(seed=42).splitlines()[-1] + "\n"


def test_json_is_the_library_s() -> None:
    ended = podstripe(*SEEDED, "--json")
    brokers = library.read_brokers(BROKERS.read_text()).brokers
    assert ended.out == library.generate(brokers, DESCRIBE.read_text(), seed=42).to_json() + "\n"


@pytest.mark.parametrize("machine", [(), ("--text",), ("--reassignment-json",)])
def test_a_drawn_seed_is_told(machine: tuple[str, ...]) -> None:
    first = podstripe(*JOB, *machine)
    seed = first.err.removeprefix("podstripe: seed ").strip()
    assert podstripe(*JOB, *machine, "--seed", seed).out == first.out


def test_warnings_go_to_standard_error() -> None:
    ended = podstripe(*SEEDED, "--replication-factor", 2)
    assert ended.err.startswith("podstripe: warning REPLICATION_FACTOR_CHANGE: orders, pay-ments.v1: ")


@pytest.mark.parametrize("topics", ["orders", "pay-ments.v1"])
def test_a_plan_is_fine_by_our_own_check(topics: str) -> None:
    names = json.dumps({"version": 1, "topics": [{"topic": topics}]})
    plan = podstripe(*SEEDED, "--topics-to-move-json-file", "-", "--reassignment-json", stdin=names)
    ended = podstripe("validate", "-", "--brokers", BROKERS, "--current", DESCRIBE, stdin=plan.out)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("fine")


def test_canary_partitions_stay_in_their_pod(tmp_path: Path) -> None:
    current = tmp_path / "describe.txt"
    rows = (f"\tTopic: t\tPartition: {id}\tLeader: 1\tReplicas: 1,2,3\tIsr: 1,2,3\n" for id in range(20))
    current.write_text("Topic: t\tPartitionCount: 20\tReplicationFactor: 3\tConfigs: \n" + "".join(rows))
    cluster = ("--brokers", FLEET, "--pods", FLEET_PODS, "--current", current, *CANARY)
    plan = podstripe("generate", *cluster, "--seed", 1, "--reassignment-json")
    checked = podstripe("validate", "-", *cluster, stdin=plan.out).out
    assert "ISOLATION_BROKEN" not in checked
    assert "findings: 1 warning, 1 info" in checked
    assert "PODLESS_BROKER" in checked
    without = podstripe("generate", *cluster[:-4], "--seed", 1, "--reassignment-json")
    assert "PODS_WITHOUT_RULE" in without.err
    assert "ISOLATION_BROKEN" in podstripe("validate", "-", *cluster, stdin=without.out).out


class TestOnATerminal:
    def test_the_moves_the_load_and_the_way_to_the_plan(self) -> None:
        shown = on_terminal(*SEEDED, columns=100)
        assert "\x1b[36m" in shown
        lines = plain(shown).splitlines()
        assert lines[0] == "6 brokers; 3 racks; 0 pods"
        assert "the plan: 2 topics, 10 partitions" in lines
        assert "  orders-0        [4,5,0]  ->  [5,3,1]  adds 3, 1; removes 4, 0; preferred leader 4 -> 5" in lines
        assert "  a          0        2  ->  1  -1         4  ->  5  +1" in [line.rstrip() for line in lines]
        assert "seed 42: the same seed gives the same plan" in lines
        assert "--seed 42 --reassignment-json > plan.json" in plain(shown)

    @pytest.mark.parametrize("columns", [80, 120])
    def test_no_row_is_wider_than_it_with_pods_racks_and_unknown_brokers(self, columns: int) -> None:
        cluster = ("--brokers", FLEET, "--pods", FLEET_PODS, "--current", DESCRIBE, *CANARY, "--seed", 1)
        rows = plain(on_terminal("generate", *cluster, columns=columns)).splitlines()
        assert max(map(len, rows)) <= columns
        assert any(row.startswith("  -       -              0 ") and row.endswith("  unknown") for row in rows)

    def test_text_is_the_tool_s_there_too(self) -> None:
        assert on_terminal(*SEEDED, "--text") == generated_text(seed=42)

    def test_topics_that_stay_are_not_listed(self, tmp_path: Path) -> None:
        topics = tmp_path / "topics.json"
        topics.write_text('{"version": 1, "topics": [{"topic": "orders"}]}')
        shown = plain(on_terminal(*SEEDED, "--topics-to-move-json-file", topics))
        assert "  orders-5 " in shown and "pay-ments" not in shown


REFUSED = {
    "no brokers": (("generate", "--current", DESCRIBE), "Missing option '--brokers'"),
    "no current": (("generate", "--brokers", BROKERS), "Missing option '--current'"),
    "unknown racks": (("generate", "--brokers", KAFKA / "kcat.json", "--current", DESCRIBE), "(--racks FILE gives"),
    "two formats": ((*JOB, "--text", "--json"), "--text and --json exclude each other"),
    "standard input twice": ((*JOB, "--current", "-", "--log-dirs", "-"), "standard input (-) can be only one"),
    "an unknown broker": ((*JOB, "--broker-list", "0,9"), "the cluster has no broker 9; it has 0, 1, 2"),
    "a broker twice": ((*JOB, "--broker-list", "0,0"), "(--broker-list)"),
    "no broker list": ((*JOB, "--broker-list", "0;1"), "(--broker-list)"),
    "another file": ((*JOB, "--log-dirs", DESCRIBE), "this is the output of kafka-topics --describe"),
    "no topics": ((*JOB, "--topics-to-move-json-file", DESCRIBE), "(--topics-to-move-json-file)"),
    "brokers as current": ((*JOB, "--current", BROKERS), "current: "),
    "part of a topic": ((*JOB, "--current", KAFKA / "describe-under-min-isr.txt"), "partitions 0, 2, 4; expected all"),
    "too many replicas": ((*JOB, "--replication-factor", 7), "replication factor of 7 cannot be reached"),
    "an interval alone that is negative": ((*JOB, "--canary-interval", -1), "(--canary-interval)"),
}


@pytest.mark.parametrize(("arguments", "message"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(arguments: tuple[object, ...], message: str) -> None:
    ended = podstripe(*arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err
