"""The Legislative Session: three tiles, one discarded, one enacted, or a veto."""

from typing import Final

from . import events as e
from .actions import (
    DISCARD,
    ENACT,
    PROPOSE_VETO,
    VETO_ANSWERS,
    AnswerVeto,
    Discard,
    Enact,
    ProposeVeto,
    SeatAction,
)
from .memories import DrawnHand, PassedHand, ReceivedHand
from .ruleset import Ruleset
from .state import Board, ChancellorChoosing, State, View, government
from .terms import FASCIST, HAND, LIBERAL, Policy, Power, Seat

_DRAWN: Final = (e.TilesTaken(HAND), e.TilesDrawn(HAND))
_PASSED: Final = e.TilesPassed()


def open_session(state: State) -> e.Events:
    """L1: the President draws the top three tiles."""
    board = state.board
    hand = DrawnHand(len(board.rounds) - 1, state.secrets.draw_pile[:HAND])
    return (e.HandGiven(government(board).president, hand), *_DRAWN)


def president_options(view: View) -> tuple[SeatAction, ...]:
    """One discard for each kind of tile in the President's hand; empty for other viewers."""
    knowledge = view.knowledge
    if knowledge is None or knowledge.seat != government(view.board).president:
        return ()
    return _of_kinds(DISCARD, knowledge.hand)


def discard(state: State, seat: Seat, action: Discard) -> e.Events:
    """L2, L3: one tile is discarded face down, the other two are passed together."""
    board = state.board
    now = len(board.rounds) - 1
    rest = _without(state.knowledge[seat].hand, action.policy)
    # L4: Liberal tiles come first, so that their order cannot signal.
    neutral = rest if rest[0] is LIBERAL else rest[::-1]
    return (
        e.HandPassed(seat, PassedHand(now, neutral)),
        e.HandGiven(government(board).chancellor, ReceivedHand(now, neutral)),
        e.TileDiscarded(action.policy),
        _PASSED,
    )


def chancellor_options(view: View) -> tuple[SeatAction, ...]:
    """One act for each kind of tile in the Chancellor's hand, and the veto if it is allowed."""
    knowledge = view.knowledge
    if knowledge is None or knowledge.seat != government(view.board).chancellor:
        return ()
    enact = _of_kinds(ENACT, knowledge.hand)
    return (*enact, PROPOSE_VETO) if veto_open(view.ruleset, view.board) else enact


def veto_open(rules: Ruleset, board: Board) -> bool:
    """V1, V12: whether enough Fascist tiles are enacted and no veto was refused in this session."""
    phase = board.phase
    refused = isinstance(phase, ChancellorChoosing) and phase.veto_refused
    return board.fascist_policies >= rules.veto_zone and not refused


def enact(state: State, seat: Seat, action: Enact) -> e.Events:
    """L5, L6: one tile goes face up on its track, the other face down on the discard pile."""
    (rest,) = _without(state.knowledge[seat].hand, action.policy)
    power = granted(state.ruleset, state.board, action.policy)
    return (
        e.HandPassed(seat, None),
        e.TileDiscarded(rest),
        e.PolicyEnacted(action.policy, by_chaos=False, power=power),
    )


def granted(rules: Ruleset, board: Board, policy: Policy) -> Power | None:
    """P1: the power printed on the slot that this tile covers, or None."""
    if policy is LIBERAL or board.fascist_policies >= len(rules.powers):
        return None
    return rules.powers[board.fascist_policies]


def propose_veto(_state: State, _seat: Seat, _action: ProposeVeto) -> e.Events:
    """V5: the Chancellor asks for a veto."""
    return (e.VetoProposed(),)


def veto_options(view: View) -> tuple[SeatAction, ...]:
    """Consent or refusal, for the President."""
    president = government(view.board).president
    return VETO_ANSWERS if view.knowledge and view.knowledge.seat == president else ()


def answer_veto(state: State, _seat: Seat, action: AnswerVeto) -> e.Events:
    """V7, V8, V13: with consent, both tiles are discarded and the tracker advances."""
    board = state.board
    if not action.consent:
        return (e.VetoAnswered(consent=False, tracker=board.election_tracker),)
    chancellor = government(board).chancellor
    return (
        e.HandPassed(chancellor, None),
        *(e.TileDiscarded(tile) for tile in state.knowledge[chancellor].hand),
        e.VetoAnswered(consent=True, tracker=board.election_tracker + 1),
    )


def _of_kinds(
    acts: tuple[SeatAction, SeatAction], hand: tuple[Policy, ...]
) -> tuple[SeatAction, ...]:
    """Those of two acts, on a Liberal and on a Fascist tile, that this hand allows."""
    if LIBERAL not in hand:
        return acts[1:]
    return acts if FASCIST in hand else acts[:1]


def _without(hand: tuple[Policy, ...], policy: Policy) -> tuple[Policy, ...]:
    place = hand.index(policy)
    return hand[:place] + hand[place + 1 :]
