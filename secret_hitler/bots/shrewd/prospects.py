"""Prospects: the expected value of each government to the Liberals, and the value of waiting.

Every worth is the Liberals' chance to win, given a viewer's beliefs.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from ...beliefs import position
from ...beliefs.deals import CODES, Odds, Worlds
from ...beliefs.likelihoods import Likelihoods
from ...engine.election import eligible_chancellors
from ...engine.ruleset import Ruleset
from ...engine.state import View
from ...engine.terms import HAND, HITLER, LIBERAL, LIBERAL_ROLE, ROLES, SEATS, Policy, Seat
from .manners import Read
from .worth import worth

POWER_IN_BAD_HANDS: Final = 0.04
"""How much a Fascist President's use of a power costs the Liberals."""
BY_PAIR: Final = np.array([*[0.0] * len(ROLES), *[POWER_IN_BAD_HANDS] * 2 * len(ROLES), 0.0])
"""This cost by pair of roles of President and Chancellor; last, without a government."""


class Outcomes:
    """The worth of what may happen to the board, for each pair of roles in office."""

    def __init__(self, view: View, hand: Odds, read: Read) -> None:
        """`hand` gives the probability of each number of Liberal tiles in the next hand."""
        self.view = view
        self.by_lot = read.by_lot
        board = view.board
        policies = (board.liberal_policies, board.fascist_policies)
        outlook = _outlook(view.ruleset, read.name, read.likelihoods, policies)
        self._failed = outlook.failed
        self.after_liberal = outlook.after_liberal
        """The worth of the board after one more Liberal tile; likewise `after_fascist`."""
        self.after_fascist = outlook.after_fascist
        worths: Odds = outlook.certain + outlook.by_hand.dot(hand)
        self.governments = worths[:-1]
        """The worth of a government, by pair of roles of President and Chancellor."""
        self._chaos = float(worths[-1])

    def after(self, tile: Policy) -> float:
        """The worth of the board after this tile is enacted."""
        return self.after_liberal if tile is LIBERAL else self.after_fascist

    def now(self) -> float:
        """The worth of the board as it is, without failed elections."""
        return self._failed[0]

    def chaos(self) -> float:
        """The worth of chaos: the top tile is enacted."""
        return self._chaos

    def after_veto(self) -> float:
        """The worth of an agreed veto."""
        failed = self.view.board.election_tracker + 1
        if failed >= self.view.ruleset.tracker_limit:
            return self.chaos()
        return self._failed[failed]


class Prospects:
    """The expected worth of governments, given the weights of the deals."""

    def __init__(self, outcomes: Outcomes, deals: Worlds, weights: Odds) -> None:
        self._outcomes = outcomes
        self._deals = deals
        self._weights = weights
        self._by_chancellor: dict[Seat, list[float]] = {}

    def role(self, seat: Seat) -> Odds:
        """The probability of each role of this seat."""
        roles: Odds = self._deals.dealt[seat].dot(self._weights)
        return roles

    def fascist(self, seat: Seat) -> float:
        """The probability that this seat is on the Fascist team."""
        return 1.0 - float(self._deals.dealt[seat, CODES[LIBERAL_ROLE]].dot(self._weights))

    def hitler(self, seat: Seat) -> float:
        """The probability that this seat is Hitler."""
        return float(self._deals.dealt[seat, CODES[HITLER]].dot(self._weights))

    def government(self, president: Seat, chancellor: Seat) -> float:
        """The expected worth of a government."""
        worths = self._outcomes.governments.take(self._deals.pairs[president, chancellor])
        return float(worths.dot(self._weights))

    def governments(self, president: Seat) -> list[float]:
        """The expected worth of a President's governments, by Chancellor."""
        row = self._by_chancellor.get(president)
        if row is None:
            worths = self._outcomes.governments.take(self._deals.pairs[president])
            row = self._by_chancellor[president] = worths.dot(self._weights).tolist()
        return row

    def run_by(self, candidate: Seat) -> float:
        """The expected worth of an election with this candidate.

        Fascists, and players who choose at random, nominate any eligible seat; other Liberals
        nominate the best Chancellor.
        """
        view, row = self._outcomes.view, self.governments(candidate)
        small_table, last = view.ruleset.small_table, view.board.last_government
        offered = eligible_chancellors(small_table, view.board.alive, last, candidate)
        worths = [row[offer.nominee] for offer in offered]
        knows = (1.0 - self.fascist(candidate)) * (1.0 - self._outcomes.by_lot)
        return knows * max(worths) + (1.0 - knows) * sum(worths) / len(worths)

    def waiting(self, impatience: float) -> float:
        """The worth of a failed election: that of the best election to come, or of chaos."""
        view = self._outcomes.view
        elections = view.ruleset.tracker_limit - 1 - view.board.election_tracker
        best = self._outcomes.chaos()
        board = view.board
        assert board.rotation is not None
        for candidate in reversed(next_candidates(board.alive, board.rotation, elections)):
            best = max(best - impatience, self.run_by(candidate))
        return best - impatience


@lru_cache(maxsize=1024)  # The same few are asked for over and over.
def next_candidates(alive: tuple[bool, ...], last: Seat, number: int) -> tuple[Seat, ...]:
    """The next candidates in the regular order, after the last one."""
    around = [*SEATS[last + 1 : len(alive)], *SEATS[: last + 1]]
    living = [seat for seat in around if alive[seat]]
    return tuple([living[place % len(living)] for place in range(number)])


def stage(view: View) -> int:
    """How far the game has come, as a code."""
    board = view.board
    return position.stage(view.ruleset, board.liberal_policies, board.fascist_policies)


class _Outlook(NamedTuple):
    """The worth of what may happen to a board, before the deck is considered."""

    failed: list[float]
    """The worth of the board as it is, by failed elections in a row."""
    after_liberal: float
    after_fascist: float
    certain: Odds
    """The worth without any Liberal tile drawn: of a government by pair of roles, and last, of
    chaos."""
    by_hand: Odds
    """The additional worth, by Liberal tiles in the hand."""


@lru_cache(maxsize=1024)  # There are only a few manners and boards.
def _outlook(rules: Ruleset, name: str, manner: Likelihoods, policies: tuple[int, int]) -> _Outlook:
    worths, (liberal, fascist) = worth(rules, name), policies
    after_liberal, after_fascist = worths[liberal + 1, fascist, 0], worths[liberal, fascist + 1, 0]
    by_roles = enacting(manner)[position.stage(rules, *policies)].reshape(-1, HAND + 1)
    tiles = np.vstack((by_roles, np.arange(HAND + 1) / HAND))
    certain = after_fascist - BY_PAIR
    by_hand = (after_liberal - certain)[:, None] * tiles
    if fascist >= rules.hitler_zone:
        elected = slice(CODES[HITLER], -1, len(ROLES))
        certain[elected] = by_hand[elected] = 0.0
    failed = worths[liberal, fascist].tolist()
    return _Outlook(failed, float(after_liberal), float(after_fascist), certain, by_hand)


@lru_cache(maxsize=64)
def enacting(manner: Likelihoods) -> Odds:
    """The probability of a Liberal tile, by stage, roles in office and Liberal tiles drawn."""
    liberal: Odds = np.einsum("spchx,spcx->spch", manner.passes.odds, manner.enacts.odds[..., 1])
    return liberal
