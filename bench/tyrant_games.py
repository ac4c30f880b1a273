"""Uniform random games through tyrant's raw `apply_action`, games a second as JSON.

Run by tyrant's own environment: `.bench-venv/bin/python bench/tyrant_games.py SECONDS [SEED]`.
Fair to tyrant: no runner, replay, scrubbing, discussion or log, only its full state; no seat is
asked that has no choice; claims, which our games know none of, are declined without asking.
"""

import json
import random
import sys
import time
from collections import Counter
from importlib.metadata import version

from tyrant.engine.router import apply_action, get_legal_actions
from tyrant.models.action import (
    Action,
    ClaimChancellorEnactAction,
    ClaimInvestigationAction,
    ClaimPolicyPeekAction,
    ClaimPresidentEnactAction,
)
from tyrant.models.enums import GamePhase
from tyrant.models.game_state import GameState, create_game

PLAYERS = 7
NO_PEEK_CLAIM = ClaimPolicyPeekAction(description="", claim_policies=None)
NO_PRESIDENT_CLAIM = ClaimPresidentEnactAction(description="", claim_policies=None)
NO_CHANCELLOR_CLAIM = ClaimChancellorEnactAction(description="", claim_policies=None)
NO_INVESTIGATION_CLAIM = ClaimInvestigationAction(description="", claim_party=None)


def president(state: GameState) -> int:
    """The uid of the seat in the President's chair."""
    uid: int = state.players[state.president_index].uid
    return uid


def chancellor(state: GameState) -> int:
    """The uid of the seat in the Chancellor's chair."""
    uid: int | None = state.chancellor
    assert uid is not None
    return uid


def declined(state: GameState) -> tuple[int, Action] | None:
    """Who must claim something now and the act that declines, or None where no claim is due."""
    match state.phase:
        case GamePhase.CLAIM_POLICIES if state.pending_president_enact_claim:
            return president(state), NO_PRESIDENT_CLAIM
        case GamePhase.CLAIM_POLICIES:
            return chancellor(state), NO_CHANCELLOR_CLAIM
        case GamePhase.CLAIM_POLICY_PEEK:
            return president(state), NO_PEEK_CLAIM
        case GamePhase.CLAIM_INVESTIGATION:
            return president(state), NO_INVESTIGATION_CLAIM
    return None


def next_voter(state: GameState) -> int:
    """The uid of the first living seat whose ballot is missing."""
    votes = state.ballot_box.votes
    uid: int = next(seat.uid for seat in state.players if seat.is_alive and seat.uid not in votes)
    return uid


def chooser(state: GameState) -> int:
    """The uid of a seat that has a choice now."""
    match state.phase:
        case GamePhase.VOTING:
            return next_voter(state)
        case GamePhase.CHANCELLOR_ENACT:
            return chancellor(state)
        case _:
            return president(state)


def play(rng: random.Random) -> tuple[GameState, int]:
    """One game to its end, and the number of acts in it that were a choice."""
    state = create_game(uids=tuple(range(PLAYERS)), seed=rng.getrandbits(32))
    acts = 0
    while state.phase is not GamePhase.GAME_OVER:
        claim = declined(state)
        if claim is not None:
            state = apply_action(state, claim[1], claim[0])
            continue
        uid = chooser(state)
        legal = get_legal_actions(state, uid)
        state = apply_action(state, legal[int(rng.random() * len(legal))], uid)
        acts += 1
    return state, acts


def main() -> None:
    """Play for the seconds given and print what came of it."""
    seconds = float(sys.argv[1])
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    endings: Counter[str] = Counter()
    acts = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        state, played = play(rng)
        endings[state.events[-1].condition.name] += 1
        acts += played
    games = endings.total()
    print(
        json.dumps(
            {
                "engine": f"tyrant {version('tyrant')}",
                "games": games,
                "seconds": round(elapsed, 3),
                "games_per_second": round(games / elapsed, 2),
                "acts_per_game": round(acts / games, 2),
                "endings": {name: round(n / games, 4) for name, n in sorted(endings.items())},
            }
        )
    )


if __name__ == "__main__":
    main()
