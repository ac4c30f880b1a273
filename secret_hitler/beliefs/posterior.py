"""The posterior: the odds of every case, folded over a viewer's evidence.

The odds before the latest rounds are kept. When something new is seen or said, or a claim changes,
only the rounds from there on are reckoned anew, or all, if it changes far back.
"""

from collections.abc import Callable
from functools import cached_property
from math import log
from typing import Final, NamedTuple, Never

import numpy as np

from ..engine.state import View
from ..engine.terms import HITLER, LIBERAL_ROLE, Seat
from ..record.talk import Said
from . import deck as decks
from . import evidence as e
from .account import Account, Seen, account
from .choices import choice, hitler_or_not, nomination, party_card, vote
from .deals import CODES, Deal, Odds
from .deck import Deck
from .likelihoods import Likelihoods
from .session import peek, session
from .setting import Manner, Manners, Viewpoint, viewpoint

KEPT: Final = 6
"""Before how many rounds the odds are kept: claims seldom change later, and charts are big."""


class Chart(NamedTuple):
    """What is likely at one moment: a case's weight is its own times that of all its decks."""

    logs: Odds
    """By case, the logarithm of its weight from all evidence that is not of tiles."""
    deck: Deck
    """The draw pile, joint with the evidence of tiles."""


class Beliefs:
    """What one viewer can make of all that it saw and heard; `after` goes on from here."""

    def __init__(self, at: Viewpoint, seen: Account, charts: tuple[Chart, ...]) -> None:
        self._at = at
        self._seen = seen
        self._charts = charts
        """Before each of the latest rounds, and now."""

    # --- of roles -----------------------------------------------------------------------------

    @property
    def worlds(self) -> tuple[Deal, ...]:
        """Every deal that goes with the viewer's own cards."""
        return self._at.worlds.deals

    @cached_property
    def weights(self) -> Odds:
        """The probability of each of the worlds."""
        return self._by_world(self._weights)

    @cached_property
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

    @cached_property
    def pairs(self) -> Odds:
        """The probability that two seats have these roles: by seat and role, seat and role."""
        shape = self._at.worlds.dealt.shape
        dealt = self._at.worlds.dealt.reshape(-1, shape[2])
        pairs: Odds = ((dealt * self.weights) @ dealt.T).reshape(*shape[:2], *shape[:2])
        return pairs

    # --- of tiles -----------------------------------------------------------------------------

    @cached_property
    def piles(self) -> Odds:
        """The probability by Liberal tiles in the draw pile, and world."""
        return _shares(self._by_world(decks.left(self._now.deck) * self._roles_alone))

    @cached_property
    def liberals_left(self) -> Odds:
        """The probability of each number of Liberal tiles in the draw pile."""
        return _shares(decks.left(self._now.deck) @ self._roles_alone)

    @cached_property
    def next_hand(self) -> Odds:
        """The probability of each number of Liberal tiles among the next three."""
        return _shares(decks.next_hand(self._now.deck) @ self._roles_alone)

    # --- of the tables ------------------------------------------------------------------------

    @cached_property
    def log_likelihood(self) -> float:
        """The logarithm of how likely all evidence was; it tells which tables fit the players.

        The order of an own hand, which depends on no table, is left out where it is no evidence.
        """
        total = float((self._roles_alone * decks.weights(self._now.deck)).sum())
        return float(self._now.logs.max()) + log(total) + self._now.deck.log_total

    # --- all together -------------------------------------------------------------------------

    @property
    def _now(self) -> Chart:
        return self._charts[-1]

    @cached_property
    def _roles_alone(self) -> Odds:
        """The weight of each case from all evidence that is not of tiles."""
        logs = self._now.logs
        weights: Odds = np.exp(logs - logs.max())
        return weights

    @cached_property
    def _weights(self) -> Odds:
        """The probability of each case."""
        return _shares(self._roles_alone * decks.weights(self._now.deck))

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
        same = _in_common(self._seen.rounds, seen.rounds)
        charts = self._charts[: max(0, len(self._charts) - len(self._seen.rounds) + same)]
        if not charts:  # They go back no further.
            charts, same = (_new_game(at),), 0
        return Beliefs(at, seen, _fold(at, charts, seen.rounds[same:]))


def beliefs(view: View, talk: tuple[Said, ...], tables: tuple[Likelihoods, ...]) -> Beliefs:
    """What this viewer can make of it, with a set of likelihoods for each seat."""
    return mixture(view, talk, (Manner(tables),))


def mixture(view: View, talk: tuple[Said, ...], manners: Manners) -> Beliefs:
    """The same where everybody may play in any of these manners, and nobody knows in which."""
    at, seen = viewpoint(view, manners), account(view, talk)
    return Beliefs(at, seen, _fold(at, (_new_game(at),), seen.rounds))


def _shares(odds: Odds) -> Odds:
    """The same odds as shares of one."""
    shares: Odds = odds / odds.sum()
    return shares


def _in_common(one: tuple[Seen, ...], other: tuple[Seen, ...]) -> int:
    """How many rounds from the first on are the same in both."""
    same = 0
    for before, now in zip(one, other, strict=False):
        if before is not now:
            break
        same += 1
    return same


def _new_game(at: Viewpoint) -> Chart:
    """Every deal is as likely as any, and the first deck is whole."""
    rules, deals = at.setting.rules, len(at.worlds.deals)
    liberals = rules.liberal_tiles - rules.pre_enacted_liberal
    pile = liberals + rules.fascist_tiles - rules.pre_enacted_fascist
    first = at.setting.first.take(at.cases.manner) / deals
    return Chart(
        np.log(first), decks.shuffled(np.ones(len(first)), pile, liberals, rules.liberal_tiles)
    )


def _fold(at: Viewpoint, charts: tuple[Chart, ...], seen: tuple[Seen, ...]) -> tuple[Chart, ...]:
    """The charts before each of the latest rounds and after the last, going on from these."""
    now, found = charts[-1], [*charts]
    for each in seen:
        for piece in each.found:
            now = AFTER[piece.__class__](at, now, piece)  # type: ignore[arg-type]  # keyed by its class
        found.append(now)
    return tuple(found[-KEPT - 1 :])


# --- evidence of roles ------------------------------------------------------------------------


def _after_nomination(at: Viewpoint, chart: Chart, seen: e.Nomination) -> Chart:
    return _weighed(chart, nomination(at, seen))


def _after_vote(at: Viewpoint, chart: Chart, seen: e.Vote) -> Chart:
    return _weighed(chart, vote(at, seen))


def _after_choice(at: Viewpoint, chart: Chart, seen: e.Choice) -> Chart:
    return _weighed(chart, choice(at, seen))


def _after_party_card(at: Viewpoint, chart: Chart, seen: e.PartyCard) -> Chart:
    return _weighed(chart, party_card(at, seen))


def _hitler_or_not(at: Viewpoint, chart: Chart, seen: e.HitlerOrNot) -> Chart:
    return _weighed(chart, hitler_or_not(at, seen))


def _weighed(chart: Chart, logs: Odds | None) -> Chart:
    """The chart after evidence of this likelihood by case; None is no evidence."""
    return chart if logs is None else Chart(chart.logs + logs, chart.deck)


# --- evidence of tiles ------------------------------------------------------------------------


def _after_session(at: Viewpoint, chart: Chart, seen: e.Session) -> Chart:
    deck = chart.deck if seen.drew is None else decks.shown(chart.deck, seen.drew)
    return Chart(chart.logs, decks.normal(decks.drawn(deck, session(at, seen))))


def _after_chaos(at: Viewpoint, chart: Chart, seen: e.Chaos) -> Chart:  # noqa: ARG001
    return Chart(chart.logs, decks.normal(decks.flipped(chart.deck, liberal=seen.liberal)))


def _after_shuffle(at: Viewpoint, chart: Chart, seen: e.Shuffle) -> Chart:
    past, most = decks.weights(chart.deck), at.setting.rules.liberal_tiles
    deck = decks.shuffled(past, seen.pile, seen.liberals, most)
    return Chart(chart.logs, deck._replace(log_total=chart.deck.log_total))


def _after_peek(at: Viewpoint, chart: Chart, seen: e.Peek) -> Chart:
    """What the viewer saw, or else what the President claims."""
    orders = peek(at, seen)
    return (
        chart
        if orders is None
        else Chart(chart.logs, decks.normal(decks.peeked(chart.deck, orders)))
    )


AFTER: Final[dict[type, Callable[[Viewpoint, Chart, Never], Chart]]] = {
    e.Nomination: _after_nomination,
    e.Vote: _after_vote,
    e.HitlerOrNot: _hitler_or_not,
    e.Session: _after_session,
    e.Chaos: _after_chaos,
    e.Shuffle: _after_shuffle,
    e.Choice: _after_choice,
    e.PartyCard: _after_party_card,
    e.Peek: _after_peek,
}
