"""The ruleset that a table's options make."""

import msgspec
import pytest

from secret_hitler.engine.ruleset import Ruleset, RulesetError, balanced, official
from secret_hitler.table.house_rules import ruleset_for
from secret_hitler.table.protocol.options import HitlerKnows, Options

FLAGS = (
    "chaos_flips_leftovers",
    "reshuffle_after_power",
    "secret_ballots",
    "tie_elects_hitler",
    "fascists_cannot_execute_hitler",
    "self_execution",
)


@pytest.mark.parametrize("players", range(5, 11))
def test_untouched_options_are_the_official_rules(players: int) -> None:
    assert ruleset_for(Options(), players) == official(players)
    assert ruleset_for(Options(balanced=True), players) == balanced(players)


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_of_the_options_is_that_flag_of_the_ruleset_and_no_other(flag: str) -> None:
    options = msgspec.convert({flag: True}, Options)
    expected = msgspec.convert(msgspec.to_builtins(official(7)) | {flag: True}, Ruleset)
    assert ruleset_for(options, 7) == expected


@pytest.mark.parametrize(
    ("choice", "sizes"),
    [(HitlerKnows.OFFICIAL, {5, 6}), (HitlerKnows.FIVE, {5}), (HitlerKnows.NEVER, set())],
)
def test_at_which_sizes_hitler_knows(choice: HitlerKnows, sizes: set[int]) -> None:
    rules = {size: ruleset_for(Options(hitler_knows=choice), size) for size in range(5, 11)}
    assert {size for size, rule in rules.items() if rule.hitler_knows_fascists} == sizes


@pytest.mark.parametrize(
    ("options", "players"),
    [(Options(), 4), (Options(), 11), (Options(clock=0), 7), (Options(clock=4000), 7)],
)
def test_what_cannot_be_played_is_refused(options: Options, players: int) -> None:
    with pytest.raises(RulesetError):
        ruleset_for(options, players)
