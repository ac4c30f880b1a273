"""Reported faults and disputes that a table must get right, each with the right result.

The cases count seats from 1; the tests do not. Their numbers are those of docs/cases.md.
"""

import random

import msgspec
import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine import events as e
from secret_hitler.engine.memories import KnownRole, SeenParty
from secret_hitler.engine.state import (
    ChancellorChoosing,
    GameOver,
    Nominating,
    PresidentChoosing,
    UsingPower,
    VetoAnswering,
)
from secret_hitler.engine.terms import EndReason, Party, Policy, Power, Reason, Role, Seat
from secret_hitler.record.record import By
from secret_hitler.record.talk import ClaimDrawn, ClaimReceived, Line
from secret_hitler.table.clock import rung
from secret_hitler.table.commands import HostGone, Sit
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal
from secret_hitler.table.protocol.status import Stage
from secret_hitler.table.updates import Room, status_for, viewers_changed
from tests.support.draws import by_lot, stacked
from tests.support.gathering import FASCIST, JA, LIBERAL, NEIN, Gathering, sent, told

HELLO = Line("hello")
FASCISTS_GALORE = "FFL FFL FFL FFL FFL"


def gathering(roles: str, tiles: str = "", first: int = 0, **options: object) -> Gathering:
    """A game with these roles, these tiles on top and this first candidate."""
    chosen = msgspec.convert(options, m.Options)
    return Gathering(len(roles), draw=stacked(roles, tiles, first), options=chosen).start()


def trusted(table: Gathering) -> Seat:
    """The first eligible nominee who is not Hitler."""
    hitler = [own.role for own in table.game.state.knowledge].index(Role.HITLER)
    offered = table.options(table.awaited()[0])
    named = (act.nominee for act in offered if isinstance(act, a.Nominate))
    return next(nominee for nominee in named if nominee != hitler)


def enact_fascist(table: Gathering, tiles: int, target: int) -> Gathering:
    """Government after government enacts Fascist tiles; powers that choose are used on `target`."""
    for _ in range(tiles):
        table.elect(trusted(table))
        president, chancellor = table.government()
        table.act(president, a.Discard(LIBERAL)).act(chancellor, a.Enact(FASCIST))
        if isinstance(table.board.phase, UsingPower):
            offered = table.options(president)
            on_target = [act for act in offered if getattr(act, "target", None) == target]
            table.act(president, (on_target or list(offered))[0])
    assert table.board.fascist_policies == tiles
    return table


def session_with_veto() -> Gathering:
    """Five Fascist tiles are enacted, and a Chancellor has two tiles in hand."""
    table = gathering("LLLLFFH", FASCISTS_GALORE)
    enact_fascist(table, 5, target=5)
    table.elect(trusted(table))
    president, _ = table.government()
    return table.act(president, table.options(president)[0])


def screens(table: Gathering, without: int) -> list[bytes]:
    return [sent(table.table, viewer) for viewer in table.viewers() if viewer != without]


def test_C03_a_ballot_changes_until_the_last_one_arrives_and_nobody_can_tell() -> None:
    table = gathering("LLLLFFH", first=1).act(1, a.NOMINATE[4])
    for seat in (0, 1, 3, 4, 5):
        table.act(seat, JA)
    table.act(2, NEIN)
    before, was = screens(table, without=2), table.table
    table.act(2, JA)
    assert screens(table, without=2) == before
    assert viewers_changed(was, table.table) == {2}
    table.act(6, NEIN)
    counted = table.board.rounds[0]
    assert counted.ballots is not None
    assert (counted.ballots[2], counted.ja, counted.nein) == (JA.ballot, 6, 1)


@pytest.mark.parametrize("secret", [False, True])
def test_C05_every_ballot_becomes_public_at_once_unless_the_table_chose_secret_ones(
    secret: bool,
) -> None:
    table = gathering("LLLLLFFH", secret_ballots=secret).act(0, a.NOMINATE[1])
    ballots = [JA] * 5 + [NEIN] * 3
    for seat, ballot in enumerate(ballots):
        assert table.board.rounds[0].ballots is None
        table.act(seat, ballot)
    told = [told.event for told in table.update(None, table.game.step - 1).events]
    revealed = next(event for event in told if isinstance(event, e.VotesRevealed))
    assert (revealed.ja, revealed.nein, revealed.passed) == (5, 3, True)
    everyone = tuple(ballot.ballot for ballot in ballots)
    assert revealed.ballots == (None if secret else everyone)


def test_C36_a_refused_veto_cannot_be_asked_for_again() -> None:
    table = session_with_veto()
    president, chancellor = table.government()
    table.act(chancellor, a.PROPOSE_VETO).act(president, a.AnswerVeto(False))
    before = table.table
    again = table.send(table.who(chancellor), table.message(chancellor, a.PROPOSE_VETO))
    assert isinstance(again.reply, m.Rejected)
    assert table.table is before
    assert all(isinstance(act, a.Enact) for act in table.options(chancellor))


def test_C42_an_agreed_veto_ends_the_silence() -> None:
    table = session_with_veto()
    president, chancellor = table.government()
    table.act(chancellor, a.PROPOSE_VETO)
    assert table.say(president, HELLO) is Refusal.QUIET
    assert table.say(chancellor, HELLO) is Refusal.QUIET
    table.act(president, a.AnswerVeto(True))
    assert isinstance(table.board.phase, Nominating)
    assert table.say(president, HELLO) is None
    assert table.say(chancellor, HELLO) is None


def test_C56_a_president_who_comes_back_finds_what_the_investigation_showed() -> None:
    table = enact_fascist(gathering("LLLFLFH", FASCISTS_GALORE), 1, target=0)
    table.elect(2).legislate("L", "F")
    others = {viewer: table.update(viewer).knowledge for viewer in table.viewers() if viewer != 1}
    table.act(1, a.INVESTIGATE[3])
    back = table.rebuilt()
    assert sent(back, Seat(1)) == sent(table.table, Seat(1))
    own = table.update(1).knowledge
    assert own is not None
    assert own.memories[-1] == SeenParty(1, Seat(3), Party.FASCIST)
    assert table.board.rounds[1].target == 3
    assert isinstance(table.board.phase, Nominating), "the power is used"
    assert {viewer: table.update(viewer).knowledge for viewer in others} == others


def test_C61_the_dead_and_the_government_are_silent_and_nobody_else_is() -> None:
    table = gathering("LLLLFH", FASCISTS_GALORE)
    enact_fascist(table, 4, target=2)
    assert not table.board.alive[2]
    table.elect(trusted(table))
    president, chancellor = table.government()
    for seat in range(6):
        expected = Refusal.QUIET if seat in (president, chancellor) else None
        expected = Refusal.EXECUTED_ARE_SILENT if seat == 2 else expected
        assert table.say(seat, HELLO) is expected
    for seat in (president, chancellor):
        table.act(seat, table.options(seat)[0])
    assert table.say(president, HELLO) is None
    assert table.say(chancellor, HELLO) is None


def test_C62_an_execution_says_not_hitler_and_nothing_of_the_party() -> None:
    worlds = []
    for roles in ("LLLLLFFH", "LLFLLFLH"):
        table = gathering(roles, FASCISTS_GALORE)
        enact_fascist(table, 4, target=2)
        assert table.board.not_hitler[2]
        worlds.append((sent(table.table, None), sent(table.table, Seat(0))))
        step = table.game.step
        president = table.awaited()[0]
        table.act(president, table.options(president)[0])
        events = [told.event for told in table.update(2, step).events]
        assert any(isinstance(event, e.Nominated) for event in events), "the dead still see"
    assert worlds[0] == worlds[1], "a dead Fascist looks like a dead Liberal"


@pytest.mark.parametrize("seat", [6, 0, 4])
def test_C68_leaving_is_no_end_and_tells_no_role(seat: int) -> None:
    table = gathering("LLLLFFH")
    before, was = screens(table, without=seat), table.table
    assert table.accepted(table.who(seat), m.Leave()).rows == ()
    table.accepted(None, HostGone(frozenset()))
    assert table.table is was
    assert screens(table, without=seat) == before
    assert table.table.stage is Stage.PLAYING
    assert table.table.seats[seat].person == f"p{seat}", "the seat is kept"


@pytest.mark.parametrize("seat", [6, 0, 4])
def test_C68_a_deputy_plays_on_in_the_seat_or_the_game_ends_without_a_winner(seat: int) -> None:
    table = gathering("LLLLFFH", first=seat)
    table.now += 150
    others = [other for other in range(7) if other != seat]
    for other in others[:4]:
        table.accepted(f"p{other}", m.Ask(m.Topic.DEPUTY, Seat(seat)))
    table.act(seat, table.choices(seat)[0])
    assert table.game.rows[-1].by is By.DEPUTY
    for other in others[:4]:
        assert table.board.roles is None
        table.accepted(f"p{other}", m.Ask(m.Topic.ABORT))
    assert table.board.phase == GameOver(None, EndReason.ABANDONED)


def test_C79_a_vote_to_end_the_game_names_nobody_and_counts_nothing() -> None:
    """Five of seven agree, one by one: no other screen changes before it is decided."""
    table = gathering("LLLLFFH")
    table.accepted("p0", m.Ask(m.Topic.ABORT))
    for seat in (1, 2):
        before, own = told(table, without=seat), sent(table.table, Seat(seat))
        table.accepted(f"p{seat}", m.Ask(m.Topic.ABORT))
        assert told(table, without=seat) == before
        assert sent(table.table, Seat(seat)) != own, "it sees its own consent"
    table.accepted("p3", m.Ask(m.Topic.ABORT))
    assert table.table.stage is Stage.ENDED
    assert all(status.questions == () for status in statuses(table))


def statuses(table: Gathering) -> list[m.TableStatus]:
    """The table as each of its viewers sees it."""
    room = Room(frozenset())
    seats = [viewer for viewer in table.viewers() if viewer is not None]
    return [status_for(table.table, seat, table.who(seat), room, 0.0).table for seat in seats]


def test_C73_who_knows_whom_is_in_the_view_and_needs_no_talk() -> None:
    table = gathering("LLLLLFFH")
    assert table.table.talk == ()
    own = table.update(5).knowledge
    assert own is not None
    assert own.knows == (KnownRole(Seat(6), Role.FASCIST), KnownRole(Seat(7), Role.HITLER))


def test_C75_no_byte_depends_on_what_others_were_dealt() -> None:
    streams = []
    for roles in ("LLLLFFH", "LLFLLFH"):  # seats 2 and 4 exchanged
        table = gathering(roles, "FFL")
        stream = [sent(table.table, Seat(0)), sent(table.table, Seat(1)), sent(table.table, None)]
        table.act(0, a.NOMINATE[3]).vote(JA)
        stream.append(sent(table.table, Seat(1)))
        table.act(0, a.Discard(FASCIST))
        stream.append(sent(table.table, Seat(1)))
        table.act(3, a.Enact(LIBERAL))
        stream.append(sent(table.table, Seat(1)))
        streams.append(stream)
        knowledge = table.update(1).knowledge
        assert knowledge is not None
        assert (knowledge.role, knowledge.knows, knowledge.hand) == (Role.LIBERAL, (), ())
        assert table.board.roles is None
    assert streams[0] == streams[1]


def test_C77_claims_open_for_both_with_the_enactment() -> None:
    table = gathering("HLFLLFL", "FFL").elect(2)
    drawn = ClaimDrawn(0, (FASCIST, FASCIST, LIBERAL))
    received = ClaimReceived(0, (FASCIST, LIBERAL))
    for _ in range(2):
        assert table.say(0, drawn) is Refusal.QUIET
        assert table.say(2, received) is Refusal.QUIET
        if isinstance(table.board.phase, PresidentChoosing):
            table.act(0, a.Discard(FASCIST))
    table.act(2, a.Enact(FASCIST))
    assert table.say(0, drawn) is None
    assert table.say(2, received) is None


def test_C80_watchers_and_the_dead_see_what_is_public_and_their_own() -> None:
    table = gathering("LLLLLFFH", FASCISTS_GALORE)
    enact_fascist(table, 4, target=2)
    assert not table.board.alive[2]
    assert table.update(None).knowledge is None
    dead = table.update(2)
    assert dead.board == table.update(None).board
    assert dead.knowledge is not None
    assert (dead.knowledge.seat, dead.knowledge.role, dead.options) == (2, Role.LIBERAL, ())
    assert dead.board.roles is None


def test_C81_ballots_in_other_orders_look_the_same_to_all() -> None:
    """Marks are a set: no order, no time and no value is in anything that is sent."""
    worlds = []
    for order in ([3, 1, 6], [6, 3, 1]):
        table = gathering("LLLLFFH").act(0, a.NOMINATE[1])
        for seat in order:
            table.now += 17.0 * seat
            table.act(seat, JA if order[0] == 3 else NEIN)
        board = msgspec.json.encode(table.update(None).board)
        worlds.append((board, table.update(5).status, table.game.opened))
    assert worlds[0] == worlds[1]


def test_C82_who_comes_back_sees_the_tile_that_was_enacted_and_the_power_that_is_pending() -> None:
    table = enact_fascist(gathering("LLLLFFH", FASCISTS_GALORE), 1, target=0)
    table.elect(2).legislate("L", "F")
    for viewer in table.viewers():
        assert sent(table.rebuilt(), viewer) == sent(table.table, viewer)
        board = table.update(viewer).board
        assert (board.fascist_policies, board.liberal_policies) == (2, 0)
        assert board.rounds[-1].tile is Policy.FASCIST
        assert board.phase == UsingPower(Power.INVESTIGATE_LOYALTY)
    assert table.options(1)


def test_C84_coming_back_is_the_same_seat_every_time() -> None:
    table, rng = Gathering(7, draw=by_lot(3)).start(), random.Random(3)

    def come_back(at: Gathering) -> None:
        seats = len(at.table.seats)
        for _ in range(10):
            assert at.accepted("p4", Sit("Emre")).rows == ()
            assert at.accepted("p4", m.Hello(m.PROTOCOL)).rows == ()
        assert len(at.table.seats) == seats
        assert at.table.seats[4].person == "p4"

    table.play(rng, come_back)


@pytest.mark.parametrize("order", ["leave start sit", "leave sit start", "start leave sit"])
def test_C85_nobody_holds_two_seats_however_leaving_and_starting_meet(order: str) -> None:
    table = Gathering(6)
    commands: dict[str, tuple[str, m.Leave | m.Start | Sit]] = {
        "leave": ("p5", m.Leave()),
        "sit": ("p5", Sit("Frida")),
        "start": ("p0", m.Start()),
    }
    for word in order.split():
        table.send(*commands[word])
    people = [chair.person for chair in table.table.seats]
    assert len(people) == len(set(people))
    assert table.game.ruleset.players == len(people)
    assert len(people) == (5 if order == "leave start sit" else 6)


def test_C87_nobody_acts_in_anothers_seat() -> None:
    table = gathering("LLLLFFH", "FFL", first=3).elect(1)
    before = table.table
    discard = table.send("p5", table.message(5, a.Discard(FASCIST)))
    assert isinstance(discard.reply, m.Rejected)
    copied = table.send("p5", table.message(3, a.Discard(FASCIST)))
    assert isinstance(copied.reply, m.Rejected)
    assert table.table is before
    foreign = (
        b'{"type":"Act","phase":0,"attempt":0,"seat":3,"action":{"type":"Vote","ballot":"ja"}}'
    )
    with pytest.raises(msgspec.ValidationError, match="seat"):
        msgspec.json.decode(foreign, type=m.Act)


def test_C89_a_client_that_missed_something_is_told_and_then_can_act() -> None:
    table = gathering("LLLLFFH", "FFL").act(0, a.NOMINATE[3])
    behind = table.update(0)
    table.vote(JA)
    missed = m.Act(behind.phase, behind.attempt + 5, a.NOMINATE[2])
    handled = table.send("p0", missed)
    assert handled.reply == m.Rejected(missed.phase, missed.attempt, Reason.STALE)
    assert handled.resend
    latest = table.update(0, behind.step)
    assert latest.events
    act = m.Act(latest.phase, latest.attempt, latest.options[0])
    assert table.accepted("p0", act).rows
    assert isinstance(table.board.phase, ChancellorChoosing)
    assert not isinstance(table.board.phase, VetoAnswering)


@pytest.mark.parametrize("people", [5, 6, 7])
def test_C90_the_host_starts_at_five_and_more_and_no_bot_comes_by_itself(people: int) -> None:
    table = Gathering(people)
    table.accepted("p0", m.Start())
    assert table.game.ruleset.players == people
    assert all(chair.bot is None for chair in table.table.seats)


def test_C90_four_are_too_few_without_a_bot_and_eleven_never_sit() -> None:
    table = Gathering(4)
    assert table.refusal("p0", m.Start()) is Refusal.TOO_FEW_PLAYERS
    table.accepted("p0", m.AddBot())
    table.accepted("p0", m.Start())
    full = Gathering(10)
    full.accepted("p10", Sit("Kim"))
    assert len(full.table.seats) == 10, "the eleventh waits"
    assert full.refusal("p0", m.AddBot()) is Refusal.TABLE_FULL


def test_C92_an_old_timer_does_nothing_to_a_new_step() -> None:
    table = gathering("LLLLFFH", clock=120).act(0, a.NOMINATE[1])
    table.now += 119
    table.vote(NEIN)
    assert isinstance(table.board.phase, Nominating)
    for waited, late in ((0, False), (3, False), (119, False), (120, True)):
        assert (rung(table.table, table.now + waited) == 3) is late
    before = table.table
    table.now += 500
    assert table.send("p3", m.Hello(m.PROTOCOL)).rows == ()
    assert table.table is before, "a clock reminds and chooses nothing"
