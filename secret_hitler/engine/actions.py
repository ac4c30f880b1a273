"""What an actor may do: one frozen struct per action of the rulebook.

`SeatAction` is the only union that the wire decodes. No action names the seat that acts (the
connection does) or the position of a tile (an order could signal).
"""

from typing import Final

import msgspec

from .terms import FASCIST, LIBERAL, SEATS, Ballot, Policy, Role, Seat


class Action(
    msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="type", forbid_unknown_fields=True
):
    """The base of all actions."""


class Targeted(Action, frozen=True, gc=False):
    """The base of powers that have a target."""

    target: Seat


class Nominate(Action, frozen=True, gc=False):
    """The candidate nominates a Chancellor."""

    nominee: Seat


class Vote(Action, frozen=True, gc=False):
    """A living seat casts a ballot, or changes it while the election is open."""

    ballot: Ballot


class Discard(Action, frozen=True, gc=False):
    """The President discards one tile of this kind and passes the other two."""

    policy: Policy


class Enact(Action, frozen=True, gc=False):
    """The Chancellor enacts one tile of this kind and discards the other."""

    policy: Policy


class ProposeVeto(Action, frozen=True, gc=False):
    """The Chancellor asks to discard the whole agenda."""


class AnswerVeto(Action, frozen=True, gc=False):
    """The President agrees to a veto, or refuses it."""

    consent: bool


class InvestigateLoyalty(Targeted, frozen=True, gc=False):
    """The President looks at a party card."""


class PeekAtPolicies(Action, frozen=True, gc=False):
    """The President looks at the next three tiles."""


class CallSpecialElection(Targeted, frozen=True, gc=False):
    """The President chooses the next candidate."""


class Execute(Targeted, frozen=True, gc=False):
    """The President executes a player."""


class DealRoles(Action, frozen=True, gc=False):
    """Chance deals the roles, one for each seat."""

    roles: tuple[Role, ...]


class ChooseFirstCandidate(Action, frozen=True, gc=False):
    """Chance chooses the first candidate."""

    seat: Seat


class ShufflePolicyDeck(Action, frozen=True, gc=False):
    """Chance sets the order of the draw pile, from the top."""

    order: tuple[Policy, ...]


class Abandon(Action, frozen=True, gc=False):
    """The people at the table end the game without a winner."""


SeatAction = (
    Nominate
    | Vote
    | Discard
    | Enact
    | ProposeVeto
    | AnswerVeto
    | InvestigateLoyalty
    | PeekAtPolicies
    | CallSpecialElection
    | Execute
)
ChanceAction = DealRoles | ChooseFirstCandidate | ShufflePolicyDeck
TableAction = Abandon
AnyAction = SeatAction | ChanceAction | TableAction

# Actions are created once and shared: comparing an object with itself is the fastest check.
NOMINATE: Final = tuple(Nominate(seat) for seat in SEATS)
INVESTIGATE: Final = tuple(InvestigateLoyalty(seat) for seat in SEATS)
CALL: Final = tuple(CallSpecialElection(seat) for seat in SEATS)
EXECUTE: Final = tuple(Execute(seat) for seat in SEATS)
BALLOTS: Final = (Vote(Ballot.JA), Vote(Ballot.NEIN))
DISCARD: Final = (Discard(LIBERAL), Discard(FASCIST))
ENACT: Final = (Enact(LIBERAL), Enact(FASCIST))
PROPOSE_VETO: Final = ProposeVeto()
VETO_ANSWERS: Final = (AnswerVeto(consent=True), AnswerVeto(consent=False))
PEEK: Final = (PeekAtPolicies(),)


def named_seat(action: AnyAction) -> Seat | None:
    """The seat that an act names, or None."""
    if isinstance(action, Nominate):
        return action.nominee
    return action.target if isinstance(action, Targeted) else None
