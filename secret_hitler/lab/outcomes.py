"""Outcomes: all that seats did and said in a finished game, as entries of the likelihood tables.

With all cards open, each piece of evidence is an entry of a table: the labels of its axes, and the
outcome. The seats that could be chosen are given by the first letters of their roles.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Never

from ..beliefs import evidence as e
from ..beliefs.choices import USES
from ..beliefs.claims import order
from ..beliefs.observed import evidence
from ..beliefs.shapes import ANSWER, HANDS, ORDER, PASSED, STAGE, TILE
from ..engine.complete import complete
from ..engine.memories import DrawnHand, PassedHand, PeekedTiles
from ..engine.state import view
from ..engine.terms import LIBERAL, Ballot, Seat
from .playing import FinishedGame

SILENT: Final = "nothing"
"""The outcome of a claim that was owed and not made."""


class Outcome(NamedTuple):
    """One entry of a table."""

    table: str
    seat: Seat
    labels: tuple[str, ...]
    """The labels, in order of the table's axes."""
    outcome: str


class Hidden(NamedTuple):
    """What one session hid: the numbers of Liberal tiles drawn and passed."""

    drawn: int
    passed: int
    last: bool
    """Whether the game ended with this session, so that no claims could follow."""


def outcomes(game: FinishedGame) -> Iterator[Outcome]:
    """Every decision of every seat in this game."""
    sessions, peeks = iter(_sessions(game)), iter(_peeks(game))
    for found in evidence(view(game.state, None), game.talk):
        if isinstance(found, e.LegislativeSession):
            yield from _session(game, found, next(sessions))
        elif isinstance(found, e.Peek):
            yield from _peek(game, found, next(peeks))
        elif found.__class__ not in DECIDED_BY_NOBODY:
            yield from OPEN[found.__class__](game, found)  # type: ignore[arg-type]  # keyed by its class


def _sessions(game: FinishedGame) -> list[Hidden]:
    """What the Presidents drew and passed, in order of rounds."""
    memories = [memory for known in game.state.knowledge for memory in known.memories]
    drawn = {m.round: m.tiles.count(LIBERAL) for m in memories if isinstance(m, DrawnHand)}
    passed = {m.round: m.tiles.count(LIBERAL) for m in memories if isinstance(m, PassedHand)}
    last = len(game.state.board.rounds) - 1
    return [Hidden(drawn[number], passed[number], number == last) for number in sorted(drawn)]


def _peeks(game: FinishedGame) -> list[str]:
    memories = [memory for known in game.state.knowledge for memory in known.memories]
    seen = {m.round: m.tiles for m in memories if isinstance(m, PeekedTiles)}
    return [ORDER[order(seen[number])] for number in sorted(seen)]


def _role(game: FinishedGame, seat: Seat) -> str:
    return game.roles[seat].value


def _among(game: FinishedGame, seats: tuple[Seat, ...]) -> str:
    """The first letters of the roles of these seats, sorted."""
    return "".join(sorted(_role(game, seat)[0] for seat in seats))


def _nomination(game: FinishedGame, found: e.Nomination) -> Iterator[Outcome]:
    seat = found.candidate
    labels = (STAGE[found.stage], _role(game, seat), _among(game, found.among))
    yield Outcome("nominates", seat, labels, _role(game, found.nominee))


def _choice(game: FinishedGame, found: e.Choice) -> Iterator[Outcome]:
    seat = found.president
    labels = (STAGE[found.stage], _role(game, seat), _among(game, found.among))
    yield Outcome(USES[found.power], seat, labels, _role(game, found.target))


def _vote(game: FinishedGame, found: e.Vote) -> Iterator[Outcome]:
    pair = (_role(game, found.candidate), _role(game, found.nominee))
    offices = {found.candidate: "candidate", found.nominee: "nominee"}
    for seat in found.voters if found.ballots is not None else ():
        office = offices.get(seat, "outside")
        labels = (STAGE[found.stage], office, _role(game, seat), *pair)
        says = found.ballots is not None and found.ballots[seat] is Ballot.JA
        yield Outcome("votes", seat, labels, ANSWER[says])


def _session(game: FinishedGame, found: e.LegislativeSession, hidden: Hidden) -> Iterator[Outcome]:
    pair = (_role(game, found.president), _role(game, found.chancellor))
    hand, passed = HANDS[hidden.drawn], PASSED[hidden.passed]
    given = (STAGE[found.stage], *pair, passed)
    yield Outcome("passes", found.president, (STAGE[found.stage], *pair, hand), passed)
    if found.asked is not None:
        yield Outcome("asks", found.chancellor, given, ANSWER[found.asked])
    if found.agreed is not None:
        yield Outcome("consents", found.president, given, ANSWER[found.agreed])
    if found.tile is not None:
        yield Outcome("enacts", found.chancellor, given, TILE[found.tile])
    if not hidden.last:
        tile = "none" if found.tile is None else TILE[found.tile]
        told = SILENT if found.said_drawn is None else HANDS[found.said_drawn]
        heard = SILENT if found.said_received is None else PASSED[found.said_received]
        yield Outcome("drawn", found.president, (*pair, tile, hand, passed), told)
        yield Outcome("received", found.chancellor, (*pair, tile, passed, told), heard)


def _party_card(game: FinishedGame, found: e.PartyCard) -> Iterator[Outcome]:
    labels = (_role(game, found.president), _role(game, found.target))
    told = SILENT if found.said is None else found.said.value
    yield Outcome("party", found.president, labels, told)


def _peek(game: FinishedGame, found: e.Peek, seen: str) -> Iterator[Outcome]:
    told = SILENT if found.said is None else ORDER[found.said]
    yield Outcome("peeked", found.president, (_role(game, found.president), seen), told)


OPEN: Final[dict[type, Callable[[FinishedGame, Never], Iterator[Outcome]]]] = {
    e.Nomination: _nomination,
    e.Vote: _vote,
    e.Choice: _choice,
    e.PartyCard: _party_card,
}
DECIDED_BY_NOBODY: Final = (e.HitlerOrNot, e.Chaos, e.Shuffle)
complete(e.Evidence, OPEN, but=(e.LegislativeSession, e.Peek, *DECIDED_BY_NOBODY))
