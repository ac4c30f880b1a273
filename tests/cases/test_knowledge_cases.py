"""Cases of the deal: how many of each role there are, and who knows whom."""

from collections import Counter

import pytest

from secret_hitler.engine.ruleset import RulesetError, official
from secret_hitler.engine.terms import Role
from tests.support.boards import deal, drawn_roles, fresh, known
from tests.support.game import Game

from .numbering import seat

F, H = Role.FASCIST, Role.HITLER
DEALT = {5: (3, 1), 6: (4, 1), 7: (4, 2), 8: (5, 2), 9: (5, 3), 10: (6, 3)}


def knowledge(game: Game, number: int) -> dict[int, Role]:
    """Whose roles this seat was told, by number."""
    return {other + 1: role for other, role in known(game, seat(number)).items()}


@pytest.mark.parametrize("roles", ["HLLFL", "HLLFLL"])
def test_C70_with_five_or_six_hitler_and_the_fascist_know_each_other(roles: str) -> None:
    """Both see the other, with the role; the Liberals see nobody."""
    told = {number: knowledge(deal(roles), number) for number in range(1, len(roles) + 1)}
    assert (told[1], told[4]) == ({4: F}, {1: H})
    assert not any(seen for number, seen in told.items() if number not in (1, 4))


def test_C72_each_fascist_of_nine_sees_the_others_and_hitler() -> None:
    """Nobody sees themself, nobody misses a teammate, and Hitler sees nobody."""
    game = deal("LFLHFLLLF")
    told = {number: knowledge(game, number) for number in range(1, 10)}
    assert told[2] == {5: F, 9: F, 4: H}
    assert told[5] == {2: F, 9: F, 4: H}
    assert told[9] == {2: F, 5: F, 4: H}
    assert not any(seen for number, seen in told.items() if number not in (2, 5, 9))


@pytest.mark.parametrize("players", DEALT)
def test_C74_every_deal_has_the_roles_of_the_table(players: int) -> None:
    """A thousand deals at every size."""
    table = fresh(players)
    liberals, fascists = DEALT[players]
    for seed in range(1000):
        counted = Counter(drawn_roles(table, seed))
        assert counted == {Role.LIBERAL: liberals, F: fascists, H: 1}


@pytest.mark.parametrize("players", [4, 11])
def test_C74_four_and_eleven_players_are_refused(players: int) -> None:
    """There are no rules for them."""
    with pytest.raises(RulesetError, match="players"):
        official(players)
