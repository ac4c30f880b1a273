"""Play-outs: imagined games played on by their company, to the end or as far as is looked ahead.

Each function of a play-out takes games somewhere in a round and returns those that reach the next
one. Of games that are over, or far enough, it is kept what they are worth to the Liberals.
"""

from typing import Final

import numpy as np

from ...beliefs.deals import Odds
from ...beliefs.shapes import TILE
from ...engine.terms import HAND, Power
from .company import Company
from .imagined import (
    HITLERS,
    NOBODY,
    Flags,
    Games,
    Ints,
    enacted,
    learned,
    next_living,
    reshuffled,
    together,
)
from .lots import drawn

ROUNDS: Final = 4
"""How many rounds are looked ahead after the one at hand."""
VETOED: Final = TILE.index("none")
POWERS: Final = (None, *Power)
"""By code."""
INVESTIGATES, CALLS, EXECUTES = (
    POWERS.index(power)
    for power in (Power.INVESTIGATE_LOYALTY, Power.CALL_SPECIAL_ELECTION, Power.EXECUTION)
)


class Playout:
    """Games played on together. Those of the same world meet the same dice: so they compare."""

    def __init__(
        self, company: Company, games: int, worlds: int, dice: np.random.Generator
    ) -> None:
        self.company = company
        self.rules = company.rules
        self.worlds = worlds
        self.dice = dice
        self.values: Odds = np.full(games, np.nan)
        """What each game is worth to the Liberals."""
        powers = [0, *(POWERS.index(power) for power in self.rules.powers), 0]
        self.powers = np.array(powers, np.intp)
        """The code of the power under each Fascist tile, from none on."""

    def thrown(self, games: Games, number: int) -> Odds:
        """So many numbers from 0 to 1 for each game."""
        numbers: Odds = self.dice.random((self.worlds, number))[games.ids % self.worlds]
        return numbers

    def leave(self, games: Games, over: Flags, value: float) -> Games:
        """The games that go on; those that are over are worth this."""
        self.values[games.ids[over]] = value
        return games.where(~over)

    def to_the_end(self, games: Games) -> None:
        """Play on from the start of a round, and value what is not over by its board."""
        for _ in range(ROUNDS):
            if not len(games.ids):
                return
            nominee = self.company.nominees(games, self.thrown(games, 1)[:, 0])
            games = self.after_nomination(games, nominee)
        worth = self.company.worth[games.liberal, games.fascist, games.tracker]
        self.values[games.ids] = worth

    # --- one round ----------------------------------------------------------------------------

    def after_nomination(self, games: Games, nominee: Ints) -> Games:
        """The vote, and what follows."""
        dice = self.thrown(games, self.rules.players)
        return self.after_vote(games, nominee, self.company.elects(games, nominee, dice))

    def after_vote(self, games: Games, nominee: Ints, elected: Flags) -> Games:
        """A session where a government was elected, and else a failed election."""
        formed, chancellor = games.where(elected), nominee[elected]
        formed = formed._replace(president=formed.candidate, chancellor=chancellor)
        zone = formed.fascist >= self.rules.hitler_zone
        is_hitler = formed.role(formed.chancellor) == HITLERS
        shown = formed.chancellor[zone & ~is_hitler]
        formed = self.leave(formed, zone & is_hitler, 0.0)
        zone = formed.fascist >= self.rules.hitler_zone
        likelihood = np.ones_like(formed.weights)
        likelihood[zone] = 1 - self.company.deals.hitlers[shown]
        failed = self.failed(games.where(~elected))
        return together((self.session(learned(formed, likelihood)), failed))

    def session(self, games: Games) -> Games:
        """The President draws three tiles and passes two."""
        dice = self.thrown(games, 2)
        hand = drawn(self.company.hands(games), dice[:, 0])
        games = games._replace(pile=games.pile - HAND, left=games.left - hand)
        return self.after_pass(games, hand, self.company.passes(games, hand, dice[:, 1]))

    def after_pass(self, games: Games, hand: Ints, given: Ints) -> Games:
        """The Chancellor has so many Liberal tiles to enact one of, or asks for a veto."""
        dice = self.thrown(games, 3)
        tile = self.company.enacts(games, given, dice[:, 0])
        vetoed = self.company.vetoes(games, given, dice[:, 1:])
        return self.after_session(games, hand, given, np.where(vetoed, VETOED, tile))

    def after_session(self, games: Games, hand: Ints, given: Ints, tile: Ints) -> Games:
        """A tile was enacted, or none; what is claimed of it, and what follows."""
        said, heard = self.company.claims(games, hand, given, tile, self.thrown(games, 2))
        before = self.company.undrawn(games, hand)
        games = learned(games, self.company.told(before, tile, said, heard))
        vetoed = tile == VETOED
        failed = self.failed(games.where(vetoed))
        power = np.where(tile == 0, self.powers[games.fascist + 1], 0)[~vetoed]
        games = enacted(games.where(~vetoed), tile[~vetoed])
        games, power = self._ended(games, power)
        return together((self.powers_used(reshuffled(self.rules, games), power), failed))

    def _ended(self, games: Games, power: Ints) -> tuple[Games, Ints]:
        """W1, W2: the games whose tracks are not complete."""
        done: Flags = games.liberal >= self.rules.liberal_goal
        power = power[~done]
        games = self.leave(games, done, 1.0)
        done = games.fascist >= self.rules.fascist_goal
        return self.leave(games, done, 0.0), power[~done]

    def failed(self, games: Games) -> Games:
        """One more failed election; after too many of them, chaos."""
        games = games._replace(tracker=games.tracker + 1)
        games = reshuffled(self.rules, games)
        chaos = games.tracker >= self.rules.tracker_limit
        return together((self._chaos(games.where(chaos)), self._next(games.where(~chaos))))

    def _chaos(self, games: Games) -> Games:
        """The top tile is enacted, without power, and term limits are forgotten."""
        tile = (self.thrown(games, 1)[:, 0] * games.pile < games.left).astype(np.intp)
        games = enacted(games._replace(pile=games.pile - 1, left=games.left - tile), tile)
        games, _ = self._ended(games, tile)
        nobody = np.full_like(games.president, NOBODY)
        games = games._replace(president=nobody, chancellor=nobody)
        return self._next(reshuffled(self.rules, games))

    def _next(self, games: Games) -> Games:
        """The next candidate in the regular order."""
        candidate = next_living(games, games.rotation)
        return games._replace(candidate=candidate, rotation=candidate)

    # --- powers -------------------------------------------------------------------------------

    def powers_used(self, games: Games, power: Ints) -> Games:
        """Each game after its power."""
        used = ((INVESTIGATES, self._investigated), (CALLS, self._called), (EXECUTES, self._shot))
        idle = ~np.isin(power, [code for code, _ in used])
        parts = [use(games.where(np.equal(power, code))) for code, use in used]
        return together((self._next(games.where(idle)), *parts))

    def _investigated(self, games: Games) -> Games:
        """A President looks at a card, where one is left to look at."""
        dice = self.thrown(games, 2)
        others = games.alive & ~games.investigated
        others[games.rows, games.president] = False
        lapsed = np.logical_not(others.any(axis=1))
        asked = games.where(~lapsed)
        target = self.company.investigates(asked, dice[~lapsed, 0])
        done = self.after_investigation(asked, target, dice[~lapsed, 1])
        return together((done, self._next(games.where(lapsed))))

    def after_investigation(self, games: Games, target: Ints, dice: Odds) -> Games:
        """What the President says of the card, and the next round."""
        games = learned(games, self.company.reported(games, target, dice))
        investigated = games.investigated.copy()
        investigated[games.rows, target] = True
        return self._next(games._replace(investigated=investigated))

    def _called(self, games: Games) -> Games:
        """A President names the next candidate."""
        return self.after_call(games, self.company.calls(games, self.thrown(games, 1)[:, 0]))

    def after_call(self, games: Games, target: Ints) -> Games:
        """P17: the candidate of a special election, which does not move the regular order."""
        return games._replace(candidate=target)

    def _shot(self, games: Games) -> Games:
        """A President executes somebody."""
        return self.after_execution(
            games, self.company.executes(games, self.thrown(games, 1)[:, 0])
        )

    def after_execution(self, games: Games, target: Ints) -> Games:
        """W3: Hitler's execution ends the game; anybody else's shows that it was not Hitler."""
        is_hitler = games.role(target) == HITLERS
        games, target = self.leave(games, is_hitler, 1.0), target[~is_hitler]
        alive = games.alive.copy()
        alive[games.rows, target] = False
        games = learned(games, 1 - self.company.deals.hitlers[target])
        return self._next(games._replace(alive=alive))
