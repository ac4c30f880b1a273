"""Finds the public facts that support an act, no matter who did it and why.

The result depends only on the public record and the act, so it is the same for every role of the
actor: it explains an act, and reveals no thoughts.
"""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final, Never

from msgspec.structs import replace

from ...engine import actions as a
from ...engine.complete import complete
from ...engine.election import eligible_chancellors
from ...engine.executive_action import blocked_targets
from ...engine.state import View, living
from ...engine.terms import SEATS, Ballot, Party, Power, Seat
from ...record import facts as f
from ...record.talk import MOST_REASONS, Said
from ..shrewd.manners import read
from .dossier import Held, dossier, untried

WORTH_A_WORD: Final = 0.15
"""Facts that support an act less strongly are left out."""
STANDS_OUT: Final = 0.03
"""How far a seat's probability must be from the mean of the others to be named."""
SAME: Final = 1e-6

NO_CHOICE: Final = 9.0
LAST_TRY: Final = 1.9
DANGER: Final = 1.6
BRINK: Final = 1.5
SUSPECTED: Final = 0.95
LIKELY_HITLER: Final = 0.9
UNTRIED: Final = 0.7
WOULD_GOVERN: Final = 0.6
UNTRIED_IN_OFFICE: Final = 0.35
UNSEEN: Final = 0.2

Worth = tuple[float, f.Clue]
"""How strongly a fact supports the act, and the fact."""


class Scene:
    """What was public when a seat acted."""

    def __init__(self, view: View, talk: tuple[Said, ...], seat: Seat) -> None:
        self.view = replace(view, knowledge=None)
        self.talk = talk
        self.seat = seat
        self.board = self.view.board
        self.rules = self.view.ruleset

    @cached_property
    def fascist(self) -> tuple[float, ...]:
        """By seat: the probability of a Fascist, by the public record."""
        public = read(self.view, self.talk).public
        return tuple([public.fascist(seat) for seat in SEATS[: self.rules.players]])

    @cached_property
    def hitler(self) -> tuple[float, ...]:
        """By seat: the probability of Hitler, by the public record."""
        public = read(self.view, self.talk).public
        return tuple([public.hitler(seat) for seat in SEATS[: self.rules.players]])

    @cached_property
    def held(self) -> tuple[Held, ...]:
        """Every fact about seats other than the actor's."""
        found = dossier(self.view, self.talk, self.fascist)
        return tuple([one for one in found if one.seat != self.seat])

    @property
    def others(self) -> list[Seat]:
        """The living seats other than the actor's."""
        return [seat for seat in living(self.board) if seat != self.seat]

    @property
    def in_zone(self) -> bool:
        """Whether electing Hitler Chancellor ends the game."""
        return self.board.fascist_policies >= self.rules.hitler_zone

    @property
    def before_chaos(self) -> bool:
        """Whether one more failure causes chaos."""
        return self.board.election_tracker >= self.rules.tracker_limit - 1


def why(view: View, talk: tuple[Said, ...], seat: Seat, action: a.SeatAction) -> tuple[f.Clue, ...]:
    """The public facts that support this act of this seat, the strongest first; perhaps none.

    The view and the talk are from the moment before the act; only their public part counts.
    """
    speaking = WHY[action.__class__](Scene(view, talk, seat), action)  # type: ignore[arg-type]  # keyed by its class
    ranked = sorted(speaking, key=lambda one: -one[0])
    facts = dict.fromkeys(fact for worth, fact in ranked if worth >= WORTH_A_WORD)
    return tuple(facts)[:MOST_REASONS]


# --- about seats ------------------------------------------------------------------------------


def _against(scene: Scene, seat: Seat) -> Iterator[Worth]:
    """The facts that make a seat suspicious."""
    for held in scene.held:
        if held.seat == seat and not _did_the_same(scene, held.fact):
            yield held.against, held.fact
    if _most(scene, scene.fascist, seat):
        yield SUSPECTED, f.Suspected(seat)


def _for(scene: Scene, seat: Seat, choices: list[Seat]) -> Iterator[Worth]:
    """The facts that make a seat trusted, or the best of these choices."""
    for held in scene.held:
        if held.seat == seat and (scene.in_zone or not isinstance(held.fact, f.NotHitler)):
            yield -held.against, held.fact
    if _least(scene, seat, scene.others):
        yield SUSPECTED, f.Trusted(seat)
    elif len(choices) > 1 and _least(scene, seat, choices):
        yield SUSPECTED, f.BestChoice(seat)


def _did_the_same(scene: Scene, fact: f.Clue) -> bool:
    """Whether the fact is a ballot that the actor cast too: nobody blames others for that."""
    if not isinstance(fact, f.Voted):
        return False
    ballots = scene.board.rounds[fact.round].ballots
    return ballots is not None and ballots[scene.seat] is fact.ballot


def _maybe_hitler(scene: Scene, seat: Seat) -> Iterator[Worth]:
    if _most(scene, scene.hitler, seat):
        yield LIKELY_HITLER, f.LikelyHitler(seat)


def _most(scene: Scene, odds: tuple[float, ...], seat: Seat) -> bool:
    """Whether no other seat has higher odds, and this seat stands out."""
    others = [odds[other] for other in scene.others if other != seat]
    if seat == scene.seat or not others:
        return False
    return odds[seat] > max(others) - SAME and odds[seat] > _mean(others) + STANDS_OUT


def _least(scene: Scene, seat: Seat, among: list[Seat]) -> bool:
    """Whether none of these seats is less suspicious, and this seat stands out."""
    others = [scene.fascist[other] for other in among if other != seat]
    if seat == scene.seat or not others:
        return False
    own = scene.fascist[seat]
    return own < min(others) + SAME and own < _mean(others) - STANDS_OUT


def _mean(odds: list[float]) -> float:
    return sum(odds) / len(odds)


# --- elections --------------------------------------------------------------------------------


def _nominated(scene: Scene, action: a.Nominate) -> Iterator[Worth]:
    board, nominee = scene.board, action.nominee
    offered = eligible_chancellors(
        scene.rules.small_table, board.alive, board.last_government, scene.seat
    )
    if len(offered) == 1:
        yield NO_CHOICE, f.NoChoice()
    yield from _for(scene, nominee, [offer.nominee for offer in offered])
    if untried(scene.view, nominee):
        yield UNTRIED_IN_OFFICE, f.Untried(nominee)


def _voted(scene: Scene, action: a.Vote) -> Iterator[Worth]:
    played = scene.board.rounds[-1]
    assert played.nominee is not None, "there is somebody to vote on"
    vote = _ja if action.ballot is Ballot.JA else _nein
    yield from vote(scene, played.candidate, played.nominee)


def _ja(scene: Scene, president: Seat, chancellor: Seat) -> Iterator[Worth]:
    if scene.before_chaos:
        yield LAST_TRY, f.LastTry()
    if scene.seat in (president, chancellor):
        yield WOULD_GOVERN, f.WouldGovern(scene.seat)
    for seat in (president, chancellor):
        yield from _for(scene, seat, [])
    if untried(scene.view, chancellor):
        yield UNTRIED_IN_OFFICE, f.Untried(chancellor)


def _nein(scene: Scene, president: Seat, chancellor: Seat) -> Iterator[Worth]:
    if scene.in_zone and not scene.board.not_hitler[chancellor]:
        if scene.seat != chancellor:
            yield DANGER, f.Danger(scene.board.fascist_policies)
        yield from _maybe_hitler(scene, chancellor)
    for seat in (president, chancellor):
        yield from _against(scene, seat)
    if untried(scene.view, chancellor):
        yield UNTRIED_IN_OFFICE, f.Untried(chancellor)


# --- the legislative session ------------------------------------------------------------------


def _unseen(_scene: Scene, _action: a.Discard | a.Enact) -> Iterator[Worth]:
    """The choice depends on tiles that nobody else saw."""
    yield UNSEEN, f.Unseen()


def _asked_veto(scene: Scene, _action: a.ProposeVeto) -> Iterator[Worth]:
    yield from _brink(scene)
    yield UNSEEN, f.Unseen()


def _answered_veto(scene: Scene, action: a.AnswerVeto) -> Iterator[Worth]:
    chancellor = scene.board.rounds[-1].nominee
    assert chancellor is not None, "a Chancellor asked"
    if action.consent:
        yield from _brink(scene)
        yield from _for(scene, chancellor, [])
    else:
        if scene.before_chaos:
            yield LAST_TRY, f.LastTry()
        yield from _against(scene, chancellor)
    yield UNSEEN, f.Unseen()


def _brink(scene: Scene) -> Iterator[Worth]:
    """A veto avoids a policy that may win the game for the Fascists."""
    if scene.board.fascist_policies >= scene.rules.fascist_goal - 1:
        yield BRINK, f.Brink(Party.FASCIST)


# --- presidential powers ----------------------------------------------------------------------


def _investigated(scene: Scene, action: a.InvestigateLoyalty) -> Iterator[Worth]:
    yield from _only_one(scene, Power.INVESTIGATE_LOYALTY)
    yield from _against(scene, action.target)
    if untried(scene.view, action.target):
        yield UNTRIED, f.Untried(action.target)


def _peeked(_scene: Scene, _action: a.PeekAtPolicies) -> Iterator[Worth]:
    yield NO_CHOICE, f.NoChoice()


def _called(scene: Scene, action: a.CallSpecialElection) -> Iterator[Worth]:
    yield from _only_one(scene, Power.CALL_SPECIAL_ELECTION)
    yield from _for(scene, action.target, [])


def _executed(scene: Scene, action: a.Execute) -> Iterator[Worth]:
    yield from _only_one(scene, Power.EXECUTION)
    yield from _against(scene, action.target)
    yield from _maybe_hitler(scene, action.target)


def _only_one(scene: Scene, power: Power) -> Iterator[Worth]:
    """`NoChoice`, if everybody could see that only one target was allowed."""
    if scene.rules.players - len(blocked_targets(scene.rules, scene.board, power)) == 1:
        yield NO_CHOICE, f.NoChoice()


WHY: Final[dict[type, Callable[[Scene, Never], Iterator[Worth]]]] = {
    a.Nominate: _nominated,
    a.Vote: _voted,
    a.Discard: _unseen,
    a.Enact: _unseen,
    a.ProposeVeto: _asked_veto,
    a.AnswerVeto: _answered_veto,
    a.InvestigateLoyalty: _investigated,
    a.PeekAtPolicies: _peeked,
    a.CallSpecialElection: _called,
    a.Execute: _executed,
}
complete(a.SeatAction, WHY)
