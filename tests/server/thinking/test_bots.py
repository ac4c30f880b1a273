import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from secret_hitler.bots.bot import BOTS, Bot
from secret_hitler.bots.plain import random_bot
from secret_hitler.bots.rng import Rng
from secret_hitler.engine.actions import SeatAction
from secret_hitler.engine.game import options, view
from secret_hitler.engine.state import View, Voting
from secret_hitler.engine.terms import Seat
from secret_hitler.record.record import By
from secret_hitler.record.talk import GiveReason, Said
from secret_hitler.server import metrics
from secret_hitler.server.disk.store import Store
from secret_hitler.server.tables.live import LiveTable
from secret_hitler.server.tables.sessions import Session
from secret_hitler.server.tables.tables import Shared, Tables
from secret_hitler.server.thinking.bots import LADDER, Bots
from secret_hitler.server.thinking.thinkers import PROGRAM, Broke, Thinkers, TookTooLong
from secret_hitler.server.thinking.thought import Chosen, ToChoose
from secret_hitler.table.clock import LATEST, SOONEST
from secret_hitler.table.command_rights import BotAnswers, BotSpeaks, Sit
from secret_hitler.table.game import Accepted
from secret_hitler.table.protocol import messages as m
from tests.support.clients import PATIENCE, begin, line_of, party, play_out, serving_house
from tests.support.draws import by_lot
from tests.support.turns import Clock

from .planted import chatty, planted

PEOPLE = ("Anna", "Ben", "Clara", "David", "Elif")
Watch = Callable[[Tables, LiveTable, Clock], Awaitable[None]]


def test_bots_say_what_they_have_to_say_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", Bot(random_bot.choose, chatty))

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (_, guests):
            await begin(guests)
            await play_out(guests)
            said = [
                one.said
                for reply in line_of(guests[0]).heard
                if isinstance(reply, m.TalkUpdate)
                for one in reply.said
            ]
            assert sorted(one.seat for one in said) == [1, 2, 3, 4]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("talks", "claims", "reasons"),
    [(m.BotTalk.REASONS, 4, True), (m.BotTalk.CLAIMS, 4, False), (m.BotTalk.OFF, 0, False)],
)
def test_bots_say_as_much_as_the_table_asks_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    talks: m.BotTalk,
    claims: int,
    *,
    reasons: bool,
) -> None:
    explained: list[Seat] = []

    def explains(view: View, talk: tuple[Said, ...], rng: Rng) -> tuple[GiveReason, ...]:
        assert view.knowledge is not None
        explained.append(view.knowledge.seat)
        return ()

    monkeypatch.setitem(BOTS, "random", Bot(random_bot.choose, chatty, explains))

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (_, guests):
            line = line_of(guests[0])
            await line.say(m.SetOptions(m.Options(bot_talk=talks)))
            await begin(guests)
            await play_out(guests)
            assert len(line.told()) == claims
            assert bool(explained) is reasons

    asyncio.run(scenario())


def test_a_late_answer_comes_at_a_whole_tick(tmp_path: Path) -> None:
    """How long was thought is not to be read off the clock; where nobody waits, it is not late."""

    async def nobody(_live: LiveTable, _command: BotAnswers | BotSpeaks) -> None: ...

    clock = Clock()
    bots = Bots(nobody, clock, 1.0, 2.0, Thinkers(1))
    for late, told in ((-0.3, 0.0), (0.0, 0.0), (0.01, 0.5), (0.49, 0.5), (0.51, 1.0), (1.3, 1.5)):
        assert bots._tick(clock() - late) == pytest.approx(clock() - late + told)
    assert Bots(nobody, clock, 0.0, 2.0, Thinkers(1))._tick(clock() - 0.3) == clock() - 0.3


async def first_election(
    folder: Path,
    kind: m.BotKind,
    *,
    limit: float = 20.0,
    program: tuple[str, ...] = PROGRAM,
    bots: int = 4,
    processes: int = 2,
    wanted: Callable[[LiveTable], bool] = lambda _: True,
) -> LiveTable:
    """A table where a bot is the first candidate: all bots have voted, the one person has not."""
    store = Store.open(folder)
    thinkers = Thinkers(processes, program)
    playing = Bots(
        lambda live, command: tables.obey(live, None, command), time.time, 0, limit, thinkers
    )
    tables = Tables(store, Shared(time.time, by_lot(3), playing.look))
    live = await tables.make(Session("a"))
    await tables.seat(live, Session("a"), Sit("Anna"))
    for _ in range(bots):
        await tables.obey(live, "a", m.AddBot(kind))
    await tables.obey(live, "a", m.SetOptions(m.Options(first_candidate=Seat(1))))
    await tables.obey(live, "a", m.Start())
    await tables.obey(live, "a", m.Looked())
    await until(lambda: len(accepted(live)) > bots and wanted(live))
    await playing.close()
    store.close()
    return live


async def table_of(
    folder: Path,
    people: int,
    bots: int,
    watch: Watch,
    pace: float,
    program: tuple[str, ...] = PROGRAM,
) -> None:
    """A game with these people and random bots, all looked; the last seat is first candidate."""
    clock, store = Clock(), Store.open(folder)
    thinkers = Thinkers(2, program)
    playing = Bots(
        lambda live, command: tables.obey(live, None, command), clock, pace, 20, thinkers
    )
    tables = Tables(store, Shared(clock, by_lot(3), playing.look))
    names = PEOPLE[:people]
    live = await tables.make(Session(names[0]))
    for name in names:
        await tables.seat(live, Session(name), Sit(name))
    for _ in range(bots):
        await tables.obey(live, names[0], m.AddBot(m.BotKind.RANDOM))
    last = Seat(people + bots - 1)
    await tables.obey(live, names[0], m.SetOptions(m.Options(first_candidate=last)))
    await tables.obey(live, names[0], m.Start())
    for name in names:
        await tables.obey(live, name, m.Looked())
    await watch(tables, live, clock)
    await playing.close()
    store.close()


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fits():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def replaced(tables: Tables, live: LiveTable, clock: Clock) -> Seat:
    """The table has waited long enough for the candidate, and seats a deputy there."""
    clock.time += 150
    await tables.obey(live, PEOPLE[0], m.Ask(m.Topic.DEPUTY, Seat(4)))
    for name in PEOPLE[1:3]:
        await tables.obey(live, name, m.Consent(live.table.questions[0].number))
    assert live.table.seats[4].deputy
    return Seat(4)


def test_a_deputy_plays_on_and_is_marked_and_says_nothing(tmp_path: Path) -> None:
    async def watch(tables: Tables, live: LiveTable, clock: Clock) -> None:
        seat = await replaced(tables, live, clock)
        await until(lambda: [one.seat for one in accepted(live)] == [seat, seat])
        assert live.table.game is not None
        assert {row.by for row in live.table.game.rows if row.seat == seat} == {By.DEPUTY}
        assert isinstance(live.table.game.board.phase, Voting)
        assert live.table.talk == ()

    asyncio.run(table_of(tmp_path, 5, 0, watch, 0, planted("shrewd=chatty")))


def test_a_deputy_takes_its_time_from_when_it_was_called(tmp_path: Path) -> None:
    async def watch(tables: Tables, live: LiveTable, clock: Clock) -> None:
        began = time.monotonic()
        await replaced(tables, live, clock)
        await until(lambda: len(accepted(live)) > 0)
        assert time.monotonic() - began >= SOONEST * 0.9

    asyncio.run(table_of(tmp_path, 5, 0, watch, pace=1))


def test_who_takes_the_seat_back_is_asked_from_the_next_step_on(tmp_path: Path) -> None:
    async def watch(tables: Tables, live: LiveTable, clock: Clock) -> None:
        seat = await replaced(tables, live, clock)
        await tables.obey(live, PEOPLE[4], m.TakeBack())
        await until(lambda: len(accepted(live)) > 0)
        await asyncio.sleep(0.2)
        assert [one.seat for one in accepted(live)] == [seat]  # nominated, but did not vote
        assert not live.table.seats[seat].deputy

    asyncio.run(table_of(tmp_path, 5, 0, watch, pace=0))


def test_nothing_runs_while_the_table_is_paused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", Bot(random_bot.choose, chatty))

    async def watch(tables: Tables, live: LiveTable, clock: Clock) -> None:
        await tables.obey(live, PEOPLE[0], m.Pause())
        await asyncio.sleep(LATEST + 0.3)
        assert (accepted(live), live.table.talk) == ((), ())
        await tables.obey(live, PEOPLE[0], m.Resume())
        await until(lambda: len(accepted(live)) > 0 and len(live.table.talk) == 4)

    asyncio.run(table_of(tmp_path, 1, 4, watch, pace=1))


def accepted(live: LiveTable) -> tuple[Accepted, ...]:
    return () if live.table.game is None else live.table.game.accepted


def fallen(live: LiveTable) -> Counter[m.BotKind]:
    """How many seats lost which level."""
    return Counter(live.fallen.values())


def has_voted_without_the_person(live: LiveTable) -> bool:
    assert live.table.game is not None
    return live.table.game.board.phase == Voting((Seat(0),))


@pytest.mark.parametrize("fault", ["breaks", "dies", "offers_nonsense"])
def test_a_faulty_bot_is_replaced_by_the_next_level_down(tmp_path: Path, fault: str) -> None:
    program = planted(f"shrewd={fault}")
    live = asyncio.run(first_election(tmp_path, m.BotKind.SHREWD, program=program))
    assert has_voted_without_the_person(live)
    assert fallen(live) == {m.BotKind.SHREWD: 4}
    assert {chair.bot for chair in live.table.seats[1:]} == {m.BotKind.SHREWD}


def test_a_bot_that_hangs_is_not_waited_for_twice(tmp_path: Path) -> None:
    """The candidate nominates and votes, and was waited for once."""
    program, before = planted("shrewd=hangs"), counted(m.BotKind.SHREWD)
    live = asyncio.run(first_election(tmp_path, m.BotKind.SHREWD, limit=0.5, program=program))
    assert has_voted_without_the_person(live)
    assert len([one for one in accepted(live) if one.seat == 1]) == 2
    assert counted(m.BotKind.SHREWD) - before == 4


def counted(level: m.BotKind) -> float:
    labels = {"level": level.value}
    return metrics.REGISTRY.get_sample_value("secret_hitler_fallen_bots_total", labels) or 0.0


def test_where_all_levels_fail_lots_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> SeatAction:
        raise ZeroDivisionError

    for level in (m.BotKind.SELFISH, m.BotKind.RANDOM):
        monkeypatch.setitem(BOTS, level.value, Bot(breaks, random_bot.speak))
    program = planted(*(f"{level.value}=breaks" for level in LADDER[:3]))
    live = asyncio.run(first_election(tmp_path, m.BotKind.FARSIGHTED, program=program))
    assert has_voted_without_the_person(live)
    assert fallen(live) == {m.BotKind.RANDOM: 4}


def test_a_bot_that_cannot_speak_plays_on_one_level_down(tmp_path: Path) -> None:
    program = planted("shrewd=speechless")
    all_fell = {m.BotKind.SHREWD: 4}
    live = asyncio.run(
        first_election(
            tmp_path,
            m.BotKind.SHREWD,
            program=program,
            wanted=lambda live: fallen(live) == all_fell,
        )
    )
    assert has_voted_without_the_person(live)


def test_nine_bots_that_think_long_at_once_are_all_heard(tmp_path: Path) -> None:
    """The limit counts from when a thought begins, not from when it has to wait for others."""
    program = planted("shrewd=is_slow")
    live = asyncio.run(
        first_election(tmp_path, m.BotKind.SHREWD, limit=2.0, program=program, bots=9, processes=1)
    )
    assert has_voted_without_the_person(live)
    assert fallen(live) == {}


def thought(live: LiveTable, bot: str, seed: int) -> ToChoose:
    """The input for seat 2's thought."""
    assert live.table.game is not None
    seen = view(live.table.game.state, Seat(2))
    return ToChoose(bot, seen, live.table.talk, str(seed), options(seen))


def test_what_a_bot_chooses_depends_on_its_secret_alone(tmp_path: Path) -> None:
    """Thinking again, after a restart or elsewhere, gives the same choice (decision 0012)."""
    live = asyncio.run(first_election(tmp_path, m.BotKind.RANDOM))

    async def choices(*seeds: int) -> list[object]:
        thinkers = Thinkers(1)
        found = [await thinkers.ask(thought(live, "random", seed), 20) for seed in seeds]
        await thinkers.close()
        return list(found)

    once, again = asyncio.run(choices(*range(40))), asyncio.run(choices(*range(40)))
    assert once == again
    assert len({one.action for one in once if isinstance(one, Chosen)}) > 1
    assert "policies" not in repr(thought(live, "random", 7))


def test_a_process_that_was_ended_is_followed_by_another_one(tmp_path: Path) -> None:
    live = asyncio.run(first_election(tmp_path, m.BotKind.RANDOM))

    async def scenario() -> None:
        thinkers = Thinkers(1, planted("loud=hangs", "quiet=dies", "trusting=breaks"))
        with pytest.raises(TookTooLong):
            await thinkers.ask(thought(live, "loud", 1), 0.2)
        with pytest.raises(Broke, match="process ended"):
            await thinkers.ask(thought(live, "quiet", 1), 20)
        with pytest.raises(Broke, match="ZeroDivisionError in breaks"):
            await thinkers.ask(thought(live, "trusting", 1), 20)
        assert isinstance(await thinkers.ask(thought(live, "random", 1), 20), Chosen)
        await thinkers.close()

    asyncio.run(scenario())


def test_a_hung_bot_keeps_no_other_one_waiting(tmp_path: Path) -> None:
    live = asyncio.run(first_election(tmp_path, m.BotKind.RANDOM))

    async def scenario() -> None:
        thinkers = Thinkers(2, planted("loud=hangs"))
        hung = asyncio.create_task(thinkers.ask(thought(live, "loud", 1), 60))
        await asyncio.sleep(0)
        assert isinstance(await thinkers.ask(thought(live, "random", 1), 20), Chosen)
        assert not hung.done()
        hung.cancel()
        await asyncio.gather(hung, return_exceptions=True)
        await thinkers.close()

    asyncio.run(scenario())
