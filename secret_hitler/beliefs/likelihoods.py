"""Likelihoods: how often a player does or says something, given what only a world tells.

They are read from files, one set of tables per kind of player. Each seat has a set, since it is
public whether a person or which bot plays there. No entry is zero: only rules exclude things.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Final, NamedTuple

import msgspec
import numpy as np

from ..engine.complete import complete
from .deals import Odds
from .shapes import SHAPES, Labels, Shape
from .shelf import shelf

LEAST: Final = 1e-9
"""The smallest likelihood."""
ROUNDING: Final = 1e-3
"""How far the odds of a row may exceed a sum of 1."""


class LikelihoodError(ValueError):
    """A file of tables is malformed; the message names the table and the fault."""


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a file: rows of odds by labels of some of its axes, as text."""

    by: str
    """The axes that the rows depend on, separated by spaces, such as `president hand`."""
    rows: dict[str, dict[str, float]]
    """By labels, `*` for any. An exact match comes first, then the first row that fits. Outcomes
    that a row does not name share the rest equally."""
    temper: float = 1.0


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of tables. An act without a table is equally likely in all worlds."""

    about: str
    """Which players it describes, and where the numbers come from."""
    tables: dict[str, Rows]
    smoothing: float = 0.0
    """The share of every row that is spread evenly over all possible outcomes."""


@dataclass(frozen=True, eq=False)
class LikelihoodTable:
    """Likelihoods as an array; its axes are those of the table's `Shape`, then the outcomes."""

    odds: Odds
    temper: float

    @cached_property
    def tempered(self) -> Odds:
        """The logarithms of the odds, times the temper."""
        tempered: Odds = np.log(self.odds) * self.temper
        return tempered


class Likelihoods(NamedTuple):
    """All tables of one kind of player."""

    nominates: LikelihoodTable
    votes: LikelihoodTable
    passes: LikelihoodTable
    enacts: LikelihoodTable
    asks: LikelihoodTable
    consents: LikelihoodTable
    investigates: LikelihoodTable
    calls: LikelihoodTable
    executes: LikelihoodTable
    drawn: LikelihoodTable
    received: LikelihoodTable
    party: LikelihoodTable
    peeked: LikelihoodTable


complete(Likelihoods._fields, SHAPES)


@cache
def load(name: str) -> Likelihoods:
    """The tables of this name. Raises `FileNotFoundError` and `LikelihoodError`."""
    return parse((shelf(__package__, "tables") / f"{name}.json").read_bytes())


def parse(text: bytes) -> Likelihoods:
    """The tables in the text of a file. Raises `LikelihoodError`."""
    try:
        file = msgspec.json.decode(text, type=TableFile)
    except msgspec.ValidationError as error:
        raise LikelihoodError(str(error)) from error
    if unknown := file.tables.keys() - SHAPES.keys():
        raise LikelihoodError(f"there is no table {min(unknown)}")
    nothing = Rows("", {})
    return Likelihoods(
        *(
            _table(name, SHAPES[name], file.tables.get(name, nothing), file.smoothing)
            for name in Likelihoods._fields
        )
    )


def _table(name: str, shape: Shape, rows: Rows, smoothing: float) -> LikelihoodTable:
    by = tuple(rows.by.split())
    _check(name, shape, rows, by)
    keys = {tuple(key.split()): row for key, row in rows.rows.items()}
    used = [axis for axis in shape.axes if axis in by or axis == shape.taken_from]
    small = np.array(
        [
            _row(shape, dict(zip(used, labels, strict=True)), _find(keys, by, used, labels))
            for labels in product(*(shape.axes[axis] for axis in used))
        ]
    )
    if not shape.of_seats:
        possible = small > 0
        smooth = (1 - smoothing) * small + smoothing / possible.sum(axis=1, keepdims=True)
        small = np.where(possible, np.maximum(smooth, LEAST), 0.0)
    sizes = [len(labels) if axis in used else 1 for axis, labels in shape.axes.items()]
    full = (*map(len, shape.axes.values()), len(shape.outcomes))
    odds = np.broadcast_to(small.reshape(*sizes, len(shape.outcomes)), full).copy()
    return LikelihoodTable(odds, rows.temper)


def _check(name: str, shape: Shape, rows: Rows, by: Labels) -> None:
    """Raise `LikelihoodError` if a table does not fit its shape."""
    faults = [f"is not told apart by {axis}" for axis in by if axis not in shape.axes]
    if rows.temper != 1 and not (shape.tempered and 0 < rows.temper < 1):
        faults.append("cannot be tempered so")
    for key, row in rows.rows.items():
        labels = key.split()
        if faults or len(labels) != len(by):
            faults.append(f"has a row {key!r} that is not {rows.by!r}")
            break
        named = zip(labels, by, strict=True)
        if any(label not in (*shape.axes[axis], "*") for label, axis in named):
            faults.append(f"has an unknown label in {key!r}")
        if not row.keys() <= set(shape.outcomes) or min(row.values(), default=0) < 0:
            faults.append(f"has an impossible entry in {key!r}")
        if not shape.of_seats and sum(row.values()) > 1 + ROUNDING:
            faults.append(f"has more than all odds in {key!r}")
        if shape.of_seats and min(row.values(), default=1) < LEAST:
            faults.append(f"has a weight of nothing in {key!r}")
    if faults:
        raise LikelihoodError(f"the table {name} {faults[0]}")


def _find(
    keys: dict[Labels, dict[str, float]], by: Labels, used: list[str], labels: Labels
) -> dict[str, float]:
    """The row for these labels, or else the first whose stars fit; empty if there is none."""
    here = dict(zip(used, labels, strict=True))
    wanted = tuple([here[axis] for axis in by])
    exact = keys.get(wanted)
    if exact is not None:
        return exact
    for key, row in keys.items():
        if "*" in key and all(one in ("*", want) for one, want in zip(key, wanted, strict=True)):
            return row
    return {}


def _row(shape: Shape, labels: dict[str, str], named: dict[str, float]) -> list[float]:
    """The odds of every outcome: as named, and the rest shared by the other possible ones."""
    if shape.of_seats:
        return [named.get(outcome, 1.0) for outcome in shape.outcomes]
    possible = shape.possible(labels)
    known = {name: named[name] for name in possible if name in named}
    others = len(possible) - len(known)
    rest = max(0.0, 1 - sum(known.values())) / others if others else 0.0
    odds = {name: max(known.get(name, rest), LEAST) for name in possible}
    total = sum(odds.values())
    return [odds.get(name, 0.0) / total for name in shape.outcomes]
