"""The axes and outcomes of each table of likelihoods: names, no numbers."""

from collections.abc import Mapping
from itertools import product
from typing import Final, NamedTuple

Labels = tuple[str, ...]

ROLE: Final = ("liberal", "fascist", "hitler")
"""In order of role codes."""
STAGE: Final = ("opening", "zone", "brink")
"""Before the Hitler zone, in it, and when one more tile wins for either party."""
OFFICE: Final = ("outside", "candidate", "nominee")
TOLD: Final = ("FFF", "FFL", "FLL", "LLL", "nothing")
HANDS: Final = TOLD[:4]
"""In order of the number of Liberal tiles, like `PASSED` and `TILE`."""
PASSED: Final = ("FF", "FL", "LL")
TILE: Final = ("F", "L", "none")
"""What a session enacted; "none" after a veto."""
ORDER: Final = tuple("".join(tiles) for tiles in product("FL", repeat=3))
"""Three tiles from the top, read as a binary number with Liberal tiles as ones."""
PARTY: Final = ("liberal", "fascist")
ANSWER: Final = ("no", "yes")

GOVERNMENT: Final[Mapping[str, Labels]] = {"president": ROLE, "chancellor": ROLE}
IN_OFFICE: Final[Mapping[str, Labels]] = {"stage": STAGE, **GOVERNMENT}


class Shape(NamedTuple):
    """What a table depends on, and the outcomes it gives odds for."""

    axes: Mapping[str, Labels]
    outcomes: Labels
    taken_from: str | None = None
    """The axis whose tiles must contain the outcome's; other outcomes are impossible."""
    of_seats: bool = False
    """Whether the entries are weights of the seats to choose from, not odds of outcomes."""
    tempered: bool = False
    """Whether a file may temper the table: raise its likelihoods to a power below one."""

    def possible(self, labels: Mapping[str, str]) -> Labels:
        """The outcomes that the tiles of these labels allow."""
        if self.taken_from is None:
            return self.outcomes
        tiles = labels[self.taken_from]
        return tuple([name for name in self.outcomes if _holds(tiles, name)])


def _holds(tiles: str, some: str) -> bool:
    return all(some.count(tile) <= tiles.count(tile) for tile in "FL")


def _choice(chooser: str) -> Shape:
    return Shape({"stage": STAGE, chooser: ROLE}, ROLE, of_seats=True, tempered=True)


SHAPES: Final = {
    "nominates": _choice("candidate"),
    "votes": Shape(
        {"stage": STAGE, "standing": OFFICE, "voter": ROLE, **GOVERNMENT}, ANSWER, tempered=True
    ),
    "passes": Shape({**IN_OFFICE, "hand": HANDS}, PASSED, taken_from="hand"),
    "enacts": Shape({**IN_OFFICE, "passed": PASSED}, TILE[:2], taken_from="passed"),
    "asks": Shape({**IN_OFFICE, "passed": PASSED}, ANSWER),
    "consents": Shape({**IN_OFFICE, "passed": PASSED}, ANSWER),
    "investigates": _choice("president"),
    "calls": _choice("president"),
    "executes": _choice("president"),
    "drawn": Shape({**GOVERNMENT, "tile": TILE, "hand": HANDS, "passed": PASSED}, HANDS),
    "received": Shape({**GOVERNMENT, "tile": TILE, "passed": PASSED, "told": TOLD}, PASSED),
    "party": Shape({"president": ROLE, "target": ROLE}, PARTY),
    "peeked": Shape({"president": ROLE, "order": ORDER}, ORDER),
}
