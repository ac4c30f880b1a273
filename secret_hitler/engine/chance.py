"""Chance as an actor: the deal, the first candidate and the shuffles are acts like any other.

The caller supplies the outcome, so the engine holds no generator and a replay is exact
(decision 0004).
"""

from collections.abc import Callable, MutableSequence
from typing import Final, Never, Protocol

from . import events as e
from .actions import AnyAction, ChanceAction, ChooseFirstCandidate, DealRoles, ShufflePolicyDeck
from .complete import complete
from .memories import KnownRole
from .ruleset import Ruleset
from .state import Board, ChoosingFirstCandidate, DealingRoles, ShufflingPolicyDeck, State
from .terms import (
    FASCIST,
    FASCIST_ROLE,
    HITLER,
    LIBERAL,
    LIBERAL_ROLE,
    ROLES,
    SEATS,
    Policy,
    Role,
    Seat,
)


class Generator(Protocol):
    """The methods of `random.Random` or `secrets.SystemRandom` that `draw` needs."""

    def shuffle(self, x: MutableSequence[Role] | MutableSequence[Policy], /) -> None:
        """Put the sequence in a random order, in place."""

    def randrange(self, stop: int, /) -> int:
        """A random integer from 0 to `stop` - 1."""


def draw(board: Board, rng: Generator) -> ChanceAction:
    """A random act of chance, all outcomes equally likely. Chance must be awaited."""
    phase = board.phase
    if isinstance(phase, ShufflingPolicyDeck):
        tiles = [LIBERAL] * phase.liberal_tiles + [FASCIST] * phase.fascist_tiles
        rng.shuffle(tiles)
        return ShufflePolicyDeck(tuple(tiles))
    if isinstance(phase, DealingRoles):
        roles = [LIBERAL_ROLE] * phase.liberals + [FASCIST_ROLE] * phase.fascists + [HITLER]
        rng.shuffle(roles)
        return DealRoles(tuple(roles))
    assert isinstance(phase, ChoosingFirstCandidate), "chance is not to act"
    # S13: the first candidate depends on nothing but the number of seats.
    return ChooseFirstCandidate(SEATS[rng.randrange(phase.players)])


def possible(board: Board, action: AnyAction) -> bool:
    """Whether chance may do this now: the right cards, in any order.

    This depends on the Board alone, so the answer cannot leak a secret.
    """
    phase = board.phase
    if isinstance(phase, ShufflingPolicyDeck) and isinstance(action, ShufflePolicyDeck):
        counts = (phase.liberal_tiles, phase.fascist_tiles)
        return (action.order.count(LIBERAL), action.order.count(FASCIST)) == counts
    if isinstance(phase, DealingRoles) and isinstance(action, DealRoles):
        dealt = [action.roles.count(role) for role in ROLES]
        return dealt == [phase.liberals, phase.fascists, 1]
    if isinstance(phase, ChoosingFirstCandidate) and isinstance(action, ChooseFirstCandidate):
        return 0 <= action.seat < phase.players
    return False


def _deal_roles(state: State, action: DealRoles) -> e.Events:
    rules = state.ruleset
    dealt_to = tuple(zip(SEATS, action.roles, strict=False))  # not every seat is taken
    team = [KnownRole(seat, role) for seat, role in dealt_to if role is not LIBERAL_ROLE]
    given = [
        e.RoleGiven(seat, role, () if role is LIBERAL_ROLE else _known_to(rules, role, seat, team))
        for seat, role in dealt_to
    ]
    dealt = e.RolesDealt(
        rules.liberal_tiles - rules.pre_enacted_liberal,
        rules.fascist_tiles - rules.pre_enacted_fascist,
    )
    return (*given, dealt)


def _known_to(
    rules: Ruleset, role: Role, seat: Seat, team: list[KnownRole]
) -> tuple[KnownRole, ...]:
    """S7 to S10: what a seat of the Fascist team learns about the others while eyes are open."""
    of_fascists = rules.hitler_knows_fascists if role is HITLER else rules.fascists_know_fascists
    of_hitler = rules.fascists_know_hitler
    return tuple(
        [
            mate
            for mate in team
            if mate.seat != seat and (of_hitler if mate.role is HITLER else of_fascists)
        ]
    )


def _shuffle_policy_deck(_state: State, action: ShufflePolicyDeck) -> e.Events:
    return (e.DrawPileOrdered(action.order), e.PolicyDeckShuffled(len(action.order)))


def _choose_first_candidate(_state: State, action: ChooseFirstCandidate) -> e.Events:
    return (e.RoundBegan(action.seat),)


DECIDE: Final[dict[type[AnyAction], Callable[[State, Never], e.Events]]] = {
    DealRoles: _deal_roles,
    ShufflePolicyDeck: _shuffle_policy_deck,
    ChooseFirstCandidate: _choose_first_candidate,
}
complete(ChanceAction, DECIDE)
