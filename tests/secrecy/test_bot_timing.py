"""The times at which bots answer and speak reveal nothing of role or choice (decision 0012)."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from secret_hitler.bots.bot import BOTS, Bot
from secret_hitler.bots.plain import random_bot
from secret_hitler.bots.rng import Rng
from secret_hitler.engine.actions import Discard, Enact
from secret_hitler.engine.state import ChancellorChoosing, PresidentChoosing, View
from secret_hitler.engine.terms import Policy
from secret_hitler.record.talk import AnyTalk, Said
from secret_hitler.server.thinking import bots as thinking
from secret_hitler.table.clock import Due, due
from tests.support.clients import begin, party, play_out, serving_house
from tests.support.draws import stacked
from tests.support.gathering import JA, NEIN, Gathering

Clock = Callable[[], float]
L, F = Policy.LIBERAL, Policy.FASCIST
DISCARDS = {False: (F, L), True: (L, F)}
"""What the government of each world does with FLF: it buries an F, or the only L."""


def moments(roles: str, *, otherwise: bool) -> list[tuple[Due, ...]]:
    """The times of all bot answers up to the end of the first session."""
    table = Gathering(1, len(roles) - 1, draw=stacked(roles, "FLF", first=1)).start()
    owed = [due(table.table)]
    table.act(1, table.options(1)[0])
    voters = table.awaited()
    for number, seat in enumerate(voters):
        owed.append(due(table.table))
        table.act(seat, NEIN if otherwise and number < (len(voters) - 1) // 2 else JA)
    discarded, enacted = DISCARDS[otherwise]
    for phase, action in ((PresidentChoosing, Discard), (ChancellorChoosing, Enact)):
        assert isinstance(table.board.phase, phase)
        owed.append(due(table.table))
        [seat] = table.awaited()
        table.act(seat, action(discarded if action is Discard else enacted))
    return owed


@pytest.mark.parametrize(
    ("one", "other"), [("LLFLH", "HLLFL"), ("LLLLFFH", "FFHLLLL"), ("LLLLLLFFFH", "HFFFLLLLLL")]
)
def test_moments_are_equal_whatever_the_roles_and_the_choices(one: str, other: str) -> None:
    """Two tables with one secret: other roles, ballots and tiles, and every answer is due alike."""
    first, second = moments(one, otherwise=False), moments(other, otherwise=True)
    assert first == second
    assert sum(len(owed) for owed in first) > 3 * len(one)
    assert len({answer.after for owed in first for answer in owed}) > len(one)


def test_the_breath_before_a_lie_is_not_of_the_dice_of_the_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause must not reveal the random number by which a bot decides to lie."""
    thrown: list[float] = []
    pauses: list[float] = []
    wait = asyncio.sleep

    def speaks(view: View, talk: tuple[Said, ...], rng: Rng) -> tuple[AnyTalk, ...]:
        thrown.append(rng.random())
        return random_bot.speak(view, talk, rng)

    async def counted(seconds: float) -> None:
        pauses.append(seconds)
        await wait(0)

    class Watched:
        sleep = staticmethod(counted)

        def __getattr__(self, name: str) -> object:
            return getattr(asyncio, name)

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (_, guests):
            await begin(guests)
            await play_out(guests)

    monkeypatch.setitem(BOTS, "random", Bot(random_bot.choose, speaks))
    monkeypatch.setattr(thinking, "_BREATH", (1.0, 2.0))
    monkeypatch.setattr(thinking, "asyncio", Watched())
    begin_bots = thinking.Bots.__init__

    def paced(
        self: thinking.Bots, ask: thinking.Ask, now: Clock, _: float, *others: object
    ) -> None:
        begin_bots(self, ask, now, 1.0, *others)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(thinking.Bots, "__init__", paced)
    asyncio.run(scenario())
    assert len(thrown) > 20
    assert sum(1 <= pause <= 2 for pause in pauses) > 20
    assert not {round(1 + number, 9) for number in thrown} & {round(one, 9) for one in pauses}
