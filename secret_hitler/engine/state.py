"""The whole of a game: Board (everyone knows it), Knowledge (one seat does), Secrets (nobody).

A live secret has one home: role, hand and ballot in the Knowledge of their holder, the piles in
Secrets. A `View` is Board and own Knowledge, so there is nothing to redact (decision 0002).
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
    """The base of all phases. A phase carries its own data, so nothing impossible can be said."""


class Passing(_Phase, frozen=True, gc=False):
    """A phase in which the rules act by themselves; it never reaches the wire."""


class DealingRoles(_Phase, frozen=True, gc=False):
    """Chance is to deal the roles."""

    liberals: int
    fascists: int


class ChoosingFirstCandidate(_Phase, frozen=True, gc=False):
    """Chance is to choose who runs first."""

    players: int


class Nominating(_Phase, frozen=True, gc=False):
    """The candidate is to name a Chancellor."""


class Voting(_Phase, frozen=True, gc=False):
    """Living seats cast ballots."""

    waiting: tuple[Seat, ...]
    """Whose ballot is missing, in seat order: no order of arrival is kept."""


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
    """An election or a session is over; `round_end` says what is due.

    `power` is one still to be used, `called` the candidate of a Special Election.
    """

    power: Power | None = None
    called: Seat | None = None


class ShufflingPolicyDeck(_Phase, frozen=True, gc=False):
    """Chance is to order these tiles; then the game goes on as `then`."""

    liberal_tiles: int
    fascist_tiles: int
    then: ChoosingFirstCandidate | RoundEnding


class UsingPower(_Phase, frozen=True, gc=False):
    """The President is to use a power."""

    power: Power


class GameOver(_Phase, frozen=True, gc=False):
    """Nobody is to do anything any more."""

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
    """What everybody saw of one round, from the placard to the power."""

    candidate: Seat
    caller: Seat | None = None
    """The President who called this Special Election; None in the regular order."""
    nominee: Seat | None = None
    ballots: tuple[Ballot | None, ...] | None = None
    """By seat once revealed, None for the executed; None as a whole if ballots are secret."""
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
    """Whom the power was used on."""
    shuffled: int = 0
    """How many tiles the new deck had, if the deck was shuffled in this round."""
    draw_pile: int = 0
    discard_pile: int = 0


class Board(msgspec.Struct, frozen=True, gc=False):
    """Everything that lies open on the table."""

    phase: Phase
    phase_number: int
    """How many phases were opened before this one: an answer names the phase it answers."""
    liberal_policies: int
    fascist_policies: int
    election_tracker: int
    draw_pile: int
    """How many tiles are left to draw."""
    discard_pile: int
    """How many tiles lie in the discard pile."""
    alive: tuple[bool, ...]
    """By seat: not executed."""
    investigated: tuple[bool, ...]
    """By seat: its party card was looked at."""
    not_hitler: tuple[bool, ...]
    """By seat: publicly known not to be Hitler, by election or execution."""
    last_government: Government | None
    """Who is term-limited: the last elected pair, until chaos forgets it."""
    rotation: Seat | None
    """The last candidate in the regular order; a Special Election does not move it."""
    rounds: tuple[Round, ...]
    roles: tuple[Role, ...] | None
    """Every role by seat, once the game is over."""


class Knowledge(msgspec.Struct, frozen=True, gc=False):
    """What one seat knows beyond the Board."""

    seat: Seat
    role: Role | None = None
    knows: tuple[KnownRole, ...] = ()
    hand: tuple[Policy, ...] = ()
    """The tiles in this seat's hand now."""
    ballot: Ballot | None = None
    ballot_round: int = -1
    """The round that `ballot` belongs to: an old ballot needs no clearing."""
    memories: tuple[Memory, ...] = ()

    def __repr__(self) -> str:
        return f"Knowledge(seat={self.seat}, sealed)"


class Secrets(msgspec.Struct, frozen=True, gc=False):
    """The piles, which nobody may look at."""

    draw_pile: tuple[Policy, ...] = ()
    """From the top."""
    discard_pile: tuple[Policy, ...] = ()

    def __repr__(self) -> str:
        return "Secrets(sealed)"


class State(msgspec.Struct, frozen=True, gc=False):
    """A game as a value: made only by `evolve`, and read by nobody but the rules."""

    ruleset: Ruleset
    board: Board
    knowledge: tuple[Knowledge, ...]
    secrets: Secrets


class View(msgspec.Struct, frozen=True, gc=False):
    """What one viewer knows; `knowledge` is None for a spectator and for the shared screen."""

    ruleset: Ruleset
    board: Board
    knowledge: Knowledge | None = None


def view(state: State, viewer: Seat | None) -> View:
    """What this seat sees, or what anybody sees who has none."""
    return View(state.ruleset, state.board, None if viewer is None else state.knowledge[viewer])


def living(board: Board) -> tuple[Seat, ...]:
    """The seats that are not executed, in seat order."""
    return tuple(compress(SEATS, board.alive))


def executed(board: Board) -> dict[Seat, Reason]:
    """The seats that nobody can choose any more."""
    if False not in board.alive:
        return {}
    return {seat: Reason.EXECUTED for seat in SEATS[: len(board.alive)] if not board.alive[seat]}


def government(board: Board) -> Government:
    """The pair in office: during a session and the power after it."""
    assert board.last_government is not None
    return board.last_government


def game_over(state: State, winner: Party | None, reason: EndReason) -> Events:
    """The end of the game, and with it every role that was dealt."""
    ended = GameEnded(winner, reason)
    roles = tuple(known.role for known in state.knowledge if known.role is not None)
    return (ended, RolesRevealed(roles)) if roles else (ended,)


def new_game(ruleset: Ruleset) -> State:
    """The table before the envelopes are dealt: chance is to act."""
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
