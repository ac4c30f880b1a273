"""The Election: the candidate, the nomination, the vote and its consequences."""

from functools import lru_cache
from itertools import compress
from typing import Final

from . import events as e
from .actions import BALLOTS, NOMINATE, Nominate, SeatAction, Vote
from .ruleset import Ruleset
from .state import Board, State, View, executed, game_over, living
from .terms import HITLER, JA, NEIN, SEATS, EndReason, Government, Party, Reason, Seat

BALLOT_CAST: Final = tuple(e.BallotCast(seat) for seat in SEATS)


def next_candidate(board: Board) -> Seat:
    """E1: the next living seat clockwise from the last regular candidate."""
    rotation = board.rotation
    assert rotation is not None
    players = len(board.alive)
    seat = (rotation + 1) % players
    while not board.alive[seat]:
        seat = (seat + 1) % players
    return SEATS[seat]


def term_limited(
    small_table: int, alive: tuple[bool, ...], last: Government | None
) -> tuple[Seat, ...]:
    """T1, T5: the members of the last government who may not be nominated, Chancellor first."""
    if last is None:
        return ()
    if alive.count(True) > small_table:  # counting marks
        return (last.chancellor, last.president)
    return (last.chancellor,)


@lru_cache(maxsize=4096)  # Every game asks for the same few.
def eligible_chancellors(
    small_table: int, alive: tuple[bool, ...], last: Government | None, candidate: Seat
) -> tuple[Nominate, ...]:
    """E2: the possible nominations; term limits are ignored if they would bar everybody."""
    limited = term_limited(small_table, alive, last)
    living = [seat for seat in compress(SEATS, alive) if seat != candidate]
    eligible = [seat for seat in living if seat not in limited]
    return tuple([NOMINATE[seat] for seat in eligible or living])


def limits_bar_everybody(rules: Ruleset, board: Board, candidate: Seat) -> bool:
    """H21: whether term limits would bar every nominee, so that they do not count."""
    if board.alive.count(True) > 3:  # at most two are limited
        return False
    limited = term_limited(rules.small_table, board.alive, board.last_government)
    barred = (candidate, *limited)
    return all(seat in barred for seat in living(board))


def nominating_options(view: View) -> tuple[SeatAction, ...]:
    """One nomination for each eligible seat; empty for everybody but the candidate."""
    board, knowledge = view.board, view.knowledge
    candidate = board.rounds[-1].candidate
    if knowledge is None or knowledge.seat != candidate:
        return ()
    small_table = view.ruleset.small_table
    return eligible_chancellors(small_table, board.alive, board.last_government, candidate)


def nominating_blocked(view: View) -> tuple[tuple[Seat, Reason], ...]:
    """The seats that the candidate cannot nominate, with reasons."""
    board = view.board
    candidate = board.rounds[-1].candidate
    reasons: dict[Seat, Reason] = {}
    if not limits_bar_everybody(view.ruleset, board, candidate):
        limited = term_limited(view.ruleset.small_table, board.alive, board.last_government)
        reasons.update(zip(limited, (Reason.LAST_CHANCELLOR, Reason.LAST_PRESIDENT), strict=False))
    reasons |= executed(board.alive)
    reasons[candidate] = Reason.YOURSELF
    return tuple(sorted(reasons.items()))


def nominate(_state: State, _seat: Seat, action: Nominate) -> e.Events:
    """E8: the nomination is final; next, every living seat votes."""
    return (e.Nominated(action.nominee),)


def voting_options(view: View) -> tuple[SeatAction, ...]:
    """Both ballots for every living seat, until the last ballot is in."""
    knowledge = view.knowledge
    return BALLOTS if knowledge is not None and view.board.alive[knowledge.seat] else ()


def missing_voters(board: Board) -> tuple[Seat, ...]:
    """The living seats whose ballot has not arrived yet."""
    return board.phase.waiting  # type: ignore[union-attr]  # called in Voting only, and often


def vote(state: State, seat: Seat, action: Vote) -> e.Events:
    """E9, E10: a ballot may change until the last one is in; only its first arrival is public."""
    board = state.board
    marked = e.BallotMarked(seat, len(board.rounds) - 1, action.ballot)
    return (marked, BALLOT_CAST[seat]) if seat in board.phase.waiting else (marked,)  # type: ignore[union-attr]  # as above


def count_votes(state: State) -> e.Events:
    """E11, W4: reveal all ballots at once, elect the government or not, and check for Hitler."""
    rules, board = state.ruleset, state.board
    candidate, nominee = board.rounds[-1].candidate, board.rounds[-1].nominee
    assert nominee is not None
    now = len(board.rounds) - 1
    ballots = tuple(
        [known.ballot if known.ballot_round == now else None for known in state.knowledge]
    )
    ja, nein = ballots.count(JA), ballots.count(NEIN)
    in_zone = board.fascist_policies >= rules.hitler_zone
    is_hitler = state.knowledge[nominee].role is HITLER
    tie_counts = rules.tie_elects_hitler and in_zone and ja == nein
    passed = ja > nein or (tie_counts and is_hitler)  # E4: a tie fails.
    revealed = e.VotesRevealed(None if rules.secret_ballots else ballots, ja, nein, passed)
    cleared = (e.ChancellorCleared(nominee),) if in_zone and not is_hitler else ()
    if not passed:
        failed = e.ElectionFailed(board.election_tracker + 1)
        return (revealed, *cleared, failed) if tie_counts else (revealed, failed)
    elected = e.GovernmentElected(Government(candidate, nominee))
    if in_zone and is_hitler:  # W5: before any tile is drawn.
        return (revealed, elected, *game_over(state, Party.FASCIST, EndReason.HITLER_ELECTED))
    return (revealed, elected, *cleared)
