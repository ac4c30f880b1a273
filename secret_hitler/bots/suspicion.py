"""How suspicious each seat is: every team that is possible, weighed by how well it fits the clues.

There are at most 210 teams at a table, so all of them are tried; nothing is sampled.
"""

from itertools import combinations
from math import exp

import msgspec

from ..engine.events import SeenParty
from ..engine.state import Knowledge, View
from ..engine.terms import Party, Role, Seat
from ..record.talk import Said
from .evidence import clues


class Suspicion(msgspec.Struct, frozen=True, gc=False):
    """What one viewer believes, by seat, from 0 (surely not) to 1 (surely)."""

    fascist: tuple[float, ...]
    """Belongs to the Fascist team, Hitler included."""
    hitler: tuple[float, ...]


def suspicion(view: View, talk: tuple[Said, ...]) -> Suspicion:
    """What this viewer believes, or what anybody would who knows nothing but the record."""
    seats = range(view.ruleset.players)
    members, leaders = _known_members(view.knowledge), _possible_hitlers(view)
    weights: dict[tuple[int, int], list[float]] = {}
    for first, second, clue in clues(view, talk):
        summed = weights.setdefault((first, second), [0.0] * 4)
        for case, weight in enumerate(clue):
            summed[case] += weight
    fascist, hitler = [0.0] * len(seats), [0.0] * len(seats)
    for team in combinations(seats, view.ruleset.fascists + 1):
        hitlers = [seat for seat in team if leaders[seat]]
        if hitlers and all((seat in team) == truth for seat, truth in members.items()):
            fit = exp(sum(w[2 * (a in team) + (b in team)] for (a, b), w in weights.items()))
            for seat in team:
                fascist[seat] += fit
            for seat in hitlers:
                hitler[seat] += fit / len(hitlers)
    total = sum(hitler)
    return Suspicion(tuple(f / total for f in fascist), tuple(h / total for h in hitler))


def _known_members(knowledge: Knowledge | None) -> dict[int, bool]:
    """By seat whose party this viewer knows: whether it is a Fascist's."""
    if knowledge is None:
        return {}
    cards = {memory.target: memory.party for memory in knowledge.memories if isinstance(memory, SeenParty)}
    cards |= {known.seat: known.role.party for known in knowledge.knows}
    if knowledge.role is not None:
        cards[knowledge.seat] = knowledge.role.party
    return {seat: party is Party.FASCIST for seat, party in cards.items()}


def _possible_hitlers(view: View) -> list[bool]:
    """By seat: whether it may be Hitler, as far as this viewer knows."""
    possible = [not cleared for cleared in view.board.not_hitler]
    knowledge = view.knowledge
    if knowledge is None:
        return possible
    roles = {known.seat: known.role for known in knowledge.knows}
    if knowledge.role is not None:
        roles[knowledge.seat] = knowledge.role
    if Role.HITLER in roles.values():
        return [roles.get(Seat(seat)) is Role.HITLER for seat in range(len(possible))]
    return [maybe and Seat(seat) not in roles for seat, maybe in enumerate(possible)]
