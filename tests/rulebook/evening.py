"""Seven people at a table, by number: person 3 sits in seat 3, and may be refused."""

from typing import Self

import msgspec

from secret_hitler.engine import actions as a
from secret_hitler.engine.game import options, view
from secret_hitler.engine.state import State, UsingPower
from secret_hitler.engine.terms import Policy, Seat
from secret_hitler.record.talk import AnyTalk
from secret_hitler.table.command_rights import Handled
from secret_hitler.table.commands import HandledCommand
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.updates import Room, status_for, update_for
from tests.support.draws import stacked
from tests.support.gathering import Gathering


class Evening(Gathering):
    """Hitler sits in the last seat, every hand is FFL, and seat 0 is the first candidate."""

    def __init__(self, options: m.Options | None = None, people: int = 7, bots: int = 0) -> None:
        self.last = Handled()
        """What came of the last command."""
        super().__init__(people, bots, stacked("LLLLFFH", "FFL" * 5), options)

    def sends(self, person: int, command: HandledCommand, waited: float = 0.0) -> Self:
        """A person sends a command, after the table has waited so many seconds more."""
        self.now += waited
        self.last = self.send(f"p{person}", command)
        return self

    def does(self, person: int, action: a.SeatAction) -> Self:
        """A person acts in the phase at hand."""
        return self.sends(person, self.message(person, action))

    def says(self, person: int, talk: AnyTalk) -> Self:
        """A person says something."""
        return self.sends(person, m.Say(talk))

    def execute(self, target: int) -> Self:
        """Play, with a Fascist tile in every session, until this seat has been executed."""
        while self.board.alive[target]:
            self.elect(self._trusted()).legislate("L", "F")
            self._use_power(target)
        return self

    def reach_veto(self) -> Self:
        """Play, with a Fascist tile in every session, until a Chancellor may ask for a veto."""
        while self.board.fascist_policies < 5:
            self.elect(self._trusted()).legislate("L", "F")
            self._use_power(5)
        self.elect(self._trusted())
        return self.act(self.board.rounds[-1].candidate, a.Discard(Policy.LIBERAL))

    def _trusted(self) -> Seat:
        """An eligible seat that is not Hitler."""
        offered = options(view(self.state, self.board.rounds[-1].candidate))
        named = (option.nominee for option in offered if isinstance(option, a.Nominate))
        return next(seat for seat in named if seat != len(self.table.seats) - 1)

    def _use_power(self, target: int) -> None:
        """Use the granted power, if any: on this seat if it is an Execution."""
        if isinstance(self.board.phase, UsingPower):
            president = self.awaited()[0]
            offered, execution = self.choices(president), a.Execute(Seat(target))
            self.act(president, execution if execution in offered else offered[0])

    @property
    def state(self) -> State:
        """The full state of the running game, which nobody sees."""
        return self.game.state

    @property
    def said(self) -> list[AnyTalk]:
        """What was said in this game."""
        return self.heard()

    def screen(self, seat: int | None) -> bytes:
        """What a seat, or a spectator, finds on coming back."""
        return msgspec.json.encode(update_for(self.table, None if seat is None else Seat(seat)))

    def screens(self, without: int | None = None) -> list[bytes]:
        """Every screen, a spectator's included, except one seat's."""
        seats = [seat for seat in range(len(self.table.seats)) if seat != without]
        return [self.screen(None), *(self.screen(seat) for seat in seats)]

    def status(self, seat: int | None) -> m.TableStatus:
        """The table as a seat, or a spectator, sees it."""
        viewer = None if seat is None else Seat(seat)
        everybody = frozenset(Seat(seat) for seat in range(len(self.table.seats)))
        who = None if viewer is None else self.who(viewer)
        return status_for(self.table, viewer, who, Room(everybody), 0.0).table
