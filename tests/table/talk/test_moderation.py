"""Moderation by the host: muting, removing lines and people in the queue, the voice call."""

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import AnyTalk, ClaimDrawn, Line, Phrase, Removed, RemoveLine, Saying
from secret_hitler.table.commands import AskToMove, BotSpeaks, Handled, HostGone, RematchDue, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel, Refusal
from secret_hitler.table.rows import QueueLeft
from secret_hitler.table.talk.channels import Reader
from secret_hitler.table.updates import Room, record_of, status_for
from tests.support.draws import by_lot, stacked
from tests.support.gathering import FASCIST, LIBERAL, NAMES, Gathering, finished, seat_number

from ..scenes import ended, with_an_executed_seat

HELLO = Line("hello")


def five() -> Gathering:
    return Gathering(5, draw=stacked("LLLFH", "FFL FFL")).start()


def status(table: Gathering, reader: Reader) -> m.TableStatus:
    room = Room(frozenset())
    return status_for(table.table, reader.seat, reader.person, room, 0.0, tv=reader.tv).table


def muted(table: Gathering) -> list[int]:
    """The seats that everybody sees to be muted."""
    seats = status(table, Reader(None, None)).seats
    return [number for number, seat in enumerate(seats) if seat.muted]


# --- muting -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "table", [Gathering(5), five(), finished(5)], ids=lambda at: at.table.stage
)
def test_the_host_mutes_at_any_time_and_everybody_sees_it(table: Gathering) -> None:
    table.accepted("p0", m.Mute(Seat(1)))
    for reader in (table.reader(1), table.reader(2), table.reader(None)):
        assert [seat.muted for seat in status(table, reader).seats] == [False, True] + [False] * 3
    assert table.say(1, HELLO) is Refusal.MUTED
    table.accepted("p0", m.Mute(Seat(1), muted=False))
    assert table.say(1, HELLO) is None


def test_muting_the_muted_is_no_row() -> None:
    table = five()
    table.accepted("p0", m.Mute(Seat(1)))
    assert table.send("p0", m.Mute(Seat(1))) == Handled()
    assert table.send("p0", m.Mute(Seat(2), muted=False)) == Handled()


@pytest.mark.parametrize("seat", [0, 4, 5, -1])
def test_the_host_mutes_neither_itself_nor_our_bots_nor_nobody(seat: int) -> None:
    table = Gathering(4, 1).start()
    assert table.refusal("p0", m.Mute(Seat(seat))) is Refusal.NO_SUCH_SEAT


def test_a_program_from_outside_can_be_muted() -> None:
    table = Gathering(5)
    table.accepted("program", Sit("Robot", bot=True))
    table.accepted("p0", m.Mute(Seat(5)))
    assert table.whisper("program", HELLO, Channel.TABLE) is Refusal.MUTED


def test_nobody_but_the_host_keeps_order() -> None:
    table = five()
    table.accepted("late", Sit("Zoe"))
    for command in (m.Mute(Seat(1)), m.RemoveQueued("Zoe"), m.SetVoice("https://example.org")):
        assert table.refusal("p2", command) is Refusal.NOT_HOST
        assert table.refusal("late", command) is Refusal.NOT_SEATED
        assert table.refusal(None, command) is Refusal.NOT_SEATED


@pytest.mark.parametrize("table", [Gathering(6), finished(6)], ids=lambda at: at.table.stage)
def test_who_is_muted_stays_so_whatever_seat_and_name_they_take(table: Gathering) -> None:
    table.accepted("p0", m.Mute(Seat(3)))
    table.accepted("p3", m.Leave())
    table.accepted("p3", Sit("Dov"))
    seat = seat_number(table.table, "p3")
    assert muted(table) == [seat]
    assert table.say(seat, HELLO) is Refusal.MUTED


def test_the_seat_of_the_muted_is_nobody_elses_burden() -> None:
    table = Gathering(6)
    table.accepted("p0", m.Mute(Seat(5)))
    table.accepted("p5", m.Leave())
    table.accepted("new", Sit("Nina"))
    assert seat_number(table.table, "new") == 5
    assert table.say(5, HELLO) is None


def test_who_is_muted_is_so_among_the_spectators_and_in_the_line_too() -> None:
    table = Gathering(6)
    table.accepted("p0", m.Mute(Seat(5)))
    table.accepted("p5", m.Leave())
    assert table.whisper("p5", HELLO) is Refusal.MUTED
    table.start()
    assert table.whisper("p5", HELLO) is Refusal.MUTED
    table.accepted("p5", Sit("Dov"))
    assert [chair.name for chair in table.table.queue] == ["Dov"]
    assert table.whisper("p5", HELLO) is Refusal.MUTED
    assert table.whisper("watcher", HELLO) is None
    closed = {one.channel: one.closed for one in status(table, Reader(None, "p5")).channels}
    assert closed[Channel.SPECTATORS] is Refusal.MUTED


def test_to_mute_one_of_a_phone_that_is_passed_on_is_to_mute_all_of_it() -> None:
    """The host of the next game plays on another phone, so that this one can be muted."""
    table = Gathering(5)
    table.accepted("p0", Sit("Oma", passed=True))
    assert table.refusal("p0", m.Mute(Seat(5))) is Refusal.NO_SUCH_SEAT
    table.accepted(None, HostGone(frozenset({Seat(1)})))
    table.accepted("p1", m.Mute(Seat(5)))
    assert muted(table) == [0, 5]
    assert [table.say(seat, HELLO) for seat in (0, 5)] == [Refusal.MUTED] * 2
    table.accepted("p1", m.Mute(Seat(0), muted=False))
    assert muted(table) == []


def test_the_muted_are_so_on_another_phone_too() -> None:
    table = five()
    table.accepted("p0", m.Mute(Seat(3)))
    table.accepted("new", AskToMove(Seat(3)))
    question = table.table.questions[0].number
    table.accepted("p3", m.ShowDigits(question))
    digits = table.table.questions[0].digits
    assert digits is not None
    table.accepted("new", m.TypeDigits(question, digits))
    assert table.who(3) == "new"
    assert table.say(3, HELLO) is Refusal.MUTED
    assert table.whisper("p3", HELLO) is Refusal.MUTED


def test_a_muted_player_who_becomes_host_may_speak_again() -> None:
    table = finished(6)
    table.accepted("p0", m.Mute(Seat(1)))
    table.accepted("p0", m.Leave())
    assert table.table.host == "p1"
    table.accepted("p1", m.Mute(Seat(1), muted=False))
    assert table.say(1, HELLO) is None


def test_who_is_muted_stays_so_in_the_next_game() -> None:
    table = Gathering(6, draw=by_lot(1)).start()
    table.accepted("p0", m.Mute(Seat(3)))
    ended(table).rematch()
    assert muted(table) == [3]


def test_a_renumbered_seat_takes_its_mute_along() -> None:
    table = Gathering(5)
    table.accepted("p0", m.Mute(Seat(3)))
    table.accepted("p0", m.Order((Seat(3), Seat(0), Seat(1), Seat(2), Seat(4))))
    assert muted(table) == [0]


# --- removing lines -----------------------------------------------------------------------------


def test_a_removed_line_is_gone_and_those_who_have_it_are_told() -> None:
    table = five()
    table.say(1, Line("one"))
    table.say(2, Line("rude"))
    table.say(3, Phrase(Saying.YES))
    for number in (1, 2):
        assert table.say(0, RemoveLine(number)) is None
    remove = [RemoveLine(1), RemoveLine(2)]
    assert table.heard() == [Line("one"), Removed(), Removed(), *remove]
    assert [said.seat for said in table.table.talk] == [1, 2, 3, 0, 0]
    assert "rude" not in repr(table.read(table.reader(None)))


def test_removing_again_is_no_row() -> None:
    table = five()
    table.say(1, HELLO)
    table.say(0, RemoveLine(0))
    assert table.send("p0", m.Say(RemoveLine(0))) == Handled()


def test_only_the_host_removes() -> None:
    table = Gathering(4, 1).start()
    table.say(1, HELLO)
    assert table.say(1, RemoveLine(0)) is Refusal.NOT_HOST
    assert table.whisper("watcher", RemoveLine(0), Channel.TABLE) is Refusal.NOT_HOST
    assert table.whisper(None, RemoveLine(0), Channel.TABLE) is Refusal.NOT_HOST
    assert table.refusal(None, BotSpeaks(Seat(4), RemoveLine(0))) is Refusal.NOT_HOST


@pytest.mark.parametrize("number", [-1, 0, 2, 99])
def test_only_lines_and_phrases_are_removed(number: int) -> None:
    table = five().elect(1).legislate("L", "F")
    table.say(0, ClaimDrawn(0, (FASCIST, FASCIST, LIBERAL)))
    table.say(1, HELLO)
    assert table.say(0, RemoveLine(number)) is Refusal.NO_SUCH_LINE


def test_a_host_who_may_not_speak_removes_all_the_same() -> None:
    table = five().elect(1)
    table.say(3, HELLO)
    assert table.say(0, HELLO) is Refusal.QUIET
    assert table.say(0, RemoveLine(0)) is None
    table = with_an_executed_seat()
    table.say(3, HELLO)
    assert table.say(0, RemoveLine(0)) is None


@pytest.mark.parametrize("number", [0, 7])
def test_what_the_host_may_not_read_it_does_not_remove(number: int) -> None:
    """And it is not told whether there is such a line."""
    table = with_an_executed_seat()
    table.accepted("p0", m.Leave())
    table.whisper("watcher", HELLO)
    assert table.say(0, RemoveLine(number), Channel.SPECTATORS) is Refusal.NOT_YOUR_CHANNEL
    game = five()
    assert game.say(0, RemoveLine(number), Channel.EXECUTED) is Refusal.NOT_YOUR_CHANNEL


def test_an_executed_host_removes_lines_of_the_executed() -> None:
    table = with_an_executed_seat()
    table.say(0, Line("rude"), Channel.EXECUTED)
    assert table.say(0, RemoveLine(0), Channel.EXECUTED) is None
    assert table.heard(Channel.EXECUTED) == [Removed(), RemoveLine(0)]
    assert table.say(0, RemoveLine(1), Channel.EXECUTED) is Refusal.NO_SUCH_LINE


@pytest.mark.parametrize("channel", [Channel.SPECTATORS, Channel.EXECUTED])
def test_after_the_end_the_host_removes_lines_in_every_channel(channel: Channel) -> None:
    table = with_an_executed_seat()
    for text in ("kind", "rude"):
        table.whisper("watcher", Line(text))
        table.say(0, Line(text), Channel.EXECUTED)
    ended(table)
    assert table.say(1, RemoveLine(1), channel) is Refusal.NOT_HOST
    assert table.say(0, RemoveLine(1), channel) is None
    assert table.send("p0", m.Say(RemoveLine(1), channel)) == Handled()
    told = table.read(Reader(None, None))[channel]
    assert told == [Line("kind"), Removed(), RemoveLine(1)]
    assert table.rebuilt() == table.table


def test_a_host_who_did_not_play_removes_nothing_from_the_record_of_that_game() -> None:
    table = finished(5)
    table.say(1, HELLO)
    table.accepted("late", Sit("Zoe"))
    for person in ("p0", "p1", "p2", "p3", "p4"):
        table.accepted(person, m.Leave())
    assert table.table.host == "late"
    assert table.whisper("late", RemoveLine(0), Channel.TABLE) is Refusal.NOT_SEATED


def test_the_record_holds_the_talk_without_times_and_without_what_was_removed() -> None:
    table = finished(5)
    said: list[tuple[int, AnyTalk]] = [(1, Line("rude")), (2, HELLO), (0, RemoveLine(0))]
    for seat, talk in said:
        assert table.say(seat, talk) is None
    table.whisper("watcher", Line("from outside"))
    record = record_of(table.table)
    assert record is not None
    assert [one.talk for one in record.talk] == [Removed(), HELLO, RemoveLine(0)]
    assert [one.at for one in record.talk] == [0.0] * 3


def test_the_record_holds_nothing_of_the_channels_beside_the_table() -> None:
    table = with_an_executed_seat()
    table.say(0, Line("six feet under"), Channel.EXECUTED)
    table.whisper("watcher", Line("boo"))
    record = record_of(ended(table).table)
    assert record is not None
    assert record.talk == ()


# --- the line for a seat ------------------------------------------------------------------------


def test_the_host_takes_somebody_out_of_the_line() -> None:
    table = five()
    for name, person in (("Zoe", "z"), ("Yve", "y")):
        table.accepted(person, Sit(name))
    assert table.accepted("p0", m.RemoveQueued("Zoe")).rows == (QueueLeft("z", removed=True),)
    assert [chair.name for chair in table.table.queue] == ["Yve"]


def test_who_moved_up_meanwhile_is_not_taken_out_for_another() -> None:
    table = five()
    for name, person in (("Zoe", "z"), ("Yve", "y")):
        table.accepted(person, Sit(name))
    table.accepted("z", m.Leave())
    assert table.refusal("p0", m.RemoveQueued("Zoe")) is Refusal.NO_SUCH_SEAT
    assert [chair.name for chair in table.table.queue] == ["Yve"]


def test_who_has_a_seat_is_not_in_the_line() -> None:
    assert five().refusal("p0", m.RemoveQueued(NAMES[1])) is Refusal.NO_SUCH_SEAT


# --- the voice call -----------------------------------------------------------------------------

LINK = "https://meet.example.org/room?x=1#y"


def test_the_voice_link_is_for_all_seats_and_for_nobody_else() -> None:
    table = five()
    table.accepted("p0", m.SetVoice(f"  {LINK} "))
    assert [status(table, table.reader(seat)).voice for seat in range(5)] == [LINK] * 5
    for reader in (Reader(None, None), Reader(None, "watcher"), Reader(None, None, tv=True)):
        assert status(table, reader).voice is None


def test_the_voice_link_stays_until_it_is_taken_away() -> None:
    table = Gathering(6)
    table.accepted("p0", m.SetVoice(LINK))
    assert table.send("p0", m.SetVoice(LINK)) == Handled()
    table.start()
    assert ended(table).rematch().table.voice == LINK
    table.accepted("p0", m.SetVoice(None))
    assert table.table.voice is None


@pytest.mark.parametrize(
    "link",
    [
        "",
        "meet.example.org",
        "http://meet.example.org",
        "javascript:alert(1)",
        "data:text/html,x",
        "https://",
        "https:///room",
        "https://anna@meet.example.org",
        "https://anna:secret@meet.example.org",
        "https://@meet.example.org",
        "https://meet.example.org:99999/",
        "https://meet.example.org\\@evil.example",
        "https://meet.example.org/a b",
        "https://meet.example.org/\u202egro",
        "https://m\u0435et.example.org/",
        'https://meet.example.org/"onclick=',
        "https://[meet",
        "https://meet.example.org/" + "x" * 276,
    ],
)
def test_what_is_no_plain_https_address_is_no_voice_link(link: str) -> None:
    assert five().refusal("p0", m.SetVoice(link)) is Refusal.BAD_LINK


@pytest.mark.parametrize(
    "link",
    [
        "https://meet.example.org",
        "HTTPS://Meet.Example.org/Room",
        "https://meet.example.org:8443/a%20b",
        "https://[2001:db8::1]/room",
        "https://meet.example.org/" + "x" * 275,
    ],
)
def test_an_https_address_is_a_voice_link(link: str) -> None:
    five().accepted("p0", m.SetVoice(link))


def test_the_host_of_the_next_game_keeps_order_there() -> None:
    table = finished(6)
    table.accepted("p0", m.Leave())
    table.now += 10
    table.accepted("p1", m.Mute(Seat(2)))
    assert table.refusal("p0", m.Mute(Seat(2))) is Refusal.NOT_SEATED
    assert table.send(None, RematchDue()) == Handled()
