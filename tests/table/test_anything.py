"""Any command in any stage: at most one row, one seat per session, and the same after a restart."""

import random

import pytest

from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Policy, Role, Seat
from secret_hitler.record.levels import BotKind
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AskClaim,
    ClaimDrawn,
    ClaimNothing,
    Line,
    LogClaim,
    Phrase,
    Removed,
    RemoveLine,
    Saying,
)
from secret_hitler.table.clock import due, waited_for
from secret_hitler.table.command_rights import BETWEEN_GAMES
from secret_hitler.table.commands import (
    AskToMove,
    BotAnswers,
    BotSpeaks,
    HandledCommand,
    HostGone,
    RematchDue,
    Sit,
)
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.status import Stage
from secret_hitler.table.rows import (
    ConsentGiven,
    DeputySeated,
    DigitsShown,
    GameDealt,
    QuestionClosed,
    SeatMoved,
    SeatTakenBack,
    TableResumed,
)
from secret_hitler.table.table import host_seat, order_of, seated
from secret_hitler.table.talk.talk_updates import talk_for
from secret_hitler.table.updates import ledger_for, record_of
from tests.support.draws import by_lot
from tests.support.gathering import Gathering

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
    if rng.random() < 0.3:
        return rng.choice(about_talk(table, rng, seat))
    return rng.choice(
        (
            act,
            m.Say(Line(rng.choice(["", "hello", "x" * 300]))),
            m.Say(ClaimDrawn(rng.randrange(-1, 3), (Policy.FASCIST,) * 3)),
            m.SetOptions(
                m.Options(
                    balanced=True,
                    first_candidate=rng.choice([None, seat]),
                    bot_pace=rng.choice(list(m.BotPace)),
                    bot_talk=rng.choice(list(m.BotTalk)),
                )
            ),
            m.AddBot(rng.choice(list(BotKind)), rng.choice(list(m.Style))),
            m.RemoveSeat(seat),
            m.Start(rng.choice([*[None] * 12, *Role])),
            m.Next(phase),
            m.AskWhy(rng.randrange(-1, 30), seat),
            m.AskHint(),
            m.Looked(),
            m.Show(seat),
            m.Leave(),
            m.Rematch(ready=rng.random() < 0.7),
            Sit("Somebody", bot=rng.random() < 0.2),
            HostGone(frozenset(Seat(other) for other in range(10) if rng.random() < 0.5)),
            BotAnswers(seat, phase, 0, act.action),
            BotSpeaks(seat, Line("hello")),
            m.Hello(m.PROTOCOL, 1, 3, 4),
            rng.choice(about_who_is_missing(table, rng, seat)),
            rng.choice(about_who_is_missing(table, rng, seat)),
            *about_the_evening(table, rng, seat),
        )
    )


def about_talk(table: Gathering, rng: random.Random, seat: Seat) -> tuple[HandledCommand, ...]:
    """Words in all channels, what goes with claims, notes, and what the host does about talk."""
    other, number = Seat(rng.randrange(-1, 12)), rng.randrange(-1, len(table.table.talk) + 2)
    claim = rng.choice(
        (
            ClaimDrawn(rng.randrange(-1, 6), (rng.choice(list(Policy)),) * 3),
            ClaimNothing(rng.randrange(-1, 6), rng.choice(list(About))),
        )
    )
    notes = m.Notes("x" * rng.choice([0, 9, 3000]), (m.Mark(other, m.Suspicion.FASCIST),))
    link = rng.choice([None, "https://example.org/call", "http://example.org"])
    return (
        m.Say(Line("hello"), rng.choice(list(m.Channel))),
        m.Say(Line("hello"), rng.choice(list(m.Channel))),
        m.Say(Phrase(rng.choice(list(Saying)), rng.choice([None, seat])), m.Channel.TABLE),
        m.Say(Phrase(Saying.TRUST, seat), rng.choice(list(m.Channel))),
        m.Say(RemoveLine(number)),
        m.Say(RemoveLine(number)),
        m.Say(claim),
        m.Say(AskClaim(seat, rng.randrange(-1, 6), rng.choice(list(About)))),
        m.Say(LogClaim(seat, claim)),
        m.Say(AnswerLog(number, right=rng.random() < 0.5)),
        m.Say(Removed(), rng.choice(list(m.Channel))),
        m.ClaimInWords(rng.choice(["ffl", "fl", "peek ffl", "liberal", "nothing", "2 fff", "?"])),
        m.KeepNotes(table.table.games, seat, notes),
        m.Mute(seat, muted=rng.random() < 0.5),
        m.RemoveQueued(rng.choice([chair.name for chair in table.table.queue] or [""])),
        m.SetVoice(link),
    )


def about_who_is_missing(
    table: Gathering, rng: random.Random, seat: Seat
) -> tuple[HandledCommand, ...]:
    """Pauses, reminders, and what the table is asked."""
    waited = rng.choice([seat, *waited_for(table.table)])
    number = rng.randrange(table.table.asked - 3, table.table.asked + 2)
    digits = {question.digits for question in table.table.questions if question.digits}
    return (
        m.Pause(),
        m.Resume(),
        m.Resume(),
        m.Nudge(waited),
        m.ExtendClock(0 if table.table.game is None else table.game.phase),
        m.Ask(rng.choice([*m.Topic, *[m.Topic.DEPUTY] * 6]), rng.choice([None, waited])),
        m.Ask(m.Topic.DEPUTY, waited),
        m.Consent(number, agree=rng.random() < 0.8),
        m.ShowDigits(number),
        m.TypeDigits(number, rng.choice(["00", *sorted(digits)])),
        m.TakeBack(),
        AskToMove(seat),
    )


def about_the_evening(
    table: Gathering, rng: random.Random, seat: Seat
) -> tuple[HandledCommand, ...]:
    """The order of the seats, passed phones, the TV, predictions, thanks and the next game."""
    other, order = Seat(rng.randrange(-1, 12)), list(order_of(table.table))
    rng.shuffle(order)
    arranging = table.table.arranging
    of = other if arranging is None else rng.choice((*arranging.found[-2:], other))
    guess = m.Prediction(seat, (other,) * rng.randrange(3), rng.choice([None, True, False]))
    return (
        m.Arrange(ask=rng.random() < 0.8),
        m.SitsLeft(of, seat),
        m.SitsLeft(of, seat),
        m.Order(tuple(order[rng.randrange(2) :])),
        Sit("Without a phone", passed=True),
        m.Narrate(m.Narration(volume=rng.randrange(-1, 12))),
        m.Predict(guess),
        m.Thank(seat, thanks=rng.random() < 0.7),
        RematchDue(),
    )


def something_useful(table: Gathering, rng: random.Random) -> None:
    """Now and then a player acts, or the game would never progress."""
    over = table.table.stage is Stage.ENDED
    if table.table.rest is not None and rng.random() < 0.5:
        table.send(table.table.host, m.Resume())
    if table.table.stage is Stage.PLAYING:
        seat = rng.choice(table.awaited())
        table.send(table.who(seat), table.message(seat, rng.choice(table.choices(seat))), seat)
    elif table.table.stage is Stage.LOBBY and rng.random() < 0.05:
        table.send(table.table.host, m.Start())
    elif table.table.stage is Stage.LOBBY or (over and rng.random() < 0.5):
        table.send(f"p{rng.randrange(12)}", Sit("Guest"))
    elif over:
        table.send(f"p{rng.randrange(12)}", m.Rematch(), rng.randrange(12))
    else:
        table.send(f"p{rng.randrange(12)}", m.Looked(), rng.randrange(12))


@pytest.mark.parametrize("seed", range(6))
def test_anything_from_anybody_at_any_time(seed: int) -> None:
    table, rng = Gathering(3, 1, by_lot(seed)), random.Random(seed)
    stages, waited, channels = set(), False, set[m.Channel]()
    for turn in range(1700):
        table.now += rng.choice([0.5, 0.5, 0.5, 160.0])
        table.connected = frozenset(Seat(seat) for seat in range(12) if rng.random() < 0.3)
        table.connected &= frozenset(Seat(seat) for seat in range(len(table.table.seats)))
        before = table.table
        who = rng.choice([None, *(f"p{number}" for number in range(12))])
        command = something(table, rng)
        if who is not None or not isinstance(command, Sit | AskToMove):
            handled = table.send(who, command, rng.choice([None, rng.randrange(12)]))
            assert handled.rows or handled.said or table.table is before
            assert handled.notes is None or not (handled.rows or handled.said)
        if rng.random() < 0.6:
            something_useful(table, rng)
        invariants(table)
        stages.add(table.table.stage)
        if turn % 20 == 0:
            assert (ledger_for(table.table) is None) is (table.table.game is None)
            assert record_of(table.table) is None or table.table.stage is Stage.ENDED
        waited |= bool(table.table.queue)
        channels |= {channel for channel in m.Channel if table.heard(channel)}
    assert channels >= {m.Channel.TABLE, m.Channel.SPECTATORS}
    assert stages == set(Stage)
    assert table.table.games > 1
    assert waited
    assert table.rebuilt() == table.table


def test_anybody_goes_and_comes_back_at_any_time() -> None:
    """Games in which people pause, ask, agree, waver, move seats and take them back."""
    rows = set[type]()
    for seed in range(4):
        table, rng = Gathering(4, 2, by_lot(seed)).start(), random.Random(seed)
        for _ in range(1200):
            somebody_goes_or_comes(table, rng, rows)
            invariants(table)
        assert table.rebuilt() == table.table
    assert rows >= {SeatMoved, DeputySeated, SeatTakenBack, TableResumed, ConsentGiven}
    assert rows >= {DigitsShown, QuestionClosed, GameDealt}


def somebody_goes_or_comes(table: Gathering, rng: random.Random, rows: set[type]) -> None:
    """One command of these, sensible or not, and now and then the game goes on."""
    table.now += rng.choice([0.5, 160.0])
    table.connected = frozenset(Seat(seat) for seat in range(4) if rng.random() < 0.3)
    moves = [question for question in table.table.questions if question.person is not None]
    phones = [phone for move in moves for phone in (move.person, table.who(move.seat or 0))]
    who = rng.choice([*(f"p{number}" for number in range(8)), *phones, *phones])
    command = rng.choice(about_who_is_missing(table, rng, Seat(rng.randrange(6))))
    rows |= {type(row) for row in table.send(who, command).rows}
    if table.table.stage is Stage.ENDED:
        table.rematch()
    elif rng.random() < 0.2:
        something_useful(table, rng)


def invariants(table: Gathering) -> None:
    """What is true of a table at any time."""
    now = table.table
    assert table.twin == now
    assert len(seated(now)) <= 10
    chairs = [chair for chair in (*now.seats, *now.queue) if not chair.left and not chair.passed]
    people = [chair.person for chair in chairs if chair.person is not None]
    assert len(people) == len(set(people)), "one seat a session, or one place in the queue"
    assert not now.queue or now.stage not in BETWEEN_GAMES or len(seated(now)) == 10
    assert sorted(order_of(now)) == [s for s, chair in enumerate(now.seats) if not chair.left]
    assert now.arranging is None or len(set(now.arranging.found)) == len(now.arranging.found)
    assert now.host is None or host_seat(now) is not None
    for answer in due(now):
        assert now.seats[answer.seat].person is None or now.seats[answer.seat].deputy
    assert now.rest is None or now.stage not in BETWEEN_GAMES
    for question in now.questions:
        assert question.topic is m.Topic.MOVE or now.stage not in BETWEEN_GAMES
        assert question.seat is None or now.seats[question.seat].human or question.person is None
    if now.stage in BETWEEN_GAMES:
        assert not any(chair.deputy or chair.returning for chair in now.seats)
    if now.stage in {Stage.ENVELOPES, Stage.PLAYING}:
        assert table.game.ruleset.players == len(now.seats)
        assert not any(chair.left for chair in now.seats)
    talk_is_in_order(table)
    for viewer in (None, Seat(0), Seat(len(now.seats) - 1)):
        if now.game is not None:
            update = table.update(viewer, table.game.step - 1)
            assert bool(update.options) <= (now.stage is Stage.PLAYING)


def talk_is_in_order(table: Gathering) -> None:
    """Every speaker has a seat or a number, and nobody reads what they may not."""
    now = table.table
    players = len(now.seats) if now.game is None else table.game.ruleset.players
    assert all(said.seat in range(players) for said in (*now.talk, *now.executed_talk))
    assert all(said.seat in range(len(now.spectators)) for said in now.spectators_talk)
    assert len(set(now.spectators)) == len(now.spectators)
    steps = [said.step for said in now.talk]
    assert steps == sorted(steps)
    if now.stage is Stage.ENDED:
        return
    for seat in range(len(now.seats)):
        alive = now.game is None or table.board.alive[seat]
        for channel in (m.Channel.SPECTATORS, m.Channel.EXECUTED):
            told = talk_for(now, table.reader(seat), channel, since=-1)
            assert told is None or (channel is m.Channel.EXECUTED and not alive)
