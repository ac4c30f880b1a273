"""What shrewd players claim: Liberals the truth or a little less, Fascists what may be believed."""

import random
from collections.abc import Iterator

import pytest

from secret_hitler.bots.bot import BOTS
from secret_hitler.engine.memories import DrawnHand, SeenParty
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import View, view
from secret_hitler.engine.terms import LIBERAL, Party, Role
from secret_hitler.record.talk import ClaimDrawn, ClaimParty
from tests.support.bot_games import moments

Drawn = tuple[View, ClaimDrawn, int]


@pytest.fixture(scope="module")
def drawn() -> list[Drawn]:
    """Claims of Presidents, each with the view that it came from and the Liberal tiles drawn."""
    return [found for seed in range(14) for found in _drawn(seed)]


def _drawn(seed: int) -> Iterator[Drawn]:
    for moment in moments(official(7), random.Random(seed), "shrewd", "shrewd"):
        for seat, words in moment.said:
            seen = view(moment.state, seat)
            if isinstance(words, ClaimDrawn) and seen.knowledge is not None:
                hands = [one for one in seen.knowledge.memories if isinstance(one, DrawnHand)]
                held = next(one for one in hands if one.round == words.round)
                yield seen, words, held.tiles.count(LIBERAL)


def test_liberals_own_to_a_tile_less_only_of_three(drawn: list[Drawn]) -> None:
    told = {(held, words.tiles.count(LIBERAL)) for seen, words, held in drawn if liberal(seen)}
    assert told <= {(0, 0), (1, 1), (2, 2), (3, 3), (3, 2)}
    assert len(told) >= 3


def test_fascists_lie_about_hands(drawn: list[Drawn]) -> None:
    lies = [words.tiles.count(LIBERAL) != held for seen, words, held in drawn if not liberal(seen)]
    assert 0.15 < sum(lies) / len(lies) < 0.7


def test_a_lie_holds_the_tile_that_was_enacted(drawn: list[Drawn]) -> None:
    for seen, words, _ in drawn:
        played = seen.board.rounds[words.round]
        assert played.by_chaos or played.tile is None or played.tile in words.tiles


def liberal(seen: View) -> bool:
    return seen.knowledge is not None and seen.knowledge.role is Role.LIBERAL


def test_bold_fascists_accuse_liberals_more_often_than_quiet_ones() -> None:
    bold, quiet = accusations("shrewd-bold"), accusations("shrewd-quiet")
    assert bold > quiet + 0.2


def accusations(name: str) -> float:
    """How often a Fascist who looked at a Liberal's card calls it a Fascist's."""
    rng, called = random.Random(4), list[bool]()
    for seed in range(30):
        for moment in moments(official(7), random.Random(seed), "selfish", "selfish"):
            known = moment.seen.knowledge
            if known is None or known.role is not Role.FASCIST or not known.memories:
                continue
            card = known.memories[-1]
            if isinstance(card, SeenParty) and card.party is Party.LIBERAL:
                said = BOTS[name].speak(moment.seen, (), rng)
                called += [
                    one.party is Party.FASCIST for one in said if isinstance(one, ClaimParty)
                ]
    assert len(called) > 10
    return sum(called) / len(called)
