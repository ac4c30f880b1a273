"""The latest values by object identity: never another object's, and never too many."""

import weakref

from secret_hitler.record.latest import Latest


class Thing:
    """Equal to every other one, and possibly at the address of one that was freed."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing)

    def __hash__(self) -> int:
        return 1


def test_the_latest_value_of_the_very_same_objects_is_found() -> None:
    one, other, latest = Thing(), Thing(), Latest[str](4)
    assert latest.get(one, other) is None
    assert latest.keep("first", one, other) == "first"
    latest.keep("second", one, other)
    latest.keep("alone", one)
    assert (latest.get(one, other), latest.get(one), len(latest)) == ("second", "alone", 2)


def test_an_equal_object_is_another_one() -> None:
    one, other, latest = Thing(), Thing(), Latest[str](4)
    latest.keep("one", one)
    assert one == other
    assert latest.get(other) is None


def test_no_object_gets_the_identity_of_one_whose_value_is_kept() -> None:
    latest = Latest[int](1_000)
    for number in range(500):
        thing = Thing()
        assert latest.get(thing) is None
        latest.keep(number, thing)


def test_an_identity_alone_would_soon_be_another_objects() -> None:
    """The same with a dictionary that does not hold its objects: the test above can fail."""
    by_identity, wrong = dict[int, int](), 0
    for number in range(500):
        thing = Thing()
        wrong += id(thing) in by_identity
        by_identity[id(thing)] = number
    assert wrong > 0


def test_what_was_kept_first_goes_first_and_its_objects_with_it() -> None:
    latest, things = Latest[int](2), [Thing(), Thing(), Thing()]
    first = weakref.ref(things[0])
    latest.keep(0, things[0])
    latest.keep(1, things[1])
    latest.keep(2, things[0])
    latest.keep(3, things[2])
    assert [latest.get(thing) for thing in things] == [2, None, 3]
    latest.keep(4, Thing())
    assert len(latest) == 2
    assert latest.get(things[0]) is None
    del things[0]
    assert first() is None


def test_all_can_be_forgotten() -> None:
    thing, latest = Thing(), Latest[int](2)
    latest.keep(1, thing)
    latest.clear()
    assert latest.get(thing) is None
