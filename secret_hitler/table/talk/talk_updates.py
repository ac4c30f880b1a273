"""What each reader is sent of the talk: new pieces in its channels, each with its sentence."""

from typing import Final

from ...record.talk import Removed, Said
from ...record.talk_sentences import heard
from ..protocol import messages as m
from ..protocol.status import Channel
from ..table import Table
from .channels import Reader, readable, talk_of

MOST_AT_ONCE: Final = 200
"""Most pieces of talk in one message: a page draws one message before it reads the next."""


def talk_for(
    table: Table, reader: Reader, channel: Channel = Channel.TABLE, since: int = 0
) -> m.TalkUpdate | None:
    """The talk of this game from number `since` on; None if this reader has all of it.

    A number that is too large, or below 0, starts from the beginning.
    """
    if channel not in readable(table, reader):
        return None
    talk = talk_of(table, channel)
    if since == len(talk):
        return None
    first = since if 0 <= since < len(talk) else 0
    # Among spectators a speaker's number is not a seat, so no reader there is a "you".
    you = None if channel is Channel.SPECTATORS else reader.seat
    said = tuple([m.Heard(one, heard(one, you)) for one in talk[first : first + MOST_AT_ONCE]])
    return m.TalkUpdate(table.games, channel, first, said)


def channels_retold(before: Table, after: Table) -> tuple[Channel, ...]:
    """The channels to send again: in the lobby seats change, and their talk with them."""
    if before.games or after.games:
        return ()
    return tuple(one for one in Channel if not _goes_on(talk_of(before, one), talk_of(after, one)))


def _goes_on(before: tuple[Said, ...], after: tuple[Said, ...]) -> bool:
    """Whether the later talk continues the earlier, except for lines that the host removed."""
    same = (
        was.seat == now.seat and now.talk in (was.talk, Removed())
        for was, now in zip(before, after, strict=False)
    )
    return len(after) >= len(before) and all(same)
