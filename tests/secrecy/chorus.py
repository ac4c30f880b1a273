"""The talk in two worlds that a test compares: it follows from public facts alone.

One piece at a time, and all have heard it before the next one, so that every world has its frames
in the same number and order.
"""

from collections.abc import Iterator, Mapping

from secret_hitler.engine.terms import Party, Policy, Seat
from secret_hitler.record.ledger import Entry, ledger
from secret_hitler.record.talk import (
    About,
    AskClaim,
    Claim,
    ClaimDrawn,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    LogClaim,
)
from secret_hitler.record.talk import Line as Words
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Channel
from tests.support.clients import Line

from .chatter import ledger_of

L, F = Policy.LIBERAL, Policy.FASCIST


def a_claim(entry: Entry) -> Claim:
    claims: dict[About, Claim] = {
        About.DRAWN: ClaimDrawn(entry.round, (F, F, L)),
        About.RECEIVED: ClaimReceived(entry.round, (F, L)),
        About.PEEKED: ClaimPeeked(entry.round, (L, F, F)),
        About.PARTY: ClaimParty(entry.round, Seat(entry.target or 0), Party.FASCIST),
    }
    return claims[entry.about]


def verses(line: Line, number: int) -> Iterator[tuple[int, m.Say]]:
    """Who says what after this many acts."""
    seats = len(line.table.seats)
    yield number % seats, m.Say(Words(f"line {number}"))
    owed = [entry for entry in ledger_of(line).entries if entry.claim is None]
    if not owed:
        return
    entry, turn = owed[0], number % 3
    asker = Seat((entry.seat + 1) % seats)
    if turn == 0:
        yield entry.seat, m.Say(a_claim(entry))
    elif turn == 1 and asker not in entry.asked:
        yield asker, m.Say(AskClaim(entry.seat, entry.round, entry.about))
    elif turn == 2 and entry.logged is None:
        yield asker, m.Say(LogClaim(entry.seat, a_claim(entry)))


async def chorus(lines: list[Line], number: int) -> None:
    """Say it, one after the other."""
    for seat, command in verses(lines[0], number):
        await said(lines, lines[seat], command)


async def said(lines: list[Line], speaker: Line, command: m.Say) -> None:
    """Wait until all have heard it and its consequences, or its speaker has heard the refusal."""
    known, refused = len(speaker.told()), speaker.count(m.Refused)
    await speaker.say(command)
    await speaker.until(lambda line: len(line.told()) > known or line.count(m.Refused) > refused)
    told = len(speaker.told())
    for line in lines:
        await line.until(lambda line: len(line.told()) == told and knows_the_ledger(line))


def knows_the_ledger(line: Line) -> bool:
    """Whether this line has the ledger that belongs to the talk it has heard."""
    ruleset = line.table.ruleset
    assert ruleset is not None
    return ledger_of(line) == ledger(ruleset, line.update.board, line.told())


async def asides(lines: Mapping[str, Line], count: int) -> None:
    """Notes of seat 1, and so many words by spectators and by the executed."""
    dead = [str(seat) for seat, alive in enumerate(lines["0"].update.board.alive) if not alive]
    speakers = {"watcher": Channel.SPECTATORS} | dict.fromkeys(dead, Channel.EXECUTED)
    for number in range(count):
        await lines["1"].say(m.KeepNotes(1, Seat(1), m.Notes(f"note {number}")))
        for who, channel in speakers.items():
            await aside(lines[who], channel, "aside " * (number + 1))


async def aside(line: Line, channel: Channel, text: str) -> None:
    known, refused = len(line.told(channel)), line.count(m.Refused)
    await line.say(m.Say(Words(text), channel))
    await line.until(
        lambda line: len(line.told(channel)) > known or line.count(m.Refused) > refused
    )
