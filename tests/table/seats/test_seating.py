"""Sitting, leaving, the host, options and the start."""

import pytest

from secret_hitler.engine.terms import Seat
from secret_hitler.record.levels import BotKind
from secret_hitler.table.clock import Player, player_of
from secret_hitler.table.commands import HandledCommand, HostGone, Sit, handle, open_table
from secret_hitler.table.evolve import evolve
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import Stage
from secret_hitler.table.table import host_seat, seat_of
from secret_hitler.table.updates import Room, status_for
from tests.support.draws import by_lot
from tests.support.gathering import Gathering, finished, names, seat_number


def test_seats_are_in_the_order_of_sitting_down() -> None:
    assert names(Gathering(3).table) == ["Anna", "Ben", "Chiara"]


def test_a_session_has_one_seat_however_often_it_asks() -> None:
    gathering = Gathering(6)
    assert gathering.accepted("p2", Sit("Somebody")).rows == ()
    assert len(gathering.table.seats) == 6
    gathering.start()
    assert gathering.accepted("p2", Sit("Somebody")).rows == (), "also while a game runs"


def test_a_bot_is_not_seated_at_a_full_table() -> None:
    assert Gathering(9, 1).refusal("p0", m.AddBot()) is Refusal.TABLE_FULL


@pytest.mark.parametrize("looked", [False, True])
def test_the_host_changes_nothing_while_a_game_runs(looked: bool) -> None:
    gathering = Gathering(6)
    gathering.accepted("p0", m.Start())
    if looked:
        for person in range(6):
            gathering.accepted(f"p{person}", m.Looked())
    assert gathering.refusal("p0", m.AddBot()) is Refusal.NOT_IN_THIS_STAGE
    assert gathering.refusal("p0", m.RemoveSeat(Seat(1))) is Refusal.NOT_IN_THIS_STAGE
    assert gathering.refusal("p0", m.SetOptions(m.Options())) is Refusal.NOT_IN_THIS_STAGE


def test_leaving_the_lobby_closes_the_seat_and_keeps_the_order() -> None:
    gathering = Gathering(4)
    gathering.accepted("p1", m.Leave())
    assert [chair.name for chair in gathering.table.seats] == ["Anna", "Chiara", "Dov"]
    assert seat_of(gathering.table, "p1") is None
    gathering.accepted("p1", Sit("Ben"))
    assert seat_number(gathering.table, "p1") == 3


def test_leaving_while_a_game_runs_keeps_the_seat() -> None:
    gathering = Gathering(6).start()
    before = gathering.table
    assert gathering.accepted("p3", m.Leave()).rows == ()
    assert gathering.table == before
    assert seat_of(gathering.table, "p3") == 3


def test_who_leaves_at_the_end_is_shown_until_the_next_deal_and_may_come_back() -> None:
    gathering = finished()
    gathering.accepted("p2", m.Leave())
    gathering.accepted("late", Sit("Zoe"))
    seats = gathering.table.seats
    assert [chair.name for chair in seats if chair.left] == ["Chiara"]
    assert seat_of(gathering.table, "p2") is None
    assert seat_number(gathering.table, "late") == 6
    gathering.accepted("p2", Sit("Chi"))
    assert seat_number(gathering.table, "p2") == 2
    assert gathering.table.seats[2].name == "Chi"
    gathering.accepted("p2", m.Leave())
    gathering.rematch()
    assert names(gathering.table) == ["Anna", "Ben", "Dov", "Emre", "Frida", "Zoe"]


def test_a_newcomer_at_the_end_sees_nothing_of_the_seats_of_the_last_game() -> None:
    gathering = finished()
    gathering.accepted("p5", m.Leave())
    gathering.accepted("late", Sit("Zoe"))
    newcomer = gathering.update(seat_number(gathering.table, "late"))
    assert newcomer.knowledge is None
    assert newcomer == gathering.update(None)


def test_the_maker_is_host_as_soon_as_it_sits() -> None:
    table = evolve(None, open_table("KTRQ", "00", "maker"))
    assert host_seat(table) is None
    for who in ("guest", "maker"):
        table = evolve(table, handle(table, who, Sit(who), 0.0, by_lot(0)).rows[0])
    assert host_seat(table) == 1


def test_where_the_maker_never_sits_the_first_person_is_host() -> None:
    table = evolve(None, open_table("KTRQ", "00", "screen"))
    for who, bot in (("program", True), ("anna", False), ("ben", False)):
        table = evolve(table, handle(table, who, Sit(who, bot), 0.0, by_lot(0)).rows[0])
    assert host_seat(table) == 1


def test_a_program_that_made_the_table_may_start_it() -> None:
    gathering = Gathering(0)
    gathering.accepted("p0", Sit("Program", bot=True))
    for _ in range(4):
        gathering.accepted("p0", m.AddBot(BotKind.RANDOM))
    gathering.accepted("p0", m.Start())
    assert gathering.table.stage is Stage.PLAYING, "bots have looked at once"
    assert gathering.table.seats[0].bot is BotKind.OUTSIDE


@pytest.mark.parametrize("kind", [kind for kind in BotKind if kind is not BotKind.OUTSIDE])
def test_the_upper_levels_have_a_style_and_the_lower_ones_the_only_one(kind: BotKind) -> None:
    gathering = Gathering(1)
    gathering.accepted("p0", m.AddBot(kind, m.Style.BOLD))
    styled = kind in {BotKind.SHREWD, BotKind.FARSIGHTED}
    style = m.Style.BOLD if styled else m.Style.REGULAR
    status = status_for(gathering.table, None, None, Room(frozenset()), 0.0).table.seats[1]
    assert (status.bot, status.style) == (kind, style)
    assert player_of(gathering.table, Seat(1)) == Player(kind, style)


def test_a_bot_is_shrewd_unless_the_host_says_otherwise() -> None:
    gathering = Gathering(1, 1)
    assert player_of(gathering.table, Seat(1)) == Player(BotKind.SHREWD, m.Style.REGULAR)


def test_only_the_host_may_do_what_a_host_does() -> None:
    gathering = Gathering(6)
    commands: tuple[HandledCommand, ...] = (
        m.Start(),
        m.AddBot(),
        m.RemoveSeat(Seat(1)),
        m.SetOptions(m.Options(balanced=True)),
    )
    for command in commands:
        assert gathering.refusal("p1", command) is Refusal.NOT_HOST
        assert gathering.refusal("stranger", command) is Refusal.NOT_SEATED
        assert gathering.refusal(None, command) is Refusal.NOT_SEATED


def test_a_host_who_leaves_or_is_gone_is_followed_by_the_next_person_in_seat_order() -> None:
    gathering = Gathering(4, 1)
    gathering.accepted("p0", m.Leave())
    assert host_seat(gathering.table) == 0
    assert gathering.table.host == "p1"
    connected = frozenset({Seat(0), Seat(2)})
    gathering.accepted(None, HostGone(connected))
    assert gathering.table.host == "p3", "p2 is not connected"
    assert gathering.accepted(None, HostGone(frozenset({Seat(2)}))).rows == ()
    gathering.accepted(None, HostGone(frozenset({Seat(0), Seat(1)})))
    assert gathering.table.host == "p1", "after the last seat comes the first; a bot is no host"


def test_a_host_gone_during_play_stays_host() -> None:
    gathering = Gathering(5).start()
    assert gathering.accepted(None, HostGone(frozenset({Seat(1)}))).rows == ()
    assert gathering.table.host == "p0"


def test_the_host_removes_people_bots_and_itself() -> None:
    gathering = Gathering(3, 1)
    gathering.accepted("p0", m.RemoveSeat(Seat(3)))
    gathering.accepted("p0", m.RemoveSeat(Seat(1)))
    assert [chair.name for chair in gathering.table.seats] == ["Anna", "Chiara"]
    for nobody in (2, -1, 10):
        assert gathering.refusal("p0", m.RemoveSeat(Seat(nobody))) is Refusal.NO_SUCH_SEAT
    gathering.accepted("p0", m.RemoveSeat(Seat(0)))
    assert gathering.table.host == "p2"
    gathering.accepted("p2", m.Leave())
    assert gathering.table.host is None


def test_names_of_bots_are_never_taken_ones() -> None:
    gathering = Gathering(0)
    gathering.accepted("p0", Sit("ADA"))
    for _ in range(9):
        gathering.accepted("p0", m.AddBot())
    assert len({name.casefold() for name in names(gathering.table)}) == 10


def test_a_program_from_outside_is_not_seated_by_the_host() -> None:
    assert Gathering(5).refusal("p0", m.AddBot(BotKind.OUTSIDE)) is Refusal.NO_SUCH_SEAT


@pytest.mark.parametrize("clock", [0, -5, 3601])
def test_an_impossible_clock_is_a_bad_ruleset(clock: int) -> None:
    options = m.SetOptions(m.Options(clock=clock))
    assert Gathering(5).refusal("p0", options) is Refusal.BAD_RULESET


@pytest.mark.parametrize("first", [-1, 5, 99])
def test_the_first_candidate_is_a_seat_that_somebody_has(first: int) -> None:
    options = m.SetOptions(m.Options(first_candidate=Seat(first)))
    assert Gathering(5).refusal("p0", options) is Refusal.NO_SUCH_SEAT


def test_the_chosen_first_candidate_moves_with_the_seat_and_goes_with_the_person() -> None:
    gathering = Gathering(7, options=m.Options(first_candidate=Seat(5)))
    gathering.accepted("p2", m.Leave())
    assert gathering.table.options.first_candidate == 4
    gathering.accepted("p6", m.Leave())
    assert gathering.table.options.first_candidate == 4
    gathering.start()
    assert gathering.board.rounds[0].candidate == 4
    lobby = Gathering(6, options=m.Options(first_candidate=Seat(5)))
    lobby.accepted("p5", m.Leave())
    assert lobby.table.options.first_candidate is None


def test_acts_wait_until_every_person_has_looked_or_the_host_begins() -> None:
    gathering = Gathering(4, 1)
    gathering.accepted("p0", m.Start())
    assert [chair.looked for chair in gathering.table.seats] == [False] * 4 + [True]
    for person in range(3):
        gathering.accepted(f"p{person}", m.Looked())
        assert gathering.accepted(f"p{person}", m.Looked()).rows == ()
        assert gathering.table.stage is Stage.ENVELOPES
    gathering.accepted("p0", m.Start())
    assert gathering.table.stage is Stage.PLAYING
    assert gathering.accepted("p3", m.Looked()).rows != (), "looking later does no harm"
    assert gathering.table.stage is Stage.PLAYING


def test_a_host_who_presses_start_twice_deals_and_no_more() -> None:
    gathering = Gathering(5)
    gathering.accepted("p0", m.Start())
    assert gathering.refusal("p0", m.Start()) is Refusal.NOT_IN_THIS_STAGE
    assert gathering.table.stage is Stage.ENVELOPES
    gathering.accepted("p0", m.Looked())
    gathering.accepted("p0", m.Start())
    assert gathering.refusal("p0", m.Start()) is Refusal.NOT_IN_THIS_STAGE


def test_a_phone_shows_its_own_seat_alone() -> None:
    gathering = Gathering(5)
    assert gathering.accepted("p1", m.Show(Seat(1))).rows == ()
    assert gathering.refusal("p1", m.Show(Seat(2))) is Refusal.NO_SUCH_SEAT


def test_starting_needs_five() -> None:
    assert Gathering(4).refusal("p0", m.Start()) is Refusal.TOO_FEW_PLAYERS
