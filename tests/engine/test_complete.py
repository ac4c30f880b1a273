"""A table that lacks a member, or has one too many, fails at import."""

import pytest

from secret_hitler.engine.actions import AnswerVeto, Nominate, ProposeVeto, Vote
from secret_hitler.engine.complete import complete
from secret_hitler.engine.terms import Policy

Acts = Nominate | Vote


def test_each_member_of_a_union_or_an_enum_has_its_place() -> None:
    complete(Acts, {Nominate: 1, Vote: 2})
    complete(Acts | AnswerVeto, {Nominate: 1, Vote: 2}, but={AnswerVeto})
    complete(Policy, {Policy.LIBERAL: 1, Policy.FASCIST: 2})
    complete(("passes", "asks"), {"asks": 1}, but=("passes",))


@pytest.mark.parametrize(
    ("table", "but"),
    [
        ({Nominate: 1}, ()),
        ({Nominate: 1, Vote: 2, ProposeVeto: 3}, ()),
        ({Nominate: 1, Vote: 2}, {ProposeVeto}),
        ({Nominate: 1, Vote: 2}, {Vote}),
    ],
)
def test_no_member_is_missing_unknown_or_placed_twice(
    table: dict[type, int], but: set[type]
) -> None:
    with pytest.raises(AssertionError, match=r"no place for|too many"):
        complete(Acts, table, but)


def test_the_message_names_who_is_missing() -> None:
    with pytest.raises(AssertionError, match=r"no place for .*Policy\.FASCIST"):
        complete(Policy, {Policy.LIBERAL: 1})
