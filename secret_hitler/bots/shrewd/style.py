"""Styles: how freely a shrewd player of the Fascist team lets its party show."""

from typing import Final

import msgspec


class StyleWeights(msgspec.Struct, frozen=True):
    """The weights of what counts in a choice."""

    party: float = 0.15
    """How much the interest of the party counts, of what the mask's counts: before the zone."""
    coup: float = 1.5
    """The same in the zone, where an election may win the game."""
    overt: float = 20.0
    """The same among naive players, who would not notice."""
    daring: float = -0.2
    """How much likelier than with people tiles of its party are, as a logarithm of odds."""
    restraint: float = 0.25
    """How much less daring Hitler is."""
    accuses: float = 1.0
    """How much more often than people a Fascist accuses a Liberal."""


REGULAR: Final = StyleWeights()
BOLD: Final = StyleWeights(party=0.6, coup=3.0, daring=1.2, accuses=2.0)
QUIET: Final = StyleWeights(party=0.05, coup=1.0, daring=-0.4, accuses=0.4)
