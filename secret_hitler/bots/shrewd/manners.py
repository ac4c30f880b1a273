"""Manners: opponent models of how a table plays. A bot uses the one that best fits the record."""

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
"""By name of the manner, its prior probability."""
HIDING: Final = {"self_play", "silent"}
"""Manners of players who hide their party; in all others, acts can be taken at face value."""
SPEAKING: Final = {"self_play", "against_careful"}
"""Manners in which everybody makes the claims that are owed."""
HEEDLESS: Final = "crowd"
"""The manner of a table where most players choose at random."""
BY_LOT: Final = 2 / 3
"""The share of these players."""
IMPATIENCE: Final = 0.02
"""What is taken off the worth of waiting for a better government, among players who hide."""
SHARP: Final = 60.0
"""The softmax inverse temperature, in log odds per unit of worth; here the best act nearly always
wins."""
EASY: Final = {5: 5.8, 6: 1.9, 7: 12.7, 8: 8.3, 9: 29.5, 10: 17.2}
"""The inverse temperature among players who hide, by players: the better act is only likelier.

With these numbers both parties win about equally often; sharper Liberals win three games of four.
"""
MOST: Final = 16
"""How many readings are cached."""


class Read(NamedTuple):
    """How a table plays, by the public record."""

    name: str
    """The manner that fits best."""
    likelihoods: Likelihoods
    """The tables of this manner for one seat; all seats have the same."""
    public: Beliefs
    """The beliefs of a viewer without a seat."""

    @property
    def hiding(self) -> bool:
        """Whether these are players who hide their party."""
        return self.name in HIDING

    @property
    def heedless(self) -> bool:
        """Whether most of these players do not read each other at all."""
        return self.name == HEEDLESS

    @property
    def by_lot(self) -> float:
        """The share of players who choose seats at random."""
        return BY_LOT * self.heedless

    def care(self, players: int) -> float:
        """The softmax inverse temperature: log odds per unit of worth."""
        return EASY.get(players, SHARP) if self.hiding else SHARP


_latest: Final = Latest[Read](MOST)


def read(view: View, talk: tuple[Said, ...]) -> Read:
    """How this table plays, by the public record."""
    # Single ballots show nothing yet, so the same rounds and talk are read only once.
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
    """Whether a session is over and nobody has claimed anything, as `SPEAKING` tables would."""
    over = any(session_over(played) for played in view.board.rounds[:-1])
    return over and not any(isinstance(said.talk, Claim) for said in talk)


def believed_by(view: View, talk: tuple[Said, ...]) -> Beliefs:
    """The beliefs of this viewer under the manner that fits best."""
    return believed_under(read(view, talk), view, talk)


def believed_under(found: Read, view: View, talk: tuple[Said, ...]) -> Beliefs:
    """The beliefs of this viewer, given a reading of the table."""
    return believed(view, talk, _one(found.likelihoods, view.ruleset.players))


def read_tables() -> None:
    """Read every table from its file in advance, so that no choice has to wait for it."""
    for name in {_file(name, size) for name in AT_FIRST for size in (LEAST_PLAYERS, MOST_PLAYERS)}:
        load(name)
    load("people")


@lru_cache(maxsize=16)
def _all(players: int) -> tuple[Manner, ...]:
    """Every manner with untempered tables, to compare how well they fit."""
    return tuple(
        [
            Manner((_untempered(load(_file(name, players))),) * players, first)
            for name, first in AT_FIRST.items()
        ]
    )


def _untempered(likelihoods: Likelihoods) -> Likelihoods:
    """The tables with a temper of 1: only untempered ones are probabilities of the acts."""
    return Likelihoods(*[LikelihoodTable(table.odds, 1.0) for table in likelihoods])


def _file(name: str, players: int) -> str:
    """The file of a manner; `loud` has its own at small tables, where Hitler knows the Fascists."""
    return f"{name}_small" if name == "loud" and players < 7 else name


@lru_cache(maxsize=64)
def _one(likelihoods: Likelihoods, players: int) -> tuple[Manner, ...]:
    return (Manner((likelihoods,) * players),)
