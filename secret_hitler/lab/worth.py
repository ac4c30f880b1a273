"""Learns the worth of boards (a value function): logistic regression over the boards of many games.

Rare boards borrow from their neighbours. Only policies and failed elections count, so this is the
Liberals' chance to win for a viewer who knows nobody's role.
"""

from typing import Final

import msgspec
import numpy as np

from ..beliefs.deals import Odds
from ..bots.shrewd.worth import SPAN, WorthFile
from ..bots.shrewd.worth import worth as prior
from ..engine.ruleset import official
from ..engine.terms import Party
from .tally import Tally

STEPS: Final = 30
"""Steps of Newton's method; far fewer are needed."""
LEAN: Final = 1.0
"""The strength of the ridge penalty, which draws weights towards 0."""
DIGITS: Final = 4
PRIOR: Final = 0.1
"""Weight of the computed prior, so that every policy counts for something."""


def regressed(found: Tally, about: str) -> WorthFile:
    """The worth of every board, for each size that was played."""
    sizes = sorted({key.split()[0] for key in found.boards}, key=int)
    return WorthFile(about, {size: _of_size(found, size) for size in sizes})


def written(file: WorthFile) -> bytes:
    """The worths as the bytes of a file."""
    return msgspec.json.format(msgspec.json.encode(file), indent=0) + b"\n"


def _of_size(found: Tally, size: str) -> list[list[list[float]]]:
    """The worths of one size, by Liberal policies, Fascist policies and failed elections."""
    weights = _logistic(*_counted(found, size))
    worth = np.zeros(SPAN)
    for board in np.ndindex(SPAN):
        worth[board] = _chance(weights, board)
    worth = (1 - PRIOR) * _in_order(worth) + PRIOR * prior(official(int(size)), "self_play")
    return [[[round(w, DIGITS) for w in row] for row in rows] for rows in worth.tolist()]


def _in_order(worth: Odds) -> Odds:
    """The worths made monotonic: no policy is bad for its own party, despite noise."""
    ordered: Odds = np.minimum.accumulate(np.maximum.accumulate(worth, axis=0), axis=1)
    return ordered


def _counted(found: Tally, size: str) -> tuple[Odds, Odds, Odds]:
    """For each board that was seen: its facts, and how often the Liberals won and lost from it."""
    rows = [(key.split(), won) for key, won in sorted(found.boards.items())]
    here = [(tuple(map(int, board)), won) for (players, *board), won in rows if players == size]
    facts = np.array([_facts(*board) for board, _ in here])
    won, lost = np.array([[won.get(p.value, 0) for p in Party] for _, won in here], float).T
    return facts, won, lost


def _facts(liberal: int, fascist: int, failed: int) -> list[float]:
    """The features of a board, on which the log odds depend linearly."""
    zone, powers, brink = fascist >= 3, fascist >= 4, fascist >= 5
    last = liberal >= 4
    return [
        1.0, liberal, liberal**2, fascist, fascist**2, liberal * fascist, failed, failed * zone,
        zone, powers, brink, last, last * zone, last * failed, brink * failed, brink * liberal,
    ]  # fmt: skip


def _logistic(facts: Odds, won: Odds, lost: Odds) -> Odds:
    """The weights of the facts that maximize the penalized likelihood of these wins and losses."""
    weights = np.zeros(facts.shape[1])
    lean = LEAN * np.eye(len(weights))
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-facts @ weights))
        slope = facts.T @ (won - (won + lost) * chance) - lean @ weights
        curve = (facts.T * ((won + lost) * chance * (1 - chance))) @ facts + lean
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def _chance(weights: Odds, board: tuple[int, ...]) -> float:
    """The worth of a board: 1 or 0 if a goal is reached."""
    liberal, fascist, failed = board
    if liberal == SPAN[0] - 1 or fascist == SPAN[1] - 1:
        return float(liberal == SPAN[0] - 1)
    return float(1 / (1 + np.exp(-np.array(_facts(liberal, fascist, failed)) @ weights)))
