"""Rulesets to play under: the official ones, and any other that the engine accepts."""

import random

from hypothesis import strategies as st

from secret_hitler.engine.ruleset import Ruleset, RulesetError, balanced, official
from secret_hitler.engine.terms import Power

SIZES = (5, 6, 7, 8, 9, 10)
SWITCHES = (
    "hitler_knows_fascists",
    "fascists_know_fascists",
    "fascists_know_hitler",
    "chaos_flips_leftovers",
    "reshuffle_after_power",
    "secret_ballots",
    "tie_elects_hitler",
    "fascists_cannot_execute_hitler",
    "self_execution",
)


def house_rules(rng: random.Random) -> Ruleset:
    """A random ruleset that the engine accepts; impossible draws are thrown away."""
    while True:
        try:
            return _draw(rng)
        except RulesetError:
            continue


def _draw(rng: random.Random) -> Ruleset:
    players = rng.choice(SIZES)
    slots = rng.randint(1, 7)
    powers = tuple(rng.choice([None, *Power]) for _ in range(slots))
    switches = {name: rng.random() < 0.4 for name in SWITCHES}
    return Ruleset(
        players=players,
        fascists=rng.randint(0, 4),
        powers=powers,
        liberal_tiles=rng.randint(3, 10),
        fascist_tiles=rng.randint(3, 14),
        liberal_goal=rng.randint(1, 6),
        hitler_zone=rng.randint(1, slots + 1),
        veto_zone=rng.randint(1, slots + 1),
        tracker_limit=rng.randint(1, 4),
        pre_enacted_liberal=rng.choice([0, 0, 1, 2]),
        pre_enacted_fascist=rng.choice([0, 0, 1, 2]),
        small_table=rng.choice([5, 5, 0, 3, 10]),
        **switches,
    )


def any_rules(rng: random.Random) -> Ruleset:
    """An official game, a balanced one, or house rules."""
    kind = rng.random()
    if kind < 0.3:
        return official(rng.choice(SIZES))
    return balanced(rng.choice(SIZES)) if kind < 0.4 else house_rules(rng)


rulesets = st.randoms(use_true_random=False).map(any_rules)
"""For hypothesis: any valid ruleset."""
