"""A mind: all that one choice of a shrewd player rests on.

A Fascist has two: what the seat knows, and the mask, which is the Liberal that it plays. To wear
the mask is to believe what that Liberal would believe.
"""

from typing import Final

import numpy as np

from ...beliefs.deals import Worlds, worlds
from ...beliefs.posterior import Beliefs
from ...engine.state import Knowledge, View
from ...engine.terms import LIBERAL_ROLE, Role, Seat
from ...record.talk import Said
from .manners import IMPATIENCE, Read, believed_under, read
from .mask import masked
from .prospects import Outcomes, Prospects

CERTAIN: Final = np.ones(1)
"""The weights of one deal that is known."""


class Mind:
    """What one seat sees, and what it makes of it."""

    def __init__(self, view: View, talk: tuple[Said, ...]) -> None:
        known = view.knowledge
        assert known is not None, "a spectator chooses nothing"
        assert known.role is not None, "the roles are not dealt yet"
        self.view = view
        self.known: Knowledge = known
        self.role: Role = known.role
        self.liberal = self.role is LIBERAL_ROLE
        """Whether this seat plays for the Liberals."""
        self.seat: Seat = known.seat
        """Whose mind it is."""
        self.read: Read = read(view, talk)
        """What everybody can make of the game."""
        self.mask: View | None = view if self.liberal else masked(view, talk)
        """What a Liberal in this seat sees; None for a Fascist whom everybody can tell."""
        self.beliefs: Beliefs = believed_under(self.read, self.mask or view, talk)
        """What a Liberal in this seat believes."""
        self.care = self.read.care(view.ruleset.players)
        """How much the worth of an act counts, as a logarithm of odds."""
        self.outcomes = Outcomes(view, self.beliefs.next_hand, self.read)
        """What may become of the board, as a Liberal in this seat expects."""
        self.prospects = Prospects(self.outcomes, self.beliefs.dealt, self.beliefs.weights)
        """What such a Liberal expects of each seat."""
        self.told: Worlds | None = None if self.liberal else _told(view)
        """Every role, where this seat was shown so many that the rest follows."""
        self.truth = self.prospects
        """What a Fascist expects who knows everybody; others know no better than the mask."""
        if self.told is not None:
            self.truth = Prospects(self.outcomes, self.told, CERTAIN)
        self._waiting: float | None = None

    @property
    def waiting(self) -> float:
        """What a Liberal in this seat expects if the election fails."""
        if self._waiting is None:
            self._waiting = self.prospects.waiting(IMPATIENCE if self.read.hiding else 0.0)
        return self._waiting


def _told(view: View) -> Worlds | None:
    deals = worlds(view)
    return deals if len(deals.deals) == 1 else None
