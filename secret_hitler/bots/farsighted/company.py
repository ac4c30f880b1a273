"""Company, the rollout policy: how the players of imagined games act, all of the shrewd kind.

They believe what a spectator would who also knew their own card, and treat tiles and claims as
the tables of their manner say. `dice` holds random numbers from 0 to 1 for each row.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from ...beliefs.deals import CODES, PAIRS, Odds
from ...beliefs.likelihoods import Likelihoods
from ...beliefs.position import BRINK, OPENING, ZONE
from ...beliefs.shapes import HANDS, TILE
from ...engine.ruleset import Ruleset
from ...engine.terms import FASCIST_ROLE, HAND, ROLES
from ..shrewd.liberal import EXECUTED, LEARNS
from ..shrewd.prospects import POWER_IN_BAD_HANDS, enacting
from ..shrewd.worth import worth
from .conduct import Conduct
from .imagined import (
    HITLERS,
    LIBERALS,
    TINY,
    Deals,
    Fast,
    Flags,
    Games,
    Ints,
    eligible,
    next_living,
)
from .lots import drawn, hands, leaning

FASCISTS: Final = CODES[FASCIST_ROLE]
DOUBTS: Final = 8.0
"""How much less a President leans to call a certain Fascist, in log odds."""
LOST: Final = 2.0
"""The worth of Hitler's execution to a Fascist President: so high that no mask outweighs it."""
CERTAIN: Final = 50.0
"""The largest leaning to a ballot, in log odds."""


class Outlook(NamedTuple):
    """The worth of governments to the Liberals, by row."""

    by_roles: Odds
    """By roles of President and Chancellor."""
    chaos: Odds
    """The worth of chaos."""


class Company:
    """The players of imagined games under these rules."""

    def __init__(self, rules: Ruleset, deals: Deals, conduct: Conduct) -> None:
        self.rules = rules
        self.deals = deals
        self.conduct = conduct
        self.manner = conduct.manner
        self.worth = worth(rules, conduct.name)

    def stage(self, games: Games) -> Ints:
        """How far each game has come, as a stage code."""
        rules = self.rules
        zone = np.where(games.fascist >= rules.hitler_zone, ZONE, OPENING)
        brink = (games.liberal >= rules.liberal_goal - 1) | (
            games.fascist >= rules.fascist_goal - 1
        )
        return np.where(brink, BRINK, zone)

    def hands(self, games: Games) -> Odds:
        """The probability of each number of Liberal tiles in the next hand."""
        pile, most = games.pile.max(initial=HAND), self.rules.liberal_tiles + 1
        chances = hands(int(pile), most)
        odds: Odds = chances[games.pile, :, games.left]
        return odds

    # --- elections ----------------------------------------------------------------------------

    def outlook(self, games: Games) -> Outlook:
        """The worth of every possible government, as a spectator sees it."""
        liberal = self.worth[games.liberal + 1, games.fascist, 0]
        fascist = self.worth[games.liberal, games.fascist + 1, 0]
        tile = np.einsum(
            "nabh,nh->nab", enacting(self.manner)[self.stage(games)], self.hands(games)
        )
        after_fascist = np.repeat(fascist[:, None], len(ROLES), axis=1)
        after_fascist[:, 1:] -= POWER_IN_BAD_HANDS
        by_roles = after_fascist[:, :, None] * (1 - tile) + liberal[:, None, None] * tile
        by_roles[games.fascist >= self.rules.hitler_zone, :, HITLERS] = 0.0
        top = games.left / games.pile
        return Outlook(by_roles, top * liberal + (1 - top) * fascist)

    def chances(self, games: Games) -> Odds:
        """A spectator's probabilities, by seat and role."""
        seats, roles, deals = self.deals.dealt.shape
        flat = games.weights @ self.deals.dealt.reshape(-1, deals).T
        return flat.reshape(-1, seats, roles).astype(np.float64)

    def fascist(self, games: Games) -> Odds:
        """A spectator's probability that each seat is on the Fascist team."""
        fascist: Odds = 1.0 - (games.weights @ self.deals.liberals.T).astype(np.float64)
        return fascist

    def run_by(self, games: Games, seen: Outlook, chances: Odds, candidate: Ints) -> Odds:
        """The worth of an election: a Liberal nominates the best Chancellor, a Fascist anybody.

        For speed, the roles of two seats are treated as independent.
        """
        allowed = eligible(self.rules, games, candidate)
        mine = chances[games.rows, candidate]
        beside = np.einsum("na,nab->nb", mine, seen.by_roles)
        worths = np.einsum("nb,ncb->nc", beside, chances)
        best = np.where(allowed, worths, -np.inf).max(axis=1)
        mean = np.where(allowed, worths, 0).sum(axis=1) / allowed.sum(axis=1)
        liberal = mine[:, LIBERALS]
        run_by: Odds = liberal * best + (1 - liberal) * mean
        return run_by

    def waiting(self, games: Games, seen: Outlook) -> Odds:
        """The worth of letting an election fail: that of the best election to come, or of chaos."""
        best, runs, chances = seen.chaos, [], self.chances(games)
        candidate = games.rotation
        for _ in range(self.rules.tracker_limit - 1):
            candidate = next_living(games, candidate)
            runs.append(self.run_by(games, seen, chances, candidate))
        for place in reversed(range(len(runs))):
            there = games.tracker + place + 1 < self.rules.tracker_limit
            best = np.where(there, np.maximum(best - self.conduct.impatience, runs[place]), best)
        waits: Odds = best - self.conduct.impatience
        return waits

    def nominees(self, games: Games, dice: Odds) -> Ints:
        """The seat that each candidate nominates."""
        seen, candidate = self.outlook(games), games.candidate
        as_liberal = games._replace(weights=games.weights * self.deals.liberals[candidate])
        total = np.maximum(as_liberal.weights.sum(axis=1), TINY)
        mask = np.einsum("nb,ncb->nc", seen.by_roles[:, LIBERALS], self.chances(as_liberal))
        mask /= total[:, None]
        truth = seen.by_roles[games.rows[:, None], games.role(candidate)[:, None], games.roles]
        party = self._party(games, games.role(candidate)[:, None])
        leanings = self.conduct.care * (mask - party * truth)
        return leaning(leanings, eligible(self.rules, games, candidate), dice)

    def elects(self, games: Games, nominee: Ints, dice: Odds) -> Flags:
        """Whether the government is elected; `dice` by seat."""
        seen = self.outlook(games)
        waits = self.waiting(games, seen)
        pair = self.deals.codes[games.candidate] * len(ROLES) + self.deals.codes[nominee]
        worths = seen.by_roles.reshape(-1, PAIRS).astype(np.float32)[games.rows[:, None], pair]
        as_liberal = (games.weights * worths) @ self.deals.liberals.T
        as_liberal /= np.maximum(games.weights @ self.deals.liberals.T, TINY)
        truth = seen.by_roles[games.rows, games.role(games.candidate), games.role(nominee)]
        party = self._party(games, games.roles)
        gains = as_liberal - waits[:, None] - party * (truth - waits)[:, None]
        gains *= self.conduct.care
        ja = (dice < 1 / (1 + np.exp(-gains.clip(-CERTAIN, CERTAIN)))) & games.alive
        ja[games.rows, games.candidate] = ja[games.rows, nominee] = True
        votes, living = ja.sum(axis=1), games.alive.sum(axis=1)
        tie = (2 * votes == living) & (games.fascist >= self.rules.hitler_zone)
        wins_ties = tie & (games.role(nominee) == HITLERS) & self.rules.tie_elects_hitler
        elected: Flags = (2 * votes > living) | wins_ties
        return elected

    def _party(self, games: Games, roles: Ints) -> Odds:
        """The weight of the party's interest, by seat; only Fascists have one, not Hitler."""
        zone = games.fascist >= self.rules.hitler_zone
        counts = np.where(zone, self.conduct.coup, self.conduct.party)
        party: Odds = np.where(roles == FASCISTS, counts[:, None], 0.0)
        return party

    # --- the legislative session --------------------------------------------------------------

    def passes(self, games: Games, hand: Ints, dice: Odds) -> Ints:
        """How many Liberal tiles each President passes."""
        return drawn(self.manner.passes.odds[*self._office(games), hand], dice)

    def enacts(self, games: Games, given: Ints, dice: Odds) -> Ints:
        """Whether each Chancellor enacts a Liberal tile, as 1 or 0."""
        return drawn(self.manner.enacts.odds[*self._office(games), given], dice)

    def vetoes(self, games: Games, given: Ints, dice: Odds) -> Flags:
        """Whether a Chancellor asks for a veto and the President agrees; two dice per row."""
        asks = self.manner.asks.odds[*self._office(games), given, 1]
        agreed = self.consents(games, given, dice[:, 1])
        may = games.fascist >= self.rules.veto_zone
        vetoed: Flags = may & (dice[:, 0] < asks) & agreed
        return vetoed

    def consents(self, games: Games, given: Ints, dice: Odds) -> Flags:
        """Whether a President who is asked for a veto agrees."""
        consents: Flags = dice < self.manner.consents.odds[*self._office(games), given, 1]
        return consents

    def _office(self, games: Games) -> tuple[Ints, Ints, Ints]:
        return self.stage(games), games.role(games.president), games.role(games.chancellor)

    def hands_behind(self, games: Games, given: Ints, dice: Odds) -> Ints:
        """Sample the hands from which the passed tiles came; the pile no longer holds them."""
        odds = np.zeros((len(given), len(HANDS)))
        stage, president, chancellor = self._office(games)
        for more in (0, 1):
            hand = given + more
            chance = self.hands(self.undrawn(games, hand))[games.rows, hand]
            passes = self.manner.passes.odds[stage, president, chancellor, hand, given]
            odds[games.rows, hand] = chance * passes + TINY
        return drawn(odds, dice)

    def undrawn(self, games: Games, hand: Ints) -> Games:
        """The games before these tiles were drawn."""
        left = np.minimum(games.left + hand, self.rules.liberal_tiles)
        return games._replace(pile=games.pile + HAND, left=left)

    def claims(
        self, games: Games, hand: Ints, given: Ints, tile: Ints, dice: Odds
    ) -> tuple[Ints, Ints]:
        """The claims of the President and then of the Chancellor; `tile` is 2 after a veto."""
        _, *pair = self._office(games)
        said = drawn(self.manner.drawn.odds[*pair, tile, hand, given], dice[:, 0])
        return said, drawn(self.manner.received.odds[*pair, tile, given, said], dice[:, 1])

    def told(self, before: Games, tile: Ints, said: Ints, heard: Ints) -> Fast:
        """A spectator's likelihood of a session and its claims, by deal.

        `before` holds the games before the tiles were drawn.
        """
        shown = _sessions(self.manner)[self.stage(before), tile, said, heard]
        return self._by_deal(before, np.einsum("nph,nh->np", shown, self.hands(before)))

    def _by_deal(self, games: Games, by_pair: Odds) -> Fast:
        """Expand odds by the pair of roles in office to odds by deal."""
        codes = self.deals.codes
        pair = codes[games.president] * len(ROLES) + codes[games.chancellor]
        by_deal: Fast = by_pair.astype(np.float32)[games.rows[:, None], pair]
        return by_deal

    # --- presidential powers ------------------------------------------------------------------

    def investigates(self, games: Games, dice: Odds) -> Ints:
        """The seat that each President investigates."""
        fascist = self.fascist(games)
        leanings = self.conduct.care * LEARNS * 4 * fascist * (1 - fascist)
        return leaning(leanings, _others(games) & ~games.investigated, dice)

    def reported(self, games: Games, target: Ints, dice: Odds) -> Fast:
        """A spectator's likelihood of the President's claim about a card, by deal."""
        party = self.manner.party.odds
        says = drawn(party[games.role(games.president), games.role(target)], dice)
        by_pair = party.reshape(PAIRS, -1).T[says]
        return self._by_deal(games._replace(chancellor=target), by_pair)

    def calls(self, games: Games, dice: Odds) -> Ints:
        """The seat that each President calls to run next."""
        fascist = self.fascist(games)
        return leaning(-DOUBTS * fascist, _others(games), dice)

    def executes(self, games: Games, dice: Odds) -> Ints:
        """The seat that each President executes."""
        here = self.worth[games.liberal, games.fascist, 0][:, None]
        hitler = games.weights @ self.deals.hitlers.T
        fascist = self.fascist(games)
        mask = hitler + (1 - hitler) * here + EXECUTED * (2 * fascist - hitler - 1)
        is_hitler, is_fascist = games.roles == HITLERS, games.roles != LIBERALS
        truth = np.where(is_hitler, LOST, here + EXECUTED * (2 * is_fascist - 1))
        # No mask is worth a teammate's life.
        against = (games.role(games.president) != LIBERALS)[:, None] * truth
        return leaning(self.conduct.care * (mask - against), _others(games), dice)


def _others(games: Games) -> Flags:
    """By seat: whether it is alive and not the President."""
    others = games.alive.copy()
    others[games.rows, games.president] = False
    return others


@lru_cache(maxsize=16)  # There are only a few manners.
def _sessions(manner: Likelihoods) -> Odds:
    """The likelihood of what a session shows, by stage, tile, both claims, roles and hand."""
    enacts = np.ones((*manner.enacts.odds.shape[:-1], len(TILE)))
    enacts[..., :2] = manner.enacts.odds
    enacts[..., 2] = manner.asks.odds[..., 1] * manner.consents.odds[..., 1]
    shown = np.einsum(
        "spchx,spcxt,pcthxd,pctxdr->stdrpch",
        manner.passes.odds,
        enacts,
        manner.drawn.odds,
        manner.received.odds[..., : len(HANDS), :],
    )
    sessions: Odds = shown.reshape(*shown.shape[:4], PAIRS, len(HANDS))
    return sessions
