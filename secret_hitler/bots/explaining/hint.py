"""Hints: what can be known from one view, for a person who plays alone among bots."""

from typing import Final, NamedTuple

from ...beliefs.likelihoods import Likelihoods, load
from ...beliefs.posterior import beliefs
from ...beliefs.proof import prove
from ...engine.complete import complete
from ...engine.state import View, living
from ...engine.terms import Seat
from ...record.facts import Certain
from ...record.levels import LEVELS
from ...record.talk import Said

HABITS: Final = {
    "random": "random",
    "selfish": "selfish",
    "careful": "careful",
    "shrewd": "self_play",
    "farsighted": "self_play",
}
"""By level of bot, the tables that describe how it plays; all others use those of people."""
complete([kind.value for kind in LEVELS], HABITS)


class SeatOdds(NamedTuple):
    """The probabilities of what a seat is."""

    seat: Seat
    fascist: float
    """That it is on the Fascist team, Hitler included."""
    hitler: float


class Hint(NamedTuple):
    """What is certain, and what is likely."""

    certain: tuple[Certain, ...]
    odds: tuple[SeatOdds, ...]
    """For every other living seat."""


def hint(view: View, talk: tuple[Said, ...], levels: tuple[str | None, ...]) -> Hint:
    """What this seat can know, given the level of the bot in each seat; None for a person."""
    assert view.knowledge is not None, "whoever is given a hint has a seat"
    known = beliefs(view, talk, tuple([_habits(level) for level in levels]))
    odds = [
        SeatOdds(seat, round(known.fascist(seat), 4), round(known.hitler(seat), 4))
        for seat in living(view.board)
        if seat != view.knowledge.seat
    ]
    return Hint(prove(view), tuple(odds))


def _habits(level: str | None) -> Likelihoods:
    return load("people" if level is None else HABITS.get(level, "people"))
