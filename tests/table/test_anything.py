"""Whatever anybody sends, in any stage: one row or none, one seat a session, the same after all."""

import random

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Policy, Seat
from secret_hitler.record.talk import ClaimDrawn, Line
from secret_hitler.table import messages as m
from secret_hitler.table.clock import due
from secret_hitler.table.commands import BotAnswers, BotSpeaks, HandledCommand, HostGone, Sit
from secret_hitler.table.messages import BotKind, Stage
from secret_hitler.table.table import host_seat, seated

from .gathering import Gathering, by_lot

ACTS: tuple[a.SeatAction, ...] = (
    *a.NOMINATE,
    *a.BALLOTS,
    *(a.Discard(policy) for policy in Policy),
    *(a.Enact(policy) for policy in Policy),
    a.PROPOSE_VETO,
    *a.VETO_ANSWERS,
    *a.EXECUTE,
)


def something(table: Gathering, rng: random.Random) -> HandledCommand:
    """A command of any kind, sensible or not."""
    seat = Seat(rng.randrange(-1, 12))
    game = table.table.game
    phase = 0 if game is None else game.phase + rng.choice([0, 0, 0, -1, 1])
    act = m.Act(phase, rng.choice([0, 0, 1, 2]), rng.choice(ACTS))
    return rng.choice(
        (
            act,
            m.Say(Line(rng.choice(["", "hello", "x" * 300]))),
            m.Say(ClaimDrawn(rng.randrange(-1, 3), (Policy.FASCIST,) * 3)),
            m.SetOptions(m.Options(balanced=True, first_candidate=rng.choice([None, seat]))),
            m.AddBot(rng.choice(list(BotKind))),
            m.RemoveSeat(seat),
            m.Start(),
            m.Looked(),
            m.Show(seat),
            m.Leave(),
            m.Rematch(ready=rng.random() < 0.7),
            Sit("Somebody", bot=rng.random() < 0.2),
            HostGone(frozenset(Seat(other) for other in range(10) if rng.random() < 0.5)),
            BotAnswers(seat, phase, 0, act.action),
            BotSpeaks(seat, Line("hello")),
            m.Hello(m.PROTOCOL, 1, 3, 4),
        )
    )


def something_useful(table: Gathering, rng: random.Random) -> None:
    """Now and then somebody plays on, or the evening would never get anywhere."""
    if table.table.stage is Stage.PLAYING:
        seat = rng.choice(table.awaited())
        table.act(seat, rng.choice(table.options(seat)))
    elif table.table.stage is not Stage.ENVELOPES:
        table.send(f"p{rng.randrange(12)}", Sit("Guest"))
    else:
        table.send(f"p{rng.randrange(12)}", m.Looked())


@pytest.mark.parametrize("seed", range(6))
def test_anything_from_anybody_at_any_time(seed: int) -> None:
    table, rng = Gathering(3, 1, by_lot(seed)), random.Random(seed)
    stages = set()
    for _ in range(1200):
        table.now += rng.random()
        before = table.table
        who = rng.choice([None, *(f"p{number}" for number in range(12))])
        command = something(table, rng)
        if who is not None or not isinstance(command, Sit):
            handled = table.send(who, command)
            assert handled.rows or handled.said or table.table is before
        if rng.random() < 0.6:
            something_useful(table, rng)
        invariants(table)
        stages.add(table.table.stage)
    assert stages == set(Stage)
    assert table.table.games > 1
    assert table.rebuilt() == table.table


def invariants(table: Gathering) -> None:
    """What is true of a table at any time."""
    now = table.table
    assert table.twin == now
    assert len(seated(now)) <= 10
    people = [chair.person for chair in now.seats if chair.person is not None]
    assert len(people) == len(set(people))
    assert now.host is None or host_seat(now) is not None
    for answer in due(now):
        assert now.seats[answer.seat].person is None
    if now.stage in {Stage.ENVELOPES, Stage.PLAYING}:
        assert table.game.ruleset.players == len(now.seats)
        assert not any(chair.left for chair in now.seats)
    for viewer in (None, Seat(0), Seat(len(now.seats) - 1)):
        if now.game is not None:
            update = table.update(viewer, table.game.step - 1)
            assert bool(update.options) <= (now.stage is Stage.PLAYING)
