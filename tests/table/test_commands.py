"""Acts: stale ones, those of other seats, repeats, and that a refusal changes nothing."""

import random

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import PEOPLE, Reason, Seat
from secret_hitler.record.record import By, act
from secret_hitler.record.talk import Line, Said
from secret_hitler.table.commands import BotAnswers, BotSpeaks, Handled, Sit
from secret_hitler.table.evolve import evolve, hear
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import Stage
from secret_hitler.table.rows import Acted, Spoken
from tests.support.draws import stacked
from tests.support.gathering import JA, NEIN, Gathering


def rejected(handled: Handled) -> m.Rejected:
    """An act that was rejected: the latest Update follows."""
    assert isinstance(handled.reply, m.Rejected)
    assert handled.resend
    return handled.reply


def nominated() -> Gathering:
    """Seven people; seat 0 nominated seat 1."""
    return Gathering(7, draw=stacked("LLLLFFH")).start().act(0, a.NOMINATE[1])


def test_every_accepted_act_sent_again_changes_nothing_and_is_answered_with_the_latest() -> None:
    gathering, rng, sent = Gathering(7).start(), random.Random(3), []
    while gathering.table.stage is Stage.PLAYING:
        seat = rng.choice(gathering.awaited())
        message = gathering.message(seat, rng.choice(gathering.options(seat)))
        assert gathering.send(f"p{seat}", message).rows
        sent.append((seat, message))
        before = gathering.table
        assert gathering.send(f"p{seat}", message) == Handled(resend=True)
        assert gathering.table is before
    for seat, message in sent:
        assert gathering.send(f"p{seat}", message) == Handled(resend=True)


def test_every_accepted_act_sent_from_another_seat_is_that_seats_own_or_rejected() -> None:
    gathering, rng = Gathering(7).start(), random.Random(4)
    while gathering.table.stage is Stage.PLAYING:
        seat = rng.choice(gathering.awaited())
        message = gathering.message(seat, rng.choice(gathering.options(seat)))
        before = gathering.table
        for other in range(7):
            if other != seat and not gathering.options(other):
                reply = rejected(gathering.send(f"p{other}", message))
                assert reply.reason is not Reason.STALE or isinstance(message, m.Act)
        for nobody in (None, "stranger"):
            assert rejected(gathering.send(nobody, message)).reason is Reason.NOT_NOW
        assert gathering.table is before
        gathering.send(f"p{seat}", message)


def test_anything_else_under_a_used_pair_is_stale() -> None:
    gathering = nominated()
    first = gathering.message(3, JA)
    gathering.accepted("p3", first)
    assert isinstance(first, m.Act)
    other = m.Act(first.phase, first.attempt, NEIN)
    assert rejected(gathering.send("p3", other)) == m.Rejected(first.phase, 0, Reason.STALE)


def test_an_old_ballot_sent_again_does_not_undo_a_change_of_mind() -> None:
    gathering = nominated()
    first = gathering.message(3, JA)
    gathering.accepted("p3", first)
    gathering.act(3, NEIN)
    assert gathering.send("p3", first) == Handled(resend=True)
    assert gathering.game.state.knowledge[3].ballot is NEIN.ballot


def test_a_ballot_that_arrives_after_its_election_is_stale() -> None:
    gathering = nominated()
    late = gathering.message(6, NEIN)
    gathering.vote(JA)
    assert isinstance(late, m.Act)
    late = m.Act(late.phase, 1, JA)
    assert rejected(gathering.send("p6", late)).reason is Reason.STALE


def test_other_peoples_ballots_make_nobodys_stale() -> None:
    gathering = nominated()
    early = gathering.message(6, NEIN)
    for seat in range(6):
        gathering.act(seat, JA)
    assert gathering.accepted("p6", early).rows


@pytest.mark.parametrize(("phase", "attempt"), [(99, 0), (-1, 0), (0, 7), (0, -1)])
def test_an_act_of_no_moment_at_all_is_stale(phase: int, attempt: int) -> None:
    gathering = Gathering(5, draw=stacked("LLLFH")).start()
    act = m.Act(gathering.game.phase + phase, attempt, a.NOMINATE[1])
    assert rejected(gathering.send("p0", act)).reason is Reason.STALE


def test_an_act_of_the_last_game_is_stale_in_the_next() -> None:
    gathering = Gathering(5, draw=stacked("LLLFH", "FFF FFF FFF FFF FFF LL")).start()
    opening = gathering.message(0, a.NOMINATE[1])
    gathering.play(random.Random(0), lambda _: None).rematch()
    for person in range(5):
        gathering.accepted(f"p{person}", m.Looked())
    assert gathering.awaited() == [0]
    assert isinstance(opening, m.Act)
    assert rejected(gathering.send("p0", opening)).reason is Reason.STALE


def test_before_the_envelopes_are_looked_at_nobody_acts() -> None:
    gathering = Gathering(5, draw=stacked("LLLFH"))
    act = m.Act(0, 0, a.NOMINATE[1])
    handled = gathering.send("p0", act)
    assert handled == Handled(reply=m.Rejected(0, 0, Reason.NOT_NOW)), "no game, no Update"
    gathering.accepted("p0", m.Start())
    for seat in range(5):
        reply = rejected(gathering.send(f"p{seat}", gathering.message(seat, a.NOMINATE[1])))
        assert reply.reason is Reason.NOT_NOW
        assert gathering.options(seat) == ()


def test_what_the_rules_refuse_is_rejected_with_their_reason() -> None:
    gathering = Gathering(5, draw=stacked("LLLFH")).start()
    reply = rejected(gathering.send("p0", gathering.message(0, a.NOMINATE[0])))
    assert reply.reason is Reason.YOURSELF
    assert rejected(gathering.send("p0", gathering.message(0, JA))).reason is Reason.NOT_NOW
    for nowhere in (-1, 5, 99):
        message = gathering.message(0, a.Nominate(Seat(nowhere)))
        assert rejected(gathering.send("p0", message)).reason is Reason.NOT_OFFERED


def test_after_the_end_acts_are_rejected() -> None:
    gathering = Gathering(5).start().play(random.Random(0), lambda _: None)
    assert rejected(gathering.send("p1", gathering.message(1, JA))).reason is Reason.GAME_OVER
    gathering.accepted("late", Sit("Zoe"))
    act = m.Act(gathering.game.phase, 0, JA)
    assert rejected(gathering.send("late", act)).reason is Reason.NOT_NOW


def test_a_bot_answers_for_its_own_seat_alone() -> None:
    gathering = Gathering(4, 2, draw=stacked("LLLLFH", first=4)).start()
    phase = gathering.game.phase
    for seat, reason in ((0, Reason.NOT_NOW), (99, Reason.NOT_NOW), (5, Reason.NOT_NOW)):
        answer = BotAnswers(Seat(seat), phase, 0, a.NOMINATE[1])
        assert rejected(gathering.send(None, answer)).reason is reason
    old = BotAnswers(Seat(4), phase - 1, 0, a.NOMINATE[1])
    assert rejected(gathering.send(None, old)).reason is Reason.STALE
    handled = gathering.send(None, BotAnswers(Seat(4), phase, 0, a.NOMINATE[1]))
    assert isinstance(handled.rows[0], Acted)
    assert handled.rows[0].row.by is By.BOT


def test_nobody_speaks_or_acts_in_a_persons_seat_from_inside() -> None:
    gathering = Gathering(6).start()
    assert gathering.refusal(None, BotSpeaks(Seat(0), Line("hello"))) is Refusal.NOT_SEATED


def test_a_time_is_stored_only_where_an_act_opens_a_phase() -> None:
    gathering = nominated()
    opened = [gathering.send(f"p{seat}", gathering.message(seat, JA)).rows[0] for seat in range(7)]
    times = [row.opened for row in opened if isinstance(row, Acted)]
    assert times == [None] * 6 + [gathering.now]


def test_rows_tables_and_commands_print_no_content() -> None:
    gathering = Gathering(5, draw=stacked("LLLFH")).start()
    handled = gathering.send("p0", gathering.message(0, a.NOMINATE[1]))
    spoken = gathering.send("p0", m.Say(Line("I am Liberal")))
    answer = BotAnswers(Seat(1), 0, 0, a.NOMINATE[1])
    speech = BotSpeaks(Seat(1), Line("I am Liberal"))
    for value in (gathering.table, gathering.game, handled, spoken, answer, speech):
        assert "iberal" not in repr(value)
        assert "ominate" not in repr(value)
        assert gathering.table.secret not in repr(value)


def test_an_abandoned_game_is_over_and_its_rows_make_it_so_again() -> None:
    """No command abandons a game yet, but a row can say that the people at the table did."""
    gathering = Gathering(5, draw=stacked("LLLFH")).start().act(0, a.NOMINATE[1])
    row, _, _ = act(gathering.game.state, PEOPLE, a.Abandon(), By.PEOPLE, gathering.draw)
    table = evolve(gathering.table, Acted(row, gathering.now))
    assert table.stage is Stage.ENDED
    assert table.game is not None
    assert len(table.game.accepted) == 1


def test_talk_of_an_earlier_game_is_not_heard_in_this_one() -> None:
    gathering = Gathering(5).start()
    assert hear(gathering.table, Spoken(0, Said(Seat(0), 0, Line("old")))) == gathering.table
