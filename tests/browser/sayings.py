"""What ten people say in the staged evening: lines, consistent and inconsistent claims, asides."""

from typing import Final

from secret_hitler.engine.terms import FASCIST, LIBERAL, Party, Policy, Seat
from secret_hitler.record import talk as t
from secret_hitler.table.protocol import messages as m
from tests.support.gathering import Gathering

SPECTATORS: Final = ("s0", "s1")
"""The sessions of two spectators."""
NOTES: Final = m.Notes(
    "Bartholomäus hesitated.\nMargarethe W: why JA in round 2?",
    (
        m.Mark(Seat(2), m.Suspicion.FASCIST),
        m.Mark(Seat(4), m.Suspicion.UNSURE),
        m.Mark(Seat(5), m.Suspicion.LIBERAL),
        m.Mark(Seat(9), m.Suspicion.HITLER),
    ),
)


def hand(tiles: str) -> tuple[Policy, ...]:
    return tuple(map(Policy, tiles))


def says(
    gathering: Gathering, seat: int, talk: t.AnyTalk, channel: m.Channel = m.Channel.TABLE
) -> None:
    """Say something that is allowed, and let time pass."""
    gathering.now += 2
    assert gathering.say(seat, talk, channel) is None


def before_the_first_vote(gathering: Gathering) -> None:
    """Lines and phrases; the host removes one of them."""
    says(gathering, 1, t.Line("I am a Liberal, and I say so once."))
    says(gathering, 6, t.Line("As they all do. What matters is who passes what to whom, so claim!"))
    says(gathering, 9, t.Phrase(t.Saying.TRUST, Seat(1)))
    says(gathering, 7, t.Line("Something better left unsaid"))
    number = len(gathering.table.talk) - 1
    assert gathering.whisper("p0", t.RemoveLine(number), m.Channel.TABLE, 0) is None


def first_hands(gathering: Gathering) -> None:
    """Consistent claims, by which the President discarded a Liberal policy."""
    says(gathering, 0, t.ClaimDrawn(0, hand("FFL")))
    says(gathering, 1, t.ClaimReceived(0, hand("FF")))


def first_party(gathering: Gathering) -> None:
    says(gathering, 0, t.ClaimParty(0, Seat(9), Party.LIBERAL))
    says(gathering, 4, t.Line("<b>Noted</b> & believed"))


def second_hands(gathering: Gathering) -> None:
    """The President changes a claim; three people ask for the party card."""
    says(gathering, 1, t.ClaimDrawn(1, hand("FFF")))
    says(gathering, 1, t.ClaimDrawn(1, hand("FFL")))
    for seat in (2, 4, 8):
        says(gathering, seat, t.AskClaim(Seat(1), 1, t.About.PARTY))
    says(gathering, 0, t.LogClaim(Seat(3), t.ClaimReceived(1, hand("FF"))))


def third_hands(gathering: Gathering) -> None:
    """Contradictory claims."""
    says(gathering, 2, t.ClaimDrawn(2, hand("FLL")))
    says(gathering, 4, t.ClaimReceived(2, (FASCIST, FASCIST)))
    says(gathering, 5, t.Phrase(t.Saying.DOUBT, Seat(2)))


def disproved(gathering: Gathering) -> None:
    """The Chancellor of the newest government makes a claim that the record disproves."""
    number = len(gathering.board.rounds) - 1
    chancellor = gathering.board.rounds[number].nominee
    assert chancellor is not None
    says(gathering, chancellor, t.ClaimReceived(number, (LIBERAL, LIBERAL)))


def asides(gathering: Gathering) -> None:
    """Talk that no living seat hears before the end."""
    says(gathering, 2, t.Line("It is quiet in here. I was right!"), m.Channel.EXECUTED)
    for who, text in zip(SPECTATORS, ("Who believes Wolfgang-Amm?", "I do not."), strict=True):
        assert gathering.whisper(who, t.Line(text)) is None
