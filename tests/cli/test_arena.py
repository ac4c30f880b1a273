"""`secret-hitler arena` as it is typed."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from secret_hitler.beliefs.likelihoods import parse
from secret_hitler.cli import build


def arena(*arguments: object) -> Result:
    return CliRunner().invoke(build(), ["arena", *map(str, arguments)])


def test_it_prints_who_won_how_often_with_intervals() -> None:
    done = arena("random", "--games", 6, "--players", "5-6", "--workers", 1, "--no-claims")
    assert done.exit_code == 0
    first = "6 games of 5, 6 players, all random, without claims, seed 1"
    assert first in done.output
    assert "Games that the Liberals won, by players" in done.output


def test_it_writes_json_and_a_plot_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    out = tmp_path / "five"
    again = ("selfish/random", "--games", 25, "--players", 5, "--workers", 1, "--out", out)
    assert arena(*again).exit_code == 0
    found = json.loads((tmp_path / "five.json").read_text())
    assert found["games"] == 25
    assert found["plan"]["line_up"] == {
        "type": "ByRole", "liberals": "selfish", "fascists": "random", "hitler": "random"
    }  # fmt: skip
    assert (tmp_path / "five.svg").read_text().startswith("<svg")
    first = (tmp_path / "five.json").read_bytes()
    assert arena(*again).exit_code == 0
    assert (tmp_path / "five.json").read_bytes() == first


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("nobody",), "there is no bot 'nobody'"),
        (("random,random", "--players", "5"), "2 bots are named for 5 seats"),
        (("random", "--players", "12"), "12 players"),
        (("random", "--players", "many"), "is no number of players"),
        (("a/b/c/d",), "names 4 roles"),
    ],
)
def test_an_impossible_line_up_is_refused_with_a_reason(
    arguments: tuple[str, ...], reason: str
) -> None:
    refused = arena(*arguments)
    assert refused.exit_code == 1
    assert reason in refused.output
    assert "Traceback" not in refused.output


def test_the_games_of_another_plan_are_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "games"
    common = ("--games", 2, "--players", 5, "--workers", 1, "--out", out)
    assert arena("random", *common).exit_code == 0
    refused = arena("selfish", *common)
    assert refused.exit_code == 1
    assert "another plan" in refused.output


def test_it_writes_the_tables_of_a_bot(tmp_path: Path) -> None:
    out = tmp_path / "games"
    common = ("selfish", "--games", 4, "--players", 5, "--workers", 1, "--tables", "selfish")
    assert arena(*common, "--out", out).exit_code == 0
    assert parse((tmp_path / "games.tables.json").read_bytes()).passes.temper == 1
    refused = arena(*common)
    assert refused.exit_code == 1
    assert "--tables needs --out" in refused.output


def test_after_a_kill_it_goes_on_with_what_was_kept(tmp_path: Path) -> None:
    """SIGKILL gives no time to tidy up; only the batch at hand is played again."""
    out, kept = tmp_path / "games", tmp_path / "games.jsonl"
    games = ("random", "--games", "240", "--players", "5", "--workers", "1", "--seed", "4")
    command = (sys.executable, "-c", "from secret_hitler.cli import main; main()", "arena", *games)
    with subprocess.Popen((*command, "--out", str(out)), stdout=subprocess.DEVNULL) as running:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
            assert running.poll() is None
            time.sleep(0.002)
        running.kill()
    before = kept.read_bytes().rsplit(b"\n", 1)[0]
    assert not (tmp_path / "games.json").exists()
    assert arena(*games, "--out", out).exit_code == 0
    assert kept.read_bytes().startswith(before)
    assert arena(*games, "--out", tmp_path / "whole").exit_code == 0
    whole, resumed = (json.loads((tmp_path / f"{n}.json").read_text()) for n in ("whole", "games"))
    assert {**whole, "seconds": 0} == {**resumed, "seconds": 0}
