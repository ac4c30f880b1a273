"""No byte that a viewer may not know: twin worlds stay equal, and planted leaks are caught."""

import random
from collections import Counter

import pytest

from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import SEATS
from tests.support.rulesets import SIZES, any_rules

from .leaks import LEAKS, Leak, chatty, leaking
from .twins import Stream, Twins, TwinsDiffer, honest_stream

PAIRS = 2_400
LONG_PAIRS = 200_000


def play_pairs(pairs: int, seed: int, stream: Stream = honest_stream) -> Counter[str]:
    """Play this many pairs; return the comparisons made, by kind of viewer."""
    rng = random.Random(seed)
    compared: Counter[str] = Counter()
    for number in range(pairs):
        rules = official(SIZES[number % len(SIZES)]) if number % 2 else any_rules(rng)
        viewer = rng.choice([None, *SEATS[: rules.players]])
        twins = Twins(rules, viewer, rng, stream)
        role = None if viewer is None else twins.a.knowledge[viewer].role
        compared[role.value if role else "watcher"] += twins.play()
    return compared


@pytest.mark.parametrize("seed", range(4))
def test_a_viewer_cannot_tell_twins_apart(seed: int) -> None:
    compared = play_pairs(PAIRS // 4, seed)
    assert set(compared) == {"watcher", "liberal", "fascist", "hitler"}
    assert min(compared.values()) > 500, "every kind of viewer was looked at closely"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 18))
def test_long_twins(seed: int) -> None:
    play_pairs(LONG_PAIRS // 8, seed)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak: Leak) -> None:
    with pytest.raises(TwinsDiffer):
        play_pairs(400, seed=3, stream=leaking(leak))


def test_a_message_too_many_is_caught() -> None:
    with pytest.raises(TwinsDiffer, match="changed ballot"):
        play_pairs(50, seed=3, stream=chatty)
