"""How likely ballots, choices among seats and party claims are, as logarithms, in every case.

What everybody saw is reckoned once for all viewers. What a viewer chose tells that viewer nothing:
None. Where ballots are secret, their number counts.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..engine.terms import (
    CALL_SPECIAL_ELECTION,
    EXECUTION,
    FASCIST_ROLE,
    HITLER,
    INVESTIGATE_LOYALTY,
    JA,
    LIBERAL_ROLE,
    Party,
    Seat,
)
from .deals import CODES, PAIRS, Codes, Odds
from .evidence import Choice, HitlerOrNot, Nomination, PartyCard, Vote
from .setting import Setting, Viewpoint, ballots, odds, tempers

OUTSIDE, CANDIDATE, NOMINEE = range(3)
"""The codes of standings in an election."""
USES: Final = {
    INVESTIGATE_LOYALTY: "investigates",
    CALL_SPECIAL_ELECTION: "calls",
    EXECUTION: "executes",
}
"""The tables of whom powers are used on."""
NEVER: Final = -np.inf
EVERYBODY: Final = -1
"""The last row, where nobody is left out."""
KEPT: Final = 64
"""How many likelihoods of a kind are kept: those of some games."""


# --- choices among seats ----------------------------------------------------------------------


def nomination(at: Viewpoint, seen: Nomination) -> Odds | None:
    """Whom the candidate named."""
    return None if seen.candidate == at.viewer else at.own(_nomination(at.setting, seen))


@lru_cache(maxsize=KEPT)
def _nomination(at: Setting, seen: Nomination) -> Odds:
    weights = odds(at, "nominates")[seen.candidate, :, seen.stage]
    share = _share(at, weights, (seen.candidate, seen.nominee), seen.among)
    return _tempered(at, "nominates", seen.candidate, share)


def choice(at: Viewpoint, seen: Choice) -> Odds | None:
    """Whom the President used a power on."""
    return None if seen.president == at.viewer else at.own(_choice(at.setting, seen))


@lru_cache(maxsize=KEPT)
def _choice(at: Setting, seen: Choice) -> Odds:
    table = USES[seen.power]
    weights = odds(at, table)[seen.president, :, seen.stage]
    if seen.power is EXECUTION and at.rules.fascists_cannot_execute_hitler:
        weights = weights.copy()  # H10: their own Hitler is not offered to them.
        weights[:, [CODES[FASCIST_ROLE], CODES[HITLER]], CODES[HITLER]] = 0
    share = _share(at, weights, (seen.president, seen.target), seen.among)
    with np.errstate(divide="ignore"):  # The logarithm of nothing is NEVER.
        return _tempered(at, table, seen.president, share)


def _share(at: Setting, weights: Odds, pair: tuple[Seat, Seat], among: tuple[Seat, ...]) -> Odds:
    """The share of the second of a pair among all seats that the first could choose."""
    chooser, chosen = pair
    by_seat = weights.take(at.cases.pairs[chooser])
    share, total = by_seat[chosen], by_seat[list(among)].sum(axis=0)
    shares: Odds = np.divide(share, total, out=np.zeros_like(share), where=share > 0)
    return shares


def _tempered(at: Setting, table: str, chooser: Seat, share: Odds) -> Odds:
    """The logarithm of a share, as far as it counts."""
    logs: Odds = np.log(share) * tempers(at, table)[chooser].take(at.cases.manner)
    return logs


# --- ballots ----------------------------------------------------------------------------------


def vote(at: Viewpoint, seen: Vote) -> Odds:
    """How everybody else voted."""
    if seen.ballots is None:
        return at.own(_totals(at.setting, seen, at.viewer if at.viewer in seen.voters else None))
    return at.own(_votes(at.setting, seen)[EVERYBODY if at.viewer is None else at.viewer])


@lru_cache(maxsize=KEPT)
def _votes(at: Setting, seen: Vote) -> Odds:
    """By seat and case, how everybody but that seat voted; and last, how everybody did."""
    assert seen.ballots is not None
    voters, tables = list(seen.voters), ballots(at)
    _, stages, standings, sides, size = tables.shape
    first = []
    """Where the table of each ballot begins."""
    for voter in voters:
        standing = (voter * stages + seen.stage) * standings + _standing(seen, voter)
        first.append(size * (standing * sides + (seen.ballots[voter] is JA)))
    said = tables.take(np.array(first)[:, None] + _of_voters(at, seen, voters))
    others = np.empty((at.rules.players + 1, said.shape[1]))
    others[:] = said.sum(axis=0)
    others[voters] -= said
    return others


def _of_voters(at: Setting, seen: Vote, voters: list[Seat]) -> Codes:
    """By voter and case, the code of its role, manner, and the pair of roles that it votes on."""
    roles, pair = at.cases.roles[voters], at.cases.pairs[seen.candidate, seen.nominee]
    codes: Codes = roles * (len(at.manners) * PAIRS) + pair
    return codes


def _standing(seen: Vote, voter: Seat) -> int:
    if voter == seen.candidate:
        return CANDIDATE
    return NOMINEE if voter == seen.nominee else OUTSIDE


@lru_cache(maxsize=KEPT)
def _totals(at: Setting, seen: Vote, viewer: Seat | None) -> Odds:
    """How many Ja there were, where nothing else is shown.

    A view does not keep the viewer's own old ballots, so that one is as good as a coin.
    """
    counts = np.zeros((len(seen.voters) + 1, len(at.cases.manner)))
    counts[0] = 1
    for voter, codes in zip(seen.voters, _of_voters(at, seen, list(seen.voters)), strict=True):
        table = odds(at, "votes")[voter, :, seen.stage, _standing(seen, voter), ..., 1]
        ja = 0.5 if voter == viewer else np.moveaxis(table, 0, 1).take(codes)
        more = counts[:-1] * ja
        counts *= 1 - ja
        counts[1:] += more
    temper = tempers(at, "votes")[list(seen.voters)].min(axis=0).take(at.cases.manner)
    logs: Odds = np.log(counts[seen.ja]) * temper
    return logs


# --- cards ------------------------------------------------------------------------------------


def hitler_or_not(at: Viewpoint, seen: HitlerOrNot) -> Odds:
    """Whether the rules showed a seat to be Hitler."""
    return _certain((at.cases.roles[seen.seat] == CODES[HITLER]) == seen.hitler)


def party_card(at: Viewpoint, seen: PartyCard) -> Odds | None:
    """What the viewer saw on a party card, or else what the President claims."""
    if seen.seen is not None:
        liberal = at.cases.roles[seen.target] == CODES[LIBERAL_ROLE]
        return _certain(liberal == (seen.seen is Party.LIBERAL))
    if seen.said is None:
        return None
    said = odds(at.setting, "party")[seen.president, ..., int(seen.said is Party.FASCIST)]
    shown: Odds = np.log(said.take(at.cases.pairs[seen.president, seen.target]))
    return shown


def _certain(fits: NDArray[np.bool_]) -> Odds:
    """Evidence that goes with some cases and rules out the others."""
    return np.where(fits, 0.0, NEVER)
