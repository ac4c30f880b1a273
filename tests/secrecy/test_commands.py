"""At the socket: every command from whoever has no right to it, and sockets that are refused."""

import asyncio
import random
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from secret_hitler.engine.actions import Nominate, Vote
from secret_hitler.engine.terms import Ballot, Reason, Seat
from secret_hitler.record.talk import Line as Words
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal

from ..server.guests import Line, Server, act, begin, line_of, owes, party, serving_house
from .test_authorisation import ORIGINS, STAGES, STRANGERS, begin_with_a_person, kept, strangers

COMMANDS: dict[type, tuple[m.AnyCommand, Refusal | Reason | None, Refusal | Reason | None]] = {
    m.Hello: (m.Hello(m.PROTOCOL), None, None),
    m.Act: (m.Act(1, 0, Nominate(Seat(1))), Reason.NOT_NOW, Reason.NOT_NOW),
    m.Say: (m.Say(Words("psst")), Refusal.NOT_SEATED, None),
    m.ClaimInWords: (m.ClaimInWords("ffl"), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.KeepNotes: (
        m.KeepNotes(1, Seat(1), m.Notes("psst")),
        Refusal.NOT_SEATED,
        Refusal.NOT_IN_THIS_STAGE,
    ),
    m.Mute: (m.Mute(Seat(1)), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.RemoveQueued: (m.RemoveQueued("Anna"), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.SetVoice: (m.SetVoice("https://voice.example/x"), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.SetOptions: (m.SetOptions(m.Options(clock=9)), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.AddBot: (m.AddBot(), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.RemoveSeat: (m.RemoveSeat(Seat(0)), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.Start: (m.Start(), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.Next: (m.Next(1), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.AskWhy: (
        m.AskWhy(1, Seat(0)),
        Refusal.NOTHING_TO_EXPLAIN,
        Refusal.NOTHING_TO_EXPLAIN,
    ),
    m.AskHint: (m.AskHint(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Looked: (m.Looked(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Show: (m.Show(Seat(0)), Refusal.NOT_SEATED, Refusal.NO_SUCH_SEAT),
    m.Leave: (m.Leave(), Refusal.NOT_SEATED, None),
    m.Rematch: (m.Rematch(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Arrange: (m.Arrange(), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.SitsLeft: (m.SitsLeft(Seat(0), Seat(1)), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Order: (m.Order((Seat(1), Seat(0))), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.Narrate: (m.Narrate(m.Narration(volume=3)), Refusal.NOT_SEATED, None),
    m.Pause: (m.Pause(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Resume: (m.Resume(), Refusal.NOT_SEATED, None),
    m.Nudge: (m.Nudge(Seat(0)), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.ExtendClock: (m.ExtendClock(0), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Ask: (m.Ask(m.Topic.ABORT), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Consent: (m.Consent(1), Refusal.NO_SUCH_QUESTION, Refusal.NO_SUCH_QUESTION),
    m.ShowDigits: (m.ShowDigits(1), Refusal.NOT_SEATED, Refusal.NO_SUCH_QUESTION),
    m.TypeDigits: (m.TypeDigits(1, "00"), Refusal.NO_SUCH_QUESTION, Refusal.NO_SUCH_QUESTION),
    m.TakeBack: (m.TakeBack(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Predict: (
        m.Predict(m.Prediction(Seat(0), ())),
        Refusal.NOT_SEATED,
        Refusal.NOT_IN_THIS_STAGE,
    ),
    m.Thank: (m.Thank(Seat(0)), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
}
"""An example of every command; the answer to a stranger; in the lobby to a guest, not its host."""


def test_every_command_is_in_the_matrix() -> None:
    assert set(COMMANDS) == set(get_args(m.AnyCommand))


def answers(line: Line) -> list[m.Rejected | m.Refused]:
    return [one for one in line.heard if isinstance(one, m.Rejected | m.Refused)]


async def asked(line: Line, command: m.AnyCommand) -> Refusal | Reason:
    """What a command that is refused is told."""
    before = len(answers(line))
    await line.say(command)
    await line.until(lambda line: len(answers(line)) > before)
    return answers(line)[-1].reason


async def opened(server: Server, code: str, cookie: str) -> Line:
    headers = {"Cookie": cookie} if cookie else {}
    socket = await connect(server.socket(code), additional_headers=headers, proxy=None)
    line = Line(socket)
    await line.say(m.Hello(m.PROTOCOL))
    await line.until(lambda line: bool(line.heard))
    return line


@pytest.mark.parametrize("stage", STAGES)
def test_a_stranger_may_watch_and_nothing_else(tmp_path: Path, stage: str) -> None:
    """With any cookie but a seat's own, every command is refused and nothing is written."""

    async def scenario() -> int:
        cells = 0
        async with (
            serving_house(tmp_path) as server,
            party(server, 2, bots=3) as (code, guests),
            strangers(server, code, guests[0]) as cookies,
        ):
            if stage == "playing":
                await begin_with_a_person(guests)
            before = kept(tmp_path, code)
            calm = len(line_of(guests[1]).raw)
            for who in STRANGERS:
                line = await opened(server, code, cookies[who])
                assert line.table.you is None
                for command, refusal, _ in COMMANDS.values():
                    if refusal is not None:
                        assert await asked(line, command) is refusal, (who, command)
                    cells += 1
                assert all(one.knowledge is None for one in updates(line))
                await line.close()
            assert kept(tmp_path, code) == before
            await only_visits(line_of(guests[1]), calm)
        return cells

    assert asyncio.run(scenario()) == len(STRANGERS) * len(COMMANDS)


def updates(line: Line) -> list[m.Update]:
    return [one for one in line.heard if isinstance(one, m.Update)]


async def only_visits(owner: Line, since: int) -> None:
    """The owner saw watchers come and go, and has its line."""
    await owner.until(lambda line: line.table.spectators == 0)
    assert all(isinstance(one, m.TableUpdate) for one in owner.heard[since:])
    assert not owner.closed.is_set()


def test_a_guest_of_the_table_has_no_right_of_its_host_or_of_another_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 5) as (code, guests):
            ben, before = line_of(guests[1]), kept(tmp_path, code)
            for command, _, refusal in COMMANDS.values():
                if refusal is not None:
                    assert await asked(ben, command) is refusal, command
            assert kept(tmp_path, code) == before
            await begin(guests)
            before = kept(tmp_path, code)
            turn = next(guest for guest in guests if owes(line_of(guest)))
            update = line_of(turn).update
            for guest in guests:
                if guest is not turn:
                    stolen = m.Act(update.phase, 0, update.options[0])
                    assert await asked(line_of(guest), stolen) in set(Reason)
                    early = m.Act(update.phase, 0, Vote(Ballot.JA))
                    assert await asked(line_of(guest), early) in set(Reason)
                    elsewhere = m.Show(Seat((guests.index(guest) + 1) % 5))
                    assert await asked(line_of(guest), elsewhere) is Refusal.NO_SUCH_SEAT
            assert kept(tmp_path, code) == before
            await act(line_of(turn), random.Random(0))
            await line_of(turn).until(lambda line: line.update.phase > update.phase)

    asyncio.run(scenario())


def test_a_socket_from_a_foreign_page_gets_no_byte_whatever_its_cookie(tmp_path: Path) -> None:
    """Also with the owner's own cookie, whose line is not disturbed by it."""

    async def scenario() -> int:
        cells = 0
        async with (
            serving_house(tmp_path) as server,
            party(server, 1, bots=4) as (code, guests),
            strangers(server, code, guests[0]) as cookies,
        ):
            await begin(guests)
            owner, calm = line_of(guests[0]), len(line_of(guests[0]).raw)
            for cookie in (*cookies.values(), guests[0].cookie):
                for words, welcome in ORIGINS.values():
                    if not welcome and words is not None:
                        headers = {"Origin": words.format(host=server.netloc)}
                        headers |= {"Cookie": cookie} if cookie else {}
                        await refused(server, code, headers)
                        cells += 1
            assert all(isinstance(one, m.Update | m.TableUpdate) for one in owner.heard[calm:])
            assert not owner.closed.is_set()
        return cells

    shut = sum(not welcome for _, welcome in ORIGINS.values())
    assert asyncio.run(scenario()) == shut * (len(STRANGERS) + 1)


async def refused(server: Server, code: str, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        await connect(server.socket(code), additional_headers=headers, proxy=None)
    assert refusal.value.response.status_code == 403
    assert refusal.value.response.body in (None, b"")


def test_a_seat_that_was_given_up_tells_its_old_owner_nothing_of_the_next_game(
    tmp_path: Path,
) -> None:
    """The open socket of a removed seat is a watcher's from then on."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 6) as (_, guests):
            gone = line_of(guests[5])
            await line_of(guests[0]).say(m.RemoveSeat(Seat(5)))
            await gone.until(lambda line: line.table.you is None)
            await begin(guests[:5])
            await gone.until(lambda line: line.count(m.Update) > 0)
            assert gone.update.knowledge is None
            assert gone.update.options == ()
            told = msgspec.json.encode(gone.update.events)
            assert b'"to":' not in told

    asyncio.run(scenario())


def test_an_attackers_wrong_cookie_never_moves_the_owner(tmp_path: Path) -> None:
    """Thirty wrong secrets, and the owner's line is the live one all along."""

    async def scenario() -> None:
        async with serving_house(tmp_path) as server, party(server, 1, bots=4) as (code, guests):
            await begin(guests)
            owner = line_of(guests[0])
            own = guests[0].cookie
            for number in range(30):
                guess = own[:-1] + chr(ord("a") + number % 26) if number % 2 else own + str(number)
                if guess != own:  # the last sign has a few spare bits, but the hash sees them
                    line = await opened(server, code, guess)
                    assert line.table.you is None
                    await line.close()
            assert not owner.closed.is_set()
            back = await guests[0].open(code)
            assert back.table.you == 0

    asyncio.run(scenario())
