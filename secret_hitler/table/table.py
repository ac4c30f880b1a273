"""A table: the people and bots in its seats, its options, and the game they play.

Nothing but `evolve` and `hear` makes a new Table, and both read rows alone, so after a restart
the same rows make the same table, its secrets and pending choices included (D8).
"""

from typing import Never

import msgspec

from ..engine.actions import SeatAction
from ..engine.events import Events
from ..engine.ruleset import Ruleset
from ..engine.state import Board, State
from ..engine.terms import Seat
from ..record.record import Row
from ..record.talk import Said
from .messages import BotKind, Options, Stage
from .rows import Spoken, TableRow


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table and who has it. Its index is the seat's number."""

    name: str
    person: str | None
    """The token of the session that holds it (of a program too); None for a bot of ours."""
    bot: BotKind | None
    looked: bool = False
    """Whether it looked into its envelope."""
    ready: bool = False
    """Whether it is ready for another game."""
    left: bool = False
    """Whether it was given up after the game: nobody has it, and it closes at the next deal."""

    @property
    def human(self) -> bool:
        """Whether a person sits here, not a program."""
        return self.bot is None and not self.left


class Game(msgspec.Struct, frozen=True):
    """The running or last game of a table."""

    ruleset: Ruleset
    state: State
    rows: tuple[Row, ...]
    opened: float
    """When the phase at hand opened, in seconds."""


class Table(msgspec.Struct, frozen=True):
    """Everything about a table that its rows tell."""

    code: str
    secret: str
    owner: str
    host: str | None
    """The token of the host's session; None while nobody can be host."""
    seats: tuple[Chair, ...]
    options: Options
    stage: Stage
    games: int
    """How many games were dealt; the number of the running or last game."""
    game: Game | None
    talk: tuple[Said, ...]
    """What was said in this game."""


def evolve(table: Table | None, row: TableRow) -> Table:
    """The table after a row; the first row makes it."""
    raise NotImplementedError


def hear(table: Table, spoken: Spoken) -> Table:
    """The table after something was said."""
    raise NotImplementedError


def seat_of(table: Table, who: str | None) -> Seat | None:
    """The seat that a session holds."""
    raise NotImplementedError


def host_seat(table: Table) -> Seat | None:
    """The seat of the host."""
    raise NotImplementedError
