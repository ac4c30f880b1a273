"""Playing alone in a terminal: levels, roles, steps, and questions about bots."""

import random
import re

import pytest

from secret_hitler.cli.evening import Evening
from secret_hitler.cli.orders import Misunderstood, meant
from secret_hitler.cli.play import seat_names
from secret_hitler.cli.solo import Solo
from secret_hitler.engine import actions as a
from secret_hitler.engine.game import options
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Role, Seat
from secret_hitler.record.talk import GiveReason
from secret_hitler.record.words import Words
from secret_hitler.table.protocol.options import BotTalk

from .typist import Typist, play


def played(bots: str = "careful", steps: int = 40, **chosen: BotTalk | Role) -> Solo:
    """A game of six after this many steps, the person choosing the first option."""
    game = Solo(official(6), Seat(2), bots, random.Random(5), **chosen)  # type: ignore[arg-type]  # by name
    for _ in range(steps):
        if game.over:
            break
        list(game.bots_speak())
        seat = game.awaited()[0]
        if seat == game.me:
            game.act(options(game.seen)[0])
        else:
            game.bot_acts(seat)
    return game


def evening_of(game: Solo) -> tuple[Evening, Typist]:
    typist = Typist(game, random.Random(1))
    names = seat_names(6, game.me, "Ivo")
    return Evening(game, names, typist, Words(), random.Random(2)), typist


@pytest.mark.parametrize("level", ["random", "selfish", "careful", "shrewd"])
def test_every_level_can_be_played_against(level: str) -> None:
    result = play(["", "board"], "--level", level, "--seed", "3", "--players", "5", "--seat", "1")
    assert result.exit_code == 0
    assert "You are Alex" in result.stdout


def test_styles_are_for_the_upper_levels() -> None:
    for level in ("shrewd", "careful"):
        result = play([""], "--level", level, "--style", "bold", "--seed", "3")
        assert result.exit_code == 0
    assert play([""], "--style", "shy").exit_code == 2


@pytest.mark.parametrize("role", list(Role))
def test_the_role_that_one_chooses_is_dealt(role: Role) -> None:
    words = {Role.LIBERAL: "a Liberal", Role.FASCIST: "a Fascist", Role.HITLER: "Hitler"}
    for seed in ("1", "2", "3"):
        result = play(["me", ""], "--role", role.value, "--seed", seed)
        assert f"You are {words[role]}." in result.stdout


def test_step_by_step_each_act_of_a_bot_waits_for_enter() -> None:
    arguments = ("--seed", "3", "--players", "5", "--level", "random", "--seat", "4")
    at_once = play([""], *arguments).stdout
    stepped = play(["", "", "why", ""], *arguments, "--step").stdout
    assert "Press Enter to go on." not in at_once
    assert re.search(r"picks a Chancellor\.\nPress Enter to go on\. .+\n> \w+ nominated", stepped)


def test_why_tells_what_lay_open_before_the_last_act() -> None:
    evening, typist = evening_of(played())
    assert evening._answered("why")
    assert re.match(r"What was public before \w+ .+, round \d+:", typist.lines[0])
    assert len(typist.lines) > 1


def test_why_can_be_asked_of_a_seat_and_of_a_name() -> None:
    game = played()
    evening, typist = evening_of(game)
    names = seat_names(6, game.me, "Ivo")
    assert evening._answered("why 4")
    by_number = typist.lines.copy()
    typist.lines.clear()
    assert evening._answered(f"why {names[3]}")
    assert typist.lines == by_number
    assert names[3] in by_number[0]


def test_what_nobody_did_is_not_explained() -> None:
    game = played(steps=0)
    with pytest.raises(Misunderstood):
        meant("", game.open_acts, seat_names(6, game.me, "Ivo"))
    evening, typist = evening_of(played())
    assert evening._answered("why Ivo")
    assert typist.lines == ["No bot has done anything to explain yet."]


def test_open_acts_hold_nothing_hidden() -> None:
    """No ballot before all are in, no discard, and a view that anybody has."""
    game = played("random", 400)
    kinds = {act.action.__class__ for act in game.open_acts}
    assert kinds >= {a.Nominate, a.Vote, a.Enact}
    assert a.Discard not in kinds
    assert all(act.public.knowledge is None for act in game.open_acts)
    assert all(act.seat != game.me for act in game.open_acts)


def test_a_hint_is_for_the_eyes_of_the_player_alone() -> None:
    game = played(role=Role.FASCIST)
    evening, typist = evening_of(game)
    assert evening._answered("hint")
    assert typist.lines == []
    assert "As far as you can know:" in typist.secrets
    shares = [line for line in typist.secrets if "%" in line]
    assert len(shares) == sum(game.board.alive) - game.board.alive[game.me]


def test_bots_say_as_much_as_is_wanted() -> None:
    said = {talk: played(steps=400, bot_talk=talk).talk for talk in BotTalk}
    reasons = {talk: [s for s in of if isinstance(s.talk, GiveReason)] for talk, of in said.items()}
    assert said[BotTalk.OFF] == ()
    assert said[BotTalk.CLAIMS]
    assert not reasons[BotTalk.CLAIMS]
    assert reasons[BotTalk.REASONS]


def test_help_names_the_questions_in_both_languages() -> None:
    for language in ("en", "de"):
        printed = play(["help"], "--language", language, "--seed", "1").stdout
        assert "why" in printed
        assert "hint" in printed


def test_the_game_is_the_same_whether_reasons_are_told_or_not() -> None:
    claims, reasons = (
        played(steps=400, bot_talk=talk).board for talk in (BotTalk.CLAIMS, BotTalk.REASONS)
    )
    assert claims == reasons
