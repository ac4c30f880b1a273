"""The policy decks of a game, as everybody could follow them: what was in each, and who drew what.

Of a shuffled deck all know how many Liberal tiles are in it: those that do not lie on the track.
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from ..engine.ruleset import Ruleset
from ..engine.state import Board, Round
from ..engine.terms import FASCIST, HAND, LIBERAL, Policy, Power, VetoAnswer
from .matters import session_over


class Range(NamedTuple):
    """How many tiles of a draw may be Liberal: at least, and at most."""

    least: int
    most: int


class Draw(msgspec.Struct, frozen=True):
    """Some tiles in a row, from the top of a deck: of a session, of chaos, or what is left."""

    first: int
    """The place of the first one in the deck."""
    count: int
    tile: Policy | None = None
    """The one that was enacted."""

    @property
    def liberals(self) -> Range:
        """How many are Liberal, as far as the track tells."""
        return Range(int(self.tile is LIBERAL), self.count - (self.tile is FASCIST))

    def __contains__(self, place: object) -> bool:
        """Whether the tile at this place of the deck is one of these."""
        return isinstance(place, int) and self.first <= place < self.first + self.count


class Deck(msgspec.Struct, frozen=True):
    """One deck, from its shuffle to the next."""

    liberals: int
    size: int
    draws: tuple[Draw, ...] = ()
    """All of the deck, in order, what is left included."""
    sessions: dict[int, int] = {}
    """By round: which of the draws was the government's."""
    peeks: dict[int, int] = {}
    """By round: the place of the first tile that was peeked at."""

    @property
    def fascists(self) -> int:
        """How many Fascist tiles were in it."""
        return self.size - self.liberals


class _Pile(msgspec.Struct):
    """A deck that is still being drawn from."""

    liberals: int
    size: int
    draws: list[Draw] = []
    sessions: dict[int, int] = {}
    peeks: dict[int, int] = {}
    drawn: int = 0

    @property
    def left(self) -> int:
        return self.size - self.drawn

    def take(self, count: int, tile: Policy | None) -> None:
        self.draws.append(Draw(self.drawn, count, tile))
        self.drawn += count

    def done(self) -> Deck:
        draws = (*self.draws, Draw(self.drawn, self.left))
        return Deck(self.liberals, self.size, draws, self.sessions, self.peeks)


class _Tiles(msgspec.Struct):
    """The tiles that do not lie on a track: what a shuffle makes a deck of."""

    liberals: int
    fascists: int

    def shuffled(self) -> _Pile:
        return _Pile(self.liberals, self.liberals + self.fascists)

    def lose(self, tile: Policy | None) -> None:
        self.liberals -= tile is LIBERAL
        self.fascists -= tile is FASCIST


def decks(rules: Ruleset, board: Board) -> tuple[Deck, ...]:
    """Every deck of the game so far; the last may be whole still."""
    return tuple(pile.done() for pile in _piles(rules, board))


def _piles(rules: Ruleset, board: Board) -> Iterator[_Pile]:
    tiles = _Tiles(
        rules.liberal_tiles - rules.pre_enacted_liberal,
        rules.fascist_tiles - rules.pre_enacted_fascist,
    )
    pile = tiles.shuffled()
    for number, played in enumerate(board.rounds):
        if session_over(played):
            _session(pile, number, played)
            tiles.lose(pile.draws[-1].tile)
        if played.by_chaos:
            # D1, H4: a short deck is shuffled first, where its leftovers are not to be flipped.
            flipped = rules.chaos_flips_leftovers and pile.left > 0
            if pile.left < HAND and not flipped:
                yield pile
                pile = tiles.shuffled()
            pile.take(1, played.tile)
            tiles.lose(played.tile)
        if pile.left < HAND:
            yield pile
            pile = tiles.shuffled()
        if played.power is Power.POLICY_PEEK:
            pile.peeks[number] = pile.drawn
    yield pile


def _session(pile: _Pile, number: int, played: Round) -> None:
    """Three tiles; after an agreed veto, none of them lies on a track."""
    pile.sessions[number] = len(pile.draws)
    pile.take(HAND, None if played.veto is VetoAnswer.AGREED else played.tile)
