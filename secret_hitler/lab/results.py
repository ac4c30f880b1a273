"""Results from a tally: win rates with intervals, ends, and tables of what was done and said."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from ..beliefs.shapes import SHAPES
from ..engine.complete import complete
from ..engine.terms import ROLES, Party
from .arena import Plan
from .line_up import Sides
from .rates import Alike, Rate, in_line, rate, rate_of_seats
from .tally import Tally

NONE: Final = Alike(0, 0, 0)

SHOWN: Final = {
    "passes": ("president", "hand"),
    "enacts": ("chancellor", "passed"),
    "asks": ("chancellor", "passed"),
    "consents": ("president", "passed"),
    "votes": ("standing", "voter", "president", "chancellor"),
    "drawn": ("president", "hand"),
    "received": ("chancellor", "tile", "passed"),
    "party": ("president", "target"),
    "peeked": ("president", "order"),
}
"""By table, the axes that are shown."""
complete(SHAPES, SHOWN, but=[name for name, shape in SHAPES.items() if shape.of_seats])


class Results(msgspec.Struct, frozen=True):
    """All results of the games of a plan."""

    plan: Plan
    games: int
    seconds: float
    """CPU time spent on play."""
    bots: tuple[Rate, ...]
    """Seats won, by bot."""
    roles: tuple[Rate, ...]
    """Seats won, by bot and role."""
    sizes: tuple[Rate, ...]
    """Seats won, by bot and players."""
    seats: tuple[Rate, ...]
    """Seats won, by bot and seat."""
    sides: tuple[Rate, ...]
    """Games won, by bot, if two bots played against each other."""
    liberals: tuple[Rate, ...]
    """Games that the Liberals won, by players."""
    ends: tuple[Rate, ...]
    """Games, by players and reason."""
    rows: dict[str, dict[str, Rate]]
    """Outcomes of acts and claims, by table, bot and labels of the shown axes."""


def results(plan: Plan, found: Tally, seconds: float) -> Results:
    """The results from the tally of a plan."""
    return Results(
        plan,
        found.games,
        seconds,
        bots=_won(found, lambda bot, role, players: bot),  # noqa: ARG005
        roles=_won(found, lambda bot, role, players: f"{bot} {role}"),  # noqa: ARG005
        sizes=_won(found, lambda bot, role, players: f"{bot} {players}"),  # noqa: ARG005
        seats=_of_seats(found),
        sides=_of_sides(found) if isinstance(plan.line_up, Sides) else (),
        liberals=_of_sizes(found, ("liberal_policies", "hitler_executed")),
        ends=tuple(
            rate(key, number, _games(found, key.split()[0]))
            for key, number in sorted(found.ends.items(), key=lambda end: _by_number(end[0]))
        ),
        rows={key: _row(outcomes) for key, outcomes in sorted(shown(found).items())},
    )


def _won(found: Tally, label: Callable[[str, str, str], str]) -> tuple[Rate, ...]:
    """Seats won, grouped by a label made from bot, role and players."""
    labelled: dict[str, list[Alike]] = {}
    for team, games in found.teams.items():
        bot, players, *counts, winner = team.split()
        sums: dict[str, Alike] = {}
        for role, seats in zip(ROLES, map(int, counts), strict=True):
            name = label(bot, role.value, players)
            hits, before, _ = sums.get(name, NONE)
            won = seats if role.party.value == winner else 0
            sums[name] = Alike(hits + won, before + seats, games)
        for name, alike in sums.items():
            labelled.setdefault(name, []).append(alike)
    return tuple(
        rate_of_seats(name, labelled[name])
        for name in sorted(labelled, key=_by_number)
        if any(alike.seats for alike in labelled[name])
    )


def _of_seats(found: Tally) -> tuple[Rate, ...]:
    """Seats won, by bot and seat."""
    sums: dict[str, list[int]] = {}
    for key, games in found.seats.items():
        bot, _, _, seat = key.split()
        row = sums.setdefault(f"{bot} {seat}", [0, 0])
        row[0] += found.wins[key]
        row[1] += games
    return tuple(rate(name, *sums[name]) for name in sorted(sums, key=_by_number))


def _of_sides(found: Tally) -> tuple[Rate, ...]:
    """Games won by each of two bots that played against each other."""
    sums: dict[str, list[int]] = {}
    for team, games in found.teams.items():
        bot, _, liberals, *_, winner = team.split()
        side = Party.FASCIST if liberals == "0" else Party.LIBERAL
        row = sums.setdefault(bot, [0, 0])
        row[0] += games if side.value == winner else 0
        row[1] += games
    return tuple(rate(name, *row) for name, row in sums.items())


def _by_number(label: str) -> tuple[tuple[bool, int, str], ...]:
    """A sort key: words before numbers, numbers by value."""
    return tuple((w.isdigit(), int(w) if w.isdigit() else 0, w) for w in label.split())


def _of_sizes(found: Tally, reasons: Iterable[str]) -> tuple[Rate, ...]:
    sizes = sorted({key.split()[0] for key in found.ends}, key=int)
    return tuple(
        rate(
            size,
            sum(found.ends.get(f"{size} {reason}", 0) for reason in reasons),
            _games(found, size),
        )
        for size in sizes
    )


def _games(found: Tally, players: str) -> int:
    return sum(number for key, number in found.ends.items() if key.split()[0] == players)


def shown(found: Tally) -> dict[str, dict[str, int]]:
    """The rows summed over the axes that are not shown; without choices among seats."""
    sums: dict[str, dict[str, int]] = {}
    for key, outcomes in found.rows.items():
        table, bot, *labels = key.split()
        if table in SHOWN:
            named = zip(SHAPES[table].axes, labels, strict=True)
            kept = [label for axis, label in named if axis in SHOWN[table]]
            row = sums.setdefault(" ".join((table, bot, *kept)), {})
            for outcome, number in outcomes.items():
                row[outcome] = row.get(outcome, 0) + number
    return sums


def _row(outcomes: dict[str, int]) -> dict[str, Rate]:
    total = sum(outcomes.values())
    return {name: rate(name, number, total) for name, number in sorted(outcomes.items())}


def in_lines(found: Results) -> list[str]:
    """The results as lines of text."""
    plan = found.plan
    title = f"{plan.title}, {speed(found):.1f} games a second a core"
    parts = (
        ("Seats won, by bot and role", (*found.bots, *found.roles)),
        ("Seats won, by bot and players", found.sizes),
        ("Seats won, by bot and seat", found.seats),
        ("Games won, by bot", found.sides),
        ("Games that the Liberals won, by players", found.liberals),
        ("Ends, by players", found.ends),
    )
    lines = [title]
    for heading, rates in parts:
        if rates:
            lines += ["", heading, *(in_line(share) for share in rates)]
    return [*lines, "", "Tiles, claims and votes", *_rows_in_lines(found.rows)]


def speed(found: Results) -> float:
    """Games per second and core."""
    return found.games / found.seconds if found.seconds else 0.0


def _rows_in_lines(rows: dict[str, dict[str, Rate]]) -> list[str]:
    return [
        f"  {key:<36} " + "  ".join(f"{s.label} {100 * s.rate:.1f}" for s in row.values())
        for key, row in rows.items()
    ]
