"""I: what is public, what is secret, and talk."""

from typing import get_args

import msgspec

from secret_hitler.engine.actions import (
    AnswerVeto,
    Discard,
    Execute,
    Nominate,
    PeekAtPolicies,
    ProposeVeto,
    SeatAction,
)
from secret_hitler.engine.ruleset import official
from secret_hitler.engine.state import State, view
from secret_hitler.engine.terms import Ballot, Government, Party, Policy, Role, Seat
from secret_hitler.record.talk import ClaimDrawn, Line
from secret_hitler.table.protocol.messages import Refusal, Refused
from tests.support.boards import place, random_game
from tests.support.letters import deck

from .evening import Evening

L, F = Policy.LIBERAL, Policy.FASCIST
QUIET = Refused(Refusal.QUIET)


def test_I1_the_history_of_every_round_is_open() -> None:
    game = place(7, fascist=3, tracker=1).stack("FFL").nominate(1).vote("JJJJNNN")
    game.discard("L").enact("F").do(0, Execute(Seat(5)))
    played = game.watches().rounds[0]
    assert (played.candidate, played.nominee, played.ja, played.nein) == (0, 1, 4, 3)
    assert played.ballots == (Ballot.JA,) * 4 + (Ballot.NEIN,) * 3
    assert (played.tile, played.target) == (F, 5)


def test_I1_tracks_tracker_officials_and_executions_are_open() -> None:
    board = place(7, liberal=2, fascist=3, tracker=1, last=(0, 1), dead=[6], candidate=2).watches()
    assert (board.liberal_policies, board.fascist_policies, board.election_tracker) == (2, 3, 1)
    assert board.last_government == Government(Seat(0), Seat(1))
    assert board.alive == (True,) * 6 + (False,)


def test_I2_the_numbers_of_tiles_are_open() -> None:
    board = place(7, deck="FFL LFF", discard="FFFFLLLLFFF").watches()
    assert (board.draw_pile, board.discard_pile) == (6, 11)


def test_I2_the_tiles_are_not() -> None:
    one = place(7, deck="LLL FFF", discard="FFFFFFFF LLL")
    other = place(7, deck="FFF LLL", discard="LLL FFFFFFFF")
    assert one.views() == other.views()


def test_I3_other_peoples_roles_are_secret_until_the_end() -> None:
    one = place(7, roles="LLLLFFH").govern(1, "FFL", "F", "L")
    other = place(7, roles="LLFLLFH").govern(1, "FFL", "F", "L")
    unaware = (0, 1, 3, 6, None)
    assert [one.view(seat) for seat in unaware] == [other.view(seat) for seat in unaware]
    assert one.board.roles is None


def test_I3_roles_stay_secret_in_every_step_of_a_game() -> None:
    *played, _last = random_game(official(7), seed=3)
    assert [state.board.roles for state in played] == [None] * len(played)


def test_I3_a_hand_is_known_to_its_holder_alone() -> None:
    one = place(7, deck="LFF FFF LL", discard="FFFFFFLLL").elect(1)
    other = place(7, deck="FFF LFF LL", discard="FFFFFFLLL").elect(1)
    assert one.views(without=0) == other.views(without=0)


def remembered(states: list[State], seat: int) -> list[int]:
    """How much this seat has seen, step by step."""
    seen = (view(state, Seat(seat)).knowledge for state in states)
    return [len(knowledge.memories) for knowledge in seen if knowledge]


def test_I4_what_you_have_seen_stays_with_you() -> None:
    game = place(5, fascist=2, deck="FFL FLF LLFFF").elect(1).discard("L").enact("F")
    game.do(0, PeekAtPolicies()).govern(2, "FLF", "F", "L")
    assert game.remembers(0) == [deck("FFL"), deck("FF"), deck("FLF")]


def test_I4_nothing_is_ever_forgotten() -> None:
    states = random_game(official(7), seed=5)
    for seat in range(7):
        assert remembered(states, seat) == sorted(remembered(states, seat))


def test_I5_you_may_lie_about_what_you_drew() -> None:
    evening = Evening().start().elect(1).legislate("F", "F")
    assert evening.state.board.rounds[0].tile is F
    lie = ClaimDrawn(0, deck("LLL"))
    assert evening.says(0, lie).said == [lie]


def test_I5_you_may_lie_about_your_role() -> None:
    evening = Evening().start()
    assert evening.says(6, Line("I am a Liberal.")).said == [Line("I am a Liberal.")]


def test_I5_the_game_checks_none_of_it() -> None:
    true, false = (Evening().start().elect(1).legislate("F", "F") for _ in range(2))
    true.say(0, ClaimDrawn(0, deck("FFL")))
    false.say(0, ClaimDrawn(0, deck("LLL")))
    assert true.screens() == false.screens()


def test_I6_no_move_shows_a_card() -> None:
    names = {act.__name__ for act in get_args(SeatAction)}
    assert names == {
        "Nominate", "Vote", "Discard", "Enact", "ProposeVeto", "AnswerVeto",
        "InvestigateLoyalty", "PeekAtPolicies", "CallSpecialElection", "Execute",
    }  # fmt: skip
    fields = {field.type for act in get_args(SeatAction) for field in msgspec.structs.fields(act)}
    assert fields.isdisjoint({Role, Party})


def test_I7_watchers_see_what_is_open_and_no_more() -> None:
    one = place(7, roles="LLLLFFH", deck="LFF FFF LL").elect(1)
    other = place(7, roles="HFLFLLL", deck="FFF LFF LL").elect(1)
    assert one.view(None) == other.view(None)
    assert msgspec.json.decode(one.view(None))["knowledge"] is None


def test_I8_the_executed_go_on_seeing_what_is_open() -> None:
    game = place(7, fascist=3).govern(1, "FFL", "L", "F").do(0, Execute(Seat(2)))
    game.govern(3, "FLL", "F", "L")
    assert view(game.state, Seat(2)).board == game.watches()
    assert game.sees(2).role is Role.LIBERAL


def test_I8_the_executed_keep_what_they_knew() -> None:
    game = place(7, fascist=3, candidate=6).govern(1, "FFL", "L", "F")
    before = game.remembers(1)
    assert before == [deck("LF")] or before == [deck("FF")]
    assert game.do(6, Execute(Seat(1))).remembers(1) == before


def test_I8_the_executed_learn_nothing_further() -> None:
    one = place(7, roles="LLLLFFH", fascist=3, dead=[2], deck="LFF FFF LL").elect(1)
    other = place(7, roles="LLLFLFH", fascist=3, dead=[2], deck="FFF LFF LL").elect(1)
    assert one.view(2) == other.view(2)


TALK = Line("I have something to say.")


def test_I9_president_and_chancellor_are_silent_from_the_draw_on() -> None:
    evening = Evening().start().elect(1)
    assert [evening.says(person, TALK).last.reply for person in (0, 1)] == [QUIET, QUIET]
    evening.does(0, Discard(F))
    assert [evening.says(person, TALK).last.reply for person in (0, 1)] == [QUIET, QUIET]
    assert evening.said == []


def test_I9_until_a_tile_is_enacted() -> None:
    evening = Evening().start().elect(1).legislate("F", "F")
    assert evening.says(0, TALK).says(1, TALK).said == [TALK, TALK]


def test_I9_or_a_veto_agreed() -> None:
    evening = Evening().start().reach_veto()
    president, chancellor = evening.board.rounds[-1].candidate, evening.board.rounds[-1].nominee
    assert chancellor is not None
    evening.does(chancellor, ProposeVeto())
    assert evening.says(president, TALK).last.reply == QUIET
    assert evening.says(chancellor, TALK).last.reply == QUIET
    evening.does(president, AnswerVeto(True))
    assert evening.says(president, TALK).says(chancellor, TALK).said == [TALK, TALK]


def test_I9_before_the_draw_they_may_talk() -> None:
    evening = Evening().start().does(0, Nominate(Seat(1)))
    assert evening.says(0, TALK).says(1, TALK).said == [TALK, TALK]


def test_I10_everybody_else_may_talk_on() -> None:
    evening = Evening().start().elect(1)
    for person in (2, 3, 4, 5, 6):
        evening.says(person, TALK)
    assert evening.said == [TALK] * 5


def test_I11_the_executed_do_not_speak() -> None:
    evening = Evening().start().execute(5)
    assert evening.says(5, TALK).last.reply == Refused(Refusal.EXECUTED_ARE_SILENT)
    assert evening.said == []
