"""The channels: who reads which, who may speak there now, and as whom.

All of it follows from what the reader may know: its own seat, the Board, the host's choices. Until
the end a living seat reads only the table's channel, whatever phone shows it.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ...engine.complete import complete
from ...engine.state import Board, ChancellorChoosing, PresidentChoosing, VetoAnswering
from ...engine.terms import Seat
from ...record.talk import AnyTalk, Removed, RemoveLine, Said
from .. import rows as r
from ..command_rights import Asked, Handled, refused
from ..protocol.options import Chat
from ..protocol.refusal import Refusal
from ..protocol.status import Channel, ChannelStatus, Stage
from ..table import Table

MOST_OF_ONE: Final = 500
"""The most pieces of talk of one speaker in one channel and game."""
MOST_OF_SPECTATORS: Final = 2000
"""The most of all spectators together: seats are few, but anyone may watch."""


class Reader(msgspec.Struct, frozen=True):
    """A reader of a table: by seat, by session, or as a TV."""

    seat: Seat | None
    """The seat that its phone shows."""
    person: str | None
    """The token of its session, if it has one."""
    tv: bool = False


# --- who reads what -----------------------------------------------------------------------------


def readable(table: Table, reader: Reader) -> tuple[Channel, ...]:
    """The channels that a reader is sent: after the end all, but for a TV only the table's."""
    if reader.tv:
        return (Channel.TABLE,)
    if table.stage is Stage.ENDED:
        return tuple(Channel)
    if reader.seat is None:
        return Channel.TABLE, Channel.SPECTATORS
    dead = is_executed(table, reader.seat)
    return (Channel.TABLE, Channel.EXECUTED) if dead else (Channel.TABLE,)


def talk_of(table: Table, channel: Channel) -> tuple[Said, ...]:
    """All that was said in a channel in this game, regardless of who may read it."""
    return {
        Channel.TABLE: table.talk,
        Channel.SPECTATORS: table.spectators_talk,
        Channel.EXECUTED: table.executed_talk,
    }[channel]


def channel_statuses(table: Table, reader: Reader) -> tuple[ChannelStatus, ...]:
    """The channels a reader may read, each with the reason why it may not speak there now."""
    channels = readable(table, reader)
    return tuple(ChannelStatus(channel, closed(table, reader, channel)) for channel in channels)


# --- who speaks where ---------------------------------------------------------------------------


def closed(table: Table, reader: Reader, channel: Channel) -> Refusal | None:
    """Why a reader may not talk freely in a channel now; None if it may."""
    return CLOSED[channel](table, reader)


def players(table: Table) -> int:
    """How many seats the current game has or, without one, the lobby."""
    return len(table.seats) if table.game is None else table.game.ruleset.players


def player(table: Table, seat: Seat | None) -> Seat | None:
    """This seat, if it belongs to the current game or the lobby; None if taken after the game."""
    return seat if seat is not None and seat < players(table) else None


def is_executed(table: Table, seat: Seat | None) -> bool:
    """Whether this seat was executed in the current game."""
    plays = player(table, seat)
    return table.game is not None and plays is not None and not table.game.board.alive[plays]


def silence(table: Table, seat: Seat) -> Refusal | None:
    """Why the rules keep this seat silent at the table now; None if they do not."""
    game = table.game
    if game is None or game.over:
        return None
    if is_executed(table, seat):
        return None if table.options.dead_may_chat else Refusal.EXECUTED_ARE_SILENT
    return Refusal.QUIET if seat in _with_tiles_in_hand(game.board) else None


def claims_closed(table: Table, seat: Seat | None) -> Refusal | None:
    """Why a seat may neither claim nor ask now; being muted or closed by the host never counts."""
    if table.game is None:
        return Refusal.NOT_IN_THIS_STAGE
    plays = player(table, seat)
    return Refusal.NOT_SEATED if plays is None else silence(table, plays)


def logs_closed(table: Table, seat: Seat | None) -> Refusal | None:
    """Why a seat may not write down what others say; the executed may, as they claim nothing."""
    reason = claims_closed(table, seat)
    return None if reason is Refusal.EXECUTED_ARE_SILENT else reason


def _with_tiles_in_hand(board: Board) -> tuple[Seat | None, ...]:
    """The government, from the draw until the enactment or the agreed veto."""
    if isinstance(board.phase, PresidentChoosing | ChancellorChoosing | VetoAnswering):
        return board.rounds[-1].candidate, board.rounds[-1].nominee
    return ()


def _at_the_table(table: Table, reader: Reader) -> Refusal | None:
    seat = player(table, reader.seat)
    if seat is None:
        return Refusal.NOT_SEATED
    return silence(table, seat) or _hushed(table, reader.person)


def _among_spectators(table: Table, reader: Reader) -> Refusal | None:
    """As `closed`: readers without a seat in the current game are spectators, queued or not."""
    if reader.tv or player(table, reader.seat) is not None:
        return Refusal.NOT_YOUR_CHANNEL
    if spectators_are_silent(table):
        return Refusal.CHAT_OFF
    hushed = _hushed(table, reader.person)
    return hushed or (Refusal.NOT_SEATED if reader.person is None else None)


def spectators_are_silent(table: Table) -> bool:
    """Whether the host lets no spectator write."""
    return table.options.chat is Chat.OFF or not table.options.spectators_may_chat


def _among_the_executed(table: Table, reader: Reader) -> Refusal | None:
    if not is_executed(table, reader.seat):
        return Refusal.NOT_YOUR_CHANNEL
    return _hushed(table, reader.person)


def _hushed(table: Table, person: str | None) -> Refusal | None:
    """Why the host keeps this person from writing freely; None if they may."""
    if table.options.chat is Chat.OFF:
        return Refusal.CHAT_OFF
    return Refusal.MUTED if person in table.muted else None


CLOSED: Final[dict[Channel, Callable[[Table, Reader], Refusal | None]]] = {
    Channel.TABLE: _at_the_table,
    Channel.SPECTATORS: _among_spectators,
    Channel.EXECUTED: _among_the_executed,
}
complete(Channel, CLOSED)


def number_of(table: Table, person: str) -> Seat:
    """The number a spectator speaks as, fixed by its first words."""
    known = table.spectators
    return Seat(known.index(person) if person in known else len(known))


# --- what is said -------------------------------------------------------------------------------


def spoken(asked: Asked, talk: AnyTalk, channel: Channel = Channel.TABLE) -> Handled:
    """One row of talk, refused if its speaker has said too much already."""
    table = asked.table
    person = asked.who if channel is Channel.SPECTATORS else None
    seat = asked.seat if person is None else number_of(table, person)
    assert seat is not None, "whoever speaks has a seat, or a number among the spectators"
    if not isinstance(talk, RemoveLine) and _enough(table, seat, channel):
        return refused(Refusal.SAID_ENOUGH)
    step = -1 if table.game is None else table.game.step
    said = Said(seat, step, talk, asked.now)
    return Handled(said=(r.Spoken(table.games, said, channel, person, table.rows),))


def _enough(table: Table, seat: Seat, channel: Channel) -> bool:
    """Whether this speaker, or all spectators together, have reached the limit.

    Removing lines does not count: the host can always do it, at most once per line.
    """
    talk = talk_of(table, channel)
    speakers = [said.seat for said in talk if not isinstance(said.talk, RemoveLine)]
    crowded = channel is Channel.SPECTATORS and len(speakers) >= MOST_OF_SPECTATORS
    return crowded or speakers.count(seat) >= MOST_OF_ONE


def heard_at_the_table(table: Table, spoken: Iterable[r.Spoken]) -> Table:
    """Add talk at the table."""
    return replace(table, talk=_with(table.talk, spoken))


def heard_by_spectators(table: Table, spoken: Sequence[r.Spoken]) -> Table:
    """Add talk of spectators; those who speak for the first time get a number."""
    people = [one.person for one in spoken if one.person is not None]
    assert len(people) == len(spoken), "a spectator who speaks has a session"
    known = tuple(dict.fromkeys((*table.spectators, *people)))
    talk = _with(table.spectators_talk, spoken)
    return replace(table, spectators=known, spectators_talk=talk)


def heard_by_the_executed(table: Table, spoken: Iterable[r.Spoken]) -> Table:
    """Add talk of the executed, which no living seat hears."""
    return replace(table, executed_talk=_with(table.executed_talk, spoken))


def _with(before: Iterable[Said], spoken: Iterable[r.Spoken]) -> tuple[Said, ...]:
    """The talk with more added; the words of a line that the host removes are dropped."""
    talk = list(before)
    for said in (one.said for one in spoken):
        if isinstance(said.talk, RemoveLine) and said.talk.number in range(len(talk)):
            talk[said.talk.number] = replace(talk[said.talk.number], talk=Removed())
        # Another worker may have known of a step that this one did not.
        talk.append(replace(said, step=max(said.step, talk[-1].step)) if talk else said)
    return tuple(talk)
