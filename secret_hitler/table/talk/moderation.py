"""What the host does about talk: mute, remove lines and waiting people, link the voice call."""

from typing import Final
from urllib.parse import urlsplit

from msgspec.structs import replace

from ...record.talk import Line, Phrase, Removed, RemoveLine
from .. import rows as r
from ..command_rights import NOTHING, Asked, Handled, refused
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..protocol.status import Channel
from ..table import Table, is_held
from .channels import Reader, player, readable, spoken, talk_of

LONGEST_LINK: Final = 300
"""Characters."""
NO_PART_OF_A_LINK: Final = frozenset('\\"<>^`{|} ')
"""Characters that no address contains, or that browsers read as something else."""


# --- commands -----------------------------------------------------------------------------------


def mute(asked: Asked, command: m.Mute) -> Handled:
    """Mute a person or an outside program, with all seats that its phone is passed to.

    The host may only be unmuted. Claims stay free.
    """
    table, seat = asked.table, command.seat
    person = table.seats[seat].person if is_held(table, seat) else None
    if person is None or (command.muted and person == table.host):
        return refused(Refusal.NO_SUCH_SEAT)
    if (person in table.muted) is command.muted:
        return NOTHING
    return Handled((r.SeatMuted(seat, command.muted),))


def remove_line(asked: Asked, word: RemoveLine, channel: Channel) -> Handled:
    """Remove a line or phrase from a channel that the host reads; allowed even in silence."""
    table = asked.table
    if asked.who is None or asked.who != table.host:
        return refused(Refusal.NOT_HOST)
    if channel not in readable(table, Reader(asked.seat, asked.who)):
        return refused(Refusal.NOT_YOUR_CHANNEL)
    if channel is not Channel.SPECTATORS and player(table, asked.seat) is None:
        return refused(Refusal.NOT_SEATED)  # only the seats of a game speak in it
    talk = talk_of(table, channel)
    if word.number not in range(len(talk)):
        return refused(Refusal.NO_SUCH_LINE)
    line = talk[word.number].talk
    if isinstance(line, Removed):
        return NOTHING
    if isinstance(line, Line | Phrase):
        return spoken(asked, word, channel)
    return refused(Refusal.NO_SUCH_LINE)


def remove_queued(asked: Asked, command: m.RemoveQueued) -> Handled:
    """Take the person with this name out of the queue for good; they may still watch."""
    waiting = next((chair for chair in asked.table.queue if chair.name == command.name), None)
    if waiting is None:
        return refused(Refusal.NO_SUCH_SEAT)
    person = waiting.person
    assert person is not None, "who waits has a session"
    return Handled((r.QueueLeft(person, removed=True),))


def set_voice(asked: Asked, command: m.SetVoice) -> Handled:
    """Set or clear the link to the group's voice call, for all seats."""
    link = None if command.link is None else command.link.strip()
    if link is not None and not is_link(link):
        return refused(Refusal.BAD_LINK)
    return NOTHING if link == asked.table.voice else Handled((r.VoiceLinkSet(link),))


def is_link(link: str) -> bool:
    """Whether this is a plain https address: no user before its host, no odd characters."""
    plain = link.isascii() and link.isprintable() and NO_PART_OF_A_LINK.isdisjoint(link)
    if not plain or len(link) > LONGEST_LINK:
        return False
    try:
        parts = urlsplit(link)
        host, _ = parts.hostname, parts.port  # reading the port raises if it is out of range
    except ValueError:
        return False
    return parts.scheme == "https" and bool(host) and "@" not in parts.netloc


# --- rows ---------------------------------------------------------------------------------------


def seat_muted(table: Table, row: r.SeatMuted) -> Table:
    """This person's free talk reaches nobody from now on, or does again."""
    person = table.seats[row.seat].person
    assert person is not None, "the server's bots are not muted"
    muted = table.muted | {person} if row.muted else table.muted - {person}
    return replace(table, muted=muted)


def voice_link_set(table: Table, row: r.VoiceLinkSet) -> Table:
    """Set the link to the call."""
    return replace(table, voice=row.link)
