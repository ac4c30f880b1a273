"""The shelf: the folder that tables and worths are read from.

A process uses one shelf for its whole life, because everything it reads is cached.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

_other: Final[list[Path]] = []


def read_from(folder: Path | None) -> None:
    """Make this process read from a folder with `tables` and `worths` instead of the packages.

    None keeps the packages. Call it before anything is read.
    """
    assert not shelf.cache_info().currsize, "files were read already"
    _other[:] = [] if folder is None else [folder]


@cache
def shelf(package: str, kind: str) -> Traversable:
    """The folder with this package's files of a kind, `tables` or `worths`."""
    return (_other[0] if _other else files(package)) / kind
