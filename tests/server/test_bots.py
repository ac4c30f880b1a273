import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from secret_hitler.bots import careful_bot, random_bot
from secret_hitler.bots.bot import BOTS, Bot, Choose
from secret_hitler.bots.rng import Rng
from secret_hitler.engine.actions import Execute, SeatAction
from secret_hitler.engine.game import options, view
from secret_hitler.engine.state import View, Voting
from secret_hitler.engine.terms import Seat
from secret_hitler.record.record import By
from secret_hitler.record.talk import AnyTalk, Line, Said
from secret_hitler.server import metrics
from secret_hitler.server.bots import Bots, Thought
from secret_hitler.server.house import House, Shared
from secret_hitler.server.live import LiveTable
from secret_hitler.server.sessions import Session
from secret_hitler.server.store import Store
from secret_hitler.table import messages as m
from secret_hitler.table.clock import LATEST, SOONEST
from secret_hitler.table.game import Accepted, Game
from secret_hitler.table.handled import Sit

from .evening import Clock, seeded
from .guests import begin, line_of, party, play_out, serving_house

PEOPLE = ("Anna", "Ben", "Clara", "David", "Elif")
Watch = Callable[[House, LiveTable, Clock], Awaitable[None]]


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


async def table_of(folder: Path, people: int, bots: int, watch: Watch, pace: float) -> None:
    """A game with these people and careful bots; the last seat runs first, all know their role."""
    clock, store = Clock(), Store.open(folder)
    playing = Bots(lambda live, command: house.obey(live, None, command), clock, pace, 5)
    house = House(store, Shared(clock, seeded(3), playing.look))
    names = PEOPLE[:people]
    live = await house.make(Session(names[0]))
    for name in names:
        await house.seat(live, Session(name), Sit(name))
    for _ in range(bots):
        await house.obey(live, names[0], m.AddBot())
    last = Seat(people + bots - 1)
    await house.obey(live, names[0], m.SetOptions(m.Options(first_candidate=last)))
    await house.obey(live, names[0], m.Start())
    for name in names:
        await house.obey(live, name, m.Looked())
    await watch(house, live, clock)
    await playing.close()
    store.close()


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not fits():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def replaced(house: House, live: LiveTable, clock: Clock) -> Seat:
    """The table has waited long enough for whoever runs, and seats a deputy there."""
    clock.time += 150
    await house.obey(live, PEOPLE[0], m.Ask(m.Topic.DEPUTY, Seat(4)))
    for name in PEOPLE[1:3]:
        await house.obey(live, name, m.Consent(live.table.questions[0].number))
    assert live.table.seats[4].deputy
    return Seat(4)


def test_a_deputy_plays_on_and_is_marked_and_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "careful", Bot(careful_bot.choose, chatty))

    async def watch(house: House, live: LiveTable, clock: Clock) -> None:
        seat = await replaced(house, live, clock)
        await until(lambda: [one.seat for one in accepted(live)] == [seat, seat])
        assert live.table.game is not None
        assert {row.by for row in live.table.game.rows if row.seat == seat} == {By.DEPUTY}
        assert isinstance(live.table.game.board.phase, Voting)
        assert live.table.talk == ()

    asyncio.run(table_of(tmp_path, 5, 0, watch, pace=0))


def test_a_deputy_takes_its_time_from_when_it_was_called(tmp_path: Path) -> None:
    async def watch(house: House, live: LiveTable, clock: Clock) -> None:
        began = time.monotonic()
        await replaced(house, live, clock)
        await until(lambda: len(accepted(live)) > 0)
        assert time.monotonic() - began >= SOONEST * 0.9

    asyncio.run(table_of(tmp_path, 5, 0, watch, pace=1))


def test_who_takes_the_seat_back_is_asked_from_the_next_step_on(tmp_path: Path) -> None:
    async def watch(house: House, live: LiveTable, clock: Clock) -> None:
        seat = await replaced(house, live, clock)
        await house.obey(live, PEOPLE[4], m.TakeBack())
        await until(lambda: len(accepted(live)) > 0)
        await asyncio.sleep(0.2)
        assert [one.seat for one in accepted(live)] == [seat]  # nominated, but did not vote
        assert not live.table.seats[seat].deputy

    asyncio.run(table_of(tmp_path, 5, 0, watch, pace=0))


def test_nothing_runs_while_the_table_is_paused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "careful", Bot(careful_bot.choose, chatty))

    async def watch(house: House, live: LiveTable, clock: Clock) -> None:
        await house.obey(live, PEOPLE[0], m.Pause())
        await asyncio.sleep(LATEST + 0.3)
        assert (accepted(live), live.table.talk) == ((), ())
        await house.obey(live, PEOPLE[0], m.Resume())
        await until(lambda: len(accepted(live)) > 0 and len(live.table.talk) == 4)

    asyncio.run(table_of(tmp_path, 1, 4, watch, pace=1))


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
