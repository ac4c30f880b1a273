"""How each row changes a table: the fold that makes every new Table.

The effect of a row on one thing (a pause, a question, the order of the seats) is defined next to
the commands about that thing; here are the rows of the game, and the table of all rows.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Never

from msgspec.structs import replace

from ..engine.complete import complete
from . import clock, pause
from . import rows as r
from .asking import consent, deputy, moving
from .asking.questions import without_old_questions
from .game import dealt, played
from .protocol.status import Channel, Stage
from .seats import admission, choices, kudos, order, queue, rematch, seating
from .table import Table, changed
from .talk import channels, ghosts, moderation


def evolve(table: Table | None, row: r.TableRow) -> Table:
    """The table after a row; the first row makes it. Raises `RecordError` for an impossible act."""
    if isinstance(row, r.TableOpened):
        return Table(row.code, row.secret, row.owner)
    assert table is not None, "a table begins with the row that opens it"
    after = EVOLVE[type(row)](table, row)  # type: ignore[arg-type]  # keyed by its class
    for put_right in AFTERWARDS:
        after = put_right(table, after)
    return replace(after, rows=table.rows + 1)


def folded(
    rows: Iterable[r.TableRow], said: Iterable[r.Spoken] = (), table: Table | None = None
) -> Table:
    """The table that rows and talk make; with a table given, those that came after its own.

    Each piece of talk comes after as many rows as when it was said: a row may renumber seats.
    """
    waiting = deque(said)
    for row in rows:
        if table is not None:
            table = hear(table, *_due(waiting, table))
        table = evolve(table, row)
    assert table is not None, "a table begins with the row that opens it"
    return hear(table, *waiting)


def _due(waiting: deque[r.Spoken], table: Table) -> Iterator[r.Spoken]:
    """The talk said before the next row. Old talk does not count rows, but gives its game."""
    while waiting and waiting[0].after <= table.rows and waiting[0].game <= table.games:
        yield waiting.popleft()


def hear(table: Table, *spoken: r.Spoken) -> Table:
    """The table after these things were said; talk of an earlier game is over.

    All at once, so that a table with much talk loads quickly from the disk.
    """
    for channel, heard in HEAR.items():
        new = [one for one in spoken if one.channel is channel and one.game == table.games]
        table = heard(table, new) if new else table
    return table


def _game_dealt(table: Table, row: r.GameDealt) -> Table:
    """Hand out new envelopes; bots look at once."""
    table = queue.lined_up(table, row.waiting)
    last = table.game
    phases_before = 0 if last is None else last.phase + 1
    seats = tuple(replace(chair, looked=not chair.in_person, ready=False) for chair in table.seats)
    return _opened_if_looked(
        replace(
            table,
            seats=seats,
            stage=Stage.ENVELOPES,
            games=table.games + 1,
            game=dealt(row.ruleset, row.row, row.at, phases_before),
            arranging=None,
            ready_since=None,
            sealed=(),
            thanks=frozenset(),
            talk=(),
            spectators_talk=(),
            executed_talk=(),
            spectators=(),
        ),
        row.at,
    )


def _envelope_looked(table: Table, row: r.EnvelopeLooked) -> Table:
    chair = replace(table.seats[row.seat], looked=True)
    return _opened_if_looked(changed(table, row.seat, chair), row.at)


def _opened_if_looked(table: Table, at: float) -> Table:
    """Open play with the last envelope looked at, unless the opening must be read first."""
    if rematch.all_looked(table) and not table.options.ceremony:
        return _play_began(table, r.PlayBegan(at))
    return table


def _play_began(table: Table, row: r.PlayBegan) -> Table:
    assert table.game is not None, "play begins after the deal"
    return replace(table, stage=Stage.PLAYING, game=replace(table.game, opened=row.at))


def _deputy_seated(table: Table, row: r.DeputySeated) -> Table:
    return _opened_if_looked(deputy.deputy_seated(table, row), row.at)


def _acted(table: Table, row: r.Acted) -> Table:
    assert table.game is not None, "acts come after the deal"
    game = played(table.game, row.row, row.opened)
    table = replace(table, game=game)
    at = game.opened if row.opened is None else row.opened
    return rematch.game_ended(table, at) if game.over else table


EVOLVE: Final[dict[type, Callable[[Table, Never], Table]]] = {
    r.Seated: seating.seated,
    r.QueueLeft: queue.queue_left,
    r.SeatFreed: seating.seat_freed,
    r.HostChanged: seating.host_changed,
    r.ArrangingAsked: order.arranging_asked,
    r.NeighbourNamed: order.neighbour_named,
    r.SeatsOrdered: order.seats_ordered,
    r.TableLocked: admission.table_locked,
    r.PersonLetBack: admission.person_let_back,
    r.OptionsChosen: choices.options_chosen,
    r.NarrationSet: choices.narration_set,
    r.GameDealt: _game_dealt,
    r.EnvelopeLooked: _envelope_looked,
    r.PlayBegan: _play_began,
    r.Acted: _acted,
    r.ReadyMarked: rematch.ready_marked,
    r.TablePaused: pause.table_paused,
    r.ResumeAgreed: pause.resume_agreed,
    r.TableResumed: pause.table_resumed,
    r.ClockExtended: clock.clock_extended,
    r.BotsLetOn: clock.bots_let_on,
    r.QuestionAsked: consent.question_asked,
    r.ConsentGiven: consent.consent_given,
    r.QuestionClosed: consent.question_closed,
    r.DigitsShown: moving.digits_shown,
    r.SeatMoved: moving.seat_moved,
    r.DeputySeated: _deputy_seated,
    r.SeatTakenBack: deputy.seat_taken_back,
    r.SeatMuted: moderation.seat_muted,
    r.VoiceLinkSet: moderation.voice_link_set,
    r.Predicted: ghosts.predicted,
    r.Thanked: kudos.thanked,
}
complete(r.TableRow, EVOLVE, but={r.TableOpened})

HEAR: Final[dict[Channel, Callable[[Table, Sequence[r.Spoken]], Table]]] = {
    Channel.TABLE: channels.heard_at_the_table,
    Channel.SPECTATORS: channels.heard_by_spectators,
    Channel.EXECUTED: channels.heard_by_the_executed,
}
complete(Channel, HEAR)

AFTERWARDS: Final = (
    clock.wound_up,
    pause.without_old_rest,
    deputy.relieved,
    without_old_questions,
)
"""What any row may end, given the table before and after it."""
