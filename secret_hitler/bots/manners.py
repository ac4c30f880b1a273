"""Manners: how a table may play. One goes by whichever fits best what everybody saw."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from ..beliefs.likelihoods import Likelihoods, Table, load
from ..beliefs.posterior import Beliefs
from ..beliefs.remembered import believed
from ..beliefs.setting import Manner
from ..engine.state import View
from ..record.seen import session_over
from ..record.talk import Claim, Said

AT_FIRST: Final = {"self_play": 0.4, "crowd": 0.2, "loud": 0.2, "quiet": 0.2}
"""Manners by name, and how likely each is before anything was seen."""
HIDING: Final = "self_play"
"""The manner of players who hide what they are: all others may be taken at their acts."""
IMPATIENCE: Final = 0.02
"""How much less than it looks it is worth to wait for a better government among who hide."""
SHARP: Final = 60.0
"""How much likelier an act becomes by a worth of one more, as a logarithm: the best act wins."""
EASY: Final = {5: 7.0, 6: 4.5, 7: 13.0, 8: 8.5, 9: 21.0, 10: 15.0}
"""The same among who hide, by players: with people the better act is only likelier.

By these numbers Liberals and Fascists win about as often; sharper Liberals win three games of four.
"""
MOST: Final = 16
"""How many readings are kept."""


class Read(NamedTuple):
    """What everybody can make of the game."""

    name: str
    """The manner that fits best."""
    likelihoods: Likelihoods
    """How a seat acts under it."""
    public: Beliefs
    """What somebody believes who knows the record only."""

    @property
    def hiding(self) -> bool:
        """Whether these are players who hide what they are."""
        return self.name == HIDING

    def care(self, players: int) -> float:
        """How much the worth of an act counts, as a logarithm of odds."""
        return EASY.get(players, SHARP) if self.hiding else SHARP


_read: Final[dict[tuple[int, int, type], tuple[tuple[object, ...], Read]]] = {}
"""Readings of late, which only save time."""


def read(view: View, talk: tuple[Said, ...]) -> Read:
    """How this table plays, as everybody can tell."""
    board = view.board
    # Ballots that come in one by one show nothing: the same rounds and words are read once.
    seen = (board.rounds, talk, view.ruleset)
    key = (id(board.rounds), id(talk), board.phase.__class__)
    before = _read.get(key)
    if before is not None and all(one is other for one, other in zip(before[0], seen, strict=True)):
        return before[1]
    now = _reading(view, talk)
    if len(_read) >= MOST:
        _read.clear()
    _read[key] = (seen, now)
    return now


def _reading(view: View, talk: tuple[Said, ...]) -> Read:
    players = view.ruleset.players
    public = believed(replace(view, knowledge=None), talk, _all(players))
    odds = dict(zip(AT_FIRST, public.manners.tolist(), strict=True))
    if _silent(view, talk):
        del odds[HIDING]
    name = max(odds, key=lambda each: odds[each])
    return Read(name, load(_file(name, players)), public)


def _silent(view: View, talk: tuple[Said, ...]) -> bool:
    """Whether a government is out of office and nothing was claimed: who hides always speaks."""
    over = any(session_over(played) for played in view.board.rounds[:-1])
    return over and not any(isinstance(said.talk, Claim) for said in talk)


def believed_by(view: View, talk: tuple[Said, ...]) -> Beliefs:
    """What this viewer believes under the manner that fits best."""
    return believed(view, talk, _one(read(view, talk).likelihoods, view.ruleset.players))


@lru_cache(maxsize=16)
def _all(players: int) -> tuple[Manner, ...]:
    """Every manner as it tells itself from others: at full weight."""
    return tuple(
        [
            Manner((_untempered(load(_file(name, players))),) * players, first)
            for name, first in AT_FIRST.items()
        ]
    )


def _untempered(likelihoods: Likelihoods) -> Likelihoods:
    """Tempered odds say less of roles and are no odds of what was done."""
    return Likelihoods(*[Table(table.odds, 1.0) for table in likelihoods])


def _file(name: str, players: int) -> str:
    """Where Hitler knows the Fascists, loud ones have a Hitler who acts like them."""
    return f"{name}_small" if name == "loud" and players < 7 else name


@lru_cache(maxsize=64)
def _one(likelihoods: Likelihoods, players: int) -> tuple[Manner, ...]:
    return (Manner((likelihoods,) * players),)
