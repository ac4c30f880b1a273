"""Reasons: what a bot says about its own acts, and about players it doubts, so people can follow.

Whether it speaks and what it says depends only on the public record, the talk and dice, so it
reveals nothing, not even by silence.
"""

from collections.abc import Iterator
from typing import Final

from ...engine import actions as a
from ...engine.state import (
    Board,
    ChancellorChoosing,
    Nominating,
    PresidentChoosing,
    UsingPower,
    VetoAnswering,
    View,
    Voting,
)
from ...engine.terms import Ballot, Party, Seat
from ...record import facts as f
from ...record.deeds import EXPLAINED, Deed, deeds
from ...record.matters import Matter
from ...record.past import before
from ...record.talk import About, ClaimParty, Explained, GiveReason, Said
from ...record.valid_claims import ClaimStatuses, claim_statuses
from ..claims import may_speak
from ..rng import Rng
from .dossier import quarrel
from .why import why

VOTES: Final = 0.8
"""The expected number of voters who want to give a reason, each time all are asked."""
NOMINATIONS: Final = 0.4
"""How often a candidate gives a reason for a nomination."""
MOST_OF_A_VOTE: Final = 2
"""The largest number of reasons for ballots in one election."""
MOST_AT_ONCE: Final = 2
"""The largest number of facts in one reason; a vote gets only one."""
STALE_AFTER: Final = 2
"""For how many rounds a fact that was named is not repeated."""
EVERYDAY: Final = (f.Danger, f.WouldGovern, f.Untried, f.Unseen)
"""Facts too common to name as reasons for a vote or a nomination."""

IN_SESSION: Final = (PresidentChoosing, ChancellorChoosing, VetoAnswering)
VOTED: Final = (Explained.VOTED_JA, Explained.VOTED_NEIN)
Acts = tuple[type[a.Action], ...]
BALLOTS: Final[Acts] = (a.Vote,)
POWERS: Final[Acts] = (a.InvestigateLoyalty, a.CallSpecialElection, a.Execute)
NOMINATION: Final[Acts] = (a.Nominate,)


def none(_view: View, _talk: tuple[Said, ...], _rng: Rng) -> tuple[GiveReason, ...]:
    """Give no reasons, as simple bots do."""
    return ()


def explain(view: View, talk: tuple[Said, ...], rng: Rng) -> tuple[GiveReason, ...]:
    """The doubts that this seat has not voiced yet, or else a reason for its latest act."""
    known = view.knowledge
    assert known is not None, "a spectator says nothing"
    if not may_speak(view.board, known.seat):
        return ()
    seat, said = known.seat, [one for one in talk if isinstance(one.talk, GiveReason)]
    doubts = tuple(_doubts(view.board, talk, seat))
    told = {(one.seat, one.talk) for one in said}
    unsaid = tuple(one for one in doubts if (seat, one) not in told)
    return unsaid or tuple(_own_act(view, talk, seat, rng))


# --- doubts -----------------------------------------------------------------------------------


def _doubts(board: Board, talk: tuple[Said, ...], seat: Seat) -> Iterator[GiveReason]:
    """The seats that contradict this seat's claims or card; two who disagree both say so."""
    found = claim_statuses(board, talk)
    for number, played in enumerate(board.rounds):
        if seat in (played.candidate, played.nominee):
            split = quarrel(found, number, played)
            if split is not None:
                partner = next(one for one in split.seats if one != seat)
                yield from _doubt(board, number, partner, split)
        if seat == played.target and _called_fascist(found, number, played.candidate):
            called = f.Called(played.candidate, seat, Party.FASCIST)
            yield from _doubt(board, number, played.candidate, called)


def _doubt(board: Board, number: int, whom: Seat, reason: f.Clue) -> Iterator[GiveReason]:
    """A doubt about a living seat; none about an executed one."""
    if board.alive[whom]:
        yield GiveReason(number, Explained.DOUBTED, (reason,), whom)


def _called_fascist(found: ClaimStatuses, number: int, investigator: Seat) -> bool:
    said = found.get(Matter(investigator, number, About.PARTY))
    claim = None if said is None else said.claim
    return isinstance(claim, ClaimParty) and claim.party is Party.FASCIST


# --- own acts ---------------------------------------------------------------------------------


def _own_act(view: View, talk: tuple[Said, ...], seat: Seat, rng: Rng) -> Iterator[GiveReason]:
    """A reason for this seat's latest act, if there is one worth giving."""
    deed = _last_deed(view.board, seat)
    if deed is None:
        return
    lay = before(view, deed)
    if rng.random() >= _likelihood(lay, deed) or not _wanted(talk, deed):
        return
    found = why(lay, talk, seat, deed.action)
    reasons = found if isinstance(deed.action, POWERS) else _news(found, talk, deed)
    if reasons:
        most = 1 if isinstance(deed.action, BALLOTS) else MOST_AT_ONCE
        act, about = EXPLAINED[deed.action]
        yield GiveReason(deed.round, act, reasons[:most], about)


def _news(found: tuple[f.Clue, ...], talk: tuple[Said, ...], deed: Deed) -> tuple[f.Clue, ...]:
    """The facts that are not too common and were not named lately."""
    heard = _heard(talk, deed.round)
    unheard = [fact for fact in found if _topic(fact) not in heard]
    return tuple([fact for fact in unheard if not isinstance(fact, EVERYDAY)])


def _last_deed(board: Board, seat: Seat) -> Deed | None:
    """This seat's latest act, if it is recent enough to explain."""
    fresh = [
        deed
        for number, acts in _just_now(board)
        for deed in deeds(board, number)
        if deed.seat == seat and isinstance(deed.action, acts) and not _for_itself(board, deed)
    ]
    return fresh[-1] if fresh else None


def _just_now(board: Board) -> tuple[tuple[int, Acts], ...]:
    """The rounds and kinds of acts to explain in this phase, so that not all speak at once."""
    last = len(board.rounds) - 1
    if isinstance(board.phase, (*IN_SESSION, UsingPower)):
        return ((last, BALLOTS),)
    if not isinstance(board.phase, Nominating | Voting) or last == 0:
        return ((last, NOMINATION),)
    failed = board.rounds[last - 1].passed is False
    return ((last - 1, BALLOTS if failed else POWERS), (last, NOMINATION))


def _for_itself(board: Board, deed: Deed) -> bool:
    """Whether this is a ballot of a member of the proposed government, which needs no reason."""
    played = board.rounds[deed.round]
    return isinstance(deed.action, BALLOTS) and deed.seat in (played.candidate, played.nominee)


def _likelihood(lay: View, deed: Deed) -> float:
    """How often a seat gives a reason for such an act; always for a power."""
    if isinstance(deed.action, POWERS):
        return 1.0
    if isinstance(deed.action, NOMINATION):
        return NOMINATIONS
    nein = deed.action == a.Vote(Ballot.NEIN)
    return VOTES / sum(lay.board.alive) if nein or _tense(lay) else 0.0


def _tense(lay: View) -> bool:
    """Whether even a Ja deserves a reason: Hitler could win, or chaos is next."""
    board, rules = lay.board, lay.ruleset
    return (
        board.fascist_policies >= rules.hitler_zone
        or board.election_tracker >= rules.tracker_limit - 1
    )


def _wanted(talk: tuple[Said, ...], deed: Deed) -> bool:
    """Whether this act has no reason yet, and its election not too many."""
    said = [(one.seat, one.talk) for one in talk if isinstance(one.talk, GiveReason)]
    of_round = [(seat, reason.act) for seat, reason in said if reason.round == deed.round]
    if (deed.seat, EXPLAINED[deed.action][0]) in of_round:
        return False
    votes = [act for _, act in of_round if act in VOTED]
    return not isinstance(deed.action, BALLOTS) or len(votes) < MOST_OF_A_VOTE


def _heard(talk: tuple[Said, ...], number: int) -> set[object]:
    """The topics of facts that were named as reasons in the last rounds."""
    said = [one.talk for one in talk if isinstance(one.talk, GiveReason)]
    lately = [one for one in said if one.round >= number - STALE_AFTER]
    acts = [one for one in lately if one.act is not Explained.DOUBTED]
    return {_topic(fact) for one in acts for fact in one.reasons}


def _topic(fact: f.Clue) -> object:
    """A key for facts that are the same to a listener: all ballots of one election are."""
    return ("ballots", fact.round) if isinstance(fact, f.Voted) else fact
