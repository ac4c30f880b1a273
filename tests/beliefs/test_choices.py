"""Ballots and choices among seats as evidence."""

import random
from itertools import product

import numpy as np
import pytest
from msgspec.structs import replace

from secret_hitler.beliefs.choices import likely
from secret_hitler.beliefs.deals import Odds
from secret_hitler.beliefs.evidence import Choice, Evidence, HitlerOrNot, Nomination, Vote
from secret_hitler.beliefs.likelihoods import Likelihoods, load
from secret_hitler.beliefs.setting import Manner, Viewpoint, viewpoint
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import ROLES, SEATS, Ballot, Power, Seat
from tests.beliefs.rules import any_tables, untempered
from tests.support.boards import deal

ANNA, BEN, CARL, DORA, EMIL = SEATS[:5]
TABLES = tuple(untempered(any_tables(random.Random(seed))) for seed in range(5))


def at(viewer: Seat | None = None, **changes: bool) -> Viewpoint:
    return where(TABLES, viewer, **changes)


def where(
    tables: tuple[Likelihoods, ...], viewer: Seat | None = None, **changes: bool
) -> Viewpoint:
    rules = replace(official(5), **changes)
    return viewpoint(view(deal("LLLFH", rules=rules).state, viewer), (Manner(tables),))


def odds(here: Viewpoint, act: Evidence) -> Odds:
    """The likelihood of this act."""
    return np.exp(likely(here, (act,)))


def test_somebody_is_nominated() -> None:
    among = (BEN, CARL, EMIL)
    named = [odds(at(), Nomination(1, ANNA, seat, among)) for seat in among]
    assert sum(named) == pytest.approx(1)


@pytest.mark.parametrize(
    "power", [Power.INVESTIGATE_LOYALTY, Power.CALL_SPECIAL_ELECTION, Power.EXECUTION]
)
def test_some_target_is_chosen(power: Power) -> None:
    among = (BEN, CARL, EMIL)
    shares = [odds(at(), Choice(1, power, ANNA, seat, among)) for seat in among]
    assert sum(shares) == pytest.approx(1)


def test_fascists_who_may_not_execute_their_hitler_do_not() -> None:
    here = at(fascists_cannot_execute_hitler=True)
    shares = odds(here, Choice(1, Power.EXECUTION, ANNA, BEN, (BEN, CARL)))
    for deal_, share in zip(here.worlds.deals, shares, strict=True):
        own_hitler = deal_[ANNA] is not ROLES[0] and deal_[BEN] is ROLES[2]
        assert (share == 0) == own_hitler


def test_the_votes_of_a_table_have_all_odds_together() -> None:
    ballots = product((Ballot.JA, Ballot.NEIN), repeat=5)
    votes = [Vote(0, ANNA, BEN, SEATS[:5], cast, cast.count(Ballot.JA)) for cast in ballots]
    assert sum(odds(at(), seen) for seen in votes) == pytest.approx(1)


def test_the_totals_of_a_table_have_all_odds_together() -> None:
    for viewer in (None, DORA):
        counted = [Vote(0, ANNA, BEN, SEATS[:5], None, ja) for ja in range(6)]
        votes = [odds(at(viewer), seen) for seen in counted]
        assert sum(votes) == pytest.approx(1)


def test_an_own_choice_is_no_evidence() -> None:
    for act in (
        Nomination(1, ANNA, BEN, (BEN, CARL)),
        Choice(1, Power.EXECUTION, ANNA, BEN, (BEN, CARL)),
    ):
        assert odds(at(ANNA), act) == pytest.approx(1)
        assert odds(at(DORA), act) != pytest.approx(1)


def test_an_own_ballot_is_no_evidence() -> None:
    for changed in (Ballot.JA, Ballot.NEIN):
        cast = (Ballot.JA, Ballot.NEIN, Ballot.JA, changed, Ballot.JA)
        seen = Vote(0, ANNA, BEN, SEATS[:5], cast, cast.count(Ballot.JA))
        others = odds(at(DORA), replace(seen, voters=(ANNA, BEN, CARL, EMIL)))
        assert odds(at(DORA), seen) == pytest.approx(others)


def test_going_on_with_more_acts_equals_starting_anew() -> None:
    acts: list[Evidence] = [
        Nomination(1, ANNA, BEN, (BEN, CARL)),
        Vote(1, ANNA, BEN, SEATS[:5], (Ballot.JA,) * 5, 5),
        HitlerOrNot(BEN, hitler=False),
        Choice(1, Power.EXECUTION, ANNA, CARL, (BEN, CARL)),
    ]
    for viewer in (None, ANNA, DORA):
        here = at(viewer)
        going_on = [likely(here, tuple(acts[:count])) for count in range(5)]
        other_game = likely(here, tuple(acts[2:]))
        anew = sum(likely(here, (act,)) for act in acts)
        assert going_on[-1] == pytest.approx(anew)
        assert (likely(here, tuple(acts)) == going_on[-1]).all()
        assert not (other_game == going_on[-1]).all()


def test_votes_of_people_are_tempered() -> None:
    people = (load("people"),) * 5
    loud = tuple(untempered(tables) for tables in people)
    seen = Vote(0, ANNA, BEN, SEATS[:5], (Ballot.JA,) * 5, 5)
    tempered = likely(where(people), (seen,))
    assert tempered == pytest.approx(0.25 * likely(where(loud), (seen,)))
