"""The posterior: the odds of every case, folded over a viewer's evidence.

The odds before the latest pieces of evidence are kept. When something new is seen or said, or a
claim changes, only what follows is reckoned anew, or all, if it changes far back.
"""

from collections.abc import Callable
from functools import cached_property
from math import log
from typing import Final, Never

import numpy as np

from ..engine.state import View
from ..engine.terms import HITLER, LIBERAL_ROLE, Seat
from ..record.talk import Said
from ..record.valid_claims import in_common
from . import deck as decks
from . import evidence as e
from .choices import likely
from .deals import CODES, Deal, Odds, Worlds
from .deck import PileOdds
from .legislative_session import party_card, peek, session, tells
from .likelihoods import Likelihoods
from .observed import Account, account
from .reading import Pieces
from .setting import Manner, Manners, Viewpoint, viewpoint

KEPT: Final = 24
"""Before how many pieces of evidence the odds are kept: claims seldom change later."""


class Beliefs:
    """What one viewer can make of all that it saw and heard; `after` goes on from here.

    A case's weight is that of all its decks, times how likely are the acts that everybody saw.
    """

    def __init__(self, at: Viewpoint, seen: Account, charts: tuple[PileOdds, ...]) -> None:
        self._at = at
        self._seen = seen
        self._charts = charts
        """The draw pile, joint with the evidence of tiles and cards: before each of the latest
        pieces of evidence, and now."""
        self._now = charts[-1]
        acts = likely(at, seen.reading.found)
        self._likeliest = float(np.maximum.reduce(acts))
        self._acts_alone: Odds = np.exp(acts - self._likeliest)
        """How likely the acts that everybody saw are in each case, beside the likeliest."""
        joint = self._acts_alone * decks.weights(self._now)
        self._total = float(np.add.reduce(joint))
        self._weights: Odds = joint / self._total
        """The probability of each case."""

    # --- of roles -----------------------------------------------------------------------------

    @property
    def worlds(self) -> tuple[Deal, ...]:
        """Every deal that goes with the viewer's own cards."""
        return self._at.worlds.deals

    @property
    def dealt(self) -> Worlds:
        """The same as arrays."""
        return self._at.worlds

    @property
    def weights(self) -> Odds:
        """The probability of each of the worlds."""
        return self._by_world(self._weights)

    @property
    def manners(self) -> Odds:
        """The probability of each manner."""
        by_manner: Odds = self._weights.reshape(len(self._at.setting.manners), -1).sum(axis=1)
        return by_manner

    @cached_property
    def roles(self) -> Odds:
        """The probability of each role, by seat and code of the role."""
        roles: Odds = self._at.worlds.dealt @ self.weights
        return roles

    def fascist(self, seat: Seat) -> float:
        """The probability that this seat is of the Fascist team, Hitler included."""
        return 1 - float(self.roles[seat, CODES[LIBERAL_ROLE]])

    def hitler(self, seat: Seat) -> float:
        """The probability that this seat is Hitler."""
        return float(self.roles[seat, CODES[HITLER]])

    # --- of tiles -----------------------------------------------------------------------------

    @cached_property
    def piles(self) -> Odds:
        """The probability by Liberal tiles in the draw pile, and world."""
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

    # --- of the tables ------------------------------------------------------------------------

    @cached_property
    def log_likelihood(self) -> float:
        """The logarithm of how likely all evidence was; it tells which tables fit the players.

        The order of an own hand, which depends on no table, is left out where it is no evidence.
        """
        return self._likeliest + log(self._total) + self._now.log_total

    # --- all together -------------------------------------------------------------------------

    def _by_world(self, odds: Odds) -> Odds:
        """The same with one column a world, whatever the manner."""
        manners = len(self._at.setting.manners)
        if manners == 1:
            return odds
        by_world: Odds = odds.reshape(*odds.shape[:-1], manners, -1).sum(axis=-2)
        return by_world

    # --- other moments ------------------------------------------------------------------------

    def after(self, view: View, talk: tuple[Said, ...]) -> "Beliefs":
        """The beliefs of another moment: the same as reckoned from the start, but sooner."""
        at = self._at
        if not at.is_of(view):
            return mixture(view, talk, at.setting.manners)
        seen = account(view, talk, self._seen)
        if seen is self._seen:
            return self
        same = in_common(self._seen.found, seen.found)
        charts = self._charts[: max(0, len(self._charts) - len(self._seen.found) + same)]
        if not charts:  # They go back no further.
            charts, same = (_new_game(at),), 0
        return Beliefs(at, seen, _fold(at, charts, seen.found[same:]))


def beliefs(view: View, talk: tuple[Said, ...], tables: tuple[Likelihoods, ...]) -> Beliefs:
    """What this viewer can make of it, with a set of likelihoods for each seat."""
    return mixture(view, talk, (Manner(tables),))


def mixture(view: View, talk: tuple[Said, ...], manners: Manners) -> Beliefs:
    """The same where everybody may play in any of these manners, and nobody knows in which."""
    at, seen = viewpoint(view, manners), account(view, talk)
    return Beliefs(at, seen, _fold(at, (_new_game(at),), seen.found))


def _shares(odds: Odds) -> Odds:
    """The same odds as shares of one."""
    shares: Odds = odds / np.add.reduce(odds, axis=None)
    return shares


def _new_game(at: Viewpoint) -> PileOdds:
    """Every deal is as likely as any, and the first deck is whole."""
    rules, deals = at.setting.rules, len(at.worlds.deals)
    liberals = rules.liberal_tiles - rules.pre_enacted_liberal
    pile = liberals + rules.fascist_tiles - rules.pre_enacted_fascist
    first: Odds = at.setting.first.take(at.cases.manner) / deals
    return decks.shuffled(first, pile, liberals, rules.liberal_tiles)


def _fold(at: Viewpoint, charts: tuple[PileOdds, ...], seen: Pieces) -> tuple[PileOdds, ...]:
    """The charts before each of the latest pieces and after the last, going on from these."""
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


def _after_chaos(at: Viewpoint, deck: PileOdds, seen: e.Chaos) -> PileOdds:  # noqa: ARG001
    return decks.normal(decks.flipped(deck, liberal=seen.liberal))


def _after_shuffle(at: Viewpoint, deck: PileOdds, seen: e.Shuffle) -> PileOdds:
    past, most = decks.weights(deck), at.setting.rules.liberal_tiles
    new = decks.shuffled(past, seen.pile, seen.liberals, most)
    return new._replace(log_total=deck.log_total)


def _after_peek(at: Viewpoint, deck: PileOdds, seen: e.Peek) -> PileOdds:
    """What the viewer saw, or else what the President claims."""
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
"""The draw pile after evidence of tiles and cards: all but the acts that everybody saw."""
