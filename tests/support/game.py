"""A game on the table: placed as a sentence needs it, and moved by the engine alone."""

from typing import Self

import msgspec

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine import game as engine
from secret_hitler.engine.memories import PeekedTiles, SeenParty
from secret_hitler.engine.state import (
    Board,
    GameOver,
    Knowledge,
    Phase,
    ShufflingPolicyDeck,
    State,
    view,
)
from secret_hitler.engine.terms import (
    CHANCE,
    Actor,
    Chance,
    Government,
    Party,
    People,
    Policy,
    Seat,
)

from .letters import ballots, deck, without

replace = msgspec.structs.replace


class Game:
    """One game in progress; every verb returns the game itself."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: e.Events = ()
        """What the last act brought."""

    # --- acts -------------------------------------------------------------------------------

    def do(self, actor: int | Chance | People, action: a.AnyAction) -> Self:
        """Act."""
        self.state, self.events = engine.apply(self.state, as_actor(actor), action)
        return self

    def refuses(self, actor: int | Chance | People, action: a.AnyAction) -> bool:
        """Whether this act is refused; it is tried and not kept."""
        before = self.fingerprint()
        try:
            engine.apply(self.state, as_actor(actor), action)
        except engine.IllegalAction:
            return True
        finally:
            assert self.fingerprint() == before
        return False

    def nominate(self, nominee: int) -> Self:
        """The candidate nominates."""
        return self.do(self.candidate, a.Nominate(Seat(nominee)))

    def vote(self, cast: str) -> Self:
        """The living vote in seat order, as many as there are letters."""
        living = [seat for seat, alive in enumerate(self.board.alive) if alive]
        for seat, ballot in zip(living, ballots(cast), strict=False):
            self.do(seat, a.Vote(ballot))
        return self

    def elect(self, nominee: int, top: str = "") -> Self:
        """A government is elected by all, and finds these tiles on top."""
        return self.stack(top).nominate(nominee).vote("J" * sum(self.board.alive))

    def reject(self, nominee: int) -> Self:
        """A government is voted down by all."""
        return self.nominate(nominee).vote("N" * sum(self.board.alive))

    def discard(self, tile: str) -> Self:
        """The President discards."""
        return self.do(self.government.president, a.Discard(Policy(tile)))

    def enact(self, tile: str) -> Self:
        """The Chancellor enacts."""
        return self.do(self.government.chancellor, a.Enact(Policy(tile)))

    def govern(self, nominee: int, hand: str, discarded: str, enacted: str) -> Self:
        """A whole session: elected by all, three tiles drawn, one discarded, one enacted."""
        return self.elect(nominee, top=hand).discard(discarded).enact(enacted)

    def veto(self, *, agreed: bool) -> Self:
        """The Chancellor asks for a veto, and the President answers."""
        self.do(self.government.chancellor, a.ProposeVeto())
        return self.do(self.government.president, a.AnswerVeto(agreed))

    def investigate(self, target: int) -> Self:
        """The President investigates."""
        return self.do(self.government.president, a.InvestigateLoyalty(Seat(target)))

    def shuffle(self, order: str) -> Self:
        """Chance gives the deck this order."""
        return self.do(CHANCE, a.ShufflePolicyDeck(deck(order)))

    def stack(self, top: str) -> Self:
        """Put these tiles on top, taken from further down."""
        pile = self.state.secrets.draw_pile
        order = (*deck(top), *without(pile, deck(top)))
        self.state = replace(self.state, secrets=replace(self.state.secrets, draw_pile=order))
        return self

    # --- what lies there ----------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return self.state.board

    @property
    def phase(self) -> Phase:
        """What is to happen now."""
        return self.board.phase

    @property
    def candidate(self) -> Seat:
        """The Presidential Candidate of this round."""
        return self.board.rounds[-1].candidate

    @property
    def government(self) -> Government:
        """The pair elected last."""
        assert self.board.last_government is not None
        return self.board.last_government

    def awaited(self) -> set[Actor]:
        """Who must act."""
        return set(engine.awaited(self.board))

    def options(self, seat: int) -> tuple[a.SeatAction, ...]:
        """What this seat may choose."""
        return engine.options(view(self.state, Seat(seat)))

    def targets(self, seat: int) -> set[int]:
        """The seats that this seat may choose among."""
        named = (
            option.nominee
            if isinstance(option, a.Nominate)
            else option.target
            if isinstance(option, a.InvestigateLoyalty | a.CallSpecialElection | a.Execute)
            else None
            for option in self.options(seat)
        )
        return {int(seat) for seat in named if seat is not None}

    def phase_counts(self) -> tuple[int, int]:
        """How many Liberal and Fascist tiles are to be shuffled."""
        assert isinstance(self.phase, ShufflingPolicyDeck)
        return self.phase.liberal_tiles, self.phase.fascist_tiles

    def winners(self) -> set[int]:
        """The seats that have won."""
        assert isinstance(self.phase, GameOver)
        assert self.board.roles is not None
        winner = self.phase.winner
        return {seat for seat, role in enumerate(self.board.roles) if role.party is winner}

    def happened(self, kind: type[e.Event]) -> bool:
        """Whether the last act brought an event of this kind."""
        return any(isinstance(event, kind) for event in self.events)

    def public_events(self) -> list[e.AnyEvent]:
        """What everybody saw of the last act."""
        return [event for event in self.events if isinstance(event, e.PublicEvent)]

    # --- what somebody knows ------------------------------------------------------------------

    def sees(self, seat: int) -> Knowledge:
        """What this seat knows beyond the board."""
        return self.state.knowledge[seat]

    def hand(self, seat: int) -> tuple[Policy, ...]:
        """The tiles that this seat holds."""
        return self.sees(seat).hand

    def remembers(self, seat: int) -> list[tuple[Policy, ...]]:
        """Every set of tiles that this seat has seen."""
        return [
            memory.tiles for memory in self.sees(seat).memories if not isinstance(memory, SeenParty)
        ]

    def peeked(self, seat: int) -> tuple[Policy, ...]:
        """What this seat saw in its last Policy Peek."""
        seen = [memory for memory in self.sees(seat).memories if isinstance(memory, PeekedTiles)]
        return seen[-1].tiles

    def seen_party(self, seat: int) -> tuple[int, Party]:
        """Whom this seat investigated last, and with what answer."""
        seen = [memory for memory in self.sees(seat).memories if isinstance(memory, SeenParty)]
        return seen[-1].target, seen[-1].party

    def watches(self) -> Board:
        """What a watcher sees."""
        return view(self.state, None).board

    def view(self, seat: int | None) -> bytes:
        """The whole view of this seat, or of a watcher, as bytes."""
        return msgspec.json.encode(view(self.state, None if seat is None else Seat(seat)))

    def views(self, without: int | None = None) -> list[bytes]:
        """Every view, a spectator's included, except one seat's."""
        seats = [seat for seat in range(self.state.ruleset.players) if seat != without]
        return [self.view(None), *(self.view(seat) for seat in seats)]

    def fingerprint(self) -> bytes:
        """Everything there is, as bytes."""
        return msgspec.json.encode(self.state)


def as_actor(actor: int | Chance | People) -> Actor:
    """A seat from its number; chance and the table as they are."""
    return Seat(actor) if isinstance(actor, int) else actor
