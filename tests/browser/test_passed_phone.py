"""A player without a phone: another player's phone is passed, and shows one seat at a time."""

from typing import Final

import pytest

from .alone import choose_first
from .guests import Guests
from .person import Person
from .secrecy import assert_sealed

pytestmark = pytest.mark.browser

ASKED: Final = """() => ["hand-over", "nominate", "vote", "hand", "veto", "power", "end"]
  .includes(document.querySelector("main")?.dataset.screen)
  && (document.querySelector("main").dataset.screen !== "vote"
    || document.querySelector("button.ballot") !== null)
  && document.querySelector("[data-guarded]") === null"""
"""Whether the phone asks for something, and accepts taps; a sealed ballot asks nothing."""
WENT_ON: Final = """phase => {
  const { screen, phase: at } = document.querySelector("main")?.dataset ?? {};
  const sealed = screen === "vote" && document.querySelector("button.ballot") === null;
  return screen === "hand-over" || sealed || Number(at ?? -1) > phase;
}"""
VOTES: Final = 3


def has_a_second_seat(person: Person, name: str) -> None:
    """The host seats a person without a phone."""
    person.manner.push(person.page.get_by_text("Add a player without a phone"))
    field = person.page.get_by_label("Name of the player without a phone")
    person.manner.write(field, name)
    person.manner.push(person.button("Give them a seat"))
    person.page.get_by_role("listitem").filter(has_text="no phone").wait_for()


def hands_over(person: Person) -> str:
    """Check that no seat is shown until the next player confirms; return that player's name."""
    assert_sealed(person.page)
    name = person.status.removeprefix("Hand the phone to ")
    person.manner.push(person.button(f"I'm {name}"))
    person.page.wait_for_function(
        "() => document.querySelector('main')?.dataset.screen !== 'hand-over'"
    )
    return name


def test_two_play_on_one_phone(guests: Guests) -> None:
    person = guests.by_touch("Anna", hurried=True)
    person.hosts()
    has_a_second_seat(person, "Oma")
    for _ in range(3):
        person.manner.push(person.button("Add bot"))
    person.starts()
    person.sees("envelope")
    person.opens_envelope()
    person.sees("hand-over")
    assert hands_over(person) == "Oma"
    person.sees("envelope")
    person.opens_envelope()
    passed: list[str] = []
    voted: list[str] = []
    while len(voted) < 2 * VOTES:
        person.page.wait_for_function(ASKED)
        screen = person.screen
        if screen == "hand-over":
            passed.append(hands_over(person))
            continue
        if screen == "vote":
            voted.append(person.page.get_by_text("Seat ").first.inner_text())
        if screen == "end":
            break
        before = person.moment()
        choose_first(person, screen)
        person.page.wait_for_function(WENT_ON, arg=before.phase)
    assert set(passed) == {"Anna", "Oma"}, "it goes to and fro"
    assert {seat.split(" · ")[1] for seat in voted} == {"Anna", "Oma"}
