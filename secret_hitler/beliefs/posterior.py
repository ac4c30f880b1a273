"""The posterior: the probability of every case, folded over a viewer's evidence.

The odds before each of the latest pieces of evidence are kept. When evidence is added or a claim
changes, only what follows is computed again, or everything if the change lies far back.
"""

from collections.abc import Callable
from functools import cached_property
from math import log
from typing import Final, Never

import numpy as np

from ..engine.complete import complete
from ..engine.state import View
from ..engine.terms import HITLER, LIBERAL_ROLE, Seat
from ..record.talk import Said
from ..record.valid_claims import in_common
from . import deck as decks
from . import evidence as e
from .choices import OF_ACTS, likely
from .deals import CODES, Deal, Odds, Worlds
from .deck import PileOdds
from .legislative_session import party_card, peek, session, tells
from .likelihoods import Likelihoods
from .observed import Account, account
from .reading import Pieces
from .setting import Manner, Manners, Viewpoint, viewpoint

KEPT: Final = 24
"""How many pieces of evidence a change may lie back without computing everything again."""


class Beliefs:
    """What one viewer can infer from all that it saw and heard; `after` updates it.

    The weight of a case is the sum over its decks, times the likelihood of all public acts.
    """

    def __init__(self, at: Viewpoint, seen: Account, charts: tuple[PileOdds, ...]) -> None:
        self._at = at
        self._seen = seen
        self._charts = charts
        """The draw pile, joint with the evidence of tiles and cards: before each of the latest
        pieces of evidence, and now, which is the last."""
        self._now = charts[-1]
        acts = likely(at, seen.reading.found)
        self._likeliest = float(np.maximum.reduce(acts))
        self._acts_alone: Odds = np.exp(acts - self._likeliest)
        """The likelihood of all public acts in each case, relative to the likeliest case."""
        joint = self._acts_alone * decks.weights(self._now)
        self._total = float(np.add.reduce(joint))
        self._weights: Odds = joint / self._total
        """The probability of each case."""

    # --- roles --------------------------------------------------------------------------------

    @property
    def worlds(self) -> tuple[Deal, ...]:
        """Every deal that agrees with the viewer's own cards."""
        return self._at.worlds.deals

    @property
    def dealt(self) -> Worlds:
        """The worlds as arrays."""
        return self._at.worlds

    @property
    def weights(self) -> Odds:
        """The probability of each world."""
        return self._by_world(self._weights)

    @property
    def manners(self) -> Odds:
        """The probability of each manner."""
        by_manner: Odds = self._weights.reshape(len(self._at.setting.manners), -1).sum(axis=1)
        return by_manner

    @cached_property
    def roles(self) -> Odds:
        """The probability of each role, by seat and role code."""
        roles: Odds = self._at.worlds.dealt @ self.weights
        return roles

    def fascist(self, seat: Seat) -> float:
        """The probability that this seat is on the Fascist team, Hitler included."""
        return 1 - float(self.roles[seat, CODES[LIBERAL_ROLE]])

    def hitler(self, seat: Seat) -> float:
        """The probability that this seat is Hitler."""
        return float(self.roles[seat, CODES[HITLER]])

    # --- tiles --------------------------------------------------------------------------------

    @cached_property
    def piles(self) -> Odds:
        """The joint probability, by number of Liberal tiles in the draw pile and by world."""
        return _shares(self._by_world(decks.left(self._now) * self._acts_alone))

    @cached_property
    def liberals_left(self) -> Odds:
        """The probability of each number of Liberal tiles in the draw pile."""
        return _shares(decks.left(self._now) @ self._acts_alone)

    @property
    def next_hand(self) -> Odds:
        """The probability of each number of Liberal tiles among the next three."""
        hand: Odds = decks.next_hand(self._now, self._acts_alone) / self._total
        return hand

    # --- tables -------------------------------------------------------------------------------

    @cached_property
    def log_likelihood(self) -> float:
        """The log likelihood of all evidence; it shows which tables fit the players.

        The order of the viewer's own hand depends on no table, and is left out if nobody peeked
        at it.
        """
        return self._likeliest + log(self._total) + self._now.log_total

    # --- sums ---------------------------------------------------------------------------------

    def _by_world(self, odds: Odds) -> Odds:
        """The odds summed over manners: one column per world."""
        manners = len(self._at.setting.manners)
        if manners == 1:
            return odds
        by_world: Odds = odds.reshape(*odds.shape[:-1], manners, -1).sum(axis=-2)
        return by_world

    # --- other moments ------------------------------------------------------------------------

    def after(self, view: View, talk: tuple[Said, ...]) -> "Beliefs":
        """The beliefs at another moment: the same as computed from the start, but faster."""
        at = self._at
        if not at.is_of(view):
            return mixture(view, talk, at.setting.manners)
        seen = account(view, talk, self._seen)
        if seen is self._seen:
            return self
        same = in_common(self._seen.found, seen.found)
        charts = self._charts[: max(0, len(self._charts) - len(self._seen.found) + same)]
        if not charts:  # The change lies further back than the kept odds.
            charts, same = (_new_game(at),), 0
        return Beliefs(at, seen, _fold(at, charts, seen.found[same:]))


def beliefs(view: View, talk: tuple[Said, ...], tables: tuple[Likelihoods, ...]) -> Beliefs:
    """The beliefs of this viewer, with a set of likelihoods for each seat."""
    return mixture(view, talk, (Manner(tables),))


def mixture(view: View, talk: tuple[Said, ...], manners: Manners) -> Beliefs:
    """The beliefs of this viewer if the table plays in one, unknown, of these manners."""
    at, seen = viewpoint(view, manners), account(view, talk)
    return Beliefs(at, seen, _fold(at, (_new_game(at),), seen.found))


def _shares(odds: Odds) -> Odds:
    """The odds, normalized to a sum of 1."""
    shares: Odds = odds / np.add.reduce(odds, axis=None)
    return shares


def _new_game(at: Viewpoint) -> PileOdds:
    """The odds before the game: all deals equally likely, and the first deck complete."""
    rules, deals = at.setting.rules, len(at.worlds.deals)
    liberals = rules.liberal_tiles - rules.pre_enacted_liberal
    pile = liberals + rules.fascist_tiles - rules.pre_enacted_fascist
    first: Odds = at.setting.first.take(at.cases.manner) / deals
    return decks.shuffled(first, pile, liberals, rules.liberal_tiles)


def _fold(at: Viewpoint, charts: tuple[PileOdds, ...], seen: Pieces) -> tuple[PileOdds, ...]:
    """Continue these charts: one before each of the latest pieces, and one after the last."""
    deck, found = charts[-1], [*charts]
    for piece in seen:
        after = OF_TILES.get(piece.__class__)
        if after is not None:
            deck = after(at, deck, piece)  # type: ignore[arg-type]  # keyed by its class
        found.append(deck)
    return tuple(found[-KEPT - 1 :])


# --- evidence of tiles and cards ---------------------------------------------------------------


def _after_session(at: Viewpoint, deck: PileOdds, seen: e.LegislativeSession) -> PileOdds:
    if not tells(seen):
        return decks.gone(deck)
    known = deck if seen.drew is None else decks.shown(deck, seen.drew)
    return decks.normal(decks.drawn(known, session(at, seen)))


def _after_chaos(_at: Viewpoint, deck: PileOdds, seen: e.Chaos) -> PileOdds:
    return decks.normal(decks.flipped(deck, liberal=seen.liberal))


def _after_shuffle(at: Viewpoint, deck: PileOdds, seen: e.Shuffle) -> PileOdds:
    past, most = decks.weights(deck), at.setting.rules.liberal_tiles
    new = decks.shuffled(past, seen.pile, seen.liberals, most)
    return new._replace(log_total=deck.log_total)


def _after_peek(at: Viewpoint, deck: PileOdds, seen: e.Peek) -> PileOdds:
    """Update on the tiles that the viewer saw, or else on the President's claim."""
    orders = peek(at, seen)
    return deck if orders is None else decks.normal(decks.peeked(deck, orders))


def _after_party_card(at: Viewpoint, deck: PileOdds, seen: e.PartyCard) -> PileOdds:
    odds = party_card(at, seen)
    return deck if odds is None else deck._replace(odds=deck.odds * odds)


OF_TILES: Final[dict[type, Callable[[Viewpoint, PileOdds, Never], PileOdds]]] = {
    e.LegislativeSession: _after_session,
    e.Chaos: _after_chaos,
    e.Shuffle: _after_shuffle,
    e.Peek: _after_peek,
    e.PartyCard: _after_party_card,
}
"""By class of evidence about tiles and cards, how it changes the odds of the draw pile."""
complete(e.Evidence, OF_TILES, but=OF_ACTS)
