"""Claims: one for each office, at a public moment, true from Liberals, possible from all."""

import random
from collections import Counter

import pytest

from secret_hitler.bots.claims import speak
from secret_hitler.engine.game import view
from secret_hitler.engine.memories import (
    DrawnHand,
    Memory,
    PeekedTiles,
    ReceivedHand,
    SeenParty,
)
from secret_hitler.engine.ruleset import Ruleset, official
from secret_hitler.engine.state import Board, ChancellorChoosing, PresidentChoosing, VetoAnswering
from secret_hitler.engine.terms import Policy, Role, Seat
from secret_hitler.record.matters import about
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AskClaim,
    Claim,
    ClaimDrawn,
    ClaimNothing,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Line,
    LogClaim,
    Said,
)
from tests.support.bot_games import OFFICIAL, Moment, any_ruleset, moments

F, L = Policy.FASCIST, Policy.LIBERAL
IN_SESSION = PresidentChoosing | ChancellorChoosing | VetoAnswering


def spoken(rules: Ruleset, seeds: range) -> list[tuple[Moment, Seat, Claim]]:
    games = (moments(rules, random.Random(seed)) for seed in seeds)
    return [(m, seat, claim) for game in games for m in game for seat, claim in claims_in(m)]


def claims_in(moment: Moment) -> list[tuple[Seat, Claim]]:
    """What was said just before a choice: claims, since bots say nothing else."""
    said = [(seat, words) for seat, words in moment.said if isinstance(words, Claim)]
    assert len(said) == len(moment.said)
    assert not any(isinstance(claim, ClaimNothing) for _, claim in said)
    return said


@pytest.mark.parametrize("rules", OFFICIAL, ids=lambda rules: rules.players)
def test_liberals_tell_what_they_saw(rules: Ruleset) -> None:
    checked = 0
    for moment, seat, words in spoken(rules, range(4)):
        known = moment.state.knowledge[seat]
        if known.role is Role.LIBERAL:
            checked += 1
            assert any(tells(words, memory) for memory in known.memories)
    assert checked > 20


def tells(words: Claim, memory: Memory) -> bool:
    """Whether a claim says what this memory holds."""
    if isinstance(words, ClaimParty):
        return memory == SeenParty(words.round, words.target, words.party)
    if isinstance(words, ClaimNothing) or isinstance(memory, SeenParty):
        return False
    kinds = {ClaimDrawn: DrawnHand, ClaimReceived: ReceivedHand, ClaimPeeked: PeekedTiles}
    if kinds[type(words)] is not type(memory) or words.round != memory.round:
        return False
    return Counter(memory.tiles) == Counter(words.tiles)


@pytest.mark.parametrize("players", [5, 7, 10])
def test_each_office_is_spoken_of_once_and_at_once(players: int) -> None:
    for seed in range(5):
        game = list(moments(official(players), random.Random(seed)))
        keys = [
            (seat, type(words), words.round) for moment in game for seat, words in claims_in(moment)
        ]
        assert len(keys) == len(set(keys))
        for moment in game:
            for seat, words in claims_in(moment):
                assert words.round >= len(moment.state.board.rounds) - 2
                assert spoke_as(moment.state.board, seat, words)


def spoke_as(board: Board, seat: Seat, words: Claim) -> bool:
    """Whether it was public that this seat owed this claim."""
    played = board.rounds[words.round]
    return seat == (played.nominee if isinstance(words, ClaimReceived) else played.candidate)


def test_who_speaks_when_does_not_depend_on_the_role() -> None:
    """Whatever its role, a seat that held an office speaks as soon as it may."""
    for moment in moments(official(7), random.Random(6)):
        board = moment.state.board
        talked = {
            (s.seat, type(s.talk), s.talk.round) for s in moment.talk if isinstance(s.talk, Claim)
        }
        in_session = isinstance(board.phase, IN_SESSION)
        for number, played in enumerate(board.rounds[: -1 if in_session else None]):
            if played.passed and played.tile is not None and not played.by_chaos:
                quiet = (
                    {board.rounds[-1].candidate, board.rounds[-1].nominee} if in_session else set()
                )
                for seat, kind in ((played.candidate, ClaimDrawn), (played.nominee, ClaimReceived)):
                    assert seat is not None
                    if board.alive[seat] and seat not in quiet:
                        assert (seat, kind, number) in talked


def test_a_government_with_tiles_and_the_executed_are_silent() -> None:
    silent = 0
    for seed in range(6):
        for moment in moments(official(7), random.Random(seed)):
            board = moment.state.board
            for seat in map(Seat, range(7)):
                holds = isinstance(board.phase, IN_SESSION) and seat in {
                    board.rounds[-1].candidate,
                    board.rounds[-1].nominee,
                }
                if holds or not board.alive[seat]:
                    silent += 1
                    assert speak(view(moment.state, seat), (), random.Random(1)) == ()
    assert silent > 100


def test_lies_go_with_the_tile_on_the_table_and_with_the_deck() -> None:
    rng, lies = random.Random(12), 0
    rulesets = OFFICIAL + [any_ruleset(rng) for _ in range(20)]
    for rules in rulesets:
        for moment, seat, words in spoken(rules, range(2)):
            played = moment.state.board.rounds[words.round]
            lies += not any(
                tells(words, memory) for memory in moment.state.knowledge[seat].memories
            )
            if isinstance(words, ClaimParty):
                assert words.target == played.target
                continue
            assert not isinstance(words, ClaimNothing)
            assert len(words.tiles) == (2 if isinstance(words, ClaimReceived) else 3)
            if not isinstance(words, ClaimPeeked) and played.tile and not played.by_chaos:
                assert played.tile in words.tiles
            assert words.tiles.count(L) <= rules.liberal_tiles
            assert words.tiles.count(F) <= rules.fascist_tiles
    assert lies > 30


def test_a_fascist_chancellor_denies_the_liberal_tile() -> None:
    denied = 0
    for moment, seat, words in spoken(official(7), range(30)):
        known = moment.state.knowledge[seat]
        if isinstance(words, ClaimReceived) and known.role is Role.FASCIST:
            enacted = moment.state.board.rounds[words.round].tile
            if enacted is F and not any(tells(words, memory) for memory in known.memories):
                denied += 1
                assert words.tiles == (F, F)
    assert denied > 0


# --- what is said around them -----------------------------------------------------------------


def owing(rules: Ruleset) -> tuple[Moment, Seat, ClaimDrawn]:
    """A moment at which somebody has just claimed a President's hand."""
    return next(
        (moment, seat, words)
        for moment, seat, words in spoken(rules, range(3))
        if isinstance(words, ClaimDrawn)
    )


def speaks_of(moment: Moment, seat: Seat, round_: int, *said: Said) -> list[About]:
    """What a bot still says about a round after this was said."""
    words = speak(view(moment.state, seat), said, random.Random(1))
    return [about(claim) for claim in words if isinstance(claim, Claim) and claim.round == round_]


def test_a_bot_owes_its_own_word_whatever_others_ask_or_write() -> None:
    moment, seat, claim = owing(official(7))
    other = Seat((seat + 1) % 7)
    alone = speaks_of(moment, seat, claim.round)
    assert About.DRAWN in alone
    log = Said(other, 0, LogClaim(seat, claim))
    for words in (AskClaim(seat, claim.round, About.DRAWN), LogClaim(seat, claim), Line("Well?")):
        assert speaks_of(moment, seat, claim.round, Said(other, 0, words)) == alone
    assert (
        speaks_of(moment, seat, claim.round, log, Said(other, 0, AnswerLog(0, right=True))) == alone
    )


@pytest.mark.parametrize("nothing", [False, True])
def test_who_has_spoken_owes_nothing_even_who_would_not_say(nothing: bool) -> None:
    moment, seat, claim = owing(official(7))
    words: Claim = ClaimNothing(claim.round, About.DRAWN) if nothing else claim
    assert About.DRAWN not in speaks_of(moment, seat, claim.round, Said(seat, 0, words))
