"""A reloaded page shows the same seat, the same choice and the same secrets.

`test_interrupted.py` reloads the page in a whole game.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .evening import Course, Evening
from .guests import Guests
from .reloading import assert_same_after_reload
from .serving import Serving

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def evening(browser: Browser, house: Serving) -> Iterator[Evening]:
    """One evening of five, which the tests of this file continue one after the other."""
    with Guests(browser, house.base) as guests:
        evening = guests.evening(5)
        evening.people[0].starts()
        for person in evening.people:
            person.sees("envelope")
        yield evening
        guests.assert_content()


def test_the_envelope(evening: Evening) -> None:
    assert_same_after_reload(evening.people[1])
    evening.open_envelopes()


def test_a_sealed_ballot_and_its_change(evening: Evening) -> None:
    assert evening.play_one(Course())
    voter, *others = evening.people
    assert_same_after_reload(others[0])
    voter.votes("NEIN")
    evening.settle(2)
    assert voter.ballot() == "NEIN"
    voter.reloads()
    assert voter.ballot() == "NEIN"
    voter.changes_ballot()
    voter.votes("JA")
    assert voter.ballot() == "JA!"
    for person in others:
        person.votes("JA")
    evening.settle(6)
    expect(voter.page.get_by_text("5 JA, 0 NEIN. Elected.")).to_be_visible()


def test_waiting_while_others_choose(evening: Evening) -> None:
    waiting = next(person for person in evening.people if person.screen == "waiting")
    assert_same_after_reload(waiting)
