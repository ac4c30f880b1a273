"""The chance events of a table: by a seed, or as a test needs them."""

import random

from secret_hitler.engine import actions as a
from secret_hitler.engine import chance
from secret_hitler.engine.state import Board, ChoosingFirstCandidate, DealingRoles
from secret_hitler.engine.terms import Seat
from secret_hitler.record.record import Draw

from .letters import deck, roles


def by_lot(seed: int) -> Draw:
    """Chance with a seed."""
    rng = random.Random(seed)
    return lambda board: chance.draw(board, rng)


def dealing(dealt: str, seed: int) -> Draw:
    """The same deck and first candidate, with these roles."""
    others = by_lot(seed)

    def drawn(board: Board) -> a.ChanceAction:
        outcome = others(board)
        return a.DealRoles(roles(dealt)) if isinstance(outcome, a.DealRoles) else outcome

    return drawn


def stacked(dealt: str, tiles: str = "", first: int = 0) -> Draw:
    """Chance as the test needs it: these roles, these tiles on top, this seat first."""

    def drawn(board: Board) -> a.ChanceAction:
        if isinstance(board.phase, DealingRoles):
            return a.DealRoles(roles(dealt))
        if isinstance(board.phase, ChoosingFirstCandidate):
            return a.ChooseFirstCandidate(Seat(first))
        lot = chance.draw(board, random.Random(0))
        assert isinstance(lot, a.ShufflePolicyDeck)
        rest, top = list(lot.order), []
        for tile in deck(tiles):
            if tile in rest:  # a later shuffle has fewer
                rest.remove(tile)
                top.append(tile)
        return a.ShufflePolicyDeck((*top, *rest))

    return drawn
