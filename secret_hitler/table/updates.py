"""What each viewer is told, composed from that viewer's View and from what everybody may know (D9).

Nothing is taken out of anything: an `Update` is built of `view(state, viewer)`, counts that are
equal for all, and the events that are public or addressed to the viewer.
"""

from ..engine.events import PrivateEvent, PublicEvent, SeenEvent
from ..engine.game import awaited, blocked, options, stakes, view
from ..engine.terms import Seat
from ..record import sentences
from ..record.record import GameRecord, compose
from ..record.sentences import Sentence
from ..record.telling import tell
from . import messages as m
from .clock import overdue
from .game import Game, Step, attempt_of
from .messages import Stage
from .table import Table, host_seat, seated


def viewers_changed(before: Table, after: Table) -> frozenset[Seat | None]:
    """Who is owed an `Update`: every seat and None (spectators), one seat, or nobody."""
    was, now = before.game, after.game
    if now is None or was is now:
        return frozenset()
    same_step = was is not None and (before.games, was.step) == (after.games, now.step)
    if was is None or not same_step or before.stage is not after.stage:
        return frozenset({None, *(Seat(seat) for seat in range(len(after.seats)))})
    return frozenset(act.seat for act in now.accepted[len(was.accepted) :])


def update_for(table: Table, viewer: Seat | None, since: int = -1) -> m.Update | None:
    """The game as this viewer sees it, with the events after step `since`; None without a game.

    Steps are counted in game `table.games`: whoever saw another game has seen step -1 of it.
    """
    game = table.game
    if game is None:
        return None
    viewer = viewer if viewer is not None and viewer < game.ruleset.players else None
    seen = view(game.state, viewer)
    acting = table.stage is Stage.PLAYING
    return m.Update(
        game=table.games,
        step=game.step,
        phase=game.phase,
        attempt=0 if viewer is None else attempt_of(game, viewer),
        board=seen.board,
        knowledge=seen.knowledge,
        options=options(seen) if acting else (),
        blocked=tuple(m.Blocked(*pair) for pair in blocked(seen)) if acting else (),
        stakes=stakes(seen.ruleset, seen.board) if acting else (),
        status=_game_status(table, game, viewer),
        events=_told(game, viewer, since),
    )


def status_for(
    table: Table, viewer: Seat | None, connected: frozenset[Seat], spectators: int, now: float
) -> m.TableUpdate:
    """The table as this viewer sees it."""
    status = m.TableStatus(
        code=table.code,
        stage=table.stage,
        you=viewer,
        yours=() if viewer is None else (viewer,),
        host=host_seat(table),
        seats=_seats(table, connected),
        spectators=spectators,
        options=table.options,
        ruleset=None if table.game is None else table.game.ruleset,
        game=table.games,
        overdue=overdue(table, now),
        record=record_offered(table),
    )
    return m.TableUpdate(status, _table_status(table, viewer))


def talk_for(table: Table, since: int = 0) -> m.TalkUpdate | None:
    """The talk of this game from number `since` on; None if there is nothing new."""
    new = table.talk[since:]
    return m.TalkUpdate(table.games, len(table.talk), new) if new else None


def record_offered(table: Table) -> bool:
    """Whether the last game is over and its ballots are no secret."""
    game = table.game
    return game is not None and game.over and not game.ruleset.secret_ballots


def record_of(table: Table) -> GameRecord | None:
    """The record of the last game, without names; None where none is offered."""
    if table.game is None or not record_offered(table):
        return None
    return compose(table.game.ruleset, table.game.rows, table.talk)


def _told(game: Game, viewer: Seat | None, since: int) -> tuple[m.Told, ...]:
    """The events that a viewer missed, each with its sentence; a future step is none at all."""
    first = since + 1 if -1 <= since <= game.step else 0
    return tuple(
        m.Told(event, tell(event, game.ruleset, step.before, viewer))
        for step in game.steps[first:]
        for event in _own(step, viewer)
    )


def _own(step: Step, viewer: Seat | None) -> tuple[SeenEvent, ...]:
    """What a viewer may see of a step: what is public, and what is addressed to it."""
    return tuple(
        event
        for event in step.events
        if isinstance(event, PublicEvent)
        or (isinstance(event, PrivateEvent) and event.to == viewer)
    )


def _game_status(table: Table, game: Game, viewer: Seat | None) -> Sentence:
    if table.stage is Stage.ENVELOPES:
        return _table_status(table, viewer)
    return sentences.status(game.ruleset, game.board, viewer, awaited(game.board))


def _table_status(table: Table, viewer: Seat | None) -> Sentence:
    """What the table waits for."""
    if table.stage is Stage.LOBBY:
        return sentences.lobby_status(host_seat(table), len(seated(table)), viewer)
    if table.stage is Stage.ENVELOPES:
        waiting = (Seat(seat) for seat, chair in enumerate(table.seats) if not chair.looked)
        return sentences.envelopes_status(tuple(waiting), len(table.seats), viewer)
    if table.stage is Stage.ENDED:
        people = [(Seat(seat), chair) for seat, chair in enumerate(table.seats) if chair.human]
        late = tuple(seat for seat, chair in people if not chair.ready)
        return sentences.ended_status(late, len(people), viewer)
    assert table.game is not None, "who plays has a game"
    return _game_status(table, table.game, viewer)


def _seats(table: Table, connected: frozenset[Seat]) -> tuple[m.SeatStatus, ...]:
    """Bots of ours are always there."""
    return tuple(
        m.SeatStatus(
            name=chair.name,
            bot=chair.bot,
            connected=not chair.left and (chair.person is None or Seat(seat) in connected),
            looked=chair.looked,
            ready=chair.ready,
            left=chair.left,
        )
        for seat, chair in enumerate(table.seats)
    )
