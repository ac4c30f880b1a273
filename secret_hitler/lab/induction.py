"""What boards are worth by backward induction, from round numbers: before any game was played.

A board's worth rests on those that may follow it. An election passes or fails, and the last one to
fail enacts the top tile; a session enacts a tile of either party, unless it elects Hitler in the
zone, and a Fascist tile may have Hitler executed.
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
    """How sessions go at a size: shares of one."""

    liberal: float
    """Of sessions, that enact a Liberal tile."""
    elects: float
    """Of elections that pass in the zone, that make Hitler Chancellor."""
    executes: float
    """Of executions, that hit Hitler."""


NUMBERS: Final = {
    5: Numbers(0.62, 0.10, 0.20),
    6: Numbers(0.63, 0.10, 0.20),
    7: Numbers(0.60, 0.11, 0.14),
    8: Numbers(0.62, 0.10, 0.14),
    9: Numbers(0.59, 0.10, 0.12),
    10: Numbers(0.61, 0.10, 0.12),
}
"""By players."""
PASSES: Final = 0.6
"""How often an election passes."""
ON_TOP: Final = 0.37
"""How often the top tile is Liberal."""

Worth = list[list[list[float]]]


def induced() -> WorthFile:
    """The worth of every board at every size."""
    return WorthFile(ABOUT, {str(size): _of_size(size) for size in NUMBERS})


def _of_size(size: int) -> Worth:
    """By Liberal policies, Fascist policies and failed elections."""
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
    """What an election is worth that passes, with so many Fascist policies."""
    rules, numbers = official(size), NUMBERS[size]
    if _executes(rules, fascist):
        after_fascist = _tile(numbers.executes, 1.0, after_fascist)
    worth = _tile(numbers.liberal, after_liberal, after_fascist)
    return (1 - numbers.elects) * worth if fascist >= rules.hitler_zone else worth


def _executes(rules: Ruleset, fascist: int) -> bool:
    """Whether one more Fascist tile brings an execution."""
    return fascist < len(rules.powers) and rules.powers[fascist] is EXECUTION


def _tile(chance: float, one: float, other: float) -> float:
    """What is worth one thing with this chance, and else another."""
    return chance * one + (1 - chance) * other
