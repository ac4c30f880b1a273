"""The claims of a careful bot: one for each thing it saw in office, as soon as it may speak.

Everybody sees who owes which claim, so the time of a claim reveals nothing. Liberals say what they
saw. Fascists say what a Liberal in their place would have seen, if the deck allows it.
"""

from typing import Final

from ..engine.complete import complete
from ..engine.memories import DrawnHand, Memory, PassedHand, PeekedTiles, ReceivedHand, SeenParty
from ..engine.state import (
    Board,
    ChancellorChoosing,
    GameOver,
    PresidentChoosing,
    VetoAnswering,
    View,
)
from ..engine.terms import Party, Policy, Role, Seat
from ..record.matters import Matter
from ..record.talk import (
    About,
    AnyTalk,
    Claim,
    ClaimDrawn,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Said,
)
from ..record.valid_claims import heard
from .memory import Claims, own_tiles
from .rng import Rng

BLAMES_CHANCELLOR: Final = 0.35
"""How often a Fascist President who passed two Fascist tiles claims that one was Liberal."""
ACCUSES_LIBERAL: Final = 0.5
"""How often a Fascist who saw a Liberal party card claims that it was Fascist."""

IN_SESSION: Final = (PresidentChoosing, ChancellorChoosing, VetoAnswering)
"""The phases in which a government has tiles in hand."""
ABOUT: Final[dict[type, About]] = {
    DrawnHand: About.DRAWN,
    ReceivedHand: About.RECEIVED,
    SeenParty: About.PARTY,
    PeekedTiles: About.PEEKED,
}
"""By kind of memory, the matter that may be claimed."""
complete(Memory, ABOUT, but={PassedHand})

F, L = Policy.FASCIST, Policy.LIBERAL


def speak(view: View, talk: tuple[Said, ...], rng: Rng) -> tuple[AnyTalk, ...]:
    """Every claim that this seat owes now."""
    memories = owed(view, talk)
    if not memories:
        return ()
    assert view.knowledge is not None
    if view.knowledge.role is Role.LIBERAL:
        return tuple(honest(memory) for memory in memories)
    claims = Claims(view.board, talk)
    return tuple(_story(view, claims, memory, rng) for memory in memories)


def owed(view: View, talk: tuple[Said, ...]) -> list[Memory]:
    """The memories that this seat may speak of now and has not claimed yet.

    The tiles that a President passed need no claim: they are part of the hand drawn.
    """
    known = view.knowledge
    assert known is not None, "a spectator says nothing"
    if not known.memories:
        return []
    said = heard(view.board, talk)
    if known.seat not in said.owing or not may_speak(view.board, known.seat):
        return []
    found = list[Memory]()
    for memory in known.memories:
        about = ABOUT.get(memory.__class__)
        if about is not None:
            status = said.all.get(Matter(known.seat, memory.round, about))
            if status is None or status.claim is None:
                found.append(memory)
    return found


def may_speak(board: Board, seat: Seat) -> bool:
    """I9, I11: executed players are silent, and so is a government with tiles in hand."""
    phase = board.phase.__class__
    if phase is GameOver or not board.rounds or not board.alive[seat]:
        return False
    played = board.rounds[-1]
    return not (phase in IN_SESSION and seat in {played.candidate, played.nominee})


def honest(memory: Memory) -> Claim:
    """The true claim, written as people do: Fascist tiles of a hand first."""
    if isinstance(memory, SeenParty):
        return ClaimParty(memory.round, memory.target, memory.party)
    if isinstance(memory, PeekedTiles):
        return ClaimPeeked(memory.round, memory.tiles)
    if isinstance(memory, ReceivedHand):
        return ClaimReceived(memory.round, in_order(memory.tiles))
    return ClaimDrawn(memory.round, in_order(memory.tiles))


def in_order(tiles: tuple[Policy, ...]) -> tuple[Policy, ...]:
    """The same tiles with the Fascist ones first."""
    return (F,) * tiles.count(F) + (L,) * tiles.count(L)


def _story(view: View, claims: Claims, memory: Memory, rng: Rng) -> Claim:
    """What a Fascist claims about a memory."""
    if isinstance(memory, SeenParty):
        return _party_story(view, memory, rng)
    if isinstance(memory, PeekedTiles):
        next_president = view.board.rounds[-1].candidate
        story: Claim = ClaimPeeked(memory.round, (F, F, F))
        covers = next_president in teammates(view)
        return story if covers and fits(view, claims, memory.round, 3 * (F,)) else honest(memory)
    if isinstance(memory, ReceivedHand):
        buried = view.board.rounds[memory.round].tile is not L
        told = (F, F) if buried else memory.tiles
        possible = fits(view, claims, memory.round, told)
        return ClaimReceived(memory.round, in_order(told if possible else memory.tiles))
    told = _drawn_story(view, memory.round, rng)
    possible = fits(view, claims, memory.round, told)
    return ClaimDrawn(memory.round, in_order(told if possible else memory.tiles))


def _party_story(view: View, seen: SeenParty, rng: Rng) -> ClaimParty:
    """A teammate is always called Liberal, and a Liberal is sometimes called Fascist."""
    assert view.knowledge is not None
    bold = view.knowledge.role is Role.FASCIST and rng.random() < ACCUSES_LIBERAL
    accuses = seen.party is Party.LIBERAL and bold
    return ClaimParty(seen.round, seen.target, Party.FASCIST if accuses else Party.LIBERAL)


def _drawn_story(view: View, number: int, rng: Rng) -> tuple[Policy, ...]:
    """The hand of a Liberal who discarded a Fascist tile, or a hand that blames the Chancellor."""
    assert view.knowledge is not None
    played = view.board.rounds[number]
    passed = own_tiles(view, PassedHand, number)
    if played.nominee in teammates(view) and played.tile is not L:
        return (F, F, F)
    bold = view.knowledge.role is Role.FASCIST and rng.random() < BLAMES_CHANCELLOR
    if L not in passed and played.tile is F and bold:
        return (F, F, L)
    return (F, *passed)


def teammates(view: View) -> frozenset[Seat]:
    """The other members of the Fascist team, as far as this seat knows; empty for a Liberal."""
    known = view.knowledge
    if known is None or known.role is Role.LIBERAL:
        return frozenset()
    cards = [memory for memory in known.memories if isinstance(memory, SeenParty)]
    seen = {card.target for card in cards if card.party is Party.FASCIST}
    return frozenset({other.seat for other in known.knows} | seen)


def fits(view: View, claims: Claims, number: int, told: tuple[Policy, ...]) -> bool:
    """Whether that round's deck can hold these tiles together with all others claimed or shown."""
    rounds, rules = view.board.rounds, view.ruleset
    shuffles = [at for at, played in enumerate(rounds) if played.shuffled]
    first = max((at + 1 for at in shuffles if at < number), default=0)
    last = min((at for at in shuffles if at >= number), default=len(rounds) - 1)
    gone = [played.tile for played in rounds[:first] if played.tile is not None]
    told_of = list(told)
    for at in range(first, last + 1):
        if at != number:
            told_of.extend(_shown(view, claims, at))
    liberals = rules.liberal_tiles - rules.pre_enacted_liberal - gone.count(L)
    fascists = rules.fascist_tiles - rules.pre_enacted_fascist - gone.count(F)
    return told_of.count(L) <= liberals and told_of.count(F) <= fascists


def _shown(view: View, claims: Claims, number: int) -> tuple[Policy, ...]:
    """The tiles of a round that were claimed, or else the enacted one."""
    played = view.board.rounds[number]
    drawn = claims.find(ClaimDrawn, played.candidate, number)
    if drawn is not None:
        return drawn.tiles
    return () if played.tile is None else (played.tile,)
