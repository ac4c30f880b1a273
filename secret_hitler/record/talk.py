"""Table talk: what players say, with claims as typed data. Rules ignore it; anybody may lie."""

import enum
from typing import Final

import msgspec

from ..engine.terms import Party, Policy, Seat, Word
from .facts import Clue, seats_of


class About(Word):
    """What a claim is about."""

    DRAWN = "drawn"
    """The three tiles that a President drew."""
    RECEIVED = "received"
    """The two tiles that a Chancellor was given."""
    PARTY = "party"
    """The party card that a President looked at."""
    PEEKED = "peeked"
    """The next three tiles that a President looked at, in order."""


class Saying(enum.Enum):
    """A ready-made phrase, shown in each reader's own language; some are about a seat."""

    TRUST = "trust"
    DOUBT = "doubt"
    ACCUSE_HITLER = "accuse_hitler"
    WHY_THAT_VOTE = "why_that_vote"
    WHY_THAT_CHOICE = "why_that_choice"
    NOMINATE = "nominate"
    INVESTIGATE = "investigate"
    EXECUTE = "execute"
    VOTE_JA = "vote_ja"
    VOTE_NEIN = "vote_nein"
    I_AM_LIBERAL = "i_am_liberal"
    NO_CHOICE = "no_choice"
    WAIT = "wait"
    READY = "ready"
    YES = "yes"
    NO = "no"
    THANKS = "thanks"
    WELL_PLAYED = "well_played"


class Explained(enum.Enum):
    """A public act that a seat may give reasons for; or a doubt."""

    NOMINATED = "nominated"
    VOTED_JA = "voted_ja"
    VOTED_NEIN = "voted_nein"
    INVESTIGATED = "investigated"
    CALLED = "called"
    """The seat was called to run in a Special Election."""
    EXECUTED = "executed"
    ASKED_VETO = "asked_veto"
    AGREED_TO_VETO = "agreed_to_veto"
    REFUSED_VETO = "refused_veto"
    ENACTED = "enacted"
    DOUBTED = "doubted"
    """Not an act: the speaker does not trust somebody."""


class Talk(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """The base of everything that can be said at the table."""


class Line(Talk, frozen=True):
    """A free line of text: at most 200 graphemes and 1,000 bytes."""

    text: str


class Phrase(Talk, frozen=True):
    """A ready-made phrase, with the seat it is about if it needs one."""

    saying: Saying
    about: Seat | None = None


class ClaimDrawn(Talk, frozen=True):
    """A President's claim to have drawn these three tiles in that round."""

    round: int
    tiles: tuple[Policy, ...]


class ClaimReceived(Talk, frozen=True):
    """A Chancellor's claim to have been given these two tiles in that round."""

    round: int
    tiles: tuple[Policy, ...]


class ClaimParty(Talk, frozen=True):
    """A President's claim to have seen this party card in that round."""

    round: int
    target: Seat
    party: Party


class ClaimPeeked(Talk, frozen=True):
    """A President's claim to have peeked at these tiles in that round, from the top."""

    round: int
    tiles: tuple[Policy, ...]


class ClaimNothing(Talk, frozen=True):
    """The seat that saw this refuses to say what it was."""

    round: int
    about: About


Claim = ClaimDrawn | ClaimReceived | ClaimParty | ClaimPeeked | ClaimNothing


class AskClaim(Talk, frozen=True):
    """Asks this seat what it saw in that round."""

    seat: Seat
    round: int
    about: About


class LogClaim(Talk, frozen=True):
    """A claim that this seat made aloud and somebody else wrote down; it counts once confirmed."""

    seat: Seat
    claim: Claim


class AnswerLog(Talk, frozen=True):
    """The speaker's answer to the log with this number in the talk: right or wrong."""

    number: int
    right: bool


class GiveReason(Talk, frozen=True):
    """A bot's reasons for its act in that round: public facts only, so they reveal nothing."""

    round: int
    act: Explained
    reasons: tuple[Clue, ...]
    """One to `MOST_REASONS`, the strongest first."""
    about: Seat | None = None
    """The seat the act was aimed at, if any."""


class RemoveLine(Talk, frozen=True):
    """The host removed the line with this number in the talk."""

    number: int


class Removed(Talk, frozen=True):
    """Stands in place of a line that the host removed."""


MOST_REASONS: Final = 3

AnyTalk = (
    Line | Phrase | Claim | AskClaim | LogClaim | AnswerLog | GiveReason | RemoveLine | Removed
)


class Said(msgspec.Struct, frozen=True):
    """One thing said, with its speaker and the public step it followed (-1 before a game)."""

    seat: Seat
    """The speaker; among spectators, who have no seats, the speaker's number."""
    step: int
    talk: AnyTalk
    at: float = 0.0
    """The server's time in seconds; no record of a game carries times."""


def named(talk: AnyTalk) -> tuple[Seat, ...]:
    """The seats that are named, other than the speaker's."""
    if isinstance(talk, Phrase):
        return () if talk.about is None else (talk.about,)
    if isinstance(talk, ClaimParty):
        return (talk.target,)
    if isinstance(talk, LogClaim):
        return (talk.seat, *named(talk.claim))
    if isinstance(talk, GiveReason):
        about = () if talk.about is None else (talk.about,)
        return about + tuple(seat for reason in talk.reasons for seat in seats_of(reason))
    return (talk.seat,) if isinstance(talk, AskClaim) else ()
