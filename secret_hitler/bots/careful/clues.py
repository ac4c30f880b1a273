"""Clues: what the record says about who is a Fascist, each about one seat or a pair of seats.

A clue gives the four cases of its two seats weights in natural logarithms: 0.7 makes a case twice
as likely as a case of weight 0. A clue about one seat names it twice, and only its first and last
weights count. The weights are rough: how a Liberal must play, and how often a Fascist does not.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...engine.memories import PassedHand, ReceivedHand
from ...engine.state import Round, View
from ...engine.terms import Ballot, Party, Policy, Power, Seat, VetoAnswer
from ...record.talk import ClaimDrawn, ClaimParty, ClaimPeeked, Said
from ..memory import Claims, own_tiles

Weights = tuple[float, float, float, float]
"""The cases: neither is a Fascist, only the second, only the first, both."""


class Clue(NamedTuple):
    """One piece of evidence about whether two seats are Fascists."""

    first: Seat
    second: Seat
    weights: Weights


# A President and a Chancellor, by what they enacted.
ENACTED: Final[dict[Policy, Weights]] = {
    Policy.FASCIST: (0.0, 0.8, 0.8, 1.1),
    Policy.LIBERAL: (0.0, -0.5, -0.5, -1.1),
}
# Two seats that contradict each other: two Liberals cannot, two Fascists seldom want to.
CONFLICT: Final[Weights] = (-5.0, 0.0, 0.0, -1.5)
# An investigator and the target, by the party that the investigator claims.
PARTY_CLAIMED: Final[dict[Party, Weights]] = {
    Party.FASCIST: (-5.0, 0.0, -0.7, -2.3),
    Party.LIBERAL: (0.0, -5.0, -0.7, -0.1),
}
# What a Chancellor learns about the President from the number of Liberal tiles received.
RECEIVED: Final = (0.8, -0.4, -0.8)
CAUGHT: Final = 5.0
LET_THROUGH: Final = -0.9
# A voter, by the ballot and by what the government then enacted.
VOTED: Final = {
    (Ballot.JA, Policy.FASCIST): 0.15,
    (Ballot.NEIN, Policy.FASCIST): -0.15,
    (Ballot.JA, Policy.LIBERAL): -0.1,
    (Ballot.NEIN, Policy.LIBERAL): 0.1,
}
REFUSED_TO_BURY_FASCIST: Final = 0.5
WANTED_TO_BURY_LIBERAL: Final = 1.0


def clues(view: View, talk: tuple[Said, ...]) -> Iterator[Clue]:
    """Every clue that this viewer has."""
    claims = Claims(view.board, talk)
    for number, played in enumerate(view.board.rounds):
        if played.tile is not None and not played.by_chaos and played.nominee is not None:
            yield from _government(view, claims, number, played.nominee)
            yield from _veto(played, played.nominee, played.tile)
            yield from _ballots(played, played.nominee, played.tile)
        yield from _investigation(view, claims, number)
        yield from _peek(view, claims, number)


def lone(seat: Seat, weight: float) -> Clue:
    """A clue about one seat: how much likelier it is a Fascist, as a natural logarithm."""
    return Clue(seat, seat, (0.0, 0.0, 0.0, weight))


def _government(view: View, claims: Claims, number: int, chancellor: Seat) -> Iterator[Clue]:
    """Clues from the tile that a government enacted, and from the President's claim."""
    played, known = view.board.rounds[number], view.knowledge
    tile, president = played.tile, played.candidate
    assert tile is not None
    drawn = claims.find(ClaimDrawn, president, number)
    # To claim a Liberal tile after a Fascist one was enacted accuses the Chancellor.
    accuses = tile is Policy.FASCIST and drawn is not None and Policy.LIBERAL in drawn.tiles
    if known is not None and known.seat == president:
        yield from _seen_by_president(view, number, chancellor, tile)
    elif known is not None and known.seat == chancellor:
        received = own_tiles(view, ReceivedHand, number)
        liberals = received.count(Policy.LIBERAL)
        yield lone(president, CAUGHT if accuses and liberals == 0 else RECEIVED[liberals])
    else:
        yield Clue(president, chancellor, CONFLICT if accuses else ENACTED[tile])


def _seen_by_president(view: View, number: int, chancellor: Seat, tile: Policy) -> Iterator[Clue]:
    passed = own_tiles(view, PassedHand, number)
    if Policy.LIBERAL in passed and tile is Policy.FASCIST:
        yield lone(chancellor, CAUGHT)
    elif Policy.FASCIST in passed and tile is Policy.LIBERAL:
        yield lone(chancellor, LET_THROUGH)


def _veto(played: Round, chancellor: Seat, tile: Policy) -> Iterator[Clue]:
    if played.veto is VetoAnswer.REFUSED and tile is Policy.FASCIST:
        yield lone(played.candidate, REFUSED_TO_BURY_FASCIST)
    elif played.veto is VetoAnswer.REFUSED:
        yield lone(chancellor, WANTED_TO_BURY_LIBERAL)


def _ballots(played: Round, chancellor: Seat, tile: Policy) -> Iterator[Clue]:
    """Votes are weak evidence: the ballots of both parties differ by only a few points."""
    for index, ballot in enumerate(played.ballots or ()):
        if ballot is not None and index not in {played.candidate, chancellor}:
            yield lone(Seat(index), VOTED[ballot, tile])


def _investigation(view: View, claims: Claims, number: int) -> Iterator[Clue]:
    investigator = view.board.rounds[number].candidate
    said = claims.find(ClaimParty, investigator, number)
    if said is not None and said.target == view.board.rounds[number].target:
        yield Clue(investigator, said.target, PARTY_CLAIMED[said.party])


def _peek(view: View, claims: Claims, number: int) -> Iterator[Clue]:
    """The peeked tiles are the next ones drawn, unless a shuffle or chaos came in between."""
    rounds = view.board.rounds
    seen = claims.find(ClaimPeeked, rounds[number].candidate, number)
    if seen is None or rounds[number].power is not Power.POLICY_PEEK or rounds[number].shuffled:
        return
    for later in range(number + 1, len(rounds)):
        if rounds[later].by_chaos or rounds[later].shuffled:
            return
        drawn = claims.find(ClaimDrawn, rounds[later].candidate, later)
        if drawn is not None:
            if sorted(map(_letter, drawn.tiles)) != sorted(map(_letter, seen.tiles)):
                yield Clue(rounds[number].candidate, rounds[later].candidate, CONFLICT)
            return


def _letter(tile: Policy) -> str:
    return tile.value
