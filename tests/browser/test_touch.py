"""Seven phones play one whole game with fingers, and the Liberals execute Hitler."""

import pytest

from .evening import NAMES, Course, Evening
from .guests import Guests

pytestmark = pytest.mark.browser


def test_seven_phones_play_a_whole_game(guests: Guests) -> None:
    evening = Evening([guests.by_touch(name) for name in NAMES])
    evening.gather()
    evening.deal()
    evening.play(Course(hitler_at=99, spare_hitler=False))
    for person, role in zip(evening.people, evening.roles, strict=True):
        assert person.screen == "end"
        assert person.status == "Hitler was executed. Liberals win."
        row = person.page.get_by_role("listitem").filter(has_text=person.name).first
        assert role.title() in row.inner_text()
