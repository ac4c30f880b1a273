"""The Executive Action: the four presidential powers and their allowed targets."""

from itertools import compress
from typing import Final

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
from .complete import complete
from .memories import PeekedTiles, SeenParty
from .ruleset import Ruleset
from .state import Board, Knowledge, State, UsingPower, View, executed, game_over, government
from .terms import (
    CALL_SPECIAL_ELECTION,
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

USES: Final[dict[Power, tuple[SeatAction, ...]]] = {
    INVESTIGATE_LOYALTY: INVESTIGATE,
    CALL_SPECIAL_ELECTION: CALL,
    POLICY_PEEK: PEEK,
    EXECUTION: EXECUTE,
}
"""By power, its possible actions: by target seat, if it has a target."""
complete(Power, USES)


def blocked_targets(rules: Ruleset, board: Board, power: Power) -> dict[Seat, Reason]:
    """The seats that the President publicly cannot choose, with reasons."""
    president = government(board).president
    return barred_targets(rules, power, president, board.alive, board.investigated)


def barred_targets(
    rules: Ruleset,
    power: Power,
    president: Seat,
    alive: tuple[bool, ...],
    investigated: tuple[bool, ...],
) -> dict[Seat, Reason]:
    """P9, P13, P15, P23, P24: the seats that publicly cannot be chosen, with reasons."""
    reasons = executed(alive)
    if not (power is EXECUTION and rules.self_execution):
        reasons[president] = YOURSELF
    if power is INVESTIGATE_LOYALTY:
        for seat in compress(SEATS, investigated):
            reasons.setdefault(seat, Reason.ALREADY_INVESTIGATED)
    return reasons


def has_target(rules: Ruleset, board: Board, power: Power) -> bool:
    """Whether the power has any allowed target."""
    return power is POLICY_PEEK or len(blocked_targets(rules, board, power)) < rules.players


def power_options(view: View) -> tuple[SeatAction, ...]:
    """Every way to use the President's power; empty for other viewers."""
    power = _power_of(view)
    if power is None:
        return ()
    if power is POLICY_PEEK:
        return USES[power]
    acts = [*USES[power][: view.ruleset.players]]
    for seat in sorted(_barred(view, power), reverse=True):  # from the end, so that indices hold
        del acts[seat]
    return tuple(acts)


def power_blocked(view: View) -> tuple[tuple[Seat, Reason], ...]:
    """The seats that the President cannot choose, with reasons; empty for other viewers."""
    power = _power_of(view)
    if power is None or power is POLICY_PEEK:
        return ()
    return tuple(sorted(_barred(view, power).items()))


def _power_of(view: View) -> Power | None:
    """The power that this viewer is to use, or None."""
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
    """H10: the seat of Hitler, if this seat is on the same team and knows it."""
    if knowledge.role is HITLER:
        return [knowledge.seat]
    return [known.seat for known in knowledge.knows if known.role is HITLER]


def investigate_loyalty(state: State, seat: Seat, action: InvestigateLoyalty) -> e.Events:
    """P9 to P12: only the President sees the party card; the target is public."""
    role = state.knowledge[action.target].role
    assert role is not None
    seen = SeenParty(len(state.board.rounds) - 1, action.target, role.party)
    return (e.PartySeen(seat, seen), e.LoyaltyInvestigated(action.target))


def peek_at_policies(state: State, seat: Seat, _action: PeekAtPolicies) -> e.Events:
    """P20, P21: only the President sees the next three tiles; they stay in their order."""
    seen = PeekedTiles(len(state.board.rounds) - 1, state.secrets.draw_pile[:HAND])
    return (e.TilesSeen(seat, seen), e.PoliciesPeeked())


def call_special_election(_state: State, seat: Seat, action: CallSpecialElection) -> e.Events:
    """P15: the target is the next candidate, out of turn."""
    return (e.SpecialElectionCalled(seat, action.target),)


def execute(state: State, _seat: Seat, action: Execute) -> e.Events:
    """P23, W3: the target is out of the game; if it was Hitler, the Liberals win at once."""
    was_hitler = state.knowledge[action.target].role is HITLER
    executed = e.Executed(action.target, was_hitler)
    if was_hitler:
        return (executed, *game_over(state, Party.LIBERAL, EndReason.HITLER_EXECUTED))
    return (executed,)
