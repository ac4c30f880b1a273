"""Games of uniform random play, act by act."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from secret_hitler.engine import chance
from secret_hitler.engine.actions import PROPOSE_VETO, AnyAction, Discard, Enact, SeatAction
from secret_hitler.engine.events import Events
from secret_hitler.engine.game import apply, awaited, new_game, options, view
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import State, View
from secret_hitler.engine.terms import CHANCE, Actor


def uniform(seen: View, offered: tuple[SeatAction, ...], rng: random.Random) -> SeatAction:
    """A seat, a ballot or an answer at random; of a hand, one of the tiles and not of the kinds."""
    kind = type(offered[0])
    if kind not in {Discard, Enact}:
        return offered[int(rng.random() * len(offered))]
    if offered[-1] is PROPOSE_VETO and rng.random() < 0.5:
        return PROPOSE_VETO
    assert seen.knowledge is not None
    hand = seen.knowledge.hand
    tile = hand[int(rng.random() * len(hand))]
    return Discard(tile) if kind is Discard else Enact(tile)


class Turn(NamedTuple):
    """One act and what came of it."""

    before: State
    actor: Actor
    action: AnyAction
    after: State
    events: Events


def turns(rules: Ruleset, rng: random.Random) -> Iterator[Turn]:
    """A whole game of uniform random play, act by act; any awaited seat may be the next."""
    state = new_game(rules)
    while actors := awaited(state.board):
        actor = rng.choice(actors)
        action: AnyAction
        if actor is CHANCE:
            action = chance.draw(state.board, rng)
        else:
            assert isinstance(actor, int)
            seen = view(state, actor)
            action = uniform(seen, options(seen), rng)
        after, events = apply(state, actor, action)
        yield Turn(state, actor, action, after, events)
        state = after
