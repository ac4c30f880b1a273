"""Turns what was said, and the facts that reasons and hints name, into sentences."""

from collections.abc import Callable
from typing import Final, Never

from msgspec.structs import replace

from ..engine.terms import Seat
from . import facts as f
from .sentences import Sentence, hand, pile
from .talk import (
    AnswerLog,
    AskClaim,
    Claim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    GiveReason,
    Line,
    LogClaim,
    Phrase,
    Removed,
    RemoveLine,
    Said,
)

Places = dict[str, tuple[Seat, ...]]
Told = Claim | AskClaim | LogClaim | AnswerLog | RemoveLine | Removed
"""Talk that is reported, not quoted: the sentence says what the speaker did."""


def heard(said: Said, viewer: Seat | None) -> tuple[Sentence, ...]:
    """What was said, in sentences; none for a free line, which already is text.

    A ready-made phrase and a reason quote the speaker; all other sentences report what the
    speaker did. A reason is the act followed by the facts that support it, in one line.
    """
    talk = said.talk
    if isinstance(talk, Line):
        return ()
    if isinstance(talk, Phrase):
        return (Sentence(f"phrase-{talk.saying.value}", _about(talk.about)),)
    if isinstance(talk, GiveReason):
        act = Sentence(f"why-{talk.act.value}", _about(talk.about))
        return (act, *[fact(reason, said.seat) for reason in talk.reasons])
    return (replace(_told(talk, said.seat), you=said.seat == viewer),)


def _about(seat: Seat | None) -> Places:
    return {} if seat is None else {"about": (seat,)}


def _told(talk: Told, by: Seat) -> Sentence:
    """The sentence that reports what the speaker did."""
    who: Places = {"who": (by,)}
    if isinstance(talk, AskClaim):
        numbers, terms = {"round": talk.round + 1}, {"about": talk.about.value}
        return Sentence("talk-asked", who | {"of": (talk.seat,)}, numbers, terms)
    if isinstance(talk, LogClaim):
        return _claim(talk.claim, who | {"of": (talk.seat,)}, "log")
    if isinstance(talk, AnswerLog):
        return Sentence("talk-log-right" if talk.right else "talk-log-wrong", who)
    if isinstance(talk, RemoveLine):
        return Sentence("talk-removes", who)
    if isinstance(talk, Removed):
        return Sentence("talk-removed", who)
    return _claim(talk, who, "claim")


def _claim(claim: Claim, seats: Places, kind: str) -> Sentence:
    """A claim, made by its speaker or logged by somebody else."""
    numbers = {"round": claim.round + 1}
    if isinstance(claim, ClaimNothing):
        return Sentence(f"{kind}-nothing", seats, numbers, {"about": claim.about.value})
    if isinstance(claim, ClaimParty):
        target = {"target": (claim.target,)}
        return Sentence(f"{kind}-party", seats | target, numbers, {"party": claim.party.value})
    if isinstance(claim, ClaimPeeked):
        return Sentence(f"{kind}-peeked", seats, numbers, {"tiles": pile(claim.tiles)})
    message = f"{kind}-drawn" if isinstance(claim, ClaimDrawn) else f"{kind}-received"
    return Sentence(message, seats, numbers, {"tiles": hand(claim.tiles)})


# --- facts ------------------------------------------------------------------------------------


def fact(of: f.Fact, speaker: Seat | None = None) -> Sentence:
    """A fact in a sentence; speakers refer to themselves as "I"."""
    return FACTS[of.__class__](of, speaker)  # type: ignore[arg-type]  # keyed by its class


def _alone(message: str) -> Callable[[f.Fact, Seat | None], Sentence]:
    """The wording of a fact that names its seats, if any, and needs no other argument."""

    def wording(of: f.Fact, _speaker: Seat | None) -> Sentence:
        seats = f.seats_of(of)
        return Sentence(message, {"who": seats} if seats else {})

    return wording


def _with_me(message: str, seats: tuple[Seat, ...], speaker: Seat | None) -> Sentence:
    """A sentence about several seats, one of which may be the speaker's."""
    if speaker not in seats:
        return Sentence(message, {"who": seats})
    others = tuple(seat for seat in seats if seat != speaker)
    return Sentence(f"{message}-with-me", {"who": others})


def _is(of: f.Is | f.IsNot, _speaker: Seat | None) -> Sentence:
    message = "fact-is" if isinstance(of, f.Is) else "fact-is-not"
    return Sentence(message, {"who": (of.seat,)}, terms={"role": of.role.value})


def _enacted(of: f.Enacted, speaker: Seat | None) -> Sentence:
    told = _with_me("fact-enacted", f.seats_of(of), speaker)
    return replace(told, numbers={"round": of.round + 1}, terms={"party": of.party.value})


def _disproved(of: f.Disproved, _speaker: Seat | None) -> Sentence:
    return Sentence("fact-disproved", {"who": (of.seat,)}, {"round": of.round + 1})


def _clash(of: f.Clash | f.Blame, speaker: Seat | None) -> Sentence:
    message = "fact-clash" if isinstance(of, f.Clash) else "fact-blame"
    return replace(_with_me(message, of.seats, speaker), numbers={"round": of.round + 1})


def _called(of: f.Called, speaker: Seat | None) -> Sentence:
    terms = {"party": of.party.value}
    if of.by == speaker:
        return Sentence("fact-called-by-me", {"who": (of.target,)}, terms=terms)
    if of.target == speaker:
        return Sentence("fact-called-me", {"by": (of.by,)}, terms=terms)
    return Sentence("fact-called", {"by": (of.by,), "who": (of.target,)}, terms=terms)


def _voted(of: f.Voted, _speaker: Seat | None) -> Sentence:
    terms = {"ballot": of.ballot.value, "party": of.party.value}
    return Sentence("fact-voted", {"who": (of.seat,)}, {"round": of.round + 1}, terms)


def _danger(of: f.Danger, _speaker: Seat | None) -> Sentence:
    return Sentence("fact-danger", numbers={"count": of.fascist_policies})


def _brink(of: f.Brink, _speaker: Seat | None) -> Sentence:
    return Sentence("fact-brink", terms={"party": of.party.value})


def _would_govern(of: f.WouldGovern, speaker: Seat | None) -> Sentence:
    return _with_me("fact-would-govern", (of.seat,), speaker)


FACTS: Final[dict[type[f.Fact], Callable[[Never, Seat | None], Sentence]]] = {
    f.Is: _is,
    f.IsNot: _is,
    f.OneIsFascist: _alone("fact-one-is-fascist"),
    f.OneIsHitler: _alone("fact-one-is-hitler"),
    f.Enacted: _enacted,
    f.Disproved: _disproved,
    f.Clash: _clash,
    f.Blame: _clash,
    f.Called: _called,
    f.NotHitler: _alone("fact-not-hitler"),
    f.Voted: _voted,
    f.Danger: _danger,
    f.LastTry: _alone("fact-last-try"),
    f.Brink: _brink,
    f.WouldGovern: _would_govern,
    f.Untried: _alone("fact-untried"),
    f.Trusted: _alone("fact-trusted"),
    f.BestChoice: _alone("fact-best-choice"),
    f.Suspected: _alone("fact-suspected"),
    f.LikelyHitler: _alone("fact-likely-hitler"),
    f.Unseen: _alone("fact-unseen"),
    f.NoChoice: _alone("fact-no-choice"),
}
