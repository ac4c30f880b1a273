"""Finds contradictions: minimal sets of claims that no deck and no deal can make true.

Each set found is impossible, and becomes possible without any one of its claims. If all claims
together are impossible, at least one set is found.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ..engine.ruleset import Ruleset
from ..engine.state import Board
from ..engine.terms import LIBERAL, Party, Seat
from .decks import Deck, Range, decks
from .talk import Claim, ClaimDrawn, ClaimParty, ClaimPeeked, ClaimReceived


class Statement(NamedTuple):
    """A claim that counts, with its speaker and the index of its entry in the ledger."""

    entry: int
    seat: Seat
    claim: Claim


class Conflict(NamedTuple):
    """Why some statements cannot all be true."""

    reason: str
    claimed: int = 0
    """How many tiles of one kind the deck would have had, at least."""
    there: int = 0
    """How many it had."""


class Contradiction(NamedTuple):
    """Statements that cannot all be true, although every smaller set of them can."""

    statements: tuple[Statement, ...]
    clash: Conflict


Judge = Callable[[Sequence[Statement]], Conflict | None]
"""Returns why statements cannot all be true, or None if they can."""
COUNTED = frozenset({"liberals", "fascists"})
"""Reasons that count the tiles of a deck, rather than compare two views of the same tiles."""


def contradictions(
    rules: Ruleset, board: Board, statements: tuple[Statement, ...]
) -> Iterator[Contradiction]:
    """Each statement that is impossible by itself, then minimal sets of the others."""
    for deck in decks(rules, board):
        bounds = {one.entry: _bounds(deck, one.claim) for one in statements}
        about_deck = tuple(one for one in statements if bounds[one.entry])
        yield from _minimal(about_deck, _judge_of_deck(deck, bounds))
    parties = tuple(one for one in statements if isinstance(one.claim, ClaimParty))
    yield from _minimal(parties, _judge_of_parties(rules, board))


# --- the smallest sets ------------------------------------------------------------------------


def _minimal(statements: tuple[Statement, ...], judge: Judge) -> Iterator[Contradiction]:
    """Single statements, pairs of the others, and one larger set for each hand involved in one."""
    possible = []
    for one in statements:
        clash = judge((one,))
        if clash is None:
            possible.append(one)
        else:
            yield Contradiction((one,), clash)
    pairs = [
        Contradiction(pair, clash)
        for pair in combinations(possible, 2)
        if (clash := judge(pair)) is not None
    ]
    yield from _once_a_place(pairs)
    yield from _larger(possible, pairs, judge)


def _once_a_place(found: Iterable[Contradiction]) -> Iterator[Contradiction]:
    """Of several contradictions by number between the same hands, only the first."""
    told: set[frozenset[object]] = set()
    for one in found:
        if one.clash.reason in COUNTED:
            places = frozenset(map(_place, one.statements))
            if places in told:
                continue
            told.add(places)
        yield one


def _larger(
    statements: list[Statement], pairs: list[Contradiction], judge: Judge
) -> Iterator[Contradiction]:
    """Sets of three or more, until every hand involved in one has been named."""
    apart = {(one.entry, other.entry) for (one, other), _ in pairs}
    told: set[object] = set()
    for first in statements:
        if _place(first) in told:
            continue
        group = _together(first, statements, apart)
        if judge(group) is not None:
            smallest = tuple(_smallest(group, judge))
            clash = judge(smallest)
            assert clash is not None, "what is left is impossible still"
            if not told.issuperset(map(_place, smallest)):
                yield Contradiction(smallest, clash)
            told.update(map(_place, smallest))


def _together(
    first: Statement, statements: list[Statement], apart: set[tuple[int, int]]
) -> list[Statement]:
    """This statement and, greedily, all others that form no impossible pair within the group."""
    group = [first]
    for other in statements:
        pairs = {(one.entry, other.entry) for one in group}
        pairs |= {(other.entry, one.entry) for one in group}
        if other != first and pairs.isdisjoint(apart):
            group.append(other)
    return group


def _smallest(group: list[Statement], judge: Judge) -> list[Statement]:
    """An impossible group reduced to a minimal one; the first statement is dropped last."""
    for one in reversed(group):
        without = [other for other in group if other != one]
        if judge(without) is not None:
            group = without
    return sorted(group)


def _place(statement: Statement) -> tuple[int, bool]:
    """Which tiles a statement is about: those of a session, or those peeked at after it."""
    return statement.claim.round, isinstance(statement.claim, ClaimPeeked)


# --- decks ------------------------------------------------------------------------------------

_Bounds = dict[int, Range]
"""How many Liberal tiles a statement allows, by index of the deck's draw."""
_IMPOSSIBLE = Range(1, 0)


def _bounds(deck: Deck, claim: Claim) -> _Bounds:
    """What a claim says about the draws of this deck; empty if it is about something else."""
    if isinstance(claim, ClaimPeeked):
        return _bounds_of_peek(deck, claim)
    draw = deck.sessions.get(claim.round)
    if draw is None or not isinstance(claim, ClaimDrawn | ClaimReceived):
        return {}
    liberals = claim.tiles.count(LIBERAL)
    if isinstance(claim, ClaimDrawn):
        return {draw: Range(liberals, liberals)}
    enacted = deck.draws[draw].tile
    if enacted is not None and enacted not in claim.tiles:
        return {draw: _IMPOSSIBLE}
    return {draw: Range(liberals, liberals + 1)}


def _bounds_of_peek(deck: Deck, claim: ClaimPeeked) -> _Bounds:
    """The bounds by draw: the peeked tiles may have been drawn in several."""
    first = deck.peeks.get(claim.round)
    if first is None:
        return {}
    bounds = {}
    for number, draw in enumerate(deck.draws):
        seen = [tile for place, tile in enumerate(claim.tiles, first) if place in draw]
        if seen:
            liberals = seen.count(LIBERAL)
            bounds[number] = Range(liberals, liberals + draw.count - len(seen))
    return bounds


def _judge_of_deck(deck: Deck, bounds: dict[int, _Bounds]) -> Judge:
    """Claims fit a deck if they fit each draw and the draws can add up to the deck."""
    known = [draw.liberals for draw in deck.draws]

    def judge(statements: Sequence[Statement]) -> Conflict | None:
        allowed = list(known)
        for one in statements:
            for draw, (least, most) in bounds[one.entry].items():
                allowed[draw] = Range(
                    max(allowed[draw].least, least), min(allowed[draw].most, most)
                )
        if any(least > most for least, most in allowed):
            peeked = any(isinstance(one.claim, ClaimPeeked) for one in statements)
            return Conflict("peek" if peeked else "hands")
        liberals = sum(least for least, _ in allowed)
        if liberals > deck.liberals:
            return Conflict("liberals", liberals, deck.liberals)
        fascists = deck.size - sum(most for _, most in allowed)
        if fascists > deck.fascists:
            return Conflict("fascists", fascists, deck.fascists)
        return None

    return judge


# --- parties ----------------------------------------------------------------------------------


def _judge_of_parties(rules: Ruleset, board: Board) -> Judge:
    """Party claims fit if there are enough seats for each party and still one for Hitler."""
    seats = range(rules.players)
    hitlers = [seat for seat in seats if not board.not_hitler[seat]]

    def judge(statements: Sequence[Statement]) -> Conflict | None:
        said = [one.claim for one in statements if isinstance(one.claim, ClaimParty)]
        if board.roles is not None:
            wrong = any(board.roles[claim.target].party is not claim.party for claim in said)
            return Conflict("roles") if wrong else None
        fascists = {claim.target for claim in said if claim.party is Party.FASCIST}
        liberals = {claim.target for claim in said if claim.party is Party.LIBERAL}
        teams = [fascists | {Seat(hitler)} for hitler in hitlers if hitler not in liberals]
        smallest = min(map(len, teams), default=rules.players)
        fits = smallest <= rules.fascists + 1 and len(liberals) <= rules.liberals
        return None if fits else Conflict("parties")

    return judge
