"""Whoever loads the page again finds the same seat, the same choice and the same secrets."""

import pytest
from playwright.sync_api import expect

from .evening import Course, Evening
from .guests import Guests
from .person import Moment, Person

pytestmark = pytest.mark.browser


class Reloader:
    """Loads the page again at the first choice of each kind, and compares before and after."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def visit(self, person: Person, moment: Moment) -> None:
        kind = kind_of(person, moment)
        if kind in self.seen:
            return
        self.seen.add(kind)
        assert_same_after_reload(person)


def kind_of(person: Person, moment: Moment) -> str:
    """Screens of one name differ: by the power, by the size of the hand, by an open veto."""
    if moment.screen == "power":
        return person.status
    if moment.screen == "hand":
        veto = person.choice("Ask for a veto").count()
        return f"hand of {person.choice('Card').count()}, veto {'open' if veto else 'closed'}"
    return moment.screen


def own_view(person: Person) -> dict[str, object]:
    """Seat, choice and secrets of a page. Letters are dealt anew, so a hand is its tiles."""
    moment = person.moment()
    return {
        "moment": moment,
        "seat": person.page.get_by_text("Seat ", exact=False).first.inner_text(),
        "status": person.status,
        "choices": person.choices(),
        "envelope": person.envelope(),
        "hand": sorted(person.cards().values()) if moment.screen == "hand" else [],
        "notes": person.notes() if moment.screen != "envelope" else [],
    }


def assert_same_after_reload(person: Person) -> None:
    before = own_view(person)
    person.reloads()
    assert own_view(person) == before


def test_every_choice_of_a_game_of_five(guests: Guests) -> None:
    """Ballots, hands, a peek, executions and vetoes; the executed and the waiting too."""
    evening = guests.evening(5)
    evening.people[0].starts()
    for person in evening.people:
        person.sees("envelope")
    assert_same_after_reload(evening.people[1])
    evening.open_envelopes()
    reloader = Reloader()
    evening.play(Course(hitler_at=5, vetoes=[False, True]), reloader.visit)
    assert reloader.seen >= {
        "nominate",
        "vote",
        "hand of 3, veto closed",
        "hand of 2, veto closed",
        "You look at the next three policies.",
        "You pick a player to execute.",
        "hand of 2, veto open",
        "veto",
    }


def test_the_powers_of_seven(guests: Guests) -> None:
    evening = guests.evening(7)
    evening.deal()
    reloader = Reloader()
    evening.play(Course(), reloader.visit)
    assert {"You pick a party card to see.", "You pick the next candidate."} <= reloader.seen
    for person in evening.people[:2]:
        before = evening.shown(person)
        person.reloads()
        assert evening.shown(person) == before


def test_waiting_and_a_sealed_ballot(guests: Guests) -> None:
    evening = guests.evening(5)
    evening.deal()
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
    waiting = next(person for person in evening.people if person.screen == "waiting")
    assert_same_after_reload(waiting)
    expect(waiting.page.get_by_text("5 JA, 0 NEIN")).to_be_visible()
