"""Plays uniformly random games through our `apply`, and prints games per second as JSON.

Run as `echo SECONDS | python -m bench.our_games [SEED]`; every further line is another turn.
Every act is checked, decided and folded, its events are made, and each awaited seat chooses among
`options` of its own view, as a bot would.
"""

import json
import random
import sys
import time
from collections import Counter

from secret_hitler.engine import chance
from secret_hitler.engine.actions import DISCARD, ENACT, PROPOSE_VETO, Discard, Enact, SeatAction
from secret_hitler.engine.game import apply, awaited, new_game, options
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import (
    ChancellorChoosing,
    GameOver,
    PresidentChoosing,
    State,
    View,
)
from secret_hitler.engine.terms import CHANCE, FASCIST

RULES = official(7)
IN_SESSION = frozenset((PresidentChoosing, ChancellorChoosing))
"""The phases in which a tile of the hand is chosen."""


def uniform(seen: View, offered: tuple[SeatAction, ...], rng: random.Random) -> SeatAction:
    """A random option; from a hand, a random tile rather than a random kind of tile."""
    kind = offered[0].__class__
    if kind is not Discard and kind is not Enact:
        return offered[int(rng.random() * len(offered))]
    if offered[-1] is PROPOSE_VETO and rng.random() < 0.5:
        return PROPOSE_VETO
    assert seen.knowledge is not None
    hand = seen.knowledge.hand
    tile = hand[int(rng.random() * len(hand))]
    return (DISCARD if kind is Discard else ENACT)[tile is FASCIST]


def play(rng: random.Random) -> tuple[State, int]:
    """Play one game to its end; the last state, and the number of acts by seats."""
    state = new_game(RULES)
    acts = 0
    while actors := awaited(state.board):
        if actors[0] is CHANCE:
            state, _ = apply(state, CHANCE, chance.draw(state.board, rng))
            continue
        in_session = state.board.phase.__class__ in IN_SESSION
        for actor in actors:  # all voters of an election are awaited together
            seen = View(RULES, state.board, state.knowledge[actor])  # type: ignore[index]  # seats
            offered = options(seen)
            if in_session:
                act = uniform(seen, offered, rng)
            else:
                act = offered[int(rng.random() * len(offered))]
            state, _ = apply(state, actor, act)
        acts += len(actors)
    return state, acts


def turn(seconds: float, rng: random.Random) -> dict[str, object]:
    """Play for this many seconds of processor time; the figures."""
    endings: Counter[str] = Counter()
    acts = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        state, played = play(rng)
        assert isinstance(state.board.phase, GameOver)
        endings[state.board.phase.reason.name] += 1
        acts += played
    games = endings.total()
    return {
        "engine": "secret_hitler",
        "games": games,
        "games_per_second": round(games / elapsed, 2),
        "acts_per_game": round(acts / games, 2),
        "endings": {name: round(n / games, 4) for name, n in sorted(endings.items())},
    }


def main() -> None:
    """Answer each number of seconds in the input with a turn of that length."""
    rng = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    for line in sys.stdin:
        print(json.dumps(turn(float(line), rng)), flush=True)


if __name__ == "__main__":
    main()
