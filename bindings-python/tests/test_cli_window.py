"""Which rows of a long table a terminal shows."""

import pytest

from podstripe.cli.grid import bar
from podstripe.cli.window import Window

WINDOW = Window(whole=10, head=3, notable=2, tail=2)

SHOWN = {
    "all of a short one": (range(10), [4], [range(10)]),
    "none of none": (range(0), [], [range(0)]),
    "head and tail": (range(20), [], [range(3), range(18, 20)]),
    "the first notable ones": (range(20), [1, 6, 9, 12], [range(3), range(6, 7), range(9, 10), range(18, 20)]),
    "a notable one beside the head": (range(20), [3], [range(3), range(3, 4), range(18, 20)]),
    "one row in place of a mark": (range(20), [4, 6], [range(3), range(3, 5), range(5, 7), range(18, 20)]),
    "one row before the tail": (range(20), [16], [range(3), range(16, 17), range(17, 20)]),
    "notable ones of the tail once": (range(20), [18, 19], [range(3), range(18, 20)]),
    "ids that start elsewhere": (range(100, 120), [105], [range(100, 103), range(105, 106), range(118, 120)]),
}


@pytest.mark.parametrize(("rows", "notable", "expected"), SHOWN.values(), ids=SHOWN)
def test_what_is_shown(rows: range, notable: list[int], expected: list[range]) -> None:
    assert list(WINDOW.shown(rows, notable)) == expected


@pytest.mark.parametrize(
    ("part", "expected"), [(0, ""), (1, "▏"), (50, "██"), (61, "██▍"), (99, "███▉"), (100, "████")]
)
def test_bars_have_eighths_and_none_is_too_short_to_see(part: int, expected: str) -> None:
    assert bar("▏▎▍▌▋▊▉█", part, 100, 4) == expected
