"""What a debugger, a traceback or a log may print of the tables holds nothing of a game."""

import random

import msgspec
import pytest

from secret_hitler.engine.game import options, view
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Line
from secret_hitler.server.disk.transactions import Change, Log, Note, StoredTable
from secret_hitler.server.tables.journal import News
from secret_hitler.server.tables.sessions import hashed, new_session
from secret_hitler.server.thinking.thought import ToChoose
from secret_hitler.table.command_rights import BotSpeaks, Handled
from secret_hitler.table.commands import BotAnswers, handle
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.rows import Spoken, TableRow
from tests.support.gathering import NAMES, Gathering

WORDS = ("liberal", "fascist", "hitler", "nein", "discard", "policy.", "vote(", "nominate", "psst")


@pytest.fixture(scope="module")
def table() -> Gathering:
    gathering = Gathering(4, 3).start()
    gathering.say(0, Line("psst"))
    gathering.play(random.Random(4), lambda _: None)
    return gathering


def content_of(text: str, table: Gathering) -> list[str]:
    """The words in a text that belong to a game or to its people."""
    secret = [table.table.secret, *NAMES[:4], *(f"'p{number}'" for number in range(4))]
    return [word for word in secret if word in text] + [w for w in WORDS if w in text.lower()]


def test_a_table_its_game_and_its_rows_print_nothing(table: Gathering) -> None:
    rows = [msgspec.json.decode(row, type=TableRow) for row in table.rows]
    assert len({type(row) for row in rows}) > 4
    for thing in (table.table, table.game, table.game.state.secrets, *rows):
        assert content_of(repr(thing), table) == [], type(thing)
    for known in table.game.state.knowledge:
        assert content_of(repr(known), table) == []


def test_what_came_of_a_command_prints_nothing() -> None:
    table = Gathering(4, 3).start()
    seen: list[Handled] = []

    def keep(played: Gathering) -> None:
        seat = played.awaited()[0] if played.awaited() else None
        if seat is not None:
            command = played.message(seat, played.options(seat)[0])
            seen.append(handle(played.table, played.who(seat), command, 0.0, played.draw))

    table.play(random.Random(5), keep)
    assert sum(bool(handled.rows) for handled in seen) > 30
    for handled in seen:
        assert content_of(repr(handled), table) == []


def test_thoughts_sessions_and_what_lies_on_disk_print_nothing(table: Gathering) -> None:
    seat = Seat(1)
    seen = view(table.game.state, seat)
    session = new_session()
    assert session.fresh is not None
    spoken = [msgspec.json.decode(one, type=Spoken) for one in table.spoken]
    assert spoken
    things = (
        ToChoose("careful", seen, table.table.talk, "7", options(seen)),
        BotSpeaks(seat, Line("psst")),
        BotAnswers(seat, 1, 0, table.game.accepted[0].action),  # type: ignore[arg-type]  # a seat's
        StoredTable(1, tuple(table.rows), tuple(table.spoken), dict(enumerate(NAMES))),
        Change(1, Log.TALK, 0, tuple(table.spoken), 0.0),
        Change(1, Log.ROWS, 0, tuple(table.rows), 0.0, names=dict(enumerate(NAMES))),
        News(0, 0, said=tuple(spoken)),
        *spoken,
        Handled(said=tuple(spoken)),
        m.Say(Line("psst"), m.Channel.EXECUTED),
        m.TalkUpdate(1, m.Channel.EXECUTED, 1, (m.Heard(spoken[0].said, ()),)),
        m.KeepNotes(1, seat, m.Notes("psst")),
        m.NotesUpdate(1, seat, m.Notes("psst")),
        Handled(notes=m.NotesUpdate(1, seat, m.Notes("psst"))),
        Note(1, 1, 0, b"psst", 0.0),
        News(0, 0, noted={(1, seat): m.Notes("psst")}),
        session,
    )
    for thing in things:
        assert content_of(repr(thing), table) == [], type(thing)
        assert session.fresh not in repr(thing)
        assert session.person not in repr(thing)
    assert session.fresh.encode() not in hashed(session.fresh)
