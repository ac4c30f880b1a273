"""The parts of a computation that stay the same through a game: for all viewers, and for each.

A case is a deal together with a manner, since both the roles and how the table plays are unknown.
All arrays of odds have one column per case.
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
    """One way in which the table may play: an opponent model."""

    tables: tuple[Likelihoods, ...]
    """The likelihoods of the players, by seat."""
    first: float = 1.0
    """Its weight before the game, relative to the other manners."""


Manners = tuple[Manner, ...]


class Cases(NamedTuple):
    """All cases as arrays: first all deals under the first manner, and so on."""

    roles: Codes
    """By seat and case: the code of the seat's role."""
    manner: Codes
    """By case: the index of its manner."""
    pairs: Codes
    """By two seats and case: the code of the manner and the pair of roles."""


@dataclass(frozen=True, eq=False)
class Setting:
    """The rules, the manners and all deals: the same for all viewers."""

    rules: Ruleset
    manners: Manners

    @cached_property
    def cases(self) -> Cases:
        """Every deal under every manner."""
        return _cases(worlds_of(self.rules.players, self.rules.fascists, ()), len(self.manners))

    @cached_property
    def alike(self) -> bool:
        """Whether each manner has the same tables for all seats."""
        return all(one is manner.tables[0] for manner in self.manners for one in manner.tables)

    @cached_property
    def dealt(self) -> Odds:
        """By deal, and by seat and role: 1 if the seat has that role, else 0."""
        deals = worlds_of(self.rules.players, self.rules.fascists, ()).dealt
        return np.ascontiguousarray(deals.reshape(-1, deals.shape[2]).T)

    @cached_property
    def deal_starts(self) -> Codes:
        """By case: the index where its deal begins in a flat array by deal, manner and pair."""
        manners, deals = len(self.manners), len(self.dealt)
        return np.tile(np.arange(deals) * (manners * PAIRS), manners)

    @cached_property
    def first(self) -> Odds:
        """The prior probability of each manner."""
        first = np.array([manner.first for manner in self.manners])
        shares: Odds = first / first.sum()
        return shares


class Viewpoint(NamedTuple):
    """One viewer, and the cases that this viewer's cards allow."""

    setting: Setting
    viewer: Seat | None
    known: Known
    worlds: Worlds
    cases: Cases
    places: Codes
    """By case: its index among the cases of the setting."""

    def is_of(self, view: View) -> bool:
        """Whether this viewpoint still fits the view."""
        seat = None if view.knowledge is None else view.knowledge.seat
        same_seat = seat == self.viewer and known_roles(view) == self.known
        return same_seat and view.ruleset == self.setting.rules

    def own(self, odds: Odds) -> Odds:
        """The odds of this viewer's cases, taken from those of all cases."""
        here: Odds = odds.take(self.places)
        return here


@lru_cache(maxsize=16)  # One object for all viewers and similar games, so that they share caches.
def setting(rules: Ruleset, manners: Manners) -> Setting:
    """The setting of games under these rules."""
    return Setting(rules, manners)


def viewpoint(view: View, manners: Manners) -> Viewpoint:
    """The viewpoint of this viewer, if the table plays in one of these manners."""
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
    """All tables of this name, by seat and manner, followed by the axes of the table."""
    return np.array([[one.odds for one in row] for row in _tables(at, table)])


@lru_cache(maxsize=128)
def tempers(at: Setting, table: str) -> Odds:
    """The temper of the tables of this name, by seat and manner."""
    return np.array([[one.temper for one in row] for row in _tables(at, table)])


@lru_cache(maxsize=16)
def ballots(at: Setting) -> Odds:
    """Tempered logarithms by voter, stage, office and ballot, and by role, manner and pair."""
    logs = np.log(odds(at, "votes")) * tempers(at, "votes")[:, :, *(None,) * 6]
    by_pair = logs.reshape(*logs.shape[:5], PAIRS, 2).transpose(0, 2, 3, 6, 4, 1, 5)
    return by_pair.reshape(*by_pair.shape[:4], -1)


def _tables(at: Setting, table: str) -> list[list[LikelihoodTable]]:
    place = Likelihoods._fields.index(table)
    seats = range(at.rules.players)
    return [[manner.tables[seat][place] for manner in at.manners] for seat in seats]
