"""Who may speak when, what a line may hold, and whose claims are whose."""

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.state import UsingPower
from secret_hitler.engine.terms import Party, Seat
from secret_hitler.record.talk import (
    AnyTalk,
    ClaimDrawn,
    ClaimParty,
    ClaimPeeked,
    ClaimReceived,
    Line,
)
from secret_hitler.table import messages as m
from secret_hitler.table.commands import BotSpeaks, Sit
from secret_hitler.table.messages import Refusal

from .gathering import FASCIST, JA, LIBERAL, NEIN, Gathering, stacked

FFL = (FASCIST, FASCIST, LIBERAL)
HELLO = Line("hello")


def seven(tiles: str = "FFL FFL FFL FFL FFL", roles: str = "LLLLFFH") -> Gathering:
    return Gathering(7, draw=stacked(roles, tiles)).start()


def five(tiles: str = "FFL FFL FFL FFL FFL") -> Gathering:
    return Gathering(5, draw=stacked("LLLFH", tiles)).start()


def test_president_and_chancellor_are_silent_from_draw_to_enactment() -> None:
    table = seven().act(0, a.NOMINATE[1])
    assert [table.say(seat, HELLO) for seat in range(7)] == [None] * 7, "while all vote"
    table.vote(JA)
    silent = [Refusal.QUIET, Refusal.QUIET, None, None, None, None, None]
    assert [table.say(seat, HELLO) for seat in range(7)] == silent
    table.act(0, a.Discard(FASCIST))
    assert [table.say(seat, HELLO) for seat in range(7)] == silent
    table.act(1, a.Enact(LIBERAL))
    assert [table.say(seat, HELLO) for seat in range(7)] == [None] * 7


def test_a_failed_election_silences_nobody() -> None:
    table = seven().act(0, a.NOMINATE[1]).vote(NEIN)
    assert [table.say(seat, HELLO) for seat in range(7)] == [None] * 7


@pytest.mark.parametrize("chatting", [False, True])
def test_the_executed_are_silent_unless_the_table_lets_them_chat(chatting: bool) -> None:
    options = m.Options(dead_may_chat=chatting)
    table = Gathering(5, draw=stacked("LLLFH", "FFF FFF FFF FFF"), options=options).start()
    for nominee in (1, 2, 3, 0):
        table.elect(nominee).legislate("F", "F")
        if isinstance(table.board.phase, UsingPower):
            president = table.awaited()[0]
            table.act(president, a.EXECUTE[0] if len(table.board.rounds) == 4 else a.PEEK[0])
    assert not table.board.alive[0]
    assert table.say(0, HELLO) is (None if chatting else Refusal.EXECUTED_ARE_SILENT)
    assert table.say(1, HELLO) is None


def test_after_the_end_everybody_talks() -> None:
    table = Gathering(5, draw=stacked("LLLFH", "FFL" * 5)).start()
    for nominee in (1, 2, 3, 0, 1):
        table.elect(nominee).legislate("F", "L")
    assert table.table.stage is m.Stage.ENDED
    assert [table.say(seat, HELLO) for seat in range(5)] == [None] * 5
    table.accepted("late", Sit("Zoe"))
    assert table.refusal("late", m.Say(HELLO)) is Refusal.NOT_SEATED


def test_there_is_no_talk_before_a_game_and_none_by_watchers() -> None:
    lobby = Gathering(5)
    assert lobby.say(0, HELLO) is Refusal.NOT_IN_THIS_STAGE
    table = five()
    for who in (None, "stranger"):
        assert table.refusal(who, m.Say(HELLO)) is Refusal.NOT_SEATED


def test_bots_talk_by_the_same_rules() -> None:
    table = Gathering(4, 1, draw=stacked("LLLFH", "FFL", first=4)).start()
    table.accepted(None, BotSpeaks(Seat(4), HELLO))
    table.elect(0)
    assert table.refusal(None, BotSpeaks(Seat(4), HELLO)) is Refusal.QUIET


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("  hello  ", "hello"),
        ("two\nlines", "two lines"),
        ("bell\x07", "bell"),
        ("e\u0301", "\u00e9"),
        ("e\u202e\u0301", "\u00e9"),
        ("\u202eabc\u202c", "abc"),
        ("\u2066abc\u2069", "abc"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("x" * 200, "x" * 200),
        ("e\u0301" * 200, "\u00e9" * 200),
    ],
)
def test_a_line_is_kept_clean(text: str, heard: str) -> None:
    table = five()
    assert table.say(2, Line(text)) is None
    assert [said.talk for said in table.table.talk] == [Line(heard)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Refusal.EMPTY),
        (" \n\t ", Refusal.EMPTY),
        ("\u202e", Refusal.EMPTY),
        ("x" * 201, Refusal.TOO_LONG),
    ],
)
def test_an_empty_line_and_a_long_one_are_refused(text: str, reason: Refusal) -> None:
    assert five().say(2, Line(text)) is reason


def test_claims_of_a_hand_are_for_those_who_held_it_true_or_not() -> None:
    table = seven().elect(1)
    drawn, received = ClaimDrawn(0, FFL), ClaimReceived(0, (FASCIST, LIBERAL))
    assert table.say(2, drawn) is Refusal.NOT_YOURS_TO_CLAIM, "not their hand, and not over"
    table.legislate("F", "F")
    assert table.say(0, ClaimDrawn(0, (FASCIST,) * 3)) is None, "a lie is no fault"
    assert table.say(1, received) is None
    wrong: list[tuple[int, AnyTalk]] = [
        (1, drawn),
        (0, received),
        (2, drawn),
        (0, ClaimDrawn(0, FFL[:2])),
        (0, ClaimDrawn(1, FFL)),
        (0, ClaimDrawn(-1, FFL)),
        (0, ClaimDrawn(99, FFL)),
        (1, ClaimReceived(0, FFL)),
        (1, ClaimReceived(0, ())),
        (0, ClaimParty(0, Seat(3), Party.LIBERAL)),
        (0, ClaimPeeked(0, FFL)),
    ]
    for seat, claim in wrong:
        assert table.say(seat, claim) is Refusal.NOT_YOURS_TO_CLAIM


def test_nobody_drew_where_the_vote_failed_or_chaos_laid_the_tile() -> None:
    table = seven()
    for candidate in range(3):
        table.act(candidate, a.NOMINATE[6]).vote(NEIN)
    assert table.board.rounds[2].by_chaos
    for round_, candidate in enumerate(range(3)):
        assert table.say(candidate, ClaimDrawn(round_, FFL)) is Refusal.NOT_YOURS_TO_CLAIM
        received = ClaimReceived(round_, (FASCIST, FASCIST))
        assert table.say(6, received) is Refusal.NOT_YOURS_TO_CLAIM


def test_a_party_card_is_claimed_by_who_looked_about_whom_was_looked_at() -> None:
    table = seven().elect(1).legislate("L", "F").elect(2).legislate("L", "F")
    claim = ClaimParty(1, Seat(5), Party.LIBERAL)
    assert table.say(1, claim) is Refusal.NOT_YOURS_TO_CLAIM, "not looked yet"
    table.act(1, a.INVESTIGATE[5])
    assert table.say(1, claim) is None
    assert table.say(2, claim) is Refusal.NOT_YOURS_TO_CLAIM
    other = ClaimParty(1, Seat(4), Party.LIBERAL)
    assert table.say(1, other) is Refusal.NOT_YOURS_TO_CLAIM


def test_a_peek_is_claimed_once_it_was_taken() -> None:
    table = five()
    for nominee in (1, 2, 3):
        table.elect(nominee).legislate("L", "F")
    claim = ClaimPeeked(2, FFL)
    assert table.say(2, claim) is Refusal.NOT_YOURS_TO_CLAIM
    table.act(2, a.PEEK[0])
    assert table.say(2, claim) is None
    assert table.say(2, ClaimPeeked(2, FFL[:1])) is Refusal.NOT_YOURS_TO_CLAIM
    assert table.say(3, claim) is Refusal.NOT_YOURS_TO_CLAIM


def test_talk_never_makes_an_act_stale() -> None:
    table = five()
    message = table.message(0, a.NOMINATE[1])
    step = table.game.step
    for seat in range(5):
        assert table.say(seat, HELLO) is None
    assert table.game.step == step
    assert table.accepted("p0", message).rows


def test_what_is_said_stands_after_its_step() -> None:
    table = five()
    table.say(3, HELLO)
    table.act(0, a.NOMINATE[1])
    table.say(4, HELLO)
    assert [(said.seat, said.step) for said in table.table.talk] == [(3, 0), (4, 1)]
    assert table.rebuilt().talk == table.table.talk
