"""Every possible deck and deal of a game, one by one: a slow judge of claims."""

import random
from collections.abc import Iterable, Iterator
from itertools import combinations

import msgspec

from secret_hitler.engine import events as e
from secret_hitler.engine.memories import DrawnHand, PeekedTiles, ReceivedHand, SeenParty
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import Board
from secret_hitler.engine.terms import Party, Policy, Role, Seat
from secret_hitler.record.talk import (
    Claim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
)
from tests.support.recordings import F, L, Played

replace = msgspec.structs.replace
Tiles = tuple[Policy, ...]


class Pile(msgspec.Struct):
    """One shuffled deck, and who saw which positions in it."""

    order: Tiles
    sessions: dict[int, int] = {}
    """By round: the place of the first of the three tiles."""
    chaos: dict[int, Policy] = {}
    """By place: the tile that was turned up."""
    peeks: dict[int, int] = {}
    drawn: int = 0


def piles(played: Played) -> list[Pile]:
    """The decks of a game, from its events; a session counts once it is over."""
    found: list[Pile] = []
    round_ = -1
    for _, _, events in played.told:
        for event in events:
            if isinstance(event, e.DrawPileOrdered):
                found.append(Pile(event.order))
            elif isinstance(event, e.RoundBegan):
                round_ += 1
            elif isinstance(event, e.TilesDrawn):
                found[-1].drawn += 3
            elif isinstance(event, e.PoliciesPeeked):
                found[-1].peeks[round_] = found[-1].drawn
            elif isinstance(event, e.PolicyEnacted) and event.by_chaos:
                found[-1].chaos[found[-1].drawn] = event.policy
                found[-1].drawn += 1
            elif isinstance(event, e.PolicyEnacted) or (
                isinstance(event, e.VetoAnswered) and event.consent
            ):
                found[-1].sessions[round_] = found[-1].drawn - 3
    return found


def orders(pile: Pile, board: Board) -> Iterator[Tiles]:
    """Every order of a deck that is consistent with public events."""
    places = range(len(pile.order))
    for liberal in combinations(places, pile.order.count(L)):
        order = tuple(L if place in liberal else F for place in places)
        if all(order[place] is tile for place, tile in pile.chaos.items()) and all(
            any(passes(order[first : first + 3], board, number))
            for number, first in pile.sessions.items()
        ):
            yield order


def passes(hand: Tiles, board: Board, number: int) -> Iterator[list[Policy]]:
    """The two tiles that a President with this hand may have passed in that round."""
    there = board.rounds[number]
    enacted = None if there.by_chaos else there.tile
    for gone in range(3):
        passed = sorted(hand[:gone] + hand[gone + 1 :], key=str)
        if enacted is None or enacted in passed:
            yield passed


def holds(claim: Claim, order: Tiles, pile: Pile, board: Board) -> bool:
    """Whether a claim may be true of this order of the deck."""
    if isinstance(claim, ClaimPeeked):
        first = pile.peeks.get(claim.round)
        return first is None or order[first : first + 3] == claim.tiles
    if claim.round not in pile.sessions or isinstance(claim, ClaimParty | ClaimNothing):
        return True
    first = pile.sessions[claim.round]
    hand = order[first : first + 3]
    if isinstance(claim, ClaimDrawn):
        return sorted(claim.tiles, key=str) == sorted(hand, key=str)
    return sorted(claim.tiles, key=str) in passes(hand, board, claim.round)


def deals(rules: Ruleset, board: Board) -> Iterator[tuple[Role, ...]]:
    """Every deal of the roles that is consistent with public events."""
    for team in combinations(range(rules.players), rules.fascists + 1):
        for hitler in team:
            roles = [
                Role.FASCIST if seat in team else Role.LIBERAL for seat in range(rules.players)
            ]
            roles[hitler] = Role.HITLER
            if board.not_hitler[hitler] or (board.roles and board.roles != tuple(roles)):
                continue
            yield tuple(roles)


class Worlds:
    """All possible worlds, as sets; claims are consistent if some world is in each claim's set."""

    def __init__(self, played: Played, board: Board) -> None:
        self._board = board
        self._piles = [(pile, list(orders(pile, board))) for pile in piles(played)]
        self._deals = list(deals(played.ruleset, board))

    def fit(self, claims: Iterable[Claim]) -> bool:
        """Whether all these claims may be true together."""
        claims = list(claims)
        of_parties = [claim for claim in claims if isinstance(claim, ClaimParty)]
        return any(
            all(roles[claim.target].party is claim.party for claim in of_parties)
            for roles in self._deals
        ) and all(
            any(all(holds(claim, order, pile, self._board) for claim in claims) for order in found)
            for pile, found in self._piles
        )


def truths(played: Played) -> Iterator[tuple[Seat, Claim]]:
    """The claims of players who all tell what they saw."""
    for known in played.state.knowledge:
        for memory in known.memories:
            if isinstance(memory, DrawnHand):
                yield known.seat, ClaimDrawn(memory.round, memory.tiles)
            elif isinstance(memory, ReceivedHand):
                yield known.seat, ClaimReceived(memory.round, memory.tiles)
            elif isinstance(memory, PeekedTiles):
                yield known.seat, ClaimPeeked(memory.round, memory.tiles)
            elif isinstance(memory, SeenParty):
                yield known.seat, ClaimParty(memory.round, memory.target, memory.party)


def lies(
    true: Iterable[tuple[Seat, Claim]], rng: random.Random, often: float
) -> Iterator[tuple[Seat, Claim]]:
    """Nine in ten of these claims, some replaced by another of the same form."""
    for seat, claim in true:
        if rng.random() < 0.9:
            yield seat, _other(claim, rng) if rng.random() < often else claim


def _other(claim: Claim, rng: random.Random) -> Claim:
    if isinstance(claim, ClaimNothing):
        return claim
    if isinstance(claim, ClaimParty):
        return replace(claim, party=rng.choice([*Party]))
    return replace(claim, tiles=tuple(rng.choice((L, F)) for _ in claim.tiles))
