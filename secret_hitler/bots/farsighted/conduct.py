"""Conduct: the few parameters by which the players of an imagined table choose."""

from typing import NamedTuple

from ...beliefs.likelihoods import Likelihoods
from ..shrewd.manners import IMPATIENCE, Read
from ..shrewd.style import REGULAR


class Conduct(NamedTuple):
    """How the players of a table choose."""

    name: str
    """The name of the manner."""
    manner: Likelihoods
    care: float
    """The softmax inverse temperature: log odds per unit of worth."""
    impatience: float
    """What is taken off the worth of waiting for a better government."""
    party: float
    """The weight of a Fascist's party interest, relative to the mask's, before the Hitler zone."""
    coup: float
    """The same weight in the Hitler zone."""


def conduct(table: Read, players: int) -> Conduct:
    """How shrewd players choose at such a table."""
    impatience = IMPATIENCE if table.hiding else 0.0
    party, coup = (
        (REGULAR.overt, REGULAR.overt) if table.heedless else (REGULAR.party, REGULAR.coup)
    )
    return Conduct(table.name, table.likelihoods, table.care(players), impatience, party, coup)
