"""Looking back: the table as it lay before an act, worked out from what lies there now."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from secret_hitler.engine import actions as a
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import View, Voting, view
from secret_hitler.record.deeds import Deed, deeds
from secret_hitler.record.past import before
from secret_hitler.record.talk import Explained
from tests.support.bot_games import OFFICIAL, any_ruleset, moments

ACTS: dict[type, tuple[Explained, ...]] = {
    a.Nominate: (Explained.NOMINATED,),
    a.Vote: (Explained.VOTED_JA, Explained.VOTED_NEIN),
    a.InvestigateLoyalty: (Explained.INVESTIGATED,),
    a.CallSpecialElection: (Explained.CALLED,),
    a.Execute: (Explained.EXECUTED,),
}


def lay_before(rules: Ruleset, seed: int) -> Iterator[tuple[View, View, Deed]]:
    """The last view of a game, and what was public before each deed that it shows."""
    game = list(moments(rules, random.Random(seed), "random", "random"))
    end = view(game[-1].state, None)
    for moment in game:
        number = len(moment.state.board.rounds) - 1
        for deed in deeds(end.board, number):
            if deed.seat == moment.seat and deed.act in ACTS.get(type(moment.chosen), ()):
                yield end, view(moment.state, None), deed


def plain(seen: View) -> View:
    """Without the number of the phase, which nobody looks at, and with all ballots missing."""
    board = replace(seen.board, phase_number=0)
    if isinstance(board.phase, Voting):
        living = tuple(seat for seat, alive in enumerate(board.alive) if alive)
        board = replace(board, phase=Voting(living))  # type: ignore[arg-type]  # seats by index
    return replace(seen, board=board)


@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_what_lay_open_can_be_told_from_the_end(rules: Ruleset) -> None:
    acts = set()
    for seed in range(12):
        for end, was, deed in lay_before(rules, seed):
            assert plain(before(end, deed)) == plain(was)
            acts.add(deed.act)
    assert {Explained.NOMINATED, Explained.VOTED_JA, Explained.EXECUTED} <= acts


def test_under_any_house_rules_too() -> None:
    rng = random.Random(5)
    for seed in range(60):
        for end, was, deed in lay_before(any_ruleset(rng), seed):
            assert plain(before(end, deed)) == plain(was)
