"""Evidence that one viewer alone saw, merged into the public evidence of the same round."""

from typing import Final, NamedTuple, assert_never

from msgspec.structs import replace

from ..engine.memories import DrawnHand, Memory, PassedHand, PeekedTiles, ReceivedHand, SeenParty
from ..engine.terms import Party
from . import evidence as e
from .claims import liberals, order


class Own(NamedTuple):
    """What only the viewer saw in a round, encoded as in `evidence`."""

    drew: int | None = None
    passed: int | None = None
    received: int | None = None
    party: Party | None = None
    peeked: int | None = None


UNSEEN: Final = Own()


def own(memories: tuple[Memory, ...]) -> dict[int, Own]:
    """What the viewer alone saw, by round."""
    found: dict[int, Own] = {}
    for memory in memories:
        found[memory.round] = _remembered(found.get(memory.round, UNSEEN), memory)
    return found


def _remembered(before: Own, memory: Memory) -> Own:
    if isinstance(memory, SeenParty):
        return before._replace(party=memory.party)
    if isinstance(memory, PeekedTiles):
        return before._replace(peeked=order(memory.tiles))
    if isinstance(memory, DrawnHand):
        return before._replace(drew=order(memory.tiles))
    if isinstance(memory, PassedHand):
        return before._replace(passed=liberals(memory.tiles))
    if isinstance(memory, ReceivedHand):
        return before._replace(received=liberals(memory.tiles))
    assert_never(memory)


def seen_by(viewer: Own, found: tuple[e.Evidence, ...]) -> tuple[e.Evidence, ...]:
    """The evidence of a round, completed with what this viewer saw in it."""
    return tuple([_seen(viewer, piece) for piece in found])


def _seen(viewer: Own, piece: e.Evidence) -> e.Evidence:
    if isinstance(piece, e.LegislativeSession):
        drew, passed, received = viewer.drew, viewer.passed, viewer.received
        return replace(piece, drew=drew, passed=passed, received=received)
    if isinstance(piece, e.PartyCard):
        return replace(piece, seen=viewer.party)
    return replace(piece, seen=viewer.peeked) if isinstance(piece, e.Peek) else piece
