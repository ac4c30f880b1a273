"""A player who talks too much is refused at once, and nobody else is affected."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from secret_hitler.record.talk import Line as Words
from secret_hitler.server.web.limits import Limit, Limits
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from tests.support.clients import (
    PATIENCE,
    Guest,
    Line,
    Server,
    begin,
    line_of,
    party,
    serving_house,
)
from tests.support.turns import settled, whose_turn

Scenario = Callable[[Server, str, list[Guest]], Awaitable[None]]
AT_ONCE = 8


def run(folder: Path, scenario: Scenario, *, a_minute: int = 100) -> None:
    """Five people in a game, at a server with its usual limits."""

    async def served() -> None:
        tables = serving_house(folder, messages_a_minute=a_minute)
        async with tables as server, party(server, 5) as (code, guests):
            await begin(guests)
            await scenario(server, code, guests)

    asyncio.run(served())


def refusals(line: Line) -> list[Refusal]:
    return [one.reason for one in line.heard if isinstance(one, m.Refused)]


def others(guests: list[Guest]) -> list[Line]:
    """Those whose turn it is not."""
    turn = whose_turn(guests)
    return [line_of(guest) for guest in guests if guest is not turn]


def test_the_ninth_line_in_ten_seconds_is_refused_and_stored_nowhere(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        line, *rest = others(guests)
        for number in range(11):
            await line.say(m.Say(Words(f"line {number}")))
        await line.until(lambda line: len(refusals(line)) == 3)
        assert refusals(line) == [Refusal.TOO_FAST] * 3
        for each in rest:
            await each.until(lambda line: len(line.words()) == AT_ONCE)
        late = Guest(server)
        told = await late.open(code)
        await told.until(lambda line: line.count(m.TalkUpdate) > 0)
        assert told.words() == [f"line {number}" for number in range(AT_ONCE)]
        await late.leave()

    run(tmp_path, scenario)


def test_who_talked_too_much_still_acts_and_so_do_the_others(tmp_path: Path) -> None:
    async def scenario(_: Server, __: str, guests: list[Guest]) -> None:
        lines = [line_of(guest) for guest in guests]
        chatty = line_of(whose_turn(guests))
        update = chatty.update
        for number in range(AT_ONCE + 2):
            await chatty.say(m.Say(Words(f"line {number}")))
        await chatty.say(m.Act(update.phase, update.attempt, update.options[0]))
        await settled(lines, update.step + 1)
        assert refusals(chatty) == [Refusal.TOO_FAST] * 2
        for line in lines[:2]:
            vote = line.update
            await line.say(m.Act(vote.phase, 0, vote.options[0]))
        await settled(lines, update.step + 3)

    run(tmp_path, scenario)


def test_one_person_s_flood_leaves_the_others_their_word(tmp_path: Path) -> None:
    async def scenario(_: Server, __: str, guests: list[Guest]) -> None:
        chatty, calm, listener = others(guests)[:3]
        for number in range(AT_ONCE + 1):
            await chatty.say(m.Say(Words(f"line {number}")))
        await chatty.until(lambda line: refusals(line) == [Refusal.TOO_FAST])
        await calm.say(m.Say(Words("and I?")))
        await listener.until(lambda line: "and I?" in line.words())

    run(tmp_path, scenario)


def test_the_limit_is_of_a_person_and_not_of_its_socket(tmp_path: Path) -> None:
    async def scenario(_: Server, code: str, guests: list[Guest]) -> None:
        chatty = next(guest for guest in guests if guest is not whose_turn(guests))
        for number in range(AT_ONCE):
            await line_of(chatty).say(m.Say(Words(f"line {number}")))
        await line_of(chatty).until(lambda line: len(line.words()) == AT_ONCE)
        again = await chatty.open(code)
        await again.say(m.Say(Words("from a new tab")))
        await again.until(lambda line: refusals(line) == [Refusal.TOO_FAST])

    run(tmp_path, scenario)


def test_who_is_unknown_is_limited_by_its_connection(tmp_path: Path) -> None:
    async def scenario(server: Server, code: str, __: list[Guest]) -> None:
        stranger = Guest(server)
        line = await stranger.open(code)
        for _ in range(AT_ONCE + 1):
            await line.say(m.Say(Words("let me in"), m.Channel.SPECTATORS))
        await line.until(lambda line: len(refusals(line)) == AT_ONCE + 1)
        assert refusals(line) == [*[Refusal.NOT_SEATED] * AT_ONCE, Refusal.TOO_FAST]
        await stranger.leave()

    run(tmp_path, scenario)


def test_claims_in_words_count_as_talk_and_notes_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async def scenario(__: Server, ___: str, guests: list[Guest]) -> None:
        line = others(guests)[0]
        seat = line.table.you
        assert seat is not None
        for _ in range(AT_ONCE):
            await line.say(m.ClaimInWords("ffl"))
        await line.say(m.Say(Words("one more")))
        for number in range(10):
            await line.say(m.KeepNotes(1, seat, m.Notes(f"note {number}")))
        await line.say(m.Consent(99))
        await line.until(lambda line: Refusal.NO_SUCH_QUESTION in refusals(line))
        assert refusals(line)[AT_ONCE:] == [Refusal.TOO_FAST, Refusal.NO_SUCH_QUESTION]

    run(tmp_path, scenario)


def test_notes_kept_too_often_are_refused(tmp_path: Path) -> None:
    async def scenario(_: Server, __: str, guests: list[Guest]) -> None:
        line = others(guests)[0]
        seat = line.table.you
        assert seat is not None
        for number in range(13):
            await line.say(m.KeepNotes(1, seat, m.Notes(f"note {number}")))
        await line.until(lambda line: refusals(line) == [Refusal.TOO_FAST])

    run(tmp_path, scenario)


def test_a_flood_is_answered_no_faster_than_one_connection_may_send(tmp_path: Path) -> None:
    """Twenty messages of two hundred are read at once; the rest wait, and so do their answers."""

    async def scenario(server: Server, code: str, guests: list[Guest]) -> None:
        flooding = Guest(server)
        flooding.http.cookies = guests[1].http.cookies
        line = await flooding.open(code)
        heard = len(line.heard)
        for number in range(200):
            await line.say(m.Say(Words(f"line {number}")))
        await line.until(lambda line: len(refusals(line)) >= 20 - 1 - AT_ONCE)
        await asyncio.sleep(0.5)
        answers = [one for one in line.heard[heard:] if isinstance(one, m.Refused | m.TalkUpdate)]
        assert len(answers) <= 20
        await flooding.leave()

    run(tmp_path, scenario)


@pytest.mark.parametrize(("a_minute", "at_once"), [(100, 8), (1000, 80), (5, 1)])
def test_the_limits_of_talk_grow_with_what_a_connection_may_send(
    a_minute: int, at_once: int
) -> None:
    limits = Limits(a_minute)
    allowed = [limits.may_talk("p") for _ in range(at_once + 3)]
    assert allowed == [True] * at_once + [False] * 3
    assert limits.may_talk("q")
    assert limits.may_note("p")


def test_what_was_refused_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty a minute is all, eight at a time; who waits ten seconds may go on."""
    clock = [1_000_000.0]
    monkeypatch.setattr("time.time", lambda: clock[0])
    limits, said = Limits(100), 0
    for _ in range(6):
        said += sum(limits.may_talk("p") for _ in range(20))
        clock[0] += 10.01
    assert said == 6 * AT_ONCE
    monkeypatch.undo()


def test_no_minute_holds_more_than_sixty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr("time.time", lambda: clock[0])
    limits, said = Limits(100), 0
    for _ in range(59):
        clock[0] += 1.0
        said += sum(limits.may_talk("p") for _ in range(3))
    assert said == 6 * AT_ONCE
    assert Limits(100)._items[Limit.TALK][1].amount == 60
    monkeypatch.undo()


def test_of_many_strangers_nothing_is_kept_once_their_time_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr("time.time", lambda: clock[0])
    limits = Limits(100)
    for number in range(300):
        stranger, address = f"stranger {number}", f"10.0.{number // 250}.{number % 250}"
        limits.may_talk(stranger)
        limits.may_note(stranger)
        limits.wait_to_speak(stranger)
        limits.join_failed(address)
        limits.wait_to_watch(address)
        limits.wait_to_ask(address)
        limits.may_make_table(f"8.8.{number // 250}.{number % 250}")
    assert len(limits._kept.events) > 300
    limits._kept.timer.join()  # the storage looks through its keys in a thread of its own
    clock[0] += 24 * 3600.0 + 1.0
    limits.forget()
    assert limits._kept.events == {}
    assert limits._kept.locks == {}
    monkeypatch.undo()


def test_who_talked_too_much_is_not_forgotten_before_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr("time.time", lambda: clock[0])
    limits = Limits(100)
    assert sum(limits.may_talk("p") for _ in range(20)) == AT_ONCE
    clock[0] += 9.0
    limits.forget()
    assert not limits.may_talk("p")
    monkeypatch.undo()


def test_the_server_forgets_as_it_sweeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forgot = asyncio.Event()
    monkeypatch.setattr(Limits, "forget", lambda _: forgot.set())

    async def served() -> None:
        async with serving_house(tmp_path), asyncio.timeout(PATIENCE):
            await forgot.wait()

    asyncio.run(served())
