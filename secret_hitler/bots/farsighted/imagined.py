"""Imagined games (batched determinizations): arrays with one row per game, each in its own world.

A row holds all cards of its world, and what a spectator of the game would believe, on which its
players base their choices.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...beliefs.deals import CODES, Odds, all_deals
from ...engine.ruleset import Ruleset
from ...engine.state import Board
from ...engine.terms import HAND, HITLER, LIBERAL_ROLE

Ints = NDArray[np.intp]
Flags = NDArray[np.bool_]

TINY: Final = np.float32(1e-30)
"""The smallest divisor."""
FORGOTTEN: Final = np.float32(1e-9)
"""Deals with a smaller probability are treated as impossible."""
NOBODY: Final = -1
"""Stands for no seat."""
LIBERALS, HITLERS = CODES[LIBERAL_ROLE], CODES[HITLER]


Fast = NDArray[np.float32]
"""Odds by deal, in single precision: they are most of the work and need not be exact."""


class Games(NamedTuple):
    """Imagined games at some point of a round, one row each."""

    ids: Ints
    """The number of each game, which it keeps when others are over."""
    roles: Ints
    """By seat, role codes."""
    weights: Fast
    """A spectator's probability of each deal."""
    liberal: Ints
    fascist: Ints
    tracker: Ints
    pile: Ints
    """Tiles in the draw pile."""
    left: Ints
    """Liberal tiles in the draw pile."""
    alive: Flags
    investigated: Flags
    rotation: Ints
    candidate: Ints
    president: Ints
    """The President of the last government, for term limits; likewise `chancellor`."""
    chancellor: Ints

    @property
    def rows(self) -> Ints:
        """The row indices, to pick one entry of each."""
        return np.arange(len(self.ids))

    def where(self, kept: Flags) -> "Games":
        """The games of the kept rows."""
        return Games._make(field[kept] for field in self)

    def role(self, seats: Ints) -> Ints:
        """The role of one seat in each game."""
        return self.roles[self.rows, seats]


def together(games: Iterable[Games]) -> Games:
    """All these games in one batch."""
    return Games._make(np.concatenate(fields) for fields in zip(*games, strict=True))


class Deals(NamedTuple):
    """The deals that a spectator thinks possible."""

    codes: Ints
    """By seat and deal: the role code."""
    dealt: Fast
    """By seat, role and deal: 1 if the seat has the role, else 0."""

    @property
    def liberals(self) -> Fast:
        """By seat and deal: 1 if the seat is a Liberal, else 0."""
        liberals: Fast = self.dealt[:, LIBERALS]
        return liberals

    @property
    def hitlers(self) -> Fast:
        """By seat and deal: 1 if the seat is Hitler, else 0."""
        hitlers: Fast = self.dealt[:, HITLERS]
        return hitlers


def deals(rules: Ruleset, kept: Ints) -> Deals:
    """The deals with these indices in `all_deals`."""
    every = all_deals(rules.players, rules.fascists)
    codes = np.array([[CODES[role] for role in every[place]] for place in kept], np.intp).T.copy()
    dealt = (codes[:, None] == np.arange(len(CODES))[None, :, None]).astype(np.float32)
    return Deals(codes, dealt)


def begun(board: Board, roles: Ints, weights: Odds, left: Ints) -> Games:
    """Games that begin at this board, in worlds with these roles and Liberal tiles left."""
    rows, last = len(roles), board.last_government

    def same(number: int) -> Ints:
        return np.full(rows, number, np.intp)

    def by_seat(flags: tuple[bool, ...]) -> Flags:
        return np.tile(np.array(flags, np.bool_), (rows, 1))

    assert board.rotation is not None, "nobody has run yet"
    return Games(
        ids=np.arange(rows),
        roles=roles,
        weights=np.tile(weights.astype(np.float32), (rows, 1)),
        liberal=same(board.liberal_policies),
        fascist=same(board.fascist_policies),
        tracker=same(board.election_tracker),
        pile=same(board.draw_pile),
        left=left,
        alive=by_seat(board.alive),
        investigated=by_seat(board.investigated),
        rotation=same(board.rotation),
        candidate=same(board.rounds[-1].candidate),
        president=same(NOBODY if last is None else last.president),
        chancellor=same(NOBODY if last is None else last.chancellor),
    )


# --- what the rules say -----------------------------------------------------------------------


def eligible(rules: Ruleset, games: Games, candidate: Ints) -> Flags:
    """E2: by seat, whether the candidate may nominate it."""
    others = games.alive.copy()
    others[games.rows, candidate] = False
    allowed = others.copy()
    _bar(allowed, games.chancellor, np.ones(len(candidate), np.bool_))
    _bar(allowed, games.president, games.alive.sum(axis=1) > rules.small_table)
    nobody = ~allowed.any(axis=1)
    allowed[nobody] = others[nobody]
    return allowed


def _bar(allowed: Flags, seats: Ints, where: Flags) -> None:
    """Bar one seat in each of these rows, except where it is `NOBODY`."""
    rows = np.flatnonzero(where & (seats != NOBODY))
    allowed[rows, seats[rows]] = False


def next_living(games: Games, after: Ints) -> Ints:
    """E1: the next living seat clockwise."""
    players = games.alive.shape[1]
    around = (after[:, None] + 1 + np.arange(players)) % players
    first = np.take_along_axis(games.alive, around, axis=1).argmax(axis=1)
    found: Ints = around[games.rows, first]
    return found


def reshuffled(rules: Ruleset, games: Games) -> Games:
    """D1: shuffle a new deck if fewer than three tiles are left."""
    short = games.pile < HAND
    if not short.any():
        return games
    liberals = rules.liberal_tiles - games.liberal
    fascists = rules.fascist_tiles - games.fascist
    pile = np.where(short, liberals + fascists, games.pile)
    return games._replace(pile=pile, left=np.where(short, liberals, games.left))


def enacted(games: Games, liberal: Ints) -> Games:
    """Enact one tile in each game, which resets the Election Tracker; `liberal` is 1 or 0."""
    return games._replace(
        liberal=games.liberal + liberal,
        fascist=games.fascist + 1 - liberal,
        tracker=np.zeros_like(games.tracker),
    )


def learned(games: Games, likelihood: Fast) -> Games:
    """Update a spectator's beliefs on evidence with this likelihood by deal."""
    weights = games.weights * likelihood
    weights /= np.maximum(weights.sum(axis=1, keepdims=True), TINY)
    weights *= weights > FORGOTTEN  # Denormal floats would be much slower.
    return games._replace(weights=weights)
