"""How suspicious each seat is, by a sum over all possible teams, weighted by the clues.

There are at most 210 possible teams, so all of them are tried; nothing is sampled.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import exp

import msgspec

from ...engine.memories import SeenParty
from ...engine.state import Knowledge, View
from ...engine.terms import Party, Role, Seat
from ...record.talk import Said
from .clues import clues


class Suspects(msgspec.Struct, frozen=True, gc=False):
    """What one viewer believes: probabilities by seat."""

    fascist: tuple[float, ...]
    """That the seat is on the Fascist team, Hitler included."""
    hitler: tuple[float, ...]


def suspicion(view: View, talk: tuple[Said, ...]) -> Suspects:
    """What this viewer believes; without Knowledge, what the public record alone suggests."""
    leaders, adds = _possible_hitlers(view), _additions(view, talk)
    fascist, hitler = [0.0] * len(leaders), [0.0] * len(leaders)
    for team in _possible_teams(view):
        hitlers = [seat for seat in team if leaders[seat]]
        if hitlers:
            pairs = combinations_with_replacement(team, 2)
            fit = exp(sum([adds[first][second] for first, second in pairs]))
            for seat in team:
                fascist[seat] += fit
            for seat in hitlers:
                hitler[seat] += fit / len(hitlers)
    total = sum(hitler)
    return Suspects(tuple(f / total for f in fascist), tuple(h / total for h in hitler))


def _possible_teams(view: View) -> Iterator[tuple[int, ...]]:
    """Every Fascist team that agrees with the cards this viewer knows, seats ascending."""
    cards = _known_cards(view.knowledge)
    members = [seat for seat, card in cards.items() if card is Party.FASCIST]
    others = [seat for seat in range(view.ruleset.players) if seat not in cards]
    for rest in combinations(others, view.ruleset.fascists + 1 - len(members)):
        yield tuple(sorted((*members, *rest)))


def _additions(view: View, talk: tuple[Said, ...]) -> list[list[float]]:
    """What the clues add to a team's weight: [a][a] for each member, [a][b] for each pair a < b."""
    players = range(view.ruleset.players)
    adds = [[0.0 for _ in players] for _ in players]
    for first, second, (neither, only_second, only_first, both) in clues(view, talk):
        if first == second:
            adds[first][first] += both - neither
            continue
        adds[first][first] += only_first - neither
        adds[second][second] += only_second - neither
        low, high = sorted((first, second))
        adds[low][high] += both - only_first - only_second + neither
    return adds


def _known_cards(knowledge: Knowledge | None) -> dict[Seat, Party]:
    """The party cards that this viewer knows, by seat."""
    if knowledge is None:
        return {}
    seen = [memory for memory in knowledge.memories if isinstance(memory, SeenParty)]
    cards = {memory.target: memory.party for memory in seen}
    cards |= {known.seat: known.role.party for known in knowledge.knows}
    if knowledge.role is not None:
        cards[knowledge.seat] = knowledge.role.party
    return cards


def _possible_hitlers(view: View) -> list[bool]:
    """By seat: whether it can be Hitler, as far as this viewer knows."""
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
