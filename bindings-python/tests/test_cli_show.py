"""`podstripe show`: every kind of text as a table."""

import json
import re
from pathlib import Path

import pytest
from test_cli import FLEET, KAFKA, podstripe
from test_cli_errors import assert_one_line
from test_cli_terminal import on_terminal, plain

import podstripe as library
from podstripe.cli.formats import Readable
from podstripe.cli.sizes import human

SHOWN = {
    "describe-brokers-down.txt": "  orders                0    none  3,4,5     -      4,5  4         x offline\n",
    "describe-reassigning.txt": "  orders          0       4  0,1,2,3,4,5  0,3,4,5  0,1,2   3,4,5     > moving\n",
    "describe-under-min-isr.txt": "          1       0  0,4,5     0    4              ! under-replicated\n",
    "describe.txt": "           6              3        2  cleanup.policy=compact,delete,retention.ms=100000\n",
    "execute-running.txt": "the assignment before the plan ran: 1 topic, 3 partitions\n",
    "execute.txt": "  pay-ments.v1          3  3,4,5     /var/lib/kafka/b3,/var/lib/kafka/b4,/var/lib/kafka/b5\n",
    "generate.txt": "        0  4,5,0    ->  3,4,5     /var/lib/kafka/b4,/var/lib/kafka/b5,/var/lib/kafka/b0\n",
    "kcat.json": "note RACKS_UNKNOWN: kcat shows no racks: they are unknown, not none\n",
    "kcat.txt": "6 brokers; racks unknown; 0 pods\nbrokers 0,1,2,3,4,5\n",
    "list-endpoints-fenced.txt": "       3  a     x fenced\n",
    "list-endpoints.txt": "  broker  rack\n       0  a\n",
    "list-running.txt": "  orders          1  1,2,3,4,0    3,4     0         > moving\n",
    "list.txt": "nothing is being reassigned\n",
    "log-dirs-reassigning.txt": "       0  /var/lib/kafka/b0         6  1253291\n",
    "log-dirs.txt": "  orders                 6        18  5633301                  3     316666\n",
}

OTHERS = {
    "a plan": (
        '{"version": 1, "partitions": [{"topic": "t", "partition": 7, "replicas": [3, 1]}]}',
        "a plan: 1 topic, 1 partition\n\n  topic  partition  replicas\n  t              7  3,1\n",
    ),
    "topics to move": ('{"version": 1, "topics": [{"topic": "a"}, {"topic": "b"}]}', "2 topics\n\n  topic\n  a\n  b\n"),
    "a broker list": ("3,1", "2 brokers\n\n  broker\n  3\n  1\n"),
    "replicas": ("0:1,1:2", "  partition  replicas\n          0  0,1\n          1  1,2\n"),
    "broker sets": (
        '{"brokerSets": [{"brokerSetId": "canary", "brokerIds": [4, 5]}]}',
        "1 broker set, 2 brokers\n\n  set     size  brokers\n  canary     2  4,5\n",
    ),
    "proposals": (
        '{"proposals": [{"topicPartition": {"topic": "t", "partition": 0}, "oldLeader": -1, "oldReplicas": [1, 2], '
        '"newReplicas": [2, 3]}]}',
        "  partition  leader  replicas      proposed\n  t-0        none    1,2       ->  2,3\n",
    ),
    "brokers": (
        '[{"id": 1, "rack": "a", "pod": "p", "cordoned": true}, {"id": 2}]',
        "  broker  rack  pod\n       1  a     p    x cordoned\n       2  ?     -\n",
    ),
}


def test_every_example_of_kafka_s_tools_is_here() -> None:
    assert {path.name for path in KAFKA.iterdir()} == {*SHOWN, "README.md", "verify-running.txt"}


@pytest.mark.parametrize(("name", "row"), SHOWN.items(), ids=SHOWN)
def test_kafka_s_tools(name: str, row: str) -> None:
    ended = podstripe("show", KAFKA / name)
    assert (ended.code, ended.err) == (0, "")
    assert row in ended.out
    assert ended.out.startswith(f"{library.parse((KAFKA / name).read_text()).what}\n")
    assert ended.out.isascii() and "\x1b" not in ended.out
    assert all(line == line.rstrip() for line in ended.out.splitlines())


@pytest.mark.parametrize(("text", "table"), OTHERS.values(), ids=OTHERS)
def test_other_kinds_from_standard_input(text: str, table: str) -> None:
    ended = podstripe("show", "-", stdin=text)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith(table)


@pytest.mark.parametrize("name", SHOWN)
def test_json_is_the_library_s(name: str) -> None:
    ended = podstripe("show", KAFKA / name, "--json")
    document = library.parse((KAFKA / name).read_text())
    assert (ended.code, ended.out) == (0, document.to_json() + "\n")
    assert ended.err.count("podstripe: note ") == len(document.notes)


def test_sizes_are_exact_in_json() -> None:
    sizes = json.loads(podstripe("show", KAFKA / "log-dirs.txt", "--json").out)["logDirs"]["sizes"]
    assert {"314321", "0"} <= {size["size"] for size in sizes}


def test_one_half() -> None:
    current = podstripe("show", KAFKA / "generate.txt", "--half", "current").out
    proposed = podstripe("show", KAFKA / "generate.txt", "--half", "proposed").out
    assert "  orders                0  4,5,0     /var/lib" in current
    assert "  orders                0  3,4,5\n" in proposed


def test_a_format_may_be_named() -> None:
    ended = podstripe("show", KAFKA / "describe.txt", "--format", "reassignment")
    assert_one_line(ended.code, ended.out, ended.err)
    assert "this is the output of kafka-topics --describe" in ended.err


@pytest.mark.parametrize("name", Readable.__args__)  # type: ignore[attr-defined]
def test_the_core_has_every_format(name: str) -> None:
    with pytest.raises(library.PlacementError) as caught:
        library.parse("\0", format=name)
    assert not str(caught.value).startswith("format:")


def test_there_is_no_other_format() -> None:
    with pytest.raises(library.PlacementError) as caught:
        library.parse("0", format="?")
    assert re.findall('"([a-z-]+)"', str(caught.value)) == list(Readable.__args__)  # type: ignore[attr-defined]


BAD = {
    "the output of --verify": (
        (KAFKA / "verify-running.txt",),
        "verify-running.txt: this is the output of kafka-reassign-partitions --verify, which holds no assignment",
    ),
    "no known kind": ((KAFKA / "README.md",), "README.md: this is no text of a known kind; expected one of brokers"),
    "nothing": (("/dev/null",), "/dev/null: the text is empty"),
    "a missing file": (("missing.txt",), "podstripe: missing.txt: No such file or directory"),
    "no file": ((), "Missing argument 'file'"),
    "another format": (("-", "--format", "xml"), "'xml' is not one of 'brokers', "),
    "another half": (("-", "--half", "third"), "'third' is not one of 'current', 'proposed'"),
    "a half that is not there": ((KAFKA / "execute.txt", "--half", "proposed"), "holds no proposed plan"),
}


@pytest.mark.parametrize(("arguments", "message"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[object, ...], message: str) -> None:
    ended = podstripe("show", *arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err


BAD_TEXTS = {
    "broken JSON": ('{"version":1,"partitions":[\n{"topic":"t",}]}', "standard input: not valid JSON: "),
    "a partition twice": (
        '{"version":1,"partitions":[{"topic":"t","partition":0,"replicas":[1]},{"topic":"t","partition":0,"replicas":[1]}]}',
        "standard input: partitions[1]: partition t-0 is listed twice",
    ),
}


@pytest.mark.parametrize(("text", "message"), BAD_TEXTS.values(), ids=BAD_TEXTS)
def test_bad_texts(text: str, message: str) -> None:
    ended = podstripe("show", "-", stdin=text)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err


class TestOnATerminal:
    def test_what_is_wrong_has_a_colour_and_a_shape(self) -> None:
        shown = on_terminal("show", KAFKA / "describe-brokers-down.txt")
        assert "\x1b[1;31m✖ offline" in shown
        assert "\x1b[33m▲ under-replicated" in shown
        assert "\x1b[36m→ moving" in on_terminal("show", KAFKA / "list-running.txt")

    @pytest.mark.parametrize("columns", [80, 120])
    @pytest.mark.parametrize("name", [name for name in SHOWN if name != "list.txt"])
    def test_no_row_is_wider_than_the_terminal(self, name: str, columns: int) -> None:
        shown = plain(on_terminal("show", KAFKA / name, columns=columns))
        assert max(map(len, shown.splitlines())) <= columns

    def test_a_topic_is_named_where_it_changes(self) -> None:
        shown = plain(on_terminal("show", KAFKA / "describe.txt"))
        assert shown[shown.index("\npartitions\n") :].count("orders") == 1

    def test_sizes_are_for_a_person(self) -> None:
        assert "916.8 KiB" in plain(on_terminal("show", KAFKA / "log-dirs.txt"))

    def test_a_long_listing_shows_what_is_wrong(self, tmp_path: Path) -> None:
        text = tmp_path / "describe.txt"
        rows = [
            f"\tTopic: t\tPartition: {id}\tLeader: {'none' if id == 700 else 1}\tReplicas: 1\tIsr: 1\n"
            for id in range(1000)
        ]
        text.write_text("Topic: t\tPartitionCount: 1000\tReplicationFactor: 1\tConfigs: \n" + "".join(rows))
        shown = plain(on_terminal("show", text))
        assert "        700    none  1         1    ✖ offline\n" in shown
        assert "  ⋮\n" in shown
        assert "  969 of 1000 partitions left out: --all shows every one\n" in shown
        whole = plain(on_terminal("show", text, "--all"))
        assert len(whole.splitlines()) > 1000 and "left out" not in whole

    def test_names_cannot_drive_it(self, tmp_path: Path) -> None:
        brokers = tmp_path / "brokers.json"
        brokers.write_text('[{"id": 1, "rack": "\\u001b[2J", "pod": null}]')
        assert r"\x1b[2J" in plain(on_terminal("show", brokers))


@pytest.mark.parametrize(
    ("size", "text"),
    [(0, "0 B"), (1023, "1023 B"), (1024, "1.0 KiB"), (314_321, "307.0 KiB"), (2**63 - 1, "8.0 EiB")],
)
def test_sizes(size: int, text: str) -> None:
    assert human(size) == text


def test_a_fleet() -> None:
    ended = podstripe("show", FLEET)
    assert ended.out.startswith("the table of kafka-cluster list-endpoints\n30 brokers, 1 fenced; 3 racks; 0 pods\n")
