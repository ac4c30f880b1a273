"""Whole games by people and bots under random options: the stored rows always rebuild the table."""

import random

import msgspec
import pytest

from secret_hitler.engine.ruleset import balanced, official
from secret_hitler.engine.state import GameOver
from secret_hitler.engine.terms import Seat
from secret_hitler.record.record import run
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.updates import record_of, update_for
from tests.support.draws import by_lot
from tests.support.gathering import Gathering, sent


def random_options(rng: random.Random, players: int) -> m.Options:
    def coin() -> bool:
        return rng.random() < 0.5

    return m.Options(
        balanced=coin(),
        hitler_knows=rng.choice(list(m.HitlerKnows)),
        chaos_flips_leftovers=coin(),
        reshuffle_after_power=coin(),
        secret_ballots=coin(),
        tie_elects_hitler=coin(),
        fascists_cannot_execute_hitler=coin(),
        self_execution=coin(),
        dead_may_chat=coin(),
        first_candidate=rng.choice([None, Seat(rng.randrange(players))]),
        clock=rng.choice([None, 120]),
    )


def same_after_a_restart(gathering: Gathering) -> None:
    """Every viewer's new Update at every step; all that a viewer ever got, at every tenth."""
    assert gathering.twin == gathering.table
    table, twin, step = gathering.table, gathering.twin, gathering.game.step
    for viewer in gathering.viewers():
        live, restored = (update_for(at, viewer, step - 1) for at in (table, twin))
        assert msgspec.json.encode(live) == msgspec.json.encode(restored)
        if step % 10 == 0 or gathering.game.over:
            assert sent(twin, viewer) == sent(table, viewer)


@pytest.mark.parametrize("players", range(5, 11))
@pytest.mark.parametrize("seed", range(3))
def test_stored_rows_make_the_same_table_at_every_step(players: int, seed: int) -> None:
    rng = random.Random(f"{players} {seed}")
    people = rng.randrange(1, players + 1)
    options = random_options(rng, players)
    gathering = Gathering(people, players - people, by_lot(seed), options).start()
    assert gathering.board.rounds[0].candidate == options.first_candidate or (
        options.first_candidate is None
    )
    gathering.play(rng, same_after_a_restart)
    assert gathering.rebuilt() == gathering.table
    assert gathering.table.stage is m.Stage.ENDED
    assert isinstance(gathering.board.phase, GameOver)


def test_four_games_of_one_evening_have_numbers_and_phases_of_their_own() -> None:
    gathering, rng, phases = Gathering(6, 1), random.Random(5), [-1]
    gathering.accepted("p0", m.Start())
    for number in range(1, 5):
        assert (gathering.table.games, gathering.table.stage) == (number, m.Stage.ENVELOPES)
        assert gathering.game.step == 0
        assert gathering.game.phase > phases[-1], "no act of an old game fits a new one"
        for person in range(6):
            gathering.accepted(f"p{person}", m.Looked())
        gathering.play(rng, lambda _: None)
        phases.append(gathering.game.phase)
        gathering.rematch()
    assert gathering.rebuilt() == gathering.table


def test_the_record_replays_and_names_nobody() -> None:
    gathering = Gathering(4, 3).start().play(random.Random(1), lambda _: None)
    record = record_of(gathering.table)
    assert record is not None
    *_, (state, _) = run(record.ruleset, record.rows)
    assert state.board == gathering.board
    assert b"Anna" not in msgspec.json.encode(record)


def test_a_record_is_offered_only_of_a_finished_game_with_open_ballots() -> None:
    gathering = Gathering(7).start()
    assert record_of(gathering.table) is None
    secret = Gathering(7, options=m.Options(secret_ballots=True)).start()
    secret.play(random.Random(2), lambda _: None)
    assert record_of(secret.table) is None


@pytest.mark.parametrize("players", range(5, 11))
def test_the_ruleset_is_the_official_one_or_the_balanced_one(players: int) -> None:
    gathering = Gathering(players).start()
    assert gathering.game.ruleset == official(players)
    gathering = Gathering(players, options=m.Options(balanced=True)).start()
    assert gathering.game.ruleset == balanced(players)
