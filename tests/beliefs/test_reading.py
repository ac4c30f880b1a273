"""A view read as evidence: what happened, in the order in which it touched the deck."""

import random

import pytest
from msgspec.structs import replace

from secret_hitler.beliefs import evidence as e
from secret_hitler.beliefs.likelihoods import load
from secret_hitler.beliefs.observed import evidence
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import SEATS, Ballot, Party, Policy, Power, Seat
from secret_hitler.record.talk import ClaimDrawn, Said
from tests.beliefs.table_play import moments
from tests.support.boards import deal, place
from tests.support.game import Game
from tests.support.letters import deck
from tests.support.rulesets import any_rules


def kinds(game: Game, viewer: Seat | None = None) -> list[str]:
    return [type(found).__name__ for found in evidence(view(game.state, viewer), ())]


def test_before_the_first_nomination_there_is_no_evidence() -> None:
    assert evidence(view(deal(5).state, Seat(0)), ()) == ()


def test_a_round_is_read_in_its_order() -> None:
    game = deal("LLLFH").govern(1, "FFL", "F", "L")
    assert kinds(game) == ["Nomination", "Vote", "LegislativeSession"]


def test_a_session_holds_what_was_enacted_and_claimed_and_what_the_viewer_saw() -> None:
    game = deal("LLLFH").govern(1, "FLF", "F", "L")
    talk = (Said(Seat(0), 0, ClaimDrawn(0, deck("FLL"))),)
    *_, mine = evidence(view(game.state, Seat(0)), talk)
    *_, his = evidence(view(game.state, Seat(1)), talk)
    assert isinstance(mine, e.LegislativeSession)
    assert isinstance(his, e.LegislativeSession)
    assert (mine.tile, mine.said_drawn, mine.drew, mine.passed) == (1, 2, 0b010, 1)
    assert (his.tile, his.said_drawn, his.drew, his.received) == (1, 2, None, 1)


def test_chaos_after_a_failed_election_takes_the_top_tile() -> None:
    game = place(5, tracker=2).stack("L").reject(1)
    assert kinds(game)[-1] == "Chaos"


def test_the_electorate_and_the_ballots_are_those_of_the_living() -> None:
    game = deal("LLLFH").nominate(1).vote("JJJNN")
    found = evidence(view(game.state, None), ())[1]
    assert isinstance(found, e.Vote)
    assert found.voters == SEATS[:5]
    assert found.ballots == (Ballot.JA,) * 3 + (Ballot.NEIN,) * 2


def test_a_veto_that_could_be_asked_for_and_was_not_is_evidence() -> None:
    rules = replace(official(5), veto_zone=1)
    game = deal("LLLFH", rules=rules).govern(1, "FFF", "F", "F").elect(2, "FFL").discard("F")
    *_, choosing = evidence(view(game.state, None), ())
    *_, enacted = evidence(view(game.enact("L").state, None), ())
    assert isinstance(choosing, e.LegislativeSession)
    assert isinstance(enacted, e.LegislativeSession)
    assert choosing.asked is None
    assert enacted.asked is False


def test_a_party_card_is_seen_by_its_president_alone() -> None:
    rules = replace(official(5), powers=(Power.INVESTIGATE_LOYALTY, None, None, None, None))
    game = deal("LLLFH", rules=rules).govern(1, "FFF", "F", "F").investigate(3)
    *_, mine = evidence(view(game.state, Seat(0)), ())
    *_, others = evidence(view(game.state, Seat(2)), ())
    assert mine == e.PartyCard(Seat(0), Seat(3), None, Party.FASCIST)
    assert others == e.PartyCard(Seat(0), Seat(3), None, None)


@pytest.mark.parametrize("seed", range(20))
def test_whoever_could_be_chosen_is_what_the_engine_offered(seed: int) -> None:
    rng = random.Random(seed)
    rules = replace(any_rules(rng), fascists_cannot_execute_hitler=False)
    *_, last = moments(rules, (load("random"),) * rules.players, rng)
    offered = sorted(last.offers.items(), key=lambda item: (item[0][1], item[0][0]))
    among = [
        found.among
        for found in evidence(view(last.state, None), ())
        if isinstance(found, e.Nomination | e.Choice)
    ]
    assert among == [seats for _, seats in offered]


def test_a_leftover_that_chaos_takes_comes_before_the_shuffle() -> None:
    """After a veto with one tile left, under either rule of what comes first."""
    for leftovers, order in ((False, ["Shuffle", "Chaos"]), (True, ["Chaos", "Shuffle"])):
        rules = replace(official(5), veto_zone=1, chaos_flips_leftovers=leftovers)
        game = place(rules, fascist=1, tracker=2, deck="FFLF", discard="L" * 5 + "F" * 7)
        game.elect(1).discard("F").veto(agreed=True)
        if leftovers:
            game.shuffle("L" * 6 + "F" * 9)
        else:
            game.shuffle("L" * 6 + "F" * 10)
        assert kinds(game)[-2:] == order


def test_the_kind_of_a_tile_is_its_place_in_the_code() -> None:
    game = deal("LLLFH").elect(1, "LFF")
    *_, found = evidence(view(game.state, Seat(0)), ())
    assert isinstance(found, e.LegislativeSession)
    assert found.drew == 0b100
    assert Policy.LIBERAL.value == "L"
