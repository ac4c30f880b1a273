"""Talk over real sockets: who is sent which channel, when, and from which line on."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path

from secret_hitler.engine.state import Round
from secret_hitler.engine.terms import Seat
from secret_hitler.record.ledger import Ledger
from secret_hitler.record.talk import Line as Words
from secret_hitler.record.talk import Phrase, Removed, RemoveLine, Said, Saying
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel, Refusal
from tests.support.clients import Guest, Line, Server, begin, line_of, party, serving_house
from tests.support.commands import asked
from tests.support.draws import dealing
from tests.support.turns import break_off, play_until, settled, to_an_execution

HITLER, VICTIM = Seat(4), Seat(2)


class Room:
    """Five players, two spectators (one of them with a cookie), and a TV."""

    def __init__(self, server: Server, code: str, guests: list[Guest], others: list[Guest]) -> None:
        self.server, self.code, self.guests = server, code, guests
        self.others = others
        self.players = [line_of(guest) for guest in guests]
        self.fan, self.stranger, self.tv = (line_of(other) for other in others)

    def everybody(self) -> tuple[Line, ...]:
        return (*self.players, self.fan, self.stranger, self.tv)

    async def execute(self) -> Line:
        """Play until a player is executed, preferably `VICTIM`; return their line."""
        done: Callable[[m.Update], bool] = lambda update: not all(update.board.alive)  # noqa: E731
        choose = to_an_execution(VICTIM, HITLER)
        await play_until(self.guests, choose, done, (self.fan, self.stranger, self.tv))
        return self.players[self.players[0].update.board.alive.index(False)]

    async def heard_by_all(self, text: str = "end of test") -> None:
        """Everything that was on its way has arrived: this line is told after it."""
        free = m.ChannelStatus(Channel.TABLE, None)
        speaker = next(line for line in self.players if free in line.table.channels)
        await speaker.say(m.Say(Words(text)))
        for line in self.everybody():
            await line.until(lambda line: text in line.words())


Scenario = Callable[[Room], Awaitable[None]]


def run(folder: Path, scenario: Scenario, *, lobby: bool = False) -> None:
    async def served() -> None:
        tables = serving_house(folder, draw_chance=dealing("LLLFH", 2))
        async with tables as server, party(server, 5) as (code, guests):
            others = [Guest(server) for _ in range(3)]
            assert (await others[0].watch(code)).status_code == 201
            for other, tv in zip(others, (False, False, True), strict=True):
                await other.open(code, m.Hello(m.PROTOCOL, tv=tv))
            if not lobby:
                await begin(guests)
                await settled([line_of(one) for one in (*guests, *others)], 0)
            await scenario(Room(server, code, guests, others))
            for other in others:
                await other.leave()

    asyncio.run(served())


def say(text: str, channel: Channel = Channel.TABLE) -> m.Say:
    return m.Say(Words(text), channel)


async def until_said(line: Line, text: str, channel: Channel = Channel.TABLE) -> None:
    await line.until(lambda line: text in line.words(channel))


def test_what_is_said_at_the_table_reaches_everybody(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        await room.players[1].say(say("good evening"))
        for line in room.everybody():
            await until_said(line, "good evening")
            assert line.told()[0].seat == 1
            assert line.told()[0].at > 0

    run(tmp_path, scenario)


def test_what_spectators_say_reaches_spectators_alone_until_the_end(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        await room.fan.say(say("who is it?", Channel.SPECTATORS))
        await until_said(room.stranger, "who is it?", Channel.SPECTATORS)
        await until_said(room.fan, "who is it?", Channel.SPECTATORS)
        await room.heard_by_all()
        for line in (*room.players, room.tv):
            assert not any("who is it?" in raw for raw in line.raw)
        await break_off(room.guests)
        for line in room.players:
            await until_said(line, "who is it?", Channel.SPECTATORS)
        await room.heard_by_all("after the end")
        assert not any("who is it?" in raw for raw in room.tv.raw)

    run(tmp_path, scenario)


def test_what_the_executed_say_reaches_the_executed_alone_until_the_end(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        dead = await room.execute()
        await dead.until(lambda line: len(line.table.channels) == 2)
        await dead.say(say("I was Liberal", Channel.EXECUTED))
        await until_said(dead, "I was Liberal", Channel.EXECUTED)
        await room.heard_by_all()
        for line in room.everybody():
            assert line is dead or not any("I was Liberal" in raw for raw in line.raw)
        living = next(line for line in room.players if line is not dead)
        assert await asked(living, say("hm", Channel.EXECUTED)) is Refusal.NOT_YOUR_CHANNEL
        await break_off(room.guests)
        for line in (*room.players, room.fan, room.stranger):
            await until_said(line, "I was Liberal", Channel.EXECUTED)
        await room.heard_by_all("after the end")
        assert not any("I was Liberal" in raw for raw in room.tv.raw)

    run(tmp_path, scenario)


def test_the_two_channels_do_not_hear_each_other(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        dead = await room.execute()
        await dead.until(lambda line: len(line.table.channels) == 2)
        for line, own, foreign in (
            (dead, Channel.EXECUTED, Channel.SPECTATORS),
            (room.fan, Channel.SPECTATORS, Channel.EXECUTED),
        ):
            await line.say(say(own.value, own))
            await until_said(line, own.value, own)
            assert await asked(line, say("hm", foreign)) is Refusal.NOT_YOUR_CHANNEL
            await room.heard_by_all(f"behind {own.value}")
            assert line.told(foreign) == []

    run(tmp_path, scenario)


def test_who_watches_without_a_session_reads_and_is_told_why_it_cannot_speak(
    tmp_path: Path,
) -> None:
    async def scenario(room: Room) -> None:
        psst = say("psst", Channel.SPECTATORS)
        assert await asked(room.stranger, psst) is Refusal.NOT_SEATED
        closed = {one.channel: one.closed for one in room.stranger.table.channels}
        assert closed[Channel.SPECTATORS] is Refusal.NOT_SEATED
        assert (await room.others[1].watch(room.code)).json() == {"seat": None}
        await line_of(room.others[1]).close()
        again = await room.others[1].open(room.code)
        await again.until(lambda line: bool(line.table.channels))
        assert {one.channel: one.closed for one in again.table.channels} == {
            Channel.TABLE: Refusal.NOT_SEATED,
            Channel.SPECTATORS: None,
        }
        await again.say(psst)
        await until_said(room.fan, "psst", Channel.SPECTATORS)

    run(tmp_path, scenario)


def test_who_comes_back_is_told_what_it_missed_at_the_table_and_the_rest_whole(
    tmp_path: Path,
) -> None:
    async def scenario(room: Room) -> None:
        for number in range(3):
            await room.players[0].say(say(f"line {number}"))
            await room.fan.say(say(f"aside {number}", Channel.SPECTATORS))
        await until_said(room.fan, "line 2")
        await until_said(room.fan, "aside 2", Channel.SPECTATORS)
        await room.fan.close()
        await room.players[0].say(say("line 3"))
        await until_said(room.players[0], "line 3")
        step = room.players[0].update.step
        back = await room.others[0].open(room.code, m.Hello(m.PROTOCOL, 1, step, 3))
        await back.until(lambda line: line.count(m.TalkUpdate) == 2)
        told = [one for one in back.heard if isinstance(one, m.TalkUpdate)]
        texts = {one.channel: [words(piece.said) for piece in one.said] for one in told}
        asides = ["aside 0", "aside 1", "aside 2"]
        assert texts == {Channel.TABLE: ["line 3"], Channel.SPECTATORS: asides}

    run(tmp_path, scenario)


def words(said: Said) -> str:
    assert isinstance(said.talk, Words)
    return said.talk.text


def test_a_line_that_the_host_removes_is_told_to_no_newcomer(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        await room.players[1].say(say("rude"))
        await until_said(room.fan, "rude")
        await room.players[0].say(m.Say(RemoveLine(0)))
        await room.fan.until(lambda line: len(line.told()) == 2)
        assert room.fan.told()[1].talk == RemoveLine(0)
        late = Guest(room.server)
        line = await late.open(room.code)
        await line.until(lambda line: len(line.told()) == 2)
        assert [said.talk for said in line.told()] == [Removed(), RemoveLine(0)]
        assert not any("rude" in raw for raw in line.raw)
        await late.leave()

    run(tmp_path, scenario)


def test_who_watches_and_then_plays_is_told_no_more_of_the_spectators(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        await room.fan.say(say("aside", Channel.SPECTATORS))
        await until_said(room.fan, "aside", Channel.SPECTATORS)
        assert (await room.others[0].sit(room.code, "Fanny")).status_code == 201
        await room.fan.until(lambda line: line.table.you == 5)
        since = len(room.fan.raw)
        line = room.stranger
        assert (await room.others[1].watch(room.code)).status_code == 201
        await line.close()
        other = await room.others[1].open(room.code)
        await other.say(say("without you", Channel.SPECTATORS))
        await until_said(other, "without you", Channel.SPECTATORS)
        await room.players[0].say(say("welcome"))
        await until_said(room.fan, "welcome")
        assert not any("without you" in raw or "aside" in raw for raw in room.fan.raw[since:])

    run(tmp_path, scenario, lobby=True)


def test_the_talk_of_the_lobby_is_told_anew_where_its_seats_have_other_numbers(
    tmp_path: Path,
) -> None:
    """To everybody, and a channel in which nothing changed is not."""

    async def scenario(room: Room) -> None:
        for seat in (1, 2, 3):
            await room.players[seat].say(say(f"seat {seat}"))
            await until_said(room.fan, f"seat {seat}")
        await room.fan.say(say("aside", Channel.SPECTATORS))
        await until_said(room.stranger, "aside", Channel.SPECTATORS)
        asides = told_of(room.stranger, Channel.SPECTATORS)
        await room.players[0].say(m.Order(tuple(map(Seat, (0, 3, 2, 1, 4)))))
        for line in room.everybody():
            await line.until(lambda line: [said.seat for said in line.told()] == [3, 2, 1])
        await room.players[0].say(m.Order(tuple(map(Seat, (0, 3, 2, 1, 4)))))
        for line in room.everybody():
            await line.until(lambda line: [said.seat for said in line.told()] == [1, 2, 3])
        await room.players[0].say(m.RemoveSeat(Seat(2)))
        for line in room.everybody():
            if line is not room.players[2]:
                await line.until(lambda line: len(line.told()) == 2)
                told = [(said.seat, said.talk) for said in line.told()]
                assert told == [(1, Words("seat 1")), (2, Words("seat 3"))]
        assert told_of(room.stranger, Channel.SPECTATORS) == asides
        await room.players[0].say(m.RemoveSeat(Seat(1)))
        await room.players[0].say(m.RemoveSeat(Seat(1)))
        await room.tv.until(lambda line: line.told() == [])
        last = room.tv.last(m.TalkUpdate)
        assert last == m.TalkUpdate(0, Channel.TABLE, 0, ())

    run(tmp_path, scenario, lobby=True)


def told_of(line: Line, channel: Channel) -> int:
    found = (one for one in line.heard if isinstance(one, m.TalkUpdate))
    return sum(one.channel is channel for one in found)


def test_a_seat_does_not_notice_that_the_spectators_talk_is_told_anew(tmp_path: Path) -> None:
    """They spoke about seats that have other numbers now; at the table nothing was said."""

    async def scenario(room: Room) -> None:
        about = m.Say(Phrase(Saying.DOUBT, Seat(3)), Channel.SPECTATORS)
        await room.fan.say(about)
        await room.stranger.until(lambda line: line.count(m.TalkUpdate) == 1)
        await room.players[0].say(m.RemoveSeat(Seat(1)))
        await room.stranger.until(lambda line: line.count(m.TalkUpdate) == 2)
        told = room.stranger.told(Channel.SPECTATORS)
        assert [said.talk for said in told] == [Phrase(Saying.DOUBT, Seat(2))]
        await room.players[0].say(say("and now"))
        await until_said(room.tv, "and now")
        for line in (room.tv, *room.players[2:]):
            await until_said(line, "and now")
            assert line.count(m.TalkUpdate) == 1

    run(tmp_path, scenario, lobby=True)


def test_a_new_game_begins_with_nothing_said_in_any_channel(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        await room.players[0].say(say("game one"))
        await room.fan.say(say("aside one", Channel.SPECTATORS))
        await until_said(room.stranger, "aside one", Channel.SPECTATORS)
        await room.players[0].say(m.Ask(m.Topic.MISDEAL))
        for line in room.players[1:]:
            await line.until(lambda line: bool(line.table.questions) or line.table.game == 2)
            if line.table.game == 1:
                await line.say(m.Consent(line.table.questions[0].number))
        for line in (*room.players, room.fan):
            await line.until(lambda line: line.table.game == 2 and line.update.game == 2)
        await room.players[1].say(m.Looked())
        await room.players[1].say(say("game two"))
        await until_said(room.fan, "game two")
        newest = room.fan.last(m.TalkUpdate)
        assert isinstance(newest, m.TalkUpdate)
        assert (newest.game, newest.since, len(newest.said)) == (2, 0, 1)
        assert told_of(room.fan, Channel.SPECTATORS) == 1
        late = Guest(room.server)
        line = await late.open(room.code)
        await line.until(lambda line: line.count(m.LedgerUpdate) == 1)
        assert (line.words(), line.told(Channel.SPECTATORS)) == (["game two"], [])
        await late.leave()

    run(tmp_path, scenario)


def test_the_ledger_is_told_to_everybody_when_it_changed_and_after_the_talk_that_changed_it(
    tmp_path: Path,
) -> None:
    async def scenario(room: Room) -> None:
        for line in room.everybody():
            await line.until(lambda line: line.count(m.LedgerUpdate) == 1)
        choose = to_an_execution(VICTIM, HITLER)
        done: Callable[[m.Update], bool] = lambda update: bool(enacted(update))  # noqa: E731
        await play_until(room.guests, choose, done, (room.fan, room.stranger, room.tv))
        for line in room.everybody():
            await line.until(lambda line: len(ledger(line).entries) == 2)
        drew = room.players[enacted(room.players[0].update)[0].candidate]
        told = {id(line): line.count(m.LedgerUpdate) for line in room.everybody()}
        await room.heard_by_all("a line changes no claim")
        assert {id(line): line.count(m.LedgerUpdate) for line in room.everybody()} == told
        await drew.say(m.ClaimInWords("ffl"))
        for line in room.everybody():
            await line.until(lambda line: ledger(line).entries[0].claim is not None)
            assert isinstance(line.heard[-2], m.TalkUpdate)
            assert isinstance(line.heard[-1], m.LedgerUpdate)
            assert line.count(m.LedgerUpdate) == told[id(line)] + 1
        assert len({line.last(m.LedgerUpdate) for line in room.everybody()}) == 1

    run(tmp_path, scenario)


def enacted(update: m.Update) -> list[Round]:
    return [one for one in update.board.rounds if one.tile is not None]


def ledger(line: Line) -> Ledger:
    update = line.last(m.LedgerUpdate)
    assert isinstance(update, m.LedgerUpdate)
    return update.ledger


def test_whoever_comes_is_told_the_ledger_once_after_all_else(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        await room.players[0].say(say("hello"))
        await until_said(room.tv, "hello")
        for tv in (True, False):
            late = Guest(room.server)
            line = await late.open(room.code, m.Hello(m.PROTOCOL, tv=tv))
            await line.until(lambda line: line.count(m.LedgerUpdate) > 0)
            kinds = [kind.__name__ for kind, _ in itertools.groupby(map(type, line.heard))]
            assert kinds == ["TableUpdate", "Update", "TalkUpdate", "LedgerUpdate"]
            assert line.count(m.LedgerUpdate) == 1
            await late.leave()

    run(tmp_path, scenario)


def test_a_lobby_is_told_no_ledger(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        await room.heard_by_all()
        assert sum(line.count(m.LedgerUpdate) for line in room.everybody()) == 0

    run(tmp_path, scenario, lobby=True)
