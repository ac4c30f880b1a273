"""Results: shares with their intervals, and the plot of them."""

from xml.etree import ElementTree

from secret_hitler.lab.arena import Plan
from secret_hitler.lab.line_up import ByLot, Sides
from secret_hitler.lab.plot import svg
from secret_hitler.lab.rates import rate
from secret_hitler.lab.results import in_lines, results
from secret_hitler.lab.tally import Tally

PLAN = Plan(ByLot(("a<b", "c")), (5, 10), games=4, seed=1, claims=True)
FOUND = Tally(
    games=4,
    wins={"a<b liberal 5 1": 4, "a<b hitler 10 2": 1, "c fascist 10 10": 3},
    seats={"a<b liberal 5 1": 4, "a<b hitler 10 2": 1, "c fascist 10 10": 3},
    teams={"a<b 5 4 0 0 liberal": 1, "a<b 10 0 0 1 fascist": 1, "c 10 0 1 0 fascist": 3},
    ends={"5 liberal_policies": 1, "10 hitler_elected": 2, "10 hitler_executed": 1},
    rows={
        "drawn c fascist liberal F FFL FF": {"FFF": 1},
        "drawn c fascist hitler F FFL FL": {"FFL": 3},
        "nominates c opening fascist ffh": {"fascist": 2},
    },
)


def test_seats_are_summed_by_bot_role_size_and_place() -> None:
    found = results(PLAN, FOUND, 2.0)
    assert [(r.label, r.hits, r.of) for r in found.bots] == [("a<b", 5, 5), ("c", 3, 3)]
    assert [r.label for r in found.roles] == ["a<b hitler", "a<b liberal", "c fascist"]
    assert [r.label for r in found.sizes] == ["a<b 5", "a<b 10", "c 10"]
    assert [(r.label, r.hits, r.of) for r in found.seats] == [
        ("a<b 1", 4, 4), ("a<b 2", 1, 1), ("c 10", 3, 3)
    ]  # fmt: skip


def test_games_are_summed_by_size() -> None:
    found = results(PLAN, FOUND, 2.0)
    assert [(r.label, r.hits, r.of) for r in found.liberals] == [("5", 1, 1), ("10", 1, 3)]
    assert {r.label: (r.hits, r.of) for r in found.ends} == {
        "5 liberal_policies": (1, 1),
        "10 hitler_elected": (2, 3),
        "10 hitler_executed": (1, 3),
    }


def test_of_two_sides_games_are_counted_by_bot() -> None:
    teams = {
        "a 7 4 0 0 liberal": 3, "b 7 0 2 1 liberal": 3, "a 7 0 2 1 fascist": 1,
        "b 7 4 0 0 fascist": 1, "a 7 0 2 1 liberal": 2, "b 7 4 0 0 liberal": 2,
    }  # fmt: skip
    plan = Plan(Sides(("a", "b")), (7,), games=6, seed=1, claims=True)
    found = results(plan, Tally(games=6, teams=teams), 1.0)
    assert found.sides == (rate("a", 4, 6), rate("b", 2, 6))
    assert results(PLAN, FOUND, 2.0).sides == ()


def test_a_row_holds_the_share_of_each_outcome() -> None:
    rows = results(PLAN, FOUND, 2.0).rows
    assert list(rows) == ["drawn c fascist FFL"]
    assert rows["drawn c fascist FFL"] == {"FFF": rate("FFF", 1, 4), "FFL": rate("FFL", 3, 4)}


def test_the_lines_name_games_seed_and_every_share() -> None:
    lines = in_lines(results(PLAN, FOUND, 2.0))
    assert lines[0] == (
        "4 games of 5, 10 players, each seat a<b or c by lot, with claims, seed 1, "
        "2.0 games a second a core"
    )
    assert any("c fascist" in line and "100.0 %" in line and "of 3" in line for line in lines)
    assert any("drawn c fascist FFL" in line and "FFF 25.0  FFL 75.0" in line for line in lines)


def test_the_plot_has_a_dot_and_a_line_for_every_share() -> None:
    found = results(PLAN, FOUND, 2.0)
    picture = ElementTree.fromstring(svg(found))
    dots = picture.findall("{http://www.w3.org/2000/svg}circle")
    assert len(dots) == len(found.bots) + len(found.roles) + len(found.liberals)
    xs = [float(dot.attrib["cx"]) for dot in dots]
    assert len({*xs}) > 1
