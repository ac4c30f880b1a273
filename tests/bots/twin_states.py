"""States that a viewer cannot tell apart."""

import random

from msgspec.structs import replace

from secret_hitler.engine.state import Knowledge, Secrets, State
from secret_hitler.engine.terms import Policy, Seat

F, L = Policy.FASCIST, Policy.LIBERAL


def twin(state: State, viewer: Seat, rng: random.Random) -> State:
    """Another state that this viewer cannot tell apart: other roles, hands, ballots and piles."""
    mine = state.knowledge[viewer]
    fixed = {viewer} | {known.seat for known in mine.knows}
    free = [seat for seat in range(len(state.knowledge)) if seat not in fixed]
    roles = [state.knowledge[seat].role for seat in free]
    rng.shuffle(roles)
    knowledge = list(state.knowledge)
    for seat, role in zip(free, roles, strict=True):
        hand = tuple(rng.choice((F, L)) for _ in knowledge[seat].hand)
        knowledge[seat] = Knowledge(Seat(seat), role, (), hand)
    piles = [list(state.secrets.draw_pile), list(state.secrets.discard_pile)]
    for pile in piles:
        rng.shuffle(pile)
    secrets = Secrets(tuple(piles[0]), tuple(piles[1]))
    return replace(state, knowledge=tuple(knowledge), secrets=secrets)
