"""Tallies: counts over games, as plain numbers that can be added up and stored.

They say who won with which role in which seat, how games ended, and all that was done and said.
Keys are words separated by spaces.
"""

from collections.abc import Iterator

import msgspec

from ..engine.terms import ROLES, SEATS, Policy
from .outcomes import outcomes
from .playing import FinishedGame

Counts = dict[str, int]


class Tally(msgspec.Struct):
    """Counts of some games."""

    games: int = 0
    wins: Counts = msgspec.field(default_factory=dict)
    """How many seats won, by bot, role, players and seat from 1."""
    seats: Counts = msgspec.field(default_factory=dict)
    """How many seats there were, by the same keys."""
    teams: Counts = msgspec.field(default_factory=dict)
    """Games, by bot, players, its Liberals, Fascists and Hitlers, and the party that won."""
    ends: Counts = msgspec.field(default_factory=dict)
    """Games, by players and reason."""
    boards: dict[str, Counts] = msgspec.field(default_factory=dict)
    """Games with this board, by players, policies, failed elections, and the party that won."""
    rows: dict[str, Counts] = msgspec.field(default_factory=dict)
    """Outcomes, by table, bot and labels of the table's axes."""

    def add(self, other: "Tally") -> None:
        """Add the counts of other games to these."""
        self.games += other.games
        for mine, more in (
            (self.wins, other.wins),
            (self.seats, other.seats),
            (self.teams, other.teams),
            (self.ends, other.ends),
        ):
            _add(mine, more)
        for tables, others in ((self.boards, other.boards), (self.rows, other.rows)):
            for key, more in others.items():
                _add(tables.setdefault(key, {}), more)


def _add(mine: Counts, more: Counts) -> None:
    for key, number in more.items():
        mine[key] = mine.get(key, 0) + number


def tally(game: FinishedGame) -> Tally:
    """The counts of one game."""
    players, over = len(game.bots), game.over
    found = Tally(games=1, ends={f"{players} {over.reason.value}": 1})
    for seat, bot, role in zip(SEATS, game.bots, game.roles, strict=False):
        key = f"{bot} {role.value} {players} {seat + 1}"
        found.seats[key] = 1
        found.wins[key] = int(role.party is over.winner)
    found.teams = {_team(game, bot): 1 for bot in dict.fromkeys(game.bots)}
    winner = _winner(game)
    found.boards = {f"{players} {board}": {winner: 1} for board in _boards(game)}
    for deed in outcomes(game):
        key = " ".join((deed.table, game.bots[deed.seat], *deed.labels))
        row = found.rows.setdefault(key, {})
        row[deed.outcome] = row.get(deed.outcome, 0) + 1
    return found


def _team(game: FinishedGame, bot: str) -> str:
    """The key for the roles that one bot was dealt, and the winner."""
    dealt = [role for role, name in zip(game.roles, game.bots, strict=True) if name == bot]
    counts = [str(dealt.count(role)) for role in ROLES]
    winner = _winner(game)
    return " ".join((bot, str(len(game.bots)), *counts, winner))


def _winner(game: FinishedGame) -> str:
    return "nobody" if game.over.winner is None else game.over.winner.value


def _boards(game: FinishedGame) -> Iterator[str]:
    """The board before each election: Liberal and Fascist policies, and failed elections."""
    liberal, fascist, failed = 0, 0, 0
    for played in game.state.board.rounds:
        yield f"{liberal} {fascist} {failed}"
        failed = failed + 1 if played.tile is None else 0
        liberal += played.tile is Policy.LIBERAL
        fascist += played.tile is Policy.FASCIST
