"""The shrewd bot: legal everywhere, blind to what is hidden, and sensible where it counts."""

import random

import pytest

from secret_hitler.beliefs import remembered
from secret_hitler.bots.bot import BOTS
from secret_hitler.bots.shrewd import manners, shrewd_bot
from secret_hitler.engine import actions as a
from secret_hitler.engine.game import options, view
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import View
from secret_hitler.engine.terms import JA, Party, Policy, Role, Seat
from secret_hitler.lab.line_up import parse
from secret_hitler.lab.playing import play
from secret_hitler.record.talk import AnyTalk
from tests.support.bot_games import OFFICIAL, Moment, any_ruleset, moments

from ..twin_states import twin

F, L = Policy.FASCIST, Policy.LIBERAL
STYLES = ("shrewd", "shrewd-bold", "shrewd-quiet")


@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_it_plays_whole_games(rules: Ruleset) -> None:
    for moment in moments(rules, random.Random(3), "shrewd", "shrewd"):
        assert moment.chosen in moment.offered


def test_it_plays_any_ruleset() -> None:
    rng = random.Random(8)
    for _ in range(25):
        rules = any_ruleset(rng)
        for moment in moments(rules, rng, "shrewd", rng.choice((*STYLES, "random"))):
            assert moment.chosen in moment.offered


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("players", [5, 7, 10])
def test_what_it_may_not_know_changes_neither_choice_nor_words(name: str, players: int) -> None:
    rng, twins = random.Random(players), 0
    for moment in list(moments(official(players), rng, name, name))[::4]:
        for seat in map(Seat, range(players)):
            other = twin(moment.state, seat, rng)
            seen, before = view(other, seat), view(moment.state, seat)
            assert seen == before
            twins += other != moment.state
            assert said_by(name, seen, moment) == said_by(name, before, moment)
            if options(seen):
                assert act_of(name, seen, moment) == act_of(name, before, moment)
    assert twins > 20


def act_of(name: str, seen: View, moment: Moment) -> a.SeatAction:
    return BOTS[name].choose(seen, options(seen), moment.talk, random.Random(1))


def said_by(name: str, seen: View, moment: Moment) -> tuple[AnyTalk, ...]:
    return BOTS[name].speak(seen, moment.talk, random.Random(1))


def test_an_empty_cache_makes_the_same_choice() -> None:
    for moment in list(moments(official(7), random.Random(5), "shrewd", "shrewd"))[::5]:
        warm = shrewd_bot.odds(moment.seen, moment.offered, moment.talk)
        remembered._latest.clear()
        manners._latest.clear()
        cold = shrewd_bot.odds(moment.seen, moment.offered, moment.talk)
        assert cold == pytest.approx(warm, abs=1e-9)


def test_the_same_dice_give_the_same_game() -> None:
    first = list(moments(official(6), random.Random(21), "shrewd", "shrewd"))
    assert first == list(moments(official(6), random.Random(21), "shrewd", "shrewd"))


def test_the_odds_of_the_options_are_shares_of_one() -> None:
    for moment in moments(official(8), random.Random(2), "shrewd", "shrewd"):
        shares = shrewd_bot.odds(moment.seen, moment.offered, moment.talk)
        assert len(shares) == len(moment.offered)
        assert sum(shares) == pytest.approx(1)


def test_liberals_never_enact_a_fascist_tile_beside_a_liberal_one() -> None:
    mixed = 0
    for seed in range(6):
        for moment in moments(official(7), random.Random(seed), "shrewd", "shrewd"):
            if moment.role is Role.LIBERAL and isinstance(moment.chosen, a.Enact):
                mixed += set(moment.hand) == {F, L}
                assert moment.chosen == a.Enact(L) or L not in moment.hand
    assert mixed


def test_a_fascist_never_gives_the_liberals_their_last_tile() -> None:
    for seed in range(10):
        for moment in moments(official(7), random.Random(seed), "shrewd", "shrewd"):
            fascist = moment.role is not Role.LIBERAL
            last = moment.seen.board.liberal_policies == moment.seen.ruleset.liberal_goal - 1
            if fascist and last and isinstance(moment.chosen, a.Enact) and F in moment.hand:
                assert moment.chosen == a.Enact(F)


def test_liberals_beat_loud_fascists_where_nobody_speaks() -> None:
    rng, line_up = random.Random(1), parse("shrewd/loud")
    games = [play(official(7), line_up, rng, claims=False) for _ in range(12)]
    assert [game.over.winner for game in games].count(Party.LIBERAL) >= 10


def test_among_who_hide_those_who_are_to_govern_stand_by_it_as_people_do() -> None:
    """Among people, 95 % of candidates and 90 % of nominees vote Ja; of the others, about half."""
    said: dict[bool, list[bool]] = {True: [], False: []}
    for seed in range(12):
        for moment in moments(official(7), random.Random(seed), "shrewd", "shrewd"):
            if isinstance(moment.chosen, a.Vote):
                election = moment.seen.board.rounds[-1]
                governs = moment.seat in {election.candidate, election.nominee}
                said[governs].append(moment.chosen.ballot is JA)
    assert sum(said[True]) > 0.85 * len(said[True])
    assert sum(said[False]) < 0.6 * len(said[False])


def test_who_is_found_out_is_kept_from_office_by_those_who_know() -> None:
    """Soft choices are only for what a bot cannot know."""
    for_it: list[float] = []
    for seed in range(20):
        for moment in moments(official(7), random.Random(seed), "shrewd", "shrewd"):
            if moment.role is Role.LIBERAL and a.Vote(JA) in moment.offered:
                election = moment.seen.board.rounds[-1]
                others = {election.candidate, election.nominee} - {moment.seat}
                known = manners.believed_by(moment.seen, moment.talk)
                if max(known.fascist(seat) for seat in others if seat is not None) > 0.99:
                    odds = shrewd_bot.odds(moment.seen, moment.offered, moment.talk)
                    for_it.append(odds[moment.offered.index(a.Vote(JA))])
    assert len(for_it) > 20
    assert sum(for_it) < 0.08 * len(for_it)
