"""The policy decks of a game, from the public record: what was in each, and how it was drawn.

Everybody knows how many Liberal tiles a shuffled deck holds: all that are not on the track.
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from ..engine.ruleset import Ruleset
from ..engine.state import Board, Round
from ..engine.terms import FASCIST, HAND, LIBERAL, Policy, Power, VetoAnswer
from .matters import session_over


class Range(NamedTuple):
    """The least and the most Liberal tiles that a draw can hold."""

    least: int
    most: int


class Draw(msgspec.Struct, frozen=True):
    """Consecutive tiles of a deck: those of a session, the one of chaos, or the rest."""

    first: int
    """The index of the first tile, from the top of the deck."""
    count: int
    tile: Policy | None = None
    """The tile that was enacted, if any."""

    @property
    def liberals(self) -> Range:
        """How many are Liberal, as far as the track shows."""
        return Range(int(self.tile is LIBERAL), self.count - (self.tile is FASCIST))

    def __contains__(self, place: object) -> bool:
        """Whether the tile at this index of the deck is part of the draw."""
        return isinstance(place, int) and self.first <= place < self.first + self.count


class Deck(msgspec.Struct, frozen=True):
    """One deck, from its shuffle to the next."""

    liberals: int
    size: int
    draws: tuple[Draw, ...] = ()
    """All draws of the deck in order; the last holds the tiles that were never drawn."""
    sessions: dict[int, int] = {}
    """By round: the index of the government's draw."""
    peeks: dict[int, int] = {}
    """By round: the index of the first peeked tile, from the top of the deck."""

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
    """The tiles that are not on a track: a shuffle makes the next deck of them."""

    liberals: int
    fascists: int

    def shuffled(self) -> _Pile:
        return _Pile(self.liberals, self.liberals + self.fascists)

    def lose(self, tile: Policy | None) -> None:
        self.liberals -= tile is LIBERAL
        self.fascists -= tile is FASCIST


def decks(rules: Ruleset, board: Board) -> tuple[Deck, ...]:
    """Every deck of the game so far; the last may not have been drawn from yet."""
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
    """Take a session's three tiles; after an agreed veto, none of them is on a track."""
    pile.sessions[number] = len(pile.draws)
    pile.take(HAND, None if played.veto is VetoAnswer.AGREED else played.tile)
