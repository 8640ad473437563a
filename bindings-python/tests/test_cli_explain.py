"""`podstripe explain`: reasons, other seeds, the picture; and `--spread` of `place` and `generate`."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from test_cli import CANARY, DATA, FLEET, FLEET_PODS, KAFKA, KIP, podstripe
from test_cli_errors import assert_one_line
from test_cli_terminal import on_terminal, plain

import podstripe as library

BROKERS, DESCRIBE = KAFKA / "list-endpoints.txt", KAFKA / "describe.txt"
PODS = DATA / "plan-costs/pods.json"
TOPIC = ("--topic", "orders", "--partitions", 20, "--replication-factor", 3, "--seed", 42)
JOB = ("explain", "--brokers", KIP, *TOPIC, *CANARY)
RACKS = ("explain", "--brokers", BROKERS, "--pods", PODS, *TOPIC, *CANARY)
SVG = "{http://www.w3.org/2000/svg}"


def test_sets_reasons_and_other_seeds() -> None:
    ended = podstripe(*RACKS)
    assert (ended.code, ended.err) == (0, "")
    rows = ended.out.splitlines()
    assert rows[0] == "6 brokers; 3 racks; 2 pods"
    assert rows[2] == "orders: 20 partitions, replication factor 3"
    assert "  ordinary                 18         2      3  0,1,2" in rows
    assert "  * in pod canary           2         2      3  3,4,5" in rows
    reasons = [row for row in rows if "leads: " in row or "follows: " in row]
    assert len(reasons) == 60
    assert sum(row.lstrip().startswith(("9  * ", "19  * ")) for row in reasons) == 6
    assert all("stable" in row or "canary" in row for row in reasons)
    assert "other seeds: what brokers would carry with seeds 42 to 141: least, median, 95 %, most" in rows
    assert any(row.startswith("  pod canary        3         3           2  ") for row in rows)
    assert rows[-1].startswith("seed 42: the same seed gives the same placement; algorithm striped, spread controller")


def test_the_replicas_are_those_of_place() -> None:
    brokers = library.read_brokers(KIP.read_text()).brokers
    topics, canary = [library.Topic("orders", 20, 3)], library.Canary("canary", 10)
    placed = library.place(brokers, topics, canary=canary, seed=42).topics["orders"].replicas
    explained = json.loads(podstripe(*JOB, "--json").out)["topics"][0]["partitions"]
    of_explain = [[replica["broker"] for replica in row["replicas"]] for row in explained]
    assert of_explain == placed


def test_json_is_the_library_s() -> None:
    ended = podstripe(*JOB, "--resonance", 5, "--json")
    explained = library.explain(
        library.read_brokers(KIP.read_text()).brokers,
        [library.Topic("orders", 20, 3)],
        canary=library.Canary("canary", 10),
        seed=42,
        resonance={"seeds": 5},
    )
    assert (ended.code, ended.out) == (0, explained.to_json() + "\n")


def test_no_other_seeds() -> None:
    ended = podstripe(*JOB, "--resonance", 0)
    assert ended.code == 0 and "other seeds" not in ended.out and "racks" not in ended.out.splitlines()[3]


def test_two_topics_and_partitions_to_add() -> None:
    ended = podstripe(*JOB, "--topic", "clicks")
    assert "\norders: 20 partitions" in ended.out and "\nclicks: 20 partitions" in ended.out
    more = ("--partitions", 2, "--start-partition", 9, "--replication-factor", 3)
    ended = podstripe("explain", "--brokers", KIP, "--topic", "orders", *more, "--seed", 1, *CANARY)
    reasons = [row.split()[0] for row in ended.out.splitlines() if "leads: " in row]
    assert reasons == ["9", "10"]


class TestOnATerminal:
    @pytest.mark.parametrize("columns", [70, 100, 160])
    def test_reasons_go_on_below_themselves(self, columns: int) -> None:
        shown = on_terminal(*RACKS, columns=columns)
        rows = plain(shown).splitlines()
        assert max(map(len, rows)) <= columns
        assert "\x1b[35m◆" in shown and "◆ in pod canary" in plain(shown)

    def test_long_topics_are_windowed(self) -> None:
        job = ("explain", "--brokers", KIP, "--topic", "t", "--partitions", 500, "--replication-factor", 3, *CANARY)
        shown = plain(on_terminal(*job))
        assert "of 1500 replicas left out: --all shows every one" in shown
        assert len(shown.splitlines()) < 150


def picture(path: Path) -> tuple[ElementTree.Element, list[str]]:
    root = ElementTree.fromstring(path.read_bytes())
    assert root.tag == f"{SVG}svg"
    return root, [text.text or "" for text in root.iter(f"{SVG}text")]


class TestPlot:
    def test_brokers_pods_racks_and_partitions(self, tmp_path: Path) -> None:
        path = tmp_path / "orders.svg"
        ended = podstripe(*RACKS, "--plot", path)
        assert (ended.code, ended.err) == (0, f"podstripe: {path} written\n")
        root, texts = picture(path)
        assert texts[0] == "orders: 20 partitions on 6 brokers, replication factor 3, seed 42"
        assert texts[1] == "2 of 20 partitions are confined to pod canary."
        assert {"pod", "rack", "broker", "partition", "canary", "stable", "a", "b", "c"} <= set(texts)
        assert {str(id) for id in range(6)} <= set(texts) and {str(at) for at in range(20)} <= set(texts)
        assert {"leader", "follower", "partition confined to pod canary"} <= set(texts)
        assert "fenced broker" not in texts
        assert len([pattern for pattern in root.iter(f"{SVG}pattern") if pattern.get("id") == "hatch"]) == 1
        # A notch for each of two partitions and one in the legend.
        assert sum(shape.get("fill") == "url(#hatch)" for shape in root.iter(f"{SVG}rect")) == 3

    def test_a_leader_is_a_field_for_each_partition(self, tmp_path: Path) -> None:
        podstripe(*JOB, "--plot", tmp_path / "a.svg")
        root, _ = picture(tmp_path / "a.svg")
        lines = [*root.iter(f"{SVG}path"), *root.iter(f"{SVG}line")]
        dark = [line for line in lines if line.get("stroke") == "#08306b"]
        assert len(dark) == 20 + 1

    def test_the_same_bytes_again(self, tmp_path: Path) -> None:
        for name in ("a.svg", "b.svg"):
            podstripe(*JOB, "--plot", tmp_path / name)
        assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()

    def test_a_fleet_has_a_fenced_broker(self, tmp_path: Path) -> None:
        path = tmp_path / "fleet.svg"
        podstripe("explain", "--brokers", FLEET, "--pods", FLEET_PODS, *TOPIC, *CANARY, "--plot", path)
        _, texts = picture(path)
        assert "fenced broker" in texts and "use1-az2" in texts

    def test_the_first_partitions_and_brokers_of_very_many(self, tmp_path: Path) -> None:
        path, brokers = tmp_path / "many.svg", tmp_path / "brokers.json"
        brokers.write_text(json.dumps([{"id": id, "rack": None} for id in range(200)]))
        job = ("explain", "--brokers", brokers, "--topic", "t", "--partitions", 1000, "--replication-factor", 3)
        ended = podstripe(*job, "--resonance", 0, "--plot", path)
        assert ended.code == 0
        _, texts = picture(path)
        assert "Drawn are the first 400 of 1000 partitions and the first 120 of 200 brokers; --json has all." in texts
        assert "1000 partitions" in texts[0] and "390" in texts and "500" not in texts

    def test_json_with_a_picture(self, tmp_path: Path) -> None:
        ended = podstripe(*JOB, "--json", "--plot", tmp_path / "a.svg")
        assert json.loads(ended.out)["seed"] == "42" and (tmp_path / "a.svg").exists()

    def test_names_that_are_markup(self, tmp_path: Path) -> None:
        brokers = tmp_path / "brokers.json"
        brokers.write_text(json.dumps([{"id": id, "rack": "<a&b>", "pod": "\"'"} for id in range(3)]))
        job = ("explain", "--brokers", brokers, "--topic", "t", "--partitions", 1, "--replication-factor", 1)
        assert podstripe(*job, "--plot", tmp_path / "a.svg").code == 0
        _, texts = picture(tmp_path / "a.svg")
        assert "<a&b>" in texts and "\"'" in texts

    def test_where_it_cannot_be_written(self, tmp_path: Path) -> None:
        ended = podstripe(*JOB, "--plot", tmp_path / "no/where.svg")
        assert_one_line(ended.code, ended.out, ended.err)
        assert "No such file or directory" in ended.err


class TestSpread:
    def test_place(self) -> None:
        job = ("place", "--brokers", KIP, "--topic", "t", "--partitions", 100, "--replication-factor", 3, *CANARY)
        grouped = json.loads(podstripe(*job, "--seed", 1, "--spread", "grouped", "--json").out)
        as_kafka = podstripe(*job, "--seed", 1, "--json").out
        assert grouped["spread"] == "grouped" and json.loads(as_kafka)["spread"] == "controller"
        assert podstripe(*job, "--seed", 1, "--spread", "controller", "--json").out == as_kafka
        leaders = [row["leaders"] for row in grouped["load"] if row["pod"] == "canary"]
        assert sorted(leaders) == [3, 3, 4]

    def test_generate_and_explain(self) -> None:
        job = ("--brokers", BROKERS, "--pods", PODS, *CANARY, "--seed", 42, "--spread", "grouped", "--json")
        assert json.loads(podstripe("generate", *job, "--current", DESCRIBE).out)["spread"] == "grouped"
        topic = ("--topic", "t", "--partitions", 4, "--replication-factor", 3)
        assert json.loads(podstripe("explain", *job, *topic).out)["spread"] == "grouped"

    def test_another_word(self) -> None:
        ended = podstripe(*JOB, "--spread", "even")
        assert_one_line(ended.code, ended.out, ended.err)
        assert "'--spread'" in ended.err


BAD: dict[str, tuple[tuple[Any, ...], str]] = {
    "no topic": (("--brokers", KIP), "'--topic'"),
    "too few brokers": (("--brokers", KIP, *TOPIC, "--replication-factor", 9), "9"),
    "no racks": (("--brokers", KAFKA / "kcat.json", *TOPIC), "(--racks FILE gives them"),
    "too many seeds": (("--brokers", KIP, *TOPIC, "--resonance", 10**9), "(--resonance)"),
    "no seeds": (("--brokers", KIP, *TOPIC, "--resonance", "x"), "expected an integer, got 'x'"),
    "two pictures": (("--brokers", KIP, *TOPIC, "--topic", "u", "--plot", "x.svg"), "--plot draws one topic"),
}


@pytest.mark.parametrize(("arguments", "message"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[Any, ...], message: str) -> None:
    ended = podstripe("explain", *arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err
