"""Worths by induction: the committed file, and one board worked out by hand."""

import pytest

from secret_hitler.lab.induction import induced
from secret_hitler.lab.refit import path
from secret_hitler.lab.worth import written


def test_it_gives_the_committed_file() -> None:
    assert written(induced()) == path("worths/self_play").read_bytes()


def test_the_last_board_is_decided_by_one_session_or_by_the_top_tile() -> None:
    passed, failed = 0.9 * 0.62, 0.37
    third = 0.6 * passed + 0.4 * failed
    second = 0.6 * passed + 0.4 * third
    first = 0.6 * passed + 0.4 * second
    assert induced().worth["5"][4][5] == pytest.approx([first, second, third], abs=1e-4)


def test_an_execution_may_win_the_game() -> None:
    """The fourth Fascist tile brings one; the third does not."""
    worth = induced().worth["5"]
    zone, before = worth[4][4][0], worth[4][3][2]
    after_tile = 0.2 + 0.8 * zone
    passed = 0.9 * (0.62 + 0.38 * after_tile)
    failed = 0.37 + 0.63 * zone
    assert before == pytest.approx(0.6 * passed + 0.4 * failed, abs=1e-4)
