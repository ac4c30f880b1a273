"""Who may read and write each channel, and that nobody else ever hears of it."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import (
    About,
    AskClaim,
    ClaimDrawn,
    Line,
    LogClaim,
    Phrase,
    RemoveLine,
    Saying,
)
from secret_hitler.table.commands import RematchDue, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel, Refusal
from secret_hitler.table.talk.channels import Reader, channel_statuses
from secret_hitler.table.updates import Room, status_for
from tests.support.draws import by_lot, stacked
from tests.support.gathering import FASCIST, LIBERAL, Gathering, finished

from ..scenes import ended, with_an_executed_seat

TABLE, SPECTATORS, EXECUTED = Channel.TABLE, Channel.SPECTATORS, Channel.EXECUTED
TV = Reader(None, None, tv=True)
STRANGER = Reader(None, None)
WATCHER = Reader(None, "watcher")
HELLO, BOO, COFFIN = Line("hello"), Line("boo"), Line("six feet under")


def channels(table: Gathering, reader: Reader) -> dict[Channel, Refusal | None]:
    """What a reader may read, and why it may not speak there."""
    return {one.channel: one.closed for one in channel_statuses(table.table, reader)}


def all_channels_used() -> Gathering:
    """Seat 0 is executed; something was said in each channel."""
    table = with_an_executed_seat()
    assert table.say(1, HELLO) is None
    assert table.whisper("watcher", BOO) is None
    assert table.say(0, COFFIN, EXECUTED) is None
    return table


# --- reading ------------------------------------------------------------------------------------


def test_a_living_seat_reads_the_table_alone() -> None:
    table = all_channels_used()
    for seat in range(1, 5):
        assert table.read(table.reader(seat)) == {TABLE: [HELLO]}


def test_an_executed_seat_reads_the_table_and_the_executed() -> None:
    table = all_channels_used()
    assert table.read(table.reader(0)) == {TABLE: [HELLO], EXECUTED: [COFFIN]}


@pytest.mark.parametrize("reader", [STRANGER, WATCHER])
def test_a_spectator_reads_the_table_and_the_spectators(reader: Reader) -> None:
    assert all_channels_used().read(reader) == {TABLE: [HELLO], SPECTATORS: [BOO]}


def test_a_tv_reads_the_table_alone_also_after_the_end() -> None:
    table = all_channels_used()
    assert table.read(TV) == {TABLE: [HELLO]}
    assert ended(table).read(TV) == {TABLE: [HELLO]}


def test_after_the_end_everybody_else_reads_everything() -> None:
    table = ended(all_channels_used())
    everything = {TABLE: [HELLO], SPECTATORS: [BOO], EXECUTED: [COFFIN]}
    for reader in (*(table.reader(seat) for seat in range(5)), STRANGER, WATCHER):
        assert table.read(reader) == everything


def test_who_is_executed_later_reads_what_the_executed_said_before() -> None:
    table = with_an_executed_seat()
    table.say(0, COFFIN, EXECUTED)
    table.elect(2).legislate("F", "F")
    executing = table.awaited()[0]
    assert EXECUTED not in table.read(table.reader(1))
    table.act(executing, a.EXECUTE[1])
    assert table.read(table.reader(1))[EXECUTED] == [COFFIN]


def test_a_passed_phone_reads_as_the_seat_that_it_shows() -> None:
    """Seat 5 has no phone: that of seat 0 is passed on."""
    table = with_an_executed_seat(passed=True)
    table.say(0, COFFIN, EXECUTED)
    assert table.read(Reader(Seat(0), "p0")) == {EXECUTED: [COFFIN]}
    assert table.read(Reader(Seat(5), "p0")) == {}
    assert table.say(5, COFFIN, EXECUTED) is Refusal.NOT_YOUR_CHANNEL


def test_a_deputy_makes_no_dead_of_a_living_seat() -> None:
    table = all_channels_used()
    table.now += 1000
    waited = table.awaited()[0]
    for seat in range(1, 5):
        if seat != waited:
            table.send(table.who(seat), m.Ask(m.Topic.DEPUTY, waited))
    assert table.table.seats[waited].deputy
    assert table.read(table.reader(waited)) == {TABLE: [HELLO]}


def test_who_waits_for_a_seat_is_a_spectator_until_there_is_one() -> None:
    table = all_channels_used()
    table.accepted("watcher", Sit("Zoe"))
    assert table.read(WATCHER) == {TABLE: [HELLO], SPECTATORS: [BOO]}
    assert table.whisper("watcher", BOO) is None


def test_a_spectator_who_sits_down_reads_the_spectators_no_more() -> None:
    lobby = Gathering(5)
    assert lobby.whisper("watcher", BOO) is None
    assert lobby.read(WATCHER) == {SPECTATORS: [BOO]}
    lobby.accepted("watcher", Sit("Zoe"))
    assert lobby.read(lobby.reader(5)) == {}
    lobby.start()
    assert lobby.whisper("other", BOO) is None
    assert lobby.read(lobby.reader(5)) == {}


def test_an_executed_player_who_is_removed_after_the_game_watches_the_next_one() -> None:
    table = ended(with_an_executed_seat(people=6))
    table.draw = by_lot(1)
    table.accepted("p0", m.RemoveSeat(Seat(0)))
    for seat in range(1, 6):
        table.send(table.who(seat), m.Rematch())
    table.now += 10
    table.send(None, RematchDue())
    assert table.table.games == 2
    removed = Reader(None, "p0")
    assert channels(table, removed) == {TABLE: Refusal.NOT_SEATED, SPECTATORS: None}
    assert table.whisper("p0", COFFIN, EXECUTED) is Refusal.NOT_YOUR_CHANNEL
    table.whisper("p0", BOO)
    assert table.read(removed) == {SPECTATORS: [BOO]}


def test_every_deal_begins_with_silence() -> None:
    table = ended(all_channels_used())
    table.rematch()
    for reader in (*(table.reader(seat) for seat in range(5)), STRANGER, WATCHER, TV):
        assert table.read(reader) == {}
    assert table.table.spectators == ()


# --- speaking -----------------------------------------------------------------------------------


def test_each_speaks_in_its_own_channel_and_at_its_own_table() -> None:
    table = with_an_executed_seat()
    assert channels(table, table.reader(1)) == {TABLE: None}
    silent = Refusal.EXECUTED_ARE_SILENT
    assert channels(table, table.reader(0)) == {TABLE: silent, EXECUTED: None}
    assert channels(table, WATCHER) == {TABLE: Refusal.NOT_SEATED, SPECTATORS: None}
    assert channels(table, TV) == {TABLE: Refusal.NOT_SEATED}


def test_a_spectator_needs_a_session_to_speak_and_is_told_so() -> None:
    table = with_an_executed_seat()
    assert channels(table, STRANGER)[SPECTATORS] is Refusal.NOT_SEATED
    assert table.whisper(None, BOO) is Refusal.NOT_SEATED


@pytest.mark.parametrize(
    ("seat", "channel"), [(1, SPECTATORS), (1, EXECUTED), (0, SPECTATORS)], ids=str
)
def test_a_seat_that_speaks_into_another_channel_is_refused(seat: int, channel: Channel) -> None:
    table = with_an_executed_seat()
    assert table.say(seat, COFFIN, channel) is Refusal.NOT_YOUR_CHANNEL


def test_a_spectator_does_not_speak_among_the_executed() -> None:
    table = with_an_executed_seat()
    for who in (None, "watcher"):
        assert table.whisper(who, BOO, EXECUTED) is Refusal.NOT_YOUR_CHANNEL


def test_before_anybody_is_executed_nobody_has_that_channel() -> None:
    table = Gathering(5).start()
    for seat in range(5):
        assert channels(table, table.reader(seat)) == {TABLE: None}
        assert table.say(seat, COFFIN, EXECUTED) is Refusal.NOT_YOUR_CHANNEL


def test_the_executed_who_may_chat_do_so_at_the_table_and_in_their_own_channel() -> None:
    table = with_an_executed_seat(m.Options(dead_may_chat=True))
    assert channels(table, table.reader(0)) == {TABLE: None, EXECUTED: None}
    assert table.say(0, HELLO) is None
    assert table.say(0, COFFIN, EXECUTED) is None
    assert table.read(table.reader(1)) == {TABLE: [HELLO]}


def test_after_the_end_all_read_but_each_speaks_where_it_could() -> None:
    table = ended(all_channels_used())
    not_yours = Refusal.NOT_YOUR_CHANNEL
    living = {TABLE: None, SPECTATORS: not_yours, EXECUTED: not_yours}
    assert channels(table, table.reader(1)) == living
    assert channels(table, table.reader(0)) == {**living, EXECUTED: None}
    watching = {TABLE: Refusal.NOT_SEATED, SPECTATORS: None, EXECUTED: not_yours}
    assert channels(table, WATCHER) == watching


def test_who_sits_down_after_a_game_was_a_spectator_of_it_and_speaks_as_one() -> None:
    table = finished()
    table.whisper("watcher", BOO)
    table.accepted("late", Sit("Zoe"))
    seat = len(table.table.seats) - 1
    assert channels(table, table.reader(seat))[TABLE] is Refusal.NOT_SEATED
    assert table.whisper("late", BOO, shown=seat) is None
    assert [said.seat for said in table.table.spectators_talk] == [0, 1]


def test_the_host_may_let_spectators_be_silent() -> None:
    table = Gathering(5, options=m.Options(spectators_may_chat=False)).start()
    assert channels(table, STRANGER)[SPECTATORS] is Refusal.CHAT_OFF
    assert channels(table, WATCHER)[SPECTATORS] is Refusal.CHAT_OFF
    assert table.whisper("watcher", BOO) is Refusal.CHAT_OFF
    assert table.say(1, HELLO) is None


def test_what_is_off_is_off_in_every_channel_and_the_rules_come_first() -> None:
    off = m.Options(chat=m.Chat.OFF)
    table = Gathering(5, draw=stacked("LLLFH"), options=off).start().elect(1)
    assert channels(table, table.reader(0)) == {TABLE: Refusal.QUIET}
    assert channels(table, table.reader(2)) == {TABLE: Refusal.CHAT_OFF}
    assert channels(table, STRANGER)[SPECTATORS] is Refusal.CHAT_OFF


def test_who_is_muted_says_nothing_freely_anywhere() -> None:
    table = with_an_executed_seat()
    table.accepted("p0", m.Mute(Seat(1)))
    assert channels(table, table.reader(1)) == {TABLE: Refusal.MUTED}
    for words in (HELLO, Phrase(Saying.YES)):
        assert table.say(1, words) is Refusal.MUTED
    table.accepted("p0", m.Mute(Seat(1), muted=False))
    assert table.say(1, HELLO) is None


def test_what_closes_a_channel_is_what_a_line_is_refused_for() -> None:
    tables = [
        Gathering(5),
        Gathering(5, draw=stacked("LLLFH")).start().elect(1),
        with_an_executed_seat(),
        ended(with_an_executed_seat()),
    ]
    for table in tables:
        readers = [*(table.reader(seat) for seat in range(5)), STRANGER, WATCHER]
        for reader in readers:
            for channel, closed in channels(table, reader).items():
                said = table.whisper(reader.person, HELLO, channel, shown=reader.seat)
                assert said is closed


# --- how much ---------------------------------------------------------------------------------


def test_a_speaker_has_five_hundred_pieces_in_each_channel_and_takes_nobodys() -> None:
    table = with_an_executed_seat(m.Options(dead_may_chat=True))
    for channel in (TABLE, EXECUTED):
        for _ in range(500):
            assert table.say(0, HELLO, channel) is None
        assert table.say(0, HELLO, channel) is Refusal.SAID_ENOUGH
    assert table.say(1, HELLO) is None
    assert table.rebuilt() == table.table


def test_all_that_one_says_counts_and_a_log_for_who_writes_it() -> None:
    table = Gathering(5, draw=stacked("LLLFH", "FFL")).start().elect(1).legislate("F", "L")
    for number in range(250):
        assert table.say(2, Phrase(Saying.YES)) is None
        tiles = (FASCIST, FASCIST if number % 2 else LIBERAL, LIBERAL)
        assert table.say(2, LogClaim(Seat(0), ClaimDrawn(0, tiles))) is None
    claim = ClaimDrawn(0, (LIBERAL, LIBERAL, LIBERAL))
    for talk in (HELLO, AskClaim(Seat(1), 0, About.RECEIVED), LogClaim(Seat(0), claim)):
        assert table.say(2, talk) is Refusal.SAID_ENOUGH
    assert table.say(0, claim) is None


def test_all_spectators_together_have_two_thousand_pieces() -> None:
    table = Gathering(5).start()
    for number in range(2000):
        assert table.whisper(f"w{number // 400}", BOO) is None
    for watcher in ("w4", "new"):
        assert table.whisper(watcher, BOO) is Refusal.SAID_ENOUGH
    assert table.say(1, HELLO) is None


def test_a_host_who_said_enough_still_removes_lines_and_that_takes_nobodys_share() -> None:
    table = Gathering(5).start()
    for _ in range(500):
        table.say(0, HELLO)
    assert [table.say(0, RemoveLine(number)) for number in range(300)] == [None] * 300
    assert table.say(1, HELLO) is None


def test_every_deal_lets_all_speak_again() -> None:
    table = finished(5)
    for _ in range(500):
        table.say(1, HELLO)
    assert table.say(1, HELLO) is Refusal.SAID_ENOUGH
    table.rematch()
    assert table.say(1, HELLO) is None


# --- spectators' numbers ------------------------------------------------------------------------


def test_spectators_are_numbered_as_they_first_speak_and_keep_their_numbers() -> None:
    table = Gathering(5).start()
    for who in ("x", "y", "x", "z", "y"):
        assert table.whisper(who, BOO) is None
    assert [said.seat for said in table.table.spectators_talk] == [0, 1, 0, 2, 1]
    assert table.table.spectators == ("x", "y", "z")
    assert table.rebuilt() == table.table


def test_no_token_of_a_spectator_leaves_the_table() -> None:
    table = Gathering(5).start()
    table.whisper("watcher", BOO)
    for reader in (STRANGER, WATCHER, TV, table.reader(1)):
        room = Room(frozenset())
        status = status_for(table.table, reader.seat, reader.person, room, 0.0, tv=reader.tv)
        assert "watcher" not in repr((status, table.read(reader)))


# --- what is told of a channel that one may not read --------------------------------------------


def test_the_status_of_others_does_not_change_with_a_channel_that_they_may_not_read() -> None:
    table = with_an_executed_seat()

    def statuses() -> list[object]:
        readers = [*(table.reader(seat) for seat in range(1, 5)), TV]
        room = Room(frozenset())
        return [
            status_for(table.table, one.seat, one.person, room, 0.0, tv=one.tv) for one in readers
        ]

    before = statuses()
    table.say(0, COFFIN, EXECUTED)
    table.whisper("watcher", BOO)
    assert statuses() == before
