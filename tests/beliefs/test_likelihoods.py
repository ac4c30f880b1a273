"""Tables of likelihoods: how a file is read, and what is refused."""

import json
from importlib.resources import files

import numpy as np
import pytest

from secret_hitler.beliefs import likelihoods
from secret_hitler.beliefs.likelihoods import LikelihoodError, Likelihoods, load, parse
from secret_hitler.beliefs.shapes import SHAPES

NAMES = sorted(
    file.name.removesuffix(".json")
    for file in (files(likelihoods.__package__) / "tables").iterdir()
    if file.name.endswith(".json")
)


def tables(name: str, **table: object) -> Likelihoods:
    return parse(json.dumps({"about": "a test", "tables": {name: table}}).encode())


def test_the_tables_that_the_bots_need_are_there() -> None:
    assert {"people", "random", "selfish", "truthful"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_row_of_every_table_is_a_distribution_without_zeros(name: str) -> None:
    for field, table in zip(Likelihoods._fields, load(name), strict=True):
        shape = SHAPES[field]
        assert table.odds.shape == (*map(len, shape.axes.values()), len(shape.outcomes))
        if shape.of_seats:
            assert (table.odds > 0).all()
        else:
            assert table.odds.sum(axis=-1) == pytest.approx(1)
            assert ((table.odds > 0).sum(axis=-1) >= 1).all()


def test_impossible_tiles_are_the_only_zeros() -> None:
    for name in NAMES:
        for field, table in zip(Likelihoods._fields, load(name), strict=True):
            shape = SHAPES[field]
            if shape.taken_from is None:
                assert (table.odds > 0).all()
    assert (load("people").passes.odds[..., 0, :] == [1, 0, 0]).all()
    assert (load("people").enacts.odds[..., 2, :] == [0, 1]).all()


def test_people_are_as_they_were_counted() -> None:
    people = load("people")
    liberal, fascist, hitler = 0, 1, 2
    fll, ffl = 2, 1
    near = 0.03
    assert people.drawn.odds[liberal, 0, 0, ffl, 1] == pytest.approx(
        [0.03, 0.94, 0.015, 0.015], abs=near
    )
    assert people.drawn.odds[fascist, 0, 0, ffl, 1, :2] == pytest.approx([0.46, 0.49], abs=near)
    assert people.passes.odds[0, fascist, 0, ffl] == pytest.approx([0.68, 0.32, 0], abs=near)
    assert people.passes.odds[0, hitler, 0, ffl] == pytest.approx([0.58, 0.42, 0], abs=near)
    assert people.passes.odds[0, liberal, 0, fll] == pytest.approx([0, 0.26, 0.74], abs=near)
    assert people.enacts.odds[0, 0, fascist, 1] == pytest.approx([0.45, 0.55], abs=near)
    assert people.party.odds[fascist, liberal] == pytest.approx([0.43, 0.57], abs=near)


def test_outcomes_not_named_share_the_rest() -> None:
    found = tables("party", by="president", rows={"liberal": {"fascist": 0.9}})
    assert found.party.odds[0, 2] == pytest.approx([0.1, 0.9])
    assert found.party.odds[1, 2] == pytest.approx([0.5, 0.5])


def test_the_first_row_that_fits_counts() -> None:
    rows = {"liberal fascist": {"fascist": 0.9}, "liberal *": {"fascist": 0.2}}
    found = tables("party", by="president target", rows=rows)
    assert found.party.odds[0, :, 1] == pytest.approx([0.2, 0.9, 0.2])


def test_an_axis_that_is_not_named_makes_no_difference() -> None:
    passes = load("people").passes.odds
    assert np.ptp(passes, axis=(0, 2)).max() == 0


def test_what_a_file_does_not_tell_is_equally_likely() -> None:
    found = parse(b'{"about": "nothing", "tables": {}}')
    assert found.votes.odds == pytest.approx(0.5)
    assert found.nominates.odds == pytest.approx(1)
    assert found.passes.odds[0, 0, 0, 1] == pytest.approx([0.5, 0.5, 0])


def test_smoothing_is_shared_by_all_that_is_possible() -> None:
    text = {
        "about": "a test",
        "smoothing": 0.1,
        "tables": {"enacts": {"by": "passed", "rows": {"FL": {"L": 1}}}},
    }
    found = parse(json.dumps(text).encode())
    assert found.enacts.odds[0, 0, 0] == pytest.approx(np.array([[1, 0], [0.05, 0.95], [0, 1]]))


@pytest.mark.parametrize(
    ("name", "table", "fault"),
    [
        ("lies", {"by": "", "rows": {}}, "there is no table lies"),
        ("party", {"by": "moon", "rows": {}}, "is not told apart by moon"),
        ("party", {"by": "president", "rows": {"liberal liberal": {}}}, "has a row"),
        ("party", {"by": "president", "rows": {"nobody": {}}}, "unknown label"),
        ("party", {"by": "president", "rows": {"liberal": {"hitler": 1}}}, "impossible entry"),
        ("party", {"by": "president", "rows": {"liberal": {"liberal": -1}}}, "impossible entry"),
        ("votes", {"by": "voter", "rows": {"liberal": {"yes": 0.7, "no": 0.6}}}, "all odds"),
        ("calls", {"by": "president", "rows": {"liberal": {"liberal": 0}}}, "weight of nothing"),
        ("party", {"by": "", "rows": {}, "temper": 0.5}, "cannot be tempered"),
        ("votes", {"by": "", "rows": {}, "temper": 2}, "cannot be tempered"),
        ("votes", {"by": "", "rows": {}, "colour": 2}, "unknown field"),
    ],
)
def test_a_faulty_table_is_refused_with_a_reason(
    name: str, table: dict[str, object], fault: str
) -> None:
    with pytest.raises(LikelihoodError, match=fault):
        tables(name, **table)
