"""What a player experiences, measured and listed by `make acceptance`. Only bytes are asserted."""

import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from . import room
from .evening import NAMES, Course, Evening
from .figures import Figures, percentile
from .guests import Guests
from .manners import Fingers
from .person import Moment, Person
from .serving import Serving
from .tv import Tv
from .weighing import MOST, Scale

pytestmark = [pytest.mark.browser, pytest.mark.acceptance, pytest.mark.timeout(600)]

FEEDBACK: Final = """control => new Promise((done) => {
  const began = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  control.click();
})"""
"""Milliseconds from a tap to the first frame after the page has changed."""
CONFIRM: Final = """() => {
  const main = document.querySelector("main");
  const seen = () => `${main.dataset.step}:${main.dataset.screen}`;
  const before = seen();
  globalThis.confirmed = new Promise((done) => {
    let began = 0;
    const note = () => (began = performance.now());
    for (const kind of ["click", "keydown"]) addEventListener(kind, note, { capture: true });
    new MutationObserver((_, observer) => {
      if (began === 0 || seen() === before) return;
      observer.disconnect();
      done(performance.now() - began);
    }).observe(main, { attributes: true });
  });
}"""
"""Milliseconds from the last tap of an act to the step that the server makes of it."""
SEALED: Final = """name => {
  const target = name === "visibilitychange" ? document : window;
  globalThis.sealed = new Promise((done) => {
    let began = 0;
    const look = () => {
      if (document.querySelector("[data-secret]")) requestAnimationFrame(look);
      else done(performance.now() - began);
    };
    const begin = () => { began = performance.now(); queueMicrotask(look); };
    target.addEventListener(name, begin, { capture: true, once: true });
  });
  if (name !== "pointerup") target.dispatchEvent(new Event(name));
}"""
"""Milliseconds from an event to the first frame without a secret."""
FAST_3G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER: Final = 4
"""How many times slower than this machine a mid-range phone is."""
LADDER: Final = 150
"""Seconds until a deputy may be requested, without a clock."""


@contextmanager
def slow_phone(person: Person) -> Iterator[None]:
    """A mid-range phone in a slow network, for as long as the block lasts."""
    line = person.page.context.new_cdp_session(person.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", dict(FAST_3G))
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield
    line.detach()


def test_figures(browser: Browser, tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    figures = Figures()
    serving.start()
    try:
        with Guests(browser, serving.base) as guests:
            evening, tv = arrive(figures, guests)
            seal(figures, evening)
            evening.open_envelopes()
            feel_acts(figures, evening)
            come_back(figures, evening, serving)
            replace_the_tv(figures, guests, evening, tv)
            play_again(figures, evening)
            seat_a_deputy(figures, evening)
    finally:
        serving.stop()
    print(figures)


def arrive(figures: Figures, guests: Guests) -> tuple[Evening, Tv]:
    """The TV makes a table, and all join by its link."""
    evening = Evening([guests.by_touch(name) for name in NAMES])
    figures.add("first load, fonts included", f"{weigh(guests):.0f} kB", "200 kB")
    tv = guests.tv()
    with figures.seconds("TV: open the page to the QR code", "5 s"):
        evening.url = f"{guests.base}/t/{tv.makes_table()}"
        code = tv.page.get_by_role("img", name="QR code")
        expect(code).to_have_js_property("complete", True)
    figures.add("TV: presses from the page to the QR code", str(tv.presses), "2")
    times, taps = [], []
    for person in evening.people:
        with slow_phone(person):
            began = time.perf_counter()
            person.joins(evening.url)
            times.append(time.perf_counter() - began)
        assert isinstance(person.manner, Fingers)
        taps.append(person.manner.taps)
    slow = "link to seat, fast 3G, CPU 4 times slower (median)"
    figures.add(slow, f"{statistics.median(times):.2f} s", "10 s")
    figures.add("link to seat: taps, the one into the name field too", str(max(taps)), "2")
    with figures.seconds("seated: load again to the seat", "2 s"):
        evening.people[1].reloads()
    evening.people[0].starts()
    for person in evening.people:
        person.sees("envelope")
    return evening, tv


def weigh(guests: Guests) -> float:
    person = guests.by_touch("Scale")
    scale = Scale(person.page)
    person.page.goto(guests.base, wait_until="networkidle")
    assert scale.bytes <= MOST
    return scale.bytes / 1000


def seal(figures: Figures, evening: Evening) -> None:
    """The slowest phone's time for a released finger, a blur, and a hidden page."""
    for event in ("pointerup", "blur", "visibilitychange"):
        times = []
        for person in evening.people:
            with person.manner.held(person.button("Hold to look")):
                person.page.locator("[data-secret]").first.wait_for()
                person.page.evaluate(SEALED, event)
            times.append(float(person.page.evaluate("globalThis.sealed")))
        figures.add(f"{event} to sealed (longest)", f"{max(times):.0f} ms", "100 ms")


def feel_acts(figures: Figures, evening: Evening) -> None:
    """Three governments: the time for a tap to show, and for an act to be confirmed."""
    echoes: list[float] = []
    answers: list[float] = []

    def visit(person: Person, moment: Moment) -> None:
        person.page.evaluate(CONFIRM)
        if moment.screen == "vote":
            expect(person.page.locator("[data-guarded]")).to_have_count(0)
            echoes.append(person.choice("NEIN").evaluate(FEEDBACK))

    for _ in range(3 * (1 + len(NAMES) + 2)):
        turn = evening.turn()
        assert turn is not None
        evening.play_one(Course(hitler_at=99), visit)
        answers.append(turn[0].page.evaluate("globalThis.confirmed"))
    figures.add("tap to feedback (p95)", f"{percentile(echoes, 95):.0f} ms", "100 ms")
    figures.add("act to the server's step (p50)", f"{percentile(answers, 50):.0f} ms", "")
    figures.add("act to the server's step (p95)", f"{percentile(answers, 95):.0f} ms", "200 ms")


def come_back(figures: Figures, evening: Evening, serving: Serving) -> None:
    people = evening.people
    with figures.seconds("in a game: load again to the seat", "2 s"):
        people[0].reloads()
    lose_a_phone(figures, people[1])
    serving.kill()
    for person in people:
        person.may_lose_its_line = True
        expect(person.link).not_to_have_text("Connected")
    serving.start()
    with figures.seconds("server up again to all seven resumed", "5 s"):
        for person in people:
            expect(person.link).to_have_text("Connected")


def lose_a_phone(figures: Figures, person: Person) -> None:
    """Lock a phone: its page is frozen, and its connection is dead."""
    person.may_lose_its_line = True
    line = person.page.context.new_cdp_session(person.page)
    person.page.context.set_offline(True)
    line.send("Page.setWebLifecycleState", {"state": "frozen"})
    time.sleep(1)
    with figures.seconds("phone unlocked to the right screen", "2 s"):
        line.send("Page.setWebLifecycleState", {"state": "active"})
        person.page.context.set_offline(False)
        expect(person.link).to_have_text("Connected")


def replace_the_tv(figures: Figures, guests: Guests, evening: Evening, old: Tv) -> None:
    old.page.close()
    tv = guests.tv()
    with figures.seconds("another TV shows the table", ""):
        tv.shows(evening.url[-4:])
    figures.add("another TV: the address, and its presses", str(1 + tv.presses), "3")


def play_again(figures: Figures, evening: Evening) -> None:
    """A majority ends the game, and a new one begins."""
    first, *others = evening.people
    room.asks(first, "abort")
    for person in others[:3]:
        room.agrees(person)
    for person in evening.people:
        person.sees("end")
    before = [person.manner.taps for person in evening.people if isinstance(person.manner, Fingers)]
    with figures.seconds("all press Rematch, to all envelopes", "15 s"):
        for person in evening.people:
            person.manner.push(person.button("Rematch, same seats"))
        for person in evening.people:
            person.sees("envelope")
    after = [person.manner.taps for person in evening.people if isinstance(person.manner, Fingers)]
    most = max(late - early for early, late in zip(before, after, strict=True))
    figures.add("all press Rematch: taps each", str(most), "1")


def seat_a_deputy(figures: Figures, evening: Evening) -> None:
    """One player does nothing, and the others wait as long as the attention ladder says."""
    evening.open_envelopes()
    turn = evening.turn()
    assert turn is not None
    gone, moment = turn
    others = [person for person in evening.people if person is not gone]
    began = time.perf_counter()
    asks = others[0].button(f"Seat a deputy for {gone.name}")
    asks.wait_for(timeout=1000 * (LADDER + 10))
    waited = time.perf_counter() - began
    others[0].manner.push(asks)
    room.confirms(others[0], "Ask for a deputy")
    for person in others[1:4]:
        room.agrees(person)
    others[0].reaches(moment.step + 1)
    whole = time.perf_counter() - began
    figures.add("absent until a deputy may be asked for", f"{waited:.0f} s", "")
    figures.add("absent until the game goes on", f"{whole:.0f} s", "180 s")
