"""Foresight: values each option by play-outs (rollouts) in worlds sampled from the posterior.

The number of play-outs is fixed and no clock is read: the same dice give the same values, and the
time taken reveals nothing about the tiles in a hand.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, Never

import numpy as np

from ...beliefs.deals import Deal, Odds, all_deals
from ...engine import actions as a
from ...engine.complete import complete
from ...engine.memories import DrawnHand, PassedHand
from ...engine.state import View
from ...engine.terms import JA, LIBERAL
from ...record.talk import Said
from ..memory import own_tiles
from ..shrewd.manners import believed_by, read
from .company import Company
from .conduct import conduct
from .imagined import Games, Ints, begun, deals
from .playout import VETOED, Playout

GAMES: Final = 480
"""How many games are played out for a choice, divided among its options."""
UNLIKELY: Final = 1e-4
"""A spectator ignores deals less likely than this share of the likeliest."""
LEAST: Final = 1e-9
"""A spectator's smallest probability of a sampled deal."""


class Fork(NamedTuple):
    """A choice, with equally many games for each option, in the same worlds."""

    view: View
    games: Games
    playout: Playout

    def each(self, numbers: list[int]) -> Ints:
        """One number per option, repeated for each of its games."""
        return np.repeat(np.array(numbers, np.intp), self.playout.worlds)

    def all(self, number: int) -> Ints:
        """The same number for all games."""
        return np.full_like(self.games.ids, number)

    def thrown(self, number: int) -> Odds:
        """This many random numbers from 0 to 1 for each game."""
        return self.playout.thrown(self.games, number)


def foreseen(
    view: View,
    options: tuple[a.SeatAction, ...],
    talk: tuple[Said, ...],
    dice: np.random.Generator,
) -> Odds:
    """The Liberals' chance to win, by option and world, estimated by play-outs."""
    worlds = GAMES // len(options)
    public = believed_by(View(view.ruleset, view.board), talk)
    deal, left = _worlds(view, talk, worlds, dice)
    kept = np.union1d(np.flatnonzero(public.weights > UNLIKELY * public.weights.max()), deal)
    weights = np.maximum(public.weights[kept], LEAST)
    known = deals(view.ruleset, kept)
    roles = np.tile(known.codes.T[np.searchsorted(kept, deal)], (len(options), 1))
    games = begun(view.board, roles, weights / weights.sum(), np.tile(left, len(options)))
    company = Company(view.ruleset, known, conduct(read(view, talk), view.ruleset.players))
    playout = Playout(company, len(games.ids), worlds, dice)
    start = START[options[0].__class__]
    playout.to_the_end(start(Fork(view, games, playout), options))  # type: ignore[arg-type]  # keyed by its class
    return playout.values.reshape(len(options), worlds)


def _worlds(
    view: View, talk: tuple[Said, ...], number: int, dice: np.random.Generator
) -> tuple[Ints, Ints]:
    """Sample worlds: the index of each one's deal, and the Liberal tiles left in its pile.

    Systematic sampling: each world occurs in proportion to its probability, within one.
    """
    own = believed_by(view, talk)
    sums = own.piles.T.ravel().cumsum()
    points = (np.arange(number) + dice.random()) / number * sums[-1]
    cases = np.minimum(np.searchsorted(sums, points, side="right"), len(sums) - 1)
    deal, left = np.divmod(cases, len(own.piles))
    places = _places(view.ruleset.players, view.ruleset.fascists)
    return np.array([places[world] for world in own.worlds], np.intp)[deal], left


@lru_cache(maxsize=16)
def _places(players: int, fascists: int) -> dict[Deal, int]:
    """The index of each deal in `all_deals`."""
    return {deal: place for place, deal in enumerate(all_deals(players, fascists))}


# --- what each option begins with -------------------------------------------------------------


def _nominated(fork: Fork, options: tuple[a.Nominate, ...]) -> Games:
    nominee = fork.each([one.nominee for one in options])
    return fork.playout.after_nomination(fork.games, nominee)


def _voted(fork: Fork, options: tuple[a.Vote, ...]) -> Games:
    """Treat this ballot as the deciding one."""
    nominee = fork.view.board.rounds[-1].nominee
    assert nominee is not None, "a vote is on somebody"
    elected = fork.each([one.ballot is JA for one in options]) == 1
    return fork.playout.after_vote(fork.games, fork.all(nominee), elected)


def _discarded(fork: Fork, options: tuple[a.Discard, ...]) -> Games:
    hand = _in_hand(fork.view)
    given = fork.each([hand - (one.policy is LIBERAL) for one in options])
    return fork.playout.after_pass(fork.games, fork.all(hand), given)


def _enacted(fork: Fork, options: tuple[a.Enact | a.ProposeVeto, ...]) -> Games:
    """Enact a tile, or ask for a veto; if that is refused, enact what this role would."""
    given, company, dice = fork.all(_in_hand(fork.view)), fork.playout.company, fork.thrown(3)
    chosen = [one.policy is LIBERAL if isinstance(one, a.Enact) else VETOED for one in options]
    tile = fork.each([int(code) for code in chosen])
    refused = (tile == VETOED) & ~company.consents(fork.games, given, dice[:, 0])
    tile = np.where(refused, company.enacts(fork.games, given, dice[:, 1]), tile)
    hand = company.hands_behind(fork.games, given, dice[:, 2])
    return fork.playout.after_session(fork.games, hand, given, tile)


def _answered(fork: Fork, options: tuple[a.AnswerVeto, ...]) -> Games:
    now = len(fork.view.board.rounds) - 1
    hand = fork.all(_drawn(fork.view, now))
    given = fork.all(own_tiles(fork.view, PassedHand, now).count(LIBERAL))
    enacts = fork.playout.company.enacts(fork.games, given, fork.thrown(1)[:, 0])
    consents = fork.each([one.consent for one in options]) == 1
    tile = np.where(consents, VETOED, enacts)
    return fork.playout.after_session(fork.games, hand, given, tile)


def _in_hand(view: View) -> int:
    """The Liberal tiles in this viewer's hand."""
    assert view.knowledge is not None, "a spectator has no hand"
    return view.knowledge.hand.count(LIBERAL)


def _drawn(view: View, number: int) -> int:
    """The Liberal tiles that this viewer drew in a round."""
    assert view.knowledge is not None, "a spectator draws nothing"
    hands = [one for one in view.knowledge.memories if isinstance(one, DrawnHand)]
    return next(one.tiles.count(LIBERAL) for one in hands if one.round == number)


def _investigated(fork: Fork, options: tuple[a.InvestigateLoyalty, ...]) -> Games:
    target = fork.each([one.target for one in options])
    return fork.playout.after_investigation(fork.games, target, fork.thrown(1)[:, 0])


def _called(fork: Fork, options: tuple[a.CallSpecialElection, ...]) -> Games:
    return fork.playout.after_call(fork.games, fork.each([one.target for one in options]))


def _executed(fork: Fork, options: tuple[a.Execute, ...]) -> Games:
    return fork.playout.after_execution(fork.games, fork.each([one.target for one in options]))


START: Final[dict[type, Callable[[Fork, Never], Games]]] = {
    a.Nominate: _nominated,
    a.Vote: _voted,
    a.Discard: _discarded,
    a.Enact: _enacted,
    a.ProposeVeto: _enacted,
    a.AnswerVeto: _answered,
    a.InvestigateLoyalty: _investigated,
    a.CallSpecialElection: _called,
    a.Execute: _executed,
}
"""By kind of option. A peek is missing: it is always the only option, as everybody knows."""
complete(a.SeatAction, START, but={a.PeekAtPolicies})
