"""The table of measurements."""

import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

ASSERTED: Final = (
    "one status on TV, phones and terminal: test_tv_looks, test_one_room",
    "no secret while sealed: test_keyboard, test_tv_looks, test_planted_faults",
    "sealed and held envelopes alike: test_sealing",
    "the dummy is alike to the pixel: test_envelopes",
    "only the viewer's facts: tests/secrecy, test_keyboard, test_one_room",
    "letters tell no order, 10,000 hands: web/src/secret/letters.test.ts",
    "two touches in two places: test_one_room, confirming.py",
    "hasty and random taps: test_mishaps, test_envelopes",
    "TV sizes and safe area, ten names, en and de: test_tv_looks",
    "no flashes: test_tv_looks",
    "a clock warns, is extended, never chooses: test_clock, test_stuck",
    "a seat moves by digits or two consents: test_one_room",
    "wake lock, and a notice without one: test_tv_voice",
    "all ballots at once: test_keyboard, test_tv_looks",
)
"""What ordinary tests answer with yes or no, and in which file."""


class Figures:
    """Rows in the order measured: what a player experiences, the figure, and the target."""

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
        lines = [f"{what:<55}{figure:>12}   {target}" for what, figure, target in self.rows]
        head = f"{'what a player feels':<55}{'measured':>12}   target"
        return "\n".join(["", head, *lines, "", "asserted by `make test`:", *ASSERTED])


def percentile(values: list[float], rank: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[rank - 1]
