"""From the home screen to the end of a game, alone against bots."""

import pytest
from playwright.sync_api import expect

from .alone import play_alone
from .guests import Guests

pytestmark = pytest.mark.browser


def test_a_whole_game_alone_against_bots(guests: Guests) -> None:
    person = guests.by_keyboard("Solo")
    person.page.goto(guests.base)
    person.manner.write(person.page.get_by_label("Your name"), person.name)
    person.manner.push(person.button("Play now with bots"))
    person.sees("envelope")
    role = person.opens_envelope()
    assert play_alone(person) > 0
    expect(person.page.get_by_role("heading", name="Who was who")).to_be_visible()
    roles = person.page.locator("[aria-labelledby=end-roles] li:has(.role)")
    assert roles.count() == 7
    assert role.lower() in roles.filter(has_text="Solo").inner_text().lower()
    winner = person.page.get_by_text("Liberals win").or_(person.page.get_by_text("Fascists win"))
    expect(winner.first).to_be_visible()
