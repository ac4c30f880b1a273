"""The engine and the second reading, stepped side by side: they agree on everything, always.

After each act: what is public, what each seat knows, both piles tile by tile, who is awaited, and
what every seat may do. The seat that acts need not be awaited (a ballot may be changed), and now
and then a seat tries what it may not do, which both must refuse.
"""

import random
from typing import cast

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import chance
from secret_hitler.engine.events import DrawPileOrdered
from secret_hitler.engine.game import IllegalAction, apply, awaited, new_game, options, view
from secret_hitler.engine.memories import PeekedTiles, SeenParty
from secret_hitler.engine.ruleset import Ruleset, balanced, official
from secret_hitler.engine.state import Board, GameOver, State, UsingPower, Voting
from secret_hitler.engine.terms import CHANCE, SEATS, Ballot, Policy, Seat
from tests.support.rulesets import SIZES, house_rules

from .second_reading import SecondReading
from .table_top import Act, Rules

PHASES = {
    "Nominating": "nominating",
    "Voting": "voting",
    "PresidentChoosing": "president_choosing",
    "ChancellorChoosing": "chancellor_choosing",
    "VetoAnswering": "veto_answering",
    "GameOver": "over",
}
NAMES = {
    a.Nominate: "nominate",
    a.Vote: "vote",
    a.Discard: "discard",
    a.Enact: "enact",
    a.ProposeVeto: "propose_veto",
    a.AnswerVeto: "answer_veto",
    a.InvestigateLoyalty: "investigate_loyalty",
    a.PeekAtPolicies: "policy_peek",
    a.CallSpecialElection: "call_special_election",
    a.Execute: "execute",
}
EVERY_ACT: tuple[a.SeatAction, ...] = (
    *a.NOMINATE,
    *a.BALLOTS,
    *a.DISCARD,
    *a.ENACT,
    a.PROPOSE_VETO,
    *a.VETO_ANSWERS,
    *a.INVESTIGATE,
    *a.PEEK,
    *a.CALL,
    *a.EXECUTE,
)


def as_act(action: a.SeatAction) -> Act:
    """The engine's act in the other program's words."""
    fields = msgspec.structs.astuple(action)
    words = (f.value if isinstance(f, Ballot | Policy) else f for f in fields)
    return (NAMES[type(action)], *words)


def letters(tiles: tuple[Policy, ...]) -> list[str]:
    return [tile.value for tile in tiles]


def public(board: Board) -> dict[str, object]:
    """The Board in the other program's words."""
    phase, last = board.phase, board.rounds[-1]
    elected = bool(last.passed)
    over = phase if isinstance(phase, GameOver) else None
    return {
        "liberal": board.liberal_policies,
        "fascist": board.fascist_policies,
        "tracker": board.election_tracker,
        "candidate": None if elected else last.candidate,
        "nominee": None if elected else last.nominee,
        "president": last.candidate if elected else None,
        "chancellor": last.nominee if elected else None,
        "draw": board.draw_pile,
        "discard": board.discard_pile,
        "alive": list(board.alive),
        "investigated": list(board.investigated),
        "not_hitler": [seat for seat in SEATS[: len(board.alive)] if board.not_hitler[seat]],
        "last_elected": board.last_government
        and (board.last_government.president, board.last_government.chancellor),
        "winner": over and over.winner and over.winner.value,
        "reason": over and over.reason.value,
        "phase": f"power:{phase.power.value}"
        if isinstance(phase, UsingPower)
        else PHASES[type(phase).__name__],
    }


def private(state: State, seat: Seat) -> dict[str, object]:
    """A seat's Knowledge in the other program's words."""
    known = state.knowledge[seat]
    memories = known.memories
    return {
        "hand": letters(known.hand),
        "party": {m.target: m.party.value for m in memories if isinstance(m, SeenParty)},
        "peeked": [letters(m.tiles) for m in memories if isinstance(m, PeekedTiles)],
        "roles": {fact.seat: fact.role.value for fact in known.knows},
    }


def assert_agree(state: State, other: SecondReading) -> None:
    board = state.board
    seen = other.public()
    # The executed are publicly not Hitler too; the other program marks those elected only.
    executed = {seat for seat, alive in enumerate(board.alive) if not alive}
    mine = public(board)
    cleared = cast("list[int]", mine.pop("not_hitler"))
    theirs = cast("list[int]", seen.pop("not_hitler"))
    assert set(cleared) - executed == set(theirs) - executed
    if isinstance(board.phase, GameOver):
        # A winning tile ends the game: what it still clears has no meaning.
        for cleared_at_the_end in ("tracker", "last_elected"):
            mine[cleared_at_the_end] = seen[cleared_at_the_end]
    assert mine == seen
    assert letters(state.secrets.draw_pile) == other.deck
    assert sorted(letters(state.secrets.discard_pile)) == sorted(other.discards)
    assert set(awaited(board)) == other.awaited()
    legal = other.legal()
    for seat in SEATS[: len(board.alive)]:
        offered = {as_act(action) for action in options(view(state, seat))}
        assert offered == legal.get(seat, set()), seat
        assert private(state, seat) == other.private(seat)


class SideBySide:
    """One game in both programs."""

    def __init__(self, rules: Ruleset, rng: random.Random) -> None:
        self.rng = rng
        state = new_game(rules)
        while awaited(state.board) == (CHANCE,):
            state, _ = apply(state, CHANCE, chance.draw(state.board, rng))
        self.state = state
        plain = msgspec.convert(msgspec.to_builtins(rules), Rules)
        roles = [known.role.value for known in state.knowledge if known.role]
        first = state.board.rounds[0].candidate
        self.other = SecondReading(plain, roles, first, letters(state.secrets.draw_pile))

    def act(self, seat: Seat, action: a.SeatAction) -> None:
        """A legal act, with the same shuffles on both sides."""
        self.state, events = apply(self.state, seat, action)
        while awaited(self.state.board) == (CHANCE,):
            shuffle = chance.draw(self.state.board, self.rng)
            self.state, more = apply(self.state, CHANCE, shuffle)
            events += more
        decks = [letters(event.order) for event in events if isinstance(event, DrawPileOrdered)]
        self.other.play(seat, as_act(action), decks)

    def try_illegal(self, seat: Seat, action: a.SeatAction) -> None:
        """An act that the engine does not offer: both refuse, and neither changes."""
        if action in options(view(self.state, seat)):
            return
        with pytest.raises(IllegalAction):
            apply(self.state, seat, action)
        with pytest.raises(ValueError, match="may not"):
            self.other.play(seat, as_act(action), [])

    def step(self) -> None:
        """One act of any seat that has a choice, and sometimes an illegal one before it."""
        seats = SEATS[: len(self.state.board.alive)]
        if self.rng.random() < 0.1:
            self.try_illegal(self.rng.choice(seats), self.rng.choice(EVERY_ACT))
        waiting = [seat for seat in seats if seat in awaited(self.state.board)]
        changing = isinstance(self.state.board.phase, Voting) and self.rng.random() < 0.1
        able = [seat for seat in seats if options(view(self.state, seat))] if changing else waiting
        seat = self.rng.choice(able)
        self.act(seat, self.rng.choice(options(view(self.state, seat))))


def play_both(rules: Ruleset, rng: random.Random) -> None:
    game = SideBySide(rules, rng)
    assert_agree(game.state, game.other)
    while not isinstance(game.state.board.phase, GameOver):
        game.step()
        assert_agree(game.state, game.other)


@pytest.mark.parametrize("players", SIZES)
def test_official_games_agree(players: int) -> None:
    rng = random.Random(players)
    for _ in range(60):
        play_both(official(players), rng)
    for _ in range(10):
        play_both(balanced(players), rng)


@pytest.mark.parametrize("seed", range(4))
def test_games_under_house_rules_agree(seed: int) -> None:
    rng = random.Random(1_000 + seed)
    for _ in range(200):
        play_both(house_rules(rng), rng)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_long_games_agree(seed: int) -> None:
    rng = random.Random(2_000 + seed)
    for _ in range(2_500):
        play_both(house_rules(rng), rng)
        play_both(official(rng.choice(SIZES)), rng)


def test_a_difference_would_be_seen() -> None:
    """A tracker limit of two in one program alone is noticed: the comparison can fail."""
    rng = random.Random(5)
    game = SideBySide(official(7), rng)
    game.other.rules["tracker_limit"] = 2

    def play_on() -> None:
        while not isinstance(game.state.board.phase, GameOver):
            game.step()
            assert_agree(game.state, game.other)

    with pytest.raises(AssertionError):
        play_on()
