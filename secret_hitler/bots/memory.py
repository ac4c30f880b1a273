"""Looks up the claims that count in the talk, and a bot's own hands in its view."""

from typing import TypeVar

from ..engine.memories import PassedHand, ReceivedHand
from ..engine.state import Board, View
from ..engine.terms import Policy, Seat
from ..record.matters import KINDS, Matter
from ..record.talk import Claim, Said
from ..record.valid_claims import heard

Kind = TypeVar("Kind", bound=Claim)


class Claims:
    """The claims of everybody that count now."""

    def __init__(self, board: Board, talk: tuple[Said, ...]) -> None:
        self._said = heard(board, talk).all

    def find(self, kind: type[Kind], seat: Seat, number: int) -> Kind | None:
        """The claim of this kind by a seat about a round, or None."""
        said = self._said.get(Matter(seat, number, KINDS[kind]))
        return said.claim if said is not None and isinstance(said.claim, kind) else None


def own_tiles(
    view: View, kind: type[PassedHand] | type[ReceivedHand], number: int
) -> tuple[Policy, ...]:
    """The two tiles that this viewer passed or received in a round."""
    assert view.knowledge is not None
    for memory in view.knowledge.memories:
        if isinstance(memory, kind) and memory.round == number:
            return memory.tiles
    raise AssertionError("nobody forgets a hand")
