"""The likelihood of what was seen of cards and tiles, or claimed about them.

For a Legislative Session it is a sum over the tiles that may have been passed. It depends only on
the manner, the two roles in office and the hand, so it is computed once for each combination, and
every case looks up its own. A viewer's own acts tell it nothing; tiles it saw leave one term.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from msgspec.structs import replace

from ..engine.terms import LIBERAL_ROLE, SEATS, Party
from .deals import CODES, Odds
from .evidence import LegislativeSession, PartyCard, Peek
from .setting import Setting, Viewpoint, odds
from .shapes import HANDS, ORDER, PASSED, ROLE, TILE, TOLD

ANYBODY: Final = (len(ROLE), len(ROLE))
"""The sizes of the two axes for roles in office."""
POSSIBLE: Final = np.array([[1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [0.0, 0.0, 1.0]])
"""By Liberal tiles drawn and passed: 1 if discarding one tile can lead from one to the other."""
NO_TILE: Final = TILE.index("none")
NOTHING_TOLD: Final = TOLD.index("nothing")
PRESIDENT, CHANCELLOR = range(2)
"""The codes of offices."""
KEPT: Final = 1024
"""How many sessions are cached."""


def tells(seen: LegislativeSession) -> bool:
    """Whether anything is known about a session beyond that it took place."""
    return not (
        seen.tile is seen.asked is seen.said_drawn is seen.said_received is None
        and seen.drew is seen.received is None
    )


def session(at: Viewpoint, seen: LegislativeSession) -> Odds:
    """The likelihood of a session's evidence, by Liberal tiles drawn and by case."""
    office = (seen.president, seen.chancellor)
    own = office.index(at.viewer) if at.viewer in office else None
    if at.setting.alike:  # The seats make no difference, so more calls hit the cache.
        seen = replace(seen, president=SEATS[PRESIDENT], chancellor=SEATS[CHANCELLOR])
    by_case: Odds = _by_hand(at.setting, seen, own).take(at.cases.pairs[office], axis=1)
    return by_case


@lru_cache(maxsize=KEPT)
def _by_hand(at: Setting, seen: LegislativeSession, own: int | None) -> Odds:
    """The likelihood by Liberal tiles drawn, and by the code of manner and roles in office.

    `own` is the viewer's office, or None.
    """
    by_president = _known(seen) if own == PRESIDENT else _of_president(at, seen)
    if own == CHANCELLOR:
        passed = _only(by_president, seen.received)
    else:
        passed = by_president * _of_chancellor(at, seen)[..., None, :]
    return np.ascontiguousarray(passed.sum(axis=-1).reshape(-1, len(HANDS)).T)


def _known(seen: LegislativeSession) -> Odds:
    """By hand and tiles passed: 1 if the viewer drew and passed these, else 0."""
    assert seen.drew is not None
    return _only(_only(POSSIBLE, seen.passed).T, seen.drew.bit_count()).T


def _only(odds: Odds, case: int | None) -> Odds:
    """The odds with zeros in the last axis except at this index; unchanged for None."""
    if case is None:
        return odds
    kept = np.zeros_like(odds)
    kept[..., case] = odds[..., case]
    return kept


def _of_president(at: Setting, seen: LegislativeSession) -> Odds:
    """The likelihood of a President's acts and claim, by manner, roles, hand and tiles passed."""
    seat, stage = seen.president, seen.stage
    passed: Odds = odds(at, "passes")[seat, :, stage]
    if seen.said_drawn is not None:
        passed = passed * odds(at, "drawn")[seat, :, :, :, _tile(seen), ..., seen.said_drawn]
    if seen.agreed is not None:
        answered = odds(at, "consents")[seat, :, stage, ..., int(seen.agreed)]
        passed = passed * answered[..., None, :]
    return passed


def _of_chancellor(at: Setting, seen: LegislativeSession) -> Odds:
    """The likelihood of a Chancellor's acts and claim, by manner, roles and tiles passed."""
    seat, stage = seen.chancellor, seen.stage
    chosen: Odds = np.ones((len(at.manners), *ANYBODY, len(PASSED)))
    if seen.asked is not None:
        chosen = chosen * odds(at, "asks")[seat, :, stage, ..., int(seen.asked)]
    if seen.tile is not None:
        chosen = chosen * odds(at, "enacts")[seat, :, stage, ..., seen.tile]
    if seen.said_received is not None:
        told = NOTHING_TOLD if seen.said_drawn is None else seen.said_drawn
        heard = odds(at, "received")[seat, :, :, :, _tile(seen), :, told, seen.said_received]
        chosen = chosen * heard
    return chosen


def _tile(seen: LegislativeSession) -> int:
    """The code of the enacted tile, or of none."""
    return NO_TILE if seen.tile is None else seen.tile


def peek(at: Viewpoint, seen: Peek) -> Odds | None:
    """The likelihood of what the viewer saw in a Policy Peek, or else of the claim about it.

    By order of the tiles, and by case; None if nothing was seen or claimed.
    """
    if seen.seen is not None:
        return np.eye(len(ORDER))[:, [seen.seen]]
    if seen.said is None:
        return None
    said = odds(at.setting, "peeked")[seen.president, ..., seen.said].reshape(-1, len(ORDER)).T
    by_case: Odds = said.take(at.cases.manner * len(ROLE) + at.cases.roles[seen.president], axis=1)
    return by_case


def party_card(at: Viewpoint, seen: PartyCard) -> Odds | None:
    """The likelihood of what the viewer saw on a party card, or else of the claim, by case.

    None if nothing was seen or claimed.
    """
    if seen.seen is not None:
        liberal = at.cases.roles[seen.target] == CODES[LIBERAL_ROLE]
        return np.where(liberal == (seen.seen is Party.LIBERAL), 1.0, 0.0)
    if seen.said is None:
        return None
    said = odds(at.setting, "party")[seen.president, ..., int(seen.said is Party.FASCIST)]
    by_case: Odds = said.take(at.cases.pairs[seen.president, seen.target])
    return by_case
