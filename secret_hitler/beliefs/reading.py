"""A game as evidence, round by round.

What everybody saw is read once for all viewers, and a round is read again only when it changes or
something new is said of it. That saves time and nothing else: what is read of a game depends on
its view and its talk alone.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from ..engine.ruleset import Ruleset
from ..engine.state import Board, Round, View
from ..record.talk import Said
from .claims import Remark, Remarks, claimed, sorted_by_round
from .evidence import Evidence
from .position import Position, opening
from .rounds import Closing, Played, closing, found_in

GAMES: Final = 64
"""Of how many games the latest reading is kept."""


class Page(NamedTuple):
    """A round that was read."""

    before: Position
    round: Round
    closing: Closing
    remarks: tuple[Remark, ...]
    found: tuple[Evidence, ...]
    after: Position


class Reading(NamedTuple):
    """What everybody has of a game."""

    rules: Ruleset
    rounds: tuple[Round, ...]
    now: Closing | None
    talk: tuple[Said, ...]
    remarks: Remarks
    pages: tuple[Page, ...]


def read(view: View, talk: tuple[Said, ...]) -> Reading:
    """What everybody has, going on from what was read under the same rules last."""
    rules, board = view.ruleset, view.board
    kept = _kept(id(rules))
    same_table = kept and kept[0].rules is rules
    before = kept[0] if same_table else Reading(rules, (), None, (), {}, ())
    if before.rounds is board.rounds and before.talk is talk and before.now == closing(board):
        return before
    now = _gone_on(before, board, talk)
    kept[:] = [now]
    return now


@lru_cache(maxsize=GAMES)
def _kept(rules: int) -> list[Reading]:  # noqa: ARG001  # The key.
    """The place for the latest reading under the rules of that identity: that of one table."""
    return []


def _gone_on(before: Reading, board: Board, talk: tuple[Said, ...]) -> Reading:
    heard = len(before.talk)
    longer = talk[:heard] == before.talk
    remarks = sorted_by_round(talk, before.remarks if longer else {}, heard if longer else 0)
    pages = _pages(before, board, remarks)
    return Reading(before.rules, board.rounds, closing(board), talk, remarks, pages)


def _pages(old: Reading, board: Board, remarks: Remarks) -> tuple[Page, ...]:
    """Every round; what is as it was is not read again."""
    before, pages = opening(old.rules), list[Page]()
    for number, played in enumerate(board.rounds):
        end = closing(board) if played is board.rounds[-1] else Closing(played.draw_pile)
        said = remarks.get(number, ())
        page = old.pages[number] if number < len(old.pages) else None
        if page is None or page[:4] != (before, played, end, said):
            claims = claimed(board, number, said)
            found = tuple(found_in(Played(old.rules, before, played, end, claims)))
            page = Page(before, played, end, said, found, before.after(played))
        pages.append(page)
        before = page.after
    return tuple(pages)
