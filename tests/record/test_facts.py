"""Facts tell which seats and which round they are about."""

import msgspec

from secret_hitler.engine.terms import Party
from secret_hitler.record import facts as f
from tests.support.recordings import FACTS, A, B, C


def test_a_fact_names_every_seat_that_it_holds() -> None:
    assert f.seats_of(f.Enacted(1, A, B, Party.FASCIST)) == (A, B)
    assert f.seats_of(f.Called(B, C, Party.LIBERAL)) == (B, C)
    assert f.seats_of(f.Clash((A, C), 2)) == (A, C)
    assert f.seats_of(f.Untried(C)) == (C,)
    assert f.seats_of(f.LastTry()) == ()


def test_no_field_that_holds_a_seat_or_a_round_is_forgotten() -> None:
    seats = {"seat", "seats", "president", "chancellor", "by", "target"}
    for fact in FACTS:
        fields = set(fact.__struct_fields__)
        assert bool(fields & seats) == bool(f.seats_of(fact)), fact
        assert ("round" in fields) == (f.round_of(fact) is not None), fact
        assert fields <= seats | {"round", "role", "party", "ballot", "fascist_policies"}


def test_clues_travel_and_come_back() -> None:
    for fact in FACTS:
        if isinstance(fact, f.Clue):
            assert msgspec.json.decode(msgspec.json.encode(fact), type=f.Clue) == fact
