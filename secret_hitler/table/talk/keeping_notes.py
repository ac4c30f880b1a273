"""Keeping a seat's notes: they are no row, no talk and nobody else's."""

from ..command_rights import NOTHING, Asked, Handled, refused
from ..protocol import messages as m
from ..protocol.notes import notes_fault, tidied
from ..protocol.refusal import Refusal
from .channels import player


def keep_notes(asked: Asked, command: m.KeepNotes) -> Handled:
    """What comes too late, after another deal or for a seat that is shown no more, is not kept."""
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
