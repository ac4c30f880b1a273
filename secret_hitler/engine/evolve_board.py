"""Applies public events to the Board: each function sees only the Board and one event."""

# ruff: noqa: RUF005  # Adding tuples is faster than unpacking them into a new one.

from collections.abc import Callable
from functools import cache
from itertools import compress
from typing import Final, Never

from msgspec.structs import replace

from . import events as e
from .complete import complete
from .state import (
    Board,
    ChancellorChoosing,
    ChoosingFirstCandidate,
    Counting,
    GameOver,
    Nominating,
    Phase,
    PresidentChoosing,
    Round,
    RoundEnding,
    SessionOpening,
    ShufflingPolicyDeck,
    UsingPower,
    VetoAnswering,
    Voting,
)
from .terms import LIBERAL, SEATS, Seat, VetoAnswer

_NOMINATING, _COUNTING, _SESSION_OPENING = Nominating(), Counting(), SessionOpening()
_PRESIDENT_CHOOSING, _VETO_ANSWERING = PresidentChoosing(), VetoAnswering()
_CHANCELLOR_CHOOSING = ChancellorChoosing(veto_refused=False)
_ROUND_ENDING = RoundEnding()


def _marked(marks: tuple[bool, ...], seat: Seat) -> tuple[bool, ...]:
    return (*marks[:seat], True, *marks[seat + 1 :])


def _open(board: Board, phase: Phase) -> Board:
    return replace(board, phase=phase, phase_number=board.phase_number + 1)


def _roles_dealt(board: Board, event: e.RolesDealt) -> Board:
    then = ChoosingFirstCandidate(len(board.alive))
    return _open(board, ShufflingPolicyDeck(event.liberal_tiles, event.fascist_tiles, then))


def _deck_ran_short(board: Board, event: e.PolicyDeckRanShort) -> Board:
    then = board.phase
    assert isinstance(then, RoundEnding)
    return _open(board, ShufflingPolicyDeck(event.liberal_tiles, event.fascist_tiles, then))


def _deck_shuffled(board: Board, event: e.PolicyDeckShuffled) -> Board:
    assert isinstance(board.phase, ShufflingPolicyDeck)
    return replace(
        board,
        phase=board.phase.then,
        phase_number=board.phase_number + 1,
        draw_pile=event.count,
        discard_pile=0,
        rounds=_shuffled(board, event.count),
    )


def _shuffled(board: Board, count: int) -> tuple[Round, ...]:
    if not board.rounds:
        return ()
    return board.rounds[:-1] + (replace(board.rounds[-1], shuffled=count),)


def _round_began(board: Board, event: e.RoundBegan) -> Board:
    began = Round(event.candidate, event.caller)
    return replace(
        board,
        phase=_NOMINATING,
        phase_number=board.phase_number + 1,
        rotation=event.candidate if event.caller is None else board.rotation,
        rounds=board.rounds[:-1] + (_over(board), began) if board.rounds else (began,),
    )


def _over(board: Board) -> Round:
    """The last round, completed with the sizes of the piles at its end."""
    return replace(board.rounds[-1], draw_pile=board.draw_pile, discard_pile=board.discard_pile)


def _unchanged(board: Board, _event: e.PublicEvent) -> Board:
    return board


def _nominated(board: Board, event: e.Nominated) -> Board:
    return replace(
        board,
        phase=_voting(board.alive),
        phase_number=board.phase_number + 1,
        rounds=board.rounds[:-1] + (replace(board.rounds[-1], nominee=event.nominee),),
    )


def _ballot_cast(board: Board, event: e.BallotCast) -> Board:
    phase = _without(board.phase, event.seat)
    if phase is _COUNTING:
        return _open(board, phase)
    return replace(board, phase=phase)


# Ballots are by far the most common events, and there are few ways to wait for them, so these
# phases are cached.
@cache
def _voting(alive: tuple[bool, ...]) -> Voting:
    """The phase in which the ballots of all living seats are missing."""
    return Voting(tuple(compress(SEATS, alive)))


@cache
def _without(phase: Voting, seat: Seat) -> Voting | Counting:
    """The phase after this seat's ballot has arrived."""
    waiting = tuple([other for other in phase.waiting if other != seat])
    return Voting(waiting) if waiting else _COUNTING


def _votes_revealed(board: Board, event: e.VotesRevealed) -> Board:
    last = replace(
        board.rounds[-1],
        ballots=event.ballots,
        ja=event.ja,
        nein=event.nein,
        passed=event.passed,
    )
    return replace(board, rounds=board.rounds[:-1] + (last,))


def _government_elected(board: Board, event: e.GovernmentElected) -> Board:
    return replace(
        board,
        phase=_SESSION_OPENING,
        phase_number=board.phase_number + 1,
        last_government=event.government,
    )


def _election_failed(board: Board, event: e.ElectionFailed) -> Board:
    return replace(
        board,
        phase=_ROUND_ENDING,
        phase_number=board.phase_number + 1,
        election_tracker=event.tracker,
    )


def _chancellor_cleared(board: Board, event: e.ChancellorCleared) -> Board:
    return replace(
        board,
        not_hitler=_marked(board.not_hitler, event.seat),
        rounds=board.rounds[:-1] + (replace(board.rounds[-1], cleared=True),),
    )


def _tiles_drawn(board: Board, event: e.TilesDrawn) -> Board:
    return replace(
        board,
        phase=_PRESIDENT_CHOOSING,
        phase_number=board.phase_number + 1,
        draw_pile=board.draw_pile - event.count,
    )


def _tiles_passed(board: Board, _event: e.TilesPassed) -> Board:
    return replace(
        board,
        phase=_CHANCELLOR_CHOOSING,
        phase_number=board.phase_number + 1,
        discard_pile=board.discard_pile + 1,
    )


def _veto_proposed(board: Board, _event: e.VetoProposed) -> Board:
    return _open(board, _VETO_ANSWERING)


def _veto_answered(board: Board, event: e.VetoAnswered) -> Board:
    answer = VetoAnswer.AGREED if event.consent else VetoAnswer.REFUSED
    return replace(
        board,
        phase=_ROUND_ENDING if event.consent else ChancellorChoosing(veto_refused=True),
        phase_number=board.phase_number + 1,
        election_tracker=event.tracker,
        discard_pile=board.discard_pile + (2 if event.consent else 0),
        rounds=board.rounds[:-1] + (replace(board.rounds[-1], veto=answer),),
    )


def _policy_enacted(board: Board, event: e.PolicyEnacted) -> Board:
    liberal = event.policy is LIBERAL
    last = replace(board.rounds[-1], tile=event.policy, by_chaos=event.by_chaos)
    return replace(
        board,
        phase=RoundEnding(event.power),
        phase_number=board.phase_number + 1,
        liberal_policies=board.liberal_policies + liberal,
        fascist_policies=board.fascist_policies + (not liberal),
        election_tracker=0,  # C6, C7: a tile face up resets the tracker, whoever enacted it.
        draw_pile=board.draw_pile - event.by_chaos,
        discard_pile=board.discard_pile + (not event.by_chaos),
        last_government=None if event.by_chaos else board.last_government,
        rounds=board.rounds[:-1] + (last,),
    )


def _power_granted(board: Board, event: e.PowerGranted) -> Board:
    return replace(
        board,
        phase=UsingPower(event.power),
        phase_number=board.phase_number + 1,
        rounds=board.rounds[:-1] + (replace(board.rounds[-1], power=event.power),),
    )


def _power_used(board: Board, _event: e.PoliciesPeeked | e.PowerLapsed) -> Board:
    return _open(board, _ROUND_ENDING)


def _loyalty_investigated(board: Board, event: e.LoyaltyInvestigated) -> Board:
    return replace(
        board,
        phase=_ROUND_ENDING,
        phase_number=board.phase_number + 1,
        investigated=_marked(board.investigated, event.target),
        rounds=board.rounds[:-1] + (replace(board.rounds[-1], target=event.target),),
    )


def _special_election_called(board: Board, event: e.SpecialElectionCalled) -> Board:
    return replace(
        board,
        phase=RoundEnding(called=event.candidate),
        phase_number=board.phase_number + 1,
        rounds=board.rounds[:-1] + (replace(board.rounds[-1], target=event.candidate),),
    )


def _executed(board: Board, event: e.Executed) -> Board:
    seat, cleared = event.target, board.not_hitler
    return replace(
        board,
        phase=_ROUND_ENDING,
        phase_number=board.phase_number + 1,
        alive=(*board.alive[:seat], False, *board.alive[seat + 1 :]),
        not_hitler=cleared if event.was_hitler else _marked(cleared, seat),
        rounds=board.rounds[:-1] + (replace(board.rounds[-1], target=event.target),),
    )


def _game_ended(board: Board, event: e.GameEnded) -> Board:
    return replace(
        board,
        phase=GameOver(event.winner, event.reason),
        phase_number=board.phase_number + 1,
        rounds=board.rounds[:-1] + (_over(board),) if board.rounds else (),
    )


def _roles_revealed(board: Board, event: e.RolesRevealed) -> Board:
    return replace(board, roles=event.roles)


BOARD: Final[dict[type[e.Event], Callable[[Board, Never], Board]]] = {
    e.RolesDealt: _roles_dealt,
    e.PolicyDeckRanShort: _deck_ran_short,
    e.PolicyDeckShuffled: _deck_shuffled,
    e.RoundBegan: _round_began,
    e.TermLimitsForgotten: _unchanged,
    e.Nominated: _nominated,
    e.BallotCast: _ballot_cast,
    e.VotesRevealed: _votes_revealed,
    e.GovernmentElected: _government_elected,
    e.ElectionFailed: _election_failed,
    e.ChancellorCleared: _chancellor_cleared,
    e.TilesDrawn: _tiles_drawn,
    e.TilesPassed: _tiles_passed,
    e.VetoProposed: _veto_proposed,
    e.VetoAnswered: _veto_answered,
    e.PolicyEnacted: _policy_enacted,
    e.PowerGranted: _power_granted,
    e.PowerLapsed: _power_used,
    e.LoyaltyInvestigated: _loyalty_investigated,
    e.PoliciesPeeked: _power_used,
    e.SpecialElectionCalled: _special_election_called,
    e.Executed: _executed,
    e.GameEnded: _game_ended,
    e.RolesRevealed: _roles_revealed,
}
complete(e.AnyPublicEvent, BOARD)
