"""Ballots and choices among seats as evidence."""

import random
from itertools import product

import numpy as np
import pytest
from msgspec.structs import replace

from secret_hitler.beliefs import choices
from secret_hitler.beliefs.deals import Odds
from secret_hitler.beliefs.evidence import Choice, Nomination, PartyCard, Vote
from secret_hitler.beliefs.likelihoods import Likelihoods, load
from secret_hitler.beliefs.setting import Manner, Viewpoint, viewpoint
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import ROLES, SEATS, Ballot, Party, Power, Seat
from tests.beliefs.rules import any_tables, untempered
from tests.rulebook.boards import deal

ANNA, BEN, CARL, DORA, EMIL = SEATS[:5]
TABLES = tuple(untempered(any_tables(random.Random(seed))) for seed in range(5))


def at(viewer: Seat | None = None, **changes: bool) -> Viewpoint:
    return where(TABLES, viewer, **changes)


def where(
    tables: tuple[Likelihoods, ...], viewer: Seat | None = None, **changes: bool
) -> Viewpoint:
    rules = replace(official(5), **changes)
    return viewpoint(view(deal("LLLFH", rules=rules).state, viewer), (Manner(tables),))


def plain(logs: Odds | None) -> Odds:
    """Likelihoods, of evidence that is some."""
    assert logs is not None
    return np.exp(logs)


def test_somebody_is_nominated() -> None:
    among = (BEN, CARL, EMIL)
    named = [choices.nomination(at(), Nomination(1, ANNA, seat, among)) for seat in among]
    assert sum(map(plain, named)) == pytest.approx(1)


@pytest.mark.parametrize(
    "power", [Power.INVESTIGATE_LOYALTY, Power.CALL_SPECIAL_ELECTION, Power.EXECUTION]
)
def test_some_target_is_chosen(power: Power) -> None:
    among = (BEN, CARL, EMIL)
    shares = [choices.choice(at(), Choice(1, power, ANNA, seat, among)) for seat in among]
    assert sum(map(plain, shares)) == pytest.approx(1)


def test_fascists_who_may_not_execute_their_hitler_do_not() -> None:
    here = at(fascists_cannot_execute_hitler=True)
    odds = plain(choices.choice(here, Choice(1, Power.EXECUTION, ANNA, BEN, (BEN, CARL))))
    for deal_, share in zip(here.worlds.deals, odds, strict=True):
        own_hitler = deal_[ANNA] is not ROLES[0] and deal_[BEN] is ROLES[2]
        assert (share == 0) == own_hitler


def test_the_votes_of_a_table_have_all_odds_together() -> None:
    ballots = product((Ballot.JA, Ballot.NEIN), repeat=5)
    votes = [Vote(0, ANNA, BEN, SEATS[:5], cast, cast.count(Ballot.JA)) for cast in ballots]
    assert sum(plain(choices.vote(at(), seen)) for seen in votes) == pytest.approx(1)


def test_the_totals_of_a_table_have_all_odds_together() -> None:
    for viewer in (None, DORA):
        counted = [Vote(0, ANNA, BEN, SEATS[:5], None, ja) for ja in range(6)]
        votes = [plain(choices.vote(at(viewer), seen)) for seen in counted]
        assert sum(votes) == pytest.approx(1)


def test_an_own_choice_is_no_evidence() -> None:
    assert choices.nomination(at(ANNA), Nomination(1, ANNA, BEN, (BEN, CARL))) is None
    execution = Choice(1, Power.EXECUTION, ANNA, BEN, (BEN, CARL))
    assert choices.choice(at(ANNA), execution) is None


def test_a_party_card_that_was_seen_is_certain_whatever_is_claimed() -> None:
    here = at(ANNA)
    odds = plain(choices.party_card(here, PartyCard(ANNA, EMIL, Party.LIBERAL, Party.FASCIST)))
    for deal_, maybe in zip(here.worlds.deals, odds, strict=True):
        assert maybe == (deal_[EMIL].party is Party.FASCIST)


def test_a_party_card_of_which_nothing_is_said_is_no_evidence() -> None:
    assert choices.party_card(at(), PartyCard(ANNA, EMIL, None, None)) is None


def test_votes_of_people_are_tempered() -> None:
    people = (load("people"),) * 5
    loud = tuple(untempered(tables) for tables in people)
    seen = Vote(0, ANNA, BEN, SEATS[:5], (Ballot.JA,) * 5, 5)
    tempered = choices.vote(where(people), seen)
    assert tempered == pytest.approx(0.25 * choices.vote(where(loud), seen))
