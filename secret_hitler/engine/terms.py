"""The terms of the game: seats, tiles, roles, parties, powers, ballots, and actors."""

import enum
from typing import Final, NewType

import msgspec

Seat = NewType("Seat", int)
"""An index from 0 clockwise around the table. People, names and sockets are not known here."""

SEATS: Final = tuple(Seat(index) for index in range(10))

HAND: Final = 3
"""How many tiles a President draws, or sees in a Policy Peek."""


class Word(enum.Enum):
    """The base of these enums; members hash by identity, which is faster than by name."""

    __hash__ = object.__hash__


class Party(Word):
    """What a party membership card shows."""

    LIBERAL = "liberal"
    FASCIST = "fascist"


class Role(Word):
    """What a secret role card shows."""

    LIBERAL = "liberal"
    FASCIST = "fascist"
    HITLER = "hitler"

    @property
    def party(self) -> Party:
        """The party card in the same envelope (S3)."""
        return Party.LIBERAL if self is Role.LIBERAL else Party.FASCIST


class Policy(Word):
    """One tile of the policy deck."""

    LIBERAL = "L"
    FASCIST = "F"


class Ballot(Word):
    """One ballot card."""

    JA = "ja"
    NEIN = "nein"


class Power(Word):
    """A presidential power printed on a Fascist track."""

    INVESTIGATE_LOYALTY = "investigate_loyalty"
    CALL_SPECIAL_ELECTION = "call_special_election"
    POLICY_PEEK = "policy_peek"
    EXECUTION = "execution"


class VetoAnswer(Word):
    """The President's answer to a veto that the Chancellor asked for."""

    AGREED = "agreed"
    REFUSED = "refused"


class EndReason(Word):
    """Why a game is over."""

    LIBERAL_POLICIES = "liberal_policies"
    HITLER_EXECUTED = "hitler_executed"
    FASCIST_POLICIES = "fascist_policies"
    HITLER_ELECTED = "hitler_elected"
    ABANDONED = "abandoned"


class Reason(Word):
    """Why a seat cannot be chosen, or an act is refused."""

    NOT_NOW = "not_now"
    NOT_OFFERED = "not_offered"
    YOURSELF = "yourself"
    EXECUTED = "executed"
    LAST_PRESIDENT = "last_president"
    LAST_CHANCELLOR = "last_chancellor"
    ALREADY_INVESTIGATED = "already_investigated"
    YOUR_HITLER = "your_hitler"
    GAME_OVER = "game_over"
    STALE = "stale"
    """The act answers an earlier phase; only the table can tell."""


class Stake(Word):
    """What depends on the current choice, as everybody can see."""

    LAST_CHANCE_BEFORE_CHAOS = "last_chance_before_chaos"
    HITLER_ZONE = "hitler_zone"
    VETO_ZONE = "veto_zone"
    LAST_LIBERAL_POLICY = "last_liberal_policy"
    LAST_FASCIST_POLICY = "last_fascist_policy"


class Chance(Word):
    """Deals roles and shuffles decks: an actor like any other (decision 0004)."""

    CHANCE = "chance"


class People(Word):
    """The people at the table acting together: only they may abandon a game."""

    PEOPLE = "table"


# Module-level names of members, for the hot path: Python 3.11 is slow to look them up in the class.
JA: Final = Ballot.JA
NEIN: Final = Ballot.NEIN
LIBERAL: Final = Policy.LIBERAL
FASCIST: Final = Policy.FASCIST
ROLES: Final = tuple(Role)
LIBERAL_ROLE, FASCIST_ROLE, HITLER = ROLES
INVESTIGATE_LOYALTY: Final = Power.INVESTIGATE_LOYALTY
CALL_SPECIAL_ELECTION: Final = Power.CALL_SPECIAL_ELECTION
POLICY_PEEK: Final = Power.POLICY_PEEK
EXECUTION: Final = Power.EXECUTION
YOURSELF: Final = Reason.YOURSELF

CHANCE: Final = Chance.CHANCE
PEOPLE: Final = People.PEOPLE

Actor = Seat | Chance | People
"""Someone who can act: never None, never -1, never tested for truth (decision 0013)."""


class Government(msgspec.Struct, frozen=True, gc=False):
    """A President and a Chancellor who were elected together."""

    president: Seat
    chancellor: Seat
