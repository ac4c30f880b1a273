"""The claims of a shrewd player: Liberals tell the truth, Fascists claim what people would.

Everybody sees who owes which claim, and everybody speaks as soon as it may, so the time of a
claim reveals nothing.
"""

from typing import Final

from ...beliefs.deals import CODES
from ...beliefs.likelihoods import load
from ...beliefs.shapes import HANDS, PASSED
from ...engine.memories import DrawnHand, Memory, PassedHand, PeekedTiles, ReceivedHand, SeenParty
from ...engine.state import View
from ...engine.terms import FASCIST, FASCIST_ROLE, HITLER, LIBERAL, LIBERAL_ROLE, Party, Policy
from ...record.talk import AnyTalk, Claim, ClaimDrawn, ClaimParty, ClaimPeeked, ClaimReceived, Said
from ..claims import fits, honest, in_order, owed, teammates
from ..memory import Claims, own_tiles
from ..rng import Rng, by_lot
from .style import REGULAR, StyleWeights

Odds = dict[str, float]

DRAWN: Final[dict[tuple[str, str], tuple[Odds, Odds]]] = {
    ("FFF", "FF"): ({"FFF": 0.55, "FFL": 0.45}, {"FFF": 0.82, "FFL": 0.18}),
    ("FFL", "FF"): ({"FFF": 0.7, "FFL": 0.28, "FLL": 0.02}, {"FFF": 0.63, "FFL": 0.37}),
    ("FFL", "FL"): ({"FFL": 0.93, "FFF": 0.06, "FLL": 0.01}, {"FFL": 0.88, "FFF": 0.12}),
    ("FLL", "FL"): (
        {"FFL": 0.62, "FLL": 0.25, "FFF": 0.13},
        {"FFL": 0.7, "FLL": 0.25, "FFF": 0.05},
    ),
    ("FLL", "LL"): ({"FLL": 0.8, "FFL": 0.2}, {"FLL": 0.68, "FFL": 0.32}),
    ("LLL", "LL"): (
        {"FLL": 0.71, "LLL": 0.19, "FFL": 0.1},
        {"FLL": 0.57, "LLL": 0.29, "FFL": 0.14},
    ),
}
"""What a Fascist, and Hitler, claims to have drawn, by the tiles drawn and passed."""
MODEST: Final = 0.48
"""How often a Liberal who drew three Liberal tiles claims that one was Fascist, as people do."""
MODEST_CHANCELLOR: Final = 0.18
"""How often a Fascist Chancellor who was given two Liberal tiles admits to only one."""
BETRAYS: Final = 0.15
"""The factor on claims that accuse a teammate."""


def speak(
    view: View, talk: tuple[Said, ...], rng: Rng, style: StyleWeights = REGULAR
) -> tuple[AnyTalk, ...]:
    """Every claim that this seat owes now."""
    memories = owed(view, talk)
    if not memories:
        return ()
    claims = Claims(view.board, talk)
    return tuple([_story(view, claims, memory, rng, style) for memory in memories])


def _story(view: View, claims: Claims, memory: Memory, rng: Rng, style: StyleWeights) -> Claim:
    if isinstance(memory, DrawnHand):
        return ClaimDrawn(memory.round, _by_liberals(_drawn(view, claims, memory, rng), 3))
    assert view.knowledge is not None
    if view.knowledge.role is LIBERAL_ROLE:
        return honest(memory)
    if isinstance(memory, SeenParty):
        return _party(view, memory, rng, style)
    if isinstance(memory, PeekedTiles):
        return _peeked(view, claims, memory)
    assert isinstance(memory, ReceivedHand)
    return _received(view, claims, memory, rng)


# --- hands ------------------------------------------------------------------------------------


def _drawn(view: View, claims: Claims, memory: DrawnHand, rng: Rng) -> int:
    """How many Liberal tiles a President claims to have drawn."""
    liberals = memory.tiles.count(LIBERAL)
    odds = _drawn_odds(view, memory, liberals)
    told = {HANDS.index(hand): share for hand, share in odds.items()}
    told = {hand: share for hand, share in told.items() if _may_be_told(view, claims, memory, hand)}
    return by_lot(rng, tuple(told), tuple(told.values())) if told else liberals


def _drawn_odds(view: View, memory: DrawnHand, liberals: int) -> Odds:
    """How often each claim is made, before impossible ones are removed."""
    assert view.knowledge is not None
    if view.knowledge.role is LIBERAL_ROLE:
        return {"LLL": 1 - MODEST, "FLL": MODEST} if liberals == 3 else {HANDS[liberals]: 1.0}
    passed = own_tiles(view, PassedHand, memory.round).count(LIBERAL)
    odds = DRAWN[HANDS[liberals], PASSED[passed]][view.knowledge.role is HITLER]
    played = view.board.rounds[memory.round]
    if played.tile is FASCIST and not played.by_chaos and played.nominee in teammates(view):
        return {hand: share * (1 if hand == "FFF" else BETRAYS) for hand, share in odds.items()}
    return odds


def _may_be_told(view: View, claims: Claims, memory: DrawnHand, liberals: int) -> bool:
    """Whether a hand contains the enacted tile, and the deck can have held it."""
    if liberals == memory.tiles.count(LIBERAL):
        return True
    played, told = view.board.rounds[memory.round], _by_liberals(liberals, 3)
    if played.tile is not None and not played.by_chaos and played.tile not in told:
        return False
    return fits(view, claims, memory.round, told)


def _received(view: View, claims: Claims, memory: ReceivedHand, rng: Rng) -> ClaimReceived:
    """Two Fascist tiles if a Fascist one was enacted; else the truth, or one Liberal tile less."""
    played = view.board.rounds[memory.round]
    told = memory.tiles.count(LIBERAL)
    if played.tile is FASCIST and not played.by_chaos and told == 1:
        told = 0
    elif played.tile is LIBERAL and told == 2 and rng.random() < MODEST_CHANCELLOR:
        told = 1
    tiles = _by_liberals(told, 2)
    possible = fits(view, claims, memory.round, tiles)
    return ClaimReceived(memory.round, tiles if possible else in_order(memory.tiles))


def _by_liberals(liberals: int, number: int) -> tuple[Policy, ...]:
    return (FASCIST,) * (number - liberals) + (LIBERAL,) * liberals


# --- powers -----------------------------------------------------------------------------------


def _party(view: View, seen: SeenParty, rng: Rng, style: StyleWeights) -> ClaimParty:
    """What people claim about such a card; the style changes how often it accuses Liberals."""
    assert view.knowledge is not None
    assert view.knowledge.role is not None
    roles = {mate.seat: mate.role for mate in view.knowledge.knows}
    shown = LIBERAL_ROLE if seen.party is Party.LIBERAL else FASCIST_ROLE
    role = roles.get(seen.target, shown)
    liberal = load("people").party.odds[CODES[view.knowledge.role], CODES[role], 0]
    accuses = (1 - liberal) * (style.accuses if shown is LIBERAL_ROLE else 1.0)
    says = Party.FASCIST if rng.random() < accuses else Party.LIBERAL
    return ClaimParty(seen.round, seen.target, says)


def _peeked(view: View, claims: Claims, memory: PeekedTiles) -> Claim:
    """Three Fascist tiles if that covers a teammate who runs next; else the truth."""
    covers = view.board.rounds[-1].candidate in teammates(view)
    possible = covers and fits(view, claims, memory.round, _by_liberals(0, 3))
    return ClaimPeeked(memory.round, _by_liberals(0, 3)) if possible else honest(memory)
