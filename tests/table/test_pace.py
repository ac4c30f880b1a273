"""How soon bots answer: the table's pace, a farsighted bot's time, and step by step."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Seat
from secret_hitler.table.clock import LATEST, LOOKS_AHEAD, SOONEST, asked_at, bots_wait, due
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.refusal import Refusal
from secret_hitler.table.updates import Room, status_for
from tests.support.draws import stacked
from tests.support.gathering import JA, Gathering

PACES = {m.BotPace.SLOW: 3.0, m.BotPace.NORMAL: 1.0, m.BotPace.FAST: 0.25}


def playing(pace: m.BotPace, kind: m.BotKind = m.BotKind.SHREWD, roles: str = "LLLFH") -> Gathering:
    """Person 0 and four bots; bot 1 is to nominate."""
    table = Gathering(1, 0, stacked(roles, first=1))
    for _ in range(4):
        table.accepted("p0", m.AddBot(kind))
    table.accepted("p0", m.SetOptions(m.Options(bot_pace=pace)))
    return table.start()


def delays(table: Gathering) -> list[float]:
    """Of the nomination and of all ballots."""
    first = [answer.after for answer in due(table.table)]
    table.act(1, a.NOMINATE[2])
    return first + [answer.after for answer in due(table.table)]


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_stretches_every_delay(pace: m.BotPace) -> None:
    usual = delays(playing(m.BotPace.NORMAL))
    assert len(usual) == 5
    assert delays(playing(pace)) == pytest.approx([PACES[pace] * one for one in usual])
    assert all(SOONEST <= one <= LATEST for one in usual)


@pytest.mark.parametrize(
    ("pace", "latest"),
    [(m.BotPace.SLOW, 3.6), (m.BotPace.NORMAL, 2.0), (m.BotPace.FAST, 1.4)],
)
def test_a_farsighted_bot_never_answers_before_its_time_limit(
    pace: m.BotPace, latest: float
) -> None:
    told = delays(playing(pace, m.BotKind.FARSIGHTED))
    assert all(LOOKS_AHEAD <= one <= latest for one in told)
    assert len(set(told)) == 5


@pytest.mark.parametrize("kind", [m.BotKind.SHREWD, m.BotKind.FARSIGHTED])
@pytest.mark.parametrize("pace", PACES)
def test_a_delay_tells_no_role(pace: m.BotPace, kind: m.BotKind) -> None:
    assert delays(playing(pace, kind)) == delays(playing(pace, kind, "HFLLL"))


def test_step_by_step_no_bot_is_due_before_somebody_says_next() -> None:
    table = playing(m.BotPace.STEP)
    assert bots_wait(table.table)
    assert due(table.table) == ()
    table.now += 60
    table.accepted("p0", m.Next(table.game.phase))
    assert not bots_wait(table.table)
    assert [answer.seat for answer in due(table.table)] == [1]
    assert asked_at(table.table, Seat(1)) == table.now
    assert due(table.rebuilt()) == due(table.table)


def test_step_by_step_each_phase_is_asked_for() -> None:
    table = playing(m.BotPace.STEP)
    table.accepted("p0", m.Next(table.game.phase))
    table.act(1, a.NOMINATE[2])
    assert bots_wait(table.table)
    table.accepted("p0", m.Next(table.game.phase))
    assert [answer.seat for answer in due(table.table)] == [1, 2, 3, 4]
    table.act(0, JA)
    assert [answer.seat for answer in due(table.table)] == [1, 2, 3, 4]


def test_next_counts_once_and_for_its_own_phase() -> None:
    table = playing(m.BotPace.STEP)
    phase = table.game.phase
    assert table.accepted("p0", m.Next(phase - 1)).rows == ()
    assert table.accepted("p0", m.Next(phase + 1)).rows == ()
    assert table.accepted("p0", m.Next(phase)).rows
    assert table.accepted("p0", m.Next(phase)).rows == ()


def test_next_is_for_tables_that_go_step_by_step_and_for_who_sits_there() -> None:
    table = playing(m.BotPace.NORMAL)
    assert table.refusal("p0", m.Next(table.game.phase)) is Refusal.NOT_IN_THIS_STAGE
    table = playing(m.BotPace.STEP)
    assert table.refusal("stranger", m.Next(table.game.phase)) is Refusal.NOT_SEATED
    table.accepted("p0", m.Pause())
    assert table.refusal("p0", m.Next(table.game.phase)) is Refusal.PAUSED


def test_where_people_alone_are_awaited_nobody_waits_for_next() -> None:
    table = Gathering(1, 4, stacked("LLLFH"), m.Options(bot_pace=m.BotPace.STEP)).start()
    assert table.awaited() == [0]
    assert not bots_wait(table.table)
    assert table.accepted("p0", m.Next(table.game.phase)).rows == ()


def test_everybody_is_told_that_bots_wait() -> None:
    table = playing(m.BotPace.STEP)
    for viewer in (None, Seat(0)):
        told = status_for(table.table, viewer, None, Room(frozenset()), table.now)
        assert told.table.bots_wait
        assert (told.status.id, told.status.seats) == ("table-bots-wait", {"who": (Seat(1),)})
        assert told.status.you is (viewer == 0)
    table.accepted("p0", m.Next(table.game.phase))
    table.act(1, a.NOMINATE[2])
    told = status_for(table.table, None, None, Room(frozenset()), table.now)
    assert (told.status.id, told.status.numbers) == ("table-bots-wait-many", {"count": 4})
    own = status_for(table.table, Seat(0), "p0", Room(frozenset()), table.now)
    assert own.status.id == "status-voting"
    assert own.table.bots_wait
