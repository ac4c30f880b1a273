"""Manners: how a table may play. One goes by whichever fits best what everybody saw."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from ...beliefs.likelihoods import Likelihoods, LikelihoodTable, load
from ...beliefs.posterior import Beliefs
from ...beliefs.remembered import believed
from ...beliefs.setting import Manner
from ...engine.ruleset import LEAST_PLAYERS, MOST_PLAYERS
from ...engine.state import View
from ...record.latest import Latest
from ...record.matters import session_over
from ...record.talk import Claim, Said

AT_FIRST: Final = {
    "self_play": 0.31,
    "silent": 0.04,
    "against_careful": 0.12,
    "crowd": 0.29,
    "loud": 0.12,
    "quiet": 0.12,
}
"""Manners by name, and how likely each is before anything was seen."""
HIDING: Final = {"self_play", "silent"}
"""Manners of players who hide what they are: all others may be taken at their acts."""
SPEAKING: Final = {"self_play", "against_careful"}
"""The manners in which everybody claims what is owed."""
HEEDLESS: Final = "crowd"
"""The manner of a table where most draw lots."""
BY_LOT: Final = 2 / 3
"""How many of them."""
IMPATIENCE: Final = 0.02
"""How much less than it looks it is worth to wait for a better government among who hide."""
SHARP: Final = 60.0
"""How much likelier an act becomes by a worth of one more, as a logarithm: the best act wins."""
EASY: Final = {5: 5.8, 6: 1.9, 7: 12.7, 8: 8.3, 9: 29.5, 10: 17.2}
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
        return self.name in HIDING

    @property
    def heedless(self) -> bool:
        """Whether most of them do not read each other at all."""
        return self.name == HEEDLESS

    @property
    def by_lot(self) -> float:
        """The share of players who choose seats by lot."""
        return BY_LOT * self.heedless

    def care(self, players: int) -> float:
        """How much the worth of an act counts, as a logarithm of odds."""
        return EASY.get(players, SHARP) if self.hiding else SHARP


_latest: Final = Latest[Read](MOST)


def read(view: View, talk: tuple[Said, ...]) -> Read:
    """How this table plays, as everybody can tell."""
    # Ballots that come in one by one show nothing: the same rounds and words are read once.
    seen = (view.ruleset, view.board.rounds, view.board.phase.__class__, talk)
    found = _latest.get(*seen)
    return _latest.keep(_reading(view, talk), *seen) if found is None else found


def _reading(view: View, talk: tuple[Said, ...]) -> Read:
    players = view.ruleset.players
    public = believed(replace(view, knowledge=None), talk, _all(players))
    odds = dict(zip(AT_FIRST, public.manners.tolist(), strict=True))
    if _silent(view, talk):
        odds = {name: share for name, share in odds.items() if name not in SPEAKING}
    name = max(odds, key=lambda each: odds[each])
    return Read(name, load(_file(name, players)), public)


def _silent(view: View, talk: tuple[Said, ...]) -> bool:
    """Whether a government is out of office and nothing was claimed: who hides always speaks."""
    over = any(session_over(played) for played in view.board.rounds[:-1])
    return over and not any(isinstance(said.talk, Claim) for said in talk)


def believed_by(view: View, talk: tuple[Said, ...]) -> Beliefs:
    """What this viewer believes under the manner that fits best."""
    return believed_under(read(view, talk), view, talk)


def believed_under(found: Read, view: View, talk: tuple[Said, ...]) -> Beliefs:
    """The same where the table was read already."""
    return believed(view, talk, _one(found.likelihoods, view.ruleset.players))


def read_tables() -> None:
    """Read every table from its file, so that no choice has to wait for it."""
    for name in {_file(name, size) for name in AT_FIRST for size in (LEAST_PLAYERS, MOST_PLAYERS)}:
        load(name)
    load("people")


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
    return Likelihoods(*[LikelihoodTable(table.odds, 1.0) for table in likelihoods])


def _file(name: str, players: int) -> str:
    """Where Hitler knows the Fascists, loud ones have a Hitler who acts like them."""
    return f"{name}_small" if name == "loud" and players < 7 else name


@lru_cache(maxsize=64)
def _one(likelihoods: Likelihoods, players: int) -> tuple[Manner, ...]:
    return (Manner((likelihoods,) * players),)
