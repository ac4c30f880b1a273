"""Four players of few ideas with the tiles of their party: yardsticks, nobody to play with.

Fascists are *partisan*, *loud* or *quiet*, as their functions tell; *trusting* players always vote
Ja. Whatever no idea is about is drawn by lot, and so is all that a Hitler does who knows nobody.
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
    """Fascists vote Ja where one of them governs and Nein elsewhere, and shoot Liberals."""
    team = _team(view)
    if team and isinstance(options[0], Vote):
        last = view.board.rounds[-1]
        return JA if team & {last.candidate, last.nominee} else NEIN
    return _shooting(view, options, rng) or selfish_bot.choose(view, options, talk, rng)


def loud(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    """Partisans who also nominate Hitler in the zone."""
    return _running_hitler(view, options) or partisan(view, options, talk, rng)


def quiet(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    """The same without a sign of it in the votes, which are cast by lot."""
    idea = _running_hitler(view, options) or _shooting(view, options, rng)
    return idea or selfish_bot.choose(view, options, talk, rng)


def trusting(
    view: View, options: tuple[SeatAction, ...], talk: tuple[Said, ...], rng: Rng
) -> SeatAction:
    """Ja to every government."""
    return JA if isinstance(options[0], Vote) else selfish_bot.choose(view, options, talk, rng)


def _team(view: View) -> set[Seat | None]:
    """The Fascist team with this player; empty for a Liberal, and for a Hitler who knows nobody."""
    known = view.knowledge
    assert known is not None, "a spectator chooses nothing"
    if known.role is LIBERAL_ROLE or not known.knows:
        return set()
    return {known.seat, *(mate.seat for mate in known.knows)}


def _shooting(view: View, options: tuple[SeatAction, ...], rng: Rng) -> SeatAction | None:
    """Somebody to execute who is not of the team; None where nobody is to be, or can be."""
    team = _team(view)
    others = [act for act in options if isinstance(act, Execute) and act.target not in team]
    return pick(rng, others) if team and others else None


def _running_hitler(view: View, options: tuple[SeatAction, ...]) -> SeatAction | None:
    """The nomination of Hitler in the zone, where a Fascist can make it."""
    assert view.knowledge is not None, "a spectator chooses nothing"
    if view.board.fascist_policies < view.ruleset.hitler_zone:
        return None
    hitler = [NOMINATE[mate.seat] for mate in view.knowledge.knows if mate.role is HITLER]
    return next((act for act in hitler if act in options), None)


speak: Final = selfish_bot.speak
"""Nothing."""
