"""A player who judges others by the record: governments, enacted tiles, claims and votes.

Liberals act on their own beliefs. Fascists know more, so they use what the table believes
(`Moment.public`), act like a trusted Liberal most of the time, and strike when it pays.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from ...engine import actions as a
from ...engine.complete import complete
from ...engine.memories import PassedHand
from ...engine.state import View
from ...engine.terms import Ballot, Policy, Role, Seat
from ...record.talk import Said
from ..claims import speak, teammates
from ..memory import own_tiles
from ..rng import Rng, pick
from .suspicion import Suspects, suspicion

__all__ = ["choose", "speak"]

JA, NEIN = a.Vote(Ballot.JA), a.Vote(Ballot.NEIN)
F, L = Policy.FASCIST, Policy.LIBERAL

TRUSTS_UP_TO: Final = 0.52
"""The highest mean suspicion of a government at which a careful player votes Ja."""
PATIENCE: Final = 0.1
"""How much this limit rises with each step of the Election Tracker."""
RISKS_HITLER: Final = 0.16
"""The highest chance of a Hitler nominee at which a careful player votes Ja in the Hitler zone."""
RISKS_HITLER_BEFORE_CHAOS: Final = 0.3
WHIM: Final = 0.06
"""The width of the random noise in every comparison."""
BURIES_LIBERAL: Final = 0.8
"""How often a Fascist President discards the Liberal tile of a mixed hand."""
ENACTS_FASCIST: Final = 0.65
"""How often a Fascist Chancellor with both tiles enacts the Fascist one."""
EXPOSED: Final = 0.75
"""The public suspicion above which a Fascist has nothing left to hide."""
RUNS_HITLER: Final = 0.6
"""How often a Fascist candidate nominates Hitler in the Hitler zone."""
VOTES_FOR_PARTY: Final = 0.4
"""How often a Fascist votes by the party's interest instead of voting as a Liberal would."""


class Moment(msgspec.Struct, frozen=True):
    """The inputs of one choice."""

    view: View
    options: tuple[a.SeatAction, ...]
    rng: Rng
    seat: Seat
    role: Role
    hand: tuple[Policy, ...]
    own: Suspects
    """What this seat believes."""
    public: Suspects
    """What a viewer without a seat believes; for a Liberal, the same as `own`."""

    @property
    def liberal(self) -> bool:
        """Whether this seat plays for the Liberals."""
        return self.role is Role.LIBERAL

    @property
    def in_zone(self) -> bool:
        """Whether electing Hitler ends the game."""
        return self.view.board.fascist_policies >= self.view.ruleset.hitler_zone

    @property
    def before_chaos(self) -> bool:
        """Whether one more failure causes chaos."""
        return self.view.board.election_tracker >= self.view.ruleset.tracker_limit - 1

    def wins(self, tile: Policy) -> bool:
        """Whether one more tile of this kind ends the game."""
        board, rules = self.view.board, self.view.ruleset
        if tile is L:
            return board.liberal_policies >= rules.liberal_goal - 1
        return board.fascist_policies >= rules.fascist_goal - 1

    def chance(self, likelihood: float) -> bool:
        """True with this probability."""
        return self.rng.random() < likelihood


def choose(
    view: View, options: tuple[a.SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> a.SeatAction:
    """The option that this seat chooses."""
    known = view.knowledge
    assert known is not None, "a spectator chooses nothing"
    assert known.role is not None, "the roles are not dealt yet"
    own = suspicion(view, talk)
    public = own if known.role is Role.LIBERAL else suspicion(_watching(view), talk)
    moment = Moment(view, options, rng, known.seat, known.role, known.hand, own, public)
    return CHOOSE[options[0].__class__](moment)


def _watching(view: View) -> View:
    return msgspec.structs.replace(view, knowledge=None)


# --- elections --------------------------------------------------------------------------------


def _nominate(moment: Moment) -> a.SeatAction:
    """Nominate the most trusted seat; in the Hitler zone, the least likely Hitler, or Hitler."""
    hitler = _own_hitler(moment)
    if hitler is not None and moment.in_zone and moment.chance(RUNS_HITLER):
        run_hitler = a.Nominate(hitler)
        if run_hitler in moment.options:
            return run_hitler
    seen, danger = moment.public, 3.0 if moment.in_zone else 0.0
    return _least(moment, lambda seat: seen.fascist[seat] + danger * seen.hitler[seat])


def _own_hitler(moment: Moment) -> Seat | None:
    """Hitler's seat, if this Fascist knows it."""
    assert moment.view.knowledge is not None
    known = moment.view.knowledge.knows
    return next((other.seat for other in known if other.role is Role.HITLER), None)


def _vote(moment: Moment) -> a.SeatAction:
    """Vote Ja on a government that can be trusted, or that serves the own party."""
    election = moment.view.board.rounds[-1]
    president, chancellor = election.candidate, election.nominee
    assert chancellor is not None
    if moment.seat == president:
        return JA
    if not moment.liberal:
        interest = _interest(moment, president, chancellor)
        if interest is not None:
            return interest
    return _prudent_ballot(moment, president, chancellor)


def _interest(moment: Moment, president: Seat, chancellor: Seat) -> a.SeatAction | None:
    """The ballot that serves the Fascists, or None to vote as a Liberal would."""
    if moment.in_zone and chancellor in {_own_hitler(moment), _self_if_hitler(moment)}:
        return JA
    if moment.role is Role.HITLER or not moment.chance(VOTES_FOR_PARTY):
        return None
    friends = teammates(moment.view) | {moment.seat}
    return JA if friends & {president, chancellor} else NEIN


def _self_if_hitler(moment: Moment) -> Seat | None:
    return moment.seat if moment.role is Role.HITLER else None


def _prudent_ballot(moment: Moment, president: Seat, chancellor: Seat) -> a.SeatAction:
    """The vote of a Liberal: this one, or for a Fascist, one who knows only the public record."""
    seen, board = moment.public, moment.view.board
    if moment.in_zone and chancellor != moment.seat:
        limit = RISKS_HITLER_BEFORE_CHAOS if moment.before_chaos else RISKS_HITLER
        if seen.hitler[chancellor] > limit:
            return NEIN
    governed = any(played.tile is not None for played in board.rounds)
    suspected = (seen.fascist[president] + seen.fascist[chancellor]) / 2
    limit = TRUSTS_UP_TO + PATIENCE * board.election_tracker
    trusts = suspected + _whim(moment) <= limit
    return JA if trusts or not governed else NEIN


# --- the legislative session ------------------------------------------------------------------


def _discard(moment: Moment) -> a.SeatAction:
    """Liberals discard a Fascist tile; Fascists discard a Liberal one when they dare."""
    if L not in moment.hand or F not in moment.hand:
        return moment.options[0]
    return a.Discard(L if _plays_fascist(moment, BURIES_LIBERAL) else F)


def _enact(moment: Moment) -> a.SeatAction:
    """Liberals enact a Liberal tile; Fascists enact a Fascist one when they dare."""
    if a.PROPOSE_VETO in moment.options and _wants_veto(moment):
        return a.PROPOSE_VETO
    if L not in moment.hand or F not in moment.hand:
        return moment.options[0]
    return a.Enact(F if _plays_fascist(moment, ENACTS_FASCIST) else L)


def _plays_fascist(moment: Moment, daring: float) -> bool:
    """Whether to choose the Fascist tile: always if a tile decides the game, else as it dares."""
    if moment.liberal:
        return False
    if moment.wins(L) or moment.wins(F):
        return True
    if moment.role is Role.HITLER:
        return False
    exposed = moment.public.fascist[moment.seat] > EXPOSED
    return exposed or moment.chance(daring)


def _wants_veto(moment: Moment) -> bool:
    """Whether a Chancellor prefers to enact nothing."""
    if moment.liberal:
        return L not in moment.hand
    return F not in moment.hand and moment.wins(L)


def _answer_veto(moment: Moment) -> a.SeatAction:
    """Agree only if both tiles are the other party's."""
    number = len(moment.view.board.rounds) - 1
    passed = own_tiles(moment.view, PassedHand, number)
    return a.AnswerVeto(consent=(L if moment.liberal else F) not in passed)


# --- presidential powers ----------------------------------------------------------------------


def _investigate(moment: Moment) -> a.SeatAction:
    """Investigate the most uncertain seat; a Fascist leaves known teammates alone."""
    friends = teammates(moment.view)
    return _least(moment, lambda seat: abs(moment.public.fascist[seat] - 0.5) + (seat in friends))


def _call_special_election(moment: Moment) -> a.SeatAction:
    """Call the most trusted seat; a Fascist prefers a teammate who is not Hitler."""
    friends = teammates(moment.view) - {_own_hitler(moment)}
    return _least(moment, lambda seat: moment.public.fascist[seat] - 0.3 * (seat in friends))


def _execute(moment: Moment) -> a.SeatAction:
    """Execute the likeliest Hitler; a Fascist executes the Liberal whom the table suspects most."""
    own, public = moment.own, moment.public
    if moment.liberal:
        return _least(moment, lambda seat: -own.hitler[seat] - own.fascist[seat] / 4)
    return _least(moment, lambda seat: 5 * own.fascist[seat] - public.fascist[seat])


def _only(moment: Moment) -> a.SeatAction:
    return pick(moment.rng, moment.options)


def _least(moment: Moment, score: Callable[[Seat], float]) -> a.SeatAction:
    """The option whose seat has the lowest score, with a little noise."""
    scored = [(score(_seat_of(option)) + _whim(moment), option) for option in moment.options]
    return min(scored, key=lambda pair: pair[0])[1]


def _seat_of(option: a.SeatAction) -> Seat:
    """The seat that an act names."""
    seat = a.named_seat(option)
    assert seat is not None, "only choices among seats are compared"
    return seat


def _whim(moment: Moment) -> float:
    return WHIM * (moment.rng.random() - 0.5)


CHOOSE: Final[dict[type, Callable[[Moment], a.SeatAction]]] = {
    a.Nominate: _nominate,
    a.Vote: _vote,
    a.Discard: _discard,
    a.Enact: _enact,
    a.AnswerVeto: _answer_veto,
    a.InvestigateLoyalty: _investigate,
    a.PeekAtPolicies: _only,
    a.CallSpecialElection: _call_special_election,
    a.Execute: _execute,
}
"""By class of the first option, which is never a veto."""
complete(a.SeatAction, CHOOSE, but={a.ProposeVeto})
