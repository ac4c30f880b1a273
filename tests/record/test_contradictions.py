"""Contradictions: compared with every deck and every deal, and some by hand."""

import random
from collections import Counter

import msgspec
import pytest

from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Party, Power, Role, Seat
from secret_hitler.record.ledger import Ledger, ledger
from secret_hitler.record.talk import ClaimNothing
from tests.support.bot_games import any_ruleset, small_rules
from tests.support.claims import (
    SEVEN,
    A,
    B,
    C,
    D,
    board,
    chaos,
    claimed,
    drew,
    enacted,
    found,
    got,
    looking,
    peeked,
    peeking,
    saw,
    talk,
    vetoed,
)
from tests.support.recordings import random_game

from .worlds import Worlds, lies, truths

replace = msgspec.structs.replace
LIBERAL, FASCIST = Party.LIBERAL, Party.FASCIST


# --- against every possible world -------------------------------------------------------------


def named(kept: Ledger) -> list[tuple[int, ...]]:
    """The sets of entries that are said to be impossible."""
    alone = [(at,) for at, entry in enumerate(kept.entries) if entry.disproved is not None]
    return alone + [finding.entries for finding in kept.findings]


def test_what_is_named_is_impossible_and_smallest_and_nothing_is_missed() -> None:
    met = Counter[object]()
    for seed in range(160):
        rng = random.Random(seed)
        rules = small_rules(rng)
        if seed % 4 == 0:
            powers = (Power.INVESTIGATE_LOYALTY,) * len(rules.powers)
            rules = replace(rules, powers=powers, fascists=0)
        played = random_game(rules, seed)
        shown = played.state.board.roles if rng.random() < 0.2 else None
        there = replace(played.state.board, roles=shown)
        worlds = Worlds(played, there)
        for _ in range(6):
            kept = ledger(rules, there, talk(*lies(truths(played), rng, rng.random())))
            claims = [entry.claim for entry in kept.entries]
            sets = named(kept)
            for one in sets:
                said = [claim for at in one if (claim := claims[at]) is not None]
                assert not worlds.fit(said), seed
                for left_out in range(len(said)):
                    assert worlds.fit(said[:left_out] + said[left_out + 1 :]), seed
            assert worlds.fit(filter(None, claims)) == (not sets), seed
            met.update(map(len, sets))
            met.update(finding.sentence.terms["reason"] for finding in kept.findings)
    assert {1, 2, 3, "hands", "peek", "liberals", "fascists", "parties"} <= met.keys(), met


@pytest.mark.parametrize("players", range(5, 11))
def test_the_truth_never_contradicts_itself(players: int) -> None:
    for seed in range(40):
        rules = official(players) if seed % 2 else any_ruleset(random.Random(seed))
        played = random_game(rules, seed)
        true = [*truths(played)]
        for _, state, _ in played.told[:: len(played.told) // 4]:
            assert named(ledger(rules, state.board, talk(*true))) == []


# --- by hand ----------------------------------------------------------------------------------


def test_a_tile_that_was_enacted_was_there() -> None:
    there = board(enacted(A, B, "L"))
    kept = claimed(there, (A, drew(1, "FFF")), (B, got(1, "FF")))
    assert found(kept) == [("alone hands", [drew(1, "FFF")]), ("alone hands", [got(1, "FF")])]
    assert found(claimed(there, (A, drew(1, "FFL")), (B, got(1, "LL")))) == [
        ("hands", [drew(1, "FFL"), got(1, "LL")])
    ]


def test_a_fascist_tile_was_not_enacted_from_two_liberal_ones() -> None:
    kept = claimed(board(enacted(A, B, "F")), (A, drew(1, "LLL")), (B, got(1, "LL")))
    assert found(kept) == [("alone hands", [drew(1, "LLL")]), ("alone hands", [got(1, "LL")])]


@pytest.mark.parametrize(
    ("hand", "passed", "fits"),
    [
        ("FFF", "FF", True),
        ("FFF", "FL", False),
        ("FFL", "FF", True),
        ("FFL", "FL", True),
        ("FLL", "FF", False),
        ("FLL", "FL", True),
        ("LLL", "FL", False),
    ],
)
def test_two_of_the_three_tiles_were_passed_on(hand: str, passed: str, fits: bool) -> None:
    kept = claimed(board(vetoed(A, B)), (A, drew(1, hand)), (B, got(1, passed)))
    assert (found(kept) == []) is fits


def test_what_was_peeked_at_is_drawn_next() -> None:
    there = board(peeking(A, B), enacted(B, C, "F"))
    peek = peeked(1, "LFF")
    assert found(claimed(there, (A, peek), (B, drew(2, "FFL")))) == []
    assert found(claimed(there, (A, peek), (B, drew(2, "FFF")))) == [
        ("peek", [peek, drew(2, "FFF")])
    ]
    assert found(claimed(there, (A, peek), (C, got(2, "FL")))) == []
    assert found(claimed(there, (A, peeked(1, "LLF")), (C, got(2, "FF")))) == [
        ("peek", [peeked(1, "LLF"), got(2, "FF")])
    ]


def test_chaos_shows_the_first_tile_of_a_peek() -> None:
    there = board(peeking(A, B), chaos(B, C, "L"), enacted(C, D, "F"))
    assert found(claimed(there, (A, peeked(1, "FLL")))) == [("alone peek", [peeked(1, "FLL")])]
    assert found(claimed(there, (A, peeked(1, "LLL")), (C, drew(3, "LLF")))) == []
    assert found(claimed(there, (A, peeked(1, "LLL")), (C, drew(3, "LFF")))) == [
        ("peek", [peeked(1, "LLL"), drew(3, "LFF")])
    ]


def test_a_deck_has_no_more_liberal_tiles_than_it_had() -> None:
    there = board(*[enacted(A, B, "F")] * 4)
    hands = [drew(number, "FLL") for number in range(1, 5)]
    assert found(claimed(there, *((A, hand) for hand in hands[:3]))) == []
    kept = claimed(there, *((A, hand) for hand in hands))
    assert found(kept) == [("liberals", hands)]
    (finding,) = kept.findings
    assert finding.seats == (A,)
    assert finding.sentence.numbers == {
        "count": 1, "claimed": 8, "there": 6, "round": 1, "later": 4,
    }  # fmt: skip


def test_a_deck_has_no_more_fascist_tiles_than_it_had() -> None:
    there = board(*[enacted(A, B, "L")] * 4, vetoed(A, B))
    hands = [drew(number, "FFL") for number in range(1, 5)]
    kept = claimed(there, *((A, hand) for hand in (*hands, drew(5, "FFF"))))
    assert found(kept) == []
    rules = replace(SEVEN, fascist_tiles=10)
    kept = claimed(there, *((A, hand) for hand in (*hands, drew(5, "FFF"))), rules=rules)
    assert found(kept) == [("fascists", [*hands, drew(5, "FFF")])]


def test_a_shuffle_makes_a_new_count() -> None:
    """Two of the first deck are left, so the sixth draw is from another one."""
    there = board(*[enacted(A, B, "F")] * 4, enacted(A, B, "L"), enacted(A, B, "L"))
    spoken = [(A, drew(number, "FLL")) for number in (1, 2, 6)]
    assert found(claimed(there, *spoken)) == []


def test_each_contradiction_of_a_deck_is_told_once_and_no_hand_is_left_out() -> None:
    rules = replace(SEVEN, liberal_tiles=5, fascist_tiles=12)
    there = board(*[enacted(A, B, "F")] * 4, rules=rules)
    spoken = [
        one for number in range(1, 5) for one in ((A, drew(number, "FLL")), (B, got(number, "FL")))
    ]
    kept = claimed(there, *spoken, rules=rules)
    assert found(kept) == [
        ("liberals", [drew(1, "FLL"), drew(2, "FLL"), drew(3, "FLL")]),
        ("liberals", [drew(1, "FLL"), drew(2, "FLL"), drew(4, "FLL")]),
    ]


def test_there_are_so_many_of_each_party() -> None:
    rules = replace(SEVEN, fascists=1)
    there = board(looking(A, B, C), looking(B, C, D), looking(C, A, Seat(5)), rules=rules)
    spoken = [(A, saw(1, C, FASCIST)), (B, saw(2, D, FASCIST)), (C, saw(3, Seat(5), FASCIST))]
    assert found(claimed(there, *spoken[:2], rules=rules)) == []
    kept = claimed(there, *spoken, rules=rules)
    assert found(kept) == [("parties", [claim for _, claim in spoken])]
    assert kept.findings[0].seats == (A, B, C)


def test_somebody_is_hitler() -> None:
    cleared = tuple(Seat(seat) for seat in range(7) if seat not in {C, D})
    there = board(looking(A, B, C), looking(B, C, D), not_hitler=cleared)
    spoken = [(A, saw(1, C, LIBERAL)), (B, saw(2, D, LIBERAL))]
    assert found(claimed(there, *spoken)) == [("parties", [claim for _, claim in spoken])]
    assert found(claimed(there, spoken[0], (B, saw(2, D, FASCIST)))) == []


def test_at_the_end_the_roles_are_known() -> None:
    roles = (*(Role.LIBERAL,) * 4, Role.FASCIST, Role.FASCIST, Role.HITLER)
    there = board(looking(A, B, C), looking(B, C, Seat(6)), roles=roles)
    kept = claimed(there, (A, saw(1, C, FASCIST)), (B, saw(2, Seat(6), FASCIST)))
    assert found(kept) == [("alone roles", [saw(1, C, FASCIST)])]


def test_what_is_not_said_contradicts_nothing() -> None:
    there = board(enacted(A, B, "L"))
    unsaid = [entry.about for entry in claimed(there).entries]
    nothing = [ClaimNothing(0, about) for about in unsaid]
    assert found(claimed(there, (A, nothing[0]), (B, nothing[1]))) == []


def test_what_is_only_suspicious_is_no_contradiction() -> None:
    """Many Fascist tiles, two Presidents without a Liberal one, an accusation: all may be."""
    there = board(enacted(A, B, "F"), looking(B, C, A), enacted(C, D, "F"))
    presidents = [(A, drew(1, "FFF")), (B, drew(2, "FFF")), (C, drew(3, "FFF"))]
    chancellors = [(B, got(1, "FF")), (C, got(2, "FF")), (D, got(3, "FF"))]
    kept = claimed(there, *presidents, *chancellors, (B, saw(2, A, FASCIST)))
    assert found(kept) == []
