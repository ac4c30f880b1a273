"""The state of a game: Board (known to all), Knowledge (to one seat), Secrets (to nobody).

Each secret is kept in one place: role, hand and ballot in the Knowledge of their holder, the piles
in Secrets. A `View` is the Board and one Knowledge, so nothing is redacted (decision 0002).
"""

from itertools import compress

import msgspec

from .events import Events, GameEnded, RolesRevealed
from .memories import KnownRole, Memory
from .ruleset import Ruleset
from .terms import (
    SEATS,
    Ballot,
    EndReason,
    Government,
    Party,
    Policy,
    Power,
    Reason,
    Role,
    Seat,
    VetoAnswer,
)


class _Phase(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="type"):
    """The base of all phases; each carries its own data, which rules out impossible states."""


class Passing(_Phase, frozen=True, gc=False):
    """A phase in which the rules act by themselves; it never reaches the wire."""


class DealingRoles(_Phase, frozen=True, gc=False):
    """Chance is to deal the roles."""

    liberals: int
    fascists: int


class ChoosingFirstCandidate(_Phase, frozen=True, gc=False):
    """Chance is to choose the first candidate."""

    players: int


class Nominating(_Phase, frozen=True, gc=False):
    """The candidate is to nominate a Chancellor."""


class Voting(_Phase, frozen=True, gc=False):
    """Living seats cast ballots."""

    waiting: tuple[Seat, ...]
    """Seats whose ballot is missing, in seat order: no order of arrival is kept."""


class Counting(Passing, frozen=True, gc=False):
    """Every ballot is in."""


class SessionOpening(Passing, frozen=True, gc=False):
    """A government was elected and is to draw tiles."""


class PresidentChoosing(_Phase, frozen=True, gc=False):
    """The President is to discard one of three tiles."""


class ChancellorChoosing(_Phase, frozen=True, gc=False):
    """The Chancellor is to enact one of two tiles, or may ask for a veto once."""

    veto_refused: bool


class VetoAnswering(_Phase, frozen=True, gc=False):
    """The President is to agree to the veto, or refuse it."""


class RoundEnding(Passing, frozen=True, gc=False):
    """An election, a session or a power is over; `round_end` decides what is due.

    `power` is still to be used; `called` is the candidate of a Special Election.
    """

    power: Power | None = None
    called: Seat | None = None


class ShufflingPolicyDeck(_Phase, frozen=True, gc=False):
    """Chance is to shuffle these tiles; then the phase is `then`."""

    liberal_tiles: int
    fascist_tiles: int
    then: ChoosingFirstCandidate | RoundEnding


class UsingPower(_Phase, frozen=True, gc=False):
    """The President is to use a power."""

    power: Power


class GameOver(_Phase, frozen=True, gc=False):
    """The game is over, and nobody can act."""

    winner: Party | None
    reason: EndReason


Phase = (
    DealingRoles
    | ShufflingPolicyDeck
    | ChoosingFirstCandidate
    | Nominating
    | Voting
    | Counting
    | SessionOpening
    | PresidentChoosing
    | ChancellorChoosing
    | VetoAnswering
    | RoundEnding
    | UsingPower
    | GameOver
)


class Round(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything public about one round, from the candidate to the power."""

    candidate: Seat
    caller: Seat | None = None
    """The President who called this Special Election; None in the regular order."""
    nominee: Seat | None = None
    ballots: tuple[Ballot | None, ...] | None = None
    """By seat once revealed, with None for the executed; None if ballots are secret."""
    ja: int = 0
    nein: int = 0
    passed: bool | None = None
    """Whether the vote passed; None before it is counted."""
    cleared: bool = False
    """Whether the nominee was shown not to be Hitler by this election."""
    veto: VetoAnswer | None = None
    tile: Policy | None = None
    """The tile enacted in this round, by the government or by chaos."""
    by_chaos: bool = False
    power: Power | None = None
    """The power that was granted."""
    target: Seat | None = None
    """The seat that the power was used on."""
    shuffled: int = 0
    """The size of the new deck, if the deck was shuffled in this round; otherwise 0."""
    draw_pile: int = 0
    discard_pile: int = 0


class Board(msgspec.Struct, frozen=True, gc=False):
    """Everything that everybody knows."""

    phase: Phase
    phase_number: int
    """How many phases came before this one; an act names the phase that it answers."""
    liberal_policies: int
    fascist_policies: int
    election_tracker: int
    draw_pile: int
    """How many tiles are left to draw."""
    discard_pile: int
    """How many tiles are in the discard pile."""
    alive: tuple[bool, ...]
    """By seat: whether it is not executed."""
    investigated: tuple[bool, ...]
    """By seat: whether its party card was looked at."""
    not_hitler: tuple[bool, ...]
    """By seat: whether an election or execution showed that it is not Hitler."""
    last_government: Government | None
    """The last elected pair, which is term-limited; None after chaos."""
    rotation: Seat | None
    """The last candidate in the regular order; a Special Election does not change it."""
    rounds: tuple[Round, ...]
    roles: tuple[Role, ...] | None
    """All roles by seat once the game is over; None before."""


class Knowledge(msgspec.Struct, frozen=True, gc=False):
    """What one seat knows beyond the Board."""

    seat: Seat
    role: Role | None = None
    knows: tuple[KnownRole, ...] = ()
    hand: tuple[Policy, ...] = ()
    """The tiles in this seat's hand now."""
    ballot: Ballot | None = None
    ballot_round: int = -1
    """The round that `ballot` belongs to, so that an old ballot need not be cleared."""
    memories: tuple[Memory, ...] = ()

    def __repr__(self) -> str:
        return f"Knowledge(seat={self.seat}, sealed)"


class Secrets(msgspec.Struct, frozen=True, gc=False):
    """The order of the piles, which nobody may see."""

    draw_pile: tuple[Policy, ...] = ()
    """The tiles from the top."""
    discard_pile: tuple[Policy, ...] = ()

    def __repr__(self) -> str:
        return "Secrets(sealed)"


class State(msgspec.Struct, frozen=True, gc=False):
    """A complete game as a value; only `evolve` builds a new one, and only the rules read it."""

    ruleset: Ruleset
    board: Board
    knowledge: tuple[Knowledge, ...]
    secrets: Secrets


class View(msgspec.Struct, frozen=True, gc=False):
    """What one viewer knows; `knowledge` is None for a spectator or the shared screen."""

    ruleset: Ruleset
    board: Board
    knowledge: Knowledge | None = None


def view(state: State, viewer: Seat | None) -> View:
    """What this seat sees, or for None, what anybody without a seat sees."""
    return View(state.ruleset, state.board, None if viewer is None else state.knowledge[viewer])


def living(board: Board) -> tuple[Seat, ...]:
    """The seats that are not executed, in seat order."""
    return tuple(compress(SEATS, board.alive))


def executed(alive: tuple[bool, ...]) -> dict[Seat, Reason]:
    """The executed seats, which nobody can choose, with that reason."""
    if False not in alive:
        return {}
    return {seat: Reason.EXECUTED for seat in SEATS[: len(alive)] if not alive[seat]}


def government(board: Board) -> Government:
    """The government in office, during a session and the power after it."""
    assert board.last_government is not None
    return board.last_government


def game_over(state: State, winner: Party | None, reason: EndReason) -> Events:
    """The events that end the game and reveal every role that was dealt."""
    ended = GameEnded(winner, reason)
    roles = tuple(known.role for known in state.knowledge if known.role is not None)
    return (ended, RolesRevealed(roles)) if roles else (ended,)


def new_game(ruleset: Ruleset) -> State:
    """The state before the deal: chance is to act."""
    board = Board(
        phase=DealingRoles(ruleset.liberals, ruleset.fascists),
        phase_number=0,
        liberal_policies=ruleset.pre_enacted_liberal,
        fascist_policies=ruleset.pre_enacted_fascist,
        election_tracker=0,
        draw_pile=0,
        discard_pile=0,
        alive=(True,) * ruleset.players,
        investigated=(False,) * ruleset.players,
        not_hitler=(False,) * ruleset.players,
        last_government=None,
        rotation=None,
        rounds=(),
        roles=None,
    )
    knowledge = tuple([Knowledge(seat) for seat in SEATS[: ruleset.players]])
    return State(ruleset, board, knowledge, Secrets())
