"""How a Fascist chooses: tiles as people do, else as its mask would, with a tilt to its party."""

from math import log
from typing import Final

from ...beliefs.deals import CODES
from ...beliefs.likelihoods import load
from ...engine import actions as a
from ...engine.terms import HITLER, LIBERAL, LIBERAL_ROLE
from .liberal import DECIDES, SURE, decides, worths
from .mind import Mind
from .prospects import stage
from .style import StyleWeights

NAIVE: Final = 3.0
"""The daring of a Fascist among players who do not read each other."""
AT_SIZE: Final = {5: 0.8, 6: 1.2, 8: 0.3}
"""By players, extra daring that makes both teams win about equally often."""


def leanings(mind: Mind, options: tuple[a.SeatAction, ...], style: StyleWeights) -> list[float]:
    """The log odds of each option, up to a common constant."""
    harm = worths(mind, options, mind.truth)
    if mind.mask is None:
        return [-mind.care * loss for loss in harm]
    if isinstance(options[0], a.Discard | a.Enact):
        return [_with_tiles(mind, *each, style) for each in zip(options, harm, strict=True)]
    mask = worths(mind, options, mind.prospects)
    party = _partisanship(mind, options[0], style)
    return [
        mind.care * (seems - party * loss) - DECIDES * (loss >= SURE)
        for seems, loss in zip(mask, harm, strict=True)
    ]


def _partisanship(mind: Mind, option: a.SeatAction, style: StyleWeights) -> float:
    """The weight of the party's interest, relative to the mask's."""
    if isinstance(option, a.Execute):
        return 1.0  # No mask is worth a teammate's life.
    if mind.read.heedless and mind.told is not None:
        return style.overt
    if mind.role is HITLER:
        return 0.0
    board, rules = mind.view.board, mind.view.ruleset
    return style.coup if board.fascist_policies >= rules.hitler_zone else style.party


def _with_tiles(mind: Mind, option: a.SeatAction, loss: float, style: StyleWeights) -> float:
    """Choose tiles as people do, but always win at once where possible, and never lose at once."""
    return _habit(mind, option) - decides(loss) + _daring(mind, style) * _is_fascist(option)


def _daring(mind: Mind, style: StyleWeights) -> float:
    """Added to the log odds of Fascist tiles; it may be large if nobody reads the table."""
    if mind.read.heedless:
        return NAIVE
    more = AT_SIZE.get(mind.view.ruleset.players, 0.0)
    return style.daring + more - style.restraint * (mind.role is HITLER)


def _is_fascist(option: a.SeatAction) -> bool:
    """Whether a choice of tiles serves the Fascists."""
    if isinstance(option, a.Discard):
        return option.policy is LIBERAL
    return isinstance(option, a.Enact) and option.policy is not LIBERAL


def _habit(mind: Mind, option: a.SeatAction) -> float:
    """The logarithm of the share of people who choose this option in this role."""
    people, hand, role = load("people"), mind.known.hand, CODES[mind.role]
    liberals = hand.count(LIBERAL)
    if role == CODES[HITLER] and liberals == 2:
        role = CODES[LIBERAL_ROLE]  # Hitler never misses a chance to look Liberal.
    if isinstance(option, a.Discard):
        left = liberals - (option.policy is LIBERAL)
        return log(people.passes.odds[stage(mind.view), role, 0, liberals, left])
    if isinstance(option, a.Enact):
        odds = people.enacts.odds[stage(mind.view), 0, role, liberals]
        return log(odds[int(option.policy is LIBERAL)])
    asks = people.asks.odds[stage(mind.view), 0, role, liberals]
    return log(asks[1])
