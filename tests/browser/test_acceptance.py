"""What a player feels, measured and listed; run by `make acceptance`. Only bytes are asserted."""

import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .evening import NAMES, Course, Evening
from .guests import Guests
from .person import Moment, Person
from .serving import Serving
from .weighing import MOST, Scale

pytestmark = [pytest.mark.browser, pytest.mark.acceptance]

FEEDBACK = """control => new Promise((done) => {
  const began = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  control.click();
})"""
"""Milliseconds from a tap to the first frame after the page has changed."""
CONFIRM = """() => {
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
"""Milliseconds from the last tap of an act to the step that the server has made of it."""


class Figures:
    """A table of what was measured."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str]] = []

    @contextmanager
    def seconds(self, what: str, target: str) -> Iterator[None]:
        began = time.perf_counter()
        yield
        self.add(what, f"{time.perf_counter() - began:.2f} s", target)

    def add(self, what: str, figure: str, target: str) -> None:
        self.rows.append((what, figure, target))

    def __str__(self) -> str:
        lines = [f"{what:<46}{figure:>12}   {target}" for what, figure, target in self.rows]
        return "\n".join(["", f"{'what a player feels':<46}{'measured':>12}   target", *lines])


def test_figures(browser: Browser, tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    figures = Figures()
    serving.start()
    try:
        with Guests(browser, serving.base) as guests:
            evening = arrive(figures, guests)
            evening.deal()
            feel_acts(figures, evening)
            come_back(figures, evening, serving)
    finally:
        serving.stop()
    print(figures)


def arrive(figures: Figures, guests: Guests) -> Evening:
    """The host opens a table, the others come by its link."""
    host, *others = [guests.by_touch(name) for name in NAMES]
    evening = Evening([host, *others])
    weight = weigh(figures, guests)
    assert weight <= MOST
    with figures.seconds("host: open the page to the QR code", "5 s (X03)"):
        evening.url = host.hosts()
        code = host.page.get_by_role("img", name="QR code")
        expect(code).to_have_js_property("complete", True)
    times = []
    for person in others:
        began = time.perf_counter()
        person.joins(evening.url)
        times.append(time.perf_counter() - began)
    figures.add("guest: link, name, seated (median)", f"{statistics.median(times):.2f} s", "10 s")
    with figures.seconds("seated: load again to the seat", "2 s (X02)"):
        others[0].reloads()
    return evening


def weigh(figures: Figures, guests: Guests) -> int:
    person = guests.by_touch("Scale")
    scale = Scale(person.page)
    person.page.goto(guests.base, wait_until="networkidle")
    figures.add("first load, fonts included", f"{scale.bytes / 1000:.0f} kB", "200 kB (X39)")
    return scale.bytes


def feel_acts(figures: Figures, evening: Evening) -> None:
    """Three governments: how long a tap takes to show, and an act to be confirmed."""
    echoes: list[float] = []
    answers: list[float] = []

    def visit(person: Person, moment: Moment) -> None:
        person.page.evaluate(CONFIRM)
        if moment.screen == "vote":
            expect(person.page.locator("[data-guarded]")).to_have_count(0)
            echoes.append(person.choice("NEIN").evaluate(FEEDBACK))

    def note(person: Person) -> None:
        answers.append(person.page.evaluate("globalThis.confirmed"))

    for _ in range(3 * (1 + len(NAMES) + 2)):
        turn = evening.turn()
        assert turn is not None
        evening.play_one(Course(hitler_at=99), visit)
        note(turn[0])
    figures.add("tap to feedback (p95)", f"{percentile(echoes, 95):.0f} ms", "100 ms (X36)")
    figures.add("act to the server's step (p50)", f"{percentile(answers, 50):.0f} ms", "")
    figures.add(
        "act to the server's step (p95)", f"{percentile(answers, 95):.0f} ms", "200 ms (X36)"
    )


def percentile(values: list[float], rank: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[rank - 1]


def come_back(figures: Figures, evening: Evening, serving: Serving) -> None:
    with figures.seconds("in a game: load again to the seat", "2 s (X02)"):
        evening.people[0].reloads()
    serving.kill()
    for person in evening.people:
        expect(person.link).not_to_have_text("Connected")
    serving.start()
    with figures.seconds("server up again to all seven resumed", "5 s (X30)"):
        for person in evening.people:
            expect(person.link).to_have_text("Connected")
