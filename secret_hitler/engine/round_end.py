"""What is due between a session and the next round, as one ordered list.

Each check looks at the state and returns its events, or nothing if it is not due. The first one
that is due happens; if none is, the next round begins. `round_end` is called again until an actor
is awaited.
"""

from . import events as e
from .election import limits_bar_everybody, next_candidate
from .executive_action import has_target
from .state import RoundEnding, State, game_over
from .terms import HAND, POLICY_PEEK, EndReason, Party


def round_end(state: State) -> e.Events:
    """The events due after an election, a session or a power."""
    phase = state.board.phase
    assert isinstance(phase, RoundEnding)
    return (
        _track_complete(state)
        or _deck_short(state, phase)
        or _chaos(state)
        or _power_due(state, phase)
        or _next_round(state, phase)
    )


def _track_complete(state: State) -> e.Events:
    """W1, W2, W10: a completed track wins before anything else happens."""
    rules, board = state.ruleset, state.board
    if board.liberal_policies >= rules.liberal_goal:
        return game_over(state, Party.LIBERAL, EndReason.LIBERAL_POLICIES)
    if board.fascist_policies > len(rules.powers):  # the goal, which has no power
        return game_over(state, Party.FASCIST, EndReason.FASCIST_POLICIES)
    return ()


def _deck_short(state: State, phase: RoundEnding) -> e.Events:
    """D1: if fewer than three tiles are left, they and the discards become the new deck."""
    rules, board = state.ruleset, state.board
    if board.draw_pile >= HAND:
        return ()
    chaos = board.election_tracker >= rules.tracker_limit
    if chaos and rules.chaos_flips_leftovers and board.draw_pile > 0:
        return ()
    # A peek needs three tiles, so the shuffle precedes it even where powers come first.
    power_first = rules.reshuffle_after_power and phase.power is not POLICY_PEEK
    if phase.power is not None and power_first:
        return ()
    return (
        e.PolicyDeckRanShort(
            rules.liberal_tiles - board.liberal_policies,
            rules.fascist_tiles - board.fascist_policies,
        ),
    )


def _chaos(state: State) -> e.Events:
    """C1, C3: the third failure enacts the top tile, without granting its power."""
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
    """E1, P17: begin with the candidate of a Special Election, or the next in the regular order."""
    board = state.board
    if phase.called is None:
        began = e.RoundBegan(next_candidate(board))
    else:
        began = e.RoundBegan(phase.called, board.rounds[-1].candidate)
    if limits_bar_everybody(state.ruleset, board, began.candidate):
        return (began, e.TermLimitsForgotten())
    return (began,)
