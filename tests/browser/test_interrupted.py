"""In every phase of a game: the server killed, phones locked, a page reloaded."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .evening import ENVELOPES, Course, Evening
from .guests import Guests
from .interrupting import Interruptions, locked, without_a_server
from .serving import Serving
from .tv import Tv

pytestmark = pytest.mark.browser

KINDS = {
    "envelope",
    "nominate",
    "vote",
    "hand of 3, veto closed",
    "hand of 2, veto closed",
    "hand of 2, veto open",
    "veto",
    "Look at the next three policies.",
    "Pick a player to execute.",
}


class Game:
    """One game of five on its own server."""

    def __init__(self, evening: Evening, tv: Tv, mortal: Serving) -> None:
        self.evening = evening
        self.tv = tv
        self.mortal = mortal
        self.interruptions = Interruptions(evening, mortal)

    def play(self) -> None:
        """Play to the end: the driver itself fails if anybody is stuck."""
        evening = self.evening
        evening.people[0].starts()
        for person in evening.people:
            person.sees("envelope")
        self.interruptions.visit(evening.people[1], evening.people[1].moment())
        self.tv.says(ENVELOPES)
        with without_a_server(evening, self.mortal):
            self.tv.says("The board is reconnecting.")
        self.tv.says(ENVELOPES)
        evening.open_envelopes()
        evening.play(Course(vetoes=[False]), self.interruptions.visit)


@pytest.fixture(scope="module")
def game(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    mortal = Serving(tmp_path_factory.mktemp("mortal"))
    mortal.start()
    try:
        with Guests(browser, mortal.base) as guests:
            evening, tv = guests.evening(5), guests.tv()
            tv.shows(evening.url[-4:])
            game = Game(evening, tv, mortal)
            game.play()
            yield game
            guests.assert_content()
    finally:
        mortal.stop()


def test_all_seats_and_secrets_survive_in_every_phase(game: Game) -> None:
    assert game.interruptions.seen == KINDS


def test_the_end_survives(game: Game) -> None:
    evening = game.evening
    before = evening.settle(evening.people[0].moment().step)
    with without_a_server(evening, game.mortal):
        pass
    with locked(evening.people[0]):
        pass
    evening.people[1].reloads()
    assert evening.settle(before.step) == before
    game.tv.reaches(before.step)
    game.tv.moments()
    game.tv.says(evening.people[0].status)
