"""Roles, tiles and ballots by their letters."""

from collections import Counter
from collections.abc import Iterable

from secret_hitler.engine.terms import Ballot, Policy, Role

ROLES = {"L": Role.LIBERAL, "F": Role.FASCIST, "H": Role.HITLER}
BALLOTS = {"J": Ballot.JA, "N": Ballot.NEIN}


def deck(letters: str) -> tuple[Policy, ...]:
    """Tiles from the top: `deck("FFL LFF")`."""
    return tuple(Policy(letter) for letter in letters.replace(" ", ""))


def roles(letters: str) -> tuple[Role, ...]:
    """Roles by seat: `roles("LLLFH")`."""
    return tuple(ROLES[letter] for letter in letters)


def ballots(letters: str) -> tuple[Ballot, ...]:
    """Ballots by seat: `ballots("JJNNJ")`."""
    return tuple(BALLOTS[letter] for letter in letters)


def without(tiles: Iterable[Policy], taken: Iterable[Policy]) -> tuple[Policy, ...]:
    """These tiles in order, without the first of each kind that was taken."""
    left = Counter(taken)
    kept = []
    for tile in tiles:
        if left[tile]:
            left[tile] -= 1
        else:
            kept.append(tile)
    assert not +left, "these tiles are not there"
    return tuple(kept)
