"""Fitted tables: they say what the bots did, and the belief engine can read them."""

from collections import Counter
from random import Random

import msgspec
import pytest

from secret_hitler.beliefs.likelihoods import Likelihoods, TableFile, load, parse
from secret_hitler.lab.arena import Plan, run
from secret_hitler.lab.fit import fit
from secret_hitler.lab.line_up import ByLot
from secret_hitler.lab.tally import Tally

LIBERAL, FASCIST, HITLER = range(3)


def read(file: TableFile) -> Likelihoods:
    return parse(msgspec.json.encode(file))


@pytest.fixture(scope="module")
def selfish() -> Likelihoods:
    """The tables of the selfish bot, from its games."""
    plan = Plan(ByLot(("selfish",)), (7,), games=200, seed=1, claims=True)
    return read(fit(run(plan, workers=1).tally, "selfish", "a test", {}))


def test_a_bot_whose_policy_is_a_table_gets_that_table(selfish: Likelihoods) -> None:
    policy = load("selfish")
    assert selfish.passes.odds[0] == pytest.approx(policy.passes.odds[0], abs=0.12)
    assert selfish.enacts.odds[0] == pytest.approx(policy.enacts.odds[0], abs=0.12)
    assert selfish.votes.odds[0, 0] == pytest.approx(policy.votes.odds[0, 0], abs=0.2)


def test_who_chooses_by_lot_finds_all_seats_alike(selfish: Likelihoods) -> None:
    assert selfish.nominates.odds[0] == pytest.approx(1, abs=0.25)


def test_whoever_was_never_seen_to_speak_says_anything(selfish: Likelihoods) -> None:
    assert selfish.drawn.odds == pytest.approx(0.25)


def rows(key: str, **outcomes: int) -> Tally:
    return Tally(games=1, rows={key: outcomes})


def test_a_row_that_was_seen_often_is_its_counts() -> None:
    found = read(fit(rows("party me liberal fascist", liberal=100, fascist=900), "me", "", {}))
    assert found.party.odds[LIBERAL, FASCIST] == pytest.approx([0.1, 0.9], abs=0.01)


def test_a_row_that_was_seen_once_leans_on_the_coarser_one() -> None:
    tally = rows("passes me opening liberal liberal FFL", FL=1000)
    tally.rows["passes me zone liberal hitler FFL"] = {"FF": 1}
    found = read(fit(tally, "me", "", {}))
    assert found.passes.odds[1, LIBERAL, HITLER, 1] == pytest.approx([0.09, 0.91, 0], abs=0.01)
    never_seen = found.passes.odds[2, LIBERAL, FASCIST, 1]
    assert never_seen == pytest.approx([0, 1, 0], abs=0.01)


def test_silence_and_other_bots_do_not_count() -> None:
    tally = rows("party me liberal fascist", nothing=10)
    tally.rows["party you liberal fascist"] = {"liberal": 10}
    assert "party" not in fit(tally, "me", "", {}).tables


def test_of_several_bots_all_can_count_together() -> None:
    tally = rows("party me liberal fascist", liberal=600, fascist=200)
    tally.rows["party you liberal fascist"] = {"liberal": 200, "nothing": 50}
    tally.rows["party you fascist fascist"] = {"liberal": 1000}
    found = read(fit(tally, "all", "", {}))
    assert found.party.odds[LIBERAL, FASCIST] == pytest.approx([0.8, 0.2], abs=0.01)
    assert found.party.odds[FASCIST, FASCIST] == pytest.approx([1, 0], abs=0.01)


def test_the_attraction_of_a_role_is_found_from_whom_it_was_chosen_among() -> None:
    rng, true = Random(1), {"l": 1.0, "f": 0.5, "h": 3.0}
    names = {"l": "liberal", "f": "fascist", "h": "hitler"}
    tally = Tally()
    for among in ("ffhll", "fll", "hlll"):
        weights = [true[letter] for letter in among]
        chosen = Counter(names[rng.choices(among, weights)[0]] for _ in range(3000))
        tally.rows[f"nominates me zone fascist {among}"] = dict(chosen)
    found = read(fit(tally, "me", "", {})).nominates.odds[1, FASCIST]
    assert found / found[LIBERAL] == pytest.approx([1, 0.5, 3], rel=0.1)


def test_a_role_that_was_never_chosen_still_may_be() -> None:
    found = read(fit(rows("executes me zone fascist hll", liberal=50), "me", "", {}))
    weights = found.executes.odds[1, FASCIST]
    assert 0 < weights[HITLER] < 0.1 * weights[LIBERAL]


def test_tempers_are_written_down() -> None:
    tally = rows("votes me opening outside liberal liberal liberal", yes=3)
    assert read(fit(tally, "me", "", {"votes": 0.25})).votes.temper == 0.25
