"""Games without people, and rulesets of every kind, for the tests of the bots."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from secret_hitler.bots.bot import BOTS
from secret_hitler.engine import chance
from secret_hitler.engine.actions import SeatAction
from secret_hitler.engine.game import apply, awaited, new_game, options, view
from secret_hitler.engine.ruleset import Ruleset, RulesetError, official
from secret_hitler.engine.state import GameOver, State, View
from secret_hitler.engine.terms import CHANCE, Party, Policy, Power, Role, Seat
from secret_hitler.record.talk import AnyTalk, Said


class Moment(NamedTuple):
    """One choice of a game: the situation before it, and what the bots chose and said."""

    state: State
    seat: Seat
    seen: View
    offered: tuple[SeatAction, ...]
    talk: tuple[Said, ...]
    said: tuple[tuple[Seat, AnyTalk], ...]
    """What was said just before the choice."""
    chosen: SeatAction

    @property
    def role(self) -> Role | None:
        """Of the seat that chooses."""
        return self.state.knowledge[self.seat].role

    @property
    def hand(self) -> tuple[Policy, ...]:
        """The tiles it holds."""
        return self.state.knowledge[self.seat].hand


def moments(
    rules: Ruleset, rng: random.Random, liberals: str = "careful", fascists: str = "careful"
) -> Iterator[Moment]:
    """A whole game, choice by choice; every seat may speak before each choice."""
    state, talk, step = new_game(rules), tuple[Said, ...](), 0
    while not isinstance(state.board.phase, GameOver):
        actor = awaited(state.board)[0]
        if actor is CHANCE:
            state, _ = apply(state, CHANCE, chance.draw(state.board, rng))
            continue
        assert isinstance(actor, int)
        bots = [BOTS[liberals if k.role is Role.LIBERAL else fascists] for k in state.knowledge]
        said: list[tuple[Seat, AnyTalk]] = []
        for seat in map(Seat, range(rules.players)):
            for words in bots[seat].speak(view(state, seat), talk, rng):
                said.append((seat, words))
                talk = (*talk, Said(seat, step, words))
        seen = view(state, actor)
        offered = options(seen)
        chosen = bots[actor].choose(seen, offered, talk, rng)
        yield Moment(state, actor, seen, offered, talk, tuple(said), chosen)
        state, _ = apply(state, actor, chosen)
        step += 1


def winner(rules: Ruleset, rng: random.Random, liberals: str, fascists: str) -> Party | None:
    """Who wins one game."""
    *_, last = moments(rules, rng, liberals, fascists)
    state, _ = apply(last.state, last.seat, last.chosen)
    while not isinstance(state.board.phase, GameOver):
        state, _ = apply(state, CHANCE, chance.draw(state.board, rng))
    return state.board.phase.winner


def any_ruleset(rng: random.Random) -> Ruleset:
    """A valid ruleset with any number and any house rule changed."""
    while True:
        try:
            return _some_ruleset(rng)
        except RulesetError:
            continue


def _some_ruleset(rng: random.Random) -> Ruleset:
    players = rng.randint(5, 10)
    coins = (
        "fascists_know_fascists", "fascists_know_hitler", "chaos_flips_leftovers",
        "reshuffle_after_power", "secret_ballots", "tie_elects_hitler",
        "fascists_cannot_execute_hitler", "self_execution",
    )  # fmt: skip
    goal = rng.randint(2, 7)
    return Ruleset(
        players=players,
        fascists=rng.randint(0, 4),
        hitler_knows_fascists=rng.random() < 0.5,
        powers=tuple(rng.choice((None, *Power)) for _ in range(goal - 1)),
        liberal_tiles=rng.randint(2, 9),
        fascist_tiles=rng.randint(3, 14),
        liberal_goal=rng.randint(1, 6),
        hitler_zone=rng.randint(1, 6),
        veto_zone=rng.randint(1, 6),
        tracker_limit=rng.randint(1, 4),
        pre_enacted_liberal=rng.randint(0, 1),
        pre_enacted_fascist=rng.randint(0, 2),
        small_table=rng.randint(0, 10),
        **{name: rng.random() < 0.5 for name in coins},
    )


def small_rules(rng: random.Random) -> Ruleset:
    """House rules with few tiles, so that decks are shuffled often."""
    while True:
        rules = any_ruleset(rng)
        if rules.liberal_tiles + rules.fascist_tiles <= 12:
            return rules


OFFICIAL = [official(players) for players in range(5, 11)]
