"""Reasons: given once by the player who acted, about public facts, independent of any role."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from secret_hitler.bots.bot import BOTS
from secret_hitler.bots.claims import may_speak
from secret_hitler.bots.explaining.reasons import MOST_AT_ONCE, MOST_OF_A_VOTE, explain
from secret_hitler.engine import actions as a
from secret_hitler.engine import chance
from secret_hitler.engine.game import apply, awaited, new_game, options, view
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import GameOver, Knowledge, State, View
from secret_hitler.engine.terms import CHANCE, SEATS, Party, Role, Seat
from secret_hitler.record import facts as f
from secret_hitler.record.deeds import reason_fault
from secret_hitler.record.talk import Explained, GiveReason, Said
from tests.support.boards import deal, place
from tests.support.bot_games import OFFICIAL, any_ruleset
from tests.support.claims import A, B, C, D, drew, got, saw, talk
from tests.support.game import Game

POWERS = {Explained.INVESTIGATED, Explained.CALLED, Explained.EXECUTED}
VOTES = {Explained.VOTED_JA, Explained.VOTED_NEIN}
E, G, H = Seat(4), Seat(5), Seat(6)


class Spoken(NamedTuple):
    """A reason, and the situation in which it was given."""

    state: State
    talk: tuple[Said, ...]
    """What was said before."""
    seat: Seat
    words: GiveReason


def reasons(rules: Ruleset, seed: int, name: str = "careful") -> Iterator[Spoken]:
    """All reasons of a game in which every bot is asked to speak once per phase."""
    rng, bot = random.Random(seed), BOTS[name]
    state, said, heard = new_game(rules), tuple[Said, ...](), -1
    while not isinstance(state.board.phase, GameOver):
        if state.board.rounds and heard != state.board.phase_number:
            heard = state.board.phase_number
            for seat in SEATS[: rules.players]:
                seen = view(state, seat)
                claims = bot.speak(seen, said, rng)
                said = (*said, *[Said(seat, heard, words) for words in claims])
                for words in bot.explain(seen, said, rng):
                    yield Spoken(state, said, seat, words)
                    said = (*said, Said(seat, heard, words))
        state = after_one(state, said, name, rng)


def after_one(state: State, said: tuple[Said, ...], name: str, rng: random.Random) -> State:
    actor = awaited(state.board)[0]
    if actor is CHANCE:
        return apply(state, CHANCE, chance.draw(state.board, rng))[0]
    assert isinstance(actor, int)
    seen = view(state, actor)
    return apply(state, actor, BOTS[name].choose(seen, options(seen), said, rng))[0]


def told(
    game: Game, seat: Seat, said: tuple[Said, ...] = (), seed: int = 0
) -> tuple[GiveReason, ...]:
    return explain(view(game.state, seat), said, random.Random(seed))


def fascist_policy() -> Game:
    """Anna and Ben enacted a Fascist policy after three Nein votes; Ben is next."""
    return deal("LLLLFFH").stack("FFL").nominate(1).vote("JJJJNNN").discard("L").enact("F")


BLAMING = talk((A, drew(1, "FFL")), (B, got(1, "FF")))

# --- doubts -----------------------------------------------------------------------------------


def test_a_government_that_quarrels_doubts_each_other() -> None:
    game, blame = fascist_policy(), (f.Blame((A, B), 0),)
    assert told(game, A, BLAMING) == (GiveReason(0, Explained.DOUBTED, blame, B),)
    assert told(game, B, BLAMING) == (GiveReason(0, Explained.DOUBTED, blame, A),)
    assert told(game, C, BLAMING) == ()
    assert told(game, A) == ()


def test_a_doubt_is_told_once() -> None:
    game = fascist_policy()
    (doubt,) = told(game, A, BLAMING)
    assert told(game, A, (*BLAMING, Said(A, 9, doubt))) == ()
    assert told(game, B, (*BLAMING, Said(A, 9, doubt))) != ()


def test_whoever_is_called_a_fascist_doubts_the_investigator() -> None:
    game = fascist_policy()
    game.stack("FFF").nominate(3).vote("J" * 7).discard("F").enact("F")
    game.do(1, a.InvestigateLoyalty(H))
    called = talk((B, saw(2, H, Party.FASCIST)))
    reason = (f.Called(B, H, Party.FASCIST),)
    assert told(game, H, called) == (GiveReason(1, Explained.DOUBTED, reason, B),)
    assert told(game, H, talk((B, saw(2, H, Party.LIBERAL)))) == ()


def before_execution() -> Game:
    """Carl must execute somebody: three Fascist policies were enacted from the start."""
    rules = replace(official(7), pre_enacted_fascist=3)
    return place(rules, fascist=3, candidate=2, deck="FFFLLL").elect(3).discard("F").enact("F")


def test_the_dead_are_not_doubted() -> None:
    game = before_execution()
    quarrel = talk((C, drew(1, "FFL")), (D, got(1, "FF")))
    assert told(game, C, quarrel) != ()
    game.do(2, a.Execute(D))
    assert Explained.DOUBTED not in {one.act for one in told(game, C, quarrel)}


# --- own acts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_an_execution_is_always_explained(seed: int) -> None:
    game = before_execution()
    game.do(2, a.Execute(D))
    (reason,) = told(game, C, seed=seed)
    assert (reason.act, reason.about, reason.round) == (Explained.EXECUTED, D, 0)
    assert reason.reasons[0] == f.Enacted(0, C, D, Party.FASCIST)


def test_a_nein_is_sometimes_explained() -> None:
    game = fascist_policy().nominate(2).vote("NJJNNNN")
    said = [told(game, D, BLAMING, seed) for seed in range(300)]
    spoken = [one for one in said if one]
    assert 0.05 < len(spoken) / len(said) < 0.3
    reason = GiveReason(1, Explained.VOTED_NEIN, (f.Blame((A, B), 0),))
    assert set(spoken) == {(reason,)}


def test_a_ja_is_explained_only_where_much_hangs_on_it() -> None:
    calm = fascist_policy().nominate(2).vote("JJJJJJJ")
    assert not any(told(calm, D, (), seed) for seed in range(100))
    tense = deal(7).reject(1).reject(2).nominate(3).vote("J" * 7)
    said = {told(tense, E, (), seed) for seed in range(100)}
    assert said == {(), (GiveReason(2, Explained.VOTED_JA, (f.LastTry(),)),)}


def test_a_fact_that_explained_a_vote_is_not_told_again_at_once() -> None:
    game = fascist_policy().nominate(2).vote("NJJNNNN")
    given = GiveReason(1, Explained.VOTED_NEIN, (f.Blame((A, B), 0),))
    said = (*BLAMING, Said(E, 9, given))
    again = {told(game, D, said, seed) for seed in range(100)} - {()}
    assert all(f.Blame((A, B), 0) not in one.reasons for (one,) in again)


def test_who_runs_needs_no_words_for_its_own_ballot() -> None:
    tense = deal(7).reject(1).reject(2).nominate(3).vote("NNJJJJN")
    assert not any(told(tense, D, (), seed) for seed in range(100))


@pytest.mark.parametrize("name", ["careful", "shrewd"])
@pytest.mark.parametrize("rules", [OFFICIAL[0], OFFICIAL[2], OFFICIAL[5]], ids=lambda r: r.players)
def test_reasons_have_their_form_and_come_from_whoever_may_speak(rules: Ruleset, name: str) -> None:
    acts: set[Explained] = set()
    for seed in range(3):
        for one in reasons(rules, seed, name):
            acts.add(one.words.act)
            assert may_speak(one.state.board, one.seat)
            assert reason_fault(one.state.board, one.seat, one.words) is None
            assert len(one.words.reasons) <= MOST_AT_ONCE
            assert not any(said.talk == one.words for said in one.talk if said.seat == one.seat)
    assert acts & POWERS or rules.players == 5
    assert acts & VOTES
    assert Explained.NOMINATED in acts


def test_people_can_read_along() -> None:
    """At a table of ten a round brings one or two reasons, and one vote at most two."""
    rounds = given = 0
    for seed in range(6):
        told_of = list(reasons(official(10), seed))
        rounds += len(told_of[-1].state.board.rounds)
        given += len(told_of)
        for number in range(len(told_of[-1].state.board.rounds)):
            votes = [one for one in told_of if one.words.act in VOTES and one.words.round == number]
            assert len(votes) <= MOST_OF_A_VOTE
    assert 0.7 < given / rounds < 2.5


def test_secret_ballots_are_not_explained() -> None:
    rules = replace(official(7), secret_ballots=True)
    acts = {one.words.act for seed in range(5) for one in reasons(rules, seed)}
    assert acts
    assert not acts & VOTES


def test_any_ruleset_is_explained() -> None:
    rng = random.Random(4)
    spoken = 0
    for seed in range(25):
        for one in reasons(any_ruleset(rng), seed, "random"):
            raise AssertionError(f"a random bot says nothing, not {one}")
        rules = any_ruleset(rng)
        for one in reasons(rules, seed):
            assert reason_fault(one.state.board, one.seat, one.words) is None
            spoken += 1
    assert spoken > 50


# --- secrets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [5, 7, 10])
def test_what_a_bot_is_and_knows_changes_neither_whether_nor_what_it_says(players: int) -> None:
    checked = 0
    for one in [one for seed in range(4) for one in reasons(official(players), seed)]:
        for seat in SEATS[:players]:
            told_by = {twin_words(one, seat, role) for role in (None, *Role)}
            assert len(told_by) == 1
            checked += told_by != {()}
    assert checked > 3


def twin_words(one: Spoken, seat: Seat, role: Role | None) -> tuple[GiveReason, ...]:
    """The words of a seat that knows only this role; with None, its actual words."""
    known = one.state.knowledge[seat] if role is None else Knowledge(seat, role)
    seen = View(one.state.ruleset, one.state.board, known)
    return explain(seen, one.talk, random.Random(1))


@pytest.mark.parametrize("name", ["random", "selfish", "partisan", "loud", "quiet", "trusting"])
def test_the_simple_bots_explain_nothing(name: str) -> None:
    assert list(reasons(official(7), 1, name)) == []


def test_the_others_do() -> None:
    assert BOTS["careful"].explain is BOTS["shrewd"].explain is explain
