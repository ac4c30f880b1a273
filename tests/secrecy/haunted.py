"""An evening with an executed player, spectators, and notes, and everything that anybody heard.

Anna's phone is passed on to Elif, who is executed and later takes a phone of her own.
"""

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Line as Words
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel
from tests.support.clients import Guest, Line, Server, is_over, line_of, owes, party, serving_house
from tests.support.draws import dealing
from tests.support.turns import settled, to_an_execution

from .chatter import EXECUTED, NOTES, SPECTATORS

ELIF, HITLER = Seat(4), Seat(3)
BEHIND = "said behind it"
AFTER = "after the end"


class Heard(msgspec.Struct):
    """What each viewer heard, with marks of what happened when."""

    streams: dict[str, list[str]] = {}
    marks: dict[str, int] = {}
    """How much a viewer had heard at the moment of that name."""
    answers: list[str] = []
    """Everything that the doors said."""


class Haunted:
    """Who is there, and the course of the evening."""

    def __init__(self, server: Server, code: str, people: list[Guest]) -> None:
        self.server, self.code, self.people = server, code, people
        self.onlookers = {who: Guest(server) for who in ("watcher", "fan", "removed", "tv")}
        self.phone = Guest(server)
        """Elif's own, later."""
        self.heard = Heard()

    def lines(self) -> dict[str, Line]:
        seats = {str(seat): line_of(guest) for seat, guest in enumerate(self.people)}
        return seats | {who: line_of(guest) for who, guest in self.onlookers.items()}

    async def arrive(self) -> None:
        host, removed = self.people[0], self.onlookers["removed"]
        await host.seat_without_phone(self.code, "Elif")
        assert (await removed.sit(self.code, "Wanda")).status_code == 201
        assert (await self.onlookers["fan"].watch(self.code)).status_code == 201
        self.onlookers["tv"].http.cookies = host.http.cookies
        for who, guest in self.onlookers.items():
            await guest.open(self.code, m.Hello(m.PROTOCOL, tv=who == "tv"))
        await line_of(host).say(m.RemoveSeat(Seat(5)))
        await line_of(removed).until(lambda line: line.table.you is None)

    async def begin(self) -> None:
        """Have everybody look, and note something."""
        anna = line_of(self.people[0])
        await anna.say(m.Start())
        for line in (line_of(guest) for guest in self.people):
            await line.until(lambda line: line.count(m.Update) > 0)
            await self.look_and_note(line)
        await self.show(ELIF)
        await self.look_and_note(anna)
        await self.show(Seat(0))
        for line in self.lines().values():
            await line.until(lambda line: line.table.stage is m.Stage.PLAYING)

    async def look_and_note(self, line: Line) -> None:
        seat = line.table.you
        assert seat is not None
        await line.say(m.Looked())
        await line.say(m.KeepNotes(1, seat, m.Notes(f"{NOTES}-{seat}-")))

    async def show(self, seat: Seat) -> None:
        anna = line_of(self.people[0])
        await anna.say(m.Show(seat))
        await anna.until(lambda line: line.table.you == seat and _knows(line, seat))

    async def play_until(self, done: Callable[[m.Update], bool]) -> None:
        """Have the awaited players act; if none can, Anna hands her phone on."""
        choose = to_an_execution(ELIF, HITLER)
        people = [line_of(guest) for guest in self.people]
        while not done(people[0].update):
            turn = next((line for line in people if owes(line)), None)
            if turn is None:
                await self.show(ELIF if people[0].table.you == 0 else Seat(0))
                continue
            update = turn.update
            await turn.say(m.Act(update.phase, update.attempt, choose(update)))
            await settled(list(self.lines().values()), update.step + 1)

    async def say(self, line: Line, text: str, channel: Channel = Channel.TABLE) -> None:
        await line.say(m.Say(Words(text), channel))
        await line.until(lambda line: text in line.words(channel))

    async def behind(self, text: str, *others: Line) -> None:
        """All that was on its way to anybody is there before this."""
        free = m.ChannelStatus(Channel.TABLE, None)
        people = [line_of(guest) for guest in self.people]
        await next(line for line in people if free in line.table.channels).say(m.Say(Words(text)))
        for line in (*self.lines().values(), *others):
            await line.until(lambda line: text in line.words())

    def mark(self, moment: str) -> None:
        marks = {f"{who} {moment}": len(line.raw) for who, line in self.lines().items()}
        self.heard.marks |= marks

    async def haunt(self) -> None:
        """Words among few: by Elif on Anna's phone, by the fan; then on Elif's own phone."""
        await self.show(ELIF)
        anna = line_of(self.people[0])
        await anna.until(lambda line: len(line.table.channels) == 2)
        await self.say(anna, f"{EXECUTED} on Anna's phone", Channel.EXECUTED)
        await self.say(line_of(self.onlookers["fan"]), SPECTATORS, Channel.SPECTATORS)
        await self.behind(f"{BEHIND} 1")
        await self.show(Seat(0))
        self.mark("shows Anna")
        await self.move()
        elif_ = line_of(self.phone)
        await elif_.until(lambda line: line.count(m.NotesUpdate) > 0)
        await self.say(elif_, f"{EXECUTED} on Elif's phone", Channel.EXECUTED)
        await self.behind(f"{BEHIND} 2", elif_)

    async def move(self) -> None:
        """Elif's seat is moved from Anna's phone to one of her own."""
        number = (await self.phone.ask_to_move(self.code, ELIF)).json()["number"]
        new, old = await self.phone.open(self.code), line_of(self.people[0])
        await old.say(m.ShowDigits(number))
        await old.until(lambda line: any(one.digits for one in line.table.questions))
        digits = old.table.questions[0].digits
        assert digits is not None
        await new.say(m.TypeDigits(number, digits))
        await new.until(lambda line: line.table.you == ELIF)

    async def ask_everywhere(self) -> None:
        """Collect the HTTP answers to everybody, including those to bad requests."""
        for guest in (*self.people, *self.onlookers.values(), self.phone):
            for path in ("", "/record", "/qr.svg", "/nothing"):
                answer = await guest.http.get(f"/api/tables/{self.code}{path}")
                self.heard.answers.append(f"{dict(answer.headers)} {answer.text}")
            for path in ("/metrics", "/api/health", "/"):
                self.heard.answers.append((await guest.http.get(path)).text)
        bad = await self.people[1].http.post(f"/api/tables/{self.code}/seats", content=EXECUTED)
        self.heard.answers.append(bad.text)

    async def end(self) -> None:
        """Everybody agrees to end the game."""
        lines = [*(line_of(guest) for guest in self.people), line_of(self.phone)]
        await lines[0].say(m.Ask(m.Topic.ABORT))
        for line in lines[1:]:
            await line.until(lambda line: bool(line.table.questions) or is_over(line))
            if line.table.questions:
                await line.say(m.Consent(line.table.questions[0].number))
        for line in (*self.lines().values(), *lines):
            await line.until(is_over)
        await self.behind(AFTER, *lines)


def _knows(line: Line, seat: Seat) -> bool:
    update = line.last(m.Update)
    known = update.knowledge if isinstance(update, m.Update) else None
    return known is None or known.seat == seat


async def haunted(folder: Path) -> Heard:
    """The whole evening."""
    async with AsyncExitStack() as stack:
        tables = serving_house(folder, draw_chance=dealing("LLLHF", 2))
        server = await stack.enter_async_context(tables)
        code, people = await stack.enter_async_context(party(server, 4))
        here = Haunted(server, code, people)
        for guest in (*here.onlookers.values(), here.phone):
            stack.push_async_callback(guest.leave)
        await here.arrive()
        await here.begin()
        await here.play_until(lambda update: not update.board.alive[ELIF])
        await here.haunt()
        await here.ask_everywhere()
        here.mark("before the end")
        here.heard.marks["elif before the end"] = len(line_of(here.phone).raw)
        await here.end()
        await here.ask_everywhere()
        streams = {who: line.raw.copy() for who, line in here.lines().items()}
        here.heard.streams = streams | {"elif": line_of(here.phone).raw.copy()}
    return here.heard
