"""The posterior: equal to counting, blind to what the viewer cannot know, and never surprised."""

import math
import random

import msgspec
import numpy as np
import pytest

from secret_hitler.beliefs.deck import draws
from secret_hitler.beliefs.likelihoods import Likelihoods, load
from secret_hitler.beliefs.posterior import Beliefs, beliefs, mixture
from secret_hitler.beliefs.setting import Manner
from secret_hitler.engine.actions import PeekAtPolicies
from secret_hitler.engine.ruleset import Ruleset, balanced, official
from secret_hitler.engine.state import State, View, view
from secret_hitler.engine.terms import SEATS, Policy, Power, Role, Seat
from secret_hitler.record.talk import (
    Claim,
    ClaimDrawn,
    ClaimPeeked,
    ClaimReceived,
    Said,
)
from tests.beliefs.counting import Count
from tests.beliefs.rules import any_tables, small_rules, untempered
from tests.beliefs.table_play import Moment, moments
from tests.support.boards import deal, place
from tests.support.letters import deck
from tests.support.rulesets import any_rules

EXACT = 1e-9
L, F = Policy.LIBERAL, Policy.FASCIST


def tables_of(rules: Ruleset, rng: random.Random) -> tuple[Likelihoods, ...]:
    return tuple(any_tables(rng) for _ in range(rules.players))


def some_viewer(rules: Ruleset, rng: random.Random) -> Seat | None:
    return rng.choice((None, *SEATS[: rules.players]))


def assert_counted(seen: View, at: Moment, tables: tuple[Likelihoods, ...]) -> None:
    found = beliefs(seen, at.talk, tables)
    counted = Count(seen, at.talk, tables, at.offers).weights()
    assert sum(counted[world] for world in found.worlds) == pytest.approx(1)
    for world, weight in zip(found.worlds, found.weights, strict=True):
        assert abs(counted[world] - weight) < EXACT


@pytest.mark.parametrize("seed", range(60))
def test_it_equals_counting_every_deal_deck_and_hidden_choice(seed: int) -> None:
    rng = random.Random(seed)
    rules = small_rules(rng)
    tables = tables_of(rules, rng)
    played = list(moments(rules, tables, rng, talkative=0.8))
    for at in rng.sample(played, min(2, len(played))):
        assert_counted(view(at.state, some_viewer(rules, rng)), at, tables)


@pytest.mark.parametrize("seed", range(100, 125))
def test_the_likelihood_of_all_evidence_equals_counting(seed: int) -> None:
    rng = random.Random(seed)
    rules = small_rules(rng)
    tables = tables_of(rules, rng)
    running = [at for at in moments(rules, tables, rng) if at.state.board.roles is None]
    at = rng.choice(running)
    seen = view(at.state, None)
    counted = Count(seen, at.talk, tables, at.offers).total()
    found = beliefs(seen, at.talk, tables).log_likelihood
    assert found == pytest.approx(math.log(counted), abs=EXACT)


def test_tables_that_fit_the_players_are_likelier() -> None:
    rng, better = random.Random(1), 0.0
    for _ in range(10):
        *_, at, _ = moments(official(7), (load("selfish"),) * 7, rng)
        seen = view(at.state, None)
        selfish, lots = (
            beliefs(seen, (), (load(name),) * 7).log_likelihood for name in ("selfish", "random")
        )
        better += selfish - lots
    assert better > 3


@pytest.mark.long
def test_it_equals_counting_in_thousands_of_games() -> None:
    for seed in range(1_000, 6_000):
        test_it_equals_counting_every_deal_deck_and_hidden_choice(seed)


@pytest.mark.bulk
def test_it_equals_counting_with_the_official_deck() -> None:
    rng = random.Random(5)
    rules = official(5)
    tables = tables_of(rules, rng)
    played = [at for at in moments(rules, tables, rng) if len(at.state.board.rounds) == 4]
    assert_counted(view(played[-1].state, Seat(2)), played[-1], tables)


@pytest.mark.parametrize("seed", range(8))
def test_going_on_from_earlier_beliefs_equals_starting_anew(seed: int) -> None:
    rng = random.Random(seed)
    rules = any_rules(rng)
    tables, viewer = tables_of(rules, rng), some_viewer(rules, rng)
    before: Beliefs | None = None
    for at in moments(rules, tables, rng, talkative=0.8):
        seen = view(at.state, viewer)
        anew = beliefs(seen, at.talk, tables)
        now = anew if before is None else before.after(seen, at.talk)
        assert now.worlds == anew.worlds
        np.testing.assert_allclose(now.weights, anew.weights, rtol=0, atol=EXACT)
        before = now


@pytest.mark.parametrize("seed", range(8))
def test_a_changed_claim_equals_starting_anew(seed: int) -> None:
    rng = random.Random(seed)
    rules = official(rng.randint(5, 10))
    tables = tables_of(rules, rng)
    *_, at, _ = moments(rules, tables, rng)
    seen, said = view(at.state, Seat(0)), rng.choice(at.talk)
    assert isinstance(said.talk, Claim)
    changed = (*at.talk, msgspec.structs.replace(said, talk=other(said.talk)))
    found = beliefs(seen, at.talk, tables).after(seen, changed)
    anew = beliefs(seen, changed, tables)
    np.testing.assert_allclose(found.weights, anew.weights, rtol=0, atol=EXACT)


def other(claim: Claim) -> Claim:
    """The opposite claim about the same thing."""
    if isinstance(claim, ClaimDrawn | ClaimReceived | ClaimPeeked):
        swapped = tuple(
            Policy.FASCIST if t is Policy.LIBERAL else Policy.LIBERAL for t in claim.tiles
        )
        return msgspec.structs.replace(claim, tiles=swapped)
    return claim


def test_beliefs_of_another_game_or_seat_are_not_mixed_up() -> None:
    rng = random.Random(3)
    tables = (load("people"),) * 7
    games = [list(moments(official(7), tables, rng))[20] for _ in range(2)]
    found = beliefs(view(games[0].state, Seat(0)), games[0].talk, tables)
    for at, seat in ((games[1], Seat(0)), (games[0], Seat(4)), (games[1], None)):
        seen = view(at.state, seat)
        found = found.after(seen, at.talk)
        anew = beliefs(seen, at.talk, tables)
        assert found.worlds == anew.worlds
        assert (found.weights == anew.weights).all()


# --- what the viewer cannot know ------------------------------------------------------------------


def secrets_dealt_anew(state: State, viewer: Seat | None, rng: random.Random) -> State:
    """The same table with everything that this viewer does not see moved around."""
    order = list(state.secrets.draw_pile)
    rng.shuffle(order)
    knowledge = [
        known
        if known.seat == viewer
        else msgspec.structs.replace(rng.choice(state.knowledge), seat=known.seat)
        for known in state.knowledge
    ]
    secrets = msgspec.structs.replace(state.secrets, draw_pile=tuple(order))
    return msgspec.structs.replace(state, knowledge=tuple(knowledge), secrets=secrets)


@pytest.mark.parametrize("seed", range(20))
def test_what_the_viewer_does_not_see_makes_no_difference(seed: int) -> None:
    rng = random.Random(seed)
    rules = any_rules(rng)
    tables, viewer = tables_of(rules, rng), some_viewer(rules, rng)
    for at in rng.sample(list(moments(rules, tables, rng)), 3):
        twin = secrets_dealt_anew(at.state, viewer, rng)
        mine = beliefs(view(at.state, viewer), at.talk, tables)
        others = beliefs(view(twin, viewer), at.talk, tables)
        assert mine.worlds == others.worlds
        assert (mine.weights == others.weights).all()


@pytest.mark.parametrize("seed", range(10))
def test_own_choices_tell_the_viewer_nothing(seed: int) -> None:
    """Whatever the viewer's own table says about them."""
    rng = random.Random(seed)
    rules = official(rng.randint(5, 10))
    tables, viewer = tables_of(rules, rng), Seat(rng.randrange(rules.players))
    changed = (*tables[:viewer], any_tables(rng), *tables[viewer + 1 :])
    *_, at, _ = moments(rules, tables, rng)
    seen = view(at.state, viewer)
    mine, others = beliefs(seen, at.talk, tables), beliefs(seen, at.talk, changed)
    np.testing.assert_allclose(mine.weights, others.weights, rtol=0, atol=EXACT)


# --- zeros ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("name", ["truthful", "people"])
def test_the_true_deal_is_never_impossible(name: str, seed: int) -> None:
    """Whatever is played and claimed: everybody here plays and lies at random."""
    rng = random.Random(seed)
    rules = any_rules(rng)
    believed = (load(name),) * rules.players
    lots = (load("random"),) * rules.players
    for at in moments(rules, lots, rng):
        roles = tuple(known.role for known in at.state.knowledge)
        if None in roles or rng.random() < 0.8:
            continue
        found = beliefs(view(at.state, some_viewer(rules, rng)), at.talk, believed)
        weights = dict(zip(found.worlds, found.weights, strict=True))
        assert weights[tuple(role for role in roles if role is not None)] > 0
        assert np.isfinite(found.weights).all()


# --- the sums -------------------------------------------------------------------------------------


def test_the_odds_of_a_seat_are_sums_over_the_deals() -> None:
    rng = random.Random(8)
    tables = (load("people"),) * 7
    *_, at, _ = moments(official(7), tables, rng)
    found = beliefs(view(at.state, None), at.talk, tables)
    assert sum(found.fascist(seat) for seat in SEATS[:7]) == pytest.approx(3)
    assert sum(found.hitler(seat) for seat in SEATS[:7]) == pytest.approx(1)
    assert found.weights.sum() == pytest.approx(1)
    assert found.liberals_left.sum() == pytest.approx(1)


def test_before_anything_happened_every_deal_is_as_likely_as_any() -> None:
    at = next(moments(balanced(9), (load("people"),) * 9, random.Random(1)))
    found = beliefs(view(at.state, None), (), (load("people"),) * 9)
    assert len(found.worlds) == 504
    assert found.weights == pytest.approx(1 / 504)
    assert found.fascist(Seat(3)) == pytest.approx(4 / 9)


# --- as a player would say it ---------------------------------------------------------------------


def table(letters: str) -> tuple[View, Beliefs]:
    """What a spectator sees and believes after seats 0 and 1 governed: hand, discard, enacted."""
    hand, discarded, enacted = letters.split()
    game = deal("LLLFH", first=0).govern(1, hand, discarded, enacted)
    seen = view(game.state, None)
    return seen, beliefs(seen, (), PEOPLE)


PEOPLE = (load("people"),) * 5
PRESIDENT, CHANCELLOR = SEATS[0], SEATS[1]


def test_a_fascist_policy_speaks_against_a_government_and_a_liberal_one_for_it() -> None:
    _, bad = table("FFF F F")
    _, good = table("FFL F L")
    for seat in (PRESIDENT, CHANCELLOR):
        assert good.fascist(seat) < 2 / 5 < bad.fascist(seat)


def test_a_conflict_of_claims_speaks_against_both() -> None:
    seen, before = table("FFF F F")
    drawn = Said(PRESIDENT, 0, ClaimDrawn(0, deck("FFL")))
    received = Said(CHANCELLOR, 0, ClaimReceived(0, deck("FF")))
    accused = before.after(seen, (drawn, received))
    for seat in (PRESIDENT, CHANCELLOR):
        assert accused.fascist(seat) > before.fascist(seat)
    either = [d for d in accused.worlds if Role.LIBERAL not in (d[PRESIDENT], d[CHANCELLOR])]
    neither = [d for d in accused.worlds if d[PRESIDENT] is d[CHANCELLOR] is Role.LIBERAL]
    weights = dict(zip(accused.worlds, accused.weights, strict=True))
    assert sum(weights[d] for d in either + neither) < 0.3


def test_a_claim_that_fits_takes_the_suspicion_off() -> None:
    seen, before = table("FFF F F")
    drawn = Said(PRESIDENT, 0, ClaimDrawn(0, deck("FFF")))
    received = Said(CHANCELLOR, 0, ClaimReceived(0, deck("FF")))
    agreed = before.after(seen, (drawn, received))
    assert agreed.fascist(CHANCELLOR) < before.fascist(CHANCELLOR)


def test_whoever_was_elected_in_the_zone_is_not_hitler() -> None:
    game = place(5, fascist=3, candidate=0)
    game.elect(1, "FFL")
    seen = view(game.state, None)
    assert beliefs(seen, (), PEOPLE).hitler(Seat(1)) == 0


def test_a_liberal_deck_that_was_drawn_leaves_fewer_liberal_tiles() -> None:
    mine = view(deal("LLLFH", first=0).govern(1, "LLL", "L", "L").state, PRESIDENT)
    assert beliefs(mine, (), PEOPLE).liberals_left[3] == pytest.approx(1)
    _, watched = table("LLL L L")
    assert watched.liberals_left[3:6].sum() == pytest.approx(1)
    assert watched.liberals_left[3:6].min() > 0.05


# --- several manners ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_mixture_is_its_manners_as_far_as_each_fits(seed: int) -> None:
    rng = random.Random(seed)
    rules = any_rules(rng)
    manners = tuple(Manner(tables_of(rules, rng), first) for first in (0.5, 0.2, 0.3))
    viewer = some_viewer(rules, rng)
    at = rng.choice(list(moments(rules, manners[0].tables, rng)))
    seen = view(at.state, viewer)
    mixed = mixture(seen, at.talk, manners)
    parts = [beliefs(seen, at.talk, manner.tables) for manner in manners]
    fits = np.array([manner.first for manner in manners]) * np.exp(
        [part.log_likelihood - parts[0].log_likelihood for part in parts]
    )
    shares = fits / fits.sum()
    assert mixed.manners == pytest.approx(shares, abs=EXACT)
    assert mixed.weights == pytest.approx(shares @ [part.weights for part in parts], abs=EXACT)
    left = shares @ [part.liberals_left for part in parts]
    assert mixed.liberals_left == pytest.approx(left, abs=EXACT)


def test_the_manner_of_the_players_is_found_out() -> None:
    rng = random.Random(2)
    names = ("random", "people", "truthful")
    manners = tuple(Manner((untempered(load(name)),) * 7) for name in names)
    found = [0.0] * 3
    for true, manner in enumerate(manners):
        for _ in range(10):
            *_, at, _ = moments(official(7), manner.tables, rng)
            found[true] += mixture(view(at.state, None), at.talk, manners).manners[true] / 10
    assert min(found) > 0.7  # by chance, each would be a third


# --- joint odds -----------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(4)])
def test_joint_odds_add_up_to_single_ones(viewer: Seat | None) -> None:
    rng = random.Random(4)
    tables = (load("people"),) * 7
    for at in list(moments(official(7), tables, rng))[5::9]:
        found = beliefs(view(at.state, viewer), at.talk, tables)
        assert found.piles.sum(axis=0) == pytest.approx(found.weights)
        assert found.piles.sum(axis=1) == pytest.approx(found.liberals_left)


def test_the_next_hand_is_known_after_a_peek_and_else_as_the_pile_has_it() -> None:
    rules = msgspec.structs.replace(official(5), powers=(Power.POLICY_PEEK, *(None,) * 4))
    game = deal("LLLFH", rules=rules, order="FFFLFL" + "F" * 7 + "L" * 4)
    game.elect(1).discard("F").enact("F")
    watched = beliefs(view(game.state, None), (), PEOPLE)
    chances = draws(game.state.board.draw_pile, 3, len(watched.liberals_left))
    assert watched.next_hand == pytest.approx(chances @ watched.liberals_left)
    game.do(0, PeekAtPolicies())
    mine = beliefs(view(game.state, Seat(0)), (), PEOPLE)
    assert mine.next_hand == pytest.approx([0, 0, 1, 0])
