"""Worlds: how many there are, and that a viewer's own cards leave the right ones."""

import pytest

from secret_hitler.beliefs.deals import all_deals, worlds
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import view
from secret_hitler.engine.terms import Seat
from tests.support.boards import deal

SPECTATOR = {5: 20, 6: 30, 7: 105, 8: 168, 9: 504, 10: 840}
LIBERAL = {5: 12, 6: 20, 7: 60, 8: 105, 9: 280, 10: 504}
HITLER = {5: 4, 6: 5, 7: 15, 8: 21, 9: 56, 10: 84}
"""With 7 or more players, Hitler knows nobody; otherwise the one Fascist."""


@pytest.mark.parametrize("players", range(5, 11))
def test_a_spectator_has_every_deal(players: int) -> None:
    assert len(worlds(view(deal(players).state, None)).deals) == SPECTATOR[players]
    assert len(set(all_deals(players, official(players).fascists))) == SPECTATOR[players]


@pytest.mark.parametrize("players", range(5, 11))
def test_a_liberal_has_the_deals_of_its_own_card(players: int) -> None:
    seen = view(deal(players).state, Seat(0))
    assert len(worlds(seen).deals) == LIBERAL[players]


@pytest.mark.parametrize("players", range(5, 11))
def test_hitler_has_the_deals_of_what_he_was_shown(players: int) -> None:
    seen = view(deal(players).state, Seat(players - 1))
    assert len(worlds(seen).deals) == (HITLER[players] if players > 6 else 1)


@pytest.mark.parametrize("players", range(5, 11))
def test_a_fascist_knows_the_deal(players: int) -> None:
    seen = view(deal(players).state, Seat(players - 2))
    assert len(worlds(seen).deals) == 1


def test_arrays_and_deals_say_the_same() -> None:
    found = worlds(view(deal(7).state, Seat(0)))
    for column, dealt in enumerate(found.deals):
        for seat, role in enumerate(dealt):
            assert found.roles[seat, column] == list(type(role)).index(role)
            assert found.dealt[seat, found.roles[seat, column], column] == 1
    assert found.dealt.sum() == found.roles.size
