"""Two stores on one file, as two workers have them: one outcome, one row, equal views (D10)."""

import asyncio
import random
from pathlib import Path

from secret_hitler.engine.game import awaited, options, view
from secret_hitler.engine.state import ChancellorChoosing, GameOver
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Line
from secret_hitler.server.house import House, Shared
from secret_hitler.server.live import LiveTable
from secret_hitler.server.sessions import Session
from secret_hitler.server.store import Channel, Store
from secret_hitler.table import messages as m
from secret_hitler.table.game import Game, attempt_of
from secret_hitler.table.handled import Sit
from secret_hitler.table.updates import update_for

from .evening import NOON, seeded

PEOPLE = ("a", "b", "c", "d", "e")


def house_on(folder: Path, seed: int) -> House:
    return House(Store.open(folder), Shared(lambda: NOON, seeded(seed), lambda _: None))


def game_of(live: LiveTable) -> Game:
    assert live.table.game is not None
    return live.table.game


def next_act(live: LiveTable, rng: random.Random) -> tuple[str, m.Act]:
    """Somebody whose turn it is, and an act of theirs."""
    game = game_of(live)
    seat = next(actor for actor in awaited(game.board) if isinstance(actor, int))
    choice = rng.choice(options(view(game.state, Seat(seat))))
    return PEOPLE[seat], m.Act(game.phase, attempt_of(game, Seat(seat)), choice)


async def begun(house: House) -> LiveTable:
    live = await house.make(Session("a"))
    for number, person in enumerate(PEOPLE):
        await house.seat(live, Session(person), Sit(f"Player {number}"))
    await house.obey(live, "a", m.Start())
    for person in PEOPLE:
        await house.obey(live, person, m.Looked())
    return live


async def before_a_shuffle(house: House) -> LiveTable:
    """A game in which the act at hand makes the policy deck be shuffled, and does not end it."""
    for seed in range(100):
        live = await begun(house)
        rng = random.Random(seed)
        while not isinstance(game_of(live).board.phase, GameOver):
            board = game_of(live).board
            scarce = isinstance(board.phase, ChancellorChoosing) and board.draw_pile < 3
            if scarce and max(board.liberal_policies + 1, board.fascist_policies) < 5:
                return live
            await house.obey(live, *next_act(live, rng))
    raise AssertionError("no game came to a shuffle")


def views(live: LiveTable) -> list[m.Update | None]:
    return [update_for(live.table, viewer) for viewer in (None, *map(Seat, range(5)))]


def test_of_two_workers_that_shuffle_at_once_one_outcome_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await before_a_shuffle(first)
        other = await second.find(live.table.code)
        assert other is not None
        assert views(other) == views(live)
        rows = len(game_of(live).rows)
        before = len(await first.store.missing(live.id, Channel.ROWS, 0))
        who, act = next_act(live, random.Random(0))
        answers = await asyncio.gather(first.obey(live, who, act), second.obey(other, who, act))
        written = await first.store.missing(live.id, Channel.ROWS, 0)
        assert sum(bool(answer.rows) for answer in answers) == 1
        assert sum(answer.resend for answer in answers) == 1
        assert all(answer.reply is None for answer in answers)
        assert len(game_of(live).rows) == len(game_of(other).rows) == rows + 1
        shuffle = game_of(live).rows[-1].chance
        assert len(shuffle) == 1
        assert game_of(other).rows[-1].chance == shuffle
        assert views(other) == views(live)
        assert live.table == other.table
        assert len(written) == before + 1
        first.store.close()
        second.store.close()

    asyncio.run(scenario())


def test_two_workers_that_deal_at_once_deal_one_game(tmp_path: Path) -> None:
    """F52: two starts at once."""

    async def scenario() -> None:
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await first.make(Session("a"))
        for number, person in enumerate(PEOPLE):
            await first.seat(live, Session(person), Sit(f"Player {number}"))
        other = await second.find(live.table.code)
        assert other is not None
        await asyncio.gather(first.obey(live, "a", m.Start()), second.obey(other, "a", m.Start()))
        assert live.table.games == other.table.games == 1
        assert live.table == other.table
        first.store.close()
        second.store.close()

    asyncio.run(scenario())


def test_ten_ballots_in_one_tick_are_ten_ballots(tmp_path: Path) -> None:
    """F40, T6: all of them count, whatever their order, from two workers."""

    async def scenario() -> None:
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await begun(first)
        rng = random.Random(2)
        await first.obey(live, *next_act(live, rng))
        other = await second.find(live.table.code)
        assert other is not None
        phase = game_of(live).phase
        seats = [Seat(seat) for seat in range(5)]
        acts = [
            (PEOPLE[seat], m.Act(phase, 0, options(view(game_of(live).state, seat))[0]))
            for seat in seats
        ]
        houses = [(first, live), (second, other)]
        await asyncio.gather(*(house.obey(table, *act) for act in acts for house, table in houses))
        for table in (live, other):
            assert game_of(table).board.rounds[0].ja == 5
        assert live.table == other.table
        first.store.close()
        second.store.close()

    asyncio.run(scenario())


def test_a_chat_never_makes_an_act_lose(tmp_path: Path) -> None:
    async def scenario() -> None:
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await begun(first)
        other = await second.find(live.table.code)
        assert other is not None
        who, act = next_act(live, random.Random(1))
        quiet = next(person for person in PEOPLE if person != who)
        words = [m.Say(Line(f"line {number}")) for number in range(5)]
        answers = await asyncio.gather(
            first.obey(live, who, act), *(second.obey(other, quiet, one) for one in words)
        )
        assert [answer.reply for answer in answers] == [None] * 6
        assert len(other.table.talk) == 5
        again = await house_on(tmp_path, 3).find(live.table.code)
        assert again is not None
        assert len(again.table.talk) == 5
        assert game_of(again).rows == game_of(live).rows
        first.store.close()
        second.store.close()

    asyncio.run(scenario())
