"""Deeds: all that seats did and said in a finished game, in the words of the likelihood tables.

With all cards open each piece of evidence is an entry of a table: the labels of its axes, and the
outcome. Whom a seat could choose among stands as the roles of those seats, in letters.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Never

from ..beliefs import evidence as e
from ..beliefs.claims import order
from ..beliefs.observed import evidence
from ..beliefs.shapes import ANSWER, HANDS, ORDER, PASSED, STAGE, TILE
from ..engine.memories import DrawnHand, PassedHand, PeekedTiles
from ..engine.state import view
from ..engine.terms import LIBERAL, Ballot, Power, Seat
from .playing import Game

SILENT: Final = "nothing"
"""The outcome of a claim that was not made."""
CHOICES: Final = {
    Power.INVESTIGATE_LOYALTY: "investigates",
    Power.CALL_SPECIAL_ELECTION: "calls",
    Power.EXECUTION: "executes",
}


class Deed(NamedTuple):
    """One entry of a table."""

    table: str
    seat: Seat
    labels: tuple[str, ...]
    """In the order of the axes."""
    outcome: str


class Hidden(NamedTuple):
    """What one session or peek hid: Liberal tiles, or the code of an order."""

    drawn: int
    passed: int
    last: bool
    """Whether the game ended with it, so that nothing could be said of it."""


def deeds(game: Game) -> Iterator[Deed]:
    """Everything that somebody decided in this game."""
    sessions, peeks = iter(_sessions(game)), iter(_peeks(game))
    for found in evidence(view(game.state, None), game.talk):
        if isinstance(found, e.Session):
            yield from _session(game, found, next(sessions))
        elif isinstance(found, e.Peek):
            yield from _peek(game, found, next(peeks))
        elif found.__class__ in OPEN:
            yield from OPEN[found.__class__](game, found)  # type: ignore[arg-type]  # keyed by its class


def _sessions(game: Game) -> list[Hidden]:
    """What the Presidents drew and passed, in the order of rounds."""
    memories = [memory for known in game.state.knowledge for memory in known.memories]
    drawn = {m.round: m.tiles.count(LIBERAL) for m in memories if isinstance(m, DrawnHand)}
    passed = {m.round: m.tiles.count(LIBERAL) for m in memories if isinstance(m, PassedHand)}
    last = len(game.state.board.rounds) - 1
    return [Hidden(drawn[number], passed[number], number == last) for number in sorted(drawn)]


def _peeks(game: Game) -> list[str]:
    memories = [memory for known in game.state.knowledge for memory in known.memories]
    seen = {m.round: m.tiles for m in memories if isinstance(m, PeekedTiles)}
    return [ORDER[order(seen[number])] for number in sorted(seen)]


def _role(game: Game, seat: Seat) -> str:
    return game.roles[seat].value


def _among(game: Game, seats: tuple[Seat, ...]) -> str:
    """The roles of these seats: their first letters, sorted."""
    return "".join(sorted(_role(game, seat)[0] for seat in seats))


def _nomination(game: Game, found: e.Nomination) -> Iterator[Deed]:
    seat = found.candidate
    labels = (STAGE[found.stage], _role(game, seat), _among(game, found.among))
    yield Deed("nominates", seat, labels, _role(game, found.nominee))


def _choice(game: Game, found: e.Choice) -> Iterator[Deed]:
    seat = found.president
    labels = (STAGE[found.stage], _role(game, seat), _among(game, found.among))
    yield Deed(CHOICES[found.power], seat, labels, _role(game, found.target))


def _vote(game: Game, found: e.Vote) -> Iterator[Deed]:
    pair = (_role(game, found.candidate), _role(game, found.nominee))
    standings = {found.candidate: "candidate", found.nominee: "nominee"}
    for seat in found.voters if found.ballots is not None else ():
        standing = standings.get(seat, "outside")
        labels = (STAGE[found.stage], standing, _role(game, seat), *pair)
        says = found.ballots is not None and found.ballots[seat] is Ballot.JA
        yield Deed("votes", seat, labels, ANSWER[says])


def _session(game: Game, found: e.Session, hidden: Hidden) -> Iterator[Deed]:
    pair = (_role(game, found.president), _role(game, found.chancellor))
    hand, passed = HANDS[hidden.drawn], PASSED[hidden.passed]
    given = (STAGE[found.stage], *pair, passed)
    yield Deed("passes", found.president, (STAGE[found.stage], *pair, hand), passed)
    if found.asked is not None:
        yield Deed("asks", found.chancellor, given, ANSWER[found.asked])
    if found.agreed is not None:
        yield Deed("consents", found.president, given, ANSWER[found.agreed])
    if found.tile is not None:
        yield Deed("enacts", found.chancellor, given, TILE[found.tile])
    if not hidden.last:
        tile = "none" if found.tile is None else TILE[found.tile]
        told = SILENT if found.said_drawn is None else HANDS[found.said_drawn]
        heard = SILENT if found.said_received is None else PASSED[found.said_received]
        yield Deed("drawn", found.president, (*pair, tile, hand, passed), told)
        yield Deed("received", found.chancellor, (*pair, tile, passed, told), heard)


def _party_card(game: Game, found: e.PartyCard) -> Iterator[Deed]:
    labels = (_role(game, found.president), _role(game, found.target))
    told = SILENT if found.said is None else found.said.value
    yield Deed("party", found.president, labels, told)


def _peek(game: Game, found: e.Peek, seen: str) -> Iterator[Deed]:
    told = SILENT if found.said is None else ORDER[found.said]
    yield Deed("peeked", found.president, (_role(game, found.president), seen), told)


OPEN: Final[dict[type, Callable[[Game, Never], Iterator[Deed]]]] = {
    e.Nomination: _nomination,
    e.Vote: _vote,
    e.Choice: _choice,
    e.PartyCard: _party_card,
}
