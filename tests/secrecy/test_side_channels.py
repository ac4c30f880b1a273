"""Private channels and notes: in no frame of a viewer who may not read them, and nowhere else."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AnyTalk,
    AskClaim,
    ClaimNothing,
    LogClaim,
    Removed,
    RemoveLine,
)
from secret_hitler.record.talk import Line as Words
from secret_hitler.server.web import client
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.table import Table
from secret_hitler.table.talk.channels import Reader
from secret_hitler.table.talk.talk_updates import talk_for
from tests.support.clients import Guest, Line, line_of, party, serving_house
from tests.support.commands import asked
from tests.support.draws import dealing

from .chatter import EXECUTED, NOTES, SPECTATORS
from .haunted import AFTER, ELIF, Haunted, Heard, haunted
from .logs import logging_as_served
from .strangers import kept

SEATS = ("0", "1", "2", "3")
WATCHING = ("watcher", "fan", "removed")


class Evening:
    """What was heard, and what is on disk."""

    def __init__(self, heard: Heard, files: list[str]) -> None:
        self.heard, self.files = heard, files

    def before_the_end(self, who: str) -> list[str]:
        return self.heard.streams[who][: self.heard.marks[f"{who} before the end"]]

    def hears(self, who: str, canary: str) -> bool:
        return any(canary in raw for raw in self.before_the_end(who))


@pytest.fixture(scope="module")
def spent(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    folder = tmp_path_factory.mktemp("haunted")
    heard = asyncio.run(haunted(folder))
    return Evening(heard, [one.name for one in folder.iterdir()])


def test_no_living_seat_no_watcher_and_no_tv_hears_the_executed(spent: Evening) -> None:
    for who in (*SEATS[1:], *WATCHING, "tv"):
        assert not spent.hears(who, EXECUTED), who
    assert spent.hears("0", EXECUTED)  # while it showed Elif, who is executed
    assert spent.hears("elif", EXECUTED)


def test_no_seat_and_no_tv_hears_who_watches(spent: Evening) -> None:
    """Nor does the executed player, on whatever phone."""
    for who in (*SEATS, "tv"):
        assert not spent.hears(who, SPECTATORS), who
    for who in WATCHING:
        assert spent.hears(who, SPECTATORS), who


def test_a_phone_that_shows_a_living_seat_again_hears_no_more_of_the_executed(
    spent: Evening,
) -> None:
    """Neither while it holds the executed seat still, nor after that has moved away."""
    anna = spent.before_the_end("0")[spent.heard.marks["0 shows Anna"] :]
    assert len(anna) > 3
    assert not any(EXECUTED in raw or '"executed"' in raw for raw in anna)
    assert not any(f"{NOTES}-{ELIF}-" in raw for raw in anna)


def test_the_phone_that_the_seat_moved_to_is_told_its_channel_whole_and_its_notes(
    spent: Evening,
) -> None:
    told = "".join(spent.before_the_end("elif"))
    assert f"{EXECUTED} on Anna's phone" in told
    assert f"{EXECUTED} on Elif's phone" in told
    assert f"{NOTES}-{ELIF}-" in told


def test_notes_are_in_no_frame_but_their_own_seat_s(spent: Evening) -> None:
    """At any time: nobody reads them after the end either."""
    own = {"0": {"0", str(ELIF)}, "elif": {str(ELIF)}}
    for who, raws in spent.heard.streams.items():
        for raw in raws:
            assert NOTES not in raw or raw.startswith('{"type":"NotesUpdate"')
            noted = {seat for seat in "01234" if f"{NOTES}-{seat}-" in raw}
            assert noted <= own.get(who, {who}), who


def test_after_the_end_everybody_but_a_tv_reads_all_channels(spent: Evening) -> None:
    for who, raws in spent.heard.streams.items():
        told = "".join(raws)
        assert AFTER in told
        assert (EXECUTED in told) == (who != "tv"), who
        assert (SPECTATORS in told) == (who != "tv"), who


def test_doors_metrics_records_and_file_names_hold_none_of_it(spent: Evening) -> None:
    records = [one for one in spent.heard.answers if '"digest"' in one]
    assert len(records) == 9
    assert all(AFTER in one for one in records)  # the table's own talk is there
    for text in (*spent.heard.answers, *spent.files):
        assert not any(canary in text for canary in (EXECUTED, SPECTATORS, NOTES))


def test_logs_hold_no_word_of_any_talk(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with logging_as_served():
        heard = asyncio.run(haunted(tmp_path))
    logged = "".join(capfd.readouterr())
    assert heard.streams
    for word in (EXECUTED, SPECTATORS, NOTES, AFTER, "said behind it"):
        assert word not in logged


def _all_channels(
    table: Table, _: Reader, channel: m.Channel, since: int = 0
) -> m.TalkUpdate | None:
    return talk_for(
        table, Reader(ELIF if channel is m.Channel.EXECUTED else None, "x"), channel, since
    )


def _tv_like_a_watcher(
    table: Table, reader: Reader, channel: m.Channel, since: int = 0
) -> m.TalkUpdate | None:
    return talk_for(table, Reader(reader.seat, reader.person), channel, since)


def _everybody_is_ben(_: Table, seat: Seat | None) -> Seat | None:
    return None if seat is None else Seat(1)


LEAKS: dict[str, tuple[str, Callable[..., object], Callable[[Evening], None]]] = {
    "the executed to everybody": (
        "talk_for",
        _all_channels,
        test_no_living_seat_no_watcher_and_no_tv_hears_the_executed,
    ),
    "who watches to the seats": (
        "talk_for",
        _all_channels,
        test_no_seat_and_no_tv_hears_who_watches,
    ),
    "the side channels to a TV": (
        "talk_for",
        _tv_like_a_watcher,
        test_no_seat_and_no_tv_hears_who_watches,
    ),
    "notes to others": (
        "player",
        _everybody_is_ben,
        test_notes_are_in_no_frame_but_their_own_seat_s,
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    name, leaking, check = LEAKS[leak]
    monkeypatch.setattr(client, name, leaking)
    evening = Evening(asyncio.run(haunted(tmp_path)), [])
    with pytest.raises(AssertionError):
        check(evening)


TABLE, ASIDE, DEAD = m.Channel
NOT_YOURS, UNSEATED, NOT_HOST = (
    Refusal.NOT_YOUR_CHANNEL,
    Refusal.NOT_SEATED,
    Refusal.NOT_HOST,
)
MAY_SPEAK: dict[str, tuple[Refusal | None, Refusal | None, Refusal | None]] = {
    "1": (None, NOT_YOURS, NOT_YOURS),
    "elif": (Refusal.EXECUTED_ARE_SILENT, NOT_YOURS, None),
    "fan": (UNSEATED, None, NOT_YOURS),
    "removed": (UNSEATED, None, NOT_YOURS),
    "queued": (UNSEATED, None, NOT_YOURS),
    "watcher": (UNSEATED, UNSEATED, NOT_YOURS),
    "tv": (UNSEATED, UNSEATED, UNSEATED),
}
"""Who may say a line where: at the table, among spectators, among the executed."""
TYPED: tuple[AnyTalk, ...] = (
    ClaimNothing(0, About.DRAWN),
    AskClaim(Seat(0), 0, About.DRAWN),
    LogClaim(Seat(0), ClaimNothing(0, About.DRAWN)),
    AnswerLog(0, right=True),
    RemoveLine(0),
    Removed(),
)
"""What is said at the table alone, or by nobody, or by the host where it reads."""


def test_who_may_speak_where(tmp_path: Path) -> None:
    """Every viewer in every channel; whoever may not leaves nothing on disk."""

    async def scenario() -> int:
        cells = 0
        async with dead_elif(tmp_path) as (here, lines):
            before = kept(tmp_path, here.code)
            for who, answers in MAY_SPEAK.items():
                for channel, refusal in zip(m.Channel, answers, strict=True):
                    line, command = lines[who], m.Say(Words(f"{who} speaks"), channel)
                    if refusal is not None:
                        assert await asked(line, command) is refusal, (who, channel)
                    cells += 1
                for channel, talk in itertools.product((ASIDE, DEAD), TYPED):
                    refused = await asked(lines[who], m.Say(talk, channel))
                    host_s = NOT_HOST if isinstance(talk, RemoveLine) else NOT_YOURS
                    assert refused is (UNSEATED if who == "tv" else host_s), (who, talk)
                    cells += 1
            assert kept(tmp_path, here.code) == before
            for who, answers in MAY_SPEAK.items():
                for channel, refusal in zip(m.Channel, answers, strict=True):
                    if refusal is None:
                        await here.say(lines[who], f"{who} speaks", channel)
        return cells

    assert asyncio.run(scenario()) == len(MAY_SPEAK) * (len(m.Channel) + 2 * len(TYPED))


@asynccontextmanager
async def dead_elif(folder: Path) -> AsyncIterator[tuple[Haunted, dict[str, Line]]]:
    """Elif is executed and has her own phone; somebody waits for a seat."""
    async with AsyncExitStack() as stack:
        tables = serving_house(folder, draw_chance=dealing("LLLHF", 2))
        server = await stack.enter_async_context(tables)
        code, people = await stack.enter_async_context(party(server, 4))
        here, queued = Haunted(server, code, people), Guest(server)
        for guest in (*here.onlookers.values(), here.phone, queued):
            stack.push_async_callback(guest.leave)
        await here.arrive()
        await here.begin()
        await here.play_until(lambda update: not update.board.alive[ELIF])
        await here.move()
        assert (await queued.sit(code, "Quentin")).json() == {"seat": None, "queued": 0}
        others = {"elif": line_of(here.phone), "queued": await queued.open(code)}
        yield here, here.lines() | others
