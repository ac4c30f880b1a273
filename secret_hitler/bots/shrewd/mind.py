"""A mind: the inputs of one choice of a shrewd player.

A Fascist thinks in two ways: with what its seat knows, and as its mask, the Liberal that it
pretends to be, with what that Liberal would believe.
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
"""The weights of worlds when the deal is known."""


class Mind:
    """What one seat sees, and what it concludes."""

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
        """The seat that chooses."""
        self.read: Read = read(view, talk)
        """How this table plays, by the public record."""
        self.mask: View | None = view if self.liberal else masked(view, talk)
        """What a Liberal in this seat would see; None for a Fascist who is exposed for certain."""
        self.beliefs: Beliefs = believed_under(self.read, self.mask or view, talk)
        """What a Liberal in this seat would believe."""
        self.care = self.read.care(view.ruleset.players)
        """The softmax inverse temperature: log odds per unit of worth."""
        self.outcomes = Outcomes(view, self.beliefs.next_hand, self.read)
        """The worth of what may happen to the board, as a Liberal in this seat sees it."""
        self.prospects = Prospects(self.outcomes, self.beliefs.dealt, self.beliefs.weights)
        """The worth of governments, as a Liberal in this seat sees it."""
        self.told: Worlds | None = None if self.liberal else _told(view)
        """The true deal, for a Fascist who knows enough roles to infer the rest; else None."""
        self.truth = self.prospects
        """The worth of governments, given the true deal if known; else as the mask sees it."""
        if self.told is not None:
            self.truth = Prospects(self.outcomes, self.told, CERTAIN)
        self._waiting: float | None = None

    @property
    def waiting(self) -> float:
        """The worth of a failed election, as a Liberal in this seat sees it."""
        if self._waiting is None:
            self._waiting = self.prospects.waiting(IMPATIENCE if self.read.hiding else 0.0)
        return self._waiting


def _told(view: View) -> Worlds | None:
    deals = worlds(view)
    return deals if len(deals.deals) == 1 else None
