"""Facts: what can be held for or against somebody, as a player would say it at the table.

What a view proves (`Certain`) is true in every world; what lies open (`Clue`) only speaks for an
act. A bot names clues as reasons, a hint names what is certain.
"""

import msgspec

from ..engine.terms import Ballot, Party, Role, Seat


class Fact(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all facts."""


class _OfOne(Fact, frozen=True):
    seat: Seat


class _OfTwo(Fact, frozen=True):
    seats: tuple[Seat, Seat]


# --- what is certain --------------------------------------------------------------------------


class Is(_OfOne, frozen=True):
    """This seat has this role."""

    role: Role


class IsNot(_OfOne, frozen=True):
    """This seat does not have this role, and may have either of the others."""

    role: Role


class OneIsFascist(_OfTwo, frozen=True):
    """One of these two at least is of the Fascist team."""


class OneIsHitler(_OfTwo, frozen=True):
    """One of these two is Hitler."""


Certain = Is | IsNot | OneIsFascist | OneIsHitler

# --- what lies open ---------------------------------------------------------------------------


class Enacted(Fact, frozen=True):
    """This government enacted a policy of this party in that round."""

    round: int
    president: Seat
    chancellor: Seat
    party: Party


class Disproved(_OfOne, frozen=True):
    """What this seat says of that round cannot be true, whatever anybody else says."""

    round: int


class Clash(_OfTwo, frozen=True):
    """What these two say of the tiles of that round cannot both be true."""

    round: int


class Blame(_OfTwo, frozen=True):
    """By what these two say of that round, one of them buried the Liberal policy or made it up."""

    round: int


class Called(Fact, frozen=True):
    """An investigator says what the party card of this seat showed."""

    by: Seat
    target: Seat
    party: Party


class NotHitler(_OfOne, frozen=True):
    """This seat stood for Chancellor in the zone, and everybody saw that it is not Hitler."""


class Voted(_OfOne, frozen=True):
    """This seat cast this ballot on a government that then enacted a policy of this party."""

    round: int
    ballot: Ballot
    party: Party


class Danger(Fact, frozen=True):
    """So many Fascist policies lie open that Hitler must not become Chancellor."""

    fascist_policies: int


class LastTry(Fact, frozen=True):
    """If one more government fails, the top policy of the deck is enacted."""


class Brink(Fact, frozen=True):
    """With one more policy this party wins."""

    party: Party


class WouldGovern(_OfOne, frozen=True):
    """This seat is itself a candidate of the election."""


class Untried(_OfOne, frozen=True):
    """This seat was in no government yet."""


class Trusted(_OfOne, frozen=True):
    """By what lies open nobody else is less suspicious than this seat."""


class BestChoice(_OfOne, frozen=True):
    """By what lies open no other seat that could be chosen is less suspicious than this one."""


class Suspected(_OfOne, frozen=True):
    """By what lies open nobody else is more suspicious than this seat."""


class LikelyHitler(_OfOne, frozen=True):
    """By what lies open nobody else is likelier to be Hitler than this seat."""


class Unseen(Fact, frozen=True):
    """Nobody but the government saw which tiles there were."""


class NoChoice(Fact, frozen=True):
    """The rules offered nothing else."""


Clue = (
    Enacted
    | Disproved
    | Clash
    | Blame
    | Called
    | NotHitler
    | Voted
    | Danger
    | LastTry
    | Brink
    | WouldGovern
    | Untried
    | Trusted
    | BestChoice
    | Suspected
    | LikelyHitler
    | Unseen
    | NoChoice
)


def seats_of(fact: Fact) -> tuple[Seat, ...]:
    """The seats that a fact speaks of."""
    if isinstance(fact, _OfTwo):
        return fact.seats
    if isinstance(fact, Enacted):
        return (fact.president, fact.chancellor)
    if isinstance(fact, Called):
        return (fact.by, fact.target)
    return (fact.seat,) if isinstance(fact, _OfOne) else ()


def round_of(fact: Fact) -> int | None:
    """The round that a fact speaks of."""
    return fact.round if isinstance(fact, Enacted | Disproved | Clash | Blame | Voted) else None
