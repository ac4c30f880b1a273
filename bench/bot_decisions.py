"""How long each level takes to choose, in milliseconds of processor time, against a random choice.

Run as `python -m bench.bot_decisions`. Ten careful players speak and act; at every choice of their
games each level is asked what it would do in that seat. Beliefs continue from the choice before, as
at a table; files are read beforehand, as in a thinking process, and the very first choice, which
fills caches, is reported apart. The random bot's time is the limit: the cost of asking without any
thinking.
"""

import random
import sys
import time
from statistics import median
from typing import Final

from secret_hitler.bots.bot import BOTS
from secret_hitler.bots.shrewd.manners import read_tables
from secret_hitler.engine.game import awaited, options, view
from secret_hitler.engine.terms import CHANCE

from .belief_games import PLAYERS, played

GAMES: Final = {"random": 6, "selfish": 6, "careful": 6, "shrewd": 6, "farsighted": 1}
"""Games in which each level is asked; the first level is the limit."""
GOALS: Final = dict.fromkeys(GAMES, 50.0) | {"farsighted": 1000.0}
"""Milliseconds allowed for the slowest."""


def choices(level: str, games: int) -> list[float]:
    """Milliseconds of every choice in this many games."""
    took, bot, rng = [], BOTS[level], random.Random(1)
    for _ in range(games):
        for state, talk in played(PLAYERS, rng):
            actor = awaited(state.board)[0]
            assert isinstance(actor, int), f"{CHANCE} chooses between two acts"
            seen = view(state, actor)
            offered, dice = options(seen), random.Random(1)
            start = time.process_time()
            assert bot.choose(seen, offered, talk, dice) in offered
            took.append(1000 * (time.process_time() - start))
    return took


def main() -> int:
    """Print how long the choices of each level took, and fail if a slowest one misses its goal."""
    read_tables()
    missed, limit = False, 0.0
    for level, games in GAMES.items():
        first, *took = choices(level, games)
        limit = limit or median(took)
        missed |= max(took) > GOALS[level]
        print(
            f"{level}, {PLAYERS} players: {median(took):.2f} ms a choice in the median "
            f"({median(took) / limit:.0f} times a lot), {max(took):.1f} at most of {len(took):,} "
            f"(the goal is {GOALS[level]:.0f}); {first:.0f} the very first"
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
