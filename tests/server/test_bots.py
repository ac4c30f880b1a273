import asyncio
import time
from pathlib import Path

import pytest

from secret_hitler.bots import random_bot
from secret_hitler.bots.bot import BOTS, Bot, Choose
from secret_hitler.bots.rng import Rng
from secret_hitler.engine.actions import Execute, SeatAction
from secret_hitler.engine.game import options, view
from secret_hitler.engine.state import View, Voting
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import AnyTalk, Line, Said
from secret_hitler.server import metrics
from secret_hitler.server.bots import Bots, Thought
from secret_hitler.server.house import House, Shared
from secret_hitler.server.live import LiveTable
from secret_hitler.server.sessions import Session
from secret_hitler.server.store import Store
from secret_hitler.table import messages as m
from secret_hitler.table.game import Accepted, Game
from secret_hitler.table.handled import Sit

from .evening import seeded
from .guests import begin, line_of, party, play_out, serving_house


def slow(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    time.sleep(0.03)
    return random_bot.choose(view, options, talk, rng)


def breaks(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    raise ZeroDivisionError


def offers_nonsense(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    return Execute(Seat(0))


def chatty(view: View, talk: tuple[Said, ...], rng: Rng) -> tuple[AnyTalk, ...]:
    assert view.knowledge is not None
    mine = sum(one.seat == view.knowledge.seat for one in talk)
    return () if mine else (Line("Good evening."),)


def test_bots_say_what_they_have_to_say_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", Bot(random_bot.choose, chatty))

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (_, guests):
            await begin(guests)
            await play_out(guests)
            said = [
                one
                for reply in line_of(guests[0]).heard
                if isinstance(reply, m.TalkUpdate)
                for one in reply.said
            ]
            assert sorted(one.seat for one in said) == [1, 2, 3, 4]

    asyncio.run(scenario())


async def first_election(folder: Path, patience: float) -> Game:
    """A game in which a bot runs first: four bots have a say before the one person has."""
    store = Store.open(folder)
    bots = Bots(lambda live, command: house.obey(live, None, command), time.time, 0, patience)
    house = House(store, Shared(time.time, seeded(3), bots.look))
    live = await house.make(Session("a"))
    await house.seat(live, Session("a"), Sit("Anna"))
    for _ in range(4):
        await house.obey(live, "a", m.AddBot(m.BotKind.RANDOM))
    await house.obey(live, "a", m.SetOptions(m.Options(first_candidate=Seat(1))))
    await house.obey(live, "a", m.Start())
    await house.obey(live, "a", m.Looked())
    async with asyncio.timeout(10):
        while len(accepted(live)) < 5:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await bots.close()
    store.close()
    assert live.table.game is not None
    return live.table.game


def accepted(live: LiveTable) -> tuple[Accepted, ...]:
    return () if live.table.game is None else live.table.game.accepted


def late_bots() -> float:
    counted = metrics.REGISTRY.get_sample_value("secret_hitler_late_bots_total")
    assert counted is not None
    return counted


def has_voted_without_the_person(game: Game) -> bool:
    return game.board.phase == Voting((Seat(0),))


def test_a_bot_that_thinks_too_long_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", Bot(slow, random_bot.speak))
    before = late_bots()
    game = asyncio.run(first_election(tmp_path, patience=0.001))
    assert has_voted_without_the_person(game)
    assert late_bots() > before


@pytest.mark.parametrize("fault", [breaks, offers_nonsense])
def test_a_faulty_bot_stops_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Choose
) -> None:
    monkeypatch.setitem(BOTS, "random", Bot(fault, random_bot.speak))
    assert has_voted_without_the_person(asyncio.run(first_election(tmp_path, patience=5)))


def test_what_a_bot_chooses_depends_on_its_secret_alone(tmp_path: Path) -> None:
    """D11: thinking again, after a restart or elsewhere, gives the same choice."""
    game = asyncio.run(first_election(tmp_path, patience=5))
    seen = view(game.state, Seat(2))
    thoughts = [
        Thought(BOTS["random"], seen, options(seen), (), seed) for seed in (7, 7, *range(50))
    ]
    choices = [thought.choose() for thought in thoughts]
    assert choices[0] == choices[1]
    assert len(set(choices)) > 1
    assert "policies" not in repr(thoughts[0])
