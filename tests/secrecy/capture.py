"""An evening played over real sockets, with everything that left the server meanwhile."""

import asyncio
import itertools
from pathlib import Path

import msgspec

from secret_hitler.server.tables.sessions import COOKIE
from tests.support.clients import begin, serving_house

from .company import Probe, ask_everywhere, company, frames, play, probe
from .truth import Truth, truth

Frame = dict[str, object]


class Evening(msgspec.Struct, frozen=True):
    """A game that was played, and everything that left the server meanwhile."""

    streams: dict[str, list[str]]
    """By viewer: a seat's number, or the name of an onlooker."""
    documents: dict[str, list[Frame]]
    """The same, read."""
    probes: list[Probe]
    truth: Truth
    files: tuple[str, ...] = ()
    logged: str = ""

    def before_the_end(self, who: str) -> list[Frame]:
        """The frames of a viewer while the game was not over."""
        raw = itertools.takewhile(lambda one: '"GameOver"' not in one, self.streams[who])
        return self.documents[who][: len(list(raw))]

    def seats(self) -> list[str]:
        return [who for who in self.documents if who.isdigit()]

    def others(self) -> list[str]:
        return [who for who in self.documents if not who.isdigit()]


ROUNDS = 6
"""The fewest rounds of a game: a shorter one has too little to search."""


def evening(folder: Path, size: tuple[int, int], seed: int) -> Evening:
    """The first game by chance that lasts."""
    number = 0
    while True:
        place = folder / str(number)
        place.mkdir()
        game = asyncio.run(_game(place, size, seed + number))
        assert game.truth.table.game is not None
        if len(game.truth.table.game.state.board.rounds) >= ROUNDS:
            return msgspec.structs.replace(game, files=tuple(one.name for one in place.iterdir()))
        number += 1


async def _game(folder: Path, size: tuple[int, int], seed: int) -> Evening:
    async with serving_house(folder) as server, company(server, *size) as here:
        await begin(here.people)
        before = await ask_everywhere(here)
        asking = asyncio.create_task(probe(here))
        await play(here, seed)
        probes = [*before, *await asking]
        jars = [guest.http.cookies.get(COOKIE) for guest in here.everybody().values()]
        cookies = [cookie for cookie in jars if cookie is not None]
        streams = {who: raw.copy() for who, raw in here.streams().items()}
    known = truth(folder, here.code, cookies)
    read = {who: frames(raw) for who, raw in streams.items()}
    return Evening(streams, read, probes, known)


class Ear:
    """A stream that keeps what is written to it."""

    text = ""

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        """Nothing is held back."""
