"""Line-ups: how they are written, who sits where, and which cannot be."""

from random import Random

import pytest

from secret_hitler.engine.terms import ROLES
from secret_hitler.lab.line_up import (
    ByLot,
    ByRole,
    BySeat,
    LineUp,
    LineUpError,
    Sides,
    check,
    described,
    parse,
    seated,
    sizes,
)

L, F, H = ROLES
DEALT = (L, F, L, H, L)


@pytest.mark.parametrize(
    ("text", "line_up", "words"),
    [
        ("careful", ByLot(("careful",)), "all careful"),
        ("random + selfish", ByLot(("random", "selfish")), "each seat random or selfish by lot"),
        ("a,b,c,d,e", BySeat(tuple("abcde")), "in the seats a, b, c, d, e"),
        ("a/b", ByRole("a", "b", "b"), "Liberals a, Fascists b, Hitler b"),
        ("a/b/c", ByRole("a", "b", "c"), "Liberals a, Fascists b, Hitler c"),
        ("a:b", Sides(("a", "b")), "a against b, sides by lot"),
    ],
)
def test_a_line_up_is_written_in_a_line(text: str, line_up: LineUp, words: str) -> None:
    assert parse(text) == line_up
    assert described(line_up) == words


def test_sizes_are_written_as_lists_and_spans() -> None:
    assert sizes("7") == (7,)
    assert sizes("5-7, 10") == (5, 6, 7, 10)


@pytest.mark.parametrize("text", ["", "seven", "5-", "-5", "5-x", "5,,7"])
def test_what_is_no_size_is_refused(text: str) -> None:
    with pytest.raises(LineUpError, match="is no number of players"):
        sizes(text)


def test_bots_sit_as_they_are_named() -> None:
    rng = Random(1)
    assert seated(BySeat(tuple("abcde")), DEALT, rng) == tuple("abcde")
    assert seated(ByRole("a", "b", "c"), DEALT, rng) == ("a", "b", "a", "c", "a")


def test_by_lot_every_bot_gets_its_share() -> None:
    rng = Random(1)
    drawn = [name for _ in range(400) for name in seated(ByLot(("a", "b")), DEALT, rng)]
    assert 900 < drawn.count("a") < 1100


def test_of_two_sides_each_bot_is_the_liberals_in_half_of_the_games() -> None:
    rng = Random(1)
    drawn = [seated(Sides(("a", "b")), DEALT, rng) for _ in range(400)]
    assert {*drawn} == {tuple("ababa"), tuple("babab")}
    assert 160 < drawn.count(("a", "b", "a", "b", "a")) < 240


@pytest.mark.parametrize(
    ("line_up", "players", "reason"),
    [
        (ByLot(("nobody",)), (7,), "there is no bot 'nobody': there are careful"),
        (ByLot(("",)), (7,), "there is no bot ''"),
        (ByRole("careful", "careful", "x"), (7,), "there is no bot 'x'"),
        (Sides(("random", "random")), (5,), "random cannot play against itself"),
        (BySeat(("random",) * 5), (5, 6), "5 bots are named for 6 seats"),
        (ByLot(("random",)), (4,), "4 players: a game has 5 to 10"),
        (ByLot(("random",)), (11,), "11 players: a game has 5 to 10"),
        (ByLot(("random",)), (), "no number of players"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(
    line_up: LineUp, players: tuple[int, ...], reason: str
) -> None:
    with pytest.raises(LineUpError, match=reason):
        check(line_up, players)


def test_too_many_roles_are_refused() -> None:
    with pytest.raises(LineUpError, match="names 4 roles"):
        parse("a/b/c/d")
