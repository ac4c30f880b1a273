"""A player's private notes: on all of that player's phones, and nowhere else."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

from secret_hitler.engine.terms import Seat
from secret_hitler.server.disk.database import FILE
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Mark, Notes, Refusal, Suspicion
from tests.support.clients import Guest, Line, Server, begin, line_of, party, serving_house
from tests.support.commands import asked
from tests.support.turns import break_off

OWN = Notes("Clara lies", (Mark(Seat(2), Suspicion.FASCIST),))
WORD = "Clara lies"
Scenario = Callable[[Server, str, list[Guest]], Awaitable[None]]


def run(folder: Path, scenario: Scenario, *, people: int = 5) -> None:
    async def served() -> None:
        async with (
            serving_house(folder) as server,
            party(server, people, 5 - people) as (code, guests),
        ):
            await begin(guests)
            await scenario(server, code, guests)

    asyncio.run(served())


async def noted(line: Line, notes: Notes, seat: int, game: int = 1) -> None:
    """Keep notes; they are kept once what was said after them has come back."""
    await line.say(m.KeepNotes(game, Seat(seat), notes))
    await answered(line)


async def answered(line: Line) -> None:
    """Wait until everything that this line sent has been handled."""
    assert await asked(line, m.Consent(99)) is Refusal.NO_SUCH_QUESTION


def told(line: Line) -> list[tuple[Seat, Notes]]:
    return [(one.seat, one.notes) for one in line.heard if isinstance(one, m.NotesUpdate)]


async def until_told(line: Line, notes: Notes, seat: int | None = None) -> None:
    """Wait for these notes, of this seat or by default of the shown one."""
    await line.until(
        lambda line: told(line)[-1:] == [(line.table.you if seat is None else seat, notes)]
    )


def test_every_seat_is_told_its_own_notes_once_when_a_game_begins(tmp_path: Path) -> None:
    async def scenario(_: Server, __: str, guests: list[Guest]) -> None:
        for seat, guest in enumerate(guests):
            await until_told(line_of(guest), Notes())
            assert told(line_of(guest)) == [(seat, Notes())]

    run(tmp_path, scenario)


def test_notes_are_there_after_a_reload_and_are_told_to_nobody_else(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        watcher, tv = Guest(server), Guest(server)
        tv.http.cookies = guests[1].http.cookies
        others = [line_of(guest) for guest in guests if guest is not guests[1]]
        others += [await watcher.open(code), await tv.open(code, m.Hello(m.PROTOCOL, tv=True))]
        ben = line_of(guests[1])
        await noted(ben, OWN, 1)
        assert told(ben) == [(1, Notes())]  # their writer is not sent them
        back = await guests[1].open(code)
        await until_told(back, OWN)
        for line in others[:-1]:
            await answered(line)
        for line in others:
            assert not any(WORD in raw for raw in line.raw)
        assert told(others[-1]) == told(others[-2]) == []
        await watcher.leave()
        await tv.leave()

    run(tmp_path, scenario)


def test_only_the_latest_notes_are_kept(tmp_path: Path) -> None:
    async def scenario(_: Server, code: str, guests: list[Guest]) -> None:
        await noted(line_of(guests[1]), OWN, 1)
        await noted(line_of(guests[1]), Notes("no, Ben"), 1)
        back = await guests[1].open(code)
        await until_told(back, Notes("no, Ben"))
        database = sqlite3.connect(tmp_path / FILE)
        assert database.execute("SELECT count(*) FROM notes").fetchone() == (1,)
        kept = b"".join(body for (body,) in database.execute("SELECT body FROM notes"))
        database.close()
        assert WORD.encode() not in kept

    run(tmp_path, scenario)


def test_a_phone_that_is_passed_on_is_told_the_notes_of_the_seat_that_it_shows(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            anna, line = guests[0], line_of(guests[0])
            await anna.seat_without_phone(code, "Ben")
            await line.say(m.Start())
            await line.until(lambda line: line.count(m.Update) > 0)
            await noted(line, OWN, 0)
            since = len(line.raw)
            await line.say(m.Show(Seat(5)))
            await until_told(line, Notes(), 5)
            assert not any(WORD in raw for raw in line.raw[since:])
            await noted(line, Notes("Anna is nervous"), 5)
            await noted(line, Notes("too late"), 0)  # of the seat that was shown before
            for seat, notes in ((0, OWN), (5, Notes("Anna is nervous"))):
                await line.say(m.Show(Seat(seat)))
                await until_told(line, notes, seat)

    asyncio.run(scenario())


def test_a_seat_that_moves_takes_its_notes_along_and_the_old_phone_is_told_nothing_more(
    tmp_path: Path,
) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        old, phone = line_of(guests[1]), Guest(server)
        await noted(old, OWN, 1)
        number = (await phone.ask_to_move(code, 1)).json()["number"]
        new = await phone.open(code)
        await old.say(m.ShowDigits(number))
        await old.until(lambda line: any(one.digits for one in line.table.questions))
        digits = old.table.questions[0].digits
        assert digits is not None
        assert told(new) == []
        await new.say(m.TypeDigits(number, digits))
        await until_told(new, OWN)
        assert await old.until_closed() is m.ClosingReason.MOVED
        await noted(new, Notes("more"), 1)
        back = await guests[1].open(code)
        await answered(back)
        assert told(back) == []
        assert not any(WORD in raw for raw in (*old.raw, *back.raw))
        await phone.leave()

    run(tmp_path, scenario)


def test_the_notes_on_a_game_are_shown_at_its_end_and_the_next_game_begins_without(
    tmp_path: Path,
) -> None:
    async def scenario(_: Server, code: str, guests: list[Guest]) -> None:
        await noted(line_of(guests[1]), OWN, 1)
        await break_off(guests)
        back = await guests[1].open(code)
        await until_told(back, OWN)
        for guest in guests:
            await line_of(guest).say(m.Rematch())
        await line_of(guests[0]).say(m.Start())
        await back.until(lambda line: line.table.game == 2)
        await until_told(back, Notes())
        late = m.KeepNotes(1, Seat(1), Notes("of the last game"))
        await back.say(late)
        await noted(back, Notes("fresh"), 1, game=2)
        again = await guests[1].open(code)
        await until_told(again, Notes("fresh"))

    run(tmp_path, scenario)


def test_who_has_no_seat_in_a_game_keeps_no_notes(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        watcher = Guest(server)
        await watcher.watch(code)
        line = await watcher.open(code)
        assert await asked(line, m.KeepNotes(1, Seat(1), OWN)) is Refusal.NOT_SEATED
        await noted(line_of(guests[2]), OWN, 1)  # Ben's, from Clara's phone
        back = await guests[1].open(code)
        await until_told(back, Notes())
        await watcher.leave()

    run(tmp_path, scenario)


def test_notes_that_could_not_be_kept_are_refused(tmp_path: Path) -> None:
    async def scenario(_: Server, code: str, guests: list[Guest]) -> None:
        database = sqlite3.connect(tmp_path / FILE)
        database.execute(
            "CREATE TRIGGER no_notes BEFORE INSERT ON notes "
            "BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END"
        )
        database.commit()
        database.close()
        refusal = await asked(line_of(guests[1]), m.KeepNotes(1, Seat(1), OWN))
        assert refusal is Refusal.NOT_SAVED
        back = await guests[1].open(code)
        await until_told(back, Notes())

    run(tmp_path, scenario)
