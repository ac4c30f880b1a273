"""A machine that does anything a seat may do, and tries what it may not, under any ruleset."""

import random

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from secret_hitler.engine import actions as a
from secret_hitler.engine import chance
from secret_hitler.engine.game import IllegalAction, apply, awaited, new_game, options, view
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import GameOver, State
from secret_hitler.engine.terms import CHANCE, PEOPLE, SEATS, Seat
from tests.support.random_play import Turn
from tests.support.rulesets import rulesets

from .invariants import check

EVERY_ACT: tuple[a.AnyAction, ...] = (
    *a.NOMINATE,
    *a.BALLOTS,
    *a.DISCARD,
    *a.ENACT,
    a.PROPOSE_VETO,
    *a.VETO_ANSWERS,
    *a.INVESTIGATE,
    *a.PEEK,
    *a.CALL,
    *a.EXECUTE,
    a.Abandon(),
    a.ShufflePolicyDeck(()),
)


class AnyGame(RuleBasedStateMachine):
    """One game; hypothesis picks who acts and how, awaited or not."""

    state: State
    rng: random.Random

    @initialize(rules=rulesets, seed=st.integers(0, 2**32))
    def begin(self, rules: Ruleset, seed: int) -> None:
        """Deal and shuffle."""
        self.rng = random.Random(seed)
        self.state = new_game(rules)
        self.shuffle()

    def shuffle(self) -> None:
        """Let chance act until a seat is awaited."""
        while awaited(self.state.board) == (CHANCE,):
            before, action = self.state, chance.draw(self.state.board, self.rng)
            self.state, events = apply(before, CHANCE, action)
            check(Turn(before, CHANCE, action, self.state, events))

    def over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.state.board.phase, GameOver)

    @precondition(lambda self: not self.over())
    @rule(who=st.integers(0, 99), what=st.integers(0, 99))
    def act(self, who: int, what: int) -> None:
        """Any seat that has a choice makes one: a ballot already cast may change."""
        seats = SEATS[: self.state.ruleset.players]
        able = [seat for seat in seats if options(view(self.state, seat))]
        seat = able[who % len(able)]
        offered = options(view(self.state, seat))
        action = offered[what % len(offered)]
        before = self.state
        self.state, events = apply(before, seat, action)
        check(Turn(before, seat, action, self.state, events))
        self.shuffle()

    @rule(who=st.integers(-2, 11), action=st.sampled_from(EVERY_ACT))
    def try_anything(self, who: int, action: a.AnyAction) -> None:
        """Whatever is not offered is refused, and the state stays the same, byte for byte."""
        in_range = 0 <= who < self.state.ruleset.players
        if in_range and action in options(view(self.state, SEATS[who])):
            return
        before = msgspec.json.encode(self.state)
        with pytest.raises(IllegalAction):
            apply(self.state, Seat(who), action)
        assert msgspec.json.encode(self.state) == before

    @precondition(lambda self: self.over())
    @rule()
    def nothing_goes_on(self) -> None:
        """After the end nobody can do anything, the table included."""
        assert awaited(self.state.board) == ()
        for seat in SEATS[: self.state.ruleset.players]:
            assert options(view(self.state, seat)) == ()
        with pytest.raises(IllegalAction):
            apply(self.state, PEOPLE, a.Abandon())

    @invariant()
    def somebody_can_act(self) -> None:
        """Until the end somebody is awaited, and every awaited seat has a choice."""
        if not hasattr(self, "state"):
            return
        actors = awaited(self.state.board)
        assert bool(actors) != self.over()
        for actor in actors:
            assert isinstance(actor, int)
            assert options(view(self.state, actor))


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=60,
    stateful_step_count=120,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
