"""Cases of Investigate Loyalty: its legal targets, and what it shows to whom."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.memories import SeenParty
from secret_hitler.engine.state import UsingPower
from secret_hitler.engine.terms import Party, Power, Reason
from tests.support.game import Game

from .numbering import events_of, placed, refusal, seat, targets


def second_investigator(roles: str) -> Game:
    """Case C52: President 1 investigated seat 5, and President 2 must investigate."""
    game = placed(9, roles=roles)
    game.govern(seat(3), hand="FFL", discarded="L", enacted="F").investigate(seat(5))
    game.govern(seat(4), hand="FFL", discarded="L", enacted="F")
    assert game.phase == UsingPower(Power.INVESTIGATE_LOYALTY)
    return game


def test_C52_nobody_is_investigated_twice() -> None:
    """The seat of the first investigation is refused; who made it is not."""
    game = second_investigator("LLLLLFFFH")
    assert targets(game, 2) == {1, 3, 4, 6, 7, 8, 9}
    assert refusal(game, 2, a.InvestigateLoyalty(seat(5))) is Reason.ALREADY_INVESTIGATED
    game.investigate(seat(1))
    assert events_of(game, e.LoyaltyInvestigated) == [e.LoyaltyInvestigated(seat(1))]


def test_C52_everybody_sees_who_was_investigated_and_nobody_else_the_result() -> None:
    """A Liberal or a Fascist in seat 5: the log is the same bytes for all who are not told."""
    liberal, fascist = second_investigator("LLLLLFFFH"), second_investigator("LLLLFFFLH")
    assert (liberal.seen_party(seat(1)), fascist.seen_party(seat(1))) == (
        (seat(5), Party.LIBERAL),
        (seat(5), Party.FASCIST),
    )
    for game in (liberal, fascist):
        game.investigate(seat(1))
        assert [shown.target for shown in game.watches().rounds[:2]] == [seat(5), seat(1)]
    untold = [None, *map(seat, (2, 3, 4, 9))]  # Hitler of nine knows nobody
    assert [liberal.view(viewer) for viewer in untold] == [
        fascist.view(viewer) for viewer in untold
    ]


def investigated(roles: str, number: int) -> Game:
    """Case C54: President 2 of seven investigates this seat."""
    game = placed(7, roles=roles, fascist=1, candidate=2)
    game.govern(seat(1), hand="FFL", discarded="L", enacted="F")
    return game.investigate(seat(number))


@pytest.mark.parametrize(
    ("number", "party"), [(3, Party.LIBERAL), (5, Party.FASCIST), (6, Party.FASCIST)]
)
def test_C54_the_president_sees_the_party_card(number: int, party: Party) -> None:
    """Liberal, Fascist, and Fascist for Hitler too."""
    game = investigated("LLLLFHF", number)
    assert game.seen_party(seat(2)) == (seat(number), party)
    seen = SeenParty(0, seat(number), party)
    assert events_of(game, e.PartySeen) == [e.PartySeen(seat(2), seen)]


def test_C54_nothing_tells_hitler_from_a_fascist() -> None:
    """Fascist and Hitler exchanged: the same bytes for the President and all other Liberals."""
    one, other = investigated("LLLLFHF", 5), investigated("LLLLHFF", 5)
    unaware = [None, *map(seat, (1, 2, 3, 4))]
    assert [one.view(viewer) for viewer in unaware] == [other.view(viewer) for viewer in unaware]

    assert one.events == other.events
