"""The careful bot: legal everywhere, blind to what is hidden, neither weak nor crushing."""

import math
import random
from itertools import permutations

import pytest

from secret_hitler.bots import claims
from secret_hitler.bots.careful import careful_bot
from secret_hitler.bots.careful.suspicion import suspicion
from secret_hitler.engine import actions as a
from secret_hitler.engine.game import apply, options, view
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import View
from secret_hitler.engine.terms import Party, Policy, Role, Seat
from secret_hitler.record.talk import AnyTalk
from tests.support.bot_games import OFFICIAL, Moment, any_ruleset, moments, winner

from ..twin_states import twin

F, L = Policy.FASCIST, Policy.LIBERAL


@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_it_plays_whole_games_in_every_seat(rules: Ruleset) -> None:
    acted: set[tuple[Seat, Role | None]] = set()
    for seed in range(6):
        for moment in moments(rules, random.Random(seed)):
            assert moment.chosen in moment.offered
            acted.add((moment.seat, moment.state.knowledge[moment.seat].role))
    assert {seat for seat, _ in acted} == set(range(rules.players))
    assert {role for _, role in acted} == set(Role)


@pytest.mark.parametrize("rulesets", [20, pytest.param(400, marks=pytest.mark.long)])
def test_it_plays_any_ruleset(rulesets: int) -> None:
    rng = random.Random(8)
    for _ in range(rulesets):
        rules = any_ruleset(rng)
        fascists = rng.choice(("careful", "random"))
        for moment in moments(rules, rng, "careful", fascists):
            assert moment.chosen in moment.offered


@pytest.mark.parametrize("players", [5, 7, 10])
def test_what_it_may_not_know_changes_neither_choice_nor_words(players: int) -> None:
    rng, twins = random.Random(players), 0
    for moment in moments(official(players), rng):
        for seat in map(Seat, range(players)):
            other = twin(moment.state, seat, rng)
            seen, before = view(other, seat), view(moment.state, seat)
            assert seen == before
            twins += other != moment.state
            assert said_by(seen, moment) == said_by(before, moment)
            if options(seen):
                assert act_of(seen, moment) == act_of(before, moment)
    assert twins > 100


def act_of(seen: View, moment: Moment) -> a.SeatAction:
    return careful_bot.choose(seen, options(seen), moment.talk, random.Random(1))


def said_by(seen: View, moment: Moment) -> tuple[AnyTalk, ...]:
    return claims.speak(seen, moment.talk, random.Random(1))


def test_the_same_dice_give_the_same_game() -> None:
    first = list(moments(official(7), random.Random(21)))
    assert first == list(moments(official(7), random.Random(21)))
    assert first != list(moments(official(7), random.Random(22)))


def test_suspicion_counts_the_team_and_one_hitler() -> None:
    for moment in moments(official(8), random.Random(4)):
        for viewer in (None, *map(Seat, range(8))):
            believed = suspicion(view(moment.state, viewer), moment.talk)
            assert sum(believed.fascist) == pytest.approx(3)
            assert sum(believed.hitler) == pytest.approx(1)


def test_suspicion_does_not_depend_on_where_anybody_sits() -> None:
    """Before the first clue all seats without known roles are equally suspicious."""
    first = next(moments(official(7), random.Random(1)))
    believed = suspicion(view(first.state, None), ())
    assert len(set(believed.fascist)) == len(set(believed.hitler)) == 1


def decided(rules: Ruleset, kind: type, seeds: range) -> list[Moment]:
    """All moments of some games in which an act of this kind was due."""
    games = (moments(rules, random.Random(seed)) for seed in seeds)
    return [m for game in games for m in game if isinstance(m.offered[0], kind)]


def test_liberals_play_liberal_tiles() -> None:
    due = decided(official(7), a.Discard, range(8)) + decided(official(7), a.Enact, range(8))
    mixed = [m for m in due if m.role is Role.LIBERAL and set(m.hand) == {F, L}]
    assert mixed
    for moment in mixed:
        assert moment.chosen in {a.Discard(F), a.Enact(L)}


def test_fascists_play_fascist_tiles_with_cover() -> None:
    due = decided(official(7), a.Enact, range(30))
    mixed = [m for m in due if m.role is Role.FASCIST and set(m.hand) == {F, L}]
    fascist = sum(m.chosen == a.Enact(F) for m in mixed)
    assert 0 < fascist < len(mixed)


def test_fascists_never_execute_their_own() -> None:
    due = decided(official(7), a.Execute, range(40))
    shots = [(m.role, m.chosen) for m in due]
    for moment, (role, shot) in zip(due, shots, strict=True):
        assert isinstance(shot, a.Execute)
        if role is Role.FASCIST:
            assert moment.state.knowledge[shot.target].role is Role.LIBERAL
    assert {role for role, _ in shots} >= {Role.FASCIST, Role.LIBERAL}


def test_in_the_zone_a_liberal_never_nominates_a_known_fascist_beside_a_cleared_seat() -> None:
    due = decided(official(7), a.Nominate, range(30))
    checked = 0
    for moment in due:
        board = moment.seen.board
        cleared = {Seat(s) for s, clear in enumerate(board.not_hitler) if clear and board.alive[s]}
        choices = {act.nominee for act in moment.offered if isinstance(act, a.Nominate)}
        if board.fascist_policies < 3 or moment.role is not Role.LIBERAL:
            continue
        believed = suspicion(moment.seen, moment.talk)
        assert isinstance(moment.chosen, a.Nominate)
        if cleared & choices and min(believed.fascist[s] for s in cleared & choices) < 0.5:
            checked += 1
            assert believed.hitler[moment.chosen.nominee] < 1 / 3
    assert checked > 5


def liberal_wins(rules: Ruleset, games: int, liberals: str, fascists: str) -> float:
    rng = random.Random(1932)
    won = [winner(rules, rng, liberals, fascists) is Party.LIBERAL for _ in range(games)]
    return sum(won) / games


@pytest.mark.long
@pytest.mark.parametrize(("players", "games"), [(5, 100), (7, 60), (10, 30)])
def test_among_careful_bots_either_party_may_win(players: int, games: int) -> None:
    """The 95 % interval of the Liberals' wins reaches into 35 to 65 %."""
    margin = 1.96 * math.sqrt(0.25 / games)
    won = liberal_wins(official(players), games, "careful", "careful")
    assert 0.35 - margin <= won <= 0.65 + margin


def test_careful_liberals_beat_random_fascists_and_the_other_way_round() -> None:
    assert liberal_wins(official(7), 30, "careful", "random") > 0.65
    assert liberal_wins(official(7), 30, "random", "careful") < 0.2


@pytest.mark.long
@pytest.mark.parametrize("players", range(5, 11))
def test_win_rates(players: int) -> None:
    """Among careful bots, 1,000 games a size: Liberals 35 to 70 % (six players favour them)."""
    assert 0.35 <= liberal_wins(official(players), 1000, "careful", "careful") <= 0.7


def test_every_order_of_the_same_clues_believes_the_same() -> None:
    """Talk may arrive in any order; the last claim of a seat about a round counts."""
    *_, last = moments(official(5), random.Random(5))
    few = last.talk[:4]
    believed = [suspicion(last.seen, order) for order in permutations(few)]
    for other in believed:
        assert other.fascist == pytest.approx(believed[0].fascist)


def test_a_bot_needs_a_seat() -> None:
    first = next(moments(official(5), random.Random(1)))
    with pytest.raises(AssertionError):
        careful_bot.choose(view(first.state, None), (), (), random.Random(1))


def test_apply_accepts_what_it_chooses_in_the_last_moment_too() -> None:
    *_, last = moments(official(9), random.Random(2))
    state, events = apply(last.state, last.seat, last.chosen)
    assert events
    assert state != last.state
