"""Computed answers: the same in all worlds that the asker cannot tell apart."""

import random

import msgspec
import pytest

from secret_hitler.beliefs.proof import prove
from secret_hitler.engine import actions as a
from secret_hitler.engine.terms import Role, Seat
from secret_hitler.server.thinking.thought import (
    Answer,
    Failed,
    FindHint,
    Known,
    Question,
    Reasons,
    ToChoose,
    Why,
    answered,
    framed,
    length,
)
from secret_hitler.table.command_rights import Advice, Explanation
from secret_hitler.table.protocol import messages as m
from tests.support.draws import by_lot, stacked
from tests.support.gathering import FASCIST, JA, NEIN, Gathering


def advice(table: Gathering) -> Advice:
    work = table.accepted("p0", m.AskHint()).work
    assert isinstance(work, Advice)
    return work


def hint(table: Gathering) -> Known:
    found = answered(FindHint(advice(table)))
    assert isinstance(found, Known)
    return found


def reasons(table: Gathering, step: int, seat: int) -> Reasons:
    work = table.accepted("p0", m.AskWhy(step, Seat(seat))).work
    assert isinstance(work, Explanation)
    found = answered(Why(work))
    assert isinstance(found, Reasons)
    return found


def after_a_fascist_policy(roles: str) -> Gathering:
    """Bot 1 nominated bot 2, bot 3 voted Nein, and the two enacted a Fascist policy."""
    table = Gathering(1, 6, stacked(roles, "FFL", first=1)).start()
    table.act(1, a.NOMINATE[2])
    for seat in table.awaited():
        table.act(seat, NEIN if seat == 3 else JA)
    return table.act(1, a.Discard(table.choices(1)[0].policy)).act(2, a.Enact(FASCIST))  # type: ignore[union-attr]


WORLDS = ("LFFLLLH", "LLLHFFL", "LHLFLFL")
"""Seat 0 is a Liberal in each."""


def test_a_hint_is_the_same_in_all_worlds_that_its_reader_cannot_tell_apart() -> None:
    hints = [hint(after_a_fascist_policy(world)) for world in WORLDS]
    assert hints[0] == hints[1] == hints[2]


def test_a_hint_follows_from_the_own_view() -> None:
    """Who knows the team is told what it knows."""
    liberal, hitler = (hint(after_a_fascist_policy(w)) for w in ("LFFLLLH", "FFLLLLH"))
    assert liberal != hitler
    assert [one.hitler for one in hitler.odds] == [0, 0, 0, 0, 0, 1]


def test_a_hint_gives_odds_of_everybody_else_who_lives() -> None:
    odds = hint(after_a_fascist_policy(WORLDS[0])).odds
    assert [one.seat for one in odds] == [1, 2, 3, 4, 5, 6]
    assert sum(one.fascist for one in odds) == pytest.approx(3, abs=0.01)
    assert sum(one.hitler for one in odds) == pytest.approx(1, abs=0.01)
    government, others = odds[:2], odds[2:]
    assert min(one.fascist for one in government) > max(one.fascist for one in others)


def test_a_hint_says_all_that_is_certain() -> None:
    table = after_a_fascist_policy("FFLLLLH")
    assert len(hint(table).certain) == len(prove(advice(table).view)) > 0


def test_reasons_are_the_same_whatever_the_bot_is() -> None:
    tables = [after_a_fascist_policy(world) for world in (*WORLDS, "HFFLLLL", "FHLLLLF")]
    table = tables[0]
    counted = 0
    for told in table.update(None).events:
        for seat in told.explained:
            found = [reasons(one, told.step, seat) for one in tables]
            assert all(one == found[0] for one in found)
            counted += 1
    assert counted == 1 + 6 + 1


def test_whole_games_can_be_explained_and_hinted_at() -> None:
    table, some = Gathering(1, 5, by_lot(4)).start(), 0

    def ask(at: Gathering) -> None:
        nonlocal some
        if at.game.step % 5 == 0 and at.table.stage is m.Stage.PLAYING:
            some += len(hint(at).odds)

    table.play(random.Random(4), ask)
    for told in table.update(None).events:
        for seat in told.explained:
            some += len(reasons(table, told.step, seat).told)
    assert some > 60


def test_every_question_has_an_answer_and_goes_over_a_pipe() -> None:
    table = after_a_fascist_policy(WORLDS[0])
    work = table.accepted("p0", m.AskWhy(1, Seat(1))).work
    assert isinstance(work, Explanation)
    questions: tuple[Question, ...] = (Why(work), FindHint(advice(table)))
    for question in questions:
        sent = msgspec.msgpack.encode(question)
        assert length(framed(sent)[:4]) == len(sent)
        assert msgspec.msgpack.decode(sent, type=Question) == question
        found = answered(question)
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(found), type=Answer) == found


def test_a_fault_tells_its_kind_and_its_place_and_no_more() -> None:
    table = after_a_fascist_policy(WORLDS[0])
    seen = advice(table).view
    found = answered(ToChoose("nobody", seen, (), "1", (JA,)))
    assert isinstance(found, Failed)
    assert found.kind == "KeyError"
    assert "nobody" not in found.place


def test_nothing_of_it_is_printed() -> None:
    table = after_a_fascist_policy(WORLDS[0])
    work = advice(table)
    found = hint(table)
    reply = m.HintUpdate(1, 2, found.certain, found.odds)
    for one in (work, FindHint(work), found, reply, reasons(table, 1, 1)):
        assert not any(role.value in repr(one).lower() for role in Role)
