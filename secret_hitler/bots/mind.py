"""A mind: all that one choice of a shrewd player rests on.

A Fascist has two: what the seat knows, and the mask, which is the Liberal that it plays. To wear
the mask is to believe what that Liberal would believe.
"""

from functools import cached_property

import numpy as np

from ..beliefs.deals import CODES, Deal, Odds, worlds
from ..beliefs.posterior import Beliefs
from ..engine.state import Knowledge, View
from ..engine.terms import LIBERAL_ROLE, ROLES, Role, Seat
from ..record.talk import Said
from .manners import Read, believed_by, read
from .mask import masked
from .prospects import Prospects


class Mind:
    """What one seat sees, and what it makes of it."""

    def __init__(self, view: View, talk: tuple[Said, ...]) -> None:
        assert view.knowledge is not None, "a spectator chooses nothing"
        assert view.knowledge.role is not None, "the roles are not dealt yet"
        self.view = view
        self.talk = talk
        self.known: Knowledge = view.knowledge
        self.role: Role = view.knowledge.role

    @property
    def liberal(self) -> bool:
        """Whether this seat plays for the Liberals."""
        return self.role is LIBERAL_ROLE

    @property
    def seat(self) -> Seat:
        """Whose mind it is."""
        return self.known.seat

    @cached_property
    def read(self) -> Read:
        """What everybody can make of the game."""
        return read(self.view, self.talk)

    @cached_property
    def mask(self) -> View | None:
        """What a Liberal in this seat sees; None for a Fascist whom everybody can tell."""
        return self.view if self.liberal else masked(self.view, self.talk)

    @cached_property
    def beliefs(self) -> Beliefs:
        """What a Liberal in this seat believes."""
        return believed_by(self.mask or self.view, self.talk)

    @cached_property
    def prospects(self) -> Prospects:
        """What a Liberal in this seat expects."""
        return self._prospects(self.beliefs.pairs)

    @cached_property
    def truth(self) -> Prospects:
        """What a Fascist expects who knows everybody; others know no better than the mask."""
        return self.prospects if self.told is None else self._prospects(_certain(self.told))

    @cached_property
    def told(self) -> Deal | None:
        """Every role, where this seat was shown so many that the rest follows."""
        deals = worlds(self.view).deals
        return deals[0] if len(deals) == 1 else None

    @property
    def care(self) -> float:
        """How much the worth of an act counts, as a logarithm of odds."""
        return self.read.care(self.view.ruleset.players)

    def _prospects(self, odds: Odds) -> Prospects:
        hand, manner = self.beliefs.next_hand, self.read.likelihoods
        return Prospects(self.view, odds, hand, manner)


def _certain(deal: Deal) -> Odds:
    """The same where everybody is known."""
    is_it = np.zeros((len(deal), len(ROLES)))
    for seat, role in enumerate(deal):
        is_it[seat, CODES[role]] = 1.0
    odds: Odds = is_it[:, :, None, None] * is_it
    return odds
