"""Computes the worth of boards by backward induction from round numbers, without any games.

The worth of a board follows from those of the boards after it. An election passes or fails, and the
last failure enacts the top tile. A session enacts a tile of either party, unless it elects Hitler
in the Hitler zone; a Fascist tile may lead to Hitler's execution.
"""

from itertools import product
from typing import Final, NamedTuple

from ..bots.shrewd.worth import SPAN, WorthFile
from ..engine.ruleset import Ruleset, official
from ..engine.terms import EXECUTION
from .worth import DIGITS

ABOUT: Final = (
    "By backward induction from round numbers a size: how often a session enacts a Liberal tile, "
    "elects Hitler in the zone, or executes him."
)


class Numbers(NamedTuple):
    """The round numbers of one size, as shares of 1."""

    liberal: float
    """The share of sessions that enact a Liberal tile."""
    elects: float
    """The share of passed elections in the Hitler zone that elect Hitler."""
    executes: float
    """The share of executions that hit Hitler."""


NUMBERS: Final = {
    5: Numbers(0.62, 0.10, 0.20),
    6: Numbers(0.63, 0.10, 0.20),
    7: Numbers(0.60, 0.11, 0.14),
    8: Numbers(0.62, 0.10, 0.14),
    9: Numbers(0.59, 0.10, 0.12),
    10: Numbers(0.61, 0.10, 0.12),
}
"""The round numbers, by players."""
PASSES: Final = 0.6
"""How often an election passes."""
ON_TOP: Final = 0.37
"""How often the top tile is Liberal."""

Worth = list[list[list[float]]]


def induced() -> WorthFile:
    """The worth of every board, for each size."""
    return WorthFile(ABOUT, {str(size): _of_size(size) for size in NUMBERS})


def _of_size(size: int) -> Worth:
    """The worths of one size, by Liberal policies, Fascist policies and failed elections."""
    liberals, fascists, elections = SPAN
    worth: Worth = [[[0.0] * elections for _ in range(fascists)] for _ in range(liberals)]
    worth[-1] = [[1.0] * elections for _ in range(fascists)]
    boards = product(reversed(range(liberals - 1)), reversed(range(fascists - 1)))
    for liberal, fascist in boards:
        after = worth[liberal + 1][fascist][0], worth[liberal][fascist + 1][0]
        passed, failed = _session(size, fascist, *after), _tile(ON_TOP, *after)
        for before in reversed(range(elections)):
            failed = round(PASSES * passed + (1 - PASSES) * failed, DIGITS)
            worth[liberal][fascist][before] = failed
    return worth


def _session(size: int, fascist: int, after_liberal: float, after_fascist: float) -> float:
    """The worth of a passed election, with this many Fascist policies before it."""
    rules, numbers = official(size), NUMBERS[size]
    if _executes(rules, fascist):
        after_fascist = _tile(numbers.executes, 1.0, after_fascist)
    worth = _tile(numbers.liberal, after_liberal, after_fascist)
    return (1 - numbers.elects) * worth if fascist >= rules.hitler_zone else worth


def _executes(rules: Ruleset, fascist: int) -> bool:
    """Whether one more Fascist tile grants an execution."""
    return fascist < len(rules.powers) and rules.powers[fascist] is EXECUTION


def _tile(chance: float, one: float, other: float) -> float:
    """The expected value of `one`, with this chance, or else `other`."""
    return chance * one + (1 - chance) * other
