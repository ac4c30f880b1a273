"""Questions to the table: who must agree, and that nobody can tell who did."""

import random
from itertools import combinations

import pytest
from msgspec.structs import replace

from secret_hitler.engine import actions as a
from secret_hitler.engine.state import GameOver
from secret_hitler.engine.terms import EndReason, Seat
from secret_hitler.table import updates
from secret_hitler.table.asking.questions import question_statuses
from secret_hitler.table.commands import Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.status import QuestionStatus, Stage, Topic
from secret_hitler.table.rows import Acted, ConsentGiven, DeputySeated, GameDealt, QuestionAsked
from secret_hitler.table.table import Table
from tests.support.draws import stacked
from tests.support.gathering import JA, Gathering, finished, sent, told

ABORT, MISDEAL = m.Ask(Topic.ABORT), m.Ask(Topic.MISDEAL)
DEPUTY = m.Ask(Topic.DEPUTY, Seat(0))


ROLES = {5: "LLLFH", 6: "LLLLFH", 7: "LLLLFFH", 10: "LLLLLLFFFH"}


def late(people: int = 7, bots: int = 0) -> Gathering:
    """A game in which everybody has waited for the first candidate, seat 0."""
    roles = ROLES[people + bots]
    table = Gathering(people, bots, draw=stacked(roles, "FFL FFL FFL FFL FFL")).start()
    table.now += 150
    return table


def number(table: Gathering) -> int:
    """The number of the last question."""
    return table.table.questions[-1].number


def agreeing(table: Gathering, command: m.Ask, *persons: int) -> Gathering:
    """These ask one after the other: to ask an open question is to agree to it."""
    for person in persons:
        table.accepted(f"p{person}", command)
    return table


def execute(table: Gathering, *targets: int) -> Gathering:
    """Fascist tiles, until these are executed."""
    while any(table.board.alive[target] for target in targets):
        seat = table.awaited()[0]
        offered = [act for act in table.options(seat) if act not in {a.NOMINATE[6], JA}]
        wanted = [a.EXECUTE[target] for target in targets if a.EXECUTE[target] in offered]
        if isinstance(offered[0], a.Nominate):
            table.elect(offered[0].nominee).legislate("L", "F")
        else:
            table.act(seat, (wanted or offered)[0])
    return table


# --- how many ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "bots", "needed"), [(10, 0, 5), (7, 0, 4), (6, 0, 3), (5, 0, 3), (2, 5, 1)]
)
def test_a_deputy_takes_a_strict_majority_of_the_others(
    people: int, bots: int, needed: int
) -> None:
    table = late(people, bots)
    agreeing(table, DEPUTY, *range(1, needed))
    assert not table.table.seats[0].deputy
    rows = table.accepted(f"p{needed}", DEPUTY).rows
    assert isinstance(rows[0], DeputySeated)
    assert table.table.seats[0].deputy


@pytest.mark.parametrize(("people", "needed"), [(10, 6), (7, 4), (6, 4), (5, 3)])
def test_an_abort_takes_a_strict_majority_of_all(people: int, needed: int) -> None:
    table = Gathering(people).start()
    agreeing(table, ABORT, *range(needed - 1))
    assert table.table.stage is Stage.PLAYING
    rows = table.accepted(f"p{needed - 1}", ABORT).rows
    assert isinstance(rows[0], Acted)
    assert isinstance(table.board.phase, GameOver)
    assert (table.board.phase.reason, table.board.phase.winner) == (EndReason.ABANDONED, None)
    assert table.board.roles is not None


def test_a_misdeal_takes_two() -> None:
    table = agreeing(late(), MISDEAL, 4)
    assert table.table.games == 1
    assert isinstance(table.accepted("p6", MISDEAL).rows[0], GameDealt)
    assert (table.table.games, table.table.stage) == (2, Stage.ENVELOPES)
    assert not any(chair.looked for chair in table.table.seats)


@pytest.mark.parametrize("command", [ABORT, MISDEAL])
def test_where_one_person_plays_with_bots_that_one_decides(command: m.Ask) -> None:
    table = Gathering(1, 4).start()
    table.accepted("p0", command)
    assert table.table.stage is not Stage.PLAYING


def test_who_plays_alone_is_not_replaced_and_never_by_nobody() -> None:
    table = Gathering(1, 4, draw=stacked("LLLFH")).start()
    table.now += 1e6
    assert table.refusal("p0", DEPUTY) is m.Refusal.NO_SUCH_QUESTION


def test_the_executed_have_no_say_in_a_deputy_while_others_live() -> None:
    table = execute(late(), 5)
    missing = table.awaited()[0]
    table.now += 150
    assert table.refusal("p5", m.Ask(Topic.DEPUTY, missing)) is m.Refusal.NO_SUCH_QUESTION
    agreeing(table, m.Ask(Topic.DEPUTY, missing), *[p for p in (0, 1, 2) if p != missing][:2])
    assert not table.table.seats[missing].deputy, "two of five are no majority"


def test_where_no_other_person_lives_the_executed_decide() -> None:
    table = Gathering(2, 5, draw=stacked("LLLLFFH", "FFL FFL FFL FFL FFL")).start()
    execute(table, 1)
    while table.awaited()[0] != 0:
        seat = table.awaited()[0]
        table.act(seat, table.options(seat)[0])
    table.now += 150
    assert isinstance(table.accepted("p1", DEPUTY).rows[0], DeputySeated)


def test_the_executed_decide_about_an_abort_as_all_do() -> None:
    table = agreeing(execute(late(), 5), ABORT, 5, 1, 2, 3)
    assert table.table.stage is Stage.ENDED


def test_whose_place_a_deputy_holds_is_not_asked() -> None:
    table = agreeing(late(), DEPUTY, 1, 2, 3, 4)
    assert table.refusal("p0", ABORT) is m.Refusal.NO_SUCH_QUESTION
    table.accepted("p0", m.TakeBack())
    table.accepted("p0", ABORT)


def test_programs_are_not_asked() -> None:
    table = Gathering(5)
    table.accepted("program", Sit("Program", bot=True))
    table.start()
    assert table.refusal("program", ABORT) is m.Refusal.NO_SUCH_QUESTION
    agreeing(table, ABORT, 0, 1, 2)
    assert table.table.stage is Stage.ENDED, "three of five persons"


# --- when -------------------------------------------------------------------------------------


def test_a_deputy_is_asked_for_on_the_last_rung_only() -> None:
    table = Gathering(5, draw=stacked("LLLFH")).start()
    table.now += 149.9
    assert table.refusal("p1", DEPUTY) is m.Refusal.TOO_EARLY
    table.now += 0.1
    table.accepted("p1", DEPUTY)


@pytest.mark.parametrize("seat", [None, -1, 3, 99])
def test_a_deputy_is_for_somebody_who_is_waited_for(seat: int | None) -> None:
    command = m.Ask(Topic.DEPUTY, None if seat is None else Seat(seat))
    assert late().refusal("p1", command) is m.Refusal.NO_SUCH_SEAT


def test_nobody_asks_for_a_deputy_of_their_own() -> None:
    assert late().refusal("p0", DEPUTY) is m.Refusal.NO_SUCH_QUESTION


def test_a_phone_is_not_asked_for_from_a_seat() -> None:
    assert late().refusal("p1", m.Ask(Topic.MOVE, Seat(0))) is m.Refusal.NO_SUCH_QUESTION


def test_after_the_first_ballot_there_is_no_misdeal() -> None:
    table = agreeing(late(), MISDEAL, 3).act(0, a.NOMINATE[1])
    assert [question.topic for question in table.table.questions] == [Topic.MISDEAL]
    table.act(2, JA)
    assert table.table.questions == ()
    assert table.refusal("p3", MISDEAL) is m.Refusal.TOO_LATE


@pytest.mark.parametrize("command", [ABORT, MISDEAL, DEPUTY])
def test_without_a_game_there_is_nothing_to_decide(command: m.Ask) -> None:
    for table in (Gathering(5), finished()):
        assert table.refusal("p0", command) is m.Refusal.NOT_IN_THIS_STAGE


def test_in_the_envelopes_everything_can_be_asked() -> None:
    for command in (ABORT, MISDEAL, DEPUTY):
        table = Gathering(5)
        table.accepted("p0", m.Start())
        table.now += 150
        agreeing(table, command, 1, 2, *([] if command == MISDEAL else [3]))
        assert table.table.questions == ()


def test_a_game_is_aborted_in_a_pause_too() -> None:
    table = late()
    table.accepted("p0", m.Pause())
    assert agreeing(table, ABORT, 1, 2, 3, 4).table.stage is Stage.ENDED


# --- how long ---------------------------------------------------------------------------------


def test_a_deputy_is_no_question_once_the_seat_acts() -> None:
    table = agreeing(late(), DEPUTY, 1, 2, 3).act(0, a.NOMINATE[1])
    assert table.table.questions == ()
    table.now += 1e6
    agreeing(table, DEPUTY, 4)
    assert not table.table.seats[0].deputy, "old consents count for nothing"


def test_a_ballot_of_another_ends_no_question_about_a_deputy() -> None:
    table = late().act(0, a.NOMINATE[1])
    table.now += 150
    agreeing(table, DEPUTY, 1).act(3, JA)
    assert len(table.table.questions) == 1
    table.act(0, JA)
    assert table.table.questions == ()


def test_an_abort_is_asked_anew_in_the_next_round() -> None:
    table = agreeing(late(), ABORT, 1, 2, 3).act(0, a.NOMINATE[1])
    assert len(table.table.questions) == 1
    table.vote(a.BALLOTS[1])
    assert table.table.questions == ()
    assert agreeing(table, ABORT, 4).table.stage is Stage.PLAYING


@pytest.mark.parametrize("command", [ABORT, DEPUTY])
def test_a_new_deal_ends_every_question(command: m.Ask) -> None:
    table = agreeing(late(), command, 1)
    agreeing(table, MISDEAL, 1, 2)
    assert table.table.questions == ()


def test_an_answer_to_an_old_question_is_none_to_a_new_one() -> None:
    table = agreeing(late(), ABORT, 1)
    old = number(table)
    table.act(0, a.NOMINATE[1]).vote(a.BALLOTS[1])
    agreeing(table, ABORT, 1)
    assert number(table) == old + 1
    assert table.refusal("p2", m.Consent(old)) is m.Refusal.NO_SUCH_QUESTION


# --- agreeing and taking it back --------------------------------------------------------------


def test_who_agrees_and_takes_it_back_has_not_agreed() -> None:
    table = agreeing(late(), ABORT, 1, 2, 3)
    table.accepted("p3", m.Consent(number(table), agree=False))
    agreeing(table, ABORT, 4)
    assert table.table.stage is Stage.PLAYING
    table.accepted("p3", m.Consent(number(table)))
    assert table.table.stage is Stage.ENDED


def test_agreeing_twice_is_agreeing_once() -> None:
    table = agreeing(late(), ABORT, 1)
    for command in (ABORT, m.Consent(number(table))):
        assert table.accepted("p1", command).rows == ()
    assert table.accepted("p2", m.Consent(number(table), agree=False)).rows == ()


def test_a_question_stays_when_the_last_who_agreed_takes_it_back() -> None:
    table = agreeing(late(), ABORT, 1)
    table.accepted("p1", m.Consent(number(table), agree=False))
    assert len(table.table.questions) == 1


def test_strangers_and_whom_it_is_about_do_not_answer() -> None:
    table = agreeing(late(), DEPUTY, 1)
    for who in (None, "stranger", "p0"):
        assert table.refusal(who, m.Consent(number(table))) is m.Refusal.NO_SUCH_QUESTION


def test_the_first_to_ask_is_stored_as_one_row_and_the_others_as_consents() -> None:
    table = late()
    assert isinstance(table.accepted("p1", ABORT).rows[0], QuestionAsked)
    assert isinstance(table.accepted("p2", ABORT).rows[0], ConsentGiven)


# --- nobody can tell --------------------------------------------------------------------------


@pytest.mark.parametrize("command", [ABORT, MISDEAL, DEPUTY])
def test_no_byte_of_any_other_screen_tells_a_consent(command: m.Ask) -> None:
    table = agreeing(late(), command, 1)
    needed = {Topic.ABORT: 4, Topic.MISDEAL: 2, Topic.DEPUTY: 4}[command.topic]
    for person in range(2, needed):
        before = told(table, without=person)
        agreeing(table, command, person)
        assert told(table, without=person) == before
    before = told(table, without=1)
    table.accepted("p1", m.Consent(number(table), agree=False))
    assert told(table, without=1) == before


@pytest.mark.parametrize("command", [ABORT, DEPUTY])
def test_who_agreed_is_the_same_to_all_who_did_not(command: m.Ask) -> None:
    """Of every two who may have asked, a third cannot tell which of them it was."""
    for one, other in combinations(range(1, 7), 2):
        worlds = [agreeing(late(), command, person) for person in (one, other)]
        for viewer in worlds[0].viewers():
            if viewer not in (one, other):
                first, second = (sent(world.table, viewer, world.now) for world in worlds)
                assert first == second


@pytest.mark.parametrize("seed", range(4))
def test_agreeing_and_withdrawing_at_random_shows_nowhere(seed: int) -> None:
    """Below the majority three persons waver: the screens of the others stand still."""
    table, rng = agreeing(late(), ABORT, 1), random.Random(seed)
    others = [viewer for viewer in table.viewers() if viewer not in (1, 2, 3)]
    before = [sent(table.table, viewer, table.now) for viewer in others]
    for _ in range(30):
        who, agree = rng.choice(["p1", "p2", "p3"]), rng.random() < 0.5
        table.accepted(who, m.Consent(number(table), agree))
        assert [sent(table.table, viewer, table.now) for viewer in others] == before


def anybodys_consent(
    table: Table, viewer: Seat | None, who: str | None, connected: frozenset[Seat]
) -> tuple[QuestionStatus, ...]:
    """A fault: every screen counts who agreed."""
    return tuple(
        replace(status, number=len(question.consents))
        for status, question in zip(
            question_statuses(table, viewer, who, connected), table.questions, strict=True
        )
    )


def test_a_planted_count_of_consents_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "question_statuses", anybodys_consent)
    with pytest.raises(AssertionError):
        test_no_byte_of_any_other_screen_tells_a_consent(ABORT)


def test_what_was_asked_is_there_after_a_restart() -> None:
    table = agreeing(agreeing(late(), ABORT, 1, 2), DEPUTY, 3)
    assert table.rebuilt() == table.table
