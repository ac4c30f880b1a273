"""Seven people and a spectator: one whole game by keyboard alone, and what came over the wire."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .evening import NAMES, Course, Evening
from .guests import Guests
from .person import Moment, Person
from .secrecy import (
    assert_knows_only,
    assert_sealed,
    assert_seals_ballots,
    assert_tree_is_sealed,
    is_over,
    updates,
)
from .serving import Serving, command

pytestmark = pytest.mark.browser

ENDS = {
    "Hitler was elected Chancellor. Fascists win.",
    "The Fascist track is complete. Fascists win.",
    "The Liberal track is complete. Liberals win.",
}
"""After its veto the game may come to any of these: the tiles are the server's own."""


class Game:
    """One evening, played once for all tests of this file."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.watcher = guests.by_keyboard("Watcher")
        people = [guests.by_keyboard(name, hurried=False) for name in NAMES]
        self.evening = Evening(people, [self.watcher])
        self.steps: set[int] = set()
        self.screens: set[str] = set()

    def play(self) -> None:
        self.evening.gather()
        self.evening.deal()
        self.evening.play(Course(vetoes=[True]), self.scan)

    def scan(self, _person: Person, moment: Moment) -> None:
        """While nobody holds anything, no page shows a secret, nor is one read out."""
        self.screens.add(moment.screen)
        if moment.step in self.steps:
            return
        self.steps.add(moment.step)
        for person in self.evening.everybody:
            assert_sealed(person.page)
        for person in self.evening.people:
            assert_tree_is_sealed(person.page)


@pytest.fixture(scope="module")
def game(browser: Browser, house: Serving) -> Iterator[Game]:
    with Guests(browser, house.base) as guests:
        game = Game(guests)
        game.play()
        yield game
        guests.assert_content()


def test_it_ends_with_all_roles_on_every_page(game: Game) -> None:
    evening = game.evening
    for person in evening.everybody:
        assert person.screen == "end"
        assert person.status in ENDS
        assert person.status == evening.people[0].status
        shown = [row.split()[-1].upper() for row in evening.shown(person).roles]
        assert shown == evening.roles


def test_every_page_was_scanned_at_every_choice(game: Game) -> None:
    """Ballot by ballot in the first vote, then at every choice."""
    assert game.screens == {"nominate", "vote", "hand", "veto", "power"}
    assert len(game.steps) >= len(NAMES) + 5 * 4
    assert game.evening.steps >= 5 * (1 + len(NAMES)) + 4 * 3


def test_a_spectator_hears_no_secret(game: Game) -> None:
    assert heard_before_the_end(game.watcher, None) > game.evening.steps


def test_nobody_hears_what_another_seat_knows(game: Game) -> None:
    for seat, person in enumerate(game.evening.people):
        assert heard_before_the_end(person, seat) > game.evening.steps


def heard_before_the_end(person: Person, seat: int | None) -> int:
    """How many frames came before the last move; each of them holds only what it may."""
    frames = person.traffic.received
    last = next(
        number
        for number, frame in enumerate(frames)
        if any(is_over(update.board) for update in updates([frame]))
    )
    for frame in frames[:last]:
        assert_knows_only(frame, seat)
    return last


def test_no_frame_tells_a_ballot_before_all_are_revealed(game: Game) -> None:
    """Then all are there at once."""
    size = len(game.evening.people)
    for person, seat in [*zip(game.evening.people, range(size), strict=True), (game.watcher, None)]:
        told = updates(person.traffic.received)
        sealed = [assert_seals_ballots(update, seat) for update in told]
        assert sum(sealed) >= 4 * size, "every ballot is a step of the vote"
        for before, after, was_open in zip(told, told[1:], sealed, strict=False):
            vote = after.board.rounds[len(before.board.rounds) - 1]
            if was_open and vote.passed is not None:
                assert vote.ballots is not None
                cast = [ballot is not None for ballot in vote.ballots]
                assert cast == list(before.board.alive), "of all who live, at once"


def test_a_liberal_knows_nobody(game: Game) -> None:
    """Apart from its own role, a Liberal's page learns a party only by the power for it."""
    for seat, role in enumerate(game.evening.roles):
        if role != "LIBERAL":
            continue
        for update in updates(game.evening.people[seat].traffic.received):
            assert update.knowledge is not None
            assert update.knowledge.knows == ()


def test_no_token_leaves_its_own_browser(game: Game, house: Serving) -> None:
    """The cookie that holds a seat: in no frame, page, answer, console or log of anybody else."""
    everybody = game.evening.everybody
    heard = {person.name: everything(person) for person in everybody}
    answers = {person.name: person.traffic.bodies() for person in everybody}
    for owner in game.evening.people:
        [cookie] = owner.page.context.cookies()
        assert cookie["httpOnly"]
        assert cookie["sameSite"] == "Strict"
        token = cookie["value"]
        assert len(token) >= 22, "128 bits"
        assert token not in house.logged()
        for name, texts in heard.items():
            assert all(token not in text for text in texts)
            # Its own browser got it once, in the answer to taking the seat.
            given = sum(token in body for body in answers[name])
            assert given == (1 if name == owner.name else 0)


def everything(person: Person) -> list[str]:
    """Everything that a page was told, sent and shows."""
    traffic = person.traffic
    return [*traffic.received, *traffic.sent, *traffic.console, person.page.content()]


def test_no_page_keeps_or_prints_a_secret(game: Game) -> None:
    for person in game.evening.everybody:
        kept = str(person.page.evaluate("JSON.stringify([localStorage, sessionStorage])"))
        for text in (kept, *person.traffic.console):
            assert not any(word in text.lower() for word in ("liberal", "fascist", "hitler"))
        assert person.page.evaluate("document.cookie") == ""


def test_the_record_is_downloaded_and_read(game: Game, tmp_path: Path) -> None:
    person = game.evening.people[3]
    with person.page.expect_download() as download:
        person.manner.push(person.page.get_by_role("link", name="Download this game"))
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    told = subprocess.run(
        [command(), "replay", str(file), "--open"], capture_output=True, text=True, check=True
    ).stdout
    assert person.status in told
    assert f"Hitler: Seat {game.evening.hitler + 1}." in told


def test_a_rematch_keeps_the_seats(game: Game) -> None:
    """The last test: it begins the next game."""
    evening = game.evening
    for person in evening.people:
        person.manner.push(person.button("Rematch"), "r")
    for seat, person in enumerate(evening.people):
        person.sees("envelope")
        expect(person.page.get_by_text(f"Seat {seat + 1}")).to_be_visible()
    evening.open_envelopes()
    assert sorted(evening.roles) == ["FASCIST"] * 2 + ["HITLER"] + ["LIBERAL"] * 4
    first = evening.turn()
    assert first is not None
    assert first[1].screen == "nominate"
