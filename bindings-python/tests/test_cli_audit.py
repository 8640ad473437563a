"""`podstripe audit`, `preflight` and `blast-radius`: words, numbers, exit codes, and the picture."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path

import pytest
from test_cli import CANARY, DATA, FLEET, FLEET_PODS, KAFKA, KIP, MAIN_JOB, podstripe
from test_cli_errors import assert_one_line
from test_cli_terminal import on_terminal, plain

import podstripe as library

DESCRIBE, BROKERS = KAFKA / "describe.txt", KAFKA / "list-endpoints.txt"
AILING = ("audit", "--brokers", KAFKA / "list-endpoints-fenced.txt", "--current", KAFKA / "describe-under-min-isr.txt")
PLANNED = ("--topic", "orders", "--partitions", 20, "--replication-factor", 3)
DOCS = DATA.parents[1] / "docs"
FLEET_PLAN = ("--topic", "orders", "--partitions", 200, "--replication-factor", 3, "--seed", 42, "--reassignment-json")
COMPARISON = ("--intervals", "5,10,20,50", "--pod-sizes", "2,3,6,9")


@pytest.fixture(scope="module")
def placed() -> str:
    return podstripe(*MAIN_JOB, "--reassignment-json").out


@pytest.fixture(scope="module")
def fleet() -> str:
    return podstripe("place", "--brokers", FLEET, *FLEET_PLAN).out


@pytest.mark.parametrize("name", ["audit", "preflight", "blast-radius"])
def test_help_fits_a_terminal(name: str) -> None:
    ended = podstripe(name, "--help")
    assert ended.code == 0 and "Examples:\n" in ended.out
    assert all(len(line) <= 80 for line in ended.out.splitlines())
    assert f"\n  {name} " in podstripe("--help").out


class TestAudit:
    JOB = ("audit", "--brokers", KIP, "--current", "-", *CANARY)

    def test_a_cluster_that_is_fine(self, placed: str) -> None:
        ended = podstripe(*self.JOB, stdin=placed)
        assert (ended.code, ended.err) == (0, "")
        assert ended.out.startswith("fine\n\n")
        assert re.search(r"^  confined by a rule +2  20  10  on 3 of 6 brokers \(50 %\)$", ended.out, re.M)
        assert "\n  canary        3           2 " in ended.out

    def test_what_is_wrong(self) -> None:
        ended = podstripe(*AILING)
        assert (ended.code, ended.err) == (1, "")
        assert ended.out.startswith("findings: 3 errors, 6 warnings\n")
        for what, count in {"all": 5, "offline": 3, "under min ISR": 3, "at min ISR": 2, "moving": 0}.items():
            assert re.search(rf"^  {what} +{count}$", ended.out, re.M)
        assert "\n  x error    OFFLINE_PARTITION          orders-0: " in ended.out
        assert "\n  a          3        1         3  fenced\n" in ended.out

    def test_a_rule_that_does_not_hold(self) -> None:
        ended = podstripe("audit", "--brokers", KIP, "--current", DESCRIBE, *CANARY[:3], 4)
        assert ended.code == 1
        assert re.search(r"^  with replicas against a rule +6$", ended.out, re.M)
        assert ended.out.count("CANARY_OUTSIDE_POD") == 2 and ended.out.count("ORDINARY_INSIDE_POD") == 4

    def test_json_is_the_library_s(self, placed: str) -> None:
        brokers = library.read_brokers(KIP.read_text()).brokers
        audited = library.audit(brokers, placed, canary=library.Canary("canary", 10), min_insync_replicas=4)
        ended = podstripe(*self.JOB, "--min-insync-replicas", 4, "--json", stdin=placed)
        assert (ended.code, ended.out) == (0, audited.to_json() + "\n")

    def test_options_change_what_is_found(self, placed: str) -> None:
        assert "REPLICATION_FACTOR" in podstripe(*self.JOB, "--replication-factor", 2, stdin=placed).out
        assert "RACKS_NARROW" in (narrow := podstripe("audit", *self.narrow(), stdin=self.PLAN).out), narrow
        assert "RACKS_NARROW" not in podstripe("audit", *self.narrow(), "--disable-rack-aware", stdin=self.PLAN).out

    PLAN = '{"version": 1, "partitions": [{"topic": "t", "partition": 0, "replicas": [0, 3]}]}'

    def narrow(self) -> tuple[object, ...]:
        return ("--brokers", BROKERS, "--current", "-")


class TestPreflight:
    JOB = ("preflight", "--brokers", KIP, *CANARY, *PLANNED, "--without-internal-topics")

    def test_the_report(self) -> None:
        ended = podstripe(*self.JOB)
        assert (ended.code, ended.err) == (1, "")
        assert ended.out.startswith("findings: 1 warning, 1 info\n")
        assert "\n  canary        3  50       3         3      1  has a rule\n" in ended.out
        assert "\n       3  canary         3         3      1  + fits\n" in ended.out
        assert "  canary  all fenced         x fails     " in ended.out
        assert "  canary  all shutting down  ! spills    " in ended.out
        assert "\n  orders          20         2  10       10\n" in ended.out
        assert "\n  canary        3           2         6              2\n" in ended.out
        assert "  most even: interval 2, or 3 brokers in the pod\n" in ended.out

    def test_a_pod_that_is_too_small(self) -> None:
        ended = podstripe("preflight", "--brokers", KIP, *CANARY, "--replication-factor", "3,4")
        assert ended.code == 1
        assert "x error    POD_TOO_SMALL" in ended.out
        assert (
            "       4  canary         3         3      1  x fails for topics with 10 partitions or more\n" in ended.out
        )

    def test_without_rules_there_is_little_to_say(self) -> None:
        ended = podstripe("preflight", "--brokers", KIP)
        assert (ended.code, ended.out.splitlines()[0]) == (0, "fine")
        assert "exposure" not in ended.out and "load" not in ended.out

    def test_topics_as_they_stand(self) -> None:
        ended = podstripe("preflight", "--brokers", KIP, *CANARY[:3], 2, "--current", DESCRIBE)
        assert "\n  pay-ments.v1                  4         2  50       50\n" in ended.out
        assert "\n  __consumer_offsets           50        25  50       50  internal\n" in ended.out

    def test_json_is_the_library_s(self) -> None:
        looked = library.preflight(
            library.read_brokers(KIP.read_text()).brokers,
            canary=library.Canary("canary", 10),
            topics=[library.Topic("orders", 20, 3)],
            internal_topics=False,
        )
        assert podstripe(*self.JOB, "--json").out == looked.to_json() + "\n"


class TestBlastRadius:
    JOB = ("blast-radius", "--brokers", KIP, "--current", "-", "--pod", "canary", "--min-insync-replicas", 2)

    def test_the_numbers_come_first(self, placed: str) -> None:
        ended = podstripe(*self.JOB, stdin=placed)
        assert (ended.code, ended.err) == (0, "")
        first, brokers, *_ = ended.out.splitlines()
        assert first == (
            "pod canary can hurt 2 of 20 partitions (10 %): 2 led there, 2 offline and 2 below min ISR without it"
        )
        assert brokers == "3 brokers: 4,5,6"
        assert re.search(r"^  partitions led there +2  20   10$", ended.out, re.M)
        assert "\n  stable        3      18  90   18  90       18  90             18       0 " in ended.out
        assert "\n         2        10  50  + 10.0 / 10.0\n" in ended.out

    @pytest.mark.parametrize(
        ("options", "sentence"),
        [
            (("--rack", "a", "--brokers", BROKERS), "rack a can hurt 10 of 10 partitions (100 %): 4 led there, "),
            (("--broker-list", "5,4"), "brokers 4,5 can hurt 5 of 10 partitions (50 %): 2 led there, "),
            (("--broker-list", 4), "broker 4 can hurt 5 of 10 partitions (50 %): 1 led there, "),
            (("--brokers", BROKERS), "10 partitions: what each pod and each rack could hurt"),
        ],
    )
    def test_sets(self, options: Sequence[object], sentence: str) -> None:
        ended = podstripe("blast-radius", "--current", DESCRIBE, *options)
        assert (ended.code, ended.err) == (0, "")
        assert ended.out.startswith(sentence)

    def test_bytes(self) -> None:
        job = ("blast-radius", "--current", DESCRIBE, "--broker-list", "4,5", "--log-dirs", KAFKA / "log-dirs.txt")
        assert re.search(r"bytes of all replicas there +1877594 +of 5633301 bytes\n", podstripe(*job).out)
        assert re.search(r"bytes of all replicas there +1\.8 MiB +of 5\.4 MiB", plain(on_terminal(*job)))

    def test_brokers_without_a_pod_are_named(self, fleet: str) -> None:
        ended = podstripe("blast-radius", "--brokers", FLEET, "--pods", FLEET_PODS, "--current", "-", stdin=fleet)
        assert "in no pod, so replicas of every pod's partitions may lie there: 1 broker: 30\n" in ended.out

    def test_json_is_the_library_s(self, placed: str) -> None:
        answer = library.blast_radius(
            placed,
            brokers=library.read_brokers(KIP.read_text()).brokers,
            pod="canary",
            min_insync_replicas=2,
            what_if={"intervals": [10], "pod_sizes": [3]},
        )
        ended = podstripe(*self.JOB, "--intervals", 10, "--pod-sizes", 3, "--json", stdin=placed)
        assert (ended.code, ended.out) == (0, answer.to_json() + "\n")
        assert json.loads(ended.out)["whatIf"][0]["podSize"] == 3


class TestPlot:
    """The picture, read as a program reads it; what it looks like, docs/commands.md shows."""

    def draw(self, path: Path, fleet: str, *options: object) -> str:
        job = ("blast-radius", "--brokers", FLEET, "--current", "-", *options, "--plot", path)
        ended = podstripe(*job, stdin=fleet)
        assert (ended.code, ended.err) == (0, "")
        return path.read_text(encoding="utf-8")

    def test_it_has_the_numbers(self, tmp_path: Path, fleet: str) -> None:
        root = ElementTree.fromstring(self.draw(tmp_path / "exposure.svg", fleet, *COMPARISON))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
        assert texts[:2] == ["How much a canary pod exposes", "30 brokers, 200 partitions, 600 replicas"]
        # For each of four sizes.
        assert [texts.count(share) for share in ("20 %", "10 %", "5 %", "2 %")] == [4, 5, 4, 4]
        # The two that are the most even, 10 with 3 brokers and 5 with 6.
        assert texts.count("pod 20.0") == texts.count("others 20.0") == 2
        for label in ("5", "50", "9", "brokers in the pod", "interval: every Nth partition is confined"):
            assert label in texts
        fills = [element.get("fill") for element in root.iter("{http://www.w3.org/2000/svg}rect")]
        # Pods of two do not fit: a cell for each interval, and one in the legend.
        assert fills.count("url(#hatch)") == 5

    def test_it_is_the_one_in_the_docs(self, tmp_path: Path, fleet: str) -> None:
        drawn = self.draw(tmp_path / "exposure.svg", fleet, *COMPARISON)
        assert drawn == (DOCS / "exposure.svg").read_text(encoding="utf-8")

    def test_the_report_is_written_too(self, tmp_path: Path, fleet: str) -> None:
        path = tmp_path / "exposure.svg"
        ended = podstripe("blast-radius", "--brokers", FLEET, "--current", "-", "--plot", path, "--json", stdin=fleet)
        assert len(json.loads(ended.out)["whatIf"]) == 48
        assert path.read_text(encoding="utf-8").count("pod ") > 40

    def test_topics_too_small_for_the_interval(self, tmp_path: Path) -> None:
        path = tmp_path / "one.svg"
        job = ("blast-radius", "--brokers", BROKERS, "--current", DESCRIBE, "--intervals", 100, "--pod-sizes", 3)
        assert podstripe(*job, "--plot", path).code == 0
        assert "0 %" in path.read_text(encoding="utf-8")

    def test_without_its_package_it_says_what_to_install(self, tmp_path: Path) -> None:
        job = ("blast-radius", "--brokers", KIP, "--current", str(DESCRIBE), "--plot", tmp_path / "x.svg")
        blocked = "import sys; sys.modules['drawsvg'] = None; from podstripe.__main__ import main; sys.exit(main())"
        ended = subprocess.run([sys.executable, "-c", blocked, *map(str, job)], capture_output=True, text=True)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr == "podstripe: --plot needs the package drawsvg: pip install 'podstripe[cli]'\n"


class TestOnATerminal:
    def test_colours_and_shapes(self) -> None:
        shown = on_terminal(*AILING, columns=100, code=1)
        assert "\x1b[1;31mfindings: 3 errors" in shown and "✖ error" in shown
        assert re.search(r"offline +\x1b\[0m\x1b\[1;31m +3|\x1b\[1;31m +3\x1b\[0m", shown)

    @pytest.mark.parametrize("columns", [100, 160])
    def test_everything_fits(self, columns: int, fleet: str, tmp_path: Path) -> None:
        plan = tmp_path / "plan.json"
        plan.write_text(fleet)
        cluster = ("--brokers", FLEET, "--pods", FLEET_PODS, *CANARY)
        jobs = [
            ("blast-radius", *cluster, "--current", plan, "--pod", "canary"),
            ("preflight", *cluster, "--current", plan),
            ("audit", *cluster, "--current", plan),
        ]
        for job in jobs:
            rows = plain(on_terminal(*job, columns=columns, code=int(job[0] != "blast-radius"))).splitlines()
            assert max(map(len, rows)) <= columns, (job[0], max(rows, key=len))

    def test_sizes_that_have_no_room_are_counted(self, fleet: str, tmp_path: Path) -> None:
        plan = tmp_path / "plan.json"
        plan.write_text(fleet)
        job = ("blast-radius", "--brokers", FLEET, "--current", plan)
        assert "3 of 8 pod sizes left out, for want of room\n" in plain(on_terminal(*job, columns=100))
        assert "left out" not in plain(on_terminal(*job, columns=200))


BAD = {
    "no brokers to audit": (("audit", "--current", DESCRIBE), "Missing option '--brokers'"),
    "nothing to audit": (("audit", "--brokers", BROKERS), "Missing option '--current'"),
    "another text": (
        ("audit", "--brokers", BROKERS, "--current", BROKERS),
        "list-endpoints.txt: the text holds brokers",
    ),
    "a minimum of nought": (
        ("audit", "--brokers", BROKERS, "--current", DESCRIBE, "--min-insync-replicas", 0),
        "got 0 (--min-insync-replicas)",
    ),
    "a topic without partitions": (
        ("preflight", "--brokers", KIP, "--topic", "t"),
        "number of partitions (--partitions)",
    ),
    "partitions of no topic": (("preflight", "--brokers", KIP, "--partitions", 3), "--partitions needs --topic"),
    "two factors of a topic": (
        ("preflight", "--brokers", KIP, *PLANNED[:4], "--replication-factor", "2,3"),
        "--replication-factor: expected one number with --topic",
    ),
    "a factor of nought": (
        ("preflight", "--brokers", KIP, "--replication-factor", "3,0"),
        "from 1 to 32767, got 0 (--replication-factor)",
    ),
    "no set": (("blast-radius", "--current", DESCRIBE), "expected --broker-list, or --brokers to look at each pod"),
    "two sets": (
        ("blast-radius", "--current", DESCRIBE, "--pod", "a", "--rack", "b"),
        "--pod and --rack exclude each other",
    ),
    "a pod without brokers": (("blast-radius", "--current", DESCRIBE, "--pod", "a"), "--pod needs --brokers"),
    "a picture without brokers": (
        ("blast-radius", "--current", DESCRIBE, "--broker-list", 1, "--plot", "x.svg"),
        "--plot needs --brokers",
    ),
    "another pod": (
        ("blast-radius", "--current", DESCRIBE, "--brokers", KIP, "--pod", "canry"),
        'did you mean "canary"? (--pod)',
    ),
    "a strange broker": (
        ("blast-radius", "--current", DESCRIBE, "--brokers", BROKERS, "--broker-list", 77),
        "broker 77 is not registered, and has no replica (--broker-list)",
    ),
    "no list": (
        ("blast-radius", "--current", DESCRIBE, "--brokers", BROKERS, "--pod-sizes", "3,,4"),
        "expected an integer, got ''",
    ),
    "a pod of more than all": (
        ("blast-radius", "--current", DESCRIBE, "--brokers", BROKERS, "--pod-sizes", "3,7"),
        "from 1 to 6, got 7 (--pod-sizes)",
    ),
    "a picture to standard output": (
        ("blast-radius", "--current", DESCRIBE, "--brokers", BROKERS, "--plot", "-"),
        "--plot -: expected a file",
    ),
    "a picture that cannot be written": (
        ("blast-radius", "--current", DESCRIBE, "--brokers", BROKERS, "--plot", "missing/x.svg"),
        "--plot missing/x.svg: No such file or directory",
    ),
}


@pytest.mark.parametrize(("arguments", "message"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[object, ...], message: str) -> None:
    ended = podstripe(*arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err
