import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType

from secret_hitler.record import file
from secret_hitler.table.protocol import messages as m
from tests.support.clients import Guest, begin, line_of, party, play_out, serving_house

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def test_people_and_bots_play_a_whole_game_and_its_record_replays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 3, bots=4) as (code, guests):
            early = await guests[0].http.get(f"/api/tables/{code}/record")
            assert early.status_code == 404
            await begin(guests)
            await play_out(guests)
            steps = {line_of(guest).update.step for guest in guests}
            assert len(steps) == 1
            roles = {line_of(guest).update.board.roles for guest in guests}
            assert len(roles) == 1
            assert None not in roles
            answer = await guests[1].http.get(f"/api/tables/{code}/record")
            record = file.read(answer.content)
            assert record.ruleset.players == 7

    asyncio.run(scenario())


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("outside_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=5) as (code, guests):
            bot = example()
            playing = asyncio.create_task(
                asyncio.to_thread(asyncio.run, bot.play(server.http, code, "Robby"))
            )
            host = line_of(guests[0])
            await host.until(lambda line: len(line.table.seats) == 7)
            assert host.table.seats[-1].bot is m.BotKind.OUTSIDE
            await begin(guests)
            await play_out(guests)
            last = await asyncio.wait_for(playing, 10)
            assert last["board"]["phase"]["type"] == "GameOver"

    asyncio.run(scenario())


def test_a_spectator_sees_the_whole_game_and_has_no_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 2, bots=3) as (code, guests):
            watcher = Guest(server)
            line = await watcher.open(code)
            await begin(guests)
            await play_out(guests)
            await line.until(lambda line: line.table.stage is m.Stage.ENDED)
            assert line.table.you is None
            await line.until(lambda line: line.table.spectators == 1)
            await line.until(lambda line: line.update.step == line_of(guests[0]).update.step)
            await watcher.leave()

    asyncio.run(scenario())
