"""Our engine beside tyrant's in one run: short turns that alternate, so that noise hits both.

Run as `make bench`. The ratio of each pair of turns is what counts; games a second depend on the
machine and on what else it does.
"""

import json
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAIRS = 20
SECONDS = "1"
GOAL = 8.0
"""How many times as fast as tyrant the engine is to be."""

OURS = (sys.executable, "-m", "bench.our_games", SECONDS)
TYRANTS = (str(ROOT / ".bench-venv/bin/python"), "bench/tyrant_games.py", SECONDS)


def turn(command: tuple[str, ...], seed: int) -> float:
    """One turn of a program in a process of its own: its games a second."""
    printed = subprocess.run(
        [*command, str(seed)], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    found: dict[str, float] = json.loads(printed)
    return found["games_per_second"]


def main() -> int:
    """Print both figures and their ratio; fail if the median ratio misses the goal."""
    ratios, ours, theirs = [], [], []
    for seed in range(1, PAIRS + 1):
        theirs.append(turn(TYRANTS, seed))
        ours.append(turn(OURS, seed))
        ratios.append(ours[-1] / theirs[-1])
        print(
            f"{seed:2} of {PAIRS}: tyrant {theirs[-1]:6.1f}, ours {ours[-1]:7.1f} games a second, "
            f"{ratios[-1]:4.1f} times",
            flush=True,
        )
    median = statistics.median(ratios)
    quarters = statistics.quantiles(ratios, n=4)
    print(
        f"7 players, uniform random, medians: tyrant {statistics.median(theirs):.1f}, "
        f"ours {statistics.median(ours):.1f} games a second; {median:.1f} times as fast "
        f"(middle half {quarters[0]:.1f} to {quarters[2]:.1f}; the goal is {GOAL:.0f})"
    )
    return 0 if median >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
