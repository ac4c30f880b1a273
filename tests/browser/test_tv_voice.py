"""What the shared screen says aloud, in which language, and whether it stays awake."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from secret_hitler.table.protocol import messages as m

from .guests import PHONE
from .scenes import LONG_NAMES, evening_of_ten, ten
from .speech import HELD, NO_WAKE, SPEECH, WAKE, script
from .staged import Stage
from .tv import FULL_HD, Tv, assert_tells_nothing

pytestmark = pytest.mark.browser


class Said(msgspec.Struct, frozen=True):
    """One text that a voice was given."""

    text: str
    lang: str
    volume: float


class Hall:
    """A staged evening, and a television in it."""

    def __init__(self, page: Page) -> None:
        self.stage = Stage(ten())
        self.stage.furnish(page.context)
        self.page = page
        self.tv = Tv(page, "")
        self.stage.show(page, tv=True)

    def starts(self, *, sound: bool) -> None:
        self.page.locator("button").nth(0 if sound else 1).click()
        self.page.wait_for_selector("[data-screen=tv-lobby]")

    def plays_until(self, last: str) -> None:
        """Play scene by scene, each moment for its full time."""
        for scene in evening_of_ten(self.stage.gathering):
            self.page.clock.run_for(20_000)
            if scene == last:
                return

    def said(self) -> list[Said]:
        return msgspec.convert(self.page.evaluate("globalThis.spoken"), list[Said])


Enter = Callable[..., AbstractContextManager[Hall]]


@pytest.fixture
def enter(browser: Browser) -> Enter:
    """Opens the hall in a browser with these scripts and a clock moved by hand."""

    @contextmanager
    def entered(*scripts: str, locale: str = "en-GB") -> Iterator[Hall]:
        context = browser.new_context(viewport=FULL_HD, locale=locale, reduced_motion="reduce")
        context.clock.install()
        for one in scripts:
            context.add_init_script(one)
        hall = Hall(context.new_page())
        yield hall
        assert hall.tv.traffic.faults == []
        context.close()

    return entered


def test_it_tells_the_game_in_order_and_no_secret(enter: Enter) -> None:
    with enter(script(SPEECH, '["de-DE", "en-GB"]')) as hall:
        hall.starts(sound=True)
        hall.plays_until("nominating, limited")
        said = hall.said()
    texts = " ".join(one.text for one in said)
    president, chancellor, investigated = LONG_NAMES[0], LONG_NAMES[1], LONG_NAMES[9]
    told = [
        "Look at your envelopes.",
        f"{president} picks a Chancellor.",
        f"{president} for President, {chancellor} for Chancellor.",
        "Elected, 8 to 2.",
        f"{president} discards one of three policies.",
        f"{chancellor} enacts one of two policies.",
        f"{chancellor} enacted a Fascist policy: 1 of 6.",
        f"{president} picks a player to investigate.",
        f"{president} looked at {investigated}'s party card.",
        f"{chancellor} picks a Chancellor.",
    ]
    places = [texts.find(sentence) for sentence in told]
    assert -1 not in places, [one for one, at in zip(told, places, strict=True) if at < 0]
    assert places == sorted(places), texts
    assert {one.lang for one in said} == {"en-GB"}
    for one in said:
        assert_tells_nothing(one.text)


def test_it_speaks_the_language_of_the_table(enter: Enter) -> None:
    with enter(script(SPEECH, '["en-GB", "de-DE"]')) as hall:
        options = hall.stage.gathering.table.options
        german = msgspec.structs.replace(options, language=m.Language.DE)
        hall.stage.gathering.accepted("p0", m.SetOptions(german))
        hall.starts(sound=True)
        expect(hall.page.locator("html")).to_have_attribute("lang", "de")
        hall.plays_until("envelopes")
        said = hall.said()
    assert {one.lang for one in said} == {"de-DE"}
    assert any("Umschläge" in one.text for one in said)


def test_it_is_silent_without_a_voice_of_its_language(enter: Enter) -> None:
    """Rather than use a wrong voice; the captions are shown all the same."""
    with enter(script(SPEECH, '["fr-FR", "de-DE"]')) as hall:
        hall.starts(sound=True)
        hall.plays_until("envelopes")
        assert hall.said() == []
        hall.tv.says("Everyone, look at your envelope. 1 of 10 done.")


def test_it_is_silent_when_started_so(enter: Enter) -> None:
    with enter(script(SPEECH, '["en-GB"]')) as hall:
        hall.starts(sound=False)
        hall.plays_until("envelopes")
        assert hall.said() == []


def test_any_phone_turns_it_down_and_off(enter: Enter) -> None:
    with enter(script(SPEECH, '["en-GB"]')) as hall:
        hall.stage.gathering.accepted("p3", m.Narrate(m.Narration(volume=5)))
        hall.starts(sound=True)
        hall.plays_until("nominating")
        assert {one.volume for one in hall.said()} == {0.5}
        hall.stage.gathering.accepted("p4", m.Narrate(m.Narration(volume=0)))
        before = len(hall.said())
        hall.stage.gathering.act(0, hall.stage.gathering.choices(0)[0])
        hall.page.clock.run_for(20_000)
        assert len(hall.said()) == before


def test_it_stays_awake_and_takes_the_lock_again(enter: Enter) -> None:
    with enter(script(WAKE)) as hall:
        hall.starts(sound=False)
        assert hall.page.evaluate(HELD) == 1
        hall.page.evaluate("globalThis.look('hidden')")
        assert hall.page.evaluate(HELD) == 0
        hall.page.evaluate("globalThis.look('visible')")
        assert hall.page.evaluate(HELD) == 1
        expect(hall.page.get_by_text("This screen may go dark.")).to_have_count(0)


def test_it_says_when_it_cannot_stay_awake(enter: Enter) -> None:
    with enter(script(NO_WAKE)) as hall:
        hall.starts(sound=False)
        expect(hall.page.get_by_text("This screen may go dark.")).to_be_visible()


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_phones_stay_awake_from_the_start_of_a_game(enter: Enter, viewer: int | None) -> None:
    """For seats and spectators alike."""
    with enter(script(WAKE)) as hall:
        page = hall.page.context.new_page()
        hall.stage.show(page, viewer)
        page.wait_for_selector("[data-screen=lobby]")
        assert page.evaluate(HELD) == 0
        hall.plays_until("envelopes")
        page.wait_for_selector(
            "[data-screen=envelope], [data-screen=watching], [data-screen=waiting]"
        )
        assert page.evaluate(HELD) == 1
        page.evaluate("globalThis.look('hidden')")
        page.evaluate("globalThis.look('visible')")
        assert page.evaluate(HELD) == 1


def test_a_phone_says_when_it_cannot_stay_awake(enter: Enter) -> None:
    with enter(script(NO_WAKE)) as hall:
        page = hall.page.context.new_page()
        page.set_viewport_size(PHONE)
        hall.stage.show(page, 0)
        page.wait_for_selector("[data-screen=lobby]")
        hall.plays_until("envelopes")
        expect(
            page.get_by_text("Your screen may turn off. Set auto-lock to 5 minutes or more.")
        ).to_be_visible()
