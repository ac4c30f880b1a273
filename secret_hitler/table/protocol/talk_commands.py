"""What a client may send to talk, to note something, and to keep order among those who talk."""

from ...engine.terms import Seat
from ...record.talk import AnyTalk
from .command import Command
from .notes import Notes
from .status import Channel


class Say(Command, frozen=True):
    """Something said to the table, or in a channel beside it: there lines and phrases alone."""

    talk: AnyTalk
    channel: Channel = Channel.TABLE

    def __repr__(self) -> str:
        return f"Say({self.channel.value}, sealed)"


class ClaimInWords(Command, frozen=True):
    """A claim in the players' shorthand: `ffl`, `fl`, `peek ffl`, `liberal`, `nothing`.

    It is about the newest thing of that kind that the seat has not spoken of, or else the newest.
    """

    words: str


class KeepNotes(Command, frozen=True):
    """What the seat notes for itself, instead of what it noted before.

    Of another game, or for another seat than the phone shows now, it comes too late: not kept.
    """

    game: int
    seat: Seat
    notes: Notes


class Mute(Command, frozen=True):
    """The host mutes who has this seat, or lets them speak again: claim they may all the same.

    They are muted wherever they sit or watch; a phone that is passed on mutes all whom it serves.
    Whoever is muted and becomes host may end it.
    """

    seat: Seat
    muted: bool = True


class RemoveQueued(Command, frozen=True):
    """The host takes somebody out of the line for a seat: by name, for places move up."""

    name: str


class SetVoice(Command, frozen=True):
    """The host says where the group's voice call is; None for nowhere."""

    link: str | None
