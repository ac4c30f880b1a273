"""What the chat option allows: ready phrases only, or nothing; claims look alike for all hands."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Policy
from secret_hitler.record.talk import Line
from secret_hitler.table.protocol import messages as m
from tests.support.draws import stacked

from . import room, talking
from .evening import NAMES
from .guests import DESKTOP, PHONE, Guests
from .person import Person
from .speech import WAKE, script
from .staged import Played, Stage, seated

pytestmark = pytest.mark.browser

CALL = "https://call.example.org/seven?room=1"


def lobby(guests: Guests, chat: str) -> tuple[Person, Person]:
    """A host with this chat option, and a guest."""
    host, guest = guests.by_touch("Anna"), guests.by_keyboard("Ben")
    room.keeps_its_line(guest)
    url = host.makes_table()
    for person in (host, guest):
        person.sits(url)
    host.page.get_by_text("Change how we play").click()
    host.page.get_by_label("What may be written").select_option(chat)
    return host, guest


def test_phrases_alone(guests: Guests) -> None:
    host, guest = lobby(guests, "phrases")
    phrases = guest.page.get_by_role("list", name="Quick phrases")
    guest.manner.push(phrases.get_by_role("button", name="I trust …"))
    about = guest.page.get_by_role("list", name="Who it is about")
    guest.manner.push(about.get_by_role("button", name="Anna"))
    expect(talking.line(host, "I trust Anna.")).to_have_count(1)
    expect(talking.box(guest)).to_have_count(0)
    room.sends(guest, m.Say(Line("a free line")))
    expect(guest.page.get_by_text("Only quick phrases can be sent here.")).to_be_visible()
    expect(talking.line(host, "a free line")).to_have_count(0)


def test_no_chat_at_all(guests: Guests) -> None:
    _, guest = lobby(guests, "off")
    expect(guest.page.get_by_text("There is no chat here.")).to_be_visible()
    expect(talking.box(guest)).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Quick phrases")).to_have_count(0)


def test_the_place_of_the_voice_call_is_for_who_sits_here(guests: Guests) -> None:
    host, guest = lobby(guests, "free")
    watcher = guests.by_keyboard("Watcher")
    watcher.watches(guest.page.url)
    host.manner.write(host.page.get_by_label("Voice call: link for the players"), "ftp://x")
    host.manner.push(host.page.get_by_role("button", name="Save", exact=True))
    refused = host.page.get_by_role("alert").filter(has_text="The link must begin with https://")
    expect(refused.first).to_be_visible()
    expect(guest.page.get_by_role("link", name="Voice call")).to_have_count(0)
    host.manner.write(host.page.get_by_label("Voice call: link for the players"), CALL)
    host.manner.push(host.page.get_by_role("button", name="Save", exact=True))
    link = guest.page.get_by_role("link", name="Voice call")
    expect(link).to_have_attribute("href", CALL)
    expect(link).to_have_attribute("rel", "noopener noreferrer")
    expect(link).to_have_attribute("target", "_blank")
    assert not any(CALL in frame for frame in watcher.traffic.received)


# --- whatever somebody had, what it may say looks the same ---------------------------------------


def governed(tiles: str) -> Stage:
    """President and Chancellor let a Fascist policy through, whatever else they had."""
    gathering = seated(NAMES, Played(stacked("LLLLFFH", tiles * 5)))
    gathering.start().elect(1)
    gathering.act(0, a.Discard(Policy.FASCIST)).act(1, a.Enact(Policy.FASCIST))
    return Stage(gathering)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("seat", [0, 1], ids=["president", "chancellor"])
def test_a_claim_looks_the_same_whatever_the_hand(
    browser: Browser, seat: int, size: ViewportSize
) -> None:
    """Two Fascist policies and a Liberal one, or three: no pixel and no word tells them apart."""
    (mixed, as_mixed), (fascist, as_fascist) = (
        pictures(browser, governed(tiles), seat, size) for tiles in ("FFL", "FFF")
    )
    assert mixed == fascist
    assert as_mixed == as_fascist
    assert len(set(mixed)) == len(mixed), "each step shows"


def pictures(
    browser: Browser, stage: Stage, seat: int, size: ViewportSize
) -> tuple[list[bytes], list[str]]:
    """The page before a claim, as it opens, and after each key; and its words."""
    context = browser.new_context(viewport=size, reduced_motion="reduce")
    context.add_init_script(script(WAKE))
    stage.furnish(context)
    page = context.new_page()
    stage.show(page, seat)
    page.get_by_role("button", name="Claim what you had").wait_for()
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.wait_for_selector(".act:not([data-guarded])", state="attached")
    shots, words = [shot(page)], [page.content()]
    for key in "cfl":
        page.keyboard.press(key)
        shots.append(shot(page))
        words.append(page.content())
    context.close()
    return shots, words


def shot(page: Page) -> bytes:
    return page.screenshot(animations="disabled", caret="hide")
