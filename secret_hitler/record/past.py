"""The public view before an earlier act, rebuilt by replaying the rounds on the Board.

A bot remembers nothing (decision 0012), so it looks up what everybody knew when it acted. A round
stores the outcome of each choice. This module turns these back into public events and folds them
with the engine's own `fold`; `round_end` decides how each round ends.
"""

from collections.abc import Callable
from typing import Final

from ..engine import events as e
from ..engine.complete import complete
from ..engine.election import BALLOT_CAST
from ..engine.evolve import fold
from ..engine.legislative_session import granted
from ..engine.round_end import round_end
from ..engine.ruleset import Ruleset
from ..engine.state import (
    ChancellorChoosing,
    ChoosingFirstCandidate,
    Counting,
    DealingRoles,
    GameOver,
    Nominating,
    Phase,
    PresidentChoosing,
    Round,
    RoundEnding,
    SessionOpening,
    ShufflingPolicyDeck,
    State,
    UsingPower,
    VetoAnswering,
    View,
    Voting,
    living,
    new_game,
    view,
)
from ..engine.terms import HAND, Government, Power, Seat, VetoAnswer
from .deeds import Deed, shown
from .latest import Latest

MOMENTS: Final = 256
"""How many moments are cached: a table looks back at the same one many times."""
_latest: Final = Latest[State](MOMENTS)


def before(now: View, deed: Deed) -> View:
    """The public view before a deed; before a vote, with no ballots cast. It has no Knowledge."""
    rounds = now.board.rounds[: deed.round + 1]
    state = began(now.ruleset, rounds)
    while True:
        events = _told(state, rounds[-1])
        if any((deed.seat, deed.action) in shown(event, state.board) for event in events):
            return view(state, None)
        state = fold(state, events)


def began(rules: Ruleset, rounds: tuple[Round, ...]) -> State:
    """The public state when the last of these rounds began; nobody has a role in it."""
    *over, last = rounds
    if not over:
        return _opening(rules, last.candidate)
    kept = _latest.get(rules, *over)
    if kept is not None:
        return kept
    return _latest.keep(_after(began(rules, rounds[:-1]), over[-1]), rules, *over)


def _opening(rules: Ruleset, first: Seat) -> State:
    game = new_game(rules)
    liberal = rules.liberal_tiles - rules.pre_enacted_liberal
    fascist = rules.fascist_tiles - rules.pre_enacted_fascist
    dealt = e.RolesDealt(liberal, fascist)
    return fold(game, (dealt, e.PolicyDeckShuffled(liberal + fascist), e.RoundBegan(first)))


def _after(state: State, played: Round) -> State:
    number = len(state.board.rounds)
    while len(state.board.rounds) == number:
        state = fold(state, _told(state, played))
    return state


def _told(state: State, played: Round) -> e.Events:
    """The next public events of this round."""
    return AGAIN[state.board.phase.__class__](state, played)


def _nominating(_state: State, played: Round) -> e.Events:
    assert played.nominee is not None, "somebody was nominated"
    return (e.Nominated(played.nominee),)


def _voting(state: State, played: Round) -> e.Events:
    assert played.nominee is not None
    assert played.passed is not None, "the ballots are open"
    cast = [BALLOT_CAST[seat] for seat in living(state.board)]
    revealed = e.VotesRevealed(played.ballots, played.ja, played.nein, played.passed)
    cleared = (e.ChancellorCleared(played.nominee),) if played.cleared else ()
    if not played.passed:
        return (*cast, revealed, *cleared, e.ElectionFailed(state.board.election_tracker + 1))
    elected = e.GovernmentElected(Government(played.candidate, played.nominee))
    return (*cast, revealed, elected, *cleared)


def _session_opening(_state: State, _played: Round) -> e.Events:
    return (e.TilesDrawn(HAND),)


def _president_choosing(_state: State, _played: Round) -> e.Events:
    return (e.TilesPassed(),)


def _chancellor_choosing(state: State, played: Round) -> e.Events:
    phase = state.board.phase
    assert isinstance(phase, ChancellorChoosing)
    if played.veto is not None and not phase.veto_refused:
        return (e.VetoProposed(),)
    assert played.tile is not None, "a tile was enacted"
    power = granted(state.ruleset, state.board, played.tile)
    return (e.PolicyEnacted(played.tile, by_chaos=False, power=power),)


def _veto_answering(state: State, played: Round) -> e.Events:
    agreed = played.veto is VetoAnswer.AGREED
    return (e.VetoAnswered(agreed, state.board.election_tracker + agreed),)


def _round_ending(state: State, played: Round) -> e.Events:
    if played.by_chaos:
        assert played.tile is not None
        state = fold(state, (e.DrawPileOrdered((played.tile,)),))
    return round_end(state)


def _shuffling_policy_deck(state: State, _played: Round) -> e.Events:
    phase = state.board.phase
    assert isinstance(phase, ShufflingPolicyDeck)
    return (e.PolicyDeckShuffled(phase.liberal_tiles + phase.fascist_tiles),)


def _using_power(_state: State, played: Round) -> e.Events:
    assert played.power is not None, "a power was granted"
    return (USED[played.power](played),)


def _target(played: Round) -> Seat:
    assert played.target is not None, "the power was used on somebody"
    return played.target


USED: Final[dict[Power, Callable[[Round], e.AnyPublicEvent]]] = {
    Power.INVESTIGATE_LOYALTY: lambda played: e.LoyaltyInvestigated(_target(played)),
    Power.CALL_SPECIAL_ELECTION: lambda played: e.SpecialElectionCalled(
        played.candidate, _target(played)
    ),
    Power.POLICY_PEEK: lambda _: e.PoliciesPeeked(),
    # W3: Hitler's execution would have ended the game.
    Power.EXECUTION: lambda played: e.Executed(_target(played), was_hitler=False),
}
"""By power, the event of its use."""
complete(Power, USED)

AGAIN: Final[dict[type, Callable[[State, Round], e.Events]]] = {
    Nominating: _nominating,
    Voting: _voting,
    SessionOpening: _session_opening,
    PresidentChoosing: _president_choosing,
    ChancellorChoosing: _chancellor_choosing,
    VetoAnswering: _veto_answering,
    RoundEnding: _round_ending,
    ShufflingPolicyDeck: _shuffling_policy_deck,
    UsingPower: _using_power,
}
"""By phase, the function that reads the next events from the round."""
UNTOLD: Final = {DealingRoles, ChoosingFirstCandidate, Counting, GameOver}
"""What comes before the first round; what a whole election passes through; and the end."""
complete(Phase, AGAIN, but=UNTOLD)
