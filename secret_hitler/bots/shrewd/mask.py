"""The mask: the Liberal that a Fascist pretends to be, who saw what the Fascist claims."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from ...engine.complete import complete
from ...engine.memories import DrawnHand, Memory, PassedHand, PeekedTiles, ReceivedHand, SeenParty
from ...engine.ruleset import Ruleset
from ...engine.state import Board, Knowledge, Round, View
from ...engine.terms import FASCIST, LIBERAL, LIBERAL_ROLE, SEATS, Party, Policy
from ...record.talk import ClaimDrawn, ClaimParty, ClaimReceived, Said
from ..memory import Claims

Tiles = tuple[Policy, ...]

UNTOLD: Final = (SeenParty, PeekedTiles)
"""Memories that the mask drops: the table knows of them only what is claimed."""
HANDS: Final = (DrawnHand, PassedHand, ReceivedHand)
complete(Memory, HANDS, but=UNTOLD)


def masked(view: View, talk: tuple[Said, ...]) -> View | None:
    """What this seat would see if it were a Liberal and all its claims were true.

    If its claims cannot all be true, the mask remembers the tiles that the seat really saw. None
    if everybody can tell that this seat is not a Liberal.
    """
    known = view.knowledge
    assert known is not None, "a spectator wears no mask"
    told = tuple(_told(view, Claims(view.board, talk), known))
    seen = tuple([one for one in known.memories if not isinstance(one, UNTOLD)])
    if _dealt(view, told) and (told == seen or _drawn(view.ruleset, view.board, told)):
        return _worn(view, known, told)
    return _worn(view, known, seen) if _dealt(view, seen) else None


def _worn(view: View, known: Knowledge, memories: tuple[Memory, ...]) -> View:
    mask = replace(known, role=LIBERAL_ROLE, knows=(), memories=memories)
    return View(view.ruleset, view.board, mask)


def _dealt(view: View, told: tuple[Memory, ...]) -> bool:
    """Whether the other seats can hold the whole Fascist team, including Hitler."""
    assert view.knowledge is not None
    me, not_hitler = view.knowledge.seat, view.board.not_hitler
    parties = {one.target: one.party for one in told if isinstance(one, SeenParty)}
    seats = range(view.ruleset.players)
    maybe = [at for at in seats if at != me and parties.get(SEATS[at]) is not Party.LIBERAL]
    sure = [seat for seat, party in parties.items() if party is Party.FASCIST]
    team = view.ruleset.fascists + 1
    hitler = False in [not_hitler[seat] for seat in (sure if len(sure) == team else maybe)]
    return hitler and len(sure) <= team <= len(maybe)


def _told(view: View, claims: Claims, known: Knowledge) -> Iterator[Memory]:
    """The memories that match the claims; a hand without a claim stays as it was."""
    for memory in known.memories:
        number, played = memory.round, view.board.rounds[memory.round]
        drawn = claims.find(ClaimDrawn, known.seat, number)
        if isinstance(memory, DrawnHand) and drawn is not None:
            yield DrawnHand(number, _in_order(drawn.tiles, memory.tiles))
        elif isinstance(memory, PassedHand) and drawn is not None:
            yield PassedHand(number, passed_from(drawn.tiles, played))
        elif isinstance(memory, ReceivedHand):
            received = claims.find(ClaimReceived, known.seat, number)
            yield memory if received is None else ReceivedHand(number, received.tiles)
        elif isinstance(memory, SeenParty):
            party = claims.find(ClaimParty, known.seat, number)
            if party is not None:
                yield SeenParty(number, party.target, party.party)
        elif isinstance(memory, HANDS):
            yield memory


def _in_order(told: Tiles, seen: Tiles) -> Tiles:
    """The claimed tiles, in the order really seen if they are the same."""
    return seen if told.count(LIBERAL) == seen.count(LIBERAL) else told


def passed_from(drawn: Tiles, played: Round) -> Tiles:
    """What a Liberal would have passed: as many Liberal tiles as the enacted tile allows."""
    liberals = min(drawn.count(LIBERAL), 2)
    if played.tile is FASCIST and not played.by_chaos:
        liberals = min(liberals, 1)
    return (FASCIST,) * (2 - liberals) + (LIBERAL,) * liberals


def _drawn(rules: Ruleset, board: Board, told: tuple[Memory, ...]) -> bool:
    """Whether each deck can hold the remembered tiles as well as the enacted ones."""
    hands = {one.round: one.tiles for one in told if isinstance(one, ReceivedHand)}
    hands |= {one.round: one.tiles for one in told if isinstance(one, DrawnHand)}
    liberal, fascist = rules.pre_enacted_liberal, rules.pre_enacted_fascist
    used_liberal, used_fascist = liberal, fascist
    for number, played in enumerate(board.rounds):
        tile, hand = played.tile, hands.get(number)
        if hand is not None:
            used_liberal += hand.count(LIBERAL)
            used_fascist += hand.count(FASCIST)
        else:
            used_liberal += tile is LIBERAL
            used_fascist += tile is FASCIST
        if used_liberal > rules.liberal_tiles or used_fascist > rules.fascist_tiles:
            return False
        liberal += tile is LIBERAL
        fascist += tile is FASCIST
        if played.shuffled:
            used_liberal, used_fascist = liberal, fascist
    return True
