"""A seat that another phone asks for: only the phone that holds it decides."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.server.tables.sessions import COOKIE
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from tests.support.clients import Guest, Line, Server, begin, line_of, party, serving_house
from tests.support.commands import asked

from .strangers import ORIGINS, STRANGERS, kept, refused, strangers

Scenario = Callable[[Server, str, list[Guest]], Awaitable[None]]
OWNER = Seat(1)


def run(folder: Path, scenario: Scenario) -> None:
    """Three people and two bots in a game, the roles of which they know."""

    async def served() -> None:
        async with serving_house(folder) as server, party(server, 3, bots=2) as (code, guests):
            await begin(guests)
            await scenario(server, code, guests)

    asyncio.run(served())


@asynccontextmanager
async def new_phone(server: Server, code: str) -> AsyncIterator[tuple[Guest, Line, int]]:
    """A phone that has asked for the owner's seat, and looks on."""
    phone = Guest(server)
    answer = await phone.ask_to_move(code, OWNER)
    assert answer.status_code == 201, answer.text
    number = answer.json()["number"]
    line = await phone.open(code)
    await line.until(lambda line: any(one.asker for one in line.table.questions))
    yield phone, line, number
    await phone.leave()


async def digits_on(owner: Line, number: int) -> str:
    """Have the owner's phone show the digits."""
    await owner.say(m.ShowDigits(number))
    await owner.until(lambda line: _digits(line, number) is not None)
    shown = _digits(owner, number)
    assert shown is not None
    return shown


def _digits(line: Line, number: int) -> str | None:
    return next((one.digits for one in line.table.questions if one.number == number), None)


def test_strangers_who_ask_for_a_seat_get_a_cookie_and_a_number_and_nothing_else(
    tmp_path: Path,
) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        owner, since = line_of(guests[OWNER]), len(line_of(guests[OWNER]).raw)
        async with httpx.AsyncClient(base_url=server.http, trust_env=False) as client:
            for number in range(1, 4):
                client.cookies.clear()
                path = f"/api/tables/{code}/moves"
                answer = await client.post(path, json={"seat": OWNER})
                assert (answer.status_code, answer.json()) == (201, {"number": number})
                assert COOKIE in answer.headers["set-cookie"]
        await owner.until(lambda line: len(line.table.questions) == 3)
        assert all(one.owner for one in owner.table.questions)
        assert m.Closing not in {type(one) for one in owner.heard[since:]}
        assert not owner.closed.is_set()
        assert owner.table.you == OWNER

    run(tmp_path, scenario)


def test_a_page_of_another_site_asks_for_no_seat_whatever_its_cookie(tmp_path: Path) -> None:
    async def scenario() -> int:
        cells = 0
        async with (
            serving_house(tmp_path) as server,
            party(server, 1, bots=4) as (code, guests),
            strangers(server, code, guests[0]) as cookies,
            httpx.AsyncClient(base_url=server.http, trust_env=False) as client,
        ):
            before = kept(tmp_path, code)
            for cookie in (*cookies.values(), guests[0].cookie):
                for words, welcome in ORIGINS.values():
                    if not welcome and words is not None:
                        headers = {"Origin": words.format(host=server.netloc)}
                        headers |= {"Cookie": cookie} if cookie else {}
                        client.cookies.clear()
                        path = f"/api/tables/{code}/moves"
                        answer = await client.post(path, json={"seat": 0}, headers=headers)
                        assert answer.status_code == 403
                        assert "set-cookie" not in answer.headers
                        cells += 1
            assert kept(tmp_path, code) == before
        return cells

    shut = sum(not welcome for _, welcome in ORIGINS.values())
    assert asyncio.run(scenario()) == shut * (len(STRANGERS) + 1)


def test_the_digits_are_on_the_owner_s_phone_and_nowhere_else(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        watcher, tv = Guest(server), Guest(server)
        tv.http.cookies = guests[OWNER].http.cookies
        others = [await watcher.open(code), await tv.open(code, m.Hello(m.PROTOCOL, tv=True))]
        others += [line_of(guests[0]), line_of(guests[2])]
        async with new_phone(server, code) as (_, asking, number):
            digits = await digits_on(line_of(guests[OWNER]), number)
            assert len(digits) == 2
            assert digits.isdecimal()
            await asking.until(lambda line: line.table.questions[0].typing)
            for line in (*others, asking):
                await line.until(lambda line: bool(line.table.questions))
                told = [one for one in line.heard if isinstance(one, m.TableUpdate)]
                assert all(q.digits is None for one in told for q in one.table.questions)
                assert not any(f'"digits":"{digits}"' in raw for raw in line.raw)
            for line in others:
                assert not any(q.typing or q.owner or q.asker for q in line.table.questions)
        await watcher.leave()
        await tv.leave()

    run(tmp_path, scenario)


def test_the_right_digits_move_the_seat_and_the_old_phone_is_told_so_at_once(
    tmp_path: Path,
) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        old = line_of(guests[OWNER])
        known = old.update.knowledge
        async with new_phone(server, code) as (_, new, number):
            assert all(one.knowledge is None for one in new.heard if isinstance(one, m.Update))
            digits = await digits_on(old, number)
            since = len(old.heard)
            await new.say(m.TypeDigits(number, digits))
            assert await old.until_closed() is m.ClosingReason.MOVED
            await new.until(lambda line: line.update.knowledge is not None)
            assert (new.table.you, new.update.knowledge) == (OWNER, known)
            assert [type(one) for one in old.heard[since:]] == [m.Closing]
            back = await guests[OWNER].open(code)
            await back.until(lambda line: line.count(m.Update) > 0)
            assert back.table.you is None
            assert back.update.knowledge is None
            assert not new.closed.is_set()

    run(tmp_path, scenario)


def test_wrong_digits_are_one_try_and_move_nothing(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        owner = line_of(guests[OWNER])
        async with new_phone(server, code) as (phone, asking, number):
            digits = await digits_on(owner, number)
            wrong = f"{(int(digits) + 1) % 100:02}"
            assert await asked(asking, m.TypeDigits(number, wrong)) is Refusal.WRONG_DIGITS
            right_too_late = await asked(asking, m.TypeDigits(number, digits))
            assert right_too_late is Refusal.NO_SUCH_QUESTION
            assert asking.table.you is None
            assert not owner.closed.is_set()
            again = await phone.ask_to_move(code, OWNER)
            assert again.json() == {"number": number + 1}

    run(tmp_path, scenario)


@pytest.mark.parametrize("typist", ["a watcher", "another phone that asks", "another seat"])
def test_the_digits_are_good_on_the_phone_that_asked_and_on_no_other(
    tmp_path: Path, typist: str
) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        watcher = Guest(server)
        async with new_phone(server, code) as (_, _, number), new_phone(server, code) as other:
            digits = await digits_on(line_of(guests[OWNER]), number)
            lines = {
                "a watcher": await watcher.open(code),
                "another phone that asks": other[1],
                "another seat": line_of(guests[2]),
            }
            typed = await asked(lines[typist], m.TypeDigits(number, digits))
            assert typed is Refusal.NO_SUCH_QUESTION
            assert not line_of(guests[OWNER]).closed.is_set()
        await watcher.leave()

    run(tmp_path, scenario)


def test_nobody_but_the_owner_has_the_digits_shown(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        async with new_phone(server, code) as (_, asking, number):
            host = line_of(guests[0])
            assert await asked(host, m.ShowDigits(number)) is Refusal.NO_SUCH_QUESTION
            assert await asked(asking, m.ShowDigits(number)) is Refusal.NOT_SEATED

    run(tmp_path, scenario)


def test_while_the_owner_is_here_the_others_cannot_give_its_seat_away(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        async with new_phone(server, code) as (_, _, number):
            for guest in (guests[0], guests[2]):
                agreed = await asked(line_of(guest), m.Consent(number))
                assert agreed is Refusal.NO_SUCH_QUESTION
            assert not line_of(guests[OWNER]).closed.is_set()

    run(tmp_path, scenario)


def test_where_the_owner_is_gone_the_host_and_another_one_give_its_seat_to_the_new_phone(
    tmp_path: Path,
) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        known = line_of(guests[OWNER]).update.knowledge
        await line_of(guests[OWNER]).close()
        async with new_phone(server, code) as (_, new, number):
            for guest in (guests[0], guests[2]):
                await line_of(guest).until(lambda line: any(q.may for q in line.table.questions))
                assert new.table.you is None
                await line_of(guest).say(m.Consent(number))
            await new.until(lambda line: line.table.you == OWNER)
            await new.until(lambda line: line.update.knowledge == known)
            back = await guests[OWNER].open(code)
            assert back.table.you is None

    run(tmp_path, scenario)


def test_a_phone_that_is_passed_on_keeps_its_own_seat_when_the_other_one_moves(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            anna, ben = guests[0], Guest(server)
            await anna.seat_without_phone(code, "Ben")
            number = (await ben.ask_to_move(code, 5)).json()["number"]
            new, old = await ben.open(code), line_of(anna)
            await new.say(m.TypeDigits(number, await digits_on(old, number)))
            await new.until(lambda line: line.table.you == 5)
            await old.until(lambda line: line.table.yours == (0,))
            assert not old.closed.is_set()
            assert not old.table.seats[5].passed
            await ben.leave()

    asyncio.run(scenario())


def test_who_has_a_seat_already_and_who_asks_for_none_that_is_a_person_s_is_refused(
    tmp_path: Path,
) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        stranger = Guest(server)
        for guest, seat, status in (
            (guests[0], 1, 409),
            (guests[0], 0, 409),
            (stranger, 4, 404),
            (stranger, 9, 404),
            (stranger, -1, 404),
        ):
            answer = await guest.ask_to_move(code, seat)
            assert answer.status_code == status, (seat, answer.text)
            assert "set-cookie" not in answer.headers
        seen = await stranger.open(code)
        assert seen.table.questions == ()
        await stranger.leave()

    run(tmp_path, scenario)


def test_an_address_that_asks_too_often_waits_and_the_owner_has_its_peace(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        phone = Guest(server)
        answers = [await phone.ask_to_move(code, OWNER) for _ in range(12)]
        assert [one.status_code for one in answers] == [201] * 10 + [429] * 2
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
        assert {one.json()["number"] for one in answers[:10]} == {1}
        owner = line_of(guests[OWNER])
        await owner.until(lambda line: len(line.table.questions) == 1)
        assert not owner.closed.is_set()
        await phone.leave()

    run(tmp_path, scenario)


def test_a_foreign_page_gets_no_socket_with_the_cookie_of_a_phone_that_asks(
    tmp_path: Path,
) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        async with new_phone(server, code) as (phone, _, _):
            headers = {"Cookie": phone.cookie, "Origin": "http://evil.example"}
            await refused(server, code, headers)
            assert not line_of(guests[OWNER]).closed.is_set()

    run(tmp_path, scenario)
