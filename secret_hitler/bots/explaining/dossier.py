"""The public facts about each seat, with how strongly each speaks against it or for it.

They follow from the record and the talk alone, so they are the same for everybody at the table.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...engine.state import Round, View
from ...engine.terms import Ballot, Party, Policy, Seat
from ...record import facts as f
from ...record.contradictions import COUNTED, contradictions
from ...record.ledger import statements
from ...record.matters import Matter, session_over
from ...record.talk import About, ClaimDrawn, ClaimParty, ClaimReceived, Said
from ...record.valid_claims import ClaimStatuses, claim_statuses

Fascist = tuple[float, ...]
"""By seat: the probability that it is on the Fascist team."""

DISPROVED: Final = 3.0
CLASH: Final = 2.5
QUARREL: Final = 2.2
ENACTED: Final = {Party.FASCIST: 1.0, Party.LIBERAL: -1.0}
CALLED: Final = {Party.FASCIST: 3.0, Party.LIBERAL: -2.0}
"""The weight of a claim by an investigator who is certainly a Liberal."""
NOT_HITLER: Final = -1.8
VOTED: Final = {
    (Ballot.JA, Party.FASCIST): 0.5,
    (Ballot.NEIN, Party.FASCIST): -0.5,
    (Ballot.JA, Party.LIBERAL): -0.35,
    (Ballot.NEIN, Party.LIBERAL): 0.35,
}
"""The weight of a ballot that nobody else cast; the more players cast it, the less each counts."""
FRESHER: Final = 0.02
"""How much more a fact counts for each round that it is later: it is better remembered."""

PARTY: Final = {Policy.LIBERAL: Party.LIBERAL, Policy.FASCIST: Party.FASCIST}


class Held(NamedTuple):
    """A fact that speaks against a seat, or for it."""

    seat: Seat
    fact: f.Clue
    against: float
    """How strongly it speaks against the seat; for it if negative."""


def dossier(view: View, talk: tuple[Said, ...], fascist: Fascist) -> Iterator[Held]:
    """Every fact that speaks against or for any seat."""
    found = claim_statuses(view.board, talk)
    for number, played in enumerate(view.board.rounds):
        fresh = 1.0 + FRESHER * number
        for held in _of_round(found, number, played, fascist):
            yield held._replace(against=held.against * fresh)
    yield from _of_claims(view, found)
    for seat, cleared in enumerate(view.board.not_hitler):
        if cleared and view.board.alive[seat]:
            yield Held(Seat(seat), f.NotHitler(Seat(seat)), NOT_HITLER)


def untried(view: View, seat: Seat) -> bool:
    """Whether a seat has not been in any government that finished its session."""
    governed = [one for one in view.board.rounds if session_over(one)]
    return not any(seat in {one.candidate, one.nominee} for one in governed)


def quarrel(found: ClaimStatuses, number: int, played: Round) -> f.Clash | f.Blame | None:
    """Claims of a government about its tiles that two honest Liberals would not make, or None."""
    if played.nominee is None:
        return None
    drawn = _claim(found, played.candidate, number, About.DRAWN)
    received = _claim(found, played.nominee, number, About.RECEIVED)
    if not isinstance(drawn, ClaimDrawn) or not isinstance(received, ClaimReceived):
        return None
    pair = (played.candidate, played.nominee)
    of_three, of_two = drawn.tiles.count(Policy.LIBERAL), received.tiles.count(Policy.LIBERAL)
    if not of_two <= of_three <= of_two + 1:
        return f.Clash(pair, number)
    buried = played.tile is Policy.FASCIST and not played.by_chaos and of_three > of_two == 0
    return f.Blame(pair, number) if buried else None


def _of_round(found: ClaimStatuses, number: int, played: Round, fascist: Fascist) -> Iterator[Held]:
    if session_over(played) and played.tile is not None and not played.by_chaos:
        yield from _government(found, number, played, PARTY[played.tile])
    yield from _investigation(found, number, played, fascist)


def _government(found: ClaimStatuses, number: int, played: Round, party: Party) -> Iterator[Held]:
    """Facts from the tile that a government enacted, its claims, and the ballots on it."""
    assert played.nominee is not None, "a government has a Chancellor"
    pair = (played.candidate, played.nominee)
    split = quarrel(found, number, played)
    for seat in pair:
        if split is None:
            yield Held(seat, f.Enacted(number, *pair, party), ENACTED[party])
        else:
            yield Held(seat, split, QUARREL)
    yield from _ballots(number, played, party)


def _ballots(number: int, played: Round, party: Party) -> Iterator[Held]:
    """Facts from the ballots on a government."""
    others = {Ballot.JA: played.nein, Ballot.NEIN: played.ja}
    for index, ballot in enumerate(played.ballots or ()):
        if ballot is not None and index not in (played.candidate, played.nominee):
            alone = others[ballot] / (played.ja + played.nein)
            fact = f.Voted(Seat(index), number, ballot, party)
            yield Held(Seat(index), fact, VOTED[ballot, party] * alone)


def _investigation(
    found: ClaimStatuses, number: int, played: Round, fascist: Fascist
) -> Iterator[Held]:
    """Facts from an investigator's claim, which counts as far as the investigator is trusted."""
    by = played.candidate
    said = _claim(found, by, number, About.PARTY)
    if isinstance(said, ClaimParty):
        worth = CALLED[said.party] * (1.0 - fascist[by])
        yield Held(said.target, f.Called(by, said.target, said.party), worth)


def _of_claims(view: View, found: ClaimStatuses) -> Iterator[Held]:
    """Facts from claims that are impossible, alone or together with somebody else's."""
    for one in contradictions(view.ruleset, view.board, statements(found)):
        seats = tuple(dict.fromkeys(each.seat for each in one.statements))
        number = one.statements[-1].claim.round
        if len(one.statements) == 1:
            yield Held(seats[0], f.Disproved(seats[0], number), DISPROVED)
        elif len(seats) == 2 and one.clash.reason not in COUNTED:
            for seat in seats:
                yield Held(seat, f.Clash(seats, number), CLASH)


def _claim(found: ClaimStatuses, seat: Seat, number: int, about: About) -> object:
    said = found.get(Matter(seat, number, about))
    return None if said is None else said.claim
