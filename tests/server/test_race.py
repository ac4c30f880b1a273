"""Two stores on one file, like two workers: one outcome, one row, equal views (decision 0005)."""

import asyncio
import random
from pathlib import Path

import pytest

from secret_hitler.engine.game import options, view
from secret_hitler.engine.state import ChancellorChoosing, GameOver
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Line, Phrase, Saying
from secret_hitler.server.tables.live import LiveTable
from secret_hitler.server.tables.tables import Tables
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.updates import update_for
from tests.support.offline import (
    PEOPLE,
    begun,
    game_of,
    gathered,
    house_on,
    is_as_on_disk,
    next_act,
)


async def before_a_shuffle(tables: Tables) -> LiveTable:
    """A game in which the next act shuffles the policy deck without ending the game."""
    for seed in range(100):
        live = await begun(tables)
        rng = random.Random(seed)
        while not isinstance(game_of(live).board.phase, GameOver):
            board = game_of(live).board
            scarce = isinstance(board.phase, ChancellorChoosing) and board.draw_pile < 3
            if scarce and max(board.liberal_policies + 1, board.fascist_policies) < 5:
                return live
            await tables.obey(live, *next_act(live, rng))
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
        before = len((await first.store.missing(live.id, 0, 0)).rows)
        who, act = next_act(live, random.Random(0))
        answers = await asyncio.gather(first.obey(live, who, act), second.obey(other, who, act))
        written = (await first.store.missing(live.id, 0, 0)).rows
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
    """Two starts at once."""

    async def scenario() -> None:
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await gathered(first)
        other = await second.find(live.table.code)
        assert other is not None
        await asyncio.gather(first.obey(live, "a", m.Start()), second.obey(other, "a", m.Start()))
        assert live.table.games == other.table.games == 1
        assert live.table == other.table
        first.store.close()
        second.store.close()

    asyncio.run(scenario())


def test_ten_ballots_in_one_tick_are_ten_ballots(tmp_path: Path) -> None:
    """All of them count, whatever their order, from two workers."""

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
        await asyncio.gather(
            *(tables.obey(table, *act) for act in acts for tables, table in houses)
        )
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


def test_a_worker_that_is_behind_in_the_lobby_says_nothing_for_a_seat_that_moved_up(
    tmp_path: Path,
) -> None:
    """Ben leaves at one worker, and Clara speaks at the other, which still has her in seat 2."""

    async def scenario() -> None:
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await gathered(first)
        other = await second.find(live.table.code)
        assert other is not None
        await first.obey(live, "b", m.Leave())
        await second.obey(other, "c", m.Say(Line("psst")))
        for tables, table in ((first, live), (second, other)):
            await table.catch_up()
            assert [(said.seat, said.talk) for said in table.table.talk] == [(1, Line("psst"))]
            assert await is_as_on_disk(tables, table)
            tables.store.close()

    asyncio.run(scenario())


def test_a_worker_that_is_behind_in_the_lobby_renumbers_no_talk_that_it_has_not_heard(
    tmp_path: Path,
) -> None:
    """Clara speaks at one worker, and Ben leaves at the other, which has not heard of it."""

    async def scenario() -> None:
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await gathered(first)
        other = await second.find(live.table.code)
        assert other is not None
        await first.obey(live, "c", m.Say(Line("psst")))
        await second.obey(other, "b", m.Leave())
        assert [said.seat for said in other.table.talk] == [1]
        await live.catch_up()
        assert live.table == other.table
        assert await is_as_on_disk(first, live)
        first.store.close()
        second.store.close()

    asyncio.run(scenario())


def anything(live: LiveTable, rng: random.Random) -> tuple[str, m.AnyCommand]:
    """A command that is legal in the lobby or in the game."""
    who = rng.choice(PEOPLE)
    phrase = Phrase(Saying.TRUST, Seat(rng.randrange(5)))
    said: list[m.AnyCommand] = [
        m.Say(Line(f"{who} {rng.random()}")),
        m.Say(phrase),
        m.Say(Line("among us"), m.Channel.SPECTATORS),
    ]
    if live.table.games == 0:
        order = list(range(len(live.table.seats)))
        rng.shuffle(order)
        gone = m.RemoveSeat(Seat(rng.randrange(1, 12)))
        orders: list[m.AnyCommand] = [gone, m.AddBot(), m.Order(tuple(map(Seat, order)))]
        return rng.choice([("a", rng.choice(orders)), *((who, one) for one in said)])
    board = game_of(live).board
    noted = m.KeepNotes(1, Seat(PEOPLE.index(who)), m.Notes(str(rng.random())))
    acts = [] if isinstance(board.phase, GameOver) else [next_act(live, rng)]
    return rng.choice([*acts, *acts, *((who, one) for one in said), (who, noted)])


@pytest.mark.parametrize("seed", range(6))
def test_whatever_two_workers_do_at_once_both_and_the_disk_agree(tmp_path: Path, seed: int) -> None:
    """Rows and talk in the lobby and in a game, twelve at a time, by whichever worker."""

    async def scenario() -> None:
        rng = random.Random(seed)
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await (begun if seed % 2 else gathered)(first)
        other = await second.find(live.table.code)
        assert other is not None
        houses = [(first, live), (second, other)]
        for _ in range(8):
            work = []
            for _ in range(12):
                tables, table = rng.choice(houses)
                work.append(tables.obey(table, *anything(table, rng)))
            await asyncio.gather(*work)
        for _, table in houses:
            await table.catch_up()
        assert live.table == other.table
        for tables, table in houses:
            assert await is_as_on_disk(tables, table)
            tables.store.close()

    asyncio.run(scenario())


def test_two_workers_tell_the_same_channels_ledger_and_notes(tmp_path: Path) -> None:
    async def scenario() -> None:
        first, second = house_on(tmp_path, 1), house_on(tmp_path, 2)
        live = await begun(first)
        other = await second.find(live.table.code)
        assert other is not None
        rng = random.Random(3)
        while not any(one.tile for one in game_of(live).board.rounds):
            await first.obey(live, *next_act(live, rng))
        there = next(one for one in game_of(live).board.rounds if one.tile)
        claim = m.ClaimInWords("fff")
        assert (await first.obey(live, PEOPLE[there.candidate], claim)).reply is None
        noted = m.KeepNotes(1, Seat(2), m.Notes("mine"))
        assert (await first.obey(live, "c", noted)).reply is None
        assert (await first.obey(live, "w", m.Say(Line("hm"), m.Channel.SPECTATORS))).reply is None
        await other.catch_up()
        assert other.table.spectators_talk == live.table.spectators_talk != ()
        assert other.notes == live.notes == {(1, Seat(2)): m.Notes("mine")}
        assert other.ledger() == live.ledger()
        told = live.ledger()
        assert told is not None
        assert any(entry.claim is not None for entry in told.ledger.entries)
        first.store.close()
        second.store.close()

    asyncio.run(scenario())
