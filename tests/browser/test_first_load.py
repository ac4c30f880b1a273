"""What a phone loads before it sits at a table, and in a game."""

import pytest
from playwright.sync_api import expect

from .guests import Guests
from .weighing import MOST, Scale

pytestmark = pytest.mark.browser


def test_the_home_page_is_light(guests: Guests) -> None:
    person = guests.by_touch("Anna")
    scale = Scale(person.page)
    person.page.goto(guests.base, wait_until="networkidle")
    assert 20_000 < scale.bytes <= MOST


def test_a_phone_that_joins_loads_little(guests: Guests) -> None:
    """From the link to the envelope: the page, its words, its fonts, the QR code."""
    host, guest = guests.by_keyboard("Anna"), guests.by_touch("Ben")
    url = host.makes_table()
    host.sits(url)
    scale = Scale(guest.page)
    guest.joins(url)
    for _ in range(3):
        host.manner.push(host.button("Add bot"))
    expect(guest.page.get_by_role("heading", name="5 seated", exact=True)).to_be_visible()
    host.starts()
    guest.sees("envelope")
    guest.page.wait_for_load_state("networkidle")
    assert 20_000 < scale.bytes <= MOST
    assert guest.traffic.hosts == {guests.host}
