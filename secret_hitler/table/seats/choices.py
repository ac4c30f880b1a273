"""What the people at a table choose for it: the options of its games, and how the TV sounds."""

from typing import Final

from msgspec.structs import replace

from ...engine.ruleset import LEAST_PLAYERS, MOST_PLAYERS, RulesetError
from .. import rows as r
from ..command_rights import NOTHING, Asked, Handled, refused
from ..house_rules import ruleset_for
from ..protocol import messages as m
from ..protocol.refusal import Refusal
from ..table import Table, is_held, seated

LOUDEST: Final = 10


def set_options(asked: Asked, command: m.SetOptions) -> Handled:
    """Set the options of the next game."""
    options, table = command.options, asked.table
    if options.first_candidate is not None and not is_held(table, options.first_candidate):
        return refused(Refusal.NO_SUCH_SEAT)
    players = min(max(len(seated(table)), LEAST_PLAYERS), MOST_PLAYERS)
    try:
        ruleset_for(options, players)
    except RulesetError:
        return refused(Refusal.BAD_RULESET)
    return NOTHING if options == table.options else Handled((r.OptionsChosen(options),))


def narrate(asked: Asked, command: m.Narrate) -> Handled:
    """Set how the TV sounds: anyone with a seat may, at any time."""
    if not 0 <= command.narration.volume <= LOUDEST:
        return refused(Refusal.BAD_RULESET)
    same = command.narration == asked.table.narration
    return NOTHING if same else Handled((r.NarrationSet(command.narration),))


def options_chosen(table: Table, row: r.OptionsChosen) -> Table:
    """The options apply from the next deal."""
    return replace(table, options=row.options)


def narration_set(table: Table, row: r.NarrationSet) -> Table:
    """The TV sounds like this from now on."""
    return replace(table, narration=row.narration)
