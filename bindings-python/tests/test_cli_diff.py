"""`podstripe diff`: what two assignments differ in."""

import pytest
from test_cli import KAFKA, podstripe
from test_cli_errors import assert_one_line
from test_cli_terminal import on_terminal, plain

import podstripe as library

DESCRIBE, GENERATE, BROKERS = KAFKA / "describe.txt", KAFKA / "generate.txt", KAFKA / "list-endpoints.txt"
PLAN = """\
{"version": 1, "partitions": [{"topic": "orders", "partition": 0, "replicas": [4, 5, 1]},
 {"topic": "orders", "partition": 1, "replicas": [3, 2, 1]}, {"topic": "orders", "partition": 2, "replicas": [0, 5, 4]},
 {"topic": "orders", "partition": 3, "replicas": [1, 2, 3]}, {"topic": "new", "partition": 0, "replicas": [1]}]}"""

PLAN_SHOWN = """\
4 partitions on both sides: 1 move (1 replica to copy), 2 only change their order, 1 stay as they are, 1 preferred \
leader changes, 6 are only before, 1 are only after

  partition  before       after    why
  new-0      -        ->  [1]      only after
  orders-0   [4,5,0]  ->  [4,5,1]  adds 1; removes 0
  orders-1   [2,3,1]  ->  [3,2,1]  preferred leader 2 -> 3
  orders-2   [0,4,5]  ->  [0,5,4]  followers in another order

brokers: preferred leaders and replicas
  broker  leaders             replicas
       0        2  ->  2   =         4  ->  3  -1
       1        2  ->  3  +1         5  ->  7  +2
       2        2  ->  1  -1         6  ->  6   =
       3        2  ->  3  +1         6  ->  6   =
       4        1  ->  1   =         5  ->  5   =
       5        1  ->  1   =         4  ->  4   =
"""


def test_a_plan_beside_what_there_is() -> None:
    ended = podstripe("diff", DESCRIBE, "-", stdin=PLAN)
    assert (ended.code, ended.err) == (1, "")
    assert ended.out == PLAN_SHOWN


@pytest.mark.parametrize("name", ["describe.txt", "kcat.json", "kcat.txt", "execute.txt"])
def test_the_same_in_another_format_is_no_difference(name: str) -> None:
    ended = podstripe("diff", DESCRIBE, KAFKA / name)
    assert ended.code == 0
    assert ended.out.startswith("10 partitions on both sides: 10 stay as they are\n")


def test_json_is_the_library_s() -> None:
    ended = podstripe("diff", DESCRIBE, GENERATE, "--half", "proposed", "--json")
    found = library.diff(DESCRIBE.read_text(), GENERATE.read_text(), half="proposed")
    assert (ended.code, ended.out) == (1, found.to_json() + "\n")


def test_a_half() -> None:
    assert podstripe("diff", DESCRIBE, GENERATE, "--half", "current").code == 0
    assert podstripe("diff", DESCRIBE, GENERATE, "--half", "proposed").code == 1


def test_on_a_terminal_a_long_reason_goes_on_below_itself() -> None:
    shown = on_terminal("diff", DESCRIBE, GENERATE, "--half", "proposed", code=1)
    rows = [line.rstrip() for line in plain(shown).splitlines()]
    at = rows.index("  orders-0        [4,5,0]  ->  [3,4,5]  adds 3; removes 0;")
    assert rows[at + 1] == " " * 40 + "preferred leader 4 -> 3"
    assert "\x1b[36m" in shown
    assert max(map(len, rows)) <= 80


BAD = {
    "one side": ((DESCRIBE,), "Missing argument 'after'"),
    "standard input twice": (("-", "-"), "standard input (-) can be only one of the files"),
    "brokers": ((DESCRIBE, BROKERS), "list-endpoints.txt: the text holds brokers; expected"),
    "two plans": ((DESCRIBE, GENERATE), 'name one, as half "current" or "proposed" (--half)'),
    "no text of ours": ((KAFKA / "README.md", DESCRIBE), "README.md: this is no text of a known kind"),
    "a missing file": ((DESCRIBE, "missing"), "podstripe: missing: No such file or directory"),
}


@pytest.mark.parametrize(("arguments", "message"), BAD.values(), ids=BAD)
def test_bad_input(arguments: tuple[object, ...], message: str) -> None:
    ended = podstripe("diff", *arguments)
    assert_one_line(ended.code, ended.out, ended.err)
    assert message in ended.err
