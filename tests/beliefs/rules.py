"""Small rulesets, so that every order of the deck can be tried, and likelihoods of every kind."""

import random
from dataclasses import replace

import numpy as np

from secret_hitler.beliefs.likelihoods import Likelihoods, LikelihoodTable, load
from secret_hitler.beliefs.shapes import SHAPES
from secret_hitler.engine.ruleset import Ruleset, RulesetError
from secret_hitler.engine.terms import Power

SWITCHES = (
    "hitler_knows_fascists", "fascists_know_fascists", "fascists_know_hitler",
    "chaos_flips_leftovers", "reshuffle_after_power", "secret_ballots", "tie_elects_hitler",
    "fascists_cannot_execute_hitler", "self_execution",
)  # fmt: skip


def small_rules(rng: random.Random) -> Ruleset:
    """Random house rules with few tiles, and with few players if there are more tiles."""
    while True:
        try:
            return _draw(rng)
        except RulesetError:
            continue


def _draw(rng: random.Random) -> Ruleset:
    players = rng.choice((5, 5, 5, 6, 6, 7, 8))
    powers = tuple(rng.choice((None, *Power)) for _ in range(rng.randint(1, 4)))
    goal = rng.randint(1, 3)
    rules = Ruleset(
        players=players,
        fascists=rng.randint(0, 3),
        powers=powers,
        liberal_tiles=rng.randint(goal, 5),
        fascist_tiles=rng.randint(len(powers) + 1, 6),
        liberal_goal=goal,
        hitler_zone=rng.randint(1, len(powers) + 1),
        veto_zone=rng.randint(1, len(powers) + 1),
        tracker_limit=rng.randint(1, 3),
        pre_enacted_liberal=rng.choice((0, 0, 1)),
        pre_enacted_fascist=rng.choice((0, 0, 1)),
        small_table=rng.choice((0, 5, 10)),
        **{name: rng.random() < 0.4 for name in SWITCHES},
    )
    if rules.liberal_tiles + rules.fascist_tiles > (9 if players < 7 else 7):
        raise RulesetError("fascist_tiles", "too many to try every order")
    return rules


def any_tables(rng: random.Random) -> Likelihoods:
    """Tables with an unusual number in every place, so that a wrong look-up shows."""
    return Likelihoods(*(_any_table(name, rng) for name in Likelihoods._fields))


def _any_table(name: str, rng: random.Random) -> LikelihoodTable:
    shape, plain = SHAPES[name], getattr(load("random"), name)
    odds = plain.odds * np.array([rng.uniform(0.1, 1) for _ in range(plain.odds.size)]).reshape(
        plain.odds.shape
    )
    if not shape.of_seats:
        odds /= odds.sum(axis=-1, keepdims=True)
    return LikelihoodTable(odds, rng.choice((1.0, 0.25, 0.5)) if shape.tempered else 1.0)


def untempered(tables: Likelihoods) -> Likelihoods:
    """The tables at full weight (temper 1): these players follow them exactly."""
    return Likelihoods(*(replace(table, temper=1.0) for table in tables))
