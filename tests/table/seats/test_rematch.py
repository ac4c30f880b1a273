"""From one game to the next: who is ready, the countdown, and the deal."""

from collections import Counter

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.state import GameOver
from secret_hitler.engine.terms import Role, Seat
from secret_hitler.record.record import By, Row
from secret_hitler.table.commands import RematchDue, Sit
from secret_hitler.table.evolve import evolve
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import Stage
from secret_hitler.table.rows import Acted, GameDealt
from secret_hitler.table.seats.rematch import COUNTDOWN, starts_at
from secret_hitler.table.table import host_seat
from secret_hitler.table.updates import Room, status_for
from tests.support.draws import by_lot
from tests.support.gathering import NEIN, Gathering, finished, names


def ready(gathering: Gathering, *people: int) -> None:
    for person in people:
        gathering.accepted(f"p{person}", m.Rematch())


def due(gathering: Gathering, after: float) -> bool:
    """Whether the next game is dealt after this many seconds."""
    gathering.now += after
    return bool(gathering.accepted(None, RematchDue()).rows)


def test_a_rematch_is_dealt_a_countdown_after_the_last_person_is_ready() -> None:
    gathering = finished(5, 2)
    ready(gathering, 0, 1, 2, 3)
    assert not due(gathering, 99), "somebody is not ready"
    ready(gathering, 4)
    assert starts_at(gathering.table) == gathering.now + COUNTDOWN
    assert not due(gathering, COUNTDOWN - 0.1)
    assert due(gathering, 0.1)
    assert gathering.table.stage is Stage.ENVELOPES
    assert gathering.table.talk == ()
    assert not any(chair.ready for chair in gathering.table.seats)
    assert starts_at(gathering.table) is None


def test_the_countdown_is_told_and_has_a_sentence() -> None:
    gathering = finished(5)
    ready(gathering, 0, 1, 2, 3, 4)
    update = status_for(gathering.table, None, None, Room(frozenset()), gathering.now)
    assert update.table.starts_at == gathering.now + COUNTDOWN
    assert update.status.id == "table-rematch-begins"


def test_who_is_no_longer_ready_breaks_the_countdown_off() -> None:
    gathering = finished(5)
    ready(gathering, 0, 1, 2, 3, 4)
    gathering.accepted("p1", m.Rematch(ready=False))
    assert gathering.accepted("p1", m.Rematch(ready=False)).rows == ()
    assert not due(gathering, 99)
    ready(gathering, 1)
    assert starts_at(gathering.table) == gathering.now + COUNTDOWN, "it begins anew"


def test_the_countdown_begins_when_the_last_who_was_not_ready_leaves() -> None:
    gathering = finished(6)
    ready(gathering, 0, 1, 2, 3, 4)
    gathering.now += 50
    gathering.accepted("p5", m.Leave())
    assert starts_at(gathering.table) == gathering.now + COUNTDOWN


def test_a_newcomer_breaks_the_countdown_off() -> None:
    gathering = finished(5)
    ready(gathering, 0, 1, 2, 3, 4)
    gathering.accepted("late", Sit("Zoe"))
    assert not due(gathering, 99)


def test_nothing_is_dealt_while_the_seats_are_arranged() -> None:
    gathering = finished(5)
    gathering.accepted("p0", m.Arrange())
    ready(gathering, 0, 1, 2, 3, 4)
    assert not due(gathering, 99)
    gathering.accepted("p0", m.Arrange(ask=False))
    assert due(gathering, 0)


def test_a_rematch_of_too_few_waits_for_more_seats() -> None:
    gathering = finished(5)
    gathering.accepted("p4", m.Leave())
    ready(gathering, 0, 1, 2, 3)
    assert not due(gathering, 99)
    assert gathering.refusal("p0", m.Start()) is Refusal.TOO_FEW_PLAYERS
    gathering.accepted("p0", m.AddBot())
    assert starts_at(gathering.table) == gathering.now + COUNTDOWN
    gathering.accepted("p0", m.Start())
    assert gathering.table.games == 2, "the host need not wait"


def test_bots_alone_begin_no_game() -> None:
    gathering = Gathering(0)
    gathering.accepted("p0", Sit("Program", bot=True))
    for _ in range(5):
        gathering.accepted("p0", m.AddBot())
    gathering.start()
    while gathering.table.stage is Stage.PLAYING:
        gathering.act(gathering.awaited()[0], gathering.options(gathering.awaited()[0])[0])
    gathering.accepted("p0", m.Rematch())
    assert not due(gathering, 99)
    gathering.accepted("p0", m.Start())
    assert gathering.table.games == 2


# --- the host begins ----------------------------------------------------------------------------


def test_the_host_deals_to_those_who_are_ready_and_the_others_wait_first_in_line() -> None:
    gathering = finished(8)
    ready(gathering, 1, 2, 4, 7)
    row = gathering.accepted("p0", m.Start()).rows[0]
    assert isinstance(row, GameDealt)
    assert row.waiting == (3, 5, 6)
    assert names(gathering.table) == ["Anna", "Ben", "Chiara", "Emre", "Hana"]
    assert [chair.name for chair in gathering.table.queue] == ["Dov", "Frida", "Gil"]
    assert gathering.game.ruleset.players == 5


def test_with_too_few_who_are_ready_the_host_deals_nothing() -> None:
    gathering = finished(6)
    ready(gathering, 1, 2, 3)
    assert gathering.refusal("p0", m.Start()) is Refusal.TOO_FEW_PLAYERS
    assert gathering.table.queue == ()


def test_who_waited_at_a_full_table_takes_the_seat_of_one_who_is_not_ready() -> None:
    gathering = finished(10)
    gathering.accepted("zoe", Sit("Zoe"))
    gathering.accepted("yan", Sit("Yan"))
    ready(gathering, *range(1, 9))
    gathering.accepted("p0", m.Start())
    assert names(gathering.table)[-1] == "Zoe"
    assert [chair.name for chair in gathering.table.queue] == ["Jun", "Yan"]


def test_a_host_who_waits_for_nobody_stays_host() -> None:
    gathering = finished(6)
    ready(gathering, 1, 2, 3, 4)
    gathering.accepted("p0", m.Start())
    assert host_seat(gathering.table) == 0


def test_a_host_who_presses_start_twice_deals_and_no_more() -> None:
    gathering = Gathering(5)
    gathering.accepted("p0", m.Start())
    assert gathering.refusal("p0", m.Start()) is Refusal.NOT_IN_THIS_STAGE
    assert gathering.table.stage is Stage.ENVELOPES
    gathering.accepted("p0", m.Looked())
    gathering.accepted("p0", m.Start())
    assert gathering.refusal("p0", m.Start()) is Refusal.NOT_IN_THIS_STAGE


def test_roles_of_a_rematch_are_whatever_chance_deals() -> None:
    """All that a rematch is dealt by is its own draw, whoever was who before."""
    deals = set()
    for seed in range(40):
        gathering = finished(5)
        gathering.draw = by_lot(seed)
        gathering.rematch()
        roles = tuple(own.role for own in gathering.game.state.knowledge)
        assert Counter(roles) == {Role.LIBERAL: 3, Role.FASCIST: 1, Role.HITLER: 1}
        deals.add(roles)
    assert len(deals) > 10


def test_a_rematch_is_for_the_end_only() -> None:
    gathering = Gathering(5)
    assert gathering.refusal("p1", m.Rematch()) is Refusal.NOT_IN_THIS_STAGE
    gathering.start().act(gathering.awaited()[0], gathering.options(gathering.awaited()[0])[0])
    gathering.vote(NEIN)
    assert gathering.refusal("p1", m.Rematch()) is Refusal.NOT_IN_THIS_STAGE
    assert gathering.refusal("stranger", m.Rematch()) is Refusal.NOT_SEATED
    assert not due(gathering, 99)


# --- the tally ----------------------------------------------------------------------------------


def test_a_game_is_a_win_for_everybody_of_the_winning_party() -> None:
    gathering = finished(6, 1)
    phase, roles = gathering.board.phase, gathering.board.roles
    assert isinstance(phase, GameOver)
    assert roles is not None
    won = [int(role.party is phase.winner) for role in roles]
    assert [chair.wins for chair in gathering.table.seats] == won
    assert 0 < sum(won) < 7


def test_an_abandoned_game_is_nobodys_win() -> None:
    gathering = Gathering(6).start()
    over = evolve(gathering.table, Acted(Row(None, a.Abandon(), (), By.PEOPLE), gathering.now))
    assert over.stage is Stage.ENDED
    assert not any(chair.wins for chair in over.seats)


@pytest.mark.parametrize("tally", [False, True])
def test_wins_are_told_only_where_the_table_counts_them(tally: bool) -> None:
    gathering = finished(6)
    gathering.accepted("p0", m.SetOptions(m.Options(tally=tally)))
    status = status_for(gathering.table, None, None, Room(frozenset()), 0.0).table
    assert any(seat.wins for seat in status.seats) is tally


def test_wins_are_kept_by_who_waits_for_a_game() -> None:
    gathering = finished(7)
    won = {chair.name: chair.wins for chair in gathering.table.seats}
    ready(gathering, 1, 2, 3, 4)
    gathering.accepted("p0", m.Start())
    waiting = {chair.name: chair.wins for chair in gathering.table.queue}
    assert waiting == {name: won[name] for name in ("Frida", "Gil")}


def test_who_left_and_comes_back_still_has_the_wins() -> None:
    gathering = finished(6)
    won = [chair.wins for chair in gathering.table.seats]
    for person in range(1, 6):
        gathering.accepted(f"p{person}", m.Leave())
        gathering.accepted(f"p{person}", Sit(f"Guest {person}"))
    assert [chair.wins for chair in gathering.table.seats] == won


def test_the_first_candidate_is_the_same_person_whoever_waits() -> None:
    gathering = finished(7)
    gathering.accepted("p0", m.SetOptions(m.Options(first_candidate=Seat(5))))
    ready(gathering, 2, 3, 4, 5, 6)
    gathering.accepted("p0", m.Start())
    assert names(gathering.table)[gathering.board.rounds[0].candidate] == "Frida"


def in_envelopes(people: int, *, ceremony: bool) -> Gathering:
    gathering = Gathering(people, options=m.Options(ceremony=ceremony))
    gathering.accepted("p0", m.Start())
    for person in range(people):
        gathering.accepted(f"p{person}", m.Looked())
    return gathering


def test_play_opens_with_the_last_envelope() -> None:
    assert in_envelopes(5, ceremony=False).table.stage is Stage.PLAYING


def test_play_waits_for_the_opening_until_anybody_says_that_it_is_over() -> None:
    gathering = in_envelopes(5, ceremony=True)
    assert gathering.table.stage is Stage.ENVELOPES
    update = status_for(gathering.table, None, None, Room(frozenset()), gathering.now)
    assert (update.status.id, update.table.awaited) == ("table-opening", ())
    gathering.accepted("p3", m.Start())
    assert gathering.table.stage is Stage.PLAYING


def test_before_all_have_looked_only_the_host_begins() -> None:
    gathering = Gathering(5)
    gathering.accepted("p0", m.Start())
    gathering.accepted("p3", m.Looked())
    assert gathering.refusal("p3", m.Start()) is Refusal.NOT_HOST


def solo(players: int = 7, seed: int = 0) -> Gathering:
    return Gathering(1, players - 1, by_lot(seed))


@pytest.mark.parametrize("role", list(Role))
def test_who_plays_alone_among_bots_may_choose_a_role(role: Role) -> None:
    for seed in range(5):
        gathering = solo(5 + seed, seed)
        gathering.accepted("p0", m.Start(role))
        assert gathering.game.state.knowledge[0].role is role
        assert gathering.rebuilt() == gathering.table


def test_whatever_role_is_chosen_the_other_cards_are_dealt_evenly() -> None:
    """Of 1,500 deals with a Fascist in seat 0 each other seat is Hitler in a sixth."""
    gathering, hitlers = solo(), Counter[int]()
    for _ in range(1500):
        dealt = gathering.dealt_for(m.Start(Role.FASCIST))
        roles = [known.role for known in dealt.state.knowledge]
        hitlers[roles.index(Role.HITLER)] += 1
        assert (roles[0], roles.count(Role.FASCIST)) == (Role.FASCIST, 2)
    assert set(hitlers) == {1, 2, 3, 4, 5, 6}
    assert all(190 < count < 310 for count in hitlers.values())


def test_the_seat_that_is_dealt_to_is_the_one_that_the_host_will_have() -> None:
    gathering = finished(1, 6)
    gathering.accepted("p0", m.Order(tuple(map(Seat, (3, 1, 2, 0, 4, 5, 6)))))
    gathering.accepted("p0", m.Start(Role.HITLER))
    assert gathering.game.state.knowledge[3].role is Role.HITLER
    assert gathering.who(3) == "p0"


def test_a_rematch_asks_for_no_role() -> None:
    roles = set()
    for seed in range(12):
        gathering = finished(1, 6)
        gathering.draw = by_lot(seed)
        roles.add(gathering.rematch().game.state.knowledge[0].role)
    assert len(roles) > 1


def test_among_people_nobody_chooses_a_role() -> None:
    assert Gathering(2, 5).refusal("p0", m.Start(Role.HITLER)) is Refusal.NOT_ALONE
    program = Gathering(1, 4)
    program.accepted("program", Sit("Robby", bot=True))
    assert program.refusal("p0", m.Start(Role.LIBERAL)) is Refusal.NOT_ALONE
    assert Gathering(2, 5).refusal("p1", m.Start(Role.LIBERAL)) is Refusal.NOT_HOST


def test_a_dealt_game_has_its_roles() -> None:
    gathering = solo()
    gathering.accepted("p0", m.Start())
    assert gathering.refusal("p0", m.Start(Role.LIBERAL)) is Refusal.NOT_IN_THIS_STAGE


def test_alone_with_too_few_bots_there_is_no_game() -> None:
    assert solo(4).refusal("p0", m.Start(Role.LIBERAL)) is Refusal.TOO_FEW_PLAYERS
