"""The evenings are played once for all the tests that search them."""

import asyncio
import logging

import msgspec
import pytest

from secret_hitler.server.logs import set_up_logs

from .evening import Ear, Evening, evening

SIZES = ((3, 2), (4, 3), (5, 5))
"""People and bots at each table."""


@pytest.fixture(scope="package", params=SIZES, ids=[f"{sum(size)} seats" for size in SIZES])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """An evening at each size, logged as a server logs."""
    root, heard = logging.getLogger(), Ear()
    before, level = root.handlers.copy(), root.level
    try:
        set_up_logs(as_json=True)
        root.handlers[0].setStream(heard)  # type: ignore[attr-defined]  # a StreamHandler
        folder = tmp_path_factory.mktemp("evening")
        game = asyncio.run(evening(folder, request.param, 5))
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    files = tuple(one.name for one in folder.iterdir())
    return msgspec.structs.replace(game, logged=heard.text, files=files)
