"""Logging as a server sets it up, for as long as a test takes."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from secret_hitler.server.logs import set_up_logs


@contextmanager
def logging_as_served() -> Iterator[None]:
    """Log to the standard error stream, and restore the previous handlers afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers.copy(), root.level
    try:
        set_up_logs(as_json=True)
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
