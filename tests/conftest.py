"""For all tests: what is made once for many tests is made by one worker alone."""

from typing import Final

import pytest

SHARED: Final = {"module", "package"}
"""The scopes of fixtures that are worth sharing."""


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep tests that share such a fixture, with the same parameter, on one worker of xdist."""
    for item in items:
        if isinstance(item, pytest.Function) and (group := shared_by(item)):
            item.add_marker(pytest.mark.xdist_group(group))


def shared_by(item: pytest.Function) -> str:
    """A name for the shared fixtures of a test; empty if it has none."""
    places = []
    for name, found in item._fixtureinfo.name2fixturedefs.items():
        if found[-1].scope in SHARED and found[-1].baseid.startswith("tests/"):
            chosen = item.callspec.indices.get(name, "") if hasattr(item, "callspec") else ""
            places.append(f"{found[-1].baseid}:{name}:{chosen}")
    return " ".join(sorted(places))
