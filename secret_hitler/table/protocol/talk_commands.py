"""What a client may send to talk, to take notes, and to moderate talk."""

from ...engine.terms import Seat
from ...record.talk import AnyTalk
from .command import Command
from .notes import Notes
from .status import Channel


class Say(Command, frozen=True):
    """Something said to the table, or a line or phrase in another channel."""

    talk: AnyTalk
    channel: Channel = Channel.TABLE

    def __repr__(self) -> str:
        return f"Say({self.channel.value}, sealed)"


class ClaimInWords(Command, frozen=True):
    """A claim in the players' shorthand: `ffl`, `fl`, `peek ffl`, `liberal`, `nothing`.

    It refers to the newest thing of that kind without a claim yet, or else to the newest.
    """

    words: str


class KeepNotes(Command, frozen=True):
    """The seat's private notes, replacing its earlier ones.

    Notes on another game, or for a seat the phone no longer shows, are too late and not stored.
    """

    game: int
    seat: Seat
    notes: Notes


class Mute(Command, frozen=True):
    """The host mutes the player in this seat, or lets them speak again. They may still claim.

    They are muted wherever they sit or watch, together with everyone their phone is passed to. A
    muted player who becomes host may end it.
    """

    seat: Seat
    muted: bool = True


class RemoveQueued(Command, frozen=True):
    """The host takes somebody out of the line for a seat: by name, because places move up."""

    name: str


class SetVoice(Command, frozen=True):
    """The host says where the group's voice call is; None for nowhere."""

    link: str | None
