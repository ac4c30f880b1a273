"""Which node builds the front end."""

import pytest

from tools import node


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.13.0", "v24.0.0", "v25.1.0"])
def test_a_node_that_vite_and_eslint_run_on_is_suitable(version: str) -> None:
    assert node.suitable(version)


@pytest.mark.parametrize("version", ["", "18.20", "v18.20.4", "v20.18.3", "v22.12.0", "v23.9.0"])
def test_an_older_or_odd_node_is_not(version: str) -> None:
    assert not node.suitable(version)


def test_without_a_node_on_the_path_the_build_brings_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    assert node.build_requirements() == [node.NODE_WHEEL]
