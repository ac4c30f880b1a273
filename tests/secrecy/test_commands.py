"""At the socket: every command from people without a right to it, and refused sockets."""

import asyncio
import random
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from websockets.asyncio.client import connect

from secret_hitler.engine.actions import Vote
from secret_hitler.engine.terms import Ballot, Reason, Seat
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from tests.support.clients import Line, Server, act, begin, line_of, owes, party, serving_house
from tests.support.commands import COMMANDS, asked

from .strangers import ORIGINS, STAGES, STRANGERS, begin_with_a_person, kept, refused, strangers


def test_every_command_is_in_the_matrix() -> None:
    assert set(COMMANDS) == set(get_args(m.AnyCommand))


async def opened(server: Server, code: str, cookie: str) -> Line:
    headers = {"Cookie": cookie} if cookie else {}
    socket = await connect(server.socket(code), additional_headers=headers, proxy=None)
    line = Line(socket)
    await line.say(m.Hello(m.PROTOCOL))
    await line.until(lambda line: bool(line.heard))
    return line


@pytest.mark.parametrize("stage", STAGES)
def test_a_stranger_may_watch_and_nothing_else(tmp_path: Path, stage: str) -> None:
    """With any cookie but a seat's own, every command is refused and nothing is written."""

    async def scenario() -> int:
        cells = 0
        async with (
            serving_house(tmp_path) as server,
            party(server, 2, bots=3) as (code, guests),
            strangers(server, code, guests[0]) as cookies,
        ):
            if stage == "playing":
                await begin_with_a_person(guests)
            before = kept(tmp_path, code)
            calm = len(line_of(guests[1]).raw)
            for who in STRANGERS:
                line = await opened(server, code, cookies[who])
                assert line.table.you is None
                for command, refusal, _ in COMMANDS.values():
                    if refusal is not None:
                        assert await asked(line, command) is refusal, (who, command)
                    cells += 1
                assert all(one.knowledge is None for one in updates(line))
                await line.close()
            assert kept(tmp_path, code) == before
            await only_visits(line_of(guests[1]), calm)
        return cells

    assert asyncio.run(scenario()) == len(STRANGERS) * len(COMMANDS)


def updates(line: Line) -> list[m.Update]:
    return [one for one in line.heard if isinstance(one, m.Update)]


async def only_visits(owner: Line, since: int) -> None:
    """Check that the owner saw only spectators come and go, and is still connected."""
    await owner.until(lambda line: line.table.spectators == 0)
    assert all(isinstance(one, m.TableUpdate) for one in owner.heard[since:])
    assert not owner.closed.is_set()


def test_a_guest_of_the_table_has_no_right_of_its_host_or_of_another_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (code, guests):
            ben, before = line_of(guests[1]), kept(tmp_path, code)
            for command, _, refusal in COMMANDS.values():
                if refusal is not None:
                    assert await asked(ben, command) is refusal, command
            assert kept(tmp_path, code) == before
            await begin(guests)
            before = kept(tmp_path, code)
            turn = next(guest for guest in guests if owes(line_of(guest)))
            update = line_of(turn).update
            for guest in guests:
                if guest is not turn:
                    stolen = m.Act(update.phase, 0, update.options[0])
                    assert await asked(line_of(guest), stolen) in set(Reason)
                    early = m.Act(update.phase, 0, Vote(Ballot.JA))
                    assert await asked(line_of(guest), early) in set(Reason)
                    elsewhere = m.Show(Seat((guests.index(guest) + 1) % 5))
                    assert await asked(line_of(guest), elsewhere) is Refusal.NO_SUCH_SEAT
            assert kept(tmp_path, code) == before
            await act(line_of(turn), random.Random(0))
            await line_of(turn).until(lambda line: line.update.phase > update.phase)

    asyncio.run(scenario())


def test_a_socket_from_a_foreign_page_gets_no_byte_whatever_its_cookie(tmp_path: Path) -> None:
    """Also with the owner's own cookie, whose line is not disturbed by it."""

    async def scenario() -> int:
        cells = 0
        async with (
            serving_house(tmp_path) as server,
            party(server, 1, bots=4) as (code, guests),
            strangers(server, code, guests[0]) as cookies,
        ):
            await begin(guests)
            owner, calm = line_of(guests[0]), len(line_of(guests[0]).raw)
            for cookie in (*cookies.values(), guests[0].cookie):
                for words, welcome in ORIGINS.values():
                    if not welcome and words is not None:
                        headers = {"Origin": words.format(host=server.netloc)}
                        headers |= {"Cookie": cookie} if cookie else {}
                        await refused(server, code, headers)
                        cells += 1
            assert all(isinstance(one, m.Update | m.TableUpdate) for one in owner.heard[calm:])
            assert not owner.closed.is_set()
        return cells

    shut = sum(not welcome for _, welcome in ORIGINS.values())
    assert asyncio.run(scenario()) == shut * (len(STRANGERS) + 1)


def test_a_seat_that_was_given_up_tells_its_old_owner_nothing_of_the_next_game(
    tmp_path: Path,
) -> None:
    """The open socket of a removed seat is a spectator's from then on."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 6) as (_, guests):
            gone = line_of(guests[5])
            await line_of(guests[0]).say(m.RemoveSeat(Seat(5)))
            await gone.until(lambda line: line.table.you is None)
            await begin(guests[:5])
            await gone.until(lambda line: line.count(m.Update) > 0)
            assert gone.update.knowledge is None
            assert gone.update.options == ()
            told = msgspec.json.encode(gone.update.events)
            assert b'"to":' not in told

    asyncio.run(scenario())


def test_an_attackers_wrong_cookie_never_moves_the_owner(tmp_path: Path) -> None:
    """Thirty wrong secrets, and the owner's line is the live one all along."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            await begin(guests)
            owner = line_of(guests[0])
            own = guests[0].cookie
            for number in range(30):
                guess = own[:-1] + chr(ord("a") + number % 26) if number % 2 else own + str(number)
                if guess != own:  # the last sign has a few spare bits, but the hash sees them
                    line = await opened(server, code, guess)
                    assert line.table.you is None
                    await line.close()
            assert not owner.closed.is_set()
            back = await guests[0].open(code)
            assert back.table.you == 0

    asyncio.run(scenario())
