"""A table of what was measured."""

import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

ASSERTED: Final = {
    "X05": "one status on TV, phones and terminal: test_tv_looks, test_one_room",
    "X06": "no secret while sealed: test_keyboard, test_tv_looks, test_planted_faults",
    "X08": "sealed and held envelopes alike: test_sealing",
    "X09": "the dummy is alike to the pixel: test_envelopes",
    "X10": "only the viewer's facts: tests/secrecy, test_keyboard, test_one_room",
    "X11": "letters tell no order, 10,000 hands: web/src/secret/letters.test.ts",
    "X12": "two touches in two places: test_one_room, confirming.py",
    "X13": "hasty and random taps: test_mishaps, test_envelopes",
    "X24": "TV sizes and safe area, ten names, en and de: test_tv_looks",
    "X27": "no flashes: test_tv_looks",
    "X28": "a clock warns, is extended, never chooses: test_clock, test_stuck",
    "X31": "a seat moves by digits or two consents: test_one_room",
    "X34": "wake lock, and a notice without one: test_tv_voice",
    "X35": "all ballots at once: test_keyboard, test_tv_looks",
}
"""Rows of the acceptance list that ordinary tests answer with yes or no."""


class Figures:
    """Rows of the acceptance list, each with what was measured and what is wanted."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str, str]] = []

    @contextmanager
    def seconds(self, row: str, what: str, target: str) -> Iterator[None]:
        began = time.perf_counter()
        yield
        self.add(row, what, f"{time.perf_counter() - began:.2f} s", target)

    def add(self, row: str, what: str, figure: str, target: str) -> None:
        self.rows.append((row, what, figure, target))

    def __str__(self) -> str:
        measured = sorted(self.rows)
        lines = [
            f"{row:<5}{what:<50}{figure:>12}   {target}" for row, what, figure, target in measured
        ]
        asserted = [f"{row:<5}{what}" for row, what in ASSERTED.items()]
        head = f"{'row':<5}{'what a player feels':<50}{'measured':>12}   target"
        return "\n".join(["", head, *lines, "", "asserted by `make test`:", *asserted])


def percentile(values: list[float], rank: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[rank - 1]
