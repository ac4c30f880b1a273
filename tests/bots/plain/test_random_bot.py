"""The random bot: uniform over seats, ballots and the tiles in hand."""

import random
from collections import Counter
from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace

from secret_hitler.bots.plain.random_bot import choose, speak
from secret_hitler.engine.actions import BALLOTS, NOMINATE, PROPOSE_VETO, Discard, Enact, SeatAction
from secret_hitler.engine.game import options
from secret_hitler.engine.state import View
from secret_hitler.engine.terms import Policy
from tests.support.bot_games import OFFICIAL, Moment, any_ruleset, moments

F, L = Policy.FASCIST, Policy.LIBERAL
# The chi-square values that chance exceeds once in a thousand, by degrees of freedom.
ONE_IN_A_THOUSAND = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5}


def moment_with(kind: type, liberals_in_hand: int) -> Moment:
    """A moment of a random game with such a hand."""
    for seed in range(100):
        for moment in moments(OFFICIAL[2], random.Random(seed), "random", "random"):
            assert moment.seen.knowledge is not None
            held = moment.seen.knowledge.hand.count(L)
            if isinstance(moment.offered[0], kind) and held == liberals_in_hand:
                return moment
    raise AssertionError("no such moment")


def chi_square(expected: dict[SeatAction, float], counts: Counter[SeatAction]) -> float:
    total = sum(counts.values())
    assert counts.keys() <= expected.keys()
    return sum((counts[act] - total * p) ** 2 / (total * p) for act, p in expected.items())


def counted(view: View, offered: tuple[SeatAction, ...]) -> Counter[SeatAction]:
    rng = random.Random(11)
    return Counter(choose(view, offered, (), rng) for _ in range(6000))


@pytest.mark.parametrize(
    ("kind", "liberals", "expected"),
    [
        (Discard, 1, {Discard(L): 1 / 3, Discard(F): 2 / 3}),
        (Discard, 2, {Discard(L): 2 / 3, Discard(F): 1 / 3}),
        (Enact, 1, {Enact(L): 1 / 2, Enact(F): 1 / 2}),
    ],
)
def test_it_is_uniform_over_tiles_and_not_over_kinds(
    kind: type, liberals: int, expected: dict[SeatAction, float]
) -> None:
    moment = moment_with(kind, liberals)
    counts = counted(moment.seen, moment.offered)
    assert chi_square(expected, counts) < ONE_IN_A_THOUSAND[1]


def test_a_coin_asks_for_a_veto_and_tiles_share_the_rest() -> None:
    moment = moment_with(Enact, 1)
    board = replace(moment.seen.board, fascist_policies=5)
    seen = replace(moment.seen, board=board)
    expected: dict[SeatAction, float] = {PROPOSE_VETO: 1 / 2, Enact(L): 1 / 4, Enact(F): 1 / 4}
    assert set(options(seen)) == set(expected)
    assert chi_square(expected, counted(seen, options(seen))) < ONE_IN_A_THOUSAND[2]


@pytest.mark.parametrize("offered", [BALLOTS, NOMINATE[1:7]])
def test_it_is_uniform_over_ballots_and_seats(offered: tuple[SeatAction, ...]) -> None:
    seen = moment_with(Discard, 1).seen
    expected = dict.fromkeys(offered, 1 / len(offered))
    assert chi_square(expected, counted(seen, offered)) < ONE_IN_A_THOUSAND[len(offered) - 1]


def test_it_plays_any_ruleset_and_says_nothing() -> None:
    rng = random.Random(3)
    for _ in range(60):
        for moment in moments(any_ruleset(rng), rng, "random", "random"):
            assert moment.chosen in moment.offered
            assert speak(moment.seen, moment.talk, rng) == ()


@dataclass
class Recorder:
    """Dice that record what they were asked, to show that nothing else decides."""

    asked: list[int] = field(default_factory=list)

    def random(self) -> float:
        raise AssertionError("a uniform choice needs no fractions")

    def randrange(self, stop: int, /) -> int:
        self.asked.append(stop)
        return 0


def test_one_throw_decides() -> None:
    moment, dice = moment_with(Discard, 2), Recorder()
    assert choose(moment.seen, moment.offered, (), dice) in moment.offered
    assert dice.asked == [3]
