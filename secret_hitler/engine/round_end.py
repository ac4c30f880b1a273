"""Between a session and the next round: the one ordered list of what is due.

Each check looks at the Board and returns what happens, or nothing if it is not due; `round_end`
takes the first that is, else the next round begins. It is asked again until somebody is awaited.
"""

from collections.abc import Callable
from typing import Final

from . import events as e
from .election import limits_bar_everybody, next_candidate
from .executive_action import has_target
from .state import RoundEnding, State, game_over
from .terms import HAND, EndReason, Party, Power


def round_end(state: State) -> e.Events:
    """What happens now that an election, a session or a power is over."""
    phase = state.board.phase
    assert isinstance(phase, RoundEnding)
    for check in CHECKS:
        if due := check(state, phase):
            return due
    return _next_round(state, phase)


def _track_complete(state: State, phase: RoundEnding) -> e.Events:  # noqa: ARG001
    """W1, W2, W10: a completed track wins before anything else happens."""
    rules, board = state.ruleset, state.board
    if board.liberal_policies >= rules.liberal_goal:
        return game_over(state, Party.LIBERAL, EndReason.LIBERAL_POLICIES)
    if board.fascist_policies >= rules.fascist_goal:
        return game_over(state, Party.FASCIST, EndReason.FASCIST_POLICIES)
    return ()


def _deck_short(state: State, phase: RoundEnding) -> e.Events:
    """D1: with fewer than three tiles left, these and the discards become the new deck."""
    rules, board = state.ruleset, state.board
    if board.draw_pile >= HAND:
        return ()
    chaos = board.election_tracker >= rules.tracker_limit
    if chaos and rules.chaos_flips_leftovers and board.draw_pile > 0:
        return ()
    # A peek looks at three tiles, so even where powers come first it waits for the shuffle.
    power_first = rules.reshuffle_after_power and phase.power is not Power.POLICY_PEEK
    if phase.power is not None and power_first:
        return ()
    return (
        e.PolicyDeckRanShort(
            rules.liberal_tiles - board.liberal_policies,
            rules.fascist_tiles - board.fascist_policies,
        ),
    )


def _chaos(state: State, phase: RoundEnding) -> e.Events:  # noqa: ARG001
    """C1, C3: the third failure enacts the top tile, without its power."""
    if state.board.election_tracker < state.ruleset.tracker_limit:
        return ()
    top = state.secrets.draw_pile[0]
    return (e.TopTileTaken(), e.PolicyEnacted(top, by_chaos=True, power=None))


def _power_due(state: State, phase: RoundEnding) -> e.Events:
    """P1, P6: the President uses the power before the next round, if it has a target."""
    power = phase.power
    if power is None:
        return ()
    if has_target(state.ruleset, state.board, power):
        return (e.PowerGranted(power),)
    return (e.PowerLapsed(power),)


def _next_round(state: State, phase: RoundEnding) -> e.Events:
    """E1, P17: the candidate named by a Special Election, or the next in the regular order."""
    board = state.board
    if phase.called is None:
        began = e.RoundBegan(next_candidate(board))
    else:
        began = e.RoundBegan(phase.called, board.rounds[-1].candidate)
    if limits_bar_everybody(state.ruleset, board, began.candidate):
        return (began, e.TermLimitsForgotten())
    return (began,)


CHECKS: Final[tuple[Callable[[State, RoundEnding], e.Events], ...]] = (
    _track_complete,
    _deck_short,
    _chaos,
    _power_due,
)
