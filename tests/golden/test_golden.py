"""The golden games replay to the letter. `make golden` rewrites them."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from secret_hitler.engine.evolve import KNOWLEDGE, SECRETS
from secret_hitler.engine.evolve_board import BOARD
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.terms import Power
from tests.support.random_play import turns

from .transcript import Acts, read_acts, transcript

EVENTS = {kind.__name__ for table in (BOARD, KNOWLEDGE, SECRETS) for kind in table}
FOLDER = Path(__file__).parent
# The seeds are chosen so that together the games show every event; a test below says so.
GAMES: dict[str, tuple[Ruleset, int]] = {
    "five_players": (official(5), 21),
    "seven_players": (official(7), 52),
    "ten_players": (official(10), 47),
    "house_rules": (
        replace(
            official(6),
            powers=(
                None,
                Power.INVESTIGATE_LOYALTY,
                Power.CALL_SPECIAL_ELECTION,
                None,
                Power.EXECUTION,
            ),
            veto_zone=2,
            pre_enacted_fascist=1,
            secret_ballots=True,
            reshuffle_after_power=True,
        ),
        37,
    ),
}


def played(name: str) -> tuple[Ruleset, Acts]:
    """The acts in the file; without a file, those of a random game."""
    path = FOLDER / f"{name}.txt"
    if path.exists():
        return read_acts(path.read_text(encoding="utf-8").splitlines())
    rules, seed = GAMES[name]
    return rules, [(turn.actor, turn.action) for turn in turns(rules, random.Random(seed))]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_plays_again_to_the_letter(name: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{name}.txt"
    if request.config.getoption("--rewrite-golden"):
        path.write_text("\n".join(transcript(*played(name))) + "\n", encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    rules, acts = read_acts(text.splitlines())
    assert "\n".join(transcript(rules, acts)) + "\n" == text


def test_the_golden_games_show_almost_every_event() -> None:
    text = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    shown = {kind for kind in EVENTS if f'"type":"{kind}"' in text}
    assert EVENTS - shown <= {"PowerLapsed", "TermLimitsForgotten"}, "only custom boards have these"
