"""Executed players: in each round they may seal a prediction, and are scored at the end.

Until then only its own seat knows a prediction, and it changes nothing for anyone else.
"""

from msgspec.structs import replace

from ...engine.state import Board
from ...engine.terms import Role, Seat
from .. import rows as r
from ..command_rights import Asked, Handled, refused
from ..game import Game
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..protocol.status import GhostScore, Prediction, Stage
from ..table import Sealed, Table


def predict(asked: Asked, command: m.Predict) -> Handled:
    """Seal a prediction: once per round, for good."""
    game, seat = asked.table.game, asked.seat
    assert game is not None, "while they play there is a game"
    assert seat is not None, "only who is seated may ask"
    if game.board.alive[seat]:
        return refused(Refusal.NOT_IN_THIS_STAGE)
    if sealed_by(asked.table, seat) is not None:
        return refused(Refusal.TOO_LATE)
    reason = _fault(game, seat, command.prediction)
    return Handled((r.Predicted(seat, command.prediction),)) if reason is None else refused(reason)


def _fault(game: Game, seat: Seat, guess: Prediction) -> Refusal | None:
    """What is wrong with a prediction: it must name other seats, each once. None if nothing is."""
    named = (guess.hitler, *guess.fascists)
    others = {Seat(other) for other in range(game.ruleset.players)} - {seat}
    if not others.issuperset(named) or len(set(named)) < len(named):
        return Refusal.NO_SUCH_SEAT
    if len(guess.fascists) > game.ruleset.fascists:
        return Refusal.TOO_LONG
    counted = game.board.rounds[-1].passed is not None
    return Refusal.TOO_LATE if guess.passes is not None and counted else None


def predicted(table: Table, row: r.Predicted) -> Table:
    """Store the prediction until the end."""
    assert table.game is not None, "predictions are about a game"
    sealed = Sealed(row.seat, _round(table.game.board), row.prediction)
    return replace(table, sealed=(*table.sealed, sealed))


def sealed_by(table: Table, seat: Seat | None) -> Prediction | None:
    """What this seat sealed in the current round."""
    if table.game is None or table.stage is not Stage.PLAYING:
        return None
    now = _round(table.game.board)
    own = (s.prediction for s in table.sealed if (s.seat, s.round) == (seat, now))
    return next(own, None)


def scores(table: Table) -> tuple[GhostScore, ...]:
    """How well each executed player predicted, once the roles are public."""
    game = table.game
    if game is None or game.board.roles is None or table.stage is not Stage.ENDED:
        return ()
    ghosts = sorted({sealed.seat for sealed in table.sealed})
    return tuple(_score(table, game.board, game.board.roles, ghost) for ghost in ghosts)


def _score(table: Table, board: Board, roles: tuple[Role, ...], ghost: Seat) -> GhostScore:
    own = [sealed for sealed in table.sealed if sealed.seat == ghost]
    guesses = [sealed.prediction for sealed in own]
    to_name = sum(role is Role.FASCIST for seat, role in enumerate(roles) if seat != ghost)
    votes = [
        sealed.prediction.passes is board.rounds[sealed.round].passed
        for sealed in own
        if sealed.prediction.passes is not None and board.rounds[sealed.round].passed is not None
    ]
    return GhostScore(
        seat=ghost,
        rounds=len(own),
        hitler=sum(roles[guess.hitler] is Role.HITLER for guess in guesses),
        fascists=sum(roles[seat] is Role.FASCIST for guess in guesses for seat in guess.fascists),
        fascists_of=to_name * len(own),
        votes=sum(votes),
        votes_of=len(votes),
    )


def _round(board: Board) -> int:
    """The number of the current round, from 0."""
    return len(board.rounds) - 1
