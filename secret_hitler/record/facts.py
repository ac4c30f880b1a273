"""Facts that speak for or against a player, as someone would say them at the table.

A `Certain` fact is proved by a view: it is true in every world. A `Clue` is a public fact that
only supports an act. A bot names clues as its reasons; a hint names certain facts.
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
    """This seat does not have this role, and may have either of the other two."""

    role: Role


class OneIsFascist(_OfTwo, frozen=True):
    """At least one of these two is on the Fascist team."""


class OneIsHitler(_OfTwo, frozen=True):
    """One of these two is Hitler."""


Certain = Is | IsNot | OneIsFascist | OneIsHitler

# --- what is public ---------------------------------------------------------------------------


class Enacted(Fact, frozen=True):
    """This government enacted a policy of this party in that round."""

    round: int
    president: Seat
    chancellor: Seat
    party: Party


class Disproved(_OfOne, frozen=True):
    """This seat's claim about that round cannot be true, whatever anybody else says."""

    round: int


class Clash(_OfTwo, frozen=True):
    """The claims of these two about the tiles of that round cannot both be true."""

    round: int


class Blame(_OfTwo, frozen=True):
    """By their claims about that round, one of these two buried or invented a Liberal policy."""

    round: int


class Called(Fact, frozen=True):
    """An investigator claims that this seat's party card showed this party."""

    by: Seat
    target: Seat
    party: Party


class NotHitler(_OfOne, frozen=True):
    """This seat stood for Chancellor in the Hitler zone, and proved not to be Hitler."""


class Voted(_OfOne, frozen=True):
    """This seat cast this ballot on a government that then enacted a policy of this party."""

    round: int
    ballot: Ballot
    party: Party


class Danger(Fact, frozen=True):
    """So many Fascist policies are enacted that Hitler must not become Chancellor."""

    fascist_policies: int


class LastTry(Fact, frozen=True):
    """If one more government fails, the top policy of the deck is enacted."""


class Brink(Fact, frozen=True):
    """This party wins with one more policy."""

    party: Party


class WouldGovern(_OfOne, frozen=True):
    """This seat is itself part of the proposed government."""


class Untried(_OfOne, frozen=True):
    """This seat has not been in a government yet."""


class Trusted(_OfOne, frozen=True):
    """By the public record, nobody else is less suspicious than this seat."""


class BestChoice(_OfOne, frozen=True):
    """By the public record, no other seat that could be chosen is less suspicious than this one."""


class Suspected(_OfOne, frozen=True):
    """By the public record, nobody else is more suspicious than this seat."""


class LikelyHitler(_OfOne, frozen=True):
    """By the public record, nobody else is likelier to be Hitler than this seat."""


class Unseen(Fact, frozen=True):
    """Only the government saw which tiles it had."""


class NoChoice(Fact, frozen=True):
    """The rules offered no other choice."""


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
    """The seats that a fact names."""
    if isinstance(fact, _OfTwo):
        return fact.seats
    if isinstance(fact, Enacted):
        return (fact.president, fact.chancellor)
    if isinstance(fact, Called):
        return (fact.by, fact.target)
    return (fact.seat,) if isinstance(fact, _OfOne) else ()


def round_of(fact: Fact) -> int | None:
    """The round that a fact names, or None."""
    return fact.round if isinstance(fact, Enacted | Disproved | Clash | Blame | Voted) else None
