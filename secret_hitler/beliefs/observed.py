"""A viewer's account of a game: the public evidence, and what this viewer alone saw."""

from itertools import chain
from typing import NamedTuple

from ..engine.memories import Memory
from ..engine.state import View
from ..record.talk import Said
from ..record.valid_claims import in_common
from .own_evidence import Own, own, seen_by
from .reading import Pieces, Reading, read


class Account(NamedTuple):
    """All the evidence that one viewer has, with what it was read from."""

    reading: Reading
    memories: tuple[Memory, ...]
    own: dict[int, Own]
    rounds: tuple[Pieces, ...]
    """The evidence of each round, as this viewer saw it."""
    found: Pieces
    """The evidence of all rounds, in order."""


def account(view: View, talk: tuple[Said, ...], before: Account | None = None) -> Account:
    """The account of this viewer; parts that equal those of `before` are the same objects."""
    reading = read(view, talk)
    memories = () if view.knowledge is None else view.knowledge.memories
    if before is None:
        before = Account(reading._replace(rounds=()), (), {}, (), ())
    elif reading is before.reading and memories == before.memories:
        return before
    mine = before.own if memories == before.memories else own(memories)
    if not mine:
        return Account(reading, memories, mine, reading.rounds, reading.found)
    same = _same(before, reading, mine)
    new = [
        by_all if number not in mine else seen_by(mine[number], by_all)
        for number, by_all in enumerate(reading.rounds[same:], start=same)
    ]
    rounds = (*before.rounds[:same], *new)
    return Account(reading, memories, mine, rounds, tuple(chain.from_iterable(rounds)))


def evidence(view: View, talk: tuple[Said, ...]) -> Pieces:
    """All the evidence that this viewer has, in order."""
    return account(view, talk).found


def _same(before: Account, reading: Reading, mine: dict[int, Own]) -> int:
    """How many leading rounds are unchanged."""
    same = in_common(before.reading.rounds, reading.rounds)
    if mine is before.own:
        return same
    changed = [at for at in before.own.keys() | mine.keys() if before.own.get(at) != mine.get(at)]
    return min((same, *changed))
