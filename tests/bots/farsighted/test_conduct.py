"""Conduct: hiding players are read as hiding, and others by their acts."""

import random

from secret_hitler.bots.farsighted.conduct import conduct
from secret_hitler.bots.shrewd.manners import HEEDLESS, IMPATIENCE, SHARP, Read, read
from secret_hitler.bots.shrewd.style import REGULAR
from secret_hitler.engine.ruleset import official
from tests.support.bot_games import moments


def table() -> Read:
    first = next(moments(official(7), random.Random(1)))
    return read(first.seen, ())


def test_among_who_hide_one_is_easy_impatient_and_discreet() -> None:
    hiding = table()._replace(name="silent")
    found = conduct(hiding, 7)
    assert found.care == hiding.care(7) < SHARP
    assert (found.impatience, found.party, found.coup) == (
        IMPATIENCE,
        REGULAR.party,
        REGULAR.coup,
    )


def test_where_nobody_heeds_anybody_one_is_sharp_and_overt() -> None:
    found = conduct(table()._replace(name=HEEDLESS), 7)
    assert (found.care, found.impatience) == (SHARP, 0)
    assert found.party == found.coup == REGULAR.overt


def test_among_naive_fascists_one_is_sharp_and_discreet() -> None:
    found = conduct(table()._replace(name="loud"), 7)
    assert (found.care, found.impatience) == (SHARP, 0)
    assert (found.party, found.coup) == (REGULAR.party, REGULAR.coup)
