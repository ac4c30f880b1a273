"""The option that rewrites the golden games."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make golden` passes it."""
    parser.addoption("--rewrite-golden", action="store_true", help="write tests/golden/*.txt anew")
