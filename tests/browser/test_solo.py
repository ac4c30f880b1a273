"""From the home screen to the end of a game, alone against bots."""

import pytest
from playwright.sync_api import expect

from .guests import Guests
from .person import Person

pytestmark = pytest.mark.browser

NEXT = """last => {
  const main = document.querySelector("main");
  const { screen, phase } = main.dataset;
  const acting = ["nominate", "vote", "hand", "veto", "power"].includes(screen);
  return screen === "end" || (acting && Number(phase) !== last);
}"""


def test_a_whole_game_alone_against_bots(guests: Guests) -> None:
    person = guests.by_keyboard("Solo")
    person.page.goto(guests.base)
    person.manner.write(person.page.get_by_label("Your name"), person.name)
    person.manner.push(person.button("Play now with bots"))
    person.sees("envelope")
    person.opens_envelope()
    acts = play_alone(person)
    assert acts > 0
    assert person.screen == "end"
    expect(person.page.get_by_role("heading", name="Who was who")).to_be_visible()
    assert person.page.get_by_role("listitem").filter(has_text="Solo").count() == 1
    roles = person.page.locator("[aria-labelledby=end-roles] li")
    assert roles.count() == 7


def play_alone(person: Person) -> int:
    """Take the first choice each time; says how many choices there were."""
    last, acts = -1, 0
    while True:
        person.page.wait_for_function(NEXT, arg=last)
        moment = person.moment()
        if moment.screen == "end":
            return acts
        choose_first(person, moment.screen)
        last, acts = moment.phase, acts + 1


def choose_first(person: Person, screen: str) -> None:
    match screen:
        case "nominate":
            person.nominates(person.offered()[0])
        case "vote":
            person.votes("JA")
        case "hand":
            person.discards("A")
        case "veto":
            person.answers_veto(True)
        case _:
            use_power(person)


def use_power(person: Person) -> None:
    """The power of this board: an execution, or one whose result is looked at."""
    status = person.status
    if "execute" in status:
        person.executes(person.offered()[0])
    elif "three policies" in status:
        person.peeks()
        person.puts_away()
    elif "candidate" in status:
        person.chooses(person.offered()[0], "Make")
    else:
        person.chooses(person.offered()[0], "Investigate")
        person.puts_away()
