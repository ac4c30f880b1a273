"""The fold of rows and talk, in the order in which they were said."""

import random
from collections.abc import Sequence

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Line, RemoveLine, Said
from secret_hitler.table.evolve import HEAR, evolve, folded, hear
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel
from secret_hitler.table.rows import Spoken
from secret_hitler.table.table import Table
from tests.support.draws import stacked
from tests.support.gathering import Gathering

from .scenes import ended, with_an_executed_seat


def five() -> Gathering:
    return Gathering(5, draw=stacked("LLLFH", "FFL FFL")).start()


def test_a_table_counts_its_rows_and_talk_says_after_how_many_it_was_said() -> None:
    table = Gathering(5)
    assert table.table.rows == len(table.rows) == 6
    spoken = table.send("p0", m.Say(Line("hello"))).said[0]
    assert (spoken.after, table.table.rows) == (6, 6)


def test_rows_and_talk_of_a_whole_evening_make_the_same_table() -> None:
    table = with_an_executed_seat()
    table.say(0, Line("six feet under"), Channel.EXECUTED)
    table.whisper("watcher", Line("boo"))
    table.say(1, Line("hello"))
    table.say(0, RemoveLine(0))
    assert table.rebuilt() == table.table
    ended(table).rematch()
    table.say(1, Line("again"))
    assert table.rebuilt() == table.table


def test_what_came_later_is_folded_onto_the_table_that_there_is() -> None:
    table = Gathering(6)
    table.say(5, Line("before"))
    known, row, line = table.table, len(table.rows), len(table.spoken)
    table.accepted("p0", m.Order(tuple(Seat(seat) for seat in (5, 4, 3, 2, 1, 0))))
    table.say(0, Line("after"))
    rows, spoken = table.stored()
    assert folded(rows[row:], spoken[line:], known) == table.table


def test_while_a_game_runs_it_does_not_matter_whether_a_row_or_a_word_is_heard_first() -> None:
    """Talk and acts are written beside each other: memory may hear them the other way round."""
    table, rng = five(), random.Random(1)
    for _ in range(60):
        before = table.table
        said = table.send(f"p{rng.randrange(5)}", m.Say(Line("hello"))).said
        seat = rng.choice(table.awaited())
        rows = table.act_rows(seat, rng.choice(table.choices(seat)))
        if said:
            assert hear(evolve(before, rows[0]), said[0]) == table.table


def test_what_is_heard_at_once_is_heard_as_if_one_by_one() -> None:
    table = with_an_executed_seat()
    before = table.table
    table.say(0, Line("six feet under"), Channel.EXECUTED)
    for who in ("watcher", "another", "watcher"):
        table.whisper(who, Line(f"boo, says {who}"))
    table.say(1, Line("hello"))
    table.say(0, RemoveLine(0))
    _, spoken = table.stored()
    assert hear(before, *spoken) == table.table


def test_a_long_talk_is_folded_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Line by line, each would copy all that were said before: a server stood still for that."""
    table, heard = five(), list[int]()
    for _ in range(50):
        table.say(1, Line("hello"))
    listen = HEAR[Channel.TABLE]

    def counted(before: Table, spoken: Sequence[Spoken]) -> Table:
        heard.append(len(spoken))
        return listen(before, spoken)

    monkeypatch.setitem(HEAR, Channel.TABLE, counted)
    assert table.rebuilt() == table.table
    assert heard == [50]


def test_what_is_heard_after_the_deal_that_ended_its_game_is_dropped() -> None:
    table = ended(five())
    late = table.send("p0", m.Say(Line("late"))).said[0]
    table.rematch()
    assert hear(table.table, late) == table.table


def test_nothing_said_stands_before_what_was_said_before() -> None:
    """Another worker, which had not seen the last step, must not cost the game its record."""
    table = five().act(0, a.NOMINATE[1])
    table.say(3, Line("one"))
    behind = Spoken(1, Said(Seat(4), 0, Line("two")))
    after = hear(table.table, behind)
    assert [said.step for said in after.talk] == [1, 1]


def test_a_removal_of_what_is_not_there_removes_nothing() -> None:
    table = five()
    stray = Spoken(1, Said(Seat(0), 0, RemoveLine(7)))
    assert [said.talk for said in hear(table.table, stray).talk] == [RemoveLine(7)]


def test_a_table_prints_nothing_of_what_is_said() -> None:
    table = with_an_executed_seat()
    table.say(0, Line("six feet under"), Channel.EXECUTED)
    spoken = table.send("watcher", m.Say(Line("boo"), Channel.SPECTATORS)).said[0]
    assert isinstance(table.table, Table)
    for value in (table.table, spoken):
        assert not {"six", "boo", "watcher"} & set(repr(value).replace("'", " ").split())
