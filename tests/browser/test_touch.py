"""Seven people play one whole game on touch screens, and the Liberals execute Hitler.

`test_one_room.py` plays on touch screens too, so this game is for long runs.
"""

import pytest

from .confirming import Confirming
from .evening import NAMES, Course, Evening
from .guests import Guests

pytestmark = [pytest.mark.browser, pytest.mark.long]


def test_seven_phones_play_a_whole_game(guests: Guests) -> None:
    evening = Evening([guests.by_touch(name, hurried=True) for name in NAMES])
    evening.gather()
    evening.deal()
    confirming = Confirming()
    evening.play(Course(hitler_at=99, spare_hitler=False), confirming.visit)
    assert set(evening.powers) == {
        "Pick a player to investigate.",
        "Pick the next candidate.",
        "Pick a player to execute.",
    }
    for person in evening.people:
        assert person.screen == "end"
        assert person.status == "Hitler was executed. Liberals win."
        shown = [row.split()[-1].upper() for row in evening.shown(person).roles]
        assert shown == evening.roles
    kinds, faults = confirming.check()
    assert not faults, "\n".join(faults)
    assert kinds.total() == evening.steps
    assert {"Nominate", "Vote", "Discard", "Enact", "Execute"} < set(kinds)
