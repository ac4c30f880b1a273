"""What can be asked about bots: why one made a public choice, and what a lone player can know.

This module decides what is public; the server computes the answer and sends it to the asker only.
"""

from ...engine import actions as a
from ...engine import events as e
from ...engine.state import View, view
from ...engine.terms import Seat
from ...record.deeds import shown
from ..command_rights import Advice, Asked, Explanation, Handled, refused
from ..game import Game, Step
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..table import is_alone


def explained(step: Step, event: e.Event) -> tuple[Seat, ...]:
    """The seats of bots and deputies whose choices this event shows."""
    chosen = (seat for seat, _ in shown(event, step.before))
    return tuple([seat for seat in chosen if seat in step.bots or seat in step.deputies])


def ask_why(asked: Asked, command: m.AskWhy) -> Handled:
    """Ask why a bot chose a public act, given only the act and what everybody knew before it."""
    table, game = asked.table, asked.table.game
    action = None if game is None else _choice(game, command.step, command.seat)
    if game is None or action is None:
        return refused(Refusal.NOTHING_TO_EXPLAIN)
    public = View(game.ruleset, game.steps[command.step].before)
    talk = tuple([said for said in table.talk if said.step < command.step])
    return Handled(work=Explanation(table.games, command.step, command.seat, public, talk, action))


def _choice(game: Game, number: int, seat: Seat) -> a.SeatAction | None:
    """What a bot in this seat chose in that step; None if not everybody could see it."""
    if number not in range(len(game.steps)):
        return None
    step = game.steps[number]
    choices = (
        action
        for event in step.events
        if seat in explained(step, event)
        for chooser, action in shown(event, step.before)
        if chooser == seat
    )
    return next(choices, None)


def ask_hint(asked: Asked, _command: m.AskHint) -> Handled:
    """Ask what can be known from one's own view, as the only person among bots."""
    table, game, seat = asked.table, asked.table.game, asked.seat
    if seat is None or game is None or not is_alone(table, seat):
        return refused(Refusal.NOT_ALONE)
    seen = view(game.state, seat)
    players = tuple([chair.bot for chair in table.seats])
    return Handled(work=Advice(table.games, game.step, seen, table.talk, players))
