"""The ledger of claims: who owes one, who made one, and which cannot all be true.

It is a function of the Board and the talk, so it shows everybody the same and nothing secret.
"""

from collections.abc import Container, Iterable, Iterator
from itertools import pairwise

import msgspec

from ..engine.ruleset import Ruleset
from ..engine.state import Board
from ..engine.terms import Policy, Seat
from .contradictions import Conflict, Contradiction, Statement, contradictions
from .matters import Matter
from .sentences import Sentence
from .talk import About, Claim, ClaimDrawn, ClaimNothing, ClaimReceived, Said
from .valid_claims import ClaimStatus, ClaimStatuses, Logged, claim_statuses


class Entry(msgspec.Struct, frozen=True):
    """Something that a seat saw in office, and what it claims about it."""

    seat: Seat
    round: int
    about: About
    target: Seat | None
    """The seat whose party card was seen; None for other matters."""
    claim: Claim | None
    """The claim that counts now; None if nothing was said yet."""
    earlier: tuple[Claim, ...]
    """Earlier claims that were replaced, the oldest first."""
    asked: tuple[Seat, ...]
    """The seats that asked for the claim, while there is none."""
    logged: Logged | None
    disproved: Sentence | None
    """Why the public record alone proves the claim false; None if it does not."""


class Finding(msgspec.Struct, frozen=True):
    """Claims that cannot all be true, although each may be; or what follows from two claims."""

    seats: tuple[Seat, ...]
    """The seats that made the claims."""
    entries: tuple[int, ...]
    """Indices of the ledger's entries."""
    sentence: Sentence


class Ledger(msgspec.Struct, frozen=True):
    """Everything that was seen in office and may be claimed, in order of rounds."""

    entries: tuple[Entry, ...] = ()
    findings: tuple[Finding, ...] = ()
    """Contradictions: claims that cannot all be true."""
    consequences: tuple[Finding, ...] = ()
    """Not contradictions: what two compatible claims together say about a third thing."""


def ledger(ruleset: Ruleset, board: Board, talk: Iterable[Said]) -> Ledger:
    """The ledger of a game after this talk."""
    statuses = claim_statuses(board, talk)
    found, stated = tuple(statuses.items()), statements(statuses)
    clashes = tuple(contradictions(ruleset, board, stated))
    disproved = {
        one.statements[0].entry: _disproof(one) for one in clashes if len(one.statements) == 1
    }
    return Ledger(
        tuple(
            _entry(board, matter, said, disproved.get(number))
            for number, (matter, said) in enumerate(found)
        ),
        tuple(_finding(one) for one in clashes if len(one.statements) > 1),
        tuple(_consequences(stated, disproved.keys())),
    )


def statements(found: ClaimStatuses) -> tuple[Statement, ...]:
    """The claims that assert something, numbered like the entries of the ledger."""
    return tuple(
        Statement(number, matter.seat, said.claim)
        for number, (matter, said) in enumerate(found.items())
        if said.claim is not None and not isinstance(said.claim, ClaimNothing)
    )


def _entry(board: Board, matter: Matter, said: ClaimStatus, disproved: Sentence | None) -> Entry:
    party = matter.about is About.PARTY
    return Entry(
        matter.seat,
        matter.round,
        matter.about,
        board.rounds[matter.round].target if party else None,
        said.claim,
        said.earlier,
        said.asked,
        said.logged,
        disproved,
    )


def _disproof(one: Contradiction) -> Sentence:
    """The sentence that says why a claim is false."""
    return Sentence("disproved", numbers=_numbers(one.clash), terms={"reason": one.clash.reason})


def _finding(one: Contradiction) -> Finding:
    """Whose claims cannot all be true, and why; each seat once, in the order of the claims."""
    seats = _seats(one.statements)
    numbers = _numbers(one.clash) | {
        "count": len(seats),
        "round": one.statements[0].claim.round + 1,
        "later": one.statements[-1].claim.round + 1,
    }
    terms = {"reason": one.clash.reason}
    return Finding(
        seats, _entries(one.statements), Sentence("finding", {"who": seats}, numbers, terms)
    )


def _consequences(stated: tuple[Statement, ...], disproved: Container[int]) -> Iterator[Finding]:
    """If a Chancellor got one Liberal tile fewer than the President drew, it was discarded."""
    for drawn, received in pairwise(one for one in stated if one.entry not in disproved):
        if not isinstance(drawn.claim, ClaimDrawn) or not isinstance(received.claim, ClaimReceived):
            continue
        liberals = drawn.claim.tiles.count(Policy.LIBERAL)
        chosen = Policy.FASCIST in drawn.claim.tiles
        fewer = received.claim.tiles.count(Policy.LIBERAL) == liberals - 1
        if drawn.claim.round == received.claim.round and chosen and fewer:
            sentence = Sentence(
                "consequence-liberal-discarded",
                {"who": (drawn.seat,)},
                {"round": drawn.claim.round + 1},
            )
            both = (drawn, received)
            yield Finding(_seats(both), _entries(both), sentence)


def _numbers(clash: Conflict) -> dict[str, int]:
    return {"claimed": clash.claimed, "there": clash.there}


def _seats(statements: Iterable[Statement]) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(one.seat for one in statements))


def _entries(statements: Iterable[Statement]) -> tuple[int, ...]:
    return tuple(one.entry for one in statements)
