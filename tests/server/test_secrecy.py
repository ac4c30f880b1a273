"""What leaves the server: logs, and the streams of viewers who may not know."""

import asyncio
import json
import logging
import random
import re
import sqlite3
from pathlib import Path

import pytest

from secret_hitler.engine.actions import PROPOSE_VETO, ChanceAction, DealRoles
from secret_hitler.engine.events import AnyPrivateEvent
from secret_hitler.engine.state import Board, Voting
from secret_hitler.engine.terms import Role
from secret_hitler.record.record import Draw
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.logs import failed, set_up_logs
from secret_hitler.server.tables.sessions import COOKIE
from secret_hitler.table.protocol import messages as m
from tests.support.clients import Guest, begin, line_of, party, play_out, serving_house
from tests.support.draws import by_lot
from tests.support.turns import one_act, settled

L, F, H = Role.LIBERAL, Role.FASCIST, Role.HITLER


def dealt(roles: tuple[Role, ...]) -> Draw:
    """The same deck and first candidate, with these roles."""
    others = by_lot(11)

    def drawn(board: Board) -> ChanceAction:
        outcome = others(board)
        return DealRoles(roles) if isinstance(outcome, DealRoles) else outcome

    return drawn


async def streams(folder: Path, roles: tuple[Role, ...]) -> dict[str, list[str]]:
    """What everybody hears of two elections and their sessions, with the same acts."""
    tables = serving_house(folder, now=lambda: 0.0, draw_chance=dealt(roles))
    async with tables as server, party(server, 5) as (code, guests):
        watcher = Guest(server)
        watching = await watcher.open(code)
        lines = [line_of(guest) for guest in guests]
        for line in lines:
            await line.until(lambda line: line.table.spectators == 1)
        await begin(guests)
        await settled([watching], 0)
        rng = random.Random(3)
        while lines[0].update.board.liberal_policies + lines[0].update.board.fascist_policies < 2:
            await one_act(guests, rng, (watching,))
        await asyncio.sleep(0.05)
        heard = {str(seat): line.raw.copy() for seat, line in enumerate(lines)}
        heard["watcher"] = watching.raw.copy()
        await watcher.leave()
    return {who: [one.replace(code, "CODE") for one in raw] for who, raw in heard.items()}


def test_swapping_others_roles_changes_no_byte_for_who_may_not_know(tmp_path: Path) -> None:
    """Case C75, I7: a watcher and a Liberal cannot tell the two worlds apart; the swapped can."""
    first = asyncio.run(streams(tmp_path / "first", (L, L, F, L, H)))
    second = asyncio.run(streams(tmp_path / "second", (L, L, H, L, F)))
    third = asyncio.run(streams(tmp_path / "third", (L, F, L, L, H)))
    for who in ("0", "1", "3", "watcher"):
        assert first[who] == second[who], who
    assert first["2"] != second["2"]
    assert first["4"] != second["4"]
    for who in ("0", "3", "watcher"):
        assert first[who] == third[who], who
    assert first["1"] != third["1"]


def test_a_spectators_stream_of_a_whole_game_holds_no_secret(tmp_path: Path) -> None:
    private = {kind.__name__ for kind in AnyPrivateEvent.__args__}
    sealed = {"DrawPileOrdered", "TilesTaken", "TopTileTaken", "TileDiscarded"}

    async def scenario() -> tuple[list[str], set[str]]:
        async with serving_house(tmp_path) as server, party(server, 3, bots=4) as (code, guests):
            watcher = Guest(server)
            watching = await watcher.open(code)
            await begin(guests)
            await play_out(guests)
            await watching.until(lambda line: line.table.stage is m.Stage.ENDED)
            secrets = {guest.http.cookies[COOKIE] for guest in guests}
            await watcher.leave()
            return watching.raw, secrets

    raw, cookies = asyncio.run(scenario())
    database = sqlite3.connect(tmp_path / FILE)
    opened = json.loads(database.execute("SELECT body FROM rows WHERE number=0").fetchone()[0])
    people = {person for (person,) in database.execute("SELECT person FROM sessions")}
    database.close()
    hidden = cookies | people | {opened["secret"]}
    assert len(hidden) == 7
    before_the_end = [one for one in raw if '"GameOver"' not in one and '"ended"' not in one]
    assert len(before_the_end) > 20
    for message in before_the_end:
        kinds = set(re.findall(r'"type":"(\w+)"', message))
        assert not kinds & (private | sealed), kinds
        update = json.loads(message)
        if update["type"] == "Update":
            assert update["knowledge"] is None
            assert update["board"]["roles"] is None
            assert update["options"] == []
            assert update["attempt"] == 0
    assert not any(secret in message for secret in hidden for message in raw)


def test_no_log_line_of_a_whole_game_holds_a_name_a_code_a_secret_or_an_act(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    before = logging.getLogger().handlers.copy()
    try:
        set_up_logs(as_json=True)
        words = asyncio.run(_noisy_game(tmp_path))
    finally:
        logging.getLogger().handlers[:] = before
    logged = "".join(capfd.readouterr())
    assert "an unforeseen fault" in logged
    assert "ValueError" in logged
    for word in words:
        assert word not in logged, word


async def _noisy_game(folder: Path) -> set[str]:
    """A game with every kind of trouble, and the words that must not be in its logs."""
    async with serving_house(folder) as server, party(server, 3, bots=4) as (code, guests):
        await begin(guests)
        await line_of(guests[0]).say(m.Act(0, 0, PROPOSE_VETO))
        bad = await guests[1].open(code)
        await bad.socket.send('{"type": "Vote", "ballot": "ja"}')
        await bad.until_closed()
        await guests[1].open(code)
        guests[2].line = await guests[2].open(code)
        await guests[0].http.get(f"/api/tables/{code}/nothing")
        await play_out(guests)
        secrets = {guest.http.cookies[COOKIE] for guest in guests}
        try:
            raise ValueError("DealRoles Anna hitler nein")
        except ValueError as fault:
            failed("an unforeseen fault", fault)
        names = {"Anna", "Ben", "Clara"}
    acts = {"DealRoles", "ShufflePolicyDeck", "Nominate", "Vote", "nein", "hitler", "Discard"}
    return secrets | names | acts | {code, "127.0.0.1"}


def test_a_board_has_no_ballots_before_they_are_all_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (_, guests):
            await begin(guests)
            rng = random.Random(1)
            lines = [line_of(guest) for guest in guests]
            for _ in range(5):  # the nomination and four of five ballots
                await one_act(guests, rng)
            for line in lines:
                assert isinstance(line.update.board.phase, Voting)
                assert line.update.board.rounds[-1].ballots is None
                assert len(line.update.board.phase.waiting) == 1

    asyncio.run(scenario())
