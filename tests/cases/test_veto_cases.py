"""Cases of the veto: who may ask, what it does to the tracker, and the chaos it can bring."""

import random

import pytest
from msgspec.structs import replace

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.game import apply, options, view
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import ChancellorChoosing, GameOver, Nominating, State
from secret_hitler.engine.terms import CHANCE, EndReason, Party, Policy, Reason
from secret_hitler.record.event_sentences import tell
from secret_hitler.record.words import Words
from tests.support.game import Game
from tests.support.letters import deck
from tests.support.random_play import Turn, turns

from .numbering import (
    actors,
    candidate,
    cast,
    eligible,
    events_of,
    fail,
    kinds,
    piles,
    placed,
    refusal,
    seat,
    tiles,
)

L, F = Policy.LIBERAL, Policy.FASCIST
LIBERALS_WIN = GameOver(Party.LIBERAL, EndReason.LIBERAL_POLICIES)
FASCISTS_WIN = GameOver(Party.FASCIST, EndReason.FASCIST_POLICIES)


@pytest.mark.parametrize(
    ("leftovers", "enacted", "end", "on_track"),
    [("LFF", L, LIBERALS_WIN, (5, 5)), ("FFL", F, FASCISTS_WIN, (4, 6))],
)
def test_C31_an_agreed_veto_can_be_the_third_failure(
    leftovers: str, enacted: Policy, end: GameOver, on_track: tuple[int, int]
) -> None:
    """Two votes failed and a veto follows: the top tile is enacted in the same step."""
    game = placed(
        8, liberal=4, fascist=5, dead=[6, 7], candidate=8, deck="FFF" + leftovers, discard="LF"
    )
    fail(game, votes=2)
    assert (candidate(game), game.board.election_tracker) == (2, 2)
    game.elect(seat(4)).discard("F").veto(agreed=True)
    assert game.public_events()[:2] == [
        e.VetoAnswered(consent=True, tracker=3),
        e.PolicyEnacted(enacted, by_chaos=True, power=None),
    ]
    assert (game.phase, tiles(game), piles(game)) == (end, on_track, (2, 5))


def two_vetoes(game: Game) -> Game:
    """Case C33: governments 4 and 6, then 1 and 4 veto; the vote between them fails."""
    game.elect(seat(6)).discard("F").veto(agreed=True)
    assert (candidate(game), game.board.election_tracker) == (6, 1)
    fail(game)
    assert (candidate(game), game.board.election_tracker) == (1, 2)
    assert eligible(game) == {2, 4}
    game.elect(seat(4))
    assert game.hand(seat(1)) == deck("FFF")
    return game.discard("F").veto(agreed=True)


@pytest.mark.parametrize(("order", "end"), [("LFFFFFFL", LIBERALS_WIN), ("FFFFFFLL", FASCISTS_WIN)])
def test_C33_a_veto_that_brings_chaos_shuffles_a_short_deck_first(
    order: str, end: GameOver
) -> None:
    """Veto, shuffle of all eight tiles, flip of one: in this order, and one tile only."""
    game = placed(
        6, roles="LHLFLL", liberal=4, fascist=5, dead=[3, 5], candidate=4, deck="FFFFFFLL"
    )
    two_vetoes(game)
    assert kinds(game) == ["VetoAnswered", "PolicyDeckRanShort"]
    assert (game.phase_counts(), game.board.election_tracker, tiles(game)) == ((2, 6), 3, (4, 5))
    game.shuffle(order)
    assert kinds(game)[:2] == ["PolicyDeckShuffled", "PolicyEnacted"]
    assert (game.phase, piles(game), sum(tiles(game))) == (end, (7, 0), 10)


def test_C33_after_it_the_next_living_seat_runs() -> None:
    """With a Liberal tile fewer on the track the flip ends nothing, and seat 2 is not skipped."""
    game = placed(
        6, roles="LHLFLL", liberal=3, fascist=5, dead=[3, 5], candidate=4, deck="FFFFFFLL"
    )
    two_vetoes(game).shuffle("L FFFFFF LL")
    assert (tiles(game), piles(game), game.board.election_tracker) == ((4, 5), (8, 0), 0)
    assert (game.phase, candidate(game), eligible(game)) == (Nominating(), 2, {1, 4, 6})


def test_C33_a_house_rule_flips_a_leftover_tile_instead() -> None:
    """With the flag the known Liberal tile is enacted, without any shuffle."""
    rules = replace(official(6), chaos_flips_leftovers=True)
    game = placed(
        rules, roles="LHLFLL", liberal=4, fascist=5, dead=[3, 5], candidate=4, deck="FFFFFFLL"
    )
    two_vetoes(game)
    assert kinds(game)[:2] == ["VetoAnswered", "PolicyEnacted"]
    assert not game.happened(e.PolicyDeckRanShort)
    assert (game.phase, tiles(game)) == (LIBERALS_WIN, (5, 5))


def test_C35_the_tile_after_an_agreed_veto_is_the_populace_s() -> None:
    """The vetoed tiles are discarded; the log says that chaos enacted the one placed."""
    game = placed(7, liberal=3, fascist=5, tracker=2, deck="FLL FFFL", discard="FF")
    game.elect(seat(2)).discard("F")
    before = game.board
    game.veto(agreed=True)
    placed_tile = e.PolicyEnacted(F, by_chaos=True, power=None)
    assert events_of(game, e.PolicyEnacted) == [placed_tile]
    assert events_of(game, e.TileDiscarded) == [e.TileDiscarded(L), e.TileDiscarded(L)]
    assert (tiles(game), piles(game), game.phase) == ((3, 6), (3, 5), FASCISTS_WIN)
    told = tell(placed_tile, game.state.ruleset, before, None)
    assert told is not None
    assert told.id == "event-enacted-by-chaos"
    assert "Chaos. The top policy is enacted" in Words("en").say(told)


def test_C36_after_a_refusal_the_chancellor_can_only_enact() -> None:
    """One request in a session: then both tiles are legal, and the tracker has not moved."""
    game = placed(7, liberal=2, fascist=5, tracker=1, deck="FFL LLLFFF")
    game.elect(seat(2)).discard("F")
    assert set(game.options(seat(2))) == {a.Enact(L), a.Enact(F), a.ProposeVeto()}
    game.veto(agreed=False)
    assert events_of(game, e.VetoAnswered) == [e.VetoAnswered(consent=False, tracker=1)]
    assert game.phase == ChancellorChoosing(veto_refused=True)
    assert set(game.options(seat(2))) == {a.Enact(L), a.Enact(F)}
    assert refusal(game, 2, a.ProposeVeto()) is Reason.NOT_NOW
    assert game.board.election_tracker == 1


def test_C38_a_fifth_tile_by_chaos_opens_the_veto_for_good() -> None:
    """The veto is a standing rule; only the execution on that place of the track is lost."""
    game = placed(6, liberal=2, fascist=4, tracker=2, dead=[3], deck="F FFL LFF LLF")
    fail(game)
    assert (tiles(game), game.phase, candidate(game)) == ((2, 5), Nominating(), 2)
    assert sum(game.board.alive) == 5
    game.elect(seat(4)).discard("F")
    assert a.ProposeVeto() in game.options(seat(4))
    game.enact("L").elect(seat(5)).discard("F")
    assert a.ProposeVeto() in game.options(seat(5))
    assert sum(game.board.alive) == 5


def test_C40_every_nominee_on_offer_is_accepted_after_a_veto() -> None:
    """The next candidate takes any of the seats offered, and none of the others."""
    game = placed(7, liberal=2, fascist=5, deck="FFL LLLFFF")
    game.elect(seat(5)).discard("F").veto(agreed=True)
    assert (candidate(game), game.board.election_tracker) == (2, 1)
    answers = {number: refusal(game, 2, a.Nominate(seat(number))) for number in range(1, 8)}
    assert {number for number, reason in answers.items() if reason is None} == eligible(game)
    assert {number: reason for number, reason in answers.items() if reason is not None} == {
        1: Reason.LAST_PRESIDENT,
        2: Reason.YOURSELF,
        5: Reason.LAST_CHANCELLOR,
    }


@pytest.mark.parametrize("players", [5, 7, 10])
def test_C40_exactly_one_seat_can_act_after_a_failed_vote_or_a_veto(players: int) -> None:
    """In random games: one actor, with a choice, and every choice is accepted."""
    checked = 0
    for seed in range(40):
        failing = False
        for turn in turns(official(players), random.Random(seed)):
            failing = failed(turn) or (failing and turn.actor is CHANCE)
            if failing and turn.after.board.phase == Nominating():
                check_one_actor(turn.after)
                checked += 1
    assert checked > 100


def failed(turn: Turn) -> bool:
    """Whether a vote failed or a veto was agreed in this act."""
    return any(
        isinstance(event, e.ElectionFailed) or (isinstance(event, e.VetoAnswered) and event.consent)
        for event in turn.events
    )


def check_one_actor(state: State) -> None:
    """The candidate alone has options, and each is accepted."""
    able = [known.seat for known in state.knowledge if options(view(state, known.seat))]
    assert able == actors(Game(state)) == [state.board.rounds[-1].candidate]
    for option in options(view(state, able[0])):
        apply(state, able[0], option)


@pytest.mark.parametrize("fascist", [4, 5])
def test_C43_a_president_cannot_veto_alone(fascist: int) -> None:
    """Neither with four tiles nor with five: without a request there is nothing to agree to."""
    game = placed(7, liberal=1, fascist=fascist, deck="FFL LLLFFF").elect(seat(2))
    acts = (a.ProposeVeto(), *a.VETO_ANSWERS)
    assert {refusal(game, 1, act) for act in acts} == {Reason.NOT_NOW}
    game.discard("F")
    assert {refusal(game, 1, act) for act in acts} == {Reason.NOT_NOW}


def test_C43_with_four_fascist_tiles_the_chancellor_cannot_ask() -> None:
    """The fifth tile must lie there before the session."""
    game = placed(7, liberal=1, fascist=4, deck="FFL LLLFFF").elect(seat(2)).discard("F")
    assert set(game.options(seat(2))) == {a.Enact(L), a.Enact(F)}
    assert refusal(game, 2, a.ProposeVeto()) is Reason.NOT_NOW


def test_C44_an_election_won_does_not_reset_the_tracker() -> None:
    """Two failures, an elected government, a veto: that is the third."""
    game = placed(7, liberal=2, fascist=5, tracker=2, deck="FLL FLLF")
    game.nominate(seat(2))
    cast(game, ja=[1, 2, 3, 4], nein=[5, 6, 7])
    assert game.board.election_tracker == 2
    game.discard("F")
    assert game.board.election_tracker == 2
    game.veto(agreed=True)
    assert kinds(game) == ["VetoAnswered", "PolicyEnacted", "GameEnded", "RolesRevealed"]
    assert events_of(game, e.VetoAnswered) == [e.VetoAnswered(consent=True, tracker=3)]
    assert (tiles(game), game.phase) == ((2, 6), FASCISTS_WIN)
