"""Strength: the source of each figure, when a goal counts as reached, and the written page."""

from pathlib import Path

import msgspec
import pytest

from secret_hitler.beliefs.shapes import SHAPES
from secret_hitler.lab.experiments import EXPERIMENTS, Experiment, Figure
from secret_hitler.lab.line_up import check, parse, sizes
from secret_hitler.lab.rates import rate
from secret_hitler.lab.results import SHOWN, Results, results
from secret_hitler.lab.strength import (
    BEGIN,
    END,
    NO,
    PERHAPS,
    YES,
    Measured,
    StrengthError,
    chosen,
    hoped,
    measured,
    plan,
    play,
    section,
    written,
)
from secret_hitler.lab.tally import Tally

NAMES = [experiment.name for experiment in EXPERIMENTS]


def found(tally: Tally, figures: tuple[Figure, ...]) -> list[Measured]:
    return list(measured(experiment(figures), stood(tally, figures)))


def experiment(figures: tuple[Figure, ...]) -> Experiment:
    return Experiment("test", "A test", "random", "5", 20, figures, claims=True)


def stood(tally: Tally, figures: tuple[Figure, ...]) -> Results:
    return results(plan(experiment(figures), 1), tally, 2.0)


@pytest.mark.parametrize("experiment", EXPERIMENTS, ids=NAMES)
def test_every_experiment_can_be_played(experiment: Experiment) -> None:
    check(parse(experiment.line_up), sizes(experiment.players))


def test_experiments_are_told_apart_by_name() -> None:
    assert len({*NAMES}) == len(NAMES)
    assert [one.name for one in chosen(["people", "reinhardt"])] == ["people", "reinhardt"]
    assert chosen(()) == EXPERIMENTS
    with pytest.raises(StrengthError, match="no experiment 'nothing': there are baseline-random"):
        chosen(["nothing"])


@pytest.mark.parametrize("experiment", EXPERIMENTS, ids=NAMES)
def test_every_figure_can_be_read_from_the_standings(experiment: Experiment) -> None:
    """Its label is one that such games have, so a figure of nothing means no such games yet."""
    line_up = experiment.line_up.replace(":", " ").replace("+", " ").replace("/", " ").split()
    for figure in experiment.figures:
        first = figure.label.split(" ")[0]
        if figure.part in ("bots", "roles", "sides"):
            assert first in line_up
        elif figure.part in ("liberals", "ends"):
            assert int(first) in sizes(experiment.players)
        elif figure.part == "rows":
            for row in figure.label.split(","):
                table, bot, *labels = row.split(" ")
                axes = [SHAPES[table].axes[axis] for axis in SHOWN[table]]
                assert bot in line_up
                assert all(label in axis for label, axis in zip(labels, axes, strict=True))
                assert figure.outcome in SHAPES[table].outcomes
        else:
            assert figure.part == "speed"


@pytest.mark.parametrize(
    ("hits", "least", "most", "reached"),
    [
        (50, None, None, ""),
        (50, 45, 55, YES),
        (50, 50, None, YES),
        (50, None, 50, YES),
        (50, 55, None, PERHAPS),
        (50, None, 45, PERHAPS),
        (50, 70, None, NO),
        (50, 10, 30, NO),
    ],
)
def test_a_goal_is_reached_by_the_value_or_perhaps_by_its_interval(
    hits: int, least: float | None, most: float | None, reached: str
) -> None:
    figure = Figure("Liberals", "liberals", "5", "", least, most)
    tally = Tally(games=100, ends={"5 liberal_policies": hits, "5 hitler_elected": 100 - hits})
    (share,) = found(tally, (figure,))
    assert (share.value, share.of, share.reached) == (50.0, 100, reached)


def test_rows_with_commas_between_them_count_together_and_silence_not() -> None:
    figure = Figure("FF", "rows", "received a fascist F FL,received a fascist L FL", "FF")
    rows = {
        "received a liberal fascist F FL FFL": {"FF": 3, "nothing": 9},
        "received a fascist fascist F FL FFF": {"FF": 1, "FL": 2},
        "received a hitler fascist L FL FFL": {"FL": 4, "nothing": 1},
    }
    (share,) = found(Tally(games=1, rows=rows), (figure,))
    expected = rate("", 4, 10)
    assert (share.value, share.low, share.high, share.of) == pytest.approx(
        (100 * expected.rate, 100 * expected.low, 100 * expected.high, 10)
    )


def test_of_nothing_nothing_is_reached() -> None:
    (share,) = found(Tally(games=9), (Figure("", "bots", "random", least=50),))
    assert (share.of, share.reached) == (0, "")


def test_an_end_that_never_came_is_none_of_all_games() -> None:
    figure = Figure("Hitler executed", "ends", "5 hitler_executed")
    (share,) = found(Tally(games=9, ends={"5 liberal_policies": 9}), (figure,))
    assert (share.value, share.of) == (0, 9)


def test_speed_is_games_by_seconds_of_play() -> None:
    (share,) = found(Tally(games=90), (Figure("Speed", "speed", least=30),))
    assert (share.value, share.reached) == (45, YES)


def test_more_or_fewer_games_are_played_but_never_less_than_a_batch() -> None:
    assert plan(EXPERIMENTS[0], 0.01).games == 240
    assert plan(EXPERIMENTS[0], 0.00001).games == 20


def test_what_a_folder_keeps_is_not_played_again(tmp_path: Path) -> None:
    some = Experiment("some", "Some", "random", "5", 40, (), seed=7)
    first = play(some, 1, folder=tmp_path, workers=1)
    heard: list[int] = []
    again = play(some, 1, folder=tmp_path, workers=1, progress=heard.append)
    assert msgspec.json.encode(first) == msgspec.json.encode(again)
    assert heard == [40]
    assert [file.name for file in tmp_path.iterdir()] == ["some-40.jsonl"]


def test_a_section_tells_games_seed_and_every_figure() -> None:
    figures = (
        Figure("Liberals win", "liberals", "5", "", 45, 55, 40.8, "people"),
        Figure("Speed", "speed"),
    )
    tally = Tally(games=20, ends={"5 liberal_policies": 10, "5 hitler_elected": 10})
    lines = section(experiment(figures), stood(tally, figures))
    assert lines[2] == (
        "20 games of 5 players, `random`, with claims, seed 1; 10.0 games a second a core."
    )
    low, high = 100 * rate("", 10, 20).low, 100 * rate("", 10, 20).high
    bounds = f"{low:.1f} to {high:.1f}"
    assert f"| Liberals win | 50.0 % | {bounds} | 20 | 45 to 55 | 40.8 (people) | yes |" in lines
    assert "| Speed | 10.0 | | 20 | | | |" in lines


def test_a_goal_is_told_in_words() -> None:
    told = [hoped(Figure("", "", "", "", *span)) for span in ((1, 2), (1, None), (None, 2))]
    assert [*told, hoped(Figure("", ""))] == ["1 to 2", "at least 1", "at most 2", ""]


def test_a_page_keeps_what_stands_around_the_tables() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    once = written(page, ["new"])
    assert once == f"before\n{BEGIN}\n\nnew\n{END}\nafter\n"
    assert written(once, ["new"]) == once


@pytest.mark.parametrize("page", ["nothing", f"{BEGIN} alone", f"{END} {BEGIN}"])
def test_a_page_without_a_place_is_left_alone(page: str) -> None:
    with pytest.raises(StrengthError, match="there is no line"):
        written(page, [])
