"""Certainties: exactly what holds in every deal that the hard facts allow."""

import random

import pytest
from msgspec.structs import replace

from secret_hitler.beliefs.deals import Deal
from secret_hitler.beliefs.likelihoods import load
from secret_hitler.beliefs.proof import prove
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import View, view
from secret_hitler.engine.terms import ROLES, SEATS, Party, Power, Role, Seat
from secret_hitler.record.facts import Certain, Is, IsNot, OneIsFascist, OneIsHitler
from tests.beliefs.counting import Count
from tests.beliefs.rules import small_rules
from tests.beliefs.table_play import moments
from tests.support.boards import deal

L, F, H = ROLES


def counted(seen: View) -> list[Deal]:
    """The possible deals by brute force."""
    count = Count(seen, (), (load("random"),) * seen.ruleset.players, {})
    return [deal for deal in count.deals() if count.possible(deal)]


def holds(fact: Certain, deal: Deal) -> bool:
    if isinstance(fact, Is):
        return deal[fact.seat] is fact.role
    if isinstance(fact, IsNot):
        return deal[fact.seat] is not fact.role
    if isinstance(fact, OneIsFascist):
        return any(deal[seat].party is Party.FASCIST for seat in fact.seats)
    return any(deal[seat] is Role.HITLER for seat in fact.seats)


def allowed(facts: tuple[Certain, ...], own: Is | None, rules: Ruleset) -> dict[Seat, set[Role]]:
    """What a reader of the statements knows about every seat, counting cards."""
    cards = [L] * rules.liberals + [F] * rules.fascists + [H]
    known = [*facts, *([own] if own is not None else [])]
    placed = {fact.seat: fact.role for fact in known if isinstance(fact, Is)}
    for role in placed.values():
        cards.remove(role)
    found = {seat: set(cards) for seat in SEATS[: rules.players]}
    found |= {seat: {role} for seat, role in placed.items()}
    for fact in known:
        if isinstance(fact, IsNot):
            found[fact.seat].discard(fact.role)
    return found


def views(seed: int) -> list[View]:
    rng = random.Random(seed)
    rules = official(rng.randint(5, 7)) if seed % 2 else small_rules(rng)
    tables = (load("people"),) * rules.players
    played = list(moments(rules, tables, rng))
    chosen = rng.sample(played, min(3, len(played)))
    return [view(at.state, rng.choice((None, *SEATS[: rules.players]))) for at in chosen]


@pytest.mark.parametrize("seed", range(24))
def test_what_is_proved_holds_in_every_possible_deal(seed: int) -> None:
    for seen in views(seed):
        for fact in prove(seen):
            assert all(holds(fact, deal) for deal in counted(seen))


@pytest.mark.parametrize("seed", range(24))
def test_whatever_a_seat_cannot_be_is_proved(seed: int) -> None:
    for seen in views(seed):
        deals, known = counted(seen), seen.knowledge
        role = None if known is None else known.role
        own = None if known is None or role is None else Is(known.seat, role)
        found = allowed(prove(seen), own, seen.ruleset)
        assert found == {
            seat: {deal[seat] for deal in deals} for seat in SEATS[: seen.ruleset.players]
        }


@pytest.mark.parametrize("seed", range(24))
def test_every_certain_pair_is_proved_and_said_only_where_neither_seat_is_certain(
    seed: int,
) -> None:
    for seen in views(seed):
        deals, seats = counted(seen), SEATS[: seen.ruleset.players]
        party = {seat: {deal[seat].party for deal in deals} for seat in seats}
        pairs = {
            (one, other)
            for one in seats
            for other in seats
            if one < other
            and len(party[one]) == len(party[other]) == 2
            and all(holds(OneIsFascist((one, other)), deal) for deal in deals)
        }
        hitlers = tuple(sorted({Seat(deal.index(H)) for deal in deals}))
        said = [fact.seats for fact in prove(seen) if isinstance(fact, OneIsHitler)]
        assert said == ([hitlers] if len(hitlers) == 2 else [])
        assert {f.seats for f in prove(seen) if isinstance(f, OneIsFascist)} == pairs - {*said}


def investigated(target: int) -> View:
    """What seat 0, a Liberal among LLLFH, sees after an investigation."""
    rules = replace(official(5), powers=(Power.INVESTIGATE_LOYALTY, None, None, None, None))
    game = deal("LLLFH", rules=rules)
    return view(game.govern(1, "FFF", "F", "F").investigate(target).state, Seat(0))


def test_before_the_first_round_a_liberal_can_prove_nothing() -> None:
    assert prove(view(deal("LLLLFFH").state, Seat(0))) == ()


def test_a_fascist_knows_everybody() -> None:
    facts = prove(view(deal("LLLFH").state, Seat(3)))
    assert facts == (Is(SEATS[0], L), Is(SEATS[1], L), Is(SEATS[2], L), Is(SEATS[4], H))


def test_hitler_among_seven_knows_nobody() -> None:
    assert prove(view(deal("LLLLFFH").state, Seat(6))) == ()


def test_a_liberal_who_saw_a_liberal_among_five_knows_that_of_two_others_one_is_a_fascist() -> None:
    facts = prove(investigated(1))
    pairs = [OneIsFascist((SEATS[a], SEATS[b])) for a, b in ((2, 3), (2, 4), (3, 4))]
    assert facts == (Is(SEATS[1], L), *pairs)


def test_who_saw_a_fascist_card_cannot_tell_the_fascist_from_hitler() -> None:
    facts = prove(investigated(3))
    assert facts == (IsNot(SEATS[3], L),)


def test_of_the_last_two_who_may_be_hitler_one_is() -> None:
    game = deal("LLLFH", rules=replace(official(5), hitler_zone=1), first=0)
    game.govern(1, "FFF", "F", "F").govern(2, "FFL", "F", "L")
    game.govern(0, "FFL", "F", "L").govern(1, "FFL", "F", "L")
    cleared = (IsNot(SEATS[0], H), IsNot(SEATS[1], H), IsNot(SEATS[2], H))
    assert prove(view(game.state, None)) == (*cleared, OneIsHitler((SEATS[3], SEATS[4])))
