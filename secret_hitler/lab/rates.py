"""Rates: how often something happened, with 95 % confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import msgspec

Z: Final = 1.96
"""Standard deviations on each side that cover 95 % of a normal distribution."""


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, with its 95 % Wilson interval."""

    label: str
    hits: int
    of: int
    rate: float
    low: float
    high: float


class Alike(NamedTuple):
    """Games with the same number of counted seats, and of winners among them."""

    hits: int
    seats: int
    games: int


def wilson(hits: float, of: float) -> tuple[float, float]:
    """The bounds of a share; 0 and 1 without observations."""
    if of == 0:
        return 0.0, 1.0
    share, spread = hits / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(label: str, hits: int, of: int) -> Rate:
    """A share with its interval."""
    return Rate(label, hits, of, hits / of if of else 0.0, *wilson(hits, of))


def rate_of_seats(label: str, found: Sequence[Alike]) -> Rate:
    """The share of seats that won; seats of one game win together, which widens the interval."""
    hits = sum(alike.hits * alike.games for alike in found)
    of = sum(alike.seats * alike.games for alike in found)
    if hits in (0, of):  # Without variation the spread is unknown: each game counts once.
        games = sum(alike.games for alike in found if alike.seats)
        return Rate(label, hits, of, float(hits > 0), *wilson(games if hits else 0, games))
    share = hits / of
    spread = sum(a.games * (a.hits - share * a.seats) ** 2 for a in found) / of**2
    worth = min(of, share * (1 - share) / spread) if spread else of
    return Rate(label, hits, of, share, *wilson(share * worth, worth))


def in_line(share: Rate) -> str:
    """A line of text with a share and its interval, in per cent."""
    bounds = f"({100 * share.low:.1f} to {100 * share.high:.1f})"
    return f"  {share.label:<28} {100 * share.rate:5.1f} % {bounds:<16} of {share.of:,}"
