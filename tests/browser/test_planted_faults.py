"""Tests of the tests: pages and frames with planted faults, which must be found."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from secret_hitler.engine.events import BallotMarked, HandGiven, RoleGiven
from secret_hitler.engine.memories import ReceivedHand
from secret_hitler.engine.terms import Ballot, Policy, Role, Seat
from secret_hitler.table.protocol.messages import Told, Update

from .alone import at_the_first_vote
from .confirming import SentAct, Touch
from .guests import Guests
from .looks import Looks
from .secrecy import assert_knows_only, assert_sealed, assert_seals_ballots, updates
from .tv import FULL_HD, Tv

pytestmark = pytest.mark.browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


PAGE = """<!doctype html><html lang="en"><title>Table</title><main><h1>Table</h1>{}</main></html>"""


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        ("<p style='width: 340px'>wide</p>", "sticks out at 320 px"),
        ("<p style='width: 12rem'>wide</p>", "sticks out at 200 %"),
        ("<p style='color: #bbb; background: #fff'>pale</p>", "color-contrast"),
        ("<style>@media (prefers-color-scheme: dark) { p { color: #222 } body { background: #000 }"
         "</style><p>pale at night</p>", "breaks in dark"),
        ("<img src='data:,' width=9 height=9>", "image-alt"),
        ("<button style='width: 60px; height: 20px'>Go</button>", "is too small"),
        ("<button style='outline: none; min-height: 50px; min-width: 50px'>Go</button>", "focus"),
        ("<p style='transition: color 2s'>slow</p>", "moves"),
        ("<style>@keyframes blink { 50% { opacity: 0 } } p { animation: blink 0.2s infinite }"
         "</style><p>alarm</p>", "flashes"),
        ("<div data-thumb class='reserved' style='min-height: 60px'>"
         "<p class='confirm' style='height: 70px'>Enact?</p></div>", "reaches over the choice"),
    ],
)  # fmt: skip
def test_a_bad_look_is_noticed(page: Page, planted: str, found: str) -> None:
    page.set_content(PAGE.format(planted))
    looks = Looks()
    looks.check(page, "planted")
    assert any(found in fault for fault in looks.faults), looks.faults


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        ("<h1 style='font-size: 80px'>Anna picks</h1>", "80 px of 84"),
        ("<ul><li><bdi style='font-size: 40px'>Anna</bdi></li></ul>", "40 px of 48"),
        ("<p style='font-size: 30px'>small</p>", "30 px of 36"),
        ("<p style='position: fixed; left: 20px; top: 500px'>edge</p>", "px across"),
        ("<p style='position: fixed; left: 500px; bottom: 2px'>low</p>", "px down"),
        ("<p style='width: 3em; overflow: hidden; white-space: nowrap'>a long word</p>", "cut off"),
        ("<p>under</p><p style='margin-top: -1.3em; background: #fff'>over</p>", "covered"),
    ],
)
def test_what_cannot_be_read_on_a_tv_is_noticed(page: Page, planted: str, found: str) -> None:
    page.set_viewport_size(FULL_HD)
    style = "<style>main { margin: 60px 100px; font-size: 40px; line-height: 1.3 }</style>"
    tv = Tv(page, "")
    page.set_content(style + "<main><p>Everything can be read</p></main>")
    assert tv.faults() == []
    page.set_content(f"{style}<main>{planted}</main>")
    assert any(found in fault for fault in tv.faults()), tv.faults()


@pytest.mark.parametrize(
    "planted",
    [
        "<ol><li data-seat='0'>Anna, Fascist</li></ol>",
        "<p aria-label='Hitler'></p>",
        "<p class='liberal'>?</p>",
        "<script>document.title = 'Ben is Hitler'</script>",
    ],
)
def test_a_tv_that_tells_a_secret_is_noticed(page: Page, planted: str) -> None:
    told = "<h1>Anna enacted a Fascist policy: 2 of 6.</h1><p>Ben is not Hitler.</p>"
    tv = Tv(page, "")
    page.set_content(PAGE.format(told))
    tv.assert_open()
    page.set_content(PAGE.format(told + planted))
    with pytest.raises(AssertionError):
        tv.assert_open()


@pytest.mark.parametrize(
    "planted",
    [
        "<p>Your role: Hitler</p>",
        "<p aria-label='Fascist'></p>",
        "<button data-policy='liberal'></button>",
        "<p data-secret>x</p>",
        "<script type='application/json'></script><p title='LIBERAL'></p>",
    ],
)
def test_a_word_that_is_not_sealed_is_noticed(page: Page, planted: str) -> None:
    page.set_content(PAGE.format(""))
    assert_sealed(page)
    page.set_content(PAGE.format(planted))
    with pytest.raises(AssertionError):
        assert_sealed(page)


def test_a_frame_that_tells_too_much_is_noticed(guests: Guests) -> None:
    person, _ = at_the_first_vote(guests)
    frame = next(one for one in reversed(person.traffic.received) if updates([one]))
    assert_knows_only(frame, 0)
    for seat in (None, 1, 4):
        with pytest.raises(AssertionError):
            assert_knows_only(frame, seat)
    for leak in leaks(frame):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            assert_knows_only(leak, 0)


def test_a_ballot_that_is_told_early_is_noticed(guests: Guests) -> None:
    person, _ = at_the_first_vote(guests)
    update = updates(person.traffic.received)[-1]
    assert assert_seals_ballots(update, 0)
    vote = update.board.rounds[-1]
    for early in (replace(vote, ballots=(Ballot.JA,) * 5), replace(vote, nein=1)):
        told = replace(update, board=replace(update.board, rounds=(early,)))
        with pytest.raises(AssertionError):
            assert_seals_ballots(told, 0)
    other = Told(BallotMarked(Seat(3), 0, Ballot.JA), None, 0)
    with pytest.raises(AssertionError):
        assert_seals_ballots(replace(update, events=(other,)), 0)


CHOICE = Touch(left=0, right=100, top=0, bottom=50, at=0)
BESIDE = Touch(left=0, right=100, top=60, bottom=110, at=10)


@pytest.mark.parametrize(
    ("kind", "touched", "at"),
    [
        ("Vote", [CHOICE], 20),
        ("Vote", [CHOICE, CHOICE], 20),
        ("Execute", [CHOICE, BESIDE], 900),
    ],
)
def test_an_act_by_one_touch_is_noticed(kind: str, touched: list[Touch], at: float) -> None:
    assert SentAct(kind, [CHOICE, BESIDE], 2_000).fault() is None
    assert SentAct(kind, touched, at).fault() is not None


def leaks(frame: str) -> Iterator[str]:
    """Frames of seat 0 that hold what seat 0 must not know."""
    [update] = updates([frame])
    board, sides = update.board, (Role.LIBERAL,) * 5
    yield written(update, board=replace(board, roles=sides))
    early = replace(board.rounds[-1], ballots=(Ballot.JA,) * 5)
    yield written(update, board=replace(board, rounds=(early,)))
    for event in (
        RoleGiven(Seat(3), Role.FASCIST, ()),
        HandGiven(Seat(3), ReceivedHand(0, (Policy.LIBERAL, Policy.FASCIST))),
        BallotMarked(Seat(3), 0, Ballot.JA),
    ):
        yield written(update, events=(Told(event, None, 0),))
    assert update.knowledge is not None
    yield written(update, knowledge=replace(update.knowledge, seat=Seat(2)))
    told = msgspec.json.decode(frame)
    yield msgspec.json.encode({**told, "draw_pile": ["F", "L"]}).decode()
    sealed = {"event": {"type": "TileDiscarded", "policy": "F"}, "sentence": None}
    yield msgspec.json.encode({**told, "events": [sealed]}).decode()


def written(update: Update, **changes: object) -> str:
    return msgspec.json.encode(replace(update, **changes)).decode()
