"""Styles: how openly a shrewd player of the Fascist team serves its party."""

from typing import Final

import msgspec


class StyleWeights(msgspec.Struct, frozen=True):
    """The weights of a Fascist's choices."""

    party: float = 0.15
    """The weight of the party's interest, relative to the mask's, before the Hitler zone."""
    coup: float = 1.5
    """The same weight in the Hitler zone, where an election may win the game."""
    overt: float = 20.0
    """The same weight among naive players, who would not notice."""
    daring: float = -0.2
    """Added to the log odds with which people play tiles of the Fascist party."""
    restraint: float = 0.25
    """How much lower this is for Hitler."""
    accuses: float = 1.0
    """How often a Fascist accuses a Liberal, as a multiple of how often people do."""


REGULAR: Final = StyleWeights()
BOLD: Final = StyleWeights(party=0.6, coup=3.0, daring=1.2, accuses=2.0)
QUIET: Final = StyleWeights(party=0.05, coup=1.0, daring=-0.4, accuses=0.4)
