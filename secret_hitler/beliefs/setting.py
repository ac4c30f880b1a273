"""What stays the same through a game: for all viewers, and for each.

A case is a deal under a manner: what may be true is which roles lie where, and how everybody plays.
All odds have one column a case.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np

from ..engine.ruleset import Ruleset
from ..engine.state import View
from ..engine.terms import Seat
from .deals import PAIRS, Codes, Known, Odds, Worlds, known_roles, worlds_of
from .likelihoods import Likelihoods, LikelihoodTable


class Manner(NamedTuple):
    """One way in which everybody may play."""

    tables: tuple[Likelihoods, ...]
    """By seat."""
    first: float = 1.0
    """How likely it is before the game, beside the others."""


Manners = tuple[Manner, ...]


class Cases(NamedTuple):
    """Deals under manners as arrays: first all deals under the first manner, and so on."""

    roles: Codes
    """By seat and case, the code of its role."""
    manner: Codes
    """By case, the place of its manner."""
    pairs: Codes
    """By two seats and case, the code of its manner and of what the two are together."""


@dataclass(frozen=True, eq=False)
class Setting:
    """The rules, how everybody may play, and every deal: the same for all viewers."""

    rules: Ruleset
    manners: Manners

    @cached_property
    def cases(self) -> Cases:
        """Every deal under every manner."""
        return _cases(worlds_of(self.rules.players, self.rules.fascists, ()), len(self.manners))

    @cached_property
    def alike(self) -> bool:
        """Whether all seats play alike."""
        return all(one is manner.tables[0] for manner in self.manners for one in manner.tables)

    @cached_property
    def dealt(self) -> Odds:
        """By deal, and by seat and role: 1 where the seat has that role."""
        deals = worlds_of(self.rules.players, self.rules.fascists, ()).dealt
        return np.ascontiguousarray(deals.reshape(-1, deals.shape[2]).T)

    @cached_property
    def deal_starts(self) -> Codes:
        """By case, where its deal begins in what has a place for each manner and pair of roles."""
        manners, deals = len(self.manners), len(self.dealt)
        return np.tile(np.arange(deals) * (manners * PAIRS), manners)

    @cached_property
    def first(self) -> Odds:
        """How likely each manner is before the game."""
        first = np.array([manner.first for manner in self.manners])
        shares: Odds = first / first.sum()
        return shares


class Viewpoint(NamedTuple):
    """Who looks on, and the cases that this viewer's cards allow."""

    setting: Setting
    viewer: Seat | None
    known: Known
    worlds: Worlds
    cases: Cases
    places: Codes
    """Where each of the cases stands in the setting."""

    def is_of(self, view: View) -> bool:
        """Whether this viewer still stands here."""
        seat = None if view.knowledge is None else view.knowledge.seat
        same_seat = seat == self.viewer and known_roles(view) == self.known
        return same_seat and view.ruleset == self.setting.rules

    def own(self, odds: Odds) -> Odds:
        """The odds of these cases among those of all."""
        here: Odds = odds.take(self.places)
        return here


@lru_cache(maxsize=16)  # One object for all viewers and games of a kind, so that they share caches.
def setting(rules: Ruleset, manners: Manners) -> Setting:
    """The setting of games under these rules."""
    return Setting(rules, manners)


def viewpoint(view: View, manners: Manners) -> Viewpoint:
    """Where this viewer stands, if everybody plays in one of these manners."""
    seat = None if view.knowledge is None else view.knowledge.seat
    return _viewpoint(setting(view.ruleset, manners), seat, known_roles(view))


@lru_cache(maxsize=256)
def _viewpoint(at: Setting, viewer: Seat | None, known: Known) -> Viewpoint:
    worlds, manners = worlds_of(at.rules.players, at.rules.fascists, known), len(at.manners)
    all_deals = len(at.cases.manner) // manners
    cases = _cases(worlds, manners)
    places = cases.manner * all_deals + np.tile(worlds.places, manners)
    return Viewpoint(at, viewer, known, worlds, cases, places)


def _cases(worlds: Worlds, manners: int) -> Cases:
    manner = np.repeat(np.arange(manners), len(worlds.deals))
    if manners == 1:
        return Cases(worlds.roles, manner, worlds.pairs)
    pairs = manner * PAIRS + np.tile(worlds.pairs, manners)
    return Cases(np.tile(worlds.roles, manners), manner, pairs)


@lru_cache(maxsize=128)
def odds(at: Setting, table: str) -> Odds:
    """All tables of that name: by seat and manner, and then as they are."""
    return np.array([[one.odds for one in row] for row in _tables(at, table)])


@lru_cache(maxsize=128)
def tempers(at: Setting, table: str) -> Odds:
    """How much the tables of that name count, by seat and manner."""
    return np.array([[one.temper for one in row] for row in _tables(at, table)])


@lru_cache(maxsize=16)
def ballots(at: Setting) -> Odds:
    """Tempered logarithms by voter, stage, office and ballot; then by role, manner and pair."""
    logs = np.log(odds(at, "votes")) * tempers(at, "votes")[:, :, *(None,) * 6]
    by_pair = logs.reshape(*logs.shape[:5], PAIRS, 2).transpose(0, 2, 3, 6, 4, 1, 5)
    return by_pair.reshape(*by_pair.shape[:4], -1)


def _tables(at: Setting, table: str) -> list[list[LikelihoodTable]]:
    place = Likelihoods._fields.index(table)
    seats = range(at.rules.players)
    return [[manner.tables[seat][place] for manner in at.manners] for seat in seats]
