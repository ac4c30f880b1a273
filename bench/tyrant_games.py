"""Plays uniformly random games through tyrant's raw `apply_action`; games per second as JSON.

Run in its own environment: `echo SECONDS | .bench-venv/bin/python bench/tyrant_games.py [SEED]`.
Fair to tyrant: no runner, replay, scrubbing, discussion or log, only its full state. It does not
say whose turn it is, so every seat is asked in turn, as its own runner does, and each seat with
legal actions plays a random one. These include claims, which our games lack: with claims declined
unasked, and only the right seat asked, a game would be 3 % less work for it.
"""

import json
import random
import sys
import time
from collections import Counter
from importlib.metadata import version

from tyrant.engine.router import apply_action, get_legal_actions
from tyrant.models.enums import GamePhase
from tyrant.models.game_state import GameState, create_game

SEATS = tuple(range(7))


def play(rng: random.Random) -> tuple[GameState, int]:
    """Play one game to its end; the last state, and the number of acts."""
    state = create_game(uids=SEATS, seed=rng.getrandbits(32))
    acts = 0
    while state.phase is not GamePhase.GAME_OVER:
        for uid in SEATS:
            legal = get_legal_actions(state, uid)
            if legal:
                state = apply_action(state, legal[int(rng.random() * len(legal))], uid)
                acts += 1
    return state, acts


def turn(seconds: float, rng: random.Random) -> dict[str, object]:
    """Play for this many seconds of processor time; the figures."""
    endings: Counter[str] = Counter()
    acts = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        state, played = play(rng)
        endings[state.events[-1].condition.name] += 1
        acts += played
    games = endings.total()
    return {
        "engine": f"tyrant {version('tyrant')}",
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
