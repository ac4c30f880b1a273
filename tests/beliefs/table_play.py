"""Games whose players are likelihood tables: every act and claim is drawn from their odds.

The tables ask for the true roles and tiles, so this is no bot: it is the world that the belief
engine believes in, played through the real rules.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from secret_hitler.beliefs.likelihoods import Likelihoods, LikelihoodTable
from secret_hitler.engine import actions as a
from secret_hitler.engine import chance
from secret_hitler.engine.game import apply, awaited, new_game, options, view
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import (
    Board,
    ChancellorChoosing,
    GameOver,
    Nominating,
    PresidentChoosing,
    State,
    UsingPower,
    VetoAnswering,
    Voting,
)
from secret_hitler.engine.terms import CHANCE, ROLES, Party, Policy, Power, Seat
from secret_hitler.record.talk import (
    AnyTalk,
    ClaimDrawn,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Said,
)

L, F = Policy.LIBERAL, Policy.FASCIST
Offers = dict[tuple[str, int], tuple[Seat, ...]]
"""The seats the engine offered, by `nominee` or `target`, and round."""


class Moment(NamedTuple):
    """A game after an act and what was said about it."""

    state: State
    talk: tuple[Said, ...]
    offers: Offers


def stage(rules: Ruleset, board: Board) -> int:
    """0 in the opening, 1 in the Hitler zone, 2 when one tile may win."""
    if board.liberal_policies + 1 >= rules.liberal_goal:
        return 2
    if board.fascist_policies + 1 >= rules.fascist_goal:
        return 2
    return 1 if board.fascist_policies >= rules.hitler_zone else 0


class Players:
    """The players of one game."""

    def __init__(self, tables: tuple[Likelihoods, ...], rng: random.Random) -> None:
        self.tables = tables
        self.rng = rng
        self.stage = 0
        self.offers: Offers = {}
        self.hands: dict[int, tuple[Policy, ...]] = {}
        self.passed: dict[int, tuple[Policy, ...]] = {}
        self.peeks: dict[int, tuple[Policy, ...]] = {}
        self.parties: dict[int, Party] = {}
        self.claimed: dict[tuple[type, int], AnyTalk] = {}

    def role(self, state: State, seat: Seat) -> int:
        role = state.knowledge[seat].role
        assert role is not None
        return ROLES.index(role)

    def drawn(self, odds: object) -> int:
        weights = [float(entry) for entry in odds]  # type: ignore[attr-defined]  # a row of an array
        return self.rng.choices(range(len(weights)), weights)[0]

    def seat(
        self, state: State, table: LikelihoodTable, chooser: Seat, offered: tuple[a.SeatAction, ...]
    ) -> a.SeatAction:
        """One of the options, drawn by the weights of its seat's role."""
        row = table.odds[self.stage, self.role(state, chooser)]
        return offered[self.drawn([row[self.role(state, seat_of(act))] for act in offered])]

    def act(self, state: State, seat: Seat) -> a.SeatAction:
        """What this seat does now."""
        board, offered = state.board, options(view(state, seat))
        number, tables, phase = len(board.rounds) - 1, self.tables[seat], board.phase
        if isinstance(phase, Nominating):
            self.stage = stage(state.ruleset, board)
            self.offers["nominee", number] = tuple(seat_of(act) for act in offered)
            return self.seat(state, tables.nominates, seat, offered)
        if isinstance(phase, UsingPower) and phase.power is not Power.POLICY_PEEK:
            self.offers["target", number] = tuple(seat_of(act) for act in offered)
            table = {
                Power.INVESTIGATE_LOYALTY: tables.investigates,
                Power.CALL_SPECIAL_ELECTION: tables.calls,
                Power.EXECUTION: tables.executes,
            }[phase.power]
            act = self.seat(state, table, seat, offered)
            if isinstance(act, a.InvestigateLoyalty):
                self.parties[number] = ROLES[self.role(state, act.target)].party
            return act
        if isinstance(phase, UsingPower):
            self.peeks[number] = state.secrets.draw_pile[:3]
            return offered[0]
        return self._governs(state, seat, offered)

    def _governs(self, state: State, seat: Seat, offered: tuple[a.SeatAction, ...]) -> a.SeatAction:
        board, number = state.board, len(state.board.rounds) - 1
        tables, phase = self.tables[seat], board.phase
        president, chancellor = board.rounds[-1].candidate, board.rounds[-1].nominee
        assert chancellor is not None
        case = (self.stage, self.role(state, president), self.role(state, chancellor))
        if isinstance(phase, Voting):
            office = 1 if seat == president else 2 if seat == chancellor else 0
            odds = tables.votes.odds[self.stage, office, self.role(state, seat), *case[1:]]
            return offered[1 - self.drawn(odds)]
        hand = state.knowledge[seat].hand
        if isinstance(phase, PresidentChoosing):
            self.hands[number] = hand
            liberals = self.drawn(tables.passes.odds[(*case, hand.count(L))])
            self.passed[number] = (L,) * liberals + (F,) * (2 - liberals)
            return a.Discard(L if liberals < hand.count(L) else F)
        liberals = self.passed[number].count(L)
        if isinstance(phase, VetoAnswering):
            return a.AnswerVeto(consent=bool(self.drawn(tables.consents.odds[(*case, liberals)])))
        assert isinstance(phase, ChancellorChoosing)
        if a.PROPOSE_VETO in offered and self.drawn(tables.asks.odds[(*case, liberals)]):
            return a.PROPOSE_VETO
        return a.Enact((F, L)[self.drawn(tables.enacts.odds[(*case, liberals)])])

    # --- talk ---------------------------------------------------------------------------------

    def claims(self, state: State) -> Iterator[tuple[type, int]]:
        """What there is to claim about the last two rounds, by kind of claim."""
        board = state.board
        in_session = isinstance(board.phase, PresidentChoosing | ChancellorChoosing | VetoAnswering)
        to_use = isinstance(board.phase, UsingPower)
        last = len(board.rounds) - 1
        for number in range(max(0, last - 1), last + 1):
            if number in self.passed and not (in_session and number == last):
                yield ClaimDrawn, number
                yield ClaimReceived, number
            if number in self.parties:
                yield ClaimParty, number
            if number in self.peeks and not (to_use and number == last):
                yield ClaimPeeked, number

    def claim(self, state: State, kind: type, number: int) -> tuple[Seat, AnyTalk]:
        """The seat and its claim."""
        played = state.board.rounds[number]
        assert played.nominee is not None
        speaker = played.nominee if kind is ClaimReceived else played.candidate
        roles = self.role(state, played.candidate), self.role(state, played.nominee)
        if kind is ClaimParty:
            assert played.target is not None
            target = self.role(state, played.target)
            party = self.drawn(self.tables[speaker].party.odds[roles[0], target])
            return speaker, ClaimParty(number, played.target, tuple(Party)[party])
        if kind is ClaimPeeked:
            digits = "".join("01"[tile is L] for tile in self.peeks[number])
            told = self.drawn(self.tables[speaker].peeked.odds[roles[0], int(digits, 2)])
            return speaker, ClaimPeeked(number, tuple((F, L)[d == "1"] for d in f"{told:03b}"))
        enacted = played.tile is not None and not played.by_chaos
        tile = (0 if played.tile is F else 1) if enacted else 2
        passed, hand = self.passed[number].count(L), self.hands[number].count(L)
        if kind is ClaimDrawn:
            told = self.drawn(self.tables[speaker].drawn.odds[(*roles, tile, hand, passed)])
            return speaker, ClaimDrawn(number, (L,) * told + (F,) * (3 - told))
        before = self.claimed.get((ClaimDrawn, number))
        heard = before.tiles.count(L) if isinstance(before, ClaimDrawn) else 4
        got = self.drawn(self.tables[speaker].received.odds[(*roles, tile, passed, heard)])
        return speaker, ClaimReceived(number, (F,) * (2 - got) + (L,) * got)


def seat_of(act: a.SeatAction) -> Seat:
    """The seat that an act is about."""
    if isinstance(act, a.Nominate):
        return act.nominee
    assert isinstance(act, a.InvestigateLoyalty | a.CallSpecialElection | a.Execute)
    return act.target


def moments(
    rules: Ruleset,
    tables: tuple[Likelihoods, ...],
    rng: random.Random,
    talkative: float = 1.0,
) -> Iterator[Moment]:
    """A whole game, act by act; each thing seen in office is told with probability `talkative`."""
    state, talk, players = new_game(rules), tuple[Said, ...](), Players(tables, rng)
    asked: set[tuple[type, int]] = set()
    while not isinstance(state.board.phase, GameOver):
        actor = awaited(state.board)[0]
        if actor is CHANCE:
            state, _ = apply(state, CHANCE, chance.draw(state.board, rng))
        else:
            assert isinstance(actor, int)
            state, _ = apply(state, actor, players.act(state, actor))
        if state.board.rounds and awaited(state.board) != (CHANCE,):
            for kind, number in players.claims(state):
                if (kind, number) in asked:
                    continue
                asked.add((kind, number))
                if rng.random() < talkative:
                    seat, claim = players.claim(state, kind, number)
                    players.claimed[kind, number] = claim
                    talk = (*talk, Said(seat, 0, claim))
            yield Moment(state, talk, players.offers)
