"""Log likelihoods of nominations, ballots and uses of powers, in every case.

They are public, so they are computed once for all viewers. Viewers learn nothing from their own
choices. If ballots are secret, their totals count.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, Never

import numpy as np
from numpy.typing import NDArray

from ..engine.complete import complete
from ..engine.terms import (
    CALL_SPECIAL_ELECTION,
    EXECUTION,
    HITLER,
    INVESTIGATE_LOYALTY,
    JA,
    LIBERAL_ROLE,
    POLICY_PEEK,
    Power,
    Seat,
)
from ..record.latest import Latest
from .deals import CODES, PAIRS, Codes, Odds
from .evidence import Choice, Evidence, HitlerOrNot, Nomination, Vote
from .setting import Setting, Viewpoint, ballots, odds, tempers
from .shapes import SHAPES

OUTSIDE, CANDIDATE, NOMINEE = range(3)
"""The codes of offices in an election."""
USES: Final = {
    INVESTIGATE_LOYALTY: "investigates",
    CALL_SPECIAL_ELECTION: "calls",
    EXECUTION: "executes",
}
"""By power, the table for the choice of its target."""
complete(Power, USES, but={POLICY_PEEK})
complete([name for name, shape in SHAPES.items() if shape.of_seats], {"nominates", *USES.values()})
NEVER: Final = -np.inf
FORBIDDEN: Final = 1e-300
"""The weight of a seat that must not be chosen."""
SETTINGS: Final = 32
"""How many settings have the acts of their latest game cached."""
KEPT: Final = 64
"""How many tables of weights by case, and of ballots, are cached."""


class Acts(NamedTuple):
    """All public acts of one game, with their log likelihood."""

    found: tuple[Evidence, ...]
    """The evidence from which the acts are taken."""
    done: tuple[Evidence, ...]
    likely: Odds


_latest: Final = Latest[Acts](SETTINGS)

Weigh = dict[type, Callable[[Setting, Never], Odds]]
"""By class of an act, the function that gives its log likelihood."""


def likely(at: Viewpoint, found: tuple[Evidence, ...]) -> Odds:
    """The log likelihood of all acts among this evidence, in each of the viewer's cases."""
    if at.viewer is None:
        return at.own(_together(at.setting, found, of_others=False))
    return at.own(_together(at.setting, found, of_others=True)[at.viewer])


def _together(at: Setting, found: tuple[Evidence, ...], *, of_others: bool) -> Odds:
    """The log likelihood by case; with `of_others`, by seat and case, without that seat's acts."""
    before = _latest.get(at, of_others)
    if before is None:
        before = _nothing(at.cases.roles.shape if of_others else at.cases.manner.shape)
    elif before.found is found:
        return before.likely
    now = _gone_on(at, before, found, OF_OTHERS if of_others else OF_ACTS)
    return _latest.keep(now, at, of_others).likely


def _gone_on(at: Setting, before: Acts, found: tuple[Evidence, ...], weigh: Weigh) -> Acts:
    """Continue from earlier acts; only another game starts again, since acts are never undone."""
    done = tuple([piece for piece in found if piece.__class__ in weigh])
    if before.done != done[: len(before.done)]:
        before = _nothing(before.likely.shape)
    now = before.likely
    for piece in done[len(before.done) :]:
        more: Odds = weigh[piece.__class__](at, piece)  # type: ignore[arg-type]  # keyed by its class
        now = np.add(now, more)
    return Acts(found, done, now)


def _nothing(shape: tuple[int, ...]) -> Acts:
    return Acts((), (), np.zeros(shape))


# --- choices among seats ----------------------------------------------------------------------


def nomination(at: Setting, seen: Nomination) -> Odds:
    """The log likelihood of a nomination, by case."""
    return _share(at, "nominates", seen.stage, (seen.candidate, seen.nominee), seen.among)


def choice(at: Setting, seen: Choice) -> Odds:
    """The log likelihood of a President's choice of target, by case."""
    pair = (seen.president, seen.target)
    share = _share(at, USES[seen.power], seen.stage, pair, seen.among)
    if seen.power is EXECUTION and at.rules.fascists_cannot_execute_hitler:
        return np.where(_own_hitler(at, seen.president)[seen.target], NEVER, share)
    return share


def _share(
    at: Setting, table: str, stage: int, pair: tuple[Seat, Seat], among: tuple[Seat, ...]
) -> Odds:
    """The log likelihood that the first of a pair chose the second among these seats, by case."""
    chooser, chosen = pair
    weights = _weights(at, table, chooser, stage)
    shares = weights[chosen] / _those(at.rules.players, among).dot(weights)
    logs: Odds = np.log(shares) * tempers(at, table)[chooser].take(at.cases.manner)
    return logs


@lru_cache(maxsize=KEPT)
def _weights(at: Setting, table: str, chooser: Seat, stage: int) -> Odds:
    """The weight of each choice, by seat that may be chosen and by case."""
    weights: Odds = odds(at, table)[chooser, :, stage].take(at.cases.pairs[chooser])
    if table == USES[EXECUTION] and at.rules.fascists_cannot_execute_hitler:
        weights[_own_hitler(at, chooser)] = FORBIDDEN  # H10: Hitler is not offered to them.
    return weights


def _own_hitler(at: Setting, president: Seat) -> NDArray[np.bool_]:
    """By seat and case: whether it is Hitler, and this President is on the Fascist team."""
    roles = at.cases.roles
    own: NDArray[np.bool_] = (roles[president] != CODES[LIBERAL_ROLE]) & (roles == CODES[HITLER])
    return own


@lru_cache(maxsize=1024)
def _those(players: int, seats: tuple[Seat, ...]) -> Odds:
    """By seat: 1 for each of these seats, else 0."""
    those = np.zeros(players)
    those[list(seats)] = 1.0
    return those


# --- ballots ----------------------------------------------------------------------------------


def vote(at: Setting, seen: Vote) -> Odds:
    """The log likelihood of all ballots on a government, by case."""
    if seen.ballots is None:
        return _total(at, seen, None)
    said = np.zeros((at.rules.players, ballots(at).shape[-1]))
    said[list(seen.voters)] = _cast(at, seen)
    by_deal = at.dealt.dot(said.reshape(at.dealt.shape[1], -1))
    logs: Odds = by_deal.take(at.deal_starts + at.cases.pairs[seen.candidate, seen.nominee])
    return logs


@lru_cache(maxsize=KEPT)
def _cast(at: Setting, seen: Vote) -> Odds:
    """Log likelihoods by voter, and by the code of its role, manner and the pair it votes on."""
    assert seen.ballots is not None
    tables, rows = ballots(at), list[int]()
    _, stages, offices, sides, size = tables.shape
    for voter in seen.voters:
        office = (voter * stages + seen.stage) * offices + _office(seen, voter)
        rows.append(office * sides + (seen.ballots[voter] is JA))
    return tables.reshape(-1, size).take(rows, axis=0)


def _of_voters(at: Setting, seen: Vote) -> Codes:
    """By voter and case: the code of its role, manner and the pair of roles it votes on."""
    roles = at.cases.roles[list(seen.voters)]
    pair = at.cases.pairs[seen.candidate, seen.nominee]
    codes: Codes = roles * (len(at.manners) * PAIRS) + pair
    return codes


def _office(seen: Vote, voter: Seat) -> int:
    if voter == seen.candidate:
        return CANDIDATE
    return NOMINEE if voter == seen.nominee else OUTSIDE


def _total(at: Setting, seen: Vote, viewer: Seat | None) -> Odds:
    """The log likelihood of the number of Ja ballots, if nothing else is shown, by case.

    A view does not keep the viewer's own old ballots, so this ballot counts as a coin flip.
    """
    counts = np.zeros((len(seen.voters) + 1, len(at.cases.manner)))
    counts[0] = 1
    for voter, codes in zip(seen.voters, _of_voters(at, seen), strict=True):
        table = odds(at, "votes")[voter, :, seen.stage, _office(seen, voter), ..., 1]
        ja = 0.5 if voter == viewer else np.moveaxis(table, 0, 1).take(codes)
        more = counts[:-1] * ja
        counts *= 1 - ja
        counts[1:] += more
    temper = tempers(at, "votes")[list(seen.voters)].min(axis=0).take(at.cases.manner)
    logs: Odds = np.log(counts[seen.ja]) * temper
    return logs


# --- what the rules show ----------------------------------------------------------------------


def hitler_or_not(at: Setting, seen: HitlerOrNot) -> Odds:
    """0 in cases that agree with what the rules showed about this seat, `NEVER` in others."""
    return np.where((at.cases.roles[seen.seat] == CODES[HITLER]) == seen.hitler, 0.0, NEVER)


OF_ACTS: Final[Weigh] = {
    Nomination: nomination,
    Vote: vote,
    HitlerOrNot: hitler_or_not,
    Choice: choice,
}
"""The log likelihood of this evidence to a viewer without a seat, by case."""


# --- the same for viewers with a seat: their own acts are no evidence -------------------------


def nomination_by_others(at: Setting, seen: Nomination) -> Odds:
    """The log likelihood of a nomination by somebody else, by viewer and case."""
    return _but_for(at, seen.candidate, nomination(at, seen))


def choice_by_others(at: Setting, seen: Choice) -> Odds:
    """The log likelihood of somebody else's choice of target, by viewer and case."""
    return _but_for(at, seen.president, choice(at, seen))


def _but_for(at: Setting, chooser: Seat, logs: Odds) -> Odds:
    by_viewer = np.empty(at.cases.roles.shape)
    by_viewer[:] = logs
    by_viewer[chooser] = 0.0
    return by_viewer


def votes_of_others(at: Setting, seen: Vote) -> Odds:
    """The log likelihood of everybody else's ballots, by viewer and case."""
    by_viewer, voters = np.empty(at.cases.roles.shape), list(seen.voters)
    by_viewer[:] = vote(at, seen)
    if seen.ballots is None:
        by_viewer[voters] = [_total(at, seen, voter) for voter in voters]
    else:
        cast = _cast(at, seen)
        starts = np.arange(len(cast))[:, None] * cast.shape[1]
        by_viewer[voters] -= cast.take(starts + _of_voters(at, seen))
    return by_viewer


OF_OTHERS: Final[Weigh] = {
    Nomination: nomination_by_others,
    Vote: votes_of_others,
    HitlerOrNot: hitler_or_not,
    Choice: choice_by_others,
}
"""The log likelihood of this evidence to a viewer with a seat, by seat and case."""
complete(OF_ACTS, OF_OTHERS)
