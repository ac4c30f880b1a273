"""Moments of real games, and the same as imagined games (determinizations) in rows."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from secret_hitler.beliefs.deals import CODES, all_deals
from secret_hitler.beliefs.likelihoods import load
from secret_hitler.bots.farsighted.company import Company
from secret_hitler.bots.farsighted.conduct import Conduct
from secret_hitler.bots.farsighted.imagined import Games, begun, deals
from secret_hitler.bots.farsighted.playout import Playout
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import Nominating, State
from secret_hitler.engine.terms import LIBERAL
from tests.support.bot_games import Moment, moments

PEOPLE = Conduct("people", load("people"), care=60.0, impatience=0.04, party=0.15, coup=0.5)


class Turn(NamedTuple):
    """A round from its nomination to the next one, as the engine played it."""

    before: State
    during: tuple[Moment, ...]
    after: State


def turns(rules: Ruleset, seed: int) -> Iterator[Turn]:
    """All whole rounds of a random game."""
    during: list[Moment] = []
    for moment in moments(rules, random.Random(seed), "random", "random"):
        if isinstance(moment.state.board.phase, Nominating):
            if during:
                yield Turn(during[0].state, tuple(during), moment.state)
            during = []
        during.append(moment)


def imagined(state: State, rows: int = 1) -> Games:
    """The same game in `rows` rows, with the true cards; a spectator knows nothing."""
    rules = state.ruleset
    number = len(all_deals(rules.players, rules.fascists))
    codes = [CODES[known.role] for known in state.knowledge if known.role is not None]
    left = np.full(rows, state.secrets.draw_pile.count(LIBERAL), np.intp)
    weights = np.full(number, 1 / number)
    return begun(state.board, np.tile(np.array(codes, np.intp), (rows, 1)), weights, left)


def playout(rules: Ruleset, rows: int = 1, seed: int = 1) -> Playout:
    """A play-out of games among people."""
    every = deals(rules, np.arange(len(all_deals(rules.players, rules.fascists))))
    company = Company(rules, every, PEOPLE)
    return Playout(company, rows, rows, np.random.default_rng(seed))
