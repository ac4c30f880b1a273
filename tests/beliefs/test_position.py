"""What was public when a round began."""

import random

import pytest

from secret_hitler.beliefs.position import BRINK, OPENING, ZONE, Position, opening
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import Board, Nominating, Round
from secret_hitler.engine.terms import SEATS, Government, Policy, Power
from secret_hitler.record.past import began
from tests.support.bot_games import any_ruleset, moments

ANNA, BEN, CARL, DORA = SEATS[:4]
START = opening(official(5))


@pytest.mark.parametrize(
    ("liberal", "fascist", "stage"),
    [(0, 0, OPENING), (3, 2, OPENING), (0, 3, ZONE), (3, 4, ZONE), (4, 0, BRINK), (0, 5, BRINK)],
)
def test_a_stage_follows_from_the_tracks(liberal: int, fascist: int, stage: int) -> None:
    assert Position(liberal, fascist, (True,) * 5).stage(official(5)) == stage


def test_a_government_moves_a_track_and_is_term_limited() -> None:
    after = START.after(Round(ANNA, nominee=BEN, passed=True, tile=Policy.LIBERAL))
    assert (after.liberal, after.fascist) == (1, 0)
    assert after.last == Government(ANNA, BEN)


def test_chaos_forgets_term_limits() -> None:
    governed = START.after(Round(ANNA, nominee=BEN, passed=True, tile=Policy.FASCIST))
    chaos = Round(CARL, nominee=DORA, passed=False, tile=Policy.FASCIST, by_chaos=True)
    assert governed.after(chaos).last is None


def test_the_executed_neither_vote_nor_are_chosen() -> None:
    shot = Round(
        ANNA,
        nominee=BEN,
        passed=True,
        tile=Policy.FASCIST,
        power=Power.EXECUTION,
        target=CARL,
    )
    after = START.after(shot)
    assert CARL not in after.voters()
    assert CARL not in after.nominees(official(5), DORA)
    assert CARL not in after.targets(official(5), DORA, Power.EXECUTION)


@pytest.mark.parametrize("seed", range(20))
def test_each_round_of_a_game_begins_in_the_position_that_the_rounds_before_it_tell(
    seed: int,
) -> None:
    """Under any house rules: the same as the Board at that time, and as looking back."""
    rng = random.Random(seed)
    rules = any_ruleset(rng)
    position = opening(rules)
    for moment in moments(rules, rng, "random", "random"):
        board = moment.state.board
        if isinstance(board.phase, Nominating):
            for played in board.rounds[-2:-1]:
                position = position.after(played)
            assert position == position_on(board)
            assert began(rules, board.rounds).board == board


def position_on(board: Board) -> Position:
    investigated = (*board.investigated, *START.investigated[len(board.alive) :])
    return Position(
        board.liberal_policies,
        board.fascist_policies,
        board.alive,
        investigated,
        board.last_government,
    )
