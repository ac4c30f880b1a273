"""Deeds: acts that everybody saw, and the form that a reason for one must have.

An event shows a deed when it happens, and the Board for the rest of the game, so everybody can
tell who may give reasons for what.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Never

from ..engine import actions as a
from ..engine import events as e
from ..engine.complete import complete
from ..engine.executive_action import USES
from ..engine.state import Board, Round
from ..engine.terms import SEATS, Ballot, Power, Seat, VetoAnswer
from .facts import round_of
from .matters import TalkFault
from .talk import MOST_REASONS, Explained, GiveReason, named

Choice = tuple[Seat, a.SeatAction]
"""A seat and the action it chose."""


class Deed(NamedTuple):
    """A public act of a seat."""

    seat: Seat
    round: int
    action: a.SeatAction


# --- on the Board -----------------------------------------------------------------------------


def deeds(board: Board, number: int) -> Iterator[Deed]:
    """The deeds of a round so far, in order, without secret ballots."""
    played = board.rounds[number]
    for seat, action in _done(played):
        yield Deed(seat, number, action)
    # A peek ends its round at once, so a later round means that the President has peeked.
    if played.power is Power.POLICY_PEEK and number < len(board.rounds) - 1:
        yield Deed(played.candidate, number, *a.PEEK)


def _done(played: Round) -> Iterator[Choice]:
    candidate, nominee = played.candidate, played.nominee
    if nominee is None:
        return
    yield candidate, a.NOMINATE[nominee]
    yield from _ballots(played.ballots)
    if played.veto is not None:
        yield nominee, a.PROPOSE_VETO
        yield candidate, a.AnswerVeto(played.veto is VetoAnswer.AGREED)
    if played.tile is not None and not played.by_chaos:
        yield nominee, a.Enact(played.tile)
    if played.power is not None and played.target is not None:
        yield candidate, USES[played.power][played.target]


def _ballots(ballots: tuple[Ballot | None, ...] | None) -> Iterator[Choice]:
    """The ballots of an election; empty if they stay secret."""
    for seat, ballot in enumerate(ballots or ()):
        if ballot is not None:
            yield SEATS[seat], a.Vote(ballot)


# --- in events --------------------------------------------------------------------------------


def shown(event: e.Event, before: Board) -> tuple[Choice, ...]:
    """The choices that this event makes public; `before` is the Board before its act."""
    choices = SHOWN.get(event.__class__)
    return () if choices is None else tuple(choices(event, before))  # type: ignore[arg-type]  # keyed by its class


def _nominated(event: e.Nominated, before: Board) -> Iterator[Choice]:
    yield before.rounds[-1].candidate, a.NOMINATE[event.nominee]


def _votes_revealed(event: e.VotesRevealed, _before: Board) -> Iterator[Choice]:
    yield from _ballots(event.ballots)


def _policy_enacted(event: e.PolicyEnacted, before: Board) -> Iterator[Choice]:
    chancellor = before.rounds[-1].nominee
    if not event.by_chaos and chancellor is not None:
        yield chancellor, a.Enact(event.policy)


def _veto_proposed(_event: e.VetoProposed, before: Board) -> Iterator[Choice]:
    chancellor = before.rounds[-1].nominee
    assert chancellor is not None, "whoever asks for a veto is Chancellor"
    yield chancellor, a.PROPOSE_VETO


def _veto_answered(event: e.VetoAnswered, before: Board) -> Iterator[Choice]:
    yield before.rounds[-1].candidate, a.AnswerVeto(event.consent)


def _loyalty_investigated(event: e.LoyaltyInvestigated, before: Board) -> Iterator[Choice]:
    yield before.rounds[-1].candidate, a.INVESTIGATE[event.target]


def _policies_peeked(_event: e.PoliciesPeeked, before: Board) -> Iterator[Choice]:
    yield before.rounds[-1].candidate, *a.PEEK


def _special_election_called(event: e.SpecialElectionCalled, _before: Board) -> Iterator[Choice]:
    yield event.caller, a.CALL[event.candidate]


def _executed(event: e.Executed, before: Board) -> Iterator[Choice]:
    yield before.rounds[-1].candidate, a.EXECUTE[event.target]


SHOWN: Final[dict[type[e.Event], Callable[[Never, Board], Iterator[Choice]]]] = {
    e.Nominated: _nominated,
    e.VotesRevealed: _votes_revealed,
    e.PolicyEnacted: _policy_enacted,
    e.VetoProposed: _veto_proposed,
    e.VetoAnswered: _veto_answered,
    e.LoyaltyInvestigated: _loyalty_investigated,
    e.PoliciesPeeked: _policies_peeked,
    e.SpecialElectionCalled: _special_election_called,
    e.Executed: _executed,
}
"""By class of event, the choices it shows. No event shows what a President discards."""
UNCHOSEN: Final = {
    e.RolesDealt,
    e.PolicyDeckRanShort,
    e.PolicyDeckShuffled,
    e.RoundBegan,
    e.TermLimitsForgotten,
    e.BallotCast,
    e.GovernmentElected,
    e.ElectionFailed,
    e.ChancellorCleared,
    e.TilesDrawn,
    e.TilesPassed,
    e.PowerGranted,
    e.PowerLapsed,
    e.GameEnded,
    e.RolesRevealed,
}
"""The events that show no choice: what the rules or chance do, and what stays hidden."""
complete(e.AnyPublicEvent, SHOWN, but=UNCHOSEN)


# --- in reasons -------------------------------------------------------------------------------

EXPLAINED: Final[dict[a.SeatAction, tuple[Explained, Seat | None]]] = {
    **{act: (Explained.NOMINATED, act.nominee) for act in a.NOMINATE},
    a.Vote(Ballot.JA): (Explained.VOTED_JA, None),
    a.Vote(Ballot.NEIN): (Explained.VOTED_NEIN, None),
    a.PROPOSE_VETO: (Explained.ASKED_VETO, None),
    a.AnswerVeto(consent=True): (Explained.AGREED_TO_VETO, None),
    a.AnswerVeto(consent=False): (Explained.REFUSED_VETO, None),
    **dict.fromkeys(a.ENACT, (Explained.ENACTED, None)),
    **{act: (Explained.INVESTIGATED, act.target) for act in a.INVESTIGATE},
    **{act: (Explained.CALLED, act.target) for act in a.CALL},
    **{act: (Explained.EXECUTED, act.target) for act in a.EXECUTE},
}
"""By action, how a reason names it, and the seat it was aimed at."""
complete(a.SeatAction, {act.__class__ for act in EXPLAINED}, but={a.Discard, a.PeekAtPolicies})
complete(Explained, {act for act, _ in EXPLAINED.values()}, but={Explained.DOUBTED})


def reason_fault(board: Board, seat: Seat, said: GiveReason) -> TalkFault | None:
    """What is wrong with the form of this seat's reason, or None."""
    rounds, seats = range(len(board.rounds)), range(len(board.alive))
    if said.round not in rounds:
        return TalkFault.NOT_YOURS_TO_CLAIM
    if said.act is Explained.DOUBTED:
        right = said.about not in (None, seat)
    else:
        own = [deed.action for deed in deeds(board, said.round) if deed.seat == seat]
        right = (said.act, said.about) in map(EXPLAINED.get, own)
    if not right:
        return TalkFault.NOT_YOURS_TO_CLAIM
    told = [round_of(reason) for reason in said.reasons]
    there = all(one is None or one in rounds for one in told)
    there = there and all(one in seats for one in named(said))
    return None if there and 0 < len(told) <= MOST_REASONS else TalkFault.WRONG_FORM
