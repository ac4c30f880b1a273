"""What each viewer is sent: that viewer's View, and what everybody may know (decision 0006).

Nothing is filtered out: an `Update` is built up from `view(state, viewer)`, counts that are the
same for all, and the events that are public or addressed to the viewer.
"""

import msgspec

from ..engine.events import PrivateEvent, PublicEvent, SeenEvent
from ..engine.game import awaited, blocked, options, stakes, view
from ..engine.state import Knowledge, View
from ..engine.terms import Reason, Seat
from ..record import sentences
from ..record.event_sentences import tell
from ..record.ledger import ledger
from ..record.record import GameRecord, compose
from ..record.sentences import Sentence
from .asking.questions import may_ask, question_statuses
from .clock import LATE, awaited_bots, bots_wait, clock_ends, rung, waited_for
from .game import Game, Step, attempt_of
from .pause import pause_status
from .protocol import messages as m
from .protocol.status import ArrangingStatus, SeatStatus, Stage, TableStatus, Topic
from .seats.admission import is_locked
from .seats.kudos import kudos_for, kudos_of
from .seats.queue import place_in_line
from .seats.rematch import starts_at
from .table import Table, host_seat, is_alone, order_of, seated, seats_of
from .talk.channels import Reader, channel_statuses, claims_closed, logs_closed
from .talk.explaining import explained
from .talk.ghosts import scores, sealed_by


def viewers_changed(before: Table, after: Table) -> frozenset[Seat | None]:
    """The viewers that need an `Update`: every seat and None (spectators), one seat, or nobody."""
    was, now = before.game, after.game
    if now is None:
        return frozenset()
    rested = (before.rest is None) is not (after.rest is None)
    same_step = was is not None and (before.games, was.step) == (after.games, now.step)
    if was is None or not same_step or before.stage is not after.stage or rested:
        return frozenset({None, *(Seat(seat) for seat in range(len(after.seats)))})
    chosen = {act.seat for act in now.accepted[len(was.accepted) :]}
    return frozenset(chosen | _relieved_or_replaced(before, after))


def _relieved_or_replaced(before: Table, after: Table) -> set[Seat]:
    """The seats whose deputy came or went: their options come or go."""
    chairs = zip(before.seats, after.seats, strict=False)
    return {Seat(seat) for seat, (was, now) in enumerate(chairs) if was.deputy is not now.deputy}


def update_for(table: Table, viewer: Seat | None, since: int = -1) -> m.Update | None:
    """The game as this viewer sees it, with the events after step `since`; None without a game.

    Steps are counted in game `table.games`: a client that saw another game has seen step -1.
    """
    game = table.game
    if game is None:
        return None
    viewer = viewer if viewer is not None and viewer < game.ruleset.players else None
    seen = view(game.state, viewer)
    replaced = viewer is not None and table.seats[viewer].deputy
    acting = table.stage is Stage.PLAYING and table.rest is None and not replaced
    return m.Update(
        game=table.games,
        step=game.step,
        phase=game.phase,
        attempt=0 if viewer is None else attempt_of(game, viewer),
        board=seen.board,
        knowledge=seen.knowledge,
        options=options(seen) if acting else (),
        blocked=tuple(m.Blocked(*pair) for pair in _blocked(seen)) if acting else (),
        stakes=stakes(seen.ruleset, seen.board) if acting else (),
        status=_game_status(table, game, viewer),
        events=_told(game, viewer, since),
    )


def _blocked(seen: View) -> tuple[tuple[Seat, Reason], ...]:
    """The seats that cannot be chosen now; spectators get what a chooser without secrets would."""
    if seen.knowledge is None:
        choosers = (seat for seat in awaited(seen.board) if isinstance(seat, int))
        seen = msgspec.structs.replace(seen, knowledge=Knowledge(next(choosers, Seat(0))))
    return blocked(seen)


class Room(msgspec.Struct, frozen=True):
    """Who is connected, according to the server's sockets, and whether its disk works."""

    connected: frozenset[Seat]
    spectators: int = 0
    tvs: int = 0
    saving: bool = True


def status_for(
    table: Table,
    viewer: Seat | None,
    who: str | None,
    room: Room,
    now: float,
    *,
    tv: bool = False,
) -> m.TableUpdate:
    """The table as this viewer sees it; `who` is the token of the viewer's session, if any."""
    sentence = _pressing_status(table, viewer, now) or _table_status(table, viewer)
    return m.TableUpdate(_status(table, Reader(viewer, who, tv), room, now), sentence, now)


def _status(table: Table, reader: Reader, room: Room, now: float) -> TableStatus:
    viewer, who = reader.seat, reader.person
    return TableStatus(
        code=table.code,
        stage=table.stage,
        you=viewer,
        yours=() if viewer is None else seats_of(table, who),
        host=host_seat(table),
        seats=_seats(table, room.connected),
        order=order_of(table),
        queue=tuple(chair.name for chair in table.queue),
        queued=place_in_line(table, who) if viewer is None else None,
        spectators=room.spectators,
        tvs=room.tvs,
        options=table.options,
        narration=table.narration,
        voice=voice_for(table, viewer),
        channels=channel_statuses(table, reader),
        claims_closed=claims_closed(table, viewer),
        logs_closed=logs_closed(table, viewer),
        ruleset=None if table.game is None else table.game.ruleset,
        game=table.games,
        awaited=waited_for(table),
        rung=rung(table, now),
        clock_ends=clock_ends(table),
        paused=pause_status(table, viewer),
        arranging=_arranging(table),
        questions=question_statuses(table, viewer, who, room.connected),
        may_ask=may_ask(table, viewer, now),
        starts_at=starts_at(table),
        prediction=sealed_by(table, viewer),
        ghosts=scores(table),
        kudos_given=kudos_of(table, viewer),
        record=record_offered(table),
        alone=viewer is not None and is_alone(table, viewer),
        locked=is_locked(table),
        removed=tuple(gone.name for gone in table.removed),
        bots_wait=bots_wait(table),
        saving=room.saving,
    )


def voice_for(table: Table, viewer: Seat | None) -> str | None:
    """The link to the group's voice call: for people at the table, not for spectators."""
    return None if viewer is None else table.voice


def ledger_for(table: Table) -> m.LedgerUpdate | None:
    """The claims of this game, the same for everybody; None without a game."""
    game = table.game
    if game is None:
        return None
    return m.LedgerUpdate(table.games, ledger(game.ruleset, game.board, table.talk))


def record_offered(table: Table) -> bool:
    """Whether the last game is over and its ballots are not secret."""
    game = table.game
    return game is not None and game.over and not game.ruleset.secret_ballots


def record_of(table: Table) -> GameRecord | None:
    """The record of the last game, without names and times; None if it is not offered."""
    if table.game is None or not record_offered(table):
        return None
    return compose(table.game.ruleset, table.game.rows, table.talk)


def _told(game: Game, viewer: Seat | None, since: int) -> tuple[m.Told, ...]:
    """The events that a viewer missed, each with its sentence; all if `since` is no step so far."""
    first = since + 1 if -1 <= since <= game.step else 0
    return tuple(
        m.Told(
            event,
            tell(event, game.ruleset, step.before, viewer),
            number,
            step.chosen_by_deputies(event),
            explained(step, event),
        )
        for number, step in enumerate(game.steps[first:], first)
        for event in _own(step, viewer)
    )


def _own(step: Step, viewer: Seat | None) -> tuple[SeenEvent, ...]:
    """The events of a step that a viewer may see: public ones, and those addressed to it."""
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


def _pressing_status(table: Table, viewer: Seat | None, now: float) -> Sentence | None:
    """Why nothing happens: a pause, or somebody who is missing or slow."""
    if table.rest is not None:
        return sentences.paused_status(table.rest.by, viewer)
    about = (question.seat for question in table.questions if question.topic is Topic.DEPUTY)
    missing = tuple(seat for seat in about if seat is not None)
    if missing:
        return sentences.deputy_status(missing, viewer)
    awaited_now = waited_for(table)
    if viewer in awaited_now:
        return None
    if bots_wait(table):
        return sentences.bots_wait_status(awaited_bots(table), viewer)
    late = awaited_now if rung(table, now) >= LATE else ()
    return sentences.waiting_status(late) if late else None


def _table_status(table: Table, viewer: Seat | None) -> Sentence:
    """What the table is waiting for."""
    if table.arranging is not None:
        return sentences.arranging_status(
            table.arranging.found[-1], viewer, again=table.arranging.again
        )
    if table.stage is Stage.LOBBY:
        return sentences.lobby_status(host_seat(table), len(seated(table)), viewer)
    if table.stage is Stage.ENVELOPES:
        waiting = (Seat(seat) for seat, chair in enumerate(table.seats) if not chair.looked)
        return sentences.envelopes_status(tuple(waiting), len(table.seats), viewer)
    if table.stage is Stage.ENDED:
        if starts_at(table) is not None:
            return sentences.countdown_status()
        people = [(Seat(seat), chair) for seat, chair in enumerate(table.seats) if chair.human]
        late = tuple(seat for seat, chair in people if not chair.ready)
        return sentences.ended_status(late, len(people), viewer)
    assert table.game is not None, "who plays has a game"
    return _game_status(table, table.game, viewer)


def _seats(table: Table, connected: frozenset[Seat]) -> tuple[SeatStatus, ...]:
    """The seats. The server's bots are always connected; a shared phone connects all its seats."""
    there = {None, *(table.seats[seat].person for seat in connected)}
    return tuple(
        SeatStatus(
            name=chair.name,
            bot=chair.bot,
            connected=not chair.left and chair.person in there,
            looked=chair.looked,
            ready=chair.ready,
            left=chair.left,
            passed=chair.passed,
            deputy=chair.deputy,
            style=chair.style,
            kudos=kudos_for(table, Seat(seat)),
            wins=chair.wins if table.options.tally else 0,
            muted=chair.person in table.muted,
        )
        for seat, chair in enumerate(table.seats)
    )


def _arranging(table: Table) -> ArrangingStatus | None:
    asked = table.arranging
    return None if asked is None else ArrangingStatus(asked.found, asked.again)
