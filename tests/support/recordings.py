"""Games to record: random ones with changed ballots and talk, and scripted ones."""

import random

import msgspec

from secret_hitler.engine import chance
from secret_hitler.engine.actions import (
    BALLOTS,
    Abandon,
    ChanceAction,
    ChooseFirstCandidate,
    DealRoles,
    SeatAction,
    ShufflePolicyDeck,
)
from secret_hitler.engine.events import Events, PublicEvent
from secret_hitler.engine.game import awaited, options, view
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import Board, State, Voting
from secret_hitler.engine.terms import PEOPLE, Ballot, Party, Policy, Role, Seat
from secret_hitler.record import facts as f
from secret_hitler.record.record import By, Row, act, deal
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AnyTalk,
    AskClaim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Explained,
    GiveReason,
    Line,
    LogClaim,
    Phrase,
    Removed,
    RemoveLine,
    Said,
    Saying,
)

from .letters import deck, roles

L, F = Policy.LIBERAL, Policy.FASCIST
ABOUT_A_SEAT = {
    "trust", "doubt", "accuse_hitler", "why_that_vote", "why_that_choice",
    "nominate", "investigate", "execute",
}  # fmt: skip
PLAIN = {
    Explained.VOTED_JA, Explained.VOTED_NEIN, Explained.ENACTED,
    Explained.ASKED_VETO, Explained.AGREED_TO_VETO, Explained.REFUSED_VETO,
}  # fmt: skip
"""Acts that are upon nobody."""
TALK: tuple[AnyTalk, ...] = (
    Line("Trust me, Ünal."),
    ClaimDrawn(0, (F, L, F)),
    ClaimReceived(0, (L, F)),
    ClaimParty(2, Seat(1), Party.FASCIST),
    ClaimPeeked(3, (L, F, F)),
    *(ClaimNothing(0, about) for about in About),
    *(Phrase(saying, Seat(1) if saying.value in ABOUT_A_SEAT else None) for saying in Saying),
    *(AskClaim(Seat(2), 0, about) for about in About),
    LogClaim(Seat(2), ClaimDrawn(0, (F, L, F))),
    LogClaim(Seat(2), ClaimReceived(0, (L, F))),
    LogClaim(Seat(2), ClaimParty(2, Seat(1), Party.FASCIST)),
    LogClaim(Seat(2), ClaimPeeked(3, (L, F, F))),
    *(LogClaim(Seat(2), ClaimNothing(0, about)) for about in About),
    *(GiveReason(0, act, (f.LastTry(), f.Suspected(Seat(2)))) for act in Explained if act in PLAIN),
    *(GiveReason(0, act, (f.NoChoice(),), Seat(1)) for act in Explained if act not in PLAIN),
    AnswerLog(3, right=True),
    AnswerLog(3, right=False),
    RemoveLine(0),
    Removed(),
)
"""Everything that can be said, right or wrong."""
A, B, C = Seat(0), Seat(1), Seat(2)
FACTS: tuple[f.Fact, ...] = (
    *(f.Is(B, role) for role in Role),
    *(f.IsNot(B, role) for role in Role),
    f.OneIsFascist((A, B)),
    f.OneIsHitler((A, B)),
    *(f.Enacted(1, A, B, party) for party in Party),
    f.Disproved(B, 1),
    f.Clash((A, B), 1),
    f.Blame((A, B), 1),
    *(f.Called(A, B, party) for party in Party),
    f.NotHitler(B),
    *(f.Voted(B, 1, ballot, party) for ballot in Ballot for party in Party),
    f.Danger(1),
    f.Danger(3),
    f.LastTry(),
    *(f.Brink(party) for party in Party),
    f.WouldGovern(B),
    f.Untried(B),
    f.Trusted(B),
    f.BestChoice(B),
    f.Suspected(B),
    f.LikelyHitler(B),
    f.Unseen(),
    f.NoChoice(),
)
"""Every fact, with everything that decides its words."""


class Played(msgspec.Struct):
    """A game as it was played: not in normal form."""

    ruleset: Ruleset
    rows: list[Row] = []
    told: list[tuple[Board, State, Events]] = []
    """Of each row: the Board before, the State after, and what happened."""
    talk: list[Said] = []
    step: int = -1
    """How many rows after the deal had a public event."""

    @property
    def state(self) -> State:
        return self.told[-1][1]

    def add(self, row: Row, before: Board, state: State, events: Events) -> None:
        self.rows.append(row)
        self.told.append((before, state, events))
        self.step += any(isinstance(event, PublicEvent) for event in events)

    def does(self, actor: Seat, action: SeatAction, rng: random.Random) -> None:
        before = self.state
        row, state, events = act(
            before, actor, action, By.BOT, lambda board: chance.draw(board, rng)
        )
        self.add(row, before.board, state, events)


def begin(ruleset: Ruleset, rng: random.Random) -> Played:
    played = Played(ruleset)
    row, state, events = deal(ruleset, lambda board: chance.draw(board, rng))
    played.add(row, state.board, state, events)
    return played


def random_game(ruleset: Ruleset, seed: int) -> Played:
    """Uniform play in which people talk, and one ballot in five is changed before the last."""
    rng = random.Random(seed)
    played = begin(ruleset, rng)
    while actors := awaited(played.state.board):
        actor = rng.choice(actors)
        assert isinstance(actor, int)
        choices = options(view(played.state, actor))
        played.does(actor, rng.choice(choices), rng)
        if isinstance(played.state.board.phase, Voting) and rng.random() < 0.2:
            played.does(*_changed_mind(played, rng), rng)
        if rng.random() < 0.1:
            seat = Seat(rng.randrange(ruleset.players))
            played.talk.append(Said(seat, played.step, rng.choice(TALK)))
    return played


def _changed_mind(played: Played, rng: random.Random) -> tuple[Seat, SeatAction]:
    """A new ballot of a seat that may have one in already."""
    alive = [seat for seat, alive in enumerate(played.state.board.alive) if alive]
    return Seat(rng.choice(alive)), rng.choice(BALLOTS)


def given_up(ruleset: Ruleset, seed: int, after: int) -> Played:
    """A random game that the table abandons after some rows."""
    whole = random_game(ruleset, seed)
    assert after < len(whole.rows)
    played = Played(ruleset, whole.rows[:after], whole.told[:after])
    before = played.state
    row, state, events = act(before, PEOPLE, Abandon(), By.PEOPLE, no_chance)
    played.add(row, before.board, state, events)
    return played


def no_chance(board: Board) -> ChanceAction:
    raise AssertionError(f"chance is not to act in {board.phase}")


def scripted(dealt: str, order: str, *acts: tuple[int, SeatAction]) -> Played:
    """A game of this deal ("LLLFH"), this deck from the top and these acts: seat 0 begins.

    Nothing in it may be shuffled again.
    """
    ruleset = official(len(dealt))
    outcomes = iter(
        (DealRoles(roles(dealt)), ShufflePolicyDeck(deck(order)), ChooseFirstCandidate(Seat(0)))
    )
    played = Played(ruleset)
    row, state, events = deal(ruleset, lambda _: next(outcomes))
    played.add(row, state.board, state, events)
    for seat, action in acts:
        before = played.state
        row, state, events = act(before, Seat(seat), action, By.PERSON, no_chance)
        played.add(row, before.board, state, events)
    return played


def votes(players: int, *nein: int) -> list[tuple[int, SeatAction]]:
    """All ballots of an election: JA but for these seats."""
    return [(seat, BALLOTS[seat in nein]) for seat in range(players)]
