"""How people play: tiles and claims in 994 recorded games of seven players.

The players' rating was about 1690. Only aggregates: no names, no games. Shares are in per cent.
"""

from typing import Final, NamedTuple

ENDS: Final = (40.8, 7.3, 37.5, 14.5)
"""Shares: Liberal track complete, Hitler executed, Hitler elected, Fascist track complete."""


class Habit(NamedTuple):
    """How often people do or say one thing."""

    words: str
    rows: tuple[str, ...]
    """The rows of an arena's results that give the same share for a bot."""
    outcome: str
    share: float


Rows = dict[str, dict[str, float]]

DRAWN: Final[Rows] = {
    "liberal FFF": {"FFF": 94, "FFL": 4},
    "liberal FFL": {"FFL": 94, "FFF": 3},
    "liberal FLL": {"FLL": 90, "FFL": 9},
    "liberal LLL": {"LLL": 50, "FLL": 41},
    "fascist FFF": {"FFF": 68, "FFL": 27},
    "fascist FFL": {"FFL": 49, "FFF": 46},
    "fascist FLL": {"FLL": 50, "FFL": 38, "FFF": 8},
    "fascist LLL": {"FLL": 71, "LLL": 19},
    "hitler FFF": {"FFF": 80, "FFL": 18},
    "hitler FFL": {"FFL": 58, "FFF": 37},
    "hitler FLL": {"FLL": 56, "FFL": 40},
    "hitler LLL": {"FLL": 57, "LLL": 29},
}
PASSES: Final[Rows] = {
    "liberal FFL": {"FL": 98.9},
    "liberal FLL": {"LL": 74},
    "fascist FFL": {"FF": 68},
    "fascist FLL": {"FL": 55},
    "hitler FFL": {"FF": 58},
}
ENACTS: Final[Rows] = {
    "liberal FL": {"F": 0.4},
    "fascist FL": {"F": 45},
    "hitler FL": {"F": 38},
}
PARTY: Final[Rows] = {
    "fascist liberal": {"fascist": 56},
    "fascist hitler": {"liberal": 86},
    "liberal liberal": {"liberal": 97},
    "liberal fascist": {"fascist": 97},
}
RECEIVED: Final = {"liberal": 1.9, "fascist": 41, "hitler": 35}
"""How often a Chancellor who was given both tiles claims two Fascist ones."""
TABLES: Final[dict[str, tuple[Rows, str]]] = {
    "drawn": (DRAWN, "{} President with {} claims {}"),
    "passes": (PASSES, "{} President with {} passes {}"),
    "enacts": (ENACTS, "{} Chancellor given {} enacts {}"),
    "party": (PARTY, "{} who saw the card of a {} says {}"),
}


def _habits(table: str) -> list[Habit]:
    rows, words = TABLES[table]
    return [
        Habit(words.format(*_names(row), outcome), (f"{table} {{bot}} {row}",), outcome, share)
        for row, outcomes in rows.items()
        for outcome, share in outcomes.items()
    ]


def _names(row: str) -> list[str]:
    """The words of a row, with roles capitalized."""
    return [name.capitalize() if name.islower() else name for name in row.split()]


def _received(role: str, share: float) -> Habit:
    words = f"{role.capitalize()} Chancellor given FL claims FF"
    rows = tuple([f"received {{bot}} {role} {tile} FL" for tile in "FL"])
    return Habit(words, rows, "FF", share)


HABITS: Final = (
    *[habit for table in TABLES for habit in _habits(table)],
    *[_received(role, share) for role, share in RECEIVED.items()],
)
