"""The shelf of data: a process keeps using the one that it began with."""

import pytest

from secret_hitler.beliefs.likelihoods import load
from secret_hitler.beliefs.shelf import read_from


def test_nobody_changes_the_shelf_once_something_was_read() -> None:
    load("people")
    with pytest.raises(AssertionError, match="read already"):
        read_from(None)
