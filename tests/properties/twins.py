"""Twin worlds: two games that one viewer cannot tell apart, played side by side.

World B is world A with everything dealt again that the viewer may not know: other seats' roles,
the order of the deck, other hands, discards, open ballots. Both play the same public acts. What
reaches the viewer must stay equal, byte for byte and message for message, until the rules
themselves show the viewer a difference; there the pair ends.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from secret_hitler.engine import actions as a
from secret_hitler.engine import chance
from secret_hitler.engine import events as e
from secret_hitler.engine.game import apply, awaited, blocked, new_game, options, stakes, view
from secret_hitler.engine.memories import DrawnHand
from secret_hitler.engine.ruleset import Ruleset
from secret_hitler.engine.state import GameOver, PresidentChoosing, State, Voting
from secret_hitler.engine.terms import CHANCE, JA, NEIN, SEATS, Policy, Role, Seat
from tests.support.random_play import uniform

Stream = Callable[[State, e.Events, Seat | None], list[bytes]]
"""What one act sends to a viewer: (state after it, its events, the viewer) -> messages."""


def honest_stream(state: State, events: e.Events, viewer: Seat | None) -> list[bytes]:
    """What a server composes from the engine's public interface, or nothing if nothing is new."""
    seen = [
        event
        for event in events
        if isinstance(event, e.PublicEvent)
        or (isinstance(event, e.PrivateEvent) and event.to == viewer)
    ]
    if not seen:
        return []
    view_ = view(state, viewer)
    message = (
        view_.board,
        view_.knowledge,
        options(view_),
        blocked(view_),
        stakes(state.ruleset, state.board),
        seen,
    )
    return [msgspec.json.encode(message)]


class TwinsDiffer(AssertionError):
    """The viewer could tell the worlds apart, though the rules had shown no difference."""


class CannotFollow(Exception):
    """World B has no way to do what everybody saw happen in world A: the pair ends here."""


@dataclass
class Twins:
    """One pair of worlds and the viewer who must not tell them apart."""

    rules: Ruleset
    viewer: Seat | None
    rng: random.Random
    stream: Stream = honest_stream
    compared: int = 0
    """Acts after which the two streams were compared."""
    peeked: bool = field(default=False, init=False)
    """The viewer knows tiles on top of the deck, so their order in world B is fixed."""

    def __post_init__(self) -> None:
        deals = list(self._deals())
        self.a = self._begin(deals[0])
        self.b = self._begin(deals[1])

    def _deals(self) -> Iterator[a.DealRoles]:
        """Two deals in which the viewer has the same role and knows the same of others."""
        deal = chance.draw(new_game(self.rules).board, self.rng)
        assert isinstance(deal, a.DealRoles)
        yield deal
        roles = list(deal.roles)
        if self.viewer is None:
            self.rng.shuffle(roles)
        else:
            known, _ = apply(new_game(self.rules), CHANCE, deal)
            fixed = {self.viewer, *(fact.seat for fact in known.knowledge[self.viewer].knows)}
            free = [seat for seat in range(self.rules.players) if seat not in fixed]
            dealt = [roles[seat] for seat in free]
            self.rng.shuffle(dealt)
            for seat, role in zip(free, dealt, strict=True):
                roles[seat] = role
        yield a.DealRoles(tuple(roles))

    def _begin(self, deal: a.DealRoles) -> State:
        state, _ = apply(new_game(self.rules), CHANCE, deal)
        state, _ = apply(state, CHANCE, chance.draw(state.board, self.rng))
        state, _ = apply(state, CHANCE, a.ChooseFirstCandidate(SEATS[0]))
        return state

    # --- playing ------------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end, or until the rules part the worlds; return the comparisons made."""
        self._compare((), ())
        try:
            while not isinstance(self.a.board.phase, GameOver):
                self._turn()
        except CannotFollow:
            pass
        return self.compared

    def _turn(self) -> None:
        (actor, *_) = self.rng.sample(awaited(self.a.board), 1)
        assert isinstance(actor, int)
        seen = view(self.a, actor)
        action = uniform(seen, options(seen), self.rng)
        phase = self.a.board.phase
        if isinstance(phase, Voting) and len(phase.waiting) == 1:
            self._agree_on_ballots()
        self._both(actor, action)

    def _agree_on_ballots(self) -> None:
        """Before the last ballot, those that differ in world B change: nobody else may notice."""
        for mine, twin in zip(self.a.knowledge, self.b.knowledge, strict=True):
            if (mine.ballot, mine.ballot_round) == (twin.ballot, twin.ballot_round):
                continue
            assert mine.ballot is not None
            self.b, events = apply(self.b, mine.seat, a.Vote(mine.ballot))
            self.compared += 1
            if self.stream(self.b, events, self.viewer):
                raise TwinsDiffer("a changed ballot reached the viewer")

    def _both(self, actor: Seat, action: a.SeatAction) -> None:
        after, events = self._act(self.a, actor, action, [])
        if self._rules_part(actor, action, events):
            raise CannotFollow
        self._arrange_deck(events)
        answer = self._answer(actor, action, events)
        if answer not in options(view(self.b, actor)):
            raise CannotFollow
        shuffles = [ev.order for ev in events if isinstance(ev, e.DrawPileOrdered)]
        twin, twin_events = self._act(self.b, actor, answer, shuffles)
        self.a, self.b = after, twin
        self._compare(events, twin_events)

    def _act(
        self,
        state: State,
        actor: Seat,
        action: a.SeatAction,
        shuffles: list[tuple[Policy, ...]],
    ) -> tuple[State, e.Events]:
        """One act; its shuffles come out as given, since chaos may show the new top tile."""
        state, events = apply(state, actor, action)
        while awaited(state.board) == (CHANCE,):
            drawn = chance.draw(state.board, self.rng)
            shuffle = a.ShufflePolicyDeck(shuffles.pop(0)) if shuffles else drawn
            state, more = apply(state, CHANCE, shuffle)
            events += more
            self.peeked = False
        return state, events

    def _compare(self, events: e.Events, twin_events: e.Events) -> None:
        self.compared += 1
        mine = self.stream(self.a, events, self.viewer)
        twins = self.stream(self.b, twin_events, self.viewer)
        if mine != twins:
            raise TwinsDiffer(f"after {[type(event).__name__ for event in events]}")

    # --- following ----------------------------------------------------------------------------

    def _rules_part(self, actor: Seat, action: a.SeatAction, events: e.Events) -> bool:
        """Whether this act shows the viewer, by the rules, a fact in which the worlds differ."""
        if any(isinstance(event, e.GameEnded) for event in events):
            return True
        roles = [
            (mine.role, twin.role)
            for mine, twin in zip(self.a.knowledge, self.b.knowledge, strict=True)
        ]
        if isinstance(action, a.InvestigateLoyalty) and actor == self.viewer:
            mine, twin = roles[action.target]
            assert mine is not None
            assert twin is not None
            return mine.party is not twin.party
        if isinstance(action, a.Execute):
            return Role.HITLER in roles[action.target]
        if any(isinstance(event, e.ChancellorCleared) for event in events):
            nominee = self.a.board.rounds[-1].nominee
            assert nominee is not None
            return roles[nominee][1] is Role.HITLER
        return False

    def _arrange_deck(self, events: e.Events) -> None:
        """Order world B's deck so that what the viewer is about to see of it is the same."""
        shown: tuple[Policy, ...] = ()
        for event in events:
            if isinstance(event, e.DrawPileOrdered):
                # The shuffle comes first, and what follows it is drawn from another deck.
                break
            if isinstance(event, e.HandGiven) and isinstance(event.hand, DrawnHand):
                shown = event.hand.tiles if event.to == self.viewer else ()
            elif isinstance(event, e.TilesSeen) and event.to == self.viewer:
                shown, self.peeked = event.seen.tiles, True
            elif isinstance(event, e.PolicyEnacted) and event.by_chaos:
                shown = (event.policy,)
        if self.peeked and not shown:
            return
        rest = list(self.b.secrets.draw_pile)
        for tile in shown:
            if tile not in rest:
                raise CannotFollow
            rest.remove(tile)
        if not self.peeked:
            self.rng.shuffle(rest)
        pile = (*shown, *rest)
        self.b = replace(self.b, secrets=replace(self.b.secrets, draw_pile=pile))

    def _answer(self, actor: Seat, action: a.SeatAction, events: e.Events) -> a.SeatAction:
        """The same seat's act in world B, such that everybody sees the same."""
        phase = self.b.board.phase
        if actor == self.viewer:
            return action
        if isinstance(phase, Voting) and len(phase.waiting) > 1:
            return a.Vote(self.rng.choice([JA, NEIN]))
        if not isinstance(phase, PresidentChoosing):
            return action
        hand = self.b.knowledge[actor].hand
        passed = [
            event.hand.tiles
            for event in events
            if isinstance(event, e.HandGiven) and event.to == self.viewer
        ]
        choices = [tile for tile in hand if not passed or _rest(hand, tile) == passed[0]]
        if not choices:
            raise CannotFollow
        mixed = [tile for tile in choices if len(set(_rest(hand, tile))) == 2]
        return a.Discard(self.rng.choice(mixed or choices))


def _rest(hand: tuple[Policy, ...], tile: Policy) -> tuple[Policy, ...]:
    rest = list(hand)
    rest.remove(tile)
    return tuple(sorted(rest, key=lambda left: left is Policy.FASCIST))
