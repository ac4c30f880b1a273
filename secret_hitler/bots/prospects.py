"""Prospects: what each government is worth to the Liberals, and what it is worth to wait.

All worths are the Liberals' chance to win, as somebody sees it who believes these odds.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from ..beliefs import position
from ..beliefs.deals import CODES, Odds
from ..beliefs.likelihoods import Likelihoods
from ..engine.election import eligible_chancellors
from ..engine.state import View
from ..engine.terms import HITLER, LIBERAL_ROLE, ROLES, SEATS, Seat
from .worth import worth

POWER_IN_BAD_HANDS: Final = 0.04
"""How much less a Fascist tile is worth whose power a Fascist uses."""


class Prospects:
    """What to expect of every government that there could be."""

    def __init__(self, view: View, odds: Odds, hand: Odds, manner: Likelihoods) -> None:
        """`odds` by seat and role, seat and role; `hand` of Liberal tiles in the next one."""
        self.view = view
        self.chances = worth(view.ruleset)
        seats = np.arange(len(odds))
        self.roles: Odds = odds[seats, :, seats, :].sum(axis=2)
        """By seat and role."""
        self.top = float(hand @ np.arange(len(hand))) / (len(hand) - 1)
        """The chance that the next tile is Liberal."""
        by_roles = self._by_roles(enacting(manner)[stage(view)] @ hand)
        self.governments: list[list[float]] = np.einsum("axby,xy->ab", odds, by_roles).tolist()
        """By President and Chancellor."""

    def _by_roles(self, tile: Odds) -> Odds:
        """What a government of each pair of roles is worth."""
        board, rules = self.view.board, self.view.ruleset
        after_fascist = np.full((len(ROLES), 1), self.after(liberal=False))
        after_fascist[1:] -= POWER_IN_BAD_HANDS
        by_roles: Odds = after_fascist + (self.after(liberal=True) - after_fascist) * tile
        if board.fascist_policies >= rules.hitler_zone:
            by_roles[:, CODES[HITLER]] = 0.0
        return by_roles

    def after(self, *, liberal: bool) -> float:
        """What the board is worth after one more tile."""
        board = self.view.board
        policies = (board.liberal_policies + liberal, board.fascist_policies + (not liberal))
        return float(self.chances[*policies, 0])

    def now(self) -> float:
        """What the board is worth as it is."""
        board = self.view.board
        return float(self.chances[board.liberal_policies, board.fascist_policies, 0])

    def chaos(self) -> float:
        """What it is worth to have the next tile enacted."""
        return self.top * self.after(liberal=True) + (1.0 - self.top) * self.after(liberal=False)

    def after_veto(self) -> float:
        """What it is worth to enact nothing."""
        board = self.view.board
        failed = board.election_tracker + 1
        if failed >= self.view.ruleset.tracker_limit:
            return self.chaos()
        return float(self.chances[board.liberal_policies, board.fascist_policies, failed])

    def fascist(self, seat: Seat) -> float:
        """The chance that this seat is of the Fascist team."""
        return 1.0 - float(self.roles[seat, CODES[LIBERAL_ROLE]])

    def hitler(self, seat: Seat) -> float:
        """The chance that this seat is Hitler."""
        return float(self.roles[seat, CODES[HITLER]])

    def run_by(self, candidate: Seat) -> float:
        """What comes of a candidate: a Liberal names the best Chancellor, a Fascist anybody."""
        board, row = self.view.board, self.governments[candidate]
        small_table, last = self.view.ruleset.small_table, board.last_government
        offered = eligible_chancellors(small_table, board.alive, last, candidate)
        worths = [row[offer.nominee] for offer in offered]
        fascist = self.fascist(candidate)
        return (1.0 - fascist) * max(worths) + fascist * sum(worths) / len(worths)

    def waiting(self, impatience: float) -> float:
        """What it is worth to let this election fail, with the best of those to come."""
        board, rules = self.view.board, self.view.ruleset
        candidates = self.next_candidates(rules.tracker_limit - 1 - board.election_tracker)
        best = self.chaos()
        for candidate in reversed(candidates):
            best = max(best - impatience, self.run_by(candidate))
        return best - impatience

    def next_candidates(self, number: int) -> list[Seat]:
        """Who runs next in the regular order."""
        board = self.view.board
        assert board.rotation is not None
        seats = SEATS[: len(board.alive)]
        around = [*seats[board.rotation + 1 :], *seats[: board.rotation + 1]]
        living = [seat for seat in around if board.alive[seat]]
        return [living[place % len(living)] for place in range(number)]


def stage(view: View) -> int:
    """How far the game has come, as a code."""
    board = view.board
    return position.stage(view.ruleset, board.liberal_policies, board.fascist_policies)


@lru_cache(maxsize=64)  # A few manners are all that there are.
def enacting(manner: Likelihoods) -> Odds:
    """The chance of a Liberal tile, by stage, roles in office, and Liberal tiles drawn."""
    liberal: Odds = np.einsum("spchx,spcx->spch", manner.passes.odds, manner.enacts.odds[..., 1])
    return liberal
