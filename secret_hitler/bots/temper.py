"""Temper: how the players of a table choose, in the few numbers that imagined ones go by."""

from typing import NamedTuple

from ..beliefs.likelihoods import Likelihoods
from .manners import IMPATIENCE, Read
from .style import REGULAR


class Temper(NamedTuple):
    """How the players of a table choose."""

    manner: Likelihoods
    care: float
    """How much the worth of an act counts, as a logarithm of odds."""
    impatience: float
    """How much less than it looks it is worth to wait for a better government."""
    party: float
    """How much the interest of the party counts with a Fascist, of what the mask's counts."""
    coup: float
    """The same in the zone."""


def temper(table: Read, players: int) -> Temper:
    """How shrewd players choose at such a table."""
    manner, care = table.likelihoods, table.care(players)
    if table.hiding:
        return Temper(manner, care, IMPATIENCE, REGULAR.party, REGULAR.coup)
    return Temper(manner, care, 0.0, REGULAR.overt, REGULAR.overt)
