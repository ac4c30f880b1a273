"""A table with people at it, moved by commands alone: person 3 sits in seat 3."""

from typing import Self

import msgspec

from secret_hitler.engine import actions as a
from secret_hitler.engine.game import awaited, options, view
from secret_hitler.engine.state import (
    Board,
    ChoosingFirstCandidate,
    DealingRoles,
    Nominating,
    ShufflingPolicyDeck,
    State,
    UsingPower,
)
from secret_hitler.engine.terms import Ballot, Policy, Seat
from secret_hitler.record.talk import AnyTalk
from secret_hitler.table.command_rights import Handled, Sit
from secret_hitler.table.commands import HandledCommand, handle, open_table
from secret_hitler.table.evolve import evolve, hear
from secret_hitler.table.game import attempt_of
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.rows import Spoken, TableRow
from secret_hitler.table.table import Table
from secret_hitler.table.updates import Room, status_for, update_for
from tests.support.game import deck, roles

JA, NEIN = a.Vote(Ballot.JA), a.Vote(Ballot.NEIN)
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta")


def chance(board: Board) -> a.ChanceAction:
    """Chance of one mind: Hitler in the last seat, every hand FFL, seat 0 runs first."""
    phase = board.phase
    if isinstance(phase, DealingRoles):
        return a.DealRoles(roles("L" * phase.liberals + "F" * phase.fascists + "H"))
    if isinstance(phase, ShufflingPolicyDeck):
        hands = min(phase.fascist_tiles // 2, phase.liberal_tiles)
        rest = "F" * (phase.fascist_tiles - 2 * hands) + "L" * (phase.liberal_tiles - hands)
        return a.ShufflePolicyDeck(deck("FFL" * hands + rest))
    assert isinstance(phase, ChoosingFirstCandidate)
    return a.ChooseFirstCandidate(Seat(0))


class Evening:
    """Seven people at one table; every verb returns the evening itself."""

    def __init__(self, options: m.Options | None = None, people: int = 7, bots: int = 0) -> None:
        self.rows: list[TableRow] = []
        self.spoken: list[Spoken] = []
        self.table = self._store(open_table("KTRP", "5e" * 16, "0"))
        self.last = Handled()
        """What came of the last command."""
        for seat in range(people):
            self.send(seat, Sit(NAMES[seat]))
        for _ in range(bots):
            self.send(0, m.AddBot())
        if options is not None:
            self.send(0, m.SetOptions(options))

    def start(self) -> Self:
        """Deal, and everybody looks into the envelope."""
        self.send(0, m.Start())
        for seat, chair in enumerate(self.table.seats):
            if chair.human:
                self.send(seat, m.Looked())
        return self

    def send(self, person: int, command: HandledCommand, now: float = 0.0) -> Self:
        """A person sends a command, and what comes of it is stored."""
        self.last = handle(self.table, str(person), command, now, chance)
        for row in self.last.rows:
            self.table = self._store(row)
        for spoken in self.last.said:
            self.spoken.append(spoken)
            self.table = hear(self.table, spoken)
        return self

    def act(self, person: int, action: a.SeatAction, now: float = 0.0) -> Self:
        """A person acts in the phase at hand."""
        return self.send(person, self.message(person, action), now)

    def message(self, person: int, action: a.SeatAction) -> m.Act:
        """The message by which a person acts now."""
        assert self.table.game is not None
        return m.Act(self.board.phase_number, attempt_of(self.table.game, Seat(person)), action)

    def say(self, person: int, talk: AnyTalk) -> Self:
        """A person says something."""
        return self.send(person, m.Say(talk))

    def elect(self, nominee: int) -> Self:
        """The candidate nominates, and all the living vote Ja."""
        assert isinstance(self.board.phase, Nominating)
        self.act(self.board.rounds[-1].candidate, a.Nominate(Seat(nominee)))
        for actor in awaited(self.board):
            assert isinstance(actor, int)
            self.act(actor, JA)
        return self

    def legislate(self, discarded: str, enacted: str) -> Self:
        """The government discards and enacts."""
        government = self.board.last_government
        assert government is not None
        self.act(government.president, a.Discard(Policy(discarded)))
        return self.act(government.chancellor, a.Enact(Policy(enacted)))

    def execute(self, target: int) -> Self:
        """Play on, a Fascist tile in every session, until this seat has been executed."""
        while self.board.alive[target]:
            self.elect(self._trusted()).legislate("L", "F")
            self._use_power(target)
        return self

    def reach_veto(self) -> Self:
        """Play on, a Fascist tile in every session, until a Chancellor may ask for a veto."""
        while self.board.fascist_policies < 5:
            self.elect(self._trusted()).legislate("L", "F")
            self._use_power(5)
        self.elect(self._trusted())
        return self.act(self.board.rounds[-1].candidate, a.Discard(Policy.LIBERAL))

    def _trusted(self) -> Seat:
        """Somebody eligible who is not Hitler."""
        offered = options(view(self.state, self.board.rounds[-1].candidate))
        named = (option.nominee for option in offered if isinstance(option, a.Nominate))
        return next(seat for seat in named if seat != len(self.table.seats) - 1)

    def _use_power(self, target: int) -> None:
        """Use the power that was granted, if any: on this seat where it is an Execution."""
        if not isinstance(self.board.phase, UsingPower):
            return
        assert self.board.last_government is not None
        president = self.board.last_government.president
        execution = a.Execute(Seat(target))
        offered = options(view(self.state, president))
        self.act(president, execution if execution in offered else offered[0])

    @property
    def state(self) -> State:
        """The running game, as nobody sees it."""
        assert self.table.game is not None
        return self.table.game.state

    @property
    def board(self) -> Board:
        """What everybody sees of the game."""
        return self.state.board

    @property
    def heard(self) -> list[AnyTalk]:
        """What was said in this game."""
        return [said.talk for said in self.table.talk]

    def screen(self, seat: int | None) -> bytes:
        """What a seat finds when it comes back, or a watcher."""
        return msgspec.json.encode(update_for(self.table, None if seat is None else Seat(seat)))

    def screens(self, without: int | None = None) -> list[bytes]:
        """Every screen, a watcher's included, but for one seat's."""
        seats = [seat for seat in range(len(self.table.seats)) if seat != without]
        return [self.screen(None), *(self.screen(seat) for seat in seats)]

    def status(self, seat: int | None) -> m.TableStatus:
        """The table as a seat sees it, or a watcher."""
        viewer = None if seat is None else Seat(seat)
        everybody = frozenset(Seat(seat) for seat in range(len(self.table.seats)))
        who = None if viewer is None else self.table.seats[viewer].person
        return status_for(self.table, viewer, who, Room(everybody), 0.0).table

    def restored(self) -> Table:
        """The table as its stored rows alone tell it."""
        first, *rest = self.rows
        table = evolve(None, first)
        for row in rest:
            table = evolve(table, row)
        for spoken in self.spoken:
            table = hear(table, spoken)
        return table

    def _store(self, row: TableRow) -> Table:
        self.rows.append(row)
        return evolve(self.table if len(self.rows) > 1 else None, row)
