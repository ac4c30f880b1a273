"""The ruleset from a table's options: the rulebook's, with the flags that the host set."""

from typing import Final

from msgspec.structs import replace

from ..engine.ruleset import Ruleset, RulesetError, balanced, official
from .protocol.options import HitlerKnows, Options

SHORTEST_CLOCK: Final = 1
LONGEST_CLOCK: Final = 3600
"""Seconds."""


def ruleset_for(options: Options, players: int) -> Ruleset:
    """The rules for this many players. Raises `RulesetError` if the options do not allow it."""
    if options.clock is not None and not SHORTEST_CLOCK <= options.clock <= LONGEST_CLOCK:
        raise RulesetError("clock", f"must be {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds")
    rules = balanced(players) if options.balanced else official(players)
    return replace(
        rules,
        hitler_knows_fascists=_hitler_knows(options.hitler_knows, rules),
        chaos_flips_leftovers=options.chaos_flips_leftovers,
        reshuffle_after_power=options.reshuffle_after_power,
        secret_ballots=options.secret_ballots,
        tie_elects_hitler=options.tie_elects_hitler,
        fascists_cannot_execute_hitler=options.fascists_cannot_execute_hitler,
        self_execution=options.self_execution,
    )


def _hitler_knows(choice: HitlerKnows, rules: Ruleset) -> bool:
    if choice is HitlerKnows.OFFICIAL:
        return rules.hitler_knows_fascists
    return choice is HitlerKnows.FIVE and rules.players == 5
