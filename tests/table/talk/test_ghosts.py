"""The executed: predictions that nobody else learns of, and their scores."""

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.state import Nominating, UsingPower
from secret_hitler.engine.terms import Power, Seat
from secret_hitler.record.record import By, Row
from secret_hitler.table.evolve import evolve
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import GhostScore, Stage, TableStatus
from secret_hitler.table.rows import Acted
from secret_hitler.table.table import Table
from secret_hitler.table.talk.ghosts import scores
from secret_hitler.table.updates import Room, status_for, viewers_changed
from tests.support.draws import stacked
from tests.support.gathering import NEIN, Gathering, sent

HITLER, FASCIST, OTHER = Seat(6), Seat(5), Seat(4)
GHOST = Seat(3)


def haunted(ghost: int = GHOST, roles: str = "LLLLFFH") -> Gathering:
    """Seven at a table, where one was executed; the next candidate is to nominate."""
    table = Gathering(7, draw=stacked(roles, "FFF FFF FFF FFF FFF")).start()
    while not (
        isinstance(table.board.phase, UsingPower) and table.board.phase.power is Power.EXECUTION
    ):
        one_act(table)
    president = table.board.rounds[-1].candidate
    assert president != ghost
    return table.act(president, a.EXECUTE[ghost])


def one_act(table: Gathering) -> None:
    """Somebody awaited acts; nobody who is Hitler is ever named, so that the game goes on."""
    seat = table.awaited()[0]
    options = [option for option in table.options(seat) if option != a.NOMINATE[HITLER]]
    table.act(seat, options[0])


def ended(table: Gathering) -> Gathering:
    while table.table.stage is Stage.PLAYING:
        one_act(table)
    return table


def guess(*seats: int, passes: bool | None = None) -> m.Predict:
    """Hitler first, then the Fascists."""
    hitler, *fascists = map(Seat, seats)
    return m.Predict(m.Prediction(hitler, tuple(fascists), passes))


def seen_by(table: Table, viewer: int | None) -> TableStatus:
    seat = None if viewer is None else Seat(viewer)
    who = None if seat is None else table.seats[seat].person
    return status_for(table, seat, who, Room(frozenset()), 0.0).table


def test_a_prediction_is_shown_to_its_seat_alone() -> None:
    table = haunted()
    table.accepted("p3", guess(6, 5, 4))
    assert seen_by(table.table, GHOST).prediction == guess(6, 5, 4).prediction
    for viewer in (None, 0, 1, 2, 4, 5, 6):
        assert seen_by(table.table, viewer).prediction is None


def test_a_prediction_changes_no_byte_for_anybody_else() -> None:
    table = haunted()
    before = {viewer: sent(table.table, viewer) for viewer in table.viewers()}
    was = table.table
    table.accepted("p3", guess(6, 5, 4, passes=True))
    assert table.table != was
    assert viewers_changed(was, table.table) == frozenset()
    changed = {viewer for viewer in table.viewers() if sent(table.table, viewer) != before[viewer]}
    assert changed == {GHOST}


def test_two_predictions_send_everybody_else_the_same_until_the_end() -> None:
    here, there = haunted(), haunted()
    here.accepted("p3", guess(6, 5, 4))
    there.accepted("p3", guess(0, 1))
    while here.table.stage is Stage.PLAYING:
        for viewer in here.viewers():
            same = sent(here.table, viewer) == sent(there.table, viewer)
            mine_now = viewer == GHOST and len(here.board.rounds) == here.table.sealed[0].round + 1
            assert same is not mine_now
        one_act(here)
        one_act(there)
    assert seen_by(here.table, None).ghosts != seen_by(there.table, None).ghosts


def test_sealed_is_sealed_until_the_next_round() -> None:
    table = haunted()
    table.accepted("p3", guess(6, 5, 4))
    assert table.refusal("p3", guess(0)) is Refusal.TOO_LATE
    this_round = len(table.board.rounds)
    while len(table.board.rounds) == this_round:
        one_act(table)
    assert seen_by(table.table, GHOST).prediction is None
    table.accepted("p3", guess(0))
    assert len(table.table.sealed) == 2


def test_the_living_predict_nothing() -> None:
    table = haunted()
    assert table.refusal("p2", guess(6)) is Refusal.NOT_IN_THIS_STAGE
    assert table.refusal("stranger", guess(6)) is Refusal.NOT_SEATED


def test_outside_the_play_there_is_nothing_to_predict() -> None:
    assert Gathering(7).refusal("p3", guess(6)) is Refusal.NOT_IN_THIS_STAGE
    assert ended(haunted()).refusal("p3", guess(6)) is Refusal.NOT_IN_THIS_STAGE


@pytest.mark.parametrize("seats", [(3,), (6, 3), (6, 6), (6, 5, 5), (7,), (-1,), (6, 7), (6, -1)])
def test_a_ghost_names_others_each_once(seats: tuple[int, ...]) -> None:
    assert haunted().refusal("p3", guess(*seats)) is Refusal.NO_SUCH_SEAT


def test_a_ghost_names_no_more_fascists_than_there_are() -> None:
    assert haunted().refusal("p3", guess(6, 5, 4, 2)) is Refusal.TOO_LONG


@pytest.mark.parametrize("seats", [(6,), (0, 1), (6, 5, 4)])
def test_a_ghost_may_name_fewer(seats: tuple[int, ...]) -> None:
    assert haunted().accepted("p3", guess(*seats)).rows


def test_a_vote_is_foreseen_before_it_is_counted() -> None:
    table = haunted()
    assert isinstance(table.board.phase, Nominating)
    candidate = table.board.rounds[-1].candidate
    table.act(candidate, table.options(candidate)[0])
    table.accepted("p3", guess(6, passes=True))
    late = haunted()
    candidate = late.board.rounds[-1].candidate
    late.act(candidate, late.options(candidate)[0])
    for seat in late.awaited():
        late.act(seat, a.Vote(a.BALLOTS[0].ballot))
    assert late.refusal("p3", guess(6, passes=True)) is Refusal.TOO_LATE
    late.accepted("p3", guess(6))


def test_scores_are_told_at_the_end_and_not_before() -> None:
    table = haunted()
    table.accepted("p3", guess(6, 5, 1))
    assert seen_by(table.table, GHOST).ghosts == ()
    ended(table)
    wanted = (GhostScore(GHOST, 1, 1, 1, 2, 0, 0),)
    assert [seen_by(table.table, viewer).ghosts for viewer in (None, 0, 3)] == [wanted] * 3


def test_votes_count_where_they_were_foreseen_and_taken() -> None:
    table = haunted()
    this_round = len(table.board.rounds)
    table.accepted("p3", guess(0, passes=True))
    candidate = table.board.rounds[-1].candidate
    table.act(candidate, table.options(candidate)[0]).vote(NEIN)
    assert len(table.board.rounds) == this_round + 1
    table.accepted("p3", guess(6, 4, 5, passes=False))
    candidate = table.board.rounds[-1].candidate
    table.act(candidate, table.options(candidate)[0]).vote(NEIN)
    table.accepted("p3", guess(6, passes=True))
    over = evolve(table.table, Acted(Row(None, a.Abandon(), (), By.PEOPLE), table.now))
    assert scores(over) == (GhostScore(GHOST, 3, 2, 2, 6, 1, 2),), "the last vote never was"


def test_a_fascist_ghost_has_one_fascist_less_to_name() -> None:
    table = haunted(ghost=5)
    table.accepted("p5", guess(6, 4))
    assert scores(ended(table).table) == (GhostScore(FASCIST, 1, 1, 1, 1, 0, 0),)


def test_the_next_game_has_no_predictions() -> None:
    table = haunted()
    table.accepted("p3", guess(6))
    ended(table).rematch()
    assert table.table.sealed == ()
    assert seen_by(table.table, None).ghosts == ()


def test_a_sealed_prediction_does_not_print() -> None:
    table = haunted()
    row = table.accepted("p3", guess(6)).rows[0]
    assert "6" not in repr(row)
    assert "6" not in repr(table.table.sealed)
    assert b"hitler" in msgspec.json.encode(row)
