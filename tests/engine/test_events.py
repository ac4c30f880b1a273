"""Every event class has an audience, and is in its union."""

from collections.abc import Iterator
from typing import get_args

import pytest

from secret_hitler.engine import events as e


def leaves(kind: type[e.Event]) -> Iterator[type[e.Event]]:
    """The subclasses of this class that have no subclasses."""
    for under in kind.__subclasses__():
        yield from leaves(under) if under.__subclasses__() else [under]


@pytest.mark.parametrize(
    ("base", "union"),
    [
        (e.PublicEvent, e.AnyPublicEvent),
        (e.PrivateEvent, e.AnyPrivateEvent),
        (e.SealedEvent, e.AnySealedEvent),
    ],
)
def test_an_audience_has_exactly_the_events_of_its_union(
    base: type[e.Event], union: object
) -> None:
    assert set(leaves(base)) == set(get_args(union))


def test_there_are_three_audiences_and_no_fourth() -> None:
    assert set(e.Event.__subclasses__()) == {e.PublicEvent, e.PrivateEvent, e.SealedEvent}
