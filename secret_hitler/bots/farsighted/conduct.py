"""Conduct: how the players of a table choose, in the few numbers that imagined ones go by."""

from typing import NamedTuple

from ...beliefs.likelihoods import Likelihoods
from ..shrewd.manners import IMPATIENCE, Read
from ..shrewd.style import REGULAR


class Conduct(NamedTuple):
    """How the players of a table choose."""

    name: str
    """Of the manner."""
    manner: Likelihoods
    care: float
    """How much the worth of an act counts, as a logarithm of odds."""
    impatience: float
    """How much less than it looks it is worth to wait for a better government."""
    party: float
    """How much the interest of the party counts with a Fascist, of what the mask's counts."""
    coup: float
    """The same in the zone."""


def conduct(table: Read, players: int) -> Conduct:
    """How shrewd players choose at such a table."""
    impatience = IMPATIENCE if table.hiding else 0.0
    party, coup = (
        (REGULAR.overt, REGULAR.overt) if table.heedless else (REGULAR.party, REGULAR.coup)
    )
    return Conduct(table.name, table.likelihoods, table.care(players), impatience, party, coup)
