"""What can be asked about bots: why one did what all could see, and what a lone player can know.

Here is decided what lies open; the server has it reckoned, and answers whoever asked alone.
"""

from collections.abc import Callable, Iterator
from typing import Final, Never

from ...engine import actions as a
from ...engine import events as e
from ...engine.complete import complete
from ...engine.state import Board, View, view
from ...engine.terms import Seat
from ..command_rights import Advice, Asked, Explanation, Handled, refused
from ..game import Game, Step
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..table import is_alone

Deed = tuple[Seat, a.SeatAction]
"""Who chose what."""


# --- what lies open ---------------------------------------------------------------------------


def deeds(event: e.Event, before: Board) -> tuple[Deed, ...]:
    """The choices that this event shows to everybody; `before` is the Board before its act."""
    told = OPEN.get(event.__class__)
    return () if told is None else tuple(told(event, before))  # type: ignore[arg-type]  # by class


def explained(step: Step, event: e.Event) -> tuple[Seat, ...]:
    """The seats of bots and deputies whose choices this event shows."""
    chosen = (seat for seat, _ in deeds(event, step.before))
    return tuple([seat for seat in chosen if seat in step.bots or seat in step.deputies])


def _nominated(event: e.Nominated, before: Board) -> Iterator[Deed]:
    yield before.rounds[-1].candidate, a.Nominate(event.nominee)


def _voted(event: e.VotesRevealed, _before: Board) -> Iterator[Deed]:
    for seat, ballot in enumerate(event.ballots or ()):  # none of them, where they stay secret
        if ballot is not None:
            yield Seat(seat), a.Vote(ballot)


def _enacted(event: e.PolicyEnacted, before: Board) -> Iterator[Deed]:
    chancellor = before.rounds[-1].nominee
    if not event.by_chaos and chancellor is not None:
        yield chancellor, a.Enact(event.policy)


def _proposed_veto(_event: e.VetoProposed, before: Board) -> Iterator[Deed]:
    chancellor = before.rounds[-1].nominee
    assert chancellor is not None, "whoever asks for a veto is Chancellor"
    yield chancellor, a.PROPOSE_VETO


def _answered_veto(event: e.VetoAnswered, before: Board) -> Iterator[Deed]:
    yield before.rounds[-1].candidate, a.AnswerVeto(event.consent)


def _investigated(event: e.LoyaltyInvestigated, before: Board) -> Iterator[Deed]:
    yield before.rounds[-1].candidate, a.InvestigateLoyalty(event.target)


def _peeked(_event: e.PoliciesPeeked, before: Board) -> Iterator[Deed]:
    yield before.rounds[-1].candidate, a.PeekAtPolicies()


def _called(event: e.SpecialElectionCalled, _before: Board) -> Iterator[Deed]:
    yield event.caller, a.CallSpecialElection(event.candidate)


def _executed(event: e.Executed, before: Board) -> Iterator[Deed]:
    yield before.rounds[-1].candidate, a.Execute(event.target)


OPEN: Final[dict[type, Callable[[Never, Board], Iterator[Deed]]]] = {
    e.Nominated: _nominated,
    e.VotesRevealed: _voted,
    e.PolicyEnacted: _enacted,
    e.VetoProposed: _proposed_veto,
    e.VetoAnswered: _answered_veto,
    e.LoyaltyInvestigated: _investigated,
    e.PoliciesPeeked: _peeked,
    e.SpecialElectionCalled: _called,
    e.Executed: _executed,
}
"""The events that show a choice; what a President discards, none does."""
UNCHOSEN: Final = {
    e.RolesDealt,
    e.PolicyDeckRanShort,
    e.PolicyDeckShuffled,
    e.RoundBegan,
    e.TermLimitsForgotten,
    e.BallotCast,
    e.GovernmentElected,
    e.ElectionFailed,
    e.ChancellorCleared,
    e.TilesDrawn,
    e.TilesPassed,
    e.PowerGranted,
    e.PowerLapsed,
    e.GameEnded,
    e.RolesRevealed,
}
"""The events that show no choice: what the rules or chance do, and what stays hidden."""
complete(e.AnyPublicEvent, OPEN, but=UNCHOSEN)


# --- commands ---------------------------------------------------------------------------------


def ask_why(asked: Asked, command: m.AskWhy) -> Handled:
    """Of a bot's act that lies open: what everybody knew before it, and the act alone."""
    table, game = asked.table, asked.table.game
    action = None if game is None else _choice(game, command.step, command.seat)
    if game is None or action is None:
        return refused(Refusal.NOTHING_TO_EXPLAIN)
    public = View(game.ruleset, game.steps[command.step].before)
    talk = tuple([said for said in table.talk if said.step < command.step])
    return Handled(work=Explanation(table.games, command.step, command.seat, public, talk, action))


def _choice(game: Game, number: int, seat: Seat) -> a.SeatAction | None:
    """What a bot in this seat chose in that step, if everybody could see it."""
    if number not in range(len(game.steps)):
        return None
    step = game.steps[number]
    shown = (
        action
        for event in step.events
        if seat in explained(step, event)
        for chooser, action in deeds(event, step.before)
        if chooser == seat
    )
    return next(shown, None)


def ask_hint(asked: Asked, _command: m.AskHint) -> Handled:
    """Where nobody else plays, the own view can be reckoned through for its owner."""
    table, game, seat = asked.table, asked.table.game, asked.seat
    if seat is None or game is None or not is_alone(table, seat):
        return refused(Refusal.NOT_ALONE)
    seen = view(game.state, seat)
    players = tuple([chair.bot for chair in table.seats])
    return Handled(work=Advice(table.games, game.step, seen, table.talk, players))
