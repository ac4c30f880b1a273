"""Measures how strong the bots are: plays the experiments, and compares figures with goals."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from .arena import BATCH, Plan, run
from .experiments import EXPERIMENTS, Experiment, Figure
from .line_up import parse, sizes
from .outcomes import SILENT
from .rates import Rate, rate
from .results import Results, results, speed

YES: Final = "yes"
PERHAPS: Final = "within chance"
"""The value misses the goal, but its interval includes it."""
NO: Final = "no"


class StrengthError(ValueError):
    """An experiment does not exist, or a page has no place for results; the message says which."""


class Measured(NamedTuple):
    """A measured figure in per cent, or for speed, in games per second and core."""

    figure: Figure
    value: float
    low: float
    high: float
    of: int
    """How many seats, games or acts it is a share of."""

    @property
    def reached(self) -> str:
        """Whether the goal is reached; empty without a goal, or without observations."""
        aimless = self.figure.least is None and self.figure.most is None
        if aimless or not self.of:
            return ""
        if _meet(self.value, self.value, self.figure):
            return YES
        return PERHAPS if _meet(self.low, self.high, self.figure) else NO


def _meet(low: float, high: float, figure: Figure) -> bool:
    """Whether an interval overlaps the goal."""
    above = figure.least is None or high >= figure.least
    return above and (figure.most is None or low <= figure.most)


def chosen(names: Sequence[str]) -> tuple[Experiment, ...]:
    """The experiments with these names, or all if none are given. Raises `StrengthError`."""
    known = {experiment.name: experiment for experiment in EXPERIMENTS}
    for name in names:
        if name not in known:
            raise StrengthError(f"there is no experiment {name!r}: there are {', '.join(known)}")
    return tuple([known[name] for name in names or known])


def plan(experiment: Experiment, scale: float) -> Plan:
    """The games of an experiment, their number scaled by this factor."""
    games = max(BATCH, round(experiment.games * scale))
    players = sizes(experiment.players)
    return Plan(parse(experiment.line_up), players, games, experiment.seed, experiment.claims)


def play(
    experiment: Experiment,
    scale: float,
    *,
    folder: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """The results of an experiment; games stored in the folder are not played again."""
    games = plan(experiment, scale)
    keep = None if folder is None else folder / f"{experiment.name}-{games.games}.jsonl"
    return results(games, *run(games, keep=keep, workers=workers, progress=progress))


def measured(experiment: Experiment, found: Results) -> Iterator[Measured]:
    """Every figure of an experiment."""
    for figure in experiment.figures:
        if figure.part == "speed":
            value = speed(found)
            yield Measured(figure, value, value, value, found.games)
        else:
            share = _share(figure, found)
            bounds = (100 * share.rate, 100 * share.low, 100 * share.high)
            yield Measured(figure, *bounds, share.of)


PARTS: Final[dict[str, Callable[[Results], tuple[Rate, ...]]]] = {
    "bots": lambda found: found.bots,
    "roles": lambda found: found.roles,
    "sides": lambda found: found.sides,
    "liberals": lambda found: found.liberals,
    "ends": lambda found: found.ends,
}


def _share(figure: Figure, found: Results) -> Rate:
    if figure.part == "rows":
        return _of_rows(figure, found)
    shares = {share.label: share for share in PARTS[figure.part](found)}
    nothing = 0 if figure.part != "ends" else _games(figure.label.split()[0], found)
    return shares.get(figure.label, rate(figure.label, 0, nothing))


def _games(players: str, found: Results) -> int:
    return sum(share.of for share in found.liberals if share.label == players)


def _of_rows(figure: Figure, found: Results) -> Rate:
    """The share of an outcome in rows that count together; silence does not count."""
    hits = of = 0
    for row in figure.label.split(","):
        outcomes = found.rows.get(row, {})
        hits += outcomes[figure.outcome].hits if figure.outcome in outcomes else 0
        of += sum(share.hits for name, share in outcomes.items() if name != SILENT)
    return rate(figure.label, hits, of)


# --- in words ---------------------------------------------------------------------------------

HEADER: Final = (
    "| figure | value | 95 % interval | of | hoped for | known | reached |",
    "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
)
BEGIN: Final = "<!-- written by `secret-hitler strength`: begin -->"
END: Final = "<!-- end -->"


def section(experiment: Experiment, found: Results) -> list[str]:
    """One experiment as lines of Markdown."""
    talk = "with claims" if experiment.claims else "without claims"
    games = (
        f"{found.games:,} games of {experiment.players} players, `{experiment.line_up}`, {talk}, "
        f"seed {experiment.seed}; {speed(found):.1f} games a second a core."
    )
    rows = [_row(share) for share in measured(experiment, found)]
    return [f"### {experiment.about}", "", games, "", *HEADER, *rows, ""]


def _row(share: Measured) -> str:
    figure = share.figure
    is_speed = figure.part == "speed"
    cells = (
        figure.words,
        f"{share.value:.1f}" + ("" if is_speed else " %"),
        "" if is_speed else f"{share.low:.1f} to {share.high:.1f}",
        f"{share.of:,}",
        hoped(figure),
        "" if figure.known is None else f"{figure.known:g} ({figure.source})",
        share.reached,
    )
    return f"| {' | '.join(cells)} |".replace("  ", " ")


def hoped(figure: Figure) -> str:
    """The goal in words."""
    if figure.least is not None and figure.most is not None:
        return f"{figure.least:g} to {figure.most:g}"
    if figure.least is not None:
        return f"at least {figure.least:g}"
    return "" if figure.most is None else f"at most {figure.most:g}"


def written(page: str, lines: list[str]) -> str:
    """The page with these lines in place of those written before.

    Raises `StrengthError` if the page has no such place.
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise StrengthError(f"there is no line {BEGIN!r} with {END!r} after it")
    return before + "\n".join([BEGIN, "", *lines, END]) + after
