"""The evenings are played once for all the tests that search them."""

import logging

import msgspec
import pytest

from .capture import Ear, Evening, evening
from .logs import logging_as_served

SIZES = ((3, 2), (4, 3), (5, 5), (1, 6))
"""People and bots at each table."""


@pytest.fixture(scope="package", params=SIZES, ids=[f"{sum(size)} seats" for size in SIZES])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """An evening at each size, logged as a server logs."""
    heard, folder = Ear(), tmp_path_factory.mktemp("evening")
    with logging_as_served():
        logging.getLogger().handlers[0].setStream(heard)  # type: ignore[attr-defined]  # it has one
        game = evening(folder, request.param, 5)
    return msgspec.structs.replace(game, logged=heard.text)
