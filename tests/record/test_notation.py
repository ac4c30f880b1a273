"""One line a round, as players write it, with question marks for what the reader may not know."""

import re

import pytest

from secret_hitler.engine.actions import (
    AnswerVeto,
    Discard,
    Enact,
    Execute,
    InvestigateLoyalty,
    Nominate,
    PeekAtPolicies,
    ProposeVeto,
    SeatAction,
)
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.terms import Policy, Seat
from secret_hitler.record.notation import notation
from secret_hitler.record.words import Words
from tests.support.recordings import Played, random_game, scripted, votes

NAMES = ("Anna", "Ben", "Chiara", "Dmitri", "Esperanza", "Fatima", "Goran", "Hana", "Ivo")
F, L = Policy.FASCIST, Policy.LIBERAL
Acts = list[tuple[int, SeatAction]]


def session(
    players: int, president: int, chancellor: int, discarded: Policy, enacted: Policy
) -> Acts:
    return [
        (president, Nominate(Seat(chancellor))),
        *votes(players),
        (president, Discard(discarded)),
        (chancellor, Enact(enacted)),
    ]


def lines(played: Played, *seats: int, language: str = "en") -> tuple[str, ...]:
    known = [played.state.knowledge[seat] for seat in seats]
    return notation(played.state.board, known, Words(language), NAMES)


def test_a_round_reads_as_players_write_it() -> None:
    played = scripted("LLLFH", "FFL FFFFF FFFF LLLLL", *session(5, 0, 1, F, F))
    watcher, president, chancellor = lines(played), lines(played, 0), lines(played, 1)
    assert watcher == ("1. Anna>Ben 5-0 ???, ?? -> F", "2. Ben>?")
    assert president[0] == "1. Anna>Ben 5-0 FFL, FL -> F"
    assert chancellor[0] == "1. Anna>Ben 5-0 ???, FL -> F"
    assert lines(played, 2) == watcher
    assert lines(played, *range(5)) == president


def test_failed_votes_and_chaos() -> None:
    acts: Acts = []
    for seat in range(3):
        acts += [(seat, Nominate(Seat(seat + 1))), *votes(5, 0, 1, 2)]
    played = scripted("LLLFH", "FFL FFFFF FFFF LLLLL", *acts)
    assert lines(played) == (
        "1. Anna>Ben 2-3",
        "2. Ben>Chiara 2-3",
        "3. Chiara>Dmitri 2-3 chaos -> F",
        "4. Dmitri>?",
    )
    assert lines(played, language="de")[2].endswith("Chaos -> F")


def test_an_investigation_names_the_party_to_the_president_only() -> None:
    acts = [*session(9, 0, 1, L, F), (0, InvestigateLoyalty(Seat(8)))]
    played = scripted("LLLLLFFFH", "FFL FFFFF FFFF LLLLL", *acts)
    assert lines(played)[0] == "1. Anna>Ben 9-0 ???, ?? -> F (investigate Ivo)"
    assert lines(played, 0)[0] == "1. Anna>Ben 9-0 FFL, FF -> F (investigate Ivo: Fascist)"
    assert lines(played, 1)[0] == "1. Anna>Ben 9-0 ???, FF -> F (investigate Ivo)"


FIVE: Acts = [
    *session(5, 0, 1, F, F),
    *session(5, 1, 2, F, F),
    *session(5, 2, 0, F, F),
    (2, PeekAtPolicies()),
]


def test_a_peek_is_in_order_for_whoever_saw_it() -> None:
    played = scripted("LLLFH", "FFF FFF FFF LFL LLL LF", *FIVE)
    assert lines(played)[2] == "3. Chiara>Anna 5-0 ???, ?? -> F (peek)"
    assert lines(played, 2)[2] == "3. Chiara>Anna 5-0 FFF, FF -> F (peek LFL)"
    assert lines(played, 0)[2] == "3. Chiara>Anna 5-0 ???, FF -> F (peek)"


def test_hitler_elected() -> None:
    played = scripted(
        "LLLFH", "FFF FFF FFF LFL LLL LF", *FIVE, (3, Nominate(Seat(4))), *votes(5, 0)
    )
    assert lines(played, *range(5))[-1] == "4. Dmitri>Esperanza 4-1 Hitler elected"


def test_executions_and_vetoes() -> None:
    """Five Fascist tiles by the fifth round, so a veto is open in the sixth and the seventh."""
    found = set()
    for seed in range(120):
        played = random_game(official(5), seed)
        for line in lines(played, *range(5)):
            found |= set(re.findall(r"-> veto|veto refused|execute \w+|peek [LF]{3}|chaos", line))
    assert {"-> veto", "veto refused", "chaos", "execute Anna"} <= found


SHAPE = re.compile(
    r"\d+\. \w+>(\?|\w+)"
    r"( \d+-\d+"
    r"( [FL]{3}, [FL]{2} -> ([FL]( \(veto refused\))?|veto)| Hitler elected)?"
    r"( chaos -> [FL])?"
    r"( \((investigate \w+: (Liberal|Fascist)|special election \w+|peek [FL]{3}|execute \w+)\))?)?"
)


@pytest.mark.parametrize("players", range(5, 11))
def test_every_line_of_a_finished_game_has_the_same_shape(players: int) -> None:
    for seed in range(10):
        played = random_game(official(players), seed)
        opened = notation(played.state.board, played.state.knowledge, Words(), tuple("ABCDEFGHIJ"))
        assert len(opened) == len(played.state.board.rounds)
        for line in opened:
            assert SHAPE.fullmatch(line), line


def test_a_veto_says_which_tiles() -> None:
    """The notation of a refused and of an agreed veto, from a game found by its seed."""
    for seed in range(300):
        played = random_game(official(5), seed)
        actions = [row.action for row in played.rows]
        if ProposeVeto() in actions and AnswerVeto(True) in actions:
            line = next(line for line in lines(played, *range(5)) if "-> veto" in line)
            assert re.search(r"\d-\d [FL]{3}, [FL]{2} -> veto", line)
            assert not any(isinstance(action, Execute) and action.target > 4 for action in actions)
            return
    pytest.fail("no game with an agreed veto in 300")
