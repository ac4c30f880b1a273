"""The farsighted bot: legal everywhere, blind to hidden information, and able to look ahead."""

import random
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest
from numpy.random import Generator as Dice

from secret_hitler.beliefs.deals import Odds
from secret_hitler.bots.farsighted import farsighted_bot, foresight
from secret_hitler.bots.farsighted.farsighted_bot import sharper, surely
from secret_hitler.engine import actions as a
from secret_hitler.engine.game import options, view
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import View
from secret_hitler.engine.terms import FASCIST as F
from secret_hitler.engine.terms import LIBERAL as L
from secret_hitler.engine.terms import Seat
from secret_hitler.record.talk import Said
from tests.support.boards import deal, replace
from tests.support.bot_games import Moment, any_ruleset, moments
from tests.support.game import Game

from ..twin_states import twin


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Just enough play-outs for what these tests show."""
    monkeypatch.setattr(foresight, "GAMES", 60)


def some_moments(players: int, every: int) -> Iterator[Moment]:
    """Choices of a game among careful bots."""
    for number, moment in enumerate(moments(official(players), random.Random(players))):
        if number % every == 0:
            yield moment


def choice(seen: View, talk: tuple[Said, ...], seed: int = 1) -> a.SeatAction:
    return farsighted_bot.regular(seen, options(seen), talk, random.Random(seed))


@pytest.mark.parametrize("seed", range(2))
def test_it_plays_any_ruleset(seed: int) -> None:
    rng = random.Random(seed)
    for moment in moments(any_ruleset(rng), rng, "farsighted", "farsighted"):
        assert moment.chosen in moment.offered


@pytest.mark.parametrize("players", [5, 10])
def test_what_it_may_not_know_changes_nothing(players: int) -> None:
    twins, rng = 0, random.Random(players)
    for moment in some_moments(players, 13):
        other = twin(moment.state, moment.seat, rng)
        twins += other != moment.state
        assert choice(view(other, moment.seat), moment.talk) == choice(moment.seen, moment.talk)
    assert twins > 4


def test_the_same_dice_give_the_same_choice_with_a_cold_cache_too() -> None:
    for moment in some_moments(7, 15):
        warm = farsighted_bot.odds(moment.seen, moment.offered, moment.talk, random.Random(3))
        unseen = replace(moment.seen, ruleset=replace(moment.seen.ruleset))
        cold = farsighted_bot.odds(unseen, moment.offered, moment.talk, random.Random(3))
        assert warm == pytest.approx(cold, rel=1e-6)


def test_every_option_gets_its_odds() -> None:
    for moment in some_moments(7, 12):
        shares = farsighted_bot.odds(moment.seen, moment.offered, moment.talk, random.Random(3))
        assert len(shares) == len(moment.offered)
        assert all(share >= 0 for share in shares)
        assert sum(shares) > 0


def odds(game: Game, seat: int) -> dict[a.SeatAction, float]:
    seen = view(game.state, Seat(seat))
    shares = farsighted_bot.odds(seen, options(seen), (), random.Random(1))
    return {act: share / sum(shares) for act, share in zip(options(seen), shares, strict=True)}


def in_the_zone() -> Game:
    """Five players, three Fascist policies, and 4 is Hitler, who never governed."""
    game = deal("LLLFH")
    for nominee in (1, 2, 3):
        game.govern(nominee, "FFF", "F", "F")
    return game.do(2, a.PeekAtPolicies())


def test_a_fascist_in_the_zone_nominates_hitler() -> None:
    game = in_the_zone()
    assert game.candidate == 3
    shares = odds(game, 3)
    assert shares[a.Nominate(Seat(4))] == max(shares.values())


def test_a_liberal_chancellor_enacts_what_wins() -> None:
    game = deal("LLLFH")
    board = replace(game.board, liberal_policies=4)
    game.state = replace(game.state, board=board)
    game.elect(1, "FLL").discard("L")
    assert odds(game, 1)[a.Enact(L)] == 1


def test_a_fascist_chancellor_enacts_what_wins() -> None:
    game = deal("LFLLH")
    board = replace(game.board, fascist_policies=5)
    game.state = replace(game.state, board=board)
    game.elect(1, "FLL").discard("L")
    assert odds(game, 1)[a.Enact(F)] == 1


@pytest.mark.parametrize("seat", [0, 1], ids=["President", "Chancellor"])
def test_it_plays_out_as_many_games_whatever_its_role_and_its_hand(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thought for less time, when sure or without a choice, would give that away."""
    played: list[int] = []

    def counted(
        view: View, options: tuple[a.SeatAction, ...], talk: tuple[Said, ...], dice: Dice
    ) -> Odds:
        worths = foresight.foreseen(view, options, talk, dice)
        played.append(worths.size)
        return worths

    monkeypatch.setattr(farsighted_bot, "foreseen", counted)
    for roles, hand in product(("LLLFH", "FHLLL", "HFLLL"), ("FFF", "FFL", "FLL", "LLL")):
        game = deal(roles).elect(1, hand)
        if seat == 1:
            game.discard(hand[0])
        choice(view(game.state, Seat(seat)), ())
    assert played == [foresight.GAMES] * 12


def test_sharper_odds_keep_their_order_and_favour_the_best() -> None:
    assert sharper([0.5, 0.3, 0.2], 1) == pytest.approx([0.5, 0.3, 0.2])
    assert sharper([0.6, 0.3, 0.1], 2) == pytest.approx([36 / 46, 9 / 46, 1 / 46])


# --- what chance may have made ----------------------------------------------------------------


def test_what_all_worlds_agree_on_counts_in_full() -> None:
    worths = np.array([[0.9, 0.8, 0.7], [0.7, 0.6, 0.5]])
    assert surely(worths) == pytest.approx([0.1, -0.1])


def test_what_chance_may_have_made_does_not_count() -> None:
    dice = np.random.default_rng(1)
    noise = [surely(dice.random((2, 50))) for _ in range(200)]
    raw = dice.random((200, 2, 50))
    gains = raw.mean(axis=2)[:, 0] - raw.mean(axis=(1, 2))
    assert np.mean(np.abs(noise)) < 0.6 * np.abs(gains).mean()


def test_only_who_knows_hitler_sees_what_his_election_brings() -> None:
    state = in_the_zone().nominate(4).state
    ja = {}
    for seat in (Seat(0), Seat(3)):
        seen = view(state, seat)
        ja[seat] = foresight.foreseen(seen, options(seen), (), np.random.default_rng(1))[0]
    assert not ja[Seat(3)].any()
    assert ja[Seat(0)].mean() > 0.2
