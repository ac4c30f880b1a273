"""The arena: the same seed gives the same games, however they are played, and nothing is lost."""

from pathlib import Path

import pytest

from secret_hitler.lab import arena
from secret_hitler.lab.arena import BATCH, ArenaError, Plan, kept, run
from secret_hitler.lab.line_up import ByLot, LineUpError
from secret_hitler.lab.tally import Tally

PLAN = Plan(ByLot(("random", "selfish")), (5, 6), games=2 * BATCH + 7, seed=3, claims=False)


@pytest.fixture(scope="module")
def whole() -> Tally:
    """All games of the plan, played at once."""
    return run(PLAN, workers=1).tally


def test_every_game_is_played_once(whole: Tally) -> None:
    assert whole.games == PLAN.games
    assert sum(whole.ends.values()) == PLAN.games
    assert sum(whole.seats.values()) == 24 * 5 + 23 * 6


def test_two_processes_play_the_same_games(whole: Tally) -> None:
    assert run(PLAN, workers=2).tally == whole


def test_another_seed_gives_other_games(whole: Tally) -> None:
    other = Plan(PLAN.line_up, PLAN.players, PLAN.games, seed=4, claims=False)
    assert run(other, workers=1).tally != whole


def test_a_longer_plan_begins_with_the_same_games(whole: Tally) -> None:
    shorter = Plan(PLAN.line_up, PLAN.players, BATCH, PLAN.seed, claims=False)
    assert arena.batch(shorter, 0).tally == arena.batch(PLAN, 0).tally
    assert whole.games > BATCH


def test_after_a_stop_only_what_is_missing_is_played(
    tmp_path: Path, whole: Tally, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    played: list[int] = []
    original = arena.batch

    def stopping(plan: Plan, number: int) -> arena.Batch:
        if number == 1 and not played:
            raise KeyboardInterrupt
        return original(plan, number)

    monkeypatch.setattr(arena, "batch", stopping)
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, keep=file, workers=1)
    assert list(kept(PLAN, file)) == [0]

    def counting(plan: Plan, number: int) -> arena.Batch:
        played.append(number)
        return original(plan, number)

    monkeypatch.setattr(arena, "batch", counting)
    assert run(PLAN, keep=file, workers=1).tally == whole
    assert played == [1, 2]
    assert run(PLAN, keep=file, workers=1).tally == whole
    assert played == [1, 2]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, whole: Tally) -> None:
    file = tmp_path / "games.jsonl"
    run(PLAN, keep=file, workers=1)
    file.write_bytes(file.read_bytes()[:-30])
    assert list(kept(PLAN, file)) == [0, 1]
    assert run(PLAN, keep=file, workers=1).tally == whole
    assert list(kept(PLAN, file)) == [0, 1, 2]


def test_the_games_of_another_plan_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    other = Plan(PLAN.line_up, (5,), BATCH, seed=3, claims=False)
    run(other, keep=file, workers=1)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match="another plan"):
        run(PLAN, keep=file, workers=1)
    assert file.read_bytes() == before


def test_progress_hears_of_every_game_the_kept_ones_at_once(tmp_path: Path) -> None:
    heard: list[int] = []
    file = tmp_path / "games.jsonl"
    run(PLAN, keep=file, workers=1, progress=heard.append)
    assert heard == [0, BATCH, BATCH, 7]
    heard.clear()
    run(PLAN, keep=file, workers=1, progress=heard.append)
    assert heard == [PLAN.games]


def test_an_impossible_line_up_is_not_begun(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with pytest.raises(LineUpError):
        run(Plan(ByLot(("nobody",)), (5,), 1, 1, claims=False), keep=file)
    assert not file.exists()
