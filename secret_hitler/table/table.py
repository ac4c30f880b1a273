"""A table: the people and bots in its seats, its options, and the game they play.

Nothing but `evolve` and `hear` makes a new Table, and both read stored rows alone, so after a
restart the same rows make the same table, its secrets and pending choices included (decision 0011).
"""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from ..engine.terms import Seat
from ..record.talk import Said
from .game import Game
from .protocol.options import Narration, Options
from .protocol.status import BotKind, Prediction, Stage, Style, Topic, plays_by_itself
from .retelling import retold


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table and who has it. Its index is the seat's number."""

    name: str
    person: str | None
    """The token of the session that holds it, a program's too; None for a bot of ours."""
    bot: BotKind | None
    style: Style = Style.REGULAR
    looked: bool = False
    """Whether it looked into its envelope."""
    ready: bool = False
    """Whether it is ready for another game."""
    left: bool = False
    """Whether it was given up after the game: it closes at the next deal, unless they come back."""
    passed: bool = False
    """Whether the player has no phone: that of `person` is passed to them."""
    deputy: bool = False
    """Whether a bot plays for the person."""
    deputy_since: float = 0.0
    """When that bot was seated: it takes a moment for its first answer, as a bot does."""
    returning: bool = False
    """Whether the person took the seat back, and plays from the next step on."""
    wins: int = 0
    """Games won this evening."""

    @property
    def human(self) -> bool:
        """Whether a person sits here, not a program."""
        return self.bot is None and not self.left

    @property
    def in_person(self) -> bool:
        """Whether that person plays, and no deputy in their place."""
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
    """Who wants to go on, but may not end it alone."""


class Arranging(msgspec.Struct, frozen=True):
    """The table is being asked who sits to whose left."""

    found: tuple[Seat, ...]
    """The seats in their true order so far."""
    again: bool = False
    """Whether two people answered the last question, so that it is asked again."""


class Question(msgspec.Struct, frozen=True):
    """Something that the people of the table decide together. Who agreed is nobody's business."""

    number: int
    topic: Topic
    seat: Seat | None
    """Whom a deputy, or a new phone, is asked for."""
    person: str | None
    """The token of the phone that asks for the seat."""
    consents: frozenset[Seat]
    digits: str | None = None
    """What the old phone shows and the new one is to type."""

    def __repr__(self) -> str:
        return f"Question({self.number}, {self.topic.value}, sealed)"


class Sealed(msgspec.Struct, frozen=True):
    """What an executed player believed in a round."""

    seat: Seat
    round: int
    prediction: Prediction

    def __repr__(self) -> str:
        return "Sealed(sealed)"


class Table(msgspec.Struct, frozen=True):
    """Everything about a table that its rows tell."""

    code: str
    secret: str
    owner: str
    """The token of the session that made the table."""
    rows: int = 1
    """How many rows made it: talk is stored apart, and says after how many of them it was said."""
    host: str | None = None
    """The token of the host's session; None while nobody is there to be host."""
    seats: tuple[Chair, ...] = ()
    """In seat order. The first seats are those of the game that is on or was played last."""
    order: tuple[Seat, ...] | None = None
    """The order that the seats of an ended game get at the next deal; None for the one they have.

    In the lobby a new order is that of `seats` at once.
    """
    arranging: Arranging | None = None
    queue: tuple[Chair, ...] = ()
    """Who waits for a seat: until the game is over, or one is free."""
    options: Options = Options()
    narration: Narration = Narration()
    stage: Stage = Stage.LOBBY
    rest: Rest | None = None
    let_on: LetOn | None = None
    """The last phase in which bots that wait for it were asked to answer."""
    questions: tuple[Question, ...] = ()
    """What the table is being asked, in the order asked."""
    asked: int = 0
    """How many questions there were: each has its own number."""
    games: int = 0
    """How many games were dealt: the number of the running or last one."""
    game: Game | None = None
    extensions: int = 0
    """How often the clock of the step at hand was given its whole time again."""
    ready_since: float | None = None
    """Since when all are ready for another game."""
    sealed: tuple[Sealed, ...] = ()
    """The predictions of the executed in this game."""
    thanks: frozenset[tuple[Seat, Seat]] = frozenset()
    """Who thanked whom after this game."""
    muted: frozenset[str] = frozenset()
    """The tokens of those whom the host lets say nothing freely, wherever they sit or watch."""
    voice: str | None = None
    """The address of the group's voice call."""
    talk: tuple[Said, ...] = ()
    """What was said in this game, or in the lobby before the first one."""
    spectators_talk: tuple[Said, ...] = ()
    """What those who watch this game said to each other."""
    executed_talk: tuple[Said, ...] = ()
    """What the executed of this game said to each other."""
    spectators: tuple[str, ...] = ()
    """The tokens of the spectators who spoke in this game: each one's place is its number."""

    def __repr__(self) -> str:
        return f"Table({self.code}, {self.stage.value}, sealed)"


def is_alone(table: Table, seat: Seat) -> bool:
    """Whether a person sits in this seat, and bots of ours in all others."""
    others = (chair.bot for at, chair in enumerate(table.seats) if at != seat and not chair.left)
    return table.seats[seat].human and all(plays_by_itself(bot) for bot in others)


def seat_of(table: Table, who: str | None) -> Seat | None:
    """The seat that a session holds, or the first where its phone is passed on."""
    return next(iter(seats_of(table, who)), None)


def seats_of(table: Table, who: str | None) -> tuple[Seat, ...]:
    """All seats that a session holds: its own, then those whom its phone is passed to."""
    if who is None:
        return ()
    held = [(chair.passed, seat) for seat, chair in held_by(table, who) if not chair.left]
    return tuple(seat for _, seat in sorted(held))


def host_seat(table: Table) -> Seat | None:
    """The seat of the host."""
    return seat_of(table, table.host)


def seated(table: Table) -> tuple[Chair, ...]:
    """The seats that somebody has, in order: those who play the next game."""
    return tuple(chair for chair in table.seats if not chair.left)


def heir(table: Table, seat: Seat, connected: frozenset[Seat] | None = None) -> str | None:
    """The person next in seat order after this seat, of those connected where that is asked.

    Another phone, that is: the one of this seat may hold others too.
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
    """The seats as the next game will have them: newcomers last, and none that was given up."""
    here = tuple(Seat(seat) for seat, chair in enumerate(table.seats) if not chair.left)
    ordered = tuple(seat for seat in table.order or () if seat in here)
    return (*ordered, *(seat for seat in here if seat not in ordered))


def closed_up(table: Table) -> Table:
    """The table in its new order, without the seats that were given up after the last game."""
    return replace(renumbered(table, order_of(table)), order=None)


def held_by(table: Table, who: str) -> Iterator[tuple[Seat, Chair]]:
    """The seat of a session, one that it gave up included."""
    return ((Seat(seat), chair) for seat, chair in enumerate(table.seats) if chair.person == who)


def without(table: Table, seat: Seat) -> Table:
    """Close a seat: those behind it move up."""
    return renumbered(table, tuple(Seat(s) for s in range(len(table.seats)) if s != seat))


def renumbered(table: Table, kept: tuple[Seat, ...]) -> Table:
    """The table with these of its seats, in this order. Whatever names a seat goes along."""
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
    """The talk of the lobby goes along; that of a game keeps to the seats that its board names."""
    if table.games:
        return {}
    return {
        "talk": retold(table.talk, now, speakers=now),
        "spectators_talk": retold(table.spectators_talk, now, speakers=None),
    }


def is_held(table: Table, seat: Seat) -> bool:
    """Whether there is such a seat, and somebody in it."""
    return 0 <= seat < len(table.seats) and not table.seats[seat].left


def changed(table: Table, seat: Seat, chair: Chair) -> Table:
    """The table with another chair in that seat."""
    return replace(table, seats=(*table.seats[:seat], chair, *table.seats[seat + 1 :]))
