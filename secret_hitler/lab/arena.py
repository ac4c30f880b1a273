"""The arena: many games of bots on all cores, reproducible by seed, and resumable after a stop.

Each game has its own dice, made from the seed and its number, so neither the number of cores nor
the order of games makes a difference. Finished batches are stored line by line.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, NamedTuple

import msgspec

from ..beliefs.shelf import read_from
from ..engine.ruleset import official
from .line_up import LineUp, check, described
from .playing import play
from .tally import Tally, tally

BATCH: Final = 20
"""How many games are played and stored together."""


class ArenaError(ValueError):
    """Games cannot be stored in the given file; the message says why."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which games to play."""

    line_up: LineUp
    players: tuple[int, ...]
    """Numbers of players; games take them in turn."""
    games: int
    seed: int
    claims: bool
    """Whether the bots may speak."""

    @property
    def batches(self) -> int:
        """How many batches there are; the last may be smaller."""
        return -(-self.games // BATCH)

    def numbers(self, batch: int) -> range:
        """The numbers of the games of a batch."""
        return range(batch * BATCH, min((batch + 1) * BATCH, self.games))

    @property
    def title(self) -> str:
        """The plan in one line of text."""
        players = ", ".join(map(str, self.players))
        talk = "with claims" if self.claims else "without claims"
        who = described(self.line_up)
        return f"{self.games:,} games of {players} players, {who}, {talk}, seed {self.seed}"


class Batch(msgspec.Struct, frozen=True):
    """A finished batch."""

    batch: int
    tally: Tally
    seconds: float
    """CPU time spent on play, without counting."""


class Finished(NamedTuple):
    """All games of a plan."""

    tally: Tally
    seconds: float
    """CPU time spent on play, without counting."""


def run(
    plan: Plan,
    *,
    keep: Path | None = None,
    shelf: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Finished:
    """Play all games that are not stored yet, and count all of them.

    `progress` is called with the number of games finished. If a shelf is given, the bots read
    their tables and worths from it, in separate processes. Raises `LineUpError` and `ArenaError`.
    """
    check(plan.line_up, plan.players)
    done = {} if keep is None else kept(plan, keep)
    heard = progress or _nobody
    heard(sum(part.tally.games for part in done.values()))
    missing = [number for number in range(plan.batches) if number not in done]
    for found in _played(plan, missing, workers or os.cpu_count() or 1, shelf):
        done[found.batch] = found
        if keep is not None:
            _append(keep, found)
        heard(found.tally.games)
    total = Tally()
    for number in sorted(done):
        total.add(done[number].tally)
    return Finished(total, sum(part.seconds for part in done.values()))


def _nobody(games: int) -> None:
    """A `progress` that does nothing."""


def _played(plan: Plan, missing: list[int], workers: int, shelf: Path | None) -> Iterator[Batch]:
    """The missing batches, each as soon as it is finished."""
    if shelf is None and (workers == 1 or len(missing) < 2):
        yield from (batch(plan, number) for number in missing)
        return
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # Each core already has its own process.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, spawn, initializer=read_from, initargs=(shelf,)) as pool:
        waiting = [pool.submit(batch, plan, number) for number in missing]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def batch(plan: Plan, number: int) -> Batch:
    """Play one batch."""
    found, seconds = Tally(), 0.0
    for game in plan.numbers(number):
        rng = Random(f"{plan.seed} {game}")  # noqa: S311  # dice of a simulation
        rules = official(plan.players[game % len(plan.players)])
        began = process_time()
        played = play(rules, plan.line_up, rng, claims=plan.claims)
        seconds += process_time() - began
        found.add(tally(played))
    return Batch(number, found, round(seconds, 4))


def kept(plan: Plan, file: Path) -> dict[int, Batch]:
    """The batches of this plan in a file; creates the file if there is none.

    A line that a stop cut off is dropped. Raises `ArenaError` if the file has another plan.
    """
    header = msgspec.json.encode(plan)
    lines = file.read_bytes().split(b"\n") if file.exists() else []
    if lines and lines[0] and lines[0] != header:
        raise ArenaError(f"{file} holds games of another plan: {lines[0].decode()}")
    found: dict[int, Batch] = {}
    for line in lines[1:]:
        with suppress(msgspec.DecodeError):
            part = msgspec.json.decode(line, type=Batch)
            found[part.batch] = part
    whole = [header, *map(msgspec.json.encode, found.values())]
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(b"\n".join(whole) + b"\n")
    beside.replace(file)
    return found


def _append(file: Path, part: Batch) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(part) + b"\n")
