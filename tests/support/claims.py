"""Boards of a few rounds, and claims about them, each in one line."""

import msgspec

from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import Board, Nominating, Round, new_game
from secret_hitler.engine.terms import Party, Policy, Power, Role, Seat, VetoAnswer
from secret_hitler.record.ledger import Ledger, ledger
from secret_hitler.record.talk import (
    AnyTalk,
    Claim,
    ClaimDrawn,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Said,
)

from .letters import deck

SEVEN = official(7)
A, B, C, D, E = (Seat(seat) for seat in range(5))
Tiles = tuple[Policy, ...]


def enacted(
    president: Seat,
    chancellor: Seat,
    tile: str,
    power: Power | None = None,
    target: Seat | None = None,
) -> Round:
    """A government that enacted this tile, and used this power."""
    return Round(
        president, nominee=chancellor, passed=True, tile=Policy(tile), power=power, target=target
    )


def peeking(president: Seat, chancellor: Seat) -> Round:
    return enacted(president, chancellor, "F", Power.POLICY_PEEK)


def looking(president: Seat, chancellor: Seat, target: Seat) -> Round:
    return enacted(president, chancellor, "F", Power.INVESTIGATE_LOYALTY, target)


def failed(candidate: Seat, nominee: Seat) -> Round:
    return Round(candidate, nominee=nominee, passed=False)


def chaos(candidate: Seat, nominee: Seat, tile: str) -> Round:
    """A vote that failed for the third time, and the tile on top."""
    return Round(candidate, nominee=nominee, passed=False, tile=Policy(tile), by_chaos=True)


def vetoed(president: Seat, chancellor: Seat) -> Round:
    return Round(president, nominee=chancellor, passed=True, veto=VetoAnswer.AGREED)


def board(
    *rounds: Round,
    rules: Ruleset = SEVEN,
    not_hitler: tuple[Seat, ...] = (),
    roles: tuple[Role, ...] | None = None,
) -> Board:
    """These rounds, and one more that has just begun."""
    return msgspec.structs.replace(
        new_game(rules).board,
        phase=Nominating(),
        rounds=(*rounds, Round(E)),
        not_hitler=tuple(seat in not_hitler for seat in range(rules.players)),
        roles=roles,
    )


# --- claims, of rounds counted from 1 as players do -------------------------------------------


def drew(number: int, letters: str) -> ClaimDrawn:
    return ClaimDrawn(number - 1, deck(letters))


def got(number: int, letters: str) -> ClaimReceived:
    return ClaimReceived(number - 1, deck(letters))


def peeked(number: int, letters: str) -> ClaimPeeked:
    return ClaimPeeked(number - 1, deck(letters))


def saw(number: int, target: Seat, party: Party) -> ClaimParty:
    return ClaimParty(number - 1, target, party)


def talk(*spoken: tuple[Seat, AnyTalk]) -> tuple[Said, ...]:
    return tuple(Said(seat, 0, words) for seat, words in spoken)


def claimed(there: Board, *spoken: tuple[Seat, Claim], rules: Ruleset = SEVEN) -> Ledger:
    """The ledger after these claims."""
    return ledger(rules, there, talk(*spoken))


def found(kept: Ledger) -> list[tuple[str, list[Claim | None]]]:
    """Which claims cannot all be true, and why; for a single one, the first word says so."""
    alone = [
        (f"alone {entry.disproved.terms['reason']}", [entry.claim])
        for entry in kept.entries
        if entry.disproved is not None
    ]
    return alone + [
        (finding.sentence.terms["reason"], [kept.entries[at].claim for at in finding.entries])
        for finding in kept.findings
    ]
