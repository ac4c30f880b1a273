"""The entry points of the engine: who is awaited, what a seat may choose, and what an act does.

Only `apply` advances a game: it checks the act against the options, decides on events, folds
them, and lets the rules follow up until an actor is awaited again.
"""

from collections.abc import Callable
from typing import Final, Never, get_args

from . import actions as a
from . import chance, election, executive_action, legislative_session
from .complete import complete
from .events import Events
from .evolve import fold
from .round_end import round_end
from .ruleset import Ruleset
from .state import (
    Board,
    ChancellorChoosing,
    ChoosingFirstCandidate,
    Counting,
    DealingRoles,
    GameOver,
    Nominating,
    Phase,
    PresidentChoosing,
    RoundEnding,
    SessionOpening,
    ShufflingPolicyDeck,
    State,
    UsingPower,
    VetoAnswering,
    View,
    Voting,
    game_over,
    government,
    new_game,
    view,
)
from .terms import CHANCE, Actor, Chance, EndReason, People, Reason, Seat, Stake

__all__ = [
    "IllegalAction",
    "apply",
    "awaited",
    "blocked",
    "new_game",
    "options",
    "stakes",
    "view",
]


class IllegalAction(Exception):
    """An act is not allowed, and nothing changed. The reason is all that it reveals."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


DECIDE: Final[dict[type[a.Action], Callable[[State, Seat, Never], Events]]] = {
    a.Nominate: election.nominate,
    a.Vote: election.vote,
    a.Discard: legislative_session.discard,
    a.Enact: legislative_session.enact,
    a.ProposeVeto: legislative_session.propose_veto,
    a.AnswerVeto: legislative_session.answer_veto,
    a.InvestigateLoyalty: executive_action.investigate_loyalty,
    a.PeekAtPolicies: executive_action.peek_at_policies,
    a.CallSpecialElection: executive_action.call_special_election,
    a.Execute: executive_action.execute,
}
complete(a.SeatAction, DECIDE)

OF_CHANCE: Final = (DealingRoles, ShufflingPolicyDeck, ChoosingFirstCandidate)
"""The phases that wait for chance."""


def _no_options(_seen: View) -> tuple[a.SeatAction, ...]:
    return ()


OPTIONS: Final[dict[type, Callable[[View], tuple[a.SeatAction, ...]]]] = {
    Nominating: election.nominating_options,
    Voting: election.voting_options,
    PresidentChoosing: legislative_session.president_options,
    ChancellorChoosing: legislative_session.chancellor_options,
    VetoAnswering: legislative_session.veto_options,
    UsingPower: executive_action.power_options,
    **dict.fromkeys((*OF_CHANCE, GameOver), _no_options),
}

FOLLOW_UP: Final[dict[type, Callable[[State], Events]]] = {
    Counting: election.count_votes,
    SessionOpening: legislative_session.open_session,
    RoundEnding: round_end,
}
complete(Phase, OPTIONS, but=FOLLOW_UP)  # in these phases the rules act


def apply(state: State, actor: Actor, action: a.AnyAction) -> tuple[State, Events]:
    """The state after an act, and its events. Raises `IllegalAction`; then nothing changed."""
    if isinstance(actor, int):
        board, knowledge = state.board, state.knowledge
        # A seat is exactly an int: True, which Python treats as 1, is not a seat.
        if actor < 0 or actor >= len(knowledge) or actor.__class__ is not int:
            raise IllegalAction(Reason.NOT_OFFERED)
        seen = View(state.ruleset, board, knowledge[actor])
        if action not in OPTIONS[board.phase.__class__](seen):
            raise IllegalAction(_why_not(seen, action))
        events = DECIDE[action.__class__](state, actor, action)  # type: ignore[arg-type]  # keyed by its class
    else:
        events = DECIDE_FOR[actor.__class__](state, actor, action)  # type: ignore[arg-type]  # as above
    state = fold(state, events)
    while state.board.phase.__class__ in FOLLOW_UP:
        more = FOLLOW_UP[state.board.phase.__class__](state)
        state = fold(state, more)
        events += more
    return state, events


def _chance_acts(state: State, _actor: Chance, action: a.AnyAction) -> Events:
    if not chance.possible(state.board, action):
        raise IllegalAction(Reason.NOT_OFFERED)
    return chance.DECIDE[action.__class__](state, action)  # type: ignore[arg-type]  # keyed by its class


def _table_acts(state: State, _actor: People, action: a.AnyAction) -> Events:
    if isinstance(state.board.phase, GameOver):
        raise IllegalAction(Reason.GAME_OVER)
    if not isinstance(action, a.Abandon):
        raise IllegalAction(Reason.NOT_OFFERED)
    return game_over(state, None, EndReason.ABANDONED)


DECIDE_FOR: Final[dict[type, Callable[[State, Never, a.AnyAction], Events]]] = {
    Chance: _chance_acts,
    People: _table_acts,
}
complete(get_args(Actor), DECIDE_FOR, but={Seat})


def _why_not(seen: View, action: a.AnyAction) -> Reason:
    if isinstance(seen.board.phase, GameOver):
        return Reason.GAME_OVER
    if not any(isinstance(action, offer.__class__) for offer in options(seen)):
        return Reason.NOT_NOW
    for seat, reason in blocked(seen):
        if seat == a.named_seat(action):
            return reason
    return Reason.NOT_OFFERED


def options(seen: View) -> tuple[a.SeatAction, ...]:
    """What this viewer may choose now, including a ballot that it has cast already.

    Bots, screens and the check in `apply` all use this list.
    """
    return OPTIONS[seen.board.phase.__class__](seen)


def awaited(board: Board) -> tuple[Actor, ...]:
    """The actors who must act: seats, or chance; nobody once the game is over."""
    return AWAITED[board.phase.__class__](board)


def _candidate(board: Board) -> tuple[Actor, ...]:
    return (board.rounds[-1].candidate,)


def _president(board: Board) -> tuple[Actor, ...]:
    return (government(board).president,)


def _chancellor(board: Board) -> tuple[Actor, ...]:
    return (government(board).chancellor,)


def _chance(_board: Board) -> tuple[Actor, ...]:
    return (CHANCE,)


def _nobody(_board: Board) -> tuple[Actor, ...]:
    return ()


AWAITED: Final[dict[type, Callable[[Board], tuple[Actor, ...]]]] = {
    **dict.fromkeys(OF_CHANCE, _chance),
    Nominating: _candidate,
    Voting: election.missing_voters,
    PresidentChoosing: _president,
    ChancellorChoosing: _chancellor,
    VetoAnswering: _president,
    UsingPower: _president,
    GameOver: _nobody,
}
complete(Phase, AWAITED, but=FOLLOW_UP)


def blocked(seen: View) -> tuple[tuple[Seat, Reason], ...]:
    """The seats that this viewer cannot choose now, with reasons; empty if it has no choice."""
    if not options(seen):
        return ()
    if isinstance(seen.board.phase, Nominating):
        return election.nominating_blocked(seen)
    if isinstance(seen.board.phase, UsingPower):
        return executive_action.power_blocked(seen)
    return ()


def stakes(rules: Ruleset, board: Board) -> tuple[Stake, ...]:
    """What depends on the current choice, as everybody can see."""
    phase = board.phase
    electing = isinstance(phase, Nominating | Voting)
    in_session = isinstance(phase, PresidentChoosing | ChancellorChoosing | VetoAnswering)
    asked = isinstance(phase, VetoAnswering)
    askable = in_session and not asked and legislative_session.veto_open(rules, board)
    last_failure = board.election_tracker == rules.tracker_limit - 1
    return tuple(
        stake
        for stake, hangs in (
            (Stake.HITLER_ZONE, electing and board.fascist_policies >= rules.hitler_zone),
            (Stake.LAST_CHANCE_BEFORE_CHAOS, last_failure and (electing or askable or asked)),
            (Stake.VETO_ZONE, askable),
            (
                Stake.LAST_LIBERAL_POLICY,
                in_session and board.liberal_policies == rules.liberal_goal - 1,
            ),
            (
                Stake.LAST_FASCIST_POLICY,
                in_session and board.fascist_policies == rules.fascist_goal - 1,
            ),
        )
        if hangs
    )
