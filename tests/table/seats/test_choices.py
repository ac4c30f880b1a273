"""What people choose for their table: options, and how the TV sounds."""

import pytest

from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from tests.support.gathering import Gathering, finished

QUIET = m.Narration(volume=0, pace=m.Pace.SLOW)


def test_anybody_with_a_seat_sets_how_the_tv_sounds_at_any_time() -> None:
    for gathering in (Gathering(5), Gathering(5).start(), finished(5)):
        gathering.accepted("p3", m.Narrate(QUIET))
        assert gathering.table.narration == QUIET
        assert gathering.accepted("p2", m.Narrate(QUIET)).rows == ()
        assert gathering.refusal("stranger", m.Narrate(QUIET)) is Refusal.NOT_SEATED


@pytest.mark.parametrize("volume", [-1, 11])
def test_there_is_no_such_volume(volume: int) -> None:
    command = m.Narrate(m.Narration(volume=volume))
    assert Gathering(5).refusal("p1", command) is Refusal.BAD_RULESET


def test_the_next_game_sounds_like_the_last() -> None:
    gathering = finished(5)
    gathering.accepted("p1", m.Narrate(QUIET))
    assert gathering.rematch().table.narration == QUIET


def test_the_same_options_again_change_nothing() -> None:
    gathering = Gathering(5, options=m.Options(tally=True))
    assert gathering.accepted("p0", m.SetOptions(m.Options(tally=True))).rows == ()
