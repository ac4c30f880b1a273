"""Deeds: every decision of a game is an entry of a table."""

from random import Random

import pytest

from secret_hitler.beliefs.shapes import SHAPES
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Party
from secret_hitler.lab.line_up import parse
from secret_hitler.lab.outcomes import SILENT, Outcome, outcomes
from secret_hitler.lab.playing import FinishedGame, play


@pytest.fixture(scope="module", params=range(6))
def game(request: pytest.FixtureRequest) -> FinishedGame:
    seed = int(request.param)
    rules = official(5 + seed)
    return play(rules, parse("careful+selfish+random"), Random(seed), claims=True)


def of(game: FinishedGame, table: str) -> list[Outcome]:
    return [deed for deed in outcomes(game) if deed.table == table]


def test_every_deed_is_an_entry_of_its_table(game: FinishedGame) -> None:
    for deed in outcomes(game):
        shape = SHAPES[deed.table]
        axes = list(shape.axes.values())
        labels = deed.labels[: len(axes)]
        assert len(labels) == len(axes)
        assert all(label in names for label, names in zip(labels, axes, strict=True))
        assert deed.outcome in (*shape.outcomes, SILENT)
        if shape.of_seats:
            assert deed.outcome[0] in deed.labels[-1]


def test_every_nomination_vote_and_enactment_is_one(game: FinishedGame) -> None:
    rounds = game.state.board.rounds
    named = [played for played in rounds if played.nominee is not None]
    assert len(of(game, "nominates")) == len(named)
    ballots = [cast for played in rounds for cast in played.ballots or () if cast is not None]
    assert len(of(game, "votes")) == len(ballots)
    enacted = [played.tile for played in rounds if played.tile and not played.by_chaos]
    assert [deed.outcome for deed in of(game, "enacts")] == [tile.value for tile in enacted]
    assert all(deed.outcome in deed.labels[-1] for deed in of(game, "enacts"))


def test_a_selfish_player_passes_and_enacts_for_its_party(game: FinishedGame) -> None:
    for deed in (*of(game, "passes"), *of(game, "enacts")):
        if game.bots[deed.seat] == "selfish":
            liberal = game.roles[deed.seat].party is Party.LIBERAL
            best = sorted(_choices(deed), key=lambda tiles: tiles.count("L"))[-1 if liberal else 0]
            assert deed.outcome == best


def _choices(deed: Outcome) -> list[str]:
    """What can be passed or enacted from these tiles."""
    tiles = deed.labels[-1]
    if deed.table == "enacts":
        return list(tiles)
    return [tiles.replace(tile, "", 1) for tile in set(tiles)]


def test_liberals_of_the_careful_kind_say_what_they_saw(game: FinishedGame) -> None:
    for deed in of(game, "drawn"):
        if game.bots[deed.seat] == "careful" and game.roles[deed.seat].party is Party.LIBERAL:
            assert deed.outcome == deed.labels[3]


def test_silent_bots_are_counted_as_silent(game: FinishedGame) -> None:
    for deed in outcomes(game):
        if game.bots[deed.seat] != "careful" and deed.table in ("drawn", "received", "party"):
            assert deed.outcome == SILENT
