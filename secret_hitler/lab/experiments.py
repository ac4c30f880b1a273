"""The experiments that measure how strong the bots are, as data: which games, and which goals.

Published figures and those of people are given for comparison. Reinhardt is arXiv 2005.07156;
people are 994 recorded games of seven players rated about 1690; oracles are baselines of 400,000
games.
"""

from itertools import pairwise
from typing import Final, NamedTuple

from . import people

REINHARDT: Final = "Reinhardt"
PEOPLE: Final = "people"
ORACLE: Final = "oracle"
SIZES: Final = range(5, 11)


class Figure(NamedTuple):
    """One share that an experiment measures, with its goal and a known value."""

    words: str
    """What the figure is, in words."""
    part: str
    """The part of the results: bots, roles, sides, liberals, ends, rows, or speed."""
    label: str = ""
    """The label in that part; several rows, separated by commas, count together."""
    outcome: str = ""
    """The outcome, in a row."""
    least: float | None = None
    """The goal's lower bound, in per cent like `most` and `known`; for speed, games per second
    and core."""
    most: float | None = None
    known: float | None = None
    """What others have reached, or how people do."""
    source: str = ""
    """Where `known` comes from."""


class Experiment(NamedTuple):
    """Games to play, and the figures that they measure."""

    name: str
    about: str
    line_up: str
    players: str
    games: int
    figures: tuple[Figure, ...]
    claims: bool = False
    """Whether the bots may speak."""
    seed: int = 1


def _liberals(size: int, least: float | None = None, most: float | None = None) -> Figure:
    return Figure(f"Liberals win, {size} players", "liberals", str(size), "", least, most)


# --- baselines --------------------------------------------------------------------------------

ENDS: Final = {
    "liberal_policies": "Liberal track complete",
    "hitler_executed": "Hitler executed",
    "hitler_elected": "Hitler elected",
    "fascist_policies": "Fascist track complete",
}
RANDOM_ENDS: Final = {5: (6.8, 17.0, 55.1, 21.1), 7: (8.6, 15.2, 43.4, 32.9)}
"""Shares in per cent by players, in the order of `ENDS`."""
BASELINES: Final = {
    "random": (23.8, 24.0, 23.7, 23.2, 23.1, 22.4),
    "selfish": (22.2, 28.3, 22.6, 27.1, 21.7, 25.3),
    "selfish/partisan": (8.0, 7.3, 7.9, 8.2, 6.1, 6.0),
    "trusting/partisan": (14.6, 24.7, 15.9, 22.9, 14.4, 20.3),
}
"""Games won by the Liberals with 5 to 10 players, in per cent, by line-up."""
ABOUT: Final = {
    "random": "Baseline: everything by lot",
    "selfish": "Baseline: the tiles of one's party, all else by lot",
    "selfish/partisan": "Baseline: the same, but Fascists vote for their own and shoot Liberals",
    "trusting/partisan": "Baseline: the same against Liberals who always vote Ja",
}
NOISE: Final = 1.5
"""How far a figure may be from an oracle's, in percentage points."""


def _ends(size: int, known: tuple[float, ...], within: float, source: str) -> list[Figure]:
    return [
        Figure(
            f"{words}, {size} players",
            "ends",
            f"{size} {reason}",
            "",
            max(0, share - within),
            share + within,
            share,
            source,
        )
        for (reason, words), share in zip(ENDS.items(), known, strict=True)
    ]


def _baseline(line_up: str) -> Experiment:
    figures = [
        _liberals(size, share - NOISE, share + NOISE)._replace(known=share, source=ORACLE)
        for size, share in zip(SIZES, BASELINES[line_up], strict=True)
    ]
    for size, shares in RANDOM_ENDS.items() if line_up == "random" else ():
        figures += _ends(size, shares, NOISE, ORACLE)
    name = f"baseline-{line_up.replace('/', '-')}"
    return Experiment(name, ABOUT[line_up], line_up, "5-10", 24_000, tuple(figures))


# --- strength ---------------------------------------------------------------------------------


def _seats(bot: str, known: float, known_as_liberal: float) -> tuple[Figure, Figure]:
    """Seats won in Reinhardt's protocol; the known values are the published ones of his search."""
    shares = Figure(f"{bot}: seats won", "bots", bot, known=known, source=REINHARDT)
    as_liberal = Figure(f"{bot}: seats won as Liberal", "roles", f"{bot} liberal")
    return shares, as_liberal._replace(known=known_as_liberal, source=REINHARDT)


def _reinhardt() -> Experiment:
    ours, ours_as_liberal = _seats("shrewd", 47.1, 28.7)
    figures = (
        ours._replace(least=55),
        ours_as_liberal._replace(least=40),
        *_seats("selfish", 47.7, 28.6),
        *_seats("random", 41.7, 23.1),
    )
    about = "Reinhardt's protocol, with shrewd in the place of his search"
    line_up = "random+selfish+shrewd"
    return Experiment("reinhardt", about, line_up, "5-10", 10_000, figures)


def _against(naive: str, least: tuple[float, float, float]) -> Experiment:
    figures = [_liberals(size, share) for size, share in zip((5, 7, 10), least, strict=True)]
    about, line_up = f"Our Liberals against {naive} Fascists", f"shrewd/{naive}"
    return Experiment(f"against-{naive}", about, line_up, "5,7,10", 3_000, tuple(figures))


def _ours() -> Experiment:
    figures = [_liberals(size, 45, 55) for size in SIZES]
    return Experiment(
        "ours", "Ours against ours", "shrewd", "5-10", 9_000, tuple(figures), claims=True
    )


def _ours_silent() -> Experiment:
    about = "Our Fascists against the same Liberals without a word"
    return Experiment("silent", about, "shrewd", "7", 2_000, (_liberals(7, most=55),))


WITHIN: Final = 10.0
"""How far our bots may be from people, in percentage points."""


def _as_people(bot: str) -> list[Figure]:
    """Figures on how people play tiles, and what they claim."""
    return [
        Figure(
            habit.words,
            "rows",
            ",".join(row.format(bot=bot) for row in habit.rows),
            habit.outcome,
            max(0, habit.share - WITHIN),
            min(100, habit.share + WITHIN),
            habit.share,
            PEOPLE,
        )
        for habit in people.HABITS
    ]


def _beside_people() -> Experiment:
    figures = (
        *_ends(7, people.ENDS, WITHIN, PEOPLE),
        *_as_people("shrewd"),
        Figure("Games a second a core", "speed", least=30),
    )
    about = "Ours against ours at seven, beside people"
    return Experiment("people", about, "shrewd", "7", 4_000, figures, claims=True, seed=2)


# --- the ladder -------------------------------------------------------------------------------

LADDER: Final = ("random", "selfish", "careful", "shrewd", "farsighted")
STEPS: Final = {"farsighted": 100}
"""Fewer games for slow steps of the ladder, by bot."""


def _step(lower: str, higher: str) -> Experiment:
    """Two neighbouring levels against each other, on both sides."""
    figures = (
        Figure("Games won", "sides", higher, least=50),
        Figure("Seats won as Liberals", "roles", f"{higher} liberal"),
        Figure("Games won as the Fascist team", "roles", f"{higher} hitler"),
    )
    games, about = STEPS.get(higher, 2_000), f"The ladder: {higher} against {lower}"
    return Experiment(
        f"step-{higher}", about, f"{higher}:{lower}", "7", games, figures, claims=True
    )


def _farsighted() -> Experiment:
    about = "Farsighted players among themselves"
    return Experiment("farsighted", about, "farsighted", "7", 40, (_liberals(7),), claims=True)


EXPERIMENTS: Final = (
    *[_baseline(line_up) for line_up in BASELINES],
    _reinhardt(),
    _against("quiet", (80, 80, 80)),
    _against("loud", (85, 90, 95)),
    _ours(),
    _ours_silent(),
    _beside_people(),
    *[_step(lower, higher) for lower, higher in pairwise(LADDER)],
    _farsighted(),
)
