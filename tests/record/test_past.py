"""Looking back: the table before an act, reconstructed from its present state."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.game import apply
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import (
    Round,
    SessionOpening,
    ShufflingPolicyDeck,
    State,
    UsingPower,
    View,
    Voting,
    living,
    view,
)
from secret_hitler.engine.terms import Power
from secret_hitler.record import past
from secret_hitler.record.deeds import Deed, deeds
from secret_hitler.record.past import before
from tests.support.bot_games import OFFICIAL, any_ruleset, moments


class Look(NamedTuple):
    """A deed, the View before it, and the View at some later moment."""

    deed: Deed
    was: View
    now: View


def looks(rules: Ruleset, seed: int) -> Iterator[Look]:
    """Every choice of a game that everybody could see, from the end and from some moment before."""
    rng = random.Random(seed)
    game = list(moments(rules, rng, "random", "random"))
    over, _ = apply(game[-1].state, game[-1].seat, game[-1].chosen)
    states = [*(moment.state for moment in game), over]
    for place, moment in enumerate(game):
        deed = Deed(moment.seat, len(moment.state.board.rounds) - 1, moment.chosen)
        assert is_shown(deed, over) is not is_hidden(deed, over)
        for state in (rng.choice(states[place + 1 :]), over):
            if is_shown(deed, state):
                yield Look(deed, view(moment.state, None), view(state, None))


def is_shown(deed: Deed, state: State) -> bool:
    return deed in deeds(state.board, deed.round)


def is_hidden(deed: Deed, over: State) -> bool:
    """Whether it is a discard, or a secret ballot."""
    secret = isinstance(deed.action, a.Vote) and over.ruleset.secret_ballots
    return secret or isinstance(deed.action, a.Discard)


def before_all_ballots(seen: View) -> View:
    """For a ballot, the View before the first one: looking back does not know their order."""
    if not isinstance(seen.board.phase, Voting):
        return seen
    return replace(seen, board=replace(seen.board, phase=Voting(living(seen.board))))


def differences(rules: Ruleset, seed: int) -> int:
    """How many looks back differ from the real View."""
    return sum(
        before(now, deed) != before_all_ballots(was) for deed, was, now in looks(rules, seed)
    )


@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_what_lay_open_can_be_told_from_any_later_moment(rules: Ruleset) -> None:
    assert sum(differences(rules, seed) for seed in range(8)) == 0


def test_under_any_house_rules_too() -> None:
    rng = random.Random(5)
    assert sum(differences(any_ruleset(rng), seed) for seed in range(40)) == 0


def test_these_games_have_acts_of_every_kind_but_discards() -> None:
    rng = random.Random(5)
    kinds = {type(look.deed.action) for seed in range(40) for look in looks(any_ruleset(rng), seed)}
    assert kinds == set(a.SeatAction.__args__) - {a.Discard}


def _one_tile_less(_state: State, _played: Round) -> e.Events:
    return (e.TilesDrawn(2),)


def _nobody_cleared(state: State, played: Round) -> e.Events:
    told = past._voting(state, played)
    return tuple(event for event in told if not isinstance(event, e.ChancellorCleared))


def _a_shorter_deck(_state: State, _played: Round) -> e.Events:
    return (e.PolicyDeckShuffled(9),)


def _hitler_executed(_state: State, played: Round) -> e.Events:
    assert played.target is not None
    return (e.Executed(played.target, was_hitler=True),)


@pytest.mark.parametrize(
    ("phase", "wrong"),
    [
        (SessionOpening, _one_tile_less),
        (Voting, _nobody_cleared),
        (ShufflingPolicyDeck, _a_shorter_deck),
        (UsingPower, _hitler_executed),
    ],
)
def test_what_is_told_wrongly_is_found(
    monkeypatch: pytest.MonkeyPatch, phase: type, wrong: Callable[[State, Round], e.Events]
) -> None:
    rules = replace(OFFICIAL[0], powers=(Power.EXECUTION,) * 2 + (None,) * 3)
    monkeypatch.setitem(past.AGAIN, phase, wrong)
    past._latest.clear()
    assert sum(differences(rules, seed) for seed in range(6)) > 0
    past._latest.clear()
