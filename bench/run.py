"""Compares our engine with tyrant's: short turns alternate, so that noise affects both.

Run as `make bench`. What counts is the ratio of each pair of turns; games per second depend on the
machine and its load. Seconds are of processor time, so waiting for a core does not count.
"""

import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import IO, Self

ROOT = Path(__file__).parent.parent
PAIRS = 200
SECONDS = 0.1
LEAST = 6.5
"""How many times as fast as tyrant the engine must be; measured were 6.9 to 7.5."""

OURS = (sys.executable, "-m", "bench.our_games")
TYRANTS = (str(ROOT / ".bench-venv/bin/python"), "bench/tyrant_games.py")


class Program:
    """A running program that plays in turns; a context manager."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        self.turn()  # the first turn warms up
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def turn(self) -> float:
        """Run one turn; its games per second."""
        asked, answers = _pipes(self._process)
        print(SECONDS, file=asked, flush=True)
        found: dict[str, float] = json.loads(answers.readline())
        return found["games_per_second"]


def _pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def main() -> int:
    """Print both figures and their ratio; fail if the median ratio is too low."""
    with Program(TYRANTS) as tyrant, Program(OURS) as our:
        pairs = [(tyrant.turn(), our.turn()) for _ in range(PAIRS)]
    theirs, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratios = [mine / their for their, mine in pairs]
    median = statistics.median(ratios)
    quarters = statistics.quantiles(ratios, n=4)
    print(
        f"7 players, uniform random, medians of {PAIRS} turns each: tyrant {theirs:.1f}, "
        f"ours {ours:.1f} games a second; {median:.1f} times as fast "
        f"(middle half {quarters[0]:.1f} to {quarters[2]:.1f}; it fails under {LEAST})"
    )
    return int(median < LEAST)


if __name__ == "__main__":
    sys.exit(main())
