"""Which claims count: the fold of the talk, matter by matter.

Of two claims about one matter the later counts, and the earlier is kept. A claim that somebody
else wrote down counts once its speaker has confirmed it. A claim of the wrong form is ignored.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from ..engine.state import Board, Round
from ..engine.terms import Seat
from .latest import Latest
from .matters import Matter, about, matters_of, well_formed
from .talk import (
    AnswerLog,
    AnyTalk,
    AskClaim,
    Claim,
    ClaimDrawn,
    ClaimReceived,
    LogClaim,
    Said,
)

MOST_EARLIER: Final = 8
"""How many replaced claims are kept for a matter; the talk itself has them all."""


class Logged(msgspec.Struct, frozen=True):
    """A claim that somebody else wrote down, which its speaker has not answered yet."""

    number: int
    """The number that an `AnswerLog` must carry."""
    by: Seat
    claim: Claim


class ClaimStatus(msgspec.Struct, frozen=True):
    """All that was said about one matter."""

    claim: Claim | None = None
    """The claim that counts now; None if nothing was said yet."""
    earlier: tuple[Claim, ...] = ()
    """Replaced claims, the oldest first; at most the last `MOST_EARLIER`."""
    asked: tuple[Seat, ...] = ()
    """The seats that asked, while nothing is claimed."""
    logged: Logged | None = None


ClaimStatuses = dict[Matter, ClaimStatus]
UNSAID = ClaimStatus()

Remark = tuple[int, Said]
"""A number in the talk, and what was said there."""
Remarks = dict[int, tuple[Remark, ...]]
"""By round, everything said about what was seen in it."""


class HeardTalk(NamedTuple):
    """The talk up to one moment of a game, sorted by the rounds that it is about."""

    rounds: tuple[Round, ...]
    talk: tuple[Said, ...]
    remarks: Remarks
    by_round: tuple[ClaimStatuses, ...]
    all: ClaimStatuses
    owing: frozenset[Seat]
    """The seats that have not yet claimed everything they saw in office."""


NOTHING: Final = HeardTalk((), (), {}, (), {}, frozenset())
GAMES: Final = 64
"""How many games have their latest fold cached."""
_latest: Final = Latest[HeardTalk](GAMES)


def claim_statuses(board: Board, talk: Iterable[Said]) -> ClaimStatuses:
    """What was said about every matter, including those without a claim.

    Callers at the same moment of a game share one object and must not change it.
    """
    return heard(board, tuple(talk)).all


def heard(board: Board, talk: tuple[Said, ...]) -> HeardTalk:
    """The fold by round; rounds before the first change keep the objects of the last call."""
    game = board.rounds[0] if board.rounds else None
    before = _latest.get(game) or NOTHING
    if before.rounds is board.rounds and (before.talk is talk or before.talk == talk):
        return before
    return _latest.keep(_gone_on(before, board, talk), game)


def _gone_on(before: HeardTalk, board: Board, talk: tuple[Said, ...]) -> HeardTalk:
    count = len(before.talk)
    longer = talk[:count] == before.talk
    remarks = _sorted(talk, before.remarks if longer else {}, count if longer else 0)
    same = _same(before, board, remarks) if longer else 0
    by_round, found = [*before.by_round[:same]], ClaimStatuses()
    for number in range(same, len(board.rounds)):
        said = remarks.get(number, ())
        by_round.append(_heard(board, matters_of(board, number), said))
    for there in by_round:
        found |= there
    owing = frozenset([matter.seat for matter, said in found.items() if said.claim is None])
    return HeardTalk(board.rounds, talk, remarks, tuple(by_round), found, owing)


def _same(before: HeardTalk, board: Board, remarks: Remarks) -> int:
    """How many leading rounds need not be folded again."""
    if board.rounds is before.rounds:
        same = len(board.rounds)
    else:  # The round that was the latest may have gained matters by now.
        same = in_common(before.rounds[:-1], board.rounds)
    if remarks is before.remarks:
        return same
    new = [number for number, said in remarks.items() if before.remarks.get(number) is not said]
    return min((same, *new))


def in_common(one: tuple[object, ...], other: tuple[object, ...]) -> int:
    """How many leading entries are equal in both: mostly all but the last few."""
    same = min(len(one), len(other))
    while one[:same] != other[:same]:
        same -= 1
    return same


def _sorted(talk: tuple[Said, ...], before: Remarks, count: int) -> Remarks:
    """The remarks of this talk, given those among its first `count` items."""
    if count == len(talk):
        return before
    found = before.copy()
    for number in range(count, len(talk)):
        about = _round(talk, talk[number].talk)
        if about is not None:
            found[about] = (*found.get(about, ()), (number, talk[number]))
    return found


def _round(talk: tuple[Said, ...], words: AnyTalk) -> int | None:
    """The round whose claims or questions these words may change, or None."""
    if isinstance(words, AnswerLog) and 0 <= words.number < len(talk):
        words = talk[words.number].talk
    if isinstance(words, LogClaim):
        words = words.claim
    return words.round if isinstance(words, Claim | AskClaim) else None


def _heard(board: Board, about_what: Iterable[Matter], talk: tuple[Remark, ...]) -> ClaimStatuses:
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
    """Whether two claims say the same; the order of a hand does not matter."""
    return _in_order(one) == _in_order(other)


def _in_order(claim: Claim) -> Claim:
    if not isinstance(claim, ClaimDrawn | ClaimReceived):
        return claim
    return replace(claim, tiles=tuple(sorted(claim.tiles, key=lambda tile: tile.value)))


def _claim(found: ClaimStatuses, matter: Matter, claim: Claim) -> None:
    """Record a claim; this clears pending questions and logs about the matter."""
    before = found[matter]
    if before.claim is None:
        found[matter] = ClaimStatus(claim)
    elif same(before.claim, claim):
        found[matter] = ClaimStatus(before.claim, before.earlier)
    else:
        found[matter] = ClaimStatus(claim, (*before.earlier, before.claim)[-MOST_EARLIER:])


def _ask(found: ClaimStatuses, matter: Matter, by: Seat) -> None:
    before = found.get(matter)
    if before is not None and before.claim is None and by not in before.asked:
        found[matter] = replace(before, asked=(*before.asked, by))


def _answer(found: ClaimStatuses, speaker: Seat, answer: AnswerLog) -> None:
    """Speakers can answer only logs of their own claims, and only the latest of each matter."""
    for matter, before in found.items():
        logged = before.logged
        if matter.seat == speaker and logged is not None and logged.number == answer.number:
            if answer.right:
                _claim(found, matter, logged.claim)
            else:
                found[matter] = replace(before, logged=None)
            return
