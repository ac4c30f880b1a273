"""The Executive Action: the four presidential powers and whom they may be used on."""

from itertools import compress

from . import events as e
from .actions import (
    CALL,
    EXECUTE,
    INVESTIGATE,
    PEEK,
    CallSpecialElection,
    Execute,
    InvestigateLoyalty,
    PeekAtPolicies,
    SeatAction,
)
from .memories import PeekedTiles, SeenParty
from .ruleset import Ruleset
from .state import Board, Knowledge, State, UsingPower, View, executed, game_over, government
from .terms import (
    EXECUTION,
    HAND,
    HITLER,
    INVESTIGATE_LOYALTY,
    POLICY_PEEK,
    SEATS,
    YOURSELF,
    EndReason,
    Party,
    Power,
    Reason,
    Seat,
)


def blocked_targets(rules: Ruleset, board: Board, power: Power) -> dict[Seat, Reason]:
    """P9, P13, P15, P23, P24: whom the President cannot choose, as everybody can tell."""
    reasons = executed(board)
    if not (power is EXECUTION and rules.self_execution):
        reasons[government(board).president] = YOURSELF
    if power is INVESTIGATE_LOYALTY:
        for seat in compress(SEATS, board.investigated):
            reasons.setdefault(seat, Reason.ALREADY_INVESTIGATED)
    return reasons


def has_target(rules: Ruleset, board: Board, power: Power) -> bool:
    """Whether the power can be used at all."""
    return power is POLICY_PEEK or len(blocked_targets(rules, board, power)) < rules.players


def power_options(view: View) -> tuple[SeatAction, ...]:
    """The uses of the power that the President has."""
    power = _power_of(view)
    if power is None:
        return ()
    if power is POLICY_PEEK:
        return PEEK
    acts = [*_acts(power)[: view.ruleset.players]]
    for seat in sorted(_barred(view, power), reverse=True):  # from the end, so that places stay
        del acts[seat]
    return tuple(acts)


def _acts(power: Power) -> tuple[SeatAction, ...]:
    """The uses of a power, by the seat it is used on."""
    if power is INVESTIGATE_LOYALTY:
        return INVESTIGATE
    return EXECUTE if power is EXECUTION else CALL


def power_blocked(view: View) -> tuple[tuple[Seat, Reason], ...]:
    """Every seat that the President cannot choose, and why."""
    power = _power_of(view)
    if power is None or power is POLICY_PEEK:
        return ()
    return tuple(sorted(_barred(view, power).items()))


def _power_of(view: View) -> Power | None:
    """The power that this viewer is to use."""
    phase, knowledge = view.board.phase, view.knowledge
    assert isinstance(phase, UsingPower)
    if knowledge is None or knowledge.seat != government(view.board).president:
        return None
    return phase.power


def _barred(view: View, power: Power) -> dict[Seat, Reason]:
    barred = blocked_targets(view.ruleset, view.board, power)
    assert view.knowledge is not None
    if power is EXECUTION and view.ruleset.fascists_cannot_execute_hitler:
        barred |= dict.fromkeys(_own_hitler(view.knowledge), Reason.YOUR_HITLER)
    return barred


def _own_hitler(knowledge: Knowledge) -> list[Seat]:
    """H10: the Hitler that this seat is on one team with and knows of."""
    if knowledge.role is HITLER:
        return [knowledge.seat]
    return [known.seat for known in knowledge.knows if known.role is HITLER]


def investigate_loyalty(state: State, seat: Seat, action: InvestigateLoyalty) -> e.Events:
    """P9 to P12: the party card, to the President alone; whose it was is public."""
    role = state.knowledge[action.target].role
    assert role is not None
    seen = SeenParty(len(state.board.rounds) - 1, action.target, role.party)
    return (e.PartySeen(seat, seen), e.LoyaltyInvestigated(action.target))


def peek_at_policies(state: State, seat: Seat, action: PeekAtPolicies) -> e.Events:  # noqa: ARG001
    """P20, P21: the next three tiles in order, to the President alone; they stay where they are."""
    seen = PeekedTiles(len(state.board.rounds) - 1, state.secrets.draw_pile[:HAND])
    return (e.TilesSeen(seat, seen), e.PoliciesPeeked())


def call_special_election(state: State, seat: Seat, action: CallSpecialElection) -> e.Events:  # noqa: ARG001
    """P15: the next candidate, out of turn."""
    return (e.SpecialElectionCalled(seat, action.target),)


def execute(state: State, seat: Seat, action: Execute) -> e.Events:  # noqa: ARG001
    """P23, W3: out of the game; if that was Hitler, the Liberals win at once."""
    was_hitler = state.knowledge[action.target].role is HITLER
    executed = e.Executed(action.target, was_hitler)
    if was_hitler:
        return (executed, *game_over(state, Party.LIBERAL, EndReason.HITLER_EXECUTED))
    return (executed,)
