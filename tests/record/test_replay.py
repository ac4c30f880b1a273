"""A replayed record: for a spectator, for a seat, with all cards face up."""

import msgspec
import pytest

from secret_hitler.engine.actions import Nominate, Vote
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Seat
from secret_hitler.record.record import By, GameRecord, RecordError, compose
from secret_hitler.record.replay import (
    OPEN,
    Reader,
    check_reader,
    known_to,
    replay,
    sentences,
    whose_turn,
)
from tests.support.recordings import random_game, scripted, votes

PRIVATE = {
    "event-role-given",
    "event-ballot",
    "event-drew",
    "event-received",
    "event-passed",
    "event-saw-party",
    "event-saw-tiles",
}
READERS: tuple[Reader, ...] = (None, Seat(0), Seat(6), OPEN)


def finished() -> GameRecord:
    played = random_game(official(7), 5)
    return compose(played.ruleset, played.rows, played.talk)


def unfinished() -> GameRecord:
    played = scripted("LLLFH", "FFL FFFFF FFFF LLLLL", (0, Nominate(Seat(1))), *votes(5)[:3])
    return compose(played.ruleset, played.rows)


def test_steps_are_the_rows_with_the_boards_between_them() -> None:
    record = finished()
    steps = list(replay(record))
    assert [step.row for step in steps] == list(record.rows)
    assert [step.number for step in steps] == list(range(len(record.rows)))
    assert [step.before for step in steps[1:]] == [step.state.board for step in steps[:-1]]
    assert tuple(said for step in steps for said in step.talk) == record.talk


def test_a_watcher_reads_nothing_private() -> None:
    for step in replay(finished()):
        assert PRIVATE.isdisjoint(sentence.id for sentence in sentences(step, None))
        assert not any(sentence.you for sentence in sentences(step, None))
        assert known_to(step.state, None) == ()


def test_a_seat_reads_what_it_saw_and_no_more() -> None:
    met = set()
    for step in replay(finished()):
        for sentence in sentences(step, Seat(2)):
            if sentence.id in PRIVATE:
                assert sentence.you
                assert sentence.seats["who"] == (2,)
                met.add(sentence.id)
        assert known_to(step.state, Seat(2)) == (step.state.knowledge[2],)
    assert {"event-role-given", "event-ballot"} <= met


def test_open_cards_tell_everything_by_name() -> None:
    record = finished()
    told = [sentence for step in replay(record) for sentence in sentences(step, OPEN)]
    assert not any(sentence.you for sentence in told)
    given = [sentence.seats["who"] for sentence in told if sentence.id == "event-role-given"]
    assert given == [(seat,) for seat in range(7)]
    ballots = sum(isinstance(row.action, Vote) for row in record.rows)
    assert sum(sentence.id == "event-ballot" for sentence in told) == ballots


@pytest.mark.parametrize("reader", READERS)
def test_a_finished_game_may_be_read_by_anybody(reader: Reader) -> None:
    check_reader(finished(), reader)


@pytest.mark.parametrize("reader", [Seat(0), OPEN])
def test_an_unfinished_game_is_for_watchers_only(reader: Reader) -> None:
    check_reader(unfinished(), None)
    with pytest.raises(RecordError, match="not over"):
        check_reader(unfinished(), reader)


@pytest.mark.parametrize("seat", [7, 100, -1])
def test_a_seat_that_is_not_in_the_game_is_refused(seat: int) -> None:
    with pytest.raises(RecordError, match="no seat"):
        check_reader(finished(), Seat(seat))


def test_the_standing_after_a_step_names_who_is_awaited() -> None:
    *_, last = replay(unfinished())
    assert whose_turn(last.state, None).id == "status-voting"
    assert whose_turn(last.state, None).numbers == {"done": 3, "of": 5}
    assert whose_turn(last.state, Seat(4)).you
    assert not whose_turn(last.state, Seat(0)).you


def test_an_act_of_a_deputy_is_marked() -> None:
    step = list(replay(unfinished()))[1]
    by_deputy = msgspec.structs.replace(step, row=msgspec.structs.replace(step.row, by=By.DEPUTY))
    assert sentences(step, None)[0].id == "event-nominated"
    assert [sentence.id for sentence in sentences(by_deputy, None)] == [
        "replay-deputy",
        "event-nominated",
    ]
