"""Every event class has an audience, a place in one table, and stands in its union."""

from collections.abc import Iterator
from typing import get_args

import pytest

from secret_hitler.engine import events as e
from secret_hitler.engine.evolve import KNOWLEDGE, SECRETS
from secret_hitler.engine.evolve_board import BOARD


def leaves(kind: type[e.Event]) -> Iterator[type[e.Event]]:
    """The classes under this one that no other class is made of."""
    for under in kind.__subclasses__():
        yield from leaves(under) if under.__subclasses__() else [under]


@pytest.mark.parametrize(
    ("base", "table", "union"),
    [
        (e.PublicEvent, BOARD, e.AnyPublicEvent),
        (e.PrivateEvent, KNOWLEDGE, e.AnyPrivateEvent),
        (e.SealedEvent, SECRETS, e.AnySealedEvent),
    ],
)
def test_a_table_holds_exactly_the_events_of_its_audience(
    base: type[e.Event], table: dict[type[e.Event], object], union: object
) -> None:
    assert set(table) == set(leaves(base)) == set(get_args(union))


def test_there_are_three_audiences_and_no_fourth() -> None:
    assert set(e.Event.__subclasses__()) == {e.PublicEvent, e.PrivateEvent, e.SealedEvent}
