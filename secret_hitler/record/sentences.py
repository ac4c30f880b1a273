"""Every sentence the game says, as a message id with arguments: made here, worded by `content/`.

`status` and the functions for the stages of a table say who must do what, `said.heard` what was
said, `said.fact` what lies open or is certain; `telling.tell` says what happened. The arguments
are public, or the viewer's own.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from ..engine.legislative_session import veto_open
from ..engine.ruleset import LEAST_PLAYERS, Ruleset
from ..engine.state import (
    Board,
    ChancellorChoosing,
    GameOver,
    Nominating,
    PresidentChoosing,
    UsingPower,
    VetoAnswering,
    Voting,
)
from ..engine.terms import Actor, Policy, Seat


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence without words: a Fluent message id and what fills its places."""

    id: str
    seats: dict[str, tuple[Seat, ...]] = {}
    """Places filled with players' names; several are joined as a list."""
    numbers: dict[str, int] = {}
    terms: dict[str, str] = {}
    """Places filled by choosing a word: enum values such as "liberal" or "execution"."""
    you: bool = False
    """Whether the viewer is who the sentence is about: the message's `you` attribute is used."""


NAMED: Final = 3
"""Players whose names a status has room for; of more it says how many."""

# --- who must do what -------------------------------------------------------------------------


def status(
    ruleset: Ruleset, board: Board, viewer: Seat | None, awaited: tuple[Actor, ...]
) -> Sentence:
    """Who must do what now, in a running or finished game."""
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
    return _STATUS.get(phase.__class__, "status-dealing")


_STATUS: Final[dict[type, str]] = {
    Nominating: "status-nominating",
    Voting: "status-voting",
    PresidentChoosing: "status-president-choosing",
    ChancellorChoosing: "status-chancellor-choosing",
    VetoAnswering: "status-veto-answering",
}


def lobby_status(host: Seat | None, seated: int, viewer: Seat | None) -> Sentence:
    """What a table waits for before the deal: players, or its host."""
    if seated < LEAST_PLAYERS:
        return Sentence("table-gathering", numbers={"done": seated, "of": LEAST_PLAYERS})
    if host is None:
        return Sentence("table-without-host", numbers={"done": seated})
    return Sentence("table-starting", {"host": (host,)}, {"done": seated}, you=viewer == host)


def arranging_status(of: Seat, viewer: Seat | None, *, again: bool) -> Sentence:
    """Who sits to somebody's left: asked the first time, or again after two answers."""
    message = "table-arranging-again" if again else "table-arranging"
    return Sentence(message, {"who": (of,)}, you=viewer == of)


def envelopes_status(waiting: tuple[Seat, ...], of: int, viewer: Seat | None) -> Sentence:
    """Who is still to look into an envelope, as a count of all `of` players; then the opening."""
    if not waiting:
        return Sentence("table-opening")
    return _count("table-envelopes", waiting, of, viewer)


def ended_status(waiting: tuple[Seat, ...], of: int, viewer: Seat | None) -> Sentence:
    """Who has not said yes to another game, as a count of the `of` people."""
    return _count("table-rematch", waiting, of, viewer)


def paused_status(by: Seat, viewer: Seat | None) -> Sentence:
    """The game rests."""
    return Sentence("table-paused", {"who": (by,)}, you=viewer == by)


def deputy_status(missing: tuple[Seat, ...], viewer: Seat | None) -> Sentence:
    """A bot is to play for somebody who is missing."""
    return Sentence("table-deputy", {"who": missing}, you=viewer in missing)


def waiting_status(late: tuple[Seat, ...]) -> Sentence:
    """For whom the table has waited long: their names, or how many they are."""
    if len(late) > NAMED:
        return Sentence("table-waiting-for-many", numbers={"count": len(late)})
    return Sentence("table-waiting", {"who": late})


def bots_wait_status(waiting: tuple[Seat, ...], viewer: Seat | None) -> Sentence:
    """Bots that act once somebody says so: their names, or how many they are."""
    seated = viewer is not None
    if len(waiting) > NAMED:
        return Sentence("table-bots-wait-many", numbers={"count": len(waiting)}, you=seated)
    return Sentence("table-bots-wait", {"who": waiting}, you=seated)


def countdown_status() -> Sentence:
    """All are ready for another game, which is about to begin."""
    return Sentence("table-rematch-begins")


def _count(message: str, waiting: tuple[Seat, ...], of: int, viewer: Seat | None) -> Sentence:
    numbers = {"done": of - len(waiting), "of": of}
    return Sentence(message, numbers=numbers, you=viewer in waiting)


# --- tiles in letters --------------------------------------------------------------------------


def hand(tiles: Iterable[Policy]) -> str:
    """Tiles whose order says nothing, as players write them, Fascist ones first: "FFL"."""
    return "".join(sorted(policy.value for policy in tiles))


def pile(tiles: Iterable[Policy]) -> str:
    """Tiles whose order counts, from the top: "LFF"."""
    return "".join(policy.value for policy in tiles)
