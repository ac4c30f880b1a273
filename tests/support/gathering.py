"""A table and everybody at it: each row is stored as JSON, and a twin is built from the rows.

Sessions are called "p0", "p1" ... in the order in which they sat down.
"""

import random
from collections.abc import Callable
from typing import Self

import msgspec

from secret_hitler.engine import actions as a
from secret_hitler.engine.game import awaited, options, view
from secret_hitler.engine.state import Board
from secret_hitler.engine.terms import Ballot, Policy, Seat
from secret_hitler.record.record import Draw
from secret_hitler.record.talk import AnyTalk
from secret_hitler.table.commands import (
    BotAnswers,
    Handled,
    HandledCommand,
    RematchDue,
    Sit,
    handle,
    open_table,
)
from secret_hitler.table.evolve import evolve, folded, hear
from secret_hitler.table.game import Game, attempt_of
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.rows import Spoken, TableRow
from secret_hitler.table.seats.rematch import COUNTDOWN
from secret_hitler.table.table import Table, seat_of
from secret_hitler.table.talk.channels import Reader, talk_of
from secret_hitler.table.talk.talk_updates import talk_for
from secret_hitler.table.updates import Room, ledger_for, status_for, update_for

from .draws import by_lot

JA, NEIN = a.Vote(Ballot.JA), a.Vote(Ballot.NEIN)
LIBERAL, FASCIST = Policy.LIBERAL, Policy.FASCIST
NAMES = ("Anna", "Ben", "Chiara", "Dov", "Emre", "Frida", "Gil", "Hana", "Ivo", "Jun")


class Gathering:
    """People and bots at one table."""

    def __init__(
        self,
        people: int = 7,
        bots: int = 0,
        draw: Draw | None = None,
        options: m.Options | None = None,
    ) -> None:
        self.draw = draw or by_lot(0)
        self.now = 1000.0
        self.connected = frozenset[Seat]()
        self.rows: list[bytes] = []
        self.spoken: list[bytes] = []
        self.told: list[frozenset[Seat | None]] = []
        self.table = self.twin = self._stored(open_table("KTRQ", "0f" * 16, "p0"))
        for number in range(people):
            self.send(f"p{number}", Sit(NAMES[number]))
        for _ in range(bots):
            self.send("p0", m.AddBot())
        if options is not None:
            self.send("p0", m.SetOptions(options))

    # --- commands -------------------------------------------------------------------------------

    def send(self, who: str | None, command: HandledCommand, shown: int | None = None) -> Handled:
        """Have the table handle a command, store the result, and fold it twice."""
        seat = None if shown is None else Seat(shown)
        handled = handle(
            self.table, who, command, self.now, self.draw, shown=seat, connected=self.connected
        )
        assert len(handled.rows) + len(handled.said) <= 1, "one command is at most one row"
        wrong = handled.reply == m.Refused(m.Refusal.WRONG_DIGITS)  # the one try is over
        refused = handled.reply is not None and not wrong
        assert not refused or not (handled.rows or handled.said), "a refusal is no row"
        for row in handled.rows:
            self.table, self.twin = evolve(self.table, row), self._stored(row)
        for spoken in handled.said:
            stored = msgspec.json.encode(spoken)
            self.spoken.append(stored)
            self.table = hear(self.table, spoken)
            self.twin = hear(self.twin, msgspec.json.decode(stored, type=Spoken))
        return handled

    def _stored(self, row: TableRow) -> Table:
        self.rows.append(msgspec.json.encode(row))
        read = msgspec.json.Decoder[TableRow](TableRow).decode(self.rows[-1])
        return evolve(self.twin if len(self.rows) > 1 else None, read)

    def rebuilt(self) -> Table:
        """The table as a restart finds it."""
        return folded(*self.stored())

    def stored(self) -> tuple[list[TableRow], list[Spoken]]:
        """All rows, and all talk, as they are read from the disk."""
        decoder = msgspec.json.Decoder[TableRow](TableRow)
        spoken = [msgspec.json.decode(spoken, type=Spoken) for spoken in self.spoken]
        return [decoder.decode(row) for row in self.rows], spoken

    def start(self) -> Self:
        """Deal, and have all the people look."""
        self.accepted("p0", m.Start())
        for seat, chair in enumerate(self.table.seats):
            if chair.human:
                self.accepted(chair.person, m.Looked(), seat)
        return self

    def dealt_for(self, command: m.Start) -> Game:
        """The game that the host's command would deal, which is not kept."""
        [row] = handle(self.table, "p0", command, self.now, self.draw).rows
        dealt = evolve(self.table, row).game
        assert dealt is not None
        return dealt

    def rematch(self) -> Self:
        """Everybody is ready, and the countdown runs out: the next game is dealt."""
        for seat, chair in enumerate(self.table.seats):
            if chair.human:
                self.accepted(chair.person, m.Rematch(), seat)
        self.now += COUNTDOWN
        assert self.accepted(None, RematchDue()).rows
        return self

    def accepted(
        self, who: str | None, command: HandledCommand, shown: int | None = None
    ) -> Handled:
        """A command that is not refused."""
        handled = self.send(who, command, shown)
        assert handled.reply is None, handled.reply
        return handled

    def refusal(self, who: str | None, command: HandledCommand) -> m.Refusal:
        """The reason of a refusal, after which nothing has changed."""
        reply = self.send(who, command).reply
        assert isinstance(reply, m.Refused)
        return reply.reason

    def message(self, seat: int, action: a.SeatAction) -> HandledCommand:
        """What a seat sends to act now, or what its bot answers."""
        phase, attempt = self.game.phase, attempt_of(self.game, Seat(seat))
        if self.table.seats[seat].person is None or self.table.seats[seat].deputy:
            return BotAnswers(Seat(seat), phase, attempt, action)
        return m.Act(phase, attempt, action)

    def act(self, seat: int, *actions: a.SeatAction) -> Self:
        """A seat acts, and is accepted."""
        for action in actions:
            self.act_rows(seat, action)
        return self

    def act_rows(self, seat: int, action: a.SeatAction) -> tuple[TableRow, ...]:
        """The rows of an act that is accepted."""
        return self.accepted(self.who(seat), self.message(seat, action), seat).rows

    def say(
        self, seat: int, talk: AnyTalk, channel: m.Channel = m.Channel.TABLE
    ) -> m.Refusal | None:
        """A seat says something; return the refusal, if any."""
        return self.whisper(self.who(seat), talk, channel, seat)

    def whisper(
        self,
        who: str | None,
        talk: AnyTalk,
        channel: m.Channel = m.Channel.SPECTATORS,
        shown: int | None = None,
    ) -> m.Refusal | None:
        """A person says something in a channel; return the refusal, if any."""
        reply = self.send(who, m.Say(talk, channel), shown).reply
        assert not isinstance(reply, m.Rejected)
        return None if reply is None else reply.reason

    def heard(self, channel: m.Channel = m.Channel.TABLE) -> list[AnyTalk]:
        """All that was said in a channel."""
        return [said.talk for said in talk_of(self.table, channel)]

    def read(self, reader: Reader) -> dict[m.Channel, list[AnyTalk]]:
        """What a returning reader is sent, by channel; channels with nothing are left out."""
        updates = (talk_for(self.table, reader, channel) for channel in m.Channel)
        return {
            update.channel: [one.said.talk for one in update.said]
            for update in updates
            if update is not None
        }

    def reader(self, seat: int | None) -> Reader:
        """A seat, as its own phone shows it; None for a spectator without a session."""
        return Reader(None, None) if seat is None else Reader(Seat(seat), self.who(seat))

    # --- whole phases ---------------------------------------------------------------------------

    def elect(self, nominee: int) -> Self:
        """The candidate nominates, everybody votes Ja."""
        self.act(self.board.rounds[-1].candidate, a.NOMINATE[nominee])
        return self.vote(JA)

    def vote(self, ballot: a.Vote) -> Self:
        """All who are awaited vote alike."""
        for seat in self.awaited():
            self.act(seat, ballot)
        return self

    def legislate(self, discarded: str, enacted: str) -> Self:
        """The government of this round discards and enacts."""
        president, chancellor = self.government()
        self.act(president, a.Discard(Policy(discarded)))
        return self.act(chancellor, a.Enact(Policy(enacted)))

    def play(self, rng: random.Random, after_each: Callable[[Self], None]) -> Self:
        """Play at random to the end; while an election is open, ballots change now and then."""
        while self.table.stage is m.Stage.PLAYING:
            self.now += 1.0
            able = [seat for seat in self.viewers() if seat is not None and self.choices(seat)]
            seat = rng.choice(able if rng.random() < 0.1 else self.awaited())
            self.act(seat, rng.choice(self.choices(seat)))
            after_each(self)
        return self

    # --- what there is --------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The running or last game."""
        assert self.table.game is not None
        return self.table.game

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return self.game.board

    def government(self) -> tuple[Seat, Seat]:
        """Candidate and nominee of this round."""
        nominee = self.board.rounds[-1].nominee
        assert nominee is not None
        return self.board.rounds[-1].candidate, nominee

    def awaited(self) -> list[Seat]:
        """The seats that are to act."""
        return [actor for actor in awaited(self.board) if isinstance(actor, int)]

    def who(self, seat: int) -> str | None:
        """The session in a seat."""
        return self.table.seats[seat].person

    def choices(self, seat: int) -> tuple[a.SeatAction, ...]:
        """What the player of this seat may choose: the person, a bot or a deputy."""
        return options(view(self.game.state, Seat(seat)))

    def options(self, seat: int) -> tuple[a.SeatAction, ...]:
        """What this seat is offered."""
        return self.update(seat, self.game.step).options

    def update(self, seat: int | None, since: int = -1) -> m.Update:
        """What a viewer is sent."""
        update = update_for(self.table, None if seat is None else Seat(seat), since)
        assert update is not None
        return update

    def viewers(self) -> list[Seat | None]:
        """Every seat, and None for a spectator."""
        return [None, *(Seat(seat) for seat in range(len(self.table.seats)))]


def finished(people: int = 6, bots: int = 0) -> Gathering:
    """A table whose game is over in the quickest way: by chaos and Fascist tiles."""
    gathering = Gathering(people, bots).start()
    while gathering.table.stage is m.Stage.PLAYING:
        gathering.act(gathering.awaited()[0], gathering.options(gathering.awaited()[0])[0])
    return gathering


def names(table: Table) -> list[str]:
    """The names of the players, in seat order."""
    return [chair.name for chair in table.seats if not chair.left]


def sent(table: Table, viewer: Seat | None, now: float = 0.0) -> bytes:
    """Every byte that a viewer who comes back gets."""
    who = None if viewer is None else table.seats[viewer].person
    return sent_to(table, Reader(viewer, who), now)


def sent_to(table: Table, reader: Reader, now: float = 0.0) -> bytes:
    """Every byte that a reader who comes back gets: a spectator with a session, or a TV, too."""
    room = Room(frozenset())
    status = status_for(table, reader.seat, reader.person, room, now, tv=reader.tv)
    talk = [talk_for(table, reader, channel) for channel in m.Channel]
    return msgspec.json.encode([status, update_for(table, reader.seat), talk, ledger_for(table)])


def told(gathering: Gathering, without: int | None = None) -> list[bytes]:
    """Every byte that all viewers get, a spectator too, except one seat."""
    viewers = (viewer for viewer in gathering.viewers() if viewer is None or viewer != without)
    return [sent(gathering.table, viewer, gathering.now) for viewer in viewers]


def seat_number(table: Table, who: str) -> int:
    """The seat of a session that has one."""
    seat = seat_of(table, who)
    assert seat is not None
    return seat
