"""Envelopes: dummies, equal footprint, every way to seal, the headphone question, the tap guard."""

import statistics
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from secret_hitler.engine import actions as a

from .alone import at_the_first_choice, seated_among_bots
from .envelopes import (
    PAPER,
    ROLES,
    SAID_FOR,
    Envelopes,
    held,
    looks_once,
    most_chroma,
    picture,
    readies_dummy,
)
from .guests import PHONE, Guests, resize
from .manners import Fingers
from .pace import TWO_FRAMES
from .person import Person
from .secrecy import assert_sealed

pytestmark = pytest.mark.browser

WAS_DUMMY: Final = "That was a decoy. Your real card is unchanged."
MOST_CHROMA: Final = 6.0
TAKES_LOCKS: Final = """
  globalThis.locks = [];
  Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({
    request: async (kind) => {
      const lock = { kind, released: false, release: async () => { lock.released = true; } };
      locks.push(lock);
      return lock;
    },
  }) });
"""
HAS_NO_LOCKS: Final = (
    "Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined });"
)
FEELS: Final = """
  globalThis.felt = [];
  Object.defineProperty(Navigator.prototype, "vibrate", { value: (code) => felt.push(code) });
"""
LARGER: Final = """size => {
  document.documentElement.style.fontSize = size;
  dispatchEvent(new Event("resize"));
}"""
LEAVES_AND_PRESSES: Final = """async ([leave, key]) => {
  document.querySelector(leave).click();
  await null;  // The page draws what it knows.
  await null;
  const press = new KeyboardEvent("keydown", { key, bubbles: true });
  document.activeElement.dispatchEvent(press);
}"""
SEAL_TIME: Final = """name => new Promise((done) => {
  let began = 0;
  const secret = () => document.querySelector("[data-secret]");
  new MutationObserver((_, observer) => {
    if (secret() !== null) return;
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  const note = (event) => (began = event.timeStamp);
  addEventListener(name, note, { capture: true, once: true });
  if (["pointerup", "pointercancel"].includes(name)) return;
  const target = ["freeze", "visibilitychange"].includes(name) ? document : window;
  target.dispatchEvent(new Event(name, { bubbles: true }));
})"""
"""Milliseconds from an event to the first frame without the secret."""


@pytest.fixture
def table(browser: Browser) -> Iterator[Envelopes]:
    table = Envelopes(browser)
    yield table
    table.clear()


# --- the dummy ----------------------------------------------------------------------------------


def test_a_dummy_is_the_real_card_to_the_pixel(table: Envelopes) -> None:
    compared = set()
    for seat in (0, 3, 4):
        person = table.holder(seat)
        looks_once(person)
        sealed = picture(person.page)
        with held(person):
            real, paper = picture(person.page), person.paper()
        readies_dummy(person, paper[0].title(), [line for line in paper if "(" in line])
        assert picture(person.page) == sealed
        with held(person):
            assert picture(person.page) == real
            assert WAS_DUMMY not in person.page.content()
        compared.add(paper[0].title())
        expect(person.page.get_by_text(WAS_DUMMY)).to_be_visible()
        person.page.clock.fast_forward(SAID_FOR)
        assert picture(person.page) == sealed
        with held(person):
            assert picture(person.page) == real
    assert compared == set(ROLES)


def test_a_dummy_shows_what_its_owner_is_not(table: Envelopes) -> None:
    person = table.holder()
    with held(person):
        real = person.paper()
    for role in ROLES:
        readies_dummy(person, role)
        with held(person):
            assert person.paper()[0].title() == role
        with held(person):
            assert person.paper() == real


def test_a_quiet_dummy_says_nothing_afterwards(table: Envelopes) -> None:
    person = table.holder()
    looks_once(person)
    sealed = picture(person.page)
    readies_dummy(person, "Hitler", quiet=True)
    with held(person):
        assert person.paper()[0] == "HITLER"
    assert WAS_DUMMY not in person.page.content()
    assert_sealed(person.page)
    assert picture(person.page) == sealed


def test_a_dummy_that_waits_can_be_put_away(table: Envelopes) -> None:
    person = table.holder()
    with held(person):
        real = person.paper()
    readies_dummy(person, "Fascist", ["(Hitler)"])
    person.page.keyboard.press("e")
    person.page.get_by_role("button", name="Put the decoy away").click()
    with held(person):
        assert person.paper() == real


def test_a_dummy_works_on_the_screens_with_two_bars(table: Envelopes) -> None:
    table.everybody_looks().act(0, a.NOMINATE[1])
    person = table.holder()
    assert person.screen == "vote"
    readies_dummy(person, "Hitler")
    with held(person):
        assert person.paper()[0] == "HITLER"
    expect(person.page.get_by_text(WAS_DUMMY)).to_be_visible()


def test_a_key_that_is_pressed_as_the_menu_closes_opens_it_again(table: Envelopes) -> None:
    """Within one frame: the dialog's own `close` event comes only after it."""
    person = table.holder()
    for leave in ("dialog form .primary", "dialog .head button"):
        person.page.keyboard.press("e")
        person.page.evaluate(LEAVES_AND_PRESSES, [leave, "e"])
        person.page.evaluate(TWO_FRAMES)
        expect(person.page.get_by_role("dialog")).to_have_count(1)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_the_menu_opens_by_pointer_menu_key_and_long_press(guests: Guests) -> None:
    person = guests.by_touch("Anna", hurried=True)
    seated_among_bots(person)
    bar, sheet = person.button("Hold to look"), person.page.get_by_role("dialog")
    bar.click(button="right")
    sheet.get_by_label("Tap to show 8 s instead of holding").check()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    finger = person.manner
    assert isinstance(finger, Fingers)
    finger.touch("touchStart", person.button("Tap to look"))
    person.page.clock.fast_forward(700)
    finger.touch("touchEnd")
    expect(sheet).to_be_visible()
    assert_sealed_but_for_the_sheet(person)
    person.page.keyboard.press("Escape")
    person.button("More about the envelope").tap()
    expect(sheet).to_be_visible()
    person.page.keyboard.press("Escape")
    person.button("Menu").tap()
    sheet.get_by_role("button", name="More about the envelope").tap()
    expect(sheet.get_by_role("heading", name="Show a decoy")).to_be_visible()


def assert_sealed_but_for_the_sheet(person: Person) -> None:
    """The menu offers the three roles alike; nothing else may be open."""
    assert person.page.locator("[data-secret]").count() == 0
    assert person.page.locator("dialog input[type=radio]").count() == len(ROLES)


# --- equal footprint ----------------------------------------------------------------------------


AS_MANY_FASCISTS = [pytest.param(players, marks=pytest.mark.long) for players in (6, 8, 9)]
"""Papers at these sizes have as many lines as at the others."""


@pytest.mark.parametrize("players", [5, 7, 10, *AS_MANY_FASCISTS])
def test_held_screens_of_all_roles_have_the_same_boxes_and_lines(
    browser: Browser, players: int
) -> None:
    table = Envelopes(browser, players)
    person = table.holder()
    for language in ("en", "de"):
        person.page.evaluate("language => (localStorage.language = language)", language)
        person.reloads()
        seen: dict[tuple[int, str], list[object]] = {}
        for role in ROLES:
            readies_dummy(person, role)
            with held(person):
                measure(person, seen)
        for at, papers in seen.items():
            assert len(papers) == len(ROLES)
            assert papers[0] == papers[1] == papers[2], (players, language, at)
    table.clear()


def measure(person: Person, seen: dict[tuple[int, str], list[object]]) -> None:
    """Measure the held paper in three widths and two sizes of text."""
    page = person.page
    for width in (320, 360, 412):
        resize(page, {"width": width, "height": 2 * width})
        for size in ("100%", "200%"):
            page.evaluate(LARGER, size)
            paper = page.evaluate(PAPER)
            assert paper["whole"], (width, size, paper)
            assert paper["cut"] == []
            assert set(paper["lines"]) == {1}
            seen.setdefault((width, size), []).append(paper)
    page.evaluate("document.documentElement.style.fontSize = ''")
    resize(page, PHONE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_held_screen_has_no_hue(table: Envelopes, browser: Browser, scheme: str) -> None:
    person = table.holder()
    person.page.evaluate("scheme => (document.documentElement.dataset.theme = scheme)", scheme)
    with browser.new_context() as context:
        darkroom = context.new_page()
        assert most_chroma(darkroom, picture(person.page)) > MOST_CHROMA, "cream is seen"
        for role in ROLES:
            readies_dummy(person, role)
            with held(person):
                assert most_chroma(darkroom, picture(person.page)) <= MOST_CHROMA


# --- sealing ------------------------------------------------------------------------------------


def test_a_tap_shows_for_eight_seconds(table: Envelopes) -> None:
    person = table.holder()
    person.page.evaluate("localStorage.look = 'tap'")
    person.reloads()
    person.button("Tap to look").click()
    person.page.clock.fast_forward(6_500)
    assert person.page.locator("[data-secret]").count() == 1
    person.page.clock.fast_forward(2_000)
    assert_sealed(person.page)


def test_space_seals_wherever_it_comes_up(table: Envelopes) -> None:
    person = table.holder()
    person.button("Hold to look").focus()
    person.page.keyboard.down("Space")
    assert person.page.locator("[data-secret]").count() == 1
    person.page.keyboard.press("Tab")
    person.page.keyboard.up("Space")
    assert_sealed(person.page)


def test_it_seals_when_another_tab_takes_the_seat(guests: Guests) -> None:
    person, url = at_the_first_choice(guests)
    with held(person):
        newer = guests.another_tab(person)
        newer.page.goto(url)
        newer.sees("nominate")
        expect(person.page.get_by_role("heading", name="Moved to another tab")).to_be_visible()
        assert_sealed(person.page)


def test_headphones_are_asked_for_before_a_secret_is_spoken(table: Envelopes) -> None:
    person = table.holder()
    bar, secret = person.page.locator(".hold"), person.page.locator("[data-secret]")
    bar.focus()
    person.page.keyboard.press("Enter")
    expect(bar).to_contain_text("Headphones on?")
    assert_sealed(person.page)
    person.page.keyboard.press("Enter")
    expect(secret).to_be_focused()
    person.page.clock.fast_forward(60_000)
    expect(secret).to_be_visible()
    person.page.keyboard.press("Escape")
    assert_sealed(person.page)
    expect(bar).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(secret).to_be_focused()
    person.page.keyboard.press("Shift+Tab")
    assert_sealed(person.page)


def test_a_screen_reader_that_plays_a_pointer_is_asked_too(table: Envelopes) -> None:
    person = table.holder()
    bar = person.page.locator(".hold")
    for kind in ("pointerdown", "pointerup", "click"):
        played = {"pointerType": "mouse", "pressure": 0, "button": 0, "detail": 1, "bubbles": True}
        bar.dispatch_event(kind, played)
    expect(bar).to_contain_text("Headphones on?")
    assert_sealed(person.page)


def test_the_faces_of_a_hand_stay_open_for_who_wants_it(table: Envelopes) -> None:
    table.everybody_looks().elect(1)
    person = table.holder()
    person.page.evaluate("localStorage.faces = 'on'")
    person.reloads()
    assert person.screen == "hand"
    person.button("Tap to look").click()
    person.manner.push(person.choice("Card A"), "a")
    person.page.clock.fast_forward(13_000)
    expect(person.choice("Card A: ")).to_be_visible()
    person.page.clock.fast_forward(2_500)
    expect(person.choice("Card A, face down")).to_be_visible()
    assert_sealed(person.page)


@pytest.mark.acceptance
def test_seal_times(guests: Guests) -> None:
    """From the event to the first frame without the secret; target 100 ms."""
    person = guests.by_touch("Anna")
    person.may_lose_its_line = True  # A hidden page disconnects.
    seated_among_bots(person)
    finger = person.manner
    assert isinstance(finger, Fingers)
    bar = person.button("Hold to look")
    ends = {"pointerup": "touchEnd", "pointercancel": "touchCancel"}
    for name in (*ends, "blur", "visibilitychange", "pagehide", "freeze"):
        times = []
        for _ in range(20):
            finger.touch("touchStart", bar)
            person.page.locator("[data-secret]").wait_for()
            person.page.evaluate(f"globalThis.sealed = ({SEAL_TIME})('{name}'); 0")
            finger.touch(ends.get(name, "touchEnd"))
            times.append(person.page.evaluate("globalThis.sealed"))
        print(f"{name} to sealed (target: 100 ms): median {statistics.median(times):.0f} ms, "
              f"most {max(times):.0f} ms of {len(times)}")  # fmt: skip


# --- the screen stays on, and a hand may feel -----------------------------------------------------


def test_the_screen_stays_on_while_a_game_runs(guests: Guests) -> None:
    person = guests.by_keyboard("Anna")
    person.page.add_init_script(TAKES_LOCKS)
    person.sits(person.makes_table())
    assert person.page.evaluate("locks.length") == 0
    for _ in range(4):
        person.manner.push(person.button("Add bot"))
    person.starts()
    person.sees("envelope")
    assert person.page.evaluate("locks.map(({ kind }) => kind)") == ["screen"]
    person.page.evaluate("locks[0].released = true")
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert person.page.evaluate("locks.map(({ released }) => released)") == [True, False]
    assert person.page.get_by_text("Your screen may turn off.").count() == 0
    person.manner.push(person.button("Menu"))
    person.manner.push(person.button("Leave the table"))
    person.button("Host a table").wait_for()
    assert person.page.evaluate("locks.map(({ released }) => released)") == [True, True]


def test_a_page_that_cannot_stay_awake_says_so_once(guests: Guests) -> None:
    person = guests.by_keyboard("Anna")
    person.page.add_init_script(HAS_NO_LOCKS)
    seated_among_bots(person)
    notice = person.page.get_by_text(
        "Your screen may turn off. Set auto-lock to 5 minutes or more."
    )
    expect(notice).to_be_visible()
    notice.locator("..").get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    person.opens_envelope()
    person.sees("nominate")
    expect(notice).to_have_count(0)


def test_a_hand_feels_the_role_only_where_it_asked_to(table: Envelopes) -> None:
    table.context.add_init_script(FEELS)
    person = table.holder()
    person.page.evaluate("felt.length = 0")  # the buzz that calls everybody to a choice
    looks_once(person)
    assert person.page.evaluate("felt") == []
    person.page.keyboard.press("e")
    person.page.get_by_label("Feel my role").check()
    person.page.keyboard.press("Escape")
    for role, code in zip(ROLES, ([600], [150] * 3, [150] * 5), strict=True):
        person.page.evaluate("felt.length = 0")
        readies_dummy(person, role)
        with held(person):
            assert person.page.evaluate("felt") == [code]
        assert person.page.evaluate("felt") == [code, 0]
