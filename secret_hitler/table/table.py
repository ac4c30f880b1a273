"""A table: the people and bots in its seats, its options, and the game they play.

Only `evolve` and `hear` make a new Table, from stored rows alone, so after a restart the same rows
make the same table, including its secrets and pending choices (decision 0011).
"""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from ..engine.terms import Seat
from ..record.levels import BotKind, Style, plays_by_itself
from ..record.talk import Said
from .game import Game
from .protocol.options import Narration, Options
from .protocol.status import Prediction, Stage, Topic
from .retelling import retold


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table, and the player in it. Its index is the seat's number."""

    name: str
    person: str | None
    """The token of the session that holds it, also for a program; None for the server's bots."""
    bot: BotKind | None
    style: Style = Style.REGULAR
    looked: bool = False
    """Whether it has looked at its envelope."""
    ready: bool = False
    """Whether it is ready for another game."""
    left: bool = False
    """Whether it was given up after the game: it closes at the next deal if nobody returns."""
    passed: bool = False
    """Whether the player has no phone and uses that of `person`."""
    deputy: bool = False
    """Whether a bot plays for the person."""
    deputy_since: float = 0.0
    """When that bot was seated: its time for the first answer starts then."""
    returning: bool = False
    """Whether the person took the seat back and plays from the next step on."""
    wins: int = 0
    """Games won this evening."""

    @property
    def human(self) -> bool:
        """Whether a person, not a program, sits here."""
        return self.bot is None and not self.left

    @property
    def in_person(self) -> bool:
        """Whether that person plays, not a deputy."""
        return self.human and (not self.deputy or self.returning)


class LetOn(msgspec.Struct, frozen=True):
    """Somebody let the bots answer in this phase."""

    phase: int
    at: float


class Rest(msgspec.Struct, frozen=True):
    """A pause of the table."""

    by: Seat
    at: float
    agreed: frozenset[Seat] = frozenset()
    """The seats that want to resume but cannot end the pause alone."""


class Arranging(msgspec.Struct, frozen=True):
    """The table is being asked who sits to whose left."""

    found: tuple[Seat, ...]
    """The seats in their true order so far."""
    again: bool = False
    """Whether the last question got two answers and is asked again."""


class Question(msgspec.Struct, frozen=True):
    """Something that the people at the table decide together. Nobody is told who agreed."""

    number: int
    topic: Topic
    seat: Seat | None
    """The seat that a deputy would play or another phone would take."""
    person: str | None
    """The token of the phone asking for the seat."""
    consents: frozenset[Seat]
    digits: str | None = None
    """The digits shown on the old phone, to be typed on the new one."""

    def __repr__(self) -> str:
        return f"Question({self.number}, {self.topic.value}, sealed)"


class Sealed(msgspec.Struct, frozen=True):
    """An executed player's prediction in a round."""

    seat: Seat
    round: int
    prediction: Prediction

    def __repr__(self) -> str:
        return "Sealed(sealed)"


class Table(msgspec.Struct, frozen=True):
    """Everything about a table, as its rows tell it."""

    code: str
    secret: str
    owner: str
    """The token of the session that opened the table."""
    rows: int = 1
    """The number of its rows: talk is stored apart, and says how many rows came before it."""
    host: str | None = None
    """The token of the host's session; None while nobody can be host."""
    seats: tuple[Chair, ...] = ()
    """In seat order. The first seats are those of the running or last game."""
    order: tuple[Seat, ...] | None = None
    """The order that the seats get at the next deal, after a game; None if it does not change.

    In the lobby a new order applies to `seats` at once.
    """
    arranging: Arranging | None = None
    queue: tuple[Chair, ...] = ()
    """The players waiting for a seat: until the game is over, or one is free."""
    locked: bool = False
    """Whether the host lets nobody new come."""
    removed: tuple[Chair, ...] = ()
    """The people whom the host removed, as they sat."""
    options: Options = Options()
    narration: Narration = Narration()
    stage: Stage = Stage.LOBBY
    rest: Rest | None = None
    let_on: LetOn | None = None
    """The last phase in which waiting bots were asked to answer."""
    questions: tuple[Question, ...] = ()
    """The open questions, in the order asked."""
    asked: int = 0
    """How many questions there have been: the source of their numbers."""
    games: int = 0
    """How many games have been dealt: the number of the running or last one."""
    game: Game | None = None
    extensions: int = 0
    """How often the current step has been given its full time again."""
    ready_since: float | None = None
    """When all became ready for another game; None if they are not."""
    sealed: tuple[Sealed, ...] = ()
    """The predictions of executed players in this game."""
    thanks: frozenset[tuple[Seat, Seat]] = frozenset()
    """Pairs of giver and receiver of thanks after this game."""
    muted: frozenset[str] = frozenset()
    """The tokens of people muted by the host, wherever they sit or watch."""
    voice: str | None = None
    """The link to the group's voice call."""
    talk: tuple[Said, ...] = ()
    """What was said in this game, or in the lobby before the first one."""
    spectators_talk: tuple[Said, ...] = ()
    """What the spectators of this game said to each other."""
    executed_talk: tuple[Said, ...] = ()
    """What the executed players of this game said to each other."""
    spectators: tuple[str, ...] = ()
    """The tokens of the spectators who spoke in this game; each one's index is their number."""

    def __repr__(self) -> str:
        return f"Table({self.code}, {self.stage.value}, sealed)"


def is_alone(table: Table, seat: Seat) -> bool:
    """Whether a person sits in this seat and the server's bots in all others."""
    others = (chair.bot for at, chair in enumerate(table.seats) if at != seat and not chair.left)
    return table.seats[seat].human and all(plays_by_itself(bot) for bot in others)


def seat_of(table: Table, who: str | None) -> Seat | None:
    """The seat that a session holds, or the first if its phone is passed on."""
    return next(iter(seats_of(table, who)), None)


def seats_of(table: Table, who: str | None) -> tuple[Seat, ...]:
    """All seats that a session holds: its own, then those its phone is passed to."""
    if who is None:
        return ()
    held = [(chair.passed, seat) for seat, chair in held_by(table, who) if not chair.left]
    return tuple(seat for _, seat in sorted(held))


def host_seat(table: Table) -> Seat | None:
    """The seat of the host."""
    return seat_of(table, table.host)


def seated(table: Table) -> tuple[Chair, ...]:
    """The taken seats in order: those that play the next game."""
    return tuple(chair for chair in table.seats if not chair.left)


def heir(table: Table, seat: Seat, connected: frozenset[Seat] | None = None) -> str | None:
    """The next person in seat order after this seat; only a connected one if `connected` is given.

    They have another phone: this seat's phone may hold other seats too.
    """
    around = (*enumerate(table.seats[seat + 1 :], seat + 1), *enumerate(table.seats[:seat]))
    there = (
        chair.person
        for other, chair in around
        if chair.human and chair.person != table.seats[seat].person
        if connected is None or Seat(other) in connected
    )
    return next(there, None)


def order_of(table: Table) -> tuple[Seat, ...]:
    """The seats in the order of the next game: newcomers last, without seats that were given up."""
    here = tuple(Seat(seat) for seat, chair in enumerate(table.seats) if not chair.left)
    ordered = tuple(seat for seat in table.order or () if seat in here)
    return (*ordered, *(seat for seat in here if seat not in ordered))


def closed_up(table: Table) -> Table:
    """The table in its new order, without the seats given up after the last game."""
    return replace(renumbered(table, order_of(table)), order=None)


def held_by(table: Table, who: str) -> Iterator[tuple[Seat, Chair]]:
    """The seats of a session, given-up ones included."""
    return ((Seat(seat), chair) for seat, chair in enumerate(table.seats) if chair.person == who)


def without(table: Table, seat: Seat) -> Table:
    """The table without a seat: those after it move up."""
    return renumbered(table, tuple(Seat(s) for s in range(len(table.seats)) if s != seat))


def renumbered(table: Table, kept: tuple[Seat, ...]) -> Table:
    """The table with only these seats, in this order; all that names a seat is renumbered."""
    if kept == tuple(range(len(table.seats))):
        return table
    now = {seat: Seat(number) for number, seat in enumerate(kept)}
    first = table.options.first_candidate
    return replace(
        table,
        seats=tuple(table.seats[seat] for seat in kept),
        order=None if table.order is None else tuple(now[s] for s in table.order if s in now),
        arranging=None,
        options=replace(table.options, first_candidate=None if first is None else now.get(first)),
        questions=tuple(
            replace(
                question,
                seat=None if question.seat is None else now[question.seat],
                consents=frozenset(now[seat] for seat in question.consents if seat in now),
            )
            for question in table.questions
            if question.seat is None or question.seat in now
        ),
        **_lobby_talk(table, now),
    )


def _lobby_talk(table: Table, now: dict[Seat, Seat]) -> dict[str, tuple[Said, ...]]:
    """The talk, renumbered in the lobby; talk of a game keeps the seat numbers of its board."""
    if table.games:
        return {}
    return {
        "talk": retold(table.talk, now, speakers=now),
        "spectators_talk": retold(table.spectators_talk, now, speakers=None),
    }


def is_held(table: Table, seat: Seat) -> bool:
    """Whether this seat exists and is taken."""
    return 0 <= seat < len(table.seats) and not table.seats[seat].left


def changed(table: Table, seat: Seat, chair: Chair) -> Table:
    """The table with another chair in that seat."""
    return replace(table, seats=(*table.seats[:seat], chair, *table.seats[seat + 1 :]))
