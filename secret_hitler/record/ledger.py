"""The ledger of claims: who owes one, who made one, and what cannot all be true.

It is a function of the Board and the talk, so it tells everybody the same and nothing secret.
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
    """Something that a seat saw in office, and what it says of it."""

    seat: Seat
    round: int
    about: About
    target: Seat | None
    """Whose party card it was."""
    claim: Claim | None
    """What counts now; None where nothing was said yet."""
    earlier: tuple[Claim, ...]
    """What was claimed before and then changed, the oldest first."""
    asked: tuple[Seat, ...]
    """Who asked for it, while it is unsaid."""
    logged: Logged | None
    disproved: Sentence | None
    """Why the public record alone shows that the claim is false; None where it does not."""


class Finding(msgspec.Struct, frozen=True):
    """Claims that cannot all be true, although each may be; or what follows if they are."""

    seats: tuple[Seat, ...]
    """Whose claims they are."""
    entries: tuple[int, ...]
    """Which of the ledger's entries."""
    sentence: Sentence


class Ledger(msgspec.Struct, frozen=True):
    """All that was seen in office and may be spoken of, in the order of the rounds."""

    entries: tuple[Entry, ...] = ()
    findings: tuple[Finding, ...] = ()
    """What cannot all be true."""
    consequences: tuple[Finding, ...] = ()
    """No contradictions: what two claims that fit say together about a third thing."""


def ledger(ruleset: Ruleset, board: Board, talk: Iterable[Said]) -> Ledger:
    """The claims of a game, as they stand after this talk."""
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
    """The claims that say something, numbered as the entries of the ledger are."""
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
    """Why a claim is false."""
    return Sentence("disproved", numbers=_numbers(one.clash), terms={"reason": one.clash.reason})


def _finding(one: Contradiction) -> Finding:
    """Whose claims cannot all be true, and why: each seat once, in the order of the claims."""
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
    """Where a Chancellor got fewer Liberal tiles than the President drew, one was discarded."""
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
