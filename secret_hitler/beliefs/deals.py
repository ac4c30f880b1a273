"""Worlds: every deal of roles that agrees with the cards a viewer knows, one array column each."""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..engine.state import View
from ..engine.terms import FASCIST_ROLE, HITLER, LIBERAL_ROLE, ROLES, SEATS, Role, Seat

Odds = NDArray[np.float64]
Codes = NDArray[np.intp]
Deal = tuple[Role, ...]
"""A role for each seat."""
Known = tuple[tuple[Seat, Role], ...]
"""Roles by seat."""

CODES: Final = {role: code for code, role in enumerate(ROLES)}
PAIRS: Final = len(ROLES) ** 2
"""How many pairs of roles two seats can have; (first, second) has the code 3 * first + second."""


class Worlds(NamedTuple):
    """The possible deals, and the same as arrays with one column per deal."""

    deals: tuple[Deal, ...]
    roles: Codes
    """By seat and deal: the code of the seat's role."""
    dealt: Odds
    """By seat, role and deal: 1 if the seat has that role, else 0."""
    pairs: Codes
    """By two seats and deal: the code of their pair of roles."""
    places: Codes
    """By deal: its index in `all_deals`."""


def worlds(view: View) -> Worlds:
    """Every deal that agrees with the public cards and this viewer's own."""
    return worlds_of(view.ruleset.players, view.ruleset.fascists, known_roles(view))


def known_roles(view: View) -> Known:
    """The roles that this viewer was dealt or shown, by seat; party cards do not count."""
    if view.board.roles is not None:
        return tuple(zip(SEATS, view.board.roles, strict=False))
    knowledge = view.knowledge
    if knowledge is None or knowledge.role is None:
        return ()
    me = (knowledge.seat, knowledge.role)
    return (me, *[(mate.seat, mate.role) for mate in knowledge.knows])


@lru_cache(maxsize=256)  # The same few are needed again and again.
def worlds_of(players: int, fascists: int, known: Known) -> Worlds:
    """Every deal in which these seats have these roles."""
    every = all_deals(players, fascists)
    fitting = [all(deal[seat] is role for seat, role in known) for deal in every]
    places = np.flatnonzero(fitting)
    deals = tuple([every[place] for place in places])
    roles = np.array([[CODES[role] for role in deal] for deal in deals], np.intp).T.copy()
    dealt = np.stack([roles == code for code in range(len(ROLES))], axis=1).astype(np.float64)
    return Worlds(deals, roles, dealt, len(ROLES) * roles[:, None] + roles, places)


@lru_cache(maxsize=16)
def all_deals(players: int, fascists: int) -> tuple[Deal, ...]:
    """Every way to deal the roles, each equally likely before the game."""
    return tuple(
        tuple([_role(seat, team, hitler) for seat in range(players)])
        for team in combinations(range(players), fascists + 1)
        for hitler in team
    )


def _role(seat: int, team: tuple[int, ...], hitler: int) -> Role:
    if seat not in team:
        return LIBERAL_ROLE
    return HITLER if seat == hitler else FASCIST_ROLE
