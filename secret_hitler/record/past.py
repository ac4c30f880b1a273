"""The table as it lay before something that was done: worked out from the rounds on the Board.

A bot remembers nothing (decision 0012), so it looks back at what everybody knew when it
acted.
"""

from itertools import compress, takewhile

from msgspec.structs import replace

from ..engine.ruleset import Ruleset
from ..engine.state import Board, Nominating, Phase, Round, UsingPower, View, Voting
from ..engine.terms import (
    EXECUTION,
    HAND,
    INVESTIGATE_LOYALTY,
    LIBERAL,
    SEATS,
    Government,
    Power,
    Seat,
    VetoAnswer,
)
from .deeds import USED, VOTED, Deed
from .talk import Explained


def before(view: View, deed: Deed) -> View:
    """What lay open before a nomination, a vote, or the use of a power. It shows no knowledge."""
    rules, board = view.ruleset, view.board
    now = _cut(rules, board.rounds[deed.round], deed.act)
    lying = (*board.rounds[: deed.round], now)
    seats, executed = SEATS[: rules.players], _targets(lying, EXECUTION)
    alive = tuple([seat not in executed for seat in seats])
    looked_at = _targets(lying, INVESTIGATE_LOYALTY)
    cleared = [*executed, *[one.nominee for one in lying if one.cleared]]
    draw, discard = _piles(rules, board, deed.round, now)
    return View(
        rules,
        Board(
            phase=_phase(now, alive),
            phase_number=board.phase_number,
            liberal_policies=rules.pre_enacted_liberal + _enacted(lying, liberal=True),
            fascist_policies=rules.pre_enacted_fascist + _enacted(lying, liberal=False),
            election_tracker=_tracker(lying),
            draw_pile=draw,
            discard_pile=discard,
            alive=alive,
            investigated=tuple([seat in looked_at for seat in seats]),
            not_hitler=tuple([seat in cleared for seat in seats]),
            last_government=_last_government(lying),
            rotation=_rotation(lying),
            rounds=lying,
            roles=None,
        ),
    )


def _cut(rules: Ruleset, played: Round, act: Explained) -> Round:
    """A round up to an act."""
    if act is Explained.NOMINATED:
        return Round(played.candidate, played.caller)
    if act in VOTED.values():
        return Round(played.candidate, played.caller, played.nominee)
    assert act in USED.values(), "inside a session nobody speaks"
    shuffled = 0 if rules.reshuffle_after_power else played.shuffled
    return replace(played, target=None, shuffled=shuffled, draw_pile=0, discard_pile=0)


def _phase(now: Round, alive: tuple[bool, ...]) -> Phase:
    if now.power is not None:
        return UsingPower(now.power)
    return Nominating() if now.nominee is None else Voting(tuple(compress(SEATS, alive)))


def _piles(rules: Ruleset, board: Board, number: int, now: Round) -> tuple[int, int]:
    """How many tiles there were to draw, and in the discard pile."""
    if now.power is None:
        return _piles_after(rules, board, number - 1)
    if board.rounds[number].shuffled and not now.shuffled:
        draw, discard = _piles_after(rules, board, number - 1)
        return draw - HAND, discard + HAND - 1
    return _piles_after(rules, board, number)


def _piles_after(rules: Ruleset, board: Board, number: int) -> tuple[int, int]:
    if number < 0:
        on_tracks = rules.pre_enacted_liberal + rules.pre_enacted_fascist
        return rules.liberal_tiles + rules.fascist_tiles - on_tracks, 0
    over = number < len(board.rounds) - 1
    piles = board.rounds[number] if over else board
    return piles.draw_pile, piles.discard_pile


def _tracker(rounds: tuple[Round, ...]) -> int:
    """C6: failed votes and vetoes agreed to since the last tile."""
    since = takewhile(lambda played: played.tile is None, reversed(rounds))
    return sum(one.passed is False or one.veto is VetoAnswer.AGREED for one in since)


def _last_government(rounds: tuple[Round, ...]) -> Government | None:
    """T1: the last elected pair, until chaos forgets it."""
    for played in reversed(rounds):
        if played.by_chaos:
            return None
        if played.passed and played.nominee is not None:
            return Government(played.candidate, played.nominee)
    return None


def _rotation(rounds: tuple[Round, ...]) -> Seat | None:
    return next((one.candidate for one in reversed(rounds) if one.caller is None), None)


def _enacted(rounds: tuple[Round, ...], *, liberal: bool) -> int:
    return sum(one.tile is not None and (one.tile is LIBERAL) is liberal for one in rounds)


def _targets(rounds: tuple[Round, ...], power: Power) -> list[Seat]:
    return [one.target for one in rounds if one.power is power and one.target is not None]
