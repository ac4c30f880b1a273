"""A phone that is passed on: it holds several seats, shows one of them, and speaks for that one."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from secret_hitler.engine.actions import Nominate, Vote
from secret_hitler.engine.terms import Ballot, Seat
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from tests.support.clients import Guest, Line, Server, line_of, party, serving_house
from tests.support.commands import asked

PASSED = Seat(5)
"""Ben's seat; Anna's, whose phone it is, is 0, and bots sit between them."""


@asynccontextmanager
async def shared_phone(server: Server) -> AsyncIterator[tuple[str, Guest]]:
    """Anna hosts, and Ben has no phone."""
    async with party(server, 1, bots=4) as (code, guests):
        answer = await guests[0].seat_without_phone(code, "Ben")
        assert answer.json() == {"seat": PASSED, "queued": None}
        await line_of(guests[0]).until(lambda line: len(line.table.seats) == 6)
        yield code, guests[0]


async def dealt(line: Line) -> None:
    """Anna is the first candidate, and both have looked into their envelopes."""
    await line.say(m.SetOptions(m.Options(first_candidate=Seat(0))))
    await line.say(m.Start())
    for seat in (Seat(0), PASSED):
        await show(line, seat)
        await line.say(m.Looked())
    await show(line, Seat(0))
    await line.until(lambda line: line.table.stage is m.Stage.PLAYING)


async def show(line: Line, seat: Seat) -> None:
    await line.say(m.Show(seat))
    await line.until(lambda line: line.table.you == seat)


def knowing(line: Line, seat: Seat) -> bool:
    update = line.last(m.Update)
    known = update.knowledge if isinstance(update, m.Update) else None
    return known is not None and known.seat == seat


def test_a_phone_shows_its_own_seat_until_it_is_asked_for_another_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (_, anna):
            line = line_of(anna)
            await line.until(lambda line: line.table.yours == (0, PASSED))
            assert line.table.you == 0
            assert line.table.seats[PASSED].passed

    asyncio.run(scenario())


def test_both_seats_of_a_phone_are_here_with_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (code, anna):
            watcher = Guest(server)
            line = await watcher.open(code)
            assert [line.table.seats[seat].connected for seat in (0, PASSED)] == [True, True]
            await line_of(anna).close()
            await line.until(lambda line: not line.table.seats[PASSED].connected)
            assert not line.table.seats[0].connected
            await watcher.leave()

    asyncio.run(scenario())


def test_the_phone_is_told_nothing_of_a_seat_before_it_shows_it(tmp_path: Path) -> None:
    """And after that nothing of the other one; each is told from its beginning."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (_, anna):
            line = line_of(anna)
            await line.say(m.Start())
            await line.until(lambda line: knowing(line, Seat(0)))
            assert not any(_is_of(one, PASSED) for one in line.heard)
            since = len(line.heard)
            await show(line, PASSED)
            await line.until(lambda line: knowing(line, PASSED))
            later = line.heard[since:]
            assert isinstance(later[0], m.TableUpdate)
            assert not any(_is_of(one, Seat(0)) for one in later)
            first = next(one for one in later if isinstance(one, m.Update))
            assert f'"to":{PASSED},"role"' in line.raw[since + later.index(first)]

    asyncio.run(scenario())


def _is_of(reply: m.AnyReply, seat: Seat) -> bool:
    known = reply.knowledge if isinstance(reply, m.Update) else None
    return known is not None and known.seat == seat


def test_what_a_phone_sends_comes_from_the_seat_that_it_shows(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (_, anna):
            line = line_of(anna)
            await dealt(line)
            update = line.update
            await line.say(m.Act(update.phase, 0, Nominate(PASSED)))
            for seat, ballot in ((Seat(0), Ballot.JA), (PASSED, Ballot.NEIN)):
                await show(line, seat)
                await line.until(lambda line, seat=seat: _may_vote(line, seat))  # type: ignore[misc]
                await line.say(m.Act(line.update.phase, 0, Vote(ballot)))
            await line.until(lambda line: line.update.board.rounds[0].ballots is not None)
            ballots = line.update.board.rounds[0].ballots
            assert ballots is not None
            assert (ballots[0], ballots[PASSED]) == (Ballot.JA, Ballot.NEIN)

    asyncio.run(scenario())


def _may_vote(line: Line, seat: Seat) -> bool:
    return knowing(line, seat) and Vote(Ballot.JA) in line.update.options


def test_a_phone_shows_no_seat_of_another_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (_, anna):
            line = line_of(anna)
            await dealt(line)
            heard = line.count(m.Update)
            for seat in (1, 4, 6, -1, 99):
                assert await asked(line, m.Show(Seat(seat))) is Refusal.NO_SUCH_SEAT
            assert line.count(m.Update) == heard
            assert line.table.you == 0

    asyncio.run(scenario())


def test_only_the_host_seats_somebody_without_a_phone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 2) as (code, guests):
            answer = await guests[1].seat_without_phone(code, "Kim")
            assert (answer.status_code, answer.json()) == (403, {"reason": "not_host"})
            stranger = Guest(server)
            answer = await stranger.seat_without_phone(code, "Kim")
            assert (answer.status_code, answer.json()) == (403, {"reason": "not_host"})
            assert "set-cookie" not in answer.headers
            own_name = await guests[0].seat_without_phone(code, "Anna")
            assert own_name.json() == {"reason": "name_taken"}
            await stranger.leave()

    asyncio.run(scenario())


def test_a_new_page_of_the_phone_takes_both_seats_along(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (code, anna):
            old = line_of(anna)
            await dealt(old)
            new = await anna.open(code)
            assert await old.until_closed() is m.ClosingReason.MOVED
            await show(new, PASSED)
            await new.until(lambda line: knowing(line, PASSED))

    asyncio.run(scenario())


def test_a_line_that_breaks_hands_the_phone_to_nobody(tmp_path: Path) -> None:
    """Ben holds it: its next socket tells him nothing of what Anna knows."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (code, anna):
            await dealt(line_of(anna))
            await show(line_of(anna), PASSED)
            await line_of(anna).close()
            new = await anna.open(code)
            await new.until(lambda line: knowing(line, PASSED))
            assert not any(_is_of(one, Seat(0)) for one in new.heard)

    asyncio.run(scenario())


def test_a_seat_that_moves_up_is_still_the_one_that_is_shown(tmp_path: Path) -> None:
    """Seats are numbered anew when one before them is freed."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (_, anna):
            line = line_of(anna)
            await show(line, PASSED)
            await line.say(m.RemoveSeat(Seat(2)))
            await line.until(lambda line: len(line.table.seats) == 5)
            await line.until(lambda line: line.table.you == PASSED - 1)
            assert line.table.seats[PASSED - 1].name == "Ben"

    asyncio.run(scenario())


def test_two_people_play_a_whole_game_on_one_phone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, shared_phone(server) as (_, anna):
            line, rng = line_of(anna), random.Random(5)
            await dealt(line)
            while line.table.stage is not m.Stage.ENDED:
                await line.until(_somebody_here_is_awaited)
                mine = [seat for seat in line.table.yours if seat in line.table.awaited]
                if not mine:
                    break
                await show(line, mine[0])
                await line.until(lambda line, seat=mine[0]: knowing(line, seat))  # type: ignore[misc]
                update = line.update
                if update.options and update.attempt == 0:
                    await line.say(m.Act(update.phase, 0, rng.choice(update.options)))
                    await line.until(lambda line, of=update: line.update is not of)  # type: ignore[misc]
            assert line.update.board.roles is not None

    asyncio.run(scenario())


def _somebody_here_is_awaited(line: Line) -> bool:
    over = line.table.stage is m.Stage.ENDED
    return over or any(seat in line.table.awaited for seat in line.table.yours)
