"""Twin worlds: the same table with everything made up that one reader may not know."""

import random

import msgspec

from secret_hitler.engine import events as e
from secret_hitler.engine.state import Knowledge, State
from secret_hitler.engine.terms import Policy, Role, Seat
from secret_hitler.record.ledger import Entry
from secret_hitler.record.talk import (
    About,
    AnswerLog,
    AnyTalk,
    AskClaim,
    ClaimDrawn,
    ClaimNothing,
    Line,
    LogClaim,
    RemoveLine,
    Said,
)
from secret_hitler.table.clock import due
from secret_hitler.table.command_rights import Handled
from secret_hitler.table.commands import HandledCommand, handle
from secret_hitler.table.game import Step
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.status import Stage
from secret_hitler.table.table import Sealed, Table
from secret_hitler.table.talk.channels import Reader
from secret_hitler.table.updates import ledger_for
from tests.support.draws import by_lot
from tests.support.gathering import Gathering, sent_to

replace = msgspec.structs.replace


def garbled(table: Table, reader: Reader) -> Table:
    """The same table with everything that this reader may not know made up."""
    assert table.game is not None
    game, state, viewer = table.game, table.game.state, reader.seat
    knowledge = tuple(
        own if own.seat == viewer else Knowledge(own.seat, Role.HITLER, (), (), None, 7)
        for own in state.knowledge
    )
    secrets = replace(state.secrets, draw_pile=(), discard_pile=())
    steps = tuple(replace(step, events=_garbled(step, viewer)) for step in game.steps)
    world = State(state.ruleset, state.board, knowledge, secrets)
    return _with_other_talk(
        replace(
            table,
            game=replace(game, state=world, steps=steps, rows=()),
            sealed=table.sealed if game.over else tuple(_guess(s, viewer) for s in table.sealed),
            voice=table.voice if viewer is not None else "https://example.org/another",
        ),
        reader,
    )


def _with_other_talk(table: Table, reader: Reader) -> Table:
    """Before the end a living seat knows of neither channel, a spectator of its own alone."""
    assert table.game is not None
    other = (Said(Seat(0), 0, Line("something else")),) * 3
    everything = table.stage is Stage.ENDED and not reader.tv
    watches = reader.seat is None and not reader.tv
    dead = reader.seat is not None and not table.game.board.alive[reader.seat]
    return replace(
        table,
        spectators_talk=table.spectators_talk if watches or everything else other,
        spectators=table.spectators if watches else ("somebody", "else"),
        executed_talk=table.executed_talk if dead or everything else other,
    )


def _guess(sealed: Sealed, viewer: Seat | None) -> Sealed:
    other = m.Prediction(Seat(9), (), passes=True)
    return sealed if sealed.seat == viewer else replace(sealed, prediction=other)


def _garbled(step: Step, viewer: Seat | None) -> e.Events:
    """Facts of others doubled and turned about, sealed ones gone."""
    return tuple(
        event
        for event in step.events
        for _ in range(1 if isinstance(event, e.PublicEvent) else 2)
        if not isinstance(event, e.SealedEvent)
        if not (isinstance(event, e.PrivateEvent) and event.to == viewer and _)
    )


def compare(gathering: Gathering) -> None:
    seats = (gathering.reader(viewer) for viewer in gathering.viewers())
    for reader in (*seats, Reader(None, "watcher"), Reader(None, None, tv=True)):
        other = garbled(gathering.table, reader)
        assert other != gathering.table
        assert sent_to(other, reader) == sent_to(gathering.table, reader)
        assert reader.tv or answers(other, reader) == answers(gathering.table, reader)
        assert due(other) == due(gathering.table)


def answers(table: Table, reader: Reader) -> list[tuple[Handled, HandledCommand]]:
    """The results of everything that this reader may say or ask, without storing it."""
    seat = Seat(0) if reader.seat is None else reader.seat
    others = [Seat(other) for other in range(len(table.seats)) if other != seat]
    tiles = (Policy.FASCIST,) * 3
    talk: list[AnyTalk] = [
        *(ClaimDrawn(round_, tiles) for round_ in range(3)),
        *(ClaimNothing(round_, About.RECEIVED) for round_ in range(3)),
        *(AskClaim(other, round_, About.DRAWN) for other in others for round_ in range(2)),
        *(LogClaim(other, ClaimDrawn(0, tiles)) for other in others),
        *(AnswerLog(number, right=True) for number in range(len(table.talk))),
        *(RemoveLine(number) for number in range(len(table.talk))),
    ]
    step = 0 if table.game is None else table.game.step
    commands: list[HandledCommand] = [
        m.AskHint(),
        *(
            m.AskWhy(number, Seat(other))
            for number in range(step - 8, step + 1)
            for other in range(len(table.seats))
        ),
        *(m.Say(Line("hello"), channel) for channel in m.Channel),
        *(m.Say(word) for word in talk),
        m.KeepNotes(table.games, seat, m.Notes("mine", (m.Mark(others[0], m.Suspicion.HITLER),))),
    ]
    draw = by_lot(0)
    return [
        (handle(table, reader.person, command, 0.0, draw, shown=reader.seat), command)
        for command in commands
    ]


def talk_about_it(at: Gathering, rng: random.Random) -> None:
    """Everybody says what they may, in all channels, and the executed guess."""
    at.whisper("watcher", Line(f"boo {at.game.step}"))
    owed = {entry.seat for entry in ledger_of(at) if entry.claim is None}
    for seat in range(len(at.table.seats)):
        who = at.who(seat)
        if who is None:
            continue
        if not at.board.alive[seat]:
            at.send(who, m.Predict(m.Prediction(Seat(seat - 1), ())))
            at.say(seat, Line(f"six feet under {at.game.step}"), m.Channel.EXECUTED)
        for word in ("ffl", "fl", "peek ffl", "nothing"):
            if seat in owed and rng.random() < 0.3:
                at.send(who, m.ClaimInWords(word))
    for entry in ledger_of(at):
        asker = Seat(rng.randrange(len(at.table.seats)))
        at.say(asker, AskClaim(entry.seat, entry.round, entry.about))
        if entry.about is About.DRAWN:
            at.say(asker, LogClaim(entry.seat, ClaimNothing(entry.round, entry.about)))


def ledger_of(at: Gathering) -> tuple[Entry, ...]:
    update = ledger_for(at.table)
    assert update is not None
    return update.ledger.entries
