"""A table: the people and bots in its seats, its options, and the game they play.

Nothing but `evolve` and `hear` makes a new Table, and both read stored rows alone, so after a
restart the same rows make the same table, its secrets and pending choices included (D8).
"""

from collections.abc import Callable, Iterator
from typing import Final, Never

import msgspec
from msgspec.structs import replace

from ..engine.terms import Seat
from ..record.talk import Said
from . import rows as r
from .game import Game, dealt, played
from .messages import BotKind, Options, Stage


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table and who has it. Its index is the seat's number."""

    name: str
    person: str | None
    """The token of the session that holds it, a program's too; None for a bot of ours."""
    bot: BotKind | None
    looked: bool = False
    """Whether it looked into its envelope."""
    ready: bool = False
    """Whether it is ready for another game."""
    left: bool = False
    """Whether it was given up after the game: it closes at the next deal, unless they come back."""

    @property
    def human(self) -> bool:
        """Whether a person sits here, not a program."""
        return self.bot is None and not self.left


class Table(msgspec.Struct, frozen=True):
    """Everything about a table that its rows tell."""

    code: str
    secret: str
    owner: str
    """The token of the session that made the table."""
    host: str | None = None
    """The token of the host's session; None while nobody is there to be host."""
    seats: tuple[Chair, ...] = ()
    """In seat order. The first seats are those of the game that is on or was played last."""
    options: Options = Options()
    stage: Stage = Stage.LOBBY
    games: int = 0
    """How many games were dealt: the number of the running or last one."""
    game: Game | None = None
    talk: tuple[Said, ...] = ()
    """What was said in this game."""

    def __repr__(self) -> str:
        return f"Table({self.code}, {self.stage.value}, sealed)"


def evolve(table: Table | None, row: r.TableRow) -> Table:
    """The table after a row; the first row makes it. Raises `RecordError` for an impossible act."""
    if isinstance(row, r.TableOpened):
        return Table(row.code, row.secret, row.owner)
    assert table is not None, "a table begins with the row that opens it"
    return EVOLVE[type(row)](table, row)  # type: ignore[arg-type]  # keyed by its class


def hear(table: Table, spoken: r.Spoken) -> Table:
    """The table after something was said; talk of an earlier game is over."""
    if spoken.game != table.games:
        return table
    return replace(table, talk=(*table.talk, spoken.said))


def seat_of(table: Table, who: str | None) -> Seat | None:
    """The seat that a session holds."""
    if who is None:
        return None
    return next((seat for seat, chair in _held_by(table, who) if not chair.left), None)


def host_seat(table: Table) -> Seat | None:
    """The seat of the host."""
    return seat_of(table, table.host)


def seated(table: Table) -> tuple[Chair, ...]:
    """The seats that somebody has, in order: those who play the next game."""
    return tuple(chair for chair in table.seats if not chair.left)


def heir(table: Table, seat: Seat, connected: frozenset[Seat] | None = None) -> str | None:
    """The person next in seat order after this seat, of those connected where that is asked."""
    around = (*enumerate(table.seats[seat + 1 :], seat + 1), *enumerate(table.seats[:seat]))
    there = (
        chair.person
        for other, chair in around
        if chair.human and (connected is None or Seat(other) in connected)
    )
    return next(there, None)


def closed_up(table: Table) -> Table:
    """The table without the seats that were given up after the last game."""
    left = [Seat(seat) for seat, chair in enumerate(table.seats) if chair.left]
    for seat in reversed(left):
        table = _without(table, seat)
    return table


def _held_by(table: Table, who: str) -> Iterator[tuple[Seat, Chair]]:
    """The seat of a session, one that it gave up included."""
    return ((Seat(seat), chair) for seat, chair in enumerate(table.seats) if chair.person == who)


def _without(table: Table, seat: Seat) -> Table:
    """Close a seat: those behind it move up, and so does the choice of the first candidate."""
    seats = (*table.seats[:seat], *table.seats[seat + 1 :])
    first = table.options.first_candidate
    if first is not None and first >= seat:
        first = None if first == seat else Seat(first - 1)
    return replace(table, seats=seats, options=replace(table.options, first_candidate=first))


def _changed(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, seats=(*table.seats[:seat], chair, *table.seats[seat + 1 :]))


def _seated(table: Table, row: r.Seated) -> Table:
    """Who made the table is its host; where that session does not sit, the first person is.

    Whoever left after the game and comes back gets the old seat, nobody else does.
    """
    chair = Chair(row.name, row.person, row.bot)
    old = None if row.person is None else next(_held_by(table, row.person), None)
    if old is None:
        table = replace(table, seats=(*table.seats, chair))
    else:
        table = _changed(table, old[0], replace(chair, looked=old[1].looked))
    first = table.host is None and row.bot is None
    return replace(table, host=row.person) if first or row.person == table.owner else table


def _seat_freed(table: Table, row: r.SeatFreed) -> Table:
    chair = table.seats[row.seat]
    if chair.person is not None and chair.person == table.host:
        table = replace(table, host=heir(table, row.seat))
    # Seats of the last game stay: its board names them, and their knowledge is nobody else's.
    if table.game is not None and row.seat < table.game.ruleset.players:
        return _changed(table, row.seat, replace(chair, ready=False, left=True))
    return _without(table, row.seat)


def _options_chosen(table: Table, row: r.OptionsChosen) -> Table:
    return replace(table, options=row.options)


def _host_changed(table: Table, row: r.HostChanged) -> Table:
    return replace(table, host=row.person)


def _game_dealt(table: Table, row: r.GameDealt) -> Table:
    """New envelopes; bots have looked at once."""
    table = closed_up(table)
    last = table.game
    phases_before = 0 if last is None else last.phase + 1
    seats = tuple(replace(chair, looked=not chair.human, ready=False) for chair in table.seats)
    return _opened_if_looked(
        replace(
            table,
            seats=seats,
            stage=Stage.ENVELOPES,
            games=table.games + 1,
            game=dealt(row.ruleset, row.row, row.at, phases_before),
            talk=(),
        ),
        row.at,
    )


def _envelope_looked(table: Table, row: r.EnvelopeLooked) -> Table:
    chair = replace(table.seats[row.seat], looked=True)
    return _opened_if_looked(_changed(table, row.seat, chair), row.at)


def _opened_if_looked(table: Table, at: float) -> Table:
    """The play opens with the last envelope."""
    if table.stage is Stage.ENVELOPES and all(chair.looked for chair in table.seats):
        return _play_began(table, r.PlayBegan(at))
    return table


def _play_began(table: Table, row: r.PlayBegan) -> Table:
    assert table.game is not None, "play begins after the deal"
    return replace(table, stage=Stage.PLAYING, game=replace(table.game, opened=row.at))


def _acted(table: Table, row: r.Acted) -> Table:
    assert table.game is not None, "acts come after the deal"
    game = played(table.game, row.row, row.opened)
    return replace(table, game=game, stage=Stage.ENDED if game.over else table.stage)


def _ready_marked(table: Table, row: r.ReadyMarked) -> Table:
    return _changed(table, row.seat, replace(table.seats[row.seat], ready=row.ready))


EVOLVE: Final[dict[type, Callable[[Table, Never], Table]]] = {
    r.Seated: _seated,
    r.SeatFreed: _seat_freed,
    r.OptionsChosen: _options_chosen,
    r.HostChanged: _host_changed,
    r.GameDealt: _game_dealt,
    r.EnvelopeLooked: _envelope_looked,
    r.PlayBegan: _play_began,
    r.Acted: _acted,
    r.ReadyMarked: _ready_marked,
}
