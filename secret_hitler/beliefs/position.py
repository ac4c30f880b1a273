"""The public position at the start of a round, as far as choices depend on it."""

from functools import lru_cache
from typing import NamedTuple

from ..engine.election import eligible_chancellors
from ..engine.executive_action import barred_targets
from ..engine.ruleset import Ruleset
from ..engine.state import Round
from ..engine.terms import EXECUTION, INVESTIGATE_LOYALTY, LIBERAL, SEATS, Government, Power, Seat

OPENING, ZONE, BRINK = range(3)
"""The codes of stages."""


class Position(NamedTuple):
    """The tracks, and everything that decides which seats may be chosen."""

    liberal: int
    """Number of Liberal policies; likewise `fascist`."""
    fascist: int
    alive: tuple[bool, ...]
    investigated: tuple[bool, ...] = (False,) * len(SEATS)
    last: Government | None = None
    """The government that is term-limited."""

    def stage(self, rules: Ruleset) -> int:
        """How far the game has come, as a code."""
        return stage(rules, self.liberal, self.fascist)

    def voters(self) -> tuple[Seat, ...]:
        """The living seats."""
        return _seats(self.alive)

    def nominees(self, rules: Ruleset, candidate: Seat) -> tuple[Seat, ...]:
        """The seats that this candidate could nominate."""
        return _nominees(rules.small_table, self.alive, self.last, candidate)

    def targets(self, rules: Ruleset, president: Seat, power: Power) -> tuple[Seat, ...]:
        """The seats that a power could be used on, as far as is public."""
        barred = barred_targets(rules, power, president, self.alive, self.investigated)
        return tuple([seat for seat in SEATS[: rules.players] if seat not in barred])

    def after(self, played: Round) -> "Position":
        """The position after a round."""
        liberal, fascist, alive, investigated, last = self
        if played.passed and played.nominee is not None:
            last = Government(played.candidate, played.nominee)
        if played.by_chaos:
            last = None
        if played.tile is not None:
            enacted = played.tile is LIBERAL
            liberal, fascist = liberal + enacted, fascist + (not enacted)
        if played.target is not None and played.power is INVESTIGATE_LOYALTY:
            investigated = _with(investigated, played.target, mark=True)
        elif played.target is not None and played.power is EXECUTION:
            alive = _with(alive, played.target, mark=False)
        return Position(liberal, fascist, alive, investigated, last)


def _with(marks: tuple[bool, ...], seat: Seat, *, mark: bool) -> tuple[bool, ...]:
    return (*marks[:seat], mark, *marks[seat + 1 :])


def stage(rules: Ruleset, liberal: int, fascist: int) -> int:
    """How far a game with these numbers of policies has come, as a code."""
    if liberal >= rules.liberal_goal - 1 or fascist >= rules.fascist_goal - 1:
        return BRINK
    return ZONE if fascist >= rules.hitler_zone else OPENING


def opening(rules: Ruleset) -> Position:
    """The position before the first round."""
    alive = (True,) * rules.players
    return Position(rules.pre_enacted_liberal, rules.pre_enacted_fascist, alive)


@lru_cache(maxsize=4096)  # As in the engine: every game asks for the same few.
def _nominees(
    small_table: int, alive: tuple[bool, ...], last: Government | None, candidate: Seat
) -> tuple[Seat, ...]:
    offered = eligible_chancellors(small_table, alive, last, candidate)
    return tuple([offer.nominee for offer in offered])


@lru_cache(maxsize=1024)
def _seats(alive: tuple[bool, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat, up in enumerate(alive) if up])
