"""`podstripe place` in a pipe: what it shows, and that it answers what the library answers."""

import json
from pathlib import Path

import pytest
from test_cli import CANARY, DATA, FLEET, FLEET_PODS, KAFKA, KIP, MAIN_JOB, podstripe

import podstripe as library

FLEET_JOB = (
    *("place", "--brokers", FLEET, "--pods", FLEET_PODS, "--topic", "orders", "--topic", "clicks"),
    *("--partitions", 12, "--replication-factor", 3, *CANARY, "--seed", 42),
)
KIP_TOPIC = ("place", "--brokers", KIP, "--topic", "orders", "--replication-factor", 3, "--seed", 42)

MAIN_JOB_OUTPUT = """\
6 brokers; 0 racks; 2 pods

orders: 20 partitions, replication factor 3  replicas: broker pod
  partition    leader    followers
          0    3 stable  1 stable  2 stable
          1    1 stable  2 stable  3 stable
          2    2 stable  3 stable  1 stable
          3    1 stable  2 stable  3 stable
          4    2 stable  3 stable  1 stable
          5    3 stable  1 stable  2 stable
          6    2 stable  1 stable  3 stable
          7    1 stable  3 stable  2 stable
          8    3 stable  2 stable  1 stable
          9 *  6 canary  4 canary  5 canary
         10    2 stable  3 stable  1 stable
         11    3 stable  1 stable  2 stable
         12    1 stable  2 stable  3 stable
         13    1 stable  3 stable  2 stable
         14    3 stable  2 stable  1 stable
         15    2 stable  1 stable  3 stable
         16    3 stable  2 stable  1 stable
         17    2 stable  1 stable  3 stable
         18    1 stable  3 stable  2 stable
         19 *  6 canary  4 canary  5 canary

load of each broker
  pod     broker  leaders  replicas
  canary       4        0         2
  canary       5        0         2
  canary       6        2         2
  stable       1        6        18
  stable       2        6        18
  stable       3        6        18

* 2 of 20 partitions (10 %) of orders are confined to pod canary
seed 42: the same seed gives the same placement
"""


def kip_placement(partitions: int = 20) -> library.Placement:
    return library.place(
        library.read_brokers(KIP.read_text()).brokers,
        [library.Topic("orders", partitions, 3)],
        canary=library.Canary("canary", 10),
        seed=42,
    )


def lines_with(text: str, start: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(start)]


def test_the_main_job() -> None:
    ended = podstripe(*MAIN_JOB)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == MAIN_JOB_OUTPUT


def test_a_fleet_from_a_table_and_a_pod_map() -> None:
    ended = podstripe(*FLEET_JOB)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("30 brokers, 1 fenced; 3 racks; 3 pods\n")
    assert "  partition    leader              followers\n" in ended.out
    assert "  pod     rack      broker  leaders  replicas\n" in ended.out
    assert lines_with(ended.out, "* ") == [
        "* 1 of 12 partitions (8.3 %) of orders is confined to pod canary",
        "* 1 of 12 partitions (8.3 %) of clicks is confined to pod canary",
    ]
    assert "  stable  use1-az2      14        0         0  fenced\n" in ended.out
    assert lines_with(ended.out, "warning PODLESS_BROKERS: broker 30")
    assert lines_with(ended.out, "warning UNEVEN_RACKS: pod canary")


def test_a_pipe_gets_no_escapes_no_wrapping_and_no_trailing_blanks() -> None:
    ended = podstripe(*FLEET_JOB, FORCE_COLOR="1", COLUMNS="40")
    assert ended.out == podstripe(*FLEET_JOB).out
    assert "\x1b" not in ended.out
    assert ended.out.isascii()
    assert all(line == line.rstrip() for line in ended.out.splitlines())


def test_a_pipe_gets_every_partition() -> None:
    ended = podstripe(*KIP_TOPIC, "--partitions", 5000, *CANARY)
    assert len([line for line in ended.out.splitlines() if line[:11].strip().isdigit()]) == 5000
    assert "* 500 of 5000 partitions (10 %) of orders are confined to pod canary\n" in ended.out


def test_json_is_the_library_s() -> None:
    ended = podstripe(*MAIN_JOB, "--json")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == kip_placement().to_json() + "\n"


def test_reassignment_json_is_the_library_s() -> None:
    ended = podstripe(*MAIN_JOB, "--reassignment-json")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == kip_placement().to_reassignment_json() + "\n"
    assert ended.out.startswith('{"version":1,"partitions":[{"topic":"orders","partition":0,"replicas":[3,1,2],')


def test_replica_assignment_is_the_library_s() -> None:
    ended = podstripe(*MAIN_JOB, "--replica-assignment")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == kip_placement().to_replica_assignment() + "\n"
    assert ended.out.startswith("3:1:2,1:2:3,")


@pytest.mark.parametrize("machine", ["--json", "--reassignment-json"])
def test_remarks_go_to_standard_error_beside_a_machine_format(machine: str) -> None:
    ended = podstripe(*FLEET_JOB, machine)
    assert ended.code == 0
    json.loads(ended.out)
    assert lines_with(ended.err, "podstripe: warning PODLESS_BROKERS: ")
    assert all(line.startswith("podstripe: ") for line in ended.err.splitlines())


def test_names_beyond_ascii_are_utf_8_in_every_locale() -> None:
    brokers = '[{"id": 1, "rack": "東京", "pod": "é"}]'
    job = ("place", "--brokers", "-", "--topic", "t", "--partitions", 1, "--replication-factor", 1)
    ended = podstripe(*job, "--json", stdin=brokers, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert ended.code == 0
    assert '"rack":"東京","pod":"é"' in ended.out


def test_a_seed_is_drawn_and_shown() -> None:
    job = (*MAIN_JOB[: MAIN_JOB.index("--seed")],)
    first = podstripe(*job)
    (line,) = lines_with(first.out, "seed ")
    seed = line.removeprefix("seed ").split(":")[0]
    assert podstripe(*job, "--seed", seed).out == first.out


@pytest.mark.parametrize("machine", ["--reassignment-json", "--replica-assignment"])
def test_a_drawn_seed_is_told_where_the_format_has_no_room_for_it(machine: str) -> None:
    job = (*MAIN_JOB[: MAIN_JOB.index("--seed")], machine)
    first = podstripe(*job)
    seed = first.err.removeprefix("podstripe: seed ").strip()
    assert podstripe(*job, "--seed", seed).out == first.out


def test_an_interval_alone_uses_the_core_s_pod() -> None:
    ended = podstripe(*KIP_TOPIC, "--partitions", 20, "--canary-interval", 10)
    assert ended.code == 0
    assert lines_with(ended.out, "warning RULE_IGNORED: pod canary-broker: ")


def test_no_canary_option_no_rule() -> None:
    ended = podstripe(*KIP_TOPIC, "--partitions", 20)
    assert ended.code == 0
    assert "*" not in ended.out and "warning" not in ended.out


def test_the_share_with_replicas_in_the_pod_is_shown_if_it_is_another() -> None:
    # Broker 2 is in every pod, so a canary partition may be on it alone.
    brokers = '[{"id": 1, "rack": null, "pod": "canary"}, {"id": 2, "rack": null}]'
    ended = podstripe(
        *("place", "--brokers", "-", "--topic", "t", "--partitions", 4, "--replication-factor", 1),
        *("--canary-name", "canary", "--canary-interval", 2, "--seed", 3),
        stdin=brokers,
    )
    assert (
        "* 2 of 4 partitions (50 %) of t are confined to pod canary; 1 (25 %) has a replica on its brokers\n"
        in ended.out
    )


def test_added_partitions_keep_their_ids() -> None:
    by_number = podstripe(*KIP_TOPIC, *CANARY, "--start-partition", 15, "--partitions", 10)
    by_total = podstripe(*KIP_TOPIC, *CANARY, "--start-partition", 15, "--total-partitions", 25)
    assert by_number == by_total
    assert "orders: 10 more partitions from 15 on, replication factor 3" in by_number.out
    assert lines_with(by_number.out, "         15    ")
    assert lines_with(by_number.out, "         19 *  ")


def test_the_classic_algorithm() -> None:
    ended = podstripe(*KIP_TOPIC, "--partitions", 8, "--algorithm", "classic", "--json")
    assert json.loads(ended.out)["algorithm"] == "classic"


def test_racks_may_be_disabled() -> None:
    job = ("place", "--brokers", FLEET, "--topic", "t", "--partitions", 24, "--replication-factor", 3, "--seed", 1)
    with_racks, without = podstripe(*job, "--json"), podstripe(*job, "--disable-rack-aware", "--json")
    expected = library.place(
        library.read_brokers(FLEET.read_text()).brokers, [library.Topic("t", 24, 3)], seed=1, rack_aware=False
    )
    assert without.out == expected.to_json() + "\n" != with_racks.out


@pytest.mark.parametrize("table", ["list-endpoints.txt", "list-endpoints-fenced.txt"])
def test_kafka_s_tables_are_read_as_they_are(table: str) -> None:
    ended = podstripe("place", "--brokers", KAFKA / table, "--topic", "t", "--partitions", 6, "--replication-factor", 3)
    assert (ended.code, ended.err) == (0, "")
    assert "; 3 racks; 0 pods\n" in ended.out
    assert ("  fenced\n" in ended.out) == ("fenced" in table)


class TestUnknownRacks:
    """kcat shows no racks. The command wants them, or a word that they do not matter."""

    JOB = ("place", "--brokers", KAFKA / "kcat.json", "--topic", "t", "--partitions", 6, "--replication-factor", 3)

    def test_are_refused(self) -> None:
        ended = podstripe(*self.JOB)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith("podstripe: brokers: this input cannot carry racks")
        assert ended.err.endswith("(--racks FILE gives them, --disable-rack-aware waives them)\n")

    def test_also_beside_a_machine_format(self) -> None:
        assert podstripe(*self.JOB, "--json").code == 2

    def test_may_be_given(self, tmp_path: Path) -> None:
        racks = tmp_path / "racks.json"
        racks.write_text('{"a": [0, 3], "b": [1, 4], "c": [2, 5]}')
        ended = podstripe(*self.JOB, "--racks", racks)
        assert (ended.code, ended.err) == (0, "")
        assert ended.out.startswith("6 brokers; 3 racks; 0 pods\n")
        assert "RACKS_UNKNOWN" not in ended.out

    def test_may_be_waived(self) -> None:
        ended = podstripe(*self.JOB, "--disable-rack-aware")
        assert (ended.code, ended.err) == (0, "")
        assert ended.out.startswith("6 brokers; racks unknown; 0 pods\n")
        assert lines_with(ended.out, "note RACKS_UNKNOWN: ")


@pytest.mark.parametrize("option", ["--brokers", "--racks", "--pods"])
def test_any_one_file_may_be_standard_input(option: str, tmp_path: Path) -> None:
    texts = {"--brokers": '[{"id": 1}]', "--racks": '{"1": "a"}', "--pods": '{"1": "p"}'}
    arguments: list[object] = []
    for name, text in texts.items():
        path = tmp_path / name.strip("-")
        path.write_text(text)
        arguments += [name, "-" if name == option else path]
    ended = podstripe(
        "place", *arguments, "--topic", "t", "--partitions", 1, "--replication-factor", 1, stdin=texts[option]
    )
    assert (ended.code, ended.err) == (0, "")
    assert "          0    1 a p\n" in ended.out


def test_the_data_that_the_demo_uses_is_what_its_readme_says() -> None:
    read = library.read_brokers(FLEET.read_text(), pods=FLEET_PODS.read_text())
    canary = [broker for broker in read.brokers if broker.pod == "canary"]
    assert len(read.brokers) == 30
    assert len({broker.rack for broker in canary}) == 3
    assert [broker.id for broker in read.brokers if broker.pod is None] == [30]
    assert [broker.id for broker in read.brokers if broker.fenced] == [14]
    assert (DATA / "fleet-30" / "README.md").exists()
