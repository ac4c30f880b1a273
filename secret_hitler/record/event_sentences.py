"""Turns events into sentences for one viewer: one small function per event class.

A viewer gets sentences only for events that it is sent anyway, and these functions see only the
public Board, so no sentence can say what its reader may not know.
"""

from collections.abc import Callable, Iterable
from typing import Final, Never

import msgspec

from ..engine import events as e
from ..engine.complete import complete
from ..engine.election import next_candidate
from ..engine.memories import DrawnHand
from ..engine.ruleset import Ruleset
from ..engine.state import Board
from ..engine.terms import Ballot, Policy, Role, Seat
from .sentences import Sentence, hand, pile


class _Scene(msgspec.Struct, frozen=True):
    """The context of an event: rules, Board and viewer."""

    ruleset: Ruleset
    board: Board
    """The Board before the act; an act goes no further than the beginning of the next round."""
    viewer: Seat | None

    @property
    def president(self) -> Seat:
        return self.board.rounds[-1].candidate

    @property
    def chancellor(self) -> Seat:
        nominee = self.board.rounds[-1].nominee
        assert nominee is not None, "nobody was nominated yet"
        return nominee


def tell(
    event: e.SeenEvent, ruleset: Ruleset, before: Board, viewer: Seat | None
) -> Sentence | None:
    """An event in a sentence, given the Board before its act; None if it needs no words.

    The seat that a private event is for reads "you"; only the reader of a replay with open cards
    reads its name.
    """
    teller = TELL.get(event.__class__)
    return None if teller is None else teller(_Scene(ruleset, before, viewer), event)  # type: ignore[arg-type]  # keyed by its class


def _about(
    scene: _Scene, message: str, who: Seat, terms: dict[str, str] | None = None, **others: Seat
) -> Sentence:
    """A sentence about what one seat did, saw or became; it says "you" to that seat."""
    seats: dict[str, tuple[Seat, ...]] = {"who": (who,)}
    seats |= {place: (seat,) for place, seat in others.items()}
    return Sentence(message, seats, terms=terms or {}, you=scene.viewer == who)


def _counting(sentence: Sentence, **numbers: int) -> Sentence:
    return msgspec.structs.replace(sentence, numbers=numbers)


def _tracker(scene: _Scene, tracker: int) -> dict[str, int]:
    return {"tracker": tracker, "limit": scene.ruleset.tracker_limit}


def _seats(values: Iterable[object], wanted: object) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, value in enumerate(values) if value is wanted)


# --- public -----------------------------------------------------------------------------------


def _roles_dealt(_scene: _Scene, _event: e.RolesDealt) -> Sentence:
    return Sentence("event-roles-dealt")


def _policy_deck_shuffled(_scene: _Scene, event: e.PolicyDeckShuffled) -> Sentence:
    return Sentence("event-deck-shuffled", numbers={"count": event.count})


def _round_began(scene: _Scene, event: e.RoundBegan) -> Sentence:
    special = event.caller is not None
    return _about(
        scene, "event-special-candidate" if special else "event-candidate", event.candidate
    )


def _term_limits_forgotten(_scene: _Scene, _event: e.TermLimitsForgotten) -> Sentence:
    return Sentence("event-limits-forgotten")


def _nominated(scene: _Scene, event: e.Nominated) -> Sentence:
    return _about(scene, "event-nominated", scene.president, chancellor=event.nominee)


def _votes_revealed(_scene: _Scene, event: e.VotesRevealed) -> Sentence:
    message = "event-vote-passed" if event.passed else "event-vote-failed"
    numbers = {"ja": event.ja, "nein": event.nein}
    if event.ballots is None:
        return Sentence(f"{message}-secretly", numbers=numbers)
    seats = {
        "voted_ja": _seats(event.ballots, Ballot.JA),
        "voted_nein": _seats(event.ballots, Ballot.NEIN),
    }
    return Sentence(message, seats, numbers)


def _government_elected(_scene: _Scene, event: e.GovernmentElected) -> Sentence:
    president, chancellor = event.government.president, event.government.chancellor
    return Sentence("event-elected", {"president": (president,), "chancellor": (chancellor,)})


def _election_failed(scene: _Scene, event: e.ElectionFailed) -> Sentence:
    return Sentence("event-tracker", numbers=_tracker(scene, event.tracker))


def _chancellor_cleared(scene: _Scene, event: e.ChancellorCleared) -> Sentence:
    return _about(scene, "event-cleared", event.seat)


def _tiles_drawn(scene: _Scene, event: e.TilesDrawn) -> Sentence:
    return _counting(_about(scene, "event-tiles-drawn", scene.president), count=event.count)


def _tiles_passed(scene: _Scene, _event: e.TilesPassed) -> Sentence:
    return _about(scene, "event-tiles-passed", scene.president, chancellor=scene.chancellor)


def _veto_proposed(scene: _Scene, _event: e.VetoProposed) -> Sentence:
    return _about(scene, "event-veto-proposed", scene.chancellor)


def _veto_answered(scene: _Scene, event: e.VetoAnswered) -> Sentence:
    message = "event-veto-agreed" if event.consent else "event-veto-refused"
    sentence = _about(scene, message, scene.president, chancellor=scene.chancellor)
    return _counting(sentence, **_tracker(scene, event.tracker))


def _policy_enacted(scene: _Scene, event: e.PolicyEnacted) -> Sentence:
    rules, board = scene.ruleset, scene.board
    if event.policy is Policy.LIBERAL:
        numbers = {"on_track": board.liberal_policies + 1, "goal": rules.liberal_goal}
    else:
        numbers = {"on_track": board.fascist_policies + 1, "goal": rules.fascist_goal}
    terms = {"policy": event.policy.value}
    if event.by_chaos:
        numbers["limit"] = rules.tracker_limit
        return Sentence("event-enacted-by-chaos", numbers=numbers, terms=terms)
    return _counting(_about(scene, "event-enacted", scene.chancellor, terms), **numbers)


def _power_granted(scene: _Scene, event: e.PowerGranted) -> Sentence:
    return _about(scene, "event-power-granted", scene.president, {"power": event.power.value})


def _power_lapsed(_scene: _Scene, event: e.PowerLapsed) -> Sentence:
    return Sentence("event-power-lapsed", terms={"power": event.power.value})


def _loyalty_investigated(scene: _Scene, event: e.LoyaltyInvestigated) -> Sentence:
    return _about(scene, "event-investigated", scene.president, target=event.target)


def _policies_peeked(scene: _Scene, _event: e.PoliciesPeeked) -> Sentence:
    return _about(scene, "event-peeked", scene.president)


def _special_election_called(scene: _Scene, event: e.SpecialElectionCalled) -> Sentence:
    """The sentence also carries the seat that runs after the special election, for displays."""
    then = next_candidate(scene.board)
    return _about(scene, "event-special-called", event.caller, target=event.candidate, then=then)


def _executed(scene: _Scene, event: e.Executed) -> Sentence:
    message = "event-executed-hitler" if event.was_hitler else "event-executed"
    living = scene.board.alive.count(True) - 1
    # E4: more JA than NEIN.
    return _counting(_about(scene, message, event.target), living=living, majority=living // 2 + 1)


def _game_ended(_scene: _Scene, event: e.GameEnded) -> Sentence:
    return Sentence(f"end-{event.reason.value}")


def _roles_revealed(_scene: _Scene, event: e.RolesRevealed) -> Sentence:
    seats = {
        "hitler": _seats(event.roles, Role.HITLER),
        "fascists": _seats(event.roles, Role.FASCIST),
        "liberals": _seats(event.roles, Role.LIBERAL),
    }
    return Sentence("event-roles-revealed", seats, {"fascist_count": len(seats["fascists"])})


# --- private ----------------------------------------------------------------------------------


def _role_given(scene: _Scene, event: e.RoleGiven) -> Sentence:
    sentence = _about(scene, "event-role-given", event.to, {"role": event.role.value})
    known = {
        "hitler": tuple(known.seat for known in event.knows if known.role is Role.HITLER),
        "fascists": tuple(known.seat for known in event.knows if known.role is Role.FASCIST),
    }
    numbers = {"hitler_count": len(known["hitler"]), "fascist_count": len(known["fascists"])}
    return msgspec.structs.replace(sentence, seats=sentence.seats | known, numbers=numbers)


def _ballot_marked(scene: _Scene, event: e.BallotMarked) -> Sentence:
    return _about(scene, "event-ballot", event.to, {"ballot": event.ballot.value})


def _hand_given(scene: _Scene, event: e.HandGiven) -> Sentence:
    drawn = isinstance(event.hand, DrawnHand)
    message = "event-drew" if drawn else "event-received"
    return _about(scene, message, event.to, {"tiles": hand(event.hand.tiles)})


def _hand_passed(scene: _Scene, event: e.HandPassed) -> Sentence | None:
    """None for a Chancellor, whose discard follows from the enacted tile or the veto."""
    if event.passed is None:
        return None
    return _about(scene, "event-passed", event.to, {"tiles": hand(event.passed.tiles)})


def _party_seen(scene: _Scene, event: e.PartySeen) -> Sentence:
    terms = {"party": event.seen.party.value}
    return _about(scene, "event-saw-party", event.to, terms, target=event.seen.target)


def _tiles_seen(scene: _Scene, event: e.TilesSeen) -> Sentence:
    return _about(scene, "event-saw-tiles", event.to, {"tiles": pile(event.seen.tiles)})


TELL: Final[dict[type[e.Event], Callable[[_Scene, Never], Sentence | None]]] = {
    e.RolesDealt: _roles_dealt,
    e.PolicyDeckShuffled: _policy_deck_shuffled,
    e.RoundBegan: _round_began,
    e.TermLimitsForgotten: _term_limits_forgotten,
    e.Nominated: _nominated,
    e.VotesRevealed: _votes_revealed,
    e.GovernmentElected: _government_elected,
    e.ElectionFailed: _election_failed,
    e.ChancellorCleared: _chancellor_cleared,
    e.TilesDrawn: _tiles_drawn,
    e.TilesPassed: _tiles_passed,
    e.VetoProposed: _veto_proposed,
    e.VetoAnswered: _veto_answered,
    e.PolicyEnacted: _policy_enacted,
    e.PowerGranted: _power_granted,
    e.PowerLapsed: _power_lapsed,
    e.LoyaltyInvestigated: _loyalty_investigated,
    e.PoliciesPeeked: _policies_peeked,
    e.SpecialElectionCalled: _special_election_called,
    e.Executed: _executed,
    e.GameEnded: _game_ended,
    e.RolesRevealed: _roles_revealed,
    e.RoleGiven: _role_given,
    e.BallotMarked: _ballot_marked,
    e.HandGiven: _hand_given,
    e.HandPassed: _hand_passed,
    e.PartySeen: _party_seen,
    e.TilesSeen: _tiles_seen,
}

SILENT: Final = frozenset({e.PolicyDeckRanShort, e.BallotCast})
"""Events without words. The shuffle that follows a short deck says enough; a ballot shows as a
mark and in the status count, so that no log keeps the order of arrival."""
complete(e.SeenEvent, TELL, but=SILENT)
