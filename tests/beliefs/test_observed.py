"""Observations: everything a viewer has seen, read again only if something is new."""

import random

import pytest

from secret_hitler.beliefs.likelihoods import load
from secret_hitler.beliefs.observed import account, evidence
from secret_hitler.beliefs.reading import _latest, read
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import SEATS, Seat
from secret_hitler.record.talk import ClaimDrawn, Said
from tests.beliefs.table_play import Moment, moments
from tests.support.boards import deal
from tests.support.letters import deck
from tests.support.rulesets import any_rules


def game(seed: int) -> list[Moment]:
    rng = random.Random(seed)
    rules = any_rules(rng)
    return list(moments(rules, (load("people"),) * rules.players, rng, talkative=0.7))


@pytest.mark.parametrize("seed", range(12))
def test_it_is_the_same_whatever_was_read_before(seed: int) -> None:
    """Other moments of the game, other talk, and another game of the same rules."""
    rng = random.Random(seed)
    played = game(seed)
    rules = played[0].state.ruleset
    others = list(moments(rules, (load("random"),) * rules.players, rng))
    kept = None
    for at in rng.sample(played, min(8, len(played))):
        seen = view(at.state, rng.choice((None, *SEATS[: rules.players])))
        _latest.clear()
        cold = evidence(seen, at.talk)
        for other in (*rng.sample(played, 2), rng.choice(others)):
            read(view(other.state, None), rng.choice((other.talk, at.talk[1:])))
        kept = account(seen, at.talk, kept)
        assert evidence(seen, at.talk) == kept.found == cold


def test_what_is_as_it_was_is_the_same_object() -> None:
    at = game(1)[-3]
    seen = view(at.state, Seat(1))
    before = account(seen, at.talk)
    assert account(seen, at.talk, before) is before


def test_a_new_claim_leaves_the_rounds_before_as_they_are() -> None:
    table = deal("LLLFH").govern(1, "FFL", "F", "L").govern(2, "FFF", "F", "F")
    seen = view(table.state, Seat(3))
    before = account(seen, ())
    after = account(seen, (Said(Seat(1), 0, ClaimDrawn(1, deck("FFF"))),), before)
    pairs = zip(before.rounds, after.rounds, strict=True)
    assert [one is other for one, other in pairs][:2] == [True, False]


def test_what_everybody_saw_is_read_once_for_all() -> None:
    state = deal("LLLFH").govern(1, "FFL", "F", "L").state
    assert read(view(state, Seat(0)), ()) is read(view(state, Seat(4)), ())
