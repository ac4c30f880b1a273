"""Four simple players who play the tiles of their party: baselines, not opponents for people.

Fascists are *partisan*, *loud* or *quiet*, as described at these functions; *trusting* players
always vote Ja. All other choices are random, and so are those of a Hitler who knows nobody.
"""

from typing import Final

from ...engine.actions import BALLOTS, NOMINATE, Execute, SeatAction, Vote
from ...engine.state import View
from ...engine.terms import HITLER, LIBERAL_ROLE, Seat
from ...record.talk import Said
from ..rng import Rng, pick
from . import selfish_bot

JA, NEIN = BALLOTS


def partisan(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    """Fascists vote Ja if one of them would govern, otherwise Nein, and execute Liberals."""
    team = _team(view)
    if team and isinstance(options[0], Vote):
        last = view.board.rounds[-1]
        return JA if team & {last.candidate, last.nominee} else NEIN
    return _shooting(view, options, rng) or selfish_bot.choose(view, options, talk, rng)


def loud(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    """Like `partisan`; Fascists also nominate Hitler in the Hitler zone."""
    return _running_hitler(view, options) or partisan(view, options, talk, rng)


def quiet(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    """Like `loud`, but ballots are random and so reveal nothing."""
    idea = _running_hitler(view, options) or _shooting(view, options, rng)
    return idea or selfish_bot.choose(view, options, talk, rng)


def trusting(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    """Vote Ja on every government."""
    return JA if isinstance(options[0], Vote) else selfish_bot.choose(view, options, talk, rng)


def _team(view: View) -> set[Seat | None]:
    """This player's Fascist team; empty for a Liberal, and for a Hitler who knows nobody."""
    known = view.knowledge
    assert known is not None, "a spectator chooses nothing"
    if known.role is LIBERAL_ROLE or not known.knows:
        return set()
    return {known.seat, *(mate.seat for mate in known.knows)}


def _shooting(view: View, options: tuple[SeatAction, ...], rng: Rng) -> SeatAction | None:
    """The execution of a player outside the team; None if there is none to choose."""
    team = _team(view)
    others = [act for act in options if isinstance(act, Execute) and act.target not in team]
    return pick(rng, others) if team and others else None


def _running_hitler(view: View, options: tuple[SeatAction, ...]) -> SeatAction | None:
    """The nomination of Hitler in the Hitler zone, if this is a Fascist who can make it."""
    assert view.knowledge is not None, "a spectator chooses nothing"
    if view.board.fascist_policies < view.ruleset.hitler_zone:
        return None
    hitler = [NOMINATE[mate.seat] for mate in view.knowledge.knows if mate.role is HITLER]
    return next((act for act in hitler if act in options), None)


speak: Final = selfish_bot.speak
"""Say nothing."""
