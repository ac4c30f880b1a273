"""How long the belief engine takes, in milliseconds of processor time, against its physical limit.

Run as `python -m bench.belief_games`. Ten careful bots play and claim; a spectator, who has the
most worlds, follows every act. The limit is reading and writing the charts of the whole game once:
no exact computation can be faster. Each figure is the best of several turns, which removes noise.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper, partial
from itertools import pairwise
from statistics import median

import numpy as np

from secret_hitler.beliefs import choices, legislative_session, reading, remembered
from secret_hitler.beliefs.evidence import LegislativeSession
from secret_hitler.beliefs.likelihoods import load
from secret_hitler.beliefs.observed import evidence
from secret_hitler.beliefs.posterior import Beliefs, beliefs
from secret_hitler.beliefs.remembered import believed
from secret_hitler.beliefs.setting import Manner
from secret_hitler.bots.bot import BOTS
from secret_hitler.engine import chance
from secret_hitler.engine.game import apply, awaited, new_game, options, view
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import GameOver, State, View
from secret_hitler.engine.terms import CHANCE, SEATS, Role
from secret_hitler.record import valid_claims
from secret_hitler.record.latest import Latest
from secret_hitler.record.talk import Said

PLAYERS = 10
TABLE = 7
"""Players in the games where everybody has beliefs."""
GAMES = 8
TURNS = 9
TABLES = (load("people"),) * PLAYERS
GOALS = {"whole game": 50.0, "new event": 1.0, "changed claim": 50.0}
"""Milliseconds allowed for the slowest."""
MANNERS = (Manner((load("people"),) * TABLE),)
TABLE_GOAL = 12.0
"""Milliseconds per game for all beliefs of a table, so that bots play 30 games a second."""

Moment = tuple[View, tuple[Said, ...]]


def played(players: int, rng: random.Random) -> Iterator[tuple[State, tuple[Said, ...]]]:
    """A game of careful bots: each state in which somebody must act, with the talk until then."""
    bot, state, talk = BOTS["careful"], new_game(official(players)), tuple[Said, ...]()
    while not isinstance(state.board.phase, GameOver):
        actor = awaited(state.board)[0]
        if actor is CHANCE:
            state, _ = apply(state, CHANCE, chance.draw(state.board, rng))
            continue
        assert isinstance(actor, int)
        for seat in SEATS[:players]:
            words = bot.speak(view(state, seat), talk, rng)
            talk = (*talk, *(Said(seat, 0, claim) for claim in words))
        yield state, talk
        mine = view(state, actor)
        state, _ = apply(state, actor, bot.choose(mine, options(mine), talk, rng))


def moments(rng: random.Random) -> list[Moment]:
    """What a spectator has seen and heard before every act of one game."""
    return [(view(state, None), talk) for state, talk in played(PLAYERS, rng)]


def questions(rng: random.Random) -> list[Moment]:
    """What the bots of one game ask: each about its own view, Fascists also about everybody's."""
    asked = []
    for state, talk in played(TABLE, rng):
        actor = awaited(state.board)[0]
        assert isinstance(actor, int)
        asked.append((view(state, actor), talk))
        if state.knowledge[actor].role is not Role.LIBERAL:
            asked.append((view(state, None), talk))
    return asked


def forget() -> None:
    """Empty the caches of likelihoods, readings and beliefs, but not those of tables."""
    for module in (choices, legislative_session, reading, remembered, valid_claims):
        for value in vars(module).values():
            if isinstance(value, Latest):
                value.clear()
            elif isinstance(value, _lru_cache_wrapper) and value.__module__ == module.__name__:
                value.cache_clear()


def best(work: Callable[[], Beliefs], known: Moment | None = None) -> tuple[float, Beliefs]:
    """The shortest time of several turns of this work in milliseconds, and its result.

    Each turn starts with empty caches, except for the beliefs at one known moment.
    """
    shortest, found = float("inf"), work()
    for _ in range(TURNS):
        forget()
        if known is not None:
            beliefs(*known, TABLES)
        start = time.process_time()
        found = work()
        assert abs(found.weights.sum() - 1) < 1e-9
        shortest = min(shortest, time.process_time() - start)
    return 1000 * shortest, found


def touched(seen: View, talk: tuple[Said, ...]) -> float:
    """Milliseconds to read and write once everything that the evidence changes."""
    worlds, tiles = len(beliefs(seen, (), TABLES).worlds), seen.ruleset.liberal_tiles + 1
    charts = [
        np.ones((tiles if isinstance(found, LegislativeSession) else 1, worlds))
        for found in evidence(seen, talk)
    ]
    shortest = float("inf")
    for _ in range(TURNS):
        start = time.process_time()
        for chart in charts:
            np.multiply(chart, 1.0, out=chart)
        shortest = min(shortest, time.process_time() - start)
    return 1000 * shortest


def game(rng: random.Random) -> dict[str, list[float]]:
    """The times of one game, and the ratio of the whole game to the limit."""
    played = moments(rng)
    last, talk = played[-1]
    took, whole = best(lambda: beliefs(last, talk, TABLES))
    found: dict[str, list[float]] = {"whole game": [took], "ratio": [took / touched(last, talk)]}
    now = beliefs(*played[0], TABLES)
    found["new event"] = []
    for before, after in pairwise(played):
        took, now = best(partial(now.after, *after), before)
        found["new event"].append(took)
    if talk:
        found["changed claim"] = [best(lambda: whole.after(last, talk[1:]), (last, talk))[0]]
    return found


def table(rng: random.Random) -> float:
    """Milliseconds for all beliefs of one game in which everybody has them."""
    *asked, last = questions(rng)

    def work() -> Beliefs:
        for seen, talk in asked:
            assert len(believed(seen, talk, MANNERS).weights)
        return believed(*last, MANNERS)

    return best(work)[0]


def main() -> int:
    """Print the slowest and the median of each, and fail if a slowest one misses its goal."""
    rng = random.Random(1)
    games = [game(rng) for _ in range(GAMES)]
    for name, goal in GOALS.items():
        times = [took for found in games for took in found.get(name, [])]
        print(
            f"beliefs, {PLAYERS} players, a spectator: {name} {max(times):.2f} ms at most, "
            f"median {median(times):.2f} (the goal is {goal:.0f})"
        )
    ratio = median(found["ratio"][0] for found in games)
    print(f"beliefs: a whole game takes {ratio:.0f} times its limit of touching all once")
    tables = median(table(rng) for _ in range(GAMES))
    print(
        f"beliefs, {TABLE} players: all seats and the public one, before every act: "
        f"{tables:.1f} ms a game (the goal is {TABLE_GOAL:.0f})"
    )
    return int(
        any(took > goal for name, goal in GOALS.items() for g in games for took in g.get(name, []))
    )


if __name__ == "__main__":
    sys.exit(main())
