"""Every law of the game that can be checked after each act, and whole games played under them."""

import random

from secret_hitler.engine.events import AnyEvent, Events, PublicEvent
from secret_hitler.engine.evolve_board import BOARD
from secret_hitler.engine.game import awaited, new_game, options, view
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import (
    Board,
    ChancellorChoosing,
    GameOver,
    Nominating,
    Passing,
    PresidentChoosing,
    State,
    VetoAnswering,
)
from secret_hitler.engine.terms import FASCIST, LIBERAL, Party, Policy, Role
from tests.support.random_play import Turn, turns

MOST_ACTS = 2_000
"""Longer than any random game under the rulesets drawn here."""


def public_fold(board: Board, events: Events) -> Board:
    """The Board after these events, folded from the public ones alone."""
    for event in events:
        if isinstance(event, PublicEvent):
            board = BOARD[type(event)](board, event)  # type: ignore[arg-type]  # keyed by its class
    return board


def check(turn: Turn) -> None:
    """Every invariant, after one act."""
    state, board = turn.after, turn.after.board
    assert not isinstance(board.phase, Passing), "a passing phase is never left standing"
    assert public_fold(turn.before.board, turn.events) == board, "public events make the Board"
    assert board.phase_number > turn.before.board.phase_number or _is_ballot(turn.events)
    _check_tiles(state)
    _check_order(turn.events)
    _check_phase(state)
    _check_end(state)


def _is_ballot(events: Events) -> bool:
    return type(events[0]).__name__ == "BallotMarked"


def _check_tiles(state: State) -> None:
    rules, board, piles = state.ruleset, state.board, state.secrets
    hands: tuple[Policy, ...] = ()
    for known in state.knowledge:
        hands += known.hand
    if isinstance(board.phase, GameOver) and not piles.draw_pile + piles.discard_pile:
        return  # abandoned before the deck was shuffled
    if board.rotation is None:
        return  # not yet shuffled and begun
    lying = hands + piles.draw_pile + piles.discard_pile
    assert lying.count(LIBERAL) + board.liberal_policies == rules.liberal_tiles
    assert lying.count(FASCIST) + board.fascist_policies == rules.fascist_tiles
    assert board.draw_pile == len(piles.draw_pile)
    assert board.discard_pile == len(piles.discard_pile)


def _check_order(events: Events) -> None:
    """Check that hidden events of an act come before its public ones: no public news waits."""
    last: AnyEvent = events[-1]
    assert isinstance(last, PublicEvent) or (len(events) == 1 and _is_ballot(events))


def _check_phase(state: State) -> None:
    rules, board = state.ruleset, state.board
    holders = [known.seat for known in state.knowledge if known.hand]
    if isinstance(board.phase, PresidentChoosing):
        assert board.last_government is not None
        assert holders == [board.last_government.president]
        assert len(state.knowledge[holders[0]].hand) == 3
    elif isinstance(board.phase, ChancellorChoosing | VetoAnswering):
        assert board.last_government is not None
        assert holders == [board.last_government.chancellor]
        assert len(state.knowledge[holders[0]].hand) == 2
    else:
        assert not holders
    if isinstance(board.phase, Nominating):
        assert board.draw_pile >= 3, "an election never opens with a short deck"
        assert board.election_tracker < rules.tracker_limit
        assert board.alive[board.rounds[-1].candidate]
    assert sum(board.alive) >= 2


def _check_end(state: State) -> None:
    board = state.board
    over = isinstance(board.phase, GameOver)
    waiting = awaited(board)
    assert bool(waiting) != over, "somebody is awaited until the end, and nobody after it"
    for actor in waiting:
        if isinstance(actor, int):
            assert options(view(state, actor)), "whoever is awaited has a choice"
    assert (board.roles is not None) == over, "roles are shown at the end and never before"
    if isinstance(board.phase, GameOver):
        _check_winner(state, board.phase)


def _check_winner(state: State, end: GameOver) -> None:
    rules, board = state.ruleset, state.board
    (hitler,) = [known.seat for known in state.knowledge if known.role is Role.HITLER]
    last = board.rounds[-1]
    expected = {
        "liberal_policies": (Party.LIBERAL, board.liberal_policies == rules.liberal_goal),
        "fascist_policies": (Party.FASCIST, board.fascist_policies == rules.fascist_goal),
        "hitler_executed": (Party.LIBERAL, not board.alive[hitler]),
        "hitler_elected": (
            Party.FASCIST,
            last.nominee == hitler and board.fascist_policies >= rules.hitler_zone,
        ),
    }
    winner, true = expected[end.reason.value]
    assert end.winner is winner
    assert true


def play_checked(rules: Ruleset, rng: random.Random) -> GameOver:
    """Play a whole game, checking every invariant after every act; return how it ended."""
    state = new_game(rules)
    for number, turn in enumerate(turns(rules, rng)):
        check(turn)
        assert number < MOST_ACTS, "a game ends"
        state = turn.after
    assert isinstance(state.board.phase, GameOver)
    return state.board.phase
