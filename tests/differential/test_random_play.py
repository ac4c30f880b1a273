"""The second reading at random: it keeps every tile, and games end as often as known."""

import random
from collections import Counter

import pytest

from .random_play import RandomGame, official_rules, play_random
from .second_reading import SecondReading

# Known ends of uniform play in per cent, from 400,000 games of four independent programs.
KNOWN_ENDS = {
    7: {
        "liberal_policies": 8.6,
        "hitler_executed": 15.2,
        "hitler_elected": 43.4,
        "fascist_policies": 32.9,
    },
    5: {
        "liberal_policies": 6.8,
        "hitler_executed": 17.0,
        "hitler_elected": 55.1,
        "fascist_policies": 21.1,
    },
}


def test_random_games_of_all_house_rules_keep_every_tile_and_end() -> None:
    rng = random.Random(1932)
    flags = ("chaos_flips_leftovers", "reshuffle_after_power", "tie_elects_hitler")
    more_flags = ("fascists_cannot_execute_hitler", "self_execution")
    for _ in range(300):
        rules = official_rules(rng.randint(5, 10))
        for flag in flags + more_flags:
            rules[flag] = rng.random() < 0.5  # type: ignore[literal-required]
        game = RandomGame(rules, rng)
        while game.phase != "over":
            assert tiles(game) == 17
            assert game.phase != "nominating" or len(game.deck) >= 3
            assert all(game.alive[seat] for seat in game.legal())
            game.step()
        assert tiles(game) == 17


def tiles(game: SecondReading) -> int:
    """All the tiles, wherever they are."""
    return len(game.deck) + len(game.discards) + len(game.hand) + game.liberal + game.fascist


@pytest.mark.parametrize("players", [5, 7])
def test_random_play_ends_as_known(players: int) -> None:
    games, rng = 2000, random.Random(players)
    rules = official_rules(players)
    ends = Counter(play_random(rules, rng).reason for _ in range(games))
    for reason, per_cent in KNOWN_ENDS[players].items():
        share = per_cent / 100
        sigma = (share * (1 - share) / games) ** 0.5
        assert abs(ends[reason] / games - share) < 4 * sigma, (reason, ends)
