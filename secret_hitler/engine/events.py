"""Events: what happened, as frozen structs whose base class says who may see them.

`PublicEvent` may change the Board, `PrivateEvent` the Knowledge of the seat it is for,
`SealedEvent` the Secrets. There is no other kind, so every event has an audience (decision 0002).
"""

import msgspec

from .memories import DrawnHand, KnownRole, PassedHand, PeekedTiles, ReceivedHand, SeenParty
from .terms import Ballot, EndReason, Government, Party, Policy, Power, Role, Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="type"):
    """The base of all events."""


class PublicEvent(Event, frozen=True, gc=False):
    """Everybody sees it."""


class PrivateEvent(Event, frozen=True, gc=False):
    """One seat sees it."""

    to: Seat


class SealedEvent(Event, frozen=True, gc=False):
    """Nobody sees it."""


# --- public -----------------------------------------------------------------------------------


class RolesDealt(PublicEvent, frozen=True, gc=False):
    """Every seat has its envelope; the shuffle of the policy deck is next."""

    liberal_tiles: int
    fascist_tiles: int


class PolicyDeckRanShort(PublicEvent, frozen=True, gc=False):
    """Too few tiles are left to draw; the fields count the tiles of the new deck."""

    liberal_tiles: int
    fascist_tiles: int


class PolicyDeckShuffled(PublicEvent, frozen=True, gc=False):
    """The draw pile is new, and the discard pile is empty."""

    count: int


class RoundBegan(PublicEvent, frozen=True, gc=False):
    """A new candidate runs; `caller` is the President who called a Special Election, if any."""

    candidate: Seat
    caller: Seat | None = None


class TermLimitsForgotten(PublicEvent, frozen=True, gc=False):
    """Nobody could be nominated, so term limits do not count in this election."""


class Nominated(PublicEvent, frozen=True, gc=False):
    """The candidate nominated a Chancellor."""

    nominee: Seat


class BallotCast(PublicEvent, frozen=True, gc=False):
    """A seat cast its first ballot in this election."""

    seat: Seat


class VotesRevealed(PublicEvent, frozen=True, gc=False):
    """All ballots by seat, None for a seat that cannot vote; only totals if ballots are secret."""

    ballots: tuple[Ballot | None, ...] | None
    ja: int
    nein: int
    passed: bool


class GovernmentElected(PublicEvent, frozen=True, gc=False):
    """The candidates became President and Chancellor."""

    government: Government


class ElectionFailed(PublicEvent, frozen=True, gc=False):
    """The vote did not pass; `tracker` is the Election Tracker now."""

    tracker: int


class ChancellorCleared(PublicEvent, frozen=True, gc=False):
    """A vote on this nominee in the Hitler zone showed that it is not Hitler."""

    seat: Seat


class TilesDrawn(PublicEvent, frozen=True, gc=False):
    """The President took tiles from the draw pile."""

    count: int


class TilesPassed(PublicEvent, frozen=True, gc=False):
    """The President discarded one tile and passed the others."""


class VetoProposed(PublicEvent, frozen=True, gc=False):
    """The Chancellor asked for a veto."""


class VetoAnswered(PublicEvent, frozen=True, gc=False):
    """The President answered; `tracker` is the Election Tracker now."""

    consent: bool
    tracker: int


class PolicyEnacted(PublicEvent, frozen=True, gc=False):
    """A tile was laid face up; `power` is what its slot on the track grants the President."""

    policy: Policy
    by_chaos: bool
    power: Power | None


class PowerGranted(PublicEvent, frozen=True, gc=False):
    """The President is to use a power now."""

    power: Power


class PowerLapsed(PublicEvent, frozen=True, gc=False):
    """The power has no possible target, so it is not used."""

    power: Power


class LoyaltyInvestigated(PublicEvent, frozen=True, gc=False):
    """The President saw this seat's party card."""

    target: Seat


class PoliciesPeeked(PublicEvent, frozen=True, gc=False):
    """The President saw the next tiles of the draw pile."""


class SpecialElectionCalled(PublicEvent, frozen=True, gc=False):
    """The President chose the next candidate."""

    caller: Seat
    candidate: Seat


class Executed(PublicEvent, frozen=True, gc=False):
    """A player was executed, and everybody learns whether it was Hitler."""

    target: Seat
    was_hitler: bool


class GameEnded(PublicEvent, frozen=True, gc=False):
    """The game is over; `winner` is None if it was abandoned."""

    winner: Party | None
    reason: EndReason


class RolesRevealed(PublicEvent, frozen=True, gc=False):
    """Every role, by seat, once the game is over."""

    roles: tuple[Role, ...]


# --- private: what a seat is to remember is a memory, which the event carries -----------------


class RoleGiven(PrivateEvent, frozen=True, gc=False):
    """A seat learned its role, and the roles that it may know."""

    role: Role
    knows: tuple[KnownRole, ...]


class BallotMarked(PrivateEvent, frozen=True, gc=False):
    """A seat cast this ballot, or changed to it."""

    round: int
    ballot: Ballot


class HandGiven(PrivateEvent, frozen=True, gc=False):
    """A seat was given these tiles."""

    hand: DrawnHand | ReceivedHand


class HandPassed(PrivateEvent, frozen=True, gc=False):
    """A seat's hand is empty again; a President remembers what was passed."""

    passed: PassedHand | None


class PartySeen(PrivateEvent, frozen=True, gc=False):
    """A seat saw a party card."""

    seen: SeenParty


class TilesSeen(PrivateEvent, frozen=True, gc=False):
    """A seat peeked at the next tiles."""

    seen: PeekedTiles


# --- sealed -----------------------------------------------------------------------------------


class DrawPileOrdered(SealedEvent, frozen=True, gc=False):
    """The new draw pile from the top; it includes the old discard pile."""

    order: tuple[Policy, ...]


class TilesTaken(SealedEvent, frozen=True, gc=False):
    """Tiles were taken from the top of the draw pile into a hand."""

    count: int


class TopTileTaken(SealedEvent, frozen=True, gc=False):
    """The top tile of the draw pile was laid on the track."""


class TileDiscarded(SealedEvent, frozen=True, gc=False):
    """A tile went to the discard pile, face down."""

    policy: Policy


AnyPublicEvent = (
    RolesDealt
    | PolicyDeckRanShort
    | PolicyDeckShuffled
    | RoundBegan
    | TermLimitsForgotten
    | Nominated
    | BallotCast
    | VotesRevealed
    | GovernmentElected
    | ElectionFailed
    | ChancellorCleared
    | TilesDrawn
    | TilesPassed
    | VetoProposed
    | VetoAnswered
    | PolicyEnacted
    | PowerGranted
    | PowerLapsed
    | LoyaltyInvestigated
    | PoliciesPeeked
    | SpecialElectionCalled
    | Executed
    | GameEnded
    | RolesRevealed
)
AnyPrivateEvent = RoleGiven | BallotMarked | HandGiven | HandPassed | PartySeen | TilesSeen
AnySealedEvent = DrawPileOrdered | TilesTaken | TopTileTaken | TileDiscarded
AnyEvent = AnyPublicEvent | AnyPrivateEvent | AnySealedEvent
SeenEvent = AnyPublicEvent | AnyPrivateEvent
"""The events that may leave the server; sealed events are not among them."""
Events = tuple[AnyEvent, ...]
