"""Plays one game of bots, from the deal to its end."""

from random import Random
from typing import NamedTuple

from ..bots.bot import BOTS, Bot
from ..engine import chance
from ..engine.game import apply, awaited, new_game, options, view
from ..engine.ruleset import Ruleset
from ..engine.state import GameOver, State
from ..engine.terms import CHANCE, SEATS, Role
from ..record.talk import Said
from .line_up import LineUp, seated


class FinishedGame(NamedTuple):
    """A finished game, with all cards open."""

    state: State
    bots: tuple[str, ...]
    """The bots' names, by seat."""
    talk: tuple[Said, ...]

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles, by seat."""
        assert self.state.board.roles is not None
        return self.state.board.roles

    @property
    def over(self) -> GameOver:
        """How the game ended."""
        assert isinstance(self.state.board.phase, GameOver)
        return self.state.board.phase


def play(rules: Ruleset, line_up: LineUp, rng: Random, *, claims: bool) -> FinishedGame:
    """Play one game; the same dice give the same game."""
    state, _ = apply(new_game(rules), CHANCE, chance.draw(new_game(rules).board, rng))
    roles = tuple([known.role for known in state.knowledge if known.role is not None])
    names = seated(line_up, roles, rng)
    bots = tuple([BOTS[name] for name in names])
    talk, heard = tuple[Said, ...](), -1
    while not isinstance(state.board.phase, GameOver):
        if claims and heard != state.board.phase_number and state.board.rounds:
            talk, heard = _spoken(state, bots, talk, rng), state.board.phase_number
        state = _acted(state, bots, talk, rng)
    return FinishedGame(state, names, talk)


def _spoken(
    state: State, bots: tuple[Bot, ...], talk: tuple[Said, ...], rng: Random
) -> tuple[Said, ...]:
    """The talk after every seat had its chance to speak, once per phase."""
    step = state.board.phase_number
    for seat, bot in zip(SEATS, bots, strict=False):
        words = bot.speak(view(state, seat), talk, rng)
        if words:  # Otherwise the talk stays the same object, so that readings of it stay cached.
            talk = (*talk, *[Said(seat, step, said) for said in words])
    return talk


def _acted(state: State, bots: tuple[Bot, ...], talk: tuple[Said, ...], rng: Random) -> State:
    """The state after all awaited actors have acted."""
    for actor in awaited(state.board):
        if actor is CHANCE:
            return apply(state, CHANCE, chance.draw(state.board, rng))[0]
        assert isinstance(actor, int), "a table without people is never awaited"
        seen = view(state, actor)
        chosen = bots[actor].choose(seen, options(seen), talk, rng)
        state, _ = apply(state, actor, chosen)
    return state
