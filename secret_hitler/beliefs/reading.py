"""Reads a game as public evidence, round by round.

The evidence is read once for all viewers, and a round is read again only when it changes or
something new is said about it. This only saves time: the result depends on view and talk alone.
"""

from itertools import chain
from typing import Final, NamedTuple

from ..engine.ruleset import Ruleset
from ..engine.state import Board, View
from ..record.latest import Latest
from ..record.talk import Said
from ..record.valid_claims import GAMES, NOTHING, HeardTalk, heard, in_common
from .claims import claimed
from .evidence import Evidence
from .position import Position, opening
from .rounds import Ending, Played, ending, found_in

Pieces = tuple[Evidence, ...]


class Page(NamedTuple):
    """One round as read: its evidence, and the position after it."""

    found: Pieces
    after: Position


class Reading(NamedTuple):
    """The public evidence of a game, with what it was read from."""

    rules: Ruleset
    heard: HeardTalk
    now: Ending | None
    pages: tuple[Page, ...]
    rounds: tuple[Pieces, ...]
    """The evidence of each round."""
    found: Pieces
    """The evidence of all rounds, in order."""


_latest: Final = Latest[Reading](GAMES)


def read(view: View, talk: tuple[Said, ...]) -> Reading:
    """The public evidence, continued from the last reading with the same `Ruleset` object."""
    rules, board = view.ruleset, view.board
    before = _latest.get(rules) or Reading(rules, NOTHING, None, (), (), ())
    now, said = ending(board), heard(board, talk)
    if before.heard is said and before.now == now:
        return before
    pages = _pages(before, board, said)
    rounds = tuple([page.found for page in pages])
    found = tuple(chain.from_iterable(rounds))
    return _latest.keep(Reading(rules, said, now, pages, rounds, found), rules)


def _pages(old: Reading, board: Board, heard: HeardTalk) -> tuple[Page, ...]:
    """Every round; unchanged rounds are not read again."""
    last = len(board.rounds) - 1
    # The last rounds of then and now are always read again: their endings may have changed.
    same = min(
        in_common(old.heard.rounds[:-1], board.rounds[:-1]),
        in_common(old.heard.by_round[:-1], heard.by_round[:-1]),
    )
    pages = [*old.pages[:same]]
    before = pages[-1].after if pages else opening(old.rules)
    for number in range(same, last + 1):
        played, claims = board.rounds[number], claimed(heard.by_round[number])
        end = ending(board) if number == last else Ending(played.draw_pile)
        found = tuple(found_in(Played(old.rules, before, played, end, claims)))
        page = Page(found, before.after(played))
        pages.append(page)
        before = page.after
    return tuple(pages)
