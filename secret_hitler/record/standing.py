"""What counts of everything that was claimed: the fold of the talk, matter by matter.

Of two claims about one matter the later counts, and the earlier is kept. What somebody else wrote
down counts once the speaker has called it right. What has a wrong form counts for nothing.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from ..engine.state import Board, Round
from ..engine.terms import Seat
from .seen import Matter, about, matters, matters_of, well_formed
from .talk import AnswerLog, AskClaim, Claim, ClaimDrawn, ClaimReceived, LogClaim, Said

MOST_EARLIER: Final = 8
"""Of a claim that is changed again and again the last ones are shown, and the talk has them all."""


class Logged(msgspec.Struct, frozen=True):
    """A claim that somebody else wrote down; the speaker has not said whether it is right."""

    number: int
    """What an `AnswerLog` must bear."""
    by: Seat
    claim: Claim


class Standing(msgspec.Struct, frozen=True):
    """All that was said about one matter."""

    claim: Claim | None = None
    """What counts now; None where nothing was said yet."""
    earlier: tuple[Claim, ...] = ()
    """What was claimed before and then changed, the oldest first; of very many the last."""
    asked: tuple[Seat, ...] = ()
    """Who asked, while nothing is said."""
    logged: Logged | None = None


Standings = dict[Matter, Standing]
UNSAID = Standing()


def standings(board: Board, talk: Iterable[Said]) -> Standings:
    """What was said about each matter that there is, the unsaid ones included.

    All who ask at the same moment get the same object, and nobody may change it.
    """
    spoken = tuple(talk)
    kept = _kept(id(board.rounds), id(spoken))
    if not kept:
        kept.append((board.rounds, spoken, _heard(board, matters(board), enumerate(spoken))))
    return kept[0][2]


@lru_cache(maxsize=64)
def _kept(rounds: int, talk: int) -> list[tuple[tuple[Round, ...], tuple[Said, ...], Standings]]:  # noqa: ARG001
    """The place for the standings of a moment. It holds what they are of, so that ids stay true."""
    return []


def standings_of(board: Board, number: int, talk: Iterable[tuple[int, Said]]) -> Standings:
    """The same of one round alone, from all that was said about it, by its number in the talk."""
    return _heard(board, matters_of(board, number), talk)


def _heard(
    board: Board, about_what: Iterable[Matter], talk: Iterable[tuple[int, Said]]
) -> Standings:
    found = dict.fromkeys(about_what, UNSAID)
    for number, said in talk:
        words = said.talk
        if isinstance(words, Claim):
            matter = Matter(said.seat, words.round, about(words))
            if matter in found and well_formed(board, words):
                _claim(found, matter, words)
        elif isinstance(words, AskClaim):
            _ask(found, Matter(words.seat, words.round, words.about), said.seat)
        elif isinstance(words, LogClaim):
            matter = Matter(words.seat, words.claim.round, about(words.claim))
            if matter in found and well_formed(board, words.claim):
                logged = Logged(number, said.seat, words.claim)
                found[matter] = replace(found[matter], logged=logged)
        elif isinstance(words, AnswerLog):
            _answer(found, said.seat, words)
    return found


def same(one: Claim, other: Claim) -> bool:
    """Whether two claims say the same: the order of a hand says nothing."""
    return _in_order(one) == _in_order(other)


def _in_order(claim: Claim) -> Claim:
    if not isinstance(claim, ClaimDrawn | ClaimReceived):
        return claim
    return replace(claim, tiles=tuple(sorted(claim.tiles, key=lambda tile: tile.value)))


def _claim(found: Standings, matter: Matter, claim: Claim) -> None:
    """The speaker has spoken: nobody needs to ask any more, nor write anything down."""
    before = found[matter]
    if before.claim is None:
        found[matter] = Standing(claim)
    elif same(before.claim, claim):
        found[matter] = Standing(before.claim, before.earlier)
    else:
        found[matter] = Standing(claim, (*before.earlier, before.claim)[-MOST_EARLIER:])


def _ask(found: Standings, matter: Matter, by: Seat) -> None:
    before = found.get(matter)
    if before is not None and before.claim is None and by not in before.asked:
        found[matter] = replace(before, asked=(*before.asked, by))


def _answer(found: Standings, speaker: Seat, answer: AnswerLog) -> None:
    """Only a log of one's own can be answered, and only the latest one of its matter."""
    for matter, before in found.items():
        logged = before.logged
        if matter.seat == speaker and logged is not None and logged.number == answer.number:
            if answer.right:
                _claim(found, matter, logged.claim)
            else:
                found[matter] = replace(before, logged=None)
            return
