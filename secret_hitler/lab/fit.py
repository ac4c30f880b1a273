"""Fits likelihood tables to games: what bots of a kind did, as a file for the belief engine.

Rare rows are smoothed towards coarser rows, and these towards even odds. For choices among seats,
the attraction of each role is fitted so that each role is chosen as often as it was.
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from ..beliefs.likelihoods import Rows, TableFile
from ..beliefs.shapes import SHAPES
from ..bots.bot import BOTS
from .outcomes import SILENT
from .results import SHOWN, shown
from .tally import Counts, Tally

TEMPER: Final = re.compile(r"1|0\.(?!0+$)\d+")
"""A valid temper: a number above 0, up to 1."""
LEAN: Final = 10.0
"""How many observations a coarser row counts for."""
ROUNDS: Final = 100
"""Iterations of the fit of choices, which converges."""
LETTERS: Final = {"l": "liberal", "f": "fascist", "h": "hitler"}
DIGITS: Final = 4
ALL: Final = "all"
"""In place of a bot: one table for all bots together."""


class FitError(ValueError):
    """Tables cannot be fitted as asked; the message says why."""


def asked(text: str) -> tuple[str, dict[str, float]]:
    """Parse a bot or `all`, with tempers by table: `shrewd votes=0.15`. Raises `FitError`."""
    bot, *parts = text.split() or [""]
    pairs = [part.partition("=") for part in parts]
    tempers = {name: float(share) for name, _, share in pairs if TEMPER.fullmatch(share)}
    possible = [name for name, shape in SHAPES.items() if shape.tempered]
    if bot not in (ALL, *BOTS) or len(tempers) < len(parts) or not tempers.keys() <= set(possible):
        names = ", ".join(possible)
        raise FitError(f"{text!r} is neither a bot nor all, with numbers up to 1 for {names}")
    return bot, tempers


def fit(found: Tally, bot: str, about: str, tempers: dict[str, float]) -> TableFile:
    """The tables of this bot, or of all bots together."""
    tables = {}
    for name, shape in SHAPES.items():
        rows = dict(_choices(found, bot, name) if shape.of_seats else _odds(found, bot, name))
        if rows:
            tables[name] = Rows(" ".join(shape.axes), rows, tempers.get(name, 1.0))
    return TableFile(about, tables)


def written(file: TableFile) -> bytes:
    """The tables as the bytes of a file."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def _rows_of(rows: dict[str, Counts], bot: str, name: str) -> Iterator[tuple[list[str], Counts]]:
    """The labels and counts of one of this bot's tables; silence is not counted."""
    merged: dict[str, Counts] = {}
    for key, outcomes in sorted(rows.items()):
        table, whose, labels = key.split(maxsplit=2)
        if table == name and bot in (whose, ALL):
            counts = merged.setdefault(labels, {})
            for outcome, number in outcomes.items():
                if outcome != SILENT:
                    counts[outcome] = counts.get(outcome, 0) + number
    return ((labels.split(), counts) for labels, counts in sorted(merged.items()) if counts)


# --- odds of outcomes -------------------------------------------------------------------------


def _odds(found: Tally, bot: str, name: str) -> Iterator[tuple[str, dict[str, float]]]:
    """Rows by all axes, followed by coarse rows for labels that were never seen."""
    shape, kept = SHAPES[name], [axis for axis in SHAPES[name].axes if axis in SHOWN[name]]
    coarse: dict[tuple[str, ...], dict[str, float]] = {}
    for labels, counts in _rows_of(shown(found), bot, name):
        possible = shape.possible(dict(zip(kept, labels, strict=True)))
        even = dict.fromkeys(possible, 1 / len(possible))
        coarse[tuple(labels)] = _leaning(counts, even, weight=1.0)
    for labels, counts in _rows_of(found.rows, bot, name):
        named = dict(zip(shape.axes, labels, strict=True))
        yield (
            " ".join(labels),
            _leaning(counts, coarse[tuple(named[axis] for axis in kept)], weight=LEAN),
        )
    for labels_kept, odds in coarse.items():
        named = dict(zip(kept, labels_kept, strict=True))
        yield " ".join(named.get(axis, "*") for axis in shape.axes), odds


def _leaning(counts: Counts, prior: dict[str, float], weight: float) -> dict[str, float]:
    """The odds of a row from its counts and a prior worth this many observations."""
    total = sum(counts.values()) + weight
    odds = {name: (counts.get(name, 0) + weight * share) / total for name, share in prior.items()}
    return {name: _rounded(share) for name, share in odds.items()}


def _rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


# --- choices among seats ----------------------------------------------------------------------


def _choices(found: Tally, bot: str, name: str) -> Iterator[tuple[str, dict[str, float]]]:
    """The attraction of each role, by stage and the chooser's role."""
    by_chooser: dict[str, list[tuple[str, Counts]]] = {}
    for (*chooser, among), counts in _rows_of(found.rows, bot, name):
        by_chooser.setdefault(" ".join(chooser), []).append((among, counts))
    for key, seen in by_chooser.items():
        yield key, {role: _rounded(weight) for role, weight in _attraction(seen).items()}


def _attraction(seen: list[tuple[str, Counts]]) -> dict[str, float]:
    """Weights under which each role is chosen as often as it was, by Zermelo's iteration.

    One added choice of each role, among one seat of each, keeps the weights finite and above 0.
    """
    seen = [*seen, ("flh", dict.fromkeys(LETTERS.values(), 1))]
    chosen = {role: sum(counts.get(role, 0) for _, counts in seen) for role in LETTERS.values()}
    weights = dict.fromkeys(chosen, 1.0)
    for _ in range(ROUNDS):
        drawn = dict.fromkeys(chosen, 0.0)
        for among, counts in seen:
            choices = sum(counts.values())
            total = sum(weights[LETTERS[letter]] for letter in among)
            for letter in among:
                drawn[LETTERS[letter]] += choices / total
        weights = {role: chosen[role] / drawn[role] for role in chosen}
    return {role: weights[role] / weights["liberal"] for role in weights}
