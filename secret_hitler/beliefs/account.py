"""A viewer's account of a game: what everybody saw of it, and what that viewer saw besides."""

from itertools import chain
from typing import NamedTuple

from ..engine.memories import Memory
from ..engine.state import View
from ..record.talk import Said
from .evidence import Evidence
from .own import Own, own, seen_by
from .reading import Page, Reading, read


class Seen(NamedTuple):
    """The evidence of one round."""

    by_all: tuple[Evidence, ...]
    own: Own | None
    found: tuple[Evidence, ...]
    """Both together."""


class Account(NamedTuple):
    """All that one viewer has, by round."""

    reading: Reading
    memories: tuple[Memory, ...]
    own: dict[int, Own]
    rounds: tuple[Seen, ...]


def account(view: View, talk: tuple[Said, ...], before: Account | None = None) -> Account:
    """All that this viewer has; whatever is as it was before is the same object."""
    reading = read(view, talk)
    memories = () if view.knowledge is None else view.knowledge.memories
    if before is None:
        before = Account(reading, (), {}, ())
    elif reading is before.reading and memories is before.memories:
        return before
    mine = before.own if memories is before.memories else own(memories)
    return Account(reading, memories, mine, _rounds(before, reading.pages, mine))


def evidence(view: View, talk: tuple[Said, ...]) -> tuple[Evidence, ...]:
    """All that this viewer has, in order."""
    rounds = account(view, talk).rounds
    return tuple(chain.from_iterable([seen.found for seen in rounds]))


def _rounds(before: Account, pages: tuple[Page, ...], mine: dict[int, Own]) -> tuple[Seen, ...]:
    """Every round; from the first that changed on, they are put together anew."""
    same, nothing_new = 0, mine is before.own
    for seen, page in zip(before.rounds, pages, strict=False):
        if seen.by_all is not page.found and seen.by_all != page.found:
            break
        if not nothing_new and seen.own != mine.get(same):
            break
        same += 1
    numbers = range(same, len(pages))
    new = [_seen(pages[number].found, mine.get(number)) for number in numbers]
    return (*before.rounds[:same], *new)


def _seen(by_all: tuple[Evidence, ...], own: Own | None) -> Seen:
    return Seen(by_all, own, by_all if own is None else seen_by(own, by_all))
