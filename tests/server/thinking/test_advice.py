"""Answers to questions about bots: over real sockets, to the asker only, and within limits."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from secret_hitler.engine.terms import Role, Seat
from secret_hitler.server.thinking.advice import answer
from secret_hitler.server.thinking.thinkers import Thinkers
from secret_hitler.table.protocol import messages as m
from tests.support.clients import Guest, Line, Server, line_of, party, serving_house
from tests.support.draws import stacked
from tests.support.gathering import Gathering

from .planted import planted


async def solo(server: Server, guests: list[Guest], *, role: Role | None = None) -> Line:
    """The one person's line in a game whose first candidate is a bot: all wait for its ballot."""
    line = line_of(guests[0])
    await line.say(m.SetOptions(m.Options(first_candidate=Seat(1))))
    await line.say(m.Start(role))
    await line.until(lambda line: line.count(m.Update) > 0)
    await line.say(m.Looked())
    await line.until(lambda line: line.update.step > 0 and line.table.awaited == (0,))
    return line


def refused(line: Line, reason: m.Refusal) -> bool:
    return line.last(m.Refused) == m.Refused(reason)


def is_told(kind: type[m.AnyReply]) -> Callable[[Line], bool]:
    return lambda line: line.count(kind) > 0


def test_a_lone_player_plays_the_role_it_wants_and_is_given_hints(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (_, guests):
            line = await solo(server, guests, role=Role.HITLER)
            assert line.table.alone
            assert line.update.knowledge is not None
            assert line.update.knowledge.role is Role.HITLER
            await line.say(m.AskHint())
            await line.until(is_told(m.HintUpdate))
            told = line.last(m.HintUpdate)
            assert isinstance(told, m.HintUpdate)
            assert (told.game, told.step, len(told.odds)) == (1, line.update.step, 4)

    asyncio.run(scenario())


def test_reasons_go_to_whoever_asked_and_to_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            line = await solo(server, guests)
            watcher, screen = Guest(server), Guest(server)
            watching = await watcher.open(code)
            tv = await screen.open(code, m.Hello(m.PROTOCOL, tv=True))
            updates = (one for one in line.heard if isinstance(one, m.Update))
            nominated = next(told for one in updates for told in one.events if told.explained)
            [bot] = nominated.explained
            await watching.say(m.AskWhy(nominated.step, bot))
            await watching.until(is_told(m.WhyUpdate))
            await tv.say(m.AskWhy(nominated.step, bot))
            await tv.until(lambda line: refused(line, m.Refusal.NOT_SEATED))
            assert line.count(m.WhyUpdate) == tv.count(m.WhyUpdate) == 0
            await line.say(m.AskWhy(nominated.step, bot))
            await line.until(is_told(m.WhyUpdate))
            assert line.last(m.WhyUpdate) == watching.last(m.WhyUpdate)
            await watcher.leave()
            await screen.leave()

    asyncio.run(scenario())


def test_who_asks_too_much_is_told_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        tables = serving_house(tmp_path, messages_a_minute=100)
        async with tables as server, party(server, 1, bots=4) as (_, guests):
            line = await solo(server, guests)
            for _ in range(11):
                await line.say(m.AskHint())
            await line.until(lambda line: refused(line, m.Refusal.TOO_FAST))
            assert line.count(m.HintUpdate) == 10

    asyncio.run(scenario())


def in_play() -> Gathering:
    return Gathering(1, 4, stacked("LLLFH", first=0)).start()


@pytest.mark.parametrize("fault", ["dies", "breaks"])
def test_what_cannot_be_computed_is_refused(fault: str) -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1, planted(f"hint={fault}"))
        work = in_play().accepted("p0", m.AskHint()).work
        assert work is not None
        assert await answer(thinkers, work) == m.Refused(m.Refusal.NO_ANSWER)
        await thinkers.close()

    asyncio.run(scenario())
