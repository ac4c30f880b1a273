"""People who talk all evening: lines, phrases, claims true and false, asks, logs, notes, asides.

What only some may read carries words that occur nowhere else, so that they can be found.
"""

import random
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial

from secret_hitler.engine.terms import Party, Policy, Seat
from secret_hitler.record.ledger import Entry, Ledger
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AskClaim,
    Claim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    LogClaim,
    Phrase,
    Saying,
)
from secret_hitler.record.talk import Line as Words
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel, Mark, Suspicion
from tests.support.clients import Line

SPECTATORS = "canary-of-the-spectators"
EXECUTED = "canary-of-the-executed"
NOTES = "canary-of-notes"
"""The number of the seat follows it."""
SIZES = {About.DRAWN: 3, About.RECEIVED: 2, About.PEEKED: 3}


def ledger_of(line: Line) -> Ledger:
    update = line.last(m.LedgerUpdate)
    return update.ledger if isinstance(update, m.LedgerUpdate) else Ledger()


def some_claim(entry: Entry, rng: random.Random) -> Claim:
    """A claim of the right form, otherwise random."""
    tiles = tuple(rng.choices(tuple(Policy), k=SIZES.get(entry.about, 0)))
    claims: dict[About, Callable[[], Claim]] = {
        About.DRAWN: lambda: ClaimDrawn(entry.round, tiles),
        About.RECEIVED: lambda: ClaimReceived(entry.round, tiles),
        About.PEEKED: lambda: ClaimPeeked(entry.round, tiles),
        About.PARTY: lambda: ClaimParty(
            entry.round, Seat(entry.target or 0), rng.choice(tuple(Party))
        ),
    }
    nothing = ClaimNothing(entry.round, entry.about)
    return nothing if rng.random() < 0.2 else claims[entry.about]()


def about_claims(line: Line, seat: Seat, rng: random.Random) -> Iterator[m.AnyCommand]:
    """Remarks of a player about what was seen in office."""
    for entry in ledger_of(line).entries[-4:]:
        if entry.seat == seat:
            yield m.Say(some_claim(entry, rng))
            if entry.logged is not None:
                yield m.Say(AnswerLog(entry.logged.number, rng.random() < 0.5))
        elif entry.claim is None:
            yield m.Say(AskClaim(entry.seat, entry.round, entry.about))
            yield m.Say(LogClaim(entry.seat, some_claim(entry, rng)))


def questions(line: Line, rng: random.Random) -> Iterator[m.AnyCommand]:
    """Why bots did something, whether that is public or not."""
    open_acts = [(told.step, seat) for told in line.update.events for seat in told.explained]
    for step, seat in open_acts[:2]:
        yield m.AskWhy(step, seat)
    yield m.AskWhy(line.update.step, Seat(rng.randrange(len(line.table.seats))))


def remarks(line: Line, rng: random.Random) -> list[m.AnyCommand]:
    """Everything that a player might say now, allowed or not."""
    seat = line.table.you
    assert seat is not None
    mark = Mark(Seat((seat + 1) % len(line.table.seats)), rng.choice(tuple(Suspicion)))
    note = m.Notes(f"{NOTES}-{seat}-{rng.random()}", (mark,))
    return [
        *about_claims(line, seat, rng),
        m.Say(Words(f"I think {rng.random()}")),
        m.Say(Phrase(Saying.TRUST, Seat(rng.randrange(len(line.table.seats))))),
        m.Say(Words(f"{EXECUTED} {rng.random()}"), Channel.EXECUTED),
        m.ClaimInWords(rng.choice(("ffl", "fl", "nothing", "peek ffl", "liberal", "perhaps"))),
        m.KeepNotes(line.table.game, seat, note),
        m.AskHint(),
        *questions(line, rng),
    ]


async def steps_of(line: Line, over: Callable[[Line], bool]) -> AsyncIterator[int]:
    """Every step of the game that this line hears of, until it is over."""
    step = -1
    while not over(line):
        if line.update.step > step:
            step = line.update.step
            yield step
        heard = len(line.heard)
        await line.until(partial(_more_than, heard))


def _more_than(heard: int, line: Line) -> bool:
    return len(line.heard) > heard


async def talk_on(line: Line, rng: random.Random, over: Callable[[Line], bool]) -> None:
    """Say something after every step of the game that this line hears of, until it is over."""
    async for _ in steps_of(line, over):
        said = remarks(line, rng)
        for command in rng.sample(said, 2):
            await line.say(command)


async def watch_on(line: Line, over: Callable[[Line], bool]) -> None:
    """Say something to the other spectators after every step."""
    async for step in steps_of(line, over):
        await line.say(m.Say(Words(f"{SPECTATORS} {step}"), Channel.SPECTATORS))
        for command in questions(line, random.Random(step)):
            await line.say(command)
