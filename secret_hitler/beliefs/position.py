"""What lay open when a round began, as far as choices depend on it."""

from functools import lru_cache
from typing import NamedTuple

from ..engine.election import eligible_chancellors
from ..engine.ruleset import Ruleset
from ..engine.state import Round
from ..engine.terms import EXECUTION, INVESTIGATE_LOYALTY, LIBERAL, Government, Power, Seat

OPENING, ZONE, BRINK = range(3)
"""The codes of stages."""


class Position(NamedTuple):
    """The tracks, and who may be chosen for what."""

    liberal: int
    """Liberal policies."""
    fascist: int
    alive: tuple[bool, ...]
    investigated: tuple[Seat, ...] = ()
    last: Government | None = None
    """The government that is term-limited."""

    def stage(self, rules: Ruleset) -> int:
        """How far the game had come."""
        return stage(rules, self.liberal, self.fascist)

    def voters(self) -> tuple[Seat, ...]:
        """The seats that are not executed."""
        return _seats(self.alive)

    def nominees(self, rules: Ruleset, candidate: Seat) -> tuple[Seat, ...]:
        """Whom this candidate could name."""
        return _nominees(rules.small_table, self.alive, self.last, candidate)

    def targets(self, rules: Ruleset, president: Seat, power: Power) -> tuple[Seat, ...]:
        """P9, P13, P15, P23: whom a power could be used on, as everybody can tell."""
        barred = self.investigated if power is INVESTIGATE_LOYALTY else ()
        if not (power is EXECUTION and rules.self_execution):
            barred = (*barred, president)
        return tuple([seat for seat in self.voters() if seat not in barred])

    def after(self, played: Round) -> "Position":
        """What lies open after a round."""
        liberal, fascist, alive, investigated, last = self
        if played.passed and played.nominee is not None:
            last = Government(played.candidate, played.nominee)
        if played.by_chaos:
            last = None
        if played.tile is not None:
            enacted = played.tile is LIBERAL
            liberal, fascist = liberal + enacted, fascist + (not enacted)
        if played.target is not None and played.power is INVESTIGATE_LOYALTY:
            investigated = (*investigated, played.target)
        elif played.target is not None and played.power is EXECUTION:
            alive = tuple([up and seat != played.target for seat, up in enumerate(alive)])
        return Position(liberal, fascist, alive, investigated, last)


def stage(rules: Ruleset, liberal: int, fascist: int) -> int:
    """How far a game has come with so many policies of each party, as a code."""
    if liberal >= rules.liberal_goal - 1 or fascist >= rules.fascist_goal - 1:
        return BRINK
    return ZONE if fascist >= rules.hitler_zone else OPENING


def opening(rules: Ruleset) -> Position:
    """What lies open before the first round."""
    alive = (True,) * rules.players
    return Position(rules.pre_enacted_liberal, rules.pre_enacted_fascist, alive)


@lru_cache(maxsize=4096)  # As in the engine: the same few tables come again and again.
def _nominees(
    small_table: int, alive: tuple[bool, ...], last: Government | None, candidate: Seat
) -> tuple[Seat, ...]:
    offered = eligible_chancellors(small_table, alive, last, candidate)
    return tuple([offer.nominee for offer in offered])


@lru_cache(maxsize=1024)
def _seats(alive: tuple[bool, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat, up in enumerate(alive) if up])
