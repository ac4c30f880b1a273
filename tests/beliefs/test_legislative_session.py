"""A Legislative Session and a party card as evidence."""

import random

import numpy as np
import pytest

from secret_hitler.beliefs.evidence import LegislativeSession, PartyCard
from secret_hitler.beliefs.legislative_session import party_card, session
from secret_hitler.beliefs.setting import Manner, Viewpoint, viewpoint
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import SEATS, Party, Seat
from tests.beliefs.rules import any_tables
from tests.support.boards import deal

ANNA, BEN = SEATS[:2]
TABLES = tuple(any_tables(random.Random(seed)) for seed in range(5))


def at(viewer: Seat | None) -> Viewpoint:
    return viewpoint(view(deal("LLLFH").state, viewer), (Manner(TABLES),))


def held(
    *,
    tile: int | None = None,
    asked: bool | None = None,
    agreed: bool | None = None,
    said: tuple[int | None, int | None] = (None, None),
    own: tuple[int | None, int | None, int | None] = (None, None, None),
) -> LegislativeSession:
    return LegislativeSession(0, ANNA, BEN, asked, agreed, tile, *said, *own)


def test_a_session_of_which_nothing_is_known_is_no_evidence() -> None:
    assert session(at(None), held()) == pytest.approx(1)


def test_the_outcomes_of_a_session_have_all_odds_together() -> None:
    outcomes = [held(tile=0), held(tile=1)]
    assert sum(session(at(None), seen) for seen in outcomes) == pytest.approx(1)
    answers = [
        held(asked=False, tile=0),
        held(asked=False, tile=1),
        held(asked=True, agreed=True),
        held(asked=True, agreed=False, tile=0),
        held(asked=True, agreed=False, tile=1),
    ]
    assert sum(session(at(None), seen) for seen in answers) == pytest.approx(1)


def test_all_that_may_be_claimed_of_a_session_has_all_odds_together() -> None:
    claims = [(drawn, received) for drawn in range(4) for received in range(3)]
    told = sum(session(at(None), held(tile=0, said=said)) for said in claims)
    assert told == pytest.approx(session(at(None), held(tile=0)))


def test_no_hand_enacts_a_tile_that_it_does_not_hold() -> None:
    assert (session(at(None), held(tile=1))[0] == 0).all()
    assert (session(at(None), held(tile=0))[3] == 0).all()


def test_a_president_knows_the_own_hand() -> None:
    found = session(at(ANNA), held(tile=0, own=(0b010, 1, None)))
    assert (found[[0, 2, 3]] == 0).all()
    assert (found[1] > 0).all()


def test_a_chancellor_knows_the_tiles_received() -> None:
    found = session(at(BEN), held(tile=0, own=(None, None, 0)))
    assert (found[[2, 3]] == 0).all()
    assert (found[:2] > 0).all()


def test_what_the_government_says_to_itself_is_not_what_others_hear() -> None:
    lied = held(tile=0, said=(3, None), own=(0b000, 0, None))
    plain = held(tile=0, own=(0b000, 0, None))
    np.testing.assert_array_equal(session(at(ANNA), lied), session(at(ANNA), plain))
    heard = session(at(None), held(tile=0, said=(3, None)))
    assert not np.allclose(heard, session(at(None), held(tile=0)))


def test_a_party_card_that_was_seen_is_certain_whatever_is_claimed() -> None:
    here = at(ANNA)
    odds = party_card(here, PartyCard(ANNA, SEATS[4], Party.LIBERAL, Party.FASCIST))
    assert odds is not None
    for deal_, maybe in zip(here.worlds.deals, odds, strict=True):
        assert maybe == (deal_[4].party is Party.FASCIST)


def test_a_party_card_of_which_nothing_is_said_is_no_evidence() -> None:
    assert party_card(at(None), PartyCard(ANNA, BEN, None)) is None
