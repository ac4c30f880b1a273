"""A seat's private notes: they are neither rows nor talk, and sent to nobody else."""

from ..command_rights import NOTHING, Asked, Handled, refused
from ..protocol import messages as m
from ..protocol.notes import notes_fault, tidied
from ..protocol.refusal import Refusal
from .channels import player


def keep_notes(asked: Asked, command: m.KeepNotes) -> Handled:
    """Store the notes; drop them if they are for another game or for a seat no longer shown."""
    game, seat = asked.table.game, player(asked.table, asked.seat)
    if game is None or seat is None:
        return refused(Refusal.NOT_SEATED)
    if command.game != asked.table.games or command.seat != seat:
        return NOTHING
    notes = tidied(command.notes)
    reason = notes_fault(notes, seat, game.ruleset.players)
    if reason is not None:
        return refused(reason)
    return Handled(notes=m.NotesUpdate(asked.table.games, seat, notes))
