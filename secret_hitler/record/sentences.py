"""Sentences as message ids with arguments, worded by `content/`; here, those of the status line.

`status` and the functions for the stages of a table say who must do what. `talk_sentences` has
`heard` (what was said) and `fact`, `event_sentences` has `tell` (what happened). Arguments are
public, or the viewer's own.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from ..engine.complete import complete
from ..engine.game import FOLLOW_UP, OF_CHANCE
from ..engine.legislative_session import veto_open
from ..engine.ruleset import LEAST_PLAYERS, Ruleset
from ..engine.state import (
    Board,
    ChancellorChoosing,
    GameOver,
    Nominating,
    Phase,
    PresidentChoosing,
    UsingPower,
    VetoAnswering,
    Voting,
)
from ..engine.terms import Actor, Policy, Seat


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence without words: a Fluent message id and the values of its placeholders."""

    id: str
    seats: dict[str, tuple[Seat, ...]] = {}
    """Placeholders filled with players' names; several are joined as a list."""
    numbers: dict[str, int] = {}
    terms: dict[str, str] = {}
    """Placeholders that select a word: enum values such as "liberal" or "execution"."""
    you: bool = False
    """Whether the sentence is about the viewer, so that the message's `you` attribute is used."""


NAMED: Final = 3
"""How many names a status has room for; if there are more, it gives their number."""

# --- who must do what -------------------------------------------------------------------------


def status(
    ruleset: Ruleset, board: Board, viewer: Seat | None, awaited: tuple[Actor, ...]
) -> Sentence:
    """The status of a running or finished game: who must do what now."""
    phase = board.phase
    if isinstance(phase, GameOver):
        return Sentence(f"end-{phase.reason.value}")
    if not board.rounds:
        return Sentence("status-dealing")
    candidate, nominee = board.rounds[-1].candidate, board.rounds[-1].nominee
    seats: dict[str, tuple[Seat, ...]] = {"president": (candidate,)}
    if nominee is not None:
        seats["chancellor"] = (nominee,)
    numbers = {}
    if isinstance(phase, Voting):
        numbers = {"done": sum(board.alive) - len(phase.waiting), "of": sum(board.alive)}
    you = viewer is not None and viewer in awaited
    return Sentence(_status_id(ruleset, board), seats, numbers, you=you)


def _status_id(ruleset: Ruleset, board: Board) -> str:
    phase = board.phase
    if isinstance(phase, ChancellorChoosing):
        if phase.veto_refused:
            return "status-chancellor-must-enact"
        if veto_open(ruleset, board):
            return "status-chancellor-may-veto"
    if isinstance(phase, UsingPower):
        return f"status-power-{phase.power.value}"
    return _STATUS[phase.__class__]


_STATUS: Final[dict[type, str]] = {
    Nominating: "status-nominating",
    Voting: "status-voting",
    PresidentChoosing: "status-president-choosing",
    ChancellorChoosing: "status-chancellor-choosing",
    VetoAnswering: "status-veto-answering",
    **dict.fromkeys(OF_CHANCE, "status-dealing"),
}
complete(Phase, _STATUS, but={UsingPower, GameOver, *FOLLOW_UP})


def lobby_status(host: Seat | None, seated: int, viewer: Seat | None) -> Sentence:
    """The status before the deal: the table waits for players, or for its host."""
    if seated < LEAST_PLAYERS:
        return Sentence("table-gathering", numbers={"done": seated, "of": LEAST_PLAYERS})
    if host is None:
        return Sentence("table-without-host", numbers={"done": seated})
    return Sentence("table-starting", {"host": (host,)}, {"done": seated}, you=viewer == host)


def arranging_status(of: Seat, viewer: Seat | None, *, again: bool) -> Sentence:
    """Asks who sits to a seat's left: for the first time, or again after two people tapped."""
    message = "table-arranging-again" if again else "table-arranging"
    return Sentence(message, {"who": (of,)}, you=viewer == of)


def envelopes_status(waiting: tuple[Seat, ...], of: int, viewer: Seat | None) -> Sentence:
    """How many of `of` players have looked into their envelopes; then, the opening."""
    if not waiting:
        return Sentence("table-opening")
    return _count("table-envelopes", waiting, of, viewer)


def ended_status(waiting: tuple[Seat, ...], of: int, viewer: Seat | None) -> Sentence:
    """How many of `of` people have said yes to another game."""
    return _count("table-rematch", waiting, of, viewer)


def paused_status(by: Seat, viewer: Seat | None) -> Sentence:
    """The game is paused, and by whom."""
    return Sentence("table-paused", {"who": (by,)}, you=viewer == by)


def deputy_status(missing: tuple[Seat, ...], viewer: Seat | None) -> Sentence:
    """The table is asked whether a bot may play for missing players."""
    return Sentence("table-deputy", {"who": missing}, you=viewer in missing)


def waiting_status(late: tuple[Seat, ...]) -> Sentence:
    """The players for whom the table has waited long: their names, or their number."""
    if len(late) > NAMED:
        return Sentence("table-waiting-for-many", numbers={"count": len(late)})
    return Sentence("table-waiting", {"who": late})


def bots_wait_status(waiting: tuple[Seat, ...], viewer: Seat | None) -> Sentence:
    """The bots that act once somebody says so: their names, or their number."""
    seated = viewer is not None
    if len(waiting) > NAMED:
        return Sentence("table-bots-wait-many", numbers={"count": len(waiting)}, you=seated)
    return Sentence("table-bots-wait", {"who": waiting}, you=seated)


def countdown_status() -> Sentence:
    """Everybody is ready for another game, which is about to begin."""
    return Sentence("table-rematch-begins")


def _count(message: str, waiting: tuple[Seat, ...], of: int, viewer: Seat | None) -> Sentence:
    numbers = {"done": of - len(waiting), "of": of}
    return Sentence(message, numbers=numbers, you=viewer in waiting)


# --- tiles in letters --------------------------------------------------------------------------


def hand(tiles: Iterable[Policy]) -> str:
    """Tiles whose order does not matter, as players write them, Fascist first: "FFL"."""
    return "".join(sorted(policy.value for policy in tiles))


def pile(tiles: Iterable[Policy]) -> str:
    """Tiles whose order matters, from the top: "LFF"."""
    return "".join(policy.value for policy in tiles)
