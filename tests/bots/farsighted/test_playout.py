"""Play-outs (rollouts): a round ends as in the engine, and the end of a game is counted right."""

from itertools import islice

import numpy as np
import pytest

from secret_hitler.bots.farsighted.imagined import Games
from secret_hitler.bots.farsighted.playout import POWERS, VETOED, Playout
from secret_hitler.engine import actions as a
from secret_hitler.engine.memories import DrawnHand, PassedHand
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import State
from secret_hitler.engine.terms import LIBERAL, Power, VetoAnswer
from tests.support.bot_games import OFFICIAL

from .imagining import Turn, imagined, playout, turns

ROWS = 40


def one(number: int) -> np.ndarray[tuple[int], np.dtype[np.intp]]:
    return np.full(ROWS, number, np.intp)


def hands(turn: Turn) -> tuple[int, int]:
    """The Liberal tiles that a President drew and passed in this round."""
    number = len(turn.before.board.rounds) - 1
    memories = [m for known in turn.after.knowledge for m in known.memories if m.round == number]
    drawn = next(m for m in memories if isinstance(m, DrawnHand))
    passed = next(m for m in memories if isinstance(m, PassedHand))
    return drawn.tiles.count(LIBERAL), passed.tiles.count(LIBERAL)


def after_session(play: Playout, turn: Turn) -> Games:
    """The round continued from its tile, which is forced."""
    played = turn.after.board.rounds[len(turn.before.board.rounds) - 1]
    assert played.nominee is not None
    hand, given = hands(turn)
    games = imagined(turn.before, ROWS)
    games = games._replace(
        president=games.candidate,
        chancellor=one(played.nominee),
        pile=games.pile - 3,
        left=games.left - hand,
    )
    vetoed = played.veto is VetoAnswer.AGREED
    tile = VETOED if vetoed else int(played.tile is LIBERAL)
    return play.after_session(games, one(hand), one(given), one(tile))


def board_of(state: State) -> tuple[int, ...]:
    """What a round leaves on the board, whichever seat a power was used on."""
    board = state.board
    liberals = state.secrets.draw_pile.count(LIBERAL)
    tracks = (board.liberal_policies, board.fascist_policies, board.election_tracker)
    return (*tracks, board.draw_pile, liberals)


def boards(games: Games) -> set[tuple[int, ...]]:
    fields = (games.liberal, games.fascist, games.tracker, games.pile, games.left)
    return {tuple(map(int, row)) for row in zip(*fields, strict=True)}


@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_a_session_leaves_the_board_that_the_engine_leaves(rules: Ruleset) -> None:
    seen = 0
    for seed in range(6):
        for turn in turns(rules, seed):
            played = turn.after.board.rounds[len(turn.before.board.rounds) - 1]
            if played.passed and not played.by_chaos:
                games = after_session(playout(rules, ROWS), turn)
                assert not len(games.ids) or boards(games) == {board_of(turn.after)}
                seen += len(games.ids) > 0
    assert seen > 10


@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_a_failed_election_leaves_the_board_that_the_engine_leaves(rules: Ruleset) -> None:
    seen = chaos = 0
    for seed in range(6):
        for turn in turns(rules, seed):
            played = turn.after.board.rounds[len(turn.before.board.rounds) - 1]
            if played.passed is False and played.nominee is not None:
                games = playout(rules, ROWS).after_vote(
                    imagined(turn.before, ROWS), one(played.nominee), np.zeros(ROWS, np.bool_)
                )
                assert board_of(turn.after) in boards(games)
                assert set(games.candidate) == {turn.after.board.rounds[-1].candidate}
                seen, chaos = seen + 1, chaos + played.by_chaos
    assert seen > 10
    assert chaos > 0


def test_of_an_execution_the_dead_stay_dead_and_the_next_runs() -> None:
    seen = 0
    for seed in range(40):
        for turn in turns(official(7), seed):
            moment = turn.during[-1]
            if isinstance(moment.chosen, a.Execute):
                games = imagined(moment.state, ROWS)
                after = playout(official(7), ROWS).after_execution(games, one(moment.chosen.target))
                assert tuple(after.alive[0]) == turn.after.board.alive
                assert set(after.candidate) == {turn.after.board.rounds[-1].candidate}
                seen += 1
    assert seen > 3


def test_the_execution_of_hitler_wins_for_the_liberals() -> None:
    state = next(turns(official(7), 1)).before
    hitler = next(
        k.seat for k in state.knowledge if k.role is not None and k.role.value == "hitler"
    )
    play = playout(official(7), ROWS)
    games = imagined(state, ROWS)._replace(president=imagined(state, ROWS).candidate)
    assert not len(play.after_execution(games, one(hitler)).ids)
    assert set(play.values) == {1.0}


def test_hitler_elected_in_the_zone_wins_for_the_fascists() -> None:
    state = next(turns(official(7), 1)).before
    hitler = next(
        k.seat for k in state.knowledge if k.role is not None and k.role.value == "hitler"
    )
    for fascist, ends in ((2, False), (3, True)):
        play = playout(official(7), ROWS)
        games = imagined(state, ROWS)._replace(fascist=one(fascist))
        others = games._replace(candidate=one((hitler + 1) % 7))
        play.after_vote(others, one(hitler), np.ones(ROWS, np.bool_))
        assert (set(play.values) == {0.0}) is ends


def test_a_complete_track_ends_the_game() -> None:
    state = next(turns(official(6), 1)).before
    for tile, worth in ((1, 1.0), (0, 0.0)):
        play = playout(official(6), ROWS)
        games = imagined(state, ROWS)._replace(liberal=one(4), fascist=one(5))
        games = games._replace(president=games.candidate, chancellor=(games.candidate + 1) % 6)
        drawn = games._replace(pile=games.pile - 3, left=games.left - 1)
        assert not len(play.after_session(drawn, one(1), one(1), one(tile)).ids)
        assert set(play.values) == {worth}


def test_the_power_is_that_under_the_tile() -> None:
    play = playout(official(5), 1)
    assert [POWERS[int(code)] for code in play.powers[4:6]] == [Power.EXECUTION] * 2
    assert not play.powers[:3].any()
    assert official(5).powers[3] is Power.EXECUTION


@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_every_game_gets_a_worth(rules: Ruleset) -> None:
    for turn in islice(turns(rules, 3), 0, None, 3):
        play = playout(rules, ROWS)
        play.to_the_end(imagined(turn.before, ROWS))
        assert np.isfinite(play.values).all()
        assert ((play.values >= 0) & (play.values <= 1)).all()


def test_the_same_dice_play_the_same_games() -> None:
    state = next(turns(official(7), 5)).before
    values = []
    for _ in range(2):
        play = playout(official(7), ROWS, seed=9)
        play.to_the_end(imagined(state, ROWS))
        values.append(list(play.values))
    assert values[0] == values[1]
