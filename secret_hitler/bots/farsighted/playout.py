"""Play-outs (rollouts): imagined games played on by their company, to the end or a fixed depth.

Each method of a play-out takes games at some point of a round and returns those that reach the
next round. For games that end, or reach the full depth, it stores their worth to the Liberals.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from ...beliefs.deals import Odds
from ...beliefs.shapes import TILE
from ...engine.complete import complete
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
"""The depth of a play-out: how many rounds follow the current one."""
VETOED: Final = TILE.index("none")
POWERS: Final = (None, *Power)
"""Powers by code, 0 for none."""


class Playout:
    """Plays games on together. Games of the same world get the same dice, so they compare."""

    def __init__(
        self, company: Company, games: int, worlds: int, dice: np.random.Generator
    ) -> None:
        self.company = company
        self.rules = company.rules
        self.worlds = worlds
        self.dice = dice
        self.values: Odds = np.full(games, np.nan)
        """The worth of each game to the Liberals; NaN until it is known."""
        powers = [0, *(POWERS.index(power) for power in self.rules.powers), 0]
        self.powers = np.array(powers, np.intp)
        """The code of the power by number of Fascist policies."""

    def thrown(self, games: Games, number: int) -> Odds:
        """This many random numbers from 0 to 1 for each game."""
        numbers: Odds = self.dice.random((self.worlds, number))[games.ids % self.worlds]
        return numbers

    def leave(self, games: Games, over: Flags, value: float) -> Games:
        """The games that go on; stores this value for those that are over."""
        self.values[games.ids[over]] = value
        return games.where(~over)

    def to_the_end(self, games: Games) -> None:
        """Play on from the start of a round; games that do not end get the worth of their board."""
        for _ in range(ROUNDS):
            if not len(games.ids):
                return
            nominee = self.company.nominees(games, self.thrown(games, 1)[:, 0])
            games = self.after_nomination(games, nominee)
        worth = self.company.worth[games.liberal, games.fascist, games.tracker]
        self.values[games.ids] = worth

    # --- one round ----------------------------------------------------------------------------

    def after_nomination(self, games: Games, nominee: Ints) -> Games:
        """The vote, and the rest of the round."""
        dice = self.thrown(games, self.rules.players)
        return self.after_vote(games, nominee, self.company.elects(games, nominee, dice))

    def after_vote(self, games: Games, nominee: Ints, elected: Flags) -> Games:
        """A session in games with an elected government, a failed election in the others."""
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
        """The Chancellor, given this many Liberal tiles, enacts one tile or asks for a veto."""
        dice = self.thrown(games, 3)
        tile = self.company.enacts(games, given, dice[:, 0])
        vetoed = self.company.vetoes(games, given, dice[:, 1:])
        return self.after_session(games, hand, given, np.where(vetoed, VETOED, tile))

    def after_session(self, games: Games, hand: Ints, given: Ints, tile: Ints) -> Games:
        """After a tile was enacted or vetoed: the claims, and the rest of the round."""
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
        """W1, W2: end the games with a complete track; returns the others."""
        done: Flags = games.liberal >= self.rules.liberal_goal
        power = power[~done]
        games = self.leave(games, done, 1.0)
        done = games.fascist >= self.rules.fascist_goal
        return self.leave(games, done, 0.0), power[~done]

    def failed(self, games: Games) -> Games:
        """One more failed election, and chaos if it was the last one allowed."""
        games = games._replace(tracker=games.tracker + 1)
        games = reshuffled(self.rules, games)
        chaos = games.tracker >= self.rules.tracker_limit
        return together((self._chaos(games.where(chaos)), self._next(games.where(~chaos))))

    def _chaos(self, games: Games) -> Games:
        """The top tile is enacted without its power, and term limits are forgotten."""
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
        """The games after their powers were used."""
        used = [(POWERS.index(kind), use) for kind, use in USED.items()]
        idle = ~np.isin(power, [code for code, _ in used])
        parts = [use(self, games.where(np.equal(power, code))) for code, use in used]
        return together((self._next(games.where(idle)), *parts))

    def investigated(self, games: Games) -> Games:
        """A President looks at a party card, if there is one left to see."""
        dice = self.thrown(games, 2)
        others = games.alive & ~games.investigated
        others[games.rows, games.president] = False
        lapsed = np.logical_not(others.any(axis=1))
        asked = games.where(~lapsed)
        target = self.company.investigates(asked, dice[~lapsed, 0])
        done = self.after_investigation(asked, target, dice[~lapsed, 1])
        return together((done, self._next(games.where(lapsed))))

    def after_investigation(self, games: Games, target: Ints, dice: Odds) -> Games:
        """The President's claim about the card, and the next round."""
        games = learned(games, self.company.reported(games, target, dice))
        investigated = games.investigated.copy()
        investigated[games.rows, target] = True
        return self._next(games._replace(investigated=investigated))

    def called(self, games: Games) -> Games:
        """A President chooses the next candidate."""
        return self.after_call(games, self.company.calls(games, self.thrown(games, 1)[:, 0]))

    def after_call(self, games: Games, target: Ints) -> Games:
        """P17: the candidate of a Special Election, which does not change the regular order."""
        return games._replace(candidate=target)

    def shot(self, games: Games) -> Games:
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


USED: Final[dict[Power, Callable[[Playout, Games], Games]]] = {
    Power.INVESTIGATE_LOYALTY: Playout.investigated,
    Power.CALL_SPECIAL_ELECTION: Playout.called,
    Power.EXECUTION: Playout.shot,
}
"""By power, how it is played out; a peek changes nothing."""
complete(Power, USED, but={Power.POLICY_PEEK})
