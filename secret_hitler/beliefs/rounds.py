"""Reads one round as public evidence, in the order in which it touched the deck."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ..engine.complete import complete
from ..engine.ruleset import Ruleset
from ..engine.state import Board, GameOver, Round, VetoAnswering
from ..engine.terms import (
    CALL_SPECIAL_ELECTION,
    EXECUTION,
    INVESTIGATE_LOYALTY,
    LIBERAL,
    POLICY_PEEK,
    EndReason,
    Power,
    Seat,
    VetoAnswer,
)
from . import evidence as e
from .claims import Claimed
from .position import Position


class Ending(NamedTuple):
    """What a `Round` does not say about its end, or about the current moment."""

    pile: int
    """Tiles in the draw pile."""
    asking: bool = False
    """Whether a veto was asked for and is not answered yet."""
    ended: EndReason | None = None
    """How the game ended; None while it runs."""


class Played(NamedTuple):
    """One round, with everything public about it."""

    rules: Ruleset
    before: Position
    round: Round
    ending: Ending
    claimed: Claimed

    @property
    def stage(self) -> int:
        """How far the game had come when the round began."""
        return self.before.stage(self.rules)


def ending(board: Board) -> Ending:
    """The ending of the current round."""
    phase = board.phase
    ended = phase.reason if isinstance(phase, GameOver) else None
    return Ending(board.draw_pile, isinstance(phase, VetoAnswering), ended)


def found_in(seen: Played) -> Iterator[e.Evidence]:
    """The evidence of one round."""
    played, nominee = seen.round, seen.round.nominee
    if nominee is None:
        return
    among = seen.before.nominees(seen.rules, played.candidate)
    yield e.Nomination(seen.stage, played.candidate, nominee, among)
    if played.passed is None:
        return
    voters = seen.before.voters()
    yield e.Vote(seen.stage, played.candidate, nominee, voters, played.ballots, played.ja)
    hitler_elected = seen.ending.ended is EndReason.HITLER_ELECTED
    if played.cleared or hitler_elected:
        yield e.HitlerOrNot(nominee, hitler_elected)
    if played.passed and not hitler_elected:
        yield _session(seen, nominee)
    yield from _deck(seen)
    if played.power is not None:
        yield from _power(seen, played.power)


def _session(seen: Played, chancellor: Seat) -> e.LegislativeSession:
    played, claimed = seen.round, seen.claimed
    enacted = played.tile is not None and not played.by_chaos
    return e.LegislativeSession(
        stage=seen.stage,
        president=played.candidate,
        chancellor=chancellor,
        asked=_asked(seen, enacted=enacted),
        agreed=None if played.veto is None else played.veto is VetoAnswer.AGREED,
        tile=int(played.tile is LIBERAL) if enacted else None,
        said_drawn=claimed.drawn,
        said_received=claimed.received,
    )


def _asked(seen: Played, *, enacted: bool) -> bool | None:
    """Whether a veto was asked for; None if it could not be, or still may be."""
    if seen.ending.asking or seen.round.veto is not None:
        return True
    return False if enacted and seen.before.fascist >= seen.rules.veto_zone else None


def _deck(seen: Played) -> Iterator[e.Evidence]:
    """Chaos and shuffles after the session, in their order."""
    played = seen.round
    # A new deck is complete when the round is over, unless chaos took its first tile.
    took_leftover = played.by_chaos and seen.ending.pile == played.shuffled
    if played.by_chaos and took_leftover:
        yield e.Chaos(played.tile is LIBERAL)
    if played.shuffled:
        lies_open = played.tile is LIBERAL and (took_leftover or not played.by_chaos)
        on_track = seen.before.liberal + lies_open
        yield e.Shuffle(played.shuffled, seen.rules.liberal_tiles - on_track)
    if played.by_chaos and not took_leftover:
        yield e.Chaos(played.tile is LIBERAL)


def _power(seen: Played, power: Power) -> Iterator[e.Evidence]:
    """The target of a power, and what is claimed about it."""
    president, target = seen.round.candidate, seen.round.target
    if power is POLICY_PEEK:
        yield e.Peek(president, seen.claimed.peeked)
    if target is None:
        return
    among = seen.before.targets(seen.rules, president, power)
    yield e.Choice(seen.stage, power, president, target, among)
    yield from SHOWN[power](seen, target)


def _party_card(seen: Played, target: Seat) -> Iterator[e.Evidence]:
    yield e.PartyCard(seen.round.candidate, target, seen.claimed.party)


def _nothing(_seen: Played, _target: Seat) -> Iterator[e.Evidence]:
    return iter(())


def _whether_hitler(seen: Played, target: Seat) -> Iterator[e.Evidence]:
    """W3: Hitler's execution ends the game."""
    yield e.HitlerOrNot(target, seen.ending.ended is EndReason.HITLER_EXECUTED)


SHOWN: Final[dict[Power, Callable[[Played, Seat], Iterator[e.Evidence]]]] = {
    INVESTIGATE_LOYALTY: _party_card,
    CALL_SPECIAL_ELECTION: _nothing,
    EXECUTION: _whether_hitler,
}
"""By power, the evidence about its target."""
complete(Power, SHOWN, but={POLICY_PEEK})
