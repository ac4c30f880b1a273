"""Proves facts: statements that hold in every deal that the hard facts allow.

Hard facts are the viewer's own cards, the party cards that it saw, and what elections and
executions showed about Hitler. Tiles prove nothing, since nobody has to play well; nor does talk.
"""

from collections.abc import Iterator
from itertools import combinations

from ..engine.state import View
from ..engine.terms import HITLER, LIBERAL_ROLE, ROLES, SEATS, Party, Role, Seat
from ..record.facts import Certain, Is, IsNot, OneIsFascist, OneIsHitler
from .deals import Deal, all_deals, worlds
from .evidence import Evidence, HitlerOrNot, PartyCard
from .observed import evidence


def prove(view: View) -> tuple[Certain, ...]:
    """Everything that this viewer can be certain of beyond its own card, without repetition.

    Each seat gets the strongest statement about it. A role that a seat does not have is left out
    once every card of that role is placed. A pair is named only if both may be of either party.
    """
    deals = possible_deals(view)
    roles = {seat: {deal[seat] for deal in deals} for seat in SEATS[: view.ruleset.players]}
    facts: list[Certain] = [*_of_seats(view, roles), *_of_pairs(deals, roles)]
    return tuple(facts)


def possible_deals(view: View) -> tuple[Deal, ...]:
    """Every deal that the hard facts allow."""
    facts = evidence(view, ())
    return tuple(
        [deal for deal in worlds(view).deals if all(_allows(fact, deal) for fact in facts)]
    )


def _allows(fact: Evidence, deal: Deal) -> bool:
    if isinstance(fact, HitlerOrNot):
        return (deal[fact.seat] is HITLER) is fact.hitler
    if isinstance(fact, PartyCard) and fact.seen is not None:
        return deal[fact.target].party is fact.seen
    return True


def _of_seats(view: View, roles: dict[Seat, set[Role]]) -> Iterator[Is | IsNot]:
    """The role of each seat where it is certain, otherwise the roles it does not have."""
    rules = view.ruleset
    cards = list(all_deals(rules.players, rules.fascists)[0])
    own = None if view.knowledge is None else view.knowledge.seat
    for maybe in roles.values():
        if len(maybe) == 1:
            cards.remove(*maybe)
    for seat, maybe in roles.items():
        if len(maybe) == 1 and seat != own:
            yield Is(seat, *maybe)
        elif len(maybe) > 1:
            yield from (IsNot(seat, role) for role in ROLES if role in cards and role not in maybe)


def _of_pairs(
    deals: tuple[Deal, ...], roles: dict[Seat, set[Role]]
) -> Iterator[OneIsFascist | OneIsHitler]:
    maybe_hitler = tuple([seat for seat, maybe in roles.items() if HITLER in maybe])
    maybe_either = [seat for seat, maybe in roles.items() if _open(maybe)]
    for pair in combinations(maybe_either, 2):
        certain = all(Party.FASCIST in (deal[pair[0]].party, deal[pair[1]].party) for deal in deals)
        if certain and pair != maybe_hitler:  # OneIsHitler is the stronger statement.
            yield OneIsFascist(pair)
    if len(maybe_hitler) == 2:
        yield OneIsHitler(maybe_hitler)


def _open(maybe: set[Role]) -> bool:
    """Whether a seat may be of either party."""
    return LIBERAL_ROLE in maybe and len(maybe) > 1
