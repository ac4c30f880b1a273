"""What can be asked about bots: public acts, and what a lone player can know."""

import random

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.terms import Seat
from secret_hitler.record.deeds import SHOWN, shown
from secret_hitler.record.talk import Line
from secret_hitler.table.command_rights import Advice, Explanation
from secret_hitler.table.commands import Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.refusal import Refusal
from tests.support.draws import by_lot, stacked
from tests.support.gathering import FASCIST, JA, LIBERAL, NEIN, Gathering, finished, sent


def asked_why(table: Gathering, step: int, seat: int, who: str | None = "p0") -> Explanation:
    work = table.accepted(who, m.AskWhy(step, Seat(seat))).work
    assert isinstance(work, Explanation)
    return work


def in_session() -> Gathering:
    """Person 0 and bots; bot 1 nominated bot 2, all voted Ja but bot 3, and 1 passed two tiles."""
    table = Gathering(1, 4, stacked("LLLFH", "FFL", first=1)).start()
    table.act(1, a.NOMINATE[2])
    for seat in table.awaited():
        table.act(seat, NEIN if seat == 3 else JA)
    return table.act(1, a.Discard(FASCIST))


def test_a_nomination_is_explained_by_what_lay_open_before_it() -> None:
    table = in_session()
    work = asked_why(table, 1, 1)
    assert (work.game, work.step, work.seat, work.action) == (1, 1, 1, a.NOMINATE[2])
    assert work.public.knowledge is None
    assert work.public.board == table.game.steps[1].before
    assert work.public.board.rounds[-1].nominee is None


def test_a_ballot_is_explained_once_all_are_open() -> None:
    table = in_session()
    revealed = next(
        number
        for number, step in enumerate(table.game.steps)
        if any(isinstance(event, e.VotesRevealed) for event in step.events)
    )
    assert asked_why(table, revealed, 3).action == NEIN
    assert asked_why(table, revealed, 2).action == JA
    for step in range(2, revealed):
        assert table.refusal("p0", m.AskWhy(step, Seat(3))) is Refusal.NOTHING_TO_EXPLAIN


def test_what_a_president_passed_is_explained_to_nobody() -> None:
    table = in_session()
    assert table.refusal("p0", m.AskWhy(table.game.step, Seat(1))) is Refusal.NOTHING_TO_EXPLAIN
    table.act(2, a.Enact(LIBERAL))
    assert asked_why(table, table.game.step, 2).action == a.Enact(LIBERAL)


def test_what_a_person_did_is_explained_to_nobody() -> None:
    table = Gathering(5, draw=stacked("LLLFH")).start()
    table.act(0, a.NOMINATE[1])
    assert table.refusal("p0", m.AskWhy(1, Seat(0))) is Refusal.NOTHING_TO_EXPLAIN


@pytest.mark.parametrize(("step", "seat"), [(-1, 1), (0, 1), (99, 1), (1, -1), (1, 2), (1, 9)])
def test_what_is_no_act_is_explained_to_nobody(step: int, seat: int) -> None:
    table = in_session()
    assert table.refusal("p0", m.AskWhy(step, Seat(seat))) is Refusal.NOTHING_TO_EXPLAIN


def test_without_a_game_there_is_nothing_to_explain() -> None:
    assert Gathering(1, 4).refusal("p0", m.AskWhy(1, Seat(1))) is Refusal.NOTHING_TO_EXPLAIN


def test_who_only_watches_may_ask_as_well() -> None:
    assert asked_why(in_session(), 1, 1, None) == asked_why(in_session(), 1, 1)


def test_secret_ballots_stay_secret() -> None:
    table = Gathering(1, 4, stacked("LLLFH", "FFL", 1), m.Options(secret_ballots=True)).start()
    table.act(1, a.NOMINATE[2]).vote(JA)
    for step in range(2, table.game.step + 1):
        assert table.refusal("p0", m.AskWhy(step, Seat(3))) is Refusal.NOTHING_TO_EXPLAIN
    shown = {type(told.event) for told in table.update(0).events if told.explained}
    assert shown == {e.Nominated}


def test_talk_counts_until_the_act_and_no_longer() -> None:
    table = Gathering(1, 4, stacked("LLLFH", first=1)).start()
    table.say(0, Line("before"))
    table.act(1, a.NOMINATE[2])
    table.say(0, Line("after"))
    assert [said.talk for said in asked_why(table, 1, 1).talk] == [Line("before")]


def test_whose_choices_can_be_explained_is_told_to_everybody_alike() -> None:
    table = Gathering(2, 5, by_lot(2)).start().play(random.Random(2), lambda _: None)
    told = {viewer: table.update(viewer).events for viewer in table.viewers()}
    public = [
        [(one.step, one.explained) for one in events if isinstance(one.event, e.PublicEvent)]
        for events in told.values()
    ]
    assert all(one == public[0] for one in public)
    assert sum(len(seats) for _, seats in public[0]) > 40


def test_all_that_is_marked_can_be_explained_and_nothing_else() -> None:
    table = Gathering(2, 5, by_lot(3)).start().play(random.Random(3), lambda _: None)
    marked = {(one.step, seat) for one in table.update(None).events for seat in one.explained}
    assert len(marked) > 40
    for step in range(table.game.step + 1):
        for seat in range(7):
            reply = table.send("p0", m.AskWhy(step, Seat(seat)))
            assert (reply.work is not None) is ((step, seat) in marked)


def test_what_a_deputy_did_can_be_explained_and_what_its_person_did_cannot() -> None:
    table = Gathering(5, draw=stacked("LLLFH", first=4)).start()
    table.now += 200
    for who in ("p0", "p1", "p2"):
        ask = m.Ask(m.Topic.DEPUTY, Seat(4))
        number = table.table.questions[0].number if table.table.questions else None
        table.accepted(who, ask if number is None else m.Consent(number))
    assert table.table.seats[4].deputy
    table.act(4, a.NOMINATE[1])
    assert asked_why(table, 1, 4).action == a.NOMINATE[1]


def test_every_choice_that_an_event_shows_was_made_by_that_seat() -> None:
    """Over whole games: what is read out of events is what was chosen."""
    seen = set[type]()
    for seed in range(12):
        table = (
            Gathering(1, 5 + seed % 2, by_lot(seed))
            .start()
            .play(random.Random(seed), lambda _: None)
        )
        chosen = {(row.seat, row.action) for row in table.game.rows}
        for step in table.game.steps:
            for event in step.events:
                told = shown(event, step.before)
                assert set(told) <= chosen
                seen |= {type(event)} if told else set()
    assert seen >= set(SHOWN) - {e.VetoProposed, e.VetoAnswered}


def test_a_lone_player_has_its_own_view_worked_out() -> None:
    table = in_session()
    work = table.accepted("p0", m.AskHint()).work
    assert isinstance(work, Advice)
    assert work.view.knowledge == table.game.state.knowledge[0]
    assert (work.game, work.step, work.talk) == (1, table.game.step, table.table.talk)
    assert work.players == (None, *[m.BotKind.SHREWD] * 4)


@pytest.mark.parametrize("people", [2, 5])
def test_among_people_nobody_is_given_hints(people: int) -> None:
    table = Gathering(people, 7 - people).start()
    assert table.refusal("p0", m.AskHint()) is Refusal.NOT_ALONE


def test_beside_a_program_or_a_passed_phone_nobody_is_alone() -> None:
    for sit, who in ((Sit("Robby", bot=True), "program"), (Sit("Oma", passed=True), "p0")):
        table = Gathering(1, 4)
        table.accepted(who, sit)
        table.start()
        assert table.refusal("p0", m.AskHint()) is Refusal.NOT_ALONE


def test_hints_are_for_the_running_game_and_for_who_plays_it() -> None:
    assert Gathering(1, 4).refusal("p0", m.AskHint()) is Refusal.NOT_IN_THIS_STAGE
    assert finished(1, 5).refusal("p0", m.AskHint()) is Refusal.NOT_IN_THIS_STAGE
    assert in_session().refusal("stranger", m.AskHint()) is Refusal.NOT_SEATED


def test_who_is_alone_is_told_so() -> None:
    for table, alone in ((Gathering(1, 4), True), (Gathering(2, 4), False)):
        assert (b'"alone":true' in sent(table.table, Seat(0))) is alone
        assert b'"alone":true' not in sent(table.table, None)
