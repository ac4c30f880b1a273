"""Whatever arrives at a socket or by HTTP, nothing breaks, nobody else hears of it, and the
game is unchanged."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from secret_hitler.engine.actions import SeatAction
from secret_hitler.engine.terms import Party, Policy, Seat
from secret_hitler.record import talk as t
from secret_hitler.record.facts import Clash, Suspected
from secret_hitler.record.talk import AnyTalk
from secret_hitler.server.disk.database import FILE
from secret_hitler.server.disk.store import Store
from secret_hitler.server.tables.folding import fold
from secret_hitler.server.thinking import bots
from secret_hitler.server.web import answers
from secret_hitler.table.protocol import messages as m
from tests.support.clients import Line, Server, begin, line_of, party, serving_house
from tests.support.commands import COMMANDS

from .inside import Event, Headers, Inside, inside
from .logs import logging_as_served

QUICK = settings(
    max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
MESSAGES = 14
"""Messages per example, each on its own socket."""
WORDS = ("type", "phase", "attempt", "action", "talk", "seat", "text", "options", "kind", "round")
TALK_WORDS = (
    "channel",
    "words",
    "notes",
    "marks",
    "game",
    "muted",
    "name",
    "link",
    "claim",
    "number",
)
TAGS = (
    *(kind.__name__ for kind in COMMANDS),
    *(kind.__name__ for kind in SeatAction.__args__),
    *(kind.__name__ for kind in AnyTalk.__args__),
    *(
        "Abandon",
        "DealRoles",
        "BotAnswers",
        "Sit",
        "HostGone",
        "AskToMove",
        "RematchDue",
        "Seated",
        "SeatMoved",
        "Spoken",
        "row",
    ),
)
ODD = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, 2**63, 2**64, 10**300, -1, -(2**63) - 1])
    | st.floats(allow_nan=False)
    | st.text(max_size=12)
    | st.sampled_from(TAGS)
)
JSON = st.recursive(
    ODD,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(WORDS + TALK_WORDS) | st.text(max_size=6), inner, max_size=4
        )
    ),
    max_leaves=12,
)
COMMAND = st.sampled_from([msgspec.to_builtins(one) for one, _, _ in COMMANDS.values()])
RIGHTFUL = (m.Pause, m.Narrate, m.Ask)
"""What Ben may ask for at any time, so that something changes."""


def changes_something(message: str | bytes) -> bool:
    """Whether this happens to be a legal request of a seated player."""
    with suppress(msgspec.DecodeError, RecursionError):
        return isinstance(msgspec.json.decode(message, type=m.AnyCommand), RIGHTFUL)
    return False


@st.composite
def bent(draw: st.DrawFn) -> str:
    """A command with something added, moved or removed."""
    command = json.loads(json.dumps(draw(COMMAND)))
    inner = draw(st.sampled_from([command, *(v for v in command.values() if isinstance(v, dict))]))
    key = draw(st.sampled_from([*inner, *WORDS, *TALK_WORDS]))
    if draw(st.booleans()):
        inner.pop(key, None)
    else:
        inner[key] = draw(JSON)
    return json.dumps(command)


NESTED = st.integers(1, 1300).map(lambda depth: '{"a":' * depth + "1" + "}" * depth)
MESSAGE = (
    bent()
    | JSON.map(json.dumps)
    | st.text(max_size=60).filter(lambda text: text.isprintable())
    | st.binary(max_size=60)
    | NESTED
    | st.integers(1, 4095).map(lambda length: '{"type":"Rematch","ready":' + "9" * length + "}")
    | st.integers(4000, 9000).map(lambda length: " " * length)
)


class Watched:
    """The application in one loop, with whatever it could not foresee."""

    def __init__(self, runner: asyncio.Runner, here: Inside, folder: Path) -> None:
        self.runner = runner
        self.here = here
        self.folder = folder
        self.broken: list[str] = []

    def rows(self) -> int:
        database = sqlite3.connect(self.folder / FILE)
        count = int(database.execute("SELECT count(*) FROM rows").fetchone()[0])
        database.close()
        return count


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder = tmp_path_factory.mktemp("inside")
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        served = inside(folder)
        watched = Watched(runner, runner.run(served.__aenter__()), folder)

        def noted(what: str, fault: BaseException) -> None:
            watched.broken.append(f"{what}: {fault!r}")

        patch.setattr(answers, "failed", noted)
        patch.setattr(bots, "failed", noted)
        yield watched
        runner.run(served.__aexit__(None, None, None))


async def _thrown(
    here: Inside, connections: list[list[str | bytes]], headers: Headers
) -> list[Event]:
    """What is sent on so many connections at once, while the host looks on; what that one heard."""
    done = asyncio.Event()

    def stays(heard: list[Event]) -> bool:
        return not done.is_set() or not any('"Update"' in one.get("text", "") for one in heard)

    host = asyncio.create_task(here.socket([], here.host, stays))
    told = await asyncio.gather(*(here.socket(sent, headers) for sent in connections))
    for events in told:
        closings = [one for one in events if one["type"] == "websocket.close"]
        assert all(one.get("code", 1000) == 1000 for one in closings), closings
        for one in events:
            if one["type"] == "websocket.send":
                assert isinstance(msgspec.json.decode(one["text"], type=m.AnyReply), m.AnyReply)
    done.set()
    return await host


@QUICK
@given(st.lists(MESSAGE, min_size=MESSAGES, max_size=MESSAGES), st.booleans())
def test_anything_at_a_socket(tables: Watched, messages: list[str | bytes], seated: bool) -> None:
    headers = tables.here.guest if seated else ()
    if seated:
        messages = [one for one in messages if not changes_something(one)]
    before = tables.rows()
    heard = tables.runner.run(_thrown(tables.here, [[one] for one in messages], headers))
    assert tables.broken == []
    assert tables.rows() == before
    replies = [json.loads(one["text"]) for one in heard if one["type"] == "websocket.send"]
    assert sum(one["type"] == "Update" for one in replies) == 1
    assert {one["type"] for one in replies} <= HOST_HEARS


HOST_HEARS = {"TableUpdate", "Update", "TalkUpdate", "LedgerUpdate", "NotesUpdate"}
NUMBER = st.integers(-3, 12) | st.sampled_from([2**31, 2**63 - 1, -(2**63)])
SEAT = NUMBER.map(Seat)
TILES = st.lists(st.sampled_from(Policy), max_size=5).map(tuple)
TEXT = st.text(max_size=300) | st.sampled_from(["\u202e", "\n\n", "\U0001f600" * 300, "<b>x</b>"])
ABOUT = st.sampled_from(t.About)
CLAIM = (
    st.builds(t.ClaimDrawn, NUMBER, TILES)
    | st.builds(t.ClaimReceived, NUMBER, TILES)
    | st.builds(t.ClaimPeeked, NUMBER, TILES)
    | st.builds(t.ClaimParty, NUMBER, SEAT, st.sampled_from(Party))
    | st.builds(t.ClaimNothing, NUMBER, ABOUT)
)
REASONS = st.lists(st.builds(Suspected, SEAT) | st.builds(Clash, st.tuples(SEAT, SEAT), NUMBER))
TALK = (
    CLAIM
    | st.builds(t.Line, TEXT)
    | st.builds(t.Phrase, st.sampled_from(t.Saying), st.none() | SEAT)
    | st.builds(t.AskClaim, SEAT, NUMBER, ABOUT)
    | st.builds(t.LogClaim, SEAT, CLAIM)
    | st.builds(t.AnswerLog, NUMBER, st.booleans())
    | st.builds(t.RemoveLine, NUMBER)
    | st.just(t.Removed())
    | st.builds(t.GiveReason, NUMBER, st.sampled_from(t.Explained), REASONS, st.none() | SEAT)
)
MARKS = st.lists(st.builds(m.Mark, SEAT, st.sampled_from(m.Suspicion)), max_size=12).map(tuple)
NOTES = st.builds(m.Notes, TEXT.map("noted: {}".format), MARKS)
TALKING = (
    st.builds(m.Say, TALK, st.sampled_from(m.Channel))
    | st.builds(m.Say, TALK)
    | st.builds(m.ClaimInWords, TEXT | st.sampled_from(["ffl", "fl", "peek fff", "liberal", "no"]))
    | st.builds(m.KeepNotes, NUMBER, SEAT, NOTES)
    | st.builds(m.AskWhy, NUMBER, SEAT)
    | st.builds(m.Next, NUMBER)
    | st.just(m.AskHint())
    | st.builds(m.Mute, SEAT, st.booleans())
    | st.builds(m.RemoveQueued, TEXT)
    | st.builds(m.SetVoice, st.none() | TEXT.map("https://{}".format))
)


@settings(QUICK, max_examples=40)  # what is said stays said, and every socket is told all of it
@given(
    st.lists(TALKING, min_size=MESSAGES, max_size=MESSAGES),
    st.sampled_from([True, True, True, False]),
)
def test_any_talk_and_any_notes(
    tables: Watched, commands: list[m.AnyCommand], seated: bool
) -> None:
    """Well formed, about anything, on one line: only a host writes rows, and nothing breaks."""
    headers = tables.here.guest if seated else ()
    before = tables.rows()
    plain = m.Say(t.Line("and a plain word"))
    messages: list[str | bytes] = [encoded(one) for one in (*commands, plain)]
    heard = tables.runner.run(_thrown(tables.here, [messages], headers))
    assert tables.broken == []
    assert tables.rows() == before
    replies = [json.loads(one["text"]) for one in heard if one["type"] == "websocket.send"]
    assert {one["type"] for one in replies} <= HOST_HEARS
    assert not any("noted: " in one["text"] for one in heard if one["type"] == "websocket.send")
    asides = [one for one in replies if one.get("channel") in {"spectators", "executed"}]
    assert asides == []


def encoded(command: m.AnyCommand) -> str:
    return msgspec.json.encode(command).decode()


def test_notes_and_claims_of_anything_are_folded_again_after_a_restart(tables: Watched) -> None:
    """What the fuzzing left on disk makes the same table once more, with a few words at least."""
    words: list[str | bytes] = [encoded(m.Say(t.Line(f"word {number}"))) for number in range(6)]
    tables.runner.run(_thrown(tables.here, [words], tables.here.guest))
    database = sqlite3.connect(tables.folder / FILE)
    (lines,) = database.execute("SELECT count(*) FROM talk").fetchone()
    database.close()
    assert lines > 5

    async def again() -> None:
        store = Store.open(tables.folder)
        kept = await store.load(tables.here.code)
        assert kept is not None
        assert len(fold(kept).talk) > 5
        store.close()

    tables.runner.run(again())


SIGN = st.integers(0x20, 0xFF).filter(lambda byte: byte != 0x7F)
FIELD = st.lists(SIGN, max_size=24).map(bytes)
HEADER = st.sampled_from(
    [b"origin", b"cookie", b"content-type", b"accept-encoding", b"content-length", b"x-odd"]
)
PIECE = st.text(max_size=8).map(lambda text: text.replace("/", "")) | st.sampled_from(
    [
        "api",
        "tables",
        "seats",
        "moves",
        "record",
        "qr.svg",
        "health",
        "assets",
        "..",
        "%2e%2e",
        "ws",
        "",
    ]
)


def _path(pieces: list[str]) -> str:
    return "/" + "/".join(pieces).encode("utf-8", "replace").decode()


@QUICK
@given(
    st.sampled_from(["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"]),
    st.lists(PIECE, max_size=5).map(_path)
    | st.sampled_from(["", "/seats", "/moves", "/record", "/qr.svg"]),
    st.lists(st.tuples(HEADER, FIELD), max_size=4, unique_by=lambda pair: pair[0]),
    st.none() | FIELD | st.sampled_from([b"[", b"a]b", b"[zz]", b"localhost:99999", b"x" * 900]),
    st.binary(max_size=80) | JSON.map(lambda value: json.dumps({"name": value}).encode()),
)
def test_anything_at_a_door(
    tables: Watched,
    method: str,
    path: str,
    headers: list[tuple[bytes, bytes]],
    host: bytes | None,
    body: bytes,
) -> None:
    """Never a 5xx, whatever method, path, header or body; and no seat in a running game."""
    inner = path if path.count("/") > 1 or path == "/" else f"/api/tables/{tables.here.code}{path}"
    named = headers if host is None else [*headers, (b"host", host)]
    answer = tables.runner.run(tables.here.http(method, inner, named, body))
    assert answer.status < 500, (answer, inner)
    assert tables.broken == []
    assert "set-cookie" not in answer.headers or inner == "/api/tables"


BROKEN_FRAMES: dict[str, Callable[[], bytes]] = {
    "invalid UTF-8": lambda: frame(0x81, b"\xff\xfe{}"),
    "cut-off UTF-8": lambda: frame(0x81, b'{"type":"\xc3'),
    "reserved bits": lambda: frame(0xF1, b"{}"),
    "unknown opcode": lambda: frame(0x83, b"{}"),
    "continuation of nothing": lambda: frame(0x80, b"{}"),
    "huge length": lambda: b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4),
    "long ping": lambda: frame(0x89, b"x" * 126),
    "no mask": lambda: b"\x81\x02{}",
    "close with a bad code": lambda: frame(0x88, b"\x00\x01"),
    "fragments": lambda: frame(0x01, b'{"type":') + frame(0x00, b'"Loo') + frame(0x80, b'ked"}'),
    "a thousand fragments": lambda: frame(0x01, b" ") + frame(0x00, b" ") * 1000,
    "half a frame": lambda: frame(0x81, b'{"type":"Looked"}')[:9],
}


def frame(first: int, payload: bytes) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    short = len(payload) < 126
    length = bytes([0x80 | len(payload)]) if short else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + payload


def test_broken_frames_end_their_own_connection_alone(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Frames that are none, in the midst of a game: all play on, with at most a line each."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (code, guests):
            await begin(guests)
            calm = len(line_of(guests[0]).raw)
            for made in BROKEN_FRAMES.values():
                await throw(server, code, made())
            host = line_of(guests[0])
            await host.until(lambda line: line.table.spectators == 0)
            assert all(isinstance(one, m.TableUpdate) for one in host.heard[calm:])
            assert (await guests[0].http.get("/api/health")).status_code == 200

    with logging_as_served():
        asyncio.run(scenario())
    logged = capfd.readouterr().err
    assert "Traceback" not in logged
    assert len(logged.splitlines()) <= len(BROKEN_FRAMES)


async def throw(server: Server, code: str, raw: bytes) -> None:
    """Open a connection, send these bytes, and disconnect."""
    socket = await connect(server.socket(code), proxy=None, compression=None)
    line = Line(socket)
    await line.say(m.Hello(m.PROTOCOL))
    await line.until(lambda line: bool(line.heard))
    socket.transport.write(raw)
    await asyncio.sleep(0.02)
    socket.transport.abort()
    await line.closed.wait()
