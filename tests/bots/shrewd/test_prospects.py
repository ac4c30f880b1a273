"""Prospects: the expected values of governments and candidates."""

import random

import numpy as np
import pytest

from secret_hitler.bots.shrewd.manners import HEEDLESS, Read, read
from secret_hitler.bots.shrewd.prospects import Outcomes, Prospects
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import SEATS
from tests.support.bot_games import Moment, moments

PLAYERS = 7


@pytest.fixture(scope="module")
def moment() -> Moment:
    """A choice in the middle of a game."""
    played = list(moments(official(PLAYERS), random.Random(4), "shrewd", "shrewd"))
    return played[len(played) // 2]


def prospects(moment: Moment, table: Read) -> Prospects:
    """As the public sees it."""
    public = table.public
    return Prospects(Outcomes(moment.seen, public.next_hand, table), public.dealt, public.weights)


def test_a_government_is_worth_what_it_is_in_the_list_of_its_president(moment: Moment) -> None:
    seen = prospects(moment, read(moment.seen, moment.talk))
    for president in SEATS[:PLAYERS]:
        alone = [seen.government(president, seat) for seat in SEATS[:PLAYERS] if seat != president]
        listed = [w for seat, w in enumerate(seen.governments(president)) if seat != president]
        assert alone == pytest.approx(listed)


def test_roles_add_up(moment: Moment) -> None:
    seen = prospects(moment, read(moment.seen, moment.talk))
    assert sum(seen.fascist(seat) for seat in SEATS[:PLAYERS]) == pytest.approx(3)
    assert sum(seen.hitler(seat) for seat in SEATS[:PLAYERS]) == pytest.approx(1)
    for seat in SEATS[:PLAYERS]:
        assert np.sum(seen.role(seat)) == pytest.approx(1)
        assert seen.hitler(seat) <= seen.fascist(seat) + 1e-12


def test_less_is_expected_of_a_candidate_where_most_draw_lots(moment: Moment) -> None:
    table = read(moment.seen, moment.talk)
    among_who_hide = prospects(moment, table)
    in_a_crowd = prospects(moment, table._replace(name=HEEDLESS))
    # The worths of boards differ as well, so compare a candidate with its own governments.
    for candidate in (seat for seat in SEATS[:PLAYERS] if moment.seen.board.alive[seat]):
        for seen in (among_who_hide, in_a_crowd):
            row = seen.governments(candidate)
            assert min(row) - 1e-12 <= seen.run_by(candidate) <= max(row) + 1e-12
        assert place(in_a_crowd, candidate) < place(among_who_hide, candidate)


def place(seen: Prospects, candidate: int) -> float:
    """The position of a candidate between its worst (0) and best (1) government."""
    row = [w for at, w in enumerate(seen.governments(SEATS[candidate])) if at != candidate]
    return (seen.run_by(SEATS[candidate]) - min(row)) / (max(row) - min(row))
